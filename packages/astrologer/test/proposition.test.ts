import { expect, test } from "vitest";
import { ANSWER_LANGUAGES, type AnswerLanguage, type FactIndex, verify } from "../src/index.ts";
import { findChartWords } from "../src/language/find-chart-words.ts";
import { createTimeZoneCalendar } from "../src/time-zone-calendar.ts";
import { holds } from "../src/proposition/check-proposition.ts";
import type { Proposition } from "../src/proposition/proposition.ts";
import { propositionsOf } from "../src/proposition/list-propositions-of-fact.ts";
import { listForms, say } from "../src/proposition/render-proposition.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const listAll = (index: FactIndex): readonly Proposition[] =>
  [...index.facts.values()].flatMap((fact) =>
    propositionsOf(fact, createTimeZoneCalendar(index.nativity, index.context)).map(({ proposition }) => proposition),
  );

const toSentence = (proposition: Proposition, language: AnswerLanguage): string => {
  const clause = listForms(proposition, language).clause;
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${language === "hi" ? "।" : "."}`;
};

/** What the verifier, which reads sentences by grammar, says of a sentence; `null` if it does not decide. */
function judge(index: FactIndex, text: string): boolean | null {
  const { claims } = verify(index, text);
  if (claims.some(({ verdict }) => verdict === "contradicted")) return false;
  return claims.length > 0 && claims.every(({ verdict }) => verdict === "supported") ? true : null;
}

const charts = [CHART_M, ...BIRTHS.filter((_, number) => number % 12 === 5)].map((birth) => {
  const index = buildTestIndex(birth);
  return { name: birth.local, index, propositions: listAll(index) };
});
const [home, ...others] = charts;
if (!home) throw new Error("no chart");

test.each(charts)("every proposition of the chart of $name holds in it", ({ index, propositions }) => {
  expect(propositions.length).toBeGreaterThan(500);
  expect(propositions.filter((proposition) => holds(proposition, index) !== true)).toEqual([]);
});

/** Dates of ingresses are given in the time zone of the birth, so another chart may have the day before. */
const ofOtherCharts = others
  .flatMap(({ propositions }) => propositions)
  .filter(({ kind }, number) => kind !== "enters" && number % 5 === 0);

/**
 * The verifier does not read yogas whose name defines them ("Raja yoga (lords of 1 and 4)"), bhava bala and the lunar month, nor Hindi
 * times of birth that may be of the other half of the day.
 */
const UNREAD_KINDS: ReadonlySet<string> = new Set(["yoga", "rank", "panchanga", "born_at"]);

test.each(ANSWER_LANGUAGES)("what is said of other charts in %s is decided as the verifier decides it", (language) => {
  const different = ofOtherCharts.flatMap((proposition) => {
    const sentence = toSentence(proposition, language);
    const [held, judged] = [holds(proposition, home.index), judge(home.index, sentence)];
    const agrees = held === judged || (judged === null && UNREAD_KINDS.has(proposition.kind));
    return agrees ? [] : [`${sentence} holds: ${held}, verifier: ${judged}`];
  });
  expect(different).toEqual([]);
  expect(ofOtherCharts.filter((proposition) => !holds(proposition, home.index)).length).toBeGreaterThan(200);
});

/** Months and ages are statements about time, which the lexicon finds too; "you were born at 14:25" has a number above twelve. */
test.each(ANSWER_LANGUAGES)("every statement in %s contains a word by which it is known as a fact", (language) => {
  const unnamed = home.propositions
    .map((proposition) => toSentence(proposition, language))
    .filter((sentence) => findChartWords(sentence).length === 0);
  expect(unnamed).toEqual([]);
});

test.each([
  ["Call your sister this week, and say it in one sentence.", []],
  ["You may take two days for it.", []],
  ["Your temper is quick, and it cools as fast as it came.", []],
  ["आज किसी अपने से बात कीजिए।", []],
  ["Ghar walo se baat karke dil halka ho sakta hai.", []],
  ["Saturn makes you patient.", ["Saturn"]],
  ["In 2028 you will move.", ["2028"]],
  ["From May 2028 on.", ["May", "2028"]],
  ["When you are 34 years old", ["34"]],
  ["The 7th house", ["7th"]],
  ["शनि की दशा में", ["शनि", "दशा"]],
] as const)("the chart words of “%s”", (text, expected) => {
  expect(findChartWords(text)).toEqual(expect.arrayContaining([...expected]));
  if (expected.length === 0) expect(findChartWords(text)).toEqual([]);
});

test("time is said in months, and only English has noun forms", () => {
  const period = {
    kind: "period",
    lords: ["jupiter"],
    from: { year: 1976, month: 6, day: 14 },
    until: { year: 1992, month: 6, day: 14 },
  } as const;
  expect(say(period, "en", "span")).toBe("from June 1976 to June 1992");
  expect(say(period, "en", "noun")).toBe("your Jupiter mahadasha");
  expect(say(period, "hi", "span")).toBe("जून 1976 से जून 1992 तक");
  expect(say(period, "hg", "noun")).toBeUndefined();
});
