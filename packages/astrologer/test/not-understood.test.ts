import { describe, expect, test } from "vitest";
import { verify } from "../src/index.ts";
import type { ClaimVerdict } from "../src/verify/claim.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);
const verdictsOf = (text: string): ClaimVerdict[] => verify(index, text).claims.map(({ verdict }) => verdict);
const isShown = (text: string): boolean => verify(index, text).sentences.every(({ isShowable }) => isShowable);

describe("a sentence about this chart that was not understood", () => {
  test.each([
    "Whichever way one reckons shadbala, your Venus bows to nobody.",
    "Your Mercury wears one and the same colour in the navamsa.",
    "The star your Moon woke under pays its rent to Saturn, whose lord it calls him.",
    "षड्बल की दौड़ में आपका शुक्र सबको पछाड़ देता है।",
    "Shadbal ki daud me aapka Shukra sabko pachhad deta hai.",
  ])("is not shown: %s", (text) => expect(isShown(text)).toBe(false));

  test.each([
    "Your Venus teaches patience.",
    "Mars and Saturn are natural malefics.",
    "Rahu makes us want more; Ketu lets go.",
    "Combust planets lose some of their light.",
    "Ten quiet minutes at sunrise will help you.",
    "आपका शुक्र धीरज सिखाता है।",
  ])("is shown if it mentions only one entity or no particular chart: %s", (text) => expect(isShown(text)).toBe(true));
});

describe("a claim that is true in another reading of its sentence", () => {
  test.each([
    "A pair of rooms, the fourth house and the eleventh house, is in the pocket of Venus.",
    "Once the chart is cut into the navamsa your Saturn wakes up in Gemini.",
  ])("is not contradicted: %s", (text) => expect(verdictsOf(text)).not.toContain("contradicted"));

  test.each(["Your Venus stands in the fourth house.", "Your Saturn stands in Gemini."])(
    "is contradicted without such a reading: %s",
    (text) => expect(verdictsOf(text)).toContain("contradicted"),
  );
});
