import type { LeftStretch, LeftWord } from "./birth-text/words-left.ts";

const MOST_OF_NAME = 3;

const written = (words: readonly LeftWord[]): string => words.map(({ text }) => text).join(" ");

/** "mere bete Rohan": the relation, and what follows it. */
function relativeIn(words: readonly LeftWord[]): string | null {
  const at = words.findIndex(({ isRelation }) => isRelation);
  if (at < 0) return null;
  const behind = words.slice(at + 1);
  const end = behind.findIndex(({ isFiller }) => isFiller);
  const name = (end < 0 ? behind : behind.slice(0, end)).slice(0, MOST_OF_NAME);
  return written([...words.slice(at, at + 1), ...name]);
}

/** Whose birth it is, where the words that are left name somebody: one of the family, or a name before the date. */
export function nameLeft(left: readonly LeftStretch[]): string | null {
  const relative = left.map(({ words }) => relativeIn(words)).find((name) => name !== null);
  if (relative !== undefined) return relative;
  const [first] = left;
  const names = first?.isNamePosition ? first.words.filter(({ isFiller }) => !isFiller) : [];
  return names.length > 0 && names.length <= MOST_OF_NAME ? written(names) : null;
}
