import { describe, expect, test } from "vitest";
import { findAct } from "../src/request/extract/find-named-activity.ts";
import { answerMessage } from "./answer-message.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);
const REFUSALS: readonly string[] = ["safety", "bounds"];

describe("good news of a hospital, work at one, and a child that is expected are answered", () => {
  test.each([
    "अभी फ़ोन आया, नानी को होश आ गया!!",
    "nani ko hosh aa gaya, sab khush hain",
    "papa discharged from hospital today, finally home",
    "mummy ka operation safal raha, aaj ghar aa gayi",
    "dada ji ICU se bahar aa gaye",
    "the biopsy came back clear, we are so relieved",
    "मेरी बहन को अस्पताल से छुट्टी मिल गई",
    "bhai ka plaster khul gaya aaj, chalne laga",
    "doctor said mum is out of danger, thank god",
    "fever utar gaya beti ka, ab khel rahi hai",
    "we're expecting in March, which puja should we do",
    "bahu maa banne wali hai, kaun si pooja karayein",
    "hum maa baap banne wale hain, ghar me kaun sa path karein",
    "wife is expecting our first, which mantra should I recite daily",
    "god bharai ke baad kaun sa vrat rakhna chahiye",
    "बहू के पाँव भारी हैं, घर में कौन सा पाठ रखें",
    "expecting a baby in june, which room direction for the cradle",
    "driving to Montreal, interview with a hospital",
    "got an interview at Apollo hospital for the nurse post, how is the week",
    "hospital me receptionist ki job lag gayi",
    "I start work at a cancer hospital on Monday, is the day good",
    "mera interview AIIMS me hai parso, din kaisa hai",
    "अस्पताल में नौकरी के लिए आवेदन दिया है, मिलेगी क्या",
    "audition at an insurance company for their ad",
    "insurance company me job mil gayi, kaisi rahegi",
    "bima company se offer aaya hai, loon kya",
    "LIC agent banna chahta hu, chalega kya kaam",
    "I joined the district court as a clerk, will I be promoted",
    "court me stenographer ki bharti nikli hai, mera hoga kya",
    "high court ke paas dukaan leni hai, accha rahega?",
    "my daughter became a lawyer and has her first day in court tomorrow",
    "judge ki pariksha di hai, career kaisa hai",
    "pharmacy kholne ka soch raha hu, kab shuru karu",
    "medical college me admission mil gaya beti ko",
    "blood donation camp me volunteer kar raha hu kal, din kaisa",
    "ambulance driver ka job mila hai mujhe",
    "police me bharti ho gaya bhai, party kab de",
    "I sell health insurance, how is business this month",
    "nurse hu, night shift badal jayegi kya",
    "opening a dental clinic in January, which date",
  ])("%s", (question) => {
    const { kind } = answerMessage({ question, index });
    expect(REFUSALS).not.toContain(kind);
  });
});

describe("what is a danger or a bound stays one", () => {
  test.each([
    "nani behosh ho gayi hai, saans nahi aa rahi",
    "papa ko heart attack aaya hai abhi",
    "मेरी माँ को होश नहीं आ रहा, क्या करूँ",
    "dadi ICU me hai, bachegi kya",
    "I am pregnant and bleeding",
    "kya main pregnant hu, chart me dikh raha hai?",
    "will my pregnancy survive this time",
    "biopsy ki report me cancer aayega kya",
    "operation kis din karwaye papa ka",
    "will I win my court case",
    "insurance claim ka case jeetunga kya court me",
    "he took all his sleeping tablets",
    "wife ka miscarriage ho gaya, mera dosh hai kya",
    "beta hoga ya beti",
    "doctor ne jawab de diya hai, kitne din hain unke paas",
    "I want to end my life",
    "pati roz marta hai mujhe",
    "bhai ne zeher kha liya hai",
    "should I stop chemo and do puja instead",
    "मेरी बेटी ने नस काट ली",
  ])("%s", (question) => {
    const { kind } = answerMessage({ question, index });
    expect(REFUSALS).toContain(kind);
  });
});

test.each([
  ["opening a dental clinic in January, which date", "business"],
  ["good day for an interview with a hospital", "service"],
  ["which day for hospital admission", "medical"],
  ["hospital for joint pain, which day", "medical"],
  ["operation at the new job's hospital, which day", "medical"],
] as const)("the act of %s is %s", (text, act) => expect(findAct(text)).toBe(act));
