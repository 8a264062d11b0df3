import type {
  NewTotpResponse,
  PasskeyOptions,
  RecoveryCodesResponse,
  SecondFactorsResponse,
  SessionListResponse,
} from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { createAuthenticator } from "../fakes/authenticator.ts";
import * as app from "./test-authenticator-app.ts";
import { buildPeopleApp, type Caller, MINUTE, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

const ORIGIN = "http://localhost:8080";

let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { PUBLIC_URL: ORIGIN } });
  administrator = await people.signUp("administrator@example.org");
});
afterAll(() => people.close());

const post = (path: string, token: string, body?: unknown) => people.call("POST", path, { token, body });
const codeOf = (secret: string): string => app.computeCode(people, secret);
const addApp = (token: string) => app.addAuthenticatorApp(people, token);
/** The next code of the app. */
const later = (secret: string): string => {
  people.advance(30_000);
  return codeOf(secret);
};
const step = (token: string, body: unknown) => post("/auth/second-step", token, body);
const factorsOf = async (token: string) =>
  (await people.call("GET", "/profile/second-factors", { token })).json<SecondFactorsResponse>();
const secondStepsIn = async (token: string) =>
  (await people.call("GET", "/profile/sessions", { token }))
    .json<SessionListResponse>()
    .sessions.map(({ second_step }) => second_step);
const tokenIn = (response: { json<T>(): T }): string => response.json<{ token: string }>().token;

async function addPasskey(token: string, name = "Blue key") {
  const key = createAuthenticator(ORIGIN);
  const options = (await post("/profile/second-factors/passkey/options", token)).json<PasskeyOptions>();
  const added = await post("/profile/second-factors/passkey", token, { name, passkey: key.create(options.challenge) });
  expect(added.statusCode, added.body).toBe(200);
  return { key, codes: added.json<RecoveryCodesResponse>().recovery_codes };
}

/** A signed-up person with an app. */
async function withApp(email: string) {
  const { token } = await people.signUp(email);
  return { email, token, ...(await addApp(token)) };
}
const challengeOf = async (token: string): Promise<string> => {
  const asked = await post("/auth/second-step/passkey", token);
  expect(asked.statusCode, asked.body).toBe(200);
  return asked.json<PasskeyOptions>().challenge;
};

describe("an authenticator app", () => {
  test("is active once confirmed, and comes with recovery codes", async () => {
    const { token } = await people.signUp("begun@example.org");
    const { id, secret } = (await post("/profile/second-factors/totp", token)).json<NewTotpResponse>();
    expect((await factorsOf(token)).factors).toEqual([]);
    expect((await people.logIn("begun@example.org")).token).toBeTruthy();
    const wrong = await post("/profile/second-factors/totp/confirm", token, { id, code: "000000" });
    expect(expectError(wrong, 422, "invalid_input").errors).toMatchObject([{ path: "code", code: "code_wrong" }]);
    const right = await post("/profile/second-factors/totp/confirm", token, { id, code: codeOf(secret) });
    expect(right.json<RecoveryCodesResponse>().recovery_codes).toHaveLength(10);
    expect(await factorsOf(token)).toMatchObject({
      factors: [{ id, kind: "totp", name: "Authenticator app" }],
      recovery_codes_left: 10,
      passkey_origin: ORIGIN,
    });
    const rows = JSON.stringify(await people.database.db.selectFrom("second_factors").selectAll().execute());
    expect(rows).not.toContain(secret);
  });

  test("after the password a session only allows the second step", async () => {
    const { email, secret } = await withApp("asha@example.org");
    const { token } = await people.logIn(email);
    for (const [method, path] of [
      ["GET", "/profile"],
      ["GET", "/profile/export"],
      ["POST", "/token/refresh"],
      ["POST", "/kundli"],
      ["DELETE", "/profile/sessions"],
      ["GET", "/admin/users"],
    ] as const)
      expectError(await people.call(method, path, { token }), 403, "second_step_needed");
    const validated = await people.call("GET", "/validate-token", { token });
    expect(validated.json()).toMatchObject({ valid: true, authorized: false, second_step: ["totp", "recovery_code"] });
    const passed = await step(token, { code: later(secret) });
    expect(passed.statusCode, passed.body).toBe(200);
    expect((await people.call("GET", "/profile", { token: tokenIn(passed) })).statusCode).toBe(200);
    expectError(await people.call("GET", "/profile", { token }), 401, "unauthenticated");
  });

  test("accepts each code once and no older ones; adjacent time steps are valid, others not", async () => {
    const { email, secret } = await withApp("once@example.org");
    const enter = async () => (await people.logIn(email)).token;
    const code = later(secret);
    expect((await step(await enter(), { code })).statusCode).toBe(200);
    expectError(await step(await enter(), { code }), 422, "invalid_input");
    const next = later(secret);
    people.advance(29_000);
    expect((await step(await enter(), { code: `${next.slice(0, 3)} ${next.slice(3)}` })).statusCode).toBe(200);
    const old = later(secret);
    people.advance(2 * MINUTE);
    expectError(await step(await enter(), { code: old }), 422, "invalid_input");
  });

  test("of two concurrent sessions with one code one passes", async () => {
    const { email, secret } = await withApp("race@example.org");
    const tokens = [(await people.logIn(email)).token, (await people.logIn(email)).token];
    const code = later(secret);
    const answers = await Promise.all(tokens.map((token) => step(token, { code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test("allows ten guesses in a quarter of an hour over all sessions", async () => {
    const { email, secret } = await withApp("guessed@example.org");
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await step((await people.logIn(email)).token, { code: "000000" })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
    people.advance(16 * MINUTE);
    expect((await step((await people.logIn(email)).token, { code: codeOf(secret) })).statusCode).toBe(200);
  });

  test("a waiting session ends after ten minutes, and displaces no others", async () => {
    const { email, token, secret } = await withApp("waiting@example.org");
    const waiting = (await people.logIn(email)).token;
    for (let count = 0; count < 21; count += 1) await people.logIn(email);
    expect((await people.call("GET", "/profile", { token })).statusCode).toBe(200);
    people.advance(10 * MINUTE);
    expectError(await step(waiting, { code: codeOf(secret) }), 401, "unauthenticated");
  });
});

describe("every sign-in method", () => {
  test("needs it, including a mailed link and a password reset", async () => {
    const { email, secret } = await withApp("links@example.org");
    // For an account with an unverified address a mailed link makes a new owner, without a second factor.
    await people.database.db.updateTable("users").set({ email_verified: 1 }).where("email", "=", email).execute();
    const linkTo = async (page: string, path: string) => {
      await people.call("POST", path, { body: { email } });
      const find = () => people.lines.findLast((line) => line.includes(`${page}?token=`));
      await expect.poll(find, { timeout: 5000 }).toBeDefined();
      return /token=([\w-]+)/.exec(find() ?? "")?.[1];
    };
    const token = await linkTo("/verify-magic-link", "/auth/magic-link");
    const entered = tokenIn(await people.call("POST", "/auth/verify-magic-link", { body: { token } }));
    expectError(await people.call("GET", "/profile", { token: entered }), 403, "second_step_needed");
    const reset = await linkTo("/reset-password", "/password/forgot");
    const body = { token: reset, password: "a fresh start, again" };
    const renewed = tokenIn(await people.call("POST", "/password/reset", { body }));
    expectError(await people.call("GET", "/profile", { token: renewed }), 403, "second_step_needed");
    expect((await step(renewed, { code: later(secret) })).statusCode).toBe(200);
  });

  test("except after a password change, which keeps the session's state", async () => {
    const { email, token, secret } = await withApp("changing@example.org");
    const body = { current_password: PASSWORD, new_password: "a fresh start, again" };
    const changed = tokenIn(await post("/password/change", token, body));
    expect(await secondStepsIn(changed)).toEqual(["passed"]);
    const before = await people.signUp("before@example.org");
    const other = (await people.logIn(before.email)).token;
    await addApp(other);
    expect(await secondStepsIn(before.token)).toEqual(expect.arrayContaining([null, "passed"]));
    expect(await secondStepsIn(tokenIn(await post("/password/change", before.token, body)))).toEqual([null]);
    expect((await step((await people.logIn(email, body.new_password)).token, { code: later(secret) })).statusCode).toBe(
      200,
    );
  });

  test("is shown in the list of sessions; waiting ones can be ended there, and end with the last factor", async () => {
    const { email, token } = await withApp("watching@example.org");
    const { token: waiting } = await people.logIn(email);
    expect(await secondStepsIn(token)).toEqual(expect.arrayContaining(["passed", "awaited"]));
    const { sessions } = (await people.call("GET", "/profile/sessions", { token })).json<SessionListResponse>();
    const id = sessions.find(({ second_step }) => second_step === "awaited")?.id;
    expect((await people.call("DELETE", `/profile/sessions/${id}`, { token })).statusCode).toBe(200);
    expectError(await step(waiting, { code: "000000" }), 401, "unauthenticated");
    const { token: another } = await people.logIn(email);
    const [factor] = (await factorsOf(token)).factors;
    await people.call("DELETE", `/profile/second-factors/${factor?.id}`, { token });
    expectError(await step(another, { code: "000000" }), 401, "unauthenticated");
    expect(await secondStepsIn(token)).toEqual([null]);
  });
});

describe("recovery codes", () => {
  test("are valid once each, in any typing variant, and notify the owner", async () => {
    const { email, codes } = await withApp("lost@example.org");
    const [first = "", second = ""] = codes;
    const enter = async (code: string) => step((await people.logIn(email)).token, { recovery_code: code });
    expect((await enter(first)).statusCode).toBe(200);
    expectError(await enter(first), 422, "invalid_input");
    const passed = await enter(` ${second.toUpperCase().replace("-", "")} `);
    expect(passed.statusCode, passed.body).toBe(200);
    expect((await factorsOf(tokenIn(passed))).recovery_codes_left).toBe(8);
    const rows = JSON.stringify(await people.database.db.selectFrom("recovery_codes").selectAll().execute());
    for (const code of codes) expect(rows).not.toContain(code);
  });

  test("are invalid for another person", async () => {
    const { codes } = await withApp("owner@example.org");
    const { email } = await withApp("thief@example.org");
    expectError(await step((await people.logIn(email)).token, { recovery_code: codes[0] }), 422, "invalid_input");
  });

  test("can be renewed, and are deleted with the last factor", async () => {
    const { email, token, codes } = await withApp("renewing@example.org");
    const fresh = (await post("/profile/recovery-codes", token)).json<RecoveryCodesResponse>().recovery_codes ?? [];
    expectError(await step((await people.logIn(email)).token, { recovery_code: codes[0] }), 422, "invalid_input");
    expect((await step((await people.logIn(email)).token, { recovery_code: fresh[0] })).statusCode).toBe(200);
    const [factor] = (await factorsOf(token)).factors;
    expect((await people.call("DELETE", `/profile/second-factors/${factor?.id}`, { token })).statusCode).toBe(200);
    expect(await factorsOf(token)).toMatchObject({ factors: [], recovery_codes_left: 0 });
    const open = (await people.logIn(email)).token;
    expect((await people.call("GET", "/profile", { token: open })).statusCode).toBe(200);
  });
});

describe("a passkey", () => {
  test("is added with its signature, and passes the second step", async () => {
    const { email, token } = await people.signUp("key@example.org");
    const { key, codes } = await addPasskey(token);
    expect(codes).toHaveLength(10);
    expect((await factorsOf(token)).factors).toMatchObject([{ kind: "passkey", name: "Blue key" }]);
    const { token: half } = await people.logIn(email);
    expect((await people.call("GET", "/validate-token", { token: half })).json()).toMatchObject({
      second_step: ["passkey", "recovery_code"],
    });
    const passed = await step(half, { passkey: key.get(await challengeOf(half)) });
    expect(passed.statusCode, passed.body).toBe(200);
    expect((await people.call("GET", "/profile", { token: tokenIn(passed) })).statusCode).toBe(200);
  });

  test("another factor gives no second set of recovery codes", async () => {
    const { token } = await withApp("both@example.org");
    expect((await addPasskey(token)).codes).toBeNull();
    expect((await factorsOf(token)).factors).toHaveLength(2);
  });

  test.each([
    ["another key's signature", async (challenge: string) => createAuthenticator(ORIGIN).get(challenge)],
    ["a challenge that this server never made", async () => null],
  ])("%s is refused", async (name, forge) => {
    const email = `forged-${name.length}@example.org`;
    const { token } = await people.signUp(email);
    const { key } = await addPasskey(token);
    const { token: half } = await people.logIn(email);
    const made = await forge(await challengeOf(half));
    const forged = made ? { ...made, id: key.get("x").id, rawId: key.get("x").rawId } : key.get("bm90IG91cnM");
    expectError(await step(half, { passkey: forged }), 422, "invalid_input");
  });

  test("its signature is valid once, for this site, and not from a copied key", async () => {
    const { email, token } = await people.signUp("replayed@example.org");
    const { key } = await addPasskey(token);
    const answer = key.get(await challengeOf((await people.logIn(email)).token));
    expect((await step((await people.logIn(email)).token, { passkey: answer })).statusCode).toBe(200);
    expectError(await step((await people.logIn(email)).token, { passkey: answer }), 422, "invalid_input");
    const { token: half } = await people.logIn(email);
    key.putBack();
    expectError(await step(half, { passkey: key.get(await challengeOf(half)) }), 422, "invalid_input");
    const phished = createAuthenticator("http://localhost.evil.example:8080", "localhost");
    const options = (await post("/profile/second-factors/passkey/options", token)).json<PasskeyOptions>();
    const body = { name: "Phished", passkey: phished.create(options.challenge) };
    expectError(await post("/profile/second-factors/passkey", token, body), 422, "invalid_input");
  });
});

test("adding and removing factors needs a recent proof and notifies the owner", async () => {
  const { email, token, secret } = await withApp("guarded@example.org");
  people.advance(11 * MINUTE);
  const [factor] = (await factorsOf(token)).factors;
  for (const [method, path] of [
    ["POST", "/profile/second-factors/totp"],
    ["POST", "/profile/second-factors/passkey/options"],
    ["POST", "/profile/recovery-codes"],
    ["DELETE", `/profile/second-factors/${factor?.id}`],
  ] as const)
    expectError(await people.call(method, path, { token }), 403, "proof_needed");
  const withoutSecond = await post("/auth/prove", token, { password: PASSWORD });
  expect(expectError(withoutSecond, 422, "invalid_input").errors).toMatchObject([
    { path: "second", code: "code_missing" },
  ]);
  const proof = (code: string) => post("/auth/prove", token, { password: PASSWORD, second: { code } });
  expectError(await proof("000000"), 422, "invalid_input");
  expectError(await people.call("DELETE", `/profile/second-factors/${factor?.id}`, { token }), 403, "proof_needed");
  const code = codeOf(secret);
  const fresh = tokenIn(await proof(code));
  const again = { password: PASSWORD, second: { code } };
  expectError(await post("/auth/prove", fresh, again), 422, "invalid_input");
  const removed = await people.call("DELETE", `/profile/second-factors/${factor?.id}`, { token: fresh });
  expect(removed.statusCode).toBe(200);
  const trail = await people.call("GET", "/admin/audit?limit=200", {
    token: (await people.logIn(administrator.email)).token,
  });
  const deeds = trail
    .json<{ entries: { action: string; subject: { email: string } | null }[] }>()
    .entries.filter(({ subject }) => subject?.email === email);
  expect(deeds.map(({ action }) => action).toReversed()).toEqual([
    "signed_up",
    "second_factor_added",
    "second_step_failed",
    "second_factor_removed",
  ]);
  const mails = await people.database.db.selectFrom("jobs").selectAll().execute();
  expect(JSON.stringify(mails)).not.toContain(secret);
});

test("another person's factor cannot be removed", async () => {
  const { token } = await withApp("hers@example.org");
  const [factor] = (await factorsOf(token)).factors;
  const { token: other } = await people.signUp("his@example.org");
  const remove = await people.call("DELETE", `/profile/second-factors/${factor?.id}`, { token: other });
  expectError(remove, 404, "factor_unknown");
});

describe("required of administrators", () => {
  const require = (token: string, required: boolean) =>
    people.app.inject({
      method: "PUT",
      url: "/api/v1/admin/policy",
      headers: { authorization: `Bearer ${token}` },
      payload: { administrators_need_second_factor: required },
    });

  test("only by an administrator who has one; others can administer once they have one too", async () => {
    const deputy = await people.signUp("deputy@example.org");
    const { token } = await people.logIn(administrator.email);
    const { id } = await people.database.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", deputy.email)
      .executeTakeFirstOrThrow();
    await post(`/admin/users/${id}/make-administrator`, token);
    expectError(await require(token, true), 409, "second_factor_first");
    await addApp(token);
    expect((await require(token, true)).json()).toEqual({ administrators_need_second_factor: true });
    const { token: hers } = await people.logIn(deputy.email);
    for (const [method, path] of [
      ["GET", "/admin/users"],
      ["GET", "/kundlis"],
      ["POST", "/kundli"],
    ] as const)
      expectError(await people.call(method, path, { token: hers }), 403, "second_factor_required");
    const validate = async () => (await people.call("GET", "/validate-token", { token: hers })).json();
    expect(await validate()).toMatchObject({ authorized: false, second_factor_required: true, second_step: null });
    expect((await people.call("GET", "/profile", { token: hers })).statusCode).toBe(200);
    await addApp(hers);
    expect(await validate()).toMatchObject({ authorized: true, second_factor_required: false });
    expect((await people.call("GET", "/admin/users", { token: hers })).statusCode).toBe(200);
    const [factor] = (await factorsOf(hers)).factors;
    await people.call("DELETE", `/profile/second-factors/${factor?.id}`, { token: hers });
    expectError(await people.call("GET", "/admin/users", { token: hers }), 403, "second_factor_required");
    expect((await require(token, false)).statusCode).toBe(200);
    expect((await people.call("GET", "/admin/users", { token: hers })).statusCode).toBe(200);
  });
});

test("are exported without their secrets, and deleted with the account", async () => {
  const { email, token, secret, codes } = await withApp("exporting@example.org");
  people.advance(1000);
  const { key } = await addPasskey(token, "Red key");
  const exported = await people.call("GET", "/profile/export", { token });
  expect(exported.json()).toMatchObject({
    account: { second_factors: [{ kind: "totp" }, { kind: "passkey", name: "Red key" }], recovery_codes_left: 10 },
  });
  for (const hidden of [secret, key.get("x").id, ...codes]) expect(exported.body).not.toContain(hidden);
  const count = async () =>
    (await people.database.db.selectFrom("second_factors").select("name").where("name", "=", "Red key").execute())
      .length;
  expect(await count()).toBe(1);
  expect((await people.call("DELETE", "/profile", { token, body: { confirm: email } })).statusCode).toBe(200);
  expect(await count()).toBe(0);
});
