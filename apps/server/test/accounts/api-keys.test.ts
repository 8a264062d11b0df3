import { API_KEY_SCOPES, type ApiKeyScope, MAX_API_KEYS, type NewApiKeyResponse } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API_KEY_ROUTES } from "../../src/http/api-key-scopes.data.ts";
import { expectError } from "../expect-error.ts";
import { BIRTH } from "../fakes/births.ts";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "./accounts-test-app.ts";

let people: PeopleApp;
/** The first account, which administers. */
let owner: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ parts: { limits: { perApiKey: 400 } } });
  owner = await people.signUp("owner@example.org");
});
afterAll(() => people.close());

async function makeKey(
  scopes: readonly ApiKeyScope[],
  { token } = owner,
  name = "A program",
): Promise<NewApiKeyResponse> {
  const response = await people.call("POST", "/profile/api-keys", { token, body: { name, scopes } });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  return response.json<NewApiKeyResponse>();
}

const listKeys = async ({ token } = owner) =>
  (await people.call("GET", "/profile/api-keys", { token })).json<{ keys: NewApiKeyResponse["key"][] }>().keys;

interface Operation {
  readonly "x-access"?: string;
  readonly "x-api-key-scope"?: string;
}

test("every key on every route: open where its scope is named, refused everywhere else", async () => {
  const { paths } = (await people.app.inject({ url: "/api/docs/json" })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const tokens = new Map<ApiKeyScope, string>();
  for (const scope of API_KEY_SCOPES) tokens.set(scope, (await makeKey([scope])).token);
  const seen = new Set<string>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const { "x-access": access, "x-api-key-scope": needed } = operation;
      if (access === undefined) continue;
      const route = `${method.toUpperCase()} ${path.replace("/api/v1", "").replaceAll(/\{(\w+)\}/g, ":$1")}`;
      expect(needed, route).toBe(API_KEY_ROUTES[route]);
      if (needed !== undefined) seen.add(route);
      for (const [scope, token] of needed === undefined ? [...tokens].slice(0, 1) : tokens) {
        const response = await people.call(
          method.toUpperCase() as "GET",
          path.slice("/api/v1".length).replaceAll(/\{\w+\}/g, "x"),
          { token },
        );
        const label = `${route} with a key for ${scope}`;
        if (needed === undefined) expect(response.json<{ code: string }>().code, label).toBe("key_not_taken");
        else if (needed !== scope) expectError(response, 403, "key_scope");
        else expect([401, 403], label).not.toContain(response.statusCode);
      }
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(API_KEY_ROUTES).sort());
  for (const { id } of await listKeys())
    expect((await people.call("DELETE", `/profile/api-keys/${id}`, { token: owner.token })).statusCode).toBe(200);
});

describe("a key", () => {
  test("is shown once, is known by its beginning, says when it was used, and ends at once", async () => {
    const { key, token } = await makeKey(["charts"], owner, "  Research  ");
    expect(token).toMatch(/^lagna_[\w-]{43}$/);
    expect(key).toMatchObject({ name: "Research", scopes: ["charts"], begins: token.slice(0, 14), last_used_at: null });
    expect((await people.call("POST", "/kundli", { token, body: BIRTH })).statusCode).toBe(200);
    expect(await listKeys()).toEqual([{ ...key, last_used_at: people.now().toISOString() }]);
    const stored = await people.database.db.selectFrom("api_keys").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(people.lines.join("\n")).not.toContain(token);
    await people.call("DELETE", `/profile/api-keys/${key.id}`, { token: owner.token });
    expectError(await people.call("POST", "/kundli", { token, body: BIRTH }), 401, "unauthenticated");
    const actions = await people.database.db.selectFrom("audit_log").select("action").execute();
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(["api_key_made", "api_key_removed"]));
  });

  test("needs a recent proof of identity, a name, and a scope that exists", async () => {
    const late = await people.signUp("late@example.org");
    await people.call("POST", "/admin/users/activate", { token: owner.token, body: {} });
    const user = await people.database.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", late.email)
      .executeTakeFirstOrThrow();
    await people.call("POST", `/admin/users/${user.id}/activate`, { token: owner.token });
    const make = (body: object) => people.call("POST", "/profile/api-keys", { token: late.token, body });
    expectError(await make({ name: "x", scopes: [] }), 422, "invalid_input");
    expectError(await make({ name: "x", scopes: ["everything"] }), 422, "invalid_input");
    expectError(await make({ name: " ", scopes: ["charts"] }), 422, "invalid_input");
    expectError(await make({ name: "x".repeat(61), scopes: ["charts"] }), 422, "invalid_input");
    const { key } = await makeKey(["charts"], late);
    expectError(await people.call("DELETE", `/profile/api-keys/${key.id}`, { token: owner.token }), 404, "not_found");
    people.advance(11 * MINUTE);
    expectError(await make({ name: "x", scopes: ["charts"] }), 403, "proof_needed");
    expect(await listKeys(late)).toHaveLength(1);
    owner = await people.logIn(owner.email);
  });

  test("reads a saved kundli that a request names only with the scope for records", async () => {
    const saved = await people.call("POST", "/kundlis", {
      token: owner.token,
      body: {
        id: "kundli-of-keys",
        name: "Asha",
        year: 1990,
        month: "August",
        day: 15,
        hour: 6,
        minute: 35,
        city: "Mumbai",
        country: "India",
      },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const body = { boy: { kundli_id: "kundli-of-keys" }, girl: { moon: { nakshatra: "rohini" } } };
    const { token } = await makeKey(["matching"]);
    expectError(await people.call("POST", "/matching", { token, body }), 403, "key_scope");
    const { token: reading } = await makeKey(["matching", "records_read"]);
    expect((await people.call("POST", "/matching", { token: reading, body })).statusCode).toBe(200);
    const day = "/today?latitude=26.9&longitude=75.8&time_zone=Asia%2FKolkata";
    const { token: almanac } = await makeKey(["almanac"]);
    expectError(await people.call("GET", day, { token: almanac }), 403, "key_scope");
    expect((await people.call("GET", day, { token: reading })).statusCode).toBe(200);
  });

  test("is refused beyond its own limit, and the person is not", async () => {
    const { token } = await makeKey(["records_read"]);
    const codes: number[] = [];
    for (let count = 0; count < 401; count++) codes.push((await people.call("GET", "/kundlis", { token })).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(400);
    expect(codes.at(-1)).toBe(429);
    expect((await people.call("GET", "/kundlis", { token: owner.token })).statusCode).toBe(200);
  });

  test("is one of at most twenty; all are in the export, and end with the account", async () => {
    const full = await people.signUp("full@example.org");
    const { id } = await people.database.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", full.email)
      .executeTakeFirstOrThrow();
    await people.call("POST", `/admin/users/${id}/activate`, { token: owner.token });
    const made = await Promise.all(
      Array.from({ length: MAX_API_KEYS + 3 }, (_, index) =>
        people.call("POST", "/profile/api-keys", {
          token: full.token,
          body: { name: `Key ${index}`, scopes: ["verify"] },
        }),
      ),
    );
    expect(made.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MAX_API_KEYS);
    for (const response of made.filter(({ statusCode }) => statusCode !== 200))
      expectError(response, 409, "api_keys_full");
    const exported = (await people.call("GET", "/profile/export", { token: full.token })).json<{
      api_keys: unknown[];
    }>();
    expect(exported.api_keys).toHaveLength(MAX_API_KEYS);
    expect(
      (await people.call("DELETE", "/profile", { token: full.token, body: { confirm: full.email } })).statusCode,
    ).toBe(200);
    const left = await people.database.db.selectFrom("api_keys").select("id").where("user_id", "=", id).execute();
    expect(left).toEqual([]);
  });

  test("of a deactivated account opens nothing", async () => {
    const gone = await people.signUp("gone@example.org");
    const { id } = await people.database.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", gone.email)
      .executeTakeFirstOrThrow();
    await people.call("POST", `/admin/users/${id}/activate`, { token: owner.token });
    const { token } = await makeKey(["charts"], gone);
    expect((await people.call("POST", "/kundli", { token, body: BIRTH })).statusCode).toBe(200);
    await people.call("POST", `/admin/users/${id}/deactivate`, { token: owner.token });
    expectError(await people.call("POST", "/kundli", { token, body: BIRTH }), 403, "access_pending");
  });
});
