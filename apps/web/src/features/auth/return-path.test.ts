import { afterEach, expect, test, vi } from "vitest";
import { loginPath, rememberReturnPath, safeReturnPath, takeReturnPath } from "./return-path.ts";

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
])("%j leads back to %j", (value, path) => {
  expect(safeReturnPath(value)).toBe(path);
});

test("what the login page remembers is what it goes back to", () => {
  const address = new URL(loginPath({ pathname: "/kundlis", search: "?a=1&b=ü" }), "http://127.0.0.1");
  const back = safeReturnPath(address.searchParams.get("return"));
  expect(new URL(back ?? "", "http://127.0.0.1").searchParams.get("b")).toBe("ü");
});

afterEach(() => void vi.useRealTimers());

test("a path is remembered once, for a quarter of an hour, and checked when it is taken", () => {
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
