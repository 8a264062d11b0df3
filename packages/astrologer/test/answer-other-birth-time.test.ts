import { describe, expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { parseClockTime } from "../src/question/parse-clock-time.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { buildUncertainIndex } from "./uncertain-birth-time-charts.ts";
import { answerMessage } from "./answer-message.ts";

const worked = buildTestIndex(CHART_M);
const answerText = (question: string, index = worked): string =>
  answerMessage({ question, index })
    .sentences.map(({ text }) => text)
    .join(" ");

test.each([
  ["what if I was born at 7:50?", 7, 50, true],
  ["if I were born at 5 pm", 17, 0, false],
  ["agar mera janm subah 7 baje hua hota", 7, 0, false],
  ["अगर मेरा जन्म रात 9:15 बजे हुआ होता", 21, 15, false],
  ["what if it was 19:05", 19, 5, false],
  ["if I was born at 12 am", 0, 0, false],
  ["agar mera janm raat 2 baje hota", 2, 0, false],
  ["अगर मेरा जन्म रात 12 बजे होता", 0, 0, false],
  ["agar mera janm raat saadhe gyarah baje hota", 23, 30, false],
  ["agar janm shaam ko paune chhe baje hota", 17, 45, false],
  ["what if I was born at half past six in the morning", 6, 30, false],
  ["agar main 5 baje paida hota", 5, 0, true],
  ["अगर जन्म मध्याह्न में होता", 12, 0, false],
  ["what if I was born at midnight", 0, 0, false],
  ["what if I was born at 1920 hrs", 19, 20, false],
])("%s", (text, hour, minute, isAmbiguous) => expect(parseClockTime(text)).toEqual({ hour, minute, isAmbiguous }));

test.each([
  "what if I was born in 1990",
  "what if I was born in 1950",
  "agar 1955 me janm hota",
  "what if I was born on 15/8/1990",
  "if I was born 10 minutes later",
  "what if I was born on 5 March",
])("%s names no time of day", (text) => expect(parseClockTime(text)).toBeNull());

describe("a hypothetical birth time", () => {
  test("is answered as a supposition, for the nearer of a.m. and p.m. when neither is stated", () => {
    // Gemini rises at 14:12, Cancer at the stated 14:25.
    expect(answerText("what if I was born at 2:12?")).toMatch(
      /If the birth had been at 14:12,.*the lagna would be Gemini/,
    );
    expect(answerText("what if I was born at 2:30 pm?")).toContain("the lagna would still be Cancer");
    expect(answerText("what if I was born at 2:30 pm?")).toContain("the navamsa lagna would be Leo");
    expect(answerText("अगर मेरा जन्म सुबह 7 बजे हुआ होता")).toContain("अगर जन्म 07:00 पर होता");
    expect(answerText("agar mera janm 2:12 par hota to?")).toContain("lagna Mithun hota");
  });

  test("claims and cites nothing of the actual chart", () => {
    for (const question of [
      "what if I was born at 5:10?",
      "अगर मेरा जन्म 5:10 पर होता",
      "agar mera janm 5:10 par hota",
    ]) {
      const { sentences } = answerMessage({ question, index: worked });
      expect(sentences.flatMap(({ facts }) => facts)).toEqual([]);
      const claims = verify(worked, answerText(question)).claims.filter(({ verdict }) => verdict !== "doctrine");
      expect(claims, question).toEqual([]);
    }
  });

  test("works for a birth without a time, and explains how to ask when no time is named", () => {
    expect(answerText("what if I was born at 2:30 pm?", buildUncertainIndex(CHART_M, null))).toContain(
      "the lagna would be Cancer",
    );
    expect(answerText("what if I was born in Delhi?")).toContain("second kundli");
  });
});

test.each(["if I marry in 2028?", "agar shadi 2028 me karu to", "अगर 2028 में शादी करूँ तो"])(
  "%s is answered for that time first",
  (question) => expect(answerMessage({ question, index: worked }).sentences[0]?.facts.join()).toMatch(/^win-7/),
);
