import type { JulianDayUt } from "@lagna/jyotish";
import { julianDayUt } from "@lagna/jyotish/core";
import { toUtcMidnight } from "@lagna/terms";
import type { NativeSwissEphemeris } from "./native-binding.ts";

/** A year before the first of births, so that their sections are complete: -001001-01-01T00:00Z, and 2400-01-01T00:00Z. */
const FIRST_UTC_MS = toUtcMidnight({ year: -1001, month: 1, day: 1 });
const END_UTC_MS = toUtcMidnight({ year: 2400, month: 1, day: 1 });

const GREGORIAN = 1;

function assertInRange(utcMs: number): void {
  if (!(utcMs >= FIRST_UTC_MS && utcMs < END_UTC_MS)) {
    throw new RangeError(`instant must be in the years −1001 to 2399, got ${utcMs} ms from 1970`);
  }
}

/** 1970-01-01T00:00. */
const UNIX_EPOCH_JD = 2_440_587.5;
const MILLISECONDS_PER_DAY = 86_400_000;

/** Treats a clock's reading as UT1, without conversion. @throws RangeError outside −1001 to 2399. */
export function julianDayFromUt(utMs: number): JulianDayUt {
  assertInRange(utMs);
  return julianDayUt(UNIX_EPOCH_JD + utMs / MILLISECONDS_PER_DAY);
}

/** The inverse, to the nearest millisecond. */
export function utFromJulianDay(jd: number): number {
  return Math.round((julianDayUt(jd) - UNIX_EPOCH_JD) * MILLISECONDS_PER_DAY);
}

/**
 * UTC to UT1, the default of the project: `utc_to_jd`. From 1972 on, UTC is converted to TT by the leap seconds and
 * from there to UT1 by Swiss Ephemeris' delta T (the two differ by less than 0.9 s, or 13″ of lagna). Before 1972, and
 * after the last known leap second, UTC is treated as UT1.
 * @throws RangeError outside −1001 to 2399.
 */
export function julianDayFromUtc(native: NativeSwissEphemeris, utcMs: number): JulianDayUt {
  assertInRange(utcMs);
  const utc = new Date(Math.floor(utcMs));
  const seconds = utc.getUTCSeconds() + (utcMs - Math.floor(utcMs / 1000) * 1000) / 1000;
  const result = native.utc_to_jd(
    utc.getUTCFullYear(),
    utc.getUTCMonth() + 1,
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
    seconds,
    GREGORIAN,
  );
  if (result.flag !== 0) throw new Error(`Swiss Ephemeris refused the date ${utc.toISOString()}: ${result.error}`);
  return julianDayUt(result.data[1]);
}

/** The inverse, by `jdut1_to_utc`, to the nearest millisecond. Needs no data file, so its range is unlimited. */
export function utcFromJulianDay(native: NativeSwissEphemeris, jd: number): number {
  if (!Number.isFinite(jd)) throw new RangeError(`julian day must be finite, got ${jd}`);
  const { year, month, day, hour, minute, second } = native.jdut1_to_utc(jd, GREGORIAN);
  return toUtcMidnight({ year, month, day }) + (hour * 60 + minute) * 60_000 + Math.round(second * 1000);
}
