import {
  type AnyDashaPeriod,
  birthDashaResponseSchema,
  type BirthDashaResponse,
  type KundliData,
  kundliResponseSchema,
} from "@lagna/contract";
import { DASHA_IDS, type DashaId } from "@lagna/terms";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

const URL = "/api/v1/kundli";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

async function generate(): Promise<KundliData> {
  const response = await running.app.inject({ method: "POST", url: URL, headers: ASHA, payload: BIRTH });
  return kundliResponseSchema.parse(response.json()).data;
}

describe("a dasha period unfolds", () => {
  const unfold = (payload: unknown) =>
    running.app.inject({
      method: "POST",
      url: `${URL}/dasha`,
      headers: ASHA,
      payload: payload as Record<string, unknown>,
    });

  test("one level at a time, down to the fifth, in the proportions of the lords", async () => {
    const { dashas } = await generate();
    const maha = dashas.vimshottari.periods[2];
    let period = { ...maha?.sub?.[4] } as { lord: string; start: string; end: string };
    const path = [maha?.lord, period.lord];
    for (let level = 3; level <= 5; level += 1) {
      const response = await unfold({ system: "vimshottari", path, start: period.start, end: period.end });
      expect(response.statusCode, response.body).toBe(200);
      const { periods } = response.json();
      expect(periods).toHaveLength(9);
      expect(periods[0]).toMatchObject({ lord: period.lord, start: period.start });
      expect(periods[8].end).toBe(period.end);
      period = periods[3];
      path.push(period.lord);
    }
  });

  test("and agrees with the levels a kundli is sent with, to the second", async () => {
    const maha = (await generate()).dashas.vimshottari.periods[1];
    const { periods } = (
      await unfold({ system: "vimshottari", path: [maha?.lord], start: maha?.start, end: maha?.end })
    ).json();
    const instants = (list: { start: string }[] | undefined) => list?.map(({ start }) => Date.parse(start) / 1000);
    for (const [index, start] of (instants(periods) ?? []).entries()) {
      expect(Math.abs(start - (instants(maha?.sub)?.[index] ?? Number.NaN))).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    ["no path", { path: [] }, "path"],
    ["five levels already", { path: ["sun", "sun", "sun", "sun", "sun"] }, "path"],
    ["a lord that is none", { path: ["pluto"] }, "path.0"],
    ["an end before the start", { end: "1980-01-01T00:00:00Z" }, "end"],
    ["a start of long ago", { start: "-002000-01-01T00:00:00Z" }, "start"],
    ["a start that is no instant", { start: "yesterday" }, "start"],
    ["another system", { system: "yogini" }, "system"],
  ])("not for %s", async (_, change, path) => {
    const request = {
      system: "vimshottari",
      path: ["moon"],
      start: "1990-01-01T00:00:00Z",
      end: "2000-01-01T00:00:00Z",
      ...change,
    };
    expect(expectError(await unfold(request), 422, "invalid_input").errors?.[0]?.path).toBe(path);
  });
});

/** Requests a dasha of a birth without a known period. */
const ask = (payload: Record<string, unknown>) =>
  running.app.inject({ method: "POST", url: `${URL}/dasha`, headers: ASHA, payload: { birth: BIRTH, ...payload } });

async function dashaOf(payload: Record<string, unknown>): Promise<BirthDashaResponse["dasha"]> {
  const response = await ask(payload);
  expect(response.statusCode, response.body).toBe(200);
  return birthDashaResponseSchema.parse(response.json()).dasha;
}

const rulers = (periods: readonly AnyDashaPeriod[]) => periods.map(({ lord, sign }) => lord ?? sign);

describe("a dasha of a birth", () => {
  test.each(DASHA_IDS)("%s: years that make its rounds, periods that abut", async (system) => {
    const { periods, cycle_years, balance } = await dashaOf({ system });
    for (const [index, period] of periods.entries()) {
      if (index > 0) expect(period.start).toBe(periods[index - 1]?.end);
      expect(period.years).toBeGreaterThan(0);
      expect(period.sub).toBeUndefined();
    }
    const total = periods.reduce((sum, { years }) => sum + years, 0);
    if (system !== "kalachakra" && system !== "sudasa" && cycle_years !== null) {
      expect(total / cycle_years).toBeCloseTo(Math.round(total / cycle_years), 5);
    }
    if (balance) expect(balance.years).toBeLessThanOrEqual((periods[0]?.years ?? 0) + 1e-6);
    else expect(periods[0]?.start).toBe("1990-08-15T05:00:00Z");
  });

  test("reports its starting point, whether it applies, and how birth and settings were interpreted", async () => {
    const response = (await ask({ system: "dwadashottari" })).json() as BirthDashaResponse;
    expect(response.birth).toMatchObject({ utc: "1990-08-15T05:00:00Z", place: { city: "Varanasi" } });
    expect(response.settings).toMatchObject({
      dasha_year: "sidereal",
      dasha: { chara: "knrao", ashtottari_stars: 27 },
    });
    expect(response.dasha).toMatchObject({
      system: "dwadashottari",
      path: [],
      applicable: false,
      reason: "navamsa_lagna_of_venus",
      sensitive: false,
      cycle_years: 112,
      seed: { nakshatra: "rohini" },
      variant: "standard",
    });
  });

  test("gives the same vimshottari as the kundli", async () => {
    const { periods, balance } = await dashaOf({ system: "vimshottari", levels: 2 });
    const { vimshottari } = (await generate()).dashas;
    expect(balance).toEqual(vimshottari.balance);
    const bare = (list: readonly AnyDashaPeriod[]): unknown =>
      list.map(({ lord, start, end, sub }) => ({ lord, start, end, ...(sub ? { sub: bare(sub) } : {}) }));
    expect(bare(periods)).toEqual(vimshottari.periods);
  });

  test.each<DashaId>(["yogini", "narayana", "kalachakra", "karaka", "mandooka"])(
    "%s: positions lead down to the fifth level",
    async (system) => {
      const path: number[] = [];
      let outer = (await dashaOf({ system })).periods[1] as AnyDashaPeriod;
      path.push(1);
      for (let level = 2; level <= 5; level += 1) {
        const { periods } = await dashaOf({ system, path });
        expect(periods[0]?.start).toBe(outer.start);
        expect(periods.at(-1)?.end).toBe(outer.end);
        outer = periods[2] as AnyDashaPeriod;
        path.push(2);
      }
    },
  );

  test("gives the same levels at once as one by one", async () => {
    const { periods } = await dashaOf({ system: "chara_knrao", levels: 3 });
    const inner = await dashaOf({ system: "chara_knrao", path: [4, 7] });
    expect(periods[4]?.sub?.[7]?.sub).toEqual(inner.periods);
    expect(inner.path).toEqual([4, 7]);
  });

  test("supports a variant, another start, a varga, thirds; settings are the default", async () => {
    const first = async (payload: Record<string, unknown>) => rulers((await dashaOf(payload)).periods)[0];
    expect(await first({ system: "vimshottari" })).toBe("moon");
    expect(await first({ system: "vimshottari", from: "kshema" })).toBe("jupiter");
    expect((await dashaOf({ system: "vimshottari", tribhagi: true })).cycle_years).toBeCloseTo(40, 9);
    expect((await dashaOf({ system: "vimshottari", varga: "D9" })).seed).not.toEqual({ nakshatra: "rohini" });
    const d9 = await dashaOf({ system: "narayana", varga: "D9" });
    expect(d9.periods).not.toEqual((await dashaOf({ system: "narayana" })).periods);
    expect((await dashaOf({ system: "ashtottari", variant: "28" })).variant).toBe("28");
    const settings = { dasha: { chara: "rangacharya", kalachakra: "raghavacharya", ashtottari_stars: 28 } };
    const birth = { ...BIRTH, settings };
    expect((await dashaOf({ system: "chara", birth })).periods).toEqual(
      (await dashaOf({ system: "chara_rangacharya" })).periods,
    );
    expect((await dashaOf({ system: "kalachakra", birth })).variant).toBe("raghavacharya");
    expect((await dashaOf({ system: "ashtottari", birth })).variant).toBe("28");
    expect((await dashaOf({ system: "ashtottari", birth, variant: "27" })).variant).toBe("27");
    const others = { tara: "bphs", moola: "twelve_in_moolatrikona", mandooka: "rath", varnada: "from_varnada_lagna" };
    for (const [system, variant] of Object.entries(others)) {
      const chosen = await dashaOf({ system, birth: { ...BIRTH, settings: { dasha: { [system]: variant } } } });
      expect(chosen, system).toEqual(await dashaOf({ system, variant }));
      expect(chosen.variant).not.toBe((await dashaOf({ system })).variant);
    }
    const seven = { ...BIRTH, settings: { jaimini: { karaka_scheme: 7 } } };
    const karakas = async (payload: Record<string, unknown>) =>
      rulers((await dashaOf({ system: "karaka", ...payload })).periods);
    expect(await karakas({})).toContain("rahu");
    expect(await karakas({ birth: seven })).not.toContain("rahu");
  });

  test("without a sunrise, dashas that need it have no periods and say so", async () => {
    const birth = { ...BIRTH, month: 12, city: "Longyearbyen", country: "Norway", latitude: 78.22, longitude: 15.63 };
    const { periods, applicable, reason, cycle_years } = await dashaOf({ system: "kaala", birth });
    expect({ periods, applicable, reason, cycle_years }).toEqual({
      periods: [],
      applicable: null,
      reason: "no_sunrise",
      cycle_years: null,
    });
    expect((await dashaOf({ system: "yogini", birth })).periods).toHaveLength(24);
  });

  test.each([
    ["a system that is none", { system: "pluto" }, "system"],
    ["no system", { system: undefined }, "system"],
    ["a birth of no day", { system: "yogini", birth: { ...BIRTH, month: 2, day: 31 } }, "birth.day"],
    ["a birth that is no object", { system: "yogini", birth: 7 }, "birth"],
    ["a place that is none", { system: "yogini", birth: { ...BIRTH, city: "Xyzzyx" } }, "birth.city"],
    [
      "a setting that is none",
      { system: "yogini", birth: { ...BIRTH, settings: { dasha: { chara: "mine" } } } },
      "birth.settings.dasha.chara",
    ],
    ["a start beside the birth", { system: "yogini", start: "1990-01-01T00:00:00Z" }, "start"],
    ["an end beside the birth", { system: "yogini", end: "1990-01-01T00:00:00Z" }, "end"],
    ["a path of lords beside the birth", { system: "vimshottari", path: ["moon"] }, "path"],
    ["a position below 0", { system: "yogini", path: [-1] }, "path.0"],
    ["a position between two", { system: "yogini", path: [0.5] }, "path.0"],
    ["a position beyond the last", { system: "yogini", path: [24] }, "path"],
    ["a position beyond the last below", { system: "yogini", path: [0, 8] }, "path"],
    ["five positions", { system: "yogini", path: [0, 0, 0, 0, 0] }, "path"],
    ["no levels", { system: "yogini", levels: 0 }, "levels"],
    ["four levels at once", { system: "yogini", levels: 4 }, "levels"],
    ["a level below the fifth", { system: "yogini", path: [0, 0, 0, 0], levels: 2 }, "levels"],
    ["a variant of another system", { system: "yogini", variant: "rath" }, "variant"],
    ["a variant that is no word", { system: "yogini", variant: 7 }, "variant"],
    ["a start a system has not", { system: "narayana", from: "lagna" }, "from"],
    ["a start that is none", { system: "vimshottari", from: "mars" }, "from"],
    ["a varga a system has not", { system: "sthira", varga: "D9" }, "varga"],
    ["a varga that is none", { system: "narayana", varga: "D13" }, "varga"],
    ["thirds of signs", { system: "narayana", tribhagi: true }, "tribhagi"],
  ])("not for %s", async (_, payload, path) => {
    expect(expectError(await ask(payload), 422, "invalid_input").errors?.[0]?.path).toBe(path);
  });

  test.each([
    ["start", { end: "2000-01-01T00:00:00Z" }],
    ["end", { start: "1990-01-01T00:00:00Z" }],
    ["path", { path: [0], start: "1990-01-01T00:00:00Z", end: "2000-01-01T00:00:00Z" }],
  ])("without the birth, not without %s", async (path, change) => {
    const payload = { system: "vimshottari", path: ["moon"], birth: undefined, ...change };
    expect(expectError(await ask(payload), 422, "invalid_input").errors?.[0]?.path).toBe(path);
  });

  test("is refused without signing in", async () => {
    const payload = { system: "yogini", birth: BIRTH };
    expectError(await running.app.inject({ method: "POST", url: `${URL}/dasha`, payload }), 401, "unauthenticated");
  });
});

describe("the section of dashas", () => {
  const withSections = async (sections: unknown, dasha_levels?: number): Promise<KundliData> => {
    const payload = { ...BIRTH, sections, dasha_levels } as Record<string, unknown>;
    const response = await running.app.inject({ method: "POST", url: URL, headers: ASHA, payload });
    expect(response.statusCode, response.body).toBe(200);
    return kundliResponseSchema.parse(response.json()).data;
  };

  test("has only vimshottari by default", async () => {
    expect(Object.keys((await generate()).dashas)).toEqual(["vimshottari"]);
    expect(Object.keys((await withSections([])).dashas)).toEqual(["vimshottari"]);
  });

  test.each([
    [undefined, 2],
    [1, 1],
    [2, 2],
  ])("has every dasha if requested, with dasha_levels %s to %i, and the usual vimshottari", async (asked, levels) => {
    const { dashas } = await withSections(["dashas"], asked);
    expect(Object.keys(dashas).toSorted()).toEqual([...DASHA_IDS].toSorted());
    expect(dashas.vimshottari).toEqual((await generate()).dashas.vimshottari);
    const { system: _, path: _path, ...yogini } = await dashaOf({ system: "yogini", levels });
    expect(dashas.yogini).toEqual(yogini);
  });

  test.each([0, 3, 1.5, "two"])("refuses dasha_levels %j", async (dasha_levels) => {
    const payload = { ...BIRTH, sections: ["dashas"], dasha_levels };
    const response = await running.app.inject({ method: "POST", url: URL, headers: ASHA, payload });
    const { errors } = expectError(response, 422, "invalid_input");
    expect(errors?.[0]?.path).toBe("dasha_levels");
  });
});
