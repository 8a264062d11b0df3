import { ANSWER_LANGUAGES } from "@lagna/astrologer";
import { expect, test } from "vitest";
import { checkSlotLines, LATER_TRUE_LINES, LYING_LINES, TRUE_LINES } from "./slot-lines/check-slot-lines.ts";

const MAX_DROPPED_SHARE = 0.02;
/** Of fewer lines; the rule against harm, which no writer of facts may weaken, drops single ones. */
const MAX_DROPPED_SHARE_OF_LANGUAGE = 0.03;
const trueLines = [...checkSlotLines(TRUE_LINES), ...checkSlotLines(LATER_TRUE_LINES)];
const lyingLines = checkSlotLines(LYING_LINES);

test("of the lines of a good model at most one in fifty is dropped", () => {
  const dropped = trueLines.filter(({ error }) => error !== null);
  expect(trueLines.length).toBeGreaterThan(500);
  expect(dropped.length / trueLines.length, JSON.stringify(dropped, null, 1)).toBeLessThanOrEqual(MAX_DROPPED_SHARE);
});

test.each(ANSWER_LANGUAGES)("no more of them is dropped in %s than in the other languages", (language) => {
  const written = trueLines.filter((line) => line.language === language);
  const dropped = written.filter(({ error }) => error !== null);
  expect(written.length).toBeGreaterThan(100);
  expect(dropped.length / written.length).toBeLessThanOrEqual(MAX_DROPPED_SHARE_OF_LANGUAGE);
});

test.each(ANSWER_LANGUAGES)("of the lines that lie around open places in %s none is shown", (language) => {
  const written = lyingLines.filter((line) => line.language === language);
  expect(written.length).toBeGreaterThan(15);
  expect(written.flatMap(({ text }) => text ?? [])).toEqual([]);
});
