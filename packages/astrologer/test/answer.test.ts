import { describe, expect, test } from "vitest";
import {
  type AnswerKind,
  findFactById,
  buildNarrationPlan,
  type TurnMemory,
  type AnswerLanguage,
  TOPICS,
  understand,
  verify,
  addFacts,
} from "../src/index.ts";
import type { DangerKind } from "../src/message-classification/danger/danger.ts";
import { CHART_M, buildTestIndex, type TestBirth } from "./test-charts.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { answerMessage, type AskedMessage } from "./answer-message.ts";

const worked = buildTestIndex(CHART_M);
const ask = (question: string, more: Partial<AskedMessage> = {}) => answerMessage({ question, index: worked, ...more });

/** A conversation, turn by turn. */
function talk(...questions: readonly string[]) {
  let turns: readonly TurnMemory[] = [];
  return questions.map((question) => {
    const answer = ask(question, { turns });
    turns = [...turns, answer.memory];
    return answer;
  });
}

const KINDS: readonly (readonly [string, AnswerKind, AnswerLanguage])[] = [
  ["hi", "talk", "en"],
  ["namaste", "talk", "hg"],
  ["thanks", "talk", "en"],
  ["are you human", "talk", "en"],
  ["When will I get promoted?", "reading", "en"],
  ["मेरी शादी कब होगी?", "reading", "hi"],
  ["paisa kab aayega", "reading", "hg"],
  ["what is antardasha", "definition", "en"],
  ["नवांश क्या है", "definition", "hi"],
  ["which dasha am I in?", "fact", "en"],
  ["mera nakshatra aur charan", "fact", "hg"],
  ["how many years will I live?", "bounds", "en"],
  ["ladka hoga ya ladki", "bounds", "hg"],
  ["write python code", "bounds", "en"],
  ["अब जीने का मन नहीं करता", "safety", "hi"],
  ["my husband hits me", "safety", "en"],
  ["antardasha kiski", "fact", "hg"],
  ["saturn ya jupiter stronger", "fact", "hg"],
  ["what if I was born at 5pm", "talk", "en"],
  ["should i move back to india", "reading", "en"],
  ["tell me about my chart", "reading", "en"],
];

test.each(KINDS)("%s gets a %s answer in %s", (question, kind, language) => {
  const answer = ask(question);
  expect(answer).toMatchObject({ kind, language });
  expect(answer.sentences.length).toBeGreaterThan(0);
});

test.each([
  ["I want to die", "self_harm", "14416"],
  ["jeene ka mann nahi karta", "self_harm", "14416"],
  ["मैं सब पर बोझ हूँ", "self_harm", "14416"],
  ["mujhe marte hain mere pati", "violence_suffered", "181"],
] as const)("%s: gives helplines and no astrology", (question, kind: DangerKind, number) => {
  const answer = ask(question);
  expect(answer).toMatchObject({
    kind: "safety",
    danger: { kind },
    followUps: [],
    evidence: [],
    facts: [],
    timing: [],
  });
  expect(answer.sentences.map(({ text }) => text).join(" ")).toContain(number);
});

test("stays with a user in danger until they change the subject", () => {
  const [first, second, third] = talk("I want to die", "I don't know", "when will I get a job?");
  expect([first?.kind, second?.kind, third?.kind]).toEqual(["safety", "safety", "reading"]);
});

const READINGS: Readonly<Record<AnswerLanguage, readonly string[]>> = {
  en: [
    "how is my career",
    "when will I marry",
    "why do i never save",
    "how is my health",
    "which subject should I study",
  ],
  hi: ["नौकरी कब लगेगी?", "ज़मीन का योग", "बच्चा कब होगा", "विदेश यात्रा कब", "सेहत कैसी रहेगी"],
  hg: ["shaadi kab hogi", "naukri kab lagegi", "dhyan aur sadhana kaisi rahegi", "ghar kab banega", "paisa kab aayega"],
};

describe.each(Object.entries(READINGS) as [AnswerLanguage, readonly string[]][])(
  "readings in %s",
  (language, questions) => {
    test.each(questions)("%s", (question) => {
      const answer = ask(question);
      expect(answer).toMatchObject({ kind: "reading", language: language });
      const signs = answer.evidence.map(({ polarity }) => Math.sign(polarity));
      expect(signs).toEqual(expect.arrayContaining([1, -1]));
      const whole = addFacts(worked, answer.facts);
      for (const { facts } of answer.sentences)
        for (const id of facts) expect(findFactById(whole, id), id).toBeDefined();
      const text = answer.sentences.map((sentence) => sentence.text).join(" ");
      const failing = verify(whole, text, { question }).claims.filter(({ verdict }) => verdict === "contradicted");
      expect(failing, text).toEqual([]);
    });
  },
);

test("gives the same answer to the same question and chart, as plain JSON", () => {
  const answer = ask("how is my career");
  expect(ask("how is my career")).toEqual(answer);
  expect(JSON.parse(JSON.stringify(answer.memory))).toEqual(answer.memory);
});

test("a follow-up keeps its topic and repeats no sentence", () => {
  const [first, why, money] = talk("how is my career", "why?", "and money?");
  expect([first, why, money].map((answer) => answer?.memory.topics[0])).toEqual(["career", "career", "wealth"]);
  expect(why?.memory.findings.some((row) => first?.memory.findings.includes(row))).toBe(false);
  const said = (answer = first) => answer?.sentences.map(({ text }) => text) ?? [];
  expect(said(why).filter((text) => said(first).includes(text))).toEqual([]);
});

test.each(TOPICS)("the answer plan for %s has a verdict and its facts", (topic) => {
  const question =
    { personality: "what is my nature", spiritual: "my spiritual path" }[topic as string] ?? `my ${topic}`;
  const { plannedTopics, facts } = buildNarrationPlan(understand(question), worked);
  expect(plannedTopics[0]?.topic).toBe(topic);
  const ids = new Set(facts.map(({ id }) => id));
  expect(facts.length).toBeGreaterThanOrEqual(20);
  // Every running period, and the slow grahas with their next signs, are among them for any topic.
  expect(facts.length).toBeLessThanOrEqual(60);
  for (const { factId } of [...(plannedTopics[0]?.findings ?? []), ...(plannedTopics[0]?.windows ?? [])])
    expect(ids.has(factId), factId).toBe(true);
});

test.each([
  ["mera nakshatra kya hai", "star-moon"],
  ["10th lord kaun hai", "lord-10"],
  ["which house is jupiter in", "planet-jupiter"],
])("%s: states the fact and, in a second sentence, its meaning", (question, id) => {
  const { kind, sentences } = ask(question);
  expect(kind).toBe("fact");
  expect(sentences).toHaveLength(2);
  expect(sentences.map(({ facts }) => facts)).toEqual([[id], [id]]);
});

test("the nakshatra of the Moon or the lagna appears only in answers about temperament", () => {
  const stars = (question: string) => ask(question).evidence.filter(({ factId }) => /star/.test(factId));
  expect(stars("what is my nature").map(({ factId }) => factId)).toEqual(["lagna-star", "star-moon"]);
  expect(stars("how is my career")).toEqual([]);
});

test.each([
  [
    "par pandit ji ne bola main manglik hu, are you sure?",
    "dosha-mangal",
    "Nahi, aapki kundli me Mangal dosha nahi hai.",
  ],
  ["are you sure Mars is not exalted?", "dignity-mars", null],
])("%s is answered by what it names and not by the previous topic", (question, fact, sentence) => {
  const [, answer] = talk("how is my career", question);
  expect(answer?.kind).toBe("fact");
  expect(answer?.sentences[0]?.facts).toEqual([fact]);
  if (sentence !== null) expect(answer?.sentences[0]?.text).toBe(sentence);
});

test('"why" adds new reasons, "are you sure" says what could change, "in plain words" avoids terms', () => {
  const [first, why, sure, plain] = talk("how is my career", "why?", "are you sure?", "tell me in simple words");
  expect(why?.memory.findings.some((row) => first?.memory.findings.includes(row))).toBe(false);
  expect(sure?.sentences.at(-1)?.text).toMatch(/birth time/);
  expect(plain?.sentences.map(({ text }) => text).join(" ")).not.toMatch(/lord|house|aspect|dashamsha/);
  expect([why, sure, plain].map((answer) => answer?.memory.topics[0])).toEqual(["career", "career", "career"]);
});

test("answers about the time that was asked for", () => {
  const { timing, memory } = ask("will I get a promotion in 2027?");
  expect(memory.interval?.from.slice(0, 7)).toBe("2026-12");
  expect(timing.map(({ from, until }) => [from.slice(0, 7), until.slice(0, 7)])).toEqual([["2027-06", "2027-11"]]);
});

test("explains a window by its causes: Saturn in the tenth, Jupiter's aspect, the period of its lord Mars", () => {
  const { clocks } = ask("Stuck at the same level for two years. When will I get promoted?");
  const days = clocks.map(({ id, graha, text, spans }) => [
    id,
    graha,
    text,
    spans.map(({ from }) => from.slice(0, 10)),
  ]);
  // Saturn enters Aries on 3 June 2027 and 23 February 2028. Jupiter aspects Aries from Leo, where it is now and again from 26 June 2027.
  expect(days).toContainEqual(["saturn", "saturn", "Saturn in it", expect.arrayContaining(["2027-06-02"])]);
  expect(days).toContainEqual(["jupiter", "jupiter", "Jupiter aspecting it", expect.arrayContaining(["2026-11-21"])]);
  expect(days).toContainEqual(["lord", "mars", "Mars’s period", [expect.stringMatching(/^2027-07/)]]);
  for (const { spans } of clocks)
    for (const [at, { from, until }] of spans.entries()) {
      expect(from < until).toBe(true);
      expect(from > (spans[at - 1]?.until ?? "")).toBe(true);
    }
  expect(ask("which sign is my Moon in").clocks).toEqual([]);
});

test.each([
  ["en", "how is my career"],
  ["hi", "मेरा करियर कैसा है"],
  ["hg", "mera career kaisa hai"],
])("a reading in %s has paragraphs: the answer, the other side, what to do", (_, question) => {
  const { sentences } = ask(question);
  const opening = sentences.flatMap(({ opens }, at) => (opens ? [at] : []));
  expect(opening).toHaveLength(2);
  expect(opening[0]).toBeGreaterThan(0);
});

test("mangal dosha: gives the place of Mars from all three reference points and any cancellation", () => {
  const [, sure] = talk("how is my career", "par pandit ji ne bola main manglik hu, are you sure?");
  const text = sure?.sentences.map((one) => one.text).join(" ") ?? "";
  expect(text).toMatch(
    /^Nahi, aapki kundli me Mangal dosha nahi hai\..*chhathe ghar me.*teesre ghar me.*nauve ghar me.*1, 4, 7, 8 aur 12/,
  );
  const away = buildTestIndex({ ...CHART_M, local: "1988-03-09T14:05:00" });
  const held = answerMessage({ question: "am I manglik?", index: away });
  const reasons = held.sentences.map((one) => one.text).join(" ");
  expect(reasons).toMatch(/^Yes, Mangal dosha is in your chart.*seventh.*third.*ninth/);
  for (const question of ["am I manglik?", "kya main manglik hu", "क्या मैं मांगलिक हूँ?"])
    for (let month = 1; month <= 12; month++) {
      const index = buildTestIndex({
        ...CHART_M,
        local: `199${month % 10}-${String(month).padStart(2, "0")}-14T0${month % 10}:40:00`,
      });
      const answer = answerMessage({ question, index });
      const { claims } = verify(index, answer.sentences.map((one) => one.text).join(" "), { question });
      expect(claims.filter(({ verdict }) => verdict === "contradicted")).toEqual([]);
      expect(claims.filter(({ verdict }) => verdict === "supported").length).toBeGreaterThanOrEqual(4);
    }
});

test('"after that" returns a later window', () => {
  const [first, after] = talk("when will I marry?", "and after that?");
  const last =
    first?.timing
      .map(({ until }) => until)
      .toSorted()
      .at(-1) ?? "";
  expect(after?.memory.topics).toEqual(["love"]);
  for (const { from } of after?.timing ?? []) expect(from >= last).toBe(true);
});

test("compares two options on one scale", () => {
  const { sentences, memory } = ask("should I do a job or start a business?");
  const text = sentences.map((sentence) => sentence.text).join(" ");
  expect(memory.topics).toEqual(["career"]);
  expect(text).toMatch(/a job/);
  expect(text).toMatch(/business of your own/);
});

test("answers several questions in one message", () => {
  const { sentences } = ask("paisa kab tikega? sade sati chal rahi hai kya?");
  const facts = sentences.flatMap((sentence) => sentence.facts);
  expect(facts).toContain("sadesati");
  expect(facts.some((id) => id.startsWith("win-"))).toBe(true);
});

test("gives no marriage date before age eighteen or to married users", () => {
  const young = buildTestIndex({ ...CHART_M, local: "2012-03-09T14:25:00" });
  expect(ask("when will I marry?", { index: young }).timing).toEqual([]);
  const married = ask("when will it get better in my marriage?", {
    userFacts: [{ about: "marriage", value: "married", words: "I am married" }],
  });
  expect(married.sentences.map(({ text }) => text).join(" ")).toMatch(/you are married|You said that you are married/);
});

test("reads a relative from the user's own chart and predicts nothing about them", () => {
  const { sentences } = ask("what about my wife");
  expect(sentences[0]?.text).toMatch(/^Expect your wife to be .+ in your chart/);
  expect(sentences.flatMap(({ facts }) => facts)).toContain("house-7");
});

test.each(["which dasha am I in?", "मेरी दशा बताइए"])(
  "%s: names the running period, the houses of its lord and its relation to the lord above",
  (question) => {
    const { sentences, facts } = ask(question);
    expect(sentences.map((one) => one.facts)).toEqual([["dasha-now"], ["lord-7"], ["dasha-now"]]);
    const text = sentences.map((one) => one.text).join(" ");
    expect(
      verify(addFacts(worked, facts), text).sentences.every(({ isShowable }) => isShowable),
      text,
    ).toBe(true);
  },
);

test.each(["where is saturn now", "शनि अभी कहाँ है", "shani ka gochar abhi kahan hai", "where is rahu in transit"])(
  "%s: gives the transit by house and from the natal Moon",
  (question) => {
    const { sentences, facts } = ask(question);
    expect(sentences).toHaveLength(3);
    expect(sentences[2]?.facts).toEqual([sentences[0]?.facts[0], "planet-moon"]);
    const text = sentences.map((one) => one.text).join(" ");
    const { sentences: judged, claims } = verify(addFacts(worked, facts), text);
    expect(
      judged.every(({ isShowable }) => isShowable),
      `${text} ${JSON.stringify(claims)}`,
    ).toBe(true);
  },
);

test('does not read "to mind" as meditation', () => {
  expect(ask("इस महीने क्या ध्यान रखूँ").memory.topics).toEqual([]);
  expect(ask("ध्यान में मन कैसे लगाऊँ").memory.topics).toEqual(["spiritual"]);
});

test.each([
  ["what does Saturn mean?", "Saturn stands for time", "planet-saturn"],
  ["what is Rahu?", "Rahu is the Moon's northern node", "planet-rahu"],
  ["rahu kya hota hai", "Rahu Chandra ka uttari paat hai", "planet-rahu"],
  ["शनि का मतलब क्या है?", "शनि समय, श्रम", "planet-saturn"],
  ["what does the 10th house mean?", "The tenth house of any chart stands for work and standing.", "house-10"],
  ["what is Aries?", "Aries is the first sign of the zodiac; its element is fire", "house-10"],
  ["मेष राशि क्या होती है?", "मेष राशिचक्र की पहली राशि है", "house-10"],
  ["what is Vishakha?", "Vishakha is number 16 of the twenty-seven", "star-moon"],
])("%s is explained in general and then for this chart", (question, opening, fact) => {
  const { kind, sentences } = ask(question);
  expect(kind).toBe("definition");
  expect(sentences[0]?.text).toContain(opening);
  expect(sentences.flatMap(({ facts }) => facts)).toContain(fact);
});

test.each(["where is Saturn?", "is my Saturn retrograde?", "what is my 10th house?", "shani ki dasha kab hai"])(
  "%s is not a request for a definition",
  (question) => expect(ask(question).kind).not.toBe("definition"),
);

test("no two answers of a conversation start alike", () => {
  const questions = [
    "When will I get promoted?",
    "When is a good time for my wedding?",
    "When will money improve?",
    "When is a calm time to have children?",
    "When could I settle overseas?",
    "Will I own property?",
    "Will I pass my exams?",
    "Will my work be noticed?",
    "Will I travel?",
    "Will I be rich?",
    "When is a good time to buy a house?",
    "Will I get a job?",
  ];
  for (const index of [worked, buildTestIndex(BIRTHS[7] as TestBirth)]) {
    let turns: readonly TurnMemory[] = [];
    const openings = questions.map((question) => {
      const answer = answerMessage({ question, index, turns });
      turns = [...turns, answer.memory];
      return answer.sentences[0]?.text;
    });
    expect(new Set(openings).size).toBe(openings.length);
  }
});

test("gives the end of the whole sade sati while one runs", () => {
  const index = BIRTHS.map((birth) => buildTestIndex(birth)).find(
    ({ facts }) => (facts.get("sadesati")?.value as { phase: string | null } | undefined)?.phase === "rising",
  );
  const { sentences } = answerMessage({ question: "is sade sati running for me?", index: index ?? worked });
  expect(sentences[0]?.text).toMatch(
    /in its rising phase, and this round lasts until \d+ \w+ 203\d; the next begins on \d+ \w+ 205\d\.$/,
  );
});

test("the date of birth is told, whichever answer tells it", () => {
  const { sentences } = answerMessage({ question: "What is my birth date?", index: buildTestIndex(CHART_M) });
  expect(sentences.map(({ text }) => text).join(" ")).toContain("9 March 1988");
});
