import { GRAHAS } from "@lagna/terms";
import { SAPTA_GRAHAS } from "../relation/friendship.data.ts";
import { naturalRelation } from "../relation/friendship.ts";
import { and, FALSE, not, or, type Truth, TRUE, truthOf, UNKNOWN } from "./truth.ts";
import {
  bitOf,
  type Compilers,
  either,
  everyOf,
  houseBits,
  inHouses,
  type Leaf,
  makersOf,
  othersThan,
  sameSign,
  seesPlace,
  sees,
  setAt,
  signOfGraha,
  some,
  someOf,
  standsIn,
  strangersTo,
} from "./leaf.ts";
import type { GrahaSet, Place } from "./rule.ts";
import { ALL_SEVEN, NOBODY, NOWHERE, type RuleChart } from "./rule-chart.ts";
import { type BodyOf, graha, members, place, type Scope } from "./words.ts";
import { bodyOrNull, makerOf } from "./where.ts";

const KENDRA = houseBits([1, 4, 7, 10]);
const TRIKONA = houseBits([1, 5, 9]);

type Pair = (chart: RuleChart, one: number, other: number) => Truth;

const joined: Pair = (chart, one, other) => sameSign(signOfGraha(chart, one), signOfGraha(chart, other));

const mutual: Pair = (chart, one, other) =>
  and(sees(chart, one, signOfGraha(chart, other)), sees(chart, other, signOfGraha(chart, one)));

const lordOf = (chart: RuleChart, who: number): number => {
  const sign = signOfGraha(chart, who);
  return sign === NOWHERE ? NOBODY : (chart.lords[sign] ?? NOBODY);
};

/** Each in a sign of the other's. */
const exchanged: Pair = (chart, one, other) => {
  const first = lordOf(chart, one);
  const second = lordOf(chart, other);
  if (first !== NOBODY && first !== other) return FALSE;
  if (second !== NOBODY && second !== one) return FALSE;
  return first === NOBODY || second === NOBODY ? UNKNOWN : TRUE;
};

const isFriend = (one: number, other: number): boolean => {
  const from = SAPTA_GRAHAS[one];
  const to = SAPTA_GRAHAS[other];
  return from !== undefined && to !== undefined && naturalRelation(from, to) === "friend";
};
const areFriends = (one: number, other: number): boolean => isFriend(one, other) && isFriend(other, one);

/** A bond of two different grahas. */
function pair(bond: Pair, words: readonly [Place, Place], scope: Scope): Leaf {
  const [one, other] = words.map((word) => graha(word as never, scope)) as [BodyOf, BodyOf];
  return {
    test(chart) {
      const first = one(chart);
      const second = other(chart);
      if (first === NOBODY || second === NOBODY) return UNKNOWN;
      return first === second ? FALSE : bond(chart, first, second);
    },
    makers: makersOf(one, other),
  };
}

/** A bond of two places by the houses the one is in from the other. */
function counted(houses: number, [one, other]: readonly [Place, Place], scope: Scope): Leaf {
  const [from, to] = [place(one, scope), place(other, scope)];
  const makers = [makerOf(one, scope), makerOf(other, scope)] as const;
  return {
    test: (chart) => inHouses(to(chart), from(chart), houses),
    makers: (chart) => makers[0](chart) | makers[1](chart),
  };
}

/** What a leaf about a place and a set stands on: the place, its own graha, and the others of the set. */
function toward(who: Place, set: GrahaSet, scope: Scope) {
  const where = place(who, scope);
  return { where, who: makerOf(who, scope), others: othersThan(setAt(set, scope), bodyOrNull(who, scope)) };
}

/** By one of a set, and by nobody of the nine beside it. */
function aspectedOnly(who: Place, set: GrahaSet, scope: Scope): Leaf {
  const { where, others, who: maker } = toward(who, set, scope);
  const by = someOf(others, seesPlace(where), maker);
  const rest = othersThan(strangersTo(others), bodyOrNull(who, scope));
  return { test: (chart) => and(by.test(chart), not(some(rest, seesPlace(where), chart))), makers: by.makers };
}

/** Movable signs see fixed ones but the next, fixed ones movable ones but the last, dual ones one another. */
function seesByRashi(from: number, to: number): Truth {
  if (from === NOWHERE || to === NOWHERE) return UNKNOWN;
  const one = from % 3;
  const other = to % 3;
  if (one === 2 || other === 2) return truthOf(one === other && from !== to);
  return truthOf(one !== other && (from - to + 12) % 12 !== 1 && (to - from + 12) % 12 !== 1);
}

/** Whether every chain of lords of signs among the seven ends with one who is in his own sign. */
function finalDispositor(chart: RuleChart, who: number): Truth {
  let result: Truth = lordOf(chart, who) === who ? TRUE : lordOf(chart, who) === NOBODY ? UNKNOWN : FALSE;
  for (let rest = chart.grahas & ALL_SEVEN, one = 0; rest !== 0 && result !== FALSE; rest >>= 1, one++) {
    if ((rest & 1) === 1) result = and(result, leadsTo(chart, one, who));
  }
  return result;
}

function leadsTo(chart: RuleChart, one: number, end: number): Truth {
  let at = one;
  for (let step = 0; step < GRAHAS.length; step++) {
    if (at === end) return TRUE;
    at = lordOf(chart, at);
    if (at === NOBODY) return UNKNOWN;
  }
  return FALSE;
}

/** What joins grahas: company, aspects, exchange, places from one another. */
export const BOND: Compilers<
  | "together"
  | "with"
  | "aspects"
  | "aspects_rashi"
  | "aspected"
  | "aspected_only"
  | "aspected_by_all"
  | "joined_or_aspected"
  | "mutual_aspect"
  | "exchange"
  | "friends"
  | "mutual_kendra"
  | "mutual_trikona"
  | "associated"
  | "final_dispositor"
  | "same"
  | "member"
> = {
  together(words, scope) {
    const [one, other] = words.map((word) => bodyOrNull(word, scope));
    const leaf = counted(houseBits([1]), words, scope);
    if (!one || !other) return leaf;
    // Two words for one graha are no company.
    const isOne = (chart: RuleChart): boolean => {
      const who = one(chart);
      return who !== NOBODY && who === other(chart);
    };
    return { test: (chart) => (isOne(chart) ? FALSE : leaf.test(chart)), makers: leaf.makers };
  },
  with([who, set], scope) {
    const { where, others, who: maker } = toward(who, set, scope);
    return someOf(others, standsIn(where), maker);
  },
  aspects([by, at], scope) {
    const [one, where] = [graha(by, scope), place(at, scope)];
    const makers = [makersOf(one), makerOf(at, scope)] as const;
    return {
      test(chart) {
        const who = one(chart);
        return who === NOBODY ? UNKNOWN : sees(chart, who, where(chart));
      },
      makers: (chart) => makers[0](chart) | makers[1](chart),
    };
  },
  aspects_rashi([by, at], scope) {
    const [from, to] = [place(by, scope), place(at, scope)];
    return { test: (chart) => seesByRashi(from(chart), to(chart)), makers: makerOf(by, scope) };
  },
  aspected([who, set], scope) {
    const { where, others, who: maker } = toward(who, set, scope);
    return someOf(others, seesPlace(where), maker);
  },
  aspected_only: ([who, set], scope) => aspectedOnly(who, set, scope),
  aspected_by_all([who, set], scope) {
    const { where, others } = toward(who, set, scope);
    return everyOf(others, seesPlace(where));
  },
  joined_or_aspected([who, set], scope) {
    const { where, others, who: maker } = toward(who, set, scope);
    return someOf(others, either(standsIn(where), seesPlace(where)), maker);
  },
  mutual_aspect: (words, scope) => pair(mutual, words, scope),
  exchange: (words, scope) => pair(exchanged, words, scope),
  friends: (words, scope) => pair((_, one, other) => truthOf(areFriends(one, other)), words, scope),
  mutual_kendra: (words, scope) => counted(KENDRA, words, scope),
  mutual_trikona: (words, scope) => counted(TRIKONA, words, scope),
  associated: (words, scope) =>
    pair(
      (chart, one, other) => or(joined(chart, one, other), or(mutual(chart, one, other), exchanged(chart, one, other))),
      words,
      scope,
    ),
  final_dispositor([who], scope) {
    const one = graha(who, scope);
    return {
      test: (chart) => (one(chart) === NOBODY ? UNKNOWN : finalDispositor(chart, one(chart))),
      makers: makersOf(one),
    };
  },
  same([one, other], scope) {
    const [first, second] = [graha(one, scope), graha(other, scope)];
    return {
      test(chart) {
        const a = first(chart);
        const b = second(chart);
        return a === NOBODY || b === NOBODY ? UNKNOWN : truthOf(a === b);
      },
      makers: makersOf(first),
    };
  },
  member([who, set], scope) {
    const [one, of] = [graha(who, scope), members(set, scope)];
    return {
      test(chart) {
        const bit = bitOf(one(chart));
        if (bit === 0) return UNKNOWN;
        if ((of.certain(chart) & bit) !== 0) return TRUE;
        return (of.possible(chart) & bit) === 0 ? FALSE : UNKNOWN;
      },
      makers: makersOf(one),
    };
  },
};
