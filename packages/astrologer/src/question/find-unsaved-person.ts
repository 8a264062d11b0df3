import { NAME_ROWS } from "../language/lexicon-astrology-names.data.ts";
import { WORD_ROWS } from "../language/lexicon-grammar-and-units.data.ts";
import { type Token, tokenise } from "../language/tokenise.ts";
import { buildLexicon, tagTokens } from "../language/tag-tokens.ts";
import { QUESTION_KEYWORD_ROWS } from "./question-keywords.data.ts";
import { FIRST_NAMES } from "./first-names.data.ts";
import { computeNameSound } from "./compute-name-sound.ts";
import type { Question } from "./question.ts";
import {
  CHART_WORDS,
  NON_ADDRESSEE_WORDS,
  NON_NAME_WORDS,
  POSSESSIVE_WORDS,
  RELATION_WORDS,
} from "./relatives.data.ts";
import { THIRD_PERSON_PRONOUNS } from "./self-words.data.ts";

const KNOWN_WORDS_LEXICON = buildLexicon([...QUESTION_KEYWORD_ROWS, ...NAME_ROWS, ...WORD_ROWS], "own");
/** Sounds drop a final n; restore it, so that "jati" does not match Jatin. */
const toSoundWithEnding = (word: string): string => `${computeNameSound(word)}${/[nन]$/u.test(word) ? "n" : ""}`;
const FIRST_NAME_SOUNDS: ReadonlySet<string> = new Set(FIRST_NAMES.map(toSoundWithEnding));
const RELATION_WORD_SET: ReadonlySet<string> = new Set(RELATION_WORDS.flat());
const MIN_LETTERS = 3;

/** Whether a word is a common first name, in any spelling of its sound. */
export const isFirstName = (word: string): boolean =>
  word.length >= MIN_LETTERS && FIRST_NAME_SOUNDS.has(toSoundWithEnding(word.toLowerCase()));

/** Start offsets of the words that are not in the lexicon. */
function findUnknownWords(tokens: readonly Token[]): ReadonlySet<number> {
  const unknown = tagTokens(tokens, KNOWN_WORDS_LEXICON).filter(({ tag }) => tag === "w");
  return new Set(unknown.map(({ start }) => start));
}

const MAX_WORDS_OF_NAME = 3;
const ADDRESSED = /^\s*(?<name>\p{L}[\p{L}\p{M}'’. ]{1,40}?)\s*(?<sign>[:,]|\s[-–—])\s*(?<rest>.{4,})$/su;
const OTHERS = new RegExp(`(?<![\\p{L}\\p{M}])(?:${THIRD_PERSON_PRONOUNS})(?![\\p{L}\\p{M}])`, "iu");

/** The name in "Arjun: how is his career?", and in "Arjun, how is his career?" if the question is about another person. */
function findAddressee(text: string): string | null {
  const { name = "", sign = "", rest = "" } = ADDRESSED.exec(text)?.groups ?? {};
  const words = tokenise(name);
  if (words.length === 0 || words.length > MAX_WORDS_OF_NAME) return null;
  const unknownWords = findUnknownWords(words);
  const isName = words.every(
    (token) =>
      isFirstName(token.word) ||
      (unknownWords.has(token.start) && !NON_NAME_WORDS.has(token.word) && !NON_ADDRESSEE_WORDS.has(token.word)),
  );
  if (!isName) return null;
  // "Delhi: will it suit me?" is about the user; in "Arjun, when will I marry?" the name is only the user's.
  return OTHERS.test(rest) || (sign !== "," && words.some(({ word }) => isFirstName(word))) ? name : null;
}

/** A first name with the surname that follows it: "Rohan Mehta". */
function getFullName(text: string, tokens: readonly Token[], at: number, unknownWords: ReadonlySet<number>): string {
  const next = tokens[at + 1];
  const isSurname = next !== undefined && unknownWords.has(next.start) && /^\p{Lu}/u.test(text.slice(next.start));
  const end = (isSurname ? next : tokens[at])?.end ?? 0;
  return text.slice(tokens[at]?.start ?? 0, end);
}

/** Words before the user's own name: "I am Arjun", "mera naam Arjun". */
const INTRODUCTION_PATTERN = /^(?:am|i'm|main|mai|naam|nam|name|this|myself|मैं|नाम)$/u;

/** A first name that the question is about: "will Arjun get a job", "अर्जुन की शादी कब होगी". Only for questions not about the user. */
function findFirstName(text: string, tokens: readonly Token[], unknownWords: ReadonlySet<number>): string | null {
  const at = tokens.findIndex(
    (token, index) =>
      unknownWords.has(token.start) &&
      isFirstName(token.word) &&
      !RELATION_WORD_SET.has(token.word) &&
      !INTRODUCTION_PATTERN.test(tokens[index - 1]?.word ?? ""),
  );
  return at < 0 ? null : getFullName(text, tokens, at, unknownWords);
}

/** A person named with a possessive: "Rohan's chart", "रोहन की कुंडली", "How is Rohan's career?". */
function findChartOwner(
  { text, topics }: Question,
  tokens: readonly Token[],
  unknownWords: ReadonlySet<number>,
): string | null {
  const at = tokens.findIndex(({ word, start }, index) => {
    const [next, afterNext] = [tokens[index + 1]?.word ?? "", tokens[index + 2]?.word ?? ""];
    if (word.length < MIN_LETTERS || NON_NAME_WORDS.has(word) || !POSSESSIVE_WORDS.has(next)) return false;
    const isCapital = /^\p{Lu}/u.test(text.slice(start)) && next === "'s" && topics.length > 0;
    return unknownWords.has(start) && (CHART_WORDS.has(afterNext) || isCapital);
  });
  const token = tokens[at];
  return token ? text.slice(token.start, token.end) : null;
}

/**
 * The name of a person a question is about who is neither the user nor one of the saved charts; `null` if there is none.
 * @param isAboutSelf whether the question is about the user
 */
export function findUnsavedPerson(question: Question, tokens: readonly Token[], isAboutSelf: boolean): string | null {
  const unknownWords = findUnknownWords(tokens);
  const addressee = findAddressee(question.text);
  if (addressee !== null) return addressee;
  return (
    findChartOwner(question, tokens, unknownWords) ??
    (isAboutSelf ? null : findFirstName(question.text, tokens, unknownWords))
  );
}
