import { describe, expect, test } from "vitest";
import { answerOf, verify } from "../src/index.ts";
import { clockIn } from "../src/question/clock-asked.ts";
import { CHART_M, indexOf } from "./charts.ts";
import { uncertainIndexOf } from "./uncertain-charts.ts";

const worked = indexOf(CHART_M);
const told = (question: string, index = worked): string =>
  answerOf({ question, index })
    .sentences.map(({ text }) => text)
    .join(" ");

test.each([
  ["what if I was born at 7:50?", 7, 50, true],
  ["if I were born at 5 pm", 17, 0, false],
  ["agar mera janm subah 7 baje hua hota", 7, 0, false],
  ["अगर मेरा जन्म रात 9:15 बजे हुआ होता", 21, 15, false],
  ["what if it was 19:05", 19, 5, false],
  ["if I was born at 12 am", 0, 0, false],
])("%s", (text, hour, minute, isOpen) => expect(clockIn(text)).toEqual({ hour, minute, isOpen }));

test.each(["what if I was born in 1990", "if I was born 10 minutes later", "what if I was born on 5 March"])(
  "%s names no time of day",
  (text) => expect(clockIn(text)).toBeNull(),
);

describe("another time of birth", () => {
  test("is told as supposed, of the time that is nearer where its half of the day is open", () => {
    // 14:12 is Gemini's, the stated 14:25 Cancer's.
    expect(told("what if I was born at 2:12?")).toMatch(/If the birth had been at 14:12,.*the lagna would be Gemini/);
    expect(told("what if I was born at 2:30 pm?")).toContain("the lagna would still be Cancer");
    expect(told("what if I was born at 2:30 pm?")).toContain("the navamsa lagna would be Leo");
    expect(told("अगर मेरा जन्म सुबह 7 बजे हुआ होता")).toContain("अगर जन्म 07:00 पर होता");
    expect(told("agar mera janm 2:12 par hota to?")).toContain("lagna Mithun hota");
  });

  test("claims nothing of the chart there is, and cites none of it", () => {
    for (const question of [
      "what if I was born at 5:10?",
      "अगर मेरा जन्म 5:10 पर होता",
      "agar mera janm 5:10 par hota",
    ]) {
      const { sentences } = answerOf({ question, index: worked });
      expect(sentences.flatMap(({ facts }) => facts)).toEqual([]);
      const claims = verify(worked, told(question)).claims.filter(({ verdict }) => verdict !== "doctrine");
      expect(claims, question).toEqual([]);
    }
  });

  test("can be supposed of a birth without a time, and without a time named it is said how", () => {
    expect(told("what if I was born at 2:30 pm?", uncertainIndexOf(CHART_M, null))).toContain(
      "the lagna would be Cancer",
    );
    expect(told("what if I was born in Delhi?")).toContain("second kundli");
  });
});

test.each(["if I marry in 2028?", "agar shadi 2028 me karu to", "अगर 2028 में शादी करूँ तो"])(
  "%s is answered by that time first",
  (question) => expect(answerOf({ question, index: worked }).sentences[0]?.facts.join()).toMatch(/^win-7/),
);
