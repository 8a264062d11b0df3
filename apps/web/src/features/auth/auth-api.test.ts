import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { setToken } from "../../lib/session-token.ts";
import { server } from "../../test/mock-server.ts";
import { fetchAuthConfig, login, refreshToken, signInWithGoogle, validateToken } from "./auth-api.ts";

/** The authorization header that a call sends, if any. */
async function readSentAuthorization(call: () => Promise<unknown>): Promise<string | null> {
  const seen: (string | null)[] = [];
  server.use(
    http.all("*/api/v1/*", ({ request }) => {
      seen.push(request.headers.get("authorization"));
      return HttpResponse.json({});
    }),
  );
  setToken("held");
  await call();
  expect(seen).toHaveLength(1);
  return seen[0] ?? null;
}

test.each([
  ["login", () => login({ email: "asha@example.org", password: "four steady lamps" }), null],
  ["Google", () => signInWithGoogle("signed-by-google"), null],
  ["configuration", fetchAuthConfig, null],
  ["validation", validateToken, "Bearer held"],
  ["refresh", () => refreshToken("held"), "Bearer held"],
] as const)("with a stored token, %s sends this authorization header: %j", async (_, call, authorization) => {
  expect(await readSentAuthorization(call)).toBe(authorization);
});
