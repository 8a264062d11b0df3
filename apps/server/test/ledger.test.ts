import { type ChatStartResponse, type LedgerResponse, type LedgerEntry } from "@lagna/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

const DAY = 24 * 60 * MINUTE;
const QUESTION = "When will I get promoted?";

let people: PeopleApp;
let owner: Caller;
let number = 0;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
});
beforeEach(async () => {
  owner = await people.signUp(`member${(number += 1)}@example.org`);
});
afterAll(() => people.close());

const save = async (more: object = { is_self: true }): Promise<string> => {
  const response = await people.call("POST", "/kundlis", { token: owner.token, body: { ...WORKED_BIRTH, ...more } });
  return response.json<{ kundli: { id: string } }>().kundli.id;
};
async function ask(question = QUESTION, about: object = {}): Promise<void> {
  const started = await people.call("POST", "/chat/start", { token: owner.token, body: about });
  const { chat_id } = started.json<ChatStartResponse>();
  const response = await people.call("POST", "/chat/ask", { token: owner.token, body: { chat_id, question } });
  expect(response.statusCode, response.body).toBe(200);
}
const turn = (on: boolean, { token } = owner) => people.call("PUT", "/profile/ledger", { token, body: { on } });
const read = async ({ token } = owner): Promise<LedgerResponse> => {
  const response = await people.call("GET", "/profile/ledger", { token });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const tell = (id: string, body: object, { token } = owner) =>
  people.call("PUT", `/profile/ledger/${id}`, { token, body });
const countRows = async () =>
  (await people.database.db.selectFrom("ledger_entries").select("id").execute()).length +
  (await people.database.db.selectFrom("ledger_members").select("user_id").execute()).length;
/** Takes part, and asks one question about work. */
async function askAsMember(): Promise<LedgerEntry> {
  await save();
  await turn(true);
  await ask();
  const [entry] = (await read()).entries;
  if (!entry) throw new Error("the answer named no window");
  return entry;
}
async function moveTo(day: string): Promise<void> {
  people.advance(Date.parse(`${day}T06:00:00Z`) - people.now().getTime());
  owner = await people.logIn(owner.email);
}

describe("taking part", () => {
  test("is off at first, and then nothing is stored", async () => {
    await save();
    await ask();
    expect(await read()).toMatchObject({ since: null, has_own_kundli: true, entries: [] });
    expect(await countRows()).toBe(0);
  });

  test("keeps the windows of an answer about one's own chart, without a word of the question", async () => {
    const entry = await askAsMember();
    const today = people.now().toISOString().slice(0, 10);
    expect(entry).toMatchObject({ topic: "career", named_on: today, outcome: null, month: null, answered_on: null });
    expect(entry.from < entry.until && entry.until > today).toBe(true);
    expect(entry.ask_on >= entry.until.slice(0, 10)).toBe(true);
    const rows = await people.database.db.selectFrom("ledger_entries").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/promoted|Pune|Asha/);
    expect(rows[0]?.chart_hash).toMatch(/^[\w-]{43}$/);
  });

  test("keeps a window once, however often it is named", async () => {
    await askAsMember();
    const before = await read();
    people.advance(2 * DAY);
    owner = await people.logIn(owner.email);
    await ask();
    await ask("When do I get promoted?");
    const after = await read();
    expect(after.entries).toEqual(before.entries);
  });

  test.each([
    ["another's kundli", { is_self: false }, QUESTION],
    ["a child", { is_self: true }, "When will my daughter get a job?"],
    ["health", { is_self: true }, "When will my health improve?"],
    ["a year that the question names", { is_self: true }, "How will my career be in 2031?"],
    ["an uncertain time", { is_self: true, uncertainty_minutes: 20 }, QUESTION],
  ])("keeps nothing of an answer about %s", async (_, more, question) => {
    await save(more);
    await turn(true);
    await ask(question);
    expect((await read()).entries).toEqual([]);
  });

  test("ends with all entries", async () => {
    await askAsMember();
    const response = await turn(false);
    expect(response.json()).toMatchObject({ since: null, entries: [] });
    expect((await turn(true)).json()).toMatchObject({ since: people.now().toISOString().slice(0, 10), entries: [] });
  });
});

describe("an outcome", () => {
  test("can be told when the time that is looked at is over, and replaced", async () => {
    const { id, ask_on: day, from, until } = await askAsMember();
    expectError(await tell(id, { outcome: "not_at_all" }), 409, "ledger_entry_early");
    await moveTo(day);
    expectError(await tell(id, { outcome: "in_window" }), 422, "invalid_input");
    expectError(await tell(id, { outcome: "in_window", month: "2019-01" }), 422, "invalid_input");
    expectError(await tell(id, { outcome: "outside", month: from.slice(0, 7) }), 422, "invalid_input");
    expectError(await tell(id, { outcome: "in_window", month: "April" }), 422, "invalid_input");
    const month = until.slice(0, 7);
    const told = (await tell(id, { outcome: "in_window", month })).json<LedgerResponse>();
    expect(told.entries[0]).toMatchObject({ outcome: "in_window", month, answered_on: day });
    await tell(id, { outcome: "cannot_say", month });
    expect((await read()).entries[0]).toMatchObject({ outcome: "cannot_say", month: null });
  });

  test("of another account's entry cannot be told, nor seen", async () => {
    const { id } = await askAsMember();
    const stranger = await people.signUp(`stranger${number}@example.org`);
    expectError(await tell(id, { outcome: "cannot_say" }, stranger), 404, "ledger_entry_unknown");
    await turn(true, stranger);
    expect((await read(stranger)).entries).toEqual([]);
  });
});

describe("what is kept", () => {
  test("is in the copy of one's data", async () => {
    const { id } = await askAsMember();
    const { prediction_ledger: copy } = (await people.call("GET", "/profile/export", { token: owner.token })).json<{
      prediction_ledger: { since: string; entries: object[] };
    }>();
    expect(copy.since).toBe(people.now().toISOString().slice(0, 10));
    expect(copy.entries).toContainEqual(
      expect.objectContaining({ id, chart_hash: expect.any(String), rule_version: 1 }),
    );
  });

  test("goes with the kundli", async () => {
    await askAsMember();
    const kundlis = (await people.call("GET", "/kundlis", { token: owner.token })).json<{
      kundlis: { id: string }[];
    }>();
    const [kundli] = kundlis.kundlis;
    await people.call("DELETE", `/kundlis/${kundli?.id}`, { token: owner.token });
    expect((await read()).entries).toEqual([]);
  });

  test("goes with the account", async () => {
    await askAsMember();
    const before = await countRows();
    const body = { confirm: owner.email };
    expect((await people.call("DELETE", "/profile", { token: owner.token, body })).statusCode).toBe(200);
    expect(await countRows()).toBeLessThan(before - 1);
  });
});
