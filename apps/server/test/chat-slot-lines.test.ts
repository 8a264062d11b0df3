import { ANSWER_LANGUAGES } from "@lagna/astrologer";
import { expect, test } from "vitest";
import { checkSlotLines, LYING_LINES, TRUE_LINES } from "./slot-lines/check-slot-lines.ts";

const MAX_DROPPED_SHARE = 0.02;
const trueLines = checkSlotLines(TRUE_LINES);
const lyingLines = checkSlotLines(LYING_LINES);

test.each(ANSWER_LANGUAGES)("of the lines of a good model in %s at most one in fifty is dropped", (language) => {
  const written = trueLines.filter((line) => line.language === language);
  const dropped = written.filter(({ error }) => error !== null);
  expect(written.length).toBeGreaterThan(100);
  expect(dropped.length / written.length, JSON.stringify(dropped, null, 1)).toBeLessThanOrEqual(MAX_DROPPED_SHARE);
});

test.each(ANSWER_LANGUAGES)("of the lines that lie around open places in %s none is shown", (language) => {
  const written = lyingLines.filter((line) => line.language === language);
  expect(written.length).toBeGreaterThan(15);
  expect(written.flatMap(({ text }) => text ?? [])).toEqual([]);
});
