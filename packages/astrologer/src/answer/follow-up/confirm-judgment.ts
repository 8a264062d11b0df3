import { answerEitherOr } from "../either-or/answer-either-or-question.ts";
import { selectFindings, buildEvidence, judgeTopic } from "../topic/judge-topic.ts";
import {
  CONFIDENCE_PHRASES,
  TOPIC_NAMES,
  TURN_TO_AGAINST_PHRASES,
  TURN_TO_FOR_PHRASES,
} from "../topic/topic-answer-phrases.data.ts";
import { FOLLOW_UP_PHRASES } from "./follow-up-phrases.data.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { renderFinding, createFindingContext } from "../topic/render-finding.ts";
import { renderTimeWindows } from "../topic/render-time-windows.ts";
import type { Confidence } from "../../topic-judgment/score-topic.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { answerNothingSettled, explainPeriod } from "./explain-judgment.ts";

/** "Are you sure" about the tone of a period. */
function confirmPeriod(turn: AnswerContext): AnswerDraft | null {
  const { phrasePicker } = turn;
  const explanation = explainPeriod(turn);
  const [, ...reasons] = explanation?.sentences ?? [];
  return (
    explanation && {
      ...explanation,
      sentences: [
        renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.sure),
        ...reasons,
        renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.change),
      ],
    }
  );
}

/** "Are you sure" about a choice: repeats the comparison. */
function confirmChoice(turn: AnswerContext): AnswerDraft | null {
  const { phrasePicker, previousTurns, questionOf } = turn;
  const last = previousTurns.at(-1);
  if (!last) return null;
  const question = questionOf(last);
  const body = answerEitherOr({ ...turn, question, topics: last.topics, previousTurns: [] });
  return (
    body && {
      ...body,
      sentences: [
        renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.sure),
        ...body.sentences,
        renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.change),
      ],
    }
  );
}

interface AnswerFrame {
  readonly opening: AnswerSentence;
  readonly closing: (confidence: Confidence) => readonly AnswerSentence[];
}

/** Repeats a judgment briefly: the first finding for, the one against, the nearest window. */
function repeatBriefly(
  { index, phrasePicker }: AnswerContext,
  topic: Topic,
  { opening, closing }: AnswerFrame,
): AnswerDraft {
  const judgment = judgeTopic(index, topic);
  const { main, against } = selectFindings(judgment, 1, new Set());
  const context = createFindingContext(index, phrasePicker, topic);
  const [first] = main;
  const { score, confidence } = judgment.natalScore;
  return {
    kind: "reading",
    topics: [topic],
    extraFacts: judgment.windowFacts,
    sentences: [
      opening,
      ...(first ? renderFinding(context, first) : []),
      ...(against
        ? renderFinding(context, against, { lead: score >= 0 ? TURN_TO_AGAINST_PHRASES : TURN_TO_FOR_PHRASES })
        : []),
      ...renderTimeWindows(context, judgment).slice(0, 1),
      ...closing(confidence),
    ],
    findings: [],
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence,
  };
}

/** "Earlier you said something else": repeats the judgment briefly and offers to look at the contradiction. */
export function answerContradiction(turn: AnswerContext): AnswerDraft | null {
  const { phrasePicker, topics } = turn;
  const [topic] = topics;
  if (turn.previousTurns.length === 0) return null;
  if (topic === undefined)
    return { kind: "talk", sentences: [renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.earlier_ask)] };
  return repeatBriefly(turn, topic, {
    opening: renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.earlier, { matter: TOPIC_NAMES[topic] }),
    closing: () => [renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.earlier_ask)],
  });
}

/** "Are you sure": repeats the judgment with findings for and against, and what could change it. */
export function answerAreYouSure(turn: AnswerContext): AnswerDraft | null {
  const { phrasePicker, topics } = turn;
  const [topic] = topics;
  if (topic === undefined) return confirmPeriod(turn) ?? answerNothingSettled(turn);
  const choice = confirmChoice(turn);
  if (choice) return choice;
  return repeatBriefly(turn, topic, {
    opening: renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.sure),
    closing: (confidence) => [
      renderPhrase(phrasePicker, CONFIDENCE_PHRASES[confidence]),
      renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.change),
    ],
  });
}
