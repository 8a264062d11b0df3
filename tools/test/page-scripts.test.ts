import { expect, test } from "vitest";
import { listInitialScripts, listPageScripts } from "../lib/page-scripts.ts";

test("lists the entry and its static imports once each, without dynamic imports", () => {
  const manifest = {
    "index.html": { file: "index.js", isEntry: true, imports: ["_a.js", "_b.js"], dynamicImports: ["page.tsx"] },
    "_a.js": { file: "a.js", imports: ["_b.js"] },
    "_b.js": { file: "b.js", imports: ["_a.js"] },
    "page.tsx": { file: "page.js", imports: ["_c.js"] },
    "_c.js": { file: "c.js" },
    "style.css": { file: "style.css" },
    "src/worker.ts": { file: "worker.js", isEntry: true },
  };
  expect(listInitialScripts(manifest)).toEqual(["index.js", "a.js", "b.js"]);
});

test("rejects a manifest without an entry or with a missing chunk", () => {
  expect(() => listInitialScripts({ "_a.js": { file: "a.js" } })).toThrow("no entry");
  expect(() => listInitialScripts({ "index.html": { file: "i.js", isEntry: true, imports: ["_gone.js"] } })).toThrow(
    "_gone.js",
  );
});

test("adds the chunks of a page by name, and rejects an unknown chunk", () => {
  const manifest = {
    "index.html": { file: "index.js", isEntry: true, imports: ["_a.js"] },
    "_a.js": { file: "a.js", name: "frame" },
    "page.tsx": { file: "page.js", name: "sign-in", imports: ["_a.js", "_c.js"] },
    "_c.js": { file: "c.js", name: "forms" },
    "other.tsx": { file: "other.js", name: "other" },
  };
  expect(listPageScripts(manifest, ["sign-in"])).toEqual(["index.js", "a.js", "page.js", "c.js"]);
  expect(() => listPageScripts(manifest, ["sign-out"])).toThrow("sign-out");
});
