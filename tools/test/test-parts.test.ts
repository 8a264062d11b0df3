import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DAILY, SAMPLED, selectJourneys } from "../../e2e/journey-parts.ts";
import { ROOT } from "../lib/run-command.ts";
import {
  DATABASE_TESTS,
  NIGHTLY_SERVER_TESTS,
  NIGHTLY_UNIT_TESTS,
  POOLER_TESTS,
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
    ...POOLER_TESTS,
    ...TESTS_WITHOUT_DATABASE,
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

  test("ten journeys, each in another file, run every day", () => {
    const files = globSync("e2e/journeys/*.spec.ts", { cwd: ROOT });
    const tags = files.flatMap(
      (file) => readFileSync(join(ROOT, file), "utf8").match(/\btag: (DAILY|SAMPLED)\b/g) ?? [],
    );
    const withTags = files.filter((file) => /\btag: (DAILY|SAMPLED)\b/.test(readFileSync(join(ROOT, file), "utf8")));
    expect([tags.length, withTags.length]).toEqual([10, 10]);
  });

  test.each([
    ["", "nightly"],
    [DAILY, "daily"],
    [SAMPLED, "daily", "nightly"],
  ])("a journey tagged '%s' is in the parts that it should be", (tag, ...parts) => {
    const isIn = ({ grep = /^/, grepInvert = /[^\s\S]/ }: ReturnType<typeof selectJourneys>) =>
      grep.test(`a title ${tag}`) && !grepInvert.test(`a title ${tag}`);
    expect(["daily", "nightly"].filter((part) => isIn(selectJourneys(part)))).toEqual(parts);
    expect(isIn(selectJourneys(undefined))).toBe(true);
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
