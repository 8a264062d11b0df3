import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "./lib/run.ts";
import { initialScripts, type Manifest } from "./lib/size-budget.ts";

/** 1 KB is 1000 bytes, as browsers' network panels count. Classic scripts of index.html are part of the first screen too. */
const BUDGET_BYTES = 130_000;
const DIST = join(ROOT, "apps/web/dist");
const MANIFEST = join(DIST, ".vite/manifest.json");

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function measure(): number {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest;
  const html = readFileSync(join(DIST, "index.html"), "utf8");
  const classic = [...html.matchAll(/<script src="\/([^"]+)"/g)].map((match) => match[1] ?? "");
  let total = 0;
  for (const file of [...initialScripts(manifest), ...classic]) {
    const bytes = gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
    total += bytes;
    console.log(`${kilobytes(bytes).padStart(9)}  ${file}`);
  }
  return total;
}

if (!existsSync(MANIFEST)) {
  console.error("There is no build to measure: run `npm run build` first");
  process.exitCode = 1;
} else {
  const total = measure();
  const verdict = total <= BUDGET_BYTES ? "within" : "over";
  console.log(`Initial JavaScript ${kilobytes(total)} gzipped, ${verdict} the budget of ${kilobytes(BUDGET_BYTES)}`);
  process.exitCode = total <= BUDGET_BYTES ? 0 : 1;
}
