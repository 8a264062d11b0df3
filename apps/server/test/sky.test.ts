import {
  kundliResponseSchema,
  type SkyDaysRequest,
  skyDaysResponseSchema,
  type SkyResponse,
  skyResponseSchema,
  transitsResponseSchema,
} from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildTestApp, ephemeris, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

const NOON = Date.parse("2026-03-20T06:30:00Z");
let now: number;
let running: TestApp;
const state = vi.spyOn(ephemeris, "state");

beforeEach(async () => {
  now = NOON;
  state.mockClear();
  running = await buildTestApp({ parts: { clock: () => new Date(now), authenticator: fakeAuthenticator } });
});
afterEach(() => running.close());

async function sky(): Promise<SkyResponse> {
  const response = await running.app.inject("/api/v1/sky");
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers["cache-control"]).toMatch(/^public, max-age=60,/);
  return skyResponseSchema.strict().parse(response.json());
}

test("is the sky over Ujjain, open to everyone, with the settings it was made with", async () => {
  const answer = await sky();
  expect(answer.at).toBe("2026-03-20T06:30:00Z");
  expect(answer.place).toEqual({
    name: "Ujjain",
    latitude: 23.1765,
    longitude: 75.7885,
    time_zone: "Asia/Kolkata",
  });
  expect(answer.settings).toMatchObject({ preset: "lagna", ayanamsa: "lahiri", positions: "apparent", node: "mean" });
  expect(answer.grahas.map(({ id }) => id)).toEqual(GRAHAS);
  // New moon was on 19 March 2026 at 01:23 UTC, 29 hours before: the Moon has gained some 16 degrees, and a tithi is 12.
  expect(answer.panchanga.tithi).toMatchObject({ number: 2, name: "Shukla Dwitiya", paksha: "shukla" });
  // A Friday.
  expect(answer.panchanga.vara).toMatchObject({ number: 5, lord: "venus" });
});

test("agrees with the kundli of someone born there now", async () => {
  const payload = {
    name: "Now",
    gender: "other",
    year: 2026,
    month: 3,
    day: 20,
    hour: 12,
    minute: 0,
    second: 0,
    city: "Ujjain",
    country: "India",
    latitude: 23.1765,
    longitude: 75.7885,
    utc_offset: "+05:30",
  };
  const born = await running.app.inject({ method: "POST", url: "/api/v1/kundli", headers: ASHA, payload });
  const { data } = kundliResponseSchema.parse(born.json());
  const { lagna, grahas, panchanga } = await sky();
  expect(data.lagna).toMatchObject(lagna);
  expect(data.planets).toMatchObject(grahas);
  expect(panchanga).toEqual(data.panchanga);
});

test("is computed once a minute, by the server's clock, and follows it", async () => {
  const first = await sky();
  const once = state.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  now = NOON + 59_999;
  expect(await sky()).toEqual(first);
  expect(state).toHaveBeenCalledTimes(once);
  now = NOON + 60_000;
  const next = await sky();
  expect(state.mock.calls.length).toBeGreaterThan(once);
  expect(next.at).toBe("2026-03-20T06:31:00Z");
  // The lagna moves by a degree in about four minutes.
  const moved = next.lagna.longitude - first.lagna.longitude;
  expect(moved).toBeGreaterThan(0.15);
  expect(moved).toBeLessThan(0.4);
});

test("is a link preview picture: 1200 × 630, one per language, renewed every hour", async () => {
  const card = (query: string, headers: Record<string, string> = {}) =>
    running.app.inject({ url: `/api/v1/sky/card.png${query}`, headers });
  const first = await card("?language=hi");
  expect(first.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": expect.stringMatching(/^public, max-age=3600,/),
    "cross-origin-resource-policy": "cross-origin",
  });
  expect([first.rawPayload.readUInt32BE(16), first.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  const once = state.mock.calls.length;
  now = NOON + 20 * 60_000;
  expect((await card("", { "accept-language": "hi" })).rawPayload.equals(first.rawPayload)).toBe(true);
  expect(state).toHaveBeenCalledTimes(once);
  expect((await card("?language=en")).rawPayload.equals(first.rawPayload)).toBe(false);
  now = NOON + 60 * 60_000;
  expect((await card("?language=hi")).rawPayload.equals(first.rawPayload)).toBe(false);
  expectError(await card("?language=fr"), 422, "invalid_input");
});

test("is only read", async () => {
  expectError(await running.app.inject({ method: "POST", url: "/api/v1/sky" }), 405, "method_not_allowed");
});

describe("the sky of other days", () => {
  const post = (payload: object, headers: Record<string, string> = ASHA) =>
    running.app.inject({ method: "POST", url: "/api/v1/sky/days", headers, payload });
  const days = async (payload: SkyDaysRequest) => {
    const response = await post(payload);
    expect(response.statusCode, response.body).toBe(200);
    return skyDaysResponseSchema.strict().parse(response.json()).moments;
  };
  const birth = {
    name: "Then",
    gender: "other",
    year: 1988,
    month: 3,
    day: 9,
    hour: 14,
    minute: 25,
    city: "Jaipur",
    country: "India",
  };

  test.each([
    ["the defaults", {}],
    ["other settings", { preset: "jagannatha_hora" }],
    ["an ayanamsa in degrees", { ayanamsa: "custom", ayanamsa_degrees: 21.5 }],
  ])("is that of the transits over a chart with the same settings: %s", async (_name, settings) => {
    const at = "2027-08-12T06:30:00.000Z";
    const headers = ASHA;
    const payload = { birth: { ...birth, settings }, at };
    const response = await running.app.inject({ method: "POST", url: "/api/v1/transits", headers, payload });
    const over = transitsResponseSchema.parse(response.json()).data;
    const [moment] = await days({ from: at, settings, ayanamsa_at: over.birth.utc } as SkyDaysRequest);
    expect(moment?.at).toBe(at);
    expect(moment?.grahas).toEqual(
      over.now.map(({ graha, longitude, retrograde }) => ({ id: graha, longitude, retrograde })),
    );
  });

  test("is available for many days at once, at a given interval", async () => {
    const moments = await days({ from: "2027-08-12", count: 64, step: 32 });
    expect(moments.map(({ at }) => at).slice(0, 2)).toEqual(["2027-08-12T00:00:00.000Z", "2027-09-13T00:00:00.000Z"]);
    expect(moments).toHaveLength(64);
    expect(moments.every(({ grahas }) => grahas.map(({ id }) => id).join() === GRAHAS.join())).toBe(true);
    // The Sun returns to its position within a degree or so after 365 days: step 11 is 352 days and step 12 is 384.
    const sun = moments.map(({ grahas }) => grahas[0]?.longitude ?? 0);
    const gone = ((sun[12] ?? 0) - (sun[0] ?? 0) + 360) % 360;
    expect(gone).toBeGreaterThan(17);
    expect(gone).toBeLessThan(20.5);
  });

  test.each([
    ["count", { from: "2027-08-12", count: 65 }],
    ["count", { from: "2027-08-12", count: 1.5 }],
    ["step", { from: "2027-08-12", step: 0 }],
    ["from", { from: "soon" }],
    ["from", { from: "2399-12-01", count: 64 }],
    ["ayanamsa_at", { from: "2027-08-12", ayanamsa_at: "2600-01-01" }],
    ["settings.ayanamsa_degrees", { from: "2027-08-12", settings: { ayanamsa: "custom" } }],
    ["settings.node", { from: "2027-08-12", settings: { node: "third" } }],
  ])("refuses what cannot be computed, naming %s", async (path, payload) => {
    const response = await post(payload);
    expectError(response, 422, "invalid_input");
    expect(response.json<{ errors: { path: string }[] }>().errors.map((error) => error.path)).toContain(path);
  });

  test("requires an activated account", async () => {
    expectError(await post({ from: "2027-08-12" }, {}), 401, "unauthenticated");
  });
});
