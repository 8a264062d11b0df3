import type { DashaPeriod, KundliData } from "@lagna/contract";
import type { ByGraha, DashaPeriod as Period, Kundli } from "@lagna/jyotish";
import { sevenDecimals } from "../../../zodiac-point.ts";
import type { Iso } from "./instants.ts";

function presentPeriod({ lord, startJd, endJd, sub }: Period<ByGraha>, iso: Iso): DashaPeriod {
  const bare = { lord, start: iso(startJd), end: iso(endJd) };
  return sub ? { ...bare, sub: presentPeriods(sub, iso) } : bare;
}

export function presentPeriods(periods: readonly Period<ByGraha>[], iso: Iso): DashaPeriod[] {
  return periods.map((period) => presentPeriod(period, iso));
}

export function presentDashas({ vimshottari }: Kundli<"dashas">["dashas"], iso: Iso): KundliData["dashas"] {
  const { balance, periods } = vimshottari;
  return {
    vimshottari: {
      balance: { lord: balance.lord, years: sevenDecimals(balance.years) },
      periods: presentPeriods(periods, iso),
    },
  };
}
