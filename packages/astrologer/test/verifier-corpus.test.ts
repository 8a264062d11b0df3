import { describe, expect, test } from "vitest";
import { TONGUES, verify } from "../src/index.ts";
import { chartsOf, evaluate, KINDS, tally } from "./corpus/evaluate.ts";

/** Shares that may not be fallen short of, or gone beyond. */
const LEAST_RECALL = 0.99;
const MOST_ACCUSED = 0.01;
const MOST_WITHHELD = 0.03;

const charts = chartsOf(12);

describe.each(TONGUES)("statements in %s, true and with one thing changed", (tongue) => {
  const sum = tally();
  for (const kind of KINDS) {
    const { lies, contradicted, withheldLies, truths, accused, withheldTruths, misses } = evaluate(
      kind,
      tongue,
      charts,
      1,
      5,
    );
    sum.lies += lies;
    sum.contradicted += contradicted;
    sum.withheldLies += withheldLies;
    sum.truths += truths;
    sum.accused += accused;
    sum.withheldTruths += withheldTruths;
    sum.misses.push(...misses);
  }
  const why = sum.misses.slice(0, 12).join("\n");

  test("lies do not pass", () => {
    expect(sum.lies).toBeGreaterThan(130);
    expect((sum.contradicted + sum.withheldLies) / sum.lies, why).toBeGreaterThanOrEqual(LEAST_RECALL);
  });

  test("what is true is not called a lie, and seldom held back", () => {
    expect(sum.accused / sum.truths, why).toBeLessThanOrEqual(MOST_ACCUSED);
    expect(sum.withheldTruths / sum.truths, why).toBeLessThanOrEqual(MOST_WITHHELD);
  });
});

/** Rules of the field, of nobody's chart. */
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

test.each(DOCTRINE)("no claim of a chart: %s", (text) => {
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
])("no rule of the field: %s", (text) =>
  expect(verify(charts[0] as (typeof charts)[0], text).claims.map(({ verdict }) => verdict)).toContain("contradicted"),
);

describe("what is said the other way round", () => {
  test("a chart of another lagna gives another verdict", () => {
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
