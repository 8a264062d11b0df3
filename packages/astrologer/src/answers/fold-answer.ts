import type { AnswerLanguage } from "../fact.ts";
import type { Answer, AnswerSentence } from "../answer/answer-types.ts";
import { getPhraseId } from "../answer/phrasing/phrase-picker.ts";
import { countWords } from "../language/count-words.ts";
import type { AskFamily } from "../request/object.ts";
import { ASK_OBJECTS } from "../request/objects.data.ts";

/** An answer is read on a phone: what is longer waits for "more". */
const MAX_ANSWER_WORDS = 60;

/** What asks for the rest; offered as a follow-up. */
const MORE_WORDS: Readonly<Record<AnswerLanguage, string>> = {
  en: "Tell me more",
  hi: "और बताइए",
  hg: "Aur bataiye",
};

const MAX_FOLLOW_UPS = 3;

/** Readings, matches and good days have reasons that can wait; a day and a list of facts that were asked for are whole. */
function canWait({ kind, memory: { asks = [], repeats } }: Answer): boolean {
  if (repeats) return false;
  const isOf = (family: AskFamily): boolean => asks.some(({ object }) => ASK_OBJECTS[object].family === family);
  return (kind === "reading" && !isOf("day")) || (kind === "fact" && (isOf("good day") || isOf("two people")));
}

interface FoldedAnswer {
  readonly answer: Answer;
  readonly sentences: readonly AnswerSentence[];
}

/**
 * The first sentences of an answer, at most `MAX_ANSWER_WORDS` words and at least one sentence; the conversation remembers which wait.
 * @param sentences those that may be shown
 */
export function foldAnswer(answer: Answer, sentences: readonly AnswerSentence[]): FoldedAnswer {
  if (!canWait(answer)) return { answer, sentences };
  let words = 0;
  const end = sentences.findIndex(({ text }, at) => {
    words += countWords(text);
    return at > 0 && words > MAX_ANSWER_WORDS;
  });
  if (end === -1) return { answer, sentences };
  const more = MORE_WORDS[answer.language];
  const memory = { ...answer.memory, waiting: sentences.slice(end).map(({ text }) => getPhraseId(text)) };
  const followUps = [more, ...answer.followUps.filter((text) => text !== more)].slice(0, MAX_FOLLOW_UPS);
  return { answer: { ...answer, followUps, memory }, sentences: sentences.slice(0, end) };
}
