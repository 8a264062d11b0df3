import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CLAIM_VERDICTS, computeVerdictMarks } from "../src/index.ts";

const SEVERITY = ["contradicted", "undecidable", "supported", "doctrine"] as const;
const claim = fc
  .record({
    start: fc.nat(40),
    length: fc.integer({ min: 1, max: 25 }),
    verdict: fc.constantFrom(...CLAIM_VERDICTS),
  })
  .map(({ start, length, verdict }) => ({ start, end: start + length, verdict }));

describe("the marks of a text", () => {
  test("cover each character of a claim once, with the most severe verdict there", () => {
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 12 }), (claims) => {
        const marks = computeVerdictMarks(claims);
        for (const [at, { start, end, verdict, claim: number }] of marks.entries()) {
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThanOrEqual(marks[at - 1]?.end ?? 0);
          expect(claims[number]?.verdict).toBe(verdict);
        }
        for (let letter = 0; letter < 70; letter += 1) {
          const covering = claims.filter(({ start, end }) => start <= letter && letter < end);
          const mark = marks.find(({ start, end }) => start <= letter && letter < end);
          const worst = SEVERITY.find((verdict) => covering.some((one) => one.verdict === verdict));
          expect(mark?.verdict).toBe(worst);
          if (mark) expect(covering).toContain(claims[mark.claim]);
        }
      }),
    );
  });

  test("belong to the claim that begins first, then to the longest, for equal verdicts", () => {
    const supported = (start: number, end: number) => ({ start, end, verdict: "supported" as const });
    expect(computeVerdictMarks([supported(2, 5), supported(0, 13), supported(0, 7), supported(8, 29)])).toEqual([
      { start: 0, end: 13, verdict: "supported", claim: 1 },
      { start: 13, end: 29, verdict: "supported", claim: 3 },
    ]);
  });
});
