import type { ShortDayJson } from "@lagna/panchang";
import { parseIsoParts } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import { readDayRange } from "../../question/parse-asked-time.ts";
import { readDate } from "../../request/extract/read-date.ts";
import type { AlmanacPort, AskedPlace } from "../answerer.ts";
import { shiftDate } from "../day/day-scene.ts";
import { formatWeekdayAndDate } from "./festival-scene.ts";

/** Civil dates from the first to the last, and what they are called. */
export interface Stretch {
  readonly from: string;
  readonly until: string;
  readonly name: LocalizedText;
}

const MONTH_DAYS = 31;
const NEXT_DAYS: LocalizedText = { en: "in the next 30 days", hi: "अगले 30 दिनों में", hg: "agle 30 din mein" };

/** The days of more than one that a text names, at most a month of them; `null` if it names none. */
export function findStretch(text: string | null, today: string): Stretch | null {
  const parts = parseIsoParts(today);
  const range = text === null || !parts ? null : readDayRange(text, { today: parts, birthDay: null });
  if (!range || range.until - range.from <= 1) return null;
  const from = new Date(range.from * 86_400_000).toISOString().slice(0, 10);
  return { from, until: shiftDate(from, Math.min(MONTH_DAYS, range.until - range.from) - 1), name: range.name };
}

/** The next thirty days. */
export const getNextDays = (today: string): Stretch => ({
  from: today,
  until: shiftDate(today, MONTH_DAYS - 1),
  name: NEXT_DAYS,
});

/** The days that a text names, at most a month of them; the next thirty if it names none. */
export function readStretch(text: string | null, today: string): Stretch {
  const date = text === null ? null : readDate(text, today);
  return (
    findStretch(text, today) ??
    (date === null ? getNextDays(today) : { from: date, until: date, name: formatWeekdayAndDate(date) })
  );
}

/** The days of a stretch, as the months of the almanac have them. */
export async function readDaysOfStretch(
  almanac: AlmanacPort,
  place: AskedPlace,
  { from, until }: Pick<Stretch, "from" | "until">,
): Promise<readonly ShortDayJson[]> {
  const months = [...new Set([from.slice(0, 7), until.slice(0, 7)])];
  const days = (await Promise.all(months.map((month) => almanac.readMonth(place, month)))).flat();
  return days.filter(({ date }) => date >= from && date <= until);
}

const DAY_AND_MONTH = { day: "numeric", month: "long", timeZone: "UTC" } as const;
export const formatDayAndMonth = (date: string): LocalizedText =>
  composeLocalizedText((language) =>
    new Intl.DateTimeFormat(language === "hi" ? "hi-IN-u-nu-latn" : "en-IN", DAY_AND_MONTH).format(
      new Date(`${date}T00:00:00Z`),
    ),
  );
