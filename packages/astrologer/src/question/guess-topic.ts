import type { Topic } from "../topic-judgment/topics.data.ts";
import type { Question } from "./question.ts";
import { countWords } from "../language/count-words.ts";

/** The most likely subject of a question without a topic: a topic of life, or the time ahead. */
export type GuessedTopic = Topic | "ahead";

/** Patterns for the guess, most specific first. */
const GUESS_PATTERNS: readonly (readonly [RegExp, GuessedTopic])[] = [
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

/** Words of asking, of the future, or in the first person. */
const ASKING_PATTERN =
  /[?？]\s*$|\b(?:i|my|what|whats|which|who|where|kaun|kaunsi|kitna|kitni|kahan|will|when|shall|can|should|could|would|next|kab|hoga|hogi|honge|kya|kyun|kyu|kyon|kaise|why|how|main|mera|meri|mere|mujhe|hamara|hum|\w{3,}(?:unga|ungi|enge|ega|egi|aun))\b|कब|कौन|कितन|किस|क्या|क्यों|कैसे|मैं|मेरा|मेरी|मेरे|मुझे|हम|(?:गा|गी|गे)(?:\s|$)/iu;
const MIN_WORDS = 3;

/** Technical terms: a guessed topic of life would not answer such a question. */
const TECHNICAL_TERMS_PATTERN =
  /\b(?:sthana?|karaka|bala|amsha?|drekkana|trimsamsa|yoni|sphuta|saham|tajika|kp|sub ?lord)\b|स्थान बल|सहम/iu;

/** Guesses the topic of a question; `null` if it is too short, technical, or not a question. */
export function guessTopic({ text }: Question): GuessedTopic | null {
  if (TECHNICAL_TERMS_PATTERN.test(text)) return null;
  if (countWords(text) < MIN_WORDS) return null;
  return GUESS_PATTERNS.find(([words]) => words.test(text))?.[1] ?? (ASKING_PATTERN.test(text) ? "ahead" : null);
}
