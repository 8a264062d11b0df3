import { describe, expect, test } from "vitest";
import { verify, addFacts, type Fact } from "../src/index.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import {
  COMPARISON_STATEMENTS,
  EDGE_CASES,
  FREE_STATEMENTS,
  TIME_STATEMENTS,
  WORKED_ANSWERS,
} from "./examples/statements.ts";

/** Facts that a caller adds: the windows named in the example answers. */
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
const index = addFacts(buildTestIndex(CHART_M), [
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

  test.each([...FREE_STATEMENTS, ...COMPARISON_STATEMENTS, ...TIME_STATEMENTS])("%s: %s", (expected, text) => {
    const found = verdicts(text);
    const faults = found.filter((verdict) => verdict === "contradicted" || verdict === "undecidable");
    if (expected === "caught") expect(faults).not.toEqual([]);
    else expect(faults).toEqual([]);
    if (expected === "holds") expect(found).toContain("supported");
  });

  test("a claim has offsets, facts and a correction", () => {
    const text = "Warmly said: your tenth lord Jupiter is strong.";
    const [claim] = verify(index, text).claims;
    expect(claim).toMatchObject({
      type: "lordship",
      verdict: "contradicted",
      facts: ["lord-10"],
      text: "tenth lord Jupiter",
    });
    expect(text.slice(claim?.start, claim?.end)).toBe("tenth lord Jupiter");
    expect(claim?.correction?.hi).toBe("दसवें भाव का स्वामी: मंगल, छठे भाव में, धनु");
  });

  test("a sentence passes by itself and brings its facts", () => {
    const { sentences } = verify(index, "Mars sits in Sagittarius. Venus is in Leo. Be patient with both.");
    expect(sentences.map(({ isShowable }) => isShowable)).toEqual([true, false, true]);
    expect(sentences[0]?.facts).toEqual(["planet-mars"]);
  });

  test.each([
    ["letters of another alphabet", "Mаrs sits in Lеo."],
    ["letters that are not seen", "Ma\u200brs sits in L\u00adeo."],
    ["marks of emphasis", "**Mars** sits in _Leo_."],
    ["entities", "Mars&nbsp;sits in Leo."],
    ["marks over letters", "Maṅgala sits in Siṃha."],
  ])("%s do not hide a claim", (_, text) => expect(verdicts(text)).toContain("contradicted"));

  test("names from the question may be repeated", () => {
    const text = "Jupiter with Venus: that question of yours deserves care in the house of gains.";
    expect(
      verify(index, text, { question: "Jupiter Venus house of gains?" }).claims.map(({ type }) => type),
    ).not.toContain("unparsed");
  });
});

describe("with sentences that are only context", () => {
  const lead = "Your Moon is in Aries. Your Mars is in Sagittarius.";

  test("nothing in them is judged or returned", () => {
    const text = `${lead} Your Venus is in Leo.`;
    expect(verdicts(text)).toEqual(["contradicted", "supported", "contradicted"]);
    const { claims, sentences } = verify(index, text, { judgeFrom: lead.length + 1 });
    expect(claims.map(({ text: claim }) => claim)).toEqual(["Venus is in Leo"]);
    expect(sentences.map(({ text: sentence }) => sentence)).toEqual(["Your Venus is in Leo."]);
  });

  test("they say what the sentences after them refer to", () => {
    const judge = (last: string) => verify(index, `${lead} ${last}`, { judgeFrom: lead.length + 1 }).claims;
    expect(judge("It stands in the sixth house.").map(({ verdict }) => verdict)).toEqual(["supported"]);
    expect(judge("It stands in the seventh house.").map(({ verdict }) => verdict)).toEqual(["contradicted"]);
  });
});
