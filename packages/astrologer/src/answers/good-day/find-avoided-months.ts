import type { DayJson } from "@lagna/panchang";
import type { Masa, Rashi } from "@lagna/terms";

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
export function findAvoidedMonths({
  sun,
  masa,
  tithi,
}: Pick<DayJson, "sun" | "masa" | "tithi">): readonly AvoidedMonth[] {
  const solar = sun.sign === null ? undefined : SOLAR_MONTHS[sun.sign];
  return [
    ...(solar ? [solar] : []),
    ...(masa?.adhika ? (["adhika"] as const) : []),
    ...(masa && !masa.adhika && isChaturmas(masa.amanta, tithi[0]?.number ?? 1) ? (["chaturmas"] as const) : []),
  ];
}
