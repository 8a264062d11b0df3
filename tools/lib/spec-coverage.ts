import ts from "typescript";

/** Line → its list and words: docs/specification.md. */
export type Specification = ReadonlySet<string>;

/** Line → the tests that hold it: docs/spec-coverage.md. */
export interface Coverage {
  readonly held: ReadonlyMap<string, readonly string[]>;
  readonly notBuilt: ReadonlySet<string>;
  /** Lines that stand there twice. */
  readonly twice: readonly string[];
}

export interface FoundTest {
  /** `path/of.test.ts › a describe › the test's title`. */
  readonly name: string;
  /** Of the file: the test itself with its rows, and all that stands outside of other tests. */
  readonly text: string;
  /** Whether it is run: neither it nor what it stands in is skipped. */
  readonly runs: boolean;
}

const ARROW = " › ";
const NOT_BUILT = "Not built yet";
const key = (list: string, group: string, line: string) => [list, group, line].join(ARROW);

/** The lines of all lists: `## List`, `### Group`, `- line`. */
export function readSpecification(markdown: string): Specification {
  return new Set(under(markdown, /^- (.+)$/).map(({ list, group, match }) => key(list, group, match[1] ?? "")));
}

/** The same headings over tables of `| line | test<br>test |`; under the last heading lines alone, by the list they are of. */
export function readCoverage(markdown: string): Coverage {
  const held = new Map<string, string[]>();
  const notBuilt = new Set<string>();
  const twice: string[] = [];
  for (const { list, group, match } of under(markdown, /^(?:\| (?!line |--)(.+?) \| (.+?) \||- (.+))$/)) {
    const [, line = "", tests = "", waiting] = match;
    const name = waiting === undefined ? key(list, group, line) : waiting;
    if (held.has(name) || notBuilt.has(name)) twice.push(name);
    if (waiting === undefined) held.set(name, tests.split("<br>"));
    else if (list === NOT_BUILT) notBuilt.add(name);
  }
  return { held, notBuilt, twice };
}

function under(markdown: string, pattern: RegExp): { list: string; group: string; match: RegExpExecArray }[] {
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

/** All tests of one file; the title of a test with rows is as it is written, with its %s or ${…}. */
export function readTests(path: string, source: string): FoundTest[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const calls: { names: string[]; node: ts.Node; runs: boolean }[] = [];
  const visit = (node: ts.Node, above: { names: string[]; runs: boolean }): void => {
    const call = ts.isCallExpression(node) ? asTest(node) : null;
    const here = call ? { names: [...above.names, call.title], runs: above.runs && call.runs } : above;
    if (call?.kind === "test") calls.push({ ...here, node });
    else ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(file, { names: [path], runs: true });
  return calls.map(({ names, node, runs }) => ({
    name: names.join(ARROW),
    text: withoutOthers(source, node, calls),
    runs,
  }));
}

function withoutOthers(source: string, own: ts.Node, calls: readonly { node: ts.Node }[]): string {
  let [text, at] = ["", 0];
  for (const { node } of calls) {
    if (node === own) continue;
    text += source.slice(at, node.getStart());
    at = node.getEnd();
  }
  return text + source.slice(at);
}

/** `test("…")`, `test.each(rows)("…")`, `describe.skip("…")`, `test.skipIf(condition)("…")`. */
function asTest(node: ts.CallExpression): { kind: "test" | "describe"; title: string; runs: boolean } | null {
  const title = node.arguments[0];
  if (!title || node.arguments.length < 2) return null;
  const called = ts.isCallExpression(node.expression) ? node.expression.expression : node.expression;
  const modifiers = called.getText().split(".");
  const [root] = modifiers;
  if (root !== "test" && root !== "describe") return null;
  const kind = modifiers.includes("describe") ? "describe" : "test";
  if (modifiers.some((word) => ["use", "step", "extend", "beforeAll"].includes(word))) return null;
  const runs = !modifiers.some((word) => /^(skip|todo|fixme|skipIf|runIf|fails)$/.test(word));
  return { kind, title: titleOf(title), runs };
}

const titleOf = (node: ts.Expression): string =>
  ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? node.getText().slice(1, -1)
      : node.getText();

/** Words in “…” and names in `…`; a `{placeholder}` in them stands for whatever is put there. */
const quoted = (line: string): RegExp[] =>
  [...line.matchAll(/“(.+?)”|`(.+?)`/g)].map(
    ([, words, name]) =>
      new RegExp(
        (words ?? name ?? "")
          .split(/\{\w+\}/)
          .map(escaped)
          .join("[^\n]+"),
      ),
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What is unmapped, mapped to what is not there or does not run, or to tests that do not hold the words of their line. */
export function compareCoverage(
  specification: Specification,
  { held, notBuilt, twice }: Coverage,
  tests: readonly FoundTest[],
): string[] {
  const problems = twice.map((line) => `stands twice: ${line}`);
  for (const line of [...held.keys(), ...notBuilt])
    if (!specification.has(line)) problems.push(`is no line of the specification: ${line}`);
  for (const line of specification)
    if (!held.has(line) && !notBuilt.has(line)) problems.push(`no test is named for: ${line}`);
  const byName = new Map(tests.map((test) => [test.name, test]));
  for (const [line, names] of held) {
    const found = names.flatMap((name) => byName.get(name) ?? []);
    for (const name of names) {
      const test = byName.get(name);
      if (!test) problems.push(`there is no test ${name}, named for: ${line}`);
      else if (!test.runs) problems.push(`is skipped: ${name}, named for: ${line}`);
    }
    if (found.length < names.length) continue;
    for (const words of quoted(line.split(ARROW).at(-1) ?? ""))
      if (!found.some(({ text }) => words.test(text))) problems.push(`${words} is in no test named for: ${line}`);
  }
  return problems;
}

/** Tests that are named and did not pass in a run: its reports tell titles with their rows filled in. */
export function notRun({ held }: Coverage, passed: readonly string[]): string[] {
  const names = new Set([...held.values()].flat());
  return [...names].filter((name) => {
    const pattern = name
      .split(/%[#$a-z]|\$\{[^}]*\}|\$[\w.]+/)
      .map(escaped)
      .join(".*");
    const whole = new RegExp(`^${pattern}$`, "s");
    return !passed.some((title) => whole.test(title));
  });
}
