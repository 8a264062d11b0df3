import { expect, test } from "vitest";
import {
  ANSWER_LANGUAGES,
  type AnswerLanguage,
  type FactIndex,
  holds,
  type Proposition,
  propositionsOf,
  read,
  say,
} from "../src/index.ts";
import { createTimeZoneCalendar } from "../src/time-zone-calendar.ts";
import { toDayNumber } from "../src/language/tag-dates.ts";
import { buildDayFacts } from "../src/muhurta/build-day-facts.ts";
import { addFacts } from "../src/facts/build-facts.ts";
import { buildWindowFacts } from "../src/topic-judgment/build-window-facts.ts";
import { findWindows } from "../src/topic-judgment/find-windows.ts";
import { TOPIC_ROWS, TOPICS } from "../src/topic-judgment/topics.data.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { listAllPropositions, PROPOSITION_KINDS } from "./list-propositions.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";
import { buildUncertainIndex } from "./uncertain-birth-time-charts.ts";

/** A key in which absent fields and the order of fields do not count. */
const toKey = (proposition: Proposition): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(proposition)
        .filter(([, value]) => value !== undefined)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    ),
  );

const toSentence = (proposition: Proposition, language: AnswerLanguage): string => {
  const clause = say(proposition, language, "clause") ?? "";
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${language === "hi" ? "।" : "."}`;
};

/** What is read otherwise than it was said. */
const listLost = (propositions: readonly Proposition[], language: AnswerLanguage): readonly string[] =>
  propositions.flatMap((proposition) => {
    const sentence = toSentence(proposition, language);
    const found = read(sentence, language).map(toKey);
    return found.length === 1 && found[0] === toKey(proposition) ? [] : [`${sentence} read as ${found.join(", ")}`];
  });

/** With windows and days, which an index does not hold. */
function addRequestedFacts(index: FactIndex): FactIndex {
  const windows = TOPICS.flatMap((topic) =>
    TOPIC_ROWS[topic].primaryHouses.flatMap((house) =>
      buildWindowFacts(index, house, findWindows(index, TOPIC_ROWS[topic], house)),
    ),
  );
  const first = toDayNumber({ year: 2026, month: 12, day: 3 });
  const days = Array.from({ length: 30 }, (_, offset) => first + offset);
  return addFacts(index, [...windows, ...buildDayFacts(index, days)]);
}

const countedFromMoon = buildUncertainIndex(CHART_M, null).judgmentIndex;
if (countedFromMoon === null || countedFromMoon === "itself") throw new Error("not counted from the Moon");
const charts = [CHART_M, ...BIRTHS.filter((_, number) => number % 12 === 5)].map((birth) =>
  addRequestedFacts(buildTestIndex(birth)),
);
const ofCharts = [...charts, countedFromMoon].map((index) => ({
  index,
  propositions: [...index.facts.values()].flatMap((fact) =>
    propositionsOf(fact, createTimeZoneCalendar(index.nativity, index.context)).map(({ proposition }) => proposition),
  ),
}));

test.each(ANSWER_LANGUAGES)("what is said of charts in %s is read as what was said", (language) => {
  const all = new Map(ofCharts.flatMap(({ propositions }) => propositions).map((one) => [toKey(one), one]));
  expect(all.size).toBeGreaterThan(2_500);
  expect(new Set([...all.values()].map(({ kind }) => kind))).toEqual(PROPOSITION_KINDS);
  expect(listLost([...all.values()], language)).toEqual([]);
});

test.each(ANSWER_LANGUAGES)("every value of every vocabulary, said in %s, is read as what was said", (language) => {
  const all = listAllPropositions();
  expect(new Set(all.map(({ kind }) => kind))).toEqual(PROPOSITION_KINDS);
  expect(listLost(all, language)).toEqual([]);
});

test("days and windows hold in the chart whose facts they are", () => {
  for (const { index, propositions } of ofCharts.slice(0, 2)) {
    const requested = propositions.filter(({ kind }) => kind === "window" || kind.startsWith("day"));
    expect(requested.length).toBeGreaterThan(90);
    expect(requested.filter((proposition) => holds(proposition, index) !== true)).toEqual([]);
  }
});

const MARS = { kind: "placed", body: "mars", sign: "sagittarius", house: 6, frame: "natal" };

test.each([
  ["en", "Your Mars is in Sagittarius, in the 6th house, which gives you drive.", MARS],
  ["en", "In the sixth house of your chart stands Mars, in Sagittarius.", MARS],
  ["en", "Mars occupies Sagittarius in your 6th house!", MARS],
  ["hi", "धनु राशि में, छठे भाव में आपका मंगल बैठा है।", MARS],
  ["hg", "Aapke chhathe ghar me Mangal Dhanu rashi me baitha hai.", MARS],
  ["en", "You have Sarasvati yoga in your chart.", { kind: "yoga", yoga: "sarasvati", holds: true }],
] as const)("%s: “%s” is read in other words too", (language, text, expected) => {
  expect(read(text, language)).toMatchObject([expected]);
});

test.each([
  ["en", "Your Mars is not in Sagittarius."],
  ["en", "If your Mars is in Sagittarius, act."],
  ["en", "Your pandit says your Mars is in Sagittarius."],
  ["en", "Call your sister this week."],
  ["en", "Work grows slowly."],
  ["hi", "आपका मंगल धनु राशि में नहीं है।"],
  ["hg", "Agar aapka Mangal Dhanu rashi me hai to kya."],
] as const)("%s: “%s” states nothing", (language, text) => {
  expect(read(text, language)).toEqual([]);
});

test("a text gives the propositions of its sentences, in their order", () => {
  const text = "Your Mars is in Sagittarius, in the 6th house. Rest well! Your 1st house is empty.";
  expect(read(text, "en")).toMatchObject([MARS, { kind: "house", house: 1, occupants: [] }]);
});
