import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "./lib/run.ts";
import { pageScripts, type Manifest } from "./lib/size-budget.ts";

interface Budget {
  page: string;
  /** Chunks it fetches beyond those of every page. */
  chunks: readonly string[];
  /** 1 KB is 1000 bytes, as browsers' network panels count. Classic scripts of index.html are part of the first screen too. */
  bytes: number;
  files: number;
}

const BUDGETS: readonly Budget[] = [
  { page: "Every page", chunks: [], bytes: 130_000, files: 5 },
  { page: "Sign-in", chunks: ["sign-in", "words-en"], bytes: 150_000, files: 8 },
  // On an old phone, out of a chat.
  { page: "Birth details", chunks: ["birth-details-page", "words-en", "words-kundli-en"], bytes: 192_000, files: 12 },
  {
    page: "Generator",
    chunks: ["signed-in", "birth", "generator", "words-en", "words-kundli-en"],
    bytes: 192_000,
    files: 12,
  },
  { page: "A saved kundli", chunks: ["signed-in", "kundli", "words-en", "words-kundli-en"], bytes: 205_000, files: 12 },
];
const DIST = join(ROOT, "apps/web/dist");
const MANIFEST = join(DIST, ".vite/manifest.json");

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function measure({ page, chunks, bytes, files }: Budget): boolean {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest;
  const html = readFileSync(join(DIST, "index.html"), "utf8");
  const classic = [...html.matchAll(/<script src="\/([^"]+)"/g)].map((match) => match[1] ?? "");
  const scripts = [...pageScripts(manifest, chunks), ...classic];
  const sizes = scripts.map((file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const within = total <= bytes && scripts.length <= files;
  console.log(
    `${page}: ${kilobytes(total)} of script gzipped in ${scripts.length} files, ${within ? "within" : "over"} its budget of ${kilobytes(bytes)} in ${files}`,
  );
  if (!within) scripts.forEach((file, index) => console.log(`${kilobytes(sizes[index] ?? 0).padStart(9)}  ${file}`));
  return within;
}

if (!existsSync(MANIFEST)) {
  console.error("There is no build to measure: run `npm run build` first");
  process.exitCode = 1;
} else {
  process.exitCode = BUDGETS.map(measure).every(Boolean) ? 0 : 1;
}
