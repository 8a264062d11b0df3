import { describe, expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { CHART_M, buildTestIndex, type TestBirth } from "./test-charts.ts";
import { HARD_CASES } from "./examples/statements.ts";

const worked = buildTestIndex(CHART_M);
const verdicts = (text: string, index = worked): string[] => verify(index, text).claims.map(({ verdict }) => verdict);

describe("the thirty hard cases", () => {
  test.each(HARD_CASES)("%i %s: %s", (_, expected, text) => {
    const found = verdicts(text);
    const faults = found.filter((verdict) => verdict === "contradicted" || verdict === "undecidable");
    if (expected === "caught") expect(faults).not.toEqual([]);
    else expect(faults).toEqual([]);
    if (expected === "holds") expect(found).toContain("supported");
  });

  test("all thirty are present", () =>
    expect(new Set(HARD_CASES.map(([number]) => number))).toEqual(
      new Set(Array.from({ length: 30 }, (_, at) => at + 1)),
    ));

  test.each([
    ["2026-02-28T12:00:00Z", "25"],
    ["2026-03-01T12:00:00Z", "26"],
    ["2028-02-29T12:00:00Z", "28"],
  ])("19: born on 29 February, on %s the age is %s", (now, age) => {
    const leap: TestBirth = { ...CHART_M, local: "2000-02-29T09:00:00" };
    expect(verdicts(`You are ${age} years old.`, buildTestIndex(leap, Date.parse(now)))).toEqual(["supported"]);
    expect(verdicts(`You are ${Number(age) + 1} years old.`, buildTestIndex(leap, Date.parse(now)))).toEqual([
      "contradicted",
    ]);
  });

  test("20: before sunrise the weekday is still that of the previous day", () => {
    const early = buildTestIndex({ ...CHART_M, local: "1988-03-09T04:10:00" });
    expect(verdicts("You were born on a Tuesday.", early)).toEqual(["supported"]);
    expect(verdicts("You were born on a Wednesday.", early)).toEqual(["contradicted"]);
  });

  test("30: a true sentence with a wrong citation gets the right fact id", () => {
    const [sentence] = verify(worked, "Mars stands in the sixth house [planet-venus].").sentences;
    expect(sentence).toMatchObject({ verdict: "fact", facts: ["planet-mars"] });
  });
});
