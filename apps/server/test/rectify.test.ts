import { type RectifyRequest, rectifyResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const EVENTS: RectifyRequest["events"] = [
  { kind: "marriage", year: 2016, month: 11, day: 27 },
  { kind: "job", year: 2012, month: "July" },
  { kind: "child", year: 2019 },
];
const ASKED: RectifyRequest = { birth: { ...BIRTH, uncertainty: { minutes: 10 } }, events: EVENTS };

const post = (payload: object, headers: Record<string, string> = ASHA) =>
  running.app.inject({ method: "POST", url: "/api/v1/kundli/rectify", headers, payload });
async function rectified(payload: object) {
  const response = await post(payload);
  expect(response.statusCode, response.body).toBe(200);
  return rectifyResponseSchema.parse(response.json());
}

describe("the possible times of a birth, ranked", () => {
  test("each test is listed with its weight and source, and a sentence explains the method", async () => {
    const { message, data } = await rectified(ASKED);
    expect(message).toContain("It does not find the time of birth");
    expect(data.minutes).toBe(10);
    expect(data.columns.map(({ id, weight }) => [id, weight])).toEqual([
      ["dashas", 3],
      ["transits", 2],
      ["vargas", 2],
    ]);
    expect(data.columns.every(({ sources }) => sources.length > 0)).toBe(true);
    for (const { scores } of data.candidates) expect(Object.keys(scores)).toEqual(data.columns.map(({ id }) => id));
    const totals = data.candidates.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(data.variants).toEqual({ tattva_round: "onward", tattva_begin: "sunrise", kunda: "star" });
    const [first, second] = [...new Set(totals)];
    expect(data.standing.lead).toBeCloseTo((first ?? Number.NaN) - (second ?? Number.NaN), 6);
    expect(data.standing.mean).toBeLessThan(first ?? 0);
    expect(data.standing.found).toBe((first ?? 0) > (data.standing.best_by_chance ?? 1));
  });

  test("cover the possible range", async () => {
    const { data } = await rectified({ ...ASKED, limit: 200 });
    const byTime = data.candidates.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
    expect(data.count).toBe(byTime.length);
    expect([byTime[0]?.from, byTime.at(-1)?.until]).toEqual(["1990-08-15T04:50:00Z", "1990-08-15T05:10:00Z"]);
    expect(data.more_equal).toBe(0);
  });

  test("a shortened list reports how many are tied with its last entry", async () => {
    const weights = { dashas: 0, transits: 0, vargas: 0 };
    const { data } = await rectified({ ...ASKED, weights, limit: 1 });
    expect(data.columns).toEqual([]);
    expect(data.candidates).toHaveLength(1);
    expect(data.count).toBeGreaterThan(1);
    expect(data.more_equal).toBe(data.count - 1);
    expect(data.standing).toEqual({ lead: null, mean: 0, best_by_chance: null, found: false });
  });

  test("variants, weights and the moment of the question are used", async () => {
    const { data } = await rectified({
      ...ASKED,
      weights: { transits: 0, kunda: 4 },
      variants: { tattva_begin: "six", kunda: "sign" },
      asked: { at: "2026-03-01T06:00:00+05:30", place: { latitude: 13.08, longitude: 80.27 } },
    });
    const weightOf = Object.fromEntries(data.columns.map(({ id, weight }) => [id, weight]));
    expect(weightOf).toMatchObject({ kunda: 4, ruling_planets: 1 });
    expect(weightOf).not.toHaveProperty("transits");
    expect(data.variants).toEqual({ tattva_round: "onward", tattva_begin: "six", kunda: "sign" });
  });

  test("for an unknown time the whole day is ranked", async () => {
    const { hour: _hour, minute: _minute, ...day } = BIRTH;
    const { data } = await rectified({ birth: { ...day, time_unknown: true }, events: EVENTS.slice(0, 1), limit: 200 });
    expect(data.minutes).toBe(720);
    expect(data.columns.map(({ id }) => id)).not.toContain("kunda");
    expect(new Set(data.candidates.map(({ lagna }) => lagna)).size).toBeGreaterThan(4);
  });

  test("in Hindi the sentence is Hindi", async () => {
    const response = await post(ASKED, { ...ASHA, "accept-language": "hi" });
    expect(rectifyResponseSchema.parse(response.json()).message).toContain("जन्म समय का निर्णय नहीं");
  });
});

describe("invalid requests are refused", () => {
  test.each<[string, object, string]>([
    ["a time that is exact", { birth: BIRTH }, "birth.uncertainty"],
    ["no events", { events: [] }, "events"],
    ["more than twelve", { events: Array.from({ length: 13 }, () => EVENTS[0]) }, "events"],
    ["an event of no kind there is", { events: [{ kind: "lottery", year: 2016 }] }, "events.0.kind"],
    ["an event before the birth", { events: [{ kind: "job", year: 1990, month: 7 }] }, "events.0.year"],
    ["a day without its month", { events: [{ kind: "job", year: 2012, day: 3 }] }, "events.0.month"],
    ["the thirtieth of February", { events: [{ kind: "job", year: 2012, month: 2, day: 30 }] }, "events.0.day"],
    ["a weight below nothing", { weights: { kunda: -1 } }, "weights.kunda"],
    ["a place that is not there", { birth: { ...ASKED.birth, city: "Nowhere at all" } }, "birth.city"],
    ["a moment the ephemeris does not know", { asked: { at: "2600-01-01" } }, "asked.at"],
    ["more candidates than there may be", { limit: 201 }, "limit"],
  ])("%s", async (_, change, path) => {
    const { errors } = expectError(await post({ ...ASKED, ...change }), 422, "invalid_input");
    expect(errors?.map((error) => error.path)).toContain(path);
  });

  test("without signing in", async () => {
    expectError(await post(ASKED, {}), 401, "unauthenticated");
  });
});
