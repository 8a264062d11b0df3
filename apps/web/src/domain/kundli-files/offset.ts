const MOST_OFFSET_SECONDS = 16 * 3600 - 1;
const two = (value: number): string => String(value).padStart(2, "0");

const parts = (seconds: number) => ({
  hour: Math.floor(seconds / 3600),
  minute: Math.floor(seconds / 60) % 60,
  second: seconds % 60,
});

/** Of the day's seconds. */
export const clockOfHours = (seconds: number): { hour: number; minute: number; second: number } => parts(seconds);

/** `±HH:MM[:SS]`, east positive; null beyond what any clock was set by. */
export function offsetOfSeconds(seconds: number): string | null {
  const magnitude = Math.abs(seconds);
  if (magnitude > MOST_OFFSET_SECONDS) return null;
  const { hour, minute, second } = parts(magnitude);
  return `${seconds < 0 ? "-" : "+"}${two(hour)}:${two(minute)}${second === 0 ? "" : `:${two(second)}`}`;
}

/** Of `±HH:MM[:SS]`. */
export function secondsOfOffset(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}

/** The Sun's own time of a place is that many hours from a zone at most, in all zones that there are. */
const FARTHEST_FROM_SUN_HOURS = 4.5;

/** Some programs write zones west positive: where the other sign fits the longitude and this one does not, that is said. */
export function isReversed(offset: string, longitude: number | null): boolean {
  const [hours, sun] = [secondsOfOffset(offset) / 3600, (longitude ?? 0) / 15];
  return longitude !== null && Math.abs(hours - sun) > FARTHEST_FROM_SUN_HOURS && Math.abs(-hours - sun) < 2;
}
