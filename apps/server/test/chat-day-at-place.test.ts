import type { PanchangDay } from "@lagna/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MINUTE } from "./accounts/accounts-test-app.ts";
import { gazetteer } from "./build-test-app.ts";
import { buildChatApp, type ChatTestApp } from "./chat-test-app.ts";

let people: ChatTestApp["people"];
let ask: ChatTestApp["ask"];
beforeAll(async () => void ({ people, ask } = await buildChatApp({})), 120_000);
afterAll(() => people.close());
// Questions are limited by the minute.
beforeEach(() => people.advance(MINUTE));

/** The date of a place's clock, some days after today. */
const dateAt = (zone: string, days: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date(people.now().getTime() + days * 86_400_000));

async function readDay(city: string, country: string, zone: string, days: number): Promise<PanchangDay> {
  const [place] = await gazetteer.searchPlaces(city, { country });
  const date = dateAt(zone, days);
  const response = await people.app.inject({
    url: "/api/v1/panchang",
    query: { place_id: String(place?.id), date, sunrise: "upper_limb_refracted" },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: PanchangDay }>().data;
}

const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const readClocks = (answer: string): number[] =>
  [...answer.matchAll(/\b\d{2}:\d{2}\b/g)].map(([clock]) => toMinutes(clock));

test.each([
  ["rahu kaal kal Mumbai me", "Mumbai", "India", "Asia/Kolkata", 1, "Mumbai"],
  ["What is the rahu kaal in Chennai today?", "Chennai", "India", "Asia/Kolkata", 0, "Chennai"],
  ["Guwahati ka rahu kaal kal kab hai", "Guwahati", "India", "Asia/Kolkata", 1, "Guwahati"],
  ["rahu kaal in New York tomorrow", "New York", "United States", "America/New_York", 1, "New York"],
  ["Mumbai rahu kaal", "Mumbai", "India", "Asia/Kolkata", 0, "Mumbai"],
  ["Pune ka rahu kaal aaj", "Pune", "India", "Asia/Kolkata", 0, "Pune"],
  ["कल दिल्ली में राहु काल कब है", "Delhi", "India", "Asia/Kolkata", 1, "दिल्ली"],
] as const)("%s: of that town, whose name is said", async (question, city, country, zone, days, name) => {
  const { answer } = await ask(question);
  const day = await readDay(city, country, zone, days);
  const rahu = day.inauspicious?.find(({ id }) => id === "rahu_kala");
  const [from = NaN, until = NaN] = readClocks(answer);
  // The same almanac: only the seconds, which the chat rounds, differ.
  expect(Math.abs(from - toMinutes(rahu?.start.slice(11, 16) ?? ""))).toBeLessThanOrEqual(1);
  expect(Math.abs(until - toMinutes(rahu?.end.slice(11, 16) ?? ""))).toBeLessThanOrEqual(1);
  expect(answer).toContain(name);
});

test.each(["aaj yaha rahu kaal kab hai", "what is the rahu kaal here today in our lane"])(
  "no town is made up from other words: %s",
  async (question) => expect((await ask(question)).answer).toContain("Jaipur"),
);

test("without a town it is that of the chart's place", async () => {
  const { answer } = await ask("what is the rahu kaal tomorrow?");
  expect(answer).toContain("Jaipur");
  expect(answer).not.toContain("on the clock of");
});

test.each(["aaj din me kya dhyan rakhu", "Kal mera din kaisa hai", "is today good for a new start in work"])(
  "a word beside «me» or «in» is no town: %s",
  async (question) => {
    expect((await ask(question)).answer).not.toMatch(/on the clock of|ki ghadi ke/);
  },
);

test.each([
  ["rahu kaal in New Jersey", "Newark"],
  ["Bahrain me aaj sunrise kab hai", "Manama"],
  ["Germany me rahu kaal", "Berlin"],
  ["ब्रह्म मुहूर्त आज, यहाँ डलास में", "डैलस"],
  ["नेपाल में आज सूर्योदय कब है", "काठमांडू"],
])("a state, a country or a city abroad in Devanagari is its town: %s", async (question, town) => {
  expect((await ask(question)).answer).toContain(town);
});
