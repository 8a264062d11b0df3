import ts from "typescript";

/** The lines of docs/specification.md, each as `List › Group › words`. */
export type Specification = ReadonlySet<string>;

/** The content of docs/spec-coverage.md: the tests of each line. */
export interface Coverage {
  readonly testsByLine: ReadonlyMap<string, readonly string[]>;
  readonly notBuilt: ReadonlySet<string>;
  /** Lines that occur twice. */
  readonly duplicates: readonly string[];
}

export interface FoundTest {
  /** `path/of.test.ts › a describe › the test's title`. */
  readonly name: string;
  /** The file without its other tests: this test with its rows, and everything outside tests. */
  readonly text: string;
  /** False if the test or a describe around it is skipped. */
  readonly isRun: boolean;
}

const ARROW = " › ";
const NOT_BUILT = "Not built yet";
const createKey = (list: string, group: string, line: string) => [list, group, line].join(ARROW);

/** Reads the lines of all lists: `## List`, `### Group`, `- line`. */
export function readSpecification(markdown: string): Specification {
  return new Set(
    readUnderHeadings(markdown, /^- (.+)$/).map(({ list, group, match }) => createKey(list, group, match[1] ?? "")),
  );
}

/** Reads tables of `| line | test<br>test |` under the same headings; under the last heading, "Not built yet", a list of `- List › Group › line`. */
export function readCoverage(markdown: string): Coverage {
  const testsByLine = new Map<string, string[]>();
  const notBuilt = new Set<string>();
  const duplicates: string[] = [];
  for (const { list, group, match } of readUnderHeadings(markdown, /^(?:\| (?!line |--)(.+?) \| (.+?) \||- (.+))$/)) {
    const [, line = "", tests = "", listItem] = match;
    const name = listItem === undefined ? createKey(list, group, line) : listItem;
    if (testsByLine.has(name) || notBuilt.has(name)) duplicates.push(name);
    if (listItem === undefined) testsByLine.set(name, tests.split("<br>"));
    else if (list === NOT_BUILT) notBuilt.add(name);
  }
  return { testsByLine, notBuilt, duplicates };
}

function readUnderHeadings(
  markdown: string,
  pattern: RegExp,
): { list: string; group: string; match: RegExpExecArray }[] {
  const found: { list: string; group: string; match: RegExpExecArray }[] = [];
  let [list, group] = ["", ""];
  for (const line of markdown.split("\n")) {
    const heading = /^(##|###) (.+)$/.exec(line);
    if (heading?.[1] === "##") [list, group] = [heading[2] ?? "", ""];
    else if (heading) group = heading[2] ?? "";
    const match = list === "" ? null : pattern.exec(line);
    if (match) found.push({ list, group, match });
  }
  return found;
}

/** All tests of one file. The title of a test with rows is as written in the source, with its %s or ${…}. */
export function readTests(path: string, source: string): FoundTest[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const calls: { names: string[]; node: ts.Node; isRun: boolean }[] = [];
  const visit = (node: ts.Node, parent: { names: string[]; isRun: boolean }): void => {
    const call = ts.isCallExpression(node) ? parseTestCall(node) : null;
    const current = call ? { names: [...parent.names, call.title], isRun: parent.isRun && call.isRun } : parent;
    if (call?.kind === "test") calls.push({ ...current, node });
    else ts.forEachChild(node, (child) => visit(child, current));
  };
  visit(file, { names: [path], isRun: true });
  return calls.map(({ names, node, isRun }) => ({
    name: names.join(ARROW),
    text: removeOtherTests(source, node, calls),
    isRun,
  }));
}

function removeOtherTests(source: string, testNode: ts.Node, calls: readonly { node: ts.Node }[]): string {
  let [text, at] = ["", 0];
  for (const { node } of calls) {
    if (node === testNode) continue;
    text += source.slice(at, node.getStart());
    at = node.getEnd();
  }
  return text + source.slice(at);
}

/** Recognises `test("…")`, `test.each(rows)("…")`, `describe.skip("…")` and `test.skipIf(condition)("…")`. */
function parseTestCall(node: ts.CallExpression): { kind: "test" | "describe"; title: string; isRun: boolean } | null {
  const title = node.arguments[0];
  if (!title || node.arguments.length < 2) return null;
  const called = ts.isCallExpression(node.expression) ? node.expression.expression : node.expression;
  const modifiers = called.getText().split(".");
  const [root] = modifiers;
  if (root !== "test" && root !== "describe") return null;
  const kind = modifiers.includes("describe") ? "describe" : "test";
  if (modifiers.some((word) => ["use", "step", "extend", "beforeAll"].includes(word))) return null;
  const isRun = !modifiers.some((word) => /^(skip|todo|fixme|skipIf|runIf|fails)$/.test(word));
  return { kind, title: getTitle(title), isRun };
}

const getTitle = (node: ts.Expression): string =>
  ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? node.getText().slice(1, -1)
      : node.getText();

/** Patterns for the words in “…” and names in `…` of a line; a `{placeholder}` matches any text. */
const createQuotedPatterns = (line: string): RegExp[] =>
  [...line.matchAll(/“(.+?)”|`(.+?)`/g)].map(
    ([, words, name]) =>
      new RegExp(
        (words ?? name ?? "")
          .split(/\{\w+\}/)
          .map(escapeRegExp)
          .join("[^\n]+"),
      ),
  );

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Reports lines without tests, unknown or duplicate lines, tests that do not exist or are skipped, and lines whose quoted words are in none
 * of their tests.
 */
export function compareCoverage(
  specification: Specification,
  { testsByLine, notBuilt, duplicates }: Coverage,
  tests: readonly FoundTest[],
): string[] {
  const problems = duplicates.map((line) => `listed twice: ${line}`);
  for (const line of [...testsByLine.keys(), ...notBuilt])
    if (!specification.has(line)) problems.push(`not a line of the specification: ${line}`);
  for (const line of specification)
    if (!testsByLine.has(line) && !notBuilt.has(line)) problems.push(`no test is listed for: ${line}`);
  const byName = new Map(tests.map((test) => [test.name, test]));
  for (const [line, names] of testsByLine) {
    const found = names.flatMap((name) => byName.get(name) ?? []);
    for (const name of names) {
      const test = byName.get(name);
      if (!test) problems.push(`there is no test ${name}, listed for: ${line}`);
      else if (!test.isRun) problems.push(`skipped: ${name}, listed for: ${line}`);
    }
    if (found.length < names.length) continue;
    for (const words of createQuotedPatterns(line.split(ARROW).at(-1) ?? ""))
      if (!found.some(({ text }) => words.test(text))) problems.push(`${words} is in no test listed for: ${line}`);
  }
  return problems;
}

/** Listed tests that did not pass in a run. In its reports, the rows are filled into the titles. */
export function findNotPassed({ testsByLine }: Coverage, passed: readonly string[]): string[] {
  const names = new Set([...testsByLine.values()].flat());
  return [...names].filter((name) => {
    const pattern = name
      .split(/%[#$a-z]|\$\{[^}]*\}|\$[\w.]+/)
      .map(escapeRegExp)
      .join(".*");
    const whole = new RegExp(`^${pattern}$`, "s");
    return !passed.some((title) => whole.test(title));
  });
}
