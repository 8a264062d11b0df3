import { act, renderHook } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getToken, setToken } from "../../lib/session-token.ts";
import type { Session } from "../../lib/session.ts";
import { account, accountServer, HOUR_MS, problem } from "../../test/fake-accounts.ts";
import { server } from "../../test/server.ts";
import { renew, useRenewal } from "./use-renewal.ts";

const sessionUntil = (time: number): Session => ({
  isAuthenticated: true,
  hasEntered: true,
  secondSteps: null,
  lacksSecondFactor: false,
  isAuthorized: true,
  loading: false,
  unreachable: false,
  leftByChoice: false,
  failure: null,
  arrived: () => undefined,
  user: {
    email: "a@example.org",
    name: null,
    picture: null,
    authMethod: null,
    role: "user",
    expiresAt: new Date(time).toISOString(),
    language: null,
  },
  signIn: async () => undefined,
  logout: async () => undefined,
  signInAgain: async () => undefined,
  leave: () => undefined,
  renew: async () => undefined,
  refresh: async () => undefined,
});
const use = () => act(() => void window.dispatchEvent(new KeyboardEvent("keydown")));

describe("renewal while in use", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    setToken("t1");
    server.use(...accountServer(new Map([["t1", account()]])));
  });
  afterEach(() => void vi.useRealTimers());

  test("comes in the second half of the session, once the person does something", async () => {
    renderHook(() => useRenewal(sessionUntil(Date.now() + HOUR_MS)));
    use();
    vi.advanceTimersByTime(HOUR_MS / 2 - 60_000);
    expect(getToken()).toBe("t1");
    vi.advanceTimersByTime(90_000);
    await vi.waitFor(() => expect(getToken()).toBe("t1+"));
  });
  test("never comes for someone who left", () => {
    let asked = false;
    server.use(
      http.post("*/api/v1/token/refresh", () => {
        asked = true;
        return HttpResponse.json({});
      }),
    );
    renderHook(() => useRenewal(sessionUntil(Date.now() + HOUR_MS)));
    vi.advanceTimersByTime(HOUR_MS);
    expect(asked).toBe(false);
    expect(getToken()).toBe("t1");
  });
});

describe("one renewal", () => {
  test("asked for twice at once is made once: the second would kill the token of the first", async () => {
    setToken("t1");
    let asked = 0;
    server.use(
      http.post("*/api/v1/token/refresh", () => {
        asked += 1;
        return HttpResponse.json({ status: "success", token: `t1+${asked}`, expires_at: new Date().toISOString() });
      }),
    );
    await Promise.all([renew(), renew()]);
    expect(asked).toBe(1);
    expect(getToken()).toBe("t1+1");
  });
  test("refused ends the session; unanswered keeps it", async () => {
    setToken("t1");
    server.use(http.post("*/api/v1/token/refresh", () => HttpResponse.error()));
    await expect(renew()).rejects.toMatchObject({ status: 0 });
    expect(getToken()).toBe("t1");
    server.use(http.post("*/api/v1/token/refresh", () => problem(401, "unauthenticated")));
    await expect(renew()).rejects.toMatchObject({ status: 401 });
    expect(getToken()).toBeNull();
  });
});
