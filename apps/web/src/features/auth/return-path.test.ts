import { expect, test } from "vitest";
import { loginPath, safeReturnPath } from "./return-path.ts";

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
