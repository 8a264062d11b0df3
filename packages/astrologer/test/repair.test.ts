import { describe, expect, test } from "vitest";
import { repaired, unsafeIn, verify } from "../src/index.ts";
import { CHART_M, indexOf } from "./charts.ts";
import { UNSAFE_SENTENCES } from "./unsafe.data.ts";

const index = indexOf(CHART_M);
const verdictsOf = (text: string): string[] => verify(index, text).sentences.map(({ verdict }) => verdict);

describe("a sentence says what is to be done with it", () => {
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

  test("citations are not read, and a wrong one is named", () => {
    const text = "Mars stands in the sixth house [planet-mars][lord-9]. Venus is in Aries [planet-venus].";
    const { sentences } = verify(index, text);
    expect(sentences.map(({ text: told, facts, miscited }) => ({ told, facts, miscited }))).toEqual([
      { told: "Mars stands in the sixth house.", facts: ["planet-mars"], miscited: ["lord-9"] },
      { told: "Venus is in Aries.", facts: ["planet-venus"], miscited: [] },
    ]);
    expect(text.slice(sentences[1]?.start, sentences[1]?.end)).toBe("Venus is in Aries [planet-venus].");
  });

  test("goes on from what has been shown", () => {
    const shown = "Look at Venus.";
    const [claimed] = verify(index, "The tenth holds it.", { shown }).sentences;
    expect(claimed).toMatchObject({ verdict: "fact", start: 0, end: 19 });
    expect(verify(index, "The eighth holds it.", { shown }).sentences[0]?.verdict).toBe("contradicted");
  });
});

describe("what may not be shown is taken out", () => {
  test("a sentence that leans on a fallen one falls too", () => {
    const text =
      "Mars stands in the sixth house. Venus is in Leo. It makes you proud. Jupiter is in Aries. Therefore seniors help. Ask in June.";
    const { text: left, dropped, stands } = repaired(index, text);
    expect(left).toBe("Mars stands in the sixth house. Jupiter is in Aries. Therefore seniors help. Ask in June.");
    expect(dropped.map(({ why }) => why)).toEqual(["contradicted", "orphaned"]);
    expect(dropped.map(({ sentence }) => text.slice(sentence.start, sentence.end))).toEqual([
      "Venus is in Leo.",
      "It makes you proud.",
    ]);
    expect(stands).toBe(true);
  });

  test.each([
    "शुक्र सिंह में है। इसलिए आप गर्वीले हैं। मंगल छठे भाव में है।",
    "Shukra Simha me hai. Isliye aap garvile hain. Mangal chhathe ghar me hai.",
  ])("in every tongue: %s", (text) =>
    expect(repaired(index, text).dropped.map(({ why }) => why)).toEqual(["contradicted", "orphaned"]),
  );

  test("the rest is verified as it then stands", () => {
    const text = "Mercury is in Capricorn. Venus is in Leo. Well, the tenth holds it.";
    expect(repaired(index, text).text).toBe("Mercury is in Capricorn.");
  });

  test.each([
    ["the first sentence", "Venus is in Leo. Mars stands in the sixth house. Jupiter is in Aries. Ask in June."],
    ["more than a third", "Ask in June. Venus is in Leo with Mars beside it. Jupiter is in Taurus."],
  ])("%s lost is another answer's turn", (_, text) => expect(repaired(index, text).stands).toBe(false));

  test("an answer that passes is left as it is", () => {
    const text = "Mars stands in the sixth house. Ask in June.";
    expect(repaired(index, text)).toMatchObject({ text, dropped: [], stands: true });
  });
});

describe("what is never said", () => {
  test.each(UNSAFE_SENTENCES)("%s: %s", (kind, text) =>
    expect(unsafeIn(text).map((found) => found.kind)).toEqual(kind === "passes" ? [] : [kind]),
  );
});
