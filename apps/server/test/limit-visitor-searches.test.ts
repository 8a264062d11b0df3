import { expect, test } from "vitest";
import { createVisitorSearchLimit } from "../src/modules/almanac/limit-visitor-searches.ts";

test("one search for each address, a few for all, and free again when they end or fail", async () => {
  const run = createVisitorSearchLimit(2);
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const { promise: failed, reject: fail } = Promise.withResolvers<string>();
  const first = run("a", () => ended);
  await expect(run("a", async () => "again")).rejects.toMatchObject({
    code: "too_many_requests",
    retryAfterSeconds: 5,
  });
  const second = run("b", () => failed);
  await expect(run("c", async () => "third")).rejects.toMatchObject({ code: "overloaded", retryAfterSeconds: 5 });
  end("found");
  await expect(first).resolves.toBe("found");
  await expect(run("a", async () => "again")).resolves.toBe("again");
  fail(new Error("no"));
  await expect(second).rejects.toThrow("no");
  await expect(run("b", async () => "again")).resolves.toBe("again");
});
