import { createHash } from "node:crypto";
import { sessionResponseSchema, validateTokenResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { buildPeopleApp, MINUTE, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

let people: PeopleApp;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
});
afterAll(() => people.close());

const validate = async (token: string) =>
  validateTokenResponseSchema.parse((await people.call("GET", "/validate-token", { token })).json());

describe("sign-up and sign-in", () => {
  test("a sign-up answers like a login; the address is kept lower-cased and trimmed", async () => {
    const response = await people.call("POST", "/signup", {
      body: { name: " Asha ", email: "  Asha@Example.ORG ", password: PASSWORD },
    });
    expect(response.statusCode, response.body).toBe(200);
    const session = sessionResponseSchema.parse(response.json());
    expect(Date.parse(session.expires_at) - people.now().getTime()).toBe(60 * MINUTE);
    expect(await validate(session.token)).toMatchObject({
      valid: true,
      email: "asha@example.org",
      name: "Asha",
      auth_method: "password",
      authorized: true,
      expires_at: session.expires_at,
    });
    expect((await people.logIn("ASHA@example.org")).token).not.toBe(session.token);
  });

  test.each([
    ["no name", { name: " ", email: "x@example.org", password: PASSWORD }, "Please enter your name"],
    ["no address", { name: "A", email: "", password: PASSWORD }, "Please enter your email"],
    ["not an address", { name: "A", email: "x.example.org", password: PASSWORD }, "Please enter a valid email address"],
    [
      "an address without a domain",
      { name: "A", email: "x@example", password: PASSWORD },
      "Please enter a valid email address",
    ],
    [
      "an address with a line break",
      { name: "A", email: "x@example.org\r\nBcc:y@example.org", password: PASSWORD },
      "Please enter a valid email address",
    ],
    [
      "an address that lower-cases to another's",
      { name: "A", email: "\u212Aevin@example.org", password: PASSWORD },
      "Please enter a valid email address",
    ],
    [
      "7 characters",
      { name: "A", email: "x@example.org", password: "abcdef7" },
      "Password must have at least 8 characters",
    ],
    [
      "129 characters",
      { name: "A", email: "x@example.org", password: "ab".repeat(64) + "c" },
      "Password must have at most 128 characters",
    ],
    [
      "a common one",
      { name: "A", email: "x@example.org", password: "TrustNo1" },
      "This password is one of the most common ones. Please choose another",
    ],
    [
      "a common one in wide letters",
      { name: "A", email: "x@example.org", password: "ｐａｓｓｗｏｒｄ" },
      "This password is one of the most common ones. Please choose another",
    ],
    [
      "one character",
      { name: "A", email: "x@example.org", password: "zzzzzzzzzzz" },
      "This password is one of the most common ones. Please choose another",
    ],
    [
      "the own address",
      { name: "A", email: "long.name@example.org", password: "Long.Name@example.org" },
      "Password must not be made of your name, your email or the name of this service",
    ],
    [
      "the own name and a year",
      { name: "Saraswati", email: "x@example.org", password: "saraswati1990" },
      "Password must not be made of your name, your email or the name of this service",
    ],
  ])("sign-up refuses %s", async (_name, body, sentence) => {
    expect(expectError(await people.call("POST", "/signup", { body }), 422, "invalid_input").detail).toBe(sentence);
  });

  test.each([
    "P@ssw0rd1",
    "Summer2026!",
    "qwerty123!",
    "Krishna@108",
    "jaishreeram",
    "Mumbai#2024",
    "Asha1990!",
    "ab".repeat(60),
  ])("sign-up refuses the pattern of %s", async (password) => {
    const body = { name: "Asha", email: "x@example.org", password };
    expect(expectError(await people.call("POST", "/signup", { body }), 422, "invalid_input").detail).toMatch(
      /^This password (follows a pattern that is easy to guess|is one of the most common ones)\. Please /,
    );
  });

  test.each(["x7#kP2mQ", "four steady lamps", "zebra-lamp-cloud", `${"ab".repeat(40)} quiet rivers by lamplight`])(
    "a password without a pattern, or with more than one beside it, is taken: %s",
    async (password) => {
      await people.signUp(`${password.length}-strong@example.org`, password);
    },
  );

  test("128 characters of any script are a password, whichever way they were composed", async () => {
    const composed = "é".normalize("NFC").repeat(100) + "ज्योतिष 🪐🪐";
    await people.signUp("composed@example.org", composed);
    await people.logIn("composed@example.org", composed.normalize("NFD"));
  });

  test("unknown address, wrong password and an account without a password are answered alike", async () => {
    await people.signUp("known@example.org");
    const wrong = await people.call("POST", "/login", {
      body: { email: "known@example.org", password: "not this one" },
    });
    const unknown = await people.call("POST", "/login", {
      body: { email: "unknown@example.org", password: "not this one" },
    });
    const strip = (body: string) => ({ ...JSON.parse(body), requestId: null });
    expectError(wrong, 401, "wrong_password");
    expect(strip(unknown.body)).toEqual(strip(wrong.body));
  });

  test("signing up with a taken address is refused without a word about it, and with its own password is a login", async () => {
    await people.signUp("taken@example.org");
    const again = await people.call("POST", "/signup", {
      body: { name: "B", email: "taken@example.org", password: "a stranger's guess" },
    });
    expect(expectError(again, 409, "account_not_created").detail).toBe(
      "We could not create this account. If you already have one, please log in.",
    );
    await people.signUp("taken@example.org", PASSWORD);
  });

  test("two sign-ups with one address at once make one account", async () => {
    const body = { name: "Twin", email: "twin@example.org", password: PASSWORD };
    const answers = await Promise.all([1, 2, 3].map(() => people.call("POST", "/signup", { body })));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
    const users = await people.database.db.selectFrom("users").select("id").where("email", "=", body.email).execute();
    expect(users).toHaveLength(1);
  });
});

describe("from another site's page", () => {
  test.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])(
    "a form's %s is refused before anything is read",
    async (type) => {
      const payload = JSON.stringify({ email: "asha@example.org", password: PASSWORD });
      for (const url of ["/api/v1/login", "/api/v1/signup", "/api/v1/auth/google"]) {
        const response = await people.app.inject({ method: "POST", url, headers: { "content-type": type }, payload });
        expectError(response, 415, "unsupported_media_type");
      }
    },
  );

  test("a preflight is answered for nobody", async () => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const response = await people.app.inject({
      method: "OPTIONS",
      url: "/api/v1/login",
      headers: { ...headers, "access-control-request-headers": "authorization" },
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    const names = Object.keys((await people.app.inject({ url: "/api/v1/health", headers })).headers);
    for (const name of [...names, ...Object.keys(response.headers)]) expect(name).not.toMatch(/^access-control-allow/);
  });
});

describe("tokens", () => {
  test("are stored as SHA-256 only, in every row of every table", async () => {
    const { token } = await people.signUp("hashed@example.org");
    const { db } = people.database;
    const tables = [
      "sessions",
      "users",
      "user_accounts",
      "mailed_tokens",
      "used_nonces",
      "app_users",
      "pending_users",
    ] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(token);
    expect(stored).toContain(createHash("sha256").update(token).digest("hex"));
    expect(stored).not.toContain(PASSWORD);
  });

  test("what is stored opens nothing", async () => {
    const { token } = await people.signUp("thief@example.org");
    const row = await people.database.db
      .selectFrom("sessions")
      .select("token")
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    expect((await validate(token)).valid).toBe(true);
    expect((await validate(row.token)).valid).toBe(false);
    expectError(await people.call("GET", "/profile", { token: row.token }), 401, "unauthenticated");
  });

  test("logout ends the session, and only that", async () => {
    const first = await people.signUp("leaver@example.org");
    const second = await people.logIn("leaver@example.org");
    expect((await people.call("POST", "/logout", { token: first.token })).json()).toEqual({ status: "success" });
    expect(await validate(first.token)).toMatchObject({
      valid: false,
      reason: "The session has ended or never existed",
      email: null,
      authorized: false,
    });
    expectError(await people.call("POST", "/logout", { token: first.token }), 401, "unauthenticated");
    expect((await validate(second.token)).valid).toBe(true);
  });

  test("a refresh gives a new token and an hour more; the old token dies", async () => {
    const { token } = await people.signUp("refresher@example.org");
    people.advance(30 * MINUTE);
    const response = await people.call("POST", "/token/refresh", { token });
    const renewed = sessionResponseSchema.parse(response.json());
    expect(renewed.token).not.toBe(token);
    expect(Date.parse(renewed.expires_at)).toBe(people.now().getTime() + 60 * MINUTE);
    expect((await validate(token)).valid).toBe(false);
    expect((await validate(renewed.token)).valid).toBe(true);
  });

  test.each([
    ["nothing", {}, undefined],
    ["a JSON type without a body", { "content-type": "application/json" }, ""],
    ["an empty object", {}, {}],
  ])("a refresh with %s", async (name, headers, body) => {
    const { token } = await people.signUp(`empty-${name.length}@example.org`);
    expect((await people.call("POST", "/token/refresh", { token, headers, body })).statusCode).toBe(200);
  });

  test("of two refreshes at once exactly one gets a token", async () => {
    const { token } = await people.signUp("racer@example.org");
    const answers = await Promise.all([1, 2, 3, 4].map(() => people.call("POST", "/token/refresh", { token })));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  test("thirty days after the sign-in it ends, however often it was renewed", async () => {
    const DAY = 24 * 60 * MINUTE;
    const patient = await buildPeopleApp({ env: { SESSION_TIMEOUT_MS: `${10 * DAY}` } });
    let { token } = await patient.signUp("endless@example.org");
    const renew = () => patient.call("POST", "/token/refresh", { token });
    const left: number[] = [];
    for (let renewals = 0; renewals < 3; renewals += 1) {
      patient.advance(9 * DAY);
      const renewed = sessionResponseSchema.parse((await renew()).json());
      left.push((Date.parse(renewed.expires_at) - patient.now().getTime()) / DAY);
      ({ token } = renewed);
    }
    expect(left).toEqual([10, 10, 3]);
    patient.advance(3 * DAY);
    expectError(await renew(), 401, "unauthenticated");
    await patient.close();
  });

  test("an hour later the token is expired, and says so", async () => {
    const { token } = await people.signUp("sleeper@example.org");
    people.advance(60 * MINUTE - 1);
    expect((await validate(token)).valid).toBe(true);
    people.advance(1);
    expect(await validate(token)).toMatchObject({ valid: false, reason: "The session has expired" });
    expectError(await people.call("GET", "/profile", { token }), 401, "unauthenticated");
    expectError(await people.call("POST", "/token/refresh", { token }), 401, "unauthenticated");
  });

  test.each([
    ["no header", undefined],
    ["another scheme", "Basic YTpi"],
    ["an empty token", "Bearer "],
    ["two tokens", "Bearer a b"],
  ])("validate-token with %s is a 401", async (_name, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const error = expectError(await people.call("GET", "/validate-token", { headers }), 401, "unauthenticated");
    expect(error.detail).toBe("You are not authenticated. Please log in again.");
  });

  test("what has expired is deleted in time", async () => {
    const email = "forgotten@example.org";
    await people.signUp(email);
    await people.call("POST", "/auth/magic-link", { body: { email } });
    const left = async () => {
      const { db } = people.database;
      const sessions = await db
        .selectFrom("sessions")
        .select("id")
        .where("expires_at", "<", people.now().toISOString())
        .execute();
      const links = await db.selectFrom("mailed_tokens").select("email").where("email", "=", email).execute();
      return [sessions.length, links.length];
    };
    await expect.poll(left).toEqual([0, 2]);
    // A job running while the clock jumps would lose its lease and run again, with a later link.
    const jobs = () => people.database.db.selectFrom("jobs").select("id").execute();
    await expect.poll(jobs).toEqual([]);
    people.advance(49 * 60 * MINUTE);
    expect((await left())[0]).toBeGreaterThan(0);
    await people.signUp("newcomer@example.org");
    await expect.poll(left).toEqual([0, 0]);
  });

  test("no answer ever sets a cookie, and a cookie signs nobody in", async () => {
    const { token } = await people.signUp("cookie@example.org");
    const login = await people.call("POST", "/login", { body: { email: "cookie@example.org", password: PASSWORD } });
    expect(login.headers["set-cookie"]).toBeUndefined();
    const headers = { cookie: `better-auth.session_token=${token}; session=${token}; authToken=${token}` };
    expectError(await people.call("GET", "/profile", { headers }), 401, "unauthenticated");
  });
});
