import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SCRIPT = '<script src="/before-paint.js"></script>';
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;
const STYLES = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;

const readScript = (root: string, name: string): string =>
  readFileSync(join(root, "public", name), "utf8").replaceAll(/^\s*\/\/.*\n/gm, "");

/**
 * Inlines what the first paint needs, the styles of the frame and the script for theme and language, into the page:
 * it saves two requests, and on a slow connection no font or script competes with them. The server lists both by
 * their hash in its content security policy.
 */
export const inlineFirstPaintPlugin = (root: string): Plugin => {
  let isApiElsewhere = false;
  return {
    name: "lagna:inline-first-paint",
    apply: "build",
    configResolved: ({ env }) => {
      isApiElsewhere = Boolean(env["VITE_API_BASE"]);
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const file = STYLES.exec(html)?.[1];
        const styles = file === undefined ? undefined : bundle?.[file];
        if (styles?.type !== "asset" || !html.includes(SCRIPT))
          throw new Error("The bundle has no stylesheet, or index.html has no first-paint script");
        // Early requests go to the server that sent the page.
        const early = isApiElsewhere ? "" : readScript(root, "early-requests.js");
        const script = readScript(root, "before-paint.js") + early;
        // A function, so that no `$` in the text is read as a reference.
        return (
          html
            .replace(SCRIPT, () => `<script>${script}</script>`)
            .replace(STYLES, () => `<style>${String(styles.source)}</style>`)
            // The text is already visible, so its font takes priority over the code that hydrates it.
            .replaceAll(SCRIPTS, '<$1 fetchpriority="low"')
        );
      },
    },
  };
};
