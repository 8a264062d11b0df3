import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { addModulePreloadLinks, PRELOADED_PAGES, type PreloadedPage } from "./add-modulepreload.ts";
import type * as Bundle from "../src/prerender.tsx";

/**
 * Prerenders the public pages to HTML, one file for each page and language: `node prerender.ts BUNDLE DIST`, where
 * BUNDLE is src/prerender.tsx built for Node, and DIST the built app, whose index.html is the template of every page.
 */
const [bundle = "", dist = ""] = process.argv.slice(2);
const LANGUAGES = ["en", "hi"] as const;
const isPreloaded = (path: string): path is PreloadedPage => Object.hasOwn(PRELOADED_PAGES, path);
/** Whom the content is for, where that is not everyone. */
const describeReaders = (path: string): string =>
  requiresSignIn(path)
    ? " data-for-signed-in"
    : VISITOR_ROUTES.some((route) => route === path)
      ? " data-for-visitors"
      : "";
const TITLE = /<title>.*<\/title>/;

await import(pathToFileURL(join(dirname(bundle), "browser-globals.js")).href);
const {
  requiresSignIn,
  prerender,
  prerenderHead,
  HEAD_ROUTES,
  NOT_FOUND,
  PUBLIC_ROUTES,
  SIGNED_IN_ROUTES,
  VISITOR_ROUTES,
} = (await import(pathToFileURL(bundle).href)) as typeof Bundle;
const frame = readFileSync(join(dist, "index.html"), "utf8");
for (const language of LANGUAGES) {
  const folder = join(dist, "pages", language);
  mkdirSync(folder, { recursive: true });
  const localizedFrame = frame.replace('<html lang="en">', `<html lang="${language}">`);
  const written = new Set<string>();
  const write = (path: string, html: string): void => {
    const page = isPreloaded(path) ? addModulePreloadLinks(dist, html, path, language) : html;
    written.add(path);
    // Not all file systems allow the ":" of a variable segment.
    const file = join(folder, path === "/" ? "index.html" : `${path.slice(1).replaceAll(":", "_")}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  };
  for (const path of [...PUBLIC_ROUTES, ...SIGNED_IN_ROUTES, NOT_FOUND]) {
    const { head, html, loadingText } = await prerender(path, language);
    // Input before the app has started would be lost, so forms are inert until then.
    const words = html.replaceAll("<form ", "<form inert ");
    const loadingNotice = words === html ? "" : `<p class="waking" role="status">${loadingText}</p>`;
    const page = localizedFrame
      .replace(TITLE, () => head)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-prerendered="${language}" data-page="${path}"${describeReaders(path)}>${words}</div>${loadingNotice}`,
      );
    if (page === localizedFrame) throw new Error("index.html has no root element for the prerendered page");
    write(path, page);
  }
  for (const path of Object.keys(HEAD_ROUTES) as (keyof typeof HEAD_ROUTES)[]) {
    const head = await prerenderHead(path, language);
    write(
      path,
      localizedFrame.replace(TITLE, () => head),
    );
  }
  // Pages of which nothing is prerendered.
  for (const path of Object.keys(PRELOADED_PAGES)) if (!written.has(path)) write(path, localizedFrame);
}
process.exit(0);
