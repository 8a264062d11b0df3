import { describe, expect, test } from "vitest";
import { findFactById, TOPIC_ROWS, TOPICS, buildWindowFacts, findWindows, addFacts, type Topic } from "../src/index.ts";
import { scoreTopic } from "../src/topic-judgment/score-topic.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { CHART_M, buildTestIndex, NOW } from "./test-charts.ts";

const worked = buildTestIndex(CHART_M);
const promiseIn = (topic: Topic) => scoreTopic(worked, TOPIC_ROWS[topic]);

describe("the promise of the worked chart", () => {
  test("career scores 0.21 with conflict 0.42, as computed by hand", () => {
    const career = promiseIn("career");
    expect(career.band).toBe("well");
    expect(career.confidence).toBe("fair");
    expect(Math.abs(career.score - 0.21)).toBeLessThan(0.03);
  });

  test.each([
    ["lord-10", 12, 0.2],
    ["dignity-mars", 10, 0],
    ["conj-mars-saturn", 4, -1],
    ["aspect-jupiter", 4, 1],
    ["aspect-moon", 10, 0.2],
    ["sav-10", 6, -0.5],
  ])("%s weighs %d and scores %d", (factId, weight, polarity) => {
    const finding = promiseIn("career").findings.find((one) => one.factId === factId);
    expect(finding?.weight).toBeCloseTo(weight, 6);
    expect(finding?.polarity).toBeCloseTo(polarity, 6);
  });

  test("the twelfth house is favourable only for going abroad", () => {
    const place = (topic: Topic) => TOPIC_ROWS[topic].housePolarities[12];
    expect([place("travel"), place("spiritual"), place("career")]).toEqual([0.7, 0.7, undefined]);
  });
});

/** Topic, house, and the first and last days of its windows, computed by hand from dashas and the signs of Jupiter and Saturn. */
const TIMES: readonly (readonly [Topic, number, readonly (readonly [string, string, string])[]])[] = [
  [
    "career",
    10,
    [
      ["win-10-now", "2026-11-21", "2027-01-24"],
      ["win-10-a", "2027-06-25", "2027-10-20"],
      ["win-10-b", "2028-02-28", "2028-06-14"],
    ],
  ],
  [
    "love",
    7,
    [
      ["win-7-a", "2027-01-24", "2027-06-25"],
      ["win-7-b", "2027-11-26", "2028-02-23"],
    ],
  ],
];

test.each(TIMES)("times of %s", (topic, house, expected) => {
  const facts = buildWindowFacts(worked, house, findWindows(worked, TOPIC_ROWS[topic], house));
  const windows = facts.map(({ id, valid }) => [id, valid?.from?.slice(0, 10), valid?.until?.slice(0, 10)]);
  expect(windows).toEqual(expected);
  expect(findFactById(addFacts(worked, facts), `win-${house}-a`)?.text.en).toMatch(
    /^\d+th house, good time: \d+ \w+ 20\d\d to/,
  );
});

describe.each(BIRTHS.filter((_, number) => number % 6 === 0).map((birth) => [birth.local, birth] as const))(
  "born %s",
  (_, birth) => {
    const index = buildTestIndex(birth);

    test("every factor is a fact of the chart and within its bounds, with several per topic", () => {
      for (const topic of TOPICS) {
        const { findings, score, conflict, coverage } = scoreTopic(index, TOPIC_ROWS[topic]);
        expect(findings.length).toBeGreaterThanOrEqual(7);
        for (const { factId, polarity, weight } of findings) {
          expect(findFactById(index, factId), factId).toBeDefined();
          expect(Math.abs(polarity)).toBeLessThanOrEqual(1);
          expect(weight).toBeGreaterThan(0);
        }
        expect(Math.abs(score)).toBeLessThanOrEqual(1);
        expect(conflict).toBeGreaterThanOrEqual(0);
        expect(conflict).toBeLessThanOrEqual(1);
        expect(coverage).toBeGreaterThan(0.4);
        expect(coverage).toBeLessThanOrEqual(1 + 1e-9);
      }
    });

    test("windows lie in the future, within the horizon and without overlap", () => {
      const { house, row } = { house: 10, row: TOPIC_ROWS.career };
      const { now, ahead, leastWeak } = findWindows(index, row, house);
      const all = [now, ...ahead, leastWeak].filter((window) => window !== null);
      expect(all.length).toBeGreaterThan(0);
      expect(leastWeak === null).toBe(now !== null || ahead.length > 0);
      const nowJd = 2_440_587.5 + NOW / 86_400_000;
      for (const { startJd, endJd, activity } of all) {
        expect(startJd).toBeGreaterThanOrEqual(nowJd - 0.01);
        expect(endJd).toBeLessThanOrEqual(nowJd + row.horizonYears * 366);
        expect(activity).toBeLessThanOrEqual(1 + 1e-9);
        expect(endJd - startJd).toBeGreaterThanOrEqual(14);
      }
      const sorted = all.toSorted((a, b) => a.startJd - b.startJd);
      for (const [number, window] of sorted.slice(1).entries()) {
        expect(window.startJd).toBeGreaterThanOrEqual((sorted[number]?.endJd ?? 0) - 1e-6);
      }
    });
  },
);

test("a karaka is described by its house if that belongs to the topic, else by its sign", () => {
  const toldOf = (topic: Topic) =>
    promiseIn(topic)
      .findings.filter(({ factor }) => factor === "karakas")
      .map(({ knowledgeKey }) => knowledgeKey);
  expect(toldOf("career")).toContain("planet-in-house/jupiter/10");
  expect(toldOf("children")).toEqual(["planet-in-sign/jupiter/aries"]);
});

test("a different lagna gives a different reading", () => {
  const later = buildTestIndex({ ...CHART_M, local: "1988-03-09T16:40:00" });
  expect(scoreTopic(later, TOPIC_ROWS.career).findings.map(({ knowledgeKey }) => knowledgeKey)).not.toEqual(
    promiseIn("career").findings.map(({ knowledgeKey }) => knowledgeKey),
  );
});
