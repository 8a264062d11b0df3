import { type Graha, type GrahaDashaId, GRAHAS, type Rashi } from "@lagna/terms";
import { findDebilitationRashi, findExaltationRashi } from "../relation/dignity.ts";
import { findStrongerGraha, findStrongestRashi } from "../relation/find-stronger.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import {
  ASHTAKAVARGA_YEARS,
  BUDDHI_GATI_ROUNDS,
  KAALA_YEARS,
  MOOLATRIKONA,
  NAISARGIKA_LORDS,
  TARA_ORDERS,
} from "./graha-dasha.data.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import type { DashaContext, SignChart } from "./dasha-context.ts";
import { VIMSHOTTARI_LORDS } from "./nakshatra-dasha.data.ts";
import { createGrahaParts, sumWeights, type GrahaRuler, type UndatedPeriod, type UndatedDasha } from "./period.ts";

/** Houses from a sign in order of strength: kendras, panapharas, apoklimas. */
export const KENDRADI_PLACES: readonly number[] = [1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9, 12];

const VIMSHOTTARI_YEARS = Object.fromEntries(VIMSHOTTARI_LORDS.map(({ lord, years }) => [lord, years])) as Record<
  Graha,
  number
>;

type WeightedLord = { readonly lord: Graha; readonly weight: number };

const rotate = <Item>(items: readonly Item[], first: number): readonly Item[] => [
  ...items.slice(first),
  ...items.slice(0, first),
];

/** The list rotated to start with a lord, or `ahead` positions after it. */
const rotateToLord = (lords: readonly WeightedLord[], lord: Graha, ahead = 0): readonly WeightedLord[] =>
  rotate(lords, (lords.findIndex((entry) => entry.lord === lord) + ahead) % lords.length);

/** Periods that are divided by the same list, starting with their own lord or the one after it. */
const createRoundParts = (
  lords: readonly WeightedLord[],
  ahead = 0,
): ((lord: Graha) => readonly UndatedPeriod<GrahaRuler>[]) =>
  createGrahaParts(
    (lord) => (lords.find((entry) => entry.lord === lord) as WeightedLord).weight,
    (lord) => rotateToLord(lords, lord, ahead).map((entry) => entry.lord),
  );

const createWeightedRound = (
  lords: readonly WeightedLord[],
  parts: (lord: Graha) => readonly UndatedPeriod<GrahaRuler>[],
): Pick<UndatedDasha<GrahaRuler>, "parts" | "cycleYears"> => {
  const made = lords.map(({ lord, weight }) => ({ ruler: { lord }, weight, parts: () => parts(lord) }));
  return { parts: made, cycleYears: sumWeights(made) };
};

const findGrahasInPlaces = (
  { placement }: SignChart,
  from: Rashi,
  places: readonly number[],
  of: readonly Graha[],
): Graha[] => places.flatMap((place) => of.filter((graha) => placement.signs[graha] === rashiInPlace(from, place)));

/** Strongest first: the strongest of all, then the strongest of the rest, and so on. */
export function sortByStrength({ placement, rules }: SignChart, grahas: readonly Graha[]): Graha[] {
  const [first, ...others] = grahas;
  if (first === undefined) return [];
  const strongest = others.reduce((best, graha) => findStrongerGraha(best, graha, placement, rules) ?? best, first);
  return [
    strongest,
    ...sortByStrength(
      { placement, rules } as SignChart,
      grahas.filter((graha) => graha !== strongest),
    ),
  ];
}

/** 1 if the graha is exalted in its sign, −1 if it is debilitated. */
export function computeDignityYear({ placement, rules }: SignChart, graha: Graha): number {
  const sign = placement.signs[graha];
  if (sign === findExaltationRashi(graha, rules.nodeDignity)) return 1;
  return sign === findDebilitationRashi(graha, rules.nodeDignity) ? -1 : 0;
}

/**
 * Naisargika dasha. Each period is divided equally among the other six, those in kendras from its lord first, then
 * panapharas, then apoklimas (Jagannatha Hora).
 */
function computeNaisargikaDasha({ chart }: DashaContext): UndatedDasha<GrahaRuler> {
  const seven = NAISARGIKA_LORDS.map(({ lord }) => lord).toSorted((a, b) => GRAHAS.indexOf(a) - GRAHAS.indexOf(b));
  const parts = createGrahaParts(
    () => 1,
    (lord) =>
      findGrahasInPlaces(chart, chart.placement.signs[lord], KENDRADI_PLACES, seven).filter((graha) => graha !== lord),
  );
  const lords = NAISARGIKA_LORDS.map(({ lord, years }) => ({ lord, weight: years }));
  return { ...createWeightedRound(lords, parts), seed: { graha: "moon" } };
}

const FULL_ROUND = 12;

/**
 * Vimshottari years minus the number of signs from the graha to its moolatrikona, plus one if exalted, minus one if
 * debilitated; at least 1. In its moolatrikona the number of signs is 0 or 12, by variant.
 */
function computeMoolaYears(chart: SignChart, graha: Graha, variant: string): number {
  const signs = placeFrom(chart.placement.signs[graha], MOOLATRIKONA[graha]) - 1;
  const way = signs === 0 && variant === "twelve_in_moolatrikona" ? FULL_ROUND : signs;
  return Math.max(1, VIMSHOTTARI_YEARS[graha] - way + computeDignityYear(chart, graha));
}

/**
 * Moola dasha (lagna kendradi graha dasha): counted from the strongest of the lagna's, the Sun's and the Moon's sign,
 * the grahas in kendras, then in panapharas, then in apoklimas, each group by strength. A second cycle adds the years
 * that are missing to each graha's vimshottari years.
 */
function computeMoolaDasha({ chart }: DashaContext, variant: string): UndatedDasha<GrahaRuler> {
  const { placement, rules, lagna } = chart;
  const seed = findStrongestRashi([lagna, placement.signs.sun, placement.signs.moon], placement, rules);
  const order = [0, 4, 8].flatMap((group) =>
    sortByStrength(chart, findGrahasInPlaces(chart, seed, KENDRADI_PLACES.slice(group, group + 4), GRAHAS)),
  );
  const first = order.map((lord) => ({ lord, weight: computeMoolaYears(chart, lord, variant) }));
  const second = first.map(({ lord, weight }) => ({ lord, weight: Math.max(0, VIMSHOTTARI_YEARS[lord] - weight) }));
  const parts = createRoundParts(first);
  return { ...createWeightedRound([...first, ...second], parts), seed: { sign: seed } };
}

/**
 * Tara dasha: from the strongest graha in a kendra of the lagna (or in the next group of houses if the kendras are
 * empty), with the balance of vimshottari: the part of the Moon's nakshatra not yet traversed.
 */
function computeTaraDasha({ chart, longitudes }: DashaContext, variant: string): UndatedDasha<GrahaRuler> {
  const group = [0, 4, 8]
    .map((from) => findGrahasInPlaces(chart, chart.lagna, KENDRADI_PLACES.slice(from, from + 4), GRAHAS))
    .find(({ length }) => length > 0) as Graha[];
  const [seed] = sortByStrength(chart, group) as [Graha];
  const round = TARA_ORDERS[variant as keyof typeof TARA_ORDERS].map((lord) => ({
    lord,
    weight: VIMSHOTTARI_YEARS[lord],
  }));
  const parts = createRoundParts(round);
  const { fraction } = nakshatraOf(longitudes.moon);
  const years = VIMSHOTTARI_YEARS[seed];
  return {
    ...createWeightedRound(rotateToLord(round, seed), parts),
    seed: { graha: seed },
    balance: { elapsedYears: fraction * years, years: (1 - fraction) * years },
  };
}

/**
 * Karaka dasha: the chara karakas from the Atmakaraka on; the years of each are the signs from the lagna to it; divided
 * from the next karaka on.
 */
function computeKarakaDasha({ chart, karakas }: DashaContext): UndatedDasha<GrahaRuler> {
  const lords = karakas.map((lord) => ({ lord, weight: placeFrom(chart.lagna, chart.placement.signs[lord]) - 1 }));
  const parts = createRoundParts(lords, 1);
  return { ...createWeightedRound(lords, parts), seed: { graha: karakas[0] as Graha } };
}

/**
 * Buddhi gati dasha: the grahas in the houses from the 4th on, the more advanced in its sign first. The years of each
 * are the signs from its own sign to the lagna advanced by its index in the list. Divided equally, starting with its
 * own lord.
 */
function computeBuddhiGatiDasha({ chart }: DashaContext): UndatedDasha<GrahaRuler> {
  const { placement, lagna } = chart;
  const order = Array.from({ length: 12 }, (_, house) => rashiInPlace(lagna, 4 + house)).flatMap((sign) =>
    GRAHAS.filter((graha) => placement.signs[graha] === sign).sort(
      (a, b) => (placement.degrees?.[b] ?? 0) - (placement.degrees?.[a] ?? 0),
    ),
  );
  const lords = order.map((lord, index) => {
    const years = placeFrom(placement.signs[lord], rashiInPlace(lagna, 1 + index)) - 1;
    return { lord, weight: Math.max(0, years + computeDignityYear(chart, lord)) };
  });
  const equal = order.map((lord) => ({ lord, weight: 1 }));
  const parts = createRoundParts(equal);
  const { parts: round, cycleYears } = createWeightedRound(lords, parts);
  return {
    parts: Array.from({ length: BUDDHI_GATI_ROUNDS }, () => round).flat(),
    cycleYears,
    seed: { graha: order[0] as Graha },
  };
}

/**
 * Kaala dasha: the elapsed share of dawn, day, dusk or night at birth is the first cycle's share of 120 years, the rest
 * is the second's; in both the grahas have weights 1 to 9. `null` if the Sun did not rise.
 */
function computeKaalaDasha(context: DashaContext): UndatedDasha<GrahaRuler> | null {
  const dayPart = context.dayPhase();
  if (!dayPart) return null;
  const numbered = GRAHAS.map((lord, index) => ({ lord, weight: index + 1 }));
  const unit = KAALA_YEARS / numbered.reduce((sum, { weight }) => sum + weight, 0);
  const round = (share: number): readonly WeightedLord[] =>
    numbered.map(({ lord, weight }) => ({ lord, weight: weight * unit * share }));
  const parts = createRoundParts(numbered);
  return {
    ...createWeightedRound([...round(dayPart.fraction), ...round(1 - dayPart.fraction)], parts),
    cycleYears: KAALA_YEARS,
    seed: { day_part: dayPart.phase },
  };
}

/**
 * Ashtakavarga dasha: 120 years shared by the seven in proportion to their sodhya pindas, or to their bindus, the
 * strongest first; every period is divided in the same order and proportion.
 */
function computeAshtakavargaDasha({ ashtakavarga }: DashaContext, variant: string): UndatedDasha<GrahaRuler> {
  const { bhinna, pindas } = ashtakavarga();
  const bindusOf = (graha: SaptaGraha): number => bhinna[graha].reduce((sum, bindus) => sum + bindus, 0);
  const weighed = SAPTA_GRAHAS.map((lord) => ({
    lord,
    weight: variant === "bindus" ? bindusOf(lord) : pindas[lord].sodhya,
  })).toSorted((a, b) => b.weight - a.weight);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const shares = weighed.map(({ lord, weight }) => ({ lord, weight: (weight * ASHTAKAVARGA_YEARS) / total }));
  const parts = createGrahaParts(
    (lord) => (shares.find((entry) => entry.lord === lord) as WeightedLord).weight,
    () => shares.map(({ lord }) => lord),
  );
  const [first] = shares as [WeightedLord];
  return { ...createWeightedRound(shares, parts), cycleYears: ASHTAKAVARGA_YEARS, seed: { graha: first.lord } };
}

interface GrahaDasha {
  readonly variants: readonly string[];
  readonly compute: (ground: DashaContext, variant: string) => UndatedDasha<GrahaRuler> | null;
}

/** The dashas of grahas by id; the first variant is the default. */
export const GRAHA_DASHAS = {
  naisargika: { variants: ["standard"], compute: computeNaisargikaDasha },
  moola: { variants: ["standard", "twelve_in_moolatrikona"], compute: computeMoolaDasha },
  tara: { variants: ["rath", "bphs"], compute: computeTaraDasha },
  karaka: { variants: ["standard"], compute: computeKarakaDasha },
  buddhi_gati: { variants: ["standard"], compute: computeBuddhiGatiDasha },
  kaala: { variants: ["standard"], compute: computeKaalaDasha },
  ashtakavarga: { variants: ["pindas", "bindus"], compute: computeAshtakavargaDasha },
} as const satisfies Readonly<Record<GrahaDashaId, GrahaDasha>>;
