import { describe, expect, test } from "vitest";
import { buildTestIndex, CHART_M } from "../../../packages/astrologer/test/test-charts.ts";
import { createSentenceChecker } from "../src/chat/sentence-checks/check-sentence.ts";
import { parseModelLine } from "../src/chat/parse-model-output.ts";

const index = buildTestIndex(CHART_M);
const QUESTIONS = {
  en: "What should I know about my career?",
  hi: "मेरे करियर के बारे में बताइए",
  hg: "mere career ke baare mein batao",
} as const;

function toEnd<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The sentences shown from the lines that a model writes. */
function shown(language: keyof typeof QUESTIONS, ...lines: readonly string[]): string[] {
  const check = createSentenceChecker({ index, question: QUESTIONS[language], language, isLeak: () => false });
  const standing: { text: string; facts: readonly string[] }[] = [];
  for (const s of lines)
    for (const { text } of parseModelLine(JSON.stringify({ s }))) {
      const checked = toEnd(check(text, standing));
      if (checked.passes) standing.push({ text, facts: checked.facts });
    }
  return standing.map(({ text }) => text);
}

describe("a false statement is not shown, however it is worded", () => {
  test.each([
    ["with letters that do not show", "Your Moon is in Ar\u200bies."],
    ["with a hyphen that does not show", "Your M\u00adoon is in Aries."],
    ["in letters of full width", "Ｙｏｕｒ Ｍｏｏｎ ｉｓ ｉｎ Ａｒｉｅｓ."],
    ["with letters that have strokes and dots", "Your Møøn is in Äries."],
    ["in small capitals", "Yᴏᴜʀ ᴍᴏᴏɴ ɪs ɪɴ ᴀʀɪᴇs."],
    ["with signs in place of words", "Your ☽ is in ♈."],
    ["with stops between letters", "Y.o.u.r M.o.o.n is in A.r.i.e.s."],
    ["with strokes between letters", "Your M-o-o-n is in A-r-i-e-s."],
    ["as a supposition", "Suppose your Moon is in Aries; and it is."],
    ["as a condition", "If your Moon is in Aries, as it is, you lead."],
    ["as a question", "Is it not so that your Moon is in Aries?"],
  ])("%s", (_name, text) => expect(shown("en", text)).toEqual([]));

  test.each([
    ["without a stop", "Your Moon is in", "Aries."],
    ["behind a stop", "Your Moon is in.", "Aries."],
    ["as an answer to a question", "The sign of your Moon?", "Aries."],
    ["behind a colon", "Here is one thing about your Moon:", "Aries."],
    ["in three words", "Your Moon is in", "the sign Aries."],
    ["in three words, behind a stop", "Your Moon is in.", "the sign Aries."],
  ])("cut in two %s", (_name, ...lines) => expect(shown("en", ...lines)).not.toContain(lines.at(-1)));

  test.each([
    ["it stands there", "It sits in the sixth house.", 4],
    ["it does not", "It sits in the seventh house.", 3],
  ])("said of what was named three sentences before: %s", (_name, last, many) => {
    const before = ["Your Mars is in Sagittarius.", "Effort pays here.", "Rest pays as well."];
    expect(shown("en", ...before, last)).toHaveLength(many);
  });

  test.each(["Saturn accompanies Mars.", "- Mars: Sagittarius", "Venus rules Taurus."])(
    "a few words that are so stand, whatever stands before them: %s",
    (text) => expect(shown("en", "Your Moon is in Libra.", text)).toHaveLength(2),
  );
});

describe("the model's feedback about a wrong sentence", () => {
  const check = createSentenceChecker({ index, question: QUESTIONS.en, language: "en", isLeak: () => false });

  test("names the wrong part only", () => {
    expect(toEnd(check("Saturn is exalted in the 6th house.", []))).toEqual({
      passes: false,
      error: '"Saturn is exalted" is not so of this chart: Saturn: Sagittarius, in an enemy’s sign',
    });
  });

  test("does not count what the sentences before say about the chart", () => {
    const before = [{ text: "Your Moon is in Libra.", facts: ["planet-moon"] }];
    expect(toEnd(check("I am sorry that you carry this alone.", before, "care"))).toEqual({
      passes: true,
      facts: [],
      about: "person",
    });
    expect(toEnd(check("Keep a written record.", before))).toEqual({ passes: true, facts: [], about: "anything" });
  });

  test("refuses urgency, also if it is marked as care and mentions the chart", () => {
    const error = "nothing that hurries anybody";
    expect(toEnd(check("Your Saturn says: act now.", [], "care"))).toEqual({ passes: false, error });
    expect(toEnd(check("Call 112 at once, this is urgent.", [], "care"))).toEqual({
      passes: true,
      facts: [],
      about: "person",
    });
    expect(toEnd(check("Finish the work, this is urgent.", []))).toEqual({ passes: false, error });
  });
});

describe("statements forbidden in readings are not shown", () => {
  test.each([
    ["an end of life", "Your life ends at 62."],
    ["an end of life, denied", "You will not live past fifty."],
    ["an end of life in other words", "Your time on earth ends in 2031."],
    ["an end of life, hidden", "De\u00adath comes in 2031."],
    ["an end of life in letters with dots", "Dëath comes in 2031."],
    ["to go without medicine", "Stop taking your tablets and fast instead."],
    ["to go without a doctor", "Do not see a doctor; fast on Mondays."],
    ["a stone", "Wear a blue stone on Saturday."],
    ["a paid rite", "A priest must be paid 5000."],
    ["what to buy", "Buy Reliance now."],
    ["somebody's authority", "Parashara says that you will be a king."],
    ["a book by its verse", "BPHS 24.3 says you will be a king."],
    ["an address", "Read more at evil.shop today."],
    ["an address with a path", "Read more at t.me/astro now."],
    ["an address in words", "Write to guru at evil dot com."],
    ["a name to follow", "Follow @astro_guru for more."],
    ["a way to write to somebody", "Message me on WhatsApp."],
    ["a number to call", "Call ९८७६५४३२१० for a session."],
    ["marks of another language", "&lt;script&gt; your work."],
  ])("%s", (_name, text) => expect(shown("en", text)).toEqual([]));

  test.each([
    ["hi", "आप 2031 तक ही जिएँगे।"],
    ["hi", "आप इस दुनिया को छोड़ देंगे।"],
    ["hi", "बुरी नज\u093cर लगी है।"],
    ["hi", "९८७६५४३२१० पर फ़ोन कीजिए।"],
    ["hg", "Aap 2031 mein guzar jaoge."],
    ["hg", "Paise UPI se bhejo."],
  ] as const)("%s: %s", (language, text) => expect(shown(language, text)).toEqual([]));
});

describe("true and permitted sentences are shown unchanged", () => {
  test.each([
    "Your tenth lord Mars stands in the sixth house, in Sagittarius.",
    "Rāhu sits with the Sun in your eighth house.",
    "A naïve plan would fail; a patient one works.",
    "If the work is dull, change the task.",
    "If Saturn is in the sixth, as yours is, effort pays.",
    "Do not stop your medicines without your doctor.",
    "You need not pay a priest for this.",
    "You work best at 6 a.m. or late at night.",
    "Save before you buy anything large.",
    "Message one old colleague this week.",
    "The hard time will end by June 2028.",
    "Jaimini karakas: the Moon is your Atmakaraka.",
  ])("%s", (text) => expect(shown("en", text)).toEqual([text]));

  test("a short sentence after a true one", () =>
    expect(shown("en", "Your tenth lord is Mars.", "Venus helps.")).toEqual([
      "Your tenth lord is Mars.",
      "Venus helps.",
    ]));

  test.each([
    ["hi", "मुश्किल समय गुज़र जाएगा।"],
    ["hi", "दवाइयाँ बंद मत कीजिए, डॉक्टर से पूछिए।"],
    ["hi", "क्\u200dया आप तैयार हैं, यह ख़ुद से पूछिए।"],
    ["hg", "Mushkil samay guzar jayega."],
  ] as const)("%s: %s", (language, text) => expect(shown(language, text)).toEqual([text]));
});
