import { afterEach, expect, test, vi } from "vitest";
import { buildLoginPathFrom, rememberReturnPath, toSafeReturnPath, takeReturnPath } from "./return-path.ts";

test.each([
  ["/kundlis", "/kundlis"],
  ["/kundlis?sort=name#top", "/kundlis?sort=name#top"],
  ["/a/../kundlis", "/kundlis"],
  [null, null],
  ["", null],
  ["kundlis", null],
  ["https://evil.example/", null],
  ["//evil.example/", null],
  ["/\\evil.example", null],
  ["/\t/evil.example", null],
  ["/\n/evil.example", null],
  ["/\u0000/evil.example", null],
  ["/kundlis\r\nSet-Cookie: a=b", null],
  ["/kundlis\u0085", null],
  ["/a\\b", null],
  ["\\\\evil.example", null],
  ["///evil.example", null],
  ["http:/kundlis", null],
  ["/.//evil.example", null],
  ["/..//evil.example", null],
  ["javascript:alert(1)", null],
  ["/login?return=/login", null],
])("%j returns to %j", (value, path) => {
  expect(toSafeReturnPath(value)).toBe(path);
});

test("the login page returns to the path it remembers", () => {
  const address = new URL(buildLoginPathFrom({ pathname: "/kundlis", search: "?a=1&b=ü" }), "http://127.0.0.1");
  const returnPath = toSafeReturnPath(address.searchParams.get("return"));
  expect(new URL(returnPath ?? "", "http://127.0.0.1").searchParams.get("b")).toBe("ü");
});

afterEach(() => void vi.useRealTimers());

test("a path is remembered once, for a quarter of an hour, and validated when it is read", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  rememberReturnPath("/profile?a=1");
  expect(takeReturnPath()).toBe("/profile?a=1");
  expect(takeReturnPath()).toBeNull();
  rememberReturnPath("/profile");
  vi.setSystemTime(Date.now() + 16 * 60_000);
  expect(takeReturnPath()).toBeNull();
  rememberReturnPath("//evil.example");
  expect(takeReturnPath()).toBeNull();
  localStorage.setItem("lagna_return_path", "{broken");
  expect(takeReturnPath()).toBeNull();
});
