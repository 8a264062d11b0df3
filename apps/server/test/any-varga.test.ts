import { type VargaData, vargaResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

/** The chart of PyJHora's author, whose test figures these are. */
const BIRTH = {
  name: "Chennai 1996",
  gender: "male",
  year: 1996,
  month: "December",
  day: 7,
  hour: 10,
  minute: 34,
  city: "Chennai",
  country: "India",
  latitude: 13.0878,
  longitude: 80.2785,
  utc_offset: "+05:30",
  settings: { positions: "geometric", node: "mean" },
};

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const post = (url: string, payload: object, headers: object = ASHA) =>
  running.app.inject({ method: "POST", url: `/api/v1/${url}`, headers: { ...headers }, payload });
async function read(payload: object): Promise<VargaData> {
  const response = await post("kundli/varga", { birth: BIRTH, ...payload });
  expect(response.statusCode, response.body).toBe(200);
  return vargaResponseSchema.parse(response.json()).data;
}
const signs = ({ places }: VargaData) =>
  Object.fromEntries(Object.entries(places).map(([body, { sign }]) => [body, sign]));

describe("POST /api/v1/kundli/varga", () => {
  test("PyJHora's D81, its even reverse, and the navamsa of the dashamsha", async () => {
    const cyclic = { moon: "aries", sun: "taurus", mercury: "gemini", mars: "sagittarius", lagna: "capricorn" };
    expect(signs(await read({ varga: "D81" }))).toMatchObject(cyclic);
    const reverse = await read({ varga: "D81", variant: "parivritti_even_reverse" });
    expect(signs(reverse)).toMatchObject({ ...cyclic, lagna: "virgo", saturn: "virgo" });
    const mixed = await read({ varga: "D9", of: "D10" });
    expect(mixed.varga).toMatchObject({ id: "D9", variant: "parashara", of: { id: "D10", variant: "parashara" } });
    expect(mixed.varga.variants).toContain("kalachakra");
    expect((await read({ varga: "D150" })).varga.variants.slice(0, 2)).toEqual(["from_sign", "parivritti_cyclic"]);
    expect(signs(mixed)).toMatchObject({ moon: "gemini", lagna: "leo", sun: "scorpio", saturn: "pisces" });
  });

  test.each(["D9", "D10", "D108", "D144", "D150", "D300"])("%s as a chart of its own", async (varga) => {
    const { places, strengths, ashtakavarga, arudhas, yogas } = await read({ varga });
    expect(strengths.order.toSorted()).toEqual(
      ["jupiter", "ketu", "mars", "mercury", "moon", "rahu", "saturn", "sun", "venus"].toSorted(),
    );
    expect(ashtakavarga.sarva.reduce((sum, bindus) => sum + bindus, 0)).toBe(337);
    expect(places.lagna).toMatchObject({ house: 1, dignity: null });
    expect(Object.keys(arudhas)).toHaveLength(12);
    expect(yogas.every(({ holds, sensitive }) => holds === true && !sensitive)).toBe(true);
  });

  test("the first varga is the kundli: its ashtakavarga, arudhas, dignities and dasha", async () => {
    const payload = { ...BIRTH, sections: ["ashtakavarga", "arudhas", "dashas"], dasha_levels: 2 };
    const kundli = (await post("kundli", payload)).json().data;
    const rashi = await read({ varga: "D1", dasha: { system: "narayana", levels: 2 } });
    for (const { id, sign, dignity } of kundli.planets)
      expect(rashi.places[id as "sun"]).toMatchObject({ sign, dignity });
    expect(kundli.ashtakavarga).toMatchObject(rashi.ashtakavarga);
    expect(rashi.arudhas).toEqual(kundli.arudhas.bhava);
    expect(rashi.dasha).toMatchObject({ system: "narayana", periods: kundli.dashas.narayana.periods });
  });

  test("a dasha of stars counts from the varga's Moon, as in a nakshatra dasha read in that varga", async () => {
    const asked = { system: "yogini", varga: "D9", birth: BIRTH };
    const { dasha } = (await post("kundli/dasha", asked)).json();
    const found = await read({ varga: "D9", dasha: { system: "yogini" } });
    expect(found.dasha?.periods).toEqual(dasha.periods);
    expect(found.dasha?.seed).toEqual(dasha.seed);
  });

  test("a part of the D150 lasts some seconds, and minutes of doubt leave several of its lagnas open", async () => {
    const { places, lagna } = await read({ varga: "D150" });
    expect(places.lagna.part).toMatchObject({ count: 150 });
    expect(places.lagna.part.until - places.lagna.part.from).toBeCloseTo(0.2, 6);
    expect(lagna.possible).toBeUndefined();
    const birth = Date.parse("1996-12-07T05:04:00Z");
    expect(Date.parse(lagna.from)).toBeLessThanOrEqual(birth);
    expect(Date.parse(lagna.until)).toBeGreaterThan(birth);
    // A degree rises in three to five minutes there.
    const seconds = (Date.parse(lagna.until) - Date.parse(lagna.from)) / 1000;
    expect(seconds).toBeGreaterThan(35);
    expect(seconds).toBeLessThan(62);
    const doubtful = { birth: { ...BIRTH, uncertainty: { minutes: 2 } } };
    const { possible } = (await read({ varga: "D150", ...doubtful })).lagna;
    expect(possible?.minutes).toBe(2);
    expect(possible?.parts).toBeGreaterThanOrEqual(Math.floor(240 / seconds));
    expect(possible?.signs.map(({ sign }) => sign)).toContain(places.lagna.sign);
    expect(possible?.signs.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test("the lagnas that are possible are those that births at these times have", async () => {
    const doubtful = { ...BIRTH, uncertainty: { minutes: 3 } };
    const { possible } = (await read({ varga: "D60", birth: doubtful })).lagna;
    const found = new Set<string>();
    for (let second = 0; second < 360; second += 10) {
      const [minute, rest] = [31 + Math.floor(second / 60), second % 60];
      const { places } = await read({ varga: "D60", birth: { ...BIRTH, minute, second: rest } });
      found.add(places.lagna.sign);
    }
    expect(possible?.signs.map(({ sign }) => sign).toSorted()).toEqual([...found].toSorted());
  });

  test("so many parts that they are not told apart", async () => {
    const birth = { ...BIRTH, uncertainty: { minutes: 10 } };
    expect((await read({ varga: "D300", of: "D300", birth })).lagna.possible).toBeNull();
  });

  test("a mixed varga by a variant of the one that is divided", async () => {
    const { varga, places } = await read({ varga: "D9", of: "D12", of_variant: "parivritti_cyclic" });
    expect(varga.of).toMatchObject({ id: "D12", variant: "parivritti_cyclic" });
    expect(places.sun.part.count).toBe(108);
  });

  test.each([
    [{ varga: "D9", of: "D12", of_variant: "kalachakra" }, "of_variant", "varga_variant_unknown"],
    [{ varga: "D0" }, "varga", "varga_unknown"],
    [{ varga: "D301" }, "varga", "varga_unknown"],
    [{ varga: 9 }, "varga", "varga_unknown"],
    [{ varga: "D81", variant: "kalachakra" }, "variant", "varga_variant_unknown"],
    [{ varga: "D9", variant: "from_aries" }, "variant", "varga_variant_unknown"],
    [{ varga: "D9", of: "D0" }, "of", "varga_unknown"],
    [{ varga: "D9", dasha: { system: "sandhya", levels: 3 } }, "dasha.levels", "dasha_levels_of_section"],
    [{ varga: "D9", dasha: { system: "sandhya", variant: "x" } }, "dasha.variant", "dasha_variant_unknown"],
    [{ varga: "D9", kundli_id: "some-kundli-id-1990" }, "kundli_id", "birth_or_kundli"],
    [{ varga: "D9", birth: { ...BIRTH, day: 32 } }, "birth.day", "day_range"],
  ])("refuses %j", async (payload, path, code) => {
    const { errors } = expectError(await post("kundli/varga", { birth: BIRTH, ...payload }), 422, "invalid_input");
    expect(errors?.[0]).toMatchObject({ path, code });
  });

  test("needs an account", async () => {
    expectError(await post("kundli/varga", { birth: BIRTH, varga: "D9" }, {}), 401, "unauthenticated");
  });
});
