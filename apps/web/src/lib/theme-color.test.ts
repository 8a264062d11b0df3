import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { applyTheme } from "./preferences.ts";

const page = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
const metas = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const shown = () => metas().map((meta) => `${meta.content} ${meta.getAttribute("media")}`);
const SYSTEM = ["#fbf8f2 (prefers-color-scheme: light)", "#0d1021 (prefers-color-scheme: dark)"];

beforeEach(() => {
  document.head.innerHTML = new DOMParser().parseFromString(page, "text/html").head.innerHTML;
});

test("the colour of the browser's frame follows the system, and a theme that is forced", () => {
  expect(shown()).toEqual(SYSTEM);
  applyTheme("dark");
  expect(shown()).toEqual(["#fbf8f2 not all", "#0d1021 all"]);
  applyTheme("light");
  expect(shown()).toEqual(["#fbf8f2 all", "#0d1021 not all"]);
  applyTheme("system");
  expect(shown()).toEqual(SYSTEM);
});
