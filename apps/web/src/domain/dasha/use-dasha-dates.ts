import type { KundliData } from "@lagna/contract";
import { useMemo } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { toBirthLocalDate } from "../birth/birth-local-time.ts";

export interface DashaDates {
  /** "4 May 1998"; with the time of day for a short period. */
  date: (instant: string, short: boolean) => string;
  month: (instant: string) => string;
  /** "Nov 2013" */
  shortMonth: (instant: string) => string;
  /** "10 Mar", where the year is clear from the context. */
  day: (instant: string) => string;
  year: (instant: string) => string;
  /** "2011–28" */
  years: (start: string, end: string) => string;
  /** Age in whole years; null before birth. */
  age: (instant: string) => string | null;
}

/** What a tree of periods writes. */
export type TreeDates = Pick<DashaDates, "date" | "age">;

/** Whether the last two digits of a year tell it from the one that begins the period. */
const hasFourDigitYear = (instant: string): boolean => new Date(instant).getUTCFullYear() >= 1000;

/** Formats dates of periods on the birth place's clock. */
export function useDashaDates({
  utc,
  utc_offset: utcOffset,
}: Pick<KundliData["birth"], "utc" | "utc_offset">): DashaDates {
  const format = useFormat();
  return useMemo(() => {
    const formatDate = (instant: string, options: Intl.DateTimeFormatOptions) =>
      format.date(toBirthLocalDate(instant, utcOffset), { ...options, timeZone: "UTC" });
    const year = (instant: string) => formatDate(instant, { year: "numeric" });
    return {
      date: (instant, short) =>
        formatDate(instant, {
          day: "numeric",
          month: "short",
          year: "numeric",
          ...(short ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" as const } : {}),
        }),
      month: (instant) => formatDate(instant, { month: "long", year: "numeric" }),
      shortMonth: (instant) => formatDate(instant, { month: "short", year: "numeric" }),
      day: (instant) => formatDate(instant, { day: "numeric", month: "short" }),
      year,
      years: (start, end) =>
        [start, end].every(hasFourDigitYear) ? `${year(start)}–${year(end).slice(-2)}` : `${year(start)}–${year(end)}`,
      age: (instant) => {
        const [birth, local] = [toBirthLocalDate(utc, utcOffset), toBirthLocalDate(instant, utcOffset)];
        if (local < birth) return null;
        const years = local.getUTCFullYear() - birth.getUTCFullYear();
        const birthday = new Date(birth).setUTCFullYear(birth.getUTCFullYear() + years);
        return format.number(local.getTime() < birthday ? years - 1 : years);
      },
    };
  }, [format, utc, utcOffset]);
}

/** What a tree of periods within one year writes: dates by the clock of a zone, and no ages. */
export function useZoneDates(timeZone: string): TreeDates {
  const format = useFormat();
  return useMemo(
    () => ({
      date: (instant) => format.date(instant, { day: "numeric", month: "short", year: "numeric", timeZone }),
      age: () => null,
    }),
    [format, timeZone],
  );
}

/** In periods under forty days the time of day matters. */
export const isShortPeriod = ({ start, end }: { start: string; end: string }): boolean =>
  Date.parse(end) - Date.parse(start) < 40 * 86_400_000;
