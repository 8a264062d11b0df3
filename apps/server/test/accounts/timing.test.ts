import { afterAll, beforeAll, expect, test } from "vitest";
import { ARGON2_COST } from "../../src/modules/accounts/passwords/password-hasher.ts";
import { buildPeopleApp, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

let people: PeopleApp;
beforeAll(async () => {
  people = await buildPeopleApp({ parts: { passwordCost: ARGON2_COST } });
  await people.signUp("known@example.org");
});
afterAll(() => people.close());

const ROUNDS = 9;

/** CPU milliseconds of all threads; unlike wall time it excludes other processes. */
const worked = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The median of alternating runs, so that other work of this process affects all alike. */
async function medians(...calls: (() => Promise<unknown>)[]): Promise<number[]> {
  const taken: number[][] = calls.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, call] of calls.entries()) {
      const before = process.cpuUsage();
      await call();
      taken[index]?.push(worked(before));
    }
  }
  return taken.map((times) => times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
}

let address = 0;
const login = (email: string) => () =>
  people.call("POST", "/login", { body: { email, password: "a guess" }, from: `198.51.100.${(address += 1)}` });
const signup = (email: () => string, password: string) => () =>
  people.call("POST", "/signup", {
    body: { name: "X", email: email(), password },
    from: `203.0.113.${(address += 1)}`,
  });

test("a login takes as long for an unknown address as for a known one: both hash", async () => {
  const [known = 0, unknown = 0, refused = 0] = await medians(
    login("known@example.org"),
    login("unknown@example.org"),
    () => people.call("POST", "/login", { body: { email: "not an address", password: PASSWORD } }),
  );
  expect(unknown / known).toBeGreaterThan(0.6);
  expect(unknown / known).toBeLessThan(1.67);
  // Hashing takes most of the time: if it were skipped for one, the ratio above would be like this one.
  expect(refused / known).toBeLessThan(0.3);
});

test("a sign-up takes as long for a taken address as for a free one", async () => {
  let number = 0;
  const [taken = 0, free = 0] = await medians(
    signup(() => "known@example.org", "a stranger's guess"),
    signup(() => `free${(number += 1)}@example.org`, "a stranger's guess"),
  );
  expect(taken / free).toBeGreaterThan(0.6);
  expect(taken / free).toBeLessThan(1.67);
});
