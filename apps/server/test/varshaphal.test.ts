import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  savedKundliResponseSchema,
  type VarshaphalData,
  varshaphalPartResponseSchema,
  varshaphalResponseSchema,
  YEAR_READING_SUBJECTS,
} from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { useTestApi } from "./use-test-api.ts";

/** P.V.R. Narasimha Rao's chart 66: the year from 8 March 2000 of a birth at Jodhpur. */
const BIRTH = {
  name: "Example of the book",
  gender: "male",
  year: 1967,
  month: "March",
  day: 8,
  hour: 17,
  minute: 40,
  city: "Jodhpur",
  country: "India",
  latitude: 26.3,
  longitude: 73 + 4 / 60,
  settings: { positions: "geometric" },
};

const WEB_EXAMPLE = fileURLToPath(new URL("../../web/src/test/jodhpur-1967-varshaphal.json", import.meta.url));

const api = useTestApi();

const post = (payload: object, headers: Record<string, string> = {}) => api.post("/varshaphal", payload, headers);
async function compute(payload: object): Promise<VarshaphalData> {
  const response = await post(payload);
  expect(response.statusCode, response.body).toBe(200);
  return varshaphalResponseSchema.parse(response.json()).data;
}
const shorten = (instant: string): string => instant.slice(0, 16);

describe("POST /api/v1/varshaphal", () => {
  test("of the book's example: return, muntha, lord of the year, harsha, sahams and dashas", async () => {
    const data = await compute({ birth: BIRTH, year: 34 });
    expect(data).toMatchObject({
      year: 34,
      age: 33,
      return: { is_day: false, reason: null, place: { city: "Jodhpur", latitude: 26.3 } },
      chart: { lagna: { sign: "capricorn" }, settings: { positions: "geometric" } },
      muntha: { sign: "taurus", house: 5, lord: "venus" },
      year_lord: { graha: "mars", rule: "friendly_aspect" },
      harsha: { sun: 0, moon: 15, mars: 0, mercury: 10, jupiter: 5, venus: 10, saturn: 5 },
    });
    expect([shorten(data.return.at), shorten(data.months[2]?.at ?? "")]).toEqual([
      "2000-03-07T23:11",
      "2000-05-07T23:32",
    ]);
    expect(data.year_lord.candidates.map(({ graha, office }) => [graha, office])).toEqual([
      ["sun", "natal_lagna_lord"],
      ["saturn", "annual_lagna_lord"],
      ["venus", "muntha_lord"],
      ["mars", "tri_rasi_lord"],
      ["jupiter", "dinaratri_lord"],
    ]);
    expect(data.chart.planets).toHaveLength(9);
    expect(data.months).toHaveLength(12);
    expect(data.sixty_hours).toBeUndefined();
    expect(data.sahams).toHaveLength(55);
    expect(data.sahams.find(({ id }) => id === "samartha")).toMatchObject({ sign: "pisces", lord: "jupiter" });
    expect(data.sahams.filter(({ sensitive }) => sensitive).map(({ id }) => id)).toEqual(["mrityu", "apamrityu"]);
    expect(data.yogas.find(({ id }) => id === "ithasala")).toMatchObject({
      grahas: ["mercury", "jupiter"],
      kind: "vartamana",
      through: null,
      source: { text: "pvr" },
    });
    expect(data.dashas.mudda.balance.lord).toBe("venus");
    expect(data.dashas.patyayini.periods.map(({ lord }) => lord)).toContain("lagna");
    expect(data.dashas.varsha_narayana.periods[0]?.sign).toBe(data.dashas.varsha_narayana.seed);
  });

  test("the year by its number, by age and by the calendar is one", async () => {
    const [byYear, byAge, byCalendar] = [
      await compute({ birth: BIRTH, year: 34 }),
      await compute({ birth: BIRTH, age: 33 }),
      await compute({ birth: BIRTH, year: 2000 }),
    ];
    expect(byAge).toEqual(byYear);
    expect(byCalendar).toEqual(byYear);
  });

  test("the first year is the birth itself", async () => {
    const data = await compute({ birth: BIRTH, year: 1 });
    expect(shorten(data.return.at)).toBe(shorten(data.birth.utc));
    expect(data.muntha).toMatchObject({ house: 1, sign: data.chart.lagna.sign });
  });

  test("at the place where the person lives: the same instant, another lagna", async () => {
    const home = await compute({ birth: BIRTH, year: 34 });
    const city = await compute({ birth: BIRTH, year: 34, place: { city: "London", country: "United Kingdom" } });
    const coordinates = { latitude: 51.50853, longitude: -0.12574, time_zone: "Europe/London" };
    const point = await compute({ birth: BIRTH, year: 34, place: coordinates });
    expect([city.return.at, point.return.at]).toEqual([home.return.at, home.return.at]);
    expect(city.return.place).toMatchObject({ city: "London", time_zone: "Europe/London" });
    expect(point.return.place).toMatchObject({ city: null, ...coordinates });
    const { places } = (await api.get("/places?q=London&country=GB")).json();
    const found = await compute({ birth: BIRTH, year: 34, place: { place_id: places[0].id } });
    expect(found.return).toEqual(city.return);
    expect(found.chart.lagna).toEqual(city.chart.lagna);
    expect(city.chart.lagna.sign).toBe(point.chart.lagna.sign);
    expect(city.chart.lagna.longitude).not.toBe(home.chart.lagna.longitude);
    expect(city.muntha.sign).toBe(home.muntha.sign);
  });

  test("by the author's choices of the settings, which are returned", async () => {
    const settings = { tajaka: { panchavargiya: "pvr", relation: "natural", solar_return: "tropical" } };
    const data = await compute({ birth: { ...BIRTH, settings }, year: 34 });
    expect(data.chart.settings.tajaka).toMatchObject({ ...settings.tajaka, year_lord: "by_bala_and_aspect" });
    // Precession in 33 years is 28′, which is 11 hours of the Sun.
    const hours = (Date.parse("2000-03-07T23:11:00Z") - Date.parse(data.return.at)) / 3_600_000;
    expect(Math.abs(hours - 11.2)).toBeLessThan(0.5);
    const { settings: _own, ...birth } = BIRTH;
    const outer = await compute({ birth, year: 34, settings: { ...settings, positions: "geometric" } });
    expect(outer.chart.settings.tajaka).toEqual(data.chart.settings.tajaka);
  });

  test("a reading of half a page, each sentence with its fact, in the language of the request", async () => {
    const { reading } = await compute({ birth: BIRTH, year: 34 });
    expect(reading.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        "lagna",
        "year_lord",
        "year_lord_house",
        "muntha",
        "strength",
        "moon",
        "saham",
        "timing",
      ]),
    );
    expect(reading.length).toBeLessThanOrEqual(YEAR_READING_SUBJECTS.length + 1);
    const find = (subject: string) => reading.find((each) => each.subject === subject);
    expect(find("lagna")).toEqual({
      subject: "lagna",
      text: "Capricorn rises as your year 34 begins. In your birth chart it is house 6, so the setting of the year is daily work, service and old accounts to settle.",
      fact: expect.stringMatching(/^Lagna of the year: Capricorn .*; house 6 from the lagna of birth$/) as string,
      sure: true,
    });
    expect(find("year_lord")?.fact).toBe(
      "Lord of the year Mars: 14.0 of 20 in panchavargiya bala; the strongest with a friendly aspect on the lagna",
    );
    expect(find("muntha")?.fact).toMatch(/^Muntha in Taurus, house 5 /);
    expect(find("timing")?.text).toMatch(/^The theme of Mars is clearest from \d+ \w+ 2000 to \d+ \w+ 2000\.$/);
    expect(JSON.stringify(reading)).not.toMatch(/\{\{|death|illness|enem|will |undefined/i);

    const response = await post({ birth: BIRTH, year: 34 }, { "accept-language": "hi" });
    const hindi = varshaphalResponseSchema.parse(response.json()).data.reading;
    expect(hindi).toHaveLength(reading.length);
    for (const { text, fact } of hindi) expect(text + fact).not.toMatch(/[a-z]|\{\{|मृत्यु/i);
  });

  test("a sentence whose fact another possible time of birth changes is not sure", async () => {
    const { reading } = await compute({ birth: { ...BIRTH, uncertainty: { minutes: 120 } }, year: 34 });
    const isSure = Object.fromEntries(reading.map(({ subject, sure }) => [subject, sure]));
    expect(isSure).toMatchObject({ lagna: false, muntha: false, timing: false, strength: true });
  });

  test("the chart of a month, of sixty hours and of the tithi pravesha", async () => {
    const year = await compute({ birth: BIRTH, year: 34, sixty_hours: true });
    const open = async (kind: string, number: number) => {
      const response = await api.post("/varshaphal/part", { birth: BIRTH, year: 34, part: { kind, number } });
      expect(response.statusCode, response.body).toBe(200);
      return varshaphalPartResponseSchema.parse(response.json()).data;
    };
    const month = await open("month", 3);
    expect(month).toMatchObject({ kind: "month", number: 3, at: year.months[2]?.at, until: year.months[3]?.at });
    expect(month.chart.lagna.sign).toBe(year.months[2]?.lagna.sign);
    expect((await open("month", 12)).until).toBe(year.return.until);
    const sixtyHours = await open("sixty_hours", 14);
    expect(sixtyHours).toMatchObject({ at: year.sixty_hours?.[13]?.at, until: year.sixty_hours?.[14]?.at });
    expect(sixtyHours.chart.lagna.sign).toBe(year.sixty_hours?.[13]?.lagna.sign);
    const tithi = await open("tithi_pravesha", 1);
    expect(tithi).toMatchObject({ at: year.tithi_pravesha[0]?.at, until: null });
    expect(tithi.chart.planets.find(({ id }) => id === "sun")?.sign).toBe("aquarius");
  });

  test.each([
    [{ kind: "month", number: 13 }, "part.number"],
    [{ kind: "sixty_hours", number: 0 }, "part.number"],
    [{ kind: "tithi_pravesha", number: 2 }, "part.number"],
    [{ kind: "week", number: 1 }, "part.kind"],
  ])("there is no part %j of the year", async (part, path) => {
    const response = await api.post("/varshaphal/part", { birth: BIRTH, year: 34, part });
    const { errors } = expectError(response, 422, "invalid_input");
    expect(errors?.[0]).toMatchObject({ path, code: "part_of_year" });
  });

  test("charts of sixty hours on request", async () => {
    const { sixty_hours: parts } = await compute({ birth: BIRTH, year: 34, sixty_hours: true });
    expect(parts).toHaveLength(144);
    expect(shorten(parts?.[13]?.at ?? "")).toBe("2000-04-09T18:10");
  });

  test("an uncertain time of birth: which facts hold at all possible times", async () => {
    const birth = { ...BIRTH, uncertainty: { minutes: 120 } };
    const { uncertainty } = await compute({ birth, year: 34 });
    expect(uncertainty?.minutes).toBe(120);
    const facts = Object.fromEntries((uncertainty?.facts ?? []).map((fact) => [fact.path, fact]));
    expect(facts["dashas.mudda.balance.lord"]).toMatchObject({
      value: "venus",
      share: expect.closeTo(0.911, 2) as number,
    });
    expect(facts["chart.lagna.sign"]?.value).toBe("capricorn");
    const open = Object.values(facts).filter(({ stable }) => !stable);
    expect(open.length).toBeGreaterThan(0);
    for (const { share } of open) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
  });

  test("where the Sun does not set, what needs day or night is null with its reason", async () => {
    const place = { latitude: 78.2, longitude: 15.6 };
    const data = await compute({ birth: { ...BIRTH, month: "June", day: 20 }, year: 20, place });
    expect(data.return).toMatchObject({ is_day: null, reason: "no_sunrise" });
    expect([data.harsha.sun, data.sahams[0]?.longitude]).toEqual([null, null]);
    expect(data.year_lord.candidates.filter(({ graha }) => graha === null)).toHaveLength(2);
  });

  test("the sentence says what a year's chart is, in the language of the request", async () => {
    const ask = { birth: BIRTH, year: 34 };
    const [english, hindi] = [await post(ask), await post(ask, { "accept-language": "hi" })];
    expect(varshaphalResponseSchema.parse(english.json()).message).toContain("not what will happen");
    expect(varshaphalResponseSchema.parse(hindi.json()).message).toContain("ताजिक");
  });

  test("a calendar year is counted from the Gregorian date of a Julian birth, also before 1 AD", async () => {
    const christmas = { ...BIRTH, year: 1899, month: "December", day: 25, calendar: "julian" };
    expect((await compute({ birth: christmas, year: 1930 })).return.at).toMatch(/^1930-01-0/);
    const inPlato = { ...BIRTH, year: -427, month: "May", day: 21 };
    expect((await compute({ birth: inPlato, year: -398 })).return.at).toMatch(/^-000398-05-/);
    expect((await compute({ birth: inPlato, year: 30 })).return.at).toMatch(/^-000398-05-/);
  });

  const { hour: _hour, minute: _minute, ...day } = BIRTH;
  test.each([
    [{ year: 34 }, "birth", "birth_or_kundli"],
    [{ birth: BIRTH, kundli_id: "kundli-of-ravi-1990", year: 34 }, "kundli_id", "birth_or_kundli"],
    [{ birth: BIRTH }, "year", "year_or_age"],
    [{ birth: BIRTH, year: 34, age: 33 }, "age", "year_or_age"],
    [{ birth: BIRTH, year: 0 }, "year", "year_of_life_range"],
    [{ birth: BIRTH, year: 1.5 }, "year", "year_of_life"],
    [{ birth: BIRTH, year: 601 }, "year", "year_of_life_range"],
    [{ birth: BIRTH, year: -1001 }, "year", "year_of_life"],
    [{ birth: BIRTH, year: 2400 }, "year", "year_of_life"],
    [{ birth: BIRTH, year: "34" }, "year", "year_of_life"],
    [{ birth: BIRTH, year: 1950 }, "year", "year_of_life_range"],
    [{ birth: BIRTH, year: 500 }, "year", "year_of_life_range"],
    [{ birth: BIRTH, age: -1 }, "age", "age_range"],
    [{ birth: BIRTH, age: 499 }, "age", "year_of_life_range"],
    [{ birth: { ...day, time_unknown: true }, year: 34 }, "birth.hour", "birth_time_missing"],
    [{ birth: { ...BIRTH, hour: 24 }, year: 34 }, "birth.hour", "hour_range"],
    [{ birth: BIRTH, year: 34, place: {} }, "place", "residence_form"],
    [{ birth: BIRTH, year: 34, place: { place_id: 999_999_999 } }, "place.place_id", "place_unknown"],
    [{ birth: BIRTH, year: 34, place: { place_id: "x" } }, "place.place_id", "place_unknown"],
    [{ birth: BIRTH, year: 34, place: { place_id: 1, latitude: 1, longitude: 1 } }, "place.place_id", "place_twice"],
    [{ birth: BIRTH, year: 34, place: "London" }, "place", "residence_form"],
    [{ birth: BIRTH, year: 34, place: { latitude: 10 } }, "place.longitude", "coordinates_incomplete"],
    [{ birth: BIRTH, year: 34, place: { latitude: 91, longitude: 0 } }, "place.latitude", "latitude_range"],
    [{ birth: BIRTH, year: 34, place: { city: "Nowhere at all", country: "India" } }, "place.city", "city_unknown"],
    [{ birth: BIRTH, year: 34, place: { city: "London" } }, "place.country", "country_unknown"],
    [
      { birth: BIRTH, year: 34, settings: { tajaka: { year_lord: "mine" } } },
      "settings.tajaka.year_lord",
      "setting_value",
    ],
  ])("%j is refused at %s as %s", async (payload, path, code) => {
    const { errors } = expectError(await post(payload), 422, "invalid_input");
    expect(errors?.[0]).toMatchObject({ path, code });
  });
});

/** `RENEW_EXAMPLES=1` updates the answer that the tests of the web app use. */
test("the web app's example equals the present response", async () => {
  const response = varshaphalResponseSchema.parse((await post({ birth: BIRTH, year: 34 })).json());
  if (process.env["RENEW_EXAMPLES"] === "1") writeFileSync(WEB_EXAMPLE, `${JSON.stringify(response, null, 2)}\n`);
  expect(JSON.parse(readFileSync(WEB_EXAMPLE, "utf8"))).toEqual(response);
});

describe("of a saved kundli", () => {
  let people: PeopleApp;
  let owner: Caller;
  beforeAll(async () => {
    people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
    owner = await people.signUp("owner@example.org");
  });
  afterAll(() => people.close());

  const { settings: _settings, ...saved } = BIRTH;
  const save = async (body: object): Promise<string> => {
    const response = await people.call("POST", "/kundlis", { token: owner.token, body });
    expect(response.statusCode, response.body).toBe(200);
    return savedKundliResponseSchema.parse(response.json()).kundli.id;
  };
  const ask = (caller: Caller, body: object) => people.call("POST", "/varshaphal", { token: caller.token, body });

  test("by its id", async () => {
    const id = await save(saved);
    const response = await ask(owner, { kundli_id: id, age: 33 });
    expect(varshaphalResponseSchema.parse(response.json()).data).toMatchObject({
      year: 34,
      year_lord: { graha: "mars" },
    });
  });

  test("of another person it is unknown", async () => {
    const id = await save({ ...saved, name: "Private" });
    const stranger = await people.signUp("stranger@example.org");
    expectError(await ask(stranger, { kundli_id: id, year: 3 }), 404, "kundli_unknown");
  });
});
