import type { Almanac } from "../almanac.ts";
import { REGIONS_OF_ZONES } from "../festival/regions.data.ts";
import { getYear, toDayNumber } from "../sky/civil-date.ts";
import { findBangladeshDay } from "./bangladesh-calendar.ts";
import type { SankrantiLimit } from "./sankranti.data.ts";
import { findHinduFrame, getSankrantiLimit } from "./sankranti.ts";
import { SOLAR_MONTHS, type SolarCalendar } from "./solar-months.data.ts";
import { findSiddhantaEntry, type Siddhanta } from "./siddhanta-sun.ts";

/** A day of a solar month, with the year it belongs to. */
export interface SolarDay {
  readonly calendar: SolarCalendar;
  /** 1 for that of the Sun in Aries, also where the year begins later. */
  readonly month: number;
  readonly name: string;
  readonly day: number;
  readonly year: number;
}

/** A month begins on the day of the Sun's entry if that is before the limit, else on the next; and some days after that day. */
interface EntryRule {
  readonly limit: SankrantiLimit;
  readonly daysAfter: number;
  /** Whose Sun: the almanac's, or that of an old treatise. */
  readonly sun: "true" | Siddhanta;
}

const ENTRY_RULES: Readonly<Record<"tamil" | "malayalam" | "bengali" | "odia", EntryRule>> = {
  tamil: { limit: "sunset", daysAfter: 0, sun: "aryabhatiya" },
  malayalam: { limit: "aparahna", daysAfter: 0, sun: "true" },
  bengali: { limit: "midnight", daysAfter: 1, sun: "surya_siddhanta" },
  odia: { limit: "hindu_day", daysAfter: 0, sun: "true" },
};

/** The month with which the year begins (0 is that of Aries), and what its number is more than that of the common era then. */
const YEARS: Readonly<Record<SolarCalendar, { readonly firstMonth: number; readonly offset: number }>> = {
  // The Shaka year, by which Tamil years have their names.
  tamil: { firstMonth: 0, offset: -78 },
  malayalam: { firstMonth: 4, offset: -824 },
  bengali: { firstMonth: 0, offset: -593 },
  bangladesh: { firstMonth: 0, offset: -593 },
  odia: { firstMonth: 0, offset: -593 },
  nepali: { firstMonth: 0, offset: 57 },
};

/** The calendar of Nepal is one for the whole country, by the mean time of Kathmandu. */
const KATHMANDU_DAYS = 85.324 / 360;
/** Sunrise in Kathmandu in the middle of July, and sunset in the middle of January, as parts of the date. */
const [JULY_SUNRISE, JANUARY_SUNSET] = [5.3 / 24, 17.37 / 24];
const [CANCER, CAPRICORN] = [3, 9];

/**
 * The first day of a month of Nepal: the date of the Sun's entry; into Cancer before sunrise the date before, and into Capricorn after
 * sunset the next, whose merit time it is (Dharma Sindhu).
 */
function findNepaliFirst(entryJd: number, sign: number): number {
  const local = entryJd + KATHMANDU_DAYS - 2_440_587.5;
  const date = Math.floor(local);
  if (sign === CANCER && local - date < JULY_SUNRISE) return date - 1;
  if (sign === CAPRICORN && local - date >= JANUARY_SUNSET) return date + 1;
  return date;
}

interface SolarMonth {
  readonly sign: number;
  readonly firstDay: number;
}

/** The Sun's last entries before a date, latest first, and one after it. */
function listEntries(
  almanac: Almanac,
  dayNumber: number,
  sun: EntryRule["sun"],
): readonly { sign: number; jd: number }[] {
  const jd = dayNumber + 2_440_588;
  const sign = Math.floor((((almanac.sky.sun(jd) % 360) + 360) % 360) / 30);
  return [1, 0, -1].flatMap((step) => {
    const part = (sign + step + 12) % 12;
    const near = jd + step * 30.4 - 15;
    if (sun !== "true") return [{ sign: part, jd: findSiddhantaEntry(sun, part, near) }];
    const entry = almanac.sunSigns.slice(1).find((span) => span.part === part && Math.abs(span.startJd - near) < 60);
    return entry ? [{ sign: part, jd: entry.startJd }] : [];
  });
}

function findFirstDay(almanac: Almanac, { limit, daysAfter }: EntryRule, jd: number): number | null {
  const frame = findHinduFrame(almanac, jd);
  if (!frame || jd >= frame.nextDawnJd) return null;
  return frame.number + (jd >= getSankrantiLimit(frame, limit) ? 1 : 0) + daysAfter;
}

function findMonthOfDay(
  almanac: Almanac,
  dayNumber: number,
  calendar: keyof typeof ENTRY_RULES | "nepali",
): SolarMonth | null {
  const rule = calendar === "nepali" ? null : ENTRY_RULES[calendar];
  const months = listEntries(almanac, dayNumber, rule?.sun ?? "surya_siddhanta").flatMap(({ sign, jd }) => {
    const firstDay = rule ? findFirstDay(almanac, rule, jd) : findNepaliFirst(jd, sign);
    return firstDay === null ? [] : [{ sign, firstDay }];
  });
  return months.find(({ firstDay }) => firstDay <= dayNumber) ?? null;
}

/** The year of a month that begins on a date. */
function findYear(calendar: SolarCalendar, { sign, firstDay }: SolarMonth): number {
  const { firstMonth, offset } = YEARS[calendar];
  const year = getYear(firstDay);
  // Months from the one of Capricorn on begin in the next year of the common era.
  const began = sign >= CAPRICORN && firstDay - toDayNumber({ year, month: 1, day: 1 }) < 120 ? year - 1 : year;
  return began + offset - (sign < firstMonth ? 1 : 0);
}

/** The day of the month in a solar calendar; `null` where the almanac has no rise for the Sun's entry. */
export function findSolarDay(almanac: Almanac, dayNumber: number, calendar: SolarCalendar): SolarDay | null {
  const reformed = calendar === "bangladesh" ? findBangladeshDay(dayNumber) : null;
  if (reformed) return { calendar, ...reformed, name: SOLAR_MONTHS.bangladesh[reformed.month - 1] as string };
  const found = findMonthOfDay(almanac, dayNumber, calendar === "bangladesh" ? "bengali" : calendar);
  if (!found) return null;
  const { sign, firstDay } = found;
  return {
    calendar,
    month: sign + 1,
    name: SOLAR_MONTHS[calendar][sign] as string,
    day: dayNumber - firstDay + 1,
    year: findYear(calendar, found),
  };
}

const CALENDARS_OF_REGIONS: Readonly<Record<string, SolarCalendar>> = {
  tamil: "tamil",
  kerala: "malayalam",
  bengal: "bengali",
  odisha: "odia",
  nepal: "nepali",
};

/** The solar calendar that the region of a place counts its days by; `null` if it counts by the Moon. */
export function findCalendarOfPlace({ region, timeZone }: Almanac["place"]): SolarCalendar | null {
  if (timeZone === "Asia/Dhaka") return "bangladesh";
  return CALENDARS_OF_REGIONS[region ?? REGIONS_OF_ZONES[timeZone] ?? ""] ?? null;
}
