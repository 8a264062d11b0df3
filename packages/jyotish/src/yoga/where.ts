import { ELEMENTS, MODALITIES, PARITIES } from "@lagna/terms";
import { arcForward } from "../core/angle.ts";
import { and, countWithin, FALSE, type Truth, TRUE, truthOf, UNKNOWN } from "./truth.ts";
import {
  type Compilers,
  everyOf,
  houseBits,
  inHouses,
  type Leaf,
  makersOf,
  placeAt,
  setAt,
  standsInHouses,
  standsInSigns,
  strangersTo,
  bitCount,
  some,
  someOf,
  standsIn,
  tally,
  which,
} from "./leaf.ts";
import { type Houses, type Place, RuleError, type SignClass } from "./rule.ts";
import { type GrahaBits, NOWHERE, type RuleChart } from "./rule-chart.ts";
import { body, type BodyOf, graha, houseNumber, type Members, place, type Scope, type SignOf } from "./words.ts";

/** Signs of each class, 0 = Aries. Dry ones: B.V. Raman, "Three Hundred Important Combinations", 112. */
const SIGN_CLASSES: Readonly<Record<SignClass, readonly number[]>> = {
  ...classes(MODALITIES),
  ...classes(PARITIES),
  ...classes(ELEMENTS),
  dry: [0, 1, 2, 4, 5, 8],
  of_saturn: [9, 10],
  of_mars: [0, 7],
};

function classes<Name extends string>(names: readonly Name[]): Record<Name, readonly number[]> {
  const signs = Array.from({ length: 12 }, (_, sign) => sign);
  return Object.fromEntries(
    names.map((name, index) => [name, signs.filter((sign) => sign % names.length === index)]),
  ) as Record<Name, number[]>;
}

const signBits = (signs: readonly number[]): number => signs.reduce((bits, sign) => bits | (1 << sign), 0);

/** The graha or point a place is; `null` for a house. */
export function bodyOrNull(word: Place, scope: Scope): BodyOf | null {
  const isHouse = typeof word !== "string" && (word[0] === "house" || word[0] === "house_from");
  return isHouse ? null : body(word, scope);
}

export const makerOf = (word: Place, scope: Scope): Leaf["makers"] => {
  const who = bodyOrNull(word, scope);
  return who === null ? () => 0 : makersOf(who);
};

function bitsOfHouses(houses: Houses, scope: Scope): number {
  if (houses.length === 0) throw new RuleError(scope.path, "no houses");
  return houseBits(houses.map((house) => houseNumber(house, scope)));
}

function classOfSign(kinds: readonly SignClass[], scope: Scope): number {
  return kinds.reduce((bits, kind) => {
    const signs = SIGN_CLASSES[kind];
    if (signs === undefined) throw new RuleError(scope.path, `no such class of signs: ${kind}`);
    return bits | signBits(signs);
  }, 0);
}

const inSigns = (sign: number, bits: number): Truth =>
  sign === NOWHERE ? UNKNOWN : truthOf(((bits >> sign) & 1) === 1);

/** Nobody of a set in a place. */
function emptyLeaf(where: SignOf, set: Members): Leaf {
  const inside = standsIn(where);
  return { test: (chart) => (2 - some(set, inside, chart)) as Truth, makers: () => 0 };
}

/** Somebody of the set in a place, and nobody else of the nine. */
function onlyLeaf(where: SignOf, set: Members): Leaf {
  const inside = standsIn(where);
  const others = strangersTo(set);
  return {
    test(chart) {
      const within = some(set, inside, chart);
      const strangers = (2 - some(others, inside, chart)) as Truth;
      return within < strangers ? within : strangers;
    },
    makers: (chart) => which(set, inside, chart),
  };
}

/** Every one of some houses holds one of the set. */
function eachOccupied(houses: Houses, set: Members, from: SignOf): Leaf {
  const each = houses.map((house) => someOf(set, standsInHouses(houseBits([house]), from)));
  return {
    test(chart) {
      let result: Truth = TRUE;
      for (const one of each) {
        result = and(result, one.test(chart));
        if (result === FALSE) return FALSE;
      }
      return result;
    },
    makers: (chart) => each.reduce((bits, one) => bits | one.makers(chart), 0),
  };
}

/** How many of a set stand in each sign for certain, and how many have no known sign or may not be of the set. */
function spread(set: Members, chart: RuleChart): { readonly counts: readonly number[]; readonly open: number } {
  const known = set.certain(chart) & ~chart.lost;
  return {
    counts: chart.at.map((there) => bitCount(there & known)),
    open: bitCount(set.possible(chart) & ~known),
  };
}

function distinctSigns(set: Members, number: number): Leaf {
  return {
    test(chart) {
      const { counts, open } = spread(set, chart);
      const known = counts.filter((count) => count > 0).length;
      return countWithin(known, open === 0 ? known : Math.min(known + open, 12), number, number) === FALSE
        ? FALSE
        : open === 0
          ? TRUE
          : UNKNOWN;
    },
    makers: (chart) => set.certain(chart),
  };
}

function gathered(set: Members, least: number): Leaf {
  const crowds = (chart: RuleChart): GrahaBits => {
    const members = set.certain(chart);
    return chart.at.reduce((bits, there) => (bitCount(there & members) >= least ? bits | (there & members) : bits), 0);
  };
  return {
    test(chart) {
      const { counts, open } = spread(set, chart);
      const most = Math.max(...counts);
      return countWithin(most, most + open, least, Number.POSITIVE_INFINITY);
    },
    makers: crowds,
  };
}

const beside =
  (where: SignOf, steps: number): SignOf =>
  (chart) => {
    const sign = where(chart);
    return sign === NOWHERE ? NOWHERE : (sign + steps) % 12;
  };

/** Somebody of a set in the second and in the twelfth from a place; `only`: and there nobody else. */
function hemmed(where: SignOf, set: Members, only: boolean): Leaf {
  const sides = [beside(where, 1), beside(where, 11)].map((side) =>
    only ? onlyLeaf(side, set) : someOf(set, standsIn(side)),
  ) as [Leaf, Leaf];
  return {
    test: (chart) => Math.min(sides[0].test(chart), sides[1].test(chart)) as Truth,
    makers: (chart) => sides[0].makers(chart) | sides[1].makers(chart),
  };
}

/** Where somebody stands: houses, signs, neighbours. */
export const WHERE: Compilers<
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
    const [sign, base, bits] = [place(who, scope), placeAt(from, scope), bitsOfHouses(houses, scope)];
    return { test: (chart) => inHouses(sign(chart), base(chart), bits), makers: makerOf(who, scope) };
  },
  in_sign([who, signs], scope) {
    const [sign, bits] = [place(who, scope), signBits(signs)];
    return { test: (chart) => inSigns(sign(chart), bits), makers: makerOf(who, scope) };
  },
  sign_class([who, ...kinds], scope) {
    const [sign, bits] = [place(who, scope), classOfSign(kinds, scope)];
    return { test: (chart) => inSigns(sign(chart), bits), makers: makerOf(who, scope) };
  },
  occupied: ([where, by], scope) => someOf(setAt(by, scope), standsIn(place(where, scope))),
  empty: ([where, of], scope) => emptyLeaf(place(where, scope), setAt(of, scope)),
  only: ([where, by], scope) => onlyLeaf(place(where, scope), setAt(by, scope)),
  all_in: ([who, houses, from], scope) =>
    everyOf(setAt(who, scope), standsInHouses(bitsOfHouses(houses, scope), placeAt(from, scope))),
  any_in: ([who, houses, from], scope) =>
    someOf(setAt(who, scope), standsInHouses(bitsOfHouses(houses, scope), placeAt(from, scope))),
  count_in([who, houses, least, most = 9, from], scope) {
    const set = setAt(who, scope);
    const judge = standsInHouses(bitsOfHouses(houses, scope), placeAt(from, scope));
    return {
      test: (chart) => countWithin(...tally(set, judge, chart), least, most),
      makers: (chart) => which(set, judge, chart),
    };
  },
  each_occupied: ([houses, by, from], scope) => eachOccupied(houses, setAt(by, scope), placeAt(from, scope)),
  all_in_class([who, kind], scope) {
    return everyOf(setAt(who, scope), standsInSigns(classOfSign([kind], scope)));
  },
  distinct_signs: ([who, number], scope) => distinctSigns(setAt(who, scope), number),
  gathered: ([who, least], scope) => gathered(setAt(who, scope), least),
  hemmed: ([where, by], scope) => hemmed(place(where, scope), setAt(by, scope), false),
  hemmed_only: ([where, by], scope) => hemmed(place(where, scope), setAt(by, scope), true),
  degree_between([who, from, to], scope) {
    const [one, start, end] = [graha(who, scope), body(from, scope), body(to, scope)];
    return {
      test(chart) {
        const [longitude, first, last] = [one, start, end].map((of) => chart.longitudes[of(chart)] ?? Number.NaN) as [
          number,
          number,
          number,
        ];
        const way = arcForward(first, longitude);
        const whole = arcForward(first, last);
        return Number.isNaN(way + whole) ? UNKNOWN : truthOf(way <= whole);
      },
      makers: makersOf(one),
    };
  },
};
