import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SCRIPT = '<script src="/before-paint.js"></script>';
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;
const STYLES = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;

/**
 * What a page cannot be painted without, the styles of the frame and the few lines that know theme and language, stands in the page
 * itself: two journeys fewer, and on a thin line no font or script beside them. The server names both by their hash in its policy.
 */
export const inlineFirstPaint = (root: string): Plugin => ({
  name: "lagna:inline-first-paint",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const file = STYLES.exec(html)?.[1];
      const styles = file === undefined ? undefined : bundle?.[file];
      if (styles?.type !== "asset" || !html.includes(SCRIPT)) throw new Error("index.html has nothing to paint from");
      const script = readFileSync(join(root, "public/before-paint.js"), "utf8").replaceAll(/^\s*\/\/.*\n/gm, "");
      // A function, so that no sign in the text is read as a reference.
      return (
        html
          .replace(SCRIPT, () => `<script>${script}</script>`)
          .replace(STYLES, () => `<style>${String(styles.source)}</style>`)
          // The words stand already: their font comes before the code that wakes them.
          .replaceAll(SCRIPTS, '<$1 fetchpriority="low"')
      );
    },
  },
});
