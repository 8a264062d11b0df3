import { expect, test } from "vitest";
import { answerOf, chartAsked, parseQuestion, type SavedChart, type Told } from "../src/index.ts";
import { CHART_M, indexOf } from "./charts.ts";

const SAVED: readonly SavedChart[] = [
  { id: "self", name: "Kavita Joshi" },
  { id: "asha-s", name: "Asha Sharma", tags: ["daughter"] },
  { id: "asha-v", name: "Asha Verma" },
  { id: "raj", name: "राजकुमार", tags: ["office"] },
  { id: "rohit", name: "Rohit", tags: ["पति"] },
  { id: "shanti", name: "Shanti" },
];

const asked = (question: string, last: string | null = null) => {
  const found = chartAsked(parseQuestion(question), SAVED, last);
  if (found === null) return null;
  if (found.kind === "one") return found.chart.id;
  return found.kind === "several" ? found.charts.map(({ id }) => id) : (found.name ?? found.person);
};

test.each([
  ["how is Asha Sharma's career?", "asha-s"],
  ["asha verma ki shaadi kab hogi", "asha-v"],
  ["आशा शर्मा की नौकरी कैसी रहेगी?", "asha-s"],
  ["How is Rajkumar's health?", "raj"],
  ["राजकुमार की सेहत कैसी है?", "raj"],
  ["rohit ka career kaisa hai", "rohit"],
  ["when will Rohit get promoted?", "rohit"],
  ["what about Shanti's money?", "shanti"],
  ["meri beti ki shaadi kab hogi", "asha-s"],
  ["my husband's career", "rohit"],
  ["मेरे पति की नौकरी", "rohit"],
])("%s is asked of %s", (question, id) => expect(asked(question)).toBe(id));

test.each([
  "How is my career?",
  "shanti kab milegi",
  "mann ki shanti kaise mile",
  "What is Saturn's dasha?",
  "today's horoscope",
  "compare my chart with Rohit's",
  "will my kundli match with Rohit?",
  "who is my 10th lord",
])("%s is asked of nobody else", (question) => expect(asked(question)).toBeNull());

test("a first name that two have is asked back", () => {
  expect(asked("how is Asha's career?")).toEqual(["asha-s", "asha-v"]);
  const answer = answerOf({ question: "how is Asha's career?", index: indexOf(CHART_M), saved: SAVED });
  expect(answer).toMatchObject({ kind: "talk", chart: null });
  expect(answer.sentences[0]?.text).toBe("Whose chart do you mean: Asha Sharma or Asha Verma?");
  expect(answer.followUps.map((question) => asked(question))).toEqual(["asha-s", "asha-v"]);
});

test("of whom nothing is saved it is said, with the way to save it", () => {
  for (const question of ["How is Vikram's career?", "विक्रम की कुंडली देखिए", "vikram ki kundli kaisi hai"]) {
    expect(asked(question)).toMatch(/^(?:vikram|विक्रम)$/i);
    expect(answerOf({ question, index: indexOf(CHART_M), saved: SAVED }).kind).toBe("talk");
  }
  expect(asked("my mother's chart")).toBe("mother");
  // Without an account there is nothing to save them to.
  expect(chartAsked(parseQuestion("How is Vikram's career?"), undefined, null)).toBeNull();
});

test("what leans on a turn about another's chart is about it too, until oneself is spoken of", () => {
  expect(asked("and money?", "asha-s")).toBe("asha-s");
  expect(asked("kyun?", "asha-s")).toBe("asha-s");
  expect(asked("and my money?", "asha-s")).toBeNull();
});

test("an answer about another's chart says whose it is, and remembers", () => {
  const about = SAVED[1] as SavedChart;
  const { sentences, told } = answerOf({ question: "how is Asha Sharma's career?", index: indexOf(CHART_M), about });
  expect(sentences[0]?.text).toBe("I read this from Asha Sharma's chart; “you” means Asha Sharma here.");
  expect(sentences.length).toBeGreaterThan(5);
  const next: Told = told;
  expect(next.chart).toBe("asha-s");
});
