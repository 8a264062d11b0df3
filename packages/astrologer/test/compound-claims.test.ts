import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ANSWER_LANGUAGES, verify } from "../src/index.ts";
import { type Claim, CLAIM_TYPES } from "../src/verify/claim.ts";
import { applyWorstVerdictWithinSpan } from "../src/verify/apply-worst-verdict-within-span.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { COMPOUND_SENTENCES } from "./examples/statements.ts";
import { type Compound, compoundsOf, type Span } from "./compound-claims.ts";
import { buildCharts } from "./corpus/evaluate.ts";

const charts = buildCharts(8);
const compounds = charts.flatMap((index, at) =>
  compoundsOf(index, at + 1).map((compound) => ({ ...compound, verified: verify(index, compound.text) })),
);
const isFalse = ({ wrong }: Compound): boolean => wrong.length > 0;
const textOf = ({ text }: Compound): string => text;
const meet = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
const GOOD: readonly Claim["verdict"][] = ["supported", "doctrine"];

describe.each(ANSWER_LANGUAGES)("a sentence with several claims in %s", (language) => {
  const inLanguage = compounds.filter((one) => one.language === language);

  test("is supported if all parts are true", () => {
    const right = inLanguage.filter((one) => !isFalse(one));
    expect(new Set(right.map(({ kind }) => kind))).toEqual(new Set(COMPOUND_SENTENCES.map(({ kind }) => kind)));
    const lost = right.filter(({ verified }) => verified.sentences.some(({ verdict }) => verdict !== "fact"));
    expect(lost.map(textOf)).toEqual([]);
  });

  test("is not supported if any part is false, in any position", () => {
    const wrong = inLanguage.filter(isFalse);
    const places = wrong.map(({ text, wrong: [first] }) => (first?.start ?? 0) / text.length);
    expect([
      places.some((at) => at < 0.2),
      places.some((at) => at > 0.4 && at < 0.6),
      places.some((at) => at > 0.8),
    ]).toEqual([true, true, true]);
    const shown = wrong.filter(({ verified }) => verified.sentences.some(({ isShowable }) => isShowable));
    expect(shown.map(textOf)).toEqual([]);
  });

  test("has no supported claim that spans a false part", () => {
    const whole = inLanguage.filter(({ wrong, verified }) =>
      verified.claims.some((claim) => GOOD.includes(claim.verdict) && wrong.some((part) => meet(claim, part))),
    );
    expect(whole.map(textOf)).toEqual([]);
  });
});

describe("a claim with a contradicted part", () => {
  const index = buildTestIndex(CHART_M);

  test("is contradicted and gives the correction of the part", () => {
    const { claims } = verify(index, "Saturn is exalted in the 6th house.");
    expect(
      claims.map(({ type, text, verdict, verdictFromPart }) => [type, text, verdict, verdictFromPart ?? false]),
    ).toEqual([
      ["dignity", "Saturn is exalted", "contradicted", false],
      ["planet_house", "Saturn is exalted in the 6th house", "contradicted", true],
    ]);
    expect(claims[1]?.correction).toEqual(claims[0]?.correction);
    expect(claims[1]?.facts).toEqual(["dignity-saturn", "planet-saturn"]);
  });

  test("does not change a claim beside it", () => {
    const { claims } = verify(index, "Mars rules the tenth house and stands in the seventh.");
    expect(claims.map(({ type, verdict }) => [type, verdict])).toEqual([
      ["lordship", "supported"],
      ["planet_house", "contradicted"],
    ]);
  });

  const claim: fc.Arbitrary<Claim> = fc
    .record({
      type: fc.constantFrom(...CLAIM_TYPES),
      verdict: fc.constantFrom("supported", "contradicted", "undecidable", "doctrine" as const),
      start: fc.nat(30),
      length: fc.integer({ min: 1, max: 20 }),
      fact: fc.constantFrom("planet-moon", "planet-mars"),
    })
    .map(({ type, verdict, start, length, fact }) => ({
      type,
      verdict,
      start,
      end: start + length,
      text: "",
      facts: [fact],
      truth: { en: fact, hi: fact, hg: fact },
    }));

  test("is exactly as bad as the worst claim within it", () => {
    const severity = ({ verdict }: Claim): number => ["undecidable", "contradicted"].indexOf(verdict);
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 12 }), (claims) => {
        const held = applyWorstVerdictWithinSpan(claims);
        for (const [at, whole] of claims.entries()) {
          const within = claims.filter((part) => part.start >= whole.start && part.end <= whole.end);
          const after = held[at] as Claim;
          expect(severity(after)).toBe(Math.max(...within.map(severity)));
          if (severity(after) === severity(whole)) expect(after).toBe(whole);
          else expect(after.verdictFromPart).toBe(true);
        }
      }),
    );
  });
});

/** Only what stands beside "not" is negated; the place in the same sentence is asserted. */
describe("a negated state", () => {
  const index = buildTestIndex(CHART_M);
  test.each([
    ["fact", "Saturn is not exalted in the 6th house."],
    ["fact", "Your Saturn isn't retrograde in the sixth house."],
    ["contradicted", "Saturn is not exalted in the 7th house."],
    ["contradicted", "Your Rahu is not retrograde in the eighth house."],
    ["fact", "शनि छठे भाव में उच्च का नहीं है।"],
    ["contradicted", "शनि सातवें भाव में उच्च का नहीं है।"],
    ["fact", "Aapka Shani chhathe bhav me vakri nahi hai."],
    ["contradicted", "Aapka Shani saatve bhav me vakri nahi hai."],
    ["contradicted", "Saturn is neither exalted nor in the 6th house."],
    ["fact", "Saturn is not in the 7th house."],
  ])("%s: %s", (expected, text) => {
    expect(verify(index, text).sentences.map(({ verdict }) => verdict)).toEqual([expected]);
  });
});
