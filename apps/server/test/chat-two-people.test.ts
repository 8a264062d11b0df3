import type { ChatAskResponse, ChatStartResponse } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { BIRTH, WORKED_BIRTH } from "./fakes/births.ts";

let people: PeopleApp;
let number = 0;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
});
afterAll(() => people.close());

const ANITA = { ...WORKED_BIRTH, name: "Anita Sharma", is_self: true };
const RAVI = { ...BIRTH, name: "Ravi Kulkarni", gender: "male" };

async function save({ token }: Caller, body: object): Promise<string> {
  const response = await people.call("POST", "/kundlis", { token, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ kundli: { id: string } }>().kundli.id;
}

async function talkAbout(charts: readonly object[]) {
  const who = await people.signUp(`pair${(number += 1)}@example.org`);
  const ids: string[] = [];
  for (const chart of charts) ids.push(await save(who, chart));
  const { token } = who;
  const started = await people.call("POST", "/chat/start", { token, body: { kundli_id: ids[0] } });
  const { chat_id: id } = started.json<ChatStartResponse>();
  const ask = async (question: string): Promise<ChatAskResponse> => {
    const response = await people.call("POST", "/chat/ask", { token, body: { chat_id: id, question } });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const [boy, girl] = [{ kundli_id: ids[1] }, { kundli_id: ids[0] }];
  const match = await people.call("POST", "/matching", { token, body: { boy, girl } });
  return { ask, total: match.json<{ data: { total: number } }>().data.total };
}

describe("a question about two people", () => {
  test.each([
    ["do we fit?", /^Anita Sharma and Ravi Kulkarni have /],
    ["How is our compatibility, me and Ravi?", /^Anita Sharma and Ravi Kulkarni have /],
    ["shaadi ke liye kundli milao", /^Anita Sharma aur Ravi Kulkarni ke 36 mein se /],
    ["क्या हम दोनों की जोड़ी ठीक है?", /^Anita Sharma और Ravi Kulkarni के 36 में से /],
  ])("%s is answered from both saved charts, with the points of their match", async (question, opening) => {
    const { ask, total } = await talkAbout([ANITA, RAVI]);
    const { answer, used_index: usedIndex } = await ask(question);
    expect(answer).toMatch(opening);
    expect(usedIndex).toBe(true);
    expect(answer).toMatch(new RegExp(`\\b${total}\\b`));
    // Each claim names its chart, and what is longer than a screen waits for "more".
    const { answer: rest } = await ask(question.startsWith("shaadi") ? "aur batao" : "tell me more");
    const whole = `${answer} ${rest}`;
    expect(whole).toMatch(/Anita Sharma[^.।]*(?:mangal|मंगल)/);
    expect(whole).toMatch(/Ravi Kulkarni[^.।]*(?:mangal|मंगल)/);
    expect(whole).not.toMatch(/never|divorce|widow|unhappy|तलाक/);
  });

  test("what they quarrel about follows from the kootas with few points, of the same two charts", async () => {
    const { ask } = await talkAbout([ANITA, RAVI]);
    await ask("do we fit?");
    const { answer } = await ask("what will we quarrel about?");
    expect(answer).toMatch(/^(?:You differ most in|No koota of)/);
    expect(answer).toMatch(/Anita Sharma.*Ravi Kulkarni/s);
  });

  test.each([
    ["what will we quarrel about?", /^(?:You differ most in|No koota of)/],
    ["What do Ravi and I argue about?", /^(?:You differ most in|No koota of)/],
    ["hum kis baat par jhagdenge", /^(?:Sabse zyada antar|.* ke kisi koot)/],
    ["हम दोनों का झगड़ा किस बात पर होगा?", /^(?:सबसे ज़्यादा अंतर|.* के किसी कूट)/],
  ])("%s may be the first question about a pair", async (question, opening) => {
    const { ask } = await talkAbout([ANITA, { ...RAVI, tags: ["spouse"] }]);
    const { answer, used_index: usedIndex } = await ask(question);
    expect(answer).toMatch(opening);
    expect(answer).toMatch(/Anita Sharma.*Ravi Kulkarni/s);
    expect(usedIndex).toBe(true);
  });

  test("a quarrel at work is no question about a pair", async () => {
    const { ask } = await talkAbout([ANITA, { ...RAVI, tags: ["spouse"] }]);
    expect((await ask("Why do my boss and I fight at work?")).answer).not.toMatch(/koota|Ravi/);
  });

  test("takes the chart with the role of a spouse, or the one that is named; without either it does not guess", async () => {
    const third = { ...BIRTH, name: "Mohan Rao", gender: "male", month: "May" };
    const spouse = await talkAbout([ANITA, { ...RAVI, tags: ["spouse"] }, third]);
    expect((await spouse.ask("do we fit?")).answer).toContain("Anita Sharma and Ravi Kulkarni");
    const named = await talkAbout([ANITA, RAVI, third]);
    expect((await named.ask("How is the compatibility of me and Mohan Rao?")).answer).toContain("and Mohan Rao have");
    expect((await named.ask("do we fit?")).answer).not.toMatch(/^Anita Sharma and /);
  });

  test("in a talk that was opened about a pair is about these two, on the chosen sides and at the given time", async () => {
    const third = { ...BIRTH, name: "Mohan Rao", gender: "male", month: "May" };
    const { token } = await people.signUp(`pair${(number += 1)}@example.org`);
    const [anita, ravi, mohan] = await Promise.all(
      [ANITA, RAVI, third].map((chart) => save({ token } as Caller, chart)),
    );
    // Two of one gender, in the order that the genders do not decide, and neither of them the writer.
    const pair = { girl: { kundli_id: mohan, time: "21:40" }, boy: { kundli_id: ravi } };
    const started = await people.call("POST", "/chat/start", { token, body: { kundli_id: mohan, pair } });
    const { chat_id: chatId } = started.json<ChatStartResponse>();
    const asked = await people.call("POST", "/chat/ask", {
      token,
      body: { chat_id: chatId, question: "do they fit?" },
    });
    const match = await people.call("POST", "/matching", { token, body: pair });
    const { total } = match.json<{ data: { total: number } }>().data;
    const { answer } = asked.json<ChatAskResponse>();
    expect(answer).toMatch(/^Mohan Rao and Ravi Kulkarni have /);
    expect(answer).toMatch(new RegExp(`\\b${total}\\b`));
    const history = await people.call("GET", `/chat/conversations/${chatId}`, { token });
    expect(history.json()).toMatchObject({ conversation: { pair } });
    // Another chart ends it.
    await people.call("PATCH", `/chat/conversations/${chatId}`, { token, body: { kundli_id: anita } });
    const later = await people.call("GET", `/chat/conversations/${chatId}`, { token });
    expect(later.json()).toMatchObject({ conversation: { pair: null, kundli_id: anita } });
    const stranger = await people.signUp(`stranger${number}@example.org`);
    const refused = await people.call("POST", "/chat/start", { token: stranger.token, body: { pair } });
    expect(refused.statusCode).toBe(404);
  });

  test.each([
    ["How is my husband's job?", "Ravi Kulkarni"],
    ["papa ki sehat kaisi hai?", "Mohan Rao"],
    ["meri mummy ki sehat kaisi hai?", "Kamla Rao"],
    ["मेरी माँ की सेहत कैसी है?", "Kamla Rao"],
    ["How will my son do in his studies?", "Bunty Kulkarni"],
  ])("%s is read from the chart with that role, as its own question", async (question, name) => {
    const { ask } = await talkAbout([
      ANITA,
      { ...RAVI, tags: ["spouse"] },
      { ...BIRTH, name: "Mohan Rao", gender: "male", month: "May", tags: ["parent"] },
      { ...BIRTH, name: "Kamla Rao", gender: "female", month: "June", tags: ["parent"] },
      { ...BIRTH, name: "Bunty Kulkarni", gender: "male", year: 2014, tags: ["child"] },
    ]);
    const { answer, used_index: usedIndex } = await ask(question);
    expect(answer).toContain(name);
    // The relative's chart is not asked for: it is this one.
    expect(answer).not.toMatch(/save it|in their own chart|belongs to the chart of|save kar lijiye|सहेज|नाम से पूछ/);
    expect(usedIndex).toBe(true);
  });

  test("a role does not stand for the other gender", async () => {
    const { ask } = await talkAbout([ANITA, { ...RAVI, tags: ["spouse"] }]);
    expect((await ask("How is my wife's job?")).answer).not.toContain("Ravi Kulkarni");
  });
});
