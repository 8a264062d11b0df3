import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { JSDOM } from "jsdom";
import { namingCode, OPENED_FIRST, type OpenedFirst } from "./code-ahead.ts";
import type * as Bundle from "../src/prerender.tsx";

/**
 * Writes the words of the public pages into HTML, one file a page and language: `node prerender.ts BUNDLE DIST`, where BUNDLE is
 * src/prerender.tsx built for Node, and DIST the built app, whose index.html every page begins as.
 */
const [bundle = "", dist = ""] = process.argv.slice(2);
const LANGUAGES = ["en", "hi"] as const;
const TITLE = /<title>.*<\/title>/;

/** What the app asks of a browser as it starts. It asks the server too: no answer comes, as with a slow network. */
function standInBrowser(): void {
  const { window } = new JSDOM("<!doctype html><body></body>", { url: "http://localhost/", pretendToBeVisual: true });
  const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => list, scrollTo: () => undefined });
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis) || name === "navigator");
  for (const name of [...names, "localStorage", "sessionStorage", "Event", "EventTarget", "CustomEvent"]) {
    Object.defineProperty(globalThis, name, {
      value: (window as unknown as Record<string, unknown>)[name],
      configurable: true,
    });
  }
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
}

standInBrowser();
const { isSignedIn, prerender, prerenderHead, HEAD_ROUTES, NOT_FOUND, PUBLIC_ROUTES, SIGNED_IN_ROUTES } = (await import(
  pathToFileURL(bundle).href
)) as typeof Bundle;
const frame = readFileSync(join(dist, "index.html"), "utf8");
for (const language of LANGUAGES) {
  const folder = join(dist, "pages", language);
  mkdirSync(folder, { recursive: true });
  const begun = frame.replace('<html lang="en">', `<html lang="${language}">`);
  const write = (path: string, page: string): void =>
    writeFileSync(join(folder, path === "/" ? "index.html" : `${path.slice(1)}.html`), page);
  for (const path of [...PUBLIC_ROUTES, ...SIGNED_IN_ROUTES, NOT_FOUND]) {
    const { head, html, waking } = await prerender(path, language);
    // The content security policy allows no styles in HTML, and an app that takes these words over mends none.
    const styled = /<[^>]* style="[^>]*>/.exec(html);
    if (styled) throw new Error(`The page at ${path} has an element with a style of its own: ${styled[0]}`);
    // Whatever is typed before the app stands would be lost: its forms are looked at until then.
    const words = html.replaceAll("<form ", "<form inert ");
    const beside = words === html ? "" : `<p class="waking" role="status">${waking}</p>`;
    const page = begun
      .replace(TITLE, () => head)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-prerendered="${language}" data-page="${path}"${isSignedIn(path) ? " data-for-signed-in" : ""}>${words}</div>${beside}`,
      );
    if (page === begun) throw new Error("index.html has no place for the words of a page");
    write(path, page);
  }
  for (const path of Object.keys(HEAD_ROUTES) as (keyof typeof HEAD_ROUTES)[]) {
    const head = await prerenderHead(path, language);
    write(
      path,
      begun.replace(TITLE, () => head),
    );
  }
  for (const path of Object.keys(OPENED_FIRST) as OpenedFirst[]) write(path, namingCode(dist, frame, path, language));
}
process.exit(0);
