import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPackages } from "../lib/packages/build-packages.ts";
import { createPackageJson } from "../lib/packages/create-package-json.ts";
import { PUBLISHED_PACKAGES } from "../lib/packages/published-packages.data.ts";
import { readExample } from "../lib/packages/read-example.ts";
import { ROOT } from "../lib/run-command.ts";

/** The smallest package that has no others; the rest are built and installed in the nightly part. */
const folder = mkdtempSync(join(tmpdir(), "lagna-packages-"));
beforeAll(() => buildPackages(["terms"], folder));
afterAll(() => rmSync(folder, { recursive: true }));

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

test("a package is JavaScript with types, its data, licence and changelog, and nothing else", () => {
  expect(readdirSync(folder)).toEqual(["terms"]);
  expect(readdirSync(join(folder, "terms")).toSorted()).toEqual(
    ["CHANGELOG.md", "LICENSE", "README.md", "dist", "package.json"].toSorted(),
  );
  const files = readdirSync(join(folder, "terms/dist"), { recursive: true, encoding: "utf8" });
  expect(files).toContain("index.js");
  expect(files).toContain("index.d.ts");
  for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name)))
    expect(readFileSync(join(folder, "terms/dist", file), "utf8")).not.toMatch(/from "\.[^"]*\.ts"/);
});

test("its door leads to the built files, types first, and it may be published", () => {
  const json = readJson(join(folder, "terms/package.json")) as { exports: Record<string, object>; private?: boolean };
  expect(Object.keys(json.exports["."] ?? {})).toEqual(["types", "default"]);
  expect(json).toMatchObject({ exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } } });
  expect(json.private).toBeUndefined();
});

test("the built module runs", async () => {
  const built = (await import(pathToFileURL(join(folder, "terms/dist/index.js")).href)) as {
    RASHIS: readonly string[];
  };
  expect(built.RASHIS[0]).toBe("aries");
});

test("a program and a second door lead to built files too, and versions stay as they are", () => {
  const workspace = {
    name: "@lagna/x",
    version: "1.0.0",
    description: "",
    license: "AGPL-3.0-or-later",
    type: "module",
    engines: { node: ">=20" },
    exports: { ".": "./src/index.ts", "./browser": "./src/browser/open.ts" },
    bin: { x: "./src/x.ts" },
    dependencies: { zod: "4.0.0" },
  } as const;
  expect(createPackageJson(workspace, ["dist"])).toMatchObject({
    exports: { "./browser": { types: "./dist/browser/open.d.ts", default: "./dist/browser/open.js" } },
    bin: { x: "dist/x.js" },
    dependencies: { zod: "4.0.0" },
    files: ["dist"],
  });
});

test.each(PUBLISHED_PACKAGES)("%s says what it is, which Node it needs, and what it needs is published too", (name) => {
  const json = readJson(join(ROOT, "packages", name, "package.json")) as {
    description?: string;
    engines?: { node: string };
    dependencies?: Record<string, string>;
  };
  expect(json.description).toMatch(/\S/);
  const readme = readFileSync(join(ROOT, "packages", name, "README.md"), "utf8");
  expect(readme).toMatch(new RegExp(`^# @lagna/${name}\n`));
  expect(readme).toContain(`Node ${json.engines?.node.replace(">=", "")}`);
  const own = Object.keys(json.dependencies ?? {}).flatMap((needed) => needed.split("@lagna/")[1] ?? []);
  expect(own.filter((needed) => !(PUBLISHED_PACKAGES as readonly string[]).includes(needed))).toEqual([]);
});

test("an example is the first block of JavaScript, with what it prints", () => {
  expect(readExample("# A\n\n```js\none();\n```\n\n```text\n1\n```\n")).toEqual({ code: "one();\n", output: "1\n" });
  expect(readExample("# A\n\n```js\none();\n```\n")).toBeNull();
});
