import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Asked for anew by the browser, so that it carries no hash of its content. */
export const SERVICE_WORKER = "sw.js";
const PLACE = "LAGNA_RELEASE";
/** Beside the page: small, and without a hash in their names. */
const BESIDE = ["/favicon.svg", "/manifest.webmanifest"];
/** Signing in needs a connection anyway, and what administrators do is nothing to do without one. */
const ONLINE_ONLY = /\/(?:firebase-sdk|people|leads|server|audit|channels|messages|workbench|example)-/;

/** Gives the service worker the names of all files of this release, told apart by what the first page cannot be without. */
export const serviceWorker = (): Plugin => ({
  name: "lagna:service-worker",
  // Not for the bundle that writes the words of the public pages.
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const worker = chunks.find(({ fileName }) => fileName === SERVICE_WORKER);
      if (!worker) throw new Error("The service worker is not in the bundle");
      if (worker.imports.length > 0) throw new Error("The service worker imports other files");
      const needed = new Set<string>();
      const need = (name: string): void => {
        if (needed.has(name)) return;
        needed.add(name);
        for (const each of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) need(each);
      };
      for (const chunk of chunks) if (chunk.isEntry && chunk !== worker) need(chunk.fileName);
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .map((name) => `/${name}`);
      const isFirst = (file: string): boolean => needed.has(file.slice(1)) || /\.css$|-latin-wght-/.test(file);
      const first = [...BESIDE, ...files.filter(isFirst)].toSorted();
      const rest = files.filter((file) => !isFirst(file) && !ONLINE_ONLY.test(file)).toSorted();
      const version = createHash("sha256")
        .update(JSON.stringify([first, rest, worker.code]))
        .digest("hex")
        .slice(0, 16);
      worker.code = worker.code.replaceAll(PLACE, JSON.stringify({ version, first, rest }));
    },
  },
});
