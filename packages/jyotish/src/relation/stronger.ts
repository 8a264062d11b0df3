import { RASHI_LORDS, GRAHAS, type Graha, type Rashi } from "@lagna/terms";
import { isOddRashi, modalityOf, RASHI_DEG } from "../zodiac/rashi.ts";
import { DEFAULT_NODE_DIGNITY, exaltationRashi, type NodeDignityRule } from "./dignity.ts";
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

/** Positive where the first is the stronger, negative where the second is, 0 where the step does not part them. */
type Step<Subject> = (a: Subject, b: Subject) => number;

function decide<Subject>(a: Subject, b: Subject, steps: readonly Step<Subject>[]): Subject | null {
  for (const step of steps) {
    const difference = step(a, b);
    if (difference !== 0) return difference > 0 ? a : b;
  }
  return null;
}

const byMore =
  <Subject>(measure: (subject: Subject) => number): Step<Subject> =>
  (a, b) =>
    measure(a) - measure(b);

const occupantsOf = ({ signs }: Placement, rashi: Rashi): number =>
  GRAHAS.filter((graha) => signs[graha] === rashi).length;

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

function isExalted({ signs }: Placement, graha: Graha, rules: StrengthRules): boolean {
  return exaltationRashi(graha, rules.nodeDignity ?? DEFAULT_NODE_DIGNITY) === signs[graha];
}

function advancement(placement: Placement, graha: Graha, rules: StrengthRules): number {
  const degree = placement.degrees?.[graha];
  if (degree === undefined) return 0;
  const reversed = rules.nodeAdvancement === "reversed" && (graha === "rahu" || graha === "ketu");
  return reversed ? RASHI_DEG - degree : degree;
}

/**
 * The stronger of two grahas, or `null` where nothing parts them (P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated
 * Approach", chapter 15): more companions; more of Jupiter, Mercury and its own dispositor joining it or seeing it by rashi drishti;
 * exalted; in a dual, then a fixed, then a movable rashi; for rashi dashas the longer dasha; further advanced in its rashi.
 */
export function strongerGraha(a: Graha, b: Graha, placement: Placement, rules: StrengthRules = {}): Graha | null {
  const { signs } = placement;
  return decide(a, b, [
    byMore((graha) => occupantsOf(placement, signs[graha])),
    byMore((graha) => supporters(placement, signs[graha], [RASHI_LORDS[signs[graha]]], graha)),
    byMore((graha) => Number(isExalted(placement, graha, rules))),
    byMore((graha) => MODALITY_STRENGTH[modalityOf(signs[graha])]),
    byMore((graha) => rules.dashaYears?.(graha) ?? 0),
    byMore((graha) => advancement(placement, graha, rules)),
  ]);
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

/** Every lord of a rashi: two for Scorpio and Aquarius unless the rule is `traditional`. */
export function lordsOf(rashi: Rashi, rule: CoLordRule = "by_strength"): readonly Graha[] {
  const node = rule === "traditional" ? undefined : NODE_CO_LORDS[rashi];
  return node === undefined ? [RASHI_LORDS[rashi]] : [RASHI_LORDS[rashi], node];
}

/**
 * The stronger of two rashis (P.V.R. Narasimha Rao, chapter 15): more grahas; more of Jupiter, Mercury and its lord in it or
 * seeing it (either co-lord will do, as in his exercise 26); one that holds an exalted graha; one whose lord stands in a rashi of other oddity; dual, fixed, movable;
 * one whose lord is further advanced in its rashi. `a` where nothing parts them.
 */
export function strongerRashi(a: Rashi, b: Rashi, placement: Placement, rules: StrengthRules = {}): Rashi {
  const { signs } = placement;
  const lord = (rashi: Rashi): Graha => countingLord(rashi, placement, rules);
  const steps: Step<Rashi>[] = [
    byMore((rashi) => occupantsOf(placement, rashi)),
    byMore((rashi) => supporters(placement, rashi, lordsOf(rashi, rules.colords))),
    byMore((rashi) => Number(GRAHAS.some((graha) => signs[graha] === rashi && isExalted(placement, graha, rules)))),
    byMore((rashi) => Number(isOddRashi(rashi) !== isOddRashi(signs[lord(rashi)]))),
    byMore((rashi) => MODALITY_STRENGTH[modalityOf(rashi)]),
    byMore((rashi) => advancement(placement, lord(rashi), rules)),
  ];
  return decide(a, b, steps) ?? a;
}

/** The strongest of several rashis, each compared with the winner so far in the order given. @throws RangeError for none. */
export function strongestRashi(rashis: readonly Rashi[], placement: Placement, rules: StrengthRules = {}): Rashi {
  const [first, ...others] = rashis;
  if (first === undefined) throw new RangeError("strongest rashi of none");
  return others.reduce((winner, rashi) => strongerRashi(winner, rashi, placement, rules), first);
}
