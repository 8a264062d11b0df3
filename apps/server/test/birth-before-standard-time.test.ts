import { kundliResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const NOON = { month: 6, day: 1, hour: 12, minute: 0, second: 0 };

async function generate(birth: Record<string, unknown>) {
  const response = await running.app.inject({
    method: "POST",
    url: "/api/v1/kundli",
    headers: { ...ASHA, "content-type": "application/json" },
    payload: JSON.stringify({ ...BIRTH, ...NOON, ...birth }),
  });
  expect(response.statusCode, response.body).toBe(200);
  return kundliResponseSchema.parse(response.json()).data;
}

/**
 * M. K. Gandhi, 2 October 1869, 07:12, Porbandar. His chart is published with a Libra lagna, which local mean time gives;
 * the clock of the zone's history (Calcutta) gives Virgo.
 */
const PORBANDAR = { city: "Porbandar", year: 1869, month: 10, day: 2, hour: 7, minute: 12 };
const INDIAN_NOTICE = "local_mean_time_india";

describe("a birth in India before 1906", () => {
  test("is read by the mean time of the place, with a notice of the other clocks and what they change", async () => {
    const { birth, lagna } = await generate(PORBANDAR);
    // 69.6093° × 4 minutes.
    expect(birth).toMatchObject({ utc_offset: "+04:38:26", place: { time_zone: "Asia/Kolkata" } });
    expect(lagna.longitude).toBeCloseTo(180 + 4 + 37 / 60, 1);
    expect(birth.notices).toEqual([
      {
        code: INDIAN_NOTICE,
        params: {
          zone: "Asia/Kolkata",
          utc_offset: "+04:38:26",
          zone_utc_offset: "+05:53:20",
          madras_utc_offset: "+05:21:10",
          madras_minutes: "−43",
          calcutta_utc_offset: "+05:53:20",
          calcutta_minutes: "−75",
        },
      },
    ]);
    expect(birth.warnings[0]).toMatch(/UTC\+04:38:26.*UTC\+05:21:10, .*−43 min.*UTC\+05:53:20, by −75 min/);
  });

  test.each([
    [{ time_zone: "Asia/Kolkata" }, "+05:53:20", "+75", 150 + 17 + 19 / 60],
    [{ time_zone: "CALCUTTA" }, "+05:53:20", "+75", 150 + 17 + 19 / 60],
    [{ utc_offset: "+05:21:10" }, "+05:21:10", "+43", undefined],
  ])("%j wins over it, with a notice of the place's own time", async (clock, utc_offset, own_minutes, longitude) => {
    const { birth, lagna } = await generate({ ...PORBANDAR, ...clock });
    expect(birth.utc_offset).toBe(utc_offset);
    const params = { utc_offset, own_utc_offset: "+04:38:26", own_minutes };
    expect(birth.notices).toEqual([{ code: "local_mean_time_replaced", params }]);
    if (longitude !== undefined) expect(lagna.longitude).toBeCloseTo(longitude, 1);
  });

  test("LMT may be stated as well", async () => {
    const { birth } = await generate({ ...PORBANDAR, time_zone: "LMT" });
    expect(birth.utc_offset).toBe("+04:38:26");
    expect(birth.notices.map(({ code }) => code)).toEqual(["local_mean_time_chosen"]);
  });

  // Longitudes of the gazetteer: Mumbai 72.88261, Kolkata 88.36304, Chennai 80.27847, Dibrugarh 94.90.
  test.each([
    ["Bombay", 1860, "+04:51:32"],
    ["Bombay", 1900, "+04:51:32"],
    ["Calcutta", 1900, "+05:53:27"],
    ["Madras", 1880, "+05:21:07"],
  ])("%s in %i: UTC%s", async (city, year, offset) => {
    const { birth } = await generate({ city, year });
    expect(birth.utc_offset).toBe(offset);
    expect(birth.notices.map(({ code }) => code)).toContain(INDIAN_NOTICE);
  });

  test.each([
    [{ latitude: 21.6422, longitude: 69.6093 }, "+04:38:26"],
    [{ latitude: 27.4728, longitude: 94.912 }, "+06:19:39"],
  ])("coordinates are read in the same way: %j is UTC%s", async (point, offset) => {
    expect((await generate({ ...point, year: 1890 })).birth.utc_offset).toBe(offset);
  });

  test("the last evening of 1905 is read by local mean time, 1906 by Indian Standard Time", async () => {
    const last = await generate({ city: "Pune", year: 1905, month: 12, day: 31, hour: 23, minute: 59 });
    expect(last.birth.utc_offset).toBe("+04:55:25");
    const first = await generate({ city: "Pune", year: 1906, month: 1, day: 1, hour: 0, minute: 10 });
    expect(first.birth).toMatchObject({ utc_offset: "+05:30", notices: [] });
  });

  test("Bombay and Calcutta keep the notice of their own clock from 1906", async () => {
    for (const [city, clock] of [
      ["Bombay", "BOMBAY"],
      ["Calcutta", "CALCUTTA"],
    ]) {
      const { birth } = await generate({ city, year: 1906, month: 1, day: 2 });
      expect(birth).toMatchObject({ utc_offset: "+05:30", notices: [{ code: "city_clock", params: { clock } }] });
    }
  });
});

describe("a birth outside India before 1906", () => {
  // The history of Asia/Dhaka has Calcutta's time from 1890, that of Asia/Yangon Rangoon's from 1880.
  test.each([
    ["Chittagong", "Bangladesh", 1900, 91.83, "+05:53:20", "+14"],
    ["Mandalay", "Myanmar", 1900, 96.08, "+06:24:47", "0"],
  ])("%s, %s: the mean time of the place", async (city, country, year, longitude, zoneOffset, minutes) => {
    const { birth } = await generate({ city, country, year });
    const [hours = 0, min = 0, seconds = 0] = birth.utc_offset.split(":").map(Number);
    expect(Math.abs(hours * 3600 + min * 60 + seconds - longitude * 240)).toBeLessThan(15);
    expect(birth.notices.at(-1)).toMatchObject({
      code: "local_mean_time_not_city",
      params: { zone_utc_offset: zoneOffset, zone_minutes: minutes },
    });
  });

  test.each([
    ["Colombo", "Sri Lanka", "+05:19:32"],
    ["London", "United Kingdom", "+00:00"],
    ["Paris", "France", "+00:09:21"],
  ])("%s, %s keeps the clock of its zone, without a notice", async (city, country, offset) => {
    const { birth } = await generate({ city, country, year: 1900 });
    expect(birth.utc_offset).toBe(offset);
    expect(birth.notices.filter(({ code }) => code.startsWith("local_mean_time"))).toEqual([]);
  });

  test("Lahore had no time of its zone yet until 1907", async () => {
    const { birth } = await generate({ city: "Lahore", country: "Pakistan", year: 1900 });
    expect(birth.notices.map(({ code }) => code)).toContain("local_mean_time_own");
  });
});
