import { type Modality, type Rashi, RASHI_LORDS } from "@lagna/terms";
import { memoize } from "../core/memoize.ts";
import { hasRashiDrishti } from "../relation/drishti.ts";
import {
  findEffectiveLord,
  findStrongerGraha,
  findStrongerRashi,
  findStrongestRashi,
} from "../relation/find-stronger.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import {
  degreeInRashi,
  isOddRashi,
  modalityOf,
  RASHI_DEG,
  RASHI_INDEX,
  rashiInPlace,
  rashiOf,
} from "../zodiac/rashi.ts";
import { findBrahma, findStrongerOfAxis } from "./find-brahma.ts";
import { KENDRADI_PLACES } from "./graha-dasha.ts";
import type { DashaContext, SignChart } from "./dasha-context.ts";
import { createSignParts, sumWeights, type SignRuler, type UndatedPeriod, type UndatedDasha } from "./period.ts";
import {
  NARAYANA_YEARS,
  type OrderRule,
  type RashiDashaRule,
  type SeedInVargaRule,
  type SeedRule,
  type SubPeriodRule,
} from "./rashi-dasha.data.ts";
import { findDashaLord, isEvenFooted, PERIOD_YEARS_BY_RULE } from "./rashi-dasha-years.ts";

type Direction = 1 | -1;

/** The signs in the given houses (1 = itself) from a sign, forward or backward. */
const listSignsInPlaces = (from: Rashi, places: readonly number[], direction: Direction): readonly Rashi[] =>
  places.map((place) => rashiInPlace(from, 1 + direction * (place - 1)));

const CONSECUTIVE: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const listRound = (from: Rashi, direction: Direction): readonly Rashi[] =>
  listSignsInPlaces(from, CONSECUTIVE, direction);

const directionByParity = (sign: Rashi): Direction => (isOddRashi(sign) ? 1 : -1);

/**
 * The order of houses from the first sign of a narayana dasha, by its modality: consecutive, every sixth, by trikonas.
 */
const PADAKRAMA: Readonly<Record<Modality, readonly number[]>> = {
  movable: CONSECUTIVE,
  fixed: [1, 6, 11, 4, 9, 2, 7, 12, 5, 10, 3, 8],
  dual: [1, 5, 9, 10, 2, 6, 7, 11, 3, 4, 8, 12],
};

const directionByFooting = (sign: Rashi): Direction => (isEvenFooted(sign) ? -1 : 1);

const isGrahaInSign = ({ placement }: SignChart, graha: "saturn" | "ketu", sign: Rashi): boolean =>
  placement.signs[graha] === sign;

/** Saturn in a sign makes its order go forward; Ketu reverses it. */
function applySaturnAndKetu(chart: SignChart, sign: Rashi, direction: Direction, ketuIn = sign): Direction {
  const forward = isGrahaInSign(chart, "saturn", sign) ? 1 : direction;
  return isGrahaInSign(chart, "ketu", ketuIn) ? (-forward as Direction) : forward;
}

function createNarayanaOrder(chart: SignChart, seed: Rashi): readonly Rashi[] {
  const places = isGrahaInSign(chart, "saturn", seed) ? CONSECUTIVE : PADAKRAMA[modalityOf(seed)];
  return listSignsInPlaces(seed, places, applySaturnAndKetu(chart, seed, directionByFooting(rashiInPlace(seed, 9))));
}

/**
 * The signs that a sign aspects by rashi drishti, nearest first in the direction of its footing (samapada or
 * vishamapada).
 */
const listAspectedSigns = (sign: Rashi): readonly Rashi[] =>
  listRound(sign, directionByFooting(sign)).filter((other) => hasRashiDrishti(sign, other));

/**
 * For a dual lagna the 9th and the 11th aspect each other and rule twice, and two signs never rule: the rule is applied
 * as written.
 */
const createDrigOrder = (ninth: Rashi): readonly Rashi[] =>
  [1, 2, 3].flatMap((place) => {
    const sign = rashiInPlace(ninth, place);
    return [sign, ...listAspectedSigns(sign)];
  });

/**
 * The first sign of each group of four in the mandooka order: movable from Aries, dual from Gemini, fixed from Taurus.
 */
const MANDOOKA_STARTS: readonly Rashi[] = ["aries", "gemini", "taurus"];

function createMandookaOrder(seed: Rashi): readonly Rashi[] {
  const direction = directionByParity(seed);
  const first = MANDOOKA_STARTS.findIndex((sign) => modalityOf(sign) === modalityOf(seed));
  const starts = [seed, ...[1, 2].map((on) => MANDOOKA_STARTS[(first + on) % MANDOOKA_STARTS.length] as Rashi)];
  return starts.flatMap((start) => listSignsInPlaces(start, KENDRADI_PLACES.slice(0, 4), direction));
}

/** The order of a paryaya by the modality of its first sign, and the places among which the strongest begins. */
const PARYAYA: Readonly<Record<Modality, { readonly places: readonly number[]; readonly begins: readonly number[] }>> =
  {
    dual: { places: [1, 5, 9, 2, 6, 10, 3, 7, 11, 4, 8, 12], begins: [1, 5, 9] },
    movable: { places: [1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9, 12], begins: [1, 4, 7, 10] },
    fixed: { places: [1, 7, 2, 8, 3, 9, 4, 10, 5, 11, 6, 12], begins: [1, 7] },
  };

const findStrongestPlace = ({ placement, rules }: SignChart, sign: Rashi, places: readonly number[]): Rashi =>
  findStrongestRashi(listSignsInPlaces(sign, places, 1), placement, rules);

/** Chara, ubhaya or sthira paryaya. */
function createParyayaOrder(chart: SignChart, seed: Rashi): readonly Rashi[] {
  const { places, begins } = PARYAYA[modalityOf(seed)];
  const first = findStrongestPlace(chart, seed, begins);
  return listSignsInPlaces(first, places, directionByFooting(first));
}

const ORDERS: Readonly<Record<OrderRule, (chart: SignChart, seed: Rashi) => readonly Rashi[]>> = {
  zodiacal: (_, seed) => listRound(seed, 1),
  by_oddity: (_, seed) => listRound(seed, directionByParity(seed)),
  by_footing_of_9th: (_, seed) => listRound(seed, directionByFooting(rashiInPlace(seed, 9))),
  // From the fourth of the lagna, whose oddity is the opposite of its own and whose modality is the same.
  padakrama_against_oddity: (_, seed) =>
    listSignsInPlaces(seed, PADAKRAMA[modalityOf(seed)], isOddRashi(seed) ? -1 : 1),
  narayana: createNarayanaOrder,
  kendradi: (chart, seed) =>
    listSignsInPlaces(seed, KENDRADI_PLACES, applySaturnAndKetu(chart, seed, directionByParity(seed))),
  drig: (_, seed) => createDrigOrder(seed),
  mandooka: (_, seed) => createMandookaOrder(seed),
  paryaya: createParyayaOrder,
};

/** The first sign of the navamsa dasha by navamsa lagna: these for Aries to Cancer, repeating around the zodiac. */
const NAVAMSA_SEEDS = ["aries", "leo", "libra", "aquarius"] as const satisfies readonly Rashi[];

/**
 * Of the signs of lagna, Sun and Moon the one with the strongest lord, the lagna first in a tie. Scorpio and Aquarius
 * count with Mars and Saturn only, because a node has no strength of its own.
 */
function findSignOfStrongestLord({ lagna, placement, rules }: SignChart): Rashi {
  const lordOf = (sign: Rashi) => findEffectiveLord(sign, placement, { colords: "traditional" });
  return [placement.signs.sun, placement.signs.moon].reduce((best, sign) => {
    const [a, b] = [lordOf(best), lordOf(sign)];
    return a !== b && findStrongerGraha(a, b, placement, rules) === b ? sign : best;
  }, lagna);
}

/** Returns `null` if the sign needs a sunrise that does not occur. */
const SEEDS: Readonly<Record<Exclude<SeedRule, SeedInVargaRule>, (ground: DashaContext) => Rashi | null>> = {
  lagna: ({ chart }) => chart.lagna,
  fourth_by_oddity: ({ chart: { lagna } }) => rashiInPlace(lagna, 1 + 3 * directionByParity(lagna)),
  moon: ({ chart }) => chart.placement.signs.moon,
  sun: ({ chart }) => chart.placement.signs.sun,
  ninth: ({ chart }) => rashiInPlace(chart.lagna, 9),
  stronger_of_lagna_and_7th: ({ chart }) => findStrongerOfAxis(chart, chart.lagna),
  stronger_of_2nd_and_8th: ({ chart }) => findStrongerOfAxis(chart, rashiInPlace(chart.lagna, 2)),
  stronger_of_atmakaraka_and_7th: ({ chart, karakas: [atmakaraka = "sun"] }) =>
    findStrongerOfAxis(chart, chart.placement.signs[atmakaraka]),
  stronger_of_lagna_and_hora_lagna: ({ chart: { lagna, placement, rules }, points }) => {
    const { horaLagna } = points();
    return horaLagna && findStrongerRashi(lagna, horaLagna, placement, rules);
  },
  strongest_lord_of_lagna_sun_moon: ({ chart }) => findSignOfStrongestLord(chart),
  strongest_trikona: ({ chart }) => findStrongestPlace(chart, chart.lagna, [1, 5, 9]),
  strongest_kendra: ({ chart }) => findStrongestPlace(chart, chart.lagna, [1, 4, 7, 10]),
  strongest_sign: ({ chart }) => findStrongestPlace(chart, chart.lagna, CONSECUTIVE),
  navamsa_of_lagna_lord: ({ chart: { lagna }, varga }) => varga("D9").placement.signs[RASHI_LORDS[lagna]],
  navamsa_of_stronger_of_lagna_and_its_lord: ({ chart: { lagna, placement, rules }, varga }) => {
    const lord = RASHI_LORDS[lagna];
    const stronger = findStrongerRashi(lagna, placement.signs[lord], placement, rules);
    return stronger === lagna ? varga("D9").lagna : varga("D9").placement.signs[lord];
  },
  navamsa_lagna: ({ varga }) => varga("D9").lagna,
  navamsa_round: ({ varga }) => NAVAMSA_SEEDS[RASHI_INDEX[varga("D9").lagna] % 4] as Rashi,
  sree_lagna: ({ points }) => rashiOf(points().sree),
  brahma: ({ chart }) => chart.placement.signs[findBrahma(chart)],
  moon_star_twelfth: ({ chart, longitudes }) =>
    rashiInPlace(chart.lagna, 1 + Math.floor(nakshatraOf(longitudes.moon).fraction * 12)),
  // BPHS 46.50–51: by night the sign of the lagna, by day that of its lord, in twilight that of the second house.
  day_part: ({ chart: { lagna, placement, rules }, dayPhase }) => {
    const part = dayPhase()?.phase;
    if (part === undefined) return null;
    if (part === "day") return placement.signs[findEffectiveLord(lagna, placement, rules)];
    return part === "night" ? lagna : rashiInPlace(lagna, 2);
  },
};

/** The first sub-period of a navamsa dasha, by sign from Aries, repeating once. */
const NAVAMSA_SUB_SEEDS = ["libra", "aries", "sagittarius", "aquarius", "leo", "sagittarius"] as const;

/**
 * The sub-periods of a narayana dasha: from the stronger of the signs that hold its lord and the 7th's lord, forward if
 * that sign is odd; forward if it holds Saturn; reversed if Ketu is in the dasha's own sign.
 */
function createNarayanaSubOrder(chart: SignChart, sign: Rashi): readonly Rashi[] {
  const { placement, rules } = chart;
  const lordSign = (of: Rashi): Rashi => placement.signs[findDashaLord(chart, of)];
  const seed = findStrongerRashi(lordSign(sign), lordSign(rashiInPlace(sign, 7)), placement, rules);
  return listRound(seed, applySaturnAndKetu(chart, seed, directionByParity(seed), sign));
}

/** The cycle of a dasha starting from one of its signs. */
const rotateRound = (order: readonly Rashi[], sign: Rashi, ahead: number): readonly Rashi[] => {
  const first = order.indexOf(sign) + ahead;
  return order.map((_, index) => order[(first + index) % order.length] as Rashi);
};

type SubOrder = (chart: SignChart, sign: Rashi, order: readonly Rashi[]) => readonly Rashi[];

/** All except narayana's, which depend only on the chart. */
const SUB_ORDERS: Readonly<Record<Exclude<SubPeriodRule, "narayana">, SubOrder>> = {
  zodiacal: (_, sign) => listRound(sign, 1),
  panchaka: (_, sign) => listRound(sign, 1),
  by_place: (_, sign) => listRound(sign, 1),
  paryaya: (chart, sign) => createParyayaOrder(chart, sign),
  by_oddity: (_, sign) => listRound(sign, directionByParity(sign)),
  kendradi: (chart, sign) => listRound(sign, applySaturnAndKetu(chart, sign, directionByParity(sign))),
  next_of_round: (_, sign, order) => rotateRound(order, sign, 1),
  own_of_round: (_, sign, order) => rotateRound(order, sign, 0),
  padakrama: (_, sign) => listSignsInPlaces(sign, PADAKRAMA[modalityOf(sign)], directionByParity(sign)),
  navamsa: (_, sign) => listRound(NAVAMSA_SUB_SEEDS[RASHI_INDEX[sign] % NAVAMSA_SUB_SEEDS.length] as Rashi, 1),
};

/** Orders that depend only on the sign, the same in every chart. */
const CHART_INDEPENDENT_ORDERS: readonly SubPeriodRule[] = [
  "zodiacal",
  "by_oddity",
  "padakrama",
  "navamsa",
  "panchaka",
  "by_place",
];

/** The share of each part by its place in the order, where parts are not equal. */
const SHARES: Readonly<Partial<Record<SubPeriodRule, readonly number[]>>> = {
  panchaka: [6, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2],
  by_place: CONSECUTIVE,
};

type SignParts = ReturnType<typeof createSignParts>;
const PARTS_BY_ORDER = new Map<SubPeriodRule, SignParts>();
/** Narayana sub-periods are the same in every dasha of a chart that uses them. */
const getNarayanaParts = memoize((chart: SignChart): SignParts =>
  createSignParts((sign) => createNarayanaSubOrder(chart, sign)),
);

function getSignParts(chart: SignChart, rule: SubPeriodRule, order: readonly Rashi[]): SignParts {
  if (rule === "narayana") return getNarayanaParts(chart);
  const known = PARTS_BY_ORDER.get(rule);
  if (known) return known;
  const made = createSignParts((sign) => SUB_ORDERS[rule](chart, sign, order), SHARES[rule]);
  if (CHART_INDEPENDENT_ORDERS.includes(rule)) PARTS_BY_ORDER.set(rule, made);
  return made;
}

/** A rashi dasha that begins with the given sign. */
export function computeFromSeed(context: DashaContext, rule: RashiDashaRule, seed: Rashi): UndatedDasha<SignRuler> {
  const { chart } = context;
  const order = ORDERS[rule.order](chart, seed);
  const parts = getSignParts(chart, rule.sub, order);
  const maha = (sign: Rashi, weight: number): UndatedPeriod<SignRuler> => ({
    ruler: { sign },
    weight,
    parts: () => parts(sign),
  });
  const first = order.map((sign, index) => maha(sign, PERIOD_YEARS_BY_RULE[rule.years](context, sign, index + 1)));
  if (rule.years !== "narayana") {
    const rounds = Array.from({ length: rule.rounds ?? 1 }, () => first).flat();
    return { parts: rounds, cycleYears: sumWeights(first), seed: { sign: seed } };
  }
  const second = first.map(({ ruler, weight }) => maha(ruler.sign, NARAYANA_YEARS - weight));
  const both = [...first, ...second];
  return { parts: both, cycleYears: sumWeights(both), seed: { sign: seed } };
}

/** A rule whose first sign is found in the birth chart. */
export type BirthChartRule = RashiDashaRule & { readonly seed: Exclude<SeedRule, SeedInVargaRule> };

/** A rashi dasha; `null` if its first sign or its years need a sunrise that does not occur. */
export function computeRashiDasha(context: DashaContext, rule: BirthChartRule): UndatedDasha<SignRuler> | null {
  const seed = SEEDS[rule.seed](context);
  if (seed === null) return null;
  const undated = computeFromSeed(context, rule, seed);
  if (rule.seed !== "sree_lagna") return undated;
  const years = (undated.parts[0] as UndatedPeriod<SignRuler>).weight;
  const elapsedShare = degreeInRashi(context.points().sree) / RASHI_DEG;
  return {
    ...undated,
    fromBirth: true,
    balance: { elapsedYears: elapsedShare * years, years: (1 - elapsedShare) * years },
  };
}
