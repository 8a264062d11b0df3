import { afterEach, beforeEach, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";
import { createCountingEphemeris } from "./fakes/counting-ephemeris.ts";

const BIRTH = { ...WORKED_BIRTH, uncertainty: { minutes: 20 } };
const TEXT = "Your Moon is in Libra. Your ascendant is in Gemini. Saturn aspects your seventh house.";

let people: PeopleApp;
let owner: Caller;
let countAsked: () => number;
async function build(): Promise<void> {
  const { ephemeris, asked } = createCountingEphemeris();
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" }, parts: { ephemeris } });
  owner = await people.signUp("owner@example.org");
  countAsked = asked;
}
beforeEach(build);
afterEach(() => people.close());

/** The answer, and how often the ephemeris was asked for it. */
async function post(path: string, body: object) {
  const before = countAsked();
  const response = await people.call("POST", path, { token: owner.token, body });
  expect(response.statusCode, response.body).toBe(200);
  return { asked: countAsked() - before, body: response.body };
}
const verify = (birth: object = BIRTH) => post("/verify", { birth, text: TEXT });
const computeKundli = (birth: object = BIRTH) => post("/kundli", birth);

async function askQuestion() {
  const { body } = await post("/chat/start", {});
  const { chat_id } = JSON.parse(body) as { chat_id: string };
  await post("/chat/birth-details", { chat_id, details_text: JSON.stringify(BIRTH) });
  return post("/chat/ask", { chat_id, question: "What is my ascendant?" });
}

test("after a kundli, the check of a text and a question compute no possible times", async () => {
  const alone = await verify();
  await people.close();
  await build();
  const forTimes = (await computeKundli()).asked - (await computeKundli()).asked;
  const shared = await verify();
  expect(alone.asked - shared.asked).toBeGreaterThan(forTimes * 0.9);
  expect(shared.body).toBe(alone.body);
  expect((await askQuestion()).asked).toBeLessThan(forTimes * 0.05);
});

test("after the check of a text, another check and a kundli compute no possible times, and answer the same", async () => {
  const first = await verify();
  const kundli = await computeKundli();
  const second = await verify();
  expect(second.body).toBe(first.body);
  expect(second.asked).toBeLessThan(first.asked * 0.01);
  people.advance(600_000);
  const again = await computeKundli();
  expect(kundli.asked).toBeLessThan(again.asked * 0.5);
  expect(kundli.body).toBe(again.body);
});

test("the sections of a kundli leave no trace in what others get", async () => {
  await post("/kundli", { ...BIRTH, sections: ["aspects", "dashas"] });
  const after = await computeKundli();
  people.advance(600_000);
  const alone = await computeKundli();
  expect(after.asked).toBeLessThan(alone.asked * 0.5);
  expect(after.body).toBe(alone.body);
});

test("other births, settings and uncertainties, and later times, are computed", async () => {
  const { asked } = await computeKundli();
  const isComputed = async (change: object) => (await computeKundli({ ...BIRTH, ...change })).asked > asked / 2;
  expect(await isComputed({})).toBe(false);
  expect(await isComputed({ minute: 7 })).toBe(true);
  expect(await isComputed({ gender: "male" })).toBe(true);
  expect(await isComputed({ settings: { ayanamsa: "raman" } })).toBe(true);
  expect(await isComputed({ uncertainty: { minutes: 21 } })).toBe(true);
  people.advance(600_000);
  expect(await isComputed({})).toBe(true);
});

test("what is kept holds no name: another person of the same birth gets the same facts", async () => {
  const first = await verify();
  const second = await verify({ ...BIRTH, name: "Another Name" });
  expect(second.asked).toBeLessThan(first.asked * 0.01);
  expect(second.body).toBe(first.body);
});
