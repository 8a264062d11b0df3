import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeUnusedFiles } from "../lib/remove-unused-files.ts";
import { ROOT } from "../lib/run-command.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lagna-unused-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
}

const list = (path = "."): string[] =>
  readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

test("source maps and histories go, at any depth; code, types, licences and notes stay", () => {
  const kept = [
    "a/index.js",
    "a/index.d.ts",
    "a/LICENSE",
    "a/README.md",
    "@b/c/map.js",
    "@b/c/lib/sitemap",
    "a/history.js",
  ];
  write(...kept, "a/index.js.map", "@b/c/lib/deep/index.d.ts.map", "a/CHANGELOG.md", "a/History.md", "a/index.js.flow");
  removeUnusedFiles(folder);
  expect(list()).toEqual(kept.map((path) => path.slice(path.lastIndexOf("/") + 1)).toSorted());
});

test("the zone boundaries that are read stay, the others go", () => {
  const geoTz = dirname(createRequire(join(ROOT, "packages/places/package.json")).resolve("geo-tz/all"));
  const code = readFileSync(join(geoTz, "find-all.js"), "utf8");
  const read = new Set(Array.from(code.matchAll(/timezones[\w.-]*\.(?:dat|json)/g), ([name]) => name));
  expect(read.size).toBe(2);
  const kinds = ["timezones", "timezones-1970", "timezones-now"];
  write(...kinds.flatMap((kind) => ["geo.dat", "index.json"].map((end) => `geo-tz/data/${kind}.geojson.${end}`)));
  removeUnusedFiles(folder);
  expect(list()).toEqual([...read].toSorted());
});

test("a native module keeps the build for this system", () => {
  const own = `${process.platform}-${process.arch}`;
  write(`sweph/prebuilds/${own}/sweph.node`, "sweph/prebuilds/plan9-mips/other.node");
  removeUnusedFiles(folder);
  expect(list()).toEqual(["sweph.node"]);
});

test("of a font, the upright weights that prints and pages read stay", () => {
  const prints = "@fontsource/noto-sans/files/noto-sans-greek-400-";
  const pages = "@fontsource-variable/anek/files/anek-latin-";
  write(`${prints}normal.woff`, `${prints}normal.woff2`, `${prints}italic.woff`, "@fontsource/noto-sans/400.css");
  write(`${pages}wght-normal.woff2`, `${pages}wdth-normal.woff2`, `${pages}standard-normal.woff2`);
  removeUnusedFiles(folder);
  expect(list()).toEqual(["anek-latin-wght-normal.woff2", "noto-sans-greek-400-normal.woff"]);
});

test("workspaces and caches are left alone", () => {
  write("work/own.map", "modules/.cache/tool/built.map");
  symlinkSync(join(folder, "work"), join(folder, "modules/linked"));
  removeUnusedFiles(join(folder, "modules"));
  expect(list("work")).toEqual(["own.map"]);
  expect(list("modules/.cache")).toEqual(["built.map"]);
});
