import { type ContactMessageCreate, contactMessagesResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";

const MESSAGE: ContactMessageCreate = {
  id: "message-of-asha",
  name: "Asha Example",
  email: "Asha@Example.org",
  message: "Namaste\nfrom Pune",
};

let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  administrator = await people.signUp("administrator@example.org");
});
afterAll(() => people.close());
beforeEach(async () => void (await people.database.db.deleteFrom("contact_messages").execute()));

const write = (change: object = {}, from = "203.0.113.1") =>
  people.call("POST", "/contact", { body: { ...MESSAGE, ...change }, from });
const asked = (method: "GET" | "PATCH" | "DELETE", path: string, body?: unknown) =>
  people.call(method, `/contact${path}`, { token: administrator.token, ...(body !== undefined && { body }) });
const all = async () => contactMessagesResponseSchema.parse((await asked("GET", "")).json());

describe("a message", () => {
  test("is thanked for in the specification's words, and kept once, however often it is sent", async () => {
    for (let time = 0; time < 2; time += 1)
      expect((await write()).json()).toEqual({
        status: "success",
        message: "Thanks! Your message has been recorded.",
      });
    expect(await all()).toEqual({
      messages: [{ ...MESSAGE, email: "asha@example.org", created_at: people.now().toISOString(), read_at: null }],
      unread: 1,
      more: false,
    });
  });

  test.each([
    ["name", " ", "Please enter your name"],
    ["email", "", "Please enter your email"],
    ["email", "asha", "Please enter a valid email address"],
    ["message", " ", "Please write your message"],
    ["message", "x".repeat(4001), "A message has at most 4000 characters"],
    ["message", "a\u0000b", "This text contains characters that cannot be read"],
  ])("without a good %s (%j) is refused", async (field, value, sentence) => {
    const body = expectError(await write({ [field]: value }, "203.0.113.2"), 422, "invalid_input");
    expect([body.detail, body.errors?.[0]?.path]).toEqual([sentence, field]);
    expect((await all()).messages).toEqual([]);
  });

  test("of a bot, which fills in the hidden field, is answered but not stored", async () => {
    expect((await write({ website: "https://spam.example" }, "203.0.113.3")).statusCode).toBe(200);
    expect((await all()).messages).toEqual([]);
  });

  test("sent too often from one IP address gets 429, while others are accepted", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await write({}, "203.0.113.9")).statusCode);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect((await write({}, "203.0.113.10")).statusCode).toBe(200);
  });

  test("is not logged", () => {
    const written = people.lines.join("");
    for (const secret of ["Namaste", "asha@example.org", "Asha Example"]) expect(written).not.toContain(secret);
  });
});

test("only administrators read messages, page by page, mark and delete them", async () => {
  for (let index = 0; index < 3; index += 1) {
    people.advance(1000);
    await write({ id: `message-${index}` }, `203.0.113.${20 + index}`);
  }
  const first = contactMessagesResponseSchema.parse((await asked("GET", "?limit=2")).json());
  expect([first.messages.map(({ id }) => id), first.more]).toEqual([["message-2", "message-1"], true]);
  const rest = contactMessagesResponseSchema.parse((await asked("GET", "?limit=2&after=message-1")).json());
  expect([rest.messages.map(({ id }) => id), rest.more]).toEqual([["message-0"], false]);
  expectError(await asked("GET", "?after=nobody-there"), 422, "invalid_input");

  expect((await asked("PATCH", "/message-2", { read: true })).json()).toMatchObject({
    read_at: people.now().toISOString(),
  });
  expect((await all()).unread).toBe(2);
  expect((await asked("DELETE", "/message-2")).json()).toEqual({ status: "success" });
  expectError(await asked("DELETE", "/message-2"), 404, "message_unknown");
  expectError(await asked("PATCH", "/message-2", { read: true }), 404, "message_unknown");
  expectError(await asked("PATCH", "/message-1", {}), 422, "invalid_input");
});

test("a message is exported and deleted with the account that has verified its address", async () => {
  const { token, email } = await people.signUp("asha@example.org");
  await write({}, "203.0.113.40");
  const exported = async () =>
    (await people.call("GET", "/profile/export", { token })).json<{ contact_messages: { message: string }[] }>()
      .contact_messages;
  expect(await exported()).toEqual([]);
  const { db } = people.database;
  await db.updateTable("users").set({ email_verified: 1 }).where("email", "=", email).execute();
  expect(await exported()).toMatchObject([{ message: MESSAGE.message }]);
  await people.call("DELETE", "/profile", { token, body: { confirm: email } });
  expect((await all()).messages).toEqual([]);
});
