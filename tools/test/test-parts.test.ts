import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { DAILY_JOURNEYS, SAMPLED_JOURNEYS, selectJourneys } from "../../e2e/journey-parts.ts";
import { ROOT } from "../lib/run-command.ts";
import {
  DATABASE_TESTS,
  NIGHTLY_SERVER_TESTS,
  NIGHTLY_UNIT_TESTS,
  SAMPLED_SERVER_TESTS,
  SAMPLED_UNIT_TESTS,
  selectServerTests,
  selectUnitTests,
  TESTS_WITHOUT_DATABASE,
} from "../lib/test-parts.ts";

describe("the parts of the test run", () => {
  test.each([
    ...NIGHTLY_UNIT_TESTS,
    ...NIGHTLY_SERVER_TESTS,
    ...SAMPLED_UNIT_TESTS,
    ...SAMPLED_SERVER_TESTS,
    ...DATABASE_TESTS,
    ...TESTS_WITHOUT_DATABASE,
    ...DAILY_JOURNEYS.map((name) => `e2e/journeys/${name}`),
  ])("%s exists", (file) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
  });

  test("a unit test is in exactly one part, except that a sampled one is in both", () => {
    expect([...selectUnitTests("daily").exclude, ...SAMPLED_UNIT_TESTS]).toEqual(selectUnitTests("nightly").include);
  });

  test("every test that checks a sample every day checks all its cases in the nightly part", () => {
    const tests = globSync("{packages,apps,tools}/**/*.test.ts", { cwd: ROOT, exclude: ["**/node_modules"] });
    const sampled = tests.filter((file) =>
      /from "[./]+tools\/lib\/sample[.]ts"/.test(readFileSync(join(ROOT, file), "utf8")),
    );
    expect(sampled.toSorted()).toEqual([...SAMPLED_UNIT_TESTS, ...SAMPLED_SERVER_TESTS].toSorted());
  });

  test("every daily journey that checks a part of its widths or colour schemes checks all in the nightly part", () => {
    const sampled = DAILY_JOURNEYS.filter((name) =>
      /\bcheck(AtEveryWidth|Layout)\(|\bisSampled\b/.test(readFileSync(join(ROOT, "e2e/journeys", name), "utf8")),
    );
    expect(sampled).toEqual(SAMPLED_JOURNEYS);
  });

  test("a journey is in exactly one part, except that a sampled one is in both", () => {
    const journeys = globSync("e2e/journeys/*.spec.ts", { cwd: ROOT }).map((file) => basename(file));
    const { testMatch: daily = [] } = selectJourneys("daily");
    const { testIgnore: notNightly = [] } = selectJourneys("nightly");
    const partsOf = (name: string) => [daily.includes(name) && "daily", !notNightly.includes(name) && "nightly"];
    for (const name of journeys)
      expect(
        partsOf(name).filter((part) => part !== false),
        name,
      ).toHaveLength(SAMPLED_JOURNEYS.includes(name) ? 2 : 1);
    expect(new Set(daily).size).toBe(10);
    expect(selectJourneys(undefined)).toEqual({});
  });

  test("a server test that is not sampled is in exactly one part, on SQLite as on PostgreSQL", () => {
    expect([...selectServerTests("daily", false).exclude, ...SAMPLED_SERVER_TESTS]).toEqual(
      selectServerTests("nightly", false).include,
    );
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
