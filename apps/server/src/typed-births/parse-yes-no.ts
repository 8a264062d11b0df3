import { COURTESIES, YES_NO_WORDS } from "./yes-no-words.data.ts";

/** Normalises text for comparison: lower case, no punctuation, no nukta, single spaces. */
export const normaliseWords = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll("\u093c", "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** Removes polite words and repeated letters: "Hiiii ji" becomes "Hii". */
export const removeCourtesies = (words: string): string =>
  words
    .split(" ")
    .filter((word) => !COURTESIES.has(word))
    .join(" ")
    .replaceAll(/(\p{L})\1{2,}/gu, "$1$1");

const toWordSet = (words: string): ReadonlySet<string> => new Set(words.split("|").map(normaliseWords));
const YES_NO_SETS = (["no", "yes"] as const).map((answer) => {
  const [core, beside] = YES_NO_WORDS[answer];
  return { answer, core: toWordSet(core), beside: toWordSet(beside) };
});

/** Parses a free-form yes or no: "yeah that's right", "haan bilkul sahi hai". Null if the message says more. */
export function parseYesNo(text: string): "yes" | "no" | null {
  const words = removeCourtesies(normaliseWords(text)).split(" ");
  const match = YES_NO_SETS.find(
    ({ core, beside }) =>
      words.some((word) => core.has(word)) && words.every((word) => core.has(word) || beside.has(word)),
  );
  return match?.answer ?? null;
}
