import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { authConfigResponseSchema } from "@lagna/contract";
import { afterEach, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { buildPeopleApp, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

let people: PeopleApp;
afterEach(() => people.close());

const roles = async () =>
  (await people.database.db.selectFrom("app_users").selectAll().execute()).map(({ email, role, active }) => ({
    email,
    role,
    active,
  }));

test("the first account of an empty database is its administrator, and the log says so", async () => {
  people = await buildPeopleApp();
  await people.app.listen({ port: 0 });
  await expect.poll(() => people.lines.join("")).toContain("the first one to sign up becomes the administrator");
  await people.signUp("first@example.org");
  expect(people.lines.join("")).toContain("the first account is now the administrator");
  await people.signUp("second@example.org");
  expect(await roles()).toEqual([{ email: "first@example.org", role: "administrator", active: 1 }]);
});

/** The configuration for the sign-up page. */
const isFounding = async () => authConfigResponseSchema.parse((await people.call("GET", "/auth/config")).json()).founds;

test("announces that the next sign-up becomes the administrator until that happened, and not again after a deletion", async () => {
  people = await buildPeopleApp();
  expect(await isFounding()).toBe(true);
  const { token } = await people.signUp("first@example.org");
  expect(await isFounding()).toBe(false);
  await people.call("DELETE", "/profile", { token, body: { confirm: "first@example.org" } });
  expect(await isFounding()).toBe(false);
});

test.each([
  ["where addresses are named", { ADMIN_EMAILS: "chief@example.org" }],
  ["if strangers can reach the server", { PUBLIC_URL: "https://lagna.example.org" }],
])("%s nobody is told that there is no account yet", async (_, env) => {
  people = await buildPeopleApp({ env });
  expect(await isFounding()).toBe(false);
});

test("of many simultaneous first sign-ups one becomes the administrator", async () => {
  people = await buildPeopleApp();
  const signUps = Array.from({ length: 8 }, (_, number) =>
    people.call("POST", "/signup", {
      body: { name: "Racer", email: `racer${number}@example.org`, password: PASSWORD },
    }),
  );
  for (const { statusCode, body } of await Promise.all(signUps)) expect(statusCode, body).toBe(200);
  expect(await roles()).toMatchObject([{ role: "administrator", active: 1 }]);
});

test("there is only one first account, even after it was deleted", async () => {
  people = await buildPeopleApp();
  const { token } = await people.signUp("first@example.org");
  expect((await people.call("DELETE", "/profile", { token, body: { confirm: "first@example.org" } })).statusCode).toBe(
    200,
  );
  await people.signUp("stranger@example.org");
  expect(await roles()).toEqual([]);
});

test("with ADMIN_EMAILS the first account is ordinary, and the named ones are administrators at once without SMTP", async () => {
  people = await buildPeopleApp({ env: { ADMIN_EMAILS: "Chief@Example.org, deputy@example.org" } });
  await people.signUp("first@example.org");
  await people.signUp("chief@example.org");
  expect(await roles()).toEqual([{ email: "chief@example.org", role: "administrator", active: 1 }]);
});

test("with SMTP, a named address must be verified first", async () => {
  people = await buildPeopleApp({
    env: { ADMIN_EMAILS: "chief@example.org", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "lagna@example.org" },
  });
  await people.signUp("chief@example.org");
  expect(await roles()).toEqual([]);
});

describe("if strangers can reach the server", () => {
  const REACHABLE = { PUBLIC_URL: "https://lagna.example.org" };
  const CODE = /set-up code: ((?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4})\./;

  async function start(env: Record<string, string> = {}): Promise<string> {
    people = await buildPeopleApp({ env: { ...REACHABLE, ...env } });
    await people.app.listen({ port: 0 });
    await expect.poll(() => people.lines.join("")).toMatch(CODE);
    return CODE.exec(people.lines.join(""))?.[1] ?? "";
  }
  const signUp = (email: string, code?: string) =>
    people.call("POST", "/signup", { body: { name: "Asha", email, password: PASSWORD, setup_code: code } });
  const refused = async (email: string, code?: string) => {
    const { errors } = expectError(await signUp(email, code), 422, "invalid_input");
    return errors?.map((field) => `${field.path}: ${field.code}`);
  };

  test("the first account needs the printed code, once; being first is not enough", async () => {
    const code = await start();
    expect(await refused("stranger@example.org")).toEqual(["setup_code: setup_code_missing"]);
    expect(await refused("stranger@example.org", "0000-0000-0000-0000")).toEqual(["setup_code: setup_code_wrong"]);
    expect((await signUp("owner@example.org", code.toLowerCase().replaceAll("-", " "))).statusCode).toBe(200);
    expect(await roles()).toEqual([{ email: "owner@example.org", role: "administrator", active: 1 }]);
    expect((await signUp("second@example.org")).statusCode).toBe(200);
    expect((await signUp("third@example.org", code)).statusCode).toBe(200);
    expect(await roles()).toHaveLength(1);
  });

  test("a mailed link creates no first account, and stays valid", async () => {
    const code = await start();
    await people.call("POST", "/auth/magic-link", { body: { email: "stranger@example.org" } });
    const lineOf = () => people.lines.find((line) => line.includes("/verify-magic-link?token="));
    await expect.poll(lineOf, { timeout: 5000 }).toBeDefined();
    const token = /token=([\w-]+)/.exec(lineOf() ?? "")?.[1];
    const verify = () => people.call("POST", "/auth/verify-magic-link", { body: { token } });
    expectError(await verify(), 403, "not_set_up");
    expect((await signUp("owner@example.org", code)).statusCode).toBe(200);
    expect((await verify()).statusCode).toBe(200);
    expect(await roles()).toHaveLength(1);
  });

  test("of many simultaneous sign-ups with the code one becomes the administrator", async () => {
    const code = await start();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => signUp(`racer${number}@example.org`, code)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    // The others find the code in use or used up, or the administrator existing: then they sign up normally.
    expect([200, 409, 422]).toEqual(expect.arrayContaining(statuses));
    expect(await roles()).toMatchObject([{ role: "administrator", active: 1 }]);
  });

  test("a named address needs the code without SMTP; others sign up normally", async () => {
    const code = await start({ ADMIN_EMAILS: "chief@example.org, deputy@example.org" });
    expect((await signUp("anybody@example.org")).statusCode).toBe(200);
    expect(await refused("chief@example.org")).toEqual(["setup_code: setup_code_missing"]);
    expect((await signUp("chief@example.org", code)).statusCode).toBe(200);
    // A named address without proof and without the code waits for approval like any other.
    expect((await signUp("deputy@example.org", code)).statusCode).toBe(200);
    expect(await roles()).toEqual([{ email: "chief@example.org", role: "administrator", active: 1 }]);
  });

  test("the code is printed once and stored as a hash; the operator's shell can replace it", async () => {
    const code = await start();
    const rows = JSON.stringify(await people.database.db.selectFrom("set_up_code").selectAll().execute());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll("-", ""));
    const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: people.dataDir, DATABASE_URL: people.databaseUrl };
    const shell = resolve(import.meta.dirname, "../../src/cli/admin.ts");
    const ask = () => promisify(execFile)(process.execPath, [shell, "setup-code"], { env: { ...env, ...REACHABLE } });
    const renewed = (await ask()).stdout.trim();
    expect(await refused("owner@example.org", code)).toEqual(["setup_code: setup_code_wrong"]);
    expect((await signUp("owner@example.org", renewed)).statusCode).toBe(200);
    await expect(ask()).rejects.toThrow("This server needs no set-up code.");
  });
});
