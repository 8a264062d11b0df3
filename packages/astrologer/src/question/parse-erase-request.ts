import { tokenise } from "../language/tokenise.ts";
import { ERASE_WORDS } from "./erase-request-words.data.ts";

/** What a user asks to be deleted; "link" is the link between a chat and an account. */
export interface EraseRequest {
  readonly what: "account" | "data" | "chart" | "link";
  /** Whether everything is meant, such as all charts, not just one. */
  readonly isAll: boolean;
}

type EraseTarget = EraseRequest["what"];

const splitWords = (text: string): string[] =>
  tokenise(text)
    .map(({ word }) => word)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));

type Kind = keyof typeof ERASE_WORDS;

const PHRASES: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(ERASE_WORDS).map(([kind, words]) => [kind, words.split("|").map(splitWords)]),
);
const getPhrases = (kind: Kind): readonly (readonly string[])[] => PHRASES.get(kind) ?? [];

const isAt = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.length > 0 && phrase.every((word, step) => words[at + step] === word);

/** Number of words matched by a phrase of a kind at a position; 0 if none matches. */
const matchLengthAt = (words: readonly string[], at: number, kind: Kind): number =>
  Math.max(
    0,
    ...getPhrases(kind)
      .filter((phrase) => isAt(words, at, phrase))
      .map(({ length }) => length),
  );

const containsKind = (words: readonly string[], kind: Kind): boolean =>
  words.some((_, at) => matchLengthAt(words, at, kind) > 0);

/** Whether only filler words stand between a verb and its object; before a chart also a name. */
function isJoined(between: readonly string[], object: EraseTarget): boolean {
  const unknown = between.filter((_, at) => matchLengthAt(between, at, "between") === 0);
  return object === "chart" ? unknown.length <= MAX_WORDS_OF_NAME : unknown.length === 0;
}
/** Words of a name: "delete Arjun's chart", "mummy ki kundli hatao". */
const MAX_WORDS_OF_NAME = 3;
const MAX_WORDS_BETWEEN = 8;

const getVerbLengthAt = (words: readonly string[], at: number, object: EraseTarget): number =>
  Math.max(matchLengthAt(words, at, "verb"), object === "account" ? matchLengthAt(words, at, "closing") : 0);

function hasTarget(words: readonly string[], object: EraseTarget): boolean {
  return words.some((_, verbAt) => {
    const verbLength = getVerbLengthAt(words, verbAt, object);
    if (verbLength === 0) return false;
    return words.some((__, at) => {
      const length = matchLengthAt(words, at, object);
      if (length === 0) return false;
      const between = at > verbAt ? words.slice(verbAt + verbLength, at) : words.slice(at + length, verbAt);
      return between.length <= MAX_WORDS_BETWEEN && isJoined(between, object);
    });
  });
}

/** "Remove the dosha from my chart": asks to remove something from the chart, not the chart itself. */
const LEAVES_CHART =
  /(?:^|\s)(?:from|se|में से|से|in|of)\s+(?:my|the|mera|meri|मेरी)?\s*(?:birth\s+)?(?:chart|kundli|kundali|horoscope)/iu;
const OF_CHART = /(?:chart|kundli|kundali|kundlee|कुंडली|कुण्डली)\s+(?:se|me|mein|में|से)(?:\s|$)/iu;

const TARGET_ORDER: readonly EraseTarget[] = ["account", "link", "chart", "data"];
const MAX_WORDS = 30;

/**
 * Parses a request to delete data, in English, Hindi or Hinglish: "I want to delete my data", "mera account band karo". `null` if the text
 * is about something else ("remove the dosha from my chart"), or says that data was deleted already or must be kept.
 */
export function parseEraseRequest(text: string): EraseRequest | null {
  const words = splitWords(text);
  if (words.length > MAX_WORDS || containsKind(words, "past") || containsKind(words, "elsewhere")) return null;
  if (getPhrases("whole").some((phrase) => phrase.length === words.length && isAt(words, 0, phrase)))
    return { what: "data", isAll: true };
  const joined = words.join(" ");
  const what = TARGET_ORDER.find(
    (object) =>
      hasTarget(words, object) && (object !== "chart" || !(LEAVES_CHART.test(joined) || OF_CHART.test(joined))),
  );
  return what === undefined ? null : { what, isAll: containsKind(words, "all") };
}
