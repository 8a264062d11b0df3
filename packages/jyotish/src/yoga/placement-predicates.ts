import { ELEMENTS, MODALITIES, PARITIES } from "@lagna/terms";
import { arcForward } from "../core/angle.ts";
import { and, evaluateCount, FALSE, type Truth, TRUE, toTruth, UNKNOWN } from "./three-valued-logic.ts";
import {
  type PredicateCompilers,
  compileEvery,
  toHouseBits,
  isInHouses,
  type CompiledPredicate,
  createParticipants,
  resolvePlaceOrLagna,
  resolveSetOrAll,
  occupantsOfHouses,
  occupantsOfSigns,
  complementOf,
  countBits,
  hasSome,
  compileSome,
  occupantsOfSign,
  countBoth,
  findCertain,
} from "./compiled-predicate.ts";
import { type HouseNumbers, type PlaceExpression, RuleError, type SignClass } from "./rule-language.ts";
import { type GrahaBits, UNKNOWN_SIGN, type RuleChart } from "./rule-chart.ts";
import {
  resolveBody,
  type BodyResolver,
  resolveGraha,
  parseHouseNumber,
  type GrahaSetResolver,
  resolvePlaceSign,
  type Scope,
  type SignResolver,
} from "./resolve-expressions.ts";

/** Signs of each class, 0 = Aries. Dry ones: B.V. Raman, "Three Hundred Important Combinations", 112. */
const SIGN_CLASSES: Readonly<Record<SignClass, readonly number[]>> = {
  ...createSignClasses(MODALITIES),
  ...createSignClasses(PARITIES),
  ...createSignClasses(ELEMENTS),
  dry: [0, 1, 2, 4, 5, 8],
  of_saturn: [9, 10],
  of_mars: [0, 7],
};

function createSignClasses<Name extends string>(names: readonly Name[]): Record<Name, readonly number[]> {
  const signs = Array.from({ length: 12 }, (_, sign) => sign);
  return Object.fromEntries(
    names.map((name, index) => [name, signs.filter((sign) => sign % names.length === index)]),
  ) as Record<Name, number[]>;
}

const toSignBits = (signs: readonly number[]): number => signs.reduce((bits, sign) => bits | (1 << sign), 0);

/** The graha or point of a place expression; `null` for a house. */
export function resolveBodyOrNull(word: PlaceExpression, scope: Scope): BodyResolver | null {
  const isHouse = typeof word !== "string" && (word[0] === "house" || word[0] === "house_from");
  return isHouse ? null : resolveBody(word, scope);
}

export const resolveParticipants = (word: PlaceExpression, scope: Scope): CompiledPredicate["participants"] => {
  const who = resolveBodyOrNull(word, scope);
  return who === null ? () => 0 : createParticipants(who);
};

function resolveHouseBits(houses: HouseNumbers, scope: Scope): number {
  if (houses.length === 0) throw new RuleError(scope.path, "no houses");
  return toHouseBits(houses.map((house) => parseHouseNumber(house, scope)));
}

function resolveSignClassBits(kinds: readonly SignClass[], scope: Scope): number {
  return kinds.reduce((bits, kind) => {
    const signs = SIGN_CLASSES[kind];
    if (signs === undefined) throw new RuleError(scope.path, `no such class of signs: ${kind}`);
    return bits | toSignBits(signs);
  }, 0);
}

const isInSigns = (sign: number, bits: number): Truth =>
  sign === UNKNOWN_SIGN ? UNKNOWN : toTruth(((bits >> sign) & 1) === 1);

/** No graha of a set is in a place. */
function compileEmpty(where: SignResolver, set: GrahaSetResolver): CompiledPredicate {
  const inside = occupantsOfSign(where);
  return { test: (chart) => (2 - hasSome(set, inside, chart)) as Truth, participants: () => 0 };
}

/** At least one graha of the set is in a place, and no other of the nine. */
function compileOnly(where: SignResolver, set: GrahaSetResolver): CompiledPredicate {
  const inside = occupantsOfSign(where);
  const others = complementOf(set);
  return {
    test(chart) {
      const within = hasSome(set, inside, chart);
      const strangers = (2 - hasSome(others, inside, chart)) as Truth;
      return within < strangers ? within : strangers;
    },
    participants: (chart) => findCertain(set, inside, chart),
  };
}

/** Each of some houses holds at least one graha of the set. */
function compileEachOccupied(houses: HouseNumbers, set: GrahaSetResolver, from: SignResolver): CompiledPredicate {
  const each = houses.map((house) => compileSome(set, occupantsOfHouses(toHouseBits([house]), from)));
  return {
    test(chart) {
      let result: Truth = TRUE;
      for (const predicate of each) {
        result = and(result, predicate.test(chart));
        if (result === FALSE) return FALSE;
      }
      return result;
    },
    participants: (chart) => each.reduce((bits, predicate) => bits | predicate.participants(chart), 0),
  };
}

/** How many of a set are certainly in each sign, and how many have no known sign or uncertain membership. */
function countBySign(
  set: GrahaSetResolver,
  chart: RuleChart,
): { readonly counts: readonly number[]; readonly open: number } {
  const known = set.certain(chart) & ~chart.unplaced;
  return {
    counts: chart.occupants.map((occupants) => countBits(occupants & known)),
    open: countBits(set.possible(chart) & ~known),
  };
}

function compileDistinctSigns(set: GrahaSetResolver, number: number): CompiledPredicate {
  return {
    test(chart) {
      const { counts, open } = countBySign(set, chart);
      const known = counts.filter((count) => count > 0).length;
      return evaluateCount(known, open === 0 ? known : Math.min(known + open, 12), number, number) === FALSE
        ? FALSE
        : open === 0
          ? TRUE
          : UNKNOWN;
    },
    participants: (chart) => set.certain(chart),
  };
}

function compileGathered(set: GrahaSetResolver, least: number): CompiledPredicate {
  const crowds = (chart: RuleChart): GrahaBits => {
    const members = set.certain(chart);
    return chart.occupants.reduce(
      (bits, occupants) => (countBits(occupants & members) >= least ? bits | (occupants & members) : bits),
      0,
    );
  };
  return {
    test(chart) {
      const { counts, open } = countBySign(set, chart);
      const most = Math.max(...counts);
      return evaluateCount(most, most + open, least, Number.POSITIVE_INFINITY);
    },
    participants: crowds,
  };
}

const createNeighbour =
  (where: SignResolver, steps: number): SignResolver =>
  (chart) => {
    const sign = where(chart);
    return sign === UNKNOWN_SIGN ? UNKNOWN_SIGN : (sign + steps) % 12;
  };

/** At least one of a set in the second and in the twelfth from a place; with `only`, no other graha there. */
function compileHemmed(where: SignResolver, set: GrahaSetResolver, only: boolean): CompiledPredicate {
  const sides = [createNeighbour(where, 1), createNeighbour(where, 11)].map((side) =>
    only ? compileOnly(side, set) : compileSome(set, occupantsOfSign(side)),
  ) as [CompiledPredicate, CompiledPredicate];
  return {
    test: (chart) => Math.min(sides[0].test(chart), sides[1].test(chart)) as Truth,
    participants: (chart) => sides[0].participants(chart) | sides[1].participants(chart),
  };
}

/** Predicates of placement: houses, signs, neighbours. */
export const PLACEMENT_PREDICATES: PredicateCompilers<
  | "in_house"
  | "in_sign"
  | "sign_class"
  | "occupied"
  | "empty"
  | "only"
  | "all_in"
  | "any_in"
  | "count_in"
  | "each_occupied"
  | "all_in_class"
  | "distinct_signs"
  | "gathered"
  | "hemmed"
  | "hemmed_only"
  | "degree_between"
> = {
  in_house([who, houses, from], scope) {
    const [sign, base, bits] = [
      resolvePlaceSign(who, scope),
      resolvePlaceOrLagna(from, scope),
      resolveHouseBits(houses, scope),
    ];
    return {
      test: (chart) => isInHouses(sign(chart), base(chart), bits),
      participants: resolveParticipants(who, scope),
    };
  },
  in_sign([who, signs], scope) {
    const [sign, bits] = [resolvePlaceSign(who, scope), toSignBits(signs)];
    return { test: (chart) => isInSigns(sign(chart), bits), participants: resolveParticipants(who, scope) };
  },
  sign_class([who, ...kinds], scope) {
    const [sign, bits] = [resolvePlaceSign(who, scope), resolveSignClassBits(kinds, scope)];
    return { test: (chart) => isInSigns(sign(chart), bits), participants: resolveParticipants(who, scope) };
  },
  occupied: ([where, by], scope) =>
    compileSome(resolveSetOrAll(by, scope), occupantsOfSign(resolvePlaceSign(where, scope))),
  empty: ([where, of], scope) => compileEmpty(resolvePlaceSign(where, scope), resolveSetOrAll(of, scope)),
  only: ([where, by], scope) => compileOnly(resolvePlaceSign(where, scope), resolveSetOrAll(by, scope)),
  all_in: ([who, houses, from], scope) =>
    compileEvery(
      resolveSetOrAll(who, scope),
      occupantsOfHouses(resolveHouseBits(houses, scope), resolvePlaceOrLagna(from, scope)),
    ),
  any_in: ([who, houses, from], scope) =>
    compileSome(
      resolveSetOrAll(who, scope),
      occupantsOfHouses(resolveHouseBits(houses, scope), resolvePlaceOrLagna(from, scope)),
    ),
  count_in([who, houses, least, most = 9, from], scope) {
    const set = resolveSetOrAll(who, scope);
    const judge = occupantsOfHouses(resolveHouseBits(houses, scope), resolvePlaceOrLagna(from, scope));
    return {
      test: (chart) => evaluateCount(...countBoth(set, judge, chart), least, most),
      participants: (chart) => findCertain(set, judge, chart),
    };
  },
  each_occupied: ([houses, by, from], scope) =>
    compileEachOccupied(houses, resolveSetOrAll(by, scope), resolvePlaceOrLagna(from, scope)),
  all_in_class([who, kind], scope) {
    return compileEvery(resolveSetOrAll(who, scope), occupantsOfSigns(resolveSignClassBits([kind], scope)));
  },
  distinct_signs: ([who, number], scope) => compileDistinctSigns(resolveSetOrAll(who, scope), number),
  gathered: ([who, least], scope) => compileGathered(resolveSetOrAll(who, scope), least),
  hemmed: ([where, by], scope) => compileHemmed(resolvePlaceSign(where, scope), resolveSetOrAll(by, scope), false),
  hemmed_only: ([where, by], scope) => compileHemmed(resolvePlaceSign(where, scope), resolveSetOrAll(by, scope), true),
  degree_between([who, from, to], scope) {
    const [graha, start, end] = [resolveGraha(who, scope), resolveBody(from, scope), resolveBody(to, scope)];
    return {
      test(chart) {
        const [longitude, first, last] = [graha, start, end].map((of) => chart.longitudes[of(chart)] ?? Number.NaN) as [
          number,
          number,
          number,
        ];
        const way = arcForward(first, longitude);
        const whole = arcForward(first, last);
        return Number.isNaN(way + whole) ? UNKNOWN : toTruth(way <= whole);
      },
      participants: createParticipants(graha),
    };
  },
};
