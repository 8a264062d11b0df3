import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { NIGHTLY_JOURNEYS } from "../../e2e/nightly-journeys.ts";
import { ROOT } from "../lib/run-command.ts";
import {
  DATABASE_TESTS,
  NIGHTLY_SERVER_TESTS,
  NIGHTLY_UNIT_TESTS,
  selectServerTests,
  selectUnitTests,
  TESTS_WITHOUT_DATABASE,
} from "../lib/test-parts.ts";

describe("the parts of the test run", () => {
  test.each([
    ...NIGHTLY_UNIT_TESTS,
    ...NIGHTLY_SERVER_TESTS,
    ...DATABASE_TESTS,
    ...TESTS_WITHOUT_DATABASE,
    ...NIGHTLY_JOURNEYS.map((name) => `e2e/journeys/${name}`),
  ])("%s exists", (file) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
  });

  test("a unit test is in exactly one part", () => {
    expect(selectUnitTests("daily").exclude).toEqual(selectUnitTests("nightly").include);
  });

  test("a server test is in exactly one part, on SQLite as on PostgreSQL", () => {
    expect(selectServerTests("daily", false).exclude).toEqual(selectServerTests("nightly", false).include);
    expect(selectServerTests("nightly", true).exclude).toEqual([
      ...TESTS_WITHOUT_DATABASE,
      ...selectServerTests("daily", true).include,
    ]);
  });

  test("a file that is run by hand is in no part", () => {
    expect(selectUnitTests(undefined).exclude).toEqual([]);
    expect(selectServerTests(undefined, false).exclude).toEqual([]);
  });
});
