import { describe, expect, test } from "vitest";
import {
  factById,
  promiseOf,
  TOPIC_ROWS,
  TOPICS,
  windowFacts,
  windowsOf,
  withFacts,
  type Topic,
} from "../src/index.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { CHART_M, indexOf, NOW } from "./charts.ts";

const worked = indexOf(CHART_M);
const promiseIn = (topic: Topic) => promiseOf(worked, TOPIC_ROWS[topic]);

describe("the promise of the worked chart", () => {
  test("career leans well, as it was weighed by hand: 0.21 of 1, in conflict by 0.42", () => {
    const career = promiseIn("career");
    expect(career.band).toBe("well");
    expect(career.confidence).toBe("fair");
    expect(Math.abs(career.promise - 0.21)).toBeLessThan(0.03);
  });

  test.each([
    ["lord-10", 12, 0.2],
    ["dignity-mars", 10, 0],
    ["conj-mars-saturn", 4, -1],
    ["aspect-jupiter", 4, 1],
    ["aspect-moon", 10, 0.2],
    ["sav-10", 6, -0.5],
  ])("%s counts %d and says %d", (factId, weight, polarity) => {
    const finding = promiseIn("career").findings.find((one) => one.factId === factId);
    expect(finding?.weight).toBeCloseTo(weight, 6);
    expect(finding?.polarity).toBeCloseTo(polarity, 6);
  });

  test("the twelfth house serves who wants to go abroad and no one else", () => {
    const place = (topic: Topic) => TOPIC_ROWS[topic].places[12];
    expect([place("travel"), place("spiritual"), place("career")]).toEqual([0.7, 0.7, undefined]);
  });
});

/** House, topic, and the days its times begin and end on, worked out by hand from dashas and the signs of Jupiter and Saturn. */
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
  const facts = windowFacts(worked, house, windowsOf(worked, TOPIC_ROWS[topic], house));
  const told = facts.map(({ id, valid }) => [id, valid?.from?.slice(0, 10), valid?.until?.slice(0, 10)]);
  expect(told).toEqual(expected);
  expect(factById(withFacts(worked, facts), `win-${house}-a`)?.text.en).toMatch(
    /^\d+th house, good time: \d+ \w+ 20\d\d to/,
  );
});

describe.each(BIRTHS.filter((_, number) => number % 6 === 0).map((birth) => [birth.local, birth] as const))(
  "born %s",
  (_, birth) => {
    const index = indexOf(birth);

    test("every witness is a fact of the chart, within its bounds, and several speak on each matter", () => {
      for (const topic of TOPICS) {
        const { findings, promise, conflict, coverage } = promiseOf(index, TOPIC_ROWS[topic]);
        expect(findings.length).toBeGreaterThanOrEqual(7);
        for (const { factId, polarity, weight } of findings) {
          expect(factById(index, factId), factId).toBeDefined();
          expect(Math.abs(polarity)).toBeLessThanOrEqual(1);
          expect(weight).toBeGreaterThan(0);
        }
        expect(Math.abs(promise)).toBeLessThanOrEqual(1);
        expect(conflict).toBeGreaterThanOrEqual(0);
        expect(conflict).toBeLessThanOrEqual(1);
        expect(coverage).toBeGreaterThan(0.4);
        expect(coverage).toBeLessThanOrEqual(1 + 1e-9);
      }
    });

    test("times lie ahead, within the horizon, apart from each other", () => {
      const { house, row } = { house: 10, row: TOPIC_ROWS.career };
      const { now, ahead, least } = windowsOf(index, row, house);
      const all = [now, ...ahead, least].filter((window) => window !== null);
      expect(all.length).toBeGreaterThan(0);
      expect(least === null).toBe(now !== null || ahead.length > 0);
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

test("a karaka is told by its house where that belongs to the matter, else by its sign", () => {
  const toldOf = (topic: Topic) =>
    promiseIn(topic)
      .findings.filter(({ factor }) => factor === "karakas")
      .map(({ row }) => row);
  expect(toldOf("career")).toContain("planet-in-house/jupiter/10");
  expect(toldOf("children")).toEqual(["planet-in-sign/jupiter/aries"]);
});

test("another lagna, another reading", () => {
  const later = indexOf({ ...CHART_M, local: "1988-03-09T16:40:00" });
  expect(promiseOf(later, TOPIC_ROWS.career).findings.map(({ row }) => row)).not.toEqual(
    promiseIn("career").findings.map(({ row }) => row),
  );
});
