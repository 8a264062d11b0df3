import { GRAHAS, RASHI_LORDS, RASHIS, type Graha, type Rashi } from "@lagna/terms";
import { isOddRashi, modalityOf, RASHI_DEG } from "../zodiac/rashi.ts";
import { findExaltationRashi, type NodeDignityRule } from "./dignity.ts";
import { hasRashiDrishti } from "./drishti.ts";
import { MODALITY_STRENGTH, NODE_CO_LORDS, type CoLordRule, type NodeAdvancement } from "./find-stronger.data.ts";

/** A chart as used by strength comparisons: the birth chart, a varga, or one known by its signs alone. */
export interface Placement {
  readonly signs: Readonly<Record<Graha, Rashi>>;
  /** Degrees in the sign, [0, 30); absent if only signs are known, in which case degrees break no ties. */
  readonly degrees?: Readonly<Record<Graha, number>> | undefined;
}

export interface StrengthRules {
  /** Default `by_strength`. */
  readonly colords?: CoLordRule | undefined;
  /** Default `plain`. */
  readonly nodeAdvancement?: NodeAdvancement | undefined;
  readonly nodeDignity?: NodeDignityRule | undefined;
  /** Only for rashi dashas: the years of the dasha of a graha's rashi; the longer one is stronger. */
  readonly dashaYears?: ((graha: Graha) => number) | undefined;
}

/** One step of a comparison: the higher value is stronger; equal values go to the next step. */
type StrengthMeasure<Subject> = (subject: Subject, placement: Placement, rules: StrengthRules) => number;

function findStronger<Subject>(
  a: Subject,
  b: Subject,
  placement: Placement,
  rules: StrengthRules,
  measures: readonly StrengthMeasure<Subject>[],
): Subject | null {
  for (const measure of measures) {
    const difference = measure(a, placement, rules) - measure(b, placement, rules);
    if (difference !== 0) return difference > 0 ? a : b;
  }
  return null;
}

function countOccupants({ signs }: Placement, rashi: Rashi): number {
  let count = 0;
  for (const graha of GRAHAS) if (signs[graha] === rashi) count += 1;
  return count;
}

const isInOrAspects = ({ signs }: Placement, graha: Graha, rashi: Rashi): boolean =>
  signs[graha] === rashi || hasRashiDrishti(signs[graha], rashi);

/**
 * Counts how many of Jupiter, Mercury and the lord (or a co-lord) are in a rashi or aspect it; one that is both counts
 * twice. The graha being compared (`self`) does not count as its own company.
 */
function countSupporters(placement: Placement, rashi: Rashi, lords: readonly Graha[], self?: Graha): number {
  const joined = (graha: Graha): boolean => graha !== self && isInOrAspects(placement, graha, rashi);
  return Number(joined("jupiter")) + Number(joined("mercury")) + Number(lords.some(joined));
}

/** For the nodes, P.V.R. Narasimha Rao's table by default, as the rule is his. */
function isExalted({ signs }: Placement, graha: Graha, rules: StrengthRules): boolean {
  return findExaltationRashi(graha, rules.nodeDignity ?? "pvr") === signs[graha];
}

/** How far a graha is advanced in its sign, degrees; 0 if only signs are known. */
export function computeAdvancement(placement: Placement, graha: Graha, rules: StrengthRules): number {
  const degree = placement.degrees?.[graha];
  if (degree === undefined) return 0;
  const reversed = rules.nodeAdvancement === "reversed" && (graha === "rahu" || graha === "ketu");
  return reversed ? RASHI_DEG - degree : degree;
}

const GRAHA_MEASURES: readonly StrengthMeasure<Graha>[] = [
  (graha, placement) => countOccupants(placement, placement.signs[graha]),
  (graha, placement) => {
    const rashi = placement.signs[graha];
    return countSupporters(placement, rashi, getLords(rashi, "traditional"), graha);
  },
  (graha, placement, rules) => Number(isExalted(placement, graha, rules)),
  (graha, { signs }) => MODALITY_STRENGTH[modalityOf(signs[graha])],
  (graha, _, rules) => rules.dashaYears?.(graha) ?? 0,
  (graha, placement, rules) => computeAdvancement(placement, graha, rules),
];

/**
 * The stronger of two grahas, or `null` in a tie (P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach",
 * chapter 15). In order: more conjunctions; more of Jupiter, Mercury and its own dispositor conjunct it or aspecting it
 * by rashi drishti; exaltation; a dual, then a fixed, then a movable rashi; for rashi dashas the longer dasha; further
 * advanced in its rashi.
 */
export function findStrongerGraha(a: Graha, b: Graha, placement: Placement, rules: StrengthRules = {}): Graha | null {
  return findStronger(a, b, placement, rules, GRAHA_MEASURES);
}

/**
 * The lord of a rashi to count by. For Scorpio and Aquarius under `by_strength`: if exactly one of the two lords is in
 * the rashi itself, the other one; else the stronger, and Mars or Saturn in a tie (as in a chart of signs only).
 */
export function findEffectiveLord(rashi: Rashi, placement: Placement, rules: StrengthRules = {}): Graha {
  const lord = RASHI_LORDS[rashi];
  const node = NODE_CO_LORDS[rashi];
  if (node === undefined || rules.colords === "traditional") return lord;
  const lordInside = placement.signs[lord] === rashi;
  const nodeInside = placement.signs[node] === rashi;
  if (lordInside !== nodeInside) return lordInside ? node : lord;
  return findStrongerGraha(lord, node, placement, rules) ?? lord;
}

const createLordTable = (rule: CoLordRule): Readonly<Record<Rashi, readonly Graha[]>> =>
  Object.fromEntries(
    RASHIS.map((rashi) => {
      const node = rule === "traditional" ? undefined : NODE_CO_LORDS[rashi];
      return [rashi, node === undefined ? [RASHI_LORDS[rashi]] : [RASHI_LORDS[rashi], node]];
    }),
  ) as Record<Rashi, Graha[]>;
const LORDS = { by_strength: createLordTable("by_strength"), traditional: createLordTable("traditional") };

/** Every lord of a rashi: two for Scorpio and Aquarius unless the rule is `traditional`. */
export function getLords(rashi: Rashi, rule: CoLordRule = "by_strength"): readonly Graha[] {
  return LORDS[rule][rashi];
}

const RASHI_MEASURES: readonly StrengthMeasure<Rashi>[] = [
  (rashi, placement) => countOccupants(placement, rashi),
  (rashi, placement, rules) => countSupporters(placement, rashi, getLords(rashi, rules.colords)),
  (rashi, placement, rules) =>
    Number(GRAHAS.some((graha) => placement.signs[graha] === rashi && isExalted(placement, graha, rules))),
  (rashi, placement, rules) =>
    Number(isOddRashi(rashi) !== isOddRashi(placement.signs[findEffectiveLord(rashi, placement, rules)])),
  (rashi) => MODALITY_STRENGTH[modalityOf(rashi)],
  (rashi, placement, rules) => computeAdvancement(placement, findEffectiveLord(rashi, placement, rules), rules),
];

/**
 * The stronger of two rashis (P.V.R. Narasimha Rao, chapter 15). In order: more grahas; more of Jupiter, Mercury and
 * its lord in it or aspecting it (either co-lord counts, as in his exercise 26); one with an exalted graha; one whose
 * lord is in a rashi of the other parity; dual, fixed, movable; one whose lord is further advanced in its rashi. `a` in
 * a tie.
 */
export function findStrongerRashi(a: Rashi, b: Rashi, placement: Placement, rules: StrengthRules = {}): Rashi {
  return findStronger(a, b, placement, rules, RASHI_MEASURES) ?? a;
}

/**
 * The strongest of several rashis, comparing each in the given order with the strongest so far. @throws RangeError for
 * an empty list.
 */
export function findStrongestRashi(rashis: readonly Rashi[], placement: Placement, rules: StrengthRules = {}): Rashi {
  const [first, ...others] = rashis;
  if (first === undefined) throw new RangeError("the strongest rashi needs at least one rashi");
  return others.reduce((winner, rashi) => findStrongerRashi(winner, rashi, placement, rules), first);
}
