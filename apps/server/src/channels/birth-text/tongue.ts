import { fold } from "./fold.ts";
import type { BirthWords } from "./words/birth-words.ts";
import { ENGLISH } from "./words/english.data.ts";
import { HINGLISH } from "./words/hinglish.data.ts";

const wordsOf = (words: BirthWords): ReadonlySet<string> =>
  new Set(
    Object.values(words)
      .flatMap((phrases = "") => phrases.split("|"))
      .flatMap((phrase) => phrase.split(" "))
      .map(fold),
  );
const [english, hinglish] = [wordsOf(ENGLISH), wordsOf(HINGLISH)];

/** Whether the words of a birth are Hindi in Latin letters ("raat 11 baje") rather than English; names and places tell nothing. */
export function isHinglish(text: string): boolean {
  const words = (text.match(/[\p{Script=Latin}]+/gu) ?? []).map(fold);
  const count = (own: ReadonlySet<string>, other: ReadonlySet<string>): number =>
    words.filter((word) => own.has(word) && !other.has(word)).length;
  return count(hinglish, english) > count(english, hinglish);
}
