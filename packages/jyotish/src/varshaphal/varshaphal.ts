import { runAllSteps } from "../core/run-steps.ts";
import type { GeoPlace } from "../ephemeris.ts";
import type { Nativity } from "../nativity.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { type AnnualChart, createAnnualChart } from "./annual-chart.ts";
import { computeHarshaBala } from "./harsha.ts";
import { computeMudda, type Mudda } from "./mudda.ts";
import { computeMuntha, type Muntha } from "./muntha.ts";
import {
  computeDwadasavargiya,
  computePanchavargiya,
  type Panchavargiya,
  type StrengthBasis,
} from "./panchavargiya.ts";
import { computePatyayini, type PatyayiniPeriod } from "./patyayini.ts";
import { findTithiPraveshasOfYear, listPartsOfYear, type PartOfYear } from "./parts-of-year.ts";
import { computeSahams, type Saham } from "./sahams.ts";
import { MONTHS_OF_YEAR, SIXTY_HOUR_CHARTS } from "./solar-return.ts";
import type { TajakaYoga } from "./tajaka-yoga.ts";
import { findYogasOfNativity } from "./yogas-of-nativity.ts";
import { computeTriPataki, type TriPatakiPlace } from "./tri-pataki.ts";
import { computeVarshaNarayana, type VarshaNarayana } from "./varsha-narayana.ts";
import { findYearLord, type YearLord } from "./year-lord.ts";

/** A year of a life by Tajika. */
export interface Varshaphal {
  readonly year: AnnualChart;
  readonly muntha: Muntha;
  readonly yearLord: YearLord;
  /** Five points each, to twenty; `null` if the year begins where there is neither day nor night. */
  readonly harsha: Readonly<Record<SaptaGraha, number | null>>;
  readonly panchavargiya: Readonly<Record<SaptaGraha, Panchavargiya>>;
  readonly dwadasavargiya: Readonly<Record<SaptaGraha, number>>;
  readonly sahams: readonly Saham[];
  readonly yogas: readonly TajakaYoga[];
  readonly triPataki: readonly TriPatakiPlace[];
  readonly mudda: Mudda;
  readonly patyayini: readonly PatyayiniPeriod[];
  readonly varshaNarayana: VarshaNarayana;
  /** Twelve, each when the Sun is thirty degrees further; the first with the year. */
  readonly months: readonly PartOfYear[];
  /** 144 of sixty hours, each when the Sun is two and a half degrees further; empty if not requested. */
  readonly sixtyHours: readonly PartOfYear[];
  /** The birth tithi to the instant, with the Sun in the natal sign: mostly one, sometimes two or none. */
  readonly tithiPraveshas: readonly PartOfYear[];
}

export interface VarshaphalOptions {
  /** Counted from birth: the first year begins at birth. */
  readonly year: number;
  /** Where the year begins: by default the birthplace. */
  readonly place?: GeoPlace | undefined;
  readonly sixtyHours?: boolean | undefined;
}

/** One year of a life, in steps of a few milliseconds. @throws RangeError as `createAnnualChart`. */
export function* computeVarshaphalInSteps(natal: Nativity, options: VarshaphalOptions): Generator<void, Varshaphal> {
  const { settings } = natal;
  const year = createAnnualChart(natal, options.year, options.place);
  const { annual, isDay } = year;
  const { longitudes, signs } = annual;
  const basis: StrengthBasis = { longitudes, settings: settings.tajaka, variants: settings.varga_variants };
  const panchavargiya = computePanchavargiya(basis);
  yield;
  const months = yield* listPartsOfYear(year, MONTHS_OF_YEAR);
  return {
    year,
    muntha: computeMuntha(year),
    yearLord: findYearLord(year, panchavargiya),
    harsha: computeHarshaBala(signs, isDay),
    panchavargiya,
    dwadasavargiya: computeDwadasavargiya(basis),
    sahams: computeSahams({ longitudes, isDay, gaurava: settings.tajaka.gaurava }),
    yogas: findYogasOfNativity(annual, settings.tajaka),
    triPataki: computeTriPataki(year),
    mudda: computeMudda(year),
    patyayini: computePatyayini(year),
    varshaNarayana: computeVarshaNarayana(year),
    months,
    sixtyHours: options.sixtyHours === true ? yield* listPartsOfYear(year, SIXTY_HOUR_CHARTS) : [],
    tithiPraveshas: findTithiPraveshasOfYear(year),
  };
}

export const computeVarshaphal = (natal: Nativity, options: VarshaphalOptions): Varshaphal =>
  runAllSteps(computeVarshaphalInSteps(natal, options));
