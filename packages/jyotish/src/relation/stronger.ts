import { GRAHAS, RASHI_LORDS, RASHIS, type Graha, type Rashi } from "@lagna/terms";
import { isOddRashi, modalityOf, RASHI_DEG } from "../zodiac/rashi.ts";
import { exaltationRashi, type NodeDignityRule } from "./dignity.ts";
import { rashiSees } from "./drishti.ts";
import { MODALITY_STRENGTH, NODE_CO_LORDS, type CoLordRule, type NodeAdvancement } from "./stronger.data.ts";

/** A chart as strength is judged in it: the birth chart, a varga, or one known by its signs alone. */
export interface Placement {
  readonly signs: Readonly<Record<Graha, Rashi>>;
  /** Degrees in the sign, [0, 30); absent where only signs are known, and then nothing is parted by degrees. */
  readonly degrees?: Readonly<Record<Graha, number>> | undefined;
}

export interface StrengthRules {
  /** Default `by_strength`. */
  readonly colords?: CoLordRule | undefined;
  /** Default `plain`. */
  readonly nodeAdvancement?: NodeAdvancement | undefined;
  readonly nodeDignity?: NodeDignityRule | undefined;
  /** Rashi dashas only: the years of the dasha a graha's rashi would give, the longer one being the stronger. */
  readonly dashaYears?: ((graha: Graha) => number) | undefined;
}

/** One step of a comparison: whoever has more of it is the stronger; as much parts nobody. */
type Measure<Subject> = (subject: Subject, placement: Placement, rules: StrengthRules) => number;

function stronger<Subject>(
  a: Subject,
  b: Subject,
  placement: Placement,
  rules: StrengthRules,
  measures: readonly Measure<Subject>[],
): Subject | null {
  for (const measure of measures) {
    const difference = measure(a, placement, rules) - measure(b, placement, rules);
    if (difference !== 0) return difference > 0 ? a : b;
  }
  return null;
}

function occupants({ signs }: Placement, rashi: Rashi): number {
  let count = 0;
  for (const graha of GRAHAS) if (signs[graha] === rashi) count += 1;
  return count;
}

const joinsOrSees = ({ signs }: Placement, graha: Graha, rashi: Rashi): boolean =>
  signs[graha] === rashi || rashiSees(signs[graha], rashi);

/**
 * How many of Jupiter, Mercury and the lord (or a co-lord) are in a rashi or see it; one that is both counts as both. A graha
 * that is judged itself (`self`) is no company of its own.
 */
function supporters(placement: Placement, rashi: Rashi, lords: readonly Graha[], self?: Graha): number {
  const joined = (graha: Graha): boolean => graha !== self && joinsOrSees(placement, graha, rashi);
  return Number(joined("jupiter")) + Number(joined("mercury")) + Number(lords.some(joined));
}

/** The nodes by P.V.R. Narasimha Rao's own table, as the rule is his, unless another is asked for. */
function isExalted({ signs }: Placement, graha: Graha, rules: StrengthRules): boolean {
  return exaltationRashi(graha, rules.nodeDignity ?? "pvr") === signs[graha];
}

function advancement(placement: Placement, graha: Graha, rules: StrengthRules): number {
  const degree = placement.degrees?.[graha];
  if (degree === undefined) return 0;
  const reversed = rules.nodeAdvancement === "reversed" && (graha === "rahu" || graha === "ketu");
  return reversed ? RASHI_DEG - degree : degree;
}

const GRAHA_MEASURES: readonly Measure<Graha>[] = [
  (graha, placement) => occupants(placement, placement.signs[graha]),
  (graha, placement) => {
    const rashi = placement.signs[graha];
    return supporters(placement, rashi, lordsOf(rashi, "traditional"), graha);
  },
  (graha, placement, rules) => Number(isExalted(placement, graha, rules)),
  (graha, { signs }) => MODALITY_STRENGTH[modalityOf(signs[graha])],
  (graha, _, rules) => rules.dashaYears?.(graha) ?? 0,
  (graha, placement, rules) => advancement(placement, graha, rules),
];

/**
 * The stronger of two grahas, or `null` where nothing parts them (P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated
 * Approach", chapter 15): more companions; more of Jupiter, Mercury and its own dispositor joining it or seeing it by rashi drishti;
 * exalted; in a dual, then a fixed, then a movable rashi; for rashi dashas the longer dasha; further advanced in its rashi.
 */
export function strongerGraha(a: Graha, b: Graha, placement: Placement, rules: StrengthRules = {}): Graha | null {
  return stronger(a, b, placement, rules, GRAHA_MEASURES);
}

/**
 * The lord of a rashi to count by. Of Scorpio and Aquarius, under `by_strength`: if one of the two lords alone stands in the
 * rashi itself, the other; else the stronger, and Mars or Saturn where nothing parts them (as in a chart of signs only).
 */
export function countingLord(rashi: Rashi, placement: Placement, rules: StrengthRules = {}): Graha {
  const lord = RASHI_LORDS[rashi];
  const node = NODE_CO_LORDS[rashi];
  if (node === undefined || rules.colords === "traditional") return lord;
  const lordInside = placement.signs[lord] === rashi;
  const nodeInside = placement.signs[node] === rashi;
  if (lordInside !== nodeInside) return lordInside ? node : lord;
  return strongerGraha(lord, node, placement, rules) ?? lord;
}

const lordsUnder = (rule: CoLordRule): Readonly<Record<Rashi, readonly Graha[]>> =>
  Object.fromEntries(
    RASHIS.map((rashi) => {
      const node = rule === "traditional" ? undefined : NODE_CO_LORDS[rashi];
      return [rashi, node === undefined ? [RASHI_LORDS[rashi]] : [RASHI_LORDS[rashi], node]];
    }),
  ) as Record<Rashi, Graha[]>;
const LORDS = { by_strength: lordsUnder("by_strength"), traditional: lordsUnder("traditional") };

/** Every lord of a rashi: two for Scorpio and Aquarius unless the rule is `traditional`. */
export function lordsOf(rashi: Rashi, rule: CoLordRule = "by_strength"): readonly Graha[] {
  return LORDS[rule][rashi];
}

const RASHI_MEASURES: readonly Measure<Rashi>[] = [
  (rashi, placement) => occupants(placement, rashi),
  (rashi, placement, rules) => supporters(placement, rashi, lordsOf(rashi, rules.colords)),
  (rashi, placement, rules) =>
    Number(GRAHAS.some((graha) => placement.signs[graha] === rashi && isExalted(placement, graha, rules))),
  (rashi, placement, rules) =>
    Number(isOddRashi(rashi) !== isOddRashi(placement.signs[countingLord(rashi, placement, rules)])),
  (rashi) => MODALITY_STRENGTH[modalityOf(rashi)],
  (rashi, placement, rules) => advancement(placement, countingLord(rashi, placement, rules), rules),
];

/**
 * The stronger of two rashis (P.V.R. Narasimha Rao, chapter 15): more grahas; more of Jupiter, Mercury and its lord in it or
 * seeing it (either co-lord will do, as in his exercise 26); one that holds an exalted graha; one whose lord stands in a rashi of
 * other oddity; dual, fixed, movable; one whose lord is further advanced in its rashi. `a` where nothing parts them.
 */
export function strongerRashi(a: Rashi, b: Rashi, placement: Placement, rules: StrengthRules = {}): Rashi {
  return stronger(a, b, placement, rules, RASHI_MEASURES) ?? a;
}

/** The strongest of several rashis, each compared with the winner so far in the order given. @throws RangeError for none. */
export function strongestRashi(rashis: readonly Rashi[], placement: Placement, rules: StrengthRules = {}): Rashi {
  const [first, ...others] = rashis;
  if (first === undefined) throw new RangeError("strongest rashi of none");
  return others.reduce((winner, rashi) => strongerRashi(winner, rashi, placement, rules), first);
}
