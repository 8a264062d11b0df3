import { afterAll, beforeAll, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { buildPeopleApp, MINUTE, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

let people: PeopleApp;
beforeAll(async () => {
  people = await buildPeopleApp();
  await people.signUp("administrator@example.org");
});
afterAll(() => people.close());

const leave = (token: string, confirm: string) => people.call("DELETE", "/profile", { token, body: { confirm } });
const prove = (token: string, password: string) => people.call("POST", "/auth/prove", { token, body: { password } });

test("ten minutes after sign-in, deletion needs a new proof; a renewed token is none", async () => {
  const { email, token } = await people.signUp("asha@example.org");
  people.advance(10 * MINUTE + 1);
  expectError(await leave(token, email), 403, "proof_needed");
  const renewed = await people.call("POST", "/token/refresh", { token });
  const next = renewed.json<{ token: string }>().token;
  expectError(await leave(next, email), 403, "proof_needed");
  const { errors } = expectError(await prove(next, "not the right one"), 422, "invalid_input");
  expect(errors).toMatchObject([{ path: "password", code: "password_not_current" }]);
  expectError(await leave(next, email), 403, "proof_needed");
  const proved = await prove(next, PASSWORD);
  expect(proved.statusCode).toBe(200);
  expectError(await leave(next, email), 401, "unauthenticated");
  expect((await leave(proved.json<{ token: string }>().token, email)).statusCode).toBe(200);
});

test("a new sign-in is a proof for its own session only", async () => {
  const { email, token } = await people.signUp("ravi@example.org");
  people.advance(11 * MINUTE);
  const { token: fresh } = await people.logIn(email);
  expectError(await leave(token, email), 403, "proof_needed");
  expect((await leave(fresh, email)).statusCode).toBe(200);
});

test("wrong passwords count as attempts in every way", async () => {
  const { token } = await people.signUp("tried@example.org");
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await prove(token, "not the right one")).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});
