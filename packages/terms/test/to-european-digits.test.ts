import { expect, test } from "vitest";
import { toEuropeanDigits } from "@lagna/terms";

test.each([
  ["०१२३४५६७८९", "0123456789"],
  ["१५ अगस्त १९९०", "15 अगस्त 1990"],
  ["सुबह ७:35", "सुबह 7:35"],
])("the digits of %s are European in %s", (text, expected) => {
  expect(toEuropeanDigits(text)).toBe(expected);
});

test.each(["", "15 Aug 1990", "।॥॰ॐ", "٣٤"])("%j has none to convert", (text) => {
  expect(toEuropeanDigits(text)).toBe(text);
});

test("the signs beside the digits in Unicode stay", () => {
  expect(toEuropeanDigits("\u0965\u0966\u096f\u0970")).toBe("\u096509\u0970");
});
