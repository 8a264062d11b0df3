import { type KundliData, kundliResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

const URL = "/api/v1/kundli";
/** "A full answer is at most 60 KB of JSON before compression." */
const MAX_BYTES = 60_000;

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const post = (payload: unknown) =>
  running.app.inject({
    method: "POST",
    url: URL,
    headers: { ...ASHA, "content-type": "application/json" },
    payload: JSON.stringify(payload),
  });

async function generate(change: Record<string, unknown> = {}): Promise<KundliData> {
  const response = await post({ ...BIRTH, ...change });
  expect(response.statusCode, response.body).toBe(200);
  return kundliResponseSchema.parse(response.json()).data;
}

const codes = (data: KundliData) => data.birth.notices.map((notice) => notice.code);

describe("a kundli", () => {
  test("answers success, a message and the whole chart", async () => {
    const response = await post(BIRTH);
    expect(response.statusCode).toBe(200);
    const { status, message, data } = kundliResponseSchema.parse(response.json());
    expect({ status, message }).toEqual({ status: "success", message: "Kundli generated successfully" });
    expect(data.birth).toMatchObject({
      name: BIRTH.name,
      gender: "female",
      utc: "1990-08-15T05:00:00Z",
      utc_offset: "+05:30",
    });
    expect(data.birth.place).toMatchObject({
      city: "Varanasi",
      country: "India",
      state: "Uttar Pradesh",
      time_zone: "Asia/Kolkata",
    });
    expect(data.planets.map(({ id }) => id)).toEqual([
      "sun",
      "moon",
      "mars",
      "mercury",
      "jupiter",
      "venus",
      "saturn",
      "rahu",
      "ketu",
    ]);
    expect(data.houses).toHaveLength(12);
    expect(Object.keys(data.vargas)).toHaveLength(20);
    expect(data.vargas["D1"]).toMatchObject({ lagna: data.lagna.sign, sun: "cancer", moon: "taurus" });
    expect(data.settings).toMatchObject({ preset: "lagna", ayanamsa: "lahiri", positions: "apparent", node: "mean" });
    // Krishna Dashami and Rohini of 15 August 1990: Drik Panchang.
    expect(data.panchanga.tithi).toMatchObject({ number: 25, paksha: "krishna" });
    expect(data.panchanga.nakshatra.id).toBe("rohini");
    expect(data.panchanga.vara).toMatchObject({ number: 3, name: "Wednesday" });
  });

  test("is at most 60 KB of JSON for every request", async () => {
    for (const settings of [{}, { preset: "kp", house_system: "koch" }, { preset: "jagannatha_hora" }]) {
      const { body } = await post({ ...BIRTH, name: "x".repeat(120), city: "Rampur", settings });
      expect(Buffer.byteLength(body)).toBeLessThan(MAX_BYTES);
    }
  });

  test("has contiguous dashas, the first started before birth, with instants in UTC and whole seconds", async () => {
    const data = await generate();
    const { periods, balance } = data.dashas.vimshottari;
    expect(balance.lord).toBe("moon");
    expect(Date.parse(periods[0]?.start ?? "")).toBeLessThan(Date.parse(data.birth.utc));
    for (const [index, period] of periods.entries()) {
      expect(period.start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      if (index > 0) expect(period.start).toBe(periods[index - 1]?.end);
      expect(period.sub?.[0]?.start).toBe(period.start);
      expect(period.sub?.at(-1)?.end).toBe(period.end);
    }
  });

  test("accepts the month as a number too, and defaults seconds to zero", async () => {
    const { second: _, ...withoutSeconds } = BIRTH;
    const response = await post({ ...withoutSeconds, month: 8 });
    expect(response.json().data.birth).toEqual((await generate()).birth);
  });

  test.each([
    ["jagannatha_hora", { ayanamsa: "true_pushya", positions: "geometric", node: "true", sunrise: "hindu" }],
    ["drik", { ayanamsa: "drik", node: "mean" }],
    ["kp", { ayanamsa: "krishnamurti", house_system: "placidus" }],
    ["raman", { ayanamsa: "raman" }],
  ])("echoes the settings of the preset %s", async (preset, expected) => {
    const data = await generate({ settings: { preset } });
    expect(data.settings).toMatchObject({ preset, ...expected });
  });

  test("accepts an ayanamsa in degrees, which shifts the longitudes", async () => {
    const [custom, lahiri] = [await generate({ settings: { ayanamsa: 20 } }), await generate()];
    expect(custom.settings).toMatchObject({ ayanamsa: "custom", ayanamsa_degrees: 20 });
    const shift = (custom.planets[0]?.longitude ?? 0) - (lahiri.planets[0]?.longitude ?? 0);
    expect(shift).toBeCloseTo(lahiri.settings.ayanamsa_degrees - 20, 5);
  });
});

describe("place and time", () => {
  test("an ambiguous city is the most populous one, and a warning names the others", async () => {
    const data = await generate({ city: "Rampur" });
    expect(data.birth.place.state).toBe("Uttar Pradesh");
    expect(codes(data)).toContain("place_ambiguous");
    expect(data.birth.warnings.join(" ")).toMatch(/Several places are called Rampur/);
    expect(data.birth.warnings).toHaveLength(data.birth.notices.length);
  });

  test.each([
    ["Bombay", "India", "Mumbai"],
    ["मुंबई", "IN", "Mumbai"],
    ["Calcutta", "ind", "Kolkata"],
  ])("%s in %s is %s", async (city, country, name) => {
    const { birth } = await generate({ city, country });
    expect(birth.place).toMatchObject({ city: name, country: "India" });
  });

  test.each([
    ["Kolkata, war time", { city: "Kolkata", year: 1944, month: 1, day: 15 }, "+06:30", "1944-01-15T04:00:00Z"],
    [
      "Amsterdam, summer 1935",
      { city: "Amsterdam", country: "Netherlands", year: 1935, month: 7 },
      "+01:19:32",
      "1935-07-15T09:10:28Z",
    ],
    [
      "London, all-year summer time 1969",
      { city: "London", country: "United Kingdom", year: 1969, month: 1 },
      "+01:00",
      "1969-01-15T09:30:00Z",
    ],
  ])("%s is read by the clock of its day", async (_, change, offset, utc) => {
    const { birth } = await generate(change);
    expect(birth).toMatchObject({ utc_offset: offset, utc });
  });

  test("a skipped or repeated clock time gets a warning with the choice made", async () => {
    const newYork = { city: "New York", country: "US", year: 2021, minute: 30, hour: 2 };
    const skipped = await generate({ ...newYork, month: 3, day: 14 });
    expect(codes(skipped)).toContain("clock_skipped");
    expect(skipped.birth).toMatchObject({
      local: "2021-03-14T03:30:00",
      utc_offset: "-04:00",
      utc: "2021-03-14T07:30:00Z",
    });
    const repeated = await generate({ ...newYork, month: 11, day: 7, hour: 1 });
    expect(codes(repeated)).toContain("clock_repeated");
    expect(repeated.birth).toMatchObject({ local: "2021-11-07T01:30:00", utc_offset: "-04:00" });
  });

  test("a stated offset wins over zone and history, with a notice of the difference", async () => {
    const data = await generate({ utc_offset: "+06:00", time_zone: "Europe/London" });
    expect(data.birth).toMatchObject({ utc_offset: "+06:00", utc: "1990-08-15T04:30:00Z" });
    expect(codes(data)).toContain("offset_differs");
    expect(codes(await generate({ utc_offset: "+05:30" }))).toEqual([]);
  });

  test("a stated zone wins over the place's", async () => {
    const { birth } = await generate({ time_zone: "Asia/Kathmandu" });
    expect(birth).toMatchObject({ utc_offset: "+05:45", place: { city: "Varanasi", time_zone: "Asia/Kathmandu" } });
  });

  test("Bombay until 1955: read by standard time with a notice of the city's own clock, which can be requested", async () => {
    const birth = { city: "Bombay", year: 1950, month: 3, day: 1 };
    const standard = await generate(birth);
    expect(standard.birth.utc_offset).toBe("+05:30");
    expect(standard.birth.notices).toContainEqual({
      code: "city_clock",
      params: {
        clock: "BOMBAY",
        city_clock: "Bombay Time",
        until: "1955",
        utc_offset: "+05:30",
        city_utc_offset: "+04:51",
      },
    });
    expect(standard.birth.warnings.join(" ")).toMatch(/UTC\+05:30.*Bombay Time, UTC\+04:51/);
    const own = await generate({ ...birth, time_zone: "Bombay" });
    expect(own.birth).toMatchObject({ utc_offset: "+04:51", place: { city: "Mumbai", time_zone: "Asia/Kolkata" } });
    expect(codes(own)).toContain("city_clock_chosen");
    const apart = own.lagna.longitude - standard.lagna.longitude;
    expect(((apart + 540) % 360) - 180).toBeGreaterThan(8);
    expect(codes(await generate({ ...birth, year: 1956 }))).not.toContain("city_clock");
    expect(codes(await generate({ ...birth, year: 1944 }))).not.toContain("city_clock");
    expect(codes(await generate({ ...birth, city: "Calcutta", year: 1947 }))).toContain("city_clock");
  });

  test("before standard time the local mean time of the place is used, not the zone's", async () => {
    const { birth } = await generate({ city: "Pune", year: 1850 });
    expect(birth).toMatchObject({ utc_offset: "+04:55:25", place: { time_zone: "Asia/Kolkata" } });
    expect(birth.notices.map(({ code }) => code)).toEqual(["local_mean_time_own"]);
    const zone = await generate({ city: "Pune", year: 1850, time_zone: "Asia/Kolkata" });
    expect(zone.birth.utc_offset).toBe("+05:53:28");
    for (const [city, country] of [
      ["London", "UK"],
      ["New York", "USA"],
      ["Tokyo", "Japan"],
      ["Apia", "Samoa"],
    ]) {
      expect((await generate({ city, country, year: 1801 })).birth.utc_offset).toMatch(/^[+-]\d\d:\d\d/);
    }
  });

  test("the vara changes at the exact second of the shown sunrise", async () => {
    const { panchanga, birth } = await generate();
    const shown = Date.parse(panchanga.sunrise ?? "");
    const varaAt = async (instant: number) => {
      const local = new Date(instant + 5.5 * 3_600_000);
      const time = { hour: local.getUTCHours(), minute: local.getUTCMinutes(), second: local.getUTCSeconds() };
      return (await generate(time)).panchanga.vara.name;
    };
    expect(birth.utc_offset).toBe("+05:30");
    expect([await varaAt(shown - 1000), await varaAt(shown)]).toEqual(["Tuesday", "Wednesday"]);
  });

  test("a day skipped by the date line has no vara: Thursday night in Apia ended with Saturday's sunrise", async () => {
    const varaOf = async (day: number, hour: number) =>
      (await generate({ city: "Apia", country: "Samoa", year: 2011, month: 12, day, hour, sections: ["shadbala"] }))
        .panchanga.vara.name;
    expect([await varaOf(29, 12), await varaOf(31, 3), await varaOf(31, 12)]).toEqual([
      "Thursday",
      "Thursday",
      "Saturday",
    ]);
  });

  test("an alternative spelling is understood, with a notice of the match", async () => {
    const { birth } = await generate({ city: "Amritser" });
    expect(birth.place).toMatchObject({ city: "Amritsar", state: "Punjab" });
    expect(birth.notices).toContainEqual({
      code: "place_understood",
      params: { typed: "Amritser", chosen: "Amritsar (Punjab)" },
    });
  });

  test("LMT is the local mean time of the place", async () => {
    const data = await generate({ time_zone: "LMT" });
    // 83.01041° × 4 minutes.
    expect(data.birth).toMatchObject({ utc_offset: "+05:32:02", utc: "1990-08-15T04:57:58Z" });
    expect(codes(data)).toContain("local_mean_time_chosen");
  });

  test("with coordinates only their zone is looked up", async () => {
    const data = await generate({ city: "Our farm", country: "Nowhereland", latitude: 25.3, longitude: 83 });
    expect(data.birth.place).toEqual({
      city: "Our farm",
      country: "Nowhereland",
      state: null,
      hindi: null,
      latitude: 25.3,
      longitude: 83,
      time_zone: "Asia/Kolkata",
    });
    expect(data.birth.utc_offset).toBe("+05:30");
  });

  test.each([
    ["by its name", {}],
    ["beside coordinates", { latitude: 31.62, longitude: 74.87 }],
  ])("a place has its Hindi name, %s", async (_, at) => {
    const { birth } = await generate({ city: "Amritsar", ...at });
    expect(birth.place.hindi).toEqual({ city: "अमृतसर", state: "पंजाब", country: "भारत" });
  });

  test("a date by the Julian calendar is computed as its Gregorian day, and both are named", async () => {
    // Leo Tolstoy, 28 August 1828 (Julian), 9 September by the Gregorian calendar.
    const written = { year: 1828, month: 8, day: 28, calendar: "julian" };
    const julian = await generate(written);
    expect(julian.birth.local).toMatch(/^1828-09-09T/);
    expect(julian.birth.julian_date).toBe("1828-08-28");
    expect(julian.birth.notices).toContainEqual({
      code: "julian_date",
      params: { julian: "1828-08-28", gregorian: "1828-09-09" },
    });
    const gregorian = await generate({ year: 1828, month: 9, day: 9 });
    expect(gregorian.birth.julian_date).toBeUndefined();
    expect(codes(gregorian)).not.toContain("julian_date");
    expect(julian.planets).toEqual(gregorian.planets);
    expect((await generate({ ...written, calendar: "gregorian" })).birth.local).toMatch(/^1828-08-28T/);
    // A day that only the Julian calendar has.
    const leap = await generate({ year: 1900, month: 2, day: 29, calendar: "julian" });
    expect([leap.birth.julian_date, leap.birth.local.slice(0, 10)]).toEqual(["1900-02-29", "1900-03-13"]);
  });

  test("overlapping zones get a notice of the choice", async () => {
    const data = await generate({ latitude: 43.8, longitude: 87.6, city: "Urumqi", country: "China" });
    expect(codes(data)).toContain("zone_ambiguous");
  });

  test("beyond the polar circle notices name the fallback house system and the missing sunrise", async () => {
    const tromso = { city: "Tromsø", country: "Norway", month: 12, day: 21 };
    const data = await generate({ ...tromso, settings: { house_system: "placidus" } });
    expect(codes(data)).toEqual(expect.arrayContaining(["house_system_fallback", "no_sunrise"]));
    expect(data.bhava_chalit.placidus_fallback).toBe("porphyry");
    expect(data.panchanga.sunrise).toBeNull();
    expect(codes(await generate(tromso))).toEqual(["placidus_fallback", "no_sunrise"]);
  });

  test.each([
    ["the first morning of the first year", { year: -1000, month: 1, day: 1, hour: 8, minute: 0 }],
    ["the last second of the last year", { year: 2399, month: 12, day: 31, hour: 23, minute: 59, second: 59 }],
    ["far west at the end", { year: 2399, month: 12, day: 31, hour: 6, utc_offset: "-15:59" }],
    ["far east at the beginning", { year: -1000, month: 1, day: 1, hour: 18, utc_offset: "+15:59" }],
    ["the South Pole", { latitude: -90, longitude: 0, utc_offset: "+00:00" }],
    ["the date line", { latitude: 0, longitude: -180, utc_offset: "-12:00" }],
  ])("%s has a chart", async (_, change) => {
    expect((await generate(change)).planets).toHaveLength(9);
  });
});

describe("what is wrong is refused with the field's own sentence", () => {
  const wrong: [string, Record<string, unknown>, string, string][] = [
    ["name", { name: " a " }, "name", "Please enter your full name"],
    ["no name", { name: undefined }, "name", "Please enter your full name"],
    ["gender", { gender: "Female" }, "gender", "Please select a gender"],
    ["a year before the data", { year: -1001 }, "year", "Year must be between -1000 and 2399"],
    ["a year after them", { year: 2400 }, "year", "Year must be between -1000 and 2399"],
    ["year as text", { year: "1990" }, "year", "Year must be between -1000 and 2399"],
    ["a day of the Julian calendar", { year: 1900, month: 2, day: 29 }, "day", "Day must be between 1 and 28"],
    ["an unknown calendar", { calendar: "mayan" }, "calendar", "This must be one of gregorian, julian"],
    ["month", { month: "Thermidor" }, "month", "Please select a month"],
    ["no month", { month: "" }, "month", "Please select a month"],
    ["day", { day: 32 }, "day", "Day must be between 1 and 31"],
    ["impossible day", { month: "February", day: 30 }, "day", "Day must be between 1 and 28"],
    ["impossible leap day", { year: 2000, month: 2, day: 31 }, "day", "Day must be between 1 and 29"],
    ["hour", { hour: 24 }, "hour", "Hour must be 0-23"],
    ["minute", { minute: -1 }, "minute", "Minute must be 0-59"],
    ["second", { second: 60 }, "second", "Second must be 0-59"],
    ["fraction of a second", { second: 1.5 }, "second", "Second must be 0-59"],
    ["short city", { city: "x" }, "city", "Enter a valid city"],
    ["unknown city", { city: "Qwxyzzy" }, "city", "Enter a valid city"],
    ["city of another country", { city: "Varanasi", country: "Iceland" }, "city", "Enter a valid city"],
    ["unknown country", { country: "Atlantis" }, "country", "Enter a valid country"],
    ["latitude", { latitude: 91, longitude: 0 }, "latitude", "Latitude must be between -90 and 90"],
    ["latitude alone", { latitude: 20 }, "longitude", "Enter both latitude and longitude"],
    ["zone", { time_zone: "Mars/Olympus" }, "time_zone", "Enter a valid time zone"],
    ["offset", { utc_offset: "5:30" }, "utc_offset", "UTC offset must look like +05:30"],
    ["ayanamsa", { settings: { ayanamsa: "foo" } }, "settings.ayanamsa", "Ayanamsa must be one of lahiri, raman"],
    ["ayanamsa beyond", { settings: { ayanamsa: 181 } }, "settings.ayanamsa", "or degrees between -180 and 180"],
    ["preset", { settings: { preset: "x" } }, "settings.preset", "Preset must be one of lagna, jagannatha_hora"],
    ["positions", { settings: { positions: 1 } }, "settings.positions", "Positions must be one of apparent, geometric"],
    ["node", { settings: { node: null } }, "settings.node", "Node must be one of mean, true"],
    [
      "house system",
      { settings: { house_system: "" } },
      "settings.house_system",
      "House system must be one of whole_sign",
    ],
    [
      "sunrise",
      { settings: { sunrise: "dawn" } },
      "settings.sunrise",
      "Sunrise must be one of upper_limb_refracted, hindu",
    ],
    ["ayanamsa degrees", { settings: { ayanamsa_degrees: "20" } }, "settings.ayanamsa_degrees", "between -180 and 180"],
    [
      "varga variant",
      { settings: { varga_variants: { D9: 1 } } },
      "settings.varga_variants.D9",
      "D9 must be one of parashara, kalachakra",
    ],
    [
      "dasha year",
      { settings: { dasha_year: 365 } },
      "settings.dasha_year",
      "Dasha year must be one of sidereal, 365.25",
    ],
    ["unknown setting", { settings: { zodiac: "tropical" } }, "settings", "Unknown setting: zodiac"],
    ["settings that are no object", { settings: "kp" }, "settings", "Settings must be an object"],
    [
      "settings of no meaning",
      { settings: { varga_variants: { D9: "nobody" } } },
      "settings.varga_variants.D9",
      "D9 must be one of parashara, kalachakra",
    ],
    [
      "custom ayanamsa without a value",
      { settings: { ayanamsa: "custom" } },
      "settings.ayanamsa_degrees",
      "A custom ayanamsa needs",
    ],
  ];
  test.each(wrong)("%s", async (_, change, path, sentence) => {
    const error = expectError(await post({ ...BIRTH, ...change }), 422, "invalid_input");
    expect(error.detail).toContain(sentence);
    expect(error.errors?.[0]?.path).toBe(path);
  });

  test("of several wrong fields the message is the first one's, and all are listed", async () => {
    const error = expectError(
      await post({ country: "", hour: 99, name: "", settings: { node: "north" } }),
      422,
      "invalid_input",
    );
    expect(error.detail).toBe("Please enter your full name");
    const order = ["name", "gender", "year", "month", "day", "hour", "minute", "city", "country", "settings.node"];
    expect(error.errors?.map(({ path }) => path)).toEqual(order);
  });

  test.each([[[]], ["text"], [7], [null], [true]])("a body that is %j and no object", async (payload) => {
    const error = expectError(await post(payload), 422, "invalid_input");
    expect(error.detail).toMatch(/JSON object/);
  });
});
