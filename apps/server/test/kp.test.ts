import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type KpChartData,
  type KpData,
  kpHoraryResponseSchema,
  kpNumbersResponseSchema,
  kpResponseSchema,
  kpRulingResponseSchema,
} from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { buildPeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { useTestApi } from "./use-test-api.ts";

/** The place and moment of the Reader's question with the number 37. */
const VIJAYAWADA = {
  name: "Question",
  gender: "other",
  year: 1969,
  month: "August",
  day: 29,
  hour: 9,
  minute: 20,
  city: "Vijayawada",
  country: "India",
  latitude: 16.5167,
  longitude: 80.65,
  utc_offset: "+05:30",
};
const WEB_EXAMPLE = fileURLToPath(new URL("../../web/src/test/vijayawada-kp.json", import.meta.url));
const LEVELS = ["level_1", "level_2", "level_3", "level_4"] as const;

const api = useTestApi();

async function compute(payload: object): Promise<KpChartData> {
  const response = await api.post("/kp", payload);
  expect(response.statusCode, response.body).toBe(200);
  const { data } = kpResponseSchema.parse(response.json());
  expect(data.kp).not.toBeNull();
  return data as KpChartData;
}

describe("POST /api/v1/kp", () => {
  test("the lords printed in Reader III for the question with number 37", async () => {
    const { kp, number } = await compute({ birth: VIJAYAWADA, number: 37 });
    const printed = { sun: 3, mars: 7, mercury: 4, jupiter: 4, venus: 2, saturn: 11, rahu: 10, ketu: 4, moon: 10 };
    for (const [graha, house] of Object.entries(printed)) expect(kp.planets[graha as "sun"].house).toBe(house);
    expect(kp.planets.sun).toMatchObject({ star_lord: "ketu", sub_lord: "mercury" });
    expect(kp.planets.rahu).toMatchObject({ star_lord: "jupiter", sub_lord: "venus" });
    expect(number).toMatchObject({ number: 37, sign: "taurus" });
    expect(kp.cusps[0]?.longitude).toBeCloseTo(30 + 22 + 40 / 60, 8);
    expect(kp.reliable).toBe(true);
  });

  test("the same chart as a section of the kundli, whose own ayanamsa is another", async () => {
    const { kp, settings } = await compute({ birth: VIJAYAWADA });
    const response = await api.post("/kundli", { ...VIJAYAWADA, sections: ["kp"] });
    const { data } = response.json<{ data: { kp: KpData; settings: object } }>();
    expect(data.kp).toEqual(kp);
    expect(settings).toMatchObject({ ayanamsa: "lahiri", kp: { ayanamsa: "krishnamurti", node: "mean", levels: 3 } });
    expect(kp.ayanamsa_degrees).not.toBeCloseTo((settings as { ayanamsa_degrees: number }).ayanamsa_degrees, 2);
  });

  test("two tables of significators that say the same", async () => {
    const { houses, planets } = (await compute({ birth: VIJAYAWADA })).kp.significators;
    for (const graha of GRAHAS) {
      for (const level of LEVELS) {
        const listed = houses.filter((row) => row[level].includes(graha)).map(({ house }) => house);
        expect(planets[graha][level]).toEqual(listed);
      }
    }
  });

  test("a fourth level and the true node by settings, also for a birth without its own", async () => {
    const plain = await compute({ birth: VIJAYAWADA });
    expect(plain.kp.cusps[0]).not.toHaveProperty("sub_sub_sub_lord");
    const settings = { kp: { levels: 4, node: "true", day_lord: "midnight" } };
    const { kp } = await compute({ birth: VIJAYAWADA, settings });
    expect(GRAHAS).toContain(kp.cusps[0]?.sub_sub_sub_lord);
    expect(kp.planets.rahu.longitude).not.toBe(plain.kp.planets.rahu.longitude);
    expect((await compute({ birth: { ...VIJAYAWADA, settings } })).kp).toEqual(kp);
  });

  test("beyond the polar circle it is marked as unreliable", async () => {
    const { kp } = await compute({ birth: { ...VIJAYAWADA, latitude: 78.2, longitude: 15.6 }, number: 249 });
    expect(kp).toMatchObject({ reliable: false, fallback: "porphyry" });
    expect(kp.cusps[0]).toMatchObject({ sign: "pisces", star_lord: "mercury", sub_lord: "saturn" });
  });

  test("an uncertain time says which lords it leaves open, an unknown one that the chart needs it", async () => {
    const { uncertainty } = await compute({ birth: { ...VIJAYAWADA, uncertainty: { minutes: 10 } } });
    const facts = uncertainty?.facts.filter(({ path }) => path === "kp.cusps.1.sub_lord") ?? [];
    expect(facts.length).toBeGreaterThan(1);
    expect(facts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    const { hour: _hour, minute: _minute, ...day } = VIJAYAWADA;
    const response = await api.post("/kp", { birth: { ...day, time_unknown: true } });
    expect(response.json()).toMatchObject({ data: { time_unknown: true, kp: null, needs_time: ["kp"] } });
    const paths = response.json<{ data: KpChartData }>().data.uncertainty?.facts.map(({ path }) => path);
    expect(paths).toContain("kp.planets.saturn.star_lord");
  });

  test("numbers that are none of the 249, and births that are none, are refused in words", async () => {
    for (const number of [0, 250, 1.5, "1"]) {
      const refused = await api.post("/kp", { birth: VIJAYAWADA, number });
      expect(expectError(refused, 422, "invalid_input").detail).toBe("Please give a whole number from 1 to 249");
    }
    const hindi = await api.post("/kp", { birth: VIJAYAWADA, number: 0 }, { "accept-language": "hi" });
    expect(expectError(hindi, 422, "invalid_input").detail).toBe("1 से 249 तक कोई पूर्णांक दें");
    const refused = expectError(await api.post("/kp", { birth: { ...VIJAYAWADA, day: 41 } }), 422, "invalid_input");
    expect(refused.errors?.[0]?.path).toBe("birth.day");
    expectError(await api.post("/kp", {}), 422, "invalid_input");
    expectError(await api.post("/kp", { birth: VIJAYAWADA }, { authorization: "" }), 401, "unauthenticated");
  });
});

const QUESTION = {
  at: "1969-08-29T03:50:00Z",
  place: { latitude: 16.5167, longitude: 80.65, time_zone: "Asia/Kolkata" },
};

describe("POST /api/v1/kp/horary", () => {
  test("is the chart of the same number at the same moment of a birth", async () => {
    const response = await api.post("/kp/horary", { ...QUESTION, number: 37 });
    expect(response.statusCode, response.body).toBe(200);
    const { data } = kpHoraryResponseSchema.parse(response.json());
    const born = await compute({ birth: VIJAYAWADA, number: 37 });
    expect(data.kp).toEqual(born.kp);
    expect(data).toMatchObject({ at: "1969-08-29T03:50:00Z", number: { number: 37, sign: "taurus" } });
  });

  test("needs a place, a number of the 249 and an account", async () => {
    expectError(await api.post("/kp/horary", { at: QUESTION.at, number: 37 }), 422, "invalid_input");
    expectError(await api.post("/kp/horary", { ...QUESTION, number: 250 }), 422, "invalid_input");
    const visitor = await api.post("/kp/horary", { ...QUESTION, number: 37 }, { authorization: "" });
    expectError(visitor, 401, "unauthenticated");
  });
});

describe("POST /api/v1/kp/ruling", () => {
  test("names the rulers of a moment, which are those of its birth", async () => {
    const { data } = kpRulingResponseSchema.parse((await api.post("/kp/ruling", QUESTION)).json());
    const { kp } = await compute({ birth: VIJAYAWADA });
    expect(data.ruling).toEqual(kp.ruling);
    expect(data.lagna).toBe(kp.cusps[0]?.longitude);
    expect(data.moon).toBe(kp.planets.moon.longitude);
  });

  test("follows the choices of KP", async () => {
    const moon = async (settings: object) => {
      const response = await api.post("/kp/ruling", { ...QUESTION, settings });
      return kpRulingResponseSchema.parse(response.json()).data.moon;
    };
    expect(await moon({ kp: { ayanamsa: "chart" } })).not.toBe(await moon({}));
  });
});

test("the choices of KP take precedence over those of the birth, and its other settings stay", async () => {
  const birth = { ...VIJAYAWADA, settings: { ayanamsa: "raman", kp: { levels: 4 } } };
  const { kp, settings } = await compute({ birth, settings: { ayanamsa: "lahiri", kp: { node: "true" } } });
  expect(settings).toMatchObject({ ayanamsa: "raman", kp: { node: "true", levels: 4 } });
  expect(kp.planets.rahu.longitude).not.toBe((await compute({ birth })).kp.planets.rahu.longitude);
});

/** `RENEW_EXAMPLES=1` updates the answer that the tests of the web app use. */
test("the web app's example equals the present response", async () => {
  const response = (await api.post("/kp", { birth: VIJAYAWADA })).json<object>();
  if (process.env["RENEW_EXAMPLES"] === "1") writeFileSync(WEB_EXAMPLE, `${JSON.stringify(response, null, 2)}\n`);
  expect(JSON.parse(readFileSync(WEB_EXAMPLE, "utf8"))).toEqual(response);
});

describe("saved kundlis", () => {
  test("are charted by their id; another person's is not found", async () => {
    const people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
    const [{ token: owner }, { token: other }] = [
      await people.signUp("owner@example.org"),
      await people.signUp("other@example.org"),
    ];
    const { utc_offset: _offset, ...body } = VIJAYAWADA;
    const saved = await people.call("POST", "/kundlis", { token: owner, body: { id: "of-vijayawada", ...body } });
    expect(saved.statusCode, saved.body).toBe(200);
    const own = await people.call("POST", "/kp", { token: owner, body: { kundli_id: "of-vijayawada" } });
    expect(own.json()).toMatchObject({ data: { kp: { planets: { sun: { star_lord: "ketu" } } } } });
    expectError(
      await people.call("POST", "/kp", { token: other, body: { kundli_id: "of-vijayawada" } }),
      404,
      "kundli_unknown",
    );
    const both = { kundli_id: "of-vijayawada", birth: VIJAYAWADA };
    expectError(await people.call("POST", "/kp", { token: owner, body: both }), 422, "invalid_input");
    await people.close();
  });
});

test("GET /api/v1/kp/numbers: all 249, each ending where the next begins", async () => {
  const response = await api.getAsVisitor("/kp/numbers");
  const { numbers } = kpNumbersResponseSchema.parse(response.json()).data;
  expect(numbers[0]).toMatchObject({ number: 1, start: 0, sign: "aries", star_lord: "ketu", sub_lord: "ketu" });
  expect(numbers[248]).toMatchObject({ number: 249, end: 360, sign: "pisces", sub_lord: "saturn" });
  for (const [index, { start }] of numbers.entries()) {
    if (index > 0) expect(numbers[index - 1]?.end).toBe(start);
  }
});
