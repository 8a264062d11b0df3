import { afterEach, expect, test, vi } from "vitest";
import {
  clearRedirect,
  readFirebaseUserMarker,
  markRedirect,
  REDIRECT_MAX_AGE_MS,
  isRedirectPending,
  writeFirebaseUserMarker,
} from "./sign-in-markers.ts";

const KEY = "lagna_google_redirect";
const NOW = Date.UTC(2026, 0, 1);

afterEach(() => vi.useRealTimers());

test("a redirect is pending from its mark until its end, or for ten minutes", () => {
  vi.useFakeTimers({ now: NOW });
  expect(isRedirectPending()).toBe(false);
  markRedirect();
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({ pending: true, at: NOW });
  vi.setSystemTime(NOW + REDIRECT_MAX_AGE_MS - 1);
  expect(isRedirectPending()).toBe(true);
  clearRedirect();
  expect(isRedirectPending()).toBe(false);
  markRedirect();
  vi.setSystemTime(NOW + 2 * REDIRECT_MAX_AGE_MS);
  expect(isRedirectPending()).toBe(false);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ["invalid JSON", "yes"],
  ["null", "null"],
  ["without time", '{"pending":true}'],
  ["invalid time", '{"pending":true,"at":"now"}'],
  ["from the future", `{"pending":true,"at":${NOW + 60_000}}`],
  ["not pending", `{"pending":false,"at":${NOW}}`],
])("removes an invalid marker: %s", (_, stored) => {
  vi.useFakeTimers({ now: NOW });
  localStorage.setItem(KEY, stored);
  expect(isRedirectPending()).toBe(false);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("accepts only the two values of the user marker", () => {
  expect(readFirebaseUserMarker()).toBeNull();
  writeFirebaseUserMarker("kept");
  expect(readFirebaseUserMarker()).toBe("kept");
  localStorage.setItem("lagna_cloud_user", "another-user");
  expect(readFirebaseUserMarker()).toBeNull();
  writeFirebaseUserMarker(null);
  expect(localStorage.getItem("lagna_cloud_user")).toBeNull();
});

test("works without markers in a browser that stores nothing", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  markRedirect();
  writeFirebaseUserMarker("kept");
  expect(isRedirectPending()).toBe(false);
  expect(readFirebaseUserMarker()).toBeNull();
});
