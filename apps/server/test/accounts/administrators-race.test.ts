import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts-test-app.ts";

const ROUNDS = 200;
const AT_ONCE = 10;

let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  people = await buildPeopleApp();
  administrator = await people.signUp("administrator@example.org");
});
afterAll(() => people.close());

const idOf = async (email: string) =>
  (await people.database.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

/** Duration of the latest promotion in milliseconds; depends on database and machine. */
let promotionTook = 10;

/** A promotion delayed by some turns of the event loop, so that it meets the deletion at each of its steps. */
async function promoteAfter(turns: number, path: string): Promise<number> {
  for (let done = 0; done < turns; done += 1) await turn();
  const began = performance.now();
  const { statusCode } = await people.call("POST", path, { token: administrator.token });
  if (statusCode === 200) promotionTook = performance.now() - began;
  return statusCode;
}

/** A deletion that starts before, during or after a promotion. */
async function leaveAfter(promotions: number, token: string, email: string): Promise<number> {
  await wait(promotions * promotionTook);
  return (await people.call("DELETE", "/profile", { token, body: { confirm: email } })).statusCode;
}

/** Deletes an account while it is promoted; returns whether the next owner of the address is an administrator. */
async function round(number: number): Promise<{ promotions: number; inherited: boolean }> {
  const email = `leaver${number}@example.org`;
  const { token } = await people.signUp(email);
  const path = `/admin/users/${await idOf(email)}/make-administrator`;
  const [left, ...promoted] = await Promise.all([
    leaveAfter((number % 8) / 4, token, email),
    promoteAfter(0, path),
    promoteAfter(number % 40, path),
  ]);
  expect(left).toBe(200);
  for (const status of promoted) expect([200, 404]).toContain(status);
  const stranger = await people.signUp(email);
  const { statusCode } = await people.call("GET", "/admin/users?limit=1", { token: stranger.token });
  return { promotions: promoted.filter((status) => status === 200).length, inherited: statusCode !== 403 };
}

test(`whoever has an address next inherits nothing: ${ROUNDS} deletions beside promotions leave no administrator behind`, async () => {
  const results: Awaited<ReturnType<typeof round>>[] = [];
  for (let done = 0; done < ROUNDS; done += AT_ONCE)
    results.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => round(done + index)))));
  expect(results.filter(({ inherited }) => inherited)).toEqual([]);
  const records = await people.database.db.selectFrom("app_users").select("email").execute();
  expect(records).toEqual([{ email: administrator.email }]);
  // Ensures a real race: some promotions are in time, others too late.
  const promotions = results.reduce((sum, result) => sum + result.promotions, 0);
  expect(promotions).toBeGreaterThan(0);
  expect(promotions).toBeLessThan(2 * ROUNDS);
}, 120_000);
