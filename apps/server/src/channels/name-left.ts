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

/** Words that stand beside a name and nothing else: "kundli of Meena", "Sunita ji ka janm". */
const BESIDE_NAME =
  /^(?:of|for|ka|ki|ke|ko|ji|shri|shree|sri|smt|mr|mrs|ms|dr|born|birth|janm\p{L}*|janam\p{L}*|kundli|kundali|details?|chart|का|की|के|को|जी|श्री|श्रीमती|जन्म|कुंडली|विवरण)$/iu;

/** A name in the first stretch: among other words of grammar only where it is written as names are, "this is Ritu". */
function nameIn(words: readonly LeftWord[]): string | null {
  const isAmong = words.some(({ text, isFiller }) => isFiller && !BESIDE_NAME.test(text));
  const names = words.filter(({ text, isFiller }) => !isFiller && (!isAmong || !/^\p{Ll}/u.test(text)));
  return names.length > 0 && names.length <= MOST_OF_NAME ? written(names) : null;
}

/** The name in the words that are left: a member of the family, or a name before the date. */
export function nameLeft(left: readonly LeftStretch[]): string | null {
  const relative = left.map(({ words }) => relativeIn(words)).find((name) => name !== null);
  if (relative !== undefined) return relative;
  const [first] = left;
  return first?.isNamePosition ? nameIn(first.words) : null;
}
