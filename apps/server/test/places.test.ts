import { offsetResponseSchema, placesResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, gazetteer, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp();
  await gazetteer.ready();
}, 120_000);
afterAll(() => running.close());

const get = (path: string, query: Record<string, string>) =>
  running.app.inject({ url: `/api/v1/places${path}`, query });

async function search(query: Record<string, string>) {
  const response = await get("", query);
  expect(response.statusCode, response.body).toBe(200);
  return placesResponseSchema.parse(response.json()).places;
}

describe("completion of places", () => {
  test("is public, best match first, with state, district, zone and coordinates", async () => {
    const [first] = await search({ q: "varana" });
    expect(first).toMatchObject({
      name: "Varanasi",
      state: "Uttar Pradesh",
      country: "India",
      country_code: "IN",
      time_zone: "Asia/Kolkata",
    });
    expect(first?.latitude).toBeCloseTo(25.3, 1);
  });

  test("tells several Rampurs apart", async () => {
    const places = await search({ q: "rampur", country: "India", limit: "6" });
    expect(places).toHaveLength(6);
    const described = places.map(({ name, state, district, latitude }) => `${name}/${state}/${district}/${latitude}`);
    expect(new Set(described).size).toBe(6);
  });

  test("finds old names, and says which one matched", async () => {
    expect((await search({ q: "bombay" }))[0]).toMatchObject({ name: "Mumbai", matched: "Bombay" });
  });

  test("has the known names in Devanagari, including the district's", async () => {
    const [jaipur] = await search({ q: "jaipur", country: "India" });
    expect(jaipur?.hindi).toEqual({ city: "जयपुर", state: "राजस्थान", district: "जयपुर", country: "भारत" });
    const [paris] = await search({ q: "paris", country: "France" });
    expect(paris?.hindi).toMatchObject({ city: "पेरिस", country: "फ़्रांस" });
  });

  test("is empty for an unknown country or an empty query", async () => {
    expect(await search({ q: "paris", country: "Atlantis" })).toEqual([]);
    expect(await search({ q: "" })).toEqual([]);
    expect(await search({})).toEqual([]);
  });

  test.each([
    ["limit", { q: "a", limit: "0" }],
    ["limit", { q: "a", limit: "26" }],
    ["limit", { q: "a", limit: "many" }],
    ["q", { q: "x".repeat(101) }],
  ])("refuses a %s out of range", async (path, query) => {
    expect(expectError(await get("", query), 422, "invalid_input").errors?.[0]?.path).toBe(path);
  });

  test("answers at once that the index is being built, without waiting for it", async () => {
    const never = new Promise<void>(() => undefined);
    const gazetteer = { ready: () => never, searchPlaces: () => never, resolvePlace: () => never, close() {} };
    const starting = await buildTestApp({ parts: { gazetteer: gazetteer as never } });
    const response = await starting.app.inject("/api/v1/places?q=mumbai");
    expect(response.statusCode, response.body).toBe(200);
    expect(placesResponseSchema.parse(response.json())).toEqual({ places: [], preparing: true });
    expect(response.headers["cache-control"]).toBe("no-store");
    await starting.close();
  });

  test("given twice: refused, not guessed", async () => {
    expectError(await running.app.inject("/api/v1/places?q=a&q=b"), 422, "invalid_input");
  });
});

describe("the clock of a zone at a local time", () => {
  test.each([
    ["Asia/Kolkata", "1990-08-15T10:30", "+05:30", "IST", "unique"],
    ["Asia/Kolkata", "1943-06-01T12:00", "+06:30", "+0630", "unique"],
    ["Europe/Amsterdam", "1935-07-01T12:00", "+01:19:32", "NST", "unique"],
    ["America/New_York", "2021-03-14T02:30", "-04:00", "EDT", "gap"],
    ["America/New_York", "2021-11-07T01:30", "-04:00", "EDT", "overlap"],
  ])("%s %s is %s", async (time_zone, local, utc_offset, abbreviation, kind) => {
    const response = await get("/offset", { time_zone, local });
    expect(response.statusCode, response.body).toBe(200);
    const answer = offsetResponseSchema.parse(response.json());
    expect(answer).toMatchObject({ time_zone, local, utc_offset, abbreviation, kind });
    expect(answer.warnings).toHaveLength(kind === "unique" ? 0 : 1);
  });

  test.each([
    ["time_zone", { time_zone: "Mars/Olympus", local: "1990-01-01T00:00" }],
    ["time_zone", { local: "1990-01-01T00:00" }],
    ["local", { time_zone: "Asia/Kolkata", local: "yesterday" }],
    ["local", { time_zone: "Asia/Kolkata", local: "1990-02-30T00:00" }],
    ["local", { time_zone: "Asia/Kolkata", local: "2500-01-01T00:00" }],
    ["local", { time_zone: "Asia/Kolkata", local: "1990-01-01T24:00" }],
    ["local", { time_zone: "Asia/Kolkata" }],
  ])("refuses a wrong %s", async (path, query) => {
    expect(expectError(await get("/offset", query), 422, "invalid_input").errors?.[0]?.path).toBe(path);
  });
});
