import type { Question } from "../../question/question.ts";
import type { Understanding } from "../understand-message.ts";
import { findCurrentTopic } from "./find-topic-under-discussion.ts";
import { countWords } from "../../language/count-words.ts";

/** A longer message brings its own matter. */
const MAX_WORDS = 6;
/** "Be honest", "something more creative". */
const MAX_TRAIT_WORDS = 4;
const SURE_TOPIC = 0.9;

/**
 * A word of a short follow-up that the lexicon gives to another matter keeps the current one if the classifier reads the whole message as
 * being about it: "with a partner or alone", about a business.
 */
export function keepCurrentTopic(question: Question, understanding: Understanding): Question {
  const [act] = question.acts;
  const [topic] = question.topics;
  const words = countWords(question.text);
  if (topic === undefined || !act || words > MAX_WORDS || question.acts.length > 1) return question;
  const previous = understanding.turns.at(-1);
  // "Be honest" names a trait, but asks about what was asked before.
  const goesOn = previous?.task?.kind === "remedy" && act.kind === "remedy" && words <= MAX_TRAIT_WORDS;
  if (goesOn && previous.topics.length === 0) return withoutMatter(question);
  const isTrait = topic === "personality" && question.topics.length === 1 && act.topic !== "personality";
  if (isTrait && words <= MAX_TRAIT_WORDS && previous?.kind === "reading" && previous.topics.length > 0)
    return { ...question, topics: previous.topics };
  if (!act.topic) return question;
  if (act.topicProbability < SURE_TOPIC || question.topics.includes(act.topic)) return question;
  const current = findCurrentTopic({ previousTurns: understanding.turns, questionOf: understanding.questionOf });
  if (current?.topic !== act.topic) return question;
  return withoutMatter(question);
}

const withoutMatter = (question: Question): Question => ({
  ...question,
  topics: [],
  person: "self",
  isNotUnderstood: question.kinds.length === 0,
});
