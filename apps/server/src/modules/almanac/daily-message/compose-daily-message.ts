import type { DailyMessageChoices, Today } from "@lagna/contract";
import { formatTithiName, getWord, type Language, NAKSHATRA_WORDS } from "@lagna/terms";
import { DAILY_TEXTS } from "./daily-texts.data.ts";

/** The message of one day, without how to end it. */
export interface DailyTexts {
  readonly title: string;
  /** The sentence of the day, then its data, a line each. */
  readonly lines: readonly string[];
}

const DAY_MS = 86_400_000;
/** The good hours that are named. */
const MAX_GOOD = 2;

const clock = (instant: string): string => instant.slice(11, 16);

const formatDay = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language === "hi" ? "hi-IN-u-nu-latn" : "en-IN", {
    dateStyle: "full",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));

/** An end on a later date has the date before it. */
function formatEnd(end: string, date: string, language: Language): string {
  if (end.slice(0, 10) === date) return clock(end);
  const day = new Intl.DateTimeFormat(language === "hi" ? "hi-IN-u-nu-latn" : "en-IN", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(`${end.slice(0, 10)}T00:00:00Z`));
  return `${day} ${clock(end)}`;
}

/** The message of a day: the sentence, the limbs, good hours, and festivals. It names what suits the day, and nothing to be afraid of. */
export function composeDailyMessage(today: Today, { language }: Pick<DailyMessageChoices, "language">): DailyTexts {
  const text = DAILY_TEXTS[language];
  const { date, place, sentence, advice, chart, day, next } = today;
  const [tithi] = day.tithi;
  const [star] = day.nakshatra;
  const until = (end: string): string => formatEnd(end, date, language);
  const good = (day.choghadiya ?? []).filter(({ quality, night }) => quality === "good" && !night).slice(0, MAX_GOOD);
  const tomorrow = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
  const namesOn = (on: string): string =>
    next
      .filter((each) => each.date === on)
      .map(({ name }) => name)
      .join(", ");
  return {
    title: text.title(formatDay(date, language), place.name),
    lines: [
      chart ? `${sentence} ${advice}` : sentence,
      ...(namesOn(date) === "" ? [] : [text.festivalToday(namesOn(date))]),
      ...(namesOn(tomorrow) === "" ? [] : [text.festivalTomorrow(namesOn(tomorrow))]),
      ...(tithi ? [text.tithi(formatTithiName(tithi.number, language), until(tithi.end))] : []),
      ...(star ? [text.star(getWord(NAKSHATRA_WORDS[star.name], language), until(star.end))] : []),
      ...(day.sunrise && day.sunset ? [text.sun(clock(day.sunrise), clock(day.sunset))] : []),
      ...good.map(({ id, start, end }) => text.good(text.choghadiya[id] ?? id, clock(start), clock(end))),
    ],
  };
}
