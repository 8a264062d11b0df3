import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import { isBareFollowUp } from "../../question/is-bare-follow-up.ts";
import { answerTopic } from "../topic/answer-topic.ts";
import { answerWhyAgainst } from "./answer-topic-follow-up.ts";
import { findCurrentTopic } from "./find-topic-under-discussion.ts";
import { isIncomplete } from "./is-incomplete-question.ts";

/** A short follow-up without a topic of its own, in a conversation that has one: that topic, instead of a question back. */
export function answerCurrentTopic(turn: AnswerContext): AnswerDraft | null {
  const { question } = turn;
  const [act] = question.acts;
  if (!isIncomplete(question) || !act) return null;
  const current = findCurrentTopic(turn);
  if (!current) return null;
  const isSame = act.topic === null || act.topic === current.topic;
  // Any other word may bring a subject that was not understood.
  if (!isBareFollowUp(question.text) || !isSame) return null;
  return question.form === "why" ? answerWhyAgainst(turn, current.topic) : answerTopic(turn, current.topic);
}
