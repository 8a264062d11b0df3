import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "./lib/precompress.ts";
import { ROOT, run } from "./lib/run.ts";

/** All that decides what the bundle holds: the app, the packages it may import, and the versions of everything else. */
const INPUTS = [
  "apps/web/{src,public,tools}/**/*",
  "apps/web/{index.html,package.json,vite.config.ts,tsconfig.json}",
  "packages/{contract,chart-drawing,terms}/{package.json,src/**/*}",
  "package-lock.json",
];
const BUILT = join(ROOT, "apps/web/dist/index.html");
// Outside dist, whose every file is served.
const STAMP = join(ROOT, "node_modules/.cache/lagna/web-build");

/** Where the same app is built for Node, which renders the words of its public pages. */
const FOR_NODE = join(ROOT, "node_modules/.cache/lagna/prerender");
const VITE = ["vite", "build", "apps/web", "--logLevel", "warn"] as const;
type Command = readonly [string, ...string[]];

/** The two builds do not depend on each other, and run at the same time. */
const BUILDS: readonly Command[] = [
  VITE,
  [...VITE, "--ssr", "src/prerender.tsx", "--outDir", FOR_NODE, "--emptyOutDir"],
];
const PRERENDER: Command = ["node", "apps/web/tools/prerender.ts", join(FOR_NODE, "prerender.js"), join(BUILT, "..")];

async function runStep([command, ...args]: Command): Promise<number> {
  const { status, output } = await run(command, args, { quiet: true, env: { NODE_ENV: "production" } });
  if (output.trim() !== "") console.log(output.trimEnd());
  return status;
}

function fingerprint(): string {
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

/** Builds the web app into apps/web/dist unless what is there was made from the same sources. Returns the exit status. */
export async function buildWeb(): Promise<number> {
  const wanted = fingerprint();
  if (existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return 0;
  console.log("Building the web app …");
  const started = performance.now();
  const built = Math.max(...(await Promise.all(BUILDS.map(runStep))));
  const status = built || (await runStep(PRERENDER));
  if (status !== 0) return status;
  await precompress(join(BUILT, ".."));
  mkdirSync(join(STAMP, ".."), { recursive: true });
  writeFileSync(STAMP, wanted);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return 0;
}

if (import.meta.main) process.exitCode = await buildWeb();
