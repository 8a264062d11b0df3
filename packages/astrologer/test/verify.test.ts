import { describe, expect, test } from "vitest";
import { verify, withFacts, type Fact } from "../src/index.ts";
import { CHART_M, indexOf } from "./charts.ts";
import { EDGE_CASES } from "./edge-cases.data.ts";
import { FREE_STATEMENTS } from "./free-statements.data.ts";
import { MEASURED_STATEMENTS } from "./measured-statements.data.ts";
import { TIMED_STATEMENTS } from "./timed-statements.data.ts";
import { WORKED_ANSWERS } from "./worked-answers.data.ts";

/** What a narrator works out and adds: the windows the worked answers name. */
const window = (id: string, from: string, until: string): Fact => ({
  id,
  section: "windows",
  subject: "topic",
  predicate: "window",
  value: null,
  frame: "natal",
  valid: { from: `${from}T00:00:00Z`, until: `${until}T00:00:00Z` },
  stable: true,
  text: { en: `${from} to ${until}`, hi: `${from} – ${until}`, hg: `${from} – ${until}` },
});
const index = withFacts(indexOf(CHART_M), [
  window("win-10-now", "2026-10-31", "2027-01-25"),
  window("win-10-a", "2027-06-26", "2027-10-20"),
  window("win-10-b", "2028-02-23", "2028-06-15"),
  window("win-7-a", "2027-01-25", "2027-06-26"),
  window("win-7-b", "2027-11-26", "2028-02-28"),
]);

const verdicts = (text: string): string[] => verify(index, text).claims.map(({ verdict }) => verdict);

describe("a text about the worked chart", () => {
  test.each(WORKED_ANSWERS)("holds: %s", (answer) => {
    const { claims } = verify(index, answer);
    expect(claims.filter(({ verdict }) => verdict === "contradicted" || verdict === "undecidable")).toEqual([]);
  });

  test.each(EDGE_CASES)("%s: %s", (expected, text) => {
    const found = verdicts(text);
    if (expected === "contradicted") expect(found).toContain("contradicted");
    else {
      expect(found).not.toContain("contradicted");
      expect(found).not.toContain("undecidable");
      if (expected === "holds") expect(found).toContain("supported");
    }
  });

  test.each([...FREE_STATEMENTS, ...MEASURED_STATEMENTS, ...TIMED_STATEMENTS])("%s: %s", (expected, text) => {
    const found = verdicts(text);
    const faults = found.filter((verdict) => verdict === "contradicted" || verdict === "undecidable");
    if (expected === "caught") expect(faults).not.toEqual([]);
    else expect(faults).toEqual([]);
    if (expected === "holds") expect(found).toContain("supported");
  });

  test("a claim says where it stands, what shows it, and how it is", () => {
    const text = "Warmly said: your tenth lord Jupiter is strong.";
    const [claim] = verify(index, text).claims;
    expect(claim).toMatchObject({
      type: "lordship",
      verdict: "contradicted",
      facts: ["lord-10"],
      text: "tenth lord Jupiter",
    });
    expect(text.slice(claim?.start, claim?.end)).toBe("tenth lord Jupiter");
    expect(claim?.truth?.hi).toBe("दसवें भाव का स्वामी: मंगल, छठे भाव में, धनु");
  });

  test("a sentence passes alone, and brings the facts it stands on", () => {
    const { sentences } = verify(index, "Mars sits in Sagittarius. Venus is in Leo. Be patient with both.");
    expect(sentences.map(({ passes }) => passes)).toEqual([true, false, true]);
    expect(sentences[0]?.facts).toEqual(["planet-mars"]);
  });

  test.each([
    ["letters of another alphabet", "Mаrs sits in Lеo."],
    ["letters that are not seen", "Ma\u200brs sits in L\u00adeo."],
    ["marks of emphasis", "**Mars** sits in _Leo_."],
    ["entities", "Mars&nbsp;sits in Leo."],
    ["marks over letters", "Maṅgala sits in Siṃha."],
  ])("%s hide nothing", (_, text) => expect(verdicts(text)).toContain("contradicted"));

  test("what the question named may be named again", () => {
    const text = "Jupiter with Venus: that question of yours deserves care in the house of gains.";
    expect(
      verify(index, text, { question: "Jupiter Venus house of gains?" }).claims.map(({ type }) => type),
    ).not.toContain("unparsed");
  });
});
