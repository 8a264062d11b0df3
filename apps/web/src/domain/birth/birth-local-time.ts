/**
 * UTC offset of the birth in milliseconds. The offset in the data is used rather than the browser's time zone,
 * because browsers lack clocks from before 1970 (Kolkata's war time, Amsterdam's +01:19:32).
 */
export function parseOffsetMs(utcOffset: string): number {
  const match = /^([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(utcOffset);
  if (!match) throw new RangeError(`UTC offset must have the form ±HH:MM[:SS], got ${utcOffset}`);
  const [, sign, hours, minutes, seconds = "0"] = match;
  const magnitude = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === "-" ? -magnitude : magnitude;
}

/** A Date whose UTC fields read as the birth place's wall clock; format it in the zone UTC. */
export function toBirthLocalDate(instant: string, utcOffset: string): Date {
  return new Date(Date.parse(instant) + parseOffsetMs(utcOffset));
}

const MINUTE_MS = 60_000;

/**
 * A time of day as almanacs print it, to the nearest minute. Within a minute of the birth, rounding would hide
 * whether the event was before or after the birth, so seconds are kept.
 */
export function toAlmanacTime(local: Date, birthLocal: string): { at: Date; options: Intl.DateTimeFormatOptions } {
  const clock: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" };
  const near = Math.abs(local.getTime() - Date.parse(`${birthLocal}Z`)) < MINUTE_MS;
  if (near) return { at: local, options: { ...clock, second: "2-digit" } };
  return { at: new Date(Math.round(local.getTime() / MINUTE_MS) * MINUTE_MS), options: clock };
}

/** A place's local mean time: four minutes a degree, to the second. */
export function computeLocalMeanOffset(longitude: number): string {
  const seconds = Math.round(Math.abs(longitude) * 240);
  const padTwo = (value: number): string => String(value).padStart(2, "0");
  return `${longitude < 0 ? "-" : "+"}${padTwo(Math.floor(seconds / 3600))}:${padTwo(Math.floor(seconds / 60) % 60)}:${padTwo(seconds % 60)}`;
}
