import {
  type AccountStatus,
  ADMIN_USER_SORTS,
  adminUsersResponseSchema,
  type AdminUsersResponse,
  debugSessionsResponseSchema,
} from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { openDatabase } from "../../src/db/client.ts";
import { buildPeopleApp, type Caller, MINUTE, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  people = await buildPeopleApp();
  administrator = await people.signUp("administrator@example.org");
});
afterAll(() => people.close());

const list = async (query: string): Promise<AdminUsersResponse> => {
  const response = await people.call("GET", `/admin/users?${query}`, { token: administrator.token });
  expect(response.statusCode, response.body).toBe(200);
  return adminUsersResponseSchema.strict().parse(response.json());
};
const idOf = async (email: string) =>
  (await people.database.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
const act = async (email: string, action: string, token = administrator.token) =>
  people.call("POST", `/admin/users/${await idOf(email)}/${action}`, { token });
/** Pending people first, then inactive, then active. */
const rank = (status: AccountStatus) => ["pending", "inactive", "active"].indexOf(status);
const emails = ({ users }: AdminUsersResponse) => users.map(({ email }) => email);

describe("the list of people", () => {
  test("by status, with counts of all", async () => {
    for (const email of ["p1@list.org", "p2@list.org", "active@list.org", "inactive@list.org"])
      await people.signUp(email);
    await act("active@list.org", "activate");
    await act("inactive@list.org", "deactivate");
    expect(emails(await list("status=pending&q=list.org")).sort()).toEqual(["p1@list.org", "p2@list.org"]);
    expect(emails(await list("status=active&q=list.org"))).toEqual(["active@list.org"]);
    expect(emails(await list("status=inactive&q=list.org"))).toEqual(["inactive@list.org"]);
    const all = await list("");
    const { pending, active, inactive } = all.counts;
    expect(pending + active + inactive).toBe(all.users.length);
    expect(inactive).toBe(1);
  });

  test("somebody pending shows when they first asked", async () => {
    const { token } = await people.signUp("asked@list.org");
    expect((await list("q=asked@list.org")).users[0]?.requested_at).toBeNull();
    const asked = people.now().toISOString();
    await people.call("POST", "/kundli", { token, body: {} });
    people.advance(MINUTE);
    await people.call("POST", "/kundli", { token, body: {} });
    expect((await list("q=asked@list.org")).users[0]?.requested_at).toBe(asked);
  });

  test.each([
    ["part of a name in other letters", "NAME OF", ["named@search.org"]],
    ["part of an address", "med@sea", ["named@search.org"]],
    ["a percent sign, which is no wildcard", "%", []],
    ["an underscore, which is no wildcard", "n_med", []],
    ["a backslash", "\\", []],
    ["a quotation mark", "' or 1=1 --", []],
  ])("is searched by %s", async (_name, text, found) => {
    if ((await list("q=named@search.org")).users.length === 0) {
      await people.call("POST", "/signup", {
        body: { name: "A Name of Mine", email: "named@search.org", password: PASSWORD },
      });
    }
    expect(emails(await list(`q=${encodeURIComponent(text)}`))).toEqual(found);
  });

  const orders = ADMIN_USER_SORTS.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`]);
  test.each(["", ...orders])("in pages that together are everybody once, with '%s'", async (order) => {
    const whole = emails(await list(`limit=200&${order}`));
    const paged: string[] = [];
    for (let cursor = ""; ;) {
      const page: AdminUsersResponse = await list(`limit=3&${order}${cursor && `&cursor=${cursor}`}`);
      paged.push(...emails(page));
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(paged.length);
  });

  test("is sorted by what is asked for, newest first by itself", async () => {
    const sorted = async (query: string) => (await list(`limit=200&${query}`)).users;
    // Plain letters only, as collation of others depends on the database.
    const addresses = async (query: string) => (await sorted(`q=list.org&${query}`)).map(({ email }) => email);
    expect(await addresses("sort=email&order=asc")).toEqual([...(await addresses(""))].sort());
    expect(await addresses("sort=email&order=desc")).toEqual((await addresses("sort=email&order=asc")).reverse());
    const names = (await sorted("sort=name&order=asc")).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBeGreaterThan(1);
    const statuses = (await sorted("sort=status&order=asc")).map(({ status }) => status);
    expect(statuses).toEqual([...statuses].sort((a, b) => rank(a) - rank(b)));
    expect((await sorted("sort=role&order=asc"))[0]?.role).toBe("administrator");
    const times = (await sorted("")).map(({ created_at: at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test("a cursor of another order is refused", async () => {
    const { next_cursor: cursor } = await list("limit=1&sort=email&order=asc");
    const path = `/admin/users?limit=1&sort=email&order=desc&cursor=${cursor ?? ""}`;
    expectError(await people.call("GET", path, { token: administrator.token }), 422, "invalid_input");
  });

  test.each(["limit=0", "limit=201", "limit=x", "status=nobody", "cursor=%20", "cursor=AAAA"])(
    "refuses %s",
    async (query) => {
      expectError(
        await people.call("GET", `/admin/users?${query}`, { token: administrator.token }),
        422,
        "invalid_input",
      );
    },
  );
});

describe("what administrators do", () => {
  test("activation lets in at once and clears the pending record", async () => {
    const { token } = await people.signUp("waiting@example.org");
    expectError(await people.call("POST", "/kundli", { token, body: {} }), 403, "access_pending");
    expect((await act("waiting@example.org", "activate")).json()).toMatchObject({
      email: "waiting@example.org",
      status: "active",
      role: "user",
      requested_at: null,
    });
    expectError(await people.call("POST", "/kundli", { token, body: {} }), 422, "invalid_input");
  });

  test("deactivation ends sessions at once, also as another process sees it", async () => {
    const { token } = await people.signUp("out@example.org");
    await act("out@example.org", "activate");
    const other = await buildOtherServer();
    const validate = () =>
      other.inject({ url: "/api/v1/validate-token", headers: { authorization: `Bearer ${token}` } });
    expect((await validate()).json()).toMatchObject({ valid: true, authorized: true });
    expect((await act("out@example.org", "deactivate")).json()).toMatchObject({ status: "inactive" });
    expect((await validate()).json()).toMatchObject({ valid: false, authorized: false });
    await other.close();
    const again = await people.logIn("out@example.org");
    expectError(await people.call("POST", "/kundli", { token: again.token, body: {} }), 403, "access_pending");
  });

  test("many at once, passing over ids that nobody has", async () => {
    const crowd = Array.from({ length: 5 }, (_, number) => `crowd${number}@example.org`);
    for (const email of crowd) await people.signUp(email);
    const ids = await Promise.all(crowd.map(idOf));
    const response = await people.call("POST", "/admin/users/activate", {
      token: administrator.token,
      body: { ids: [...ids, "nobody"] },
    });
    expect(response.json()).toEqual({ status: "success", activated: 5 });
    expect(emails(await list("status=active&q=crowd")).sort()).toEqual(crowd);
    expectError(
      await people.call("POST", "/admin/users/activate", { token: administrator.token, body: { ids: [] } }),
      422,
      "invalid_input",
    );
  });

  test("an administrator made is one at once, and unmade at once", async () => {
    const { token } = await people.signUp("deputy@example.org");
    await act("deputy@example.org", "make-administrator");
    expect((await people.call("GET", "/admin/users", { token })).statusCode).toBe(200);
    expect((await act("deputy@example.org", "make-user")).json()).toMatchObject({ role: "user", status: "active" });
    expectError(await people.call("GET", "/admin/users", { token }), 403, "forbidden");
  });

  test("nobody by that id: 404", async () => {
    for (const action of ["activate", "deactivate", "make-administrator", "make-user"]) {
      expectError(
        await people.call("POST", `/admin/users/nobody/${action}`, { token: administrator.token }),
        404,
        "person_unknown",
      );
    }
  });

  test("the last active administrator can be neither shut out nor demoted, by anybody", async () => {
    for (const action of ["deactivate", "make-user"])
      expectError(await act("administrator@example.org", action), 409, "last_administrator");
    expect((await people.call("GET", "/admin/users", { token: administrator.token })).statusCode).toBe(200);
  });

  test("two administrators who demote each other at once: one of them stays", async () => {
    const pair = await buildPeopleApp();
    const first = await pair.signUp("first@example.org");
    const second = await pair.signUp("second@example.org");
    const ids = await pair.database.db.selectFrom("users").select(["id", "email"]).execute();
    const id = (email: string) => ids.find((row) => row.email === email)?.id ?? "";
    await pair.call("POST", `/admin/users/${id(second.email)}/make-administrator`, { token: first.token });
    const answers = await Promise.all([
      pair.call("POST", `/admin/users/${id(second.email)}/make-user`, { token: first.token }),
      pair.call("POST", `/admin/users/${id(first.email)}/make-user`, { token: second.token }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    const left = await pair.database.db
      .selectFrom("app_users")
      .select("email")
      .where("role", "=", "administrator")
      .where("active", "=", 1)
      .execute();
    expect(left).toHaveLength(1);
    await pair.close();
  });
});

/** The same database as seen by a second server. */
async function buildOtherServer() {
  const { buildApp } = await import("../../src/app.ts");
  const { ephemeris, gazetteer } = await import("../build-test-app.ts");
  const { loadConfig } = await import("../../src/settings/config.ts");
  const config = loadConfig({ DATA_DIR: people.dataDir, LOG_LEVEL: "silent" });
  const database = process.env["TEST_DATABASE_URL"] ? people.database : openDatabase({ dataDir: people.dataDir });
  const app = await buildApp({
    config,
    database,
    ephemeris,
    gazetteer,
    clock: () => people.now(),
    log: { level: "silent" },
    webFolder: "/nowhere",
  });
  app.addHook("onClose", async () => (database === people.database ? undefined : database.close()));
  return app;
}

test("debug/sessions counts and names sessions, never tokens", async () => {
  const response = await people.call("GET", "/debug/sessions", { token: administrator.token });
  const { total, by_method: byMethod, sessions } = debugSessionsResponseSchema.strict().parse(response.json());
  expect(total).toBe(byMethod["password"]);
  expect(sessions.map(({ email }) => email)).toContain("administrator@example.org");
  const hashes = await people.database.db.selectFrom("sessions").select("token").execute();
  for (const { token } of hashes) expect(response.body).not.toContain(token);
  expect(response.body).not.toContain(administrator.token);
});
