import type { GrahaSetExpression, PlaceExpression } from "./rule-language.ts";
import type { PredicateArguments } from "./rule-language.ts";
import { NINE_GRAHA_BITS, type GrahaBits, UNKNOWN_SIGN, type RuleChart } from "./rule-chart.ts";
import { FALSE, type Truth, TRUE, toTruth, UNKNOWN } from "./three-valued-logic.ts";
import {
  type BodyResolver,
  resolveGrahaSet,
  type GrahaSetResolver,
  resolvePlaceSign,
  type Scope,
  type SignResolver,
} from "./resolve-expressions.ts";

/** A compiled predicate: whether it holds, and which grahas make it hold. */
export interface CompiledPredicate {
  readonly test: (chart: RuleChart) => Truth;
  readonly participants: (chart: RuleChart) => GrahaBits;
}

/** The compilers of one kind of predicates. */
export type PredicateCompilers<Names extends keyof PredicateArguments> = {
  readonly [P in Names]: (args: PredicateArguments[P], scope: Scope) => CompiledPredicate;
};

/** The bit of a graha; 0 for a point. */
export const toGrahaBit = (number: number): GrahaBits => (number >= 0 && number < 9 ? 1 << number : 0);

/** Returns the grahas among these expressions. */
export const createParticipants =
  (...bodies: readonly BodyResolver[]): CompiledPredicate["participants"] =>
  (chart) => {
    let bits = 0;
    for (const body of bodies) bits |= toGrahaBit(body(chart));
    return bits;
  };

/** Houses as bits: the first is bit 0. */
export const toHouseBits = (houses: readonly number[]): number =>
  houses.reduce((bits, house) => bits | (1 << (house - 1)), 0);

/** Whether a sign is in some of the houses from another. */
export function isInHouses(sign: number, from: number, houses: number): Truth {
  if (sign === UNKNOWN_SIGN || from === UNKNOWN_SIGN) return UNKNOWN;
  return toTruth(((houses >> ((sign - from + 12) % 12)) & 1) === 1);
}

/** Whether at least one graha of a set satisfies a condition; uncertain membership makes the result uncertain. */
export function hasSome(set: GrahaSetResolver, matching: GrahaSetResolver, chart: RuleChart): Truth {
  if ((set.certain(chart) & matching.certain(chart)) !== 0) return TRUE;
  return (set.possible(chart) & matching.possible(chart)) === 0 ? FALSE : UNKNOWN;
}

/** How many grahas of a set certainly satisfy a condition, and how many possibly do. */
export const countBoth = (
  set: GrahaSetResolver,
  matching: GrahaSetResolver,
  chart: RuleChart,
): readonly [certain: number, possible: number] => [
  countBits(set.certain(chart) & matching.certain(chart)),
  countBits(set.possible(chart) & matching.possible(chart)),
];

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The grahas of a set that certainly satisfy a condition. */
export const findCertain = (set: GrahaSetResolver, matching: GrahaSetResolver, chart: RuleChart): GrahaBits =>
  set.certain(chart) & matching.certain(chart);

/** At least one graha of a set satisfies the condition. */
export function compileSome(
  set: GrahaSetResolver,
  matching: GrahaSetResolver,
  who: CompiledPredicate["participants"] = () => 0,
): CompiledPredicate {
  return {
    test: (chart) => hasSome(set, matching, chart),
    participants: (chart) => who(chart) | findCertain(set, matching, chart),
  };
}

/** Every graha of a set satisfies the condition: at least one does, and none does not. */
export function compileEvery(set: GrahaSetResolver, matching: GrahaSetResolver): CompiledPredicate {
  const test = (chart: RuleChart): Truth => {
    const [certain, possible] = [set.certain(chart), set.possible(chart)];
    if (possible === 0 || (certain & ~matching.possible(chart)) !== 0) return FALSE;
    return certain === 0 || (possible & ~matching.certain(chart)) !== 0 ? UNKNOWN : TRUE;
  };
  return { test, participants: (chart) => findCertain(set, matching, chart) };
}

export const getSignOfGraha = (chart: RuleChart, graha: number): number => chart.signs[graha] ?? UNKNOWN_SIGN;

/** Whether two signs are the same. */
export const isSameSign = (first: number, second: number): Truth =>
  first === UNKNOWN_SIGN || second === UNKNOWN_SIGN ? UNKNOWN : toTruth(first === second);

/** The occupants of a place. */
export const occupantsOfSign = (where: SignResolver): GrahaSetResolver => ({
  certain: (chart) => chart.occupants[where(chart)] ?? 0,
  possible(chart) {
    const occupants = chart.occupants[where(chart)];
    return occupants === undefined ? NINE_GRAHA_BITS : occupants | chart.unplaced;
  },
});

/** The occupants of some signs. */
function collectOccupants({ occupants }: RuleChart, signs: number): GrahaBits {
  let bits = 0;
  for (let rest = signs, sign = 0; rest !== 0; rest >>= 1, sign++) if ((rest & 1) === 1) bits |= occupants[sign] ?? 0;
  return bits;
}

export const occupantsOfSigns = (signs: number): GrahaSetResolver => ({
  certain: (chart) => collectOccupants(chart, signs),
  possible: (chart) => collectOccupants(chart, signs) | chart.unplaced,
});

/** The signs of some houses counted from a sign, as bits: the houses' bits rotated by the sign's number. */
const toSignBits = (houses: number, from: number): number => ((houses << from) | (houses >> (12 - from))) & 0xfff;

/** The occupants of some houses from a place. */
export const occupantsOfHouses = (houses: number, from: SignResolver): GrahaSetResolver => ({
  certain(chart) {
    const base = from(chart);
    return base === UNKNOWN_SIGN ? 0 : collectOccupants(chart, toSignBits(houses, base));
  },
  possible(chart) {
    const base = from(chart);
    return base === UNKNOWN_SIGN ? NINE_GRAHA_BITS : collectOccupants(chart, toSignBits(houses, base)) | chart.unplaced;
  },
});

/** Full drishti by whole signs. */
export function hasDrishti(chart: RuleChart, graha: number, sign: number): Truth {
  const sight = chart.aspectBits[graha] ?? 0;
  return sight === 0 ? FALSE : isInHouses(sign, getSignOfGraha(chart, graha), sight);
}

/** The grahas that aspect a place. */
export const grahasAspecting = (where: SignResolver): GrahaSetResolver => ({
  certain: (chart) => chart.aspectedBy[where(chart)] ?? 0,
  possible: (chart) => (chart.aspectedBy[where(chart)] ?? chart.aspecting) | (chart.unplaced & chart.aspecting),
});

/** The union of two sets. */
export const unionOf = (first: GrahaSetResolver, second: GrahaSetResolver): GrahaSetResolver => ({
  certain: (chart) => first.certain(chart) | second.certain(chart),
  possible: (chart) => first.possible(chart) | second.possible(chart),
});

/** All grahas of the nine that are in a chart and not in a set. */
export const complementOf = (set: GrahaSetResolver): GrahaSetResolver => ({
  certain: (chart) => chart.grahas & ~set.possible(chart),
  possible: (chart) => chart.grahas & ~set.certain(chart),
});

/** A set without a given body: no graha is conjunct with itself. */
export function excludeBody(set: GrahaSetResolver, who: BodyResolver | null): GrahaSetResolver {
  if (who === null) return set;
  const without = (chart: RuleChart): number => ~toGrahaBit(who(chart));
  return {
    certain: (chart) => set.certain(chart) & without(chart),
    possible: (chart) => set.possible(chart) & without(chart),
  };
}

export const resolveSetOrAll = (set: GrahaSetExpression | undefined, scope: Scope): GrahaSetResolver =>
  resolveGrahaSet(set ?? "nine", scope);
export const resolvePlaceOrLagna = (from: PlaceExpression | undefined, scope: Scope): SignResolver =>
  resolvePlaceSign(from ?? "lagna", scope);
