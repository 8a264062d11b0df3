import { expect, test } from "vitest";
import * as terms from "../src/index.ts";

const families = Object.entries(terms).filter(([name, list]) => Array.isArray(list) && !name.endsWith("_OF_MONTH")) as [
  string,
  readonly string[],
][];

test("there are families of ids", () => {
  expect(families.map(([name]) => name)).toContain("GRAHAS");
});

test.each(families)("%s: each id occurs once", (_, ids) => {
  expect(new Set(ids).size).toBe(ids.length);
});

test("the twelve signs and the 27 nakshatras divide the circle", () => {
  expect(360 / terms.RASHIS.length).toBe(30);
  expect((360 / terms.NAKSHATRAS.length) * 60).toBe(800);
});

test("vargas are in order of their number of parts", () => {
  const parts = terms.VARGAS.map((id) => Number(id.slice(1)));
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
});
