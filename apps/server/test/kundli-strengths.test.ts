import { kundliResponseSchema } from "@lagna/contract";
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

const SECTIONS = ["shadbala", "bhava_bala", "vimsopaka", "avasthas", "yuddha"];
const post = (more: object = {}) =>
  running.app.inject({
    method: "POST",
    url: "/api/v1/kundli",
    headers: ASHA,
    payload: { ...BIRTH, sections: SECTIONS, ...more },
  });
const dataOf = async (more?: object) => kundliResponseSchema.parse((await post(more)).json()).data;

describe("the strengths of a kundli", () => {
  test("shadbala by graha, each part of it by name, and the school echoed", async () => {
    const { shadbala, settings } = await dataOf();
    expect(shadbala).toMatchObject({ school: "raman", reason: null });
    expect(Object.keys(shadbala ?? {})).toEqual(
      expect.arrayContaining(["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"]),
    );
    const { sthana, kala, rupas, total } = shadbala?.sun ?? { sthana: {}, kala: {}, rupas: null, total: null };
    expect(sthana).toHaveProperty("saptavargaja");
    expect(kala).toHaveProperty("natonnata");
    expect(rupas).toBeCloseTo((total ?? Number.NaN) / 60, 6);
    expect(settings.shadbala).toMatchObject({ school: "raman", ayana: "kranti", cheshta_mean: "modern" });
  });

  test("another school changes only what it defines differently", async () => {
    const raman = (await dataOf()).shadbala;
    const { shadbala: drik, settings } = await dataOf({ settings: { shadbala: { school: "drik" } } });
    expect(settings.shadbala).toMatchObject({ school: "drik", ayana: "true_declination" });
    expect(drik?.moon.cheshta).toBeGreaterThan(0);
    expect(raman?.moon.cheshta).toBe(0);
    expect(drik?.moon.sthana).toEqual(raman?.moon.sthana);
  });

  test("finds the first sound of a name in either script; the nodes have only a few avasthas", async () => {
    const { avasthas } = await dataOf({ name: "आशा" });
    expect(avasthas?.sun.sayanadi?.cheshta).toMatch(/^(drishti|cheshta|vicheshta)$/);
    expect(avasthas?.rahu).toMatchObject({ jagradadi: null, deeptadi: [], lajjitadi: [] });
  });

  test("without a sunrise, totals are null with a reason", async () => {
    const north = { latitude: 78.2, longitude: 15.6, time_zone: "Arctic/Longyearbyen", month: "December" };
    const { shadbala, bhava_bala, avasthas, vimsopaka } = await dataOf(north);
    expect(shadbala).toMatchObject({ reason: "no_sunrise", sun: { total: null, rank: null, kala: { hora: null } } });
    expect(bhava_bala?.every(({ total }) => total === null)).toBe(true);
    expect(avasthas?.moon.sayanadi).toBeNull();
    expect(vimsopaka?.shadvarga.sun?.score).toBeGreaterThan(0);
  });

  test.each([
    [{ shadbala: { school: "nobody" } }, "settings.shadbala.school"],
    [{ shadbala: { strength: "much" } }, "settings.shadbala"],
    [{ yuddha: { winner: "loudest" } }, "settings.yuddha.winner"],
    [{ shadbala: "raman" }, "settings.shadbala"],
  ])("settings %j are refused", async (settings, path) => {
    const { errors } = expectError(await post({ settings }), 422, "invalid_input");
    expect(errors?.[0]?.path).toBe(path);
  });
});
