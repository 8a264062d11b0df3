import type { DialogueActKind } from "../../understanding/dialogue-act.ts";
import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import { isBareFollowUp } from "../../question/is-bare-follow-up.ts";
import { answerTopic } from "../topic/answer-topic.ts";
import { answerWhyAgainst } from "./answer-about-matter.ts";
import { findCurrentMatter } from "./find-current-matter.ts";
import { isIncomplete } from "./is-incomplete-question.ts";

const LEAST_PROBABILITY = 0.5;
const MATTER_ACTS: ReadonlySet<DialogueActKind> = new Set(["timing", "outlook", "decision", "why", "compare"]);

/** A short follow-up without a matter of its own, in a conversation that has one: that matter, instead of a question back. */
export function answerCurrentMatter(turn: AnswerContext): AnswerDraft | null {
  const { question } = turn;
  const [act] = question.acts;
  if (!isIncomplete(question) || !act) return null;
  const current = findCurrentMatter(turn);
  if (!current) return null;
  const isRead = MATTER_ACTS.has(act.kind) && act.probability >= LEAST_PROBABILITY;
  const isSame = act.matter === null || act.matter === current.topic;
  if (!(isBareFollowUp(question.text) || isRead) || !isSame) return null;
  return question.form === "why" ? answerWhyAgainst(turn, current.topic) : answerTopic(turn, current.topic);
}
