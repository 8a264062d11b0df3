import type { Topic } from "../reading/topics.data.ts";
import type { Question } from "./parse.ts";

/** What a question that names no matter is most likely about: a matter of life, or the time ahead. */
export type Guess = Topic | "ahead";

/** By what it is built of, the most telling first. */
const SIGNS: readonly (readonly [RegExp, Guess])[] = [
  [/\b(?:chart|kundli|kundali|horoscope|patrika)\b|कुंडली|पत्रिका/iu, "personality"],
  [
    /\b(?:he|she|him|her|us together|we together|together|ladka|ladki|ladke|uska|uski|usse|unse|woh|wo)\b|लड़का|लड़की|उससे|उसका|उसकी/iu,
    "love",
  ],
  [
    /\b(?:am i|do i|why do|people|friends?|everyone|log|logon|sab log|main (?:itna|itni|zyada|bahut)|mujhse|sochta|sochti|lagta hai mujhe)\b|लोग|मुझसे|सोचता|सोचती|मैं इतना|मैं इतनी|मैं बहुत/iu,
    "personality",
  ],
  [
    /\b(?:will|when|shall|can|should|could|would|may|next|kab|hoga|hogi|honge|milega|milegi|paunga|paungi|sakta|sakti|sakunga|karu|karun|kya|kyun|kyu|kyon|why|how)\b|कब|होगा|होगी|मिलेगा|मिलेगी|पाऊंगा|पाऊँगा|सकता|सकती|क्या|क्यों|कैसे/iu,
    "ahead",
  ],
];

const LEAST_WORDS = 3;

/** `null` where even that cannot be told: a word or two, or nothing that asks. */
export function guessOf({ text, self }: Question): Guess | null {
  if (text.trim().split(/\s+/).length < LEAST_WORDS) return null;
  const [, guess = null] = SIGNS.find(([words]) => words.test(text)) ?? [];
  return guess === "ahead" && !self && !/[?？]\s*$/.test(text) ? null : guess;
}
