import { type SkySearchResponse, skySearchResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const post = (payload: object, headers: object = ASHA) =>
  running.app.inject({ method: "POST", url: "/api/v1/sky/search", headers: { ...headers }, payload });
async function search(payload: object): Promise<SkySearchResponse["data"]> {
  const response = await post(payload);
  expect(response.statusCode, response.body).toBe(200);
  return skySearchResponseSchema.parse(response.json()).data;
}
const hoursBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 3_600_000;

describe("POST /api/v1/sky/search", () => {
  test("the great conjunctions of Jupiter and Saturn, the triple one of 1980 and 1981 among them", async () => {
    const { events, next_from } = await search({
      graha: "jupiter",
      conjunct: "saturn",
      from: "1960-01-01",
      until: "2030-01-01",
    });
    // In ecliptic longitude, by published tables: day and hour of universal time.
    const published = ["1961-02-19", "1980-12-31", "1981-03-04", "1981-07-24", "2000-05-28", "2020-12-21"];
    expect(events.map(({ start }) => start.slice(0, 10))).toEqual(published);
    expect(events.every(({ start, end }) => start === end)).toBe(true);
    expect(events[3]?.direction).toBe("forward");
    expect(events[2]?.direction).toBe("backward");
    expect(next_from).toBeNull();
  });

  test("Saturn in Capricorn by Lahiri: his entries as almanacs print them, re-entry apart", async () => {
    const { events } = await search({ graha: "saturn", sign: "capricorn", from: "2019-01-01", until: "2024-01-01" });
    // Drik Panchang: 24 January 2020 to 29 April 2022, and 12 July 2022 to 17 January 2023.
    expect(events.map(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)])).toEqual([
      ["2020-01-24", "2022-04-29"],
      ["2022-07-12", "2023-01-17"],
    ]);
    expect(events.map(({ direction }) => direction)).toEqual(["forward", "backward"]);
  });

  test("a graha that is there at the start and at the end is cut there", async () => {
    const range = { from: "2021-01-01T00:00:00Z", until: "2021-06-01T00:00:00Z" };
    const { events } = await search({ graha: "saturn", sign: "capricorn", ...range });
    expect(events).toMatchObject([{ start: range.from, end: range.until, direction: null }]);
  });

  test("the sign of the navamsa is where its padas are, and stays abut those of the next sign", async () => {
    const range = { from: "2024-01-01", until: "2026-01-01" };
    const inVarga = async (sign: string) => (await search({ graha: "sun", sign, varga: "D9", ...range })).events;
    const [aries, taurus] = [await inVarga("aries"), await inVarga("taurus")];
    // Nine parts of Aries a year, three in a row of signs of fire.
    expect(aries.length).toBe(18);
    for (const { start } of taurus) {
      if (start.startsWith("2024-01-01")) continue;
      expect(Math.min(...aries.map(({ end }) => hoursBetween(end, start)))).toBeLessThan(0.001);
    }
    const all = await inVarga("aries");
    for (const { longitude, direction } of all.filter(({ direction: way }) => way !== null)) {
      expect(direction).toBe("forward");
      expect(((longitude * 27) / 40) % 9 < 0.001 || ((longitude * 27) / 40) % 9 > 8.999).toBe(true);
    }
  });

  test("a degree is passed as often as the graha turns around it", async () => {
    const { events } = await search({ graha: "mars", degree: 95, from: "2024-06-01", until: "2025-09-01" });
    expect(events.map(({ direction }) => direction)).toEqual(["forward", "backward", "forward"]);
    for (const { longitude } of events) expect(longitude).toBeCloseTo(95, 4);
  });

  test("the Moon in a star over a century: five hundred at a time, without a gap or an overlap", async () => {
    const range = { graha: "moon", nakshatra: "rohini", until: "2100-01-01" };
    const first = await search({ ...range, from: "2000-01-01T00:00:00Z" });
    expect(first.events).toHaveLength(500);
    const next = await search({ ...range, from: first.next_from });
    const [last, following] = [first.events.at(-1), next.events[0]];
    const month = hoursBetween(last?.start ?? "", following?.start ?? "") / 24;
    expect(month).toBeGreaterThan(26.5);
    expect(month).toBeLessThan(28.5);
  });

  const RANGE = { from: "2020-01-01", until: "2021-01-01" };
  test.each([
    [{ graha: "sun", ...RANGE }, "sign", "sky_search_place"],
    [{ graha: "sun", sign: "aries", degree: 4, ...RANGE }, "sign", "sky_search_place"],
    [{ graha: "sun", conjunct: "sun", ...RANGE }, "conjunct", "sky_search_place"],
    [{ graha: "sun", degree: 4, varga: "D9", ...RANGE }, "varga", "sky_search_place"],
    [{ graha: "sun", degree: 360, ...RANGE }, "degree", "sky_search_degree"],
    [{ graha: "sun", sign: "aries", varga: "D301", ...RANGE }, "varga", "varga_unknown"],
    [{ graha: "sun", sign: "aries", from: "2020-01-01", until: "2020-01-01" }, "until", "sky_search_range"],
    [{ graha: "sun", sign: "aries", from: "1900-01-01", until: "2020-01-01" }, "until", "sky_search_range"],
    [{ graha: "sun", sign: "aries", from: "-001100-01-01", until: "-001099-01-01" }, "from", "instant_range"],
    [{ graha: "sun", sign: "aries", from: "soon", until: "2020-01-01" }, "from", "asked_instant"],
  ])("refuses %j", async (payload, path, code) => {
    expect(expectError(await post(payload), 422, "invalid_input").errors?.[0]).toMatchObject({ path, code });
  });

  test("needs an account", async () => {
    expectError(await post({ graha: "sun", sign: "aries", ...RANGE }, {}), 401, "unauthenticated");
  });
});
