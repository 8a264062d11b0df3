import { WANT_WORDS, type Want } from "./want-words.data.ts";

/** What of a thing a text wants to know: when it ends, its dates, all of them. */
export const findWants = (text: string): readonly Want[] =>
  (Object.keys(WANT_WORDS) as readonly Want[]).filter((want) => WANT_WORDS[want].test(text));
