import { describe, expect, test } from "vitest";
import { listDisputes, listFestivals } from "../src/festival/list-festivals.ts";
import { formatDate } from "../src/sky/civil-date.ts";
import { getYear, PLACES } from "./support/places.ts";

/**
 * Dates on which a clause of the texts about the next day decides, as published (timeanddate.com, drikpanchang.com and state governments,
 * by the tables of vacanza/holidays, MIT), by clause.
 */
const CLAUSES: readonly (readonly [clause: string, id: string, dates: readonly string[]])[] = [
  ["the first of two forenoons", "vasant_panchami", ["2019-02-09", "2020-01-29", "2035-02-12"]],
  ["a forenoon on one day", "vasant_panchami", ["2016-02-12", "2018-01-22", "2021-02-16"]],
  ["the afternoon of the new moon", "bathukamma", ["2014-09-23", "2017-09-19", "2018-10-08", "2027-09-29"]],
  ["the new moon before Ashvina, of its extra month too", "bathukamma", ["2020-10-16"]],
  ["less than nine muhurtas after sunrise", "govardhana", ["2001-11-15", "2006-10-22", "2009-10-18", "2020-11-15"]],
  ["nine muhurtas after sunrise", "govardhana", ["2004-11-13", "2007-11-10", "2026-11-10"]],
  ["dashami of three muhurtas with Shravana at sunrise", "vijayadashami", ["2003-10-05", "2022-10-05"]],
  ["dashami of less than three muhurtas", "vijayadashami", ["2014-10-03", "2033-10-03"]],
  ["Shravana only after sunrise", "vijayadashami", ["2028-09-27"]],
  ["less than a muhurta of pratipada", "sharad_navaratri", ["2004-10-14"]],
  ["a night that ends before dawn does", "naraka_chaturdashi", ["2030-10-26"]],
  ["an ashtami without a sunrise, pierced by saptami", "janmashtami_vaishnava", ["2034-09-06"]],
  ["the second of two middays", "onam", ["2017-09-04", "2019-09-11"]],
];

const findDates = (id: string, date: string): string[] =>
  listFestivals(getYear(PLACES.India, Number(date.slice(0, 4))))
    .filter((festival) => festival.id === id && festival.tradition !== "madhva")
    .map(({ dayNumber }) => formatDate(dayNumber));

describe("a clause about the next day", () => {
  test.each(CLAUSES.flatMap(([clause, id, dates]) => dates.map((date) => [clause, id, date] as const)))(
    "%s: %s on %s",
    (_, id, date) => {
      expect(findDates(id, date)).toEqual([date]);
    },
  );

  test.each([
    ["vasant_panchami", "2020-01-30"],
    ["govardhana", "2020-11-16"],
    ["vijayadashami", "2014-10-04"],
  ])("leaves the other date of %s, %s, as a dispute", (id, date) => {
    const almanac = getYear(PLACES.India, Number(date.slice(0, 4)));
    const others = listFestivals(almanac)
      .filter((festival) => festival.id === id && festival.tradition !== "madhva")
      .flatMap((festival) => listDisputes(almanac, festival));
    expect(others.map(({ dayNumber }) => formatDate(dayNumber))).toContain(date);
  });
});
