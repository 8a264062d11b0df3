import { GRAHAS, RASHIS, type Karaka8, type VargaId } from "@lagna/terms";
import { functionalRoles } from "../relation/nature.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { type GrahaSet, type GrahaWord, type Place, POINTS, RuleError, type Variable } from "./rule.ts";
import {
  ALL_NINE,
  ALL_SEVEN,
  bitsOf,
  BODY_NUMBER,
  type GrahaBits,
  NOBODY,
  NOWHERE,
  type RuleChart,
} from "./rule-chart.ts";

/** What the words of a rule become: functions of a chart. */
export type BodyOf = (chart: RuleChart) => number;
export type SignOf = (chart: RuleChart) => number;
/** Those who certainly are of a set, and those who may be. */
export interface Members {
  readonly certain: (chart: RuleChart) => GrahaBits;
  readonly possible: (chart: RuleChart) => GrahaBits;
}

/** Where in its tree a rule is being compiled, and what its names stand for. */
export interface Scope {
  readonly path: string;
  readonly bodies: ReadonlyMap<string, BodyOf>;
  readonly sets: ReadonlyMap<string, Members>;
  /** What the rule asks of a chart beside signs: filled as it is compiled. */
  readonly needs: Set<string>;
}

export const inside = (scope: Scope, step: string | number): Scope => ({
  ...scope,
  path: scope.path === "" ? String(step) : `${scope.path}.${step}`,
});

const isVariable = (word: unknown): word is Variable => typeof word === "string" && word.startsWith("$");
const POINT_NAMES: readonly string[] = POINTS;
const GRAHA_NAMES: readonly string[] = GRAHAS;
const BODY_NAMES: readonly string[] = [...GRAHAS, ...POINTS];
const LAGNA = BODY_NUMBER.lagna;
/** Points that come with a sunrise. */
const RISEN_POINTS: readonly string[] = ["hora_lagna", "ghati_lagna", "gulika", "mandi"];

export function houseNumber(house: unknown, { path }: Scope): number {
  if (typeof house !== "number" || !Number.isInteger(house) || house < 1 || house > 12) {
    throw new RuleError(path, `a house is 1 to 12, not ${String(house)}`);
  }
  return house;
}

function lordOfSign(sign: SignOf, { needs }: Scope): BodyOf {
  needs.add("setting:colords");
  return (chart) => {
    const at = sign(chart);
    return at === NOWHERE ? NOBODY : (chart.lords[at] ?? NOBODY);
  };
}

/** A varga but the navamsa is finer than what is known by signs. */
export function needVarga(varga: VargaId, { needs }: Scope): void {
  if (varga !== "D1" && varga !== "D9") needs.add("degrees");
}

/** The sign of a body in a varga; of its own chart where that is the varga a rule is judged in already. */
function signInVarga(varga: VargaId, body: BodyOf, scope: Scope): SignOf {
  needVarga(varga, scope);
  return (chart) => {
    const who = body(chart);
    return who === NOBODY ? NOWHERE : (chart.varga(varga)[who] ?? NOWHERE);
  };
}

/** Who is named by his own name, by number. */
const NAMED: readonly BodyOf[] = BODY_NAMES.map((_, number) => () => number);
/** The lords of the houses from the lagna, the first's at 0. */
const LORDS_OF_HOUSES: readonly BodyOf[] = RASHIS.map((_, steps) => (chart) => {
  const lagna = chart.signs[LAGNA] ?? NOWHERE;
  return lagna === NOWHERE ? NOBODY : (chart.lords[(lagna + steps) % 12] ?? NOBODY);
});

/** The graha a word names. @throws RuleError for a word that is no graha. */
export function graha(word: GrahaWord, scope: Scope): BodyOf {
  if (typeof word === "string") {
    const bound = scope.bodies.get(word);
    if (bound) return bound;
    if (!GRAHA_NAMES.includes(word)) throw new RuleError(scope.path, `no such graha: ${word}`);
    return NAMED[BODY_NUMBER[word as keyof typeof BODY_NUMBER]] as BodyOf;
  }
  switch (word[0]) {
    case "lord":
      scope.needs.add("setting:colords");
      return LORDS_OF_HOUSES[houseNumber(word[1], scope) - 1] as BodyOf;
    case "lord_from":
      return lordOfSign(place(["house_from", word[1], word[2]], scope), scope);
    case "dispositor":
      return lordOfSign(place(word[1], scope), scope);
    case "navamsa_lord":
      return lordOfSign(signInVarga("D9", body(word[1], scope), scope), scope);
    case "varga_lord":
      return lordOfSign(signInVarga(word[1], body(word[2], scope), scope), scope);
    case "karaka": {
      const id: Karaka8 = word[1];
      scope.needs.add("degrees");
      return (chart) => chart.karaka(id);
    }
    default:
      throw new RuleError(scope.path, `no such word: ${String(word[0])}`);
  }
}

/** The body a place is, where it is one: a graha or a point. */
export function body(word: Place, scope: Scope): BodyOf {
  if (typeof word === "string" && POINT_NAMES.includes(word)) {
    if (RISEN_POINTS.includes(word)) scope.needs.add("sunrise");
    return NAMED[BODY_NUMBER[word as keyof typeof BODY_NUMBER]] as BodyOf;
  }
  if (typeof word !== "string" && (word[0] === "house" || word[0] === "house_from")) {
    throw new RuleError(scope.path, "a house is no body");
  }
  return graha(word as GrahaWord, scope);
}

const counted =
  (from: SignOf, house: number): SignOf =>
  (chart) => {
    const sign = from(chart);
    return sign === NOWHERE ? NOWHERE : (sign + house - 1) % 12;
  };

/** The signs of those who are named: one function for each, since rules ask for few things as often. */
const SIGNS_OF: readonly SignOf[] = BODY_NAMES.map((_, number) => (chart) => chart.signs[number] ?? NOWHERE);
/** The signs of the houses from the lagna, the first at 0. */
const HOUSES: readonly SignOf[] = RASHIS.map((_, steps) => (chart) => {
  const lagna = chart.signs[LAGNA] ?? NOWHERE;
  return lagna === NOWHERE ? NOWHERE : (lagna + steps) % 12;
});

/** The sign of a place. @throws RuleError for a word that is no place. */
export function place(word: Place, scope: Scope): SignOf {
  if (typeof word !== "string" && word[0] === "house") {
    return HOUSES[houseNumber(word[1], scope) - 1] as SignOf;
  }
  if (typeof word !== "string" && word[0] === "house_from") {
    return counted(place(word[1], scope), houseNumber(word[2], scope));
  }
  const who = body(word, scope);
  if (typeof word === "string" && !isVariable(word)) return SIGNS_OF[BODY_NAMES.indexOf(word)] as SignOf;
  return (chart) => {
    const number = who(chart);
    return number === NOBODY ? NOWHERE : (chart.signs[number] ?? NOWHERE);
  };
}

const FUNCTIONAL_BENEFICS = RASHIS.map((lagna) => {
  const roles = Object.entries(functionalRoles(lagna));
  return bitsOf(roles.filter(([, { nature }]) => nature === "benefic").map(([id]) => id as SaptaGraha));
});

const exactly = (bits: (chart: RuleChart) => GrahaBits): Members => ({ certain: bits, possible: bits });
const SETS: Readonly<Record<string, Members>> = {
  seven: exactly(({ grahas }) => grahas & ALL_SEVEN),
  nine: exactly(({ grahas }) => grahas),
  planets: exactly(({ grahas, settings }) => grahas & (settings.nodes_in_nabhasa ? ALL_NINE : ALL_SEVEN)),
  benefics: {
    certain: ({ grahas, benefics }) => grahas & benefics,
    possible: ({ grahas, benefics, undecided }) => grahas & (benefics | undecided),
  },
  malefics: {
    certain: ({ grahas, malefics }) => grahas & malefics,
    possible: ({ grahas, malefics, undecided }) => grahas & (malefics | undecided),
  },
  functional_benefics: {
    certain: ({ grahas, signs }) => grahas & (FUNCTIONAL_BENEFICS[signs[BODY_NUMBER.lagna] ?? NOWHERE] ?? 0),
    possible: ({ grahas, signs }) => grahas & (FUNCTIONAL_BENEFICS[signs[BODY_NUMBER.lagna] ?? NOWHERE] ?? ALL_SEVEN),
  },
};

/** Words that name somebody for certain, and everybody where one of them names nobody. */
function listed(words: readonly GrahaWord[], scope: Scope): Members {
  const all = words.map((word) => graha(word, scope));
  const named = (chart: RuleChart, unnamed: GrahaBits): GrahaBits => {
    let bits = 0;
    for (const who of all) {
      const number = who(chart);
      bits |= number === NOBODY ? unnamed : 1 << number;
    }
    return bits;
  };
  return { certain: (chart) => named(chart, 0), possible: (chart) => named(chart, ALL_NINE) };
}

/** Who a set is in a chart. @throws RuleError for a word that is no set. */
export function members(set: GrahaSet, scope: Scope): Members {
  if (typeof set === "string") {
    if (set === "planets") scope.needs.add("setting:nodes_in_nabhasa");
    const known = isVariable(set) ? scope.sets.get(set) : SETS[set];
    if (!known) throw new RuleError(scope.path, `no such set: ${set}`);
    return known;
  }
  const [kind, ...rest] = set;
  if (kind === "of") return listed(rest as readonly GrahaWord[], scope);
  if (kind === "others_than") {
    const [from, ...words] = rest as readonly [GrahaSet, ...GrahaWord[]];
    const [whole, without] = [members(from, scope), listed(words, scope)];
    return {
      certain: (chart) => whole.certain(chart) & ~without.possible(chart),
      possible: (chart) => whole.possible(chart) & ~without.certain(chart),
    };
  }
  if (kind === "both") {
    const [one, other] = (rest as readonly [GrahaSet, GrahaSet]).map((inner) => members(inner, scope)) as [
      Members,
      Members,
    ];
    return {
      certain: (chart) => one.certain(chart) & other.certain(chart),
      possible: (chart) => one.possible(chart) & other.possible(chart),
    };
  }
  throw new RuleError(scope.path, `no such set: ${String(kind)}`);
}

/** A word as a trace writes it: lord(9), house(5), others_than(benefics, jupiter). */
export function written(word: unknown): string {
  if (!Array.isArray(word)) return String(word);
  const [head, ...rest] = word as readonly unknown[];
  return typeof head === "string" ? `${head}(${rest.map(written).join(", ")})` : word.map(written).join(" ");
}
