import { expect, test } from "vitest";

let page: unknown;

test("a test can end while code that it has started to fetch is not there", () => {
  void import("./code-fetched-late.ts").then(({ LatePage }) => (page = LatePage));
  expect(page).toBe(undefined);
});

test("that code is there before the next test, and thus before the window of the tests is closed", () => {
  expect(page).toBeTypeOf("function");
});
