import { describe, expect, test } from "vitest";
import { addFacts, type Answer, extractUserFacts, type FactIndex, type TurnMemory, verify } from "../src/index.ts";
import { buildUncertainIndex } from "./uncertain-birth-time-charts.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";
import { TEST_USERS } from "./test-users.ts";
import { answerMessage } from "./answer-message.ts";

const index = buildTestIndex(CHART_M);

/** The answers to the messages of one conversation. */
function converse(messages: readonly string[], chart: FactIndex = index): readonly Answer[] {
  const turns: TurnMemory[] = [];
  return messages.map((question) => {
    // Stored memories are JSON.
    const answer = answerMessage({ question, index: chart, turns: structuredClone(turns) });
    turns.push(JSON.parse(JSON.stringify(answer.memory)) as TurnMemory);
    return answer;
  });
}
const lastOf = (...messages: readonly string[]): Answer => converse(messages).at(-1) as Answer;
const textOf = ({ sentences }: Answer): string => sentences.map(({ text }) => text).join(" ");

const TWO_QUESTIONS = ["When will my wedding happen?", "How does my career look?"] as const;

describe("questions about the conversation", () => {
  test.each([
    ["what was the first thing I asked you", /“When will my wedding happen\?”/],
    ["what was my second question again", /“How does my career look\?”/],
    ["sabse pehle maine kya pucha tha", /“When will my wedding happen\?”/],
    ["can you sum up all you told me", /wedding happen\?”.*career look\?”/],
    ["what did you say about my marriage", /wedding happen\?”.*January 2027/],
    ["did you say 2027 or 2031 for the marriage", /2027.*2031 is outside the time I named/],
    ["too long, make it two lines please", /^(?!.*career look).*work/i],
  ])("%s", (message, words) => {
    const answer = lastOf(...TWO_QUESTIONS, message);
    expect(answer.kind).toBe("talk");
    expect(textOf(answer)).toMatch(words);
  });

  test("names the topic whose good time begins first", () => {
    expect(textOf(lastOf(...TWO_QUESTIONS, "which of the two comes first"))).toMatch(/^Work comes first.*partnership/);
  });

  test("an answer in another language keeps that language for the next turn", () => {
    const [, answer, next] = converse(["How does my career look?", "in Hindi please", "?"]);
    expect(answer?.language).toBe("hi");
    expect(textOf(answer as Answer)).toMatch(/\p{Script=Devanagari}/u);
    expect(next?.language).toBe("hi");
  });

  test("asked for something sooner, grades the best time before the one that was named", () => {
    const [first, sooner] = converse(["When will my wedding happen?", "is there anything sooner?"]) as [Answer, Answer];
    const named = first.timing.map(({ from }) => from).toSorted()[0] as string;
    expect(sooner.timing).toHaveLength(1);
    expect(sooner.timing.every(({ from }) => from < named)).toBe(true);
    expect(textOf(sooner)).not.toBe(textOf(first));
    expect(textOf(sooner)).not.toMatch(/^(?:Yes|No)\b/);
  });

  test("tells the birth that the chart is for", () => {
    const { sentences } = lastOf("How does my career look?", "remind me what town and birth date you have for me");
    expect(sentences[0]?.text).toMatch(/9 March 1988.*14:25.*Jaipur/);
    expect(sentences[0]?.facts).toEqual(["birth-date", "birth-time", "birth-place"]);
    const untimed = converse(["what date of birth and town are you using"], buildUncertainIndex(CHART_M, null));
    expect(textOf(untimed[0] as Answer)).not.toMatch(/12:00/);
  });

  test.each(["what did I ask you first", "please sum up what you said", "pehle maine kya pucha tha"])(
    "%s: with an empty conversation, says that it is the beginning",
    (message) => expect(textOf(lastOf(message))).toMatch(/beginning|just begun|shuruaat|shuru hi/),
  );

  test("does not repeat a message of despair", () => {
    const [, , answer] = converse(["I want to end my life", "How does my career look?", "what did I ask first?"]);
    expect(textOf(answer as Answer)).not.toMatch(/end my life/);
  });

  test("reads turns that were stored before a field existed", () => {
    const { chart: _chart, danger: _danger, opening: _opening, ...stored } = lastOf(TWO_QUESTIONS[0]).memory;
    const answer = answerMessage({ question: "what did I ask first", index, turns: [stored] });
    expect(textOf(answer)).toMatch(/“When will my wedding happen\?”/);
  });
});

describe("corrections", () => {
  test.each([
    ["When will my wedding happen?", "no, I was asking about my job", /\bwork\b/, "career"],
    ["meri shaadi kab hogi", "arre shaadi nahi, naukri ka pucha tha", /kaam-kaaj/, "career"],
  ])("%s – %s", (question, correction, first, topic) => {
    const answer = lastOf(question, correction);
    expect(answer.kind).toBe("reading");
    expect(answer.sentences[0]?.text).toMatch(first);
    expect(answer.memory.topics).toEqual([topic]);
  });

  test("a corrected person is asked for a chart of their own", () => {
    const answer = lastOf("When will my mother get a house?", "no no, I meant my brother");
    expect(answer.sentences[0]?.text).toMatch(/your brother/);
    expect(textOf(answer)).toMatch(/own chart|chart of/);
  });

  test("a corrected time limits the answer", () => {
    const answer = lastOf("When will I get promoted?", "I meant not this year, next year");
    expect(answer.sentences[0]?.text).toMatch(/2027/);
    expect(answer.timing.every(({ from }) => from.startsWith("2027"))).toBe(true);
  });

  test("asks back if nothing usable was corrected", () => {
    const answer = lastOf("When will I get promoted?", "no, I meant something else");
    expect(answer.kind).toBe("talk");
    expect(answer.sentences).toHaveLength(1);
    expect(textOf(answer)).toMatch(/\?/);
  });
});

describe("statements and courtesies", () => {
  test.each([
    ["We got married in 2015", /married.*2015/],
    ["meri shadi ho chuki hai", /shaadishuda/],
    ["My daughter passed her board exam", /your daughter/],
  ])("%s: is acknowledged without a reading", (message, words) => {
    const answer = lastOf(message);
    expect(answer.kind).toBe("talk");
    expect(textOf(answer)).toMatch(words);
    expect(answer.followUps).toHaveLength(1);
    expect(answer.timing).toEqual([]);
  });

  test("tells what earlier windows mean now", () => {
    expect(textOf(lastOf("When will my wedding happen?", "I am already married"))).toMatch(
      /months I named for marriage/,
    );
  });

  test("remembers the year in the words of a fact", () => {
    expect(extractUserFacts("I got married in 2015")).toEqual([
      { about: "marriage", value: "married", words: "I got married in 2015" },
    ]);
    // The API ends every message in a question mark.
    expect(extractUserFacts("I got married in 2015?")).toHaveLength(1);
    expect(extractUserFacts("2015 me meri shaadi ho gayi")[0]?.words).toMatch(/2015/);
  });

  test.each(["thanks a lot, good night", "dhanyavaad ji, shubh ratri"])("%s: short, without suggestions", (message) => {
    const answer = lastOf("How does my career look?", message);
    expect(answer).toMatchObject({ kind: "talk", followUps: [] });
    expect(answer.sentences).toHaveLength(1);
  });
});

const CONVERSATIONS = [
  [
    ...TWO_QUESTIONS,
    "sum up please",
    "anything sooner?",
    "which of the two comes first",
    "in Hindi please",
    "repeat that",
  ],
  [
    "मेरी शादी कब होगी?",
    "मेरा करियर कैसा है?",
    "अब तक की बात का सार बताइए",
    "इससे पहले का कोई समय नहीं है क्या",
    "छोटा करके बताइए",
  ],
  [
    "meri shaadi kab hogi",
    "naukri kab lagegi",
    "ab tak jo bataya uska nichod do",
    "isse jaldi kuch nahi hai kya",
    "dono me se pehle kya hoga",
  ],
];

describe.each(TEST_USERS.slice(0, 5).map((birth) => [birth.local, birth] as const))("the chart of %s", (_, birth) => {
  test.each(CONVERSATIONS.map((talk) => [talk[0] as string, talk] as const))(
    "%s: nothing is contradicted",
    (__, talk) => {
      const chart = buildTestIndex(birth);
      for (const answer of converse(talk, chart)) {
        const cited = answer.sentences.filter(({ facts }) => facts.length > 0).map(({ text }) => text);
        const known = addFacts(chart, answer.facts);
        expect(cited.length === 0 || answer.facts.length > 0).toBe(true);
        const { claims } = verify(known, cited.join(" "));
        expect(claims.filter(({ verdict }) => verdict === "contradicted").map(({ text }) => text)).toEqual([]);
      }
    },
  );
});
