import words from "../../models/language-words.json" with { type: "json" };
import { GRAHA_WORDS } from "@lagna/terms";
import type { AnswerLanguage } from "../fact.ts";

/** Hindi words that the English messages of the corpus use too often to be found by it. */
const SHARED_WORDS = ["namaste", "namaskar", "ya"];
/** Words that tell Hinglish from English, from the training part of the corpus; see `models/README.md`. */
const HINGLISH_WORDS = new Set([...words.hinglish.split(" "), ...SHARED_WORDS]);
/** Names of grahas are used in every language. */
const GRAHA_NAMES = new Set(Object.values(GRAHA_WORDS).map(({ en }) => en.toLowerCase()));
const ENGLISH_WORDS = new Set(words.english.split(" ").filter((word) => !GRAHA_NAMES.has(word)));

const countKnown = (words: readonly string[], vocabulary: ReadonlySet<string>): number =>
  words.filter((word) => vocabulary.has(word)).length;

/** Every word of a vocabulary with one letter left out. */
const dropLetters = (vocabulary: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...vocabulary].flatMap((word) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))));
const SHORTENED_ENGLISH = dropLetters(ENGLISH_WORDS);
const SHORTENED_HINGLISH = dropLetters(HINGLISH_WORDS);

/** By how many words with a letter left out a text is English rather than Hinglish: "wil", "gt", "plese". */
function countShortenedEnglish(typed: readonly string[]): number {
  const unknown = typed.filter((word) => word.length > 1 && !HINGLISH_WORDS.has(word) && !ENGLISH_WORDS.has(word));
  const [english, hinglish] = [SHORTENED_ENGLISH, SHORTENED_HINGLISH].map((words) => countKnown(unknown, words));
  return (english ?? 0) - (hinglish ?? 0);
}

/**
 * Detects the language of a text: by script, then by function words. A text that shows neither, such as a single term, keeps the language
 * of the conversation.
 * @param previous the language of the conversation so far
 */
export function detectLanguage(text: string, previous?: AnswerLanguage): AnswerLanguage {
  const devanagari = text.match(/\p{Script=Devanagari}+/gu)?.length ?? 0;
  const typed = text.toLowerCase().match(/[a-z]+/g) ?? [];
  if (devanagari > 0 && devanagari >= typed.length) return "hi";
  // In a text of one or two words, and as the first of a longer one, "hi" is a greeting; else it is the Hindi particle.
  const distinctiveWords = typed.filter((word, at) => word !== "hi" || (typed.length > 2 && at > 0));
  const [hindiCount, englishCount] = [countKnown(distinctiveWords, HINGLISH_WORDS), countKnown(typed, ENGLISH_WORDS)];
  if (devanagari > 0) return hindiCount >= englishCount ? "hg" : "en";
  if (hindiCount === 0 && (englishCount === 0 || (typed.length === 1 && previous !== undefined)))
    return previous ?? "en";
  const lead = hindiCount - englishCount;
  if (hindiCount > 0 && lead >= 0 && lead <= 1 && countShortenedEnglish(typed) > lead + 1) return "en";
  if (hindiCount === englishCount) return previous === undefined || previous === "hi" ? "hg" : previous;
  return hindiCount > englishCount ? "hg" : "en";
}
