import { describe, expect, test } from "vitest";
import { answerMessage } from "./answer-message.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);
const tell = (text: string): string =>
  answerMessage({ question: text, index })
    .sentences.map((one) => one.text)
    .join(" ");

describe("a person of the writer's life, from the writer's own chart", () => {
  test.each([
    ["My boss is after my life. What kind of man is he as per my chart", /your boss .* tenth house/u],
    ["मेरे पड़ोसी का स्वभाव कैसा है", /आपके पड़ोसी .* तीसरे भाव/u],
    ["what is my brother like by nature", /your brother .* third house/u],
  ])("%s", (text, expected) => {
    expect(tell(text)).toMatch(expected);
  });

  test("asks for no birth before it has told what it can", () => {
    expect(tell("what kind of person is my mother-in-law")).toMatch(/^Expect your mother-in-law to be /u);
  });
});
