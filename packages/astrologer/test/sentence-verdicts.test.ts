import { describe, expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { UNSAFE_PATTERNS } from "../src/verify/unsafe-wording.data.ts";
import { findUnsafeWording } from "../src/verify/find-unsafe-wording.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { UNSAFE_SENTENCES } from "./examples/statements.ts";

const index = buildTestIndex(CHART_M);
const verdictsOf = (text: string): string[] => verify(index, text).sentences.map(({ verdict }) => verdict);

describe("sentence verdicts", () => {
  test.each([
    ["fact", "Your tenth lord Mars stands in the sixth house."],
    ["contradicted", "Your tenth lord Mars stands in the ninth house."],
    ["doctrine", "Venus is exalted in Pisces."],
    ["contradicted", "Venus is exalted in Virgo."],
    ["reading", "By April, put one measurable result in writing."],
    ["withheld", "Leo, Virgo and Gemini smile on you."],
    ["unsafe", "You are guaranteed a promotion."],
    ["unsafe", "Mars in the sixth house brings death."],
  ])("%s: %s", (verdict, text) => expect(verdictsOf(text)).toEqual([verdict]));

  test("ignores citations, right or wrong", () => {
    const text = "Mars stands in the sixth house [planet-mars][lord-9]. Venus is in Aries [planet-venus].";
    const { sentences } = verify(index, text);
    expect(sentences.map(({ text: sentenceText, facts }) => ({ text: sentenceText, facts }))).toEqual([
      { text: "Mars stands in the sixth house.", facts: ["planet-mars"] },
      { text: "Venus is in Aries.", facts: ["planet-venus"] },
    ]);
    expect(text.slice(sentences[1]?.start, sentences[1]?.end)).toBe("Venus is in Aries [planet-venus].");
  });
});

describe("forbidden statements", () => {
  test.each(UNSAFE_SENTENCES)("%s: %s", (kind, text) =>
    expect([...new Set(findUnsafeWording(text).map((found) => found.kind))]).toEqual(kind === "passes" ? [] : [kind]),
  );

  test.each(UNSAFE_PATTERNS.map(({ pattern }) => ({ pattern, source: pattern.source.slice(0, 60) })))(
    "a sentence is refused by $source",
    ({ pattern }) => expect(UNSAFE_SENTENCES.some(([, text]) => pattern.test(text))).toBe(true),
  );
});
