import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../lib/run-command.ts";
import { type Area, AREAS } from "../mutation/areas.data.ts";
import { listSources, selectMutants } from "../mutation/select-mutants.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lagna-mutants-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LIMITS = Array.from({ length: 30 }, (_, number) => `const MAX_${number} = ${number + 2};`);
const area = (always: readonly string[] = []): Area => ({
  projects: ["unit"],
  sample: 10,
  groups: [{ sources: ["limits.ts"], tests: ["limits.test.ts"], always }],
});
const select = (lines: readonly string[], given: Area, size: number): string[] => {
  writeFileSync(join(folder, "limits.ts"), lines.join("\n"));
  return selectMutants(folder, given, size).flatMap(({ mutants }) => mutants.map(({ code }) => code));
};

describe("the sample", () => {
  test("is the same in every run, and changes only where the source does", () => {
    const drawn = select(LIMITS, area(), 10);
    expect(drawn).toHaveLength(10);
    expect(select(LIMITS, area(), 10)).toEqual(drawn);
    const moved = select(["// A line before.", ...LIMITS], area(), 10);
    expect(moved).toEqual(drawn);
  });

  test("contains the lines that are always tested in addition", () => {
    const drawn = select(LIMITS, area(), 10);
    const [missing = ""] = LIMITS.filter((line) => !drawn.includes(line));
    expect(select(LIMITS, area([missing]), 10).toSorted()).toEqual([...drawn, missing].toSorted());
  });

  test("can be everything", () => expect(select(LIMITS, area(), Infinity)).toEqual(LIMITS));
});

describe.each(Object.entries(AREAS))("area %s", (_name, { groups }) => {
  test("has sources and tests that exist", () => {
    for (const group of groups) {
      for (const source of group.sources)
        expect([source, listSources(ROOT, { ...group, sources: [source] })[0]]).not.toContain(undefined);
      for (const file of group.tests) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
    }
  });

  test("has every line that is always tested", () => {
    for (const group of groups.filter(({ always }) => always)) {
      const [found] = selectMutants(ROOT, { projects: [], sample: 0, groups: [group] }, 0);
      for (const text of group.always ?? [])
        expect([text, found?.mutants.some(({ code }) => code.includes(text))]).toEqual([text, true]);
    }
  });
});
