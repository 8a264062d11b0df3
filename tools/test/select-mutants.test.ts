import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../lib/run-command.ts";
import { type Area, type AreaGroup, AREAS } from "../mutation/areas.data.ts";
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

  test("leaves out those whose effect is the same, and no other of the line", () => {
    const [group] = area().groups;
    const lines = ["export const isSmall = (count: number) => count < 3;"];
    const changes = (equivalent: AreaGroup["equivalent"]) => {
      writeFileSync(join(folder, "limits.ts"), lines.join("\n"));
      const given = { ...area(), groups: [{ ...(group as AreaGroup), equivalent: equivalent ?? [] }] };
      return selectMutants(folder, given, Infinity).flatMap(({ mutants }) => mutants.map(({ change }) => change));
    };
    const all = changes([]);
    expect(all).toContain("< → <=");
    expect(changes([{ code: "count < 3", change: "< → <=", reason: "a test" }])).toEqual(
      all.filter((change) => change !== "< → <="),
    );
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

  test("has every mutant that is left out", () => {
    for (const { equivalent = [], ...group } of groups) {
      const [found] = selectMutants(ROOT, { projects: [], sample: 0, groups: [group] }, Infinity);
      for (const { code, change } of equivalent)
        expect([code, found?.mutants.some((each) => each.code.includes(code) && each.change === change)]).toEqual([
          code,
          true,
        ]);
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
