import { randomUUID } from "node:crypto";
import type { ChatHistoryResponse, ChatListResponse, SavedKundliResponse } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";

/** Jaipur, 9 March 1988, 14:25: the Moon is in Libra. */
const BIRTH = {
  name: "Worked Example",
  gender: "female",
  year: 1988,
  month: "March",
  day: 9,
  hour: 14,
  minute: 25,
  city: "Jaipur",
  country: "India",
};
const QUESTIONS = ["Where is my Moon?", "Which mahadasha am I running?", "And until when?"];

let people: PeopleApp;
let owner: Caller;
let other: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  owner = await people.signUp("owner@example.org");
  other = await people.signUp("other@example.org");
});
afterAll(() => people.close());

/** The id that the server gives it: the same birth is saved only once. */
async function saveKundli({ token }: Caller): Promise<string> {
  const response = await people.call("POST", "/kundlis", { token, body: BIRTH });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json<SavedKundliResponse>().kundli.id;
}
const keep = (body: object, { token }: Caller = owner) => people.call("POST", "/chat/keep", { token, body });
const readQuestions = async (chatId: string): Promise<string[]> => {
  const response = await people.call("GET", `/chat/conversations/${chatId}`, { token: owner.token });
  const { messages } = response.json<ChatHistoryResponse>();
  return messages.filter(({ role }) => role === "user").map(({ content }) => content);
};

describe("questions asked without an account", () => {
  test("become a conversation about the saved kundli, answered by the built-in astrologer", async () => {
    const kundliId = await saveKundli(owner);
    const chatId = randomUUID();
    const response = await keep({ chat_id: chatId, kundli_id: kundliId, questions: QUESTIONS });
    expect(response.statusCode, response.body).toBe(200);
    const history = await people.call("GET", `/chat/conversations/${chatId}`, { token: owner.token });
    const { conversation, messages } = history.json<ChatHistoryResponse>();
    expect(conversation).toMatchObject({ kundli_id: kundliId, title: QUESTIONS[0] });
    expect(messages.map(({ role }) => role)).toEqual(QUESTIONS.flatMap(() => ["user", "assistant"]));
    expect(messages[1]?.content).toContain("Libra");
    expect(messages[1]?.answer).toMatchObject({ model: "built-in" });
    // The third question is only understood after the second one.
    expect(messages[5]?.content).toMatch(/\b20\d\d\b/);
  });

  test("are stored once, however often they are sent, and continued after an interruption", async () => {
    const kundliId = await saveKundli(owner);
    const chatId = randomUUID();
    const send = (questions: readonly string[]) => keep({ chat_id: chatId, kundli_id: kundliId, questions });
    const first = await send(QUESTIONS.slice(0, 1));
    expect(first.statusCode, first.body).toBe(200);
    expect((await send(QUESTIONS)).statusCode).toBe(200);
    expect((await send(QUESTIONS)).statusCode).toBe(200);
    expect(await readQuestions(chatId)).toEqual(QUESTIONS);
    const list = await people.call("GET", "/chat/conversations", { token: owner.token });
    const same = list.json<ChatListResponse>().conversations.filter(({ chat_id: id }) => id === chatId);
    expect(same).toHaveLength(1);
  });

  test("cannot be added to another user's kundli or conversation", async () => {
    const kundliId = await saveKundli(owner);
    const chatId = randomUUID();
    const body = { chat_id: chatId, kundli_id: kundliId, questions: QUESTIONS.slice(0, 1) };
    expectError(await keep(body, other), 404, "kundli_unknown");
    expect((await keep(body)).statusCode).toBe(200);
    const ofOther = await saveKundli(other);
    expectError(await keep({ ...body, kundli_id: ofOther, questions: QUESTIONS }, other), 404, "chat_unknown");
    expect(await readQuestions(chatId)).toEqual(QUESTIONS.slice(0, 1));
  });

  test("are refused if there are more than a visitor can ask, or the conversation's id can be guessed", async () => {
    const kundliId = await saveKundli(owner);
    const six = Array.from({ length: 6 }, () => "Where is my Moon?");
    expectError(await keep({ chat_id: randomUUID(), kundli_id: kundliId, questions: six }), 422, "invalid_input");
    expectError(await keep({ chat_id: "1", kundli_id: kundliId, questions: QUESTIONS }), 422, "invalid_input");
  });
});
