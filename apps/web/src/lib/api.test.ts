import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { respondWithError } from "../test/fake-accounts.ts";
import { server } from "../test/mock-server.ts";
import { api, ApiError, onAccessChanged } from "./api.ts";
import { getToken, setToken, withRenewalLock } from "./session-token.ts";

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error;
};

describe("an answer", () => {
  test("is parsed JSON; the body is sent as JSON with the token", async () => {
    setToken("t1");
    server.use(
      http.post("*/api/v1/echo", async ({ request }) =>
        HttpResponse.json({ got: await request.json(), token: request.headers.get("authorization") }),
      ),
    );
    expect(await api("/api/v1/echo", { method: "POST", body: { a: 1 } })).toEqual({
      got: { a: 1 },
      token: "Bearer t1",
    });
  });
  test("is requested in the language of the page", async () => {
    const languages: (string | null)[] = [];
    server.use(
      http.get("*/api/v1/x", ({ request }) => {
        languages.push(request.headers.get("accept-language"));
        return HttpResponse.json({});
      }),
    );
    for (const language of ["hi", "en"]) {
      document.documentElement.lang = language;
      await api("/api/v1/x");
    }
    expect(languages).toEqual(["hi", "en"]);
  });
  test("may be empty", async () => {
    server.use(http.delete("*/api/v1/thing", () => new HttpResponse(null, { status: 204 })));
    expect(await api("/api/v1/thing", { method: "DELETE" })).toBeUndefined();
  });
});

describe("a refusal", () => {
  const FIELD = { path: "day", code: "day_range", params: { last: 30 }, message: "no" };
  test("carries the server's message, code, request id, fields and retry delay", async () => {
    server.use(
      http.get("*/api/v1/x", () =>
        HttpResponse.json(
          { detail: "no", code: "invalid_input", params: {}, requestId: "r7", errors: [FIELD] },
          { status: 429, headers: { "retry-after": "12" } },
        ),
      ),
    );
    expect(await failure(api("/api/v1/x"))).toMatchObject({
      status: 429,
      code: "invalid_input",
      params: {},
      detail: "no",
      requestId: "r7",
      fields: [FIELD],
      retryAfterSeconds: 12,
    });
  });
  test.each([
    [502, "unavailable"],
    [500, "internal"],
    [404, "not_found"],
    [413, "payload_too_large"],
  ])("%i from another server is %s", async (status, code) => {
    server.use(http.get("*/api/v1/x", () => new HttpResponse("<h1>proxy</h1>", { status })));
    expect(await failure(api("/api/v1/x"))).toMatchObject({ status, code, detail: "" });
  });
  test("no answer is 'network', or 'offline' when the browser says so", async () => {
    server.use(http.get("*/api/v1/x", () => HttpResponse.error()));
    expect(await failure(api("/api/v1/x"))).toMatchObject({ status: 0, code: "network" });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await failure(api("/api/v1/x"))).toMatchObject({ status: 0, code: "offline" });
  });
  test("a timeout is 'timeout'", async () => {
    server.use(http.get("*/api/v1/x", () => new Promise<never>(() => undefined)));
    expect(await failure(api("/api/v1/x", { timeoutMs: 20 }))).toMatchObject({ status: 0, code: "timeout" });
  });
  test("comes after 120000 ms without an answer, unless more were allowed", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    server.use(http.get("*/api/v1/x", () => HttpResponse.json({})));
    await api("/api/v1/x");
    await api("/api/v1/x", { timeoutMs: 180_000 });
    expect(timeout.mock.calls).toEqual([[120_000], [180_000]]);
  });
  test("the caller's own abort stays an abort", async () => {
    server.use(http.get("*/api/v1/x", () => new Promise<never>(() => undefined)));
    const abort = new AbortController();
    const call = api("/api/v1/x", { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });
  test.each(["access_pending", "second_step_needed", "second_factor_required"] as const)(
    "%s notifies the listeners of changed access",
    async (code) => {
      const listener = vi.fn<() => void>();
      const stop = onAccessChanged(listener);
      server.use(http.get("*/api/v1/x", () => respondWithError(403, code)));
      await failure(api("/api/v1/x"));
      stop();
      await failure(api("/api/v1/x"));
      expect(listener).toHaveBeenCalledOnce();
    },
  );
});

describe("401", () => {
  const refuse = () => respondWithError(401, "unauthenticated");

  test("clears the token", async () => {
    setToken("t1");
    server.use(http.get("*/api/v1/x", refuse));
    await failure(api("/api/v1/x"));
    expect(getToken()).toBeNull();
  });
  test("keeps the token for an anonymous request", async () => {
    setToken("t1");
    server.use(http.post("*/api/v1/login", refuse));
    await failure(api("/api/v1/login", { method: "POST", body: {}, anonymous: true }));
    expect(getToken()).toBe("t1");
  });
  test("is retried with the new token when any tab renewed it meanwhile", async () => {
    setToken("old");
    const tokens: string[] = [];
    let finishRenewal = () => {};
    const renewal = withRenewalLock("exclusive", async () => {
      await new Promise<void>((resolve) => {
        finishRenewal = resolve;
      });
      setToken("new");
    });
    server.use(
      http.get("*/api/v1/x", ({ request }) => {
        const token = request.headers.get("authorization") ?? "";
        tokens.push(token);
        finishRenewal();
        return token === "Bearer new" ? HttpResponse.json("fine") : refuse();
      }),
    );
    const answer = api("/api/v1/x");
    expect(await answer).toBe("fine");
    await renewal;
    expect(tokens).toEqual(["Bearer old", "Bearer new"]);
    expect(getToken()).toBe("new");
  });
});

describe("the console", () => {
  test.each([null, "", "TRUE", "1", "false"])("hears nothing where the flag is %j", async (flag) => {
    if (flag !== null) localStorage.setItem("lagna_logs", flag);
    const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
    server.use(http.get("*/api/v1/x", () => HttpResponse.json({})));
    await api("/api/v1/x");
    expect(info).not.toHaveBeenCalled();
  });

  test("hears of calls where the flag is 'true', and then nothing of what they carry", async () => {
    localStorage.setItem("lagna_logs", "true");
    setToken("secret-token");
    const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
    server.use(
      http.post("*/api/v1/x", () => HttpResponse.json({ name: "Asha Rao" })),
      http.get("*/api/v1/y", () => HttpResponse.error()),
    );
    await api("/api/v1/x?email=asha@example.org", { method: "POST", body: { phone: "98765 43210" } });
    await failure(api("/api/v1/y"));
    const lines = info.mock.calls.map(([line]) => String(line));
    expect(lines).toEqual([
      expect.stringMatching(/^POST \/api\/v1\/x 200 \d+ ms$/),
      expect.stringMatching(/^GET \/api\/v1\/y no answer \d+ ms$/),
    ]);
    for (const secret of ["secret-token", "asha", "Asha", "98765"]) expect(lines.join()).not.toContain(secret);
  });
});
