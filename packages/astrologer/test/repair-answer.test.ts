import { describe, expect, test } from "vitest";
import { repairAnswer, findUnsafeWording, verify } from "../src/index.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { UNSAFE_SENTENCES } from "./unsafe-wording.data.ts";

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

  test("ignores citations and reports wrong ones", () => {
    const text = "Mars stands in the sixth house [planet-mars][lord-9]. Venus is in Aries [planet-venus].";
    const { sentences } = verify(index, text);
    expect(
      sentences.map(({ text: sentenceText, facts, unsupportedCitations }) => ({
        told: sentenceText,
        facts,
        unsupportedCitations,
      })),
    ).toEqual([
      { told: "Mars stands in the sixth house.", facts: ["planet-mars"], unsupportedCitations: ["lord-9"] },
      { told: "Venus is in Aries.", facts: ["planet-venus"], unsupportedCitations: [] },
    ]);
    expect(text.slice(sentences[1]?.start, sentences[1]?.end)).toBe("Venus is in Aries [planet-venus].");
  });

  test("continues the text already shown", () => {
    const shown = "Look at Venus.";
    const [claimed] = verify(index, "The tenth holds it.", { precedingText: shown }).sentences;
    expect(claimed).toMatchObject({ verdict: "fact", start: 0, end: 19 });
    expect(verify(index, "The eighth holds it.", { precedingText: shown }).sentences[0]?.verdict).toBe("contradicted");
  });
});

describe("removing what may not be shown", () => {
  test("drops a sentence that refers back to a dropped one", () => {
    const text =
      "Mars stands in the sixth house. Venus is in Leo. It makes you proud. Jupiter is in Aries. Therefore seniors help. Ask in June.";
    const { text: left, dropped, isUsable } = repairAnswer(index, text);
    expect(left).toBe("Mars stands in the sixth house. Jupiter is in Aries. Therefore seniors help. Ask in June.");
    expect(dropped.map(({ reason }) => reason)).toEqual(["contradicted", "orphaned"]);
    expect(dropped.map(({ sentence }) => text.slice(sentence.start, sentence.end))).toEqual([
      "Venus is in Leo.",
      "It makes you proud.",
    ]);
    expect(isUsable).toBe(true);
  });

  test.each([
    "शुक्र सिंह में है। इसलिए आप गर्वीले हैं। मंगल छठे भाव में है।",
    "Shukra Simha me hai. Isliye aap garvile hain. Mangal chhathe ghar me hai.",
  ])("in every language: %s", (text) =>
    expect(repairAnswer(index, text).dropped.map(({ reason }) => reason)).toEqual(["contradicted", "orphaned"]),
  );

  test("verifies the remaining text again", () => {
    const text = "Mercury is in Capricorn. Venus is in Leo. Well, the tenth holds it.";
    expect(repairAnswer(index, text).text).toBe("Mercury is in Capricorn.");
  });

  test.each([
    ["the first sentence", "Venus is in Leo. Mars stands in the sixth house. Jupiter is in Aries. Ask in June."],
    ["more than a third", "Ask in June. Venus is in Leo with Mars beside it. Jupiter is in Taurus."],
  ])("makes the answer unusable when it loses %s", (_, text) => expect(repairAnswer(index, text).isUsable).toBe(false));

  test("does not change an answer that passes", () => {
    const text = "Mars stands in the sixth house. Ask in June.";
    expect(repairAnswer(index, text)).toMatchObject({ text, dropped: [], isUsable: true });
  });
});

describe("forbidden statements", () => {
  test.each(UNSAFE_SENTENCES)("%s: %s", (kind, text) =>
    expect(findUnsafeWording(text).map((found) => found.kind)).toEqual(kind === "passes" ? [] : [kind]),
  );
});
