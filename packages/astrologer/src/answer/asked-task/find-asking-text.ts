import { findEitherOrOptions } from "../../question/find-either-or-options.ts";
import type { Person, Question } from "../../question/question.ts";
import { splitMessageIntoSentences } from "../../message-classification/danger/split-message-into-sentences.ts";
import { countWords } from "../../language/count-words.ts";

/** A message with fewer words is understood as a whole. */
const SHORTEST_STORY = 24;
const MIN_WORDS = 4;

/** The sentence of a long message that carries its question: the last one that is marked as a question or read as one. */
export function findAskingText({ text, acts }: Pick<Question, "text" | "acts">): string | null {
  if (countWords(text) < SHORTEST_STORY) return null;
  const sentences = splitMessageIntoSentences(text).filter((one) => countWords(one.text) >= MIN_WORDS);
  if (sentences.length < 2) return null;
  const marked = sentences.findLast((one) => /[?？]\s*$/u.test(one.text));
  const read = sentences.findLast(({ from }) =>
    acts.some(({ span, kind }) => span[0] === from && kind !== "statement"),
  );
  return (marked ?? read)?.text.trim() ?? null;
}

/** Pronouns of a person spoken of. "It" and "this" are not among them: they mostly mean a thing. */
const THIRD_PERSON =
  /\b(?:he|she|him|his|hers?|they|their|theirs|them|(?:us|un)(?:ka|ki|ko|se|ne|me|par|ke(?! (?:baad|bad|pehle|pahle|alawa|saath)\b))|(?:us|un)e|unhe|unhone|(?:wo|woh|voh?|ve)(?! (?:graha?|din|saal|mahina|dasha|ghar|bhav|yog)))\b|(?<!\p{L})(?:(?:उस|उन)(?:का|की|को|से|ने|में|पर|के(?! (?:बाद|पहले|अलावा|साथ)))|उसे|उन्हें|उन्होंने|(?:वो|वह|वे)(?! (?:ग्रह|दिन|साल|महीना|दशा|घर|भाव|योग)))(?!\p{L})/iu;

/** Whether a question speaks of a person by a pronoun alone, and not of the writer. */
export const refersToOther = ({ person, isAboutSelf, text }: Question): boolean =>
  person === "self" && !isAboutSelf && THIRD_PERSON.test(text);

/**
 * The question of a long message. What the story around it tells is neither its topic nor its person, unless the question names neither:
 * "When will she marry?"
 */
export function focusOnQuestion(whole: Question, asked: Question): Question {
  const namesMatter = asked.topics.length > 0 || findEitherOrOptions(asked.text).length > 1;
  if (!namesMatter || whole.danger !== null) return whole;
  return { ...asked, person: refersToOther(asked) ? whole.person : asked.person };
}

/** "Which subject would suit him?", after a question about the writer's son. */
export function keepPerson(question: Question, before: Person | undefined): Question {
  const wasAboutOther = before !== undefined && before !== "self" && before !== "spouse";
  return wasAboutOther && refersToOther(question) && question.danger === null
    ? { ...question, person: before }
    : question;
}
