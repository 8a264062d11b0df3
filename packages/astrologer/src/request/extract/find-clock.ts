import { parseBirthTime } from "../../typed-time/parse-birth-time.ts";
import { parseNodes } from "../../typed-time/tokenise.ts";

/** A time of day, 24 hours. */
export interface AskedClock {
  readonly hour: number;
  readonly minute: number;
}

/** Between these, an hour without "am" or "pm" is one of the day: "at 7" of an almanac is the evening, "at 9" the morning. */
const FIRST_HOUR_OF_DAY = 8;
const NOON = 12;

/** The time of day that a text names: "at 7 in the evening", "shaam 7 baje"; `null` if it names none. */
export function findClock(text: string): AskedClock | null {
  const { time, half } = parseBirthTime(parseNodes(text));
  if (time !== null && time !== "unknown") return { hour: time.hour, minute: time.minute };
  if (half === null) return null;
  const hour = half.hour % NOON;
  return { hour: hour < FIRST_HOUR_OF_DAY ? hour + NOON : hour, minute: half.minute };
}
