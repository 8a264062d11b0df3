import type { FactIndex, LocalizedText } from "../../fact.ts";
import type { QuestionForm } from "../../question/question.ts";
import type { Band, Confidence, Finding } from "../../topic-judgment/score-topic.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { GRAHA_ADVICE, GRAHA_SUITS, TOPIC_ADVICE } from "./advice-phrases.data.ts";
import type { Evidence, AnswerSentence } from "../answer-types.ts";
import { hashText } from "../phrasing/hash-text.ts";
import {
  selectFindings,
  type SelectedFindings,
  getActingGraha,
  buildEvidence,
  type TopicJudgment,
} from "./judge-topic.ts";
import {
  ADDITION_PHRASES,
  AGAINST_PHRASES,
  BAND_PHRASES,
  CONFIDENCE_PHRASES,
  TOPIC_LEAD_PHRASES,
  type YesNoLeaning,
  FEAR_PHRASES,
  FOR_PHRASES,
  LIKELIHOOD_PHRASES,
  DECISION_PHRASES,
  GIVING_UP_PHRASES,
  TOPIC_NAMES,
  TURN_TO_AGAINST_PHRASES,
  TURN_TO_FOR_PHRASES,
} from "./topic-answer-phrases.data.ts";
import {
  renderFinding,
  type FindingContext,
  createFindingContext,
  countWordsOfSentences,
  type RenderOptions,
} from "./render-finding.ts";
import { renderTimingFactors, renderTimeWindows } from "./render-time-windows.ts";
import { toSentence, type PhrasePicker } from "../phrasing/phrase-picker.ts";
import { lowerFirstLetter } from "../phrasing/vary-opening.ts";

export interface TopicAnswerRequest {
  readonly form: QuestionForm;
  /** Whether "yes" would be the bad answer. */
  readonly isFeared?: boolean | undefined;
  /** Whether it asks for a decision that a chart may weigh. */
  readonly isDecision?: boolean | undefined;
  /** Whether the decision is to give up what the topic stands for, so that a good score speaks against it. */
  readonly isGivingUp?: boolean | undefined;
  /** Knowledge keys already used in the conversation. */
  readonly previousFindings: readonly string[];
  /** Seed for the shape of the answer, from the chart, the question and the turn. */
  readonly seed: string;
  /** What was asked, if its words are narrower than the topic: the first sentence names it. */
  readonly subtopicName?: LocalizedText | undefined;
  /** Whether findings are stated without their meaning for the topic. */
  readonly isBare?: boolean | undefined;
  /** Whether it asks about a period, so that what is said about that period opens the answer. */
  readonly asksAboutPeriod?: boolean | undefined;
  /** Sentences about the period the question names, replacing the windows. */
  readonly timeSentences?: readonly AnswerSentence[] | undefined;
}

export interface TopicAnswer {
  readonly sentences: readonly AnswerSentence[];
  /** Knowledge keys of the findings used, in order. */
  readonly findings: readonly string[];
  readonly evidence: readonly Evidence[];
  readonly confidence: Confidence;
}

/** Maximum number of agreeing findings, and of words in an answer. */
const MAX_FINDINGS = 3;
const MAX_WORDS = 235;

/** Everyday topics: their windows are given only if the question asks when. */
const TIMELESS_TOPICS: readonly Topic[] = ["health", "spiritual", "personality"];

const LEANING_BY_BAND: Readonly<Record<Band, YesNoLeaning>> = {
  strong: "yes",
  well: "yes",
  even: "open",
  effort: "no",
  uphill: "no",
};

const renderBand = (
  { phrasePicker, topic }: FindingContext,
  { natalScore }: TopicJudgment,
  matter = TOPIC_NAMES[topic],
): AnswerSentence =>
  toSentence(phrasePicker, phrasePicker.pick(BAND_PHRASES[natalScore.band], { matter, Matter: matter }));

/** Puts what was asked before the first sentence. */
const nameSubtopic = (
  { phrasePicker }: FindingContext,
  matter: LocalizedText,
  [first, ...rest]: readonly AnswerSentence[],
): readonly AnswerSentence[] =>
  first
    ? [
        toSentence(
          phrasePicker,
          `${phrasePicker.pick(TOPIC_LEAD_PHRASES, { matter })} ${lowerFirstLetter(first.text)}`,
          first.facts,
        ),
        ...rest,
      ]
    : [];

/** Renders agreeing findings: the first with its state, every second later one with a joining phrase. */
function renderAgreeing(
  context: FindingContext,
  findings: readonly Finding[],
  { meaningFirst, lead }: Pick<RenderOptions, "meaningFirst" | "lead">,
): AnswerSentence[] {
  return findings.flatMap((finding, at) =>
    renderFinding(context, finding, {
      lead: at === 0 ? lead : at % 2 === 0 ? ADDITION_PHRASES : undefined,
      withState: at === 0,
      meaningFirst: meaningFirst && at === 0,
    }),
  );
}

/** What an answer begins with: a trait of the person, the balance, the timing, a yes/no leaning, or the fear named. */
type ReadingShape = "trait" | "balance" | "time" | "leaning" | "fear";

function chooseShape(
  { form, timeSentences = [], isFeared, isDecision, asksAboutPeriod, subtopicName }: TopicAnswerRequest,
  { main }: SelectedFindings,
  topic: Topic,
): ReadingShape {
  // "If I marry in 2028" asks about that period.
  if (form === "when" || (form === "if" && timeSentences.length > 0)) return "time";
  if (isDecision) return "leaning";
  if (asksAboutPeriod && !isFeared) return "time";
  // Health gets no yes or no.
  if (form === "yes_no" && topic !== "health") return isFeared ? "fear" : "leaning";
  if (form === "yes_no" && isFeared) return "fear";
  // As much for as against says nothing about a nature: it opens with a trait.
  return topic === "personality" && main.length > 0 && !subtopicName ? "trait" : "balance";
}

interface ReadingParts {
  readonly opening: readonly AnswerSentence[];
  readonly why: readonly AnswerSentence[];
  readonly other: readonly AnswerSentence[];
  readonly when: readonly AnswerSentence[];
}

function composeParts(
  context: FindingContext,
  judgment: TopicJudgment,
  request: TopicAnswerRequest,
  { main, against }: SelectedFindings,
): ReadingParts {
  const shape = chooseShape(request, { main, against }, judgment.topic);
  const { phrasePicker } = context;
  const balance = renderBand(context, judgment, request.subtopicName);
  const turn = judgment.natalScore.score >= 0 ? TURN_TO_AGAINST_PHRASES : TURN_TO_FOR_PHRASES;
  const meaningFirst = shape === "trait" || (shape === "fear" && hashText(request.seed) % 2 === 0);
  // A yes or no rests on what helps or hinders; what the matter is like for the person is another question.
  const reasons = shape === "leaning" ? { ...context, isBare: true } : context;
  const why = renderAgreeing(reasons, main, {
    meaningFirst,
    lead: shape !== "leaning" ? undefined : judgment.natalScore.score >= 0 ? FOR_PHRASES : AGAINST_PHRASES,
  });
  const other = against ? renderFinding(reasons, against, { lead: turn, withState: true }) : [];
  const isTimed = request.form === "when" || !TIMELESS_TOPICS.includes(judgment.topic);
  const windowSentences = isTimed
    ? [...renderTimeWindows(context, judgment), ...renderTimingFactors(context, judgment)]
    : [];
  const { timeSentences = [] } = request;
  const times =
    timeSentences.length > 0 ? [...timeSentences, ...renderTimingFactors(context, judgment)] : windowSentences;
  const matter = request.subtopicName ?? TOPIC_NAMES[judgment.topic];
  const addMatter = (sentences: readonly AnswerSentence[]): readonly AnswerSentence[] =>
    nameSubtopic(context, matter, sentences);
  if (shape === "time")
    return { opening: request.asksAboutPeriod ? times : addMatter(times), why: [balance, ...why], other, when: [] };
  const { band } = judgment.natalScore;
  const name = { matter, Matter: matter };
  if (shape === "leaning" && request.isDecision) {
    const lean = request.isGivingUp ? GIVING_UP_PHRASES[LEANING_BY_BAND[band]] : DECISION_PHRASES[band];
    const opening = toSentence(phrasePicker, phrasePicker.pick(lean, name));
    // One reason stands before the months, which are for doing it, and not for leaving off.
    const months = request.isGivingUp ? [] : times;
    return {
      opening: [opening, ...why.slice(0, 1), ...months.slice(0, 1)],
      why: why.slice(1),
      other,
      when: months.slice(1),
    };
  }
  if (shape === "leaning") {
    const leaning = toSentence(phrasePicker, phrasePicker.pick(LIKELIHOOD_PHRASES[band], name));
    return { opening: [leaning, ...times.slice(0, 1)], why, other, when: times.slice(1) };
  }
  if (shape === "fear") {
    const fear = toSentence(phrasePicker, phrasePicker.pick(FEAR_PHRASES[LEANING_BY_BAND[band]]));
    return { opening: request.subtopicName ? addMatter([fear]) : [fear], why, other, when: times };
  }
  if (shape === "trait") return { opening: why.slice(0, 2), why: [balance, ...why.slice(2)], other, when: times };
  return { opening: [balance], why, other, when: times };
}

function renderClosing(
  context: FindingContext,
  { natalScore, topic }: TopicJudgment,
  { against, main }: SelectedFindings,
  seed: string,
): AnswerSentence[] {
  const { phrasePicker, index } = context;
  const source = against ?? main[0];
  const actingGraha = source && getActingGraha(index, source);
  const usesGrahaAdvice =
    actingGraha !== undefined && GRAHA_SUITS[topic].includes(actingGraha) && hashText(`${seed} advice`) % 2 === 0;
  const advice = usesGrahaAdvice ? GRAHA_ADVICE[actingGraha] : TOPIC_ADVICE[topic];
  return [
    toSentence(phrasePicker, phrasePicker.pick(CONFIDENCE_PHRASES[natalScore.confidence])),
    toSentence(phrasePicker, phrasePicker.pick(advice)),
  ];
}

/** Marks paragraph starts, so that the answer, the other side and the advice are easy to find. */
const markParagraphs = (parts: readonly (readonly AnswerSentence[])[]): AnswerSentence[] =>
  parts.flatMap((part, at) => part.map((one, place) => (at > 0 && place === 0 ? { ...one, opens: true } : one)));

/**
 * Composes a reading of one topic: the answer first, then reasons, the other side, timing, confidence, and one piece of advice. Every
 * statement about the chart cites its facts. Uses fewer findings until the answer fits `MAX_WORDS`.
 */
export function composeTopicAnswer(
  index: FactIndex,
  judgment: TopicJudgment,
  picker: PhrasePicker,
  request: TopicAnswerRequest,
): TopicAnswer {
  const previousFindings = new Set(request.previousFindings);
  let composed: { sentences: readonly AnswerSentence[]; chosen: SelectedFindings } | undefined;
  const start = picker.usedIds().length;
  for (let maxFindings = MAX_FINDINGS; maxFindings >= 1; maxFindings--) {
    picker.rewind(start);
    const chosen = selectFindings(judgment, maxFindings, previousFindings);
    const context = { ...createFindingContext(index, picker, judgment.topic), isBare: request.isBare === true };
    const { opening, why, other, when } = composeParts(context, judgment, request, chosen);
    const closing = renderClosing(context, judgment, chosen, request.seed);
    const sentences = markParagraphs([[...opening, ...why], [...other, ...when], closing]);
    composed = { sentences, chosen };
    if (countWordsOfSentences(sentences) <= MAX_WORDS) break;
  }
  const { sentences = [], chosen } = composed ?? {};
  return {
    sentences,
    findings: chosen
      ? [...chosen.main, ...(chosen.against ? [chosen.against] : [])].map(({ knowledgeKey }) => knowledgeKey)
      : [],
    evidence: buildEvidence(index, judgment, picker.language),
    confidence: judgment.natalScore.confidence,
  };
}
