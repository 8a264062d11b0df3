import { describe, expect, test } from "vitest";
import { type TurnMemory, verify, addFacts } from "../src/index.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { MORE_TEST_USERS, TEST_USERS } from "./test-users.ts";
import { answerMessage } from "./answer-message.ts";

const charts = [CHART_M, ...TEST_USERS, ...MORE_TEST_USERS].map((birth) => buildTestIndex(birth));

/** The last answer of a conversation. Asserts that no answer contains a false statement. */
function last(chart: number, ...texts: readonly string[]) {
  const index = charts[chart] as (typeof charts)[number];
  const turns: TurnMemory[] = [];
  const answers = texts.map((question) => {
    const answer = answerMessage({ question, index, turns });
    const ofChart = answer.sentences.filter(({ facts }) => facts.length > 0).map(({ text }) => text);
    const { claims } = verify(addFacts(index, answer.facts), ofChart.join(" "), { question });
    expect(
      claims.filter(({ verdict }) => verdict === "contradicted").map((claim) => claim.text),
      question,
    ).toEqual([]);
    turns.push(answer.memory);
    return answer;
  });
  const answer = answers.at(-1) as (typeof answers)[number];
  return { ...answer, text: answer.sentences.map(({ text }) => text).join(" ") };
}

describe("the effect of one graha on one topic", () => {
  test.each([
    ["How does Rahu affect my marriage", "love", /^(?:Rahu|For partnership, Rahu)/],
    ["is Mars ruining my married life?", "love", /Mars/],
    ["what does Jupiter do for my money", "wealth", /Jupiter/],
    ["what role does the Sun play in my health", "health", /the Sun/i],
    ["why is Saturn blocking my job", "career", /Saturn/],
    ["shani ka career pe kya prabhav hai", "career", /^(?:Kaam-kaaj me Shani)/],
    ["kya shukra ki wajah se shaadi me der hai", "love", /Shukra/],
    ["budh meri padhai me madad karega?", "education", /Budh/],
    ["गुरु का मेरी संतान पर क्या प्रभाव है", "children", /^संतान में गुरु/],
    ["क्या मंगल मेरी शादी बिगाड़ रहा है?", "love", /^विवाह में मंगल/],
    ["केतु मेरे पैसे के लिए कैसा है", "wealth", /केतु/],
  ] as const)("%s", (question, topic, words) => {
    for (const chart of [0, 1, 2, 3, 4, 5, 6, 8]) {
      const { kind, memory, text } = last(chart, question);
      expect([kind, memory.topics[0]]).toEqual(["reading", topic]);
      expect(text).toMatch(chart === 0 ? words : /./);
    }
  });

  test("states how strong the influence is, its reason and its times", () => {
    const { text } = last(0, "How does Saturn affect my marriage?");
    expect(text).toContain("rules your seventh and eighth houses and stands in the sixth house");
    expect(text).toContain("Mercury–Saturn sub-period");
    expect(last(0, "How does Rahu affect my marriage?").text).toContain("Rahu acts for Saturn, the lord of that house");
    expect(last(0, "does Ketu spoil my studies?").text).toContain("little to do with study");
  });

  test("follow-ups about another graha or topic keep the rest of the question", () => {
    expect(last(0, "How does Rahu affect my marriage?", "and Saturn?").text).toMatch(
      /Saturn.*seventh and eighth houses/,
    );
    const { memory, text } = last(0, "How does Rahu affect my marriage?", "and Saturn?", "and my career?");
    expect(memory.topics).toEqual(["career"]);
    expect(text).toContain("Saturn");
  });

  test("questions about place, time or remedies are not read as questions about an effect", () => {
    expect(last(0, "where is Venus for marriage?").kind).toBe("fact");
    expect(last(0, "what career suits a Mercury dominant chart").text).not.toContain("has a lot of influence");
    expect(last(0, "Which mantra for Saturn for my job").text).not.toContain("has a lot of influence");
  });
});

describe("ranking of coming years", () => {
  test.each([
    "Which year is the hardest in the next five years?",
    "what is my worst year coming up",
    "agle 5 saal me sabse kharab saal kaunsa hai",
    "अगले पाँच साल में सबसे कठिन वर्ष कौन सा है",
    "sabse achha saal kaunsa rahega",
    "which year will be my best",
    "मेरा सबसे अच्छा साल कौन-सा होगा?",
  ])("%s", (question) => {
    for (const chart of [0, 3, 5]) {
      const { kind, text } = last(chart, question);
      expect(kind).toBe("reading");
      expect(text).toMatch(/\b2027\b.*\b2031\b|\b20(?:27|28|29|30|31)\b/);
      expect(text).toMatch(/tendency|weather|झुकाव|jhukaav/);
    }
  });

  test("ranks years for a topic by their good times, and takes the topic from the conversation", () => {
    expect(last(0, "which year is best for money in the next 5 years").text).toContain("2029");
    expect(last(5, "which is the toughest year for my career").text).toMatch(/gives work the least|For work 2029/);
    expect(last(6, "शादी कब होगी", "सबसे अच्छा साल कौन सा है").memory.topics).toEqual(["love"]);
  });

  test('"why?" explains the year that was named', () => {
    expect(last(0, "Which year is the hardest in the next five years?", "why?").text).toContain("Ketu–Moon");
  });

  test("a question about past years names no coming year", () => {
    expect(last(0, "which was my worst year").text).not.toContain("2031");
  });
});

describe("maraka", () => {
  test.each([
    ["Is Saturn my maraka", /^Yes\. Saturn rules your 7th house/],
    ["kya shukra mere liye marak hai", /^Nahi, Shukra/],
    ["क्या सूर्य मेरे लिए मारक है?", /^हाँ.*दूसरे भाव/],
    ["is Ketu a maraka for me?", /stands in your 2nd house/],
    ["which planets are marakas for me", /the Sun and Saturn/],
    ["what is a maraka", /^The second and seventh houses and their lords are called maraka/],
  ])("%s", (question, words) => {
    const { text } = last(0, question);
    expect(text).toMatch(words);
    expect(text).not.toMatch(/\bdeath\b|मृत्यु|mrityu/i);
  });
});

describe("follow-ups to the previous turn", () => {
  test.each([
    [
      "Do I have Gajakesari yoga?",
      "show me why",
      /Jupiter is in the seventh from the Moon; Jupiter and Venus stand together/,
    ],
    ["is there a gajakesari yoga in my chart", "why?", /seventh from the Moon/],
    ["kya gajakesari yog hai meri kundli me", "dikhao kaise", /Guru Chandra se saatve sthan me hai/],
    ["क्या मेरी कुंडली में गजकेसरी योग है?", "दिखाइए क्यों", /गुरु चंद्र से सातवें स्थान में है/],
    ["do I have Hamsa yoga", "why not", /Jupiter is in a neutral sign/],
    ["which yogas do I have", "how do they form", /You have Sarasvati yoga/],
  ])("%s, %s", (first, then, words) => expect(last(0, first, then).text).toMatch(words));

  test("explains what keeps a yoga from forming", () =>
    expect(last(2, "do I have Gajakesari?", "show me why").text).toMatch(/debilitated/));

  test.each(["tell me more", "aur batao", "और बताइए", "in more detail please"])(
    "%s: tells findings not shown yet",
    (more) => {
      const first = last(0, "When will I get promoted?");
      const next = last(0, "When will I get promoted?", more);
      expect(next.memory.topics).toEqual(["career"]);
      expect(next.memory.findings.some((row) => first.memory.findings.includes(row))).toBe(false);
      expect(last(0, "where is my Saturn", more).text).not.toContain("7°59′");
      expect(last(0, more).kind).toBe("talk");
      expect(last(0, "where is my Saturn", more, more).text).not.toBe(last(0, "where is my Saturn", more).text);
    },
  );

  test.each([
    ["मेरे बेटे की पढ़ाई कैसी रहेगी?", "कल कैसा रहेगा", /22 नवंबर 2026/],
    ["mera beta kaisa rahega", "kal ka din kaisa hai", /22 November 2026/],
    ["how will my daughter do?", "how is tomorrow", /22 November 2026/],
    ["when will I marry", "how is today", /Moon/],
  ])("%s, %s: answers for the user's own day", (first, then, words) => {
    const { memory, text } = last(0, first, then);
    expect(memory.topics).toEqual([]);
    expect(text).toMatch(words);
  });
});

test.each([
  "are you a human",
  "hi, are you a real person?",
  "am I talking to a bot?",
  "is this AI",
  "kya tum insaan ho",
  "tum machine ho kya",
  "aap asli pandit ho ya computer",
  "क्या आप इंसान हैं या मशीन",
  "आप रोबोट हैं क्या?",
])("says that a program answers: %s", (question) => {
  for (const before of [[], ["when will I marry?"]])
    expect(last(0, ...before, question).text).toMatch(/program|प्रोग्राम/);
});

test.each(["is this a good job for me?", "kya yeh ladka mere liye sahi hai", "should I study AI or law"])(
  "does not mention the program unless asked: %s",
  (question) => expect(last(0, question).text).not.toMatch(/a program/),
);

describe("questions that were once misread", () => {
  test.each([
    [[12, "is my 5th lord combust or retrograde"], /Venus is not retrograde.*Venus is not combust/],
    [[12, "is my 9th lord exalted?"], /^No, your Mercury is not exalted: it is in \w+, in an enemy’s sign/],
    [[12, "What's the ashtakavarga of Saturn in the 8th?"], /In Saturn’s ashtakavarga Leo has 2 bindus/],
    [[12, "which dasha was running when I was 25"], /ran from 6 November 1999/],
    [[15, "meri rashi kya hai aur nakshatra"], /Kumbh rashi me.*Shatabhisha/],
    [[0, "kya gajakesari yog hai", "iska phal kab milega"], /Ketu–Shukra ki antardasha/],
    [[2, "do I have any raj yoga?", "when will it give results"], /in the periods of the planets that form it/],
    [[8, "paisa aayega ki nahi", "tera bharosa kya"], /shanka wajib|siddh nahi|parampara hai, pramaan nahi/],
    [[6, "नीट निकलेगा इस बार?", "कितने नंबर आएँगे"], /^अंक और रैंक किसी कुंडली में नहीं/],
    [[14, "videsh jaunga kya", "kis desh me"], /^Desh ka naam kisi kundli me nahi/],
    [[3, "will I lose my job", "what should I wear to the interview"], /wear/],
    [[12, "what is the dispositor of my Moon"], /dispositor of your Moon is the Sun/],
    [
      [12, "what is the dispositor of my Moon", "list malefics in kendra"],
      /^Natural malefics in your kendras: the Sun\.$/,
    ],
    [[12, "which benefics are in trikona"], /^No natural benefic is in your trikonas\.$/],
    [[3, "will things change", "when exactly"], /on 25 January 2027/],
    [[10, "what is my biggest strength"], /^(?:This is what helps you most|Your strong side)/],
    [
      [10, "and what is my biggest weakness"],
      /^Almost nothing speaks against you.*weakest|^Almost nothing speaks against you.*shadbala/,
    ],
    [[5, "मेरी कमज़ोरी क्या है"], /^(?:जहाँ यह भारी|कमज़ोर कड़ी).*आठवें भाव/],
    [[14, "shaadi kab hogi", "kis direction se aayegi"], /Disha ya umar ka antar/],
    [[14, "shaadi kab hogi", "umar me antar hoga kya"], /isha ya umar ka antar/],
    [[1, "main bahut pareshan hu"], /14416/],
    [[1, "career", "mann bahut bhaari hai"], /kya daba raha hai|14416/],
    [[1, "i am so upset about my job, when will it get better"], /tenth house/],
    [[4, "what will be the name of my husband"], /^(?:No chart shows a name|Names cannot)/],
  ] as const)("%s", ([chart, ...talk], words) => expect(last(chart, ...talk).text).toMatch(words));

  test("does not repeat times unless the user asks when", () => {
    expect(last(3, "will I lose my job", "how bad is it").memory.windows).toEqual([]);
    expect(last(3, "will I lose my job", "how bad is it", "when then?").memory.windows.length).toBeGreaterThan(0);
  });
});
