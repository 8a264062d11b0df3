import type { Topic } from "../reading/topics.data.ts";
import type { Question } from "./question.ts";

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
    /\b(?:am i|do i|why do|people|friends?|friendships?|dost|dosto|doston|ladai|jhagda|quarrels?|everyone|log|logon|sab log|main (?:itna|itni|zyada|bahut)|mujhse|sochta|sochti|lagta hai mujhe)\b|लोग|मुझसे|सोचता|सोचती|मैं इतना|मैं इतनी|मैं बहुत/iu,
    "personality",
  ],
];

/** Words that ask, or speak of what is to come or of oneself. */
const ASKS =
  /[?？]\s*$|\b(?:i|my|what|whats|which|who|where|kaun|kaunsi|kitna|kitni|kahan|will|when|shall|can|should|could|would|next|kab|hoga|hogi|honge|kya|kyun|kyu|kyon|kaise|why|how|main|mera|meri|mere|mujhe|hamara|hum|\w{3,}(?:unga|ungi|enge|ega|egi|aun))\b|कब|कौन|कितन|किस|क्या|क्यों|कैसे|मैं|मेरा|मेरी|मेरे|मुझे|हम|(?:गा|गी|गे)(?:\s|$)/iu;
const LEAST_WORDS = 3;

/** Of the field, and asked of a chart: no guess about a life answers it. */
const OF_THE_FIELD =
  /\b(?:sthana?|karaka|bala|amsha?|drekkana|trimsamsa|yoni|sphuta|saham|tajika|kp|sub ?lord)\b|स्थान बल|सहम/iu;

/** `null` where even that cannot be told: a word or two, or nothing that asks. */
export function guessOf({ text }: Question): Guess | null {
  if (OF_THE_FIELD.test(text)) return null;
  if (text.trim().split(/\s+/).length < LEAST_WORDS) return null;
  return SIGNS.find(([words]) => words.test(text))?.[1] ?? (ASKS.test(text) ? "ahead" : null);
}
