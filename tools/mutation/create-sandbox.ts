import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, lstatSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Folders of `node_modules` that Vite and Vitest write to. */
const WRITTEN_CACHES = new Set([".vite", ".vite-temp", ".vitest-cache"]);

/**
 * A copy of the repository in the temp folder. Its packages are linked from the repository, except this repository's own ones, which
 * are those of the copy.
 */
export function createSandbox(root: string): string {
  const sandbox = mkdtempSync(join(tmpdir(), "lagna-mutation-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const file of listed.toString("utf8").split("\0")) {
    if (file !== "" && existsSync(join(root, file))) copyFile(join(root, file), join(sandbox, file));
  }
  linkPackages(join(root, "node_modules"), join(sandbox, "node_modules"));
  for (const folder of ["apps/server", "apps/web"]) {
    const packages = join(root, folder, "node_modules");
    if (existsSync(packages)) symlinkSync(packages, join(sandbox, folder, "node_modules"));
  }
  return sandbox;
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (WRITTEN_CACHES.has(name)) continue;
    if (name === "@lagna") linkOwnPackages(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name));
  }
}

function linkOwnPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (lstatSync(join(from, name)).isSymbolicLink()) symlinkSync(readlinkSync(join(from, name)), join(to, name));
  }
}
