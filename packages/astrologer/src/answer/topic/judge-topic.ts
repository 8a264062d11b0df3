import type { Graha } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { Fact, FactIndex, AnswerLanguage } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { getKnowledge } from "../../knowledge/get-knowledge.ts";
import type { KnowledgeRow } from "../../knowledge/knowledge-row.ts";
import { type Finding, type NatalScore, scoreTopic } from "../../topic-judgment/score-topic.ts";
import { type Topic, TOPIC_ROWS } from "../../topic-judgment/topics.data.ts";
import { buildWindowFacts } from "../../topic-judgment/build-window-facts.ts";
import { type HouseWindows, findWindows } from "../../topic-judgment/find-windows.ts";
import type { Evidence } from "../answer-types.ts";

/** The judgment of a topic in a chart, independent of its wording. */
export interface TopicJudgment {
  readonly topic: Topic;
  /** The house whose windows are used. */
  readonly house: number;
  readonly natalScore: NatalScore;
  readonly windows: HouseWindows;
  readonly windowFacts: readonly Fact[];
}

/** Judgments by chart, topic and house: an answer and the plan for a language model use the same one. */
const judgments = new WeakMap<FactIndex, Map<string, TopicJudgment>>();

/** @param named houses that the question names; one of them that belongs to the topic is preferred for the windows */
export function judgeTopic(index: FactIndex, topic: Topic, named: readonly number[] = []): TopicJudgment {
  const { primaryHouses } = TOPIC_ROWS[topic];
  const house = named.find((number) => primaryHouses.includes(number)) ?? primaryHouses[0] ?? 1;
  const ofChart = judgments.get(index) ?? new Map<string, TopicJudgment>();
  judgments.set(index, ofChart);
  const key = `${topic} ${house}`;
  const judgment = ofChart.get(key) ?? computeJudgment(index, topic, house);
  ofChart.set(key, judgment);
  return judgment;
}

function computeJudgment(index: FactIndex, topic: Topic, house: number): TopicJudgment {
  const row = TOPIC_ROWS[topic];
  const windows = findWindows(index, row, house);
  return {
    topic,
    house,
    natalScore: scoreTopic(index, row),
    windows,
    windowFacts: buildWindowFacts(index, house, windows),
  };
}

const computePull = ({ weight, polarity }: Finding): number => Math.abs(weight * polarity);

/** The evidence of a judgment, in a language, strongest first. */
export function buildEvidence(
  index: FactIndex,
  { natalScore }: Pick<TopicJudgment, "natalScore">,
  language: AnswerLanguage,
): Evidence[] {
  return natalScore.findings
    .toSorted((a, b) => computePull(b) - computePull(a))
    .map(({ factId, polarity, weight }) => ({
      factId,
      polarity,
      weight,
      text: findFactById(index, factId)?.text[language] ?? "",
    }));
}

/** The findings of an answer: those that agree with the overall score, and one against it if there is any. */
export interface SelectedFindings {
  readonly main: readonly Finding[];
  readonly against: Finding | null;
}

/** The order of textbooks: the lord and its state, occupants and aspects, significators, the varga, yogas, nakshatras, bindus. */
const FACTOR_ORDER: readonly Finding["factor"][] = [
  "lord_place",
  "lord_dignity",
  "lord_company",
  "occupants",
  "aspects",
  "karakas",
  "chara_karaka",
  "varga",
  "yogas",
  "stars",
  "bindus",
];
/** With fewer unused findings than this, findings used before may be repeated. */
const MIN_NEW_FINDINGS = 3;
/** Findings with a polarity up to this are not used. */
const MIN_POLARITY = 0.05;

/** Grahas whose sign matters for a topic. A graha in a sign describes temperament, so it is used only for topics that temperament decides. */
const TEMPERAMENT_GRAHAS: Readonly<Record<Topic, readonly Graha[]>> = {
  career: ["sun", "mercury", "jupiter", "saturn"],
  love: ["venus"],
  wealth: ["jupiter"],
  health: ["sun", "moon"],
  education: ["mercury", "jupiter"],
  children: ["jupiter"],
  home: [],
  travel: ["rahu"],
  spiritual: ["jupiter", "ketu", "saturn"],
  personality: ["sun", "moon", "mars", "mercury", "venus", "jupiter", "saturn"],
};

function isRelevant(topic: Topic, { knowledgeKey, polarity, stable }: Finding): boolean {
  // Findings that depend on the exact birth time are weighed but not worded.
  if (!stable) return false;
  const [table, graha] = knowledgeKey.split("/") as [string, Graha];
  if (table === "planet-in-sign" && !TEMPERAMENT_GRAHAS[topic].includes(graha)) return false;
  return Math.abs(polarity) > MIN_POLARITY && getKnowledge(knowledgeKey) !== undefined;
}

/**
 * Selects the findings of an answer: the strongest, no two with the same theme, fact or factor, and one that says the opposite. The place of
 * the lord takes precedence, because it differs most between charts.
 * @param most maximum number of agreeing findings
 * @param before knowledge keys used before in the conversation
 */
export function selectFindings(
  { topic, natalScore: { findings, score } }: TopicJudgment,
  most: number,
  before: ReadonlySet<string>,
): SelectedFindings {
  const relevant = findings.filter((finding) => isRelevant(topic, finding));
  const unused = relevant.filter(({ knowledgeKey }) => !before.has(knowledgeKey));
  const ranked = (unused.length >= MIN_NEW_FINDINGS ? unused : relevant).toSorted(
    (a, b) => Number(b.factor === "lord_place") - Number(a.factor === "lord_place") || computePull(b) - computePull(a),
  );
  const sign = score >= 0 ? 1 : -1;
  const usedMarks = new Set<string>();
  const claimMarks = ({ knowledgeKey, factor, factId }: Finding): boolean => {
    const { themes } = getKnowledge(knowledgeKey) as KnowledgeRow;
    const marks = [factor, factId, ...themes];
    if (marks.some((mark) => usedMarks.has(mark))) return false;
    for (const mark of marks) usedMarks.add(mark);
    return true;
  };
  const against = ranked.find(({ polarity }) => Math.sign(polarity) === -sign) ?? null;
  if (against) claimMarks(against);
  const main = ranked.filter(({ polarity }) => Math.sign(polarity) === sign).filter(claimMarks);
  const selected = main.slice(0, most);
  return {
    main: selected.toSorted((a, b) => FACTOR_ORDER.indexOf(a.factor) - FACTOR_ORDER.indexOf(b.factor)),
    against,
  };
}

/** The graha a finding is about; if two are involved, the one that acts. */
export function getActingGraha(index: FactIndex, { factor, factId, house, knowledgeKey }: Finding): Graha {
  const view = createChartReadModel(index.nativity);
  const { lord } = view.house(house);
  if (factor === "lord_place" || factor === "lord_dignity" || factor === "yogas" || factor === "bindus") return lord;
  if (factor === "stars") return factId.endsWith("moon") ? "moon" : lord;
  if (factor === "chara_karaka") {
    const value = findFactById(index, factId)?.value as { graha?: Graha } | undefined;
    return value?.graha ?? lord;
  }
  const parts = knowledgeKey.split("/");
  return (factor === "varga" ? (factId.split("-").at(-1) as Graha) : (parts[1] as Graha)) ?? lord;
}
