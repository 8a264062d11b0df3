import { describe, expect, test } from "vitest";
import { takeSample } from "../../../tools/lib/sample.ts";
import { type TurnMemory, verify, addFacts } from "../src/index.ts";
import { getAllowedKinds } from "./allowed-kinds.ts";
import { buildTestIndex } from "./test-charts.ts";
import { MORE_USER_CONVERSATIONS, USER_CONVERSATIONS } from "./examples/questions.ts";
import { MORE_TEST_USERS, TEST_USERS } from "./test-users.ts";
import { answerMessage } from "./answer-message.ts";

const charts = [...TEST_USERS, ...MORE_TEST_USERS].map((birth) => buildTestIndex(birth));
const talks = [...USER_CONVERSATIONS, ...MORE_USER_CONVERSATIONS];
const chartOf = (number: number) => charts[number] as (typeof charts)[number];

describe.each(takeSample(talks).map(({ chart = 0, turns }) => [turns[0]?.question ?? "", chart, turns] as const))(
  "%s",
  (_, chart, talk) => {
    test("gets the right kind of answer without false claims", () => {
      const index = chartOf(chart);
      const turns: TurnMemory[] = [];
      for (const { question, kinds, topic } of talk) {
        const answer = answerMessage({ question, index, turns });
        expect(getAllowedKinds(question, kinds), question).toContain(answer.kind);
        if (topic !== undefined && answer.kind === "reading") expect(answer.memory.topics[0], question).toBe(topic);
        const ofChart = answer.sentences.filter(({ facts }) => facts.length > 0 || answer.kind !== "talk");
        const text = ofChart.map((one) => one.text).join(" ");
        const { claims } = verify(addFacts(index, answer.facts), text, { question });
        const untrue = claims.filter(({ verdict }) => verdict === "contradicted").map((claim) => claim.text);
        expect(answer.kind === "definition" ? [] : untrue, question).toEqual([]);
        turns.push(answer.memory);
      }
    });
  },
);

const said = (chart: number, ...texts: readonly string[]): string => {
  const turns: TurnMemory[] = [];
  return texts
    .map((question) => {
      const { sentences, memory } = answerMessage({ question, index: chartOf(chart), turns });
      turns.push(memory);
      return sentences.map(({ text }) => text).join(" ");
    })
    .at(-1) as string;
};

describe("questions about the conversation itself", () => {
  test.each([
    ["what does it cost", /asks no fee|costs nothing/],
    ["kitna charge lete ho", /koi fees nahi/],
    ["शुल्क कितना है", /कोई शुल्क नहीं/],
    ["How do you calculate all this?", /ephemeris/],
    ["Astrology has been debunked. Why should I listen?", /not proven|no proof/],
    ["My father passed away", /I'm so sorry/],
    ["Should I worry?", /^(?!.*health)/],
  ])("%s", (question, words) => expect(said(4, question)).toMatch(words));

  test("a price question about something else is a normal question", () => {
    for (const text of ["how much does a house cost me", "college ki fees kitni hogi", "surgery ka kharcha kitna hoga"])
      expect(answerMessage({ question: text, index: chartOf(0) }).kind, text).toBe("reading");
  });

  test("does not greet a user who said goodbye", () => {
    expect(said(3, "career", "stop", "hello?")).toMatch(/^(?:I'm here|Go on)/);
  });
});

describe("questions in technical terms", () => {
  test.each([
    ["Which AD runs in March 2029?", "Saturn–Venus antardasha"],
    ["navamsa positions of all grahas", "In the navamsha (D9) your Ketu"],
    ["Give me the antardashas of Jupiter with dates", "Jupiter–Rahu antardasha"],
    ["vimshottari balance at birth", "The Moon mahadasha ran until"],
    ["kis grah ki drishti chandra par hai", "Aapke Chandra par Budh ki drishti hai"],
    ["chandra se saptam me kaun", "Chandra se saatva ghar aapka chautha ghar hai; wahan Budh hai"],
    ["which house does the 8th lord occupy and in whose nakshatra", "Hasta, a nakshatra ruled by the Moon"],
    ["dashamsha lagna and 10th lord in D10", "In the dashamsha (D10) your Mercury"],
    ["tithi, vaar, nakshatra, yoga, karana at birth", "Shukla Trayodashi"],
    ["papakartari on any house?", "Papa kartari of the seventh"],
    ["yogakaraka?", "There is no yogakaraka for your lagna"],
    ["house wise planets", "Your 12th house is Scorpio"],
    ["Jupiter's bhinnashtakavarga in Leo", "In Jupiter’s ashtakavarga Leo has 3 bindus"],
  ])("%s", (question, words) => expect(said(5, question)).toContain(words));

  test("continues with the graha that was looked up", () => {
    const talk = [
      "Give the lagna lord, its placement and dispositor.",
      "And its nakshatra lord?",
      "Any aspects on it?",
    ];
    expect(said(5, ...talk.slice(0, 2))).toContain("Jupiter is in Purva Ashadha, a nakshatra ruled by Venus");
    expect(said(5, ...talk)).toContain("Your Jupiter is aspected by Mars");
    expect(said(5, ...talk, "So is it strong?")).toContain("By shadbala your Jupiter");
    expect(said(0, "लग्नेश कहाँ बैठा है", "उसकी दृष्टि किस पर है")).toContain("आपके चंद्र की दृष्टि दसवें भाव पर है");
  });
});

test("two houses that are compared by bhava bala and bindus are checked", () => {
  const text =
    "Your 11th house is stronger than your 10th house: bhava bala 10.10 against 7.08 rupas, and 33 against 0 sarva bindus.";
  const { sentences } = verify(chartOf(0), text);
  expect(sentences).toHaveLength(1);
});

describe("what goes on from an answer", () => {
  test.each([
    [
      "the list is asked for after one of it",
      ["gajkesari yog hai?", "aur kaun kaun se yog hain"],
      /Bheri(?: yog)?[,;] Sarasvati/,
    ],
    ["and so for doshas", ["kya mujhe kaal sarp hai?", "aur koi dosh?"], /Pitru dosha, Grahana dosha/],
    [
      "an exam's result is refused, the phase for study read",
      ["will i clear gate this yr", "fine forget the result. how is this phase for studying"],
      /study.*Venus/s,
    ],
    [
      "the partner to come is read from the writer's chart",
      ["when will i marry", "what kind of person will he be"],
      /Expect your spouse to be/,
    ],
    [
      "a child that is hoped for has no chart",
      ["we are trying for a baby 4 yrs now. is there child in my chart or not", "when then?"],
      /good (?:time|stretch)/,
    ],
    ["who aspects a graha is told first", ["मंगल किस घर में है मेरा", "उस पर किसकी नज़र है"], /^आपके मंगल पर गुरु की दृष्टि है/],
    [
      "quarrels get no thanks",
      ["hello", "night shift ke chakkar me biwi se roz kich kich hoti hai yaar"],
      /baat sun li|aasaan nahi|kathin|swabhavik/,
    ],
  ])("%s", (_what, talk, text) => expect(said(0, ...talk)).toMatch(text));
});

test("gives the reason for a time's quality, and a question about a child is read from the house of the child", () => {
  expect(said(4, "Will 2028 be better than 2027?", "why")).toContain("Saturn–Rahu antardasha");
  expect(said(1, "Beta 29 ka ho gaya, iski shaadi ka time kab hai?")).toMatch(/aapke bete wale ghar/);
});

describe("questions that earlier versions misread", () => {
  test.each([
    [7, "कारकांश लग्न क्या है मेरा", "आपका कारकांश मिथुन है"],
    [7, "उपपद का स्वामी कहाँ है", "उसका स्वामी मंगल छठे भाव में, मिथुन राशि में है"],
    [7, "दशमांश का लग्नेश कौन है और कहाँ बैठा है", "आपका D10 लग्न तुला है, इसलिए उसका स्वामी शुक्र है"],
    [7, "अयनांश कौन सा लिया है और कितना है", "लाहिरी अयनांश से हुई है; आपके जन्म के समय उसका मान 23°25′"],
    [7, "चर दशा अभी कौन सी चल रही है", "चर दशा में अभी मेष चल रही है, 15 जुलाई 2027 तक"],
    [7, "इस महादशा के बाद क्या होगा", "सूर्य महादशा 3 मार्च 2040 से"],
    [9, "Who are the functional benefics and malefics for my ascendant?", "benefics are Mercury, Venus and Saturn"],
    [9, "Is there any planet in marana karaka sthana", "None of your planets is in marana karaka sthana"],
    [9, "When does the next Jupiter antardasha come and how long does it last?", "The Venus–Jupiter antardasha runs"],
    [
      9,
      "Where is Saturn transiting from my Moon and until when?",
      "the 1st house from the Moon. Saturn is in Pisces now; it moves into Aries",
    ],
    [10, "which nakshatra lord rules my Moon and where does he sit", "Your Mercury is in Taurus"],
    [
      11,
      "State current MD, AD, PD with end dates.",
      "The Jupiter mahadasha runs from 6 November 2024 to 6 November 2040",
    ],
    [11, "which houses have less than 25 bindus", "Your 8th house has 22 bindus"],
    [9, "We raise funds in 2027 or 2028, which is better?", "from late February 2028 to late July 2028"],
    [9, "Hyderabad or Bengaluru for the head office?", "staying in Hyderabad more than going to Bengaluru"],
    [8, "and uni, Leeds or London?", "between Leeds and London"],
    [6, "tum log chor ho, paise lutte ho bas", "Yahan kuch becha nahi jaata"],
    [7, "जन्म समय पक्का नहीं है", "आधा घंटा इधर-उधर हो तो भी हर ग्रह अपनी राशि में रहता है"],
    [6, "meri beti ki shaadi kab hogi", "aapki beti wale ghar"],
    [0, "What is the exact degree of my Saturn and in which pada", "at 7°59′"],
    [0, "Which houses have no planets?", "1st, 3rd, 5th, 9th, 11th and 12th"],
    [0, "kaun se ghar khaali hain", "pehla, teesra, paanchva"],
    [0, "which houses are occupied", "Your 10th house is Aries, ruled by Mars; it holds Jupiter and Venus"],
    [0, "when did my current mahadasha begin and when does it end", "runs from 15 June 2011 to 15 June 2028"],
    [0, "ruling planet of 9th is where", "in the 10th house, in Aries"],
    [0, "koi parivartan hai?", "Mangal aur Guru ka rashi parivartan hai"],
    [0, "what is my ishta devata", "for you that is Taurus"],
    [0, "मेरे पति की नौकरी कब लगेगी", "कुंडली"],
    [0, "next 6 months for money and health both", "health"],
    [0, "What colour car should I buy", "colours"],
    [0, "Mujhe PCOS hai, bachcha hoga?", "doctor"],
    [12, "2027 acha hai ya 2029 shaadi ke liye", "Dono me palda 2027 ki taraf hai"],
    [12, "Bhopal ya Indore, kahan kaam badhega", "Bhopal me rehne ki taraf"],
    [13, "Kindly give my panchanga at birth", "Karana: Taitila"],
    [13, "Should I go for the cataract operation in January or April?", "for the surgeon to say"],
    [14, "Rank my planets by strength", "your Venus ranks 2 of 7"],
    [15, "shani ki dhaiya hai kya mujhpe", "Shani is samay Chandra se teesre ghar me hai"],
    [15, "lagna kis nakshatra me hai, uska swami kaun", "us nakshatra ka swami Ketu hai"],
    [15, "mujhe koi nahi samajhta", "14416"],
    [6, "meri teesri beti hone wali hai kya", "yahan nahi lagaya jaata"],
  ] as const)("chart %i: %s", (chart, question, words) => expect(said(chart, question)).toContain(words));

  test('"the next one" is the next of what was stated', () => {
    const next = (about: "children" | "marriage", value: string) =>
      answerMessage({
        question: "is a third one coming?",
        index: chartOf(9),
        userFacts: [{ about, value, words: "" }],
      });
    expect(next("children", "2").memory.topics).toEqual(["children"]);
    expect(next("marriage", "divorced").memory.topics).toEqual(["love"]);
    expect(next("children", "5").memory.topics).toEqual([]);
  });

  test("remembers two earlier marriages", () => {
    expect(said(14, "I had two divorces", "Is a third one coming?")).toMatch(/seventh house/);
  });

  test("repeats both sides when a choice is doubted", () => {
    expect(said(14, "job or business, which suits me?", "are you sure?")).toMatch(/a job|a business of your own/);
  });

  test("restates the facts when accused of an inconsistency", () => {
    const before = "Raise funds in 2027 or wait till 2028?";
    expect(said(9, before, "earlier you said something else")).toMatch(
      /let us compare|once more what the chart shows|^You asked “Raise funds/,
    );
    expect(said(6, "2028 kaisa rahega", "pakka?")).toContain("antardasha");
  });
});
