import { afterAll, beforeAll, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { buildPeopleApp, PASSWORD, type PeopleApp } from "./people-app.ts";

const NEXT = "a second sky, much darker";

let people: PeopleApp;
beforeAll(async () => {
  people = await buildPeopleApp();
});
afterAll(() => people.close());

const change = (token: string, current: string, next: string) =>
  people.call("POST", "/password/change", { token, body: { current_password: current, new_password: next } });
const isLive = async (token: string) =>
  (await people.call("GET", "/validate-token", { token })).json<{ valid: boolean }>().valid;

test("a change ends every other session, this one goes on under a fresh token", async () => {
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
    "unauthenticated",
  );
});

test("a wrong current password is the field's own refusal, not a 401 that would sign the person out", async () => {
  const { token } = await people.signUp("wrong@example.org");
  const error = expectError(await change(token, "not the password", NEXT), 422, "invalid_input");
  expect(error.errors).toEqual([{ path: "current_password", message: "The current password is not right" }]);
  expect(await isLive(token)).toBe(true);
});

test("a weak new password is refused by its own sentence", async () => {
  const { token } = await people.signUp("weak@example.org");
  const error = expectError(await change(token, PASSWORD, "iloveyou1"), 422, "invalid_input");
  expect(error.errors?.[0]?.path).toBe("new_password");
});

test("a change and a login with the old password at once leave no session of the old password", async () => {
  for (let round = 0; round < 3; round += 1) {
    const email = `race-${round}@example.org`;
    const { token } = await people.signUp(email);
    const [changed, ...logins] = await Promise.all([
      change(token, PASSWORD, NEXT),
      ...[1, 2, 3].map(() => people.call("POST", "/login", { body: { email, password: PASSWORD } })),
    ]);
    expect(changed?.statusCode, changed?.body).toBe(200);
    for (const login of logins) {
      if (login.statusCode === 200) expect(await isLive(login.json<{ token: string }>().token)).toBe(false);
    }
    const { user_id: userId } = await people.database.db
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .select("user_id")
      .where("users.email", "=", email)
      .executeTakeFirstOrThrow();
    const left = await people.database.db.selectFrom("sessions").select("id").where("user_id", "=", userId).execute();
    expect(left).toHaveLength(1);
  }
});
