import {
  type SkyGatheringsResponse,
  skyGatheringsResponseSchema,
  type SkySearchResponse,
  skySearchResponseSchema,
} from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const post = (payload: object, headers: object = ASHA, route = "search") =>
  running.app.inject({ method: "POST", url: `/api/v1/sky/${route}`, headers: { ...headers }, payload });
async function search(payload: object): Promise<SkySearchResponse["data"]> {
  const response = await post(payload);
  expect(response.statusCode, response.body).toBe(200);
  return skySearchResponseSchema.parse(response.json()).data;
}
async function gather(payload: object): Promise<SkyGatheringsResponse["data"]> {
  const response = await post(payload, ASHA, "gatherings");
  expect(response.statusCode, response.body).toBe(200);
  return skyGatheringsResponseSchema.parse(response.json()).data;
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

  test("every sign that a graha enters, where a search for one sign says so too", async () => {
    const range = { graha: "saturn", from: "2019-01-01", until: "2024-01-01" };
    const { events } = await search({ ...range, every: "sign" });
    const one = await search({ ...range, sign: "capricorn" });
    const entries = events.filter(({ longitude, direction }) =>
      direction === "forward" ? Math.abs(longitude - 270) < 1e-3 : Math.abs(longitude - 300) < 1e-3,
    );
    expect(entries.map(({ start }) => start)).toEqual(one.events.map(({ start }) => start));
    expect(events).toHaveLength(4);
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

describe("POST /api/v1/sky/gatherings", () => {
  test("Jupiter and Saturn within a degree: the great conjunctions, each with its meeting", async () => {
    const range = { from: "1960-01-01", until: "2030-01-01" };
    const { gatherings, next_from } = await gather({ grahas: ["jupiter", "saturn"], orb: 1, ...range });
    const meetings = (await search({ graha: "jupiter", conjunct: "saturn", ...range })).events;
    // The three of 1980 and 1981 are apart by more than a degree in between, or not: each meeting is in a gathering.
    for (const { start } of meetings)
      expect(gatherings.some((each) => each.start <= start && start <= each.end)).toBe(true);
    expect(gatherings.at(-1)?.closest.slice(0, 10)).toBe("2020-12-21");
    expect(gatherings.every(({ spread }) => spread < 0.001)).toBe(true);
    expect(next_from).toBeNull();
  });

  test("the seven grahas in Capricorn in February 1962, eight with Ketu", async () => {
    const seven = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"];
    const range = { from: "1900-01-01", until: "2000-01-01" };
    const { gatherings } = await gather({ grahas: [...seven, "ketu"], ...range });
    // The gathering that astrologers of India awaited with alarm, 3 to 5 February 1962.
    expect(gatherings.map(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)])).toEqual([
      ["1962-02-03", "1962-02-05"],
    ]);
    expect(gatherings[0]?.spread).toBeLessThan(17);
    const withinOrb = await gather({ grahas: seven, orb: 17, from: "1962-01-01", until: "1962-03-01" });
    expect(withinOrb.gatherings).toHaveLength(1);
    expect(withinOrb.gatherings[0]?.closest.slice(0, 10)).toBe(gatherings[0]?.closest.slice(0, 10));
  });

  test("the Sun and the Moon within twelve degrees: each new moon, cut at the ends, five hundred at a time", async () => {
    const range = { from: "2000-01-01T00:00:00Z", until: "2042-01-01T00:00:00Z" };
    const first = await gather({ grahas: ["sun", "moon"], orb: 12, ...range });
    expect(first.gatherings).toHaveLength(500);
    const next = await gather({ grahas: ["sun", "moon"], orb: 12, ...range, from: first.next_from });
    const days = hoursBetween(first.gatherings.at(-1)?.closest ?? "", next.gatherings[0]?.closest ?? "") / 24;
    expect(days).toBeGreaterThan(29.2);
    expect(days).toBeLessThan(29.9);
    // The first new moon of 2000, by published tables: 6 January, 18:14.
    expect(hoursBetween(first.gatherings[0]?.closest ?? "", "2000-01-06T18:14:00Z")).toBeLessThan(1 / 60);
    const inside = await gather({ grahas: ["sun", "moon"], orb: 12, from: "2000-01-06", until: "2000-01-07" });
    expect(inside.gatherings).toMatchObject([{ start: "2000-01-06T00:00:00Z", end: "2000-01-07T00:00:00Z" }]);
  });

  const YEAR = { from: "2020-01-01", until: "2021-01-01" };
  test.each([
    [{ grahas: ["sun"], ...YEAR }, "grahas", "sky_gathering_grahas"],
    [{ grahas: ["sun", "sun"], ...YEAR }, "grahas", "sky_gathering_grahas"],
    [{ grahas: ["sun", "rahu", "ketu"], ...YEAR }, "grahas", "sky_gathering_grahas"],
    [{ grahas: ["sun", "moon"], orb: 0, ...YEAR }, "orb", "sky_gathering_orb"],
    [{ grahas: ["sun", "moon"], orb: 31, ...YEAR }, "orb", "sky_gathering_orb"],
    [{ grahas: ["sun", "moon"], from: "1900-01-01", until: "2001-01-01" }, "until", "sky_search_range"],
  ])("refuses %j", async (payload, path, code) => {
    const { errors } = expectError(await post(payload, ASHA, "gatherings"), 422, "invalid_input");
    expect(errors?.[0]).toMatchObject({ path, code });
  });

  test("needs an account", async () => {
    expectError(await post({ grahas: ["sun", "moon"], ...YEAR }, {}, "gatherings"), 401, "unauthenticated");
  });
});
