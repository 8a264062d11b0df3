import { expect, test } from "vitest";
import { listFestivals } from "../src/festival/list-festivals.ts";
import { formatDate } from "../src/sky/civil-date.ts";
import { getYear, PLACES } from "./support/places.ts";

const datesOf = (year: number, id: string): string[] =>
  listFestivals(getYear(PLACES.Ujjain, year))
    .filter((festival) => festival.id === id)
    .map(({ dayNumber }) => formatDate(dayNumber));

/** Temple calendars of Tamil Nadu; of two stars in a solar month the one at purnima, on the day whose daylight has more of it. */
test.each([
  ["thai_pusam", "2017-02-09", "2017-02-10"],
  ["thai_pusam", "2024-01-25", "2024-01-26"],
  ["thai_pusam", "2027-01-22", "2027-01-23"],
  ["panguni_uttiram", "2018-03-30", "2018-03-31"],
  ["panguni_uttiram", "2020-04-06", "2020-04-07"],
  ["vaikasi_visakam", "2023-06-02", "2023-06-03"],
  ["vaikasi_visakam", "2024-05-22", "2024-05-23"],
])("%s is on %s, with the day of the sunrise (%s) beside it", (id, date, bySunrise) => {
  const year = Number(date.slice(0, 4));
  expect(datesOf(year, id)).toEqual([date]);
  expect(datesOf(year, `${id}_sunrise`)).toEqual([bySunrise]);
});

test.each([
  ["thai_pusam", "2023-02-05"],
  ["thai_pusam", "2025-02-11"],
])("%s is on %s alone: the star has a good part of two days, and the full moon decides", (id, date) => {
  const year = Number(date.slice(0, 4));
  expect(datesOf(year, id)).toEqual([date]);
  expect(datesOf(year, `${id}_sunrise`)).toEqual([]);
});

test("of two stars in a month the one at purnima counts, and one date has no other beside it", () => {
  expect(datesOf(2019, "vaikasi_visakam")).toEqual(["2019-05-18"]);
  expect(datesOf(2019, "vaikasi_visakam_sunrise")).toEqual([]);
});

/** Nirnaya Sindhu and Dharma Sindhu: clauses about the next day. */
test.each([
  ["ganesha_chaturthi", "2023-09-19"],
  ["ganesha_chaturthi", "2022-08-31"],
  ["ganesha_chaturthi", "2024-09-07"],
  ["vijayadashami", "2003-10-05"],
  ["vijayadashami", "2022-10-05"],
  ["vijayadashami", "2019-10-08"],
  ["vijayadashami", "2023-10-24"],
  ["vijayadashami", "2024-10-12"],
  ["vijayadashami", "2025-10-02"],
])("%s is on %s", (id, date) => {
  expect(datesOf(Number(date.slice(0, 4)), id)).toEqual([date]);
});

test.each([
  [2003, "2003-10-04"],
  [2022, "2022-10-04"],
])("the other day of Vijayadashami %i stands beside it for all", (year, date) => {
  const other = listFestivals(getYear(PLACES.Ujjain, year)).find(({ id }) => id === "vijayadashami_aparahna");
  expect(other && [formatDate(other.dayNumber), other.tradition]).toEqual([date, "all"]);
});
