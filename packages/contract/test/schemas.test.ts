import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import * as schemas from "../src/schemas.ts";

const SOURCES = join(import.meta.dirname, "..", "src");

test("the list of schemas has every exported schema of every file, under one name each", async () => {
  const named: Readonly<Record<string, unknown>> = schemas;
  const missing: string[] = [];
  for (const file of globSync("**/*.ts", { cwd: SOURCES, exclude: ["index.ts", "schemas.ts"] })) {
    const exported = (await import(join(SOURCES, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (value instanceof z.ZodType && named[name] !== value) missing.push(`${file} ${name}`);
  }
  expect(missing).toEqual([]);
  expect(Object.keys(named).length).toBeGreaterThan(200);
});
