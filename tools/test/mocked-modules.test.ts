import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const CALL = /\bvi\.(mock|doMock|resetModules)\(/;

// Test files of one project share their modules: a mock would affect the files that run later, or would not take effect at all.
test("only *.mocked.test files, which run isolated, mock modules", () => {
  const files = globSync("{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}", { cwd: ROOT });
  const replacing = files.filter((file) => CALL.test(readFileSync(join(ROOT, file), "utf8")));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((file) => !/^apps\/web\/src\/.+\.mocked\.test\.tsx?$/.test(file))).toEqual([]);
});
