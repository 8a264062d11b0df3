import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { server } from "../test/server.ts";
import { ApiError } from "./api.ts";
import { apiAskedAhead, askAhead } from "./ask-ahead.ts";
import { clearToken, setToken } from "./session-token.ts";

const PATH = "/api/v1/kundlis?limit=2";
let asked: (string | null)[];
beforeEach(() => {
  asked = [];
  server.use(
    http.get("*/api/v1/kundlis", ({ request }) => {
      asked.push(request.headers.get("authorization"));
      return HttpResponse.json({ answer: asked.length });
    }),
  );
});

test("what was asked ahead is the answer to who asks the same first, and to nobody after", async () => {
  setToken("t1");
  askAhead(PATH);
  expect(await apiAskedAhead(PATH, {})).toEqual({ answer: 1 });
  expect(await apiAskedAhead(PATH, {})).toEqual({ answer: 2 });
  expect(asked).toEqual(["Bearer t1", "Bearer t1"]);
});

test("another session, another question and one that comes late ask for themselves", async () => {
  setToken("t1");
  askAhead(PATH);
  setToken("t2");
  expect(await apiAskedAhead(PATH, {})).toEqual({ answer: 2 });
  expect(asked).toEqual(["Bearer t1", "Bearer t2"]);

  askAhead(PATH);
  await apiAskedAhead(`${PATH}&q=moon`, {});
  expect(asked).toHaveLength(4);
  const begun = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(begun + 60_000);
  expect(await apiAskedAhead(PATH, {})).toEqual({ answer: 5 });
});

test("nothing is asked where nobody is signed in, and a refusal is told to who comes for it", async () => {
  clearToken();
  askAhead(PATH);
  expect(asked).toEqual([]);
  setToken("t1");
  server.use(http.get("*/api/v1/kundlis", () => HttpResponse.json({ code: "internal" }, { status: 500 })));
  askAhead(PATH);
  await expect(apiAskedAhead(PATH, {})).rejects.toThrow(ApiError);
});
