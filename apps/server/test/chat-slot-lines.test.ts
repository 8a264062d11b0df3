import { ANSWER_LANGUAGES } from "@lagna/astrologer";
import { expect, test } from "vitest";
import { checkSlotLines, LATER_TRUE_LINES, LYING_LINES, TRUE_LINES } from "./slot-lines/check-slot-lines.ts";

const MAX_DROPPED_SHARE = 0.02;
const MAX_DROPPED_SHARE_WITH_SAFETY = 0.03;
const trueLines = [...checkSlotLines(TRUE_LINES), ...checkSlotLines(LATER_TRUE_LINES)];
const lyingLines = checkSlotLines(LYING_LINES);

test.each(ANSWER_LANGUAGES)("of the lines of a good model in %s at most one in fifty is dropped", (language) => {
  const written = trueLines.filter((line) => line.language === language);
  const dropped = written.filter(({ error, isRefusedForSafety }) => error !== null && !isRefusedForSafety);
  expect(written.length).toBeGreaterThan(150);
  expect(dropped.length / written.length, JSON.stringify(dropped, null, 1)).toBeLessThanOrEqual(MAX_DROPPED_SHARE);
});

test("with the rules of safety, which drop single harmless lines, at most three in a hundred are dropped", () => {
  const dropped = trueLines.filter(({ error }) => error !== null);
  expect(trueLines.length).toBeGreaterThan(550);
  expect(dropped.length / trueLines.length, JSON.stringify(dropped, null, 1)).toBeLessThanOrEqual(
    MAX_DROPPED_SHARE_WITH_SAFETY,
  );
});

test.each(ANSWER_LANGUAGES)("of the lines that lie around open places in %s none is shown", (language) => {
  const written = lyingLines.filter((line) => line.language === language);
  expect(written.length).toBeGreaterThan(15);
  expect(written.flatMap(({ text }) => text ?? [])).toEqual([]);
});
