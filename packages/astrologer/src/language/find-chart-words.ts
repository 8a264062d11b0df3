import { MASA_WORDS } from "@lagna/terms";
import type { TaggedToken } from "./tag-tokens.ts";
import { tagChartWords } from "./chart-lexicon.ts";
import { AMBIGUOUS_MONTHS, CHART_NOUNS, GENERIC_CHART_WORDS } from "./find-chart-words.data.ts";

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
  token !== undefined && (COUNTED_TAGS.has(token.tag) || (token.tag === "unit" && Number(token.value) >= DAYS_OF_YEAR));

/** A number up to this one may count anything: "two calls", "12 days". */
const LARGEST_FREE_NUMBER = 12;

/** The value of a number in digits or words; `null` for any other word. */
function parseNumber({ tag, value, word }: TaggedToken): number | null {
  if (tag === "num") return Number(value);
  return /^\d+(?:[.:]\d+)?$/.test(word) ? Number.parseFloat(word) : null;
}

const isNumber = (token: TaggedToken | undefined): boolean =>
  token !== undefined && (NUMBER_TAGS.has(token.tag) || /^\d/.test(token.word));

function isChartWord(token: TaggedToken, at: number, tokens: readonly TaggedToken[]): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (GENERIC_CHART_WORDS.has(token.word)) return false;
  if (CHART_NOUNS.has(token.word) || LUNAR_MONTHS.has(token.word)) return true;
  if (token.tag === "month") return !AMBIGUOUS_MONTHS.has(token.word) || isNumber(before) || isNumber(after);
  const number = parseNumber(token);
  if (number !== null) return number > LARGEST_FREE_NUMBER || isCounted(after);
  if (token.tag === "ord" || /^\d+(?:st|nd|rd|th)$/.test(token.word))
    return isCounted(after) || after?.tag === "lordword";
  return NAMING_TAGS.has(token.tag);
}

/**
 * The words of a text that name something of a chart (graha, sign, house, star, yoga, dosha, dasha, varga, degree) or a time (date, year,
 * age, number above twelve), in English, Hindi or Hinglish. By the lexicon alone, without grammar: a text in which none is found cannot
 * state a checkable fact about a chart.
 */
export function findChartWords(text: string): readonly string[] {
  const tokens = tagChartWords(text);
  return tokens.filter((token, at) => isChartWord(token, at, tokens)).map(({ start, end }) => text.slice(start, end));
}

/** Words that deny, doubt, suppose or report what stands beside them. */
const DENYING_TAGS: ReadonlySet<string> = new Set([
  "neg",
  "none",
  "doubt",
  "if",
  "reported",
  "says",
  "other",
  "generic",
]);
/** Words that judge a graha, a house or a period: its strength, rank, motion or course. */
const JUDGING_TAGS: ReadonlySet<string> = new Set(["quality", "rank", "compare", "empty", "group"]);

const findWordsTagged = (text: string, tags: ReadonlySet<string>): readonly string[] =>
  tagChartWords(text)
    .filter(({ tag }) => tags.has(tag))
    .map(({ start, end }) => text.slice(start, end));

/** Words that would deny or suspend a statement in the same clause: "not", "if", "your pandit says". */
export const findDenyingWords = (text: string): readonly string[] => findWordsTagged(text, DENYING_TAGS);

/** Words that would add a judgment to a statement: "strong", "the weakest", "empty". */
export const findJudgingWords = (text: string): readonly string[] => findWordsTagged(text, JUDGING_TAGS);
