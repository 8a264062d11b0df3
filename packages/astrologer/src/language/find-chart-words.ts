import { MASA_WORDS } from "@lagna/terms";
import type { AnswerLanguage } from "../fact.ts";
import { tagChartWords } from "./chart-lexicon.ts";
import {
  AMBIGUOUS_MONTHS,
  CHART_NOUNS,
  COMPOUND_NAMES,
  GENERIC_CHART_WORDS,
  HABIT_WORDS,
  INDEFINITE_WORDS,
  LUCKY_THINGS,
  MONTHS_AFTER_PREPOSITION,
  PERSON_NAMES_OF_GRAHAS,
  SIGN_CLASSES,
} from "./find-chart-words.data.ts";
import { isSpeltNumber } from "./parse-number-word.ts";
import type { TaggedToken } from "./tag-tokens.ts";

/** Tags that always name something of a chart. */
const NAMING_TAGS: ReadonlySet<string> = new Set([
  "ayanamsa",
  "birthstar",
  "combust",
  "degree",
  "dhaiya",
  "dign",
  "dispositor",
  "dosha",
  "esh",
  "exchange",
  "graha",
  "group",
  "house",
  "karaka",
  "karana",
  "lagna",
  "level",
  "masa",
  "moonsign",
  "nak",
  "nitya",
  "paksha",
  "point",
  "rashi",
  "rashiaspect",
  "retro",
  "retroname",
  "sadesati",
  "sav",
  "shadbala",
  "starlord",
  "sunsign",
  "tithi",
  "tropical",
  "varga",
  "vargottama",
  "yoga",
]);
/** Lunar months, which the lexicon does not contain. */
const LUNAR_MONTHS: ReadonlySet<string> = new Set(
  Object.values(MASA_WORDS).flatMap(({ en, hi }) => [en.toLowerCase(), hi]),
);
/** Words that make a number or an ordinal beside them a statement about a chart or a time: "7th house", "34 years". */
const COUNTED_TAGS: ReadonlySet<string> = new Set([
  "houseword",
  "signword",
  "starword",
  "bindu",
  "rupa",
  "pada",
  "age",
]);
const NUMBER_TAGS: ReadonlySet<string> = new Set(["num", "ord"]);
/** Days, weeks and months may be counted freely ("in two days"); years may not. */
const DAYS_OF_YEAR = 365;
const isCounted = (token: TaggedToken | undefined): boolean =>
  token !== undefined &&
  !GENERIC_CHART_WORDS.has(token.word) &&
  (COUNTED_TAGS.has(token.tag) || (token.tag === "unit" && Number(token.value) >= DAYS_OF_YEAR));

/** Between a number and what it counts: "three more years". */
const MORE_WORDS: ReadonlySet<string> = new Set("more further full whole long good aur और".split(" "));

/** A number up to this one may count anything: "two calls", "12 days". */
const LARGEST_FREE_NUMBER = 12;

/** The value of a number in digits or words; `null` for any other word. English texts contain no Hindi numbers. */
function parseNumber({ tag, value, word }: TaggedToken, language: AnswerLanguage | undefined): number | null {
  if (tag === "num") return language !== "en" || /\d/.test(word) || isSpeltNumber(word) ? Number(value) : null;
  return /^\d+(?:[.:]\d+)?$/.test(word) ? Number.parseFloat(word) : null;
}

const isNumber = (token: TaggedToken | undefined): boolean =>
  token !== undefined && (NUMBER_TAGS.has(token.tag) || /^\d/.test(token.word));

/** "You were born", "आपका जन्म": so far from the person. */
const REACH_OF_BIRTH = 4;

/** The first three may count anything: "the second thing". */
const LARGEST_FREE_ORDINAL = 3;
/** "Your second and third": an ordinal of the person without a noun is a house. */
const isHouseOrdinal = (
  { word, value }: TaggedToken,
  before: TaggedToken | undefined,
  after: TaggedToken | undefined,
): boolean => {
  const number = Number(value ?? Number.parseInt(word, 10));
  return number > LARGEST_FREE_ORDINAL || (before?.tag === "poss" && (after === undefined || after.tag !== "w"));
};

const TIME_PREPOSITIONS: ReadonlySet<string> = new Set(["in", "until", "since", "from"]);
const HINDI_POSTPOSITION = /^(?:tak|me|mein|se|ko)$/u;
function isMonth({ word }: TaggedToken, before: TaggedToken | undefined, after: TaggedToken | undefined): boolean {
  if (!AMBIGUOUS_MONTHS.has(word) || isNumber(before) || isNumber(after)) return true;
  const isTime = TIME_PREPOSITIONS.has(before?.tag ?? "") || HINDI_POSTPOSITION.test(after?.word ?? "");
  return MONTHS_AFTER_PREPOSITION.has(word) && isTime;
}

/** "Next", "last": with a month or a year they name a time; "this month" is the present. */
const isOtherThanPresent = ({ tag, value }: TaggedToken): boolean =>
  tag === "next" || (tag === "relative" && Number(value) !== 0);
const MIN_DAYS_OF_MONTH = 28;
const isLongUnit = (token: TaggedToken | undefined): boolean =>
  token?.tag === "unit" && Number(token.value) >= MIN_DAYS_OF_MONTH;

/** Shorter names of weekdays are also ordinary words: "sat", "wed". */
const MIN_LETTERS_OF_WEEKDAY = 4;

function isChartWord(
  token: TaggedToken,
  at: number,
  tokens: readonly TaggedToken[],
  language: AnswerLanguage | undefined,
): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (GENERIC_CHART_WORDS.has(token.word)) return false;
  if (PERSON_NAMES_OF_GRAHAS.has(token.word) && INDEFINITE_WORDS.has(before?.word ?? "")) return false;
  if (token.tag === "vara") return token.word.length >= MIN_LETTERS_OF_WEEKDAY && !HABIT_WORDS.has(before?.word ?? "");
  if (CHART_NOUNS.has(token.word) || LUNAR_MONTHS.has(token.word) || COMPOUND_NAMES.test(token.word)) return true;
  if (token.tag === "month") return isMonth(token, before, after);
  if (token.tag === "signword" && SIGN_CLASSES.has(before?.word ?? "")) return true;
  if (isOtherThanPresent(token) && isLongUnit(after)) return true;
  const number = parseNumber(token, language);
  if (number !== null)
    return number > LARGEST_FREE_NUMBER || isCounted(MORE_WORDS.has(after?.word ?? "") ? tokens[at + 2] : after);
  if (token.tag === "born") return tokens.slice(Math.max(0, at - REACH_OF_BIRTH), at).some(({ tag }) => tag === "poss");
  if (token.tag === "planetword") return isNumber(before) && Number(before?.value) !== 1;
  if (token.tag === "ord" || /^\d+(?:st|nd|rd|th)$/.test(token.word))
    return isHouseOrdinal(token, before, after) || isCounted(after) || after?.tag === "lordword";
  return NAMING_TAGS.has(token.tag);
}

/**
 * The words of a text that name something of a chart (graha, sign, house, star, yoga, dosha, dasha, varga, degree) or a time (date, weekday,
 * year, age, number above twelve), in English, Hindi or Hinglish. By the lexicon alone, without grammar: a text in which none is found
 * cannot state a checkable fact about a chart.
 */
export function findChartWords(text: string, language?: AnswerLanguage): readonly string[] {
  const tokens = tagChartWords(text);
  const named = tokens
    .filter((token, at) => isChartWord(token, at, tokens, language))
    .map(({ start, end }) => text.slice(start, end));
  return [...named, ...(text.match(LUCKY_THINGS) ?? [])];
}

/** What a word does to the statement it stands beside. */
export type StanceOfWord = "denies" | "supposes" | "judges" | "compares" | "names_part";
const STANCES: Readonly<Partial<Record<string, StanceOfWord>>> = {
  neg: "denies",
  none: "denies",
  doubt: "denies",
  if: "supposes",
  reported: "supposes",
  says: "supposes",
  other: "supposes",
  generic: "supposes",
  quality: "judges",
  rank: "judges",
  empty: "judges",
  group: "judges",
  compare: "compares",
  planetword: "names_part",
  houseword: "names_part",
  signword: "names_part",
  starword: "names_part",
  lordword: "names_part",
};

export interface StanceWord {
  readonly stance: StanceOfWord;
  readonly word: string;
  readonly start: number;
}

/**
 * The words that would change what a statement beside them says: that deny it ("not"), suppose or report it ("if", "your pandit says"), judge
 * it ("strong"), compare it ("stronger than"), or refer to it as a part of the chart ("this planet").
 */
export const findStanceWords = (text: string): readonly StanceWord[] =>
  tagChartWords(text).flatMap(({ tag, start, end }) => {
    const stance = STANCES[tag];
    return stance ? [{ stance, word: text.slice(start, end), start }] : [];
  });
