import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { matchingResponseSchema, type MatchingData, savedKundliResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { useTestApi } from "./use-test-api.ts";

/** The pair of the design, with its figures read from the tables by hand. */
const GIRL = {
  name: "A. Sharma",
  gender: "female",
  year: 1988,
  month: "March",
  day: 9,
  hour: 14,
  minute: 25,
  city: "Jaipur",
  country: "India",
};
const BOY = {
  name: "R. Kulkarni",
  gender: "male",
  year: 1990,
  month: "July",
  day: 2,
  hour: 6,
  minute: 10,
  city: "Pune",
  country: "India",
};
const STARS = {
  boy: { moon: { nakshatra: "swati", pada: 1 } },
  girl: { moon: { nakshatra: "vishakha", pada: 3 } },
};

const WEB_EXAMPLE = fileURLToPath(new URL("../../web/src/test/jaipur-pune-match.json", import.meta.url));

const api = useTestApi();

const post = (payload: object, headers: Record<string, string> = {}) => api.post("/matching", payload, headers);
async function match(payload: object): Promise<MatchingData> {
  const response = await post(payload);
  expect(response.statusCode, response.body).toBe(200);
  return matchingResponseSchema.parse(response.json()).data;
}
const scoresOf = ({ kootas }: MatchingData): number[] => Object.values(kootas).map(({ score }) => score);

describe("POST /api/v1/matching", () => {
  test("of two births: points, poruthams, mangal, papasamya and what publishers make of them", async () => {
    const data = await match({ boy: BOY, girl: GIRL });
    expect(scoresOf(data)).toEqual([1, 2, 3, 1, 5, 0, 7, 0]);
    expect(data).toMatchObject({
      total: 19,
      max: 36,
      band: "18_to_24",
      stable: true,
      poruthams_good: 7,
      boy: {
        moon: { nakshatra: "swati", pada: 1, sign: "libra" },
        birth: { name: "R. Kulkarni" },
        time_unknown: false,
      },
      girl: { moon: { nakshatra: "vishakha", pada: 3, sign: "libra" }, settings: { ayanamsa: "lahiri" } },
      kootas: { gana: { boy: "deva", girl: "rakshasa", max: 6 }, tara: { boy: 2, girl: 27 } },
      mangal: {
        boy: { holds: false, from: { lagna: { house: 10 }, moon: { house: 6 }, venus: { house: 11 } } },
        girl: { holds: false, from: { lagna: { house: 6 }, moon: { house: 3 }, venus: { house: 9 } } },
        both_have_it: false,
      },
      papasamya: { boy: { total: 5 }, girl: { total: 3 } },
      settings: { matching: { vashya: "common", stree_deergha_above: 9 } },
    });
    const lifted = data.exceptions.filter(({ applies }) => applies).map(({ rule, total }) => [rule, total]);
    expect(lifted).toContainEqual(["nadi_same_sign_other_star", 27]);
    expect(data.variants.find(({ id }) => id === "pyjhora")).toMatchObject({
      total: 20,
      differences: [{ koota: "gana", settings: { gana_deva_rakshasa: 1 } }],
    });
    expect(data.poruthams.rajju.required_by).toEqual(["jathakaporutham", "vanniyarvivaham"]);
    const { star_pairs: pairs, couples } = data.frequency ?? {};
    expect([pairs?.of, couples?.of]).toEqual([11_664, 1_000_000]);
  });

  test("of two stars: the same points, without what needs a birth", async () => {
    const data = await match(STARS);
    expect(scoresOf(data)).toEqual([1, 2, 3, 1, 5, 0, 7, 0]);
    expect(data).toMatchObject({
      boy: { birth: null, settings: null },
      mangal: { boy: null, girl: null, both_have_it: null },
      papasamya: null,
      dasha_sandhi: null,
    });
  });

  test("of a birth and a star", async () => {
    const data = await match({ ...STARS, girl: GIRL });
    expect([data.total, data.boy.birth, data.girl.birth?.name]).toEqual([19, null, "A. Sharma"]);
    expect([data.papasamya, data.mangal.girl?.holds]).toEqual([null, false]);
  });

  test("the settings change the tables, and are returned", async () => {
    const settings = { matching: { gana_deva_rakshasa: 1, stree_deergha_above: 15 }, node: "true" as const };
    const data = await match({ boy: BOY, girl: GIRL, settings });
    expect(data).toMatchObject({ total: 20, frequency: null, settings: { matching: settings.matching } });
    expect([data.boy.settings?.node, data.girl.settings?.node]).toEqual(["true", "true"]);
    const own = await match({ boy: { ...BOY, settings: { node: "mean" } }, girl: GIRL, settings });
    expect([own.boy.settings?.node, own.girl.settings?.node]).toEqual(["mean", "true"]);
  });

  test("without a time of birth every koota says whether it holds, and nothing is counted from the lagna", async () => {
    const { hour: _hour, minute: _minute, ...day } = BOY;
    const data = await match({ boy: { ...day, time_unknown: true }, girl: GIRL });
    expect(data).toMatchObject({
      boy: { time_unknown: true, moon: { sign: "libra", pada: null, stable: false } },
      stable: false,
      kootas: { nadi: { stable: false } },
      mangal: { boy: { holds: null, from: { lagna: { house: null } } } },
      papasamya: null,
    });
    for (const { possible } of Object.values(data.kootas))
      expect(possible.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
  });

  test("a few uncertain minutes leave the kootas as they are", async () => {
    const data = await match({ boy: { ...BOY, uncertainty: { minutes: 5 } }, girl: GIRL });
    expect([data.stable, data.navamsa.boy.lagna === null]).toEqual([true, true]);
  });

  test("the sentence says what the points cannot say, in the language of the request", async () => {
    const [english, hindi] = [await post(STARS), await post(STARS, { "accept-language": "hi" })];
    expect(matchingResponseSchema.parse(english.json()).message).toContain("cannot say");
    expect(matchingResponseSchema.parse(hindi.json()).message).toContain("नहीं बता सकते");
  });

  test.each([
    [{ boy: BOY }, "girl", "match_person"],
    [{ ...STARS, girl: {} }, "girl", "match_person"],
    [{ ...STARS, girl: { ...GIRL, ...STARS.girl } }, "girl", "match_person"],
    [{ ...STARS, girl: { moon: { nakshatra: "polaris" } } }, "girl.moon.nakshatra", "not_one_of"],
    [{ ...STARS, girl: { moon: { nakshatra: "swati", pada: 5 } } }, "girl.moon.pada", "not_one_of"],
    [{ ...STARS, girl: { moon: "swati" } }, "girl.moon", "wrong_type"],
    [{ ...STARS, girl: { kundli_id: "no id!" } }, "girl.kundli_id", "kundli_id"],
    [{ ...STARS, boy: { ...BOY, hour: 24 } }, "boy.hour", "hour_range"],
    [{ ...STARS, boy: { ...BOY, city: "Nowhere at all" } }, "boy.city", "city_unknown"],
    [{ ...STARS, boy: 7 }, "boy", "match_person"],
    [{ ...STARS, settings: { matching: { vashya: "mine" } } }, "settings.matching.vashya", "setting_value"],
  ])("%j is refused at %s as %s", async (payload, path, code) => {
    const { errors } = expectError(await post(payload), 422, "invalid_input");
    expect(errors?.[0]).toMatchObject({ path, code });
  });
});

/** `RENEW_EXAMPLES=1` updates the answer that the tests of the web app use. */
test("the web app's example equals the present response", async () => {
  const response = matchingResponseSchema.parse((await post({ boy: BOY, girl: GIRL })).json());
  if (process.env["RENEW_EXAMPLES"] === "1") writeFileSync(WEB_EXAMPLE, `${JSON.stringify(response, null, 2)}\n`);
  expect(JSON.parse(readFileSync(WEB_EXAMPLE, "utf8"))).toEqual(response);
});

describe("saved kundlis", () => {
  let people: PeopleApp;
  let owner: Caller;
  beforeAll(async () => {
    people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
    owner = await people.signUp("owner@example.org");
  });
  afterAll(() => people.close());

  const save = async (body: object): Promise<string> => {
    const response = await people.call("POST", "/kundlis", { token: owner.token, body });
    expect(response.statusCode, response.body).toBe(200);
    return savedKundliResponseSchema.parse(response.json()).kundli.id;
  };
  const ask = (caller: Caller, body: object) => people.call("POST", "/matching", { token: caller.token, body });

  test("of the caller are matched by their ids, with each other and with a typed birth", async () => {
    const [boy, girl] = [await save(BOY), await save(GIRL)];
    const both = matchingResponseSchema.parse(
      (await ask(owner, { boy: { kundli_id: boy }, girl: { kundli_id: girl } })).json(),
    );
    const typed = matchingResponseSchema.parse((await ask(owner, { boy: { kundli_id: boy }, girl: GIRL })).json());
    expect([both.data.total, typed.data.total]).toEqual([19, 19]);
    expect(both.data.kootas).toEqual(typed.data.kootas);
  });

  test("are matched at another possible time of their day, which replaces the saved one", async () => {
    const [boy, girl] = [await save({ ...BOY, uncertainty_minutes: 240 }), await save(GIRL)];
    const at = async (side: object, other: object = { kundli_id: girl }) =>
      matchingResponseSchema.parse((await ask(owner, { boy: side, girl: other })).json()).data;
    const moved = await at({ kundli_id: boy, time: "21:40" });
    const typed = await match({ boy: { ...BOY, hour: 21, minute: 40 }, girl: GIRL });
    expect(moved.boy.birth?.local).toBe("1990-07-02T21:40:00");
    expect([moved.kootas, moved.mangal, moved.stable]).toEqual([typed.kootas, typed.mangal, true]);
    expect((await at({ kundli_id: boy })).boy.birth?.local).toBe("1990-07-02T06:10:00");
    // Two possible times of one birth are the two sides.
    const own = await at({ kundli_id: boy, time: "21:40" }, { kundli_id: boy, time: "06:10" });
    expect(own.mangal.boy?.from.lagna.house).not.toBe(own.mangal.girl?.from.lagna.house);
    const { errors } = expectError(
      await ask(owner, { ...STARS, boy: { kundli_id: boy, time: "25:00" } }),
      422,
      "invalid_input",
    );
    expect(errors?.[0]).toMatchObject({ path: "boy.time", code: "possible_time" });
  });

  test("of another person are unknown", async () => {
    const id = await save({ ...GIRL, name: "Private" });
    const stranger = await people.signUp("stranger@example.org");
    expectError(await ask(stranger, { ...STARS, girl: { kundli_id: id } }), 404, "kundli_unknown");
  });

  test("that are incomplete are refused under their side", async () => {
    const id = await save({ ...GIRL, name: "Not yet", city: "" });
    const { errors } = expectError(await ask(owner, { ...STARS, girl: { kundli_id: id } }), 422, "invalid_input");
    expect(errors?.[0]?.path).toBe("girl.city");
  });
});
