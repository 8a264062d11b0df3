import { expect, test } from "vitest";
import { initialScripts } from "../lib/size-budget.ts";

test("the entry and everything it imports statically, once each, and nothing loaded later", () => {
  const manifest = {
    "index.html": { file: "index.js", isEntry: true, imports: ["_a.js", "_b.js"], dynamicImports: ["page.tsx"] },
    "_a.js": { file: "a.js", imports: ["_b.js"] },
    "_b.js": { file: "b.js", imports: ["_a.js"] },
    "page.tsx": { file: "page.js", imports: ["_c.js"] },
    "_c.js": { file: "c.js" },
    "style.css": { file: "style.css" },
  };
  expect(initialScripts(manifest)).toEqual(["index.js", "a.js", "b.js"]);
});

test("a manifest without an entry or with a hole is refused, not measured as nothing", () => {
  expect(() => initialScripts({ "_a.js": { file: "a.js" } })).toThrow("no entry");
  expect(() => initialScripts({ "index.html": { file: "i.js", isEntry: true, imports: ["_gone.js"] } })).toThrow(
    "_gone.js",
  );
});
