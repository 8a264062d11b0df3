import { describe, expect, test } from "vitest";
import { ANSWER_LANGUAGES, verify } from "../src/index.ts";
import { buildCharts, evaluate, KINDS, createTally } from "./corpus/evaluate.ts";

/** Minimum shares of false statements caught, and maximum shares of true statements contradicted or withheld. */
const MIN_RECALL = 0.99;
const MAX_ACCUSED = 0.01;
const MAX_WITHHELD = 0.03;

const charts = buildCharts(12);

describe.each(ANSWER_LANGUAGES)("statements in %s, true and with one thing changed", (language) => {
  const sum = createTally();
  for (const kind of KINDS) {
    const { falseStatements, contradicted, withheldLies, trueStatements, contradictedTruths, withheldTruths, misses } =
      evaluate(kind, language, charts, 1, 5);
    sum.falseStatements += falseStatements;
    sum.contradicted += contradicted;
    sum.withheldLies += withheldLies;
    sum.trueStatements += trueStatements;
    sum.contradictedTruths += contradictedTruths;
    sum.withheldTruths += withheldTruths;
    sum.misses.push(...misses);
  }
  const why = sum.misses.slice(0, 12).join("\n");

  test("false statements do not pass", () => {
    expect(sum.falseStatements).toBeGreaterThan(130);
    expect((sum.contradicted + sum.withheldLies) / sum.falseStatements, why).toBeGreaterThanOrEqual(MIN_RECALL);
  });

  test("true statements are almost never contradicted and rarely withheld", () => {
    expect(sum.contradictedTruths / sum.trueStatements, why).toBeLessThanOrEqual(MAX_ACCUSED);
    expect(sum.withheldTruths / sum.trueStatements, why).toBeLessThanOrEqual(MAX_WITHHELD);
  });
});

/** General rules that are not about any chart. */
const DOCTRINE = [
  "Venus is exalted in Pisces.",
  "Mars rules Aries and Scorpio.",
  "Saturn is debilitated in Aries.",
  "The Sun is exalted in Aries.",
  "In Jyotish, the tenth house speaks of work.",
  "Generally, Saturn in the tenth house asks for patience.",
  "People with Mars in the seventh house are often direct in love.",
  "Jupiter is a natural benefic.",
  "A person with the Moon in the fourth house loves home.",
  "Venus signifies love.",
  "शुक्र मीन में उच्च का होता है।",
  "ज्योतिष में शनि कर्म का कारक है।",
  "मंगल मेष और वृश्चिक का स्वामी है।",
  "Shukra Meen me uchch ka hota hai.",
  "Jyotish me Shani karm ka karak hai.",
];

test.each(DOCTRINE)("not a claim about a chart: %s", (text) => {
  for (const index of charts.slice(0, 4)) {
    const verdicts = verify(index, text).claims.map(({ verdict }) => verdict);
    expect(verdicts).not.toContain("contradicted");
    expect(verdicts).not.toContain("undecidable");
  }
});

test.each([
  "Venus is exalted in Virgo.",
  "Mars rules Taurus.",
  "शनि मेष में उच्च का होता है।",
  "Surya Tula me uchch ka hota hai.",
])("not a general rule: %s", (text) =>
  expect(verify(charts[0] as (typeof charts)[0], text).claims.map(({ verdict }) => verdict)).toContain("contradicted"),
);

describe("statements about another chart", () => {
  test("a chart with a different lagna gives a different verdict", () => {
    const [first, second] = charts;
    const sign = (index: (typeof charts)[0]): string => index.nativity.signs.lagna;
    expect(sign(first as (typeof charts)[0])).not.toBe(sign(second as (typeof charts)[0]));
    const verdicts = [first, second].map(
      (index) =>
        verify(index as (typeof charts)[0], `Your lagna is ${sign(first as (typeof charts)[0])}.`).claims[0]?.verdict,
    );
    expect(verdicts).toEqual(["supported", "contradicted"]);
  });
});
