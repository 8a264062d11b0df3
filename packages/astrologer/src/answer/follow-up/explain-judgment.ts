import { answerWaiting } from "../../answers/answer-waiting.ts";
import type { Graha } from "@lagna/terms";
import { selectFindings, buildEvidence, judgeTopic, type TopicJudgment } from "../topic/judge-topic.ts";
import type { Finding } from "../../topic-judgment/score-topic.ts";
import {
  CONFIDENCE_PHRASES,
  TURN_TO_AGAINST_PHRASES,
  TURN_TO_FOR_PHRASES,
} from "../topic/topic-answer-phrases.data.ts";
import { FOLLOW_UP_PHRASES } from "./follow-up-phrases.data.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { renderFinding, createFindingContext } from "../topic/render-finding.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { explainYearRanking } from "../years/answer-year-ranking.ts";
import { explainFact } from "./explain-fact.ts";
import { TALK_PHRASES } from "../conversation/small-talk-phrases.data.ts";
import { renderFactWithUncertainty } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { countWords } from "../../language/count-words.ts";

const getPreviousFindings = ({ previousTurns }: AnswerContext): ReadonlySet<string> =>
  new Set(previousTurns.flatMap(({ findings }) => findings));

export const answerNothingSettled = ({ phrasePicker }: AnswerContext): AnswerDraft => ({
  kind: "talk",
  sentences: [renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.nothing)],
});

/** Explains the tone of a period: the dasha that runs then, and the place and dignity of its lord. */
export function explainPeriod({ index, phrasePicker, previousTurns }: AnswerContext): AnswerDraft | null {
  const last = previousTurns.at(-1);
  if (last?.kind !== "reading" || last.topics.length > 0) return null;
  const instant = last.interval?.from ?? new Date(index.context.now).toISOString();
  const running = [...index.facts.values()].find(({ predicate, value }) => {
    if (predicate !== "period") return false;
    const { lords, start, end } = value as { lords: readonly Graha[]; start: string; end: string };
    return lords.length === 2 && start <= instant && instant < end;
  });
  const lord = (running?.value as { lords: readonly Graha[] } | undefined)?.lords.at(-1);
  if (!running || !lord) return null;
  const facts = [running.id, `planet-${lord}`, `dignity-${lord}`].flatMap((id) => findFactById(index, id) ?? []);
  const sentences = facts.flatMap((fact) => renderFactWithUncertainty(index, fact, phrasePicker.language));
  return {
    kind: "reading",
    topics: [],
    sentences: [renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.why_then), ...sentences],
  };
}

/** "Why": the next two unused findings and the one against; for looked-up facts, what they follow from. */
export function answerWhy(turn: AnswerContext): AnswerDraft | null {
  const { phrasePicker, topics, question } = turn;
  const [topic] = topics;
  if (topic === undefined)
    return (
      explainFact(turn) ??
      explainYearRanking(turn) ??
      explainPeriod(turn) ??
      (question.isNotUnderstood && countWords(question.text) <= 3 ? answerNothingSettled(turn) : null)
    );
  return renderFurtherFindings(turn, topic, renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.why));
}

/** "Tell me more": what has not been said yet about the topic, the period or the fact. */
export function answerMore(turn: AnswerContext): AnswerDraft | null {
  const waiting = answerWaiting(turn);
  if (waiting) return waiting;
  const { phrasePicker, topics, question, previousTurns, index } = turn;
  const [topic] = topics;
  if (topic !== undefined) {
    // "Tell me more about my career" after another topic asks for a full reading.
    if (question.topics.length > 0 && previousTurns.at(-1)?.topics[0] !== topic) return null;
    const previousFindings = getPreviousFindings(turn);
    const { main } = selectFindings(judgeTopic(index, topic), 2, previousFindings);
    const isDone = main.every(({ knowledgeKey }) => previousFindings.has(knowledgeKey));
    return renderFurtherFindings(
      turn,
      topic,
      renderPhrase(phrasePicker, isDone ? FOLLOW_UP_PHRASES.more_done : FOLLOW_UP_PHRASES.more),
    );
  }
  const isBare = question.isNotUnderstood || previousTurns.at(-1)?.kind === "fact";
  if (!isBare || question.kinds.length > 0) return null;
  return (
    explainFact(turn) ??
    explainPeriod(turn) ?? { kind: "talk", sentences: [renderPhrase(phrasePicker, TALK_PHRASES.more_of_what)] }
  );
}

const BASIS =
  /(?<![\p{L}\p{M}])(?:bas(?:is|ed?)|grounds?|aa?dhaa?r|kis (?:buniyad|hisaab)|आधार|बुनियाद|किस हिसाब)(?![\p{L}\p{M}])/iu;
/** "What do you base that on" asks for what the answer before rested on, and not for more. */
const listSaidFindings = ({ previousTurns }: AnswerContext, { natalScore }: TopicJudgment): readonly Finding[] =>
  natalScore.findings.filter(({ knowledgeKey }) => previousTurns.at(-1)?.findings.includes(knowledgeKey)).slice(0, 3);

/** The next two unused findings of a topic, and the one against; for evidence, those that were said. */
function renderFurtherFindings(turn: AnswerContext, topic: Topic, opening: AnswerSentence): AnswerDraft {
  const { index, phrasePicker } = turn;
  const judgment = judgeTopic(index, topic);
  const further = selectFindings(judgment, 2, getPreviousFindings(turn));
  const said = BASIS.test(turn.question.text) ? listSaidFindings(turn, judgment) : [];
  const { main, against } = said.length > 0 ? { main: said, against: null } : further;
  const context = createFindingContext(index, phrasePicker, topic);
  const turnTo = judgment.natalScore.score >= 0 ? TURN_TO_AGAINST_PHRASES : TURN_TO_FOR_PHRASES;
  return {
    kind: "reading",
    topics: [topic],
    sentences: [
      opening,
      ...main.flatMap((finding, at) => renderFinding(context, finding, { withState: at === 0 })),
      ...(against ? renderFinding(context, against, { lead: turnTo }) : []),
      renderPhrase(phrasePicker, CONFIDENCE_PHRASES[judgment.natalScore.confidence]),
    ],
    findings: [...main, ...(against ? [against] : [])].map(({ knowledgeKey }) => knowledgeKey),
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}
