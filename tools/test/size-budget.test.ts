import { expect, test } from "vitest";
import { initialScripts, pageScripts } from "../lib/size-budget.ts";

test("the entry and everything it imports statically, once each, and nothing loaded later", () => {
  const manifest = {
    "index.html": { file: "index.js", isEntry: true, imports: ["_a.js", "_b.js"], dynamicImports: ["page.tsx"] },
    "_a.js": { file: "a.js", imports: ["_b.js"] },
    "_b.js": { file: "b.js", imports: ["_a.js"] },
    "page.tsx": { file: "page.js", imports: ["_c.js"] },
    "_c.js": { file: "c.js" },
    "style.css": { file: "style.css" },
    "src/worker.ts": { file: "worker.js", isEntry: true },
  };
  expect(initialScripts(manifest)).toEqual(["index.js", "a.js", "b.js"]);
});

test("a manifest without an entry or with a hole is refused, not measured as nothing", () => {
  expect(() => initialScripts({ "_a.js": { file: "a.js" } })).toThrow("no entry");
  expect(() => initialScripts({ "index.html": { file: "i.js", isEntry: true, imports: ["_gone.js"] } })).toThrow(
    "_gone.js",
  );
});

test("a page's scripts are those and its chunks' by name; a chunk that is gone is refused, not measured as nothing", () => {
  const manifest = {
    "index.html": { file: "index.js", isEntry: true, imports: ["_a.js"] },
    "_a.js": { file: "a.js", name: "frame" },
    "page.tsx": { file: "page.js", name: "sign-in", imports: ["_a.js", "_c.js"] },
    "_c.js": { file: "c.js", name: "forms" },
    "other.tsx": { file: "other.js", name: "other" },
  };
  expect(pageScripts(manifest, ["sign-in"])).toEqual(["index.js", "a.js", "page.js", "c.js"]);
  expect(() => pageScripts(manifest, ["sign-out"])).toThrow("sign-out");
});
