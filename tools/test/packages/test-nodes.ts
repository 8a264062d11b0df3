import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../../lib/run-command.ts";

/** The versions of Node on which the packages are tried, besides the pinned one. */
const OTHER_NODES = { 20: "20.20.2", 22: "22.23.3" } as const;
const CACHE = join(ROOT, "node_modules/.cache/lagna/nodes");

/** The folder of a Node's program, which npm fetches at first use. @throws Error with npm's output */
async function installNode(version: string): Promise<string> {
  const folder = join(CACHE, version);
  const bin = join(folder, "node_modules/node/bin");
  if (existsSync(join(bin, "node"))) return bin;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, allowScripts: { node: true } }));
  const { status, output } = await run("npm", ["install", "--no-audit", "--no-fund", `node@${version}`], {
    quiet: true,
    spawn: { cwd: folder },
  });
  if (status !== 0 || !existsSync(join(bin, "node"))) throw new Error(`Node ${version} was not installed:\n${output}`);
  return bin;
}

/** Major version → the folder of its program. */
export const installTestNodes = async (): Promise<ReadonlyMap<number, string>> =>
  new Map([
    [20, await installNode(OTHER_NODES[20])],
    [22, await installNode(OTHER_NODES[22])],
    [26, join(ROOT, "node_modules/node/bin")],
  ]);
