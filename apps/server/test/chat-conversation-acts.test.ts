import type { ChatAskResponse, ChatStartResponse, MemoryList } from "@lagna/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

let people: PeopleApp;
let owner: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  owner = await people.signUp("talker@example.org");
});
afterAll(() => people.close());

async function startConversation(): Promise<(question: string) => Promise<ChatAskResponse>> {
  const { token } = owner;
  const started = await people.call("POST", "/chat/start", { token, body: {} });
  const { chat_id: id } = started.json<ChatStartResponse>();
  const details = JSON.stringify(WORKED_BIRTH);
  await people.call("POST", "/chat/birth-details", { token, body: { chat_id: id, details_text: details } });
  return async (question) => {
    const response = await people.call("POST", "/chat/ask", { token, body: { chat_id: id, question } });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
}

test("the stored conversation is known: what was asked, its summary, a correction, and a fact with its year", async () => {
  const ask = await startConversation();
  await ask("When will my wedding happen?");
  expect(await ask("what did I ask you first?")).toMatchObject({
    kind: "talk",
    answer: expect.stringContaining("“When will my wedding happen?”") as string,
  });
  expect(await ask("no, I was asking about my job")).toMatchObject({
    kind: "reading",
    answer: expect.stringMatching(/^[^.]*\bwork\b/) as string,
  });
  expect((await ask("can you sum up all you told me")).answer).toMatch(/wedding happen.*my job/s);
  expect((await ask("We got married in 2015")).answer).toMatch(/2015.*months I named for marriage/s);
  const memory = await people.call("GET", "/memory", { token: owner.token });
  expect(memory.json<MemoryList>().memory).toMatchObject([{ kind: "marriage" }]);
  expect(JSON.stringify(memory.json<MemoryList>())).toContain("2015");
});

test("what was said from the almanac is told again word for word", async () => {
  const ask = await startConversation();
  const [date = ""] = /\d{1,2} \w+ \d{4}/u.exec((await ask("when is Diwali in 2027?")).answer) ?? [];
  expect(date).toBe("29 October 2027");
  await ask("Where is my Moon?");
  expect((await ask("what did I ask you first?")).answer).toMatch(/Diwali in 2027.*29 October 2027/s);
  expect((await ask("can you sum up all you told me")).answer).toMatch(/29 October 2027/);
});
