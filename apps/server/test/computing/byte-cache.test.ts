import { expect, test } from "vitest";
import { createByteCache } from "../../src/computing/byte-cache.ts";

test("the least recently used bytes make room for new ones", () => {
  const cache = createByteCache(10);
  for (const key of ["a", "b"]) cache.set(key, new Uint8Array(5));
  cache.get("a");
  cache.set("c", new Uint8Array(4));
  expect(["a", "b", "c"].map((key) => cache.get(key)?.byteLength)).toEqual([5, undefined, 4]);
});

test("bytes that replace others count once, and what is larger than the cache is not kept", () => {
  const cache = createByteCache(10);
  for (let count = 0; count < 5; count += 1) cache.set("a", new Uint8Array(6));
  cache.set("b", new Uint8Array(4));
  expect(cache.get("a")?.byteLength).toBe(6);
  cache.set("a", new Uint8Array(11));
  expect([cache.get("a"), cache.get("b")?.byteLength]).toEqual([undefined, 4]);
});
