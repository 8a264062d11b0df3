import { toEuropeanDigits } from "@lagna/terms";

/**
 * How precisely the time of a birth is known: to the minute, within some minutes, by the part of the day, or not at
 * all.
 */
export const TIME_CERTAINTIES = ["exact", "about", "part", "unknown"] as const;
export type TimeCertainty = (typeof TIME_CERTAINTIES)[number];

/** The parts of a day, four hours each, by the hour in their middle. */
export const DAY_PARTS = { small_hours: 2, morning: 6, forenoon: 10, afternoon: 14, evening: 18, night: 22 } as const;
export type DayPart = keyof typeof DAY_PARTS;
export const DAY_PART_IDS = Object.keys(DAY_PARTS) as readonly DayPart[];
export const DAY_PART_HALF_WIDTH_MINUTES = 120;

const DEFAULT_UNCERTAINTY_MINUTES = "15";
const MAX_UNCERTAINTY_MINUTES = 720;

/** The fields of a form on how precisely a time is known. */
export interface CertaintyValues {
  certainty: TimeCertainty;
  /** Minutes either way. */
  about: string;
  part: DayPart;
}
export const EXACT_TIME: CertaintyValues = { certainty: "exact", about: DEFAULT_UNCERTAINTY_MINUTES, part: "morning" };

/** Parses these fields of a draft; each invalid value falls back to its default separately. */
export const parseCertainty = (stored: Readonly<Record<string, unknown>>): CertaintyValues => ({
  certainty: TIME_CERTAINTIES.find((id) => id === stored["certainty"]) ?? EXACT_TIME.certainty,
  about: typeof stored["about"] === "string" && stored["about"] !== "" ? stored["about"] : EXACT_TIME.about,
  part: DAY_PART_IDS.find((id) => id === stored["part"]) ?? EXACT_TIME.part,
});

interface StoredTime {
  readonly hour: number | null;
  readonly minute: number | null;
  readonly uncertainty_minutes: number | null;
  readonly time_unknown: boolean;
}

/** Converts a stored time to the form's fields on its certainty. */
export function toCertaintyValues({
  hour,
  minute,
  uncertainty_minutes: about,
  time_unknown,
}: StoredTime): CertaintyValues {
  if (time_unknown) return { ...EXACT_TIME, certainty: "unknown" };
  if (about === null) return EXACT_TIME;
  const part =
    about === DAY_PART_HALF_WIDTH_MINUTES && minute === 0
      ? DAY_PART_IDS.find((id) => DAY_PARTS[id] === hour)
      : undefined;
  return part
    ? { ...EXACT_TIME, certainty: "part", part }
    : { ...EXACT_TIME, certainty: "about", about: String(about) };
}

/** The uncertainty of a time in minutes either way; null where it is exact or unknown. */
export function getUncertaintyMinutes({
  certainty,
  about,
}: Pick<CertaintyValues, "certainty" | "about">): number | null {
  if (certainty === "part") return DAY_PART_HALF_WIDTH_MINUTES;
  if (certainty !== "about") return null;
  const minutes = Math.round(Number(toEuropeanDigits(about)));
  return minutes >= 1 ? Math.min(minutes, MAX_UNCERTAINTY_MINUTES) : Number(DEFAULT_UNCERTAINTY_MINUTES);
}
