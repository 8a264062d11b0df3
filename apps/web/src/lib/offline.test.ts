import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearOfflineCache, registerServiceWorker } from "./offline.ts";

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

test.each([
  ["a fast connection", {}, true],
  ["a slow connection", { connection: { effectiveType: "2g" } }, false],
  ["little memory", { deviceMemory: 1 }, false],
])("the rest of the files is kept with %s: %s", async (_name, device, isKept) => {
  const postMessage = vi.fn<(message: unknown) => void>();
  const register = () => Promise.resolve();
  const serviceWorker = Object.assign(new EventTarget(), { register, controller: { postMessage } });
  vi.stubGlobal("navigator", { serviceWorker, ...device });
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(postMessage.mock.calls).toEqual(isKept ? [["keep-rest"]] : []);
});

test.each([
  ["in development", false, { serviceWorker: {} }],
  ["in a browser without service workers", true, {}],
])("registers nothing %s", async (_name, isProduction, navigator) => {
  vi.stubEnv("PROD", isProduction);
  const register = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const serviceWorker = Object.assign(new EventTarget(), { register, controller: null });
  vi.stubGlobal("navigator", "serviceWorker" in navigator ? { serviceWorker } : {});
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).not.toHaveBeenCalled();
});

test("personal data is removed from the cache, and a browser without caches is left alone", () => {
  const removed: string[] = [];
  const postMessage = vi.fn<(message: unknown) => void>();
  vi.stubGlobal("navigator", { serviceWorker: { controller: { postMessage } } });
  clearOfflineCache();
  expect(postMessage).not.toHaveBeenCalled();
  vi.stubGlobal("caches", {
    delete: (name: string) => {
      removed.push(name);
      return Promise.reject(new Error("blocked"));
    },
  });
  clearOfflineCache();
  expect([removed, postMessage.mock.calls]).toEqual([["lagna-personal"], [["forget"]]]);
});
