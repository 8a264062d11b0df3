import type { GrahaSet, Place } from "./rule.ts";
import type { Predicates } from "./rule.ts";
import { type GrahaBits, NOWHERE, type RuleChart } from "./rule-chart.ts";
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
  (chart) =>
    bodies.reduce((bits, body) => bits | bitOf(body(chart)), 0);

/** Houses as bits: the first is bit 0. */
export const houseBits = (houses: readonly number[]): number =>
  houses.reduce((bits, house) => bits | (1 << (house - 1)), 0);

/** Whether a sign is in some of the houses from another. */
export function inHouses(sign: number, from: number, houses: number): Truth {
  if (sign === NOWHERE || from === NOWHERE) return UNKNOWN;
  return truthOf(((houses >> ((sign - from + 12) % 12)) & 1) === 1);
}

type Judge = (chart: RuleChart, graha: number) => Truth;

/** Whether some of a set are so: who only may be of the set makes nothing certain. */
export function some(set: Members, judge: Judge, chart: RuleChart): Truth {
  const certain = set.certain(chart);
  let result: Truth = FALSE;
  for (let rest = set.possible(chart), graha = 0; rest !== 0; rest >>= 1, graha++) {
    if ((rest & 1) === 0) continue;
    const said = judge(chart, graha);
    const counted = ((certain >> graha) & 1) === 1 ? said : Math.min(said, UNKNOWN);
    if (counted > result) result = counted as Truth;
    if (result === TRUE) return TRUE;
  }
  return result;
}

/** How many of a set certainly are so, and how many may be. */
export function tally(set: Members, judge: Judge, chart: RuleChart): readonly [certain: number, possible: number] {
  const sure = set.certain(chart);
  let certain = 0;
  let possible = 0;
  for (let rest = set.possible(chart), graha = 0; rest !== 0; rest >>= 1, graha++) {
    if ((rest & 1) === 0) continue;
    const said = judge(chart, graha);
    if (said !== FALSE) possible += 1;
    if (said === TRUE && ((sure >> graha) & 1) === 1) certain += 1;
  }
  return [certain, possible];
}

/** Those of a set who certainly are so. */
export function which(set: Members, judge: Judge, chart: RuleChart): GrahaBits {
  let bits = 0;
  const certain = set.certain(chart);
  for (let rest = certain, graha = 0; rest !== 0; rest >>= 1, graha++) {
    if ((rest & 1) === 1 && judge(chart, graha) === TRUE) bits |= 1 << graha;
  }
  return bits;
}

/** Somebody of a set standing to a place as the judge says. */
export function someOf(set: Members, judge: Judge, who: Leaf["makers"] = () => 0): Leaf {
  return {
    test: (chart) => some(set, judge, chart),
    makers: (chart) => who(chart) | which(set, judge, chart),
  };
}

/** Everybody of a set: one at least, and none otherwise. */
export function everyOf(set: Members, judge: Judge): Leaf {
  const test = (chart: RuleChart): Truth => {
    const certain = set.certain(chart);
    let result: Truth = certain === 0 ? (set.possible(chart) === 0 ? FALSE : UNKNOWN) : TRUE;
    for (let rest = set.possible(chart), graha = 0; rest !== 0; rest >>= 1, graha++) {
      if ((rest & 1) === 0) continue;
      const said = judge(chart, graha);
      const counted = ((certain >> graha) & 1) === 1 ? said : Math.max(said, UNKNOWN);
      if (counted < result) result = counted as Truth;
      if (result === FALSE) return FALSE;
    }
    return result;
  };
  return { test, makers: (chart) => which(set, judge, chart) };
}

export const signOfGraha = (chart: RuleChart, graha: number): number => chart.signs[graha] ?? NOWHERE;

/** Whether two signs are one. */
export const sameSign = (one: number, other: number): Truth =>
  one === NOWHERE || other === NOWHERE ? UNKNOWN : truthOf(one === other);

/** A judge of whether somebody stands in a place. */
export const standsIn =
  (where: SignOf): Judge =>
  (chart, graha) =>
    sameSign(signOfGraha(chart, graha), where(chart));

/** Full drishti by whole signs. */
export function sees(chart: RuleChart, graha: number, sign: number): Truth {
  const sight = chart.sights[graha] ?? 0;
  return sight === 0 ? FALSE : inHouses(sign, signOfGraha(chart, graha), sight);
}

export const seesPlace =
  (where: SignOf): Judge =>
  (chart, graha) =>
    sees(chart, graha, where(chart));

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
