import { globSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Folders and files below `node_modules` that nothing reads, as patterns. */
const UNUSED_PATHS: readonly string[] = [
  // Only compiling a native module needs the C headers of the pinned Node, and every native module here comes compiled.
  "node/node_modules/*/include",
  // The boundaries of two products that are not used; `find-zone.ts` in packages/places says why.
  "geo-tz/data/timezones-{1970,now}.*",
  // Builds for other systems, and for apps that are no web pages.
  `sweph/prebuilds/!(${process.platform}-${process.arch}*)`,
  "@firebase/auth/dist/{cordova,rn,web-extension-cjs,web-extension-esm}",
  "{msw/lib/iife,pdfkit/js/pdfkit.standalone.js}",
  // Documentation and sources beside the compiled files that Node and Vite load.
  "{ai,zod,@ai-sdk/*,@zxcvbn-ts/*,@tanstack/*}/src",
  "{ai,fastify}/docs",
  "fastify/{test,examples}",
  // The package manager of its authors.
  "pdfkit/.yarn",
  // Prints read upright .woff files, pages one .woff2 with all weights; none has italics or reads the style sheets.
  "@fontsource/*/files/*{-italic.woff,.woff2}",
  "@fontsource/*/{scss,*.css}",
  "@fontsource-variable/*/files/*-{wdth,standard}-normal.woff2",
  // The page of Playwright that shows recorded runs.
  "playwright-core/lib/vite",
  // axe's messages in other languages.
  "axe-core/locales",
  // The compiler's messages in other languages.
  "typescript/lib/*/diagnosticMessages.generated.json",
];

/** Source maps serve to debug the packages themselves, `.flow` files are types of a checker that we do not use. */
const UNUSED_NAMES = /\.(?:map|flow)$|^(?:changelog|history)\.md$/i;

/** Npm's own records and the caches of programs. */
const isPackageFolder = (name: string): boolean => !name.startsWith(".");

/** Removes them from an installed `node_modules`; licences stay. Links, such as those of workspaces, are not followed. */
export function removeUnusedFiles(folder: string): void {
  for (const path of globSync(UNUSED_PATHS, { cwd: folder })) rmSync(join(folder, path), { recursive: true });
  removeByName(folder);
}

function removeByName(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && isPackageFolder(entry.name)) removeByName(path);
    else if (entry.isFile() && UNUSED_NAMES.test(entry.name)) rmSync(path);
  }
}
