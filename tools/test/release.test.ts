import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../lib/run-command.ts";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const readManifest = (path: string): Manifest => JSON.parse(read(path)) as Manifest;
const product = readManifest("package.json");
const workspaces = globSync(product.workspaces?.map((folder) => `${folder}/package.json`) ?? [], { cwd: ROOT });

test("every workspace has the version of the product and needs the others in that version", () => {
  expect(workspaces.length).toBeGreaterThan(8);
  for (const path of workspaces) {
    const { name, version, dependencies, devDependencies } = readManifest(path);
    const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([needed]) =>
      needed.startsWith("@lagna/"),
    );
    expect([name, version]).toEqual([name, product.version]);
    for (const [needed, wanted] of own) expect([name, needed, wanted]).toEqual([name, needed, product.version]);
  }
});

test("the changelog begins with what is not released, then this version, each with its changes in charts", () => {
  const [, ...releases] = read("CHANGELOG.md").split(/^## /m);
  const titles = releases.map((release) => release.split("\n")[0]);
  expect(titles[0]).toBe("Unreleased");
  expect(titles[1]).toMatch(new RegExp(`^${product.version.replaceAll(".", "\\.")} \\(\\d{4}-\\d\\d-\\d\\d\\)$`));
  for (const release of releases) expect(release).toMatch(/^### What changes in your charts\n\n\S/m);
});
