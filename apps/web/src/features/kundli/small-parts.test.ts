import { describe, expect, test } from "vitest";
import { localMeanOffset, offsetMs, onBirthClock } from "../../domain/birth/birth-clock.ts";
import { dmsInSign, dmsSigned } from "../../domain/words/degrees-text.ts";
import { emptyBirthForm, localDateTime, toRequest } from "../../domain/birth/birth-form.ts";
import { fileName } from "./result/download-json.ts";
import { karanaKey, tithiKey } from "../../domain/kundli/panchanga-section.tsx";
import { answer } from "../../test/kundli-server.ts";

describe("degrees", () => {
  test.each([
    [0, "0°00′00″"],
    [5.60666, "5°36′24″"],
    [29.9999, "29°59′59″"],
    [29 + 59 / 60 + 59.8 / 3600, "29°59′59″"],
    [12 + 59.6 / 3600, "12°01′00″"],
  ])("%d in a sign is %s, never 30°", (degrees, text) => expect(dmsInSign(degrees)).toBe(text));
  test.each([
    [-0.0563, "−0°03′23″"],
    [-0.00001, "0°00′00″"],
    [23.73, "23°43′48″"],
  ])("%d a day is %s", (degrees, text) => expect(dmsSigned(degrees)).toBe(text));
});

describe("the clock of the birth", () => {
  test("reads instants by its own offset, to the second", () => {
    expect(offsetMs("+05:21:10")).toBe(19_270_000);
    expect(onBirthClock("1935-07-01T12:00:00Z", "+01:19:32").toISOString()).toBe("1935-07-01T13:19:32.000Z");
    expect(onBirthClock("1990-01-01T00:30:00Z", "-05:00").toISOString()).toBe("1989-12-31T19:30:00.000Z");
    expect(() => offsetMs("5:30")).toThrow(RangeError);
  });
  test.each([
    [88.3639, "+05:53:27"],
    [-0.5, "-00:02:00"],
    [0, "+00:00:00"],
  ])("local mean time at %d° is %s", (longitude, offset) => expect(localMeanOffset(longitude)).toBe(offset));
});

describe("the form's values", () => {
  const values = { ...emptyBirthForm(2026), name: "A B", month: "May", city: "Pune", country: "India" };
  test("digits may be Devanagari", () => {
    expect(toRequest({ ...values, day: "१५", year: "१९९०" })).toMatchObject({ day: 15, year: 1990 });
  });
  test("an empty number is left out, never zero", () => {
    expect(toRequest({ ...values, hour: "" })).toMatchObject({ hour: undefined });
  });
  test("local mean time is asked for by name", () => {
    expect(toRequest({ ...values, clock: "lmt" })).toMatchObject({ time_zone: "LMT" });
  });
  test.each([
    [{}, "2026-05-01T12:00:00"],
    [{ second: "" }, "2026-05-01T12:00:00"],
    [{ month: "" }, null],
    [{ month: "February", day: "29", year: "1900" }, null],
    [{ month: "February", day: "29", year: "2000" }, "2000-02-29T12:00:00"],
    [{ hour: "x" }, null],
    [{ minute: "60" }, null],
  ])("%o reads as %s", (changes, local) => expect(localDateTime({ ...values, ...changes })).toBe(local));
});

test.each([
  [1, "11"],
  [2, "1"],
  [8, "7"],
  [9, "1"],
  [57, "7"],
  [58, "8"],
  [59, "9"],
  [60, "10"],
])("karana %d of the month has name %s", (number, key) => expect(karanaKey(number)).toBe(key));

test.each([
  [1, "1"],
  [15, "15"],
  [16, "1"],
  [29, "14"],
  [30, "16"],
])("tithi %d has name %s", (number, key) => expect(tithiKey(number)).toBe(key));

test.each([
  ["Asha Verma", "kundli-asha-verma-1990-08-15.json"],
  ["आशा वर्मा", "kundli-आशा-वर्मा-1990-08-15.json"],
  ["../..", "kundli-chart-1990-08-15.json"],
])("a file for %s is called %s", (name, file) => {
  expect(fileName({ ...answer.data, birth: { ...answer.data.birth, name } })).toBe(file);
});
