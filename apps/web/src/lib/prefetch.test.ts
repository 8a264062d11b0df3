import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { server } from "../test/mock-server.ts";
import { ApiError } from "./api.ts";
import { fetchPrefetched, prefetch } from "./prefetch.ts";
import { clearToken, setToken } from "./session-token.ts";

const PATH = "/api/v1/kundlis?limit=2";
let requests: (string | null)[];
beforeEach(() => {
  requests = [];
  server.use(
    http.get("*/api/v1/kundlis", ({ request }) => {
      requests.push(request.headers.get("authorization"));
      return HttpResponse.json({ answer: requests.length });
    }),
  );
});

test("gives the prefetched answer to the first caller of the same path only", async () => {
  setToken("t1");
  prefetch(PATH);
  expect(await fetchPrefetched(PATH, {})).toEqual({ answer: 1 });
  expect(await fetchPrefetched(PATH, {})).toEqual({ answer: 2 });
  expect(requests).toEqual(["Bearer t1", "Bearer t1"]);
});

test("sends a new request for another session, another path, or a stale answer", async () => {
  setToken("t1");
  prefetch(PATH);
  setToken("t2");
  expect(await fetchPrefetched(PATH, {})).toEqual({ answer: 2 });
  expect(requests).toEqual(["Bearer t1", "Bearer t2"]);

  prefetch(PATH);
  await fetchPrefetched(`${PATH}&q=moon`, {});
  expect(requests).toHaveLength(4);
  const startedAt = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(startedAt + 60_000);
  expect(await fetchPrefetched(PATH, {})).toEqual({ answer: 5 });
});

test("keeps what several paths have answered, each for its own caller", async () => {
  setToken("t1");
  prefetch(PATH);
  prefetch(`${PATH}&q=moon`);
  expect(await fetchPrefetched(`${PATH}&q=moon`, {})).toEqual({ answer: 2 });
  expect(await fetchPrefetched(PATH, {})).toEqual({ answer: 1 });
  expect(requests).toHaveLength(2);
});

test("requests nothing when signed out, and reports a failure to the caller that consumes it", async () => {
  clearToken();
  prefetch(PATH);
  expect(requests).toEqual([]);
  setToken("t1");
  server.use(http.get("*/api/v1/kundlis", () => HttpResponse.json({ code: "internal" }, { status: 500 })));
  prefetch(PATH);
  await expect(fetchPrefetched(PATH, {})).rejects.toThrow(ApiError);
});
