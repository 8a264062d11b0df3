import type { GrahaSet, Place } from "./rule.ts";
import type { Predicates } from "./rule.ts";
import { ALL_NINE, type GrahaBits, NOWHERE, type RuleChart } from "./rule-chart.ts";
import { FALSE, type Truth, TRUE, truthOf, UNKNOWN } from "./truth.ts";
import { type BodyOf, members, type Members, place, type Scope, type SignOf } from "./words.ts";

/** A compiled predicate: whether it holds, and which grahas make it so when it does. */
export interface Leaf {
  readonly test: (chart: RuleChart) => Truth;
  readonly makers: (chart: RuleChart) => GrahaBits;
}

/** How the predicates of one kind are compiled. */
export type Compilers<Names extends keyof Predicates> = {
  readonly [P in Names]: (args: Predicates[P], scope: Scope) => Leaf;
};

/** The bits of grahas; a point makes nothing. */
export const bitOf = (number: number): GrahaBits => (number >= 0 && number < 9 ? 1 << number : 0);

/** Whoever of these words is a graha. */
export const makersOf =
  (...bodies: readonly BodyOf[]): Leaf["makers"] =>
  (chart) => {
    let bits = 0;
    for (const body of bodies) bits |= bitOf(body(chart));
    return bits;
  };

/** Houses as bits: the first is bit 0. */
export const houseBits = (houses: readonly number[]): number =>
  houses.reduce((bits, house) => bits | (1 << (house - 1)), 0);

/** Whether a sign is in some of the houses from another. */
export function inHouses(sign: number, from: number, houses: number): Truth {
  if (sign === NOWHERE || from === NOWHERE) return UNKNOWN;
  return truthOf(((houses >> ((sign - from + 12) % 12)) & 1) === 1);
}

/** Whether some of a set are so: who only may be of the set makes nothing certain. */
export function some(set: Members, so: Members, chart: RuleChart): Truth {
  if ((set.certain(chart) & so.certain(chart)) !== 0) return TRUE;
  return (set.possible(chart) & so.possible(chart)) === 0 ? FALSE : UNKNOWN;
}

/** How many of a set certainly are so, and how many may be. */
export const tally = (set: Members, so: Members, chart: RuleChart): readonly [certain: number, possible: number] => [
  bitCount(set.certain(chart) & so.certain(chart)),
  bitCount(set.possible(chart) & so.possible(chart)),
];

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Those of a set who certainly are so. */
export const which = (set: Members, so: Members, chart: RuleChart): GrahaBits => set.certain(chart) & so.certain(chart);

/** Somebody of a set is so. */
export function someOf(set: Members, so: Members, who: Leaf["makers"] = () => 0): Leaf {
  return {
    test: (chart) => some(set, so, chart),
    makers: (chart) => who(chart) | which(set, so, chart),
  };
}

/** Everybody of a set is so: one at least, and none is otherwise. */
export function everyOf(set: Members, so: Members): Leaf {
  const test = (chart: RuleChart): Truth => {
    const [certain, possible] = [set.certain(chart), set.possible(chart)];
    if (possible === 0 || (certain & ~so.possible(chart)) !== 0) return FALSE;
    return certain === 0 || (possible & ~so.certain(chart)) !== 0 ? UNKNOWN : TRUE;
  };
  return { test, makers: (chart) => which(set, so, chart) };
}

export const signOfGraha = (chart: RuleChart, graha: number): number => chart.signs[graha] ?? NOWHERE;

/** Whether two signs are one. */
export const sameSign = (one: number, other: number): Truth =>
  one === NOWHERE || other === NOWHERE ? UNKNOWN : truthOf(one === other);

/** Who stands in a place. */
export const standsIn = (where: SignOf): Members => ({
  certain: (chart) => chart.at[where(chart)] ?? 0,
  possible(chart) {
    const there = chart.at[where(chart)];
    return there === undefined ? ALL_NINE : there | chart.lost;
  },
});

/** Who stands in some of the signs. */
function standingIn({ at }: RuleChart, signs: number): GrahaBits {
  let bits = 0;
  for (let rest = signs, sign = 0; rest !== 0; rest >>= 1, sign++) if ((rest & 1) === 1) bits |= at[sign] ?? 0;
  return bits;
}

export const standsInSigns = (signs: number): Members => ({
  certain: (chart) => standingIn(chart, signs),
  possible: (chart) => standingIn(chart, signs) | chart.lost,
});

/** The signs some houses are from one, as bits: houses turned by as many signs. */
const signsOfHouses = (houses: number, from: number): number => ((houses << from) | (houses >> (12 - from))) & 0xfff;

/** Who stands in some of the houses from a place. */
export const standsInHouses = (houses: number, from: SignOf): Members => ({
  certain(chart) {
    const base = from(chart);
    return base === NOWHERE ? 0 : standingIn(chart, signsOfHouses(houses, base));
  },
  possible(chart) {
    const base = from(chart);
    return base === NOWHERE ? ALL_NINE : standingIn(chart, signsOfHouses(houses, base)) | chart.lost;
  },
});

/** Full drishti by whole signs. */
export function sees(chart: RuleChart, graha: number, sign: number): Truth {
  const sight = chart.sights[graha] ?? 0;
  return sight === 0 ? FALSE : inHouses(sign, signOfGraha(chart, graha), sight);
}

/** Who sees a place. */
export const seesPlace = (where: SignOf): Members => ({
  certain: (chart) => chart.seenBy[where(chart)] ?? 0,
  possible: (chart) => (chart.seenBy[where(chart)] ?? chart.seers) | (chart.lost & chart.seers),
});

/** Who is in either. */
export const either = (one: Members, other: Members): Members => ({
  certain: (chart) => one.certain(chart) | other.certain(chart),
  possible: (chart) => one.possible(chart) | other.possible(chart),
});

/** Everybody of the nine that is in a chart and not of a set. */
export const strangersTo = (set: Members): Members => ({
  certain: (chart) => chart.grahas & ~set.possible(chart),
  possible: (chart) => chart.grahas & ~set.certain(chart),
});

/** A set without one who is himself spoken of: nobody is with himself. */
export function othersThan(set: Members, who: BodyOf | null): Members {
  if (who === null) return set;
  const without = (chart: RuleChart): number => ~bitOf(who(chart));
  return {
    certain: (chart) => set.certain(chart) & without(chart),
    possible: (chart) => set.possible(chart) & without(chart),
  };
}

export const setAt = (set: GrahaSet | undefined, scope: Scope): Members => members(set ?? "nine", scope);
export const placeAt = (from: Place | undefined, scope: Scope): SignOf => place(from ?? "lagna", scope);
