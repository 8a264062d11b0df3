import { describe, expect, test } from "vitest";
import { compareCoverage, notRun, readCoverage, readSpecification, readTests } from "../lib/spec-coverage.ts";
import { passedTests } from "../lib/test-report.ts";
import { ROOT } from "../lib/run.ts";

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

test("the lines of all lists, and nothing above them", () => {
  expect([...readSpecification(SPECIFICATION)]).toEqual([
    "Sentences › Login › “Login failed”",
    "Routes › Public › `/home` is the home screen",
  ]);
});

test("tests are found with what they stand in, and whether they run", () => {
  expect(readTests("a.test.ts", SOURCE).map(({ name, runs }) => `${name}: ${runs}`)).toEqual([
    `${SHOWS}: true`,
    `${HOME}: true`,
    "a.test.ts › sleeps: false",
    "a.test.ts › elsewhere › sleeps too: false",
  ]);
});

describe("of a mapping", () => {
  test("that is whole nothing is said", () => {
    expect(compare(coverage(sentence(SHOWS), route(`${HOME}<br>${SHOWS}`)))).toEqual([]);
  });

  test.each([
    ["a line without a test", "", route(HOME), "no test is named for: Sentences › Login › “Login failed”"],
    [
      "a test that is not there",
      sentence("a.test.ts › shows %s"),
      route(HOME),
      "there is no test a.test.ts › shows %s, named for: Sentences › Login › “Login failed”",
    ],
    [
      "a test that is skipped",
      sentence("a.test.ts › sleeps"),
      route(HOME),
      "is skipped: a.test.ts › sleeps, named for: Sentences › Login › “Login failed”",
    ],
    [
      "a test that does not say the words, though another of its file does",
      sentence(HOME),
      route(HOME),
      "/Login failed/ is in no test named for: Sentences › Login › “Login failed”",
    ],
    [
      "a line that nobody asked for",
      `${sentence(SHOWS)}\n| “Hello” | ${SHOWS} |`,
      route(HOME),
      "is no line of the specification: Sentences › Login › “Hello”",
    ],
    [
      "a line mapped twice",
      `${sentence(SHOWS)}\n${sentence(SHOWS)}`,
      route(HOME),
      "stands twice: Sentences › Login › “Login failed”",
    ],
  ])("%s is said", (_, sentences, routes, problem) => {
    expect(compare(coverage(sentences, routes))).toContain(problem);
  });

  test("what is not built yet stands in a list of its own, and nowhere else", () => {
    const waiting = "## Not built yet\n\n- Sentences › Login › “Login failed”\n";
    const left = coverage("", route(HOME), waiting);
    expect([...left.notBuilt]).toEqual(["Sentences › Login › “Login failed”"]);
    expect(compare(left)).toEqual([]);
    expect(compare(coverage(sentence(SHOWS), route(HOME), waiting))).toEqual([
      "stands twice: Sentences › Login › “Login failed”",
    ]);
  });
});

test("a test that did not pass in the run is said; titles have their rows filled in there", () => {
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
  expect(notRun(found, passedTests(ran("passed")))).toEqual([]);
  expect(notRun(found, passedTests(ran("skipped")))).toEqual([HOME]);
});

test("journeys are named by their file below e2e/journeys", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [] }] });
  const suites = [
    {
      title: "home.spec.ts",
      specs: [spec("opens", "expected"), spec("fails", "unexpected"), spec("is skipped", "skipped")],
      suites: [{ title: "offline", specs: [spec("opens", "flaky")] }],
    },
  ];
  expect(passedTests({ suites })).toEqual([
    "e2e/journeys/home.spec.ts › opens",
    "e2e/journeys/home.spec.ts › offline › opens",
  ]);
});
