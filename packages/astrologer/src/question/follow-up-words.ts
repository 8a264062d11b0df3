import { tokensOf } from "../language/normalise.ts";
import { FOLLOW_UP_WORDS } from "./follow-up-words.data.ts";

const KNOWN: ReadonlySet<string> = new Set(
  tokensOf(Object.values(FOLLOW_UP_WORDS).join(" ")).flatMap(({ word, sound }) => [word, sound]),
);

const hasLetters = /\p{L}/u;

/** Whether a text says nothing beyond a follow-up: only words of asking, time and coming about, and numbers. */
export const saysNothingNew = (text: string): boolean =>
  tokensOf(text)
    .filter(({ word }) => hasLetters.test(word))
    .every(({ word, sound }) => KNOWN.has(word) || KNOWN.has(sound));
