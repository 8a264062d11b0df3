import type { KundliData } from "@lagna/contract";
import { expect, expectTypeOf, test } from "vitest";
import { type ChartKundli, readChartKundli } from "../src/chart-kundli.ts";

const KUNDLI = { lagna: { sign: "scorpio", degree_in_sign: 3.2 }, planets: [] };

test.each([
  ["an object", KUNDLI],
  ["its JSON", JSON.stringify(KUNDLI)],
  ["the API's response", { status: "success", message: "", data: KUNDLI }],
  ["the JSON of that", JSON.stringify({ data: KUNDLI })],
])("a kundli may be %s", (_, value) => {
  expect(readChartKundli(value)).toEqual(KUNDLI);
});

test.each([
  ["no kundli", {}],
  ["a list", []],
  ["null", null],
  ["a chart without planets", { lagna: KUNDLI.lagna }],
])("%s is refused", (_, value) => expect(() => readChartKundli(value)).toThrow(TypeError));

test("text that is not JSON is a SyntaxError", () => {
  expect(() => readChartKundli("{")).toThrow(SyntaxError);
});

test("the API's kundli is one that the element reads", () => {
  expectTypeOf<KundliData>().toExtend<ChartKundli>();
});

test("where there are no elements, the module defines nothing and does not fail", async () => {
  const { LagnaChart } = await import("../src/index.ts");
  expect(LagnaChart.observedAttributes).toContain("data");
});
