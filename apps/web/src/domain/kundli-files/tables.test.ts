import {
  type KundliFields,
  type TableOptions,
  createEmptyKundliFields,
  detectColumnDateOrder,
  guessColumnMapping,
  mapColumn,
  parseCoordinate,
  parseCsv,
  parseUtcOffset,
  readRows,
  splitPlace,
} from "@lagna/birth-tables";
import { MONTH_NAMES } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseKundliJson } from "./json.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { buildKundlisCsv, buildKundlisJson } from "./write-files.ts";

const CHOICES: TableOptions = { order: "day", gender: "male", country: "India" };
const table = (text: string) => parseCsv(text, "clients.csv");
const readTable = (text: string, choices: Partial<TableOptions> = {}) => {
  const parsed = table(text);
  return readRows(parsed, guessColumnMapping(parsed), { ...CHOICES, ...choices });
};

describe("a table", () => {
  test("of an astrologer's practice is read by its columns, line by line", () => {
    const kundlis = readTable(
      [
        "Client Name;Sex;DOB;TOB;Birth Place;Remarks",
        "Asha Rao;F;15/08/1990;6:35 AM;Mumbai, Maharashtra, India;Two\tchildren",
        '"Ravi ""R"" Sen";m;4.2.1962;22.05;Kolkata;',
        "No Date;f;;6:35;Pune;",
        "Bad Date;f;31/02/1990;6:35;Pune;",
        "Short;f;15/08/90;6:35;Pune;",
        "No Time;f;15/08/1990;;Pune;",
        "",
        "Bad Time;f;15/08/1990;25:10;Pune;",
      ].join("\r\n"),
    );
    expect(kundlis).toMatchObject([
      {
        source: { file: "clients.csv", line: 2 },
        warnings: [],
        fields: {
          name: "Asha Rao",
          gender: "female",
          year: 1990,
          month: "August",
          day: 15,
          hour: 6,
          minute: 35,
          city: "Mumbai, Maharashtra",
          country: "India",
          notes: "Two\tchildren",
        },
      },
      { source: { line: 3 }, fields: { name: 'Ravi "R" Sen', hour: 22, minute: 5, city: "Kolkata", country: "India" } },
      { source: { line: 4 }, problem: { code: "date_missing" } },
      { source: { line: 5 }, problem: { code: "date", value: "31/02/1990" } },
      { source: { line: 6 }, problem: { code: "year_short", value: "15/08/90" } },
      { source: { line: 7 }, fields: { hour: null, minute: null, time_unknown: true }, warnings: ["time_missing"] },
      { source: { line: 9 }, problem: { code: "time", value: "25:10" } },
    ]);
  });

  test("recognises Hindi column names, in any order", () => {
    expect(guessColumnMapping({ columns: ["जन्म स्थान", "नाम", "जन्म तिथि", "जन्म समय", "लिंग"] })).toEqual({
      place: 0,
      name: 1,
      date: 2,
      time: 3,
      gender: 4,
    });
  });

  test("without a header names columns by number and keeps its first line", () => {
    const parsed = table("Asha,15/08/1990,06:35,Pune\nRavi,04/02/1962,10:00,Agra");
    expect(parsed.columns).toEqual(["#1", "#2", "#3", "#4"]);
    expect(parsed.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, "Asha"],
      [2, "Ravi"],
    ]);
    const mapping = mapColumn(mapColumn({}, 0, "name"), 1, "date");
    expect(readRows(parsed, mapping, CHOICES)).toMatchObject([{ fields: { name: "Asha", day: 15 } }, { fields: {} }]);
    expect(mapColumn(mapping, 1, "notes")).toEqual({ name: 0, notes: 1 });
    expect(mapColumn(mapping, 3, "date")).toEqual({ name: 0, date: 3 });
    expect(mapColumn(mapping, 0, null)).toEqual({ date: 1 });
  });

  test("may begin with Excel's separator line, which is not a row", () => {
    const parsed = table("sep=;\r\nName;Date;Latitude\r\nAsha, of Pune;1990-08-15;18,5");
    expect(parsed.columns).toEqual(["Name", "Date", "Latitude"]);
    expect(parsed.rows).toEqual([{ line: 3, cells: ["Asha, of Pune", "1990-08-15", "18,5"] }]);
  });

  test("counts lines as an editor does, where a cell has several", () => {
    const kundlis = readTable('Name,Date,Notes\nAsha,1990-08-15,"one\ntwo\nthree"\nRavi,nonsense,');
    expect(kundlis.map(({ source }) => source.line)).toEqual([2, 5]);
  });

  test.each([
    [["05/08/1990", "15/08/1990"], "day"],
    [["05/08/1990", "08/15/1990"], "month"],
    [["05/08/1990", "04/03/1990"], "either"],
    [["15/08/1990", "08/15/1990"], "both"],
    [["05/05/1990", "1990-08-15", "4 March 1990"], null],
  ])("with the dates %s has the order %s first", (dates, order) => {
    const parsed = table(["Name,Date", ...dates.map((date) => `Asha,${date}`)].join("\n"));
    expect(detectColumnDateOrder(parsed, guessColumnMapping(parsed))).toBe(order);
  });

  test("reads dates only in the chosen order", () => {
    const text = "Name,Date\nAsha,05/08/1990\nRavi,15/08/1990";
    expect(readTable(text, { order: "month" })).toMatchObject([
      { fields: { month: "May", day: 8 } },
      { problem: { code: "date", value: "15/08/1990" } },
    ]);
    expect(readTable(text)).toMatchObject([{ fields: { month: "August", day: 5 } }, { fields: { day: 15 } }]);
  });

  test("leaves out rows that the server would refuse", () => {
    const kundlis = readTable(
      'Name,Date,Settings\nA\u200B,1990-08-15,\nB,1990-08-15,{"node":"both"}\nC,1990-08-15,nonsense',
    );
    expect(kundlis).toMatchObject([
      { problem: { code: "unfit", value: "name" } },
      { problem: { code: "unfit", value: "settings.node" } },
      { problem: { code: "settings", value: "nonsense" } },
    ]);
  });

  test("reads coordinates and offsets as written, and warns where an offset seems to have the wrong sign", () => {
    const kundlis = readTable(
      [
        "name,date,time,lat,long,time zone,city,country",
        "A,1990-08-15,10:00,26°55′12″ N,75E47,+5:30,Jaipur,India",
        "B,1990-08-15,10:00,18.5,73.85,Asia/Kolkata,Pune,India",
        "C,1990-08-15,10:00,18.5,73.85,-5.5,Pune,India",
        "D,1990-08-15,10:00,18.5,73.85,Bombay time,Pune,India",
        "E,1990-08-15,10:00,118.5,73.85,,Pune,India",
        "F,1990-08-15,10:00,18.5,,,Pune,India",
      ].join("\n"),
    );
    expect(kundlis).toMatchObject([
      { fields: { latitude: 26.92, longitude: 75.783333, utc_offset: "+05:30", time_zone: null }, warnings: [] },
      { fields: { utc_offset: null, time_zone: "Asia/Kolkata" }, warnings: [] },
      { fields: { utc_offset: "-05:30" }, warnings: ["zone_reversed"] },
      { fields: { utc_offset: null, time_zone: null }, warnings: ["zone_unread"] },
      { problem: { code: "coordinate", value: "118.5" } },
      { problem: { code: "coordinates_half" } },
    ]);
  });
});

test.each([
  ["5.5", "+05:30"],
  ["5.30", "+05:30"],
  ["5.3", "+05:30"],
  ["5.75", "+05:45"],
  ["5,5", "+05:30"],
  ["5.45", "+05:45"],
  ["-8", "-08:00"],
  ["-3.50", "-03:30"],
  ["+0530", "+05:30"],
  ["GMT+5:30", "+05:30"],
  ["UTC", "+00:00"],
  ["५:३०", "+05:30"],
  ["+05:21:10", "+05:21:10"],
  ["", null],
  ["IST", null],
  ["5.7", null],
  ["25:00", null],
])("the offset %s is %s", (text, offset) => expect(parseUtcOffset(text)).toBe(offset));

test.each([
  ["-0.13", "longitude", -0.13],
  ["0 07 W", "longitude", -0.116667],
  ["75,787", "longitude", 75.787],
  ["-33,86", "latitude", -33.86],
  ["75:47:16", "longitude", 75.787778],
  ["33S52", "latitude", -33.866667],
  ["33°52'S", "latitude", -33.866667],
  ["26.9° n", "latitude", 26.9],
] as const)("the coordinate %s is read", (text, axis, degrees) => expect(parseCoordinate(text, axis)).toBe(degrees));

test.each([
  ["Pune, Maharashtra", { city: "Pune, Maharashtra", country: "" }],
  ["Los Angeles, CA, USA", { city: "Los Angeles, CA", country: "USA" }],
  ["पुणे, भारत", { city: "पुणे", country: "भारत" }],
  ["Nairobi, kenya", { city: "Nairobi", country: "kenya" }],
  ["", { city: "", country: "" }],
])("the place %s is parted where its country begins", (text, place) => expect(splitPlace(text)).toEqual(place));

const line = fc
  .string({ unit: fc.constantFrom(...Array.from("aB1 ,;=+-@'\"|\tअ\n")), maxLength: 20 })
  .map((text) => text.trim());
const word = line.map((text) => text.replaceAll(/[;|,\s]/g, ""));
const kundli: fc.Arbitrary<KundliFields> = fc
  .record({
    name: line.map((text) => `Asha ${text}`.replaceAll(/\s+/g, " ").trim()),
    gender: fc.constantFrom("male" as const, "female" as const, "other" as const),
    date: fc.date({ min: new Date("-001000-01-01"), max: new Date("2399-12-31"), noInvalidDate: true }),
    calendar: fc.constantFrom(null, "gregorian" as const, "julian" as const),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.integer({ min: 0, max: 59 }),
    city: word.map((text) => `Rampur ${text}`.trim()),
    latitude: fc.integer({ min: -90_000, max: 90_000 }).map((thousandths) => thousandths / 1000),
    longitude: fc.integer({ min: -180_000, max: 180_000 }).map((thousandths) => thousandths / 1000),
    utc_offset: fc.constantFrom(null, "+05:30", "-08:00", "+05:21:10"),
    tags: fc.uniqueArray(
      line.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => text !== ""),
      { maxLength: 3 },
    ),
    notes: line,
    settings: fc.constantFrom(null, { preset: "kp" as const }),
    is_self: fc.boolean(),
    uncertainty_minutes: fc.option(fc.integer({ min: 1, max: 720 })),
    time_unknown: fc.boolean(),
  })
  .map(({ date, ...rest }) => ({
    ...createEmptyKundliFields(date.getUTCFullYear()),
    ...rest,
    month: MONTH_NAMES[date.getUTCMonth()] ?? "",
    day: date.getUTCDate(),
    country: "India",
  }));

describe("an export is imported without loss", () => {
  const readBack = (parsed: ReturnType<typeof parseCsv>) =>
    readRows(parsed, guessColumnMapping(parsed), CHOICES).map((one) => ("fields" in one ? one.fields : one));
  test("as CSV", () => {
    fc.assert(
      fc.property(fc.array(kundli, { minLength: 1, maxLength: 8 }), (kundlis) => {
        expect(readBack(table(buildKundlisCsv(kundlis)))).toEqual(kundlis);
      }),
    );
  });
  test("as JSON", () => {
    fc.assert(
      fc.property(fc.array(kundli, { minLength: 1, maxLength: 8 }), (kundlis) => {
        expect(readBack(parseKundliJson(buildKundlisJson(kundlis), "x.json"))).toEqual(kundlis);
      }),
    );
  });
  test("and no CSV cell is a formula to a spreadsheet", () => {
    const malicious = {
      ...createEmptyKundliFields(1990),
      name: "=HYPERLINK(1)",
      month: "May",
      notes: "@SUM",
      city: "+1",
    };
    // Full-width characters, as East Asian spreadsheets accept them; and cells separated by semicolons.
    const fullWidth = { ...malicious, name: "＝1+1", notes: "Mars; -2;=1+1", city: "Pune|@SUM(1)" };
    const csv = buildKundlisCsv([malicious, fullWidth]);
    expect(csv).toContain("'=HYPERLINK(1)");
    expect(csv).toContain("'＝1+1");
    expect(csv).not.toMatch(/(?:^|[,;|\t"])\s*[=+\-@＝](?!\d+(?:\.\d+)?[",])/m);
    expect(readBack(table(csv))).toMatchObject([
      { name: "=HYPERLINK(1)", notes: "@SUM", city: "+1" },
      { name: "＝1+1", notes: "Mars; -2;=1+1", city: "Pune|@SUM(1)" },
    ]);
  });
});

test("reports the beginning of an unreadable cell, such as one with an unclosed quote", () => {
  const [one] = readTable(`name,date\nAsha,"${"no date ".repeat(10_000)}`);
  expect(one).toMatchObject({ problem: { code: "date", value: `${"no date ".repeat(10)}…` } });
});

test("finds duplicates of saved kundlis and within the file", () => {
  const kundlis = readTable(
    "name,date,time\nAsha  RAO,1990-08-15,6:35\nRavi,1990-08-15,6:35\nravi,1990-08-15,06:35:20\nRavi,1990-08-15,",
  );
  const readable = kundlis.filter((one) => "fields" in one);
  const saved = {
    ...createEmptyKundliFields(1990),
    name: "Asha Rao",
    month: "8",
    day: 15,
    hour: 6,
    minute: 35,
    city: "Pune",
  };
  const { unique, duplicates } = findDuplicates(readable, [saved]);
  expect(unique.map(({ source }) => source.line)).toEqual([3, 5]);
  expect(duplicates.map(({ read: one, of }) => [one.source.line, of?.name ?? null])).toEqual([
    [2, "Asha Rao"],
    [4, null],
  ]);
});
