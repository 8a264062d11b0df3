import { foldWord } from "./fold-word.ts";
import type { BirthWords } from "./vocabulary/birth-vocabulary.ts";
import { DIALECTS } from "./vocabulary/dialects.data.ts";
import { ENGLISH } from "./vocabulary/english.data.ts";
import { HINGLISH } from "./vocabulary/hinglish.data.ts";

const collectWords = (words: BirthWords): ReadonlySet<string> =>
  new Set(
    Object.values(words)
      .flatMap((phrases = "") => phrases.split("|"))
      .flatMap((phrase) => phrase.split(" "))
      .map(foldWord),
  );
const english = collectWords(ENGLISH);
const hinglish = new Set([...collectWords(HINGLISH), ...collectWords(DIALECTS)]);

/** Whether the words of a birth are Hindi in Latin letters ("raat 11 baje") rather than English; names and places do not count. */
export function isHinglish(text: string): boolean {
  const words = (text.match(/[\p{Script=Latin}]+/gu) ?? []).map(foldWord);
  const count = (vocabulary: ReadonlySet<string>, other: ReadonlySet<string>): number =>
    words.filter((word) => vocabulary.has(word) && !other.has(word)).length;
  return count(hinglish, english) > count(english, hinglish);
}
