import type { AuditResponse } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { buildPeopleApp, type Caller, MINUTE, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  people = await buildPeopleApp();
  administrator = await people.signUp("administrator@example.org");
});
afterAll(() => people.close());

const trail = async (query = ""): Promise<AuditResponse> => {
  const response = await people.call("GET", `/admin/audit${query}`, { token: administrator.token });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<AuditResponse>();
};
const idOf = async (email: string): Promise<string> => {
  const query = people.database.db.selectFrom("users").select("id").where("email", "=", email);
  return (await query.executeTakeFirstOrThrow()).id;
};
/** Entries by and about a person, earliest first. */
const deedsOf = async (email: string) =>
  (await trail(`?person=${await idOf(email)}`)).entries
    .toReversed()
    .map(({ action, actor, subject }) => `${actor.person?.email ?? actor.kind}: ${action} ${subject?.email ?? "-"}`);
const fail = (email: string, from: string) =>
  people.call("POST", "/login", { body: { email, password: "not the right one" }, from });

test("has entries with actor and subject, in order", async () => {
  const email = "asha@example.org";
  const { token } = await people.signUp(email);
  const id = await idOf(email);
  const act = (action: string) => people.call("POST", `/admin/users/${id}/${action}`, { token: administrator.token });
  for (const action of ["activate", "make-administrator", "make-user", "deactivate"])
    expect((await act(action)).statusCode).toBe(200);
  expect((await people.call("GET", "/profile", { token })).statusCode).toBe(401);
  await act("activate");
  const { token: next } = await people.logIn(email);
  const change = { current_password: PASSWORD, new_password: "four steady lamps" };
  const changed = await people.call("POST", "/password/change", { token: next, body: change });
  const fresh = changed.json<{ token: string }>().token;
  await people.call("GET", "/profile/export", { token: fresh });
  await people.call("DELETE", "/profile/sessions", { token: fresh });
  const [own, hers] = [email, administrator.email];
  expect(await deedsOf(email)).toEqual([
    `${own}: signed_up ${own}`,
    `${hers}: activated ${own}`,
    `${hers}: made_administrator ${own}`,
    `${hers}: made_user ${own}`,
    `${hers}: deactivated ${own}`,
    `${hers}: activated ${own}`,
    `${own}: signed_in ${own}`,
    `${own}: password_changed ${own}`,
    `${own}: data_exported ${own}`,
    `${own}: sessions_ended ${own}`,
  ]);
});

describe("failed sign-ins", () => {
  test("for one account from one IP address are one counted entry an hour, with a pseudonym of the address", async () => {
    const email = "target@example.org";
    await people.signUp(email);
    for (let count = 0; count < 3; count += 1) await fail(email, "203.0.113.7");
    await fail(email, "203.0.113.8");
    const { entries } = await trail(`?action=sign_in_failed&person=${await idOf(email)}`);
    expect(entries.map(({ count }) => count)).toEqual([1, 3]);
    expect(entries.map(({ actor, subject }) => [actor.kind, subject?.email])).toEqual([
      ["anonymous", email],
      ["anonymous", email],
    ]);
    const [one, other] = entries.map(({ address }) => address);
    expect(one).toMatch(/^[\da-f]{12}$/);
    expect(other).not.toBe(one);
    people.advance(60 * MINUTE);
    administrator = await people.logIn(administrator.email);
    await fail(email, "203.0.113.7");
    expect((await trail(`?action=sign_in_failed&person=${await idOf(email)}`)).entries).toHaveLength(3);
    expect(JSON.stringify(await people.database.db.selectFrom("audit_log").selectAll().execute())).not.toContain(
      "203.0.113",
    );
  });

  test("for unknown accounts have a pseudonym of the tried name, not the name", async () => {
    await fail("nobody-here@example.org", "203.0.113.9");
    const [entry] = (await trail("?action=sign_in_failed&limit=1")).entries;
    expect(entry).toMatchObject({ subject: null, account: expect.stringMatching(/^[\da-f]{12}$/) });
    expect(JSON.stringify(await trail())).not.toContain("nobody-here");
  });
});

test("is read completely, page by page, latest first", async () => {
  const whole = (await trail("?limit=200")).entries.map(({ id }) => id);
  const pages: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: AuditResponse = await trail(`?limit=4${cursor && `&cursor=${cursor}`}`);
    pages.push(...page.entries.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(pages).toEqual(whole);
  expect(whole).toEqual(whole.toSorted().toReversed());
});

test("does not contain refused actions", async () => {
  const self = await idOf(administrator.email);
  const refused = await people.call("POST", `/admin/users/${self}/deactivate`, { token: administrator.token });
  expectError(refused, 409, "last_administrator");
  expect((await trail("?action=deactivated")).entries.map(({ subject }) => subject?.email)).not.toContain(
    administrator.email,
  );
});

test("keeps entries of a deleted account, without id, address or pseudonym", async () => {
  const email = "leaving@example.org";
  const { token } = await people.signUp(email);
  await fail(email, "203.0.113.77");
  const id = await idOf(email);
  const ids = (await trail(`?person=${id}`)).entries.map((entry) => entry.id);
  expect((await people.call("DELETE", "/profile", { token, body: { confirm: email } })).statusCode).toBe(200);
  const left = (await trail("?limit=200")).entries.filter((entry) => ids.includes(entry.id));
  expect(left.map(({ action }) => action).toSorted()).toEqual(["sign_in_failed", "signed_up"]);
  for (const entry of left)
    expect(entry).toMatchObject({ actor: { person: null }, subject: null, address: null, account: null });
});

test("is for administrators, and old entries are deleted", async () => {
  const { token } = await people.signUp("curious@example.org");
  expectError(await people.call("GET", "/admin/audit", { token }), 403, "access_pending");
  people.advance(401 * 24 * 60 * MINUTE);
  administrator = await people.logIn(administrator.email);
  await expect.poll(async () => (await trail("?limit=200")).entries.length, { timeout: 5000 }).toBe(1);
});
