import { GRAHAS, RASHIS, type Karaka8, type VargaId } from "@lagna/terms";
import { getFunctionalRoles } from "../relation/nature.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import {
  type GrahaSetExpression,
  type GrahaExpression,
  type PlaceExpression,
  POINTS,
  RuleError,
  type Variable,
} from "./rule-language.ts";
import {
  NINE_GRAHA_BITS,
  SEVEN_GRAHA_BITS,
  toGrahaBits,
  BODY_NUMBER,
  type GrahaBits,
  UNKNOWN_BODY,
  UNKNOWN_SIGN,
  type RuleChart,
} from "./rule-chart.ts";

/** Expressions of a rule are resolved to functions of a chart. */
export type BodyResolver = (chart: RuleChart) => number;
export type SignResolver = (chart: RuleChart) => number;
/** The grahas that are certainly in a set, and those that possibly are. */
export interface GrahaSetResolver {
  readonly certain: (chart: RuleChart) => GrahaBits;
  readonly possible: (chart: RuleChart) => GrahaBits;
}

/** The position in the tree of the rule being compiled, and the values of its variables. */
export interface Scope {
  readonly path: string;
  readonly bodies: ReadonlyMap<string, BodyResolver>;
  readonly sets: ReadonlyMap<string, GrahaSetResolver>;
  /** The data the rule needs from a chart besides signs: filled during compilation. */
  readonly needs: Set<string>;
}

export const enterScope = (scope: Scope, step: string | number): Scope => ({
  ...scope,
  path: scope.path === "" ? String(step) : `${scope.path}.${step}`,
});

const isVariable = (word: unknown): word is Variable => typeof word === "string" && word.startsWith("$");
const POINT_NAMES: readonly string[] = POINTS;
const GRAHA_NAMES: readonly string[] = GRAHAS;
const BODY_NAMES: readonly string[] = [...GRAHAS, ...POINTS];
const LAGNA = BODY_NUMBER.lagna;
/** Points that are computed from a sunrise. */
const SUNRISE_POINT_NAMES: readonly string[] = ["hora_lagna", "ghati_lagna", "gulika", "mandi"];

export function parseHouseNumber(house: unknown, { path }: Scope): number {
  if (typeof house !== "number" || !Number.isInteger(house) || house < 1 || house > 12) {
    throw new RuleError(path, `a house is 1 to 12, not ${String(house)}`);
  }
  return house;
}

function resolveLordOfSign(sign: SignResolver, { needs }: Scope): BodyResolver {
  needs.add("setting:colords");
  return (chart) => {
    const at = sign(chart);
    return at === UNKNOWN_SIGN ? UNKNOWN_BODY : (chart.lords[at] ?? UNKNOWN_BODY);
  };
}

/** Any varga other than the navamsa needs more precision than known signs. */
export function recordVargaNeed(varga: VargaId, { needs }: Scope): void {
  if (varga !== "D1" && varga !== "D9") needs.add("degrees");
}

/** The sign of a body in a varga; taken from the chart itself if the rule is already evaluated in that varga. */
function resolveSignInVarga(varga: VargaId, body: BodyResolver, scope: Scope): SignResolver {
  recordVargaNeed(varga, scope);
  return (chart) => {
    const who = body(chart);
    return who === UNKNOWN_BODY ? UNKNOWN_SIGN : (chart.varga(varga)[who] ?? UNKNOWN_SIGN);
  };
}

/** Resolvers of bodies given by name, by number. */
const NAMED_BODIES: readonly BodyResolver[] = BODY_NAMES.map((_, number) => () => number);
/** The lords of the houses from the lagna, the first's at index 0. */
const HOUSE_LORD_RESOLVERS: readonly BodyResolver[] = RASHIS.map((_, steps) => (chart) => {
  const lagna = chart.signs[LAGNA] ?? UNKNOWN_SIGN;
  return lagna === UNKNOWN_SIGN ? UNKNOWN_BODY : (chart.lords[(lagna + steps) % 12] ?? UNKNOWN_BODY);
});

/** The graha of an expression. @throws RuleError for an expression that is not a graha. */
export function resolveGraha(word: GrahaExpression, scope: Scope): BodyResolver {
  if (typeof word === "string") {
    const bound = scope.bodies.get(word);
    if (bound) return bound;
    if (!GRAHA_NAMES.includes(word)) throw new RuleError(scope.path, `no such graha: ${word}`);
    return NAMED_BODIES[BODY_NUMBER[word as keyof typeof BODY_NUMBER]] as BodyResolver;
  }
  switch (word[0]) {
    case "lord":
      scope.needs.add("setting:colords");
      return HOUSE_LORD_RESOLVERS[parseHouseNumber(word[1], scope) - 1] as BodyResolver;
    case "lord_from":
      return resolveLordOfSign(resolvePlaceSign(["house_from", word[1], word[2]], scope), scope);
    case "dispositor":
      return resolveLordOfSign(resolvePlaceSign(word[1], scope), scope);
    case "navamsa_lord":
      return resolveLordOfSign(resolveSignInVarga("D9", resolveBody(word[1], scope), scope), scope);
    case "varga_lord":
      return resolveLordOfSign(resolveSignInVarga(word[1], resolveBody(word[2], scope), scope), scope);
    case "karaka": {
      const id: Karaka8 = word[1];
      scope.needs.add("degrees");
      return (chart) => chart.karaka(id);
    }
    default:
      throw new RuleError(scope.path, `no such word: ${String(word[0])}`);
  }
}

/** The body of a place expression, if it is a graha or a point. */
export function resolveBody(word: PlaceExpression, scope: Scope): BodyResolver {
  if (typeof word === "string" && POINT_NAMES.includes(word)) {
    if (SUNRISE_POINT_NAMES.includes(word)) scope.needs.add("sunrise");
    return NAMED_BODIES[BODY_NUMBER[word as keyof typeof BODY_NUMBER]] as BodyResolver;
  }
  if (typeof word !== "string" && (word[0] === "house" || word[0] === "house_from")) {
    throw new RuleError(scope.path, "a house is no body");
  }
  return resolveGraha(word as GrahaExpression, scope);
}

const countHouse =
  (from: SignResolver, house: number): SignResolver =>
  (chart) => {
    const sign = from(chart);
    return sign === UNKNOWN_SIGN ? UNKNOWN_SIGN : (sign + house - 1) % 12;
  };

/** Resolvers of the signs of named bodies: one shared function each, since rules use few expressions often. */
const NAMED_SIGN_RESOLVERS: readonly SignResolver[] = BODY_NAMES.map(
  (_, number) => (chart) => chart.signs[number] ?? UNKNOWN_SIGN,
);
/** The signs of the houses from the lagna, the first at index 0. */
const HOUSE_SIGN_RESOLVERS: readonly SignResolver[] = RASHIS.map((_, steps) => (chart) => {
  const lagna = chart.signs[LAGNA] ?? UNKNOWN_SIGN;
  return lagna === UNKNOWN_SIGN ? UNKNOWN_SIGN : (lagna + steps) % 12;
});

/** The sign of a place. @throws RuleError for an expression that is not a place. */
export function resolvePlaceSign(word: PlaceExpression, scope: Scope): SignResolver {
  if (typeof word !== "string" && word[0] === "house") {
    return HOUSE_SIGN_RESOLVERS[parseHouseNumber(word[1], scope) - 1] as SignResolver;
  }
  if (typeof word !== "string" && word[0] === "house_from") {
    return countHouse(resolvePlaceSign(word[1], scope), parseHouseNumber(word[2], scope));
  }
  const who = resolveBody(word, scope);
  if (typeof word === "string" && !isVariable(word))
    return NAMED_SIGN_RESOLVERS[BODY_NAMES.indexOf(word)] as SignResolver;
  return (chart) => {
    const number = who(chart);
    return number === UNKNOWN_BODY ? UNKNOWN_SIGN : (chart.signs[number] ?? UNKNOWN_SIGN);
  };
}

const FUNCTIONAL_BENEFICS = RASHIS.map((lagna) => {
  const roles = Object.entries(getFunctionalRoles(lagna));
  return toGrahaBits(roles.filter(([, { nature }]) => nature === "benefic").map(([id]) => id as SaptaGraha));
});

const createExactSet = (bits: (chart: RuleChart) => GrahaBits): GrahaSetResolver => ({ certain: bits, possible: bits });
const NAMED_SETS: Readonly<Record<string, GrahaSetResolver>> = {
  seven: createExactSet(({ grahas }) => grahas & SEVEN_GRAHA_BITS),
  nine: createExactSet(({ grahas }) => grahas),
  planets: createExactSet(
    ({ grahas, settings }) => grahas & (settings.nodes_in_nabhasa ? NINE_GRAHA_BITS : SEVEN_GRAHA_BITS),
  ),
  benefics: {
    certain: ({ grahas, benefics }) => grahas & benefics,
    possible: ({ grahas, benefics, undecided }) => grahas & (benefics | undecided),
  },
  malefics: {
    certain: ({ grahas, malefics }) => grahas & malefics,
    possible: ({ grahas, malefics, undecided }) => grahas & (malefics | undecided),
  },
  functional_benefics: {
    certain: ({ grahas, signs }) => grahas & (FUNCTIONAL_BENEFICS[signs[BODY_NUMBER.lagna] ?? UNKNOWN_SIGN] ?? 0),
    possible: ({ grahas, signs }) =>
      grahas & (FUNCTIONAL_BENEFICS[signs[BODY_NUMBER.lagna] ?? UNKNOWN_SIGN] ?? SEVEN_GRAHA_BITS),
  },
};

/** The grahas of a list of expressions; if one is unresolved, every graha is possible. */
function resolveGrahaList(words: readonly GrahaExpression[], scope: Scope): GrahaSetResolver {
  const all = words.map((word) => resolveGraha(word, scope));
  const named = (chart: RuleChart, unnamed: GrahaBits): GrahaBits => {
    let bits = 0;
    for (const who of all) {
      const number = who(chart);
      bits |= number === UNKNOWN_BODY ? unnamed : 1 << number;
    }
    return bits;
  };
  return { certain: (chart) => named(chart, 0), possible: (chart) => named(chart, NINE_GRAHA_BITS) };
}

/** The members of a set in a chart. @throws RuleError for an expression that is not a set. */
export function resolveGrahaSet(set: GrahaSetExpression, scope: Scope): GrahaSetResolver {
  if (typeof set === "string") {
    if (set === "planets") scope.needs.add("setting:nodes_in_nabhasa");
    const known = isVariable(set) ? scope.sets.get(set) : NAMED_SETS[set];
    if (!known) throw new RuleError(scope.path, `no such set: ${set}`);
    return known;
  }
  const [kind, ...rest] = set;
  if (kind === "of") return resolveGrahaList(rest as readonly GrahaExpression[], scope);
  if (kind === "others_than") {
    const [from, ...words] = rest as readonly [GrahaSetExpression, ...GrahaExpression[]];
    const [whole, without] = [resolveGrahaSet(from, scope), resolveGrahaList(words, scope)];
    return {
      certain: (chart) => whole.certain(chart) & ~without.possible(chart),
      possible: (chart) => whole.possible(chart) & ~without.certain(chart),
    };
  }
  if (kind === "both") {
    const [first, second] = (rest as readonly [GrahaSetExpression, GrahaSetExpression]).map((inner) =>
      resolveGrahaSet(inner, scope),
    ) as [GrahaSetResolver, GrahaSetResolver];
    return {
      certain: (chart) => first.certain(chart) & second.certain(chart),
      possible: (chart) => first.possible(chart) & second.possible(chart),
    };
  }
  throw new RuleError(scope.path, `no such set: ${String(kind)}`);
}

/** An expression as written in a trace: lord(9), house(5), others_than(benefics, jupiter). */
export function formatExpression(word: unknown): string {
  if (!Array.isArray(word)) return String(word);
  const [head, ...rest] = word as readonly unknown[];
  return typeof head === "string"
    ? `${head}(${rest.map(formatExpression).join(", ")})`
    : word.map(formatExpression).join(" ");
}
