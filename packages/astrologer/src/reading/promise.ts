import { calculate, nakshatraOf, placeFrom, rashiInPlace, type YogaOfBirth } from "@lagna/jyotish";
import { type Graha, GRAHAS, RASHI_LORDS } from "@lagna/terms";
import { chartView, type ChartView, dignityBySign } from "../chart-view.ts";
import type { FactIndex } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { isFirm } from "../facts/turning.ts";
import { dignityPolarity, influenceOf, placePolarity, standing } from "./nature.ts";
import { COMMON_YOGAS, type TopicRow } from "./topics.data.ts";
import {
  BANDS,
  CONFIDENCE,
  DIGNITY_POLARITY,
  type Factor,
  MEAN_BINDUS,
  MUCH_BINDUS,
  STAR_POLARITY,
  UNSTABLE,
  WEAK_YOGA,
  WEIGHTS,
  YOGA_POLARITY,
} from "./weights.data.ts";

/** One witness: a fact, what it says of the matter and how much it counts. */
export interface Finding {
  readonly factId: string;
  readonly factor: Factor;
  /** The house of the birth chart that is judged. */
  readonly house: number;
  /** Against or for, −1 to 1. */
  readonly polarity: number;
  readonly weight: number;
  /** What is to be said of it: a row of the knowledge tables. */
  readonly row: string;
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

interface Judging {
  readonly view: ChartView;
  readonly row: TopicRow;
  readonly house: number;
  /** The part of a house's weight where several are judged for one matter. */
  readonly share: number;
  /** Debilitated grahas whose debilitation is cancelled. */
  readonly lifted: ReadonlySet<Graha>;
}

type Witness = Pick<Finding, "factId" | "factor" | "polarity" | "row"> & { readonly part: number };

const witness = (factor: Factor, factId: string, polarity: number, row: string, part = 1): Witness => ({
  factor,
  factId,
  polarity: Math.max(-1, Math.min(1, polarity)),
  row,
  part,
});

/** What several say of one thing: each has its part of the weight. */
const together = (witnesses: readonly Witness[]): Witness[] =>
  witnesses.map((one) => ({ ...one, part: one.part / witnesses.length }));

const pairId = (one: Graha, other: Graha): string => {
  const [first, second] = [one, other].toSorted((a, b) => GRAHAS.indexOf(a) - GRAHAS.indexOf(b));
  return `conj-${first}-${second}`;
};

function lordWitnesses({ view, row, house, lifted }: Judging): Witness[] {
  const { lord } = view.house(house);
  const { house: stands, dignity } = view.planets[lord];
  const height = dignityPolarity(view, lord, lifted);
  const seenBy = calculate(view.nativity, ["aspects"]).aspects.graha.filter(({ grahas }) => grahas.includes(lord));
  const company = [
    ...view.company(lord).map((other) => {
      return witness("lord_company", pairId(lord, other), influenceOf(view, other), `pair/${other}`);
    }),
    ...seenBy.map(({ from }) => {
      return witness("lord_company", `aspect-${from}`, influenceOf(view, from), `aspect-on-lord/${from}`);
    }),
  ];
  return [
    witness("lord_place", `lord-${house}`, placePolarity(stands, row.places), `lord-in-house/${house}/${stands}`),
    ...(height === null ? [] : [witness("lord_dignity", `dignity-${lord}`, height, `dignity/${dignity}`)]),
    ...together(company),
  ];
}

function houseWitnesses({ view, house, lifted }: Judging): Witness[] {
  const { occupants } = view.house(house);
  const inside = occupants.map((graha) => {
    const height = dignityPolarity(view, graha, lifted) ?? 0;
    const influence = influenceOf(view, graha);
    // Dignity makes the good better and takes the edge off the bad.
    const scaled = influence * (1 + (Math.sign(influence) * height) / 2);
    return witness("occupants", `house-${house}`, scaled, `planet-in-house/${graha}/${house}`);
  });
  const seen = calculate(view.nativity, ["aspects"])
    .aspects.graha.filter(({ houses }) => houses.includes(house))
    .map(({ from }) =>
      witness("aspects", `aspect-${from}`, influenceOf(view, from), `aspect-on-house/${from}/${house}`),
    );
  const bindus = calculate(view.nativity, ["ashtakavarga"]).ashtakavarga.byHouse.sarva[house - 1];
  const points = witness(
    "bindus",
    `sav-${house}`,
    ((bindus ?? MEAN_BINDUS) - MEAN_BINDUS) / MUCH_BINDUS,
    `bindus/${(bindus ?? MEAN_BINDUS) >= MEAN_BINDUS ? "many" : "few"}`,
  );
  return [...together(inside), ...together(seen), points];
}

function karakaWitnesses({ view, row, lifted }: Judging): Witness[] {
  const ofTheMatter = [...row.main, ...row.support];
  // By its house where that belongs to the matter; else by its sign, which says how it does what it stands for in every chart.
  const natural = row.karakas.map((graha) => {
    const { house, sign } = view.planets[graha];
    const told = ofTheMatter.includes(house) ? `planet-in-house/${graha}/${house}` : `planet-in-sign/${graha}/${sign}`;
    return witness("karakas", `planet-${graha}`, standing(view, graha, lifted, row.places), told);
  });
  if (row.chara === null) return together(natural);
  const graha = calculate(view.nativity, ["karakas"]).karakas.scheme7[row.chara];
  const chara = witness(
    "chara_karaka",
    `karaka-${row.chara}`,
    standing(view, graha, lifted, row.places),
    `planet-in-house/${graha}/${view.planets[graha].house}`,
  );
  return [...together(natural), chara];
}

function starWitnesses({ view, row: { stars = [] } }: Judging): Witness[] {
  return together(
    stars.map((body) => {
      const { nakshatra } = nakshatraOf(view.nativity.longitudes[body]);
      const fact = body === "lagna" ? "lagna-star" : `star-${body}`;
      return witness("stars", fact, STAR_POLARITY[nakshatra], `star-${body}/${nakshatra}`);
    }),
  );
}

/** The second witness: the varga's own lagna lord, its lord of the house, and the birth chart's lord of the house in it. */
function vargaWitnesses({ view, row, house }: Judging): Witness[] {
  const signs = calculate(view.nativity, ["vargas"]).vargas[row.varga];
  const asked = [RASHI_LORDS[signs.lagna], RASHI_LORDS[rashiInPlace(signs.lagna, house)], view.house(house).lord];
  return together(
    asked.map((graha) => {
      const stands = placeFrom(signs.lagna, signs[graha]);
      const dignity = dignityBySign(graha, signs[graha]);
      const place = placePolarity(stands, row.places);
      const worth = dignity === null ? place : (place + DIGNITY_POLARITY[dignity]) / 2;
      return witness(
        "varga",
        `varga-${row.varga}-${graha}`,
        worth,
        `varga/${row.varga}/${dignity ?? placeClass(stands)}`,
      );
    }),
  );
}

const placeClass = (house: number): string =>
  [1, 4, 7, 10].includes(house)
    ? "kendra"
    : [5, 9].includes(house)
      ? "trikona"
      : [6, 8, 12].includes(house)
        ? "dusthana"
        : "other";

/** What of a fact a witness speaks of, where it is not all of it. */
const PARTS_TOLD: Readonly<Partial<Record<Factor, readonly string[]>>> = {
  karakas: ["sign", "house", "dignity"],
  stars: ["nakshatra"],
  yogas: ["holds", "grahas"],
};

/** Who hems a house in is told the same of every house. */
const yogaRow = (id: string): string => `yoga/${id.replace(/(?<=_kartari)_\w+$/, "")}`;

/** Yogas of the matter's own groups that the lord or an occupant makes, and those of rank, exchange and hemming in about the house. */
function yogaWitnesses({ view, row, house }: Judging): Witness[] {
  const { lord, occupants } = view.house(house);
  const makers: readonly Graha[] = [lord, ...occupants];
  const bears = ({ id, group, grahas }: YogaOfBirth): boolean => {
    if (row.yogas.includes(group)) return grahas.some((graha) => makers.includes(graha));
    if (!COMMON_YOGAS.includes(group)) return false;
    // Where a yoga is of houses its id names them: parivartana_6_10.
    const named = id.match(/\d+/g)?.map(Number);
    return named ? named.includes(house) : grahas.includes(lord);
  };
  const found = calculate(view.nativity, ["yogas"]).yogas.filter(
    (yoga) => yoga.holds === true && !yoga.sensitive && bears(yoga),
  );
  return together(
    found.map(({ id, nature, strength, grahas }) => {
      const weak = strength !== null && strength < grahas.length;
      return witness("yogas", `yoga-${id}`, YOGA_POLARITY[nature], yogaRow(id), weak ? WEAK_YOGA : 1);
    }),
  );
}

function findingsOf(judging: Judging, index: FactIndex): Finding[] {
  const houseBound = [
    ...lordWitnesses(judging),
    ...houseWitnesses(judging),
    ...vargaWitnesses(judging),
    ...yogaWitnesses(judging),
  ];
  const all = [...houseBound, ...karakaWitnesses(judging), ...starWitnesses(judging)];
  return all.flatMap(({ part, ...found }) => {
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
