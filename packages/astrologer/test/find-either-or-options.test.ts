import { describe, expect, test } from "vitest";
import { findEitherOrOptions } from "../src/question/find-either-or-options.ts";

const textsOf = (question: string): readonly string[] => findEitherOrOptions(question).map(({ text }) => text);

describe("finds the alternatives of a question in its own words", () => {
  test.each([
    ["Should I open a tea stall or drive a taxi?", ["open a tea stall", "drive a taxi"]],
    ["which is better for me, dental college vs nursing", ["dental college", "nursing"]],
    ["bhaiya railway ka kaam lu ya kapde ki dukan, samajh nahi aata", ["railway ka kaam", "kapde ki dukan"]],
    ["plot lu ki scooty", ["plot", "scooty"]],
    ["मुझे खेती करनी चाहिए या शहर में मज़दूरी?", ["खेती", "शहर में मज़दूरी"]],
    ["मकान बेचूँ कि किराए पर दूँ", ["मकान बेचूँ", "किराए पर दूँ"]],
    ["I'm torn between Surat and Nagpur", ["Surat", "Nagpur"]],
    ["Is a diploma better than a degree for me?", ["a diploma", "a degree"]],
    ["biology? maths?", ["biology", "maths"]],
    ["Should I rent, buy, or wait?", ["rent", "buy", "wait"]],
    ["Kochi, where it always rains, or Jaisalmer, where it never does?", ["Kochi", "Jaisalmer"]],
    ["B.A. karu ya B.Com.", ["B.A", "B.Com"]],
    ["ek taraf fauj aur dusri taraf school ki naukri", ["fauj", "school ki naukri"]],
    ["the mill, the dairy, or neither?", ["the mill", "the dairy"]],
  ])("%s", (question, alternatives) => expect(textsOf(question)).toEqual(alternatives));
});

test.each([
  "Should I move or not?",
  "ghar lu ya nahi",
  "नौकरी छोड़ूँ या नहीं",
  "When will I marry?",
  "soch raha hu ki kya karu",
  "",
])("finds none in «%s»", (question) => expect(textsOf(question)).toEqual([]));

test("the spans are those of the words in the message", () => {
  const question = "Namaste ji. Gaon me dairy kholu ya sheher me auto chalau?";
  for (const { text, span } of findEitherOrOptions(question)) expect(question.slice(...span)).toBe(text);
});
