import { describe, expect, test } from "vitest";
import { type Answer, type TurnMemory, verify } from "../src/index.ts";
import { addFacts } from "../src/facts/build-facts.ts";
import { correctSpelling } from "../src/question/correct-spelling.ts";
import { findEitherOrOptions } from "../src/question/find-either-or-options.ts";
import { parseQuestion } from "../src/question/parse-question.ts";
import { computeContinuation } from "../src/message-classification/classify-relation.ts";
import { answerMessage } from "./answer-message.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);

/** The answers to the messages of a conversation, whose memory is stored as JSON between them. */
function talk(...messages: readonly string[]): readonly Answer[] {
  const turns: TurnMemory[] = [];
  return messages.map((question) => {
    const answer = answerMessage({ question, index, turns: structuredClone(turns) });
    turns.push(JSON.parse(JSON.stringify(answer.memory)) as TurnMemory);
    return answer;
  });
}
const lastOf = (...messages: readonly string[]): Answer => talk(...messages).at(-1) as Answer;
const firstOf = ({ sentences }: Answer): string => sentences[0]?.text ?? "";
const textOf = ({ sentences }: Answer): string => sentences.map(({ text }) => text).join(" ");

describe("a turn remembers its task", () => {
  test("a follow-up has the kind, the topic and the words of the task it goes on with", () => {
    const [asked, again] = talk("How will my health be next year?", "and the year after?");
    expect(asked?.memory.task).toMatchObject({ kind: "outlook", topics: ["health"], person: "self" });
    expect(again?.memory.task?.topics).toEqual(["health"]);
    expect(again?.memory.task?.words).toContain("next year");
  });

  test("a question of its own starts a task", () => {
    const [, own] = talk("How will my health be next year?", "When will I get a promotion at work?");
    expect(own?.memory.task).toMatchObject({ kind: "timing", topics: ["career"] });
    expect(own?.memory.task?.words).not.toContain("health");
  });

  test("the learned relation tells a follow-up from a question of its own", () => {
    for (const text of ["why not the other?", "and which day?", "इसका असर?"])
      expect(computeContinuation(text), text).toBeGreaterThan(0.5);
    for (const text of ["when will I get married", "meri naukri kab lagegi", "क्या मैं अमीर बनूँगा"])
      expect(computeContinuation(text), text).toBeLessThan(0.5);
  });
});

describe("the time on the whole", () => {
  test.each([
    [
      ["How is next year for my health?", "and money?", "so all in all, a good year or a bad one?"],
      /^On the whole 2027/,
    ],
    [["agle saal sehat kaisi rahegi", "aur paisa?", "kul milakar saal achha ya bura?"], /^Kul milakar 2027/],
    [["अगले साल करियर कैसा रहेगा", "और सेहत?", "कुल मिलाकर साल कैसा रहेगा?"], /^कुल मिलाकर 2027/],
  ])("%s", (messages, first) => {
    const answer = lastOf(...messages);
    expect(firstOf(answer)).toMatch(first);
    expect(answer.memory.topics.length).toBeGreaterThan(1);
  });

  test("a general outlook begins with the verdict, and better times are named", () => {
    expect(firstOf(lastOf("मेरा आने वाला समय कैसा है?"))).toMatch(/^कुल मिलाकर आने वाला समय/);
    expect(firstOf(lastOf("When will things get better for me?"))).toMatch(/better|easier/);
    expect(textOf(lastOf("When will things get better for me?"))).toMatch(/20\d\d/);
  });
});

describe("a choice goes on", () => {
  test.each([
    ["Should I do an MBA or take the job offer?", "why?", /job offer|MBA/],
    ["सरकारी नौकरी करूँ या प्राइवेट?", "दूसरा क्यों नहीं?", /^(?:सरकारी|प्राइवेट)/],
  ])("%s – %s", (asked, followUp, first) => expect(firstOf(lastOf(asked, followUp))).toMatch(first));

  test("why not the other names the option that was set aside", () => {
    const [choice, why] = talk("science lu ya commerce?", "dusra kyu nahi?");
    const [best] = /science|commerce/i.exec(firstOf(why as Answer).toLowerCase()) ?? [];
    expect(best).toBeDefined();
    expect(firstOf(choice as Answer).toLowerCase()).toContain(best as string);
    expect(firstOf(why as Answer)).toMatch(/peeche|viruddh/);
  });

  test("a short choice is about what the conversation is about", () => {
    const answer = lastOf("naukri chhod ke cafe kholu kya?", "partner ke saath ya akele?");
    expect(answer.memory.topics[0]).toBe("career");
    expect(firstOf(answer)).toMatch(/partner|akele/i);
  });

  test("a story before the choice is no list of options", () => {
    const options = findEitherOrOptions(
      "main 34 ka hu, do baar sagai toot chuki hai, ghar wale pareshan hain, ab ek rishta Jaipur se aaya hai, haan karu ya ruku",
    );
    expect(options.map(({ text }) => text)).toHaveLength(2);
  });
});

describe("what was looked up goes on", () => {
  test.each([
    ["meri kundli me shani kaunse ghar me hai", "iska asar kya hota hai?", /^Iska asar yeh hai/],
    ["which nakshatra is my moon in", "what does it mean?", /^Its effect is this/],
    ["what is a yogakaraka?", "do I have one?", /^Yes: Mars is your yogakaraka/],
    ["shani ka upay batao", "kitne din karna hai?", /Chhah hafte/],
    ["meri naukri kab lagegi", "kis mahine", /20\d\d/],
  ])("%s – %s", (asked, followUp, first) => expect(firstOf(lastOf(asked, followUp))).toMatch(first));
});

describe("fields of work", () => {
  test.each([
    ["Which career suits me?", /^(?:Work that suits you|Your chart points to)/],
    ["kaunsi line meri kundli ke hisaab se sahi hai, career me", /kaam|ishaara/],
    ["कौन सा व्यवसाय मेरे लिए ठीक है?", /^(?:आपके लिए ठीक काम|कुंडली पहले)/],
  ])("%s: fields first, with their signifiers", (question, first) => {
    const answer = lastOf(question);
    expect(firstOf(answer)).toMatch(first);
    expect(answer.sentences.flatMap(({ facts }) => facts)).toEqual(expect.arrayContaining(["lord-10", "karaka-AmK"]));
  });

  test("a follow-up narrows them", () =>
    expect(firstOf(lastOf("Which career suits me?", "Something more creative?"))).toMatch(/^Of such work/));
});

describe("ties that are not one's own marriage", () => {
  test.each([
    ["saas ke saath pat-ti nahi, kundli me kya dikhta hai", /saas/i],
    ["ससुराल से रिश्ते कैसे रहेंगे?", /ससुराल/],
    ["will I get along with my father in law", /father-in-law/],
    ["pati ke ghar walo se kaise nibhegi", /sasural/i],
  ])("%s", (question, first) => expect(textOf(lastOf(question)).split(/[.।]/u).slice(0, 2).join(" ")).toMatch(first));
});

describe("misspelt subjects", () => {
  test.each([
    ["mujhe gvt jb kb milgi", "career"],
    ["मेरी शादि कब होगी", "love"],
    ["wen wil i gt prmoted", "career"],
  ])("%s: %s", (text, topic) => expect(parseQuestion(text).topics).toContain(topic));

  test("words that are known, and a word alone, stay as they are", () => {
    for (const text of ["what is karana", "hmm", "planetary positions please"])
      expect(parseQuestion(text).topics, text).toEqual([]);
    expect(correctSpelling("hmm")).toBe("hmm");
  });
});

describe("other messages", () => {
  test("a statement of the family is acknowledged, not read", () =>
    expect(lastOf("We had our first child three years after.").kind).toBe("talk"));

  test("questions about the app name the page", () => {
    expect(firstOf(lastOf("pdf download kaise karte hai kundli ka"))).toMatch(/PDF/);
    expect(firstOf(lastOf("how do I delete my chats?"))).toMatch(/profile/);
  });

  test("a question about means is not taken for one about death", () => {
    expect(parseQuestion("in which year will I earn most").kinds).not.toContain("death");
    expect(parseQuestion("when will my father die").kinds).toContain("death");
  });

  test("the first answer after a danger begins with a line of care", () => {
    const answers = talk(
      "When will I get a job?",
      "I want to end my life",
      "leave it",
      "leave it",
      "When will I get a job?",
    );
    const after = answers.find(({ kind }, at) => at > 1 && kind !== "safety");
    expect(answers[1]?.kind).toBe("safety");
    expect(firstOf(after as Answer)).toMatch(/14416/);
    expect(firstOf(lastOf("When will I get a job?"))).not.toMatch(/14416/);
  });

  test("what is hardly read is asked back, with the two things that it may mean as replies", () => {
    const answer = lastOf("Should I live abroad?", "permanently?");
    expect(firstOf(answer)).toMatch(/^Do you mean .+, or .+\?$/);
    expect(answer.followUps).toHaveLength(2);
  });
});

test("nothing that these answers state about a chart is contradicted", () => {
  const conversations = [
    ["How is next year for my health?", "and money?", "so all in all, a good year or a bad one?"],
    ["When will things get better for me?"],
    ["science or commerce?", "why not the other?"],
    ["Which career suits me?", "Something more creative?"],
    ["what is a yogakaraka?", "do I have one?"],
    ["ससुराल से रिश्ते कैसे रहेंगे?", "कब सुधरेंगे?"],
    ["meri kundli me shani kaunse ghar me hai", "iska asar kya hota hai?"],
  ];
  for (const messages of conversations)
    for (const { sentences, facts } of talk(...messages)) {
      const { claims } = verify(addFacts(index, facts), sentences.map(({ text }) => text).join(" "));
      expect(
        claims.filter(({ verdict }) => verdict === "contradicted").map(({ text }) => text),
        messages.join(" – "),
      ).toEqual([]);
    }
});
