import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

interface Preloads {
  readonly module: string;
  /** The message namespaces that it waits for. */
  readonly words: readonly string[];
  /** Chunks that it loads at once; those of words without their language. */
  readonly chunks: readonly string[];
  /** Chunks of which the content that comes for a person needs only the styles. */
  readonly styles?: readonly string[];
}

const almanacPage = (name: string, ...words: string[]): Preloads => ({
  module: `src/features/almanac/${name}.tsx`,
  words: ["almanac", ...words],
  chunks: [],
});

/** Pages on which users start the app and which wait for much code. */
export const PRELOADED_PAGES = {
  "/kundlis": {
    module: "src/features/saved-kundlis/kundlis-page.tsx",
    words: ["kundlis", "uncertain"],
    chunks: ["words-kundli"],
  },
  "/kundlis/:id": {
    module: "src/features/saved-kundlis/kundli-chart-page.tsx",
    words: ["kundlis"],
    chunks: ["words-kundli", "signed-in", "kundli"],
  },
  "/dashboard": {
    module: "src/features/dashboard/dashboard-page.tsx",
    words: ["dashboard", "kundlis", "today"],
    chunks: ["signed-in"],
    styles: ["kundli"],
  },
  "/try": { module: "src/features/try/try-page.tsx", words: ["try"], chunks: ["words-kundli"] },
  "/verify": { module: "src/features/verify/verify-page.tsx", words: ["verify"], chunks: ["words-kundli", "birth"] },
  "/panchang": almanacPage("panchang-page", "sankalpa"),
  "/panchang/month": almanacPage("month-page"),
  "/festivals": almanacPage("year-page"),
  "/festivals/:id/:year": almanacPage("festival-page"),
  "/eclipses": almanacPage("eclipse-page"),
  "/eclipses/:date": almanacPage("eclipse-page"),
} as const satisfies Readonly<Record<string, Preloads>>;
export type PreloadedPage = keyof typeof PRELOADED_PAGES;

/** Collects a file, everything it imports statically, and their styles: the bundler's code waits for both. */
function collectImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build manifest has no chunk for ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of chunk.css ?? []) found.add(file);
  for (const imported of chunk.imports ?? []) collectImports(manifest, imported, found);
  return found;
}

const renderLink = (file: string): string =>
  file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/**
 * One of these pages, or the app frame for it, with preload links for its code, which then loads in parallel with
 * the frame's instead of after it.
 */
export function addModulePreloadLinks(dist: string, html: string, path: PreloadedPage, language: string): string {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const { module, words, chunks, styles = [] }: Preloads = PRELOADED_PAGES[path];
  const names = ["words", ...chunks].map((name) => (name.startsWith("words") ? `${name}-${language}` : name));
  const shared = Object.keys(manifest).filter((key) => names.includes(manifest[key]?.name ?? ""));
  const keys = [module, ...shared, ...words.map((name) => `src/locales/${language}/${name}.json`)];
  const sheets = Object.values(manifest).flatMap(({ name = "", css = [] }) => (styles.includes(name) ? css : []));
  const files = new Set([...keys.flatMap((key) => [...collectImports(manifest, key)]), ...sheets]);
  const links = [...files].filter((file) => !html.includes(`/${file}"`)).map(renderLink);
  const page = html.replace("</head>", () => `${links.join("")}</head>`);
  return waitsForContent(path, html) ? moveCodeToTemplate(page) : page;
}

const CODE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Whether the early requests (public/early-requests.js) include the page's content; they are only in pages of the server that has the API. */
const waitsForContent = (path: PreloadedPage, html: string): boolean =>
  (path === "/dashboard" || path === "/kundlis/:id") && html.includes("lagnaEarlyContent");

/** The script of the early requests starts what is in the template. */
function moveCodeToTemplate(html: string): string {
  const code = html.match(CODE) ?? [];
  return html
    .replaceAll(CODE, "")
    .replace("</head>", () => `<template id="app-code">${code.join("")}</template></head>`);
}
