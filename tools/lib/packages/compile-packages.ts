import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { NATIVE_COMPILER } from "../run-checks.ts";
import { ROOT, run } from "../run-command.ts";

/** Syntax that Node 20 and the browsers of its years read; newer syntax is rewritten. */
const TARGET = "ES2022";

/**
 * Compiles the sources of packages, and of what these import, to `<folder>/<package>/src/*.js` with `*.d.ts`. JSON that they import is written beside,
 * at the same place as in the repository.
 * @throws Error with the compiler's output
 */
export async function compilePackages(names: readonly string[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "tsconfig.json");
  writeFileSync(config, JSON.stringify(createConfig(names, folder), null, 2));
  const { status, output } = await run("node", [NATIVE_COMPILER, "-p", config, "--checkers", "1"], { quiet: true });
  if (status !== 0) throw new Error(`The packages do not compile:\n${output}`);
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".d.ts")) renameImportsOfTypes(join(folder, file));
}

function createConfig(names: readonly string[], folder: string): object {
  return {
    extends: relative(folder, join(ROOT, "tsconfig.base.json")),
    compilerOptions: {
      target: TARGET,
      lib: ["ESNext", "DOM", "DOM.Iterable"],
      types: ["node"],
      typeRoots: [join(ROOT, "node_modules/@types")],
      rootDir: relative(folder, join(ROOT, "packages")),
      outDir: ".",
      noEmit: false,
      declaration: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
    },
    include: names.map((name) => relative(folder, join(ROOT, "packages", name, "src"))),
  };
}

const IMPORT_OF_SOURCE = /((?:from |import\(|import )"\.[^"]*)\.ts"/g;

/** The compiler renames the imports of its JavaScript only; that `./x.ts` in a declaration means `./x.d.ts` not every version knows. */
function renameImportsOfTypes(file: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(IMPORT_OF_SOURCE, '$1.js"'));
}
