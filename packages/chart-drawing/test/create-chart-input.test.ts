import { expect, test } from "vitest";
import { createChartInput, type DrawnKundli } from "../src/index.ts";

const KUNDLI: DrawnKundli = {
  lagna: { sign: "scorpio", degree_in_sign: 3.2 },
  planets: [
    { id: "jupiter", sign: "scorpio", degree_in_sign: 18.7, retrograde: true, combust: false, dignity: "friend" },
    { id: "rahu", sign: "libra", degree_in_sign: 11.7, retrograde: true, combust: false, dignity: null },
  ],
  vargas: { D9: { lagna: "leo", jupiter: "capricorn", rahu: "aries" } },
};

test("the birth chart has degrees and marks; nodes are always retrograde and are not marked", () => {
  expect(createChartInput(KUNDLI)).toEqual({
    lagna: { sign: "scorpio", degree: 3.2 },
    grahas: [
      { id: "jupiter", sign: "scorpio", degree: 18.7, retrograde: true, combust: false, dignity: "friend" },
      { id: "rahu", sign: "libra", degree: 11.7, retrograde: false, combust: false, dignity: null },
    ],
  });
});

test("a varga has signs without degrees", () => {
  expect(createChartInput(KUNDLI, "D9")).toEqual({
    lagna: { sign: "leo" },
    grahas: [
      { id: "jupiter", sign: "capricorn", retrograde: true },
      { id: "rahu", sign: "aries", retrograde: false },
    ],
  });
});
