import { describe, expect, test } from "vitest";
import { assessDanger, type TurnMemory, understand } from "../src/index.ts";
import { DANGER_KINDS } from "../src/message-classification/danger/danger.ts";
import { answerDanger } from "../src/answer/person-in-danger/answer-person-in-danger.ts";
import { DANGER_CHECK_PHRASES } from "../src/answer/person-in-danger/danger-check-phrases.data.ts";
import { affirmsDanger, deniesDanger } from "../src/answer/person-in-danger/denies-danger.ts";
import { DISTRESS_PHRASES } from "../src/answer/person-in-danger/distress-phrases.data.ts";
import type { TalkContext } from "../src/answer/answer-context.ts";
import { createPhrasePicker } from "../src/answer/phrasing/phrase-picker.ts";
import { answerMessage } from "./answer-message.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);
const NUMBERS = /\b(?:112|108|14416|181|1098|1930)\b/u;

function talk(...questions: readonly string[]) {
  const turns: TurnMemory[] = [];
  return questions.map((question) => {
    const answer = answerMessage({ question, index, turns });
    turns.push(answer.memory);
    return { ...answer, text: answer.sentences.map(({ text }) => text).join(" ") };
  });
}

/** The turn of a message in which a danger of some kind was found. */
function createTurn(kind: (typeof DANGER_KINDS)[number], isClear: boolean): TalkContext {
  const { question, questionOf } = understand("my days are like this");
  return {
    question: { ...question, danger: { kind, span: [0, 5], isClear } },
    index: null,
    previousTurns: [],
    questionOf,
    userFacts: [],
    savedCharts: undefined,
    topics: [],
    time: null,
    phrasePicker: createPhrasePicker("en", "seed", []),
    seed: "seed",
    chartId: null,
    object: null,
    ranked: [],
    about: null,
  };
}

describe.each(DANGER_KINDS)("%s", (kind) => {
  test("that is not clear gets one short question with a number, shorter than the full answer", () => {
    const [sentence] = answerDanger(createTurn(kind, false))?.sentences ?? [];
    expect(sentence?.text).toMatch(NUMBERS);
    expect(sentence?.text).toContain("?");
    expect(DANGER_CHECK_PHRASES[kind].en.join("").length).toBeLessThan(DISTRESS_PHRASES[kind].en.join("").length);
  });
  test("that is clear gets the full answer", () => {
    const draft = answerDanger(createTurn(kind, true));
    expect(draft?.isCheck).toBeUndefined();
    expect(draft?.danger?.kind).toBe(kind);
  });
});

test.each([
  "no, nobody hits me",
  "no no, nothing like that, we only argue",
  "nothing of that sort",
  "I'm not suicidal, relax",
  "you misunderstood me",
  "he never hits me",
  "no i'm fine",
  "it's just an argument",
  "aisa kuch nahi hai",
  "nahi nahi, bas thak gayi hu",
  "koi maarpeet nahi hoti",
  "wo mujhe maarta nahi hai",
  "galat samajh rahe ho",
  "अरे कोई मारपीट नहीं है, बस कहासुनी",
  "ऐसी कोई बात नहीं है",
  "नहीं, बस थोड़ा थक गया हूँ",
  "वो मुझे मारते नहीं हैं",
  "ग़लत समझ रहे हैं आप",
])("a plain denial: %s", (text) => expect(deniesDanger(text, false)).toBe(true));

test.each([
  "no",
  "nahi",
  "no one is with me",
  "koi saath nahi hai",
  "कोई नहीं है",
  "no, I am not safe",
  "nahi main theek nahi hu",
  "nobody listens to me, nothing like that matters",
  "just kidding",
  "I don't know",
  "when will I marry",
  "नौकरी कब लगेगी",
])("no denial: %s", (text) => expect(deniesDanger(text, false)).toBe(false));

test.each(["no", "nahi", "नहीं", "No.", "not at all"])("a bare no denies what was asked: %s", (text) =>
  expect(deniesDanger(text, true)).toBe(true),
);

test.each(["yes", "haan", "शायद", "I don't know", "sometimes", "pata nahi"])("a yes, or no clear no: %s", (text) =>
  expect(affirmsDanger(text)).toBe(true),
);

describe.each([
  ["mera pati mujhe roz maarta hai", "nahi nahi, aisa kuch nahi hai, bas behas hoti hai", "meri naukri kab lagegi"],
  ["I want to end my life tonight", "nothing like that, I'm just tired", "how is my career this year?"],
  ["पापा मम्मी को पीटते हैं", "ऐसी कोई बात नहीं है", "मेरी शादी कब होगी"],
])("after %s", (danger, denial, question) => {
  test("a denial ends it, and later turns carry no number", () => {
    const [first, second, third, fourth] = talk(danger, denial, question, question);
    expect(first?.kind).toBe("safety");
    expect(second).toMatchObject({ kind: "talk", danger: null });
    for (const turn of [second, third, fourth]) expect(turn?.text).not.toMatch(NUMBERS);
  });
  test("a danger that is clear in the denial is heard", () => {
    const [, answer] = talk(danger, `${denial}. I have swallowed 30 sleeping pills`);
    expect(answer?.kind).toBe("safety");
  });
});

const ORDINARY: readonly string[] = [
  "I think this is all nonsense. How can planets decide my salary?",
  "कल मेरी बेटी का पहला जन्मदिन है",
  "मोबाइल बहुत देखता है, क्या करूँ",
  "My knees hurt a lot these days. Is it Saturn?",
  "सास से रोज झगड़ा होता है",
  "aaj bahut thak gayi hu bas",
  "my kid hit another boy at school",
  "tell me where Moon sits in my horoscope",
  "which years were hard for me in the past?",
  "India were murdered in the final test",
];

test.each(ORDINARY)("an ordinary message gets no answer for danger, and no refusal: %s", (message) => {
  expect(assessDanger(message)).toBeNull();
  const { kinds } = understand(message).question;
  expect(kinds).not.toContain("death");
  expect(kinds).not.toContain("guilt");
});

test("the question about a danger leaves no reminder in later turns", () => {
  const asked = { ...talk("how is my career")[0]?.memory, kind: "safety", danger: "self_harm", isCheck: true };
  const answer = answerMessage({ question: "how is my career this year?", index, turns: [asked as TurnMemory] });
  expect(answer.kind).toBe("reading");
  expect(answer.sentences.map(({ text }) => text).join(" ")).not.toMatch(NUMBERS);
});
