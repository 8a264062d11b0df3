import { formatTithiName, type Nakshatra, NAKSHATRAS, TITHIS_OF_MONTH, VARA_WORDS } from "@lagna/terms";
import type { Fact, LocalizedText } from "../fact.ts";
import { createNatalFact } from "../facts/fact-context.ts";
import type { TimeZoneCalendar } from "../time-zone-calendar.ts";
import { composeLocalizedText, createLocalizedText, formatDay, formatNakshatra } from "../formatting/format-terms.ts";
import type { AlmanacDay } from "./almanac-day.ts";

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

export const formatTithi = (number: number): LocalizedText => {
  const name = formatTithiName(number, "en");
  return createLocalizedText(name, formatTithiName(number, "hi"), name);
};

export const formatWeekday = (vara: AlmanacDay["vara"]): LocalizedText => {
  const { en, hi } = VARA_WORDS[vara];
  return createLocalizedText(en, hi, en);
};

/** "Thursday, 26 November 2026". */
export const formatDateWithWeekday = ({ vara, date }: Pick<AlmanacDay, "vara" | "date">): LocalizedText =>
  composeLocalizedText((language) => `${formatWeekday(vara)[language]}, ${formatDay(date)[language]}`);

export const getDayFactId = ({ date }: Pick<AlmanacDay, "date">): string => {
  const pad = (number: number): string => String(number).padStart(2, "0");
  return `day-${date.year}-${pad(date.month)}-${pad(date.day)}`;
};

export const getNextTithi = (number: number): number => (number % 30) + 1;
export const getNextStar = (star: Nakshatra): Nakshatra =>
  NAKSHATRAS[(NAKSHATRAS.indexOf(star) + 1) % NAKSHATRAS.length] as Nakshatra;

/** The limb that begins in the night after a day, if one does. */
const listNightTithis = ({ spans, sunriseJd }: AlmanacDay): number[] =>
  spans.slice(-1).flatMap(({ tithi }) => (tithi.endJd < sunriseJd + 1 ? [getNextTithi(tithi.number)] : []));
const listNightStars = ({ spans, sunriseJd }: AlmanacDay): Nakshatra[] =>
  spans.slice(-1).flatMap(({ nakshatra }) => (nakshatra.endJd < sunriseJd + 1 ? [getNextStar(nakshatra.id)] : []));

/** The predicate of the facts of a calendar day, from which claims about the panchanga of a day are checked. */
export const DAY_PREDICATE = "day_limbs";

/** The value of such a fact: what holds at some time between sunrise and the next sunrise. */
export interface DayLimbs {
  /** Days since 1 January 1970. */
  readonly day: number;
  /** "shukla panchami". */
  readonly tithis: readonly string[];
  readonly nakshatras: readonly string[];
  readonly yogas: readonly string[];
  readonly karanas: readonly string[];
}

/** The panchanga of a day's light as a fact, so that an answer can cite it. */
export function buildDayFact(day: AlmanacDay, calendar: TimeZoneCalendar): Fact {
  const tithis = unique([...day.spans.map(({ tithi }) => tithi.number), ...listNightTithis(day)]);
  const stars = unique([...day.spans.map(({ nakshatra }) => nakshatra.id), ...listNightStars(day)]);
  const [sunrise, sunset] = [calendar.toLocalTime(day.sunriseJd), calendar.toLocalTime(day.sunsetJd)];
  const [rahuFrom, rahuUntil] = [calendar.toLocalTime(day.rahuKala.startJd), calendar.toLocalTime(day.rahuKala.endJd)];
  const join = (texts: readonly LocalizedText[]): LocalizedText =>
    composeLocalizedText((language) => texts.map((text) => text[language]).join(", "));
  const [date, tithi, star] = [
    formatDateWithWeekday(day),
    join(tithis.map(formatTithi)),
    join(stars.map(formatNakshatra)),
  ];
  return createNatalFact({
    id: getDayFactId(day),
    section: "panchanga",
    subject: "sky",
    predicate: DAY_PREDICATE,
    frame: "transit",
    value: {
      day: day.number,
      vara: day.vara,
      tithis: tithis.map((number) => `${number > 15 ? "krishna" : "shukla"} ${TITHIS_OF_MONTH[number - 1]}`),
      nakshatras: stars,
      yogas: unique(day.spans.map(({ yoga }) => yoga.id)),
      karanas: unique(day.spans.map(({ karana }) => karana.id)),
      sunrise,
      sunset,
      rahuKala: [rahuFrom, rahuUntil],
    },
    text: createLocalizedText(
      `${date.en}: tithi ${tithi.en}; nakshatra ${star.en}; sunrise ${sunrise}, sunset ${sunset}; rahu kaal ${rahuFrom} to ${rahuUntil}`,
      `${date.hi}: तिथि ${tithi.hi}; नक्षत्र ${star.hi}; सूर्योदय ${sunrise}, सूर्यास्त ${sunset}; राहु काल ${rahuFrom} से ${rahuUntil}`,
      `${date.hg}: tithi ${tithi.hg}; nakshatra ${star.hg}; suryoday ${sunrise}, suryast ${sunset}; rahu kaal ${rahuFrom} se ${rahuUntil}`,
    ),
  });
}
