import { describe, expect, test } from "vitest";
import { createEmptyBirthForm, buildLocalDateTime, parseDraft, toKundliRequest } from "./birth-form-values.ts";

describe("birth form values", () => {
  const values = { ...createEmptyBirthForm(2026), name: "A B", month: "May", city: "Pune", country: "India" };
  test("accept Devanagari digits", () => {
    expect(toKundliRequest({ ...values, day: "१५", year: "१९९०" })).toMatchObject({ day: 15, year: 1990 });
  });
  test("omit an empty number instead of sending zero", () => {
    expect(toKundliRequest({ ...values, hour: "" })).toMatchObject({ hour: undefined });
  });
  test.each([
    [{ year: "44", era: "bc", calendar: "" }, { year: -43 }, false],
    [{ year: "1", era: "bc", calendar: "julian" }, { year: 0, calendar: "julian" }, true],
    [{ year: "1917", calendar: "julian" }, { year: 1917, calendar: "julian" }, true],
    [{ year: "1990", calendar: "julian" }, { year: 1990 }, false],
  ] as const)("%o is requested as %o", (changes, expected, hasCalendar) => {
    const request = toKundliRequest({ ...values, ...changes }) as object;
    expect(request).toMatchObject(expected);
    expect("calendar" in request).toBe(hasCalendar);
  });
  test("request local mean time by name", () => {
    expect(toKundliRequest({ ...values, clock: "lmt" })).toMatchObject({ time_zone: "LMT" });
  });
  test.each([
    [{}, "2026-05-01T12:00:00"],
    [{ second: "" }, "2026-05-01T12:00:00"],
    [{ month: "" }, null],
    [{ month: "February", day: "29", year: "1900" }, null],
    [{ year: "0" }, null],
    [{ year: "-43" }, null],
    [{ year: "1002", era: "bc" }, null],
    [{ year: "1001", era: "bc" }, "-001000-04-22T12:00:00"],
    [{ year: "44", month: "March", day: "15", era: "bc" }, "-000043-03-13T12:00:00"],
    [{ year: "44", month: "March", day: "13", era: "bc", calendar: "gregorian" }, "-000043-03-13T12:00:00"],
    [{ year: "99" }, "0099-04-29T12:00:00"],
    [{ year: "1582", month: "October", day: "4" }, "1582-10-14T12:00:00"],
    [{ year: "1582", month: "October", day: "15" }, "1582-10-15T12:00:00"],
    [{ year: "1799" }, "1799-05-01T12:00:00"],
    [{ year: "1800" }, "1800-05-01T12:00:00"],
    [{ year: "1900", month: "February", day: "29", calendar: "julian" }, "1900-03-13T12:00:00"],
    // A calendar that was chosen for another year.
    [{ year: "1990", calendar: "julian" }, "1990-05-01T12:00:00"],
    [{ year: "2399" }, "2399-05-01T12:00:00"],
    [{ year: "2400" }, null],
    [{ month: "February", day: "29", year: "2000" }, "2000-02-29T12:00:00"],
    [{ hour: "x" }, null],
    [{ minute: "60" }, null],
  ] as const)("%o reads as %s", (changes, local) => expect(buildLocalDateTime({ ...values, ...changes })).toBe(local));

  const place = {
    id: 1259229,
    name: "Pune",
    matched: null,
    state: "Maharashtra",
    district: null,
    country: "India",
    country_code: "IN",
    latitude: 18.52,
    longitude: 73.86,
    population: 3_124_458,
    time_zone: "Asia/Kolkata",
  };
  test.each([
    ["1925", "Asia/Kolkata"],
    ["१९९०", "Asia/Kolkata"],
    ["1924", undefined],
    ["1869", undefined],
    ["", undefined],
  ])("send the zone of a chosen place for the year %s: %s", (year, zone) => {
    const request = toKundliRequest({ ...values, year, place });
    expect(request).toMatchObject({ latitude: 18.52, longitude: 73.86 });
    expect((request as Partial<Record<string, unknown>>)["time_zone"]).toBe(zone);
  });
  test("keep a chosen place in a draft", () => {
    expect(parseDraft(JSON.stringify({ ...values, place }), 2026).place).toEqual(place);
  });
  test.each([{ latitude: "18.52" }, { name: null }, { state: 7 }, { time_zone: undefined }, { population: null }])(
    "ignore a place with %o",
    (changes) =>
      expect(parseDraft(JSON.stringify({ ...values, place: { ...place, ...changes } }), 2026).place).toBeNull(),
  );
});
