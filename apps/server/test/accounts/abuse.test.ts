import { afterEach, describe, expect, test } from "vitest";
import { countRuns } from "../../../../tools/lib/sample.ts";
import { expectError } from "../expect-error.ts";
import { buildPeopleApp, MINUTE, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

let people: PeopleApp;
afterEach(() => people.close());

const OWNER = "owner@example.org";
const USUAL = "192.0.2.10";

const tryPassword = (password: string, from: string, email = OWNER) =>
  people.call("POST", "/login", { body: { email, password }, from });

describe("wrong passwords", () => {
  test(
    "thousands from many addresses leave the right owner able to sign in, from a new address and from the usual one",
    { timeout: 240_000 },
    async () => {
      people = await buildPeopleApp();
      await people.signUp(OWNER);
      expect((await tryPassword(PASSWORD, USUAL)).statusCode).toBe(200);
      const counted: Record<number, number> = {};
      const ADDRESSES = 50;
      const rounds = countRuns(200);
      for (let round = 0; round < rounds; round += 1) {
        const tries = Array.from({ length: ADDRESSES }, (_, address) =>
          tryPassword(`guess ${round}`, `198.51.100.${address}`),
        );
        for (const { statusCode } of await Promise.all(tries)) counted[statusCode] = (counted[statusCode] ?? 0) + 1;
      }
      const failures = people.lines.filter((line) => line.startsWith('{"level":50'));
      expect(failures).toEqual([]);
      expect(Object.keys(counted)).toEqual(["401", "429"]);
      expect((counted[401] ?? 0) + (counted[429] ?? 0)).toBe(rounds * ADDRESSES);
      // Refused before any hashing, except the first attempts of each IP address.
      expect(counted[429]).toBeGreaterThan((rounds - 10) * ADDRESSES);
      expect(counted[401]).toBeGreaterThanOrEqual(ADDRESSES * 3);
      expect((await tryPassword(PASSWORD, "203.0.113.77")).statusCode).toBe(200);
      expect((await tryPassword(PASSWORD, USUAL)).statusCode).toBe(200);
      const limited = await tryPassword(PASSWORD, "198.51.100.1");
      expectError(limited, 429, "too_many_requests");
    },
  );

  test("ten from one address for one account, then 429 with Retry-After, until the quarter of an hour is over", async () => {
    people = await buildPeopleApp();
    await people.signUp(OWNER);
    for (let count = 0; count < 10; count += 1) expectError(await tryPassword("a guess", USUAL), 401, "wrong_password");
    const refused = await tryPassword(PASSWORD, USUAL);
    expect(expectError(refused, 429, "too_many_requests").detail).toBe(
      "Rate limit exceeded. Please wait a moment and try again.",
    );
    expect(Number(refused.headers["retry-after"])).toBe(15 * 60);
    expect((await tryPassword(PASSWORD, USUAL, "another@example.org")).statusCode).toBe(401);
    people.advance(15 * MINUTE);
    expect((await tryPassword(PASSWORD, USUAL)).statusCode).toBe(200);
  });

  test("an unknown address is limited just like a known one", async () => {
    people = await buildPeopleApp();
    const codes: number[] = [];
    for (let count = 0; count < 12; count += 1)
      codes.push((await tryPassword("a guess", USUAL, "unknown@example.org")).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  test("a correct one resets the count", async () => {
    people = await buildPeopleApp();
    await people.signUp(OWNER);
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 6; count += 1) await tryPassword("a guess", USUAL);
      expect((await tryPassword(PASSWORD, USUAL)).statusCode).toBe(200);
    }
  });

  test("tried by sign-up count as well", async () => {
    people = await buildPeopleApp();
    await people.signUp(OWNER);
    const body = { name: "X", email: OWNER, password: "a stranger's guess" };
    for (let count = 0; count < 10; count += 1) await people.call("POST", "/signup", { body, from: USUAL });
    expectError(await people.call("POST", "/signup", { body, from: USUAL }), 429, "too_many_requests");
    expectError(await tryPassword(PASSWORD, USUAL), 429, "too_many_requests");
  });

  test("simultaneous ones cannot bypass the limit", async () => {
    people = await buildPeopleApp();
    await people.signUp(OWNER);
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryPassword("a guess", USUAL)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });

  test("all addresses of an IPv6 subnet count as one", async () => {
    people = await buildPeopleApp();
    await people.signUp(OWNER);
    for (let count = 0; count < 10; count += 1) await tryPassword("a guess", `2001:db8:1:2::${count + 1}`);
    expectError(await tryPassword("a guess", "2001:db8:1:2:ffff:ffff:ffff:ffff"), 429, "too_many_requests");
    expect((await tryPassword("a guess", "2001:db8:1:3::1")).statusCode).toBe(401);
  });
});

test("without TRUST_PROXY a forwarded address is ignored", async () => {
  people = await buildPeopleApp({ env: { TRUST_PROXY: "false" } });
  await people.signUp(OWNER);
  const codes: number[] = [];
  for (let count = 0; count < 11; count += 1)
    codes.push((await tryPassword("a guess", `198.51.100.${count}`)).statusCode);
  expect(codes.at(-1)).toBe(429);
});

test.each([
  ["/auth/magic-link", 60, (count: number) => ({ email: `reader${count}@example.org` })],
  ["/password/forgot", 60, (count: number) => ({ email: `reader${count}@example.org` })],
  ["/auth/verify-magic-link", 300, () => ({ token: "guess" })],
  ["/auth/magic-link/address", 300, () => ({ token: "guess" })],
  ["/auth/google", 300, () => ({ id_token: "guess" })],
])("%s: after %i from one address 429, from another it goes on", async (path, most, body) => {
  people = await buildPeopleApp();
  for (let count = 0; count < most; count += 1) {
    expect((await people.call("POST", path, { body: body(count), from: USUAL })).statusCode).not.toBe(429);
  }
  const refused = await people.call("POST", path, { body: body(most), from: USUAL });
  expectError(refused, 429, "too_many_requests");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await people.call("POST", path, { body: body(most), from: "203.0.113.5" })).statusCode).not.toBe(429);
});
