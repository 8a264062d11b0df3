import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { IConfiguration } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALLOWED_IMPORTS, EMPTY_PROJECT, VIOLATIONS } from "./dependency-rules.violations.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const CRUISER = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const CONFIG = join(ROOT, ".dependency-cruiser.mjs");

interface CruiseResult {
  modules: { source: string }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

function runCruise(cwd: string, ...parameters: string[]): CruiseResult {
  const args = [CRUISER, ...parameters, "--config", CONFIG, "--output-type", "json"];
  const { status, stdout } = run(args, cwd);
  // With the json reporter, violations do not change the exit status: anything but 0 is a broken set-up.
  expect(status, stdout.slice(0, 500)).toBe(0);
  return JSON.parse(stdout) as CruiseResult;
}

function run(args: string[], cwd: string) {
  try {
    const stdout = execFileSync(process.execPath, args, { cwd, encoding: "utf8", maxBuffer: 1 << 28, stdio: "pipe" });
    return { status: 0, stdout };
  } catch (error) {
    const failed = error as { status: number; stdout: string; stderr: string };
    return { status: failed.status, stdout: failed.stdout + failed.stderr };
  }
}

function writeViolation(root: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

describe("dependency rules", () => {
  let tree: string;
  let found: CruiseResult;

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), "dependency-rules-"));
    writeViolation(tree, EMPTY_PROJECT);
    for (const { from, text, beside } of VIOLATIONS) writeViolation(tree, { [from]: text, ...beside });
    found = runCruise(tree, "packages", "apps", "e2e");
  }, 60_000);
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  test.each(VIOLATIONS)("$rule rejects $from", ({ rule, from }) => {
    const rules = found.summary.violations
      .filter((violation) => violation.from === from)
      .map(({ rule: { name } }) => name);
    expect(rules).toContain(rule);
  });

  test("every rule has a violation in this test and a comment with its reason", async () => {
    const { default: config } = (await import(CONFIG)) as { default: IConfiguration };
    const rules = config.forbidden ?? [];
    const violatedRules = new Set(VIOLATIONS.map(({ rule }) => rule));
    expect(rules.map(({ name }) => name).filter((name) => !violatedRules.has(name ?? ""))).toEqual([]);
    expect(rules.filter(({ comment, severity }) => !comment || severity !== "error")).toEqual([]);
  });

  test("accepts a tree without violations", () => {
    const clean = mkdtempSync(join(tmpdir(), "dependency-rules-clean-"));
    try {
      writeViolation(clean, { ...EMPTY_PROJECT, ...ALLOWED_IMPORTS });
      expect(runCruise(clean, "packages", "apps", "e2e").summary.violations).toEqual([]);
    } finally {
      rmSync(clean, { recursive: true, force: true });
    }
  }, 60_000);
});

// If `typescript` is version 7, the cruiser reads no .ts files, reports "no violations" and exits 0.
test("the cruiser reads the TypeScript of every workspace", () => {
  // The top-level files of each workspace are sufficient here; `npm run check` applies the rules to all files.
  const sources = runCruise(ROOT, "packages", "apps", "--include-only", "/src/[^/]+$").modules.map(
    ({ source }) => source,
  );
  for (const workspace of workspaces()) {
    const read = sources.filter((source) => source.startsWith(`${workspace}/src/`) && /\.tsx?$/.test(source));
    expect(read.length, workspace).toBeGreaterThan(0);
  }
}, 60_000);

/** Workspaces with sources, from the lockfile's links. */
function workspaces(): string[] {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Record<string, { resolved?: string; link?: boolean }>;
  };
  const linked = Object.values(lock.packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
  expect(linked).toContain("apps/server");
  return linked.filter((path) => path !== "e2e");
}
