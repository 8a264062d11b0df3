import { skyResponseSchema, todayResponseSchema } from "@lagna/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

/** 18:20 in Jaipur, after sunset. */
const NOW = new Date("2026-11-22T12:50:42Z");
/** As the search of places has it. */
const DELHI_ID = 1273294;
const JAIPUR = { latitude: "26.9", longitude: "75.8", time_zone: "Asia/Kolkata" };

let now = NOW;

let people: PeopleApp;
let owner: Caller;
let stranger: Caller;
let kundliId: string;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" }, parts: { clock: () => now } });
  owner = await people.signUp("owner@example.org");
  stranger = await people.signUp("stranger@example.org");
  const saved = await people.call("POST", "/kundlis", { token: owner.token, body: { ...WORKED_BIRTH, is_self: true } });
  expect(saved.statusCode, saved.body).toBe(200);
  kundliId = saved.json<{ kundli: { id: string } }>().kundli.id;
}, 120_000);
afterEach(() => void (now = NOW));
afterAll(() => people.close());

const get = (query: Record<string, string>, token?: string) =>
  people.call("GET", `/today?${new URLSearchParams({ ...JAIPUR, ...query }).toString()}`, { token });
async function getToday(query: Record<string, string> = {}, token?: string) {
  const response = await get(query, token);
  expect(response.statusCode, response.body).toBe(200);
  return todayResponseSchema.parse(response.json()).data;
}

describe("GET /today", () => {
  test("is one sentence from the reader's own chart and the sky, in the house of the lagna", async () => {
    const today = await getToday({ language: "en" }, owner.token);
    expect(today).toMatchObject({
      date: "2026-11-22",
      place: { name: "Jaipur" },
      chart: { id: kundliId, lagna: "cancer" },
      sentence: "The Moon passes your Jupiter today, and tonight your Venus, in the house of work.",
      advice: "A good day to say what you have been meaning to say about work.",
      moon: { sign: "aries", house: 10 },
      tara: { tara: "kshema", quality: "good" },
    });
    expect(today.moon.longitude).toBeCloseTo(7 + 21 / 60, 1);
    expect(today.passes.map(({ graha }) => graha)).toEqual(["jupiter", "venus"]);
    expect(today.passes[1]?.at).toMatch(/^2026-11-22T2[12]:/);
  });

  test("has the Moon of the sky's page and of the panchang", async () => {
    const { moon } = await getToday({}, owner.token);
    const sky = skyResponseSchema.parse((await people.call("GET", "/sky")).json());
    expect(moon.longitude).toBeCloseTo(sky.grahas.find(({ id }) => id === "moon")?.longitude ?? Number.NaN, 3);
    const panchang = await people.call(
      "GET",
      `/panchang?${new URLSearchParams({ ...JAIPUR, date: "2026-11-22" }).toString()}`,
    );
    const { data } = panchang.json<{ data: { moon: { signs: { sign: string; start: string; end: string }[] } } }>();
    const at = NOW.getTime();
    const running = data.moon.signs.find(({ start, end }) => Date.parse(start) <= at && at < Date.parse(end));
    expect(running?.sign).toBe(moon.sign);
  });

  test("has what runs now on three levels, the parts of the day and the next festivals", async () => {
    const { running: periods, day, next, questions } = await getToday({}, owner.token);
    expect(periods.map(({ lord }) => lord)).toEqual(["mercury", "saturn", "venus"]);
    expect(periods.every(({ start, end }) => start < NOW.toISOString() && NOW.toISOString() < end)).toBe(true);
    expect(day.choghadiya).toHaveLength(16);
    expect(next[0]).toMatchObject({ id: "pradosha_vrata", date: "2026-11-22" });
    expect(next.map(({ date }) => date)).toEqual(next.map(({ date }) => date).toSorted());
    expect(questions).toEqual(["What should I say at work this week?", "How is December for me?"]);
  });

  test("between midnight and sunrise has the day that still runs, and the festivals of the date", async () => {
    now = new Date("2026-11-22T20:30:00Z");
    const { date, day, moon, next } = await getToday();
    expect(date).toBe("2026-11-23");
    expect(day.sunrise).toMatch(/^2026-11-22T06:5/);
    expect(day.next_sunrise).toMatch(/^2026-11-23T06:5/);
    const runs = ({ start, end }: { start: string; end: string }) =>
      Date.parse(start) <= now.getTime() && now.getTime() < Date.parse(end);
    expect(day.choghadiya?.find(runs)?.id).toBe("labh");
    expect(day.tithi.find(runs)?.number).toBe(13);
    expect(moon.sign).toBe("aries");
    expect(next.every((festival) => festival.date >= date)).toBe(true);
  });

  test("is in Hindi for who reads Hindi", async () => {
    const { sentence, questions } = await getToday({ language: "hi" }, owner.token);
    expect(sentence).toBe("आज चंद्रमा आपके गुरु पर से और रात को आपके शुक्र पर से गुज़रता है, कर्म के भाव में।");
    expect(questions[1]).toBe("दिसंबर मेरे लिए कैसा रहेगा?");
  });

  test("is about the day alone without an account, and without a chart of one's own", async () => {
    for (const token of [undefined, stranger.token]) {
      const today = await getToday({ language: "en" }, token);
      expect(today).toMatchObject({ chart: null, running: [], passes: [], tara: null });
      expect(today.sentence).toBe("The Moon is in Aries today, in the star Ashwini.");
    }
  });

  test("has no parts where the Sun does not rise, and still a sentence", async () => {
    const { day, sentence } = await getToday(
      { latitude: "78.2", longitude: "15.6", time_zone: "Arctic/Longyearbyen" },
      owner.token,
    );
    expect(day).toMatchObject({ sunrise: null, sunset: null, choghadiya: null });
    expect(sentence).toContain("Jupiter");
  });

  describe("without a place", () => {
    const getPlace = async (token: string) => {
      const response = await people.call("GET", "/today?language=en", { token });
      expect(response.statusCode, response.body).toBe(200);
      return todayResponseSchema.parse(response.json()).data.place;
    };
    const save = async (email: string, birth: Record<string, unknown>) => {
      const { token } = await people.signUp(email);
      const saved = await people.call("POST", "/kundlis", { token, body: { ...WORKED_BIRTH, ...birth } });
      expect(saved.statusCode, saved.body).toBe(200);
      return token;
    };

    test("is about that of the own chart, and once one is chosen about that of the account", async () => {
      const token = await save("own@example.org", { is_self: true });
      expect(await getPlace(token)).toMatchObject({ name: WORKED_BIRTH.city, time_zone: "Asia/Kolkata" });
      await people.call("PATCH", "/profile", { token, body: { place_id: DELHI_ID } });
      expect(await getPlace(token)).toMatchObject({ name: "Delhi" });
    });

    test("is about that of the own chart even where its time is not known", async () => {
      const untimed = { hour: undefined, minute: undefined, second: undefined, time_unknown: true };
      const token = await save("untimed@example.org", { ...untimed, is_self: true });
      expect(await getPlace(token)).toMatchObject({ name: WORKED_BIRTH.city });
    });

    test("is refused where the account has neither: another's chart in it is not about its owner", async () => {
      for (const token of [stranger.token, await save("mother@example.org", { is_self: false })]) {
        const response = await people.call("GET", "/today", { token });
        expect(expectError(response, 422, "invalid_input").errors).toMatchObject([{ path: "place_id" }]);
      }
    });
  });

  test("refuses another person's chart, a wrong token and a missing place", async () => {
    expectError(await get({ kundli_id: kundliId }, stranger.token), 422, "invalid_input");
    expectError(await people.call("GET", "/today"), 422, "invalid_input");
  });
});
