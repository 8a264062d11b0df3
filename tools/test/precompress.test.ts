import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { precompress } from "../lib/precompress.ts";

test("compresses text files from 1 KB on with Brotli and gzip, but not smaller files or fonts", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lagna-precompress-"));
  mkdirSync(join(folder, "assets"));
  const script = `export const words = "${"kundli ".repeat(300)}";`;
  writeFileSync(join(folder, "assets/app.js"), script);
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets/font.woff2"), Buffer.alloc(4000));
  expect(await precompress(folder)).toBe(1);
  const [brotli, gzip] = [
    readFileSync(join(folder, "assets/app.js.br")),
    readFileSync(join(folder, "assets/app.js.gz")),
  ];
  expect(brotliDecompressSync(brotli).toString()).toBe(script);
  expect(gunzipSync(gzip).toString()).toBe(script);
  expect(brotli.length).toBeLessThan(script.length / 10);
  expect(existsSync(join(folder, "favicon.svg.br"))).toBe(false);
  expect(existsSync(join(folder, "assets/font.woff2.br"))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
