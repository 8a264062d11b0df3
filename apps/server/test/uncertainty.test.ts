import { kundliResponseSchema, untimedResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  const clock = (): Date => new Date("2026-03-01T06:00:00Z");
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator, clock } });
});
afterAll(() => running.close());

const post = (payload: object) =>
  running.app.inject({ method: "POST", url: "/api/v1/kundli", headers: ASHA, payload: { ...BIRTH, ...payload } });
const kundli = async (payload: object) => kundliResponseSchema.parse((await post(payload)).json()).data;
const untimed = async (payload: object) => {
  const response = await post({ time_unknown: true, ...payload });
  expect(response.statusCode, response.body).toBe(200);
  return untimedResponseSchema.parse(response.json()).data;
};
const WITHOUT_TIME = { hour: undefined, minute: undefined, second: undefined };

describe("a time that is uncertain by minutes", () => {
  test("is reported beside the kundli of the stated time, which stays unchanged", async () => {
    const { uncertainty, ...stated } = await kundli({ uncertainty: { minutes: 15 } });
    expect(stated).toEqual(await kundli({}));
    expect(uncertainty?.minutes).toBe(15);
    expect(uncertainty?.pieces).toBeGreaterThan(8);
    const lagna = uncertainty?.facts.find(({ path }) => path === "vargas.D9.lagna");
    expect(lagna?.value).toBe(stated.vargas.D9?.lagna);
    const moon = uncertainty?.facts.find(({ path }) => path === "planets.moon.sign");
    expect(moon).toMatchObject({ share: 1, stable: true, intervals: [{ from: "1990-08-15T04:45:00Z" }] });
    expect(uncertainty?.facts.some(({ path }) => path === "dashas.vimshottari.running.maha")).toBe(true);
    expect(uncertainty?.maha_dashas[1]?.earliest).not.toBe(uncertainty?.maha_dashas[1]?.latest);
  });

  test("a time the clock showed twice is uncertain around both", async () => {
    const birth = { year: 2023, month: 10, day: 29, hour: 2, minute: 30, city: "Rome", country: "Italy" };
    const { uncertainty } = await kundli({ ...birth, uncertainty: { minutes: 10 } });
    const sun = uncertainty?.facts.find(({ path }) => path === "planets.sun.sign");
    expect(sun?.intervals).toEqual([
      { from: "2023-10-29T00:20:00Z", until: "2023-10-29T00:40:00Z" },
      { from: "2023-10-29T01:20:00Z", until: "2023-10-29T01:40:00Z" },
    ]);
  });

  test.each([{ minutes: 0 }, { minutes: 721 }, { minutes: 1.5 }, { minutes: "ten" }, {}, 15])(
    "%j is refused",
    async (uncertainty) => {
      const { errors } = expectError(await post({ uncertainty }), 422, "invalid_input");
      expect(errors?.[0]?.message).toBe("The uncertainty must be 1 to 720 minutes");
    },
  );

  test("requesting the section requires a stated uncertainty", async () => {
    const { errors } = expectError(await post({ sections: ["uncertainty"] }), 422, "invalid_input");
    expect(errors?.[0]).toMatchObject({ path: "uncertainty", message: "Enter how uncertain the time of birth is" });
    expect((await kundli({ sections: ["uncertainty"], uncertainty: { minutes: 2 } })).uncertainty?.minutes).toBe(2);
  });
});

describe("the facts of sections", () => {
  test("are included for the requested sections, with all else that depends on the minutes", async () => {
    const { uncertainty } = await kundli({ uncertainty: { minutes: 4 }, sections: ["yogas", "arudhas", "dashas"] });
    const paths = new Set(uncertainty?.facts.map(({ path }) => path));
    expect(paths).toContain("arudhas.bhava.A1");
    expect([...paths].some((path) => /^yogas\.\w+\.holds$/.test(path))).toBe(true);
    expect(paths).toContain("dashas.yogini.balance.lord");
    expect(uncertainty?.dashas.yogini?.length).toBeGreaterThan(7);
    const running = uncertainty?.running;
    expect(running?.lords).toHaveLength(2);
    expect(Date.parse(running?.end.latest ?? "")).toBeGreaterThan(Date.parse(running?.end.earliest ?? ""));
  });

  test("of a date alone are those that need no lagna; the others are reported as missing", async () => {
    const data = await untimed({ ...WITHOUT_TIME, sections: ["yogas", "arudhas", "swamsa", "avasthas"] });
    const paths = new Set(data.uncertainty.facts.map(({ path }) => path));
    expect(paths).toContain("arudhas.graha.sun");
    expect(paths).not.toContain("arudhas.bhava.A1");
    expect(paths).toContain("avasthas.saturn.baladi");
    expect(paths).toContain("aspects.graha.saturn.grahas");
    const held = data.uncertainty.facts.filter(({ path }) => path.startsWith("yogas."));
    expect(new Set(held.map(({ value }) => value))).toContain(null);
    expect(data.needs_time).toContain("swamsa");
    expect(data.needs_time).not.toContain("yogas");
  });
});

describe("a time that is unknown", () => {
  test("no lagna is invented; facts of the day are included", async () => {
    const data = await untimed({ ...WITHOUT_TIME, sections: ["shadbala", "swamsa"] });
    expect([data.lagna, data.houses, data.midheaven]).toEqual([null, null, null]);
    expect(data.birth).toMatchObject({ local: "1990-08-15", utc_offset: "+05:30" });
    expect(data.birth).not.toHaveProperty("utc");
    const saturn = data.planets.find(({ id }) => id === "saturn");
    expect(saturn).toMatchObject({ sign: "sagittarius", house: null, retrograde: true });
    const moon = data.planets.find(({ id }) => id === "moon");
    expect(moon?.pada).toBeNull();
    expect(data.vargas["D1"]).toMatchObject({ lagna: null, saturn: "sagittarius" });
    expect(data.needs_time).toEqual(expect.arrayContaining(["shadbala", "swamsa"]));
    expect(data.uncertainty.minutes).toBe(720);
  });

  test("the time in the body is ignored", async () => {
    expect(await untimed({ hour: 3, minute: 59 })).toEqual(await untimed(WITHOUT_TIME));
  });

  test("exactly the null values change within the day", async () => {
    const { planets, uncertainty } = await untimed(WITHOUT_TIME);
    for (const { id, sign, nakshatra } of planets) {
      const values = (key: string) => uncertainty.facts.filter(({ path }) => path === `planets.${id}.${key}`);
      expect(sign === null).toBe(values("sign").length > 1);
      expect(nakshatra === null).toBe(values("nakshatra").length > 1);
    }
  });

  test.each([
    [{ hour: undefined }, "hour", "Hour must be 0-23"],
    [{ minute: undefined }, "minute", "Minute must be 0-59"],
    [{ hour: undefined, time_unknown: false }, "hour", "Hour must be 0-23"],
  ])("%j is refused at %s", async (payload, path, message) => {
    const { errors } = expectError(await post(payload), 422, "invalid_input");
    expect(errors?.[0]).toMatchObject({ path, message });
  });
});
