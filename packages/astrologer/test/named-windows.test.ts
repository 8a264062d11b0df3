import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  createAnswer,
  findRankedWindow,
  listNamedWindows,
  TOPIC_ROWS,
  TOPICS,
  understand,
  WINDOW_RANKS,
  WINDOW_RULE_VERSION,
} from "../src/index.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const worked = buildTestIndex(CHART_M);
const ask = (question: string, index = worked) =>
  listNamedWindows(createAnswer({ understanding: understand(question), index }), index);

/** A day of each edge, so that the last digits of an instant do not count. */
function describeWindows(): string {
  const lines = [worked, ...BIRTHS.slice(0, 2).map((birth) => buildTestIndex(birth))].flatMap((index, chart) =>
    TOPICS.flatMap((topic) => {
      const { primaryHouses, karakas } = TOPIC_ROWS[topic];
      return primaryHouses.flatMap((house) =>
        WINDOW_RANKS.map((rank) => {
          const window = findRankedWindow(index, { topic, house, karakas, rank });
          return `${chart} ${topic} ${house} ${rank} ${window ? [window.startJd, window.endJd].map(Math.round).join("–") : "none"}`;
        }),
      );
    }),
  );
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
}

test("a rule that finds other windows has another version", () => {
  // If the second differs, raise WINDOW_RULE_VERSION: outcomes of windows of both rules must not be counted together.
  expect([WINDOW_RULE_VERSION, describeWindows()]).toEqual([1, "3a02c0aa079e5256"]);
});

test.each([
  ["When will I get promoted?", "career"],
  ["How is my career?", "career"],
  ["meri shaadi kab hogi", "love"],
])("%s names windows that the rule finds", (question, topic) => {
  const windows = ask(question);
  expect(windows.length).toBeGreaterThan(0);
  for (const window of windows) {
    expect(window.topic).toBe(topic);
    expect(window.from < window.until).toBe(true);
    expect(findRankedWindow(worked, window)?.isGood).toBe(window.isGood);
  }
});

test.each(["Where is my Moon?", "How will my career be in 2019?", "Hello"])("%s names none", (question) => {
  expect(ask(question)).toEqual([]);
});
