import { expect, test } from "vitest";
import { createFormat } from "./format.ts";

test.each([
  ["hi", ["सूर्य", "चंद्र", "केतु"], "सूर्य, चंद्र और केतु"],
  ["hi", ["सूर्य", "केतु"], "सूर्य और केतु"],
  ["hi", ["सूर्य"], "सूर्य"],
  ["en", ["Sun", "Moon", "Ketu"], "Sun, Moon and Ketu"],
])("in %s a list has no comma before its last: %j is %s", (language, values, written) => {
  expect(createFormat(language, "latn").list(values)).toBe(written);
});
