import { europeanDigits } from "../../lib/i18n/format.ts";

/** How well the time of a birth is known: to the minute, to within some, by the part of the day, or not at all. */
export const TIME_CERTAINTIES = ["exact", "about", "part", "unknown"] as const;
export type TimeCertainty = (typeof TIME_CERTAINTIES)[number];

/** The parts of a day, each four hours, by the hour in its middle. */
export const DAY_PARTS = { small_hours: 2, morning: 6, forenoon: 10, afternoon: 14, evening: 18, night: 22 } as const;
export type DayPart = keyof typeof DAY_PARTS;
export const DAY_PART_IDS = Object.keys(DAY_PARTS) as readonly DayPart[];
export const PART_MINUTES = 120;

const DEFAULT_ABOUT = "15";
const MOST_MINUTES = 720;

/** What a form holds of how well a time is known. */
export interface CertaintyValues {
  certainty: TimeCertainty;
  /** Minutes either way. */
  about: string;
  part: DayPart;
}
export const EXACT: CertaintyValues = { certainty: "exact", about: DEFAULT_ABOUT, part: "morning" };

/** A draft may hold anything: what is none of the choices falls back alone. */
export const readCertainty = (stored: Readonly<Record<string, unknown>>): CertaintyValues => ({
  certainty: TIME_CERTAINTIES.find((id) => id === stored["certainty"]) ?? EXACT.certainty,
  about: typeof stored["about"] === "string" && stored["about"] !== "" ? stored["about"] : EXACT.about,
  part: DAY_PART_IDS.find((id) => id === stored["part"]) ?? EXACT.part,
});

interface KeptTime {
  readonly hour: number | null;
  readonly minute: number | null;
  readonly uncertainty_minutes: number | null;
  readonly time_unknown: boolean;
}

/** What a form shows of how well a time is known that was kept. */
export function certaintyOf({ hour, minute, uncertainty_minutes: about, time_unknown }: KeptTime): CertaintyValues {
  if (time_unknown) return { ...EXACT, certainty: "unknown" };
  if (about === null) return EXACT;
  const part = about === PART_MINUTES && minute === 0 ? DAY_PART_IDS.find((id) => DAY_PARTS[id] === hour) : undefined;
  return part ? { ...EXACT, certainty: "part", part } : { ...EXACT, certainty: "about", about: String(about) };
}

/** How far either way a time may have been; null where it is exact or not known at all. */
export function minutesAbout({ certainty, about }: Pick<CertaintyValues, "certainty" | "about">): number | null {
  if (certainty === "part") return PART_MINUTES;
  if (certainty !== "about") return null;
  const minutes = Math.round(Number(europeanDigits(about)));
  return minutes >= 1 ? Math.min(minutes, MOST_MINUTES) : Number(DEFAULT_ABOUT);
}
