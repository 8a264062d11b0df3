import { type Graha, type Rashi, RASHIS } from "@lagna/terms";
import { memoize } from "../core/memoize.ts";
import { findEffectiveLord } from "../relation/find-stronger.ts";
import { isOddRashi, modalityOf, placeFrom, RASHI_INDEX, rashiInPlace } from "../zodiac/rashi.ts";
import { computeDignityYear } from "./graha-dasha.ts";
import type { DashaContext, SignChart } from "./dasha-context.ts";
import type { PeriodYearsRule } from "./rashi-dasha.data.ts";

/** Even-footed (samapada): Cancer, Leo, Virgo and Capricorn, Aquarius, Pisces, from which counting goes backwards. */
export const isEvenFooted = (sign: Rashi): boolean => Math.floor(RASHI_INDEX[sign] / 3) % 2 === 1;

/** Number of signs from one to the other, 0 to 11, in the given direction. */
const countSigns = (from: Rashi, to: Rashi, backwards: boolean): number =>
  (backwards ? placeFrom(to, from) : placeFrom(from, to)) - 1;

const countSignsByFooting = (from: Rashi, to: Rashi): number => countSigns(from, to, isEvenFooted(from));

const OWN_SIGN_YEARS = 12;

/** Years by the lord's position only, without its dignity: twelve if it is in the sign itself. */
const computePlainYears = ({ placement }: SignChart, sign: Rashi, lord: Graha): number =>
  countSignsByFooting(sign, placement.signs[lord]) || OWN_SIGN_YEARS;

/** A lord in its own sign gives twelve, whether exalted there or not. */
function computeYearsByLord(chart: SignChart, sign: Rashi, lord: Graha): number {
  const years = countSignsByFooting(sign, chart.placement.signs[lord]);
  return years === 0 ? OWN_SIGN_YEARS : years + computeDignityYear(chart, lord);
}

/**
 * Of the co-lords of Scorpio and Aquarius, the one that is outside the sign if only one is, else the stronger: the one
 * that gives the longer dasha is stronger.
 */
export const findDashaLord = (chart: SignChart, sign: Rashi): Graha =>
  findEffectiveLord(sign, chart.placement, {
    ...chart.rules,
    dashaYears: (lord) => computeYearsByLord(chart, sign, lord),
  });

/**
 * The Narayana dasha's years of a sign: signs counted to its lord minus one, plus one for an exalted lord and minus one
 * for a debilitated one; twelve if the lord is in the sign. 0 if a debilitated lord is in the next sign. Eight dashas
 * of a chart use these years.
 */
const computeNarayanaYears = memoize((chart: SignChart): Readonly<Record<Rashi, number>> => {
  const years = {} as Record<Rashi, number>;
  for (const sign of RASHIS) years[sign] = computeYearsByLord(chart, sign, findDashaLord(chart, sign));
  return years;
});

const computeKnraoYears = (chart: SignChart, sign: Rashi): number =>
  computePlainYears(chart, sign, findDashaLord(chart, sign));

/** Only Mars and Saturn own Scorpio and Aquarius. */
const findTraditionalLord = ({ placement }: SignChart, sign: Rashi): Graha =>
  findEffectiveLord(sign, placement, { colords: "traditional" });

const MODALITY_YEARS = { movable: 7, fixed: 8, dual: 9 } as const;
const getModalityYears = (sign: Rashi): number => MODALITY_YEARS[modalityOf(sign)];

/** Counted inclusively; twelve if the lord is in the sign and ten if it is in the 7th. */
function computeMandookaYears(chart: SignChart, sign: Rashi): number {
  const lordSign = chart.placement.signs[findTraditionalLord(chart, sign)];
  if (lordSign === sign) return OWN_SIGN_YEARS;
  if (lordSign === rashiInPlace(sign, 7)) return 10;
  return countSigns(sign, lordSign, !isOddRashi(sign)) + 1;
}

/** Odd signs count backward and even ones forward to the lord; ten if it is in the 7th. */
function computeRangacharyaJhoraYears(chart: SignChart, sign: Rashi): number {
  const lordSign = chart.placement.signs[findTraditionalLord(chart, sign)];
  if (lordSign === rashiInPlace(sign, 7)) return 10;
  return countSigns(sign, lordSign, isOddRashi(sign)) || OWN_SIGN_YEARS;
}

/** From the sign to the lord of the 6th from it. */
function computeBrahmaYears(chart: SignChart, sign: Rashi): number {
  const lord = findEffectiveLord(rashiInPlace(sign, 6), chart.placement, chart.rules);
  return countSigns(sign, chart.placement.signs[lord], !isOddRashi(sign));
}

function getVarnada({ points }: DashaContext, house: number): Rashi {
  const varnada = points().varnadas?.[house - 1];
  if (varnada === undefined) throw new RangeError("varnadas need a sunrise");
  return varnada;
}

/** From the lagna to the varnada of the sign's house, counted inclusively. */
function computeVarnadaYears(context: DashaContext, sign: Rashi): number {
  const { lagna } = context.chart;
  return countSigns(lagna, getVarnada(context, placeFrom(lagna, sign)), !isOddRashi(lagna)) + 1;
}

/** Counted inclusively, with none for a lord in the last sign of the count. */
function countToLordWithinTwelve(chart: SignChart, sign: Rashi): number {
  const lord = findEffectiveLord(sign, chart.placement, chart.rules);
  return (countSigns(sign, chart.placement.signs[lord], !isOddRashi(sign)) + 1) % RASHIS.length;
}

/** `place` is that of the sign in the order of the dasha, from 1. */
type ComputePeriodYears = (ground: DashaContext, sign: Rashi, place: number) => number;

export const PERIOD_YEARS_BY_RULE: Readonly<Record<PeriodYearsRule, ComputePeriodYears>> = {
  narayana: ({ chart }, sign) => computeNarayanaYears(chart)[sign],
  knrao: ({ chart }, sign) => computeKnraoYears(chart, sign),
  rangacharya: ({ chart }, sign) => computeYearsByLord(chart, sign, findTraditionalLord(chart, sign)),
  rangacharya_jhora: ({ chart }, sign) => computeRangacharyaJhoraYears(chart, sign),
  modality: (_, sign) => getModalityYears(sign),
  brahma: ({ chart }, sign) => computeBrahmaYears(chart, sign),
  mandooka: ({ chart }, sign) => computeMandookaYears(chart, sign),
  varnada: computeVarnadaYears,
  from_varnada_lagna: (context, sign) => countSigns(getVarnada(context, 1), sign, false),
  yogardha: ({ chart }, sign) => (computeKnraoYears(chart, sign) + getModalityYears(sign)) / 2,
  one: () => 1,
  nine: () => 9,
  ten: () => 10,
  place_in_order: (_, _sign, place) => place,
  to_lord_within_twelve: ({ chart }, sign) => countToLordWithinTwelve(chart, sign),
};
