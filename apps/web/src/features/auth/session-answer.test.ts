import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { clearToken, setToken } from "../../lib/session-token.ts";
import { server } from "../../test/server.ts";
import { answerFor, askEarly } from "./session-answer.ts";

let asked: (string | null)[] = [];

beforeEach(() => {
  asked = [];
  server.use(
    http.get("*/api/v1/validate-token", ({ request }) => {
      asked.push(request.headers.get("authorization"));
      return HttpResponse.json({ valid: true, authorized: true, second_step: null, email: "asha@example.org" });
    }),
  );
});

test("what was asked as the page started is not asked again, but once", async () => {
  setToken("one");
  const early = await askEarly();
  expect(early).toMatchObject({ isAuthenticated: true, user: { email: "asha@example.org" } });
  expect(await answerFor("one")).toBe(early);
  expect(asked).toEqual(["Bearer one"]);
  await answerFor("one");
  expect(asked).toHaveLength(2);
});

test("a token that came meanwhile is asked of itself", async () => {
  setToken("one");
  await askEarly();
  setToken("two");
  await answerFor("two");
  expect(asked).toEqual(["Bearer one", "Bearer two"]);
});

test("without a token nothing is asked", () => {
  clearToken();
  expect(askEarly()).toBeNull();
  expect(asked).toEqual([]);
});
