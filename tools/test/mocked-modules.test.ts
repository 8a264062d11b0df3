import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const CALL = /\bvi\.(mock|doMock|resetModules)\(/;

// Files of one project share their modules: what one replaced would be found by those that run after it, or not be found by itself.
test("only files that have their modules to themselves replace any", () => {
  const files = globSync("{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}", { cwd: ROOT });
  const replacing = files.filter((file) => CALL.test(readFileSync(join(ROOT, file), "utf8")));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((file) => !/^apps\/web\/src\/.+\.mocked\.test\.tsx?$/.test(file))).toEqual([]);
});
