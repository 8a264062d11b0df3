import { NAME_ROWS } from "../language/lexicon-names.data.ts";
import { WORD_ROWS } from "../language/lexicon-words.data.ts";
import { type Token, tokensOf } from "../language/normalise.ts";
import { lexiconOf, tagged } from "../language/tag.ts";
import { CUE_ROWS } from "./cues.data.ts";
import { FIRST_NAMES } from "./first-names.data.ts";
import { heard } from "./heard.ts";
import type { Question } from "./question.ts";
import { CHART_WORDS, NO_ADDRESS, NO_NAMES, OF_WORDS, RELATIONS } from "./relations.data.ts";
import { OTHERS_PRONOUNS } from "./self-words.data.ts";

const KNOWN = lexiconOf([...CUE_ROWS, ...NAME_ROWS, ...WORD_ROWS], "own");
/** A sound may have lost its last n: "jati" is not Jatin. */
const soundWithEnd = (word: string): string => `${heard(word)}${/[nन]$/u.test(word) ? "n" : ""}`;
const NAMES: ReadonlySet<string> = new Set(FIRST_NAMES.map(soundWithEnd));
const FAMILY: ReadonlySet<string> = new Set(RELATIONS.flat());
const LEAST_LETTERS = 3;

const isFirstName = ({ word }: Token): boolean => word.length >= LEAST_LETTERS && NAMES.has(soundWithEnd(word));

/** Words that the lexicon knows nothing of. */
function plainWords(tokens: readonly Token[]): ReadonlySet<number> {
  const plain = tagged(tokens, KNOWN).filter(({ tag }) => tag === "w");
  return new Set(plain.map(({ start }) => start));
}

const MOST_OF_NAME = 3;
const ADDRESSED = /^\s*(?<name>\p{L}[\p{L}\p{M}'’. ]{1,40}?)\s*(?<sign>[:,]|\s[-–—])\s*(?<rest>.{4,})$/su;
const OTHERS = new RegExp(`(?<![\\p{L}\\p{M}])(?:${OTHERS_PRONOUNS})(?![\\p{L}\\p{M}])`, "iu");

/** "Arjun: how is his career?", and behind a comma where the question is about another: "Arjun, how is his career?". */
function addressedIn(text: string): string | null {
  const { name = "", sign = "", rest = "" } = ADDRESSED.exec(text)?.groups ?? {};
  const words = tokensOf(name);
  if (words.length === 0 || words.length > MOST_OF_NAME) return null;
  const plain = plainWords(words);
  const isName = words.every(
    (token) =>
      isFirstName(token) || (plain.has(token.start) && !NO_NAMES.has(token.word) && !NO_ADDRESS.has(token.word)),
  );
  if (!isName) return null;
  // "Delhi: will it suit me?" is about the asker; "Arjun, when will I marry?" only tells who asks.
  return OTHERS.test(rest) || (sign !== "," && words.some(isFirstName)) ? name : null;
}

/** The words of a name around a first name: "Rohan Mehta". */
function wholeName(text: string, tokens: readonly Token[], at: number, plain: ReadonlySet<number>): string {
  const next = tokens[at + 1];
  const isSurname = next !== undefined && plain.has(next.start) && /^\p{Lu}/u.test(text.slice(next.start));
  const end = (isSurname ? next : tokens[at])?.end ?? 0;
  return text.slice(tokens[at]?.start ?? 0, end);
}

/** Before the name of who writes: "I am Arjun", "mera naam Arjun". */
const INTRODUCES = /^(?:am|i'm|main|mai|naam|nam|name|this|myself|मैं|नाम)$/u;

/** A first name that the question is about, where it is not about the asker: "will Arjun get a job", "अर्जुन की शादी कब होगी". */
function namedIn(text: string, tokens: readonly Token[], plain: ReadonlySet<number>): string | null {
  const at = tokens.findIndex(
    (token, here) =>
      plain.has(token.start) &&
      isFirstName(token) &&
      !FAMILY.has(token.word) &&
      !INTRODUCES.test(tokens[here - 1]?.word ?? ""),
  );
  return at < 0 ? null : wholeName(text, tokens, at, plain);
}

/** A person whose chart is asked for by name: "Rohan's chart", "रोहन की कुंडली", "How is Rohan's career?". */
function ownerIn({ text, topics }: Question, tokens: readonly Token[], plain: ReadonlySet<number>): string | null {
  const at = tokens.findIndex(({ word, start }, here) => {
    const [next, then] = [tokens[here + 1]?.word ?? "", tokens[here + 2]?.word ?? ""];
    if (word.length < LEAST_LETTERS || NO_NAMES.has(word) || !OF_WORDS.has(next)) return false;
    const isCapital = /^\p{Lu}/u.test(text.slice(start)) && next === "'s" && topics.length > 0;
    return plain.has(start) && (CHART_WORDS.has(then) || isCapital);
  });
  const token = tokens[at];
  return token ? text.slice(token.start, token.end) : null;
}

/** A person whom a question is about, and who is neither the asker nor one of the saved charts. @param isOfSelf whether the asker speaks of themselves */
export function strangerIn(question: Question, tokens: readonly Token[], isOfSelf: boolean): string | null {
  const plain = plainWords(tokens);
  const addressed = addressedIn(question.text);
  if (addressed !== null) return addressed;
  return ownerIn(question, tokens, plain) ?? (isOfSelf ? null : namedIn(question.text, tokens, plain));
}
