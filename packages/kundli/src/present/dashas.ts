import type { AnyDashaPeriod, BirthDashaResponse, DashaData, DashaPeriod, KundliData } from "@lagna/contract";
import {
  type GrahaRuler,
  type Dasha,
  type DashaPeriod as Period,
  toYearsMonthsDays,
  type Kundli,
} from "@lagna/jyotish";
import type { Language } from "@lagna/terms";
import { truncateToSevenDecimals } from "./to-zodiac-point-response.ts";
import type { ComputedDasha } from "../compute/compute-kundli.ts";
import { presentBirth, presentSettings } from "./chart.ts";
import { type Iso, createIsoFormat } from "./format-instant.ts";

function presentPeriod({ lord, startJd, endJd, sub }: Period<GrahaRuler>, iso: Iso): DashaPeriod {
  const bare = { lord, start: iso(startJd), end: iso(endJd) };
  return sub ? { ...bare, sub: presentPeriods(sub, iso) } : bare;
}

export function presentPeriods(periods: readonly Period<GrahaRuler>[], iso: Iso): DashaPeriod[] {
  return periods.map((period) => presentPeriod(period, iso));
}

function presentAnyPeriod({ startJd, endJd, sub, ...ruler }: Period, yearDays: number, iso: Iso): AnyDashaPeriod {
  const years = truncateToSevenDecimals((endJd - startJd) / yearDays);
  const bare = { ...ruler, start: iso(startJd), end: iso(endJd), years };
  return sub ? { ...bare, sub: sub.map((inner) => presentAnyPeriod(inner, yearDays, iso)) } : bare;
}

const presentBalance = (years: number) => ({ years: truncateToSevenDecimals(years), span: toYearsMonthsDays(years) });

export function presentDasha(dasha: Dasha, iso: Iso): DashaData {
  const { applicable, reason, sensitive, cycleYears, seed, variant, balance, yearDays, periods } = dasha;
  return {
    applicable,
    reason,
    sensitive,
    cycle_years: cycleYears,
    seed,
    variant,
    balance: balance && { ...balance, ...presentBalance(balance.years) },
    periods: periods.map((period) => presentAnyPeriod(period, yearDays, iso)),
  };
}

/** Vimshottari, which is always present, with the other computed dashas. */
export function presentDashas(
  { vimshottari }: Kundli<"dashas">["dashas"],
  iso: Iso,
  everyDasha: readonly Dasha[],
): KundliData["dashas"] {
  const { balance, periods } = vimshottari;
  const others = everyDasha.filter(({ id }) => id !== "vimshottari");
  return {
    ...Object.fromEntries(others.map((dasha) => [dasha.id, presentDasha(dasha, iso)])),
    vimshottari: {
      balance: { lord: balance.lord, ...presentBalance(balance.years) },
      periods: presentPeriods(periods, iso),
    },
  };
}

/** One dasha of a birth, with the interpreted birth details. */
export function presentBirthDasha({ person, moment, nativity, dasha }: ComputedDasha, language: Language) {
  const { ephemeris } = nativity.sky;
  const iso = createIsoFormat((jd) => ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  return {
    status: "success" as const,
    birth: presentBirth(person, moment, moment.notices, language),
    settings: presentSettings(nativity),
    dasha: { system: dasha.id, path: [...dasha.path], ...presentDasha(dasha, iso) },
  } satisfies BirthDashaResponse;
}
