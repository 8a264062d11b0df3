import type { Question } from "../../question/question.ts";
import type { Understanding } from "../understand-message.ts";
import { findCurrentTopic } from "./find-current-topic.ts";

/** A longer message brings its own topic. */
const MAX_WORDS = 6;
const SURE_TOPIC = 0.9;

/**
 * A word of a short follow-up that the lexicon gives to another topic keeps the current one if the classifier reads the whole message as
 * being about it: "with a partner or alone", about a business.
 */
export function keepCurrentTopic(question: Question, understanding: Understanding): Question {
  const [act] = question.acts;
  const [topic] = question.topics;
  const words = question.text.trim().split(/\s+/u).length;
  if (topic === undefined || !act?.topic || words > MAX_WORDS || question.acts.length > 1) return question;
  if (act.topicProbability < SURE_TOPIC || question.topics.includes(act.topic)) return question;
  const current = findCurrentTopic({ previousTurns: understanding.turns, questionOf: understanding.questionOf });
  if (current?.topic !== act.topic) return question;
  return { ...question, topics: [], person: "self", isNotUnderstood: question.kinds.length === 0 };
}
