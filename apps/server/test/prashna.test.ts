import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type PrashnaData, type PrashnaResponse, prashnaResponseSchema } from "@lagna/contract";
import { PRASHNA_VERDICTS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { expectError } from "./expect-error.ts";
import { useTestApi } from "./use-test-api.ts";

const PUNE = { latitude: 18.52, longitude: 73.86, time_zone: "Asia/Kolkata" };
const WEB_EXAMPLE = fileURLToPath(new URL("../../web/src/test/pune-prashna.json", import.meta.url));
const AT = "2026-03-01T06:00:00Z";

const api = useTestApi();

const post = (payload: object, headers: Record<string, string> = {}) => api.post("/prashna", payload, headers);
async function ask(payload: object): Promise<PrashnaData> {
  const response = await post({ at: AT, place: PUNE, question_house: 10, mode: "chart", ...payload });
  expect(response.statusCode, response.body).toBe(200);
  return prashnaResponseSchema.parse(response.json()).data;
}

describe("POST /api/v1/prashna", () => {
  test("the chart of the moment with its judgment", async () => {
    const data = await ask({});
    const kundli = {
      name: "Question",
      gender: "other",
      year: 2026,
      month: 3,
      day: 1,
      hour: 11,
      minute: 30,
      city: "Pune",
      country: "India",
      ...PUNE,
    };
    const response = await api.post("/kundli", kundli);
    const { birth: _birth, settings, ...chart } = response.json<{ data: Record<string, unknown> }>().data;
    expect(data.chart).toEqual(chart);
    expect(data.settings).toEqual(settings);
    expect(data).toMatchObject({ at: AT, mode: "chart", withheld: null, horary: null });
    expect(data).not.toHaveProperty("number");
    expect(PRASHNA_VERDICTS).toContain(data.verdict);
    expect(data.karya).toEqual({ house: 10, lord: data.chart.houses[9]?.lord, matter: null });
    expect(data.significators.lagna_lord.id).toBe(data.chart.houses[0]?.lord);
    expect(data.significators.moon.id).toBe("moon");
    expect(data.extras.trisphuta).not.toBeNull();
  });

  test("by numbers: 108 navamsas, the 249 of KP, and the arudha", async () => {
    const navamsa = await ask({ mode: "number_108", number: 45 });
    expect(navamsa.number).toBe(45);
    expect(navamsa.chart.lagna).toMatchObject({ sign: "leo", longitude: expect.closeTo((44 * 10) / 3, 6) as number });
    const horary = await ask({ mode: "number_249", number: 249 });
    expect(horary.chart.lagna.sign).toBe("pisces");
    expect(horary.horary?.number).toMatchObject({ number: 249, sub_lord: "saturn" });
    expect(horary.horary?.kp.cusps[0]).toMatchObject({ star_lord: "mercury", sub_lord: "saturn" });
    expect(horary.evidence.map(({ id }) => id).join()).toMatch(/sub_lord_(signifies|denies)/);
    expect(horary.settings).toMatchObject({ ayanamsa: "krishnamurti", house_system: "placidus" });
    const arudha = await ask({ mode: "arudha", number: 7 });
    expect([arudha.arudha, arudha.chart.lagna.sign]).toEqual(["libra", "libra"]);
    expect((await ask({ mode: "arudha" })).chart.lagna.sign).toBe((await ask({})).arudha);
  });

  test("now, at a city by name, about a matter", async () => {
    const response = await post({ place: { city: "Varanasi", country: "India" }, matter: "parcel" });
    const { data } = prashnaResponseSchema.parse(response.json());
    expect(data).toMatchObject({ mode: "chart", karya: { house: 3, matter: "parcel" }, place: { city: "Varanasi" } });
    expect(Math.abs(Date.parse(data.at) - Date.now())).toBeLessThan(600_000);
  });

  test("at a place by the id of a search result", async () => {
    const search = await api.get("/places?q=Pune&country=India");
    const [pune] = search.json<{ places: { id: number; latitude: number }[] }>().places;
    const { place } = await ask({ place: { place_id: pune?.id } });
    expect(place).toMatchObject({ city: "Pune", latitude: pune?.latitude, time_zone: "Asia/Kolkata" });
  });

  test("never a verdict on death, illness or the law, in both languages", async () => {
    for (const question of [
      { question_house: 8 },
      { question_house: 6 },
      { question_house: undefined, matter: "lawsuit" },
      { question_house: undefined, matter: "imprisonment" },
    ]) {
      const response = await post({ at: AT, place: PUNE, ...question });
      const { data, message } = response.json<PrashnaResponse>();
      expect(data).toMatchObject({ verdict: "unclear", timing: null, evidence: [] });
      expect(data.withheld).not.toBeNull();
      expect(message).toMatch(/no verdict on death, illness or legal outcomes/);
    }
    const hindi = await post({ at: AT, place: PUNE, question_house: 8 }, { "accept-language": "hi" });
    expect(hindi.json<PrashnaResponse>().message).toMatch(/^मृत्यु, रोग/);
    expect((await ask({ question_house: undefined, matter: "competition" })).withheld).toBeNull();
  });

  test.each([
    [{ question_house: undefined }, "question_house", "Please choose what the question is about"],
    [{ question_house: 13 }, "question_house", "Please choose the house of the question, from 1 to 12"],
    [{ mode: "number_249" }, "number", "Please name a number from 1 to 249"],
    [{ mode: "number_108", number: 109 }, "number", "Please give a whole number from 1 to 108"],
    [{ mode: "arudha", number: 13 }, "number", "Please give a whole number from 1 to 12"],
    [{ number: 7 }, "number", "Only a question by number or arudha has a number"],
    [{ mode: "dice" }, "mode", "This must be one of chart, number_108, number_249, arudha"],
    [{ ashtamangala: [1, 9, 2] }, "ashtamangala.1", "Please give three digits from 1 to 8"],
    [{ place: {} }, "place.city", "Please give the place: its id, city and country, or latitude and longitude"],
    [{ place: { place_id: 999_999_999 } }, "place.place_id", null],
    [{ place: { latitude: 10 } }, "place.longitude", null],
    [{ place: { ...PUNE, time_zone: "Mars/Olympus" } }, "place.time_zone", null],
    [{ place: { city: "Pune", country: "Atlantis" } }, "place.country", null],
    [{ at: "2500-01-01" }, "at", null],
    [{ at: "soon" }, "at", null],
  ])("%j is refused in words", async (payload, path, sentence) => {
    const refused = await post({ at: AT, place: PUNE, question_house: 10, mode: "chart", ...payload });
    const { errors, detail } = expectError(refused, 422, "invalid_input");
    expect(errors?.[0]?.path).toBe(path);
    if (sentence !== null) expect(detail).toBe(sentence);
  });

  /** `RENEW_EXAMPLES=1` updates the answer that the tests of the web app use. */
  test("the web app's example equals the present response", async () => {
    const question = { at: AT, place: PUNE, matter: "job", mode: "number_249", number: 145 };
    const response = (await post(question)).json<object>();
    if (process.env["RENEW_EXAMPLES"] === "1") writeFileSync(WEB_EXAMPLE, `${JSON.stringify(response, null, 2)}\n`);
    expect(JSON.parse(readFileSync(WEB_EXAMPLE, "utf8"))).toEqual(response);
  });

  test("needs an account", async () => {
    expectError(await post({ at: AT, place: PUNE, question_house: 1 }, { authorization: "" }), 401, "unauthenticated");
  });
});
