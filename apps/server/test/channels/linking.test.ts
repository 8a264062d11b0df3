import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildPeopleApp, MINUTE, type PeopleApp } from "../accounts/accounts-test-app.ts";
import { expectError } from "../expect-error.ts";
import { WORKED_BIRTH } from "../fakes/births.ts";
import {
  type GraphApi,
  createMessageNotification,
  startGraphApi,
  createTextContent,
  createWhatsAppDelivery,
} from "../fakes/graph-api.ts";

const SOON = { timeout: 60_000, interval: 20 };
const MOTHER = { ...WORKED_BIRTH, name: "Meera Rao", year: 1961, month: "May", day: 2, hour: 5, minute: 10 };

let graph: GraphApi;
let people: PeopleApp;
beforeAll(async () => {
  graph = await startGraphApi();
  people = await buildPeopleApp({
    env: graph.env,
    parts: { jobTimings: { pollMs: 20 } },
  });
  administrator = (await people.signUp("administrator@example.org")).token;
}, 120_000);
afterAll(async () => {
  await people.close();
  await graph.close();
});

let administrator: string;
let number = 0;
let from: string;
beforeEach(() => {
  from = `9198765${(number += 1)}`;
  people.advance(60 * MINUTE);
});

interface Member {
  readonly token: string;
  readonly email: string;
  readonly id: string;
}

async function decide(what: "activate" | "deactivate", { id }: Member): Promise<void> {
  const answer = await people.call("POST", `/admin/users/${id}/${what}`, { token: administrator });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** An activated account with its own kundli and the mother's. */
async function member(name: string): Promise<Member> {
  // The session may have expired after an hour.
  administrator = (await people.logIn("administrator@example.org")).token;
  const email = `${name}-${number}@example.org`;
  const { token } = await people.signUp(email);
  const { id } = (await people.call("GET", "/profile", { token })).json<{ id: string }>();
  const one = { token, email, id };
  await decide("activate", one);
  const kundlis = [
    { id: `mother-${name}-${number}`, ...MOTHER },
    { id: `self-${name}-${number}`, ...WORKED_BIRTH, is_self: true },
  ];
  for (const body of kundlis)
    expect((await people.call("POST", "/kundlis", { token, body })).statusCode, JSON.stringify(body)).toBe(200);
  return one;
}

const sent = () => graph.messages.filter(({ to }) => to === from);
const working = () => people.database.db.selectFrom("jobs").select("id").where("kind", "like", "channel %").execute();
let messages = 0;
/** Sends a message and waits for all of its replies, of which there must be so many. */
async function told(text: string, count = 1): Promise<string[]> {
  people.advance(MINUTE);
  const before = sent().length;
  const at = Math.floor(people.now().getTime() / 1_000);
  const body = createMessageNotification({
    id: `wamid.link-${(messages += 1)}`,
    from,
    at,
    content: createTextContent(text),
  });
  await people.app.inject(createWhatsAppDelivery(body));
  await expect.poll(() => sent().length, SOON).toBeGreaterThanOrEqual(before + count);
  // Sent messages are recorded before the clock advances: expired leases would be claimed again.
  await expect.poll(working, SOON).toEqual([]);
  expect(sent()).toHaveLength(before + count);
  return sent()
    .slice(before)
    .map(({ text: words, image, interactive }) => words?.body ?? image?.caption ?? interactive?.body.text ?? "");
}

const codeOf = async ({ token }: Member): Promise<string> =>
  (await people.call("POST", "/profile/chats/code", { token })).json<{ code: string }>().code;
const chatsOf = async ({ token }: Member) =>
  (await people.call("GET", "/profile/chats", { token })).json<{
    chats: { id: string; channel: string; name: string }[];
  }>().chats;
/** Audit entries about a person's chats, latest last. */
async function deedsOf({ id }: Member): Promise<string[]> {
  const { token } = await people.logIn("administrator@example.org");
  const trail = await people.call("GET", `/admin/audit?person=${id}`, { token });
  const { entries } = trail.json<{ entries: { action: string }[] }>();
  return entries
    .map(({ action }) => action)
    .filter((action) => action.startsWith("chat_"))
    .toReversed();
}
async function linked(one: Member): Promise<string> {
  await told(`Link ${await codeOf(one)}`);
  await told("yes");
  return (await chatsOf(one))[0]?.id ?? "";
}

describe("a chat", () => {
  test("is linked by an account code and a yes to its name; then it can use the account's kundlis", async () => {
    const asha = await member("asha");
    const code = await codeOf(asha);
    expect(code).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
    const [question] = await told(`Link ${code.toLowerCase()}`);
    expect(question).toContain(`Shall I link this chat to the account ${asha.email}?`);
    expect(await chatsOf(asha)).toEqual([]);
    expect((await told("yes"))[0]).toContain(`This chat is linked to ${asha.email}`);
    expect(await deedsOf(asha)).toEqual(["chat_linked"]);
    expect(await chatsOf(asha)).toEqual([
      { id: expect.any(String), channel: "whatsapp", name: "Asha Rao", linked_at: people.now().toISOString() },
    ]);

    expect((await told("My chart", 2))[0]).toContain("The kundli of Worked Example.\nLagna: Cancer");
    expect((await told("Meera", 2))[0]).toContain("The kundli of Meera Rao.");
    const [names] = await told("Charts");
    expect(names).toContain("• Worked Example\n• Meera Rao");
    expect((await told("My chart", 2))[0]).toContain("Worked Example");
    expect((await told("Worked: What is my Moon sign?"))[0]).toContain("Libra");
  });

  test("belongs to the account: statements about the person are remembered, about the mother's chart not", async () => {
    const ravi = await member("ravi");
    await linked(ravi);
    await told("I am married. How is my career?");
    const memory = async () => (await people.call("GET", "/memory", { token: ravi.token })).body;
    const stated = await memory();
    expect(stated).toContain("married");
    await told("Meera: I am a doctor. How is my health?");
    expect(await memory()).toBe(stated);
    const { conversations } = (await people.call("GET", "/chat/conversations", { token: ravi.token })).json<{
      conversations: { title: string }[];
    }>();
    expect(conversations.map(({ title }) => title).toSorted()).toEqual([
      "I am a doctor. How is my health?",
      "I am married. How is my career?",
    ]);
    // The next question continues the same conversation.
    await told("Worked: and my marriage?");
    expect((await people.call("GET", "/chat/conversations", { token: ravi.token })).json().conversations).toHaveLength(
      2,
    );
  });

  test("is not linked by a no, a late yes, or a used, expired or invalid code", async () => {
    const one = await member("careful");
    const code = await codeOf(one);
    await told(`Link ${code}`);
    expect(await told("no")).toEqual(["All right, nothing is linked."]);
    expect((await told(`Link ${code}`))[0]).toMatch(/^This code is not valid/);
    await told(`Link ${await codeOf(one)}`);
    people.advance(16 * MINUTE);
    expect((await told("yes"))[0]).toMatch(/^This code is not valid/);
    const { token } = await people.logIn(one.email);
    const late = await codeOf({ ...one, token });
    people.advance(16 * MINUTE);
    expect((await told(`Link ${late}`))[0]).toMatch(/^This code is not valid/);
    expect((await told("Link ABCD-EFGH"))[0]).toMatch(/^This code is not valid/);
    // Random letters that the classifier takes for danger are a code all the same.
    expect((await told("Link YZ21-HVND"))[0]).toMatch(/^This code is not valid/);
    expect((await told("Link 83M6-YAJ4"))[0]).toMatch(/^This code is not valid/);
    // Random letters that happen to be Hinglish words do not change the language.
    expect((await told("Link KAHE-HAIN"))[0]).toMatch(/^This code is not valid/);
    expect(await chatsOf({ ...one, token })).toEqual([]);
  });

  test("shows nothing of a deactivated account, and everything again after activation", async () => {
    const one = await member("paused");
    await linked(one);
    expect((await told("Charts"))[0]).toContain("Meera Rao");
    await decide("deactivate", one);
    expect((await told("Charts"))[0]).not.toContain("Meera Rao");
    await decide("activate", one);
    expect((await told("Charts"))[0]).toContain("Meera Rao");
  });

  test("can be unlinked in the chat, which keeps the birth entered there", async () => {
    const one = await member("parting");
    await told("2 May 1961, 5:10 am, Jaipur");
    await told("yes", 2);
    await linked(one);
    expect((await told("Charts"))[0]).toContain("• Worked Example\n• Meera Rao\n• Asha Rao");
    expect((await told("Unlink"))[0]).toMatch(/^This chat is no longer linked to an account/);
    expect((await told("Charts"))[0]).toMatch(/^Kundlis here:\n• Asha Rao\n/);
    expect(await chatsOf(one)).toEqual([]);
    expect(await told("Unlink")).toEqual(["This chat is not linked to an account."]);
    expect(await deedsOf(one)).toEqual(["chat_linked", "chat_unlinked"]);
  });

  test("saves a birth entered in it to the account, once, and continues with it", async () => {
    const one = await member("giving");
    await linked(one);
    const kundlis = async () =>
      (await people.call("GET", "/kundlis", { token: one.token })).json<{ kundlis: { name: string }[] }>().kundlis;
    for (let each = 0; each < 2; each += 1) {
      await told("Kamla 2 May 1941, 5:10 am, Jaipur");
      expect((await told("yes", 2))[0]).toContain("The kundli of Kamla is ready and saved in your account.");
    }
    expect((await kundlis()).map(({ name }) => name).toSorted()).toEqual(["Kamla", "Meera Rao", "Worked Example"]);
    expect(
      await people.database.db.selectFrom("channel_charts").select("id").where("name", "=", "Kamla").execute(),
    ).toEqual([]);
    expect((await told("What is the Moon sign?"))[0]).toContain("Your Moon is in Gemini");
    const [notice, answer] = await told("What is my Moon sign?", 2);
    expect(notice).toContain("this is from your own kundli, the one of Worked Example");
    expect(answer).toContain("Your Moon is in Libra");
    await told("Unlink");
    expect(await kundlis()).toHaveLength(3);
  });

  test("is unlinked by deleting everything, and the owner is notified", async () => {
    const one = await member("erasing");
    await linked(one);
    await told("Delete my data");
    await told("yes");
    expect(await chatsOf(one)).toEqual([]);
    expect(await deedsOf(one)).toEqual(["chat_linked", "chat_unlinked"]);
  });
});

describe("an account", () => {
  test("sees and unlinks only its own chats", async () => {
    const [one, other] = [await member("one"), await member("other")];
    const id = await linked(one);
    expect(await chatsOf(other)).toEqual([]);
    expectError(
      await people.call("DELETE", `/profile/chats/${id}`, { token: other.token }),
      404,
      "linked_chat_unknown",
    );
    expectError(await people.call("DELETE", `/profile/chats/${id}`), 401, "unauthenticated");
    expectError(await people.call("GET", "/profile/chats"), 401, "unauthenticated");
    expect((await people.call("DELETE", `/profile/chats/${id}`, { token: one.token })).json()).toEqual({
      status: "success",
    });
    expect(await chatsOf(one)).toEqual([]);
    expect(await deedsOf(one)).toEqual(["chat_linked", "chat_unlinked"]);
    expect((await told("Charts"))[0]).not.toContain("Meera Rao");
  });

  test("pending approval gets no code", async () => {
    const { token } = await people.signUp(`waits-${number}@example.org`);
    expectError(await people.call("POST", "/profile/chats/code", { token }), 403, "access_pending");
  });

  test("exports its chats, and its deletion removes the person from all tables", async () => {
    const one = await member("leaving");
    await told("2 May 1961, 5:10 am, Jaipur");
    await told("yes", 2);
    await told("I am divorced. When will I marry?");
    const id = await linked(one);
    await told("How is my career?");
    const exported = (await people.call("GET", "/profile/export", { token: one.token })).json();
    expect(exported["linked_chats"]).toEqual([
      expect.objectContaining({
        channel: "whatsapp",
        external_id: from,
        name: "Asha Rao",
        kundlis: [expect.objectContaining({ name: "Asha Rao" })],
      }),
    ]);
    expect(JSON.stringify(exported["linked_chats"])).toContain("I am divorced. When will I marry?");
    expect(JSON.stringify(exported["chats"])).toContain("How is my career?");

    const { token } = await people.logIn(one.email);
    await people.call("POST", "/profile/chats/code", { token });
    const gone = await people.call("DELETE", "/profile", { token, body: { confirm: one.email } });
    expect(gone.json()).toEqual({ status: "success" });
    const { db } = people.database;
    for (const { name } of await db.introspection.getTables()) {
      if (name.startsWith("kysely_")) continue;
      const rows = JSON.stringify(
        await db
          .selectFrom(name as "users")
          .selectAll()
          .execute(),
      );
      for (const trace of [one.email, one.id, id, from, "divorced"]) expect(rows, name).not.toContain(trace);
    }
    // A later message from there is from a new person.
    expect((await told("Hi"))[0]).toContain("Namaste");
  });
});
