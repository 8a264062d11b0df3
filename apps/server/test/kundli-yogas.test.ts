import { kundliResponseSchema } from "@lagna/contract";
import { computeSections, julianDayUt, createNativity, resolveSettings } from "@lagna/jyotish";
import { openEphemeris } from "@lagna/ephemeris";
import { SENSITIVE_YOGAS } from "@lagna/terms";
import { presentYogas } from "@lagna/kundli";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

async function dataOf(more: object = {}) {
  const payload = { ...BIRTH, sections: ["yogas", "doshas"], ...more };
  const answer = await running.app.inject({ method: "POST", url: "/api/v1/kundli", headers: ASHA, payload });
  const { data } = kundliResponseSchema.parse(answer.json());
  return { ...data, yogas: data.yogas ?? [], doshas: data.doshas ?? [] };
}

describe("the yogas of a kundli", () => {
  test("each has its grahas and houses, trace, sources and frequency; strongest first", async () => {
    const { yogas, planets } = await dataOf();
    expect(yogas.length).toBeGreaterThan(10);
    for (const { holds, trace, grahas, houses, sources } of yogas) {
      expect(sources.length).toBeGreaterThan(0);
      expect(holds === true).toBe(trace.length > 0);
      const stood = planets.filter(({ id }) => grahas.includes(id)).map(({ house }) => house);
      expect(new Set(houses)).toEqual(new Set(stood));
    }
    const strengths = yogas.map(({ strength }) => strength ?? 0);
    expect(strengths).toEqual(strengths.toSorted((one, other) => other - one));
    expect(yogas.some(({ frequency }) => frequency !== null && frequency.births <= frequency.of)).toBe(true);
  });

  test("a setting changes the form of a yoga, and the form is reported", async () => {
    const { yogas, settings } = await dataOf({ settings: { yogas: { gaja_kesari: "kendra_alone" } } });
    expect(settings.yogas).toMatchObject({ gaja_kesari: "kendra_alone", kemadruma: "pvr" });
    for (const { id, variant } of yogas)
      if (id === "gaja_kesari") expect(variant).toEqual({ gaja_kesari: "kendra_alone" });
  });

  test("without a sunrise, rules that need day or night are undecided", async () => {
    const north = { latitude: 78.2, longitude: 15.6, time_zone: "Arctic/Longyearbyen", month: "December" };
    const { yogas } = await dataOf(north);
    expect(yogas.filter(({ holds }) => holds === null).map(({ id }) => id)).toContain("raja_jaimini");
  });

  test("yogas of death and disease are computed but never sent", () => {
    const ephemeris = openEphemeris();
    const settings = resolveSettings();
    const judged = Array.from({ length: 40 }, (_, index) => {
      const jd = julianDayUt(2_440_000.5 + index * 321.7);
      return computeSections(createNativity(ephemeris, { jd, latitude: 28.6, longitude: 77.2 }, settings), ["yogas"])
        .yogas;
    });
    expect(judged.flat().filter(({ sensitive, holds }) => sensitive && holds === true).length).toBeGreaterThan(20);
    const sent = judged.flatMap((yogas) => presentYogas(yogas));
    expect(sent.length).toBeGreaterThan(400);
    expect(sent.filter(({ id }) => (SENSITIVE_YOGAS as readonly string[]).includes(id))).toEqual([]);
    expect(sent.filter(({ sensitive }) => sensitive)).toEqual([]);
  });

  test("doshas have their causes and cancellations", async () => {
    const { doshas } = await dataOf({ settings: { doshas: { mangal_houses: "all" } } });
    for (const { holds, degree, cancellations } of doshas) {
      if (degree === "cancelled") expect(cancellations.length).toBeGreaterThan(0);
      if (degree === "full") expect([holds, cancellations]).toEqual([true, []]);
    }
    for (const { id, variant } of doshas) if (id === "mangal") expect(variant).toHaveProperty("mangal_houses", "all");
  });
});
