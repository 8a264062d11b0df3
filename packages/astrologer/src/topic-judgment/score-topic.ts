import { computeSections } from "@lagna/jyotish";
import { type Graha, GRAHAS } from "@lagna/terms";
import { createChartReadModel, type ChartReadModel } from "../chart-read-model.ts";
import type { FactIndex } from "../fact.ts";
import { findFactById } from "../facts/build-facts.ts";
import { isTimeIndependent } from "../facts/mark-birth-time-sensitivity.ts";
import type { TopicRow } from "./topics.data.ts";
import { BAND_THRESHOLDS, CONFIDENCE_THRESHOLDS, type Factor, UNSTABLE_SHARE, WEIGHTS } from "./weights.data.ts";
import { type EvidenceContext, type EvidenceItem, collectEvidence } from "./collect-evidence.ts";

/** An item of evidence with its final weight. */
export interface Finding extends Omit<EvidenceItem, "weightShare"> {
  /** The judged house of the birth chart. */
  readonly house: number;
  readonly weight: number;
  /** Whether it holds for every birth time within the stated uncertainty. */
  readonly stable: boolean;
}

export type Band = (typeof BAND_THRESHOLDS)[number][0] | "uphill";
export type Confidence = "firm" | "fair" | "light";

/** What a birth chart promises for a topic, regardless of timing. */
export interface NatalScore {
  readonly findings: readonly Finding[];
  /** Weighted mean polarity of all findings, −1 to 1. */
  readonly score: number;
  /** 0 if all findings agree, 1 if they cancel out. */
  readonly conflict: number;
  /** Share of the possible evidence that is available, 0 to 1. */
  readonly coverage: number;
  readonly band: Band;
  readonly confidence: Confidence;
}

/** The parts of a fact that a factor depends on, if not all of it. */
const PARTS_BY_FACTOR: Readonly<Partial<Record<Factor, readonly string[]>>> = {
  karakas: ["sign", "house", "dignity"],
  stars: ["nakshatra"],
  yogas: ["holds", "grahas"],
};

function buildFindings(context: EvidenceContext, index: FactIndex): Finding[] {
  return collectEvidence(context).flatMap(({ weightShare, ...found }) => {
    const fact = findFactById(index, found.factId);
    // In a chart counted from the Moon or the Sun a yoga may hold that the birth chart does not have.
    if (fact === undefined || (fact.value as { holds?: boolean | null } | null)?.holds === false) return [];
    const stable = isTimeIndependent(fact, PARTS_BY_FACTOR[found.factor]);
    const weight = WEIGHTS[found.factor] * weightShare * context.share * (stable ? 1 : UNSTABLE_SHARE);
    return [{ ...found, house: context.house, weight, stable }];
  });
}

/**
 * What a birth chart promises for a topic (Phaladeepika 15: house, lord and karaka, each by place, dignity and conjunctions; the varga
 * confirms).
 * @param houses the houses of the birth chart to judge; default: all primary houses of the topic
 */
export function scoreTopic(index: FactIndex, row: TopicRow, houses: readonly number[] = row.primaryHouses): NatalScore {
  const view = createChartReadModel(index.nativity);
  const cancelledDebilitations = findCancelledDebilitations(view);
  const findings = mergeFindings(
    houses.flatMap((house) =>
      buildFindings(
        { view, topicRow: row, house, share: 1 / houses.length, cancelledDebilitations: cancelledDebilitations },
        index,
      ),
    ),
  );
  const score = computeScore(findings);
  // A chart counted from the Moon or the Sun is only secondary evidence, so its confidence is lowered.
  return { findings, ...score, confidence: view.countedFrom ? LOWER_CONFIDENCE[score.confidence] : score.confidence };
}

const LOWER_CONFIDENCE: Readonly<Record<Confidence, Confidence>> = { firm: "fair", fair: "light", light: "light" };

/** Merges findings that occur for several houses and adds up their weights. */
function mergeFindings(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.factor}/${finding.knowledgeKey}/${finding.factId}`;
    const existing = merged.get(key);
    merged.set(key, existing ? { ...existing, weight: existing.weight + finding.weight } : finding);
  }
  return [...merged.values()];
}

function findCancelledDebilitations(view: ChartReadModel): ReadonlySet<Graha> {
  const yogaIds = computeSections(view.nativity, ["yogas"])
    .yogas.filter(({ holds }) => holds === true)
    .map(({ id }) => id as string);
  return new Set(GRAHAS.filter((graha) => yogaIds.includes(`neecha_bhanga_${graha}`)));
}

const computePull = ({ weight, polarity }: Finding): number => Math.abs(weight * polarity);

function computeScore(findings: readonly Finding[]): Omit<NatalScore, "findings"> {
  const sum = (getValue: (finding: Finding) => number): number =>
    findings.reduce((total, finding) => total + getValue(finding), 0);
  const [weights, signed, pulls] = [
    sum(({ weight }) => weight),
    sum((finding) => finding.weight * finding.polarity),
    sum(computePull),
  ];
  const score = weights === 0 ? 0 : signed / weights;
  const conflict = pulls === 0 ? 1 : 1 - Math.abs(signed) / pulls;
  const coverage = Math.min(1, weights / 100);
  const band = BAND_THRESHOLDS.find(([, least]) => score >= least)?.[0] ?? "uphill";
  return { score: score, conflict, coverage, band, confidence: computeConfidence(findings, conflict, coverage) };
}

function computeConfidence(findings: readonly Finding[], conflict: number, coverage: number): Confidence {
  const leaders = findings
    .toSorted((a, b) => computePull(b) - computePull(a))
    .slice(0, CONFIDENCE_THRESHOLDS.firm.leaders);
  const { firm, light } = CONFIDENCE_THRESHOLDS;
  if (conflict >= light.conflict || coverage < light.coverage || leaders[0]?.stable === false) return "light";
  return coverage >= firm.coverage && conflict < firm.conflict && leaders.every(({ stable }) => stable)
    ? "firm"
    : "fair";
}
