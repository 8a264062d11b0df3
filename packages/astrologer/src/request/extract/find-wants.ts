import { WANT_WORDS, type Want } from "./want-words.data.ts";

/** What of a thing a text wants to know: when it ends, its dates, all of them. */
export const findWants = (text: string): readonly Want[] =>
  (Object.keys(WANT_WORDS) as readonly Want[]).filter(
    (want) => WANT_WORDS[want].test(text) && !(want === "end" && BOTH_ENDS.test(text)),
  );

/** "Kab se kab tak" asks for both ends. */
const BOTH_ENDS =
  /(?<![\p{L}\p{M}])(?:(?:kab|kitne baje) se|from (?:when|what time)|start(?:s|ing)? and end|(?:कब|कितने बजे) से)(?![\p{L}\p{M}])/iu;
