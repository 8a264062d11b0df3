import { createEmptyKundliFields } from "@lagna/birth-tables";
import { expect, test } from "vitest";
import { toEditorValues, toKundliFields } from "./editor-values.ts";

const before = { ...createEmptyKundliFields(1990), month: "March", day: 15 };

test.each([
  { year: -43, calendar: null },
  { year: 0, calendar: "gregorian" },
  { year: 1917, calendar: "julian" },
  { year: 1990, calendar: null },
] as const)("opening and saving keeps %o", (date) => {
  const fields = { ...before, ...date };
  expect(toKundliFields(toEditorValues(fields), fields)).toEqual(fields);
});

test.each([
  [{ year: "44", era: "bc" }, { year: -43 }],
  [
    { calendar: "julian", year: "1900", month: "February", day: "29" },
    { year: 1900, day: 29, calendar: "julian" },
  ],
  // The calendar of an earlier year is dropped.
  [{ calendar: "julian" }, { year: 1990, calendar: null }],
  [{ year: "0" }, { year: null }],
  [{ year: "0", era: "bc" }, { year: null }],
  [{ year: "-43" }, { year: -43 }],
] as const)("%o is saved as %o", (changes, expected) => {
  expect(toKundliFields({ ...toEditorValues(before), ...changes }, before)).toMatchObject(expected);
});
