import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

const FLOOD = 200;
let tested: TestApp;
beforeAll(async () => {
  tested = await buildTestApp({ env: { TRUST_PROXY: "1" }, parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => tested.close());

const openProfile = (headers: Record<string, string>) => tested.app.inject({ url: "/api/v1/kundlis", headers });

/** Sends a flood from as many addresses, then one request; how many of the flood were answered before it. */
async function countAnsweredBefore(headers: Record<string, string>): Promise<number> {
  let answered = 0;
  const flood = Array.from({ length: FLOOD }, async (_, index) => {
    const { statusCode } = await tested.app.inject({
      method: "POST",
      url: "/api/v1/login",
      headers: { "x-forwarded-for": `10.0.0.${index}`, "content-type": "application/json" },
      payload: "{",
    });
    answered += 1;
    return statusCode;
  });
  const { statusCode } = await openProfile(headers);
  const before = answered;
  expect(statusCode).toBe(200);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([400]));
  return before;
}

test("a session that was valid before does not wait for a flood of unknown requests, and a new one does", async () => {
  expect(await countAnsweredBefore(ASHA)).toBeGreaterThan(FLOOD * 0.8);
  expect(await countAnsweredBefore(ASHA)).toBeLessThan(FLOOD * 0.2);
});

test("a long body is refused by its length where anyone may call, and read where an account or a kundli is needed", async () => {
  const payload = { email: "a".repeat(40_000) };
  expectError(await tested.app.inject({ method: "POST", url: "/api/v1/login", payload }), 413, "payload_too_large");
  const text = { method: "POST", payload: { text: "a".repeat(40_000) }, headers: ASHA } as const;
  expectError(await tested.app.inject({ ...text, url: "/api/v1/verify" }), 422, "invalid_input");
  expectError(await tested.app.inject({ ...text, url: "/api/v1/try/ask" }), 422, "invalid_input");
});
