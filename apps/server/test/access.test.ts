import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Authenticator } from "../src/http/authorize-request.ts";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, bearer, fakeAuthenticator, PENDING } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const ROUTES = [
  { url: "/api/v1/kundli", payload: BIRTH },
  { url: "/api/v1/transits", payload: { birth: BIRTH } },
  { url: "/api/v1/matching", payload: { boy: BIRTH, girl: { moon: { nakshatra: "swati" } } } },
  { url: "/api/v1/varshaphal", payload: { birth: BIRTH, year: 30 } },
  { url: "/api/v1/kundli/varga", payload: { birth: BIRTH, varga: "D81" } },
  { url: "/api/v1/kundli/chakras", payload: { birth: BIRTH } },
  { url: "/api/v1/kp", payload: { birth: BIRTH } },
  { url: "/api/v1/prashna", payload: { place: { latitude: 18.52, longitude: 73.86 }, question_house: 10 } },
  {
    url: "/api/v1/kundli/dasha",
    payload: { system: "vimshottari", path: ["sun"], start: "1990-01-01T00:00:00Z", end: "1996-01-01T00:00:00Z" },
  },
];

describe.each(ROUTES)("POST $url", ({ url, payload }) => {
  const ask = (headers: Record<string, string>, body: object = payload, app = running) =>
    app.app.inject({ method: "POST", url, headers, payload: body });

  test.each([
    ["no token", {}],
    ["an unknown token", bearer("nobody's")],
    ["an empty token", { authorization: "Bearer " }],
    ["another scheme", { authorization: "Basic dG9rZW4tb2YtYXNoYTo=" }],
    ["a token in the wrong place", { "x-token": "token-of-asha", cookie: "token=token-of-asha" }],
    ["two tokens", { authorization: "Bearer token-of-asha token-of-asha" }],
    ["an endless token", bearer("a".repeat(5000))],
  ])("%s: 401", async (_, headers) => {
    const response = await ask(headers);
    expect(expectError(response, 401, "unauthenticated").detail).toBe(
      "You are not authenticated. Please log in again.",
    );
    expect(response.headers["www-authenticate"]).toBe("Bearer");
  });

  test("signed in but not activated: 403 with the sentence of the pending screen", async () => {
    const { detail } = expectError(await ask(PENDING), 403, "access_pending");
    expect(detail).toBe("Your account has been created, but an administrator must activate your access.");
  });

  test("activated: answered", async () => {
    expect((await ask(ASHA)).statusCode).toBe(200);
  });

  test("a refusal does not reveal whether the body was valid", async () => {
    expectError(await ask({}, { wrong: true }), 401, "unauthenticated");
    expectError(await ask(PENDING, { wrong: true }), 403, "access_pending");
  });

  test("an error in the approval check denies access", async () => {
    const failing: Authenticator = {
      ...fakeAuthenticator,
      isAuthorized: () => Promise.reject(new Error("the database is gone")),
    };
    const other = await buildTestApp({ parts: { authenticator: failing } });
    expectError(await ask(ASHA, payload, other), 403, "access_pending");
    await other.close();
  });

  test("an error in the account lookup denies access", async () => {
    const failing: Authenticator = {
      ...fakeAuthenticator,
      authenticate: () => Promise.reject(new Error("the database is gone")),
    };
    const other = await buildTestApp({ parts: { authenticator: failing } });
    expectError(await ask(ASHA, payload, other), 500, "internal");
    await other.close();
  });
});
