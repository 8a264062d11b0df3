import { act, renderHook } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getToken, setToken } from "../../lib/session-token.ts";
import type { Session } from "../../lib/session.ts";
import { createAccount, createAccountHandlers, HOUR_MS, respondWithError } from "../../test/fake-accounts.ts";
import { server } from "../../test/mock-server.ts";
import { renewSession, useSessionRenewal } from "./use-session-renewal.ts";

const createSession = (time: number): Session => ({
  isAuthenticated: true,
  hasSession: true,
  secondSteps: null,
  lacksSecondFactor: false,
  isAuthorized: true,
  loading: false,
  unreachable: false,
  loggedOutByUser: false,
  failure: null,
  acknowledgeLogout: () => undefined,
  user: {
    email: "a@example.org",
    name: null,
    picture: null,
    authMethod: null,
    role: "user",
    expiresAt: new Date(time).toISOString(),
    language: null,
    almanac: null,
  },
  signIn: async () => undefined,
  logout: async () => undefined,
  restartSignIn: async () => undefined,
  clearSession: () => undefined,
  renew: async () => undefined,
  refresh: async () => undefined,
});
const use = () => act(() => void window.dispatchEvent(new KeyboardEvent("keydown")));

describe("renewal during use", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    setToken("t1");
    server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
  });
  afterEach(() => void vi.useRealTimers());

  test("happens in the second half of the session, when the user is active", async () => {
    renderHook(() => useSessionRenewal(createSession(Date.now() + HOUR_MS)));
    use();
    vi.advanceTimersByTime(HOUR_MS / 2 - 60_000);
    expect(getToken()).toBe("t1");
    vi.advanceTimersByTime(90_000);
    await vi.waitFor(() => expect(getToken()).toBe("t1+"));
  });
  test("does not happen without activity", () => {
    let requested = false;
    server.use(
      http.post("*/api/v1/token/refresh", () => {
        requested = true;
        return HttpResponse.json({});
      }),
    );
    renderHook(() => useSessionRenewal(createSession(Date.now() + HOUR_MS)));
    vi.advanceTimersByTime(HOUR_MS);
    expect(requested).toBe(false);
    expect(getToken()).toBe("t1");
  });
});

describe("a renewal", () => {
  test("requested twice at once runs once: the second would invalidate the token of the first", async () => {
    setToken("t1");
    let requestCount = 0;
    server.use(
      http.post("*/api/v1/token/refresh", () => {
        requestCount += 1;
        return HttpResponse.json({
          status: "success",
          token: `t1+${requestCount}`,
          expires_at: new Date().toISOString(),
        });
      }),
    );
    await Promise.all([renewSession(), renewSession()]);
    expect(requestCount).toBe(1);
    expect(getToken()).toBe("t1+1");
  });
  test("that is refused ends the session; without an answer the session stays", async () => {
    setToken("t1");
    server.use(http.post("*/api/v1/token/refresh", () => HttpResponse.error()));
    await expect(renewSession()).rejects.toMatchObject({ status: 0 });
    expect(getToken()).toBe("t1");
    server.use(http.post("*/api/v1/token/refresh", () => respondWithError(401, "unauthenticated")));
    await expect(renewSession()).rejects.toMatchObject({ status: 401 });
    expect(getToken()).toBeNull();
  });
});
