import { describe, expect, test } from "vitest";
import { type Answer, type AnswerLanguage, detectLanguage, type TurnMemory } from "../src/index.ts";
import { findEitherOrOptions } from "../src/question/find-either-or-options.ts";
import { answerMessage } from "./answer-message.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);

/** The answer to the last message of a conversation. */
function lastOf(...messages: readonly string[]): Answer {
  const turns: TurnMemory[] = [];
  const answers = messages.map((question) => {
    const answer = answerMessage({ question, index, turns: structuredClone(turns) });
    turns.push(JSON.parse(JSON.stringify(answer.memory)) as TurnMemory);
    return answer;
  });
  return answers.at(-1) as Answer;
}
const firstOf = ({ sentences }: Answer): string => sentences[0]?.text ?? "";

describe("a task goes on with another time", () => {
  test.each([
    ["which day this month is good for a house warming?", "next month?", /December 2026/],
    ["is mahine car kharidne ka shubh din", "agle mahine?", /December 2026/],
    ["rahu kaal today?", "and tomorrow?", /Rahu kaal on Sunday, 22 November 2026/],
    ["आज राहु काल कब है", "और कल?", /22 नवंबर 2026.*राहु काल/],
  ])("%s – %s", (question, followUp, first) => {
    expect(firstOf(lastOf(question, followUp))).toMatch(first);
  });

  test("through two turns", () => {
    expect(firstOf(lastOf("rahu kaal today?", "and tomorrow?", "and the day after tomorrow?"))).toMatch(
      /Rahu kaal on Monday, 23 November 2026/,
    );
  });

  test.each([
    ["How will next year be for my health?", "and money?", /2027.*money|money.*2027/i],
    ["agle saal career kaisa rahega", "aur paisa?", /dhan.*2027|2027.*dhan/i],
    ["How is my money next year?", "Sorry, I meant my job", /2027.*work|work.*2027/],
  ])("%s – %s: keeps the time", (question, followUp, said) => {
    const answer = lastOf(question, followUp);
    expect(
      answer.sentences
        .slice(0, 2)
        .map(({ text }) => text)
        .join(" "),
    ).toMatch(said);
  });

  test("a partner in business stays in business", () => {
    expect(lastOf("apna dhandha kab shuru karu", "partner ke saath ya akele").memory.topics).not.toContain("love");
  });
});

describe("a follow-up without a subject of its own", () => {
  test.each([
    ["what is a nakshatra?", "so which is mine?", "star-moon"],
    ["what is a lagna?", "and mine?", "lagna"],
  ])("%s – %s: the fact of the term that was defined", (question, followUp, id) => {
    const answer = lastOf(question, followUp);
    expect(answer.kind).toBe("fact");
    expect(answer.sentences[0]?.facts).toContain(id);
  });

  test("what to do until a period ends is a remedy for it", () => {
    const answer = lastOf("when does my sade sati end?", "what should I do until then?");
    expect(answer.kind).toBe("reading");
    expect(firstOf(answer)).toContain("Saturn");
  });

  test("what to avoid, after a day, names its rahu kaal", () => {
    expect(firstOf(lastOf("How is today for me?", "anything I should avoid?"))).toMatch(/^Rahu kaal today/);
  });

  test("what happens in a period is a reading of it", () => {
    const answer = lastOf("अभी कौन सी दशा चल रही है", "इसमें क्या होगा?");
    expect(answer.kind).toBe("reading");
    expect(answer.sentences.some(({ facts }) => facts.some((id) => id.startsWith("dasha-")))).toBe(true);
  });

  test("the choice between two years is for the matter before", () => {
    expect(lastOf("when will I buy a house?", "this year or next year?").memory.topics).toEqual(["home"]);
  });
});

describe("the first sentence", () => {
  test.each([
    ["How will 2027 be for my career?", /2027/],
    ["2027 mein paisa kaisa rahega", /2027/],
    ["2027 में सेहत कैसी रहेगी?", /2027/],
  ])("%s: the verdict for the span", (question, first) => {
    expect(firstOf(lastOf(question))).toMatch(first);
  });

  test("how a day is for the person comes before the almanac", () => {
    const answer = lastOf("How is today for me?");
    expect(firstOf(answer)).not.toContain("tithi");
    expect(answer.sentences.some(({ text }) => text.includes("tithi"))).toBe(true);
  });

  test.each(["why does my career keep getting stuck?", "mera kaam kyu atakta hai", "मेरा काम क्यों अटकता है"])(
    "%s: what hinders",
    (question) => {
      expect(firstOf(lastOf(question))).toMatch(/holds work back|rokta|रोकता/);
    },
  );

  test("a weakness, and then the strengths", () => {
    expect(firstOf(lastOf("mujh me kya kami hai"))).toMatch(/Kamzor kadi|bhaari padta/);
    expect(firstOf(lastOf("what are my weaknesses?", "and what is good?"))).toMatch(/helps you most|strong side/);
  });
});

describe("two people", () => {
  test.each([
    "will you match me with my fiance? he was born on 3 May 1990 in Delhi",
    "meri aur meri mangetar ki kundli milao, wo 3 May 1995 ko paida hui thi",
  ])("%s: asks for the other chart", (question) => {
    const answer = lastOf(question);
    expect(answer.memory.interval).toBeNull();
    expect(firstOf(answer)).toMatch(/both charts|dono ki kundli/);
  });

  test("a missing birth time is the one of the other person", () => {
    const answer = lastOf("Will my cofounder and I get along? I don't know his birth time");
    expect(firstOf(answer)).toMatch(/birth time of the other person/);
  });
});

describe("choices and decisions", () => {
  test.each([
    ["yaar naukri lu ya apna kaam", ["naukri", "apna kaam"]],
    ["bhai flat ya plot?", ["flat", "plot"]],
  ])("%s: words of address are no part of an option", (question, options) => {
    expect(findEitherOrOptions(question).map(({ text }) => text)).toEqual(options);
  });

  test("what speaks for work speaks for keeping the job", () => {
    const stay = firstOf(lastOf("should I quit my job?"));
    expect(stay).toMatch(/stay with it|let it go|leave only/i);
    expect(firstOf(lastOf("should I start a new job?"))).not.toMatch(/keeping it|giving it up/);
  });
});

describe("both halves", () => {
  test("the sign and the lagna", () => {
    const ids = lastOf("what is my rashi and lagna?").sentences.flatMap(({ facts }) => facts);
    expect(ids).toEqual(expect.arrayContaining(["planet-moon", "lagna"]));
  });

  test("which dasha and until when: the mahadasha too", () => {
    const text = lastOf("which dasha is running and until when?")
      .sentences.map((sentence) => sentence.text)
      .join(" ");
    expect(text).toMatch(/mahadasha runs from/);
  });
});

describe("after a question that stays open", () => {
  test.each([
    ["Will I win my court case?", "when will the decision come?"],
    ["Will I pass my CA final this November?", "just yes or no"],
    ["How long will I live?", "why not?"],
  ])("%s – %s: other words", (question, followUp) => {
    const answer = lastOf(question, followUp);
    expect(answer.kind).toBe("bounds");
    expect(firstOf(answer)).not.toBe(firstOf(lastOf(question)));
  });

  test("money may be asked about after a lottery number", () => {
    expect(lastOf("tell me the lottery number", "then when will I earn well?").kind).toBe("reading");
  });
});

describe("a correction within one topic", () => {
  test.each([
    ["when will I be transferred?", "not the transfer, the promotion", /promotion/i],
    ["transfer kab hoga", "transfer nahi, promotion pooch raha tha", /promotion/i],
  ])("%s – %s", (question, followUp, said) => {
    const answer = lastOf(question, followUp);
    expect(answer.kind).toBe("reading");
    expect(answer.sentences.map(({ text }) => text).join(" ")).toMatch(said);
  });
});

describe("remedies and the app", () => {
  test.each(["Saturn gives me trouble. What can I do about it?", "Is there a puja for debt?"])(
    "%s: a remedy",
    (question) => {
      expect(
        lastOf(question)
          .sentences.map(({ text }) => text)
          .join(" "),
      ).toMatch(/costs nothing|free/);
    },
  );
});

test("how long to keep a remedy", () => {
  expect(firstOf(lastOf("what is the remedy for Rahu?", "for how long?"))).toMatch(/six weeks/);
});

test.each<[string, AnswerLanguage]>([
  ["whn wil i gt maried plese tel", "en"],
  ["when wil my job cme, plese tel", "en"],
  ["shadi kb hogi bta do", "hg"],
])("%s is %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
