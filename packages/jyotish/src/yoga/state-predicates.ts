import { GRAHAS, type Graha, type Rashi, RASHI_LORDS, RASHIS } from "@lagna/terms";
import { arcShortest, partOfCircle, separation } from "../core/angle.ts";
import { computeGandanta, isPushkaraNavamsa } from "../point/special-degree.ts";
import { DEEP_EXALTATION_DEG, NODE_DIGNITIES, SAPTA_DIGNITIES, type DignityRange } from "../relation/dignity.data.ts";
import { DEFAULT_NODE_DIGNITY } from "../relation/dignity.ts";
import { TEMPORARY_FRIEND_PLACES, type SaptaGraha } from "../relation/friendship.data.ts";
import { getNaturalRelation } from "../relation/friendship.ts";
import { findPartOfZodiac } from "../varga/varga.ts";
import { degreeInRashi, RASHI_DEG, rashiIndex } from "../zodiac/rashi.ts";
import { and, FALSE, not, or, type Truth, toTruth, UNKNOWN } from "./three-valued-logic.ts";
import {
  type PredicateCompilers,
  toHouseBits,
  isInHouses,
  type CompiledPredicate,
  createParticipants,
  isSameSign,
  getSignOfGraha,
} from "./compiled-predicate.ts";
import { type DignityName, type GrahaExpression, RuleError } from "./rule-language.ts";
import {
  BODY_NUMBER,
  UNKNOWN_BODY,
  UNKNOWN_SIGN,
  type RuleChart,
  evaluateFaintMoon,
  evaluateWaxing,
} from "./rule-chart.ts";
import { CRUEL_SHASHTIAMSAS, DIG_BALA_HOUSES } from "./state-predicates.data.ts";
import { resolveBody, type BodyResolver, resolveGraha, type Scope } from "./resolve-expressions.ts";
import { resolveParticipants } from "./placement-predicates.ts";

const isSaptaGraha = (id: Graha): id is SaptaGraha => id !== "rahu" && id !== "ketu";
const getDignityRanges = (id: Graha): readonly DignityRange[] =>
  isSaptaGraha(id) ? SAPTA_DIGNITIES[id] : NODE_DIGNITIES[DEFAULT_NODE_DIGNITY][id];

function hasDignity(id: Graha, sign: Rashi, name: DignityName): boolean {
  const lord = RASHI_LORDS[sign] as SaptaGraha;
  if (name === "own" && lord === id) return true;
  const ranges = getDignityRanges(id).filter((range) => range.sign === sign);
  if (ranges.some(({ dignity }) => dignity === name)) return true;
  if (!isSaptaGraha(id) || lord === id || getNaturalRelation(id, lord) !== name) return false;
  // A debilitated graha gets no benefit from the lord's friendship: Mars in Cancer, Venus in Virgo.
  return name === "enemy" || ranges.every(({ dignity }) => dignity !== "debilitated");
}

/**
 * The signs in which each graha has a dignity, as bits; a sign may have several, like Virgo for Mercury. By whole
 * signs, since most charts in the texts have nothing else; friends and enemies by nature. The nodes have the dignities
 * of the default rule and no friends.
 */
const DIGNITY_SIGNS = Object.fromEntries(
  (["exalted", "moolatrikona", "own", "friend", "neutral", "enemy", "debilitated"] as const).map((name) => [
    name,
    GRAHAS.map((id) =>
      RASHIS.reduce((bits, sign, index) => (hasDignity(id, sign, name) ? bits | (1 << index) : bits), 0),
    ),
  ]),
) as unknown as Readonly<Record<Exclude<DignityName, "great_friend">, readonly number[]>>;

const TEMPORARY_FRIENDS = toHouseBits(TEMPORARY_FRIEND_PLACES);

type GrahaPredicate = (chart: RuleChart, who: number) => Truth;

/** A natural and temporary friend. */
function isGreatFriend(chart: RuleChart, who: number, sign: number): Truth {
  const lord = getSignOfGraha(chart, chart.lords[sign] ?? UNKNOWN_BODY);
  return and(toTruth(((DIGNITY_SIGNS.friend[who] ?? 0) >> sign) % 2 === 1), isInHouses(lord, sign, TEMPORARY_FRIENDS));
}

/** Whether a graha has one of some dignities: their signs are merged once. */
function createDignityPredicate(names: readonly DignityName[]): GrahaPredicate {
  const signs = GRAHAS.map((_, who) =>
    names.reduce((all, name) => (name === "great_friend" ? all : all | (DIGNITY_SIGNS[name][who] ?? 0)), 0),
  );
  const asGreatFriend = names.includes("great_friend");
  return (chart, who) => {
    const sign = getSignOfGraha(chart, who);
    if (who === UNKNOWN_BODY || sign === UNKNOWN_SIGN) return UNKNOWN;
    const truth = toTruth((((signs[who] ?? 0) >> sign) & 1) === 1);
    return asGreatFriend ? or(truth, isGreatFriend(chart, who, sign)) : truth;
  };
}

const DIGNITY_NAMES: readonly string[] = [...Object.keys(DIGNITY_SIGNS), "great_friend"];

const getState = (states: readonly Truth[], who: number): Truth =>
  who === UNKNOWN_BODY ? UNKNOWN : (states[who] ?? FALSE);

const isInGoodSign = createDignityPredicate(["exalted", "moolatrikona", "own", "friend"]);
const isInBadSign = createDignityPredicate(["debilitated", "enemy"]);
const isExalted = createDignityPredicate(["exalted"]);
/** Shadbala is measured relative to the requirement, vimsopaka out of twenty. */
const STRENGTH_THRESHOLDS = { shadbala_ratio: 1, vimsopaka: 10 } as const;

function isStrong(chart: RuleChart, who: number): Truth {
  const rule = chart.settings.strength;
  if (rule === "sign_dignity") return and(isInGoodSign(chart, who), not(getState(chart.combust, who)));
  const measured = who === UNKNOWN_BODY ? null : chart.strength(who);
  return measured === null ? UNKNOWN : toTruth(measured >= STRENGTH_THRESHOLDS[rule]);
}

function isWeak(chart: RuleChart, who: number): Truth {
  if (chart.settings.strength !== "sign_dignity") return not(isStrong(chart, who));
  return or(isInBadSign(chart, who), getState(chart.combust, who));
}

/** Compiles a predicate of one graha. */
function compileGrahaPredicate(word: GrahaExpression, scope: Scope, predicate: GrahaPredicate): CompiledPredicate {
  const who = resolveGraha(word, scope);
  return { test: (chart) => predicate(chart, who(chart)), participants: createParticipants(who) };
}

/** A predicate of one longitude; unknown if the longitude is. */
const createLongitudePredicate =
  (predicate: (longitude: number, who: number) => boolean): GrahaPredicate =>
  (chart, who) => {
    const longitude = chart.longitudes[who] ?? Number.NaN;
    return Number.isNaN(longitude) ? UNKNOWN : toTruth(predicate(longitude, who));
  };

/** In one of the sixty parts of a sign, numbered as in an odd sign. */
function isInShashtiamsa(longitude: number, parts: readonly number[]): boolean {
  const part = (findPartOfZodiac(longitude, 60) % 60) + 1;
  return parts.includes(rashiIndex(longitude) % 2 === 0 ? part : 61 - part);
}

const compileBodyPredicate = (
  word: Parameters<typeof resolveBody>[0],
  scope: Scope,
  predicate: GrahaPredicate,
): CompiledPredicate => {
  const who: BodyResolver = resolveBody(word, scope);
  return { test: (chart) => predicate(chart, who(chart)), participants: resolveParticipants(word, scope) };
};

const compileFact = (test: CompiledPredicate["test"]): CompiledPredicate => ({ test, participants: () => 0 });
const toTruthOrUnknown = (value: boolean | null): Truth => (value === null ? UNKNOWN : toTruth(value));

/** Whether a birth is in given parts of the Moon's elongation, divided equally and counted from 1. */
const compileElongationPart = (parts: number, numbers: readonly number[]): CompiledPredicate =>
  compileFact(({ facts }) =>
    facts.elongation === null ? UNKNOWN : toTruth(numbers.includes(partOfCircle(facts.elongation, parts) + 1)),
  );

/** Predicates of a graha's state: dignity, light, motion, strength. */
export const STATE_PREDICATES: PredicateCompilers<
  | "dignity"
  | "degree_near"
  | "deep_exalted"
  | "combust"
  | "retrograde"
  | "vargottama"
  | "vaiseshikamsa"
  | "strong"
  | "weak"
  | "dig_bala"
  | "cruel_shashtiamsa"
  | "shashtiamsa"
  | "pushkara_navamsa"
  | "gandanta"
  | "near_sign_edge"
> = {
  dignity([who, names], scope) {
    const unknownName = names.find((name) => !DIGNITY_NAMES.includes(name));
    if (unknownName !== undefined) throw new RuleError(scope.path, `no such dignity: ${unknownName}`);
    return compileGrahaPredicate(who, scope, createDignityPredicate(names));
  },
  degree_near: ([who, degree, orb], scope) =>
    compileGrahaPredicate(
      who,
      scope,
      createLongitudePredicate((longitude) => separation(longitude, degree) <= orb),
    ),
  deep_exalted([who, orb = 1], scope) {
    const deep = GRAHAS.map((id) => (isSaptaGraha(id) ? DEEP_EXALTATION_DEG[id] : Number.NaN));
    const near = createLongitudePredicate(
      (longitude, graha) => Math.abs(arcShortest(longitude, deep[graha] ?? Number.NaN)) <= orb,
    );
    // Outside its sign of exaltation it cannot be deeply exalted, whatever the degree.
    return compileGrahaPredicate(who, scope, (chart, graha) => and(isExalted(chart, graha), near(chart, graha)));
  },
  combust: ([who], scope) => compileGrahaPredicate(who, scope, (chart, graha) => getState(chart.combust, graha)),
  retrograde: ([who], scope) => compileGrahaPredicate(who, scope, (chart, graha) => getState(chart.retrograde, graha)),
  vargottama: ([who], scope) =>
    compileBodyPredicate(who, scope, (chart, graha) =>
      isSameSign(getSignOfGraha(chart, graha), chart.varga("D9")[graha] ?? UNKNOWN_SIGN),
    ),
  vaiseshikamsa([who, least, group = "dasavarga"], scope) {
    scope.needs.add("vargas");
    return compileGrahaPredicate(who, scope, (chart, graha) => {
      const good = graha === UNKNOWN_BODY ? null : chart.goodVargas(graha, group);
      return good === null ? UNKNOWN : toTruth(good >= least);
    });
  },
  strong([who], scope) {
    scope.needs.add("setting:strength");
    return compileGrahaPredicate(who, scope, isStrong);
  },
  weak([who], scope) {
    scope.needs.add("setting:strength");
    return compileGrahaPredicate(who, scope, isWeak);
  },
  dig_bala([who], scope) {
    const houses = GRAHAS.map((id) => (isSaptaGraha(id) ? toHouseBits([DIG_BALA_HOUSES[id]]) : 0));
    return compileGrahaPredicate(who, scope, (chart, graha) =>
      graha === UNKNOWN_BODY
        ? UNKNOWN
        : isInHouses(getSignOfGraha(chart, graha), chart.signs[BODY_NUMBER.lagna] ?? UNKNOWN_SIGN, houses[graha] ?? 0),
    );
  },
  cruel_shashtiamsa: ([who], scope) =>
    compileGrahaPredicate(
      who,
      scope,
      createLongitudePredicate((longitude) => isInShashtiamsa(longitude, CRUEL_SHASHTIAMSAS)),
    ),
  shashtiamsa: ([who, parts], scope) =>
    compileGrahaPredicate(
      who,
      scope,
      createLongitudePredicate((longitude) => isInShashtiamsa(longitude, parts)),
    ),
  pushkara_navamsa: ([who], scope) => compileBodyPredicate(who, scope, createLongitudePredicate(isPushkaraNavamsa)),
  gandanta: ([who, arcminutes], scope) =>
    compileBodyPredicate(
      who,
      scope,
      createLongitudePredicate((longitude) => computeGandanta(longitude, arcminutes).holds),
    ),
  near_sign_edge: ([who, degrees], scope) =>
    compileGrahaPredicate(
      who,
      scope,
      createLongitudePredicate((longitude) => {
        const degree = degreeInRashi(longitude);
        return degree < degrees || degree >= RASHI_DEG - degrees;
      }),
    ),
};

/** Predicates of the time and the light. */
export const TIME_PREDICATES: PredicateCompilers<
  | "day_birth"
  | "waxing"
  | "faint_moon"
  | "gender"
  | "tithi"
  | "nitya_yoga"
  | "karana"
  | "nakshatra"
  | "vara"
  | "eclipse"
  | "within_degrees"
> = {
  day_birth: (_, scope) => {
    scope.needs.add("daylight");
    return compileFact(({ facts }) => toTruthOrUnknown(facts.dayBirth));
  },
  waxing: () => compileFact(evaluateWaxing),
  faint_moon: () => compileFact(evaluateFaintMoon),
  gender: ([gender], scope) => {
    scope.needs.add("gender");
    return compileFact(({ facts }) => (facts.gender === null ? UNKNOWN : toTruth(facts.gender === gender)));
  },
  tithi: ([tithis]) => compileElongationPart(30, tithis),
  karana: ([halves]) => compileElongationPart(60, halves),
  nitya_yoga: ([numbers]) =>
    compileFact(({ longitudes }) => {
      const sum = (longitudes[BODY_NUMBER.sun] ?? Number.NaN) + (longitudes[BODY_NUMBER.moon] ?? Number.NaN);
      return Number.isNaN(sum) ? UNKNOWN : toTruth(numbers.includes(partOfCircle(sum, 27) + 1));
    }),
  nakshatra: ([who, numbers], scope) =>
    compileBodyPredicate(
      who,
      scope,
      createLongitudePredicate((longitude) => numbers.includes(partOfCircle(longitude, 27) + 1)),
    ),
  vara([numbers], scope) {
    scope.needs.add("sunrise");
    return compileFact(({ facts }) => (facts.vara === null ? UNKNOWN : toTruth(numbers.includes(facts.vara))));
  },
  eclipse: ([light]) =>
    compileFact(({ facts }) => (facts.eclipse === null ? UNKNOWN : toTruth(facts.eclipse === light))),
  within_degrees([one, other, degrees], scope) {
    const [first, second] = [resolveBody(one, scope), resolveBody(other, scope)];
    const makers = [resolveParticipants(one, scope), resolveParticipants(other, scope)] as const;
    return {
      test(chart) {
        const [a, b] = [first(chart), second(chart)];
        const distance = separation(chart.longitudes[a] ?? Number.NaN, chart.longitudes[b] ?? Number.NaN);
        if (!Number.isNaN(distance)) return toTruth(distance <= degrees);
        if (chart.isSignsOnly) return isSameSign(chart.signs[a] ?? UNKNOWN_SIGN, chart.signs[b] ?? UNKNOWN_SIGN);
        return evaluateDistanceBySign(chart.signs[a] ?? UNKNOWN_SIGN, chart.signs[b] ?? UNKNOWN_SIGN, degrees);
      },
      participants: (chart) => makers[0](chart) | makers[1](chart),
    };
  },
};

/** Signs with another between them are more than one sign apart. */
function evaluateDistanceBySign(first: number, second: number, degrees: number): Truth {
  if (first === UNKNOWN_SIGN || second === UNKNOWN_SIGN) return UNKNOWN;
  const signDistance = Math.min((first - second + 12) % 12, (second - first + 12) % 12);
  return (signDistance - 1) * RASHI_DEG >= degrees ? FALSE : UNKNOWN;
}
