import type { Rashi, VargaId, Modality } from "@lagna/terms";
import { once } from "../core/once.ts";
import { rashiSees } from "../relation/drishti.ts";
import { countingLord, strongerGraha, strongerRashi, strongestRashi } from "../relation/stronger.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import {
  degreeInRashi,
  isOddRashi,
  modalityOf,
  RASHI_DEG,
  RASHI_INDEX,
  rashiAt,
  rashiInPlace,
  rashiOf,
} from "../zodiac/rashi.ts";
import { brahmaOf, strongerOfAxis } from "./brahma.ts";
import { KENDRADI_PLACES } from "./graha-dasha.ts";
import type { DashaGround, SignChart } from "./ground.ts";
import { signParts, totalWeight, type BySign, type Part, type Reckoning } from "./period.ts";
import {
  NARAYANA_YEARS,
  type OrderRule,
  type RashiDashaRule,
  type SeedRule,
  type SubRule,
} from "./rashi-dasha.data.ts";
import { dashaLord, isEvenFooted, YEARS } from "./rashi-years.ts";

type Direction = 1 | -1;

/** Signs in the given places (1 = itself) from one, along the zodiac or against it. */
const inPlaces = (from: Rashi, places: readonly number[], direction: Direction): readonly Rashi[] =>
  places.map((place) => rashiInPlace(from, 1 + direction * (place - 1)));

const CONSECUTIVE: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const round = (from: Rashi, direction: Direction): readonly Rashi[] => inPlaces(from, CONSECUTIVE, direction);

const byOddity = (sign: Rashi): Direction => (isOddRashi(sign) ? 1 : -1);

/** Places from the seed of a narayana dasha, by what kind of sign it is: one after another, every sixth, by trikonas. */
const PADAKRAMA: Readonly<Record<Modality, readonly number[]>> = {
  movable: CONSECUTIVE,
  fixed: [1, 6, 11, 4, 9, 2, 7, 12, 5, 10, 3, 8],
  dual: [1, 5, 9, 10, 2, 6, 7, 11, 3, 4, 8, 12],
};

const footing = (sign: Rashi): Direction => (isEvenFooted(sign) ? -1 : 1);

const holds = ({ placement }: SignChart, graha: "saturn" | "ketu", sign: Rashi): boolean =>
  placement.signs[graha] === sign;

/** Saturn in a sign makes its round go forward; Ketu turns it about. */
function turned(chart: SignChart, sign: Rashi, direction: Direction, ketuIn = sign): Direction {
  const forward = holds(chart, "saturn", sign) ? 1 : direction;
  return holds(chart, "ketu", ketuIn) ? (-forward as Direction) : forward;
}

function narayanaOrder(chart: SignChart, seed: Rashi): readonly Rashi[] {
  const places = holds(chart, "saturn", seed) ? CONSECUTIVE : PADAKRAMA[modalityOf(seed)];
  return inPlaces(seed, places, turned(chart, seed, footing(rashiInPlace(seed, 9))));
}

/** The signs a sign sees by rashi drishti, the nearest first in the direction of its footing. */
const seenFrom = (sign: Rashi): readonly Rashi[] =>
  round(sign, footing(sign)).filter((other) => rashiSees(sign, other));

/** From a dual lagna the 9th and the 11th see each other and rule twice, two signs not at all: the rule as it is written. */
const drigOrder = (ninth: Rashi): readonly Rashi[] =>
  [1, 2, 3].flatMap((place) => {
    const sign = rashiInPlace(ninth, place);
    return [sign, ...seenFrom(sign)];
  });

/** The sets of four in the round the frog leaps: movable from Aries, dual from Gemini, fixed from Taurus. */
const FROG_SETS: readonly Rashi[] = ["aries", "gemini", "taurus"];

function mandookaOrder(seed: Rashi): readonly Rashi[] {
  const direction = byOddity(seed);
  const first = FROG_SETS.findIndex((sign) => modalityOf(sign) === modalityOf(seed));
  const starts = [seed, ...[1, 2].map((on) => FROG_SETS[(first + on) % FROG_SETS.length] as Rashi)];
  return starts.flatMap((start) => inPlaces(start, KENDRADI_PLACES.slice(0, 4), direction));
}

const ORDERS: Readonly<Record<OrderRule, (chart: SignChart, seed: Rashi) => readonly Rashi[]>> = {
  zodiacal: (_, seed) => round(seed, 1),
  by_oddity: (_, seed) => round(seed, byOddity(seed)),
  by_footing_of_9th: (_, seed) => round(seed, footing(rashiInPlace(seed, 9))),
  narayana: narayanaOrder,
  kendradi: (chart, seed) => inPlaces(seed, KENDRADI_PLACES, turned(chart, seed, byOddity(seed))),
  drig: (_, seed) => drigOrder(seed),
  mandooka: (_, seed) => mandookaOrder(seed),
};

/** The navamsa dasha begins by the navamsa lagna: Aries to Cancer with these, and so on round the zodiac. */
const NAVAMSA_SEEDS = ["aries", "leo", "libra", "aquarius"] as const satisfies readonly Rashi[];

/**
 * Of the signs of lagna, Sun and Moon the one with the strongest lord, the lagna first where nothing parts them. Mars and Saturn
 * stand for Scorpio and Aquarius: a node has no strength of its own to lend.
 */
function strongestByLord({ lagna, placement, rules }: SignChart): Rashi {
  const lordOf = (sign: Rashi) => countingLord(sign, placement, { colords: "traditional" });
  return [placement.signs.sun, placement.signs.moon].reduce((best, sign) => {
    const [a, b] = [lordOf(best), lordOf(sign)];
    return a !== b && strongerGraha(a, b, placement, rules) === b ? sign : best;
  }, lagna);
}

/** `null` where the sign needs a sunrise that does not occur. */
const SEEDS: Readonly<Record<SeedRule, (ground: DashaGround) => Rashi | null>> = {
  lagna: ({ chart }) => chart.lagna,
  moon: ({ chart }) => chart.placement.signs.moon,
  sun: ({ chart }) => chart.placement.signs.sun,
  ninth: ({ chart }) => rashiInPlace(chart.lagna, 9),
  stronger_of_lagna_and_7th: ({ chart }) => strongerOfAxis(chart, chart.lagna),
  stronger_of_2nd_and_8th: ({ chart }) => strongerOfAxis(chart, rashiInPlace(chart.lagna, 2)),
  stronger_of_atmakaraka_and_7th: ({ chart, karakas: [atmakaraka = "sun"] }) =>
    strongerOfAxis(chart, chart.placement.signs[atmakaraka]),
  stronger_of_lagna_and_hora_lagna: ({ chart: { lagna, placement, rules }, points }) => {
    const { horaLagna } = points();
    return horaLagna && strongerRashi(lagna, horaLagna, placement, rules);
  },
  strongest_lord_of_lagna_sun_moon: ({ chart }) => strongestByLord(chart),
  strongest_trikona: ({ chart: { lagna, placement, rules } }) =>
    strongestRashi(inPlaces(lagna, [1, 5, 9], 1), placement, rules),
  navamsa_lagna: ({ varga }) => varga("D9").lagna,
  navamsa_round: ({ varga }) => NAVAMSA_SEEDS[RASHI_INDEX[varga("D9").lagna] % 4] as Rashi,
  sree_lagna: ({ points }) => rashiOf(points().sree),
  brahma: ({ chart }) => chart.placement.signs[brahmaOf(chart)],
  moon_star_twelfth: ({ chart, longitudes }) =>
    rashiInPlace(chart.lagna, 1 + Math.floor(nakshatraOf(longitudes.moon).fraction * 12)),
  day_part: ({ chart: { lagna, placement, rules }, dayPart }) => {
    const part = dayPart()?.part;
    if (part === undefined) return null;
    if (part === "day") return placement.signs[countingLord(lagna, placement, rules)];
    return part === "night" ? placement.signs.moon : lagna;
  },
};

/** The first sub-period of a navamsa dasha's signs from Aries, twice round. */
const NAVAMSA_SUB_SEEDS = ["libra", "aries", "sagittarius", "aquarius", "leo", "sagittarius"] as const;

/**
 * A narayana dasha's parts: from the stronger of the signs its lord and the 7th's lord are in, forward if that is odd; forward with
 * Saturn in that; Ketu in the dasha's own sign turns it about.
 */
function narayanaSubs(chart: SignChart, sign: Rashi): readonly Rashi[] {
  const { placement, rules } = chart;
  const lordSign = (of: Rashi): Rashi => placement.signs[dashaLord(chart, of)];
  const seed = strongerRashi(lordSign(sign), lordSign(rashiInPlace(sign, 7)), placement, rules);
  return round(seed, turned(chart, seed, byOddity(seed), sign));
}

/** The round of a dasha from one of its signs on. */
const roundFrom = (order: readonly Rashi[], sign: Rashi, ahead: number): readonly Rashi[] => {
  const first = order.indexOf(sign) + ahead;
  return order.map((_, index) => order[(first + index) % order.length] as Rashi);
};

type SubOrder = (chart: SignChart, sign: Rashi, order: readonly Rashi[]) => readonly Rashi[];

/** All but narayana's, which hang on the chart alone. */
const SUBS: Readonly<Record<Exclude<SubRule, "narayana">, SubOrder>> = {
  zodiacal: (_, sign) => round(sign, 1),
  by_oddity: (_, sign) => round(sign, byOddity(sign)),
  kendradi: (chart, sign) => round(sign, turned(chart, sign, byOddity(sign))),
  next_of_round: (_, sign, order) => roundFrom(order, sign, 1),
  own_of_round: (_, sign, order) => roundFrom(order, sign, 0),
  padakrama: (_, sign) => inPlaces(sign, PADAKRAMA[modalityOf(sign)], byOddity(sign)),
  navamsa: (_, sign) => round(NAVAMSA_SUB_SEEDS[RASHI_INDEX[sign] % NAVAMSA_SUB_SEEDS.length] as Rashi, 1),
};

/** Orders that are the signs' own, the same in every chart. */
const OWN_ORDERS: readonly SubRule[] = ["zodiacal", "by_oddity", "padakrama", "navamsa"];

type SignParts = ReturnType<typeof signParts>;
const OWN_PARTS = new Map<SubRule, SignParts>();
/** Narayana's parts are the same in every dasha of a chart that has them. */
const narayanaParts = once((chart: SignChart): SignParts => signParts((sign) => narayanaSubs(chart, sign)));

function partsOf(chart: SignChart, rule: SubRule, order: readonly Rashi[]): SignParts {
  if (rule === "narayana") return narayanaParts(chart);
  const known = OWN_PARTS.get(rule);
  if (known) return known;
  const made = signParts((sign) => SUBS[rule](chart, sign, order));
  if (OWN_ORDERS.includes(rule)) OWN_PARTS.set(rule, made);
  return made;
}

function reckoningOf(ground: DashaGround, rule: RashiDashaRule, seed: Rashi): Reckoning<BySign> {
  const { chart } = ground;
  const order = ORDERS[rule.order](chart, seed);
  const parts = partsOf(chart, rule.sub, order);
  const maha = (sign: Rashi, weight: number): Part<BySign> => ({ ruler: { sign }, weight, parts: () => parts(sign) });
  const first = order.map((sign) => maha(sign, YEARS[rule.years](ground, sign)));
  if (rule.years !== "narayana") {
    const rounds = Array.from({ length: rule.rounds ?? 1 }, () => first).flat();
    return { parts: rounds, cycleYears: totalWeight(first), seed: { sign: seed } };
  }
  const second = first.map(({ ruler, weight }) => maha(ruler.sign, NARAYANA_YEARS - weight));
  const both = [...first, ...second];
  return { parts: both, cycleYears: totalWeight(both), seed: { sign: seed } };
}

/** A rashi dasha; `null` where its seed or its years need a sunrise that does not occur. */
export function rashiReckoning(ground: DashaGround, rule: RashiDashaRule): Reckoning<BySign> | null {
  const seed = SEEDS[rule.seed](ground);
  if (seed === null) return null;
  const reckoning = reckoningOf(ground, rule, seed);
  if (rule.seed !== "sree_lagna") return reckoning;
  const years = (reckoning.parts[0] as Part<BySign>).weight;
  const passed = degreeInRashi(ground.points().sree) / RASHI_DEG;
  return {
    ...reckoning,
    fromBirth: true,
    balance: { elapsedYears: passed * years, years: (1 - passed) * years },
  };
}

/**
 * Narayana dasha of a varga Dn: from the sign in it of the lord of the n-th house of the birth chart, or the 7th from that, and in
 * it throughout (P.V.R. Narasimha Rao, chapter 18).
 */
export function vargaNarayana(ground: DashaGround, id: VargaId, rule: RashiDashaRule): Reckoning<BySign> {
  const { chart } = ground;
  const varga = ground.varga(id);
  const house = rashiAt(RASHI_INDEX[chart.lagna] + Number(id.slice(1)) - 1);
  const seed = strongerOfAxis(varga, varga.placement.signs[dashaLord(chart, house)]);
  return reckoningOf({ ...ground, chart: varga }, rule, seed);
}
