import { type Dignity, type Graha, GRAHAS, type Nakshatra, type Rashi, type VargaId } from "@lagna/terms";
import type { Tongue } from "../fact.ts";
import { YOGA_ROWS } from "../language/lexicon-day.data.ts";
import { MISSPELT_NAMES, NAME_ROWS } from "../language/lexicon-names.data.ts";
import { WORD_ROWS } from "../language/lexicon-words.data.ts";
import { type Token, tokensOf } from "../language/normalise.ts";
import { lexiconOf, type LexiconRow, tagged, type Tagged } from "../language/tag.ts";
import { type Topic, TOPICS } from "../reading/topics.data.ts";
import { BOUND_SCENES, type BoundKind } from "./bound-scenes.data.ts";
import { CUE_ROWS } from "./cues.data.ts";
import { languageOf } from "./language-of.ts";
import type { Danger } from "./danger.ts";
import { OBLIQUE_SCENES } from "./danger-oblique.data.ts";
import { DANGER_SCENES } from "./danger-scenes.data.ts";
import { weighedDanger } from "./danger-signs.ts";
import { asksDeathOf } from "./death-of.ts";
import { isFeared } from "./feared.ts";
import { SAFETY_ROWS } from "./safety.data.ts";
import { scenesOf } from "./scenes.ts";
import { TALK_SCENES, type TalkKind } from "./talk-scenes.data.ts";

const CUES = lexiconOf(CUE_ROWS);
/** By themselves: "will my" of "will my mother be all right" is a cue too, and takes the word that says whose mother she is. */
const ROLES = lexiconOf(CUE_ROWS.filter(({ tag }) => tag === "role"));
const SAFETY = lexiconOf(SAFETY_ROWS);
const dangersIn = scenesOf([...DANGER_SCENES, ...OBLIQUE_SCENES]);
const talkIn = scenesOf(TALK_SCENES);
const boundsIn = scenesOf(BOUND_SCENES);
/** "Rent pe rahu ya …": here it is a verb, and no graha. */
const STAYING: LexiconRow = {
  tag: "w",
  hg: "rent pe rahu|rent par rahu|kiraye pe rahu|kiraye par rahu|yahan rahu|wahan rahu|yahi rahu|wahi rahu|rahu ya jau|rahu ya na",
};
/** "Kanpur me rahu ya Delhi jau": so it is where another verb of the same person stands behind an "or". */
const STAYS_OR_GOES =
  /\b(?:me|mein|pe|par) rah(?:u|un|oon) ya (?!ketu|shani|mangal|guru|budh|shukra|surya|chandra)|\brah(?:u|un|oon)\b(?=.*\b(?:ya|or)\b.*\b(?:ja|jaa|le|kar|cha|chal|bas|bech|aa|hat|badl|lo|d)(?:u|un|oon|lu|lun)\b)/iu;
const NAMES = lexiconOf([STAYING, ...YOGA_ROWS, ...NAME_ROWS, ...WORD_ROWS]);

/** Words of topics that are known with one letter wrong. */
const MISSPELT_CUES =
  "career profession business promotion marriage relationship financial education children spiritual property abroad foreign health personality salary".split(
    " ",
  );

/** How a thing is asked. */
export const QUESTION_FORMS = ["when", "why", "if", "define", "compare", "verify", "yes_no", "what"] as const;
export type QuestionForm = (typeof QUESTION_FORMS)[number];

/** What is asked that is no matter of life: about the chart's clocks, about the talk, or what no chart is asked. */
export type QuestionKind =
  | TalkKind
  | BoundKind
  | "remedy"
  | "day"
  | "month"
  | "ahead"
  | "match"
  | "greeting"
  | "thanks"
  | "about_you"
  | "setting"
  | "death"
  | "medical"
  | "order"
  | "privacy";

export type FollowUp = "and" | "after" | "earlier" | "do" | "simple" | "other" | "wrong" | "why" | "verify";
export type Person = "self" | "spouse" | "mother" | "father" | "child" | "sibling" | "friend";

/** What a question names of the chart. */
export interface Named {
  readonly grahas: readonly Graha[];
  readonly houses: readonly number[];
  /** Houses whose lord is asked for. */
  readonly lords: readonly number[];
  readonly signs: readonly Rashi[];
  readonly nakshatras: readonly Nakshatra[];
  readonly dignities: readonly Dignity[];
  /** Groups of houses: kendra, trikona … */
  readonly groups: readonly string[];
  readonly vargas: readonly VargaId[];
  /** Ids of the facts of yogas, doshas and chara karakas: `yoga-gaja_kesari`, `dosha-mangal`, `karaka-AK`. */
  readonly factIds: readonly string[];
  /** Other words of the field, by their tags in the lexicon: lagna, moonsign, dasha, retro … */
  readonly terms: ReadonlySet<string>;
}

export interface Question {
  readonly text: string;
  readonly language: Tongue;
  readonly danger: Danger | null;
  /** The clearest first, three at the most. */
  readonly topics: readonly Topic[];
  readonly kinds: readonly QuestionKind[];
  readonly form: QuestionForm;
  readonly person: Person;
  readonly followUp: FollowUp | null;
  /** Somebody speaks of what is their own: "my rashi", "meri rashi". */
  readonly self: boolean;
  readonly named: Named;
  /** It asks whether something bad will come, so that a yes would be the bad answer. */
  readonly feared: boolean;
  /** Nothing in it was understood. */
  readonly blank: boolean;
}

/** A word of several letters more says more: "govt job" than "job". */
function weightOf({ tag, word }: Tagged): number {
  return tag === "faint" ? FAINT : word.split(" ").length;
}
/** One that only hints at a matter says less than any other. */
const FAINT = 0.5;

function topicsIn(cues: readonly Tagged[]): Topic[] {
  const weights = new Map<Topic, number>();
  for (const cue of cues.filter(({ tag }) => tag === "topic" || tag === "faint")) {
    const topic = cue.value as Topic;
    weights.set(topic, (weights.get(topic) ?? 0) + weightOf(cue));
  }
  // Of equal ones the first named leads: a map keeps its order, and so does sorting.
  return [...weights].toSorted((a, b) => b[1] - a[1]).map(([topic]) => topic);
}

/** Questions of a house are questions of what the house is asked for. */
const TOPIC_OF_HOUSE: Readonly<Record<number, Topic>> = {
  1: "personality",
  2: "wealth",
  4: "home",
  5: "education",
  6: "health",
  7: "love",
  9: "spiritual",
  10: "career",
  11: "wealth",
  12: "travel",
};

/** Those of one's own people whom a matter of one's own chart speaks of. */
const TOPIC_OF_PERSON: Readonly<Partial<Record<Person, Topic>>> = { spouse: "love", child: "children", mother: "home" };

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

function namedIn(names: readonly Tagged[]): Named {
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

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

/** "Hi" greets where it is said first; in the middle of a Hindi sentence it is a particle. */
function kindsIn(cues: readonly Tagged[], words: number): readonly QuestionKind[] {
  const greets = (cue: Tagged): boolean => cue.value !== "greeting" || cue === cues[0] || cue.word !== "hi";
  // "Is 2027 all right" holds the words that end a talk, and ends none.
  const thanks = (cue: Tagged): boolean => cue.value !== "thanks" || words <= MOST_ASSENT || !ASSENT.test(cue.word);
  return unique(
    valuesOf<QuestionKind>(
      cues.filter((cue) => greets(cue) && thanks(cue)),
      "kind",
    ),
  );
}
const MOST_ASSENT = 4;
const ASSENT = /^(?:theek hai|thik hai|ठीक है|अच्छा|bye|noted)$/u;

function valuesOf<Value extends string>(cues: readonly Tagged[], tag: string): Value[] {
  return cues.filter((cue) => cue.tag === tag).map(({ value }) => value as Value);
}

const WORST_FIRST = ["crisis", "emergency", "violence", "veiled"] as const;

function dangerIn(text: string): Danger | null {
  const tokens = tokensOf(text);
  const phrases = tagged(tokens, SAFETY).filter(({ tag }) => tag === "safety");
  const calm = phrases.filter(({ value }) => value === "calm");
  const rest = tokens.filter(({ start }) => !within(start, calm));
  const found = [...phrases.map(({ value }) => value), ...dangersIn(rest), ...weighedDanger(rest)];
  return WORST_FIRST.find((danger) => found.includes(danger)) ?? null;
}

const within = (at: number, spans: readonly Tagged[]): boolean =>
  spans.some(({ start, end }) => at >= start && at < end);

/** A matter of one's grown child, and no question of having one. */
const OF_CHILD = /\b(?:bet[ae]|beti|son|daughter|putra|putri|ladke|ladki)\b|बेट[ाेी](?!\p{M})|पुत्र/iu;
const HAVING_ONE =
  /\b(?:have|having|bear|expect\w*|plan\w*|adopt\w*)\b|\b(?:bet[ai]|son|putra|bachcha) (?:hoga|hogi|paida|chahiye)|(?:बेटा|बेटी|पुत्र) (?:होगा|होगी|चाहिए)/iu;
const OWN_CHILD =
  /\b(?:mer[aei]|my|hamar[aei]|humar[aei]|apn[aei])\s+(?:bet|son|daugh|putr)|(?:मेर|हमार|अपन)[ाेी]\s+(?:बेट|पुत्र)/iu;

function isOfChild(text: string, topics: readonly Topic[]): boolean {
  if (!topics.includes("children") || topics.length < 2 || !OF_CHILD.test(text) || HAVING_ONE.test(text)) return false;
  // "Beta, meri naukri kab lagegi": one's elder is called so, and one's younger.
  return !/^\s*beta\s*,/iu.test(text) && (!SELF.test(text) || OWN_CHILD.test(text));
}

/** "I have PCOS, will there be a child?" asks for the child, and the illness stands behind it. */
const childFirst = (topics: readonly Topic[], text: string): readonly Topic[] =>
  topics.includes("health") && topics.includes("children") && WILL_HAVE_ONE.test(text)
    ? ["children", ...topics.filter((topic) => topic !== "children")]
    : topics;
const WILL_HAVE_ONE =
  /\b(?:conceive|have (?:a )?(?:child|baby|kids?|children)|become (?:a )?(?:mother|father)|bac(?:h)?ch?[ae] (?:hoga|honge|kab)|santan (?:hogi|kab))\b|(?:बच्चा|बच्चे|संतान) (?:होगा|होंगे|होगी|कब)/iu;

/** "Why do you say that" asks of what was said; a longer one brings something of its own. */
const MOST_WHY = 5;

/** A short question that begins with "and", asks why or doubts leans on what was said before it. */
function followUpIn(cues: readonly Tagged[], text: string, understood: boolean): FollowUp | null {
  const words = tokensOf(text).length;
  const [follow] = valuesOf<FollowUp>(cues, "follow");
  const forms = valuesOf<QuestionForm>(cues, "form");
  if (forms.includes("verify") && words <= 14) return "verify";
  if (follow !== undefined && follow !== "and") return follow;
  const opens = cues[0]?.tag === "follow" || (cues[0]?.tag === "w" && /^(no|par|lekin|but)$/.test(cues[0].word));
  if (follow === "and" && opens && words <= 9) return "and";
  if (forms.includes("why") && !understood && words <= MOST_WHY) return "why";
  return null;
}

const SELF = /\b(?:i|i'm|am i|my|mine|me|mera|meri|mere|mujhe|apna|apni|main)\b|मेरा|मेरी|मेरे|मुझे|अपना|अपनी|मैं/iu;

/** A question that ends in a verb of the future, "naukri lagegi?", asks whether. */
const WHETHER =
  /(?:\b(?:hoga|hogi|honge|lagegi|lagega|milega|milegi|banega|banegi|jayega|jayegi|aayega|aayegi|paunga|paungi|sakta hu|sakti hu)|होगा|होगी|होंगे|लगेगी|लगेगा|मिलेगा|मिलेगी|बनेगा|बनेगी|जाएगा|जाएगी|आएगा|आएगी|पाऊँगा|पाऊँगी|है)\s*[?？]\s*$/iu;

/** "What kind of person am I" holds "am I", and asks no yes or no. */
const OPENS_WIDE =
  /^\s*(?:what(?! about)|which|who|whose|how|kaun|kaunsa|kaunsi|kaisa|kaisi|kaise|कौन|कौनसा|कौनसी|कैसा|कैसी|कैसे)(?=\s)/iu;

/** A longer cue, as "ghar kab", may hold it; "guru kab" may speak of the graha. */
const WHEN = /\bkab\b|कब(?![\p{L}\p{M}])/iu;
const holdsWhen = ({ tag, value, word }: Tagged): boolean =>
  tag === "topic" && value !== "spiritual" && WHEN.test(word);

function formOf(cues: readonly Tagged[], text: string): QuestionForm {
  const found = valuesOf<QuestionForm>(cues, "form");
  const forms: readonly QuestionForm[] = cues.some(holdsWhen) ? [...found, "when"] : found;
  const plain = new Set<QuestionForm>(["yes_no", "what"]);
  if (forms.length === 0 && WHETHER.test(text)) return "yes_no";
  if (forms[0] === "yes_no" && forms.every((form) => plain.has(form)) && OPENS_WIDE.test(text)) return "what";
  // "How is my health" holds "is my": of the two plainest forms the one said first counts.
  return QUESTION_FORMS.find((form) => !plain.has(form) && forms.includes(form)) ?? forms[0] ?? "what";
}

/** Somebody's mother in law is not their mother. */
const IN_LAWS = /\bin[\s-]laws?\b/iu;

const roleIn = (cues: readonly Tagged[], tokens: readonly Token[], text: string): Person | undefined =>
  valuesOf<Person>(cues, "role")[0] ??
  (IN_LAWS.test(text) ? undefined : valuesOf<Person>(tagged(tokens, ROLES), "role")[0]);

/**
 * What a person asks, in English, Hindi or Hinglish, misspelt or not. Danger is looked for first and apart from all else.
 * @param previous the tongue of the talk so far
 */
export function parseQuestion(text: string, previous?: Tongue): Question {
  const tokens = tokensOf(text);
  const cues = tagged(tokens, CUES, MISSPELT_CUES);
  const names = tagged(tokens, NAMES, MISSPELT_NAMES);
  const named = namedIn(STAYS_OR_GOES.test(text) ? names.filter(({ value }) => value !== "rahu") : names);
  const kinds = unique([
    ...(asksDeathOf(tokens) ? (["death"] as const) : []),
    ...kindsIn(cues, tokens.length),
    ...boundsIn(tokens),
    ...talkIn(tokens),
  ]);
  const told = childFirst(topicsIn(cues), text);
  const ofHouses = [...named.houses, ...named.lords].flatMap((house) => TOPIC_OF_HOUSE[house] ?? []);
  const person = roleIn(cues, tokens, text) ?? (isOfChild(text, told) ? "child" : "self");
  const ofPerson = TOPIC_OF_PERSON[person];
  const topics = told.length > 0 ? told : unique([...ofHouses, ...(ofPerson ? [ofPerson] : [])]);
  const understood = topics.length > 0 || kinds.length > 0 || named.grahas.length > 0 || hasTerms(named);
  return {
    text,
    language: languageOf(text, previous),
    danger: dangerIn(text),
    topics: topics.filter((topic) => TOPICS.includes(topic)).slice(0, 3),
    kinds,
    form: formOf(cues, text),
    person,
    followUp: followUpIn(cues, text, understood),
    self: person !== "self" || SELF.test(text),
    named,
    feared: isFeared(askingIn(text, tokens)),
    blank: !understood && named.factIds.length === 0 && named.vargas.length === 0,
  };
}

/** Of several sentences those that ask: "I lost my job. Will I get a new one?" fears nothing. */
function askingIn(text: string, tokens: readonly Token[]): readonly Token[] {
  const asking = [...text.matchAll(/[^.!?।\n]+[?？]/gu)];
  if (asking.length === 0) return tokens;
  return tokens.filter(({ start }) =>
    asking.some(({ index, 0: said }) => start >= index && start < index + said.length),
  );
}

/** Words of the field that ask for something of the chart by themselves. */
const ASKING_TERMS =
  "lagna moonsign sunsign birthstar starword signword dasha level sadesati dhaiya born age shadbala rank sav bindu retro combust dign group dispositor starlord pada ayanamsa tithi".split(
    " ",
  );
const hasTerms = ({ terms }: Named): boolean => ASKING_TERMS.some((term) => terms.has(term));
