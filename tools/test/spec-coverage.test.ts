import { describe, expect, test } from "vitest";
import { compareCoverage, findNotPassed, readCoverage, readSpecification, readTests } from "../lib/spec-coverage.ts";
import { listPassedTests } from "../lib/read-test-report.ts";
import { ROOT } from "../lib/run-command.ts";

const SPECIFICATION = `
# What was asked for
- no line: it stands above every list

## Sentences

### Login
- “Login failed”

## Routes

### Public
- \`/home\` is the home screen
`;
const SOURCE = `
const FAILED = "outside of any test";
describe("login", () => {
  test.each([["Login failed"]])("shows %s", () => undefined);
  test("goes home", () => visit("/home"));
});
test.skip("sleeps", () => "Login failed");
describe.skipIf(true)("elsewhere", () => { test("sleeps too", () => "/home"); });
`;
const SHOWS = "a.test.ts › login › shows %s";
const HOME = "a.test.ts › login › goes home";

const coverage = (sentence: string, route: string, rest = "") =>
  readCoverage(
    `# Coverage\n\n## Sentences\n\n### Login\n\n| line | test |\n|---|---|\n${sentence}\n\n## Routes\n\n### Public\n\n| line | test |\n|---|---|\n${route}\n\n${rest}`,
  );
const sentence = (tests: string) => `| “Login failed” | ${tests} |`;
const route = (tests: string) => `| \`/home\` is the home screen | ${tests} |`;
const compare = (found: ReturnType<typeof coverage>) =>
  compareCoverage(readSpecification(SPECIFICATION), found, readTests("a.test.ts", SOURCE));

test("reads the lines of all lists, and nothing above them", () => {
  expect([...readSpecification(SPECIFICATION)]).toEqual([
    "Sentences › Login › “Login failed”",
    "Routes › Public › `/home` is the home screen",
  ]);
});

test("finds tests with their describes, and whether they run", () => {
  expect(readTests("a.test.ts", SOURCE).map(({ name, isRun }) => `${name}: ${isRun}`)).toEqual([
    `${SHOWS}: true`,
    `${HOME}: true`,
    "a.test.ts › sleeps: false",
    "a.test.ts › elsewhere › sleeps too: false",
  ]);
});

describe("the comparison", () => {
  test("reports nothing for a complete mapping", () => {
    expect(compare(coverage(sentence(SHOWS), route(`${HOME}<br>${SHOWS}`)))).toEqual([]);
  });

  test.each([
    ["a line without a test", "", route(HOME), "no test is listed for: Sentences › Login › “Login failed”"],
    [
      "a test that does not exist",
      sentence("a.test.ts › shows %s"),
      route(HOME),
      "there is no test a.test.ts › shows %s, listed for: Sentences › Login › “Login failed”",
    ],
    [
      "a test that is skipped",
      sentence("a.test.ts › sleeps"),
      route(HOME),
      "skipped: a.test.ts › sleeps, listed for: Sentences › Login › “Login failed”",
    ],
    [
      "a test without the quoted words, even if another test of its file has them",
      sentence(HOME),
      route(HOME),
      "/Login failed/ is in no test listed for: Sentences › Login › “Login failed”",
    ],
    [
      "a line that is not in the specification",
      `${sentence(SHOWS)}\n| “Hello” | ${SHOWS} |`,
      route(HOME),
      "not a line of the specification: Sentences › Login › “Hello”",
    ],
    [
      "a line mapped twice",
      `${sentence(SHOWS)}\n${sentence(SHOWS)}`,
      route(HOME),
      "listed twice: Sentences › Login › “Login failed”",
    ],
  ])("reports %s", (_, sentences, routes, problem) => {
    expect(compare(coverage(sentences, routes))).toContain(problem);
  });

  test("accepts a line that is not built yet only in its separate list", () => {
    const notBuiltList = "## Not built yet\n\n- Sentences › Login › “Login failed”\n";
    const listed = coverage("", route(HOME), notBuiltList);
    expect([...listed.notBuilt]).toEqual(["Sentences › Login › “Login failed”"]);
    expect(compare(listed)).toEqual([]);
    expect(compare(coverage(sentence(SHOWS), route(HOME), notBuiltList))).toEqual([
      "listed twice: Sentences › Login › “Login failed”",
    ]);
  });
});

test("reports listed tests that did not pass in the run, whose titles have the rows filled in", () => {
  const found = coverage(sentence(SHOWS), route(HOME));
  const ran = (status: string) => ({
    testResults: [
      {
        name: `${ROOT}/a.test.ts`,
        assertionResults: [
          { status: "passed", ancestorTitles: ["login"], title: "shows Login failed" },
          { status, ancestorTitles: ["login"], title: "goes home" },
        ],
      },
    ],
  });
  expect(findNotPassed(found, listPassedTests(ran("passed")))).toEqual([]);
  expect(findNotPassed(found, listPassedTests(ran("skipped")))).toEqual([HOME]);
});

test("names end-to-end tests by their path under e2e/journeys", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [] }] });
  const suites = [
    {
      title: "home.spec.ts",
      specs: [spec("opens", "expected"), spec("fails", "unexpected"), spec("is skipped", "skipped")],
      suites: [{ title: "offline", specs: [spec("opens", "flaky")] }],
    },
  ];
  expect(listPassedTests({ suites })).toEqual([
    "e2e/journeys/home.spec.ts › opens",
    "e2e/journeys/home.spec.ts › offline › opens",
  ]);
});
