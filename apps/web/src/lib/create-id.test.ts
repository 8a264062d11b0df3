import { expect, test, vi } from "vitest";
import { z } from "zod";
import { createId } from "./create-id.ts";

test("ids are random UUIDs, also where the browser has no crypto.randomUUID", () => {
  vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
    throw new TypeError("crypto.randomUUID is not a function");
  });
  const ids = Array.from({ length: 2000 }, createId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
});
