import { afterEach, expect, test, vi } from "vitest";
import { clearRedirect, cloudTrace, markRedirect, REDIRECT_LIFE_MS, redirectPending, setCloudTrace } from "./traces.ts";

const KEY = "lagna_google_redirect";
const NOW = Date.UTC(2026, 0, 1);

afterEach(() => vi.useRealTimers());

test("a redirect is pending from its mark to its end, or ten minutes", () => {
  vi.useFakeTimers({ now: NOW });
  expect(redirectPending()).toBe(false);
  markRedirect();
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({ pending: true, at: NOW });
  vi.setSystemTime(NOW + REDIRECT_LIFE_MS - 1);
  expect(redirectPending()).toBe(true);
  clearRedirect();
  expect(redirectPending()).toBe(false);
  markRedirect();
  vi.setSystemTime(NOW + 2 * REDIRECT_LIFE_MS);
  expect(redirectPending()).toBe(false);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ["no JSON", "yes"],
  ["null", "null"],
  ["without a time", '{"pending":true}'],
  ["a time that is none", '{"pending":true,"at":"now"}'],
  ["from the future", `{"pending":true,"at":${NOW + 60_000}}`],
  ["not pending", `{"pending":false,"at":${NOW}}`],
])("a flag that is not ours is none, and goes: %s", (_, stored) => {
  vi.useFakeTimers({ now: NOW });
  localStorage.setItem(KEY, stored);
  expect(redirectPending()).toBe(false);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("what is kept of the cloud's user is one of two words", () => {
  expect(cloudTrace()).toBeNull();
  setCloudTrace("kept");
  expect(cloudTrace()).toBe("kept");
  localStorage.setItem("lagna_cloud_user", "somebody");
  expect(cloudTrace()).toBeNull();
  setCloudTrace(null);
  expect(localStorage.getItem("lagna_cloud_user")).toBeNull();
});

test("a browser that keeps nothing has no traces, and no fault", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  markRedirect();
  setCloudTrace("kept");
  expect(redirectPending()).toBe(false);
  expect(cloudTrace()).toBeNull();
});
