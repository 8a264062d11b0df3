import type { Rashi, VargaId } from "@lagna/terms";
import type { SignChart } from "../dasha/dasha-context.ts";
import { findStrongerOfAxis } from "../dasha/find-brahma.ts";
import { createDatedPeriods, type DashaPeriod, type SignRuler } from "../dasha/period.ts";
import { RASHI_DASHAS } from "../dasha/rashi-dasha.data.ts";
import { computeFromSeed } from "../dasha/rashi-dasha.ts";
import { findDashaLord } from "../dasha/rashi-dasha-years.ts";
import { getDashaContext } from "../dasha/section.ts";
import { rashiInPlace } from "../zodiac/rashi.ts";
import type { AnnualChart } from "./annual-chart.ts";
import { cutPeriods } from "./cut-periods.ts";
import { computeMuntha } from "./muntha.ts";

export interface VarshaNarayana {
  readonly seed: Rashi;
  /** Until the end of the year. */
  readonly periods: readonly DashaPeriod<SignRuler>[];
}

/** A year of narayana dasha is three days of a year of 360. */
const DAYS_PER_YEAR = 3;
const YEAR_OF_DAYS = 360;

/** As many signs from the annual lagna as years are over. */
const findYearSign = ({ annual, completedYears }: AnnualChart): Rashi =>
  rashiInPlace(annual.signs.lagna, 1 + completedYears);

/** The sign, in the varga Dn, of the lord of the n-th from a sign of the year's chart. */
function findSignOfLord(rasi: SignChart, varga: SignChart, from: Rashi, id: VargaId): Rashi {
  const house = rashiInPlace(from, Number(id.slice(1)));
  return varga.placement.signs[findDashaLord(rasi, house)];
}

function findSeed(year: AnnualChart, rasi: SignChart, varga: SignChart, id: VargaId): Rashi {
  const school = year.natal.settings.tajaka.varsha_narayana;
  const from = school === "muntha" ? computeMuntha(year).sign : findYearSign(year);
  if (id !== "D1" || school === "lord_of_year_sign") return findSignOfLord(rasi, varga, from, id);
  return findStrongerOfAxis(rasi, from);
}

/**
 * Varsha narayana dasha: the order and lengths of narayana dasha in the year's chart, or in a varga of it, three days
 * for each of its years (P.V.R. Narasimha Rao, chapter 30). Two rounds of it are longer than a year, which ends it.
 */
export function computeVarshaNarayana(year: AnnualChart, levels = 2, id: VargaId = "D1"): VarshaNarayana {
  const { annual, endJd } = year;
  const context = getDashaContext(annual);
  const chart = id === "D1" ? context.chart : context.varga(id);
  const seed = findSeed(year, context.chart, chart, id);
  const { parts, cycleYears } = computeFromSeed({ ...context, chart }, RASHI_DASHAS.narayana.standard, seed);
  const startJd = annual.birth.jd;
  const length = (cycleYears * DAYS_PER_YEAR * (endJd - startJd)) / YEAR_OF_DAYS;
  const periods = createDatedPeriods(parts, { startJd, endJd: startJd + length }, levels);
  return { seed, periods: cutPeriods(periods, endJd) };
}
