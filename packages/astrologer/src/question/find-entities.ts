import { type Dignity, type Graha, GRAHAS, type Nakshatra, type Rashi, type VargaId } from "@lagna/terms";
import { YOGA_ROWS } from "../language/lexicon-panchanga-yogas.data.ts";
import { MISSPELT_NAMES, NAME_ROWS } from "../language/lexicon-astrology-names.data.ts";
import { WORD_ROWS } from "../language/lexicon-grammar-and-units.data.ts";
import { type Token, tokenise } from "../language/tokenise.ts";
import { buildLexicon, type LexiconRow, tagTokens, type TaggedToken } from "../language/tag-tokens.ts";
import { removeDuplicates } from "./remove-duplicates.ts";
import type { NamedEntities } from "./question.ts";

/** In "rent pe rahu ya …" "rahu" is the verb "stay", not the graha. */
const STAY_VERB_ROW: LexiconRow = {
  tag: "w",
  hg: "rent pe rahu|rent par rahu|kiraye pe rahu|kiraye par rahu|yahan rahu|wahan rahu|yahi rahu|wahi rahu|rahu ya jau|rahu ya na",
};
/** "Antar" as an age difference, not an antardasha. */
const AGE_DIFFERENCE_ROW: LexiconRow = {
  tag: "w",
  words: "उम्र में अंतर|कितना अंतर|अंतर होगा|क्या अंतर",
  hg: "umar me antar|umar ka antar|umr me antar|kitna antar|antar hoga|antar hai kya|kya antar",
};
/** "Kanpur me rahu ya Delhi jau": "rahu" is also a verb if another first-person verb follows after an "or". */
const STAYS_OR_GOES =
  /\b(?:me|mein|pe|par) rah(?:u|un|oon) ya (?!ketu|shani|mangal|guru|budh|shukra|surya|chandra)|\brah(?:u|un|oon)\b(?=.*\b(?:ya|or)\b.*\b(?:ja|jaa|le|kar|cha|chal|bas|bech|aa|hat|badl|lo|d)(?:u|un|oon|lu|lun)\b)/iu;
const NAMES = buildLexicon([STAY_VERB_ROW, AGE_DIFFERENCE_ROW, ...YOGA_ROWS, ...NAME_ROWS, ...WORD_ROWS], "own");

const LORD_WORD_TAGS = new Set(["lordword"]);

/** "9th", "dasve", "नौवें": they count something other than a house if a noun of `COUNTED_NOUNS_PATTERN` follows. */
const ORDINAL_PATTERN = /^(?:\d+(?:st|nd|rd|th|ve|va|वें|वां)|[a-z]+ve|\S+वें)$/;
/** "दशम में", "saptam mein": these words count houses and lunar days only. */
const SANSKRIT_ORDINAL =
  /^(?:प्रथम|द्वितीय|तृतीय|चतुर्थ|पंचम|षष्ठ|षष्टम|सप्तम|अष्टम|नवम|दशम|एकादश|द्वादश|pratham|d[wv]itiya|tritiya|chaturth|pancham|shashth|shashtam|saptam|ashtam|navam|dasham|dasam|ekadash|dwadash)$/;
const LOCATIVE = /^(?:में|me|mein|main)$/;
const COUNTED_NOUNS_PATTERN =
  /^(?:class|classes|std|standard|grade|board|boards|semester|sem|floor|year|years|day|days|date|time|anniversary|birthday|century|month|attempt|child|kid|marriage|job|question|saal|sal|mahine|mahina|tarikh|tareekh|din|bar|baar|kaksha|साल|महीने|दिन|तारीख|बार|कक्षा)$/;

/** The house number in "house no. 5", "ghar number 5". */
function findFollowingNumber(names: readonly TaggedToken[], at: number): number | null {
  const following = names.slice(at + 1, at + 4);
  const first = following.find(({ word }) => !/^(?:no|num|number|nos|nambar|नंबर|[.:#])$/.test(word));
  const house = first && first !== following[0] && /^\d{1,2}$/.test(first.word) ? Number(first.word) : Number.NaN;
  return house >= 1 && house <= 12 ? house : null;
}

function isLoneHouse(names: readonly TaggedToken[], at: number): boolean {
  const [node, next] = [names[at], names[at + 1]];
  if (names.some(({ word }) => /^(?:percent|percentage|marks|cgpa|pass|fail|result)$/.test(word))) return false;
  if (node && SANSKRIT_ORDINAL.test(node.word)) return LOCATIVE.test(next?.word ?? "");
  if (!node || !ORDINAL_PATTERN.test(node.word) || Number(node.value) > 12) return false;
  // "After 12th" means the school class.
  if (/^(?:after|post)$/.test(names[at - 1]?.word ?? "") || (next?.tag === "next" && /^(?:10|12)th$/.test(node.word)))
    return false;
  return next?.tag !== "month" && !(next && COUNTED_NOUNS_PATTERN.test(next.word)) && names[at - 1]?.tag !== "month";
}

/** Finds the chart elements that a text names. */
export function findEntities(text: string, tokens: readonly Token[]): NamedEntities {
  const names = tagTokens(tokens, NAMES, MISSPELT_NAMES);
  return collectEntities(STAYS_OR_GOES.test(text) ? names.filter(({ value }) => value !== "rahu") : names);
}

/** The chart elements that a text names, whether or not it is a question. */
export const findNamedEntities = (text: string): NamedEntities => findEntities(text, tokenise(text));

function collectEntities(names: readonly TaggedToken[]): NamedEntities {
  const grahas: Graha[] = [];
  const houses: number[] = [];
  const lords: number[] = [];
  const signs: Rashi[] = [];
  const nakshatras: Nakshatra[] = [];
  const dignities: Dignity[] = [];
  const groups: string[] = [];
  const vargas: VargaId[] = [];
  const factIds: string[] = [];
  const terms = new Set<string>();
  for (const [at, { tag, value }] of names.entries()) {
    const next = names[at + 1]?.tag === "of" ? names[at + 2] : names[at + 1];
    if (tag === "graha" && GRAHAS.includes(value as Graha)) grahas.push(value as Graha);
    else if (tag === "esh") lords.push(Number(value));
    else if (tag === "house") houses.push(Number(value));
    else if (tag === "ord" && next?.tag === "lordword") lords.push(Number(value));
    else if (tag === "ord" && next?.tag === "houseword") {
      const after = names[at + 2]?.tag === "of" ? names[at + 3] : names[at + 2];
      const before = names.slice(Math.max(0, at - 3), at).some((node) => LORD_WORD_TAGS.has(node.tag));
      (after?.tag === "lordword" || before ? lords : houses).push(Number(value));
    } else if (tag === "ord" && isLoneHouse(names, at)) houses.push(Number(value));
    else if (tag === "houseword" && findFollowingNumber(names, at) !== null)
      houses.push(findFollowingNumber(names, at) as number);
    else if (tag === "varga") vargas.push(value as VargaId);
    else if (tag === "yoga" || tag === "dosha" || tag === "karaka") factIds.push(`${tag}-${value}`);
    else if (tag === "point") factIds.push(String(value));
    else if (tag === "rashi") signs.push(value as Rashi);
    else if (tag === "nak") nakshatras.push(value as Nakshatra);
    else if (tag === "group") groups.push(String(value));
    else if (tag === "dign") {
      dignities.push(value as Dignity);
      terms.add(tag);
    } else if (tag !== "w") terms.add(tag);
  }
  return {
    grahas: removeDuplicates(grahas),
    houses: removeDuplicates(houses),
    lords: removeDuplicates(lords),
    signs: removeDuplicates(signs),
    nakshatras: removeDuplicates(nakshatras),
    dignities: removeDuplicates(dignities),
    groups: removeDuplicates(groups),
    vargas: removeDuplicates(vargas),
    factIds: removeDuplicates(factIds),
    terms,
  };
}

/** Terms that ask for a part of the chart by themselves. */
const ASKING_TERMS =
  "lagna moonsign sunsign birthstar starword signword dasha level sadesati dhaiya born age shadbala rank sav bindu retro combust dign group dispositor starlord pada ayanamsa tithi".split(
    " ",
  );
export const hasAskingTerms = ({ terms }: NamedEntities): boolean => ASKING_TERMS.some((term) => terms.has(term));
