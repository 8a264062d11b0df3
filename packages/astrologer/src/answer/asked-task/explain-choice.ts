import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { Finding } from "../../topic-judgment/score-topic.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { buildOptionSlots, findBySign, judgeOptions, type JudgedOption } from "../either-or/compare-options.ts";
import { EITHER_OR_REASON_PHRASES } from "../either-or/either-or-phrases.data.ts";
import { nameTowns, resolveOptions } from "../either-or/resolve-options-in-chart.ts";
import { findReferenceKeywords } from "../follow-up/find-reference-keywords.ts";
import { buildEvidence } from "../topic/judge-topic.ts";
import { createFindingContext, renderFinding } from "../topic/render-finding.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import { findOptionsOfTask } from "./find-options-of-task.ts";
import { TASK_PHRASES } from "./asked-task-phrases.data.ts";

const REASON_KINDS: ReadonlySet<DialogueActKind> = new Set(["why", "evidence"]);

/** The options that the conversation chose between, best first; empty if the last task was no choice that a chart weighs. */
function findChosenOptions(turn: AnswerContext): readonly JudgedOption[] {
  const { earlier } = turn.task;
  const found = earlier ? findOptionsOfTask(earlier) : [];
  const judged = judgeOptions(turn, nameTowns(resolveOptions(turn, found, true)));
  return judged.length > 1 ? judged : [];
}

/** "Why?", "why not the other?", after a choice: the reasons for the option that leads, or against the one that was set aside. */
export function explainChoice(turn: AnswerContext): AnswerDraft | null {
  const { task, question, index, phrasePicker } = turn;
  if (!REASON_KINDS.has(task.kind) && question.form !== "why") return null;
  if (task.earlier === null || question.topics.length > 0) return null;
  const [best, next] = findChosenOptions(turn);
  if (!best || !next) return null;
  const slots = buildOptionSlots({ one: best.name, other: next.name });
  const fresh = { ...turn, previousTurns: [] };
  const [pro, proOfNext] = [
    findBySign(fresh, best.judgment, 1, new Set()),
    findBySign(fresh, next.judgment, 1, new Set()),
  ];
  const cost = findBySign(fresh, next.judgment, -1, new Set([pro?.factId ?? ""]));
  const render = (
    side: JudgedOption,
    finding: Finding | undefined,
    wordings: PhraseVariants,
  ): readonly AnswerSentence[] => {
    if (!finding) return [];
    const text = phrasePicker.pick(wordings, slots);
    const lead = { en: [text], hi: [text], hg: [text] };
    return renderFinding(createFindingContext(index, phrasePicker, side.judgment.topic), finding, {
      lead,
      withState: true,
    });
  };
  const keywords = findReferenceKeywords(question.text);
  const against = cost
    ? render(next, cost, TASK_PHRASES.other_against)
    : [renderPhrase(phrasePicker, TASK_PHRASES.other_no_cost, slots)];
  const reasons = render(best, pro, EITHER_OR_REASON_PHRASES.for_one);
  const ofOther =
    proOfNext && proOfNext.factId !== pro?.factId ? render(next, proOfNext, EITHER_OR_REASON_PHRASES.for_other) : [];
  const asksAboutOtherOption = keywords.has("other") || keywords.has("not");
  const sentences = asksAboutOtherOption ? [...against, ...reasons] : [...reasons, ...against, ...ofOther];
  return {
    kind: "reading",
    topics: [best.judgment.topic],
    sentences,
    findings: [pro, cost].flatMap((finding) => (finding ? [finding.knowledgeKey] : [])),
    evidence: buildEvidence(index, best.judgment, phrasePicker.language),
  };
}
