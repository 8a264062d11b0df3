import { tokensOf } from "../language/normalise.ts";
import { ERASE_WORDS } from "./erase-words.data.ts";

/** What a person asks to be deleted; "link" is the link between a chat and an account. */
export interface EraseAsked {
  readonly what: "account" | "data" | "chart" | "link";
  /** All charts, and not one. */
  readonly isAll: boolean;
}

type Erased = EraseAsked["what"];

const plain = (text: string): string[] =>
  tokensOf(text)
    .map(({ word }) => word)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));

type Kind = keyof typeof ERASE_WORDS;

const PHRASES: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(ERASE_WORDS).map(([kind, words]) => [kind, words.split("|").map(plain)]),
);
const phrasesOf = (kind: Kind): readonly (readonly string[])[] => PHRASES.get(kind) ?? [];

const isAt = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.length > 0 && phrase.every((word, step) => words[at + step] === word);

/** How many words of a kind stand at a place; 0 for none. */
const lengthAt = (words: readonly string[], at: number, kind: Kind): number =>
  Math.max(
    0,
    ...phrasesOf(kind)
      .filter((phrase) => isAt(words, at, phrase))
      .map(({ length }) => length),
  );

const holds = (words: readonly string[], kind: Kind): boolean => words.some((_, at) => lengthAt(words, at, kind) > 0);

/** Between a verb and what it is about: nothing but words that change nothing, and a name with whose it is. */
function isJoined(between: readonly string[], object: Erased): boolean {
  const unknown = between.filter((_, at) => lengthAt(between, at, "between") === 0);
  return object === "chart" ? unknown.length <= MOST_OF_NAME : unknown.length === 0;
}
/** "Delete Arjun's chart", "mummy ki kundli hatao". */
const MOST_OF_NAME = 3;
const MOST_BETWEEN = 8;

const verbAtOf = (words: readonly string[], at: number, object: Erased): number =>
  Math.max(lengthAt(words, at, "verb"), object === "account" ? lengthAt(words, at, "closing") : 0);

function objectAt(words: readonly string[], object: Erased): boolean {
  return words.some((_, verbAt) => {
    const verb = verbAtOf(words, verbAt, object);
    if (verb === 0) return false;
    return words.some((__, at) => {
      const length = lengthAt(words, at, object);
      if (length === 0) return false;
      const between = at > verbAt ? words.slice(verbAt + verb, at) : words.slice(at + length, verbAt);
      return between.length <= MOST_BETWEEN && isJoined(between, object);
    });
  });
}

/** "Remove the dosha from my chart": something in the chart is to go, and not the chart. */
const LEAVES_CHART =
  /(?:^|\s)(?:from|se|में से|से|in|of)\s+(?:my|the|mera|meri|मेरी)?\s*(?:birth\s+)?(?:chart|kundli|kundali|horoscope)/iu;
const OF_CHART = /(?:chart|kundli|kundali|kundlee|कुंडली|कुण्डली)\s+(?:se|me|mein|में|से)(?:\s|$)/iu;

const ORDER: readonly Erased[] = ["account", "link", "chart", "data"];
const MOST_WORDS = 30;

/**
 * What a person asks to be deleted, in English, Hindi or Hinglish: "I want to delete my data", "mera account band karo". Null where it is
 * something else that is to go ("remove the dosha from my chart"), or that has gone, or must stay.
 */
export function eraseAsked(text: string): EraseAsked | null {
  const words = plain(text);
  if (words.length > MOST_WORDS || holds(words, "past") || holds(words, "elsewhere")) return null;
  if (phrasesOf("whole").some((phrase) => phrase.length === words.length && isAt(words, 0, phrase)))
    return { what: "data", isAll: true };
  const said = words.join(" ");
  const what = ORDER.find(
    (object) => objectAt(words, object) && (object !== "chart" || !(LEAVES_CHART.test(said) || OF_CHART.test(said))),
  );
  return what === undefined ? null : { what, isAll: holds(words, "all") };
}
