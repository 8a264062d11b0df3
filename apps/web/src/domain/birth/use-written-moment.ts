import { MONTH_NAMES } from "@lagna/terms";
import { europeanDigits } from "../../lib/i18n/format.ts";
import type { BirthFormValues } from "./birth-form-values.ts";
import { useBirthForm } from "./birth-form-context.ts";
import { readDate } from "./written-date.ts";
import { readTime, type TimeParts } from "./written-time.ts";

/** Filled by the person, whichever box it was typed in. */
export const TYPED = { shouldDirty: true, shouldTouch: true } as const;

type Moment = Pick<BirthFormValues, "year" | "month" | "day" | "hour" | "minute" | "second">;

/**
 * Puts a date or time that was written whole into one box into the boxes it belongs to.
 * @returns whether there was one
 */
export function useWrittenMoment(): (text: string, box: keyof Moment) => boolean {
  const { form } = useBirthForm();
  return (text, box) => {
    const date = readDate(text);
    const time = readTime(text) ?? (box === "minute" ? minuteWithHalf(text, form.getValues("hour")) : null);
    const parts: Partial<Moment> = {
      ...(date && { year: String(date.year), month: MONTH_NAMES[date.month - 1] as string, day: String(date.day) }),
      ...(time && textOf(time)),
    };
    const names = Object.keys(parts) as (keyof Moment)[];
    for (const name of names) form.setValue(name, parts[name] as string, TYPED);
    // Whoever writes a time knows one.
    if (time && ["part", "unknown"].includes(form.getValues("certainty"))) form.setValue("certainty", "exact", TYPED);
    if (names.length > 0) void form.trigger(names);
    return names.length > 0;
  };
}

const textOf = ({ hour, minute, second }: TimeParts): Partial<Moment> => ({
  hour: String(hour),
  ...(minute !== undefined && { minute: String(minute), second: String(second ?? 0) }),
});

/** "35 pm" in the box of the minute speaks of the hour too. */
function minuteWithHalf(text: string, hour: string): TimeParts | null {
  const [, minute, half] = /^\s*(\d{1,2})\s*([ap]\.?m\.?)\s*$/i.exec(europeanDigits(text)) ?? [];
  return minute && half ? readTime(`${europeanDigits(hour).trim()}:${minute.padStart(2, "0")} ${half}`) : null;
}
