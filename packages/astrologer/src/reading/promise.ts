import { calculate } from "@lagna/jyotish";
import { type Graha, GRAHAS } from "@lagna/terms";
import { chartView, type ChartView } from "../chart-view.ts";
import type { FactIndex } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { isFirm } from "../facts/turning.ts";
import type { TopicRow } from "./topics.data.ts";
import { BANDS, CONFIDENCE, type Factor, UNSTABLE, WEIGHTS } from "./weights.data.ts";
import { type Judging, type Witness, witnessesOf } from "./witnesses.ts";

/** What a witness tells of the house that is judged. */
export interface Finding extends Omit<Witness, "part"> {
  /** The house of the birth chart that is judged. */
  readonly house: number;
  readonly weight: number;
  /** Whether it holds all over the stated uncertainty of the birth time. */
  readonly stable: boolean;
}

export type Band = (typeof BANDS)[number][0] | "uphill";
export type Confidence = "firm" | "fair" | "light";

/** What a birth chart promises of a matter, apart from when. */
export interface NatalPromise {
  readonly findings: readonly Finding[];
  /** Mean of all witnesses, −1 to 1. */
  readonly promise: number;
  /** 0 where all agree, 1 where they cancel each other. */
  readonly conflict: number;
  /** How much of all that could be told was, 0 to 1. */
  readonly coverage: number;
  readonly band: Band;
  readonly confidence: Confidence;
}

/** What of a fact a witness speaks of, where it is not all of it. */
const PARTS_TOLD: Readonly<Partial<Record<Factor, readonly string[]>>> = {
  karakas: ["sign", "house", "dignity"],
  stars: ["nakshatra"],
  yogas: ["holds", "grahas"],
};

function findingsOf(judging: Judging, index: FactIndex): Finding[] {
  return witnessesOf(judging).flatMap(({ part, ...found }) => {
    const fact = factById(index, found.factId);
    // Of a chart that is counted from elsewhere a yoga may hold that the birth itself does not have.
    if (fact === undefined || (fact.value as { holds?: boolean | null } | null)?.holds === false) return [];
    const stable = isFirm(fact, PARTS_TOLD[found.factor]);
    const weight = WEIGHTS[found.factor] * part * judging.share * (stable ? 1 : UNSTABLE);
    return [{ ...found, house: judging.house, weight, stable }];
  });
}

/**
 * What a birth chart promises of a matter (Phaladeepika 15: house, lord and karaka, each by place, dignity and company; the varga
 * confirms). @param houses of the birth chart that are judged; all that the matter is read from when absent.
 */
export function promiseOf(index: FactIndex, row: TopicRow, houses: readonly number[] = row.main): NatalPromise {
  const view = chartView(index.nativity);
  const lifted = liftedDebilitations(view);
  const findings = merged(
    houses.flatMap((house) => findingsOf({ view, row, house, share: 1 / houses.length, lifted }, index)),
  );
  const promise = judged(findings);
  // Counted from the Moon or the Sun it is the second witness that speaks, without the first.
  return { findings, ...promise, confidence: view.counted ? LESS_SURE[promise.confidence] : promise.confidence };
}

const LESS_SURE: Readonly<Record<Confidence, Confidence>> = { firm: "fair", fair: "light", light: "light" };

/** One witness heard for several houses is one. */
function merged(findings: readonly Finding[]): Finding[] {
  const kept = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.factor}/${finding.row}/${finding.factId}`;
    const known = kept.get(key);
    kept.set(key, known ? { ...known, weight: known.weight + finding.weight } : finding);
  }
  return [...kept.values()];
}

function liftedDebilitations(view: ChartView): ReadonlySet<Graha> {
  const held = calculate(view.nativity, ["yogas"])
    .yogas.filter(({ holds }) => holds === true)
    .map(({ id }) => id as string);
  return new Set(GRAHAS.filter((graha) => held.includes(`neecha_bhanga_${graha}`)));
}

const pull = ({ weight, polarity }: Finding): number => Math.abs(weight * polarity);

function judged(findings: readonly Finding[]): Omit<NatalPromise, "findings"> {
  const sum = (of: (finding: Finding) => number): number => findings.reduce((total, one) => total + of(one), 0);
  const [weights, signed, pulls] = [sum(({ weight }) => weight), sum((one) => one.weight * one.polarity), sum(pull)];
  const promise = weights === 0 ? 0 : signed / weights;
  const conflict = pulls === 0 ? 1 : 1 - Math.abs(signed) / pulls;
  const coverage = Math.min(1, weights / 100);
  const band = BANDS.find(([, least]) => promise >= least)?.[0] ?? "uphill";
  return { promise, conflict, coverage, band, confidence: confidenceOf(findings, conflict, coverage) };
}

function confidenceOf(findings: readonly Finding[], conflict: number, coverage: number): Confidence {
  const leaders = findings.toSorted((a, b) => pull(b) - pull(a)).slice(0, CONFIDENCE.firm.leaders);
  const { firm, light } = CONFIDENCE;
  if (conflict >= light.conflict || coverage < light.coverage || leaders[0]?.stable === false) return "light";
  return coverage >= firm.coverage && conflict < firm.conflict && leaders.every(({ stable }) => stable)
    ? "firm"
    : "fair";
}
