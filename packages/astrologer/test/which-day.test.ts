import { findLimbSpans } from "@lagna/jyotish";
import { describe, expect, test } from "vitest";
import { addFacts, type Answer, type AnswerLanguage, type FactIndex, verify } from "../src/index.ts";
import { readAskedDays } from "../src/answers/good-day/read-asked-days.ts";
import { computeAlmanacDay, toCalendarDay } from "../src/muhurta/almanac-day.ts";
import { computeTara, judgeDay } from "../src/muhurta/judge-day.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";
import { answerMessage } from "./answer-message.ts";
import { answerWithAlmanac } from "./answers/test-almanac.ts";

const JAIPUR = buildTestIndex(CHART_M);
const CHARTS: readonly FactIndex[] = [
  JAIPUR,
  buildTestIndex({
    local: "2001-07-14T05:10:00",
    offset: 5.5,
    latitude: 13.08,
    longitude: 80.27,
    place: "Chennai, India",
  }),
  buildTestIndex({
    local: "1975-12-30T23:40:00",
    offset: -5,
    latitude: 40.71,
    longitude: -74.0,
    place: "New York, USA",
  }),
  buildTestIndex({ local: "1994-02-03T11:05:00", offset: 0, latitude: 51.5, longitude: -0.12 }),
];

const textOf = (answer: Answer): string => answer.sentences.map(({ text }) => text).join(" ");
const ask = (question: string, index = JAIPUR): Promise<Answer> =>
  answerWithAlmanac("2026-11-21T09:30", { question, index });

const QUESTIONS: readonly (readonly [AnswerLanguage, string])[] = [
  ["en", "which day next week is good for my job interview"],
  ["en", "pick me a lucky date in january to buy a car"],
  ["en", "auspicious day for griha pravesh in february"],
  ["en", "which day should we fly, the 3rd, 5th or 9th?"],
  ["hi", "दुकान का उद्घाटन किस दिन करूँ"],
  ["hi", "सोना लेने के लिए अगले हफ्ते कौन सा दिन अच्छा है"],
  ["hi", "बेटे का मुंडन किस तारीख को करवाएँ"],
  ["hg", "registry ke liye kaunsa din shubh rahega"],
  ["hg", "rishte ki baat karne kis din jaun"],
  ["hg", "may me vivah ke liye kaunsi tareekh shubh hai"],
];

describe.each(QUESTIONS)("in %s: %s", (language, question) => {
  test("names a day first, cites its facts and states nothing that they contradict", async () => {
    for (const index of CHARTS) {
      const answer = await ask(question, index);
      expect(answer.language).toBe(language);
      const text = textOf(answer);
      expect(answer.sentences[0]?.text, text).toMatch(/\d{1,2} \S+ 20\d\d/u);
      expect(answer.facts.some(({ predicate }) => predicate === "day_limbs")).toBe(true);
      const { claims } = verify(addFacts(index, answer.facts), text, { question });
      expect(
        claims.filter(({ verdict }) => verdict === "contradicted"),
        text,
      ).toEqual([]);
    }
  });
});

const TODAY = Date.parse("2026-11-21") / 86_400_000;
const daysOf = (text: string): readonly string[] =>
  readAskedDays(text, TODAY).days.map((number) => {
    const { year, month, day } = toCalendarDay(number);
    return `${year}-${month}-${day}`;
  });

describe("the days a question leaves open, asked on Saturday, 21 November 2026", () => {
  test.each<[string, readonly string[]]>([
    ["tuesday or friday, which one?", ["2026-11-24", "2026-11-27"]],
    ["4 ya 6 ya 9 ko", ["2026-12-4", "2026-12-6", "2026-12-9"]],
    ["14 june ya 16 june", ["2027-6-14", "2027-6-16"]],
    ["is weekend", ["2026-11-21", "2026-11-22"]],
    ["10 se 12 tareekh ke beech", ["2026-12-10", "2026-12-11", "2026-12-12"]],
  ])("%s", (text, expected) => {
    expect(daysOf(text)).toEqual(expected);
  });

  test("next week is from Monday to Sunday", () => {
    expect([daysOf("next week")[0], daysOf("next week").at(-1)]).toEqual(["2026-11-23", "2026-11-29"]);
  });

  test("a weekday that is ruled out is left out", () => {
    expect(daysOf("somvar nahi, koi aur din")).not.toContain("2026-11-23");
    expect(daysOf("any day but not on a monday")).not.toContain("2026-11-30");
  });

  test("a month without a year is the next one, also after the article", () => {
    expect(daysOf("moving into the new flat in february")[0]).toBe("2027-2-1");
  });
});

const dayOf = (index: FactIndex, iso: string): NonNullable<ReturnType<typeof computeAlmanacDay>> => {
  const day = computeAlmanacDay(index, Date.parse(`${iso}T00:00:00Z`) / 86_400_000);
  if (!day) throw new Error(`no day ${iso}`);
  return day;
};
const judge = (iso: string) => judgeDay(dayOf(JAIPUR, iso), { moon: { star: "punarvasu", sign: "libra" }, fromJd: 0 });

describe("judging a day for whatever is done on it", () => {
  test("amavasya and the rikta lunar days are barred", () => {
    expect(judge("2026-12-08")?.windows.flatMap(({ bars }) => bars)).toContain("amavasya");
    expect(judge("2026-11-28")?.windows.flatMap(({ bars }) => bars)).not.toContain("amavasya");
    expect(judge("2026-12-13")?.windows.flatMap(({ bars }) => bars)).toContain("rikta");
  });

  test("the Moon in the eighth sign from the birth Moon is barred", () => {
    expect(judge("2026-11-25")?.best.bars).toContain("chandrashtama");
  });

  test("taras are counted from the birth star in nines", () => {
    expect([
      computeTara("ashwini", "ashwini"),
      computeTara("ashwini", "krittika"),
      computeTara("revati", "ashwini"),
      computeTara("ashwini", "magha"),
      computeTara("magha", "ashlesha"),
    ]).toEqual([1, 3, 2, 1, 9]);
  });
});

test("the spans of a day abut, and no limb changes inside one", () => {
  const { sky } = JAIPUR.nativity;
  const { sunriseJd } = dayOf(JAIPUR, "2026-11-29");
  const spans = findLimbSpans(sky, sunriseJd, sunriseJd + 10);
  expect(spans.length).toBeGreaterThan(40);
  for (const [at, span] of spans.entries()) {
    if (at > 0) expect(span.startJd - (spans[at - 1]?.endJd ?? 0)).toBeLessThan(2 / 86_400);
    const [inside] = findLimbSpans(sky, span.endJd - 2e-5, span.endJd - 1e-5);
    expect([
      inside?.tithi.number,
      inside?.nakshatra.id,
      inside?.yoga.number,
      inside?.karana.number,
      inside?.moonSign,
    ]).toEqual([span.tithi.number, span.nakshatra.id, span.yoga.number, span.karana.number, span.moonSign]);
  }
});

test("leaves medical days to the doctor and a shraddha to its own lunar day", async () => {
  expect((await ask("which day next week suits a routine dental cleaning")).kind).toBe("bounds");
  expect(textOf(await ask("pind daan ka shubh muhurat"))).toMatch(/tithi/);
});

describe("questions about a day", () => {
  test.each([
    ["rahu kaal today?", /^Rahu kaal today \(Saturday, 21 November 2026\) is from 09:32 to 10:52 at Jaipur/],
    ["आज का राहु काल बताइए", /^आज \(शनिवार, 21 नवंबर 2026\) राहु काल 09:32 से 10:52/u],
    ["is today full moon", /^No, by the sunrise Purnima is on Tuesday, 24 November 2026/],
    ["tithi today", /^Saturday, 21 November 2026: the tithi is Shukla Dwadashi/],
    ["aaj ka din kaisa hai", /tara vipat.*Saturday, 21 November 2026: tithi .*Revati/],
    ["how is this week for me", /easiest/],
  ])("%s", (question, expected) => {
    const answer = answerMessage({ question, index: JAIPUR });
    const text = textOf(answer);
    expect(text).toMatch(expected);
    const { claims } = verify(addFacts(JAIPUR, answer.facts), text, { question });
    expect(
      claims.filter(({ verdict }) => verdict === "contradicted"),
      text,
    ).toEqual([]);
  });

  test("a false claim about the panchanga of the day is contradicted", () => {
    const { facts } = answerMessage({ question: "tithi today", index: JAIPUR });
    const index = addFacts(JAIPUR, facts);
    const verdictOf = (text: string) => verify(index, text).claims.map(({ verdict }) => verdict);
    expect(verdictOf("On 21 November 2026 the tithi is Shukla Dwadashi.")).toEqual(["supported"]);
    expect(verdictOf("On 21 November 2026 the tithi is Shukla Panchami.")).toContain("contradicted");
  });
});

describe("the days that are named", () => {
  /** A Monday. */
  const TODAY = Date.parse("2026-11-30") / 86_400_000;
  test.each([
    ["kal karun ki parso", ["2026-12-01", "2026-12-02"]],
    ["tomorrow or the day after", ["2026-12-01", "2026-12-02"]],
    ["कल करूँ कि परसों", ["2026-12-01", "2026-12-02"]],
    ["aaj ya kal", ["2026-11-30", "2026-12-01"]],
    ["kal subah 10 se 12", ["2026-12-01"]],
    ["sunday 14th", ["2027-02-14"]],
    ["१४ तारीख को रविवार है", ["2027-02-14"]],
    ["niklna 5 ko ya 8 ko", ["2026-12-05", "2026-12-08"]],
  ])("%s", (text, dates) =>
    expect(readAskedDays(text, TODAY).days.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))).toEqual(
      dates,
    ),
  );
});
