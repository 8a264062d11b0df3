import { readFileSync } from "node:fs";
import { join } from "node:path";

type Manifest = Readonly<Record<string, { file: string; name?: string; imports?: readonly string[] }>>;

/** Pages that a person opens the app with, and that have no words made at build: their module, and the words they wait for. */
export const OPENED_FIRST = {
  "/kundlis": { module: "src/features/kundlis/kundlis-page.tsx", words: ["kundlis", "uncertain"] },
} as const;
export type OpenedFirst = keyof typeof OPENED_FIRST;

/** Whatever a file needs before it runs, and itself. */
function neededBy(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`No file of the build is made of ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const each of chunk.imports ?? []) neededBy(manifest, each, found);
  return found;
}

/**
 * The frame as the page of such an address: it names the code of that page, which then comes beside the frame's own and is not asked for
 * only once that runs.
 */
export function namingCode(dist: string, frame: string, path: OpenedFirst, language: string): string {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const { module, words } = OPENED_FIRST[path];
  const shared = Object.keys(manifest).filter((key) =>
    [`words-${language}`, `words-kundli-${language}`].includes(manifest[key]?.name ?? ""),
  );
  const keys = [module, ...shared, ...words.map((name) => `src/locales/${language}/${name}.json`)];
  const files = new Set(keys.flatMap((key) => [...neededBy(manifest, key)]));
  const links = [...files]
    .filter((file) => !frame.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
  return frame.replace("</head>", () => `${links.join("")}</head>`);
}
