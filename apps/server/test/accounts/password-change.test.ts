import { afterAll, beforeAll, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { ARGON2_COST } from "../../src/modules/accounts/passwords/password-hasher.ts";
import { buildPeopleApp, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

const NEXT = "a second sky, much darker";

let people: PeopleApp;
beforeAll(async () => {
  people = await buildPeopleApp({ parts: { passwordCost: ARGON2_COST } });
});
afterAll(() => people.close());

const change = (token: string, current: string, next: string) =>
  people.call("POST", "/password/change", { token, body: { current_password: current, new_password: next } });
const isLive = async (token: string) =>
  (await people.call("GET", "/validate-token", { token })).json<{ valid: boolean }>().valid;

test("a change ends every other session; this one continues under a new token", async () => {
  const here = await people.signUp("changer@example.org");
  const elsewhere = await people.logIn("changer@example.org");
  const response = await change(here.token, PASSWORD, NEXT);
  expect(response.statusCode, response.body).toBe(200);
  expect(await isLive(elsewhere.token)).toBe(false);
  expect(await isLive(here.token)).toBe(false);
  expect(await isLive(response.json<{ token: string }>().token)).toBe(true);
  await people.logIn("changer@example.org", NEXT);
  expectError(
    await people.call("POST", "/login", { body: { email: "changer@example.org", password: PASSWORD } }),
    401,
    "wrong_password",
  );
});

test("a wrong current password is a field error, not a 401 that would sign the person out", async () => {
  const { token } = await people.signUp("wrong@example.org");
  const error = expectError(await change(token, "not the password", NEXT), 422, "invalid_input");
  expect(error.errors).toEqual([
    {
      path: "current_password",
      code: "password_not_current",
      params: {},
      message: "The current password is not right",
    },
  ]);
  expect(await isLive(token)).toBe(true);
});

test("a weak new password is refused with its own message", async () => {
  const { token } = await people.signUp("weak@example.org");
  const error = expectError(await change(token, PASSWORD, "iloveyou1"), 422, "invalid_input");
  expect(error.errors?.[0]?.path).toBe("new_password");
});

test("logins with the old password while it is being changed leave no session behind", async () => {
  const email = "race@example.org";
  const { token } = await people.signUp(email);
  const changing = change(token, PASSWORD, NEXT);
  const state = { changed: false };
  void changing.finally(() => (state.changed = true));
  let logins = 0;
  // Comparisons run continuously: the last ones read the old hash before the change and finish after it.
  const keepLoggingIn = async (): Promise<void> => {
    while (!state.changed) {
      logins += 1;
      const from = `198.51.100.${logins}`;
      const response = await people.call("POST", "/login", { body: { email, password: PASSWORD }, from });
      expect([200, 401]).toContain(response.statusCode);
    }
  };
  await Promise.all([keepLoggingIn(), keepLoggingIn(), keepLoggingIn(), keepLoggingIn()]);
  const response = await changing;
  expect(response.statusCode, response.body).toBe(200);
  const left = await people.database.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("users.email", "=", email)
    .execute();
  expect(left).toHaveLength(1);
  expect(await isLive(response.json<{ token: string }>().token)).toBe(true);
});
