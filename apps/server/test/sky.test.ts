import { kundliResponseSchema, type SkyResponse, skyResponseSchema } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
  expect(response.headers["cache-control"]).toBe("public, max-age=60");
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
  expect(answer.tithi).toEqual({ number: 2, name: "Shukla Dwitiya", paksha: "shukla" });
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
  const { lagna, grahas, tithi } = await sky();
  expect(lagna).toEqual(data.lagna);
  expect(data.planets).toMatchObject(grahas);
  expect(data.panchanga.tithi).toMatchObject(tithi);
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

test("is only read", async () => {
  expectError(await running.app.inject({ method: "POST", url: "/api/v1/sky" }), 405, "method_not_allowed");
});
