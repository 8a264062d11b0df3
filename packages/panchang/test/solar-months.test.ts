import { describe, expect, test } from "vitest";
import { findSolarDay } from "../src/month/solar-months.ts";
import { SOLAR_CALENDARS, type SolarCalendar } from "../src/month/solar-months.data.ts";
import { listFestivals } from "../src/festival/list-festivals.ts";
import { computeAlmanacDays } from "../src/day/almanac-day.ts";
import { formatDate, parseDate } from "../src/sky/civil-date.ts";
import { createPlace, getDaysAround, getYear, PLACES } from "./support/places.ts";

const CHENNAI = createPlace("Chennai", 13.0878, 80.2785, "Asia/Kolkata", "tamil");
const KOCHI = createPlace("Kochi", 9.9312, 76.2673, "Asia/Kolkata", "kerala");
const KOLKATA = createPlace("Kolkata", 22.5626, 88.363, "Asia/Kolkata", "bengal");
const DHAKA = createPlace("Dhaka", 23.7104, 90.4074, "Asia/Dhaka");
const BHUBANESWAR = createPlace("Bhubaneswar", 20.2724, 85.8338, "Asia/Kolkata", "odisha");
const { Kathmandu } = PLACES;

/** The printed year of Nepal: its first date and the lengths of its months (npm bikram-sambat 1.8.1, Apache-2.0: values only). */
const NEPALI_YEARS: readonly (readonly [year: number, first: string, lengths: readonly number[]])[] = [
  [2070, "2013-04-14", [31, 31, 31, 32, 31, 31, 29, 30, 30, 29, 30, 30]],
  [2071, "2014-04-14", [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30]],
  [2072, "2015-04-14", [31, 32, 31, 32, 31, 30, 30, 29, 30, 29, 30, 30]],
  [2073, "2016-04-13", [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 31]],
  [2074, "2017-04-14", [31, 31, 31, 32, 31, 31, 30, 29, 30, 29, 30, 30]],
  [2075, "2018-04-14", [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30]],
  [2076, "2019-04-14", [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 30]],
  [2077, "2020-04-13", [31, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31]],
  [2078, "2021-04-14", [31, 31, 31, 32, 31, 31, 30, 29, 30, 29, 30, 30]],
  [2079, "2022-04-14", [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30]],
  [2080, "2023-04-14", [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 30]],
  [2081, "2024-04-13", [31, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31]],
  [2082, "2025-04-14", [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30]],
  [2083, "2026-04-14", [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30]],
];

describe("the solar day of the month", () => {
  test.each([
    [CHENNAI, "2026-08-22", "tamil", "avani 5 1948"],
    // Government holidays of Tamil Nadu: the first of Thai.
    [CHENNAI, "2022-01-14", "tamil", "thai 1 1943"],
    [CHENNAI, "2024-01-15", "tamil", "thai 1 1945"],
    [CHENNAI, "2026-01-15", "tamil", "thai 1 1947"],
    // The Malayalam new years of 2023 and 2024, after the entry at 13:33 and 19:45.
    [KOCHI, "2023-08-17", "malayalam", "chingam 1 1199"],
    [KOCHI, "2024-08-17", "malayalam", "chingam 1 1200"],
    // The birthday of Tagore on 25 Boishakh, and the fair of 7 Poush.
    [KOLKATA, "2023-05-09", "bengali", "boishakh 25 1430"],
    [KOLKATA, "2024-05-08", "bengali", "boishakh 25 1431"],
    [KOLKATA, "2023-12-24", "bengali", "poush 7 1430"],
    // The new year and the day of the language movement, 8 Falgun, since the reform.
    [DHAKA, "2026-04-14", "bangladesh", "boishakh 1 1433"],
    [DHAKA, "2026-02-21", "bangladesh", "falgun 8 1432"],
    [DHAKA, "2024-03-14", "bangladesh", "falgun 30 1430"],
    [BHUBANESWAR, "2026-04-14", "odia", "baisakha 1 1433"],
    [Kathmandu, "2026-10-18", "nepali", "kartik 1 2083"],
  ] as const)("in %s on %s (%s) is %s", (place, date, calendar, expected) => {
    const [day] = computeAlmanacDays(getDaysAround(place, date, 0)).filter(
      ({ frame }) => formatDate(frame.number) === date,
    );
    const own = day?.solarDays[0];
    expect(own).toMatchObject({ calendar, ofPlace: true });
    expect(`${own?.name} ${own?.day} ${own?.year}`).toBe(expected);
    expect(day?.solarDays.map((one) => one.calendar).toSorted()).toEqual([...SOLAR_CALENDARS].toSorted());
  });

  test("begins each month of fourteen years on the printed date of Nepal", () => {
    for (const [year, first, lengths] of NEPALI_YEARS) {
      let number = parseDate(first);
      for (const [index, length] of lengths.entries()) {
        const almanac = getYear(Kathmandu, Number(formatDate(number).slice(0, 4)));
        const expected = { calendar: "nepali", month: index + 1, day: 1, year };
        expect(findSolarDay(almanac, number, "nepali"), formatDate(number)).toMatchObject(expected);
        number += length;
      }
    }
  });

  test.each(["tamil", "malayalam", "bengali", "odia", "nepali"] satisfies SolarCalendar[])(
    "counts every day of %s months of 29 to 32 days, without a gap",
    (calendar) => {
      const places = { tamil: CHENNAI, malayalam: KOCHI, bengali: KOLKATA, odia: BHUBANESWAR, nepali: Kathmandu };
      const days = [2025, 2026, 2027].flatMap((year) => {
        const almanac = getYear(places[calendar], year);
        const dates = Array.from({ length: 365 }, (_, index) => parseDate(`${year}-01-01`) + index);
        return dates.map((date) => findSolarDay(almanac, date, calendar));
      });
      for (const [index, day] of days.slice(1).entries()) {
        const before = days[index];
        if (!before || !day) throw new Error(`no day in ${calendar}`);
        if (day.day !== 1) expect(day).toEqual({ ...before, day: before.day + 1 });
        else {
          expect(day.month).toBe((before.month % 12) + 1);
          expect([29, 30, 31, 32]).toContain(before.day);
          const begins = day.month === (calendar === "malayalam" ? 5 : 1);
          expect(day.year).toBe(before.year + (begins ? 1 : 0));
        }
      }
    },
  );
});

describe("festivals of a solar day", () => {
  const find = (place: typeof Kathmandu, year: number, id: string): string[] =>
    listFestivals(getYear(place, year))
      .filter((festival) => festival.id === id)
      .map(({ dayNumber }) => formatDate(dayNumber));

  test("are in the list of Kathmandu: the new year, and Tamu Losar on 15 Poush", () => {
    expect([2023, 2024, 2025, 2026].flatMap((year) => find(Kathmandu, year, "nepali_new_year"))).toEqual([
      "2023-04-14",
      "2024-04-13",
      "2025-04-14",
      "2026-04-14",
    ]);
    expect([2019, 2022, 2023].flatMap((year) => find(Kathmandu, year, "tamu_losar"))).toEqual([
      "2019-12-31",
      "2022-12-30",
      "2023-12-31",
    ]);
  });

  test("are on 18 Aadi and on the Bengali new year", () => {
    expect([2023, 2024, 2025].flatMap((year) => find(CHENNAI, year, "aadi_perukku"))).toEqual([
      "2023-08-03",
      "2024-08-03",
      "2025-08-03",
    ]);
    expect([2020, 2021, 2024, 2025].flatMap((year) => find(KOLKATA, year, "pohela_boishakh"))).toEqual([
      "2020-04-14",
      "2021-04-15",
      "2024-04-14",
      "2025-04-15",
    ]);
  });
});
