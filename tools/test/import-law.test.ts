import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { IConfiguration } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLEAN, EMPTY, PLANTED } from "./import-law.plants.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const CRUISER = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const CONFIG = join(ROOT, ".dependency-cruiser.mjs");

interface Cruise {
  modules: { source: string }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

function cruise(cwd: string, ...asked: string[]): Cruise {
  const args = [CRUISER, ...asked, "--config", CONFIG, "--output-type", "json"];
  const { status, stdout } = run(args, cwd);
  // The json reporter always exits 0 when it could read; anything else is a broken set-up, not a violation.
  expect(status, stdout.slice(0, 500)).toBe(0);
  return JSON.parse(stdout) as Cruise;
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

function plant(root: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

describe("import law", () => {
  let tree: string;
  let found: Cruise;

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), "import-law-"));
    plant(tree, EMPTY);
    for (const { from, text, beside } of PLANTED) plant(tree, { [from]: text, ...beside });
    found = cruise(tree, "packages", "apps", "e2e");
  }, 60_000);
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  test.each(PLANTED)("$rule: $from is refused", ({ rule, from }) => {
    const rules = found.summary.violations
      .filter((violation) => violation.from === from)
      .map(({ rule: { name } }) => name);
    expect(rules).toContain(rule);
  });

  test("every rule of the law has a violation planted, and says why it exists", async () => {
    const { default: config } = (await import(CONFIG)) as { default: IConfiguration };
    const rules = config.forbidden ?? [];
    const planted = new Set(PLANTED.map(({ rule }) => rule));
    expect(rules.map(({ name }) => name).filter((name) => !planted.has(name ?? ""))).toEqual([]);
    expect(rules.filter(({ comment, severity }) => !comment || severity !== "error")).toEqual([]);
  });

  test("a tree that keeps the law is let through", () => {
    const clean = mkdtempSync(join(tmpdir(), "import-law-clean-"));
    try {
      plant(clean, { ...EMPTY, ...CLEAN });
      expect(cruise(clean, "packages", "apps", "e2e").summary.violations).toEqual([]);
    } finally {
      rmSync(clean, { recursive: true, force: true });
    }
  }, 60_000);
});

// With TypeScript 7 beside it the cruiser reads no .ts file at all, says "no violations" and exits 0.
test("the cruiser reads the TypeScript of every workspace", () => {
  // What lies at the top of each is enough to see that; the law itself is held by the check.
  const sources = cruise(ROOT, "packages", "apps", "--include-only", "/src/[^/]+$").modules.map(({ source }) => source);
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
