import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { addAuthenticatorApp } from "./test-authenticator-app.ts";
import { buildPeopleApp, type PeopleApp } from "./accounts-test-app.ts";

const ADMIN = resolve(import.meta.dirname, "../../src/cli/admin.ts");

let people: PeopleApp;
beforeAll(async () => {
  people = await buildPeopleApp();
  await people.signUp("first@example.org");
});
afterAll(() => people.close());

/** Runs the command like an operator: a separate process on the server's database, while the server runs. */
async function admin(...words: string[]): Promise<{ status: number; out: string; err: string }> {
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: people.dataDir, DATABASE_URL: people.databaseUrl };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [ADMIN, ...words], { env });
    return { status: 0, out: stdout.trim(), err: stderr.trim() };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, out: stdout.trim(), err: stderr.trim() };
  }
}

test("activate, list, deactivate: the running server knows at once", async () => {
  const { token } = await people.signUp("asha@example.org");
  expectError(await people.call("POST", "/kundli", { token, body: {} }), 403, "access_pending");
  expect((await admin("list", "--status", "pending")).out).toMatch(/^pending\tuser\t\S+\tasha@example\.org$/);
  expect(await admin("activate", "Asha@Example.org")).toEqual({
    status: 0,
    out: "asha@example.org is now active.",
    err: "",
  });
  expectError(await people.call("POST", "/kundli", { token, body: {} }), 422, "invalid_input");
  expect((await admin("list")).out.split("\n")).toHaveLength(2);
  expect((await admin("list", "--status=pending")).out).toBe("No accounts.");
  expect((await admin("deactivate", "asha@example.org")).out).toContain("now inactive");
  expectError(await people.call("POST", "/kundli", { token, body: {} }), 401, "unauthenticated");
});

test("make-administrator and make-user; the last administrator stays", async () => {
  expect(await admin("make-user", "first@example.org")).toMatchObject({ status: 1, out: "" });
  await people.signUp("second@example.org");
  expect((await admin("make-administrator", "second@example.org")).status).toBe(0);
  expect((await admin("make-user", "first@example.org")).out).toBe("first@example.org is now an ordinary user.");
  expect((await admin("deactivate", "second@example.org")).err).toContain("last active administrator");
});

test("a person who lost all second factors can sign in without, and is notified", async () => {
  const { email, token } = await people.signUp("locked-out@example.org");
  expect((await admin("remove-second-factors", email)).err).toContain("no second factor");
  await addAuthenticatorApp(people, token);
  const { token: half } = await people.logIn(email);
  expectError(await people.call("GET", "/profile", { token: half }), 403, "second_step_needed");
  expect((await admin("remove-second-factors", email)).status).toBe(0);
  const { token: whole } = await people.logIn(email);
  expect((await people.call("GET", "/profile", { token: whole })).statusCode).toBe(200);
  const told = people.database.db.selectFrom("jobs").select("kind").where("person", "=", email);
  expect(await told.where("kind", "=", "notice mail").execute()).not.toEqual([]);
});

test.each([
  ["nobody's address", ["activate", "nobody@example.org"], 1, "must sign up first"],
  ["no command", [], 2, "Usage"],
  ["a command there is not", ["delete", "first@example.org"], 2, "Usage"],
  ["a command inherited from objects", ["toString", "first@example.org"], 2, "Usage"],
  ["no address", ["activate"], 2, "Usage"],
  ["two addresses", ["activate", "a@example.org", "b@example.org"], 2, "Usage"],
  ["a status there is not", ["list", "--status", "gone"], 2, "Usage"],
])("%s is answered on standard error", async (_name, words, status, text) => {
  const answer = await admin(...words);
  expect(answer).toMatchObject({ status, out: "" });
  expect(answer.err).toContain(text);
});
