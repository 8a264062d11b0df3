import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The built name of the Latin subset carries a hash, so its preload can only be written once the bundle is known. */
function preloadLatinFont(): Plugin {
  return {
    name: "lagna:preload-latin-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /anek-devanagari-latin-wght.*\.woff2$/.test(name));
        if (!file) throw new Error("The Latin subset of the font is not in the bundle");
        const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

const api = process.env["LAGNA_API"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadLatinFont()],
  server: { host: "127.0.0.1", proxy: { "/api": api } },
  preview: { host: "127.0.0.1", proxy: { "/api": api } },
  build: {
    manifest: true,
    // Fonts as files, never data: URLs: the content security policy allows 'self' only.
    assetsInlineLimit: 0,
  },
  test: {
    name: "web",
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://127.0.0.1:8080/" } },
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
    setupFiles: ["src/test/setup.ts"],
    css: false,
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
