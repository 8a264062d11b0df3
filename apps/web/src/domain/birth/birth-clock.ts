/**
 * Instants on the clock of the birth: its own offset is applied, not the browser's idea of the zone, because browsers have forgotten
 * clocks of before 1970 (Kolkata's war time, Amsterdam's +01:19:32).
 */
export function offsetMs(utcOffset: string): number {
  const match = /^([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(utcOffset);
  if (!match) throw new RangeError(`a UTC offset looks like +05:30, got ${utcOffset}`);
  const [, sign, hours, minutes, seconds = "0"] = match;
  const magnitude = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === "-" ? -magnitude : magnitude;
}

/** To be formatted in the zone UTC: a Date whose UTC fields read as the birth place's wall clock. */
export function onBirthClock(instant: string, utcOffset: string): Date {
  return new Date(Date.parse(instant) + offsetMs(utcOffset));
}

const MINUTE_MS = 60_000;

/**
 * A time of day as almanacs print it, to the nearest minute. Within a minute of the birth that would hide on which side of it the
 * birth fell, so there the seconds stay.
 */
export function printedTime(local: Date, birthLocal: string): { at: Date; options: Intl.DateTimeFormatOptions } {
  const clock: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" };
  const near = Math.abs(local.getTime() - Date.parse(`${birthLocal}Z`)) < MINUTE_MS;
  if (near) return { at: local, options: { ...clock, second: "2-digit" } };
  return { at: new Date(Math.round(local.getTime() / MINUTE_MS) * MINUTE_MS), options: clock };
}

/** A place's local mean time: four minutes a degree, to the second. */
export function localMeanOffset(longitude: number): string {
  const seconds = Math.round(Math.abs(longitude) * 240);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${longitude < 0 ? "-" : "+"}${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
