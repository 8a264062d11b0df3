import type { Nakshatra, Paksha, Rashi } from "@lagna/terms";
import type { SankrantiLimit } from "../../month/sankranti.data.ts";
import type { SolarCalendar } from "../../month/solar-months.data.ts";
import type {
  AfterRule,
  Kala,
  MonthBeginRule,
  SankrantiRule,
  SolarDayRule,
  SolarTithiRule,
  StarRule,
  TithiRule,
} from "../rule.ts";

/** Sources that many rules share. */
export const SOURCES = {
  dharmaSindhu: "Dharma Sindhu, second part",
  nirnayaSindhu: "Nirnaya Sindhu, second part",
  kalamadhava: "Kalamadhava",
  drik: "Drik Panchang, printed year 2023",
  region: "almanacs of the region",
} as const;

/** A tithi as the tables write it: S1 to S15 and K1 to K15. */
type TithiCode = `${"S" | "K"}${number}`;
type Extras<Rule> = Partial<Omit<Rule, "kind" | "id">>;

const parseTithi = (code: TithiCode): { readonly paksha: Paksha; readonly tithi: number } => ({
  paksha: code.startsWith("S") ? "shukla" : "krishna",
  tithi: Number(code.slice(1)),
});

/** One row: the id, the tithi of its month, and the part of the day. */
export function tithiRule(
  id: string,
  month: TithiRule["month"],
  code: TithiCode,
  kala: Kala,
  extras: Extras<TithiRule> = {},
): TithiRule {
  return { kind: "tithi", id, month, ...parseTithi(code), kala, source: SOURCES.dharmaSindhu, ...extras };
}

export function starRule(
  id: string,
  sign: Rashi | "every",
  nakshatra: Nakshatra,
  kala: Kala,
  extras: Extras<StarRule> = {},
): StarRule {
  return { kind: "star", id, sign, nakshatra, kala, source: SOURCES.region, ...extras };
}

export function solarTithiRule(
  id: string,
  sign: Rashi,
  code: TithiCode,
  kala: Kala,
  extras: Extras<SolarTithiRule> = {},
): SolarTithiRule {
  return { kind: "solar_tithi", id, sign, ...parseTithi(code), kala, source: SOURCES.region, ...extras };
}

export function sankrantiRule(
  id: string,
  sign: Rashi,
  limit: SankrantiLimit,
  extras: Extras<SankrantiRule> = {},
): SankrantiRule {
  return { kind: "sankranti", id, sign, limit, source: SOURCES.dharmaSindhu, ...extras };
}

export function solarDayRule(
  id: string,
  calendar: SolarCalendar,
  month: number,
  day: number,
  extras: Extras<SolarDayRule> = {},
): SolarDayRule {
  return { kind: "solar_day", id, calendar, month, day, source: SOURCES.region, ...extras };
}

export function afterRule(id: string, of: string, days: number, extras: Extras<AfterRule> = {}): AfterRule {
  return { kind: "after", id, of, days, source: SOURCES.dharmaSindhu, ...extras };
}

export function monthBeginRule(
  id: string,
  month: MonthBeginRule["month"],
  system: MonthBeginRule["system"],
  extras: Extras<MonthBeginRule> = {},
): MonthBeginRule {
  return { kind: "month_begin", id, month, system, source: SOURCES.drik, ...extras };
}
