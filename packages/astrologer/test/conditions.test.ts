import { describe, expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);
const verdictsOf = (text: string): string[] => verify(index, text).claims.map(({ verdict }) => verdict);

/** Mars is in Sagittarius in this chart. */
const ASSERTED = [
  ["Your Mars is in {S}, and if you rest, it helps you.", "Sagittarius", "Leo"],
  ["If you feel stuck, remember that your Mars is in {S}.", "Sagittarius", "Leo"],
  ["Your Mars stands in {S}: worries multiply unless the day has a fixed order.", "Sagittarius", "Leo"],
  ["As long as you keep your promises, your Mars in {S} is on your side.", "Sagittarius", "Leo"],
  ["आपका मंगल {S} में है, अगर आप आराम करें तो अच्छा रहेगा।", "धनु", "सिंह"],
  ["Aapka Mangal {S} me hai, agar aap aaram karein to achha rahega.", "Dhanu", "Simha"],
] as const;

const HYPOTHETICAL = [
  "If Mars is in Leo, courage comes early.",
  "If you had been born at noon, your Mars would be in Leo.",
  "If your birth time is right, Mars is in Leo.",
  "Unless your Mars is in Leo, leave it alone.",
  "If somebody has a bold manner, Mars in Leo may be behind it.",
  "अगर मंगल सिंह में हो तो साहस जल्दी आता है।",
  "Mangal Simha me ho to sahas jaldi aata hai.",
];

describe("a condition", () => {
  test.each(ASSERTED)("of daily life still leaves a claim: %s", (text, right, wrong) => {
    expect(verdictsOf(text.replace("{S}", right))).toContain("supported");
    expect(verdictsOf(text.replace("{S}", wrong))).toContain("contradicted");
  });
  test.each(HYPOTHETICAL)("on a chart, on a birth or about anyone claims nothing: %s", (text) =>
    expect(verdictsOf(text)).not.toContain("contradicted"),
  );
});
