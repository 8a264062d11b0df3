import { tokenise } from "../language/tokenise.ts";
import { FOLLOW_UP_WORDS } from "./follow-up-words.data.ts";

const KNOWN_WORDS: ReadonlySet<string> = new Set(
  tokenise(Object.values(FOLLOW_UP_WORDS).join(" ")).flatMap(({ word, sound }) => [word, sound]),
);

const hasLetters = /\p{L}/u;

/** Whether a text consists only of follow-up words (`FOLLOW_UP_WORDS`) and numbers. */
export const isBareFollowUp = (text: string): boolean =>
  tokenise(text)
    .filter(({ word }) => hasLetters.test(word))
    .every(({ word, sound }) => KNOWN_WORDS.has(word) || KNOWN_WORDS.has(sound));
