import { MONTH_NAMES } from "@lagna/terms";
import { onBirthClock } from "../../birth/birth-clock.ts";
import type { PickedTime } from "./rectifying.ts";

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** The middle of a stretch on the birth's own clock, to the second, and its half width in whole minutes, at least one. */
export function pickedTime({ from, until }: { from: string; until: string }, utcOffset: string): PickedTime {
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const middle = Math.round((start + end) / 2 / SECOND_MS) * SECOND_MS;
  const local = onBirthClock(new Date(middle).toISOString(), utcOffset);
  return {
    year: String(local.getUTCFullYear()),
    month: MONTH_NAMES[local.getUTCMonth()] ?? "",
    day: String(local.getUTCDate()),
    hour: String(local.getUTCHours()),
    minute: String(local.getUTCMinutes()),
    second: String(local.getUTCSeconds()),
    certainty: "about",
    about: String(Math.max(1, Math.ceil((end - start) / 2 / MINUTE_MS))),
  };
}
