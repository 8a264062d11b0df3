import { describe, expect, test } from "vitest";
import { parseFigure } from "../../src/settings-search/observed-figure.ts";
import { parseDegrees, parseLongitude, parseCoordinates } from "../../src/settings-search/parse-figures.ts";

const MINUTE = 1 / 60;
const SECOND = 1 / 3600;
const VIRGO = 150;

describe("longitudes as programs show them", () => {
  test.each([
    ["14 Vi 13", VIRGO + 14 + 13 * MINUTE, MINUTE],
    ["14Vi13", VIRGO + 14 + 13 * MINUTE, MINUTE],
    ["14 Vi 13' 20.55\"", VIRGO + 14 + 13 * MINUTE + 20.55 * SECOND, 0.01 * SECOND],
    ["14°13′20″ Virgo", VIRGO + 14 + 13 * MINUTE + 20 * SECOND, SECOND],
    ["Virgo 14:13:20", VIRGO + 14 + 13 * MINUTE + 20 * SECOND, SECOND],
    ["VIR 14.22", VIRGO + 14.22, 0.01],
    ["Kanya 14-13", VIRGO + 14 + 13 * MINUTE, MINUTE],
    ["कन्या १४°१३′", VIRGO + 14 + 13 * MINUTE, MINUTE],
    ["♍ 14°13'", VIRGO + 14 + 13 * MINUTE, MINUTE],
    ["♍︎14°", VIRGO + 14, 1],
    ["5s 14° 13'", VIRGO + 14 + 13 * MINUTE, MINUTE],
    ["05:14:13:20", VIRGO + 14 + 13 * MINUTE + 20 * SECOND, SECOND],
    ["164.22", 164.22, 0.01],
    ["164°13'", 164 + 13 * MINUTE, MINUTE],
    ["14d13 Meena", 330 + 14 + 13 * MINUTE, MINUTE],
  ])("%s", (text, value, unit) => {
    const read = parseLongitude(text);
    expect(read?.value).toBeCloseTo(value, 9);
    expect(read?.unit).toBeCloseTo(unit, 12);
  });

  test.each([
    "",
    "Vi",
    "31 Vi 00",
    "14 Vi 60",
    "14 Vi 13 61",
    "14 Vi Li",
    "14 V 13",
    "M 3",
    "360.0",
    "12s 3",
    "1 2 3 4 5",
    "soon",
    "14.5 Vi 13",
    "-3",
  ])("%j is not a longitude", (text) => expect(parseLongitude(text)).toBeNull());

  test("an ayanamsa has no sign of the zodiac", () => {
    expect(parseDegrees("23°38'42\"")?.value).toBeCloseTo(23.645, 9);
    expect(parseDegrees("23 Vi 38")).toBeNull();
  });
});

test.each([
  ["77E13 28N39", 28.65, 77 + 13 * MINUTE],
  ["28N39'30 77E13'05", 28 + 39.5 * MINUTE, 77 + 13 * MINUTE + 5 * SECOND],
  ["28°39' N, 77°13' E", 28.65, 77 + 13 * MINUTE],
  ["28.65 N 77.2167 E", 28.65, 77.2167],
  ["33S52, 151E12", -33 - 52 * MINUTE, 151.2],
  ["40 N 43, 74 W 0", 40 + 43 * MINUTE, -74],
])("the place %s", (text, latitude, longitude) => {
  const place = parseCoordinates(text);
  expect(place?.latitude).toBeCloseTo(latitude, 9);
  expect(place?.longitude).toBeCloseTo(longitude, 9);
});

test.each(["Delhi", "77E13", "28N39 12N10", "91N00 77E13", "77.2 28.6"])("%j is not a place with coordinates", (text) =>
  expect(parseCoordinates(text)).toBeNull(),
);

describe("dates and times of day", () => {
  const DAY = 86_400;
  const on = (iso: string) => Date.parse(`${iso}Z`) / 1000;
  test.each([
    ["15 Jun 2027", on("2027-06-15T00:00:00"), DAY],
    ["June 15, 2027", on("2027-06-15T00:00:00"), DAY],
    ["2027-06-15", on("2027-06-15T00:00:00"), DAY],
    ["15/06/2027", on("2027-06-15T00:00:00"), DAY],
    ["06/15/2027", on("2027-06-15T00:00:00"), DAY],
    ["5/6/2027", on("2027-06-05T00:00:00"), DAY],
    ["15-Jun-2027", on("2027-06-15T00:00:00"), DAY],
    ["2027-06-15 04:24", on("2027-06-15T04:24:00"), 60],
    ["2027-06-15T04:24:30", on("2027-06-15T04:24:30"), 1],
    ["15 June 2027, 4:24:30 pm", on("2027-06-15T16:24:30"), 1],
    ["29 Feb 1988", on("1988-02-29T00:00:00"), DAY],
  ])("%s", (text, value, unit) => expect(parseFigure("dasha", text)).toEqual({ value, unit }));

  test.each([
    ["6:12", 6 * 3600 + 12 * 60, 60],
    ["06:12:30", 6 * 3600 + 12 * 60 + 30, 1],
    ["6:12:30 am", 6 * 3600 + 12 * 60 + 30, 1],
    ["12:05 AM", 5 * 60, 60],
    ["12.05 pm", 12 * 3600 + 5 * 60, 60],
  ])("%s", (text, value, unit) => expect(parseFigure("sunrise", text)).toEqual({ value, unit }));

  test.each(["29 Feb 1989", "31/04/2027", "15 Juin 2027", "15 J 2027", "2027", "15 Jun 2027 25:00", "tomorrow"])(
    "%j is not a date",
    (text) => expect(parseFigure("dasha", text)).toBeNull(),
  );
  test.each(["24:00", "6:60", "13:00 pm", "6", "noon"])("%j is not a time of day", (text) =>
    expect(parseFigure("sunrise", text)).toBeNull(),
  );
});
