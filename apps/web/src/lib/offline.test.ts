import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerServiceWorker } from "./offline.ts";

beforeEach(() => {
  vi.stubEnv("PROD", true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("registers the service worker only after startup, and ignores a browser that refuses", async () => {
  const register = vi.fn<(...args: readonly unknown[]) => Promise<never>>(() => Promise.reject(new Error("refused")));
  vi.stubGlobal("navigator", { serviceWorker: Object.assign(new EventTarget(), { register, controller: null }) });
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(register.mock.calls).toEqual([["/sw.js", { updateViaCache: "none" }]]);
});
