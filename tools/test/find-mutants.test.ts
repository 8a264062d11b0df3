import { describe, expect, test } from "vitest";
import { applyMutant, findMutants } from "../mutation/find-mutants.ts";

/** The source after each change. */
const mutate = (source: string): string[] =>
  findMutants("file.ts", source).map((mutant) => applyMutant(source, mutant));

describe("mutants", () => {
  test.each<[string, string, string[]]>([
    ["a comparison", "const f = a < b;", ["const f = a <= b;"]],
    ["an equality", "const f = a === b;", ["const f = a !== b;"]],
    ["a conjunction", "const f = a && b;", ["const f = a || b;"]],
    ["a condition", "if (a) f();", ["if (true) f();", "if (false) f();"]],
    ["a choice", "const f = a ? b : c;", ["const f = true ? b : c;", "const f = false ? b : c;"]],
    ["a small limit", "const MAX_CALLS = 6;", ["const MAX_CALLS = 7;"]],
    ["a large limit", "const MAX_KEYS = 10_000;", ["const MAX_KEYS = 20000;"]],
    ["a share", "const MIN_SHARE = 0.4;", ["const MIN_SHARE = 0.8;"]],
    ["the first factor of a limit", "const DAY_MS = 24 * 60 * 60_000;", ["const DAY_MS = 25 * 60 * 60_000;"]],
    ["a table of limits", "const ORBS = { moon: { direct: 12 } };", ["const ORBS = { moon: { direct: 13 } };"]],
    ["a limit in a comparison", "const f = a >= 5;", ["const f = a > 5;", "const f = a >= 6;"]],
    ["a guard", "await checkOwner(id);", [";"]],
    ["a filter of a query", 'q.where("id", "=", id).execute();', ["q.execute();"]],
    [
      "a refusal behind a log entry",
      "if (a) { log(); throw e; }",
      ["if (true) { log(); throw e; }", "if (false) { log(); throw e; }", "if (a) { log(); ; }"],
    ],
  ])("of %s", (_name, source, mutants) => expect(mutate(source)).toEqual(mutants));

  test.each([
    ["types", "type Level = 1 | 2; interface A { b: 3 }"],
    ["indexes", "const first = list[0];"],
    ["a number that names a property", "const response = { 200: schema };"],
    ["numbers that are no limits", "const sum = add(1, 2);"],
    ["chapters of books", "const RULES = [bphs(36)];"],
    ["imports", 'import { a } from "./a.ts";'],
  ])("of %s: none", (_name, source) => expect(mutate(source)).toEqual([]));

  test("name their place", () => {
    const [mutant] = findMutants("file.ts", "const x = 1;\n\n  const MAX = 5;");
    expect(mutant).toMatchObject({ file: "file.ts", line: 3, change: "5 → 6", code: "const MAX = 5;" });
  });
});
