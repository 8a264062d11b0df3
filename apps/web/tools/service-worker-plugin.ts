import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Fetched by the browser under a fixed name, so it has no content hash. */
export const SERVICE_WORKER_FILE = "sw.js";
const RELEASE_PLACEHOLDER = "LAGNA_RELEASE";
/** Small files next to the page, without a hash in their names. */
const UNHASHED_FILES = ["/favicon.svg", "/manifest.webmanifest"];
/**
 * Signing in needs a connection anyway, and administrators' pages are useless offline. The engine, of 3 MB, is kept only by who uses it: when it is
 * fetched.
 */
const ONLINE_ONLY =
  /\/(?:firebase-sdk|people|leads|server|audit|channels|messages|file-import|example|engine|largest-towns)-/;

/**
 * Gives the service worker the names of all files of this release, separated into those the first page requires and
 * the rest.
 */
export const serviceWorkerPlugin = (): Plugin => ({
  name: "lagna:service-worker",
  // Not for the bundle that prerenders the public pages.
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const worker = chunks.find(({ fileName }) => fileName === SERVICE_WORKER_FILE);
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
      const first = [...UNHASHED_FILES, ...files.filter(isFirst)].toSorted();
      const remaining = files.filter((file) => !isFirst(file) && !ONLINE_ONLY.test(file)).toSorted();
      const version = createHash("sha256")
        .update(JSON.stringify([first, remaining, worker.code]))
        .digest("hex")
        .slice(0, 16);
      worker.code = worker.code.replaceAll(RELEASE_PLACEHOLDER, JSON.stringify({ version, first, rest: remaining }));
    },
  },
});
