import { expect, test } from "vitest";
import { createMemoryHitCounter } from "../../src/http/hit-counter.ts";
import { createAttemptLimits } from "../../src/modules/accounts/attempt-limits.ts";

const USUAL = "192.0.2.10";

test("an IP address is refused after 300 wrong guesses over many accounts, others are not", async () => {
  const limits = createAttemptLimits(createMemoryHitCounter(() => 0));
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
  const limits = createAttemptLimits(createMemoryHitCounter(() => now));
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
