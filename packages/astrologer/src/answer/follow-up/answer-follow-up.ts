import { selectFindings, buildEvidence, judgeTopic } from "../topic/judge-topic.ts";
import { BAND_PHRASES, CONFIDENCE_PHRASES, TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import { FOLLOW_UP_PHRASES } from "./follow-up-phrases.data.ts";
import { renderFinding, getMeaning, createFindingContext } from "../topic/render-finding.ts";
import { renderTimingFactors, renderTimeWindows } from "../topic/render-time-windows.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { buildWindowFacts } from "../../topic-judgment/build-window-facts.ts";
import { findBestWindow } from "../topic/answer-topic.ts";
import { formatMonth } from "../topic/format-month.ts";
import { TOPIC_ADVICE } from "../topic/advice-phrases.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { findNextIngress } from "../fact-questions/find-asked-facts.ts";
import { getLastFactIds, explainFact, answerYogaTiming } from "./explain-fact.ts";
import { renderFactWithUncertainty } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { toSentence } from "../phrasing/phrase-picker.ts";
import { answerContradiction, answerAreYouSure } from "./confirm-judgment.ts";
import { answerWhy, answerMore } from "./explain-judgment.ts";
import { countWords } from "../../language/count-words.ts";

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
      ...renderTimeWindows(context, judgment).slice(0, 1),
    ],
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
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
      ...renderTimeWindows(context, judgment).slice(0, 1),
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
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
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
  const wasTimeOnly = last?.kind === "reading" && last.topics.length === 0 && last.interval === null;
  if (
    !wasTimeOnly ||
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
