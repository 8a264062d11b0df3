import { europeanDigits } from "../../lib/i18n/format.ts";

/** How well the time of a birth is known: to the minute, to within some, by the part of the day, or not at all. */
export type TimeCertainty = "exact" | "about" | "part" | "unknown";

/** The parts of a day, each four hours, by the hour in its middle. */
export const DAY_PARTS = { small_hours: 2, morning: 6, forenoon: 10, afternoon: 14, evening: 18, night: 22 } as const;
export type DayPart = keyof typeof DAY_PARTS;
const DAY_PART_IDS = Object.keys(DAY_PARTS) as readonly DayPart[];
const PART_MINUTES = 120;

const DEFAULT_ABOUT = "15";
const MOST_MINUTES = 720;

/** The part of the day that a stated time and its uncertainty come to. */
const partOf = (hour: number | null, minute: number | null, about: number | null): DayPart | undefined =>
  about === PART_MINUTES && minute === 0 ? DAY_PART_IDS.find((id) => DAY_PARTS[id] === hour) : undefined;

interface KeptTime {
  readonly hour: number | null;
  readonly minute: number | null;
  readonly uncertainty_minutes: number | null;
  readonly time_unknown: boolean;
}

/** What a form shows of how well a time is known that was kept. */
export function certaintyOf(kept: KeptTime): { certainty: TimeCertainty; about: string; part: DayPart } {
  const { hour, minute, uncertainty_minutes: about, time_unknown: unknown } = kept;
  const part = partOf(hour, minute, about);
  const certainty = unknown ? "unknown" : part ? "part" : about === null ? "exact" : "about";
  return { certainty, about: about === null ? DEFAULT_ABOUT : String(about), part: part ?? "morning" };
}

/** How far either way a time may have been; null where it is exact or not known at all. */
export function minutesAbout({ certainty, about }: { certainty: TimeCertainty; about: string }): number | null {
  if (certainty === "part") return PART_MINUTES;
  if (certainty !== "about") return null;
  const minutes = Math.round(Number(europeanDigits(about)));
  return minutes >= 1 ? Math.min(minutes, MOST_MINUTES) : Number(DEFAULT_ABOUT);
}
