import { computeGrahaPlacements, computeLunarMonth, julianDayUt, rashiOf } from "@lagna/jyotish";
import type { Masa, Rashi } from "@lagna/terms";
import type { FactIndex } from "../fact.ts";
import type { AlmanacDay } from "./almanac-day.ts";

/** Months in which families hold no weddings, engagements and first rites, by custom. */
export type AvoidedMonth = "dhanu" | "meena" | "adhika" | "chaturmas";

const SOLAR_MONTHS: Readonly<Partial<Record<Rashi, AvoidedMonth>>> = { sagittarius: "dhanu", pisces: "meena" };
/** From the eleventh of the bright half of Ashadha to that of Kartika, by months that end at the new moon. */
const WHOLE_CHATURMAS: ReadonlySet<Masa> = new Set(["shravana", "bhadrapada", "ashvina"]);
const ELEVENTH = 11;

function isChaturmas(masa: Masa, tithi: number): boolean {
  if (masa === "ashadha") return tithi >= ELEVENTH;
  return WHOLE_CHATURMAS.has(masa) || (masa === "kartika" && tithi < ELEVENTH);
}

/** The customs that speak against a day. */
export function findAvoidedMonths({ nativity }: FactIndex, day: AlmanacDay): readonly AvoidedMonth[] {
  const jd = julianDayUt((day.sunriseJd + day.sunsetJd) / 2);
  const sun = computeGrahaPlacements(nativity.sky, jd).find(({ id }) => id === "sun");
  const solar = sun && SOLAR_MONTHS[rashiOf(sun.longitude)];
  const lunar = computeLunarMonth(nativity.sky, jd);
  const tithi = day.spans[0]?.tithi.number ?? 1;
  return [
    ...(solar ? [solar] : []),
    ...(lunar?.adhika ? (["adhika"] as const) : []),
    ...(lunar && !lunar.adhika && isChaturmas(lunar.amanta, tithi) ? (["chaturmas"] as const) : []),
  ];
}
