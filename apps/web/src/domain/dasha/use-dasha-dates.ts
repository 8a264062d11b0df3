import type { KundliData } from "@lagna/contract";
import { useMemo } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { onBirthClock } from "../birth/birth-clock.ts";

export interface DashaDates {
  /** 4 May 1998; with the time of day where the period is short. */
  date: (instant: string, short: boolean) => string;
  month: (instant: string) => string;
  /** Nov 2013 */
  shortMonth: (instant: string) => string;
  /** 10 Mar: where the year is plain from what stands around it. */
  day: (instant: string) => string;
  year: (instant: string) => string;
  /** 2011–28 */
  years: (start: string, end: string) => string;
  /** Whole years lived by then; null before birth. */
  age: (instant: string) => string | null;
}

/** Dates of periods on the birth place's clock. */
export function useDashaDates({
  utc,
  utc_offset: utcOffset,
}: Pick<KundliData["birth"], "utc" | "utc_offset">): DashaDates {
  const format = useFormat();
  return useMemo(() => {
    const show = (instant: string, options: Intl.DateTimeFormatOptions) =>
      format.date(onBirthClock(instant, utcOffset), { ...options, timeZone: "UTC" });
    const year = (instant: string) => show(instant, { year: "numeric" });
    return {
      date: (instant, short) =>
        show(instant, {
          day: "numeric",
          month: "short",
          year: "numeric",
          ...(short ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" as const } : {}),
        }),
      month: (instant) => show(instant, { month: "long", year: "numeric" }),
      shortMonth: (instant) => show(instant, { month: "short", year: "numeric" }),
      day: (instant) => show(instant, { day: "numeric", month: "short" }),
      year,
      years: (start, end) => `${year(start)}–${year(end).slice(-2)}`,
      age: (instant) => {
        const [born, then] = [onBirthClock(utc, utcOffset), onBirthClock(instant, utcOffset)];
        if (then < born) return null;
        const years = then.getUTCFullYear() - born.getUTCFullYear();
        const birthday = new Date(born).setUTCFullYear(born.getUTCFullYear() + years);
        return format.number(then.getTime() < birthday ? years - 1 : years);
      },
    };
  }, [format, utc, utcOffset]);
}

/** Under forty days, the time of day counts. */
export const isShort = ({ start, end }: { start: string; end: string }): boolean =>
  Date.parse(end) - Date.parse(start) < 40 * 86_400_000;
