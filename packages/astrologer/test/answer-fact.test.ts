import { describe, expect, test } from "vitest";
import { ANSWER_LANGUAGES, verify, addFacts, type FactIndex } from "../src/index.ts";
import { parseQuestion } from "../src/question/parse-question.ts";
import { answerFactQuestion } from "../src/answer/fact-questions/answer-fact.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";

const worked = buildTestIndex(CHART_M);

function answered(text: string, index: FactIndex = worked): string {
  const question = parseQuestion(text);
  return answerFactQuestion(question, index)
    .map(({ text: factText }) => factText[question.language])
    .join(" ");
}

/** Questions and the answers for the example chart, checked by hand. */
const ASKED: readonly (readonly [string, string])[] = [
  ["what is my rising sign", "Your lagna (rising sign) is Cancer at 2°19′, in Punarvasu pada 4."],
  ["which house is jupiter in", "Your Jupiter is in Aries at 6°27′, in the 10th house, in Ashwini pada 2."],
  ["is my mars retrograde", "No, your Mars is not retrograde."],
  ["is my moon in libra?", "Yes, your Moon is in Libra."],
  ["is my sun in the 9th house", "No, your Sun is in the 8th house."],
  ["mera surya neech ka hai?", "Aapka Surya sam rashi me hai."],
  ["10th lord kaun hai", "Aapke dasve ghar ka swami Mangal hai, jo chhathe ghar me, Dhanu rashi me hai."],
  ["दशमेश कहाँ है", "आपके दसवें भाव का स्वामी मंगल है, जो छठे भाव में, धनु राशि में है।"],
  ["who is in my 7th house", "Your 7th house is Capricorn, ruled by Saturn; it holds Mercury."],
  ["what is my birth date", "You were born on 9 March 1988."],
  ["mera janm samay kya hai", "Aapka janm samay 14:25 hai."],
  ["mera nakshatra aur charan", "Aapka Chandra Vishakha nakshatra me hai, charan 3."],
  ["D9 me shukra kahan", "Navamsha (D9) me aapka Shukra"],
  ["how many planets in kendra", "4 of the nine are in your kendras: the Moon, Mercury, Jupiter and Venus."],
  ["which dasha am I in?", "You are in the Mercury–Saturn–Venus pratyantardasha now, until 6 March 2027."],
  ["kaunsi dasha chal rahi hai", "Abhi aapki Budh–Shani–Shukra pratyantardasha chal rahi hai, 6 March 2027 tak."],
  ["मेरी दशा बताइए", "अभी आपकी बुध–शनि–शुक्र प्रत्यंतर्दशा चल रही है, 6 मार्च 2027 तक।"],
  [
    "sade sati kab khatam hogi",
    "Abhi aapki sade sati nahi chal rahi; pichhli 26 October 2017 ko khatam hui, agli 22 October 2038 ko shuru hogi.",
  ],
  ["do I have gaja kesari yoga", "You have Gaja kesari yoga, made by Jupiter and Venus."],
  ["am i manglik", "Mangal dosha is not in your chart."],
  ["what is my atmakaraka", "Your Atmakaraka (AK) is the Moon."],
  ["how old am I? my age", "You are 38 years old."],
  ["where is saturn now", "Saturn is now in Pisces, your 9th house, retrograde."],
  ["which ayanamsa do you use", "This chart uses the Lahiri ayanamsa."],
  ["which planets aspect my 10th house", "Your 10th house is aspected by the Moon."],
];

test.each(ASKED)("%s", (question, factText) => expect(answered(question)).toContain(factText));

test("the strongest planet is the one with shadbala rank 1", () => {
  const [sentence] = answerFactQuestion(parseQuestion("what is my strongest planet"), worked);
  expect(sentence?.facts[0]).toMatch(/^shadbala-/);
  expect(worked.facts.get(sentence?.facts[0] ?? "")?.value).toMatchObject({ rank: 1 });
});

test.each(["tell me a joke", "when will I marry?", "namaste"])("%s asks for no fact", (text) => {
  expect(answerFactQuestion(parseQuestion(text), worked)).toEqual([]);
});

describe("every fact sentence passes the verifier", () => {
  const index = addFacts(buildTestIndex(BIRTHS[7] ?? CHART_M), []);
  test.each(ASKED.map(([question]) => question))("%s", (text) => {
    const question = parseQuestion(text);
    for (const { text: factText } of answerFactQuestion(question, index)) {
      for (const language of ANSWER_LANGUAGES) {
        const failing = verify(index, factText[language], { question: text }).claims.filter(
          ({ verdict }) => verdict === "contradicted",
        );
        expect(failing, factText[language]).toEqual([]);
      }
    }
  });
});
