import { join } from "node:path";
import { run } from "../run-command.ts";

export interface Tarball {
  readonly name: string;
  readonly file: string;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
}

interface NpmPackReport {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
}

/** npm 10 and 11 print a list, later ones a record by name. */
const readReports = (output: string): readonly NpmPackReport[] =>
  Object.values(JSON.parse(output.slice(output.search(/^[[{]/m))) as readonly NpmPackReport[]);

/**
 * Packs built packages as npm would publish them, to `<folder>/*.tgz`.
 * @throws Error with npm's output
 */
export async function packPackages(names: readonly string[], folder: string): Promise<readonly Tarball[]> {
  const folders = names.map((name) => `./${name}`);
  const { status, output } = await run("npm", ["pack", "--json", "--ignore-scripts", "--loglevel=error", ...folders], {
    quiet: true,
    spawn: { cwd: folder },
  });
  if (status !== 0) throw new Error(`npm pack failed:\n${output}`);
  return readReports(output).map(({ name, filename, size, unpackedSize }) => ({
    name,
    file: join(folder, filename),
    packedBytes: size,
    unpackedBytes: unpackedSize,
  }));
}
