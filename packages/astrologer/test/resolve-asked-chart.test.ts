import { describe, expect, test } from "vitest";
import { resolveAskedChart, type SavedChart, type TurnMemory } from "../src/index.ts";
import { parseQuestion } from "../src/question/parse-question.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { answerMessage } from "./answer-message.ts";

const SAVED: readonly SavedChart[] = [
  { id: "self", name: "Kavita Joshi" },
  { id: "asha-s", name: "Asha Sharma", tags: ["daughter"] },
  { id: "asha-v", name: "Asha Verma" },
  { id: "raj", name: "राजकुमार", tags: ["office"] },
  { id: "rohit", name: "Rohit", tags: ["पति"] },
  { id: "shanti", name: "Shanti" },
];

const asked = (question: string, last: string | null = null) => {
  const found = resolveAskedChart(parseQuestion(question), SAVED, last);
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
])("%s is about %s", (question, id) => expect(asked(question)).toBe(id));

test.each([
  "How is my career?",
  "shanti kab milegi",
  "mann ki shanti kaise mile",
  "What is Saturn's dasha?",
  "today's horoscope",
  "compare my chart with Rohit's",
  "will my kundli match with Rohit?",
  "who is my 10th lord",
])("%s is about no one else", (question) => expect(asked(question)).toBeNull());

describe("a person without a saved chart", () => {
  test.each([
    ["Arjun: how is his career?", "Arjun"],
    ["Arjun, how is his career?", "Arjun"],
    ["Arjun - when will he marry?", "Arjun"],
    ["How is Arjun's career?", "Arjun"],
    ["arjun ka career kaisa rahega", "arjun"],
    ["arjun ki shaadi kab hogi", "arjun"],
    ["अर्जुन की नौकरी कब लगेगी", "अर्जुन"],
    ["will Arjun get a job this year", "Arjun"],
    ["what about Arjun's health", "Arjun"],
    ["tell me about Arjun Mehta", "Arjun Mehta"],
    ["I want to know when Arjun will marry", "Arjun"],
    ["Zubin: how is his health?", "Zubin"],
    ["Zubin, will he get a job?", "Zubin"],
  ])("%s: %s", (question, name) => expect(asked(question)).toBe(name));

  test.each([
    "Sir, when will I marry?",
    "Question: when will I get a job?",
    "guruji, meri naukri kab lagegi",
    "Delhi: will it suit me?",
    "I am Arjun, when will I marry?",
    "mera naam Arjun hai, shaadi kab hogi",
    "will Rahul marry me",
    "kis tarah ki naukri milegi",
    "is this year good",
    "kya diya jaye daan me",
    "umar kitni hai",
    "रात को नींद खुल जाती है",
    "लड़का पसंद आया है, हाँ कर दूँ?",
    "वधू सुशील होगी न?",
    "Seedhi baat: mehnat ka phal kab milega",
    "pooja karni chahiye kya",
  ])("is not requested by %s", (question) => expect(asked(question)).toBeNull());
});

describe("a question about oneself", () => {
  const MARKED: readonly SavedChart[] = [
    { id: "me", name: "Kavita", isSelf: true },
    { id: "mother", name: "Kamla", tags: ["mother"] },
    { id: "friend", name: "Tara" },
  ];
  const of = (question: string, saved: readonly SavedChart[], current: string | null) => {
    const found = resolveAskedChart(parseQuestion(question), saved, null, current);
    return found?.kind === "one" ? found.chart.id : (found?.kind ?? null);
  };

  test.each([
    "when will I marry",
    "How is my career?",
    "meri shaadi kab hogi",
    "मेरी नौकरी कब लगेगी",
    "main kab ameer banunga",
    "mujhe naukri kab milegi",
    "will we have children",
    "when will my husband get a job",
  ])("is never answered from a relative's chart: %s", (question) => {
    expect(of(question, MARKED, "mother")).toBe("me");
    expect(of(question, MARKED, "friend")).toBe("me");
    expect(of(question, MARKED, "me")).toBeNull();
    expect(of(question, MARKED.slice(1), "mother"), "nothing of oneself is there").toBe("none");
  });

  test.each([
    "How is the career?",
    "which dasha is running?",
    "I want to know when she will get a job",
    "mujhe batao unki sehat kaisi rahegi",
    "tell me about marriage",
    "should I take her to another doctor",
  ])("is not %s, in a relative's chart", (question) => {
    expect(of(question, MARKED, "mother")).toBeNull();
  });

  test("uses the open chart when nothing names a person", () => {
    expect(of("when will I marry", MARKED.slice(2), "friend")).toBeNull();
    expect(resolveAskedChart(parseQuestion("when will I marry"), MARKED, null)).toBeNull();
  });
});

test("asks back when two charts share a first name", () => {
  expect(asked("how is Asha's career?")).toEqual(["asha-s", "asha-v"]);
  const answer = answerMessage({
    question: "how is Asha's career?",
    index: buildTestIndex(CHART_M),
    savedCharts: SAVED,
  });
  expect(answer.kind).toBe("talk");
  expect(answer.sentences[0]?.text).toBe("Whose chart do you mean: Asha Sharma or Asha Verma?");
  expect(answer.followUps.map((question) => asked(question))).toEqual(["asha-s", "asha-v"]);
});

test("says that no chart is saved for a person, and how to save one", () => {
  for (const question of ["How is Vikram's career?", "विक्रम की कुंडली देखिए", "vikram ki kundli kaisi hai"]) {
    expect(asked(question)).toMatch(/^(?:vikram|विक्रम)$/i);
    expect(answerMessage({ question, index: buildTestIndex(CHART_M), savedCharts: SAVED }).kind).toBe("talk");
  }
  expect(asked("my mother's chart")).toBe("mother");
  // Without an account there is nothing to save them to.
  expect(resolveAskedChart(parseQuestion("How is Vikram's career?"), undefined, null)).toBeNull();
});

test("follow-ups stay with another person's chart until the user mentions themselves", () => {
  expect(asked("and money?", "asha-s")).toBe("asha-s");
  expect(asked("kyun?", "asha-s")).toBe("asha-s");
  expect(asked("and my money?", "asha-s")).toBeNull();
});

test("an answer about another person's chart names the person and remembers them", () => {
  const about = SAVED[1] as SavedChart;
  const { sentences, memory } = answerMessage({
    question: "how is Asha Sharma's career?",
    index: buildTestIndex(CHART_M),
    askedChart: about,
  });
  expect(sentences[0]?.text).toBe("From Asha Sharma's chart (“you” is Asha Sharma here).");
  expect(sentences.length).toBeGreaterThan(5);
  const next: TurnMemory = memory;
  expect(next.chart).toBe("asha-s");
});
