import { expect, test } from "vitest";
import { FESTIVAL_IDS } from "../src/index.ts";
import { FESTIVAL_NAMES } from "../src/words/festival-names.ts";

test("every festival has a name in both languages, and no name is without a festival", () => {
  expect(Object.keys(FESTIVAL_NAMES).toSorted()).toEqual([...FESTIVAL_IDS].toSorted());
});

test("names are unlike each other, and Hindi ones are written in Devanagari", () => {
  for (const language of ["en", "hi"] as const) {
    const names = Object.values(FESTIVAL_NAMES).map((name) => name[language]);
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    expect(repeated).toEqual([]);
  }
  for (const { en, hi } of Object.values(FESTIVAL_NAMES)) {
    expect(en).toMatch(/^[A-Z][\w ()]+$/u);
    expect(hi).toMatch(/^[\p{Script=Devanagari} ()]+$/u);
  }
});
