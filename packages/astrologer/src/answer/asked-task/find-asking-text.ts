import { findEitherOrOptions } from "../../question/find-either-or-options.ts";
import type { Person, Question } from "../../question/question.ts";
import { splitSentences } from "../../message-classification/danger/split-message-into-sentences.ts";

/** A message with fewer words is understood as a whole. */
const SHORTEST_STORY = 24;
const LEAST_WORDS = 4;

const countWords = (text: string): number => text.trim().split(/\s+/u).length;

/** The sentence of a long message that carries its question: the last one that is marked as a question or read as one. */
export function findAskingText({ text, acts }: Pick<Question, "text" | "acts">): string | null {
  if (countWords(text) < SHORTEST_STORY) return null;
  const sentences = splitSentences(text).filter((one) => countWords(one.text) >= LEAST_WORDS);
  if (sentences.length < 2) return null;
  const marked = sentences.findLast((one) => /[?？]\s*$/u.test(one.text));
  const read = sentences.findLast(({ from }) =>
    acts.some(({ span, kind }) => span[0] === from && kind !== "statement"),
  );
  return (marked ?? read)?.text.trim() ?? null;
}

/** Pronouns of a person spoken of. */
const THIRD_PERSON =
  /\b(?:he|she|him|his|hers?|they|their|them|us(?:ka|ki|ke|ko|se|ne)|un(?:ka|ki|ke|ko|se))\b|(?:उस|उन)(?:का|की|के|को|से|ने)/iu;

/**
 * The question of a long message. What the story around it tells is neither its topic nor its person, unless the question names neither:
 * "When will she marry?"
 */
export function focusOnQuestion(whole: Question, asked: Question): Question {
  const namesMatter = asked.topics.length > 0 || findEitherOrOptions(asked.text).length > 1;
  if (!namesMatter || whole.danger !== null) return whole;
  const refersToPerson = asked.person === "self" && !asked.isAboutSelf && THIRD_PERSON.test(asked.text);
  return { ...asked, person: refersToPerson ? whole.person : asked.person };
}

/** "Which subject would suit him?", after a question about the writer's son. */
export function keepPerson(question: Question, before: Person | undefined): Question {
  const isOfOther = before !== undefined && before !== "self" && before !== "spouse";
  const refers = question.person === "self" && !question.isAboutSelf && THIRD_PERSON.test(question.text);
  return isOfOther && refers && question.danger === null ? { ...question, person: before } : question;
}
