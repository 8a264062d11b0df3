import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "./lib/precompress.ts";
import { ROOT, run } from "./lib/run-command.ts";

/** All files that the bundle depends on: the app, the packages it may import, the zones, and the versions of all dependencies. */
const INPUTS = [
  "apps/web/{src,public,tools}/**/*",
  "apps/web/{index.html,package.json,vite.config.ts,tsconfig.json}",
  "packages/{birth-tables,contract,chart-drawing,terms,jyotish,kundli,ephemeris,places}/{package.json,src/**/*}",
  "packages/places/data/zoneinfo.*",
  "package-lock.json",
];
const BUILT_INDEX = join(ROOT, "apps/web/dist/index.html");
// Not in dist, because every file there is served.
const STAMP_FILE = join(ROOT, "node_modules/.cache/lagna/web-build");

/** Output of the SSR build, with which Node prerenders the public pages, and the server renders those of the almanac. */
const SSR_BUILD_DIR = join(ROOT, "node_modules/.cache/lagna/prerender");
const VITE = ["vite", "build", "apps/web", "--logLevel", "warn"] as const;
type Command = readonly [string, ...string[]];

/** Browser build and SSR build; independent of each other, so they run in parallel. */
const BUILDS: readonly Command[] = [VITE, [...VITE, "--ssr", "--outDir", SSR_BUILD_DIR, "--emptyOutDir"]];
const PRERENDER: Command = [
  "node",
  "apps/web/tools/prerender.ts",
  join(SSR_BUILD_DIR, "prerender.js"),
  join(BUILT_INDEX, ".."),
];

async function runStep([command, ...args]: Command): Promise<number> {
  const { status, output } = await run(command, args, { quiet: true, env: { NODE_ENV: "production" } });
  if (output.trim() !== "") console.log(output.trimEnd());
  return status;
}

function computeFingerprint(): string {
  const hash = createHash("sha256");
  const files = globSync(INPUTS, { cwd: ROOT }).toSorted();
  for (const file of files) {
    if (!statSync(join(ROOT, file)).isFile()) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

const isBuiltFrom = (fingerprint: string): boolean =>
  existsSync(BUILT_INDEX) && existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, "utf8") === fingerprint;

/** Whether the existing build has the same sources. */
export const isWebBuilt = (): boolean => isBuiltFrom(computeFingerprint());

/** Builds the web app into apps/web/dist unless the existing build has the same sources. Returns the exit status. */
export async function buildWeb(): Promise<number> {
  const fingerprint = computeFingerprint();
  if (isBuiltFrom(fingerprint)) return 0;
  const started = performance.now();
  console.log("Building the web app: bundling (1 of 3) …");
  const built = Math.max(...(await Promise.all(BUILDS.map(runStep))));
  if (built !== 0) return built;
  console.log("Building the web app: public pages (2 of 3) …");
  const status = await runStep(PRERENDER);
  if (status !== 0) return status;
  console.log("Building the web app: compressing (3 of 3) …");
  await precompress(join(BUILT_INDEX, ".."));
  mkdirSync(join(STAMP_FILE, ".."), { recursive: true });
  writeFileSync(STAMP_FILE, fingerprint);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return 0;
}

if (import.meta.main) process.exitCode = await buildWeb();
