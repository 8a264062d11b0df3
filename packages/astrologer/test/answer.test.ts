import { describe, expect, test } from "vitest";
import {
  answerOf,
  type AnswerKind,
  type Asked,
  type DangerKind,
  factById,
  planFor,
  type Told,
  type Tongue,
  TOPICS,
  verify,
  withFacts,
} from "../src/index.ts";
import { CHART_M, indexOf, type TestBirth } from "./charts.ts";
import { BIRTHS } from "./corpus/births.data.ts";

const worked = indexOf(CHART_M);
const ask = (question: string, more: Partial<Asked> = {}) => answerOf({ question, index: worked, ...more });

/** A conversation, turn by turn. */
function talk(...questions: readonly string[]) {
  let turns: readonly Told[] = [];
  return questions.map((question) => {
    const answer = ask(question, { turns });
    turns = [...turns, answer.told];
    return answer;
  });
}

const KINDS: readonly (readonly [string, AnswerKind, Tongue])[] = [
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
  ["What is my birth date?", "fact", "en"],
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

test.each(KINDS)("%s is answered by a %s in %s", (question, kind, language) => {
  const answer = ask(question);
  expect(answer).toMatchObject({ kind, language });
  expect(answer.sentences.length).toBeGreaterThan(0);
});

test.each([
  ["I want to die", "self_harm", "14416"],
  ["jeene ka mann nahi karta", "self_harm", "14416"],
  ["मैं सब पर बोझ हूँ", "self_harm", "14416"],
  ["mujhe marte hain mere pati", "violence_suffered", "181"],
] as const)("%s: no astrology, and where help is", (question, kind: DangerKind, number) => {
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

test("who was in danger is kept with until they turn to something else", () => {
  const [first, second, third] = talk("I want to die", "I don't know", "when will I get a job?");
  expect([first?.kind, second?.kind, third?.kind]).toEqual(["safety", "safety", "reading"]);
});

const READINGS: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    "how is my career",
    "when will I marry",
    "why do i never save",
    "how is my health",
    "which subject should I study",
  ],
  hi: ["नौकरी कब लगेगी?", "ज़मीन का योग", "बच्चा कब होगा", "विदेश यात्रा कब", "सेहत कैसी रहेगी"],
  hg: ["shaadi kab hogi", "naukri kab lagegi", "dhyan me man nahi lagta", "ghar kab banega", "paisa kab aayega"],
};

describe.each(Object.entries(READINGS) as [Tongue, readonly string[]][])("readings in %s", (tongue, questions) => {
  test.each(questions)("%s", (question) => {
    const answer = ask(question);
    expect(answer).toMatchObject({ kind: "reading", language: tongue });
    const signs = answer.evidence.map(({ polarity }) => Math.sign(polarity));
    expect(signs).toEqual(expect.arrayContaining([1, -1]));
    const whole = withFacts(worked, answer.facts);
    for (const { facts } of answer.sentences) for (const id of facts) expect(factById(whole, id), id).toBeDefined();
    const text = answer.sentences.map((sentence) => sentence.text).join(" ");
    const failing = verify(whole, text, { question }).claims.filter(({ verdict }) => verdict === "contradicted");
    expect(failing, text).toEqual([]);
  });
});

test("the same question of the same chart has the same answer, and what is told is JSON", () => {
  const answer = ask("how is my career");
  expect(ask("how is my career")).toEqual(answer);
  expect(JSON.parse(JSON.stringify(answer.told))).toEqual(answer.told);
});

test("a question that leans on the talk keeps its matter, and nothing is said again in the same words", () => {
  const [first, why, money] = talk("how is my career", "why?", "and money?");
  expect([first, why, money].map((answer) => answer?.told.topics[0])).toEqual(["career", "career", "wealth"]);
  expect(why?.told.findings.some((row) => first?.told.findings.includes(row))).toBe(false);
  const said = (answer = first) => answer?.sentences.map(({ text }) => text) ?? [];
  expect(said(why).filter((text) => said(first).includes(text))).toEqual([]);
});

test.each(TOPICS)("a plan of %s has its verdict and the facts it is told from", (topic) => {
  const question =
    { personality: "what is my nature", spiritual: "my spiritual path" }[topic as string] ?? `my ${topic}`;
  const { matters, facts } = planFor({ question, index: worked });
  expect(matters[0]?.topic).toBe(topic);
  const ids = new Set(facts.map(({ id }) => id));
  expect(facts.length).toBeGreaterThanOrEqual(20);
  expect(facts.length).toBeLessThanOrEqual(45);
  for (const { factId } of [...(matters[0]?.findings ?? []), ...(matters[0]?.windows ?? [])])
    expect(ids.has(factId), factId).toBe(true);
});

test.each([
  ["mera nakshatra kya hai", "star-moon"],
  ["10th lord kaun hai", "lord-10"],
  ["which house is jupiter in", "planet-jupiter"],
])("%s: the fact, and in a second sentence what it means", (question, id) => {
  const { kind, sentences } = ask(question);
  expect(kind).toBe("fact");
  expect(sentences).toHaveLength(2);
  expect(sentences.map(({ facts }) => facts)).toEqual([[id], [id]]);
});

test("a star of the Moon or the lagna speaks of temper and of nothing else", () => {
  const stars = (question: string) => ask(question).evidence.filter(({ factId }) => /star/.test(factId));
  expect(stars("what is my nature").map(({ factId }) => factId)).toEqual(["lagna-star", "star-moon"]);
  expect(stars("how is my career")).toEqual([]);
});

test.each([
  ["par pandit ji ne bola main manglik hu, are you sure?", "dosha-mangal", "Aapki kundli me Mangal dosha nahi hai."],
  ["are you sure Mars is not exalted?", "dignity-mars", null],
])("%s is asked of what it names, and not of the matter before it", (question, fact, sentence) => {
  const [, answer] = talk("how is my career", question);
  expect(answer?.kind).toBe("fact");
  expect(answer?.sentences[0]?.facts).toEqual([fact]);
  if (sentence !== null) expect(answer?.sentences[0]?.text).toBe(sentence);
});

test("why tells what was not told, are you sure says what could change it, in plain words says no term", () => {
  const [first, why, sure, plain] = talk("how is my career", "why?", "are you sure?", "tell me in simple words");
  expect(why?.told.findings.some((row) => first?.told.findings.includes(row))).toBe(false);
  expect(sure?.sentences.at(-1)?.text).toMatch(/birth time/);
  expect(plain?.sentences.map(({ text }) => text).join(" ")).not.toMatch(/lord|house|aspect|dashamsha/);
  expect([why, sure, plain].map((answer) => answer?.told.topics[0])).toEqual(["career", "career", "career"]);
});

test("a time that is asked about is the time that is answered", () => {
  const { timing, told } = ask("will I get a promotion in 2027?");
  expect(told.interval?.from.slice(0, 7)).toBe("2026-12");
  expect(timing.map(({ from, until }) => [from.slice(0, 7), until.slice(0, 7)])).toEqual([["2027-06", "2027-11"]]);
});

test("the clocks that make the times are told with them: Saturn in the tenth, Jupiter seeing it, its lord Mars’s turn", () => {
  const { clocks } = ask("Stuck at the same level for two years. When will I get promoted?");
  const days = clocks.map(({ id, graha, text, spans }) => [
    id,
    graha,
    text,
    spans.map(({ from }) => from.slice(0, 10)),
  ]);
  // Saturn enters Aries on 3 June 2027 and 23 February 2028; Jupiter sees Aries from Leo, where it stands now and from 26 June 2027.
  expect(days).toContainEqual(["saturn", "saturn", "Saturn in it", expect.arrayContaining(["2027-06-02"])]);
  expect(days).toContainEqual(["jupiter", "jupiter", "Jupiter seeing it", expect.arrayContaining(["2026-11-21"])]);
  expect(days).toContainEqual(["lord", "mars", "Mars’s turn", [expect.stringMatching(/^2027-07/)]]);
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

test("who asks for the dosha of Mars hears where he stands from the three points, and what lifts it", () => {
  const [, sure] = talk("how is my career", "par pandit ji ne bola main manglik hu, are you sure?");
  const text = sure?.sentences.map((one) => one.text).join(" ") ?? "";
  expect(text).toMatch(
    /^Aapki kundli me Mangal dosha nahi hai\..*chhathe ghar me.*teesre ghar me.*nauve ghar me.*1, 4, 7, 8 aur 12/,
  );
  const away = indexOf({ ...CHART_M, local: "1988-03-09T14:05:00" });
  const held = answerOf({ question: "am I manglik?", index: away });
  const reasons = held.sentences.map((one) => one.text).join(" ");
  expect(reasons).toMatch(/^Mangal dosha is in your chart.*seventh.*third.*ninth/);
  for (const question of ["am I manglik?", "kya main manglik hu", "क्या मैं मांगलिक हूँ?"])
    for (let month = 1; month <= 12; month++) {
      const index = indexOf({
        ...CHART_M,
        local: `199${month % 10}-${String(month).padStart(2, "0")}-14T0${month % 10}:40:00`,
      });
      const answer = answerOf({ question, index });
      const { claims } = verify(index, answer.sentences.map((one) => one.text).join(" "), { question });
      expect(claims.filter(({ verdict }) => verdict === "contradicted")).toEqual([]);
      expect(claims.filter(({ verdict }) => verdict === "supported").length).toBeGreaterThanOrEqual(4);
    }
});

test("what comes after is later than what was told", () => {
  const [first, after] = talk("when will I marry?", "and after that?");
  const last =
    first?.timing
      .map(({ until }) => until)
      .toSorted()
      .at(-1) ?? "";
  expect(after?.told.topics).toEqual(["love"]);
  for (const { from } of after?.timing ?? []) expect(from >= last).toBe(true);
});

test("two sides are told on one scale", () => {
  const { sentences, told } = ask("should I do a job or start a business?");
  const text = sentences.map((sentence) => sentence.text).join(" ");
  expect(told.topics).toEqual(["career"]);
  expect(text).toMatch(/a job/);
  expect(text).toMatch(/business of your own/);
});

test("several questions in one are all answered", () => {
  const { sentences } = ask("paisa kab tikega? sade sati chal rahi hai kya?");
  const facts = sentences.flatMap((sentence) => sentence.facts);
  expect(facts).toContain("sadesati");
  expect(facts.some((id) => id.startsWith("win-"))).toBe(true);
});

test("no time of marriage before eighteen, and none promised to the married", () => {
  const young = indexOf({ ...CHART_M, local: "2012-03-09T14:25:00" });
  expect(ask("when will I marry?", { index: young }).timing).toEqual([]);
  const married = ask("when will it get better in my marriage?", {
    stated: [{ about: "marriage", value: "married", words: "I am married" }],
  });
  expect(married.sentences.map(({ text }) => text).join(" ")).toMatch(/you are married|You said that you are married/);
});

test("a question about a saved chart is handed to that chart", () => {
  const { chart } = ask("how is Asha's career?", { saved: [{ id: "k1", name: "Asha" }] });
  expect(chart).toBe("k1");
});

test("somebody else is read from the asker's own house, and nothing of their fate", () => {
  const { sentences } = ask("what about my wife");
  expect(sentences[0]?.text).toMatch(/how you meet/);
  expect(sentences.flatMap(({ facts }) => facts)).toContain("lord-7");
});

test.each(["which dasha am I in?", "मेरी दशा बताइए", "antardasha kiski hai"])(
  "%s: what runs, what its lord rules, and how it gets on with the lord above",
  (question) => {
    const { sentences, facts } = ask(question);
    expect(sentences.map((one) => one.facts)).toEqual([["dasha-now"], ["lord-7"], ["dasha-now"]]);
    const text = sentences.map((one) => one.text).join(" ");
    expect(
      verify(withFacts(worked, facts), text).sentences.every(({ passes }) => passes),
      text,
    ).toBe(true);
  },
);

test.each(["where is saturn now", "शनि अभी कहाँ है", "shani ka gochar abhi kahan hai", "where is rahu in transit"])(
  "%s: the passage by its house, and from the Moon of birth",
  (question) => {
    const { sentences, facts } = ask(question);
    expect(sentences).toHaveLength(3);
    expect(sentences[2]?.facts).toEqual([sentences[0]?.facts[0], "planet-moon"]);
    const text = sentences.map((one) => one.text).join(" ");
    const { sentences: judged, claims } = verify(withFacts(worked, facts), text);
    expect(
      judged.every(({ passes }) => passes),
      `${text} ${JSON.stringify(claims)}`,
    ).toBe(true);
  },
);

test("to mind something is not to meditate", () => {
  expect(ask("इस महीने क्या ध्यान रखूँ").told.topics).toEqual([]);
  expect(ask("ध्यान में मन नहीं लगता").told.topics).toEqual(["spiritual"]);
});

test.each([
  ["what does Saturn mean?", "Saturn stands for time", "planet-saturn"],
  ["what is Rahu?", "Rahu is the Moon's northern node", "planet-rahu"],
  ["rahu kya hota hai", "Rahu Chandra ka uttari paat hai", "planet-rahu"],
  ["शनि का मतलब क्या है?", "शनि समय, श्रम", "planet-saturn"],
  ["what does the 10th house mean?", "The tenth house of any chart is asked about work and standing.", "house-10"],
  ["what is Aries?", "Aries is the first sign of the zodiac; its element is fire", "house-10"],
  ["मेष राशि क्या होती है?", "मेष राशिचक्र की पहली राशि है", "house-10"],
  ["what is Vishakha?", "Vishakha is number 16 of the twenty-seven", "star-moon"],
])("%s is told in any chart, and then in this one", (question, opening, fact) => {
  const { kind, sentences } = ask(question);
  expect(kind).toBe("definition");
  expect(sentences[0]?.text).toContain(opening);
  expect(sentences.flatMap(({ facts }) => facts)).toContain(fact);
});

test.each(["where is Saturn?", "is my Saturn retrograde?", "what is my 10th house?", "shani ki dasha kab hai"])(
  "%s asks for no meaning",
  (question) => expect(ask(question).kind).not.toBe("definition"),
);

test("no two answers of a conversation open alike", () => {
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
  for (const index of [worked, indexOf(BIRTHS[7] as TestBirth)]) {
    let turns: readonly Told[] = [];
    const openings = questions.map((question) => {
      const answer = answerOf({ question, index, turns });
      turns = [...turns, answer.told];
      return answer.sentences[0]?.text;
    });
    expect(new Set(openings).size).toBe(openings.length);
  }
});

test("of a sade sati that runs the end of the whole round is told", () => {
  const index = BIRTHS.map((birth) => indexOf(birth)).find(
    ({ facts }) => (facts.get("sadesati")?.value as { phase: string | null } | undefined)?.phase === "rising",
  );
  const { sentences } = answerOf({ question: "is sade sati running for me?", index: index ?? worked });
  expect(sentences[0]?.text).toMatch(
    /in its rising phase, and this round lasts until \d+ \w+ 203\d; the next begins on \d+ \w+ 205\d\.$/,
  );
});
