import { toEuropeanDigits } from "@lagna/terms";

export interface TimeParts {
  hour: number;
  /** Absent where only the hour was given: 7 pm. */
  minute?: number;
  second?: number;
}

/** Half of the day, as written after the digits; the Hindi words may also precede them. */
const MORNING = /^(?:a\.?\s?m\.?|सुबह|प्रातः)$/;
const EVENING = /^(?:p\.?\s?m\.?|शाम|दोपहर|सायं)$/;

/**
 * Parses a time of day with more than an hour: 7:35, 19.35, 7:35:20, 7pm, 7:35 p.m., शाम 7:35; alone or after a date.
 * @returns the time in 24 hours, 0–23; null for a bare number and for anything that is not a time
 */
export function parseTime(text: string): TimeParts | null {
  const normalized = toEuropeanDigits(text).trim().toLowerCase();
  const [, before, hourText, minuteText, secondText, after] =
    /(?:^|[\s,t])(सुबह|प्रातः|शाम|दोपहर|सायं)?\s*(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?:\s?[:.]\s?(\d{2}))?)?\s*(a\.?\s?m\.?|p\.?\s?m\.?|बजे)?$/.exec(
      normalized,
    ) ?? [];
  if (hourText === undefined) return null;
  const half = before ?? after ?? "";
  if (minuteText === undefined && !MORNING.test(half) && !EVENING.test(half)) return null;
  const hour = to24Hours(Number(hourText), half);
  const [minute, second] = [minuteText, secondText].map((part) => (part === undefined ? undefined : Number(part)));
  if (hour > 23 || (minute ?? 0) > 59 || (second ?? 0) > 59) return null;
  return { hour, ...(minute !== undefined && { minute }), ...(second !== undefined && { second }) };
}

/** 12 am is midnight, 12 pm is noon; 19 pm is 19. */
function to24Hours(hour: number, half: string): number {
  if (MORNING.test(half)) return hour === 12 ? 0 : hour;
  if (EVENING.test(half)) return hour < 12 ? hour + 12 : hour;
  return hour;
}
