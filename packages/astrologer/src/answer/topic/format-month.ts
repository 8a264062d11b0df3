import { HINDI_MONTH_NAMES, MONTH_NAMES } from "@lagna/terms";
import { type TimeZoneCalendar, createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { FactIndex, LocalizedText } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { createLocalizedText, composeLocalizedText } from "../../formatting/format-terms.ts";

/** Days 1 to 10 are early, 11 to 20 mid, from 21 on late. */
const getMonthPart = (day: number): "early" | "mid" | "late" => (day <= 10 ? "early" : day <= 20 ? "mid" : "late");
const EN = { early: "early ", mid: "mid-", late: "late " } as const;
const HI = { early: " के शुरू", mid: " के मध्य", late: " के अंत" } as const;
const HG = { early: " ke shuru", mid: " ke madhya", late: " ke ant" } as const;

/** An instant by part of month: "late June 2027", "जून 2027 के अंत", "June 2027 ke ant". */
export function formatMonth(calendar: TimeZoneCalendar, jd: number): LocalizedText {
  const { year, month, day } = calendar.toCalendarDay(jd);
  const [name, hindi, at] = [
    MONTH_NAMES[month - 1] as string,
    HINDI_MONTH_NAMES[month - 1] as string,
    getMonthPart(day),
  ];
  return createLocalizedText(`${EN[at]}${name} ${year}`, `${hindi} ${year}${HI[at]}`, `${name} ${year}${HG[at]}`);
}

/** Up to this spread, in days, an edge is "around"; beyond it is "very roughly". */
const AROUND_DAYS = 21;
const AROUND = createLocalizedText("around", "लगभग", "lagbhag");
const ROUGHLY = createLocalizedText("very roughly", "मोटे तौर पर", "mote taur par");

/** The start or end of a dasha period, marked as approximate if it depends on an uncertain birth time: "around mid-June 2028". */
export function formatPeriodEdge(index: FactIndex, id: string, edge: "start" | "end", jd: number): LocalizedText {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const at = index.possibleIndexes.flatMap((one) => {
    const value = findFactById(one, id)?.value as Partial<Record<typeof edge, string>> | undefined;
    const instant = value?.[edge];
    return instant === undefined ? [] : [calendar.toJd(Date.parse(instant))];
  });
  const formatted = formatMonth(calendar, jd);
  if (at.every((one) => formatMonth(calendar, one).en === formatted.en)) return formatted;
  const maxDeviation = Math.max(...at.map((one) => Math.abs(one - jd)));
  const word = maxDeviation <= AROUND_DAYS ? AROUND : ROUGHLY;
  return composeLocalizedText((language) => `${word[language]} ${formatted[language]}`);
}
