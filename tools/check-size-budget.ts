import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "./lib/run-command.ts";
import { listPageScripts, type Manifest } from "./lib/page-scripts.ts";

interface Budget {
  page: string;
  /** Chunks that the page loads in addition to those of every page. */
  chunks: readonly string[];
  /** Gzipped. 1 KB is 1000 bytes, as in browsers' network panels. Includes the classic scripts of index.html. */
  bytes: number;
  files: number;
}

const BUDGETS: readonly Budget[] = [
  { page: "Every page", chunks: [], bytes: 130_000, files: 5 },
  { page: "Sign-in", chunks: ["sign-in", "words-en"], bytes: 162_500, files: 8 },
  // Opened from a chat, often on an old phone.
  { page: "Birth details", chunks: ["birth-details-page", "words-en", "words-kundli-en"], bytes: 205_000, files: 12 },
  // The first page of many visitors, whose form is usable only once all of this has loaded.
  { page: "Trial", chunks: ["try-page", "words-en", "words-kundli-en"], bytes: 206_000, files: 12 },
  {
    page: "Generator",
    chunks: ["signed-in", "birth", "generator", "words-en", "words-kundli-en"],
    bytes: 206_500,
    files: 12,
  },
  { page: "A saved kundli", chunks: ["signed-in", "kundli", "words-en", "words-kundli-en"], bytes: 215_500, files: 12 },
  { page: "Dashboard", chunks: ["signed-in", "dashboard-page", "words-en"], bytes: 191_000, files: 15 },
  { page: "A month of the almanac", chunks: ["month-page", "words-en"], bytes: 208_500, files: 22 },
  { page: "A festival", chunks: ["festival-page", "words-en"], bytes: 243_500, files: 23 },
  { page: "Check a reading", chunks: ["verify-page", "words-en", "words-kundli-en"], bytes: 222_000, files: 16 },
];
const DIST = join(ROOT, "apps/web/dist");
const MANIFEST = join(DIST, ".vite/manifest.json");

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function checkBudget({ page, chunks, bytes, files }: Budget): boolean {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest;
  const html = readFileSync(join(DIST, "index.html"), "utf8");
  const classic = [...html.matchAll(/<script src="\/([^"]+)"/g)].map((match) => match[1] ?? "");
  const scripts = [...listPageScripts(manifest, chunks), ...classic];
  const sizes = scripts.map((file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const within = total <= bytes && scripts.length <= files;
  console.log(
    `${page}: ${formatKilobytes(total)} of script gzipped in ${scripts.length} files, ${within ? "within" : "over"} its budget of ${formatKilobytes(bytes)} in ${files}`,
  );
  if (!within)
    scripts.forEach((file, index) => console.log(`${formatKilobytes(sizes[index] ?? 0).padStart(9)}  ${file}`));
  return within;
}

if (!existsSync(MANIFEST)) {
  console.error("There is no build: run `npm run build` first");
  process.exitCode = 1;
} else {
  process.exitCode = BUDGETS.map(checkBudget).every(Boolean) ? 0 : 1;
}
