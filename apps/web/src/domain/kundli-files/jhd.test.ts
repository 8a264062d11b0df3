import { createEmptyKundliFields, formatUtcOffset } from "@lagna/birth-tables";
import { MONTH_NAMES } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJhd, writeJhd } from "./jhd.ts";
import { parseSexagesimal, formatSexagesimal } from "./sexagesimal.ts";

/** As Jagannatha Hora 8 writes it: B. V. Raman's example of 1918, and the births of M. Monroe and of S. Prabhakaran. */
const BANGALORE =
  "10 16 1918 14.199999999999999 -5.300000 -77.350000 12.590000 0.000000 -5.500000 -5.500000 0 105 Bangalore India 1 1013.250000 20.000000 2";
const LOS_ANGELES =
  "6 1 1926 9.300000000000001 8.000000 118.145667 34.031333 330.000000 8.000000 7.000000 0 254 Los^Angeles California,^USA 1 1013.250000 20.000000 2";
const KARUR =
  "7 19 1971 9.153398470583333 -5.300000 -78.050949 10.577872 123.000000 -5.500000 -5.500000 0 105 Karur^CIM^Store India 1 1013.250000 30.000000 1";
const joinLines = (words: string): string => `${words.replaceAll(" ", "\r\n")}\r\n`;

describe("a Jagannatha Hora file", () => {
  test.each([
    [
      BANGALORE,
      "Standard Horoscope",
      { year: 1918, month: "October", day: 16, hour: 14, minute: 20, second: 0 },
      { city: "Bangalore", country: "India", latitude: 12.983333, longitude: 77.583333, utc_offset: "+05:30" },
      "female",
    ],
    [
      LOS_ANGELES,
      "Marilyn Monroe",
      { year: 1926, month: "June", day: 1, hour: 9, minute: 30, second: 0 },
      {
        city: "Los Angeles",
        country: "California, USA",
        latitude: 34.052222,
        longitude: -118.242778,
        utc_offset: "-08:00",
      },
      "female",
    ],
    [
      KARUR,
      "Sanjay Prabhakaran",
      { year: 1971, month: "July", day: 19, hour: 9, minute: 15, second: 20 },
      { city: "Karur CIM Store", country: "India", latitude: 10.96312, longitude: 78.084915, utc_offset: "+05:30" },
      "male",
    ],
  ])("is read including its quirks: %s", (file, name, clock, place, gender) => {
    const imported = parseJhd(joinLines(file), `charts/${name}.jhd`);
    expect(imported).toEqual({
      source: { file: `charts/${name}.jhd`, line: null },
      fields: { ...createEmptyKundliFields(0), name, gender, ...clock, ...place },
      warnings: [],
    });
  });

  test("of the oldest kind with seven lines is named by its coordinates and keeps local mean time to the second", () => {
    const imported = parseJhd("8\n8\n1912\n19.350000\n-5.101667\n-77.350000\n-12.590000", "B_V_Raman.JHD");
    expect(imported).toMatchObject({
      fields: {
        name: "B V Raman",
        city: "12.98 S, 77.58 E",
        country: "Unknown",
        hour: 19,
        minute: 35,
        utc_offset: "+05:10:10",
      },
      warnings: ["gender_missing", "place_missing"],
    });
  });

  test("of the older kind has no place name in the lines that contain longitudes", () => {
    const old = `${joinLines("4 2 1960 17.506667 -5.300000 -81.080000 16.110000 0 348.1 96.2 300.9 324.3 250.7 321.8 264.5 151.9 150.2")}000100100\r\n`;
    expect(parseJhd(old, "Old.jhd")).toMatchObject({
      fields: { hour: 17, minute: 50, second: 40, city: "16.18 N, 81.13 E", gender: "male" },
    });
  });

  test.each([
    ["that was truncated", BANGALORE.split(" ").slice(0, 13).join(" "), ["jhd_cut", "gender_missing"]],
    ["of a program that writes zones west positive", BANGALORE.replace("-5.300000", "5.300000"), ["zone_reversed"]],
    ["without a gender", BANGALORE.replace(/2$/, "0"), ["gender_missing"]],
  ])("%s is read with a warning", (_, file, warnings) => {
    expect(parseJhd(joinLines(file), "x.jhd")).toMatchObject({ fields: { city: "Bangalore" }, warnings });
  });

  test.each([
    ["-0.300000", "+00:30"],
    ["0.300000", "-00:30"],
    ["-12.450000", "+12:45"],
    ["9.300000", "-09:30"],
    ["-0", "+00:00"],
  ])("with the zone %s has the UTC offset %s", (zone, offset) => {
    expect(parseJhd(joinLines(BANGALORE.replace("-5.300000", zone)), "x.jhd")).toMatchObject({
      fields: { utc_offset: offset },
    });
  });

  test.each([
    ["5\n1\n1990", { code: "jhd_short", value: "3" }],
    [joinLines(BANGALORE).replace("14.199999999999999", "14.75"), { code: "jhd_minutes", value: "4: 14.75" }],
    [joinLines(BANGALORE).replace("14.199999999999999", "25.0"), { code: "time", value: "25.0" }],
    [joinLines(BANGALORE).replace("14.199999999999999", "noon"), { code: "jhd_number", value: "4: noon" }],
    [joinLines(BANGALORE).replace("10\r\n16", "2\r\n30"), { code: "date", value: "2/30/1918" }],
    [joinLines(BANGALORE).replace("-77.350000", "-190.00"), { code: "coordinate", value: "-190.00" }],
    [joinLines(BANGALORE).replace("-5.300000", "-16.300000"), { code: "offset", value: "-16.300000" }],
    [joinLines(BANGALORE).replace("-5.300000", "--5.30"), { code: "jhd_number", value: "5: --5.30" }],
    [joinLines(BANGALORE).replace("-5.300000", "-5,30"), { code: "jhd_number", value: "5: -5,30" }],
    [`\r\n${joinLines(BANGALORE)}`, { code: "jhd_number", value: "1: " }],
    [
      joinLines(BANGALORE).replace("1918", `v\u0007${"x".repeat(99)}`),
      { code: "jhd_number", value: `3: v\uFFFD${"x".repeat(38)}` },
    ],
    [joinLines(BANGALORE).replace("1918", "\0\0"), { code: "file_broken", value: "" }],
  ])("that is invalid reports the line", (file, problem) => {
    expect(parseJhd(file, "x.jhd")).toEqual({ source: { file: "x.jhd", line: null }, problem });
  });

  test.each([BANGALORE, LOS_ANGELES, KARUR])("is written as the program writes it: %s", (file) => {
    const imported = parseJhd(joinLines(file), "x.jhd");
    if (!("fields" in imported)) throw new Error("The file was not read");
    const { fields } = imported;
    const { latitude, longitude, utc_offset: utcOffset } = fields;
    if (latitude === null || longitude === null || utcOffset === null) throw new Error("The kundli has no location");
    const written = writeJhd({ fields, latitude, longitude, utcOffset })?.split("\r\n") ?? [];
    const original = joinLines(file).split("\r\n");
    // Date, zone, place and gender match exactly; time to the second and coordinates to a hundredth of an arcsecond,
    // compared as numbers.
    for (const line of [0, 1, 2, 4, 8, 10, 12, 13, 14, 15, 17]) expect(written[line]).toBe(original[line]);
    for (const line of [3, 5, 6]) {
      const [one, other] = [written[line], original[line]].map((text) => parseSexagesimal(text ?? "") ?? Number.NaN);
      expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThan(line === 3 ? 0.5 / 3600 : 0.01 / 3600);
    }
    expect(parseJhd(written.join("\r\n"), "x.jhd")).toEqual(imported);
  });

  test.each([
    ["julian", 1870, 10, ["4", "22", "1870"]],
    ["gregorian", 1870, 22, ["4", "22", "1870"]],
    [null, 1469, 15, ["4", "15", "1469"]],
    ["gregorian", 1469, 24, ["4", "15", "1469"]],
  ] as const)("has a date by the calendar of its time: %s %i", (calendar, year, day, dateLines) => {
    const fields = { ...createEmptyKundliFields(year), name: "Nanak", month: "April", day, calendar };
    const written = writeJhd({ fields, latitude: 31, longitude: 74, utcOffset: "+04:56" });
    expect(written?.split("\r\n").slice(0, 3)).toEqual(dateLines);
  });

  test.each([
    [-43, "March", 15],
    [0, "December", 31],
    [1500, "February", 29],
  ] as const)("and its date comes back, before the year 1 too: %i %s %i", (year, month, day) => {
    const fields = { ...createEmptyKundliFields(year), name: "Gaius", month, day };
    const written = writeJhd({ fields, latitude: 41.89, longitude: 12.48, utcOffset: "+00:50" }) ?? "";
    expect(parseJhd(written, "Gaius.jhd")).toMatchObject({ fields: { year, month, day } });
  });

  test("restores any birth at any place after writing and reading", () => {
    const birth = fc.record({
      date: fc.date({ min: new Date("1800-01-01"), max: new Date("2399-12-31"), noInvalidDate: true }),
      seconds: fc.integer({ min: 0, max: 86_399 }),
      latitude: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((millionths) => millionths / 1e6),
      longitude: fc.integer({ min: -180_000_000, max: 180_000_000 }).map((millionths) => millionths / 1e6),
      offset: fc.integer({ min: -15 * 3600, max: 15 * 3600 }),
      gender: fc.constantFrom("male" as const, "female" as const),
    });
    fc.assert(
      fc.property(birth, ({ date, seconds, latitude, longitude, offset, gender }) => {
        const utcOffset = formatUtcOffset(offset) ?? "";
        const fields = {
          ...createEmptyKundliFields(date.getUTCFullYear()),
          name: "Asha Rao",
          gender,
          month: MONTH_NAMES[date.getUTCMonth()] ?? "",
          day: date.getUTCDate(),
          hour: Math.floor(seconds / 3600),
          minute: Math.floor(seconds / 60) % 60,
          second: seconds % 60,
          city: "São Tomé",
          country: "India",
          utc_offset: utcOffset,
        };
        const imported = parseJhd(writeJhd({ fields, latitude, longitude, utcOffset }) ?? "", "Asha_Rao.jhd");
        if (!("fields" in imported)) throw new Error(JSON.stringify(imported));
        const { latitude: north, longitude: east } = imported.fields;
        expect({ ...imported.fields, latitude: null, longitude: null }).toEqual(fields);
        expect(Math.abs((north ?? 0) - latitude)).toBeLessThan(2e-6);
        expect(Math.abs((east ?? 0) - longitude)).toBeLessThan(2e-6);
      }),
    );
  });

  test("makes every reader report an error, never crash, on arbitrary text", () => {
    const anyLine = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (all) => {
        const imported = parseJhd(all.join("\n"), "x.jhd");
        expect("fields" in imported || "problem" in imported).toBe(true);
      }),
    );
  });
});

test("never has sixty minutes after rounding", () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (value) => {
      const written = formatSexagesimal(value);
      expect(written).toMatch(/^-?\d{1,3}\.[0-5]\d{5}$/);
      expect(Math.abs((parseSexagesimal(written) ?? Number.NaN) - value)).toBeLessThan(1e-4 / 60);
    }),
  );
});
