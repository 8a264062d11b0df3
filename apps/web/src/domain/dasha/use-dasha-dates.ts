import { useMemo } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { onBirthClock } from "../birth/birth-clock.ts";

export interface DashaDates {
  /** 4 May 1998; with the time of day where the period is short. */
  date: (instant: string, short: boolean) => string;
  month: (instant: string) => string;
  year: (instant: string) => string;
}

/** Dates of periods on the birth place's clock. */
export function useDashaDates(utcOffset: string): DashaDates {
  const format = useFormat();
  return useMemo(() => {
    const show = (instant: string, options: Intl.DateTimeFormatOptions) =>
      format.date(onBirthClock(instant, utcOffset), { ...options, timeZone: "UTC" });
    return {
      date: (instant, short) =>
        show(instant, {
          day: "numeric",
          month: "short",
          year: "numeric",
          ...(short ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" as const } : {}),
        }),
      month: (instant) => show(instant, { month: "long", year: "numeric" }),
      year: (instant) => show(instant, { year: "numeric" }),
    };
  }, [format, utcOffset]);
}

/** Under forty days, the time of day counts. */
export const isShort = ({ start, end }: { start: string; end: string }): boolean =>
  Date.parse(end) - Date.parse(start) < 40 * 86_400_000;
