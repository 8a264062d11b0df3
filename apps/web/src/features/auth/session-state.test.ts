import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { clearToken, setToken } from "../../lib/session-token.ts";
import { server } from "../../test/mock-server.ts";
import { fetchSessionState, prefetchSession } from "./session-state.ts";

let validatedTokens: (string | null)[] = [];

beforeEach(() => {
  validatedTokens = [];
  server.use(
    http.get("*/api/v1/validate-token", ({ request }) => {
      validatedTokens.push(request.headers.get("authorization"));
      return HttpResponse.json({ valid: true, authorized: true, second_step: null, email: "asha@example.org" });
    }),
  );
});

test("uses the prefetched answer once", async () => {
  setToken("one");
  const early = await prefetchSession();
  expect(early).toMatchObject({ isAuthenticated: true, user: { email: "asha@example.org" } });
  expect(await fetchSessionState("one")).toBe(early);
  expect(validatedTokens).toEqual(["Bearer one"]);
  await fetchSessionState("one");
  expect(validatedTokens).toHaveLength(2);
});

test("requests a newer token's state separately", async () => {
  setToken("one");
  await prefetchSession();
  setToken("two");
  await fetchSessionState("two");
  expect(validatedTokens).toEqual(["Bearer one", "Bearer two"]);
});

test("requests nothing without a token", () => {
  clearToken();
  expect(prefetchSession()).toBeNull();
  expect(validatedTokens).toEqual([]);
});
