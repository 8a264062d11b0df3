import type { Graha } from "@lagna/terms";
import { findChoice, compareChoice } from "./compare-choices.ts";
import type { Choice } from "./choices.data.ts";
import { selectFindings, buildEvidence, judgeTopic } from "./judge-topic.ts";
import {
  BAND_PHRASES,
  CONFIDENCE_PHRASES,
  TOPIC_NAMES,
  TURN_TO_AGAINST_PHRASES,
  TURN_TO_FOR_PHRASES,
} from "./reading-phrases.data.ts";
import { FOLLOW_UP_PHRASES } from "./answer-phrases.data.ts";
import type { AnswerSentence } from "./answer.ts";
import { renderFinding, getMeaning, createFindingContext } from "./render-finding.ts";
import { renderTimingFactors, renderWindows } from "./render-windows.ts";
import { createLocalCalendar } from "../local-calendar.ts";
import type { Confidence } from "../reading/score-topic.ts";
import type { Topic } from "../reading/topics.data.ts";
import { buildWindowFacts } from "../reading/build-window-facts.ts";
import { findBestWindow } from "./topic-answer.ts";
import { formatMonth } from "./format-month.ts";
import { TOPIC_ADVICE } from "./advice.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "./answer-context.ts";
import { findFactById } from "../facts/build-facts.ts";
import { explainYearRanking } from "./year-ranking-answer.ts";
import { findNextIngress } from "./find-asked-facts.ts";
import { getLastFactIds, explainFact, answerYogaTiming } from "./explain-fact.ts";
import { TALK_PHRASES } from "./talk-and-bounds-phrases.data.ts";
import { renderFactWithUncertainty } from "./uncertain-birth-time.ts";
import { toSentence } from "./phrase-picker.ts";

const getPreviousFindings = ({ previousTurns }: AnswerContext): ReadonlySet<string> =>
  new Set(previousTurns.flatMap(({ findings }) => findings));

const answerNothingSettled = ({ phrasePicker }: AnswerContext): AnswerDraft => ({
  kind: "talk",
  sentences: [renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.nothing)],
});

/** "What should I do until then": two pieces of advice, the finding they address, and the nearest window. */
function answerWhatToDo({ index, phrasePicker, topics }: AnswerContext): AnswerDraft | null {
  const [topic] = topics;
  if (topic === undefined) return null;
  const judgment = judgeTopic(index, topic);
  const { against } = selectFindings(judgment, 1, new Set());
  const context = createFindingContext(index, phrasePicker, topic);
  return {
    kind: "reading",
    topics: [topic],
    extraFacts: judgment.windowFacts,
    sentences: [
      renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.do),
      renderPhrase(phrasePicker, TOPIC_ADVICE[topic]),
      renderPhrase(phrasePicker, TOPIC_ADVICE[topic]),
      ...(against ? renderFinding(context, against, { lead: FOLLOW_UP_PHRASES.do_for }) : []),
      ...renderWindows(context, judgment).slice(0, 1),
    ],
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}

/** Explains the tone of a period: the dasha that runs then, and the place and dignity of its lord. */
function explainPeriod({ index, phrasePicker, previousTurns }: AnswerContext): AnswerDraft | null {
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
function confirmChoice(turn: AnswerContext, choice: Choice): AnswerDraft {
  const { phrasePicker } = turn;
  const body = compareChoice({ ...turn, previousTurns: [] }, choice);
  const repeated = body.sentences.slice(0, -1);
  return {
    ...body,
    sentences: [
      renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.sure),
      ...repeated,
      renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.change),
    ],
  };
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
      ...renderWindows(context, judgment).slice(0, 1),
      ...closing(confidence),
    ],
    findings: [],
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence,
  };
}

/** "Earlier you said something else": repeats the judgment briefly and offers to look at the contradiction. */
function answerContradiction(turn: AnswerContext): AnswerDraft | null {
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

const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** "Why": the next two unused findings and the one against; for looked-up facts, what they follow from. */
function answerWhy(turn: AnswerContext): AnswerDraft | null {
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
function answerMore(turn: AnswerContext): AnswerDraft | null {
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

/** The next two unused findings of a topic, and the one against. */
function renderFurtherFindings(turn: AnswerContext, topic: Topic, opening: AnswerSentence): AnswerDraft {
  const { index, phrasePicker } = turn;
  const judgment = judgeTopic(index, topic);
  const { main, against } = selectFindings(judgment, 2, getPreviousFindings(turn));
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

/** "Are you sure": repeats the judgment with findings for and against, and what could change it. */
function answerAreYouSure(turn: AnswerContext): AnswerDraft | null {
  const { phrasePicker, topics } = turn;
  const [topic] = topics;
  if (topic === undefined) return confirmPeriod(turn) ?? answerNothingSettled(turn);
  const choice = findChoice(turn.previousTurns.at(-1)?.question ?? "");
  if (choice) return confirmChoice(turn, choice);
  return repeatBriefly(turn, topic, {
    opening: renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.sure),
    closing: (confidence) => [
      renderPhrase(phrasePicker, CONFIDENCE_PHRASES[confidence]),
      renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.change),
    ],
  });
}

/** "In plain words": the balance, one meaning for and one against without technical terms, the window, and one piece of advice. */
function answerInPlainWords(turn: AnswerContext): AnswerDraft | null {
  const { index, phrasePicker, topics } = turn;
  const [topic] = topics;
  if (topic === undefined) return null;
  const judgment = judgeTopic(index, topic);
  const { main, against } = selectFindings(judgment, 1, new Set());
  const context = createFindingContext(index, phrasePicker, topic);
  const matter = TOPIC_NAMES[topic];
  const meanings = [...main, ...(against ? [against] : [])].flatMap((finding) => {
    const meaning = getMeaning(context, finding);
    return meaning?.canLead ? [toSentence(phrasePicker, meaning.core)] : [];
  });
  return {
    kind: "reading",
    topics: [topic],
    extraFacts: judgment.windowFacts,
    sentences: [
      renderPhrase(phrasePicker, BAND_PHRASES[judgment.natalScore.band], { matter, Matter: matter }),
      ...meanings,
      ...renderWindows(context, judgment).slice(0, 1),
      renderPhrase(phrasePicker, TOPIC_ADVICE[topic]),
    ],
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}

/** Number of years after the last named window that are searched for the next one. */
const SEARCH_YEARS = 5;

/** The next window after those already named for the topic. */
function answerWhatComesAfter(turn: AnswerContext): AnswerDraft | null {
  const { index, phrasePicker, topics, previousTurns } = turn;
  const [topic] = topics;
  const previousWindows = previousTurns.findLast(({ windows }) => windows.length > 0)?.windows ?? [];
  const last = previousWindows
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  if (topic === undefined || last === undefined) return null;
  const calendar = createLocalCalendar(index.nativity, index.context);
  const fromJd = calendar.toJd(Date.parse(last)) + 1;
  const judgment = judgeTopic(index, topic);
  const next = findBestWindow(index, judgment, fromJd, fromJd + SEARCH_YEARS * 365.25);
  const windows = { now: null, ahead: next ? [next] : [], leastWeak: null };
  const nextJudgment = { ...judgment, windows, windowFacts: buildWindowFacts(index, judgment.house, windows) };
  const context = createFindingContext(index, phrasePicker, topic);
  const slots = next ? { from: formatMonth(calendar, next.startJd), until: formatMonth(calendar, next.endJd) } : {};
  return {
    kind: "reading",
    topics: [topic],
    extraFacts: nextJudgment.windowFacts,
    sentences: [
      next
        ? renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.after, slots, [`win-${judgment.house}-a`])
        : renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.after_none),
      ...renderTimingFactors(context, nextJudgment),
      renderPhrase(phrasePicker, CONFIDENCE_PHRASES[judgment.natalScore.confidence]),
      renderPhrase(phrasePicker, TOPIC_ADVICE[topic]),
    ],
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}

/** Whether a question names chart elements: "my pandit says I am manglik, are you sure?" is about the dosha, not about the previous turn. */
const namesChartElements = ({
  factIds,
  grahas,
  houses,
  lords,
  vargas,
  terms,
}: AnswerContext["question"]["entities"]): boolean =>
  factIds.length + grahas.length + houses.length + lords.length + vargas.length > 0 ||
  CHART_TERMS.some((term) => terms.has(term));
const CHART_TERMS = ["lagna", "moonsign", "birthstar", "sadesati"];

/** Answers a question that refers back to the previous turn; `null` if it has its own topic. */
export function answerFollowUp(turn: AnswerContext): AnswerDraft | null {
  const { question, phrasePicker } = turn;
  const dates = answerYogaTiming(turn) ?? answerExactDates(turn);
  if (dates) return dates;
  switch (question.followUp) {
    case "why":
      return answerWhy(turn);
    case "more":
      return answerMore(turn);
    case "verify":
      return question.topics.length === 0 && !namesChartElements(question.entities) ? answerAreYouSure(turn) : null;
    case "earlier":
      return question.topics.length === 0 && question.kinds.length === 0 ? answerContradiction(turn) : null;
    case "after":
      return question.topics.length === 0 ? answerWhatComesAfter(turn) : null;
    case "do":
      return question.topics.length === 0 && question.kinds.length === 0 ? answerWhatToDo(turn) : null;
    case "simple":
      return answerInPlainWords(turn);
    case "other":
      return question.topics.length === 0
        ? { kind: "talk", sentences: [renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.other)] }
        : null;
    default:
      return asksForExplanation(turn) ? explainFact(turn) : null;
  }
}

const MAX_BARE_WHEN_WORDS = 4;

/** "When exactly" about the time ahead: the dates of the next dasha and of the next ingresses of Jupiter and Saturn. */
function answerExactDates({ question, index, phrasePicker, previousTurns }: AnswerContext): AnswerDraft | null {
  const last = previousTurns.at(-1);
  const isOfTime = last?.kind === "reading" && last.topics.length === 0 && last.interval === null;
  if (
    !isOfTime ||
    !question.isNotUnderstood ||
    question.form !== "when" ||
    countWords(question.text) > MAX_BARE_WHEN_WORDS
  )
    return null;
  const ids = ["dasha-next", ...findNextIngress(index, "jupiter"), ...findNextIngress(index, "saturn")];
  const facts = ids.flatMap((id) => findFactById(index, id) ?? []);
  return {
    kind: "fact",
    sentences: facts.flatMap((fact) => renderFactWithUncertainty(index, fact, phrasePicker.language)),
  };
}

const SHOW_PATTERN = /\b(?:how|how come|show|explain|kaise|kese|dikha\w*|samjha\w*)\b|कैसे|दिखा|समझा/iu;
const MAX_SHOW_WORDS = 7;

/** Whether a question asks to explain a looked-up yoga or dosha: "show me", "dikhao kaise". */
function asksForExplanation(turn: AnswerContext): boolean {
  const { question, previousTurns } = turn;
  if (previousTurns.at(-1)?.kind !== "fact" || question.topics.length + question.kinds.length > 0) return false;
  if (!SHOW_PATTERN.test(question.text) || countWords(question.text) > MAX_SHOW_WORDS) return false;
  return getLastFactIds(turn).some((id) => id.startsWith("yoga-") || id.startsWith("dosha-"));
}
