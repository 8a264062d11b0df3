import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { applyTheme } from "./preferences.ts";

const page = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
const listMetas = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const readColors = () => listMetas().map((meta) => `${meta.content} ${meta.getAttribute("media")}`);
const SYSTEM = ["#fbf8f2 (prefers-color-scheme: light)", "#0d1021 (prefers-color-scheme: dark)"];

beforeEach(() => {
  document.head.innerHTML = new DOMParser().parseFromString(page, "text/html").head.innerHTML;
});

test("the browser's theme colour follows the system, or a chosen theme", () => {
  expect(readColors()).toEqual(SYSTEM);
  applyTheme("dark");
  expect(readColors()).toEqual(["#fbf8f2 not all", "#0d1021 all"]);
  applyTheme("light");
  expect(readColors()).toEqual(["#fbf8f2 all", "#0d1021 not all"]);
  applyTheme("system");
  expect(readColors()).toEqual(SYSTEM);
});
