import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import { isBareFollowUp } from "../../question/is-bare-follow-up.ts";
import { answerTopic } from "../topic/answer-topic.ts";
import { answerWhyAgainst } from "./answer-about-matter.ts";
import { findCurrentMatter } from "./find-current-matter.ts";
import { isIncomplete } from "./is-incomplete-question.ts";

/** A short follow-up without a matter of its own, in a conversation that has one: that matter, instead of a question back. */
export function answerCurrentMatter(turn: AnswerContext): AnswerDraft | null {
  const { question } = turn;
  const [act] = question.acts;
  if (!isIncomplete(question) || !act) return null;
  const current = findCurrentMatter(turn);
  if (!current) return null;
  const isSame = act.matter === null || act.matter === current.topic;
  // Any other word may bring a subject that was not understood.
  if (!isBareFollowUp(question.text) || !isSame) return null;
  return question.form === "why" ? answerWhyAgainst(turn, current.topic) : answerTopic(turn, current.topic);
}
