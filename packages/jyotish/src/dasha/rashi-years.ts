import { type Graha, type Rashi, RASHIS } from "@lagna/terms";
import { once } from "../core/once.ts";
import { countingLord } from "../relation/stronger.ts";
import { isOddRashi, modalityOf, placeFrom, RASHI_INDEX, rashiInPlace } from "../zodiac/rashi.ts";
import { dignityYear } from "./graha-dasha.ts";
import type { DashaGround, SignChart } from "./ground.ts";
import type { YearsRule } from "./rashi-dasha.data.ts";

/** Even-footed (samapada): Cancer, Leo, Virgo and Capricorn, Aquarius, Pisces, from which one counts backwards. */
export const isEvenFooted = (sign: Rashi): boolean => Math.floor(RASHI_INDEX[sign] / 3) % 2 === 1;

/** Signs on from one to the other, 0 to 11, the way the first one is counted. */
const way = (from: Rashi, to: Rashi, backwards: boolean): number =>
  (backwards ? placeFrom(to, from) : placeFrom(from, to)) - 1;

const footedWay = (from: Rashi, to: Rashi): number => way(from, to, isEvenFooted(from));

const OWN_SIGN_YEARS = 12;

/** To a lord without its dignity: twelve where it is in the sign itself. */
const plainYears = ({ placement }: SignChart, sign: Rashi, lord: Graha): number =>
  footedWay(sign, placement.signs[lord]) || OWN_SIGN_YEARS;

/** A lord in its own sign gives twelve, exalted there or not. */
function yearsByLord(chart: SignChart, sign: Rashi, lord: Graha): number {
  const years = footedWay(sign, chart.placement.signs[lord]);
  return years === 0 ? OWN_SIGN_YEARS : years + dignityYear(chart, lord);
}

/** Of Scorpio and Aquarius the co-lord who stands elsewhere alone, else the stronger: what gives the longer dasha is stronger. */
export const dashaLord = (chart: SignChart, sign: Rashi): Graha =>
  countingLord(sign, chart.placement, {
    ...chart.rules,
    dashaYears: (lord) => yearsByLord(chart, sign, lord),
  });

/**
 * The Narayana dasha's years of a sign: signs counted to its lord less one, one more for an exalted lord and one less for a
 * debilitated one; twelve with the lord in the sign. 0 where a debilitated lord is next. Eight dashas of a chart count the same.
 */
const narayanaYears = once((chart: SignChart): Readonly<Record<Rashi, number>> => {
  const years = {} as Record<Rashi, number>;
  for (const sign of RASHIS) years[sign] = yearsByLord(chart, sign, dashaLord(chart, sign));
  return years;
});

const knraoYears = (chart: SignChart, sign: Rashi): number => plainYears(chart, sign, dashaLord(chart, sign));

/** Mars and Saturn alone own Scorpio and Aquarius. */
const traditionalLord = ({ placement }: SignChart, sign: Rashi): Graha =>
  countingLord(sign, placement, { colords: "traditional" });

const MODALITY_YEARS = { movable: 7, fixed: 8, dual: 9 } as const;
const modalityYears = (sign: Rashi): number => MODALITY_YEARS[modalityOf(sign)];

/** Counted both ends included, twelve with the lord in the sign and ten with it in the 7th. */
function mandookaYears(chart: SignChart, sign: Rashi): number {
  const lordSign = chart.placement.signs[traditionalLord(chart, sign)];
  if (lordSign === sign) return OWN_SIGN_YEARS;
  if (lordSign === rashiInPlace(sign, 7)) return 10;
  return way(sign, lordSign, !isOddRashi(sign)) + 1;
}

/** From the sign to the lord of the 6th from it. */
function brahmaYears(chart: SignChart, sign: Rashi): number {
  const lord = countingLord(rashiInPlace(sign, 6), chart.placement, chart.rules);
  return way(sign, chart.placement.signs[lord], !isOddRashi(sign));
}

function varnadaOf({ points }: DashaGround, house: number): Rashi {
  const varnada = points().varnadas?.[house - 1];
  if (varnada === undefined) throw new RangeError("varnadas need a sunrise");
  return varnada;
}

/** From the lagna to the varnada of the house the sign is, both ends counted. */
function varnadaYears(ground: DashaGround, sign: Rashi): number {
  const { lagna } = ground.chart;
  return way(lagna, varnadaOf(ground, placeFrom(lagna, sign)), !isOddRashi(lagna)) + 1;
}

export const YEARS: Readonly<Record<YearsRule, (ground: DashaGround, sign: Rashi) => number>> = {
  narayana: ({ chart }, sign) => narayanaYears(chart)[sign],
  knrao: ({ chart }, sign) => knraoYears(chart, sign),
  rangacharya: ({ chart }, sign) => yearsByLord(chart, sign, traditionalLord(chart, sign)),
  modality: (_, sign) => modalityYears(sign),
  brahma: ({ chart }, sign) => brahmaYears(chart, sign),
  mandooka: ({ chart }, sign) => mandookaYears(chart, sign),
  varnada: varnadaYears,
  from_varnada_lagna: (ground, sign) => way(varnadaOf(ground, 1), sign, false),
  yogardha: ({ chart }, sign) => (knraoYears(chart, sign) + modalityYears(sign)) / 2,
  one: () => 1,
  nine: () => 9,
  ten: () => 10,
};
