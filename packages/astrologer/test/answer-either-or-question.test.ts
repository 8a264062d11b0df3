import { describe, expect, test } from "vitest";
import { addFacts, findUnsafeWording, verify } from "../src/index.ts";
import { OPTION_CLASSES } from "../src/answer/either-or/option-classes.data.ts";
import { classifyOption } from "../src/answer/either-or/classify-option.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";
import { answerMessage } from "./answer-message.ts";

const CHARTS = [CHART_M, ...BIRTHS.filter((_, at) => at % 12 === 5)].map((birth) => buildTestIndex(birth));
const chart = buildTestIndex(CHART_M);
const ask = (question: string, index = chart) => answerMessage({ question, index });
const firstOf = (question: string): string => ask(question).sentences[0]?.text ?? "";

/** Questions with two words that the first sentence has to contain. */
const QUESTIONS = [
  ["Should I take the bank job or start my own bakery?", "bank job", "bakery"],
  ["sarkari naukri ki taiyari karu ya dukan kholu", "taiyari", "dukan"],
  ["मुझे विज्ञान लेना चाहिए या कॉमर्स?", "विज्ञान", "कॉमर्स"],
  ["Should I fight it in court or accept a settlement?", "court", "settlement"],
  ["flat kharidu ya kiraye pe rahu", "flat", "kiraye"],
  ["प्रेम विवाह करूँ या घर वालों की पसंद से?", "प्रेम विवाह", "घर वालों की पसंद"],
  ["Should we stay with my in-laws or take a separate house?", "in-laws", "separate"],
  ["gold lu ya zameen, kya sahi rahega", "gold", "zameen"],
  ["Should I move to Lisbon or Madrid?", "Lisbon", "Madrid"],
  ["Product team or support team, which one suits me at work?", "Product team", "support team"],
] as const;

describe.each(QUESTIONS)("%s", (question, one, other) => {
  test("the first sentence names both alternatives", () => {
    const first = firstOf(question).toLowerCase();
    expect(first).toContain(one.toLowerCase());
    expect(first).toContain(other.toLowerCase());
  });

  test("is true and safe for every chart, and opens with no yes or no", () => {
    for (const index of CHARTS) {
      const answer = ask(question, index);
      const text = answer.sentences.map((sentence) => sentence.text).join(" ");
      const { claims } = verify(addFacts(index, answer.facts), text, { question });
      expect(claims.filter(({ verdict }) => verdict === "contradicted").map((claim) => claim.text)).toEqual([]);
      expect(findUnsafeWording(text)).toEqual([]);
      expect(text).not.toMatch(/^(?:yes|no|mostly|more yes|haan|naa|हाँ|ना)[\s,]/iu);
      expect(answer.sentences.slice(1, -1).some(({ facts }) => facts.length > 0)).toBe(true);
    }
  });
});

test("charts differ in which of two alternatives they support", () => {
  const firsts = CHARTS.map(
    (index) => ask("Should I do a job or run a business of my own?", index).sentences[0]?.text ?? "",
  );
  expect(new Set(firsts).size).toBeGreaterThan(1);
});

test("does not rank persons, and asks for their charts", () => {
  const text = ask("Whom shall I marry, Nikhil or the pilot from Kochi?")
    .sentences.map((sentence) => sentence.text)
    .join(" ");
  expect(text).toMatch(/Nikhil/);
  expect(text).toMatch(/chart of each|both people/);
});

test("asks for the chart of a child whose course is to be chosen", () =>
  expect(firstOf("bete ko polytechnic karwau ya BCA")).toMatch(/polytechnic.*BCA.*santan ki kundli/));

test("names the time when the choice is between now and later", () => {
  const answer = ask("ghar abhi le lu ya thoda ruk jau");
  expect(answer.sentences[0]?.text).toMatch(/abhi.*ruk jau/);
  expect(answer.timing.length).toBeGreaterThan(0);
});

test("compares this year with the next one by their windows", () =>
  expect(firstOf("Should I change jobs this year or next year?")).toMatch(
    /2026 \(this year\).*2027 \(next year\)|2027 \(next year\).*2026 \(this year\)/,
  ));

test("says so if nothing in a chart separates the alternatives", () =>
  expect(firstOf("the red sofa or the green one?")).toMatch(
    /does not choose|nothing that separates|cannot rank|does not separate/,
  ));

test("repeats the comparison if it is doubted", () => {
  const first = ask("bakery kholu ya naukri karu");
  const again = answerMessage({ question: "pakka?", index: chart, turns: [first.memory] });
  expect(again.sentences.map(({ text }) => text).join(" ")).toContain("bakery");
});

test.each([
  ["government office", "government"],
  ["papa ki dukan", "family_trade"],
  ["masters abroad", "study_abroad"],
  ["समझौता", "compromise"],
  ["Jaipur me rehna", "home_place"],
  ["Portugal", "other_place"],
  ["divorce", "unweighed"],
  ["purple", "unknown"],
])("«%s» is of the class %s", (text, kind) => expect(classifyOption(text, "Jaipur, India")).toBe(kind));

test("every class names its source", () => {
  for (const { source, houses } of Object.values(OPTION_CLASSES)) {
    expect(source).toMatch(/^(?:BPHS|PD|JP|BJ|UK) \d/);
    expect(houses.length).toBeGreaterThan(0);
  }
});

describe("what goes on against what begins", () => {
  test.each([
    ["dukaan badhau ya jo hai wahi chalau", ["dukaan badhau", "jo hai wahi chalau"]],
    ["dusri branch kholu ya yahi wali renovate karu", ["dusri branch kholu", "yahi wali renovate"]],
    ["कपड़े का काम मेरे लिए ठीक है या लोहे का", ["कपड़े का काम", "लोहे का"]],
    ["take the VRS or continue till 60", ["take the VRS", "continue till 60"]],
    [
      "bhai keh raha online bechna shuru karo, main soch raha delhi mein godown lu. kaun sa",
      ["online bechna shuru karo", "delhi mein godown"],
    ],
    [
      "two options with me: sun pharma offer in raipur, or stay here on promotion promise",
      ["sun pharma offer in raipur", "stay here on promotion promise"],
    ],
  ])("%s: names one of the two", (text, options) => {
    const [first] = answerMessage({ question: text, index: buildTestIndex(CHART_M) }).sentences;
    for (const option of options) expect(first?.text).toContain(option);
    expect(first?.text).not.toMatch(/cannot rank|does not separate|nahi batati|भेद नहीं/u);
  });
});

describe("options that a chart cannot tell apart by name", () => {
  test.each([
    ["Infosys or TCS, which offer should I take?", /take the one that is closer to the (?:larger|smaller)/],
    ["my cousin's startup in Mysuru or freelance testing, which?", /closer to what you do (?:alone|with others)/],
    ["MIT or Stanford for my masters?", /closer to learning (?:near|far)/],
    ["Infosys lu ya TCS, kaunsa offer behtar", /jo (?:badi|chhoti) .* ke zyada kareeb ho/],
    ["इन्फोसिस की नौकरी लूँ या टीसीएस की नौकरी", /जो (?:बड़ी|छोटी) .* के ज़्यादा क़रीब हो/],
  ])("%s: says which to take by what it does tell apart", (question, verdict) =>
    expect(firstOf(question)).toMatch(verdict),
  );

  test("a third option without words of its own keeps two from nothing", () => {
    const first = firstOf("renew the contract here, go there or go home to help mummy");
    expect(first).toMatch(/most support|more than|even between|slight lead/);
    expect(first).toContain("go home");
  });
});
