import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  findCityClock,
  findCityClockAt,
  findDateLineChangeBefore,
  type LocalDateTime,
  convertLocalToUtc,
  resolveZoneTime,
  parseLocalDateTime,
  UnknownZoneError,
  getZoneTimeType,
  getZoneStore,
} from "../src/index.ts";

const at = (text: string): LocalDateTime => {
  const local = parseLocalDateTime(text);
  if (!local) throw new Error(text);
  return local;
};

/** From the IANA time zone database 2026f with backzone; sources cited in that file are named if well known. */
const HISTORY: [zone: string, local: string, offset: string, abbreviation: string][] = [
  // Madras time, used by the railways of India until 1906.
  ["Asia/Kolkata", "1900-06-01T12:00", "+05:21:10", "MMT"],
  ["Asia/Calcutta", "1905-12-31T23:00", "+05:21:10", "MMT"],
  ["Asia/Kolkata", "1906-01-01T01:00", "+05:30", "IST"],
  ["Asia/Kolkata", "1941-09-30T23:59", "+05:30", "IST"],
  ["Asia/Kolkata", "1941-10-01T01:00", "+06:30", "+0630"],
  ["Asia/Kolkata", "1942-05-14T22:59", "+06:30", "+0630"],
  ["Asia/Kolkata", "1942-05-15T00:00", "+05:30", "IST"],
  ["Asia/Kolkata", "1942-08-31T23:59", "+05:30", "IST"],
  ["Asia/Kolkata", "1942-09-01T01:00", "+06:30", "+0630"],
  ["Asia/Kolkata", "1944-06-01T12:00", "+06:30", "+0630"],
  ["Asia/Kolkata", "1945-10-14T22:59", "+06:30", "+0630"],
  ["Asia/Kolkata", "1945-10-15T00:00", "+05:30", "IST"],
  ["Asia/Kolkata", "1990-01-01T00:00", "+05:30", "IST"],
  // Double summer time of the war, and the standard time of 1968–71.
  ["Europe/London", "1944-01-15T12:00", "+01:00", "BST"],
  ["Europe/London", "1944-07-15T12:00", "+02:00", "BDST"],
  ["Europe/London", "1968-12-25T12:00", "+01:00", "BST"],
  ["Europe/London", "1971-10-30T12:00", "+01:00", "BST"],
  ["Europe/London", "1971-12-25T12:00", "+00:00", "GMT"],
  ["Europe/Amsterdam", "1935-07-01T12:00", "+01:19:32", "NST"],
  ["Europe/Amsterdam", "1935-01-01T12:00", "+00:19:32", "AMT"],
  ["Atlantic/Reykjavik", "1935-07-01T12:00", "-01:00", "-01"],
  ["Asia/Kuala_Lumpur", "1935-07-01T12:00", "+07:20", "+0720"],
  ["Asia/Kuala_Lumpur", "1942-07-01T12:00", "+09:00", "+09"],
  ["Asia/Kathmandu", "1985-12-31T23:00", "+05:30", "+0530"],
  ["Asia/Kathmandu", "1986-01-01T01:00", "+05:45", "+0545"],
  ["America/New_York", "1943-12-25T12:00", "-04:00", "EWT"],
  ["America/New_York", "1945-09-01T12:00", "-04:00", "EPT"],
  ["America/Indiana/Indianapolis", "1950-01-15T12:00", "-06:00", "CST"],
  ["America/Indiana/Indianapolis", "1950-07-15T12:00", "-05:00", "CDT"],
  ["US/Eastern", "1974-01-15T12:00", "-04:00", "EDT"],
  // The footer's rule, long after the last listed transition.
  ["Europe/London", "2100-07-01T12:00", "+01:00", "BST"],
  ["Europe/London", "2100-12-01T12:00", "+00:00", "GMT"],
  ["America/New_York", "2399-07-01T12:00", "-04:00", "EDT"],
  ["Australia/Sydney", "2100-01-01T12:00", "+11:00", "AEDT"],
  ["Asia/Kolkata", "2100-07-01T12:00", "+05:30", "IST"],
  // Norway's summer time of 1959–65 also applied on Svalbard and Jan Mayen; Berlin, to which the database links them,
  // had none.
  ["Arctic/Longyearbyen", "1960-07-01T12:00", "+02:00", "CEST"],
  ["Arctic/Longyearbyen", "1960-01-15T12:00", "+01:00", "CET"],
  ["Atlantic/Jan_Mayen", "1964-08-01T12:00", "+02:00", "CEST"],
];

describe("the historical offset of a zone", () => {
  test.each(HISTORY)("%s %s is %s %s", (zone, local, offset, abbreviation) => {
    const found = resolveZoneTime(zone, at(local));
    expect([found.offset, found.abbreviation, found.kind]).toEqual([offset, abbreviation, "unique"]);
  });

  test("Kuala Lumpur 1935 is not wrong by more than an hour, as with zones merged since 1970", () => {
    expect(resolveZoneTime("Asia/Kuala_Lumpur", at("1935-07-01T12:00")).utc).toBe("1935-07-01T04:40:00Z");
  });

  test("an old alias returns the canonical name", () => {
    expect(resolveZoneTime("asia/calcutta", at("2000-01-01T00:00")).zone).toBe("Asia/Kolkata");
    expect(resolveZoneTime("US/Eastern", at("2000-01-01T00:00")).zone).toBe("America/New_York");
  });

  test("before standard time the abbreviation is that of the zone's mean time", () => {
    const found = resolveZoneTime("Europe/Paris", at("1850-01-01T12:00"));
    expect(found.offset).toBe("+00:09:21");
    expect(found.notices.map((notice) => notice.code)).toEqual(["local_mean_time"]);
  });

  test.each(["Asia/Atlantis", "", "../../etc/passwd", "x".repeat(5000), "Asia/Kolkata\0", "__proto__", "constructor"])(
    "refuses an unknown zone, naming it: %j",
    (zone) => expect(() => resolveZoneTime(zone, at("2000-01-01T00:00"))).toThrow(UnknownZoneError),
  );

  test.each([
    [{ year: -1002, month: 12, day: 31, hour: 0, minute: 0 }, /year/],
    [{ year: 2401, month: 1, day: 1, hour: 0, minute: 0 }, /year/],
    [{ year: 2023, month: 2, day: 29, hour: 0, minute: 0 }, /day must be a whole number between 1 and 28/],
    [{ year: 2023, month: 13, day: 1, hour: 0, minute: 0 }, /month/],
    [{ year: 2023, month: 1, day: 1, hour: 24, minute: 0 }, /hour/],
    [{ year: 2023, month: 1, day: 1, hour: 0, minute: 0.5 }, /minute/],
    [{ year: 2023, month: 1, day: 1, hour: 0, minute: 0, second: Number.NaN }, /second/],
  ])("refuses %j", (local, message) => {
    expect(() => resolveZoneTime("Asia/Kolkata", local)).toThrow(RangeError);
    expect(() => resolveZoneTime("Asia/Kolkata", local)).toThrow(message);
  });
});

describe("skipped and repeated times", () => {
  test("a time in a gap is moved forward by the length of the gap, with a notice", () => {
    const found = resolveZoneTime("Europe/London", at("2024-03-31T01:30"));
    expect(found).toMatchObject({
      kind: "gap",
      local: "2024-03-31T02:30:00",
      utc: "2024-03-31T01:30:00Z",
      offset: "+01:00",
    });
    expect(found.alternatives).toMatchObject([
      { local: "2024-03-31T00:30:00", utc: "2024-03-31T00:30:00Z", offset: "+00:00" },
    ]);
    expect(found.notices).toMatchObject([{ code: "clock_skipped", params: { local: "2024-03-31T02:30:00" } }]);
    expect(resolveZoneTime("Europe/London", at("2024-03-31T01:30"), { disambiguation: "earlier" }).utc).toBe(
      "2024-03-31T00:30:00Z",
    );
  });

  test("of an overlap the first is chosen, and the other listed", () => {
    const found = resolveZoneTime("America/New_York", at("2024-11-03T01:30"));
    expect(found).toMatchObject({ kind: "overlap", utc: "2024-11-03T05:30:00Z", abbreviation: "EDT" });
    expect(found.alternatives).toMatchObject([{ utc: "2024-11-03T06:30:00Z", abbreviation: "EST" }]);
    expect(found.notices).toMatchObject([
      { code: "clock_repeated", params: { choice: "first", other_utc_offset: "-05:00" } },
    ]);
    const later = resolveZoneTime("America/New_York", at("2024-11-03T01:30"), { disambiguation: "later" });
    expect(later).toMatchObject({ utc: "2024-11-03T06:30:00Z", notices: [{ params: { choice: "second" } }] });
  });

  test("edges: the first second of a gap is skipped, the first after it is not; the same for an overlap", () => {
    const kind = (zone: string, local: string) => resolveZoneTime(zone, at(local)).kind;
    expect(kind("Europe/London", "2024-03-31T00:59:59")).toBe("unique");
    expect(kind("Europe/London", "2024-03-31T01:00:00")).toBe("gap");
    expect(kind("Europe/London", "2024-03-31T01:59:59")).toBe("gap");
    expect(kind("Europe/London", "2024-03-31T02:00:00")).toBe("unique");
    expect(kind("Europe/London", "2024-10-27T00:59:59")).toBe("unique");
    expect(kind("Europe/London", "2024-10-27T01:00:00")).toBe("overlap");
    expect(kind("Europe/London", "2024-10-27T01:59:59")).toBe("overlap");
    expect(kind("Europe/London", "2024-10-27T02:00:00")).toBe("unique");
  });

  test("the skipped Samoan day", () => {
    const found = resolveZoneTime("Pacific/Apia", at("2011-12-30T12:00"));
    expect(found).toMatchObject({
      kind: "gap",
      local: "2011-12-31T12:00:00",
      offset: "+14:00",
      utc: "2011-12-30T22:00:00Z",
    });
    expect(found.notices).toMatchObject([
      { code: "day_skipped", params: { day: "2011-12-30", local: "2011-12-31T12:00:00" } },
    ]);
    const earlier = resolveZoneTime("Pacific/Apia", at("2011-12-30T12:00"), { disambiguation: "earlier" });
    expect(earlier).toMatchObject({ local: "2011-12-29T12:00:00", notices: [{ params: { day: "2011-12-30" } }] });
    expect(resolveZoneTime("Asia/Manila", at("1844-12-31T06:00")).notices[0]?.code).toBe("day_skipped");
    expect(resolveZoneTime("Pacific/Apia", at("2011-12-29T23:59:59"))).toMatchObject({
      kind: "unique",
      offset: "-10:00",
    });
    expect(resolveZoneTime("Pacific/Apia", at("2011-12-31T00:00:00"))).toMatchObject({
      kind: "unique",
      offset: "+14:00",
    });
  });

  test.each([
    ["Pacific/Apia", "2011-12-31T03:00:00", "2011-12-30T10:00:00Z", -10],
    ["Pacific/Kiritimati", "1995-01-01T06:00:00", "1994-12-31T10:00:00Z", -10],
    ["America/Sitka", "1867-10-19T18:00:00", "1867-10-19T00:31:13Z", 15],
  ])("the date line moved over %s before %s", (zone, local, moved, hours) => {
    const { epochMilliseconds } = resolveZoneTime(zone, at(local));
    const found = findDateLineChangeBefore(zone, epochMilliseconds);
    expect(new Date(found?.epochMilliseconds ?? 0).toISOString()).toBe(moved.replace("Z", ".000Z"));
    expect(Math.round((found?.offsetSecondsBefore ?? 0) / 3600)).toBe(hours);
    expect(findDateLineChangeBefore(zone, epochMilliseconds + 2 * 86_400_000)).toBeNull();
    expect(findDateLineChangeBefore(zone, Date.parse(moved) - 1000)).toBeNull();
  });

  test("and summer time does not count as a date line change", () => {
    expect(findDateLineChangeBefore("Europe/London", Date.parse("2024-03-31T12:00:00Z"))).toBeNull();
  });

  test("India's half hours of 1941 and 1945", () => {
    expect(resolveZoneTime("Asia/Kolkata", at("1941-10-01T00:30")).kind).toBe("gap");
    expect(resolveZoneTime("Asia/Kolkata", at("1945-10-14T23:30")).kind).toBe("overlap");
    expect(resolveZoneTime("Asia/Kathmandu", at("1986-01-01T00:10"))).toMatchObject({
      kind: "gap",
      local: "1986-01-01T00:25:00",
    });
  });

  test("Ireland's winter and Morocco's Ramadan are not summer time", () => {
    expect(resolveZoneTime("Europe/Dublin", at("2024-01-01T12:00")).isDst).toBe(false);
    expect(resolveZoneTime("Africa/Casablanca", at("2024-03-20T12:00")).isDst).toBe(false);
    expect(resolveZoneTime("Europe/London", at("2024-07-01T12:00")).isDst).toBe(true);
    expect(getZoneTimeType("Asia/Kolkata", Date.UTC(1944, 0, 1)).isDst).toBe(true);
  });
});

describe("clocks without a zone", () => {
  test.each([
    ["+05:30", "2000-01-01T12:00", "2000-01-01T06:30:00Z"],
    ["-03:30:52", "1900-01-01T12:00", "1900-01-01T15:30:52Z"],
    ["\u221205:00", "2000-01-01T12:00", "2000-01-01T17:00:00Z"],
    ["+00:00", "2400-12-31T23:59:59", "2400-12-31T23:59:59Z"],
  ])("offset %s: %s is %s", (offset, local, utc) => {
    expect(convertLocalToUtc(at(local), { offset })).toMatchObject({ utc, zone: null, kind: "unique", notices: [] });
  });

  test.each(["5:30", "+5:30", "+05:60", "+16:00", "+0530", "", "IST", "+05:30:00:00"])(
    "refuses offset %j",
    (offset) => {
      expect(() => convertLocalToUtc(at("2000-01-01T12:00"), { offset })).toThrow(/UTC offset must look like \+05:30/);
    },
  );

  test("local mean time is four minutes per degree", () => {
    // Ujjain, 75.7682° E.
    expect(convertLocalToUtc(at("1850-01-01T12:00"), { localMeanTimeAt: 75.7682 })).toMatchObject({
      offset: "+05:03:04",
      abbreviation: "LMT",
      utc: "1850-01-01T06:56:56Z",
    });
    expect(convertLocalToUtc(at("1850-01-01T12:00"), { localMeanTimeAt: -0.0001 }).offset).toBe("+00:00");
    expect(() => convertLocalToUtc(at("1850-01-01T12:00"), { localMeanTimeAt: 181 })).toThrow(RangeError);
    expect(() => convertLocalToUtc(at("1850-01-01T12:00"), { localMeanTimeAt: Number.NaN })).toThrow(RangeError);
  });
});

describe("cities that used their own time besides the standard one", () => {
  const bombay = { latitude: 18.97, longitude: 72.83, timeZone: "Asia/Kolkata" };
  test.each([
    [bombay, 1950, "BOMBAY", "+04:51"],
    [{ ...bombay, latitude: 19.19, longitude: 72.98 }, 1955, "BOMBAY", "+04:51"],
    [{ latitude: 22.59, longitude: 88.31, timeZone: "Asia/Kolkata" }, 1930, "CALCUTTA", "+05:53:20"],
  ])("%j in %i: %s", (place, year, id, offset) => expect(findCityClockAt(place, year)).toMatchObject({ id, offset }));

  test.each([
    [bombay, 1956],
    [{ ...bombay, latitude: 18.52, longitude: 73.86 }, 1950],
    [{ latitude: 22.57, longitude: 88.36, timeZone: "Asia/Kolkata" }, 1949],
    [{ ...bombay, timeZone: "Asia/Karachi" }, 1950],
  ])("%j in %i: none", (place, year) => expect(findCityClockAt(place, year)).toBeNull());

  test("are found by id, case-insensitive", () => {
    expect(findCityClock("Bombay")?.offset).toBe("+04:51");
    expect(findCityClock("Madras")).toBeNull();
  });
});

test.each(getZoneStore().names())("%s resolves in every year from 1800 to 1899", (zone) => {
  for (let year = 1800; year < 1900; year += 1) {
    const found = resolveZoneTime(zone, { year, month: 7, day: 4, hour: 12, minute: 0 });
    expect(Number.isInteger(found.epochMilliseconds)).toBe(true);
    expect(Math.abs(found.offsetSeconds)).toBeLessThan(16 * 3600);
  }
});

test("is independent of the host's own zone", () => {
  const zones = ["UTC", "Asia/Kolkata", "America/St_Johns", "Pacific/Apia"];
  const before = process.env["TZ"];
  const seen = zones.map((zone) => {
    process.env["TZ"] = zone;
    return JSON.stringify(HISTORY.map(([name, local]) => resolveZoneTime(name, at(local))));
  });
  if (before === undefined) delete process.env["TZ"];
  else process.env["TZ"] = before;
  expect(new Set(seen).size).toBe(1);
});

test("the clock at the resulting instant shows the requested time, or the time is in a gap", () => {
  const zone = fc.constantFrom(
    "Asia/Kolkata",
    "Europe/London",
    "Europe/Dublin",
    "Africa/Casablanca",
    "Pacific/Apia",
    "America/St_Johns",
    "Asia/Manila",
  );
  const local = fc.record({
    year: fc.integer({ min: 1800, max: 2400 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.integer({ min: 0, max: 59 }),
  });
  fc.assert(
    fc.property(zone, local, (name, reading) => {
      const found = resolveZoneTime(name, reading);
      for (const each of [found, ...found.alternatives]) {
        expect(getZoneTimeType(name, each.epochMilliseconds).offsetSeconds).toBe(each.offsetSeconds);
        const back = resolveZoneTime(name, parseLocalDateTime(each.local) as LocalDateTime);
        expect([back, ...back.alternatives].map((other) => other.utc)).toContain(each.utc);
      }
      const wallTime = Date.UTC(
        reading.year,
        reading.month - 1,
        reading.day,
        reading.hour,
        reading.minute,
        reading.second,
      );
      expect(Date.parse(`${found.local}Z`) === wallTime).toBe(found.kind !== "gap");
      expect(found.alternatives.length > 0).toBe(found.kind !== "unique");
    }),
    { numRuns: 3000 },
  );
});
