import { RASHIS } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { buildWindowFacts } from "../../topic-judgment/build-window-facts.ts";
import { computePlacementPolarity } from "../../topic-judgment/compute-polarity.ts";
import type { Finding } from "../../topic-judgment/score-topic.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { formatGraha } from "../../formatting/format-terms.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { formatMonth } from "../topic/format-month.ts";
import { buildEvidence, judgeTopic, selectFindings } from "../topic/judge-topic.ts";
import { TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import { createFindingContext, renderFinding } from "../topic/render-finding.ts";
import { renderTimeWindows } from "../topic/render-time-windows.ts";
import { checkTopicRestrictions, findBestWindow, findEarlierSubtopic } from "../topic/answer-topic.ts";
import { findSubtopic, judgeSubtopic } from "../topic/find-subtopic.ts";
import { hasUncertainTime, renderFactWithUncertainty } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { REFERENCE_PHRASES } from "./reference-phrases.data.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";

/** A good time may begin in the last days of a period, or end in its first. */
const EDGE_DAYS = 90;

/** "Not possible in 2027?": whether a named time is good for the topic, yes or no first. */
export function answerInTime(turn: AnswerContext, topic: Topic): AnswerDraft | null {
  const { index, time, phrasePicker } = turn;
  if (!time || hasUncertainTime(index) || checkTopicRestrictions(turn, topic).closed) return null;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const narrow = findSubtopic(turn.question) ?? findEarlierSubtopic(turn, topic);
  const judgment = narrow ? judgeSubtopic(index, narrow) : judgeTopic(index, topic);
  const context = createFindingContext(index, phrasePicker, topic);
  const { language } = phrasePicker;
  const name = { ...time.name, [language]: capitalize(time.name[language]) };
  const slots = { name: time.name, matter: narrow?.name ?? TOPIC_NAMES[topic] };
  const rest = {
    kind: "reading",
    topics: [topic],
    evidence: buildEvidence(index, judgment, language),
    confidence: judgment.natalScore.confidence,
  } as const;
  if (time.endJd <= calendar.nowJd)
    return { ...rest, sentences: [renderPhrase(phrasePicker, REFERENCE_PHRASES.time_past, { ...slots, name })] };
  const best = findBestWindow(index, judgment, time.startJd, time.endJd);
  if (best) {
    const windows = { now: null, ahead: [best], leastWeak: null };
    const edges = { from: formatMonth(calendar, best.startJd), until: formatMonth(calendar, best.endJd) };
    const lead = renderPhrase(phrasePicker, REFERENCE_PHRASES.time_yes, { ...slots, ...edges }, [
      `win-${judgment.house}-a`,
    ]);
    return { ...rest, sentences: [lead], extraFacts: buildWindowFacts(index, judgment.house, windows) };
  }
  const wide = findBestWindow(index, judgment, time.startJd - EDGE_DAYS, time.endJd + EDGE_DAYS);
  if (wide && wide.startJd < time.endJd && wide.endJd > time.startJd) {
    const edges = { from: formatMonth(calendar, wide.startJd), until: formatMonth(calendar, wide.endJd) };
    const windows = { now: null, ahead: [wide], leastWeak: null };
    const lead = renderPhrase(phrasePicker, REFERENCE_PHRASES.time_edge, { ...slots, ...edges }, [
      `win-${judgment.house}-a`,
    ]);
    return { ...rest, sentences: [lead], extraFacts: buildWindowFacts(index, judgment.house, windows) };
  }
  const lead = renderPhrase(phrasePicker, REFERENCE_PHRASES.time_no, slots);
  return {
    ...rest,
    sentences: [lead, ...renderTimeWindows(context, judgment).slice(0, 1)],
    extraFacts: judgment.windowFacts,
  };
}

const MAX_AGAINST = 2;

/** "Why so late", "why the trouble": the findings against the topic first, then one that supports it. */
export function answerWhyAgainst(turn: AnswerContext, topic: Topic): AnswerDraft {
  const { index, phrasePicker, question } = turn;
  // "Why do I quarrel with my mother-in-law" is of no marriage.
  const narrow = findSubtopic(question) ?? findEarlierSubtopic(turn, topic);
  const judgment = narrow ? judgeSubtopic(index, narrow) : judgeTopic(index, topic);
  const { findings } = judgment.natalScore;
  const of = (sign: number): readonly Finding[] => {
    const part = findings.filter(({ polarity }) => Math.sign(polarity) === sign);
    return selectFindings(
      { ...judgment, natalScore: { ...judgment.natalScore, findings: part, score: sign } },
      MAX_AGAINST,
      new Set(),
    ).main;
  };
  const [against, [support]] = [of(-1), of(1)];
  const context = { ...createFindingContext(index, phrasePicker, topic), isBare: narrow?.isThing === true };
  const slots = { matter: narrow?.name ?? TOPIC_NAMES[topic] };
  const lead = against.length > 0 ? REFERENCE_PHRASES.against : REFERENCE_PHRASES.against_none;
  return {
    kind: "reading",
    topics: [topic],
    extraFacts: judgment.windowFacts,
    sentences: [
      renderPhrase(phrasePicker, lead, slots),
      ...against.flatMap((finding, at) => renderFinding(context, finding, { withState: at === 0 })),
      ...(support ? renderFinding(context, support, { lead: REFERENCE_PHRASES.supports }) : []),
      ...(topic === "health" ? [] : renderTimeWindows(context, judgment).slice(0, 1)),
    ],
    findings: against.map(({ knowledgeKey }) => knowledgeKey),
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}

/** "Why do you say so": the findings that the last answer named, again; `null` if it named none. */
export function answerWhySaid(turn: AnswerContext, topic: Topic): AnswerDraft | null {
  const { index, phrasePicker, previousTurns } = turn;
  const said = previousTurns.findLast(({ findings }) => findings.length > 0)?.findings ?? [];
  const judgment = judgeTopic(index, topic);
  const found = said.flatMap(
    (key) => judgment.natalScore.findings.find(({ knowledgeKey }) => knowledgeKey === key) ?? [],
  );
  if (found.length === 0) return null;
  const context = createFindingContext(index, phrasePicker, topic);
  return {
    kind: "reading",
    topics: [topic],
    leads: 1,
    sentences: [
      renderPhrase(phrasePicker, REFERENCE_PHRASES.reasons),
      ...found.flatMap((finding) => renderFinding(context, finding)),
    ],
    findings: said,
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}

const LASTING_BY_MODALITY = ["lasting_movable", "lasting_fixed", "lasting_dual"] as const;

/** "Will it last": the modality and the state of the lord of the topic, and the time that runs. */
export function answerLasting(turn: AnswerContext, topic: Topic): AnswerDraft {
  const { index, phrasePicker } = turn;
  const judgment = judgeTopic(index, topic);
  const view = createChartReadModel(index.nativity);
  const { lord } = view.house(judgment.house);
  const key = LASTING_BY_MODALITY[RASHIS.indexOf(view.signOf(lord)) % 3] ?? "lasting_dual";
  const isHelped = computePlacementPolarity(view, lord, new Set()) >= 0;
  const slots = { who: formatGraha(lord), matter: TOPIC_NAMES[topic] };
  const fact = findFactById(index, `lord-${judgment.house}`);
  const context = createFindingContext(index, phrasePicker, topic);
  return {
    kind: "reading",
    topics: [topic],
    extraFacts: judgment.windowFacts,
    sentences: [
      renderPhrase(phrasePicker, REFERENCE_PHRASES[key], slots, [`planet-${lord}`]),
      ...(fact ? renderFactWithUncertainty(index, fact, phrasePicker.language) : []),
      renderPhrase(phrasePicker, REFERENCE_PHRASES[isHelped ? "lasting_help" : "lasting_strain"], {}, [
        `dignity-${lord}`,
      ]),
      ...renderTimeWindows(context, judgment).slice(0, 1),
    ],
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}
