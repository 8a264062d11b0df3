import { describe, expect, test } from "vitest";
import { OBJECT_NAMES } from "../../src/answers/object-names.data.ts";
import { ASK_OBJECT_IDS, ASK_OBJECTS } from "../../src/request/objects.data.ts";
import { converse, textOf } from "../converse.ts";

describe("a question back", () => {
  test("every object has a name in every language or is offered in none, and no bound is offered", () => {
    for (const id of ASK_OBJECT_IDS) {
      expect(Object.keys(OBJECT_NAMES[id]), id).toEqual(["en", "hi", "hg"]);
      expect(OBJECT_NAMES[id].hi === "", id).toBe(OBJECT_NAMES[id].hg === "");
      if (ASK_OBJECTS[id].family === "bounds") expect(OBJECT_NAMES[id].en, id).toBe("");
    }
  });

  test.each([
    ["Should I live abroad?", "hmm zzz qwe rty?"],
    ["meri naukri kaisi hai", "blorf grantle zib?"],
  ])("in a conversation offers two readings, and no reading of the matter before: %s – %s", (first, then) => {
    const answer = converse(first, then);
    expect(answer.kind).toBe("talk");
    expect(answer.sentences.flatMap(({ facts }) => facts)).toEqual([]);
  });

  test.each([
    ["where is it placed in the navamsha", /Which planet|navamsha/],
    ["kitna balwan hai, shadbala me kaun sabse aage", /Shadbal/],
  ])("%s", (message, expected) => expect(textOf(converse(message))).toMatch(expected));

  test.each([
    [["रिश्तेदार आए थे", "मिलेगा भी कि ऊपर जाकर ही मिलेगा"], "hi"],
    [["achha ji", "kab tak ho jayega ye sab"], "hg"],
  ] as const)("a reading without a matter asks for it or takes the one told before: %j", (messages, language) => {
    const answer = converse(...messages);
    expect(answer.language).toBe(language);
    expect(textOf(answer)).not.toMatch(/समझ नहीं आया|Samajh nahi aaya/);
  });
});

describe("the first words of a conversation", () => {
  test.each([
    "पत्नी से अनबन रहती है",
    "hubby and I keep fighting",
    "boss ke saath banti nahi",
    "crush ne block kar diya, kya karu",
  ])("that tell a trouble get a reading, or a reply to what is told: %s", (message) =>
    expect(["reading", "talk"]).toContain(converse(message).kind),
  );

  test.each([
    ["vargottam grah", "fact"],
    ["read my tarot", "bounds"],
    ["he said he needs space", "talk"],
    ["मुक़दमा बरसों से चल रहा है", "talk"],
  ])("that name a thing ask for it: %s", (message, kind) => expect(converse(message).kind).toBe(kind));

  test("an exam that no chart decides is not refused twice", () =>
    expect(converse("BPSC ka result kab aayega", "nikal jayega na?", "nahi nikla to?").kind).not.toBe("bounds"));
});

describe("what is only told", () => {
  test.each([
    "11 yrs in gulf now. wife and kids in kollam",
    "PR file is stuck since 14 months.",
    "bhai driver hu, indore se guwahati ka trip leke nikla hu",
    "बेटा, मैं रिटायर्ड हेडमास्टर हूँ, उज्जैन से",
    "retired banker here, syndicate bank, 34 years",
    "namaste, main Indore se hoon, kapde ki dukaan hai",
    "good evening. retired subedar, pathankot",
  ])("gets no reading: %s", (message) => expect(converse(message).kind).toBe("talk"));
});
