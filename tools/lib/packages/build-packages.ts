import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run-command.ts";
import { compilePackages } from "./compile-packages.ts";
import { createPackageJson, type WorkspaceJson } from "./create-package-json.ts";
import { DATA_FOLDERS, type PublishedPackage } from "./published-packages.data.ts";

/** What every package has from the repository. */
const SHARED_FILES = ["LICENSE", "CHANGELOG.md"];
/** What a package has of its own, if it has it. */
const OWN_FILES = ["README.md", "LICENCE.md"];

/**
 * Writes packages as others install them, each to `<folder>/<name>`: JavaScript and types in `dist`, the data that it reads, package.json, README,
 * changelog and licence. What the folder held of them before is deleted.
 * @throws Error if they do not compile
 */
export async function buildPackages(names: readonly PublishedPackage[], folder: string): Promise<void> {
  const compiled = join(folder, ".compiled");
  await compilePackages(names, compiled);
  for (const name of names) writePackage(name, join(compiled, name), join(folder, name));
  rmSync(compiled, { recursive: true });
}

function writePackage(name: PublishedPackage, compiled: string, target: string): void {
  const source = join(ROOT, "packages", name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  // Beside `dist` as beside `src`, so that paths from one to the other stay what they are.
  const folders = readdirSync(compiled);
  for (const each of folders)
    cpSync(join(compiled, each), join(target, each === "src" ? "dist" : each), { recursive: true });
  const data = DATA_FOLDERS[name] ?? [];
  for (const each of data) cpSync(join(source, each), join(target, each), { recursive: true });
  const own = OWN_FILES.filter((file) => existsSync(join(source, file)));
  for (const file of own) cpSync(join(source, file), join(target, file));
  for (const file of SHARED_FILES) cpSync(join(ROOT, file), join(target, file));
  const workspace = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as WorkspaceJson;
  const files = ["dist", ...folders.filter((each) => each !== "src"), ...data, ...own, ...SHARED_FILES];
  writeFileSync(join(target, "package.json"), `${JSON.stringify(createPackageJson(workspace, files), null, 2)}\n`);
  for (const program of Object.values(workspace.bin ?? {}))
    chmodSync(join(target, program.replace("./src/", "dist/").replace(/\.ts$/, ".js")), 0o755);
}
