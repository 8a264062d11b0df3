import { MONTH_NAMES } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newKundli } from "../saved-kundlis/kundli-fields.ts";
import { readJhd, writeJhd } from "./jhd.ts";
import { offsetOfSeconds } from "./offset.ts";
import { readSexagesimal, writeSexagesimal } from "./sexagesimal.ts";

/** As Jagannatha Hora 8 writes it: B. V. Raman's example of 1918, and the births of M. Monroe and of S. Prabhakaran. */
const BANGALORE =
  "10 16 1918 14.199999999999999 -5.300000 -77.350000 12.590000 0.000000 -5.500000 -5.500000 0 105 Bangalore India 1 1013.250000 20.000000 2";
const LOS_ANGELES =
  "6 1 1926 9.300000000000001 8.000000 118.145667 34.031333 330.000000 8.000000 7.000000 0 254 Los^Angeles California,^USA 1 1013.250000 20.000000 2";
const KARUR =
  "7 19 1971 9.153398470583333 -5.300000 -78.050949 10.577872 123.000000 -5.500000 -5.500000 0 105 Karur^CIM^Store India 1 1013.250000 30.000000 1";
const lines = (words: string): string => `${words.replaceAll(" ", "\r\n")}\r\n`;

describe("a file of Jagannatha Hora", () => {
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
  ])("is read with its quirks: %s", (file, name, clock, place, gender) => {
    const read = readJhd(lines(file), `charts/${name}.jhd`);
    expect(read).toEqual({
      source: { file: `charts/${name}.jhd`, line: null },
      fields: { ...newKundli(0), name, gender, ...clock, ...place },
      remarks: [],
    });
  });

  test("of the oldest kind, of seven lines, has its coordinates for a name; local mean time is kept to the second", () => {
    const read = readJhd("8\n8\n1912\n19.350000\n-5.101667\n-77.350000\n-12.590000", "B_V_Raman.JHD");
    expect(read).toMatchObject({
      fields: {
        name: "B V Raman",
        city: "12.98 S, 77.58 E",
        country: "Unknown",
        hour: 19,
        minute: 35,
        utc_offset: "+05:10:10",
      },
      remarks: ["gender_missing", "place_missing"],
    });
  });

  test("of the older kind with longitudes in it has no place where one of these stands", () => {
    const old = `${lines("4 2 1960 17.506667 -5.300000 -81.080000 16.110000 0 348.1 96.2 300.9 324.3 250.7 321.8 264.5 151.9 150.2")}000100100\r\n`;
    expect(readJhd(old, "Old.jhd")).toMatchObject({
      fields: { hour: 17, minute: 50, second: 40, city: "16.18 N, 81.13 E", gender: "male" },
    });
  });

  test.each([
    ["that was cut off within it", BANGALORE.split(" ").slice(0, 13).join(" "), ["jhd_cut", "gender_missing"]],
    ["of a program that turns the sign of the zone", BANGALORE.replace("-5.300000", "5.300000"), ["zone_reversed"]],
    ["of nobody whose gender is told", BANGALORE.replace(/2$/, "0"), ["gender_missing"]],
  ])("%s is read, and that is said", (_, file, remarks) => {
    expect(readJhd(lines(file), "x.jhd")).toMatchObject({ fields: { city: "Bangalore" }, remarks });
  });

  test.each([
    ["-0.300000", "+00:30"],
    ["0.300000", "-00:30"],
    ["-12.450000", "+12:45"],
    ["9.300000", "-09:30"],
    ["-0", "+00:00"],
  ])("of the zone %s has the clock %s", (zone, offset) => {
    expect(readJhd(lines(BANGALORE.replace("-5.300000", zone)), "x.jhd")).toMatchObject({
      fields: { utc_offset: offset },
    });
  });

  test.each([
    ["5\n1\n1990", { code: "jhd_short", value: "3" }],
    [lines(BANGALORE).replace("14.199999999999999", "14.75"), { code: "jhd_minutes", value: "4: 14.75" }],
    [lines(BANGALORE).replace("14.199999999999999", "25.0"), { code: "time", value: "25.0" }],
    [lines(BANGALORE).replace("14.199999999999999", "noon"), { code: "jhd_number", value: "4: noon" }],
    [lines(BANGALORE).replace("10\r\n16", "2\r\n30"), { code: "date", value: "2/30/1918" }],
    [lines(BANGALORE).replace("-77.350000", "-190.00"), { code: "coordinate", value: "-190.00" }],
    [lines(BANGALORE).replace("-5.300000", "-16.300000"), { code: "offset", value: "-16.300000" }],
    [lines(BANGALORE).replace("-5.300000", "--5.30"), { code: "jhd_number", value: "5: --5.30" }],
    [lines(BANGALORE).replace("-5.300000", "-5,30"), { code: "jhd_number", value: "5: -5,30" }],
    [`\r\n${lines(BANGALORE)}`, { code: "jhd_number", value: "1: " }],
    [
      lines(BANGALORE).replace("1918", `v\u0007${"x".repeat(99)}`),
      { code: "jhd_number", value: `3: v\uFFFD${"x".repeat(38)}` },
    ],
    [lines(BANGALORE).replace("1918", "\0\0"), { code: "file_broken", value: "" }],
  ])("that cannot be one says in which line", (file, problem) => {
    expect(readJhd(file, "x.jhd")).toEqual({ source: { file: "x.jhd", line: null }, problem });
  });

  test.each([BANGALORE, LOS_ANGELES, KARUR])("is written as the program writes it: %s", (file) => {
    const read = readJhd(lines(file), "x.jhd");
    if (!("fields" in read)) throw new Error("It was not read");
    const { fields } = read;
    const { latitude, longitude, utc_offset: utcOffset } = fields;
    if (latitude === null || longitude === null || utcOffset === null) throw new Error("It is nowhere");
    const written = writeJhd({ fields, latitude, longitude, utcOffset })?.split("\r\n") ?? [];
    const original = lines(file).split("\r\n");
    // Date, zone, place and gender to the letter; time to the second and coordinates to a hundredth of a second of arc as numbers.
    for (const line of [0, 1, 2, 4, 8, 10, 12, 13, 14, 15, 17]) expect(written[line]).toBe(original[line]);
    for (const line of [3, 5, 6]) {
      const [one, other] = [written[line], original[line]].map((text) => readSexagesimal(text ?? "") ?? Number.NaN);
      expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThan(line === 3 ? 0.5 / 3600 : 0.01 / 3600);
    }
    expect(readJhd(written.join("\r\n"), "x.jhd")).toEqual(read);
  });

  test("keeps any birth of any place through writing and reading", () => {
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
        const utcOffset = offsetOfSeconds(offset) ?? "";
        const fields = {
          ...newKundli(date.getUTCFullYear()),
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
        const read = readJhd(writeJhd({ fields, latitude, longitude, utcOffset }) ?? "", "Asha_Rao.jhd");
        if (!("fields" in read)) throw new Error(JSON.stringify(read));
        const { latitude: north, longitude: east } = read.fields;
        expect({ ...read.fields, latitude: null, longitude: null }).toEqual(fields);
        expect(Math.abs((north ?? 0) - latitude)).toBeLessThan(2e-6);
        expect(Math.abs((east ?? 0) - longitude)).toBeLessThan(2e-6);
      }),
    );
  });

  test("no text whatever makes a reader fail otherwise than by saying so", () => {
    const anyLine = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (all) => {
        const read = readJhd(all.join("\n"), "x.jhd");
        expect("fields" in read || "problem" in read).toBe(true);
      }),
    );
  });
});

test("minutes never come to sixty, whatever is rounded", () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (value) => {
      const written = writeSexagesimal(value);
      expect(written).toMatch(/^-?\d{1,3}\.[0-5]\d{5}$/);
      expect(Math.abs((readSexagesimal(written) ?? Number.NaN) - value)).toBeLessThan(1e-4 / 60);
    }),
  );
});
