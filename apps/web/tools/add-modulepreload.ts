import { readFileSync } from "node:fs";
import { join } from "node:path";

type Manifest = Readonly<Record<string, { file: string; name?: string; imports?: readonly string[] }>>;

/**
 * Pages on which users start the app and which wait for much code: their module, the message namespaces they wait for,
 * and the chunks with a form that they load at once.
 */
export const PRELOADED_PAGES = {
  "/kundlis": { module: "src/features/saved-kundlis/kundlis-page.tsx", words: ["kundlis", "uncertain"], chunks: [] },
  "/try": { module: "src/features/try/try-page.tsx", words: ["try"], chunks: [] },
  "/verify": { module: "src/features/verify/verify-page.tsx", words: ["verify"], chunks: ["birth"] },
} as const;
export type PreloadedPage = keyof typeof PRELOADED_PAGES;

/** Collects a file and everything it imports statically. */
function collectImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build manifest has no chunk for ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collectImports(manifest, imported, found);
  return found;
}

/**
 * One of these pages, or the app frame for it, with modulepreload links for its code, which then loads in parallel with
 * the frame's instead of after it.
 */
export function addModulePreloadLinks(dist: string, html: string, path: PreloadedPage, language: string): string {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const { module, words, chunks } = PRELOADED_PAGES[path];
  const shared = Object.keys(manifest).filter((key) =>
    [`words-${language}`, `words-kundli-${language}`, ...chunks].includes(manifest[key]?.name ?? ""),
  );
  const keys = [module, ...shared, ...words.map((name) => `src/locales/${language}/${name}.json`)];
  const files = new Set(keys.flatMap((key) => [...collectImports(manifest, key)]));
  const links = [...files]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
  return html.replace("</head>", () => `${links.join("")}</head>`);
}
