import { formatIsoDateTime } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import type { TimeSpan } from "../day/spans.ts";

/** Writes an instant as ISO 8601 with the offset of the place's clock: `2026-11-08T17:32:05+05:30`. */
export type FormatInstant = (jd: number) => string;

const SECOND = 1000;
const MINUTE = 60_000;

function roundMilliseconds(milliseconds: number, minutes: "exact" | "cut" | "rounded"): number {
  if (minutes === "cut") return Math.floor(milliseconds / MINUTE) * MINUTE;
  if (minutes === "rounded") return Math.round(milliseconds / MINUTE) * MINUTE;
  return Math.round(milliseconds / SECOND) * SECOND;
}

const two = (value: number): string => String(value).padStart(2, "0");

function formatOffset(seconds: number): string {
  const size = Math.abs(seconds);
  const rest = size % 60;
  const sign = seconds < 0 ? "-" : "+";
  return `${sign}${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}${rest === 0 ? "" : `:${two(rest)}`}`;
}

/**
 * The formatter of an almanac: on its place's clock, to the second, or to the whole minute that its preset prints (cut or
 * rounded on that clock).
 */
export function createInstantFormat({ ephemeris, place, settings }: Almanac): FormatInstant {
  return (jd) => {
    const exact = ephemeris.utcMilliseconds(jd);
    const offset = place.findClockOffset(exact);
    const local = roundMilliseconds(exact + offset * SECOND, settings.minutes);
    return `${formatIsoDateTime(local)}${formatOffset(offset)}`;
  };
}

/** A stretch of time as the API has it. */
export interface SpanJson {
  readonly start: string;
  readonly end: string;
}

export const presentSpan = ({ startJd, endJd }: TimeSpan, format: FormatInstant): SpanJson => ({
  start: format(startJd),
  end: format(endJd),
});
