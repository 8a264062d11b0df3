import type { ChatAskResponse } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ModelReply, ModelScript } from "./fakes/model-server.ts";
import { type ScriptedConversation, startScriptedConversation } from "./scripted-conversation.ts";

let talk: ScriptedConversation;
beforeAll(async () => {
  talk = await startScriptedConversation();
});
afterAll(() => talk.close());

const QUESTIONS = {
  en: "When will I get promoted?",
  hi: "मेरा प्रमोशन कब होगा?",
  hg: "Mera promotion kab hoga?",
} as const;
type Language = keyof typeof QUESTIONS;

/** What a model may write to a person whose distress the parser did not detect. */
const SUPPORTIVE: readonly (readonly [string, Language, readonly string[]])[] = [
  [
    "to somebody in danger",
    "en",
    ["Please call 112 now, or Tele-MANAS on 14416.", "Is somebody near you who can sit with you tonight?"],
  ],
  ["to somebody in danger", "hi", ["अभी 14416 पर फ़ोन कीजिए, वहाँ कोई सुनेगा।", "क्या आज रात कोई आपके पास रह सकता है?"]],
  ["to somebody in danger", "hg", ["Pehle 112 par phone kijiye.", "Kya aaj raat koi aapke paas reh sakta hai?"]],
  [
    "in an emergency",
    "en",
    ["Please go to the nearest hospital at once; this is urgent.", "Keep your phone with you."],
  ],
  [
    "to somebody in grief",
    "en",
    ["I am so sorry for your loss.", "Grief has no timetable; eat something warm and let people come."],
  ],
  ["to somebody in grief", "hi", ["आपके पिता के जाने का बहुत अफ़सोस है।", "इसमें आपका कोई दोष नहीं है।"]],
  ["to somebody in grief", "hg", ["Mujhe bahut afsos hai.", "Jo hua usme aapki galti nahi thi."]],
  ["to somebody afraid", "en", ["You are not alone in this.", "What you feel is real, and it passes."]],
  ["to thanks", "en", ["You are welcome, I am glad it helped."]],
  ["to thanks", "hg", ["Shukriya, khushi hui ki madad mili."]],
  ["of what no chart decides", "en", ["No chart decides that.", "A doctor can tell you, and I would ask one today."]],
  ["of what no chart decides", "hi", ["यह कुंडली का काम नहीं है, डॉक्टर से आज ही मिलिए।"]],
  ["about the app", "en", ["This app keeps your birth details in your account.", "You can delete them there."]],
];

const line = (s: string, k: string): string => `${JSON.stringify({ s, f: [], k })}\n`;
const ended = (reply: ModelReply): void => {
  reply.say('{"end": true}\n');
  reply.end();
};
const FORMS: Readonly<Record<string, (sentences: readonly string[]) => ModelScript>> = {
  "called care by its writer": (sentences) => (reply) => {
    for (const sentence of sentences) reply.say(line(sentence, "care"));
    ended(reply);
  },
  "called something else": (sentences) => (reply) => {
    for (const sentence of sentences) reply.say(line(sentence, "general"));
    ended(reply);
  },
  "in prose": (sentences) => (reply) => {
    reply.say(sentences.join(" "));
    reply.end();
  },
};

const textsOf = ({ sentences }: ChatAskResponse): string[] => sentences.map(({ text }) => text);

describe.each(Object.keys(FORMS))("an answer of care, %s", (form) => {
  test.each(SUPPORTIVE)(
    "%s, in %s, is shown as it is, and nothing of a reading beside it",
    async (_to, language, sentences) => {
      const told = await talk.ask(QUESTIONS[language], FORMS[form]?.(sentences) ?? (() => undefined));
      expect(told.model).toBe("scripted");
      expect(textsOf(told)).toEqual(sentences);
      expect(talk.briefs()).toHaveLength(1);
      expect(told).toMatchObject({
        kind: "talk",
        evidence: [],
        windows: [],
        clocks: [],
        citations: [],
        follow_ups: [],
      });
      expect(told.confidence).toBeNull();
    },
  );
});

describe("without a citation", () => {
  const says =
    (k: string, ...sentences: readonly string[]): ModelScript =>
    (reply) => {
      for (const sentence of sentences) reply.say(line(sentence, k));
      ended(reply);
    };

  test("words of care that only the model marks as such are shown", async () => {
    const sentences = ["That must have been frightening.", "Breathe in for four counts and out for six."];
    expect(textsOf(await talk.ask(QUESTIONS.en, says("care", ...sentences)))).toEqual(sentences);
  });

  test.each([
    ["advice to anybody", "advice", ["Be kind to yourself.", "Drink water.", "Sleep well."]],
    ["a year that looks like a number to call", "general", ["Ask your manager in 2027.", "Tell the team in 2028."]],
    ["what is called care and is of the chart", "care", ["Your Venus is kind.", "Your Saturn is patient."]],
    ["what is called care and is of a period", "care", ["Your mahadasha is heavy.", "It grows lighter."]],
  ])("%s is no answer to a question about a chart", async (_name, kind, sentences) => {
    const told = await talk.ask(QUESTIONS.en, says(kind, ...sentences));
    expect(told).toMatchObject({ model: "built-in", kind: "reading" });
  });

  test("forbidden statements are refused in care too, and the model gets the reason", async () => {
    const [bad, good] = ["Death comes to us all.", "Everybody loses somebody."];
    const told = await talk.ask(QUESTIONS.en, (reply, _request, call) => {
      for (const sentence of ["You are not alone.", call === 1 ? bad : good, "Call 14416 today."])
        reply.say(line(sentence, "care"));
      ended(reply);
    });
    expect(textsOf(told)).toEqual(["You are not alone.", good, "Call 14416 today."]);
    expect(talk.briefs()[1]).toContain("nothing of death");
  });

  test("a false statement about the chart is not shown even if marked as care", async () => {
    const told = await talk.ask(
      QUESTIONS.en,
      says("care", "You are not alone.", "Your Moon is in Aries.", "Call 112."),
    );
    expect(textsOf(told)).toEqual(["You are not alone.", "Call 112."]);
  });

  test("care beside a fact keeps the fact's citation, and the reading", async () => {
    const sentences = ["I am so sorry that you carry this alone.", "Your tenth lord Mars stands in the sixth house."];
    const told = await talk.ask(QUESTIONS.en, says("care", ...sentences));
    expect(textsOf(told)).toEqual(sentences);
    expect(told).toMatchObject({ model: "scripted", kind: "reading" });
    expect(told.sentences.map(({ citations }) => citations.length > 0)).toEqual([false, true]);
  });

  test("urgency counts as care if it points to help, and is refused otherwise", async () => {
    const hasty = "Act now, before it is too late.";
    const told = await talk.ask(QUESTIONS.en, (reply) => {
      reply.say(line("Your tenth lord Mars stands in the sixth house.", "fact"));
      reply.say(line(hasty, "advice"));
      reply.say(line("Jupiter and Venus are both in your tenth house.", "fact"));
      ended(reply);
    });
    expect(told.model).toBe("scripted");
    expect(textsOf(told)).not.toContain(hasty);
    expect(talk.briefs()[1]).toContain("nothing that hurries anybody");
  });
});
