import { GRAHAS, type Graha, type Rashi, RASHI_LORDS, RASHIS } from "@lagna/terms";
import { arcShortest, partOfCircle, separation } from "../core/angle.ts";
import { gandanta, isPushkaraNavamsa } from "../point/degree.ts";
import { DEEP_EXALTATION_DEG, NODE_DIGNITIES, SAPTA_DIGNITIES, type DignityRange } from "../relation/dignity.data.ts";
import { DEFAULT_NODE_DIGNITY } from "../relation/dignity.ts";
import { TEMPORARY_FRIEND_PLACES, type SaptaGraha } from "../relation/friendship.data.ts";
import { naturalRelation } from "../relation/friendship.ts";
import { partOf } from "../varga/varga.ts";
import { degreeInRashi, RASHI_DEG, rashiIndex } from "../zodiac/rashi.ts";
import { and, FALSE, not, or, type Truth, truthOf, UNKNOWN } from "./truth.ts";
import { type Compilers, houseBits, inHouses, type Leaf, makersOf, sameSign, signOfGraha } from "./leaf.ts";
import { type DignityName, type GrahaWord, RuleError } from "./rule.ts";
import { BODY_NUMBER, NOBODY, NOWHERE, type RuleChart, waxingOf } from "./rule-chart.ts";
import { CRUEL_SHASHTIAMSAS, DIG_BALA_HOUSES } from "./state.data.ts";
import { body, type BodyOf, graha, type Scope } from "./words.ts";
import { makerOf } from "./where.ts";

const isSeven = (id: Graha): id is SaptaGraha => id !== "rahu" && id !== "ketu";
const rangesOf = (id: Graha): readonly DignityRange[] =>
  isSeven(id) ? SAPTA_DIGNITIES[id] : NODE_DIGNITIES[DEFAULT_NODE_DIGNITY][id];

function hasDignity(id: Graha, sign: Rashi, name: DignityName): boolean {
  const lord = RASHI_LORDS[sign] as SaptaGraha;
  if (name === "own" && lord === id) return true;
  const ranges = rangesOf(id).filter((range) => range.sign === sign);
  if (ranges.some(({ dignity }) => dignity === name)) return true;
  if (!isSeven(id) || lord === id || naturalRelation(id, lord) !== name) return false;
  // Debilitated, a graha has no good of the lord's friendship: Mars in Cancer, Venus in Virgo.
  return name === "enemy" || ranges.every(({ dignity }) => dignity !== "debilitated");
}

/**
 * The signs in which each graha has a dignity, as bits; a sign may bear several, as Virgo for Mercury. By whole signs, since most of the
 * texts' charts have nothing else; friends and enemies by nature. The nodes have the dignities of the default rule and no friends.
 */
const DIGNITY_SIGNS = Object.fromEntries(
  (["exalted", "moolatrikona", "own", "friend", "neutral", "enemy", "debilitated"] as const).map((name) => [
    name,
    GRAHAS.map((id) =>
      RASHIS.reduce((bits, sign, index) => (hasDignity(id, sign, name) ? bits | (1 << index) : bits), 0),
    ),
  ]),
) as unknown as Readonly<Record<Exclude<DignityName, "great_friend">, readonly number[]>>;

const TEMPORARY_FRIENDS = houseBits(TEMPORARY_FRIEND_PLACES);

type Said = (chart: RuleChart, who: number) => Truth;

/** A friend by nature and for the time. */
function greatFriend(chart: RuleChart, who: number, sign: number): Truth {
  const lord = signOfGraha(chart, chart.lords[sign] ?? NOBODY);
  return and(truthOf(((DIGNITY_SIGNS.friend[who] ?? 0) >> sign) % 2 === 1), inHouses(lord, sign, TEMPORARY_FRIENDS));
}

/** Whether a graha is in one of some dignities: their signs are put together once. */
function inDignity(names: readonly DignityName[]): Said {
  const signs = GRAHAS.map((_, who) =>
    names.reduce((all, name) => (name === "great_friend" ? all : all | (DIGNITY_SIGNS[name][who] ?? 0)), 0),
  );
  const asGreatFriend = names.includes("great_friend");
  return (chart, who) => {
    const sign = signOfGraha(chart, who);
    if (who === NOBODY || sign === NOWHERE) return UNKNOWN;
    const said = truthOf((((signs[who] ?? 0) >> sign) & 1) === 1);
    return asGreatFriend ? or(said, greatFriend(chart, who, sign)) : said;
  };
}

const DIGNITY_NAMES: readonly string[] = [...Object.keys(DIGNITY_SIGNS), "great_friend"];

const stateOf = (states: readonly Truth[], who: number): Truth => (who === NOBODY ? UNKNOWN : (states[who] ?? FALSE));

const inGoodSign = inDignity(["exalted", "moolatrikona", "own", "friend"]);
const inBadSign = inDignity(["debilitated", "enemy"]);
const isExalted = inDignity(["exalted"]);
/** Shadbala is measured against what is required, vimsopaka out of twenty. */
const STRONG_FROM = { shadbala_ratio: 1, vimsopaka: 10 } as const;

function isStrong(chart: RuleChart, who: number): Truth {
  const rule = chart.settings.strength;
  if (rule === "sign_dignity") return and(inGoodSign(chart, who), not(stateOf(chart.combust, who)));
  const measured = who === NOBODY ? null : chart.strength(who);
  return measured === null ? UNKNOWN : truthOf(measured >= STRONG_FROM[rule]);
}

function isWeak(chart: RuleChart, who: number): Truth {
  if (chart.settings.strength !== "sign_dignity") return not(isStrong(chart, who));
  return or(inBadSign(chart, who), stateOf(chart.combust, who));
}

/** Something said of one graha. */
function ofGraha(word: GrahaWord, scope: Scope, said: Said): Leaf {
  const who = graha(word, scope);
  return { test: (chart) => said(chart, who(chart)), makers: makersOf(who) };
}

/** Something said of one longitude; unknown where it is not known. */
const byLongitude =
  (said: (longitude: number, who: number) => boolean): Said =>
  (chart, who) => {
    const longitude = chart.longitudes[who] ?? Number.NaN;
    return Number.isNaN(longitude) ? UNKNOWN : truthOf(said(longitude, who));
  };

function isCruel(longitude: number): boolean {
  const part = (partOf(longitude, 60) % 60) + 1;
  return CRUEL_SHASHTIAMSAS.includes(rashiIndex(longitude) % 2 === 0 ? part : 61 - part);
}

const whoeverStands = (word: Parameters<typeof body>[0], scope: Scope, said: Said): Leaf => {
  const who: BodyOf = body(word, scope);
  return { test: (chart) => said(chart, who(chart)), makers: makerOf(word, scope) };
};

const fact = (test: Leaf["test"]): Leaf => ({ test, makers: () => 0 });
const known = (value: boolean | null): Truth => (value === null ? UNKNOWN : truthOf(value));

/** Which of the equal parts of the Moon's course from the Sun a birth falls in, counted from 1. */
const elongationPart = (parts: number, wanted: readonly number[]): Leaf =>
  fact(({ facts }) =>
    facts.elongation === null ? UNKNOWN : truthOf(wanted.includes(partOfCircle(facts.elongation, parts) + 1)),
  );

/** What a graha is in: dignity, light, motion, strength. */
export const STATE: Compilers<
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
  | "pushkara_navamsa"
  | "gandanta"
  | "near_sign_edge"
> = {
  dignity([who, names], scope) {
    const stranger = names.find((name) => !DIGNITY_NAMES.includes(name));
    if (stranger !== undefined) throw new RuleError(scope.path, `no such dignity: ${stranger}`);
    return ofGraha(who, scope, inDignity(names));
  },
  degree_near: ([who, degree, orb], scope) =>
    ofGraha(
      who,
      scope,
      byLongitude((longitude) => separation(longitude, degree) <= orb),
    ),
  deep_exalted([who, orb = 1], scope) {
    const deep = GRAHAS.map((id) => (isSeven(id) ? DEEP_EXALTATION_DEG[id] : Number.NaN));
    const near = byLongitude((longitude, one) => Math.abs(arcShortest(longitude, deep[one] ?? Number.NaN)) <= orb);
    // Not in its sign of exaltation: then not deep in it either, whatever the degree.
    return ofGraha(who, scope, (chart, one) => and(isExalted(chart, one), near(chart, one)));
  },
  combust: ([who], scope) => ofGraha(who, scope, (chart, one) => stateOf(chart.combust, one)),
  retrograde: ([who], scope) => ofGraha(who, scope, (chart, one) => stateOf(chart.retrograde, one)),
  vargottama: ([who], scope) =>
    whoeverStands(who, scope, (chart, one) => sameSign(signOfGraha(chart, one), chart.varga("D9")[one] ?? NOWHERE)),
  vaiseshikamsa([who, least], scope) {
    scope.needs.add("vargas");
    return ofGraha(who, scope, (chart, one) => {
      const good = one === NOBODY ? null : chart.goodVargas(one);
      return good === null ? UNKNOWN : truthOf(good >= least);
    });
  },
  strong([who], scope) {
    scope.needs.add("setting:strength");
    return ofGraha(who, scope, isStrong);
  },
  weak([who], scope) {
    scope.needs.add("setting:strength");
    return ofGraha(who, scope, isWeak);
  },
  dig_bala([who], scope) {
    const houses = GRAHAS.map((id) => (isSeven(id) ? houseBits([DIG_BALA_HOUSES[id]]) : 0));
    return ofGraha(who, scope, (chart, one) =>
      one === NOBODY
        ? UNKNOWN
        : inHouses(signOfGraha(chart, one), chart.signs[BODY_NUMBER.lagna] ?? NOWHERE, houses[one] ?? 0),
    );
  },
  cruel_shashtiamsa: ([who], scope) => ofGraha(who, scope, byLongitude(isCruel)),
  pushkara_navamsa: ([who], scope) => whoeverStands(who, scope, byLongitude(isPushkaraNavamsa)),
  gandanta: ([who, arcminutes], scope) =>
    whoeverStands(
      who,
      scope,
      byLongitude((longitude) => gandanta(longitude, arcminutes).holds),
    ),
  near_sign_edge: ([who, degrees], scope) =>
    ofGraha(
      who,
      scope,
      byLongitude((longitude) => {
        const degree = degreeInRashi(longitude);
        return degree < degrees || degree >= RASHI_DEG - degrees;
      }),
    ),
};

/** What is said of the hour and the light. */
export const TIME: Compilers<
  | "day_birth"
  | "waxing"
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
    return fact(({ facts }) => known(facts.dayBirth));
  },
  waxing: () => fact(waxingOf),
  gender: ([gender], scope) => {
    scope.needs.add("gender");
    return fact(({ facts }) => (facts.gender === null ? UNKNOWN : truthOf(facts.gender === gender)));
  },
  tithi: ([tithis]) => elongationPart(30, tithis),
  karana: ([halves]) => elongationPart(60, halves),
  nitya_yoga: ([numbers]) =>
    fact(({ longitudes }) => {
      const sum = (longitudes[BODY_NUMBER.sun] ?? Number.NaN) + (longitudes[BODY_NUMBER.moon] ?? Number.NaN);
      return Number.isNaN(sum) ? UNKNOWN : truthOf(numbers.includes(partOfCircle(sum, 27) + 1));
    }),
  nakshatra: ([who, numbers], scope) =>
    whoeverStands(
      who,
      scope,
      byLongitude((longitude) => numbers.includes(partOfCircle(longitude, 27) + 1)),
    ),
  vara([numbers], scope) {
    scope.needs.add("sunrise");
    return fact(({ facts }) => (facts.vara === null ? UNKNOWN : truthOf(numbers.includes(facts.vara))));
  },
  eclipse: ([light]) => fact(({ facts }) => (facts.eclipse === null ? UNKNOWN : truthOf(facts.eclipse === light))),
  within_degrees([one, other, degrees], scope) {
    const [first, second] = [body(one, scope), body(other, scope)];
    const makers = [makerOf(one, scope), makerOf(other, scope)] as const;
    return {
      test(chart) {
        const [a, b] = [first(chart), second(chart)];
        const apart = separation(chart.longitudes[a] ?? Number.NaN, chart.longitudes[b] ?? Number.NaN);
        if (!Number.isNaN(apart)) return truthOf(apart <= degrees);
        if (chart.ofSigns) return sameSign(chart.signs[a] ?? NOWHERE, chart.signs[b] ?? NOWHERE);
        return farBySign(chart.signs[a] ?? NOWHERE, chart.signs[b] ?? NOWHERE, degrees);
      },
      makers: (chart) => makers[0](chart) | makers[1](chart),
    };
  },
};

/** Signs with another between them are more than a sign apart. */
function farBySign(one: number, other: number, degrees: number): Truth {
  if (one === NOWHERE || other === NOWHERE) return UNKNOWN;
  const apart = Math.min((one - other + 12) % 12, (other - one + 12) % 12);
  return (apart - 1) * RASHI_DEG >= degrees ? FALSE : UNKNOWN;
}
