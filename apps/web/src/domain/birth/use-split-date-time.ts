import { type TimeParts, parseDate, parseTime } from "@lagna/birth-tables";
import { MONTH_NAMES, toEuropeanDigits } from "@lagna/terms";
import type { BirthFormValues } from "./birth-form-values.ts";
import { useBirthForm } from "./birth-form-context.ts";
import { toTypedYear } from "./typed-date.ts";

/** Options for values entered by the user, in whichever field they were typed. */
export const USER_INPUT_OPTIONS = { shouldDirty: true, shouldTouch: true } as const;

type DateTimeValues = Pick<BirthFormValues, "era" | "year" | "month" | "day" | "hour" | "minute" | "second">;

/**
 * Splits a complete date or time typed into one field into all the fields it belongs to.
 * @returns whether the text was a complete date or time
 */
export function useSplitDateTime(): (text: string, box: keyof DateTimeValues) => boolean {
  const { form } = useBirthForm();
  return (text, box) => {
    const date = parseDate(text);
    const time = parseTime(text) ?? (box === "minute" ? parseMinuteWithMeridiem(text, form.getValues("hour")) : null);
    const parts: Partial<DateTimeValues> = {
      ...(date && { ...toTypedYear(date.year), month: MONTH_NAMES[date.month - 1] as string, day: String(date.day) }),
      ...(time && toFieldValues(time)),
    };
    const names = Object.keys(parts) as (keyof DateTimeValues)[];
    for (const name of names) form.setValue(name, parts[name] as DateTimeValues[typeof name], USER_INPUT_OPTIONS);
    // Entering a time means that it is known.
    if (time && ["part", "unknown"].includes(form.getValues("certainty")))
      form.setValue("certainty", "exact", USER_INPUT_OPTIONS);
    if (names.length > 0) void form.trigger(names);
    return names.length > 0;
  };
}

const toFieldValues = ({ hour, minute, second }: TimeParts): Partial<DateTimeValues> => ({
  hour: String(hour),
  ...(minute !== undefined && { minute: String(minute), second: String(second ?? 0) }),
});

/** "35 pm" in the minute field also determines the hour. */
function parseMinuteWithMeridiem(text: string, hour: string): TimeParts | null {
  const [, minute, half] = /^\s*(\d{1,2})\s*([ap]\.?m\.?)\s*$/i.exec(toEuropeanDigits(text)) ?? [];
  return minute && half ? parseTime(`${toEuropeanDigits(hour).trim()}:${minute.padStart(2, "0")} ${half}`) : null;
}
