import type { ChatAskResponse, ChatStartResponse } from "@lagna/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MINUTE } from "./accounts/accounts-test-app.ts";
import { gazetteer } from "./build-test-app.ts";
import { buildChatApp, type ChatTestApp } from "./chat-test-app.ts";

const NOW = new Date("2026-11-29T06:30:00Z");
let people: ChatTestApp["people"];
let owner: ChatTestApp["owner"];
beforeAll(async () => void ({ people, owner } = await buildChatApp({ now: NOW, hasChart: false })), 120_000);
afterAll(() => people.close());
// Questions are limited by the minute.
beforeEach(() => people.advance(MINUTE));

interface Found {
  readonly data: { readonly windows: readonly { readonly date: string; readonly end: string }[] };
}

/** The first three days that the page of good times lists. */
async function listDaysOfPage(activity: string, city: string, [from, until]: readonly [string, string]) {
  const [place] = await gazetteer.searchPlaces(city, { country: "India" });
  const body = { activity, from, until, place: { place_id: place?.id } };
  const response = await people.app.inject({ method: "POST", url: "/api/v1/muhurta", payload: body });
  expect(response.statusCode, response.body).toBe(200);
  const { windows } = response.json<Found>().data;
  const toCome = windows.filter(({ end }) => Date.parse(end) > NOW.getTime());
  return [...new Set(toCome.map(({ date }) => date))].slice(0, 3);
}

const formatDay = (date: string): string =>
  new Intl.DateTimeFormat("en-IN", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));

const MONTHS = [
  ["December 2026", ["2026-12-01", "2026-12-31"]],
  ["February 2027", ["2027-02-01", "2027-02-28"]],
] as const;
const ACTS = [
  ["a wedding", "vivaha"],
  ["griha pravesh", "griha_pravesha"],
  ["naamkaran", "namakarana"],
  ["annaprashan", "annaprashana"],
  ["vidyarambh", "vidyarambha"],
  ["janeu", "upanayana"],
  ["buying a car", "vehicle"],
  ["a journey", "travel"],
  ["opening a shop", "business"],
  ["the registry of a plot", "property"],
] as const;
const CASES = ACTS.flatMap(([act, activity]) =>
  MONTHS.flatMap(([month, span]) => ["Jaipur", "Chennai"].map((city) => [act, activity, month, city, span] as const)),
);

/** The answer to a question and what waits for "more", in a conversation of its own. */
async function askAll(question: string): Promise<string> {
  const { token } = owner;
  const started = await people.call("POST", "/chat/start", { token, body: {} });
  const body = { chat_id: started.json<ChatStartResponse>().chat_id };
  const answers = [];
  for (const message of [question, "Tell me more"]) {
    const response = await people.call("POST", "/chat/ask", { token, body: { ...body, question: message } });
    expect(response.statusCode, response.body).toBe(200);
    answers.push(response.json<ChatAskResponse>().answer);
  }
  return answers.join("\n");
}

test.each(CASES)("for %s (%s) in %s in %s the chat names the first days of the page", async (...asked) => {
  const [act, activity, month, city, span] = asked;
  const days = await listDaysOfPage(activity, city, span);
  const answer = await askAll(`Which day in ${month} is good for ${act} in ${city}?`);
  for (const day of days) expect(answer).toContain(formatDay(day));
  // The Sun's sign leaves out all of December for the sacred thread.
  if (days.length === 0) expect(answer).toMatch(/^No hour of these days is left for the sacred thread/);
});

test("an earlier day than those that were named is looked for among the days before them", async () => {
  const { token } = owner;
  const started = await people.call("POST", "/chat/start", { token, body: {} });
  const { chat_id: id } = started.json<ChatStartResponse>();
  const say = async (question: string): Promise<string> =>
    (await people.call("POST", "/chat/ask", { token, body: { chat_id: id, question } })).json<ChatAskResponse>().answer;
  const readDay = (answer: string): number => Date.parse(/\d{1,2} \w+ \d{4}/u.exec(answer)?.[0] ?? "");
  const first = readDay(await say("dukan kholne ka muhurat batao, 12 december se 20 december ke beech"));
  const earlier = readDay(await say("usse pehle koi nahi?"));
  expect(first).not.toBeNaN();
  expect(earlier).toBeLessThan(first);
});

test.each([
  ["what time is sunrise in dubai tmrw", /^Tomorrow \(30 November 2026\) in Dubai/],
  ["whats tomorrows nakshatra", /^Tomorrow \(30 November 2026\)/],
  ["अगली एकादशी कब है, सोच रही हूँ व्रत रखूँ", /उत्पन्ना एकादशी शुक्रवार, 4 दिसंबर 2026/],
])("a day is told also where its word is shortened, or something is told beside it: %s", async (question, text) => {
  const { token } = owner;
  const started = await people.call("POST", "/chat/start", { token, body: {} });
  const { chat_id: id } = started.json<ChatStartResponse>();
  const response = await people.call("POST", "/chat/ask", { token, body: { chat_id: id, question } });
  expect(response.json<ChatAskResponse>().answer).toMatch(text);
});

test("another town after the moonrise of a fast is asked for the same day", async () => {
  const { token } = owner;
  const started = await people.call("POST", "/chat/start", { token, body: {} });
  const { chat_id: id } = started.json<ChatStartResponse>();
  const say = async (question: string): Promise<string> =>
    (await people.call("POST", "/chat/ask", { token, body: { chat_id: id, question } })).json<ChatAskResponse>().answer;
  expect(await say("karva chauth pe chand rohtak me kab niklega, biwi puch rahi")).toMatch(
    /(?=.*18 October 2027).*19:32/s,
  );
  expect(await say("aur leh me?")).toMatch(/Leh.*18 October 2027/);
});

test("who can read what is written is said, also where the words name work", async () => {
  const { token } = owner;
  const started = await people.call("POST", "/chat/start", { token, body: {} });
  const { chat_id: id } = started.json<ChatStartResponse>();
  const question = "ye jo mai likhta hu mere office wale dekh to nahi sakte na";
  const response = await people.call("POST", "/chat/ask", { token, body: { chat_id: id, question } });
  expect(response.json<ChatAskResponse>().answer).toMatch(/privacy wale panne/);
});
