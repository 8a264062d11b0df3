const MAX_OFFSET_SECONDS = 16 * 3600 - 1;
const padTwoDigits = (value: number): string => String(value).padStart(2, "0");

const splitSeconds = (seconds: number) => ({
  hour: Math.floor(seconds / 3600),
  minute: Math.floor(seconds / 60) % 60,
  second: seconds % 60,
});

/** Converts seconds of the day to a clock time. */
export const toClockTime = (seconds: number): { hour: number; minute: number; second: number } => splitSeconds(seconds);

/** `±HH:MM[:SS]`, east positive; null beyond any offset ever in use. */
export function formatUtcOffset(seconds: number): string | null {
  const magnitude = Math.abs(seconds);
  if (magnitude > MAX_OFFSET_SECONDS) return null;
  const { hour, minute, second } = splitSeconds(magnitude);
  return `${seconds < 0 ? "-" : "+"}${padTwoDigits(hour)}:${padTwoDigits(minute)}${second === 0 ? "" : `:${padTwoDigits(second)}`}`;
}

/** Seconds east of UTC, from `±HH:MM[:SS]`. */
export function parseUtcOffsetSeconds(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}

/** The greatest difference between local mean time and zone time, in hours, in any real zone. */
const FARTHEST_FROM_SUN_HOURS = 4.5;

/** Whether the offset fits the longitude only with the opposite sign: some programs write zones west positive. */
export function isOffsetSignReversed(offset: string, longitude: number | null): boolean {
  const [hours, sun] = [parseUtcOffsetSeconds(offset) / 3600, (longitude ?? 0) / 15];
  return longitude !== null && Math.abs(hours - sun) > FARTHEST_FROM_SUN_HOURS && Math.abs(-hours - sun) < 2;
}
