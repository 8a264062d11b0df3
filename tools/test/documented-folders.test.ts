import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../lib/run-command.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** All folders below a folder, without those of dependencies and builds. */
function listFolders(folder: string): readonly string[] {
  const files = globSync("**/*", {
    cwd: join(ROOT, folder),
    withFileTypes: true,
    exclude: ({ name }) => name === "node_modules" || name === "dist",
  });
  return files.filter((each) => each.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
}

const isThere = (name: string, folders: readonly string[]): boolean =>
  existsSync(join(ROOT, name)) || folders.some((folder) => folder.endsWith(`/${name}`));

/** Folders that a text names in code: `answer/`, or the folder of `src/facts/build-facts.ts`. Names of packages, routes and patterns are none. */
function listNamedFolders(text: string): string[] {
  const words = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)].map(([, word = ""]) => word);
  const folders = words.map((word) =>
    word.endsWith("/") ? word.slice(0, -1) : /\.\w+$/.test(word) ? dirname(word) : ".",
  );
  return [...new Set(folders)].filter((folder) => folder !== ".");
}

const READMES = globSync("{packages,apps}/*/README.md", { cwd: ROOT });

test("there are files to compare", () => {
  expect(READMES.length).toBeGreaterThan(4);
  expect(READMES.flatMap((path) => listNamedFolders(read(path))).length).toBeGreaterThan(30);
});

test.each(READMES)("every folder that %s names is in the tree", (path) => {
  const folders = listFolders(dirname(path));
  expect(listNamedFolders(read(path)).filter((name) => !isThere(name, folders))).toEqual([]);
});

test("the astrologer's README lists the folders of its answers, each once", () => {
  const [, table = ""] = read("packages/astrologer/README.md").split("each folder in it holds one subject");
  const rows = /\n(\|[\s\S]*?)\n\n/.exec(table)?.[1]?.split("\n") ?? [];
  const listed = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([\w-]+)\/`/g)].map(([, name]) => name),
  );
  const answers = join(ROOT, "packages/astrologer/src/answer");
  const folders = globSync("*/", { cwd: answers }).map((name) => name.replace(/\/$/, ""));
  expect(listed).toHaveLength(new Set(listed).size);
  expect(new Set(listed)).toEqual(new Set(folders));
});

test("every folder of the layout in ARCHITECTURE.md is in the tree", () => {
  const layout = /## Repository layout\n+```\n([\s\S]*?)```/.exec(read("ARCHITECTURE.md"))?.[1] ?? "";
  const names = [...layout.matchAll(/(?<![\w<>/])([\w.-]+(?:\/[\w.-]+)*)\/(?=[\s),;]|$)/gm)].map(
    ([, name = ""]) => name,
  );
  const tops = ["packages", "apps", "e2e", "bench", "tools", "docs"];
  const folders = tops.flatMap(listFolders);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !isThere(name, folders))).toEqual([]);
});

test("at the root of the server are only its entry point and the list of its areas", () => {
  expect(globSync("*.ts", { cwd: join(ROOT, "apps/server/src") }).toSorted()).toEqual(["app.ts", "main.ts"]);
});
