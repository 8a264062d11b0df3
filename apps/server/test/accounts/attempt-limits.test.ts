import { expect, test } from "vitest";
import { createMemoryRateLimitCounter } from "../../src/http/rate-limit-counter.ts";
import { createAttemptLimits } from "../../src/modules/accounts/attempt-limits.ts";

const USUAL = "192.0.2.10";

test("an IP address is refused after 300 wrong guesses over many accounts, others are not", async () => {
  const limits = createAttemptLimits(createMemoryRateLimitCounter(() => 0));
  for (let number = 0; number < 300; number += 1) {
    await limits.beforePassword(`person${number}@example.org`, USUAL);
    await limits.wrongPassword(`person${number}@example.org`, USUAL);
  }
  await expect(limits.beforePassword("one-more@example.org", USUAL)).rejects.toMatchObject({
    code: "too_many_requests",
  });
  await limits.beforePassword("one-more@example.org", "203.0.113.1");
});

test("for an account under attack every new IP address gets three attempts, and ten again afterwards", async () => {
  let now = 0;
  const limits = createAttemptLimits(createMemoryRateLimitCounter(() => now));
  const allowed = async (address: string): Promise<number> => {
    for (let count = 0; count < 20; count += 1) {
      const refused = await limits.beforePassword("owner@example.org", address).then(
        () => false,
        () => true,
      );
      if (refused) return count;
    }
    return 20;
  };
  expect(await allowed("203.0.113.1")).toBe(10);
  for (let wrong = 0; wrong < 100; wrong += 1) await limits.wrongPassword("owner@example.org", `198.51.100.${wrong}`);
  expect(await allowed("203.0.113.2")).toBe(3);
  now = 15 * 60_000;
  expect(await allowed("203.0.113.2")).toBe(10);
});

type Limits = ReturnType<typeof createAttemptLimits>;
const REFUSED = { code: "too_many_requests" };

/** How many attempts are allowed in a row. */
async function countAllowed(attempt: () => Promise<unknown>, most: number): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    try {
      await attempt();
    } catch (error) {
      expect(error).toMatchObject(REFUSED);
      return count;
    }
  }
  return most;
}

const QUARTER_HOUR_MS = 15 * 60_000;
test.each([
  ["sign-ups", 600, 4 * QUARTER_HOUR_MS, (limits: Limits) => limits.beforeSignUp(USUAL)],
  ["exchanges of links", 300, QUARTER_HOUR_MS, (limits: Limits) => limits.beforeExchange(USUAL)],
  ["mails", 60, 4 * QUARTER_HOUR_MS, (limits: Limits) => limits.beforeMail(USUAL)],
] as const)("of %s from one IP address %i are allowed in %i milliseconds", async (_name, max, windowMs, attempt) => {
  let now = 0;
  const limits = createAttemptLimits(createMemoryRateLimitCounter(() => now));
  expect(await countAllowed(() => attempt(limits), max + 5)).toBe(max);
  now = windowMs - 1;
  await expect(attempt(limits)).rejects.toMatchObject({ ...REFUSED, retryAfterSeconds: 1 });
  now = windowMs;
  expect(await countAllowed(() => attempt(limits), max + 5)).toBe(max);
});

test("a thousand passwords from one IP address in a quarter of an hour, over all accounts", async () => {
  const limits = createAttemptLimits(createMemoryRateLimitCounter(() => 0));
  let person = 0;
  expect(await countAllowed(() => limits.beforePassword(`${(person += 1)}@example.org`, USUAL), 1010)).toBe(1000);
  await limits.beforePassword("1@example.org", "203.0.113.1");
});

test("99 wrong passwords for an account do not yet reduce the attempts of a new IP address", async () => {
  const limits = createAttemptLimits(createMemoryRateLimitCounter(() => 0));
  for (let wrong = 0; wrong < 99; wrong += 1) await limits.wrongPassword("owner@example.org", `198.51.100.${wrong}`);
  const attempt = () => limits.beforePassword("owner@example.org", "203.0.113.2");
  expect(await countAllowed(attempt, 20)).toBe(10);
});

test("299 wrong guesses of an IP address do not yet refuse it, the 300th does, for the rest of the quarter hour", async () => {
  let now = 0;
  const limits = createAttemptLimits(createMemoryRateLimitCounter(() => now));
  for (let wrong = 0; wrong < 299; wrong += 1) await limits.wrongPassword(`${wrong}@example.org`, USUAL);
  await limits.beforePassword("owner@example.org", USUAL);
  await limits.wrongPassword("owner@example.org", USUAL);
  await expect(limits.beforePassword("owner@example.org", USUAL)).rejects.toMatchObject({
    ...REFUSED,
    retryAfterSeconds: 900,
  });
  now = QUARTER_HOUR_MS;
  await limits.beforePassword("owner@example.org", USUAL);
});

test("a right password gives all ten attempts again, for this account and IP address", async () => {
  const limits = createAttemptLimits(createMemoryRateLimitCounter(() => 0));
  const attempt = () => limits.beforePassword("owner@example.org", USUAL);
  expect(await countAllowed(attempt, 20)).toBe(10);
  await limits.rightPassword("owner@example.org", "203.0.113.1");
  await expect(attempt()).rejects.toMatchObject(REFUSED);
  await limits.rightPassword("owner@example.org", USUAL);
  expect(await countAllowed(attempt, 20)).toBe(10);
});

test("second steps: ten from one IP address, thirty from all, and all again after a right one", async () => {
  let now = 0;
  const limits = createAttemptLimits(createMemoryRateLimitCounter(() => now));
  const from = (address: string) => countAllowed(() => limits.beforeSecondStep("owner", address), 40);
  const addresses = [1, 2, 3, 4].map((number) => `203.0.113.${number}`);
  const allowed = [];
  for (const address of addresses) allowed.push(await from(address));
  expect(allowed).toEqual([10, 10, 10, 0]);
  expect(await countAllowed(() => limits.beforeSecondStep("another", USUAL), 40)).toBe(10);
  await limits.rightSecondStep("owner", addresses[0] ?? "");
  expect([await from(addresses[0] ?? ""), await from(addresses[1] ?? "")]).toEqual([10, 0]);
  now = QUARTER_HOUR_MS;
  expect(await from(addresses[1] ?? "")).toBe(10);
});

test("five mails of one kind to a mailbox in a quarter of an hour; other kinds and mailboxes are counted apart", async () => {
  let now = 0;
  const limits = createAttemptLimits(createMemoryRateLimitCounter(() => now));
  const mails = async (email: string, purpose: Parameters<Limits["mayMail"]>[0]) => {
    let sent = 0;
    for (let number = 0; number < 10; number += 1) if (await limits.mayMail(purpose, email)) sent += 1;
    return sent;
  };
  expect(await mails("a@example.org", "magic_link")).toBe(5);
  expect(await mails("a@example.org", "verify_email")).toBe(5);
  expect(await mails("b@example.org", "magic_link")).toBe(5);
  now = QUARTER_HOUR_MS - 1;
  expect(await mails("a@example.org", "magic_link")).toBe(0);
  now = QUARTER_HOUR_MS;
  expect(await mails("a@example.org", "magic_link")).toBe(5);
});
