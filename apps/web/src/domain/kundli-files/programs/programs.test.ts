import type { ImportedKundli } from "@lagna/birth-tables";
import { describe, expect, test } from "vitest";
import { readProgramFile } from "../program-formats.ts";
import { readFiles } from "../read-files.ts";

/** Births of public record in the notation of each program: its documentation's own example, or what its source writes. */
const read = (file: string, ...lines: string[]): ImportedKundli[] => [
  ...(readProgramFile(lines.join("\n"), file) ?? []),
];
const problems = (all: readonly ImportedKundli[]) =>
  all.flatMap((one) => ("problem" in one ? [[one.source.line, one.problem.code, one.problem.value]] : []));

describe("the Astrological Exchange Format", () => {
  test("has the summer time of the format's own example apart from the zone", () => {
    expect(
      read("x.aaf", "#A93:Niehenke,Peter,*,9.5.1949,22:30,Hamm,D", "#B93:2433046.354167,51n41,7e49,1he,1"),
    ).toEqual([
      expect.objectContaining({
        source: { file: "x.aaf", line: 1 },
        warnings: ["gender_missing"],
        fields: expect.objectContaining({
          name: "Peter Niehenke",
          year: 1949,
          month: "May",
          day: 9,
          hour: 22,
          minute: 30,
          city: "Hamm",
          country: "Germany",
          latitude: 51.683333,
          longitude: 7.816667,
          utc_offset: "+02:00",
        }),
      }),
    ]);
  });

  test("keeps local mean time to the second, texts over several lines, and the records after an unreadable one", () => {
    const all = read(
      "x.aaf",
      "#: written by a test",
      "#A93:Curie, Marie,F,7.11.1867G,12:0:0,Warszawa,PL",
      "#B93:*,52N14,21E00,1E24:0,*",
      "#CWORD:Rodden Rating AA",
      "#COM:First line",
      "second line",
      "#A93:Cut,Short,m,1.1.1900",
      "#A93:Cezanne,Paul,m,19.1.1839,1:00,Aix-en-Provence,F",
      "#B93:2392758.526528,43n31,5e27,0he21:48,0",
    );
    expect(all[0]).toMatchObject({
      fields: { name: "Marie Curie", gender: "female", country: "Poland", utc_offset: "+01:24", longitude: 21 },
      warnings: [],
    });
    expect(all[0]).toMatchObject({ fields: { notes: "CWORD: Rodden Rating AA\nFirst line\nsecond line" } });
    expect(all[2]).toMatchObject({ fields: { name: "Paul Cezanne", utc_offset: "+00:21:48", gender: "male" } });
    expect(problems(all)).toEqual([[7, "record_short", "#A93:Cut,Short,m,1.1.1900"]]);
  });

  test.each([
    ["a western zone", "*,41N46,72W40,5hw,1", "-04:00", []],
    ["a zone only the Julian Day tells", "2433046.354167,51n41,7e49,*,*", "+02:00", []],
    ["a Julian Day that another clock gives", "2433046.395833,51n41,7e49,1he,1", "+01:00", ["clock_differs"]],
    ["double summer time", "*,51n30,0w07,0he,2", "+02:00", []],
  ])("has %s", (_, b93, offset, warnings) => {
    expect(read("x.aaf", "#A93:A,B,m,9.5.1949,22:30,C,D", `#B93:${b93}`)).toMatchObject([
      { fields: { utc_offset: offset }, warnings },
    ]);
  });

  test("names a calendar only where it differs from that of the time, and leaves local mean time to the place", () => {
    const birth = (date: string) => read("x.aaf", `#A93:A,B,m,${date},1:00,C,D`, "#B93:*,51n30,0w07,*,L");
    expect(birth("7.10.1582g")).toMatchObject([{ fields: { calendar: null, time_zone: "LMT", utc_offset: null } }]);
    expect(birth("1.3.1500g")).toMatchObject([{ fields: { calendar: "gregorian" } }]);
    expect(birth("1.3.1500j")).toMatchObject([{ fields: { calendar: null } }]);
    expect(problems(birth("30.2.1990"))).toEqual([[1, "date", "30.2.1990"]]);
  });

  test("reports a line that belongs to no birth", () => {
    const all = read("x.aaf", "lost", "#A93:A,B,m,1.1.1990,1:00,C,D", "#B93:*,51n30,0w07,0he,0");
    expect(problems(all)).toEqual([[1, "line_unknown", "lost"]]);
  });
});

/** The lines of Kala, up to the notes. */
const kala = (...changes: readonly (readonly [number, string])[]): string => {
  const lines = ["Asha Rao", "1990", "7", "1", "15", "25", "5.", "2", "France", "Paris, 0", "002E08'54", "48N49'00"];
  lines.push("-01:00:00", "1", "A note", "~end of notes~", " ", "~end of muhurtas~", "0");
  for (const [line, text] of changes) lines[line - 1] = text;
  return lines.join("\r\n");
};

describe("a file of Kala", () => {
  test("in UTF-16 has zones west positive, with summer time apart", async () => {
    const text = `\uFEFF${kala()}`;
    const bytes = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
    const { kundlis } = await readFiles([new File([bytes], "asha.chtk")]);
    expect(kundlis).toMatchObject([
      {
        fields: {
          name: "Asha Rao",
          gender: "female",
          year: 1990,
          month: "July",
          day: 1,
          hour: 15,
          minute: 25,
          second: 5,
          city: "Paris",
          country: "France",
          latitude: 48.816667,
          longitude: 2.148333,
          utc_offset: "+02:00",
          notes: "A note",
        },
        warnings: [],
      },
    ]);
  });

  test.each([
    [
      "an unsigned zone, as in the USA",
      [
        [13, "07:00:00"],
        [14, "0"],
        [11, "105W05'04"],
        [12, "40N35'07"],
      ],
      { utc_offset: "-07:00", longitude: -105.084444 },
    ],
    [
      "a zone of half an hour",
      [
        [13, "-05:30:00"],
        [14, "0"],
        [11, "075E47'00"],
      ],
      { utc_offset: "+05:30" },
    ],
    [
      "the zone UTC",
      [
        [13, "UTC"],
        [14, "0"],
      ],
      { utc_offset: "+00:00" },
    ],
    ["summer time left to the place", [[14, "-1"]], { utc_offset: null, time_zone: null }],
    ["a gender with its name after it", [[8, "1 >gender"]], { gender: "male" }],
  ] as const)("may have %s", (_, changes, fields) => {
    expect(read("x.chtk", kala(...changes))).toMatchObject([{ fields }]);
  });

  test("with something else in a line names that line", () => {
    expect(problems(read("x.chtk", kala([5, "noon"])))).toEqual([[null, "number", "5: noon"]]);
    expect(problems(read("x.chtk", "a", "b"))).toEqual([[null, "chtk_short", "2"]]);
  });
});

const OPEN_CHART = [
  'spec = "open-astrology-chart"',
  "spec_version = 1",
  'name = "Jane Doe"',
  'gender = "nonbinary"',
  'rodden = "AA"',
  'tags = ["vedic", "Smith, family"]',
  "[location]",
  "lat = 40.045833",
  "lon = -86.023611",
  'placename = "Noblesville, IN"',
  'country = "USA"',
  "[civil]",
  "utc_offset = -5.0",
];

describe("a chart in TOML", () => {
  test("has its instant from the Julian Day, whatever the civil time says", () => {
    const chart = [...OPEN_CHART, 'date = "1850-01-01"', "[moment]", "jd = 2447679.3388888887"];
    expect(read("x.toml", ...chart)).toMatchObject([
      {
        fields: {
          name: "Jane Doe",
          gender: "other",
          tags: ["vedic", "Smith, family"],
          notes: "Rodden: AA",
          year: 1989,
          month: "June",
          day: 1,
          hour: 15,
          minute: 8,
          second: 0,
          utc_offset: "-05:00",
          city: "Noblesville, IN",
          country: "USA",
          latitude: 40.045833,
          longitude: -86.023611,
        },
      },
    ]);
  });

  test("typed by hand has its instant from the civil time and both offsets", () => {
    const chart = [...OPEN_CHART, "dst_offset = 1.0", 'date = "1989-12-14"', 'time = "20:08:00"'];
    expect(read("x.toml", ...chart)).toMatchObject([
      { fields: { year: 1989, month: "December", day: 14, hour: 20, minute: 8, utc_offset: "-04:00" } },
    ]);
  });

  test("of libaditya has other names for the same", () => {
    const chart = ['name = "X"', "[timeJD]", "jd = 2447679.3388888887", "utcoffset = 5.5", "[location]", "lat = 18.5"];
    expect(read("x.toml", ...chart, "long = 73.85", "alt = 0", 'placename = "Pune, India"')).toMatchObject([
      {
        fields: { year: 1989, month: "June", day: 2, hour: 1, minute: 38, city: "Pune", country: "India" },
        warnings: ["gender_missing"],
      },
    ]);
  });

  test.each([
    [["name = "], "toml_syntax", "1"],
    [['title = "x"'], "toml_kind", ""],
    [['spec = "open-astrology-chart"', "spec_version = 2"], "toml_version", "2"],
    [OPEN_CHART.map((line) => line.replace("lat = 40", "lat = 140")), "toml_value", "lat"],
    [OPEN_CHART, "date", ""],
  ])("that cannot be read says why: %s", (lines, code, value) => {
    // The location is read after the instant.
    const found = problems(read("x.toml", ...lines, ...(code === "toml_value" ? ["[moment]", "jd = 2447679.5"] : [])));
    expect(found).toEqual([[null, code, value]]);
  });
});

describe("a chart file of Astrolog", () => {
  test("is that of its documentation: west positive, a letter for the side", () => {
    const lines = ["@AI770  ; Astrolog chart info.", "/qb Nov 19 1971 11:01am ST +8:00 122:19:59W 47:36:35N"];
    expect(read("x.as", ...lines, '/zi "Walter D. Pullen" "Seattle, WA, USA"')).toMatchObject([
      {
        source: { line: 2 },
        fields: {
          name: "Walter D. Pullen",
          year: 1971,
          month: "November",
          day: 19,
          hour: 11,
          minute: 1,
          city: "Seattle, WA",
          country: "USA",
          latitude: 47.609722,
          longitude: -122.333056,
          utc_offset: "-08:00",
        },
      },
    ]);
  });

  test("may be a list, whose unreadable line does not lose the others", () => {
    const all = read(
      "list.txt",
      "@AL770  ; Astrolog chart list.",
      '-qcl Aug 15 1947 12:01am ST 5:30E 77:13E 28:39N "India" "Delhi, India"',
      "-qcl Foo 15",
      '-qcl Jul  1 1961 19:45 DT GMT  0:30E 52:50N "Diana" "Sandringham, England"',
      '-qcl Jan 1 1900 1:00 Autodetect 0W 0W 51N "A" "B"',
      '-qcl Jan 1 1900 1:00 ST LMT -77.5 13 "A" "B"',
    );
    expect(
      all.map((one) => ("fields" in one ? [one.fields.utc_offset, one.fields.time_zone] : one.source.line)),
    ).toEqual([["+05:30", null], 3, ["+01:00", null], [null, null], [null, "LMT"]]);
    expect(all[0]).toMatchObject({ fields: { hour: 0, minute: 1, longitude: 77.216667, city: "Delhi" } });
    expect(all[4]).toMatchObject({ fields: { longitude: 77.5, latitude: 13 } });
  });

  test("with positions only has no birth", async () => {
    const { kundlis } = await readFiles([new File(["@AP770\n/YF Sun 26 Sco 31.0, 0 0.0, 1.0 1.0"], "x.as")]);
    expect(kundlis).toMatchObject([{ problem: { code: "file_empty" } }]);
  });
});

/** The sidereal example of Kerykeion's documentation, without the points that are not read. */
const DEPP = {
  name: "Johnny Depp",
  year: 1963,
  month: 6,
  day: 9,
  hour: 0,
  minute: 0,
  city: "Owensboro",
  nation: "US",
  lng: -87.11333,
  lat: 37.77422,
  tz_str: "America/Chicago",
  zodiac_type: "Sidereal",
  sidereal_mode: "LAHIRI",
  houses_system_identifier: "P",
  julian_day: 2438189.7083333335,
  moon: { name: "Moon", abs_pos: 255.39340776981226 },
  first_house: { name: "First_House", abs_pos: 297.3549068025814 },
};

describe("JSON", () => {
  test("of Kerykeion has the clock that the program used, and its lagna and Moon", () => {
    expect(read("x.json", JSON.stringify(DEPP))).toMatchObject([
      {
        fields: { name: "Johnny Depp", country: "United States", utc_offset: "-05:00", latitude: 37.77422, hour: 0 },
        figures: { lagna: 297.3549068025814, moon: 255.39340776981226 },
      },
    ]);
  });

  test("of Kerykeion has no figures of the tropical zodiac, nor a lagna where the first house is the whole sign", () => {
    const read1 = (change: object) => read("x.json", JSON.stringify([{ ...DEPP, ...change }]))[0];
    expect(read1({ zodiac_type: "Tropical" })).not.toHaveProperty("figures");
    expect(read1({ houses_system_identifier: "W" })).toMatchObject({ figures: { moon: DEPP.moon.abs_pos } });
    expect(read1({ houses_system_identifier: "W" })).not.toHaveProperty("figures.lagna");
    expect(read1({ ascendant: { abs_pos: 297.2 } })).toMatchObject({ figures: { lagna: 297.2 } });
    const local = { iso_formatted_local_datetime: "1963-06-09T00:00:00-06:00" };
    expect(read1(local)).toMatchObject({ fields: { utc_offset: "-06:00" } });
  });

  test("of Kerykeion may hold a chart with two subjects", () => {
    const chart = { chart_type: "Synastry", first_subject: DEPP, second_subject: { ...DEPP, name: "B", month: 13 } };
    const all = read("x.json", JSON.stringify(chart));
    expect(all[0]).toMatchObject({ source: { line: 1 }, fields: { name: "Johnny Depp" } });
    expect(problems(all)).toEqual([[2, "date", "1963-13-9"]]);
  });

  test("of VedAstro is a person, or the answer of its server with a list", () => {
    const location = { Name: "Taiping, Malaysia", Longitude: 100.73, Latitude: 4.85 };
    const person = (std: string) => ({
      PersonId: "1",
      Name: "A",
      Notes: "n",
      BirthTime: { StdTime: std, Location: location },
      Gender: "Female",
    });
    const answer = {
      Status: "Pass",
      Payload: [person("13:54 25/10/1992 +08:00"), person("13:54 25.10.1992 +08:00"), person("soon")],
    };
    const all = read("x.json", JSON.stringify(answer));
    const fields = {
      name: "A",
      gender: "female",
      notes: "n",
      year: 1992,
      month: "October",
      day: 25,
      hour: 13,
      minute: 54,
      city: "Taiping",
      country: "Malaysia",
      latitude: 4.85,
      longitude: 100.73,
      utc_offset: "+08:00",
    };
    expect(all.slice(0, 2)).toMatchObject([{ fields }, { fields }]);
    expect(problems(all)).toEqual([[3, "date", "soon"]]);
  });

  test("of another kind is a table, with columns named after the birth", async () => {
    expect(readProgramFile('[{"name":"A","birth_latitude":1}]', "x.json")).toBeNull();
    const { tables } = await readFiles([
      new File(["name,birth_date,birth_time,birth_place,birth_latitude,birth_longitude,birth_timezone\n"], "empty.csv"),
      new File(
        [
          "name,birth_date,birth_time,birth_place,birth_latitude,birth_longitude,birth_timezone\nA,1990-08-15,6:35,Pune,18.5,73.85,Asia/Kolkata",
        ],
        "x.csv",
      ),
    ]);
    expect(tables[0]?.mapping).toEqual({
      name: 0,
      date: 1,
      time: 2,
      place: 3,
      latitude: 4,
      longitude: 5,
      time_zone: 6,
    });
  });
});

test("says of XML that Parashara's Light does not publish it", async () => {
  const { kundlis } = await readFiles([new File(["<Chart/>"], "charts.xml")]);
  expect(kundlis).toMatchObject([{ problem: { code: "file_xml" } }]);
});
