import { GRAHAS } from "@lagna/terms";
import { SAPTA_GRAHAS } from "../relation/friendship.data.ts";
import { getNaturalRelation } from "../relation/friendship.ts";
import { and, FALSE, not, or, type Truth, TRUE, toTruth, UNKNOWN } from "./three-valued-logic.ts";
import {
  toGrahaBit,
  type PredicateCompilers,
  unionOf,
  compileEvery,
  toHouseBits,
  isInHouses,
  type CompiledPredicate,
  createParticipants,
  excludeBody,
  isSameSign,
  grahasAspecting,
  hasDrishti,
  resolveSetOrAll,
  getSignOfGraha,
  hasSome,
  compileSome,
  occupantsOfSign,
  complementOf,
} from "./compiled-predicate.ts";
import type { GrahaSetExpression, PlaceExpression } from "./rule-language.ts";
import { SEVEN_GRAHA_BITS, UNKNOWN_BODY, UNKNOWN_SIGN, type RuleChart } from "./rule-chart.ts";
import {
  type BodyResolver,
  resolveGraha,
  resolveGrahaSet,
  resolvePlaceSign,
  type Scope,
} from "./resolve-expressions.ts";
import { resolveBodyOrNull, resolveParticipants } from "./placement-predicates.ts";

const KENDRA = toHouseBits([1, 4, 7, 10]);
const TRIKONA = toHouseBits([1, 5, 9]);

type PairRelation = (chart: RuleChart, one: number, other: number) => Truth;

const areJoined: PairRelation = (chart, first, second) =>
  isSameSign(getSignOfGraha(chart, first), getSignOfGraha(chart, second));

const haveMutualAspect: PairRelation = (chart, first, second) =>
  and(hasDrishti(chart, first, getSignOfGraha(chart, second)), hasDrishti(chart, second, getSignOfGraha(chart, first)));

const findDispositor = (chart: RuleChart, who: number): number => {
  const sign = getSignOfGraha(chart, who);
  return sign === UNKNOWN_SIGN ? UNKNOWN_BODY : (chart.lords[sign] ?? UNKNOWN_BODY);
};

/** Each is in a sign of the other. */
const areInExchange: PairRelation = (chart, one, other) => {
  const first = findDispositor(chart, one);
  const second = findDispositor(chart, other);
  if (first !== UNKNOWN_BODY && first !== other) return FALSE;
  if (second !== UNKNOWN_BODY && second !== one) return FALSE;
  return first === UNKNOWN_BODY || second === UNKNOWN_BODY ? UNKNOWN : TRUE;
};

const isNaturalFriend = (first: number, second: number): boolean => {
  const from = SAPTA_GRAHAS[first];
  const to = SAPTA_GRAHAS[second];
  return from !== undefined && to !== undefined && getNaturalRelation(from, to) === "friend";
};
const areMutualFriends = (first: number, second: number): boolean =>
  isNaturalFriend(first, second) && isNaturalFriend(second, first);

/** A relation between two different grahas. */
function compilePairRelation(
  bond: PairRelation,
  words: readonly [PlaceExpression, PlaceExpression],
  scope: Scope,
): CompiledPredicate {
  const [one, other] = words.map((word) => resolveGraha(word as never, scope)) as [BodyResolver, BodyResolver];
  return {
    test(chart) {
      const first = one(chart);
      const second = other(chart);
      if (first === UNKNOWN_BODY || second === UNKNOWN_BODY) return UNKNOWN;
      return first === second ? FALSE : bond(chart, first, second);
    },
    participants: createParticipants(one, other),
  };
}

/** A relation of two places by the houses in which one is from the other. */
function compileHouseRelation(
  houses: number,
  [first, second]: readonly [PlaceExpression, PlaceExpression],
  scope: Scope,
): CompiledPredicate {
  const [from, to] = [resolvePlaceSign(first, scope), resolvePlaceSign(second, scope)];
  const makers = [resolveParticipants(first, scope), resolveParticipants(second, scope)] as const;
  return {
    test: (chart) => isInHouses(to(chart), from(chart), houses),
    participants: (chart) => makers[0](chart) | makers[1](chart),
  };
}

/** The data of a leaf with a place and a set: the place, its graha, and the others of the set. */
function resolvePlaceAndOthers(who: PlaceExpression, set: GrahaSetExpression, scope: Scope) {
  const where = resolvePlaceSign(who, scope);
  return {
    where,
    who: resolveParticipants(who, scope),
    others: excludeBody(resolveSetOrAll(set, scope), resolveBodyOrNull(who, scope)),
  };
}

/** Aspected by one of a set, and by no other of the nine. */
function compileAspectedOnly(who: PlaceExpression, set: GrahaSetExpression, scope: Scope): CompiledPredicate {
  const { where, others, who: maker } = resolvePlaceAndOthers(who, set, scope);
  const by = compileSome(others, grahasAspecting(where), maker);
  const rest = excludeBody(complementOf(others), resolveBodyOrNull(who, scope));
  return {
    test: (chart) => and(by.test(chart), not(hasSome(rest, grahasAspecting(where), chart))),
    participants: by.participants,
  };
}

/**
 * Movable signs aspect fixed ones except the next, fixed ones movable ones except the previous, dual ones each other.
 */
function evaluateRashiDrishti(from: number, to: number): Truth {
  if (from === UNKNOWN_SIGN || to === UNKNOWN_SIGN) return UNKNOWN;
  const modality = from % 3;
  const other = to % 3;
  if (modality === 2 || other === 2) return toTruth(modality === other && from !== to);
  return toTruth(modality !== other && (from - to + 12) % 12 !== 1 && (to - from + 12) % 12 !== 1);
}

/** Whether every chain of sign lords among the seven ends with this graha, in its own sign. */
function evaluateFinalDispositor(chart: RuleChart, who: number): Truth {
  let result: Truth =
    findDispositor(chart, who) === who ? TRUE : findDispositor(chart, who) === UNKNOWN_BODY ? UNKNOWN : FALSE;
  for (let rest = chart.grahas & SEVEN_GRAHA_BITS, graha = 0; rest !== 0 && result !== FALSE; rest >>= 1, graha++) {
    if ((rest & 1) === 1) result = and(result, doesChainLeadTo(chart, graha, who));
  }
  return result;
}

function doesChainLeadTo(chart: RuleChart, graha: number, end: number): Truth {
  let at = graha;
  for (let step = 0; step < GRAHAS.length; step++) {
    if (at === end) return TRUE;
    at = findDispositor(chart, at);
    if (at === UNKNOWN_BODY) return UNKNOWN;
  }
  return FALSE;
}

/** Predicates of relations between grahas: conjunction, aspects, exchange, relative houses. */
export const RELATION_PREDICATES: PredicateCompilers<
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
    const [first, second] = words.map((word) => resolveBodyOrNull(word, scope));
    const leaf = compileHouseRelation(toHouseBits([1]), words, scope);
    if (!first || !second) return leaf;
    // Two expressions for the same graha are not a conjunction.
    const isOne = (chart: RuleChart): boolean => {
      const who = first(chart);
      return who !== UNKNOWN_BODY && who === second(chart);
    };
    return { test: (chart) => (isOne(chart) ? FALSE : leaf.test(chart)), participants: leaf.participants };
  },
  with([who, set], scope) {
    const { where, others, who: maker } = resolvePlaceAndOthers(who, set, scope);
    return compileSome(others, occupantsOfSign(where), maker);
  },
  aspects([by, at], scope) {
    const [graha, where] = [resolveGraha(by, scope), resolvePlaceSign(at, scope)];
    const makers = [createParticipants(graha), resolveParticipants(at, scope)] as const;
    return {
      test(chart) {
        const who = graha(chart);
        return who === UNKNOWN_BODY ? UNKNOWN : hasDrishti(chart, who, where(chart));
      },
      participants: (chart) => makers[0](chart) | makers[1](chart),
    };
  },
  aspects_rashi([by, at], scope) {
    const [from, to] = [resolvePlaceSign(by, scope), resolvePlaceSign(at, scope)];
    return {
      test: (chart) => evaluateRashiDrishti(from(chart), to(chart)),
      participants: resolveParticipants(by, scope),
    };
  },
  aspected([who, set], scope) {
    const { where, others, who: maker } = resolvePlaceAndOthers(who, set, scope);
    return compileSome(others, grahasAspecting(where), maker);
  },
  aspected_only: ([who, set], scope) => compileAspectedOnly(who, set, scope),
  aspected_by_all([who, set], scope) {
    const { where, others } = resolvePlaceAndOthers(who, set, scope);
    return compileEvery(others, grahasAspecting(where));
  },
  joined_or_aspected([who, set], scope) {
    const { where, others, who: maker } = resolvePlaceAndOthers(who, set, scope);
    return compileSome(others, unionOf(occupantsOfSign(where), grahasAspecting(where)), maker);
  },
  mutual_aspect: (words, scope) => compilePairRelation(haveMutualAspect, words, scope),
  exchange: (words, scope) => compilePairRelation(areInExchange, words, scope),
  friends: (words, scope) =>
    compilePairRelation((_, first, second) => toTruth(areMutualFriends(first, second)), words, scope),
  mutual_kendra: (words, scope) => compileHouseRelation(KENDRA, words, scope),
  mutual_trikona: (words, scope) => compileHouseRelation(TRIKONA, words, scope),
  associated: (words, scope) =>
    compilePairRelation(
      (chart, first, second) =>
        or(
          areJoined(chart, first, second),
          or(haveMutualAspect(chart, first, second), areInExchange(chart, first, second)),
        ),
      words,
      scope,
    ),
  final_dispositor([who], scope) {
    const graha = resolveGraha(who, scope);
    return {
      test: (chart) => (graha(chart) === UNKNOWN_BODY ? UNKNOWN : evaluateFinalDispositor(chart, graha(chart))),
      participants: createParticipants(graha),
    };
  },
  same([one, other], scope) {
    const [first, second] = [resolveGraha(one, scope), resolveGraha(other, scope)];
    return {
      test(chart) {
        const a = first(chart);
        const b = second(chart);
        return a === UNKNOWN_BODY || b === UNKNOWN_BODY ? UNKNOWN : toTruth(a === b);
      },
      participants: createParticipants(first),
    };
  },
  member([who, set], scope) {
    const [graha, of] = [resolveGraha(who, scope), resolveGrahaSet(set, scope)];
    return {
      test(chart) {
        const bit = toGrahaBit(graha(chart));
        if (bit === 0) return UNKNOWN;
        if ((of.certain(chart) & bit) !== 0) return TRUE;
        return (of.possible(chart) & bit) === 0 ? FALSE : UNKNOWN;
      },
      participants: createParticipants(graha),
    };
  },
};
