import { type Dignity, type Graha, GRAHAS, type Nakshatra, type Rashi, type VargaId } from "@lagna/terms";
import { YOGA_ROWS } from "../language/lexicon-day.data.ts";
import { MISSPELT_NAMES, NAME_ROWS } from "../language/lexicon-names.data.ts";
import { WORD_ROWS } from "../language/lexicon-words.data.ts";
import type { Token } from "../language/normalise.ts";
import { lexiconOf, type LexiconRow, tagged, type Tagged } from "../language/tag.ts";
import { unique } from "./cues.ts";
import type { Named } from "./question.ts";

/** "Rent pe rahu ya …": here it is a verb, and no graha. */
const STAYING: LexiconRow = {
  tag: "w",
  hg: "rent pe rahu|rent par rahu|kiraye pe rahu|kiraye par rahu|yahan rahu|wahan rahu|yahi rahu|wahi rahu|rahu ya jau|rahu ya na",
};
/** A difference of years, and no antardasha. */
const DIFFERENCE: LexiconRow = {
  tag: "w",
  words: "उम्र में अंतर|कितना अंतर|अंतर होगा|क्या अंतर",
  hg: "umar me antar|umar ka antar|umr me antar|kitna antar|antar hoga|antar hai kya|kya antar",
};
/** "Kanpur me rahu ya Delhi jau": so it is where another verb of the same person stands behind an "or". */
const STAYS_OR_GOES =
  /\b(?:me|mein|pe|par) rah(?:u|un|oon) ya (?!ketu|shani|mangal|guru|budh|shukra|surya|chandra)|\brah(?:u|un|oon)\b(?=.*\b(?:ya|or)\b.*\b(?:ja|jaa|le|kar|cha|chal|bas|bech|aa|hat|badl|lo|d)(?:u|un|oon|lu|lun)\b)/iu;
const NAMES = lexiconOf([STAYING, DIFFERENCE, ...YOGA_ROWS, ...NAME_ROWS, ...WORD_ROWS], "own");

const NO_LORD = new Set(["lordword"]);

/** "9th", "dasve", "नौवें": what else than a house they count is told by the word behind them. */
const COUNTED = /^(?:\d+(?:st|nd|rd|th|ve|va|वें|वां)|[a-z]+ve|\S+वें)$/;
const OTHER_COUNTS =
  /^(?:class|classes|std|standard|grade|board|boards|semester|sem|floor|year|years|day|days|date|time|anniversary|birthday|century|month|attempt|child|kid|marriage|job|question|saal|sal|mahine|mahina|tarikh|tareekh|din|bar|baar|kaksha|साल|महीने|दिन|तारीख|बार|कक्षा)$/;

/** "House no. 5", "ghar number 5". */
function numberBehind(names: readonly Tagged[], at: number): number | null {
  const behind = names.slice(at + 1, at + 4);
  const first = behind.find(({ word }) => !/^(?:no|num|number|nos|nambar|नंबर|[.:#])$/.test(word));
  const number = first && first !== behind[0] && /^\d{1,2}$/.test(first.word) ? Number(first.word) : Number.NaN;
  return number >= 1 && number <= 12 ? number : null;
}

function isLoneHouse(names: readonly Tagged[], at: number): boolean {
  const [node, next] = [names[at], names[at + 1]];
  if (names.some(({ word }) => /^(?:percent|percentage|marks|cgpa|pass|fail|result)$/.test(word))) return false;
  if (!node || !COUNTED.test(node.word) || Number(node.value) > 12) return false;
  // "After 12th" speaks of a class.
  if (/^(?:after|post)$/.test(names[at - 1]?.word ?? "") || (next?.tag === "next" && /^(?:10|12)th$/.test(node.word)))
    return false;
  return next?.tag !== "month" && !(next && OTHER_COUNTS.test(next.word)) && names[at - 1]?.tag !== "month";
}

/** What of a chart is named in a text. */
export function namedIn(text: string, tokens: readonly Token[]): Named {
  const names = tagged(tokens, NAMES, MISSPELT_NAMES);
  return namedBy(STAYS_OR_GOES.test(text) ? names.filter(({ value }) => value !== "rahu") : names);
}

function namedBy(names: readonly Tagged[]): Named {
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
      const before = names.slice(Math.max(0, at - 3), at).some((node) => NO_LORD.has(node.tag));
      (after?.tag === "lordword" || before ? lords : houses).push(Number(value));
    } else if (tag === "ord" && isLoneHouse(names, at)) houses.push(Number(value));
    else if (tag === "houseword" && numberBehind(names, at) !== null) houses.push(numberBehind(names, at) as number);
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
    grahas: unique(grahas),
    houses: unique(houses),
    lords: unique(lords),
    signs: unique(signs),
    nakshatras: unique(nakshatras),
    dignities: unique(dignities),
    groups: unique(groups),
    vargas: unique(vargas),
    factIds: unique(factIds),
    terms,
  };
}

/** Words of the field that ask for something of the chart by themselves. */
const ASKING_TERMS =
  "lagna moonsign sunsign birthstar starword signword dasha level sadesati dhaiya born age shadbala rank sav bindu retro combust dign group dispositor starlord pada ayanamsa tithi".split(
    " ",
  );
export const hasTerms = ({ terms }: Named): boolean => ASKING_TERMS.some((term) => terms.has(term));
