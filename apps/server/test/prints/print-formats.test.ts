import { expect, test } from "vitest";
import { createPrintFormats } from "../../src/modules/prints/print-formats.ts";

const CAESAR = { local: "-000043-03-13T11:30:00", julian_date: "-000043-03-15" };

test.each([
  ["en", "15 March 44 BC (Julian calendar; 13 March 44 BC Gregorian)", "44 BC", "13 Mar 44 BC"],
  ["hi", "15 मार्च 44 ईसा-पूर्व (जूलियन पंचांग; ग्रेगोरियन 13 मार्च 44 ईसा-पूर्व)", "44 ईसा-पूर्व", "13 मार्च 44 ईसा-पूर्व"],
] as const)(
  "in %s, a print has both dates of an ancient birth, and its years with the era",
  (language, day, year, date) => {
    const speech = createPrintFormats(language, "+00:49:55");
    expect(speech.day(CAESAR)).toBe(day);
    expect(speech.year("-000043-03-13T10:40:05Z")).toBe(year);
    expect(speech.date("-000043-03-13T10:40:05Z")).toBe(date);
  },
);

test("a date of our time is written as before", () => {
  const speech = createPrintFormats("en", "+05:30");
  expect(speech.day({ local: "1990-08-15T10:30:00" })).toBe("15 August 1990");
  expect(speech.year("1990-08-15T05:00:00Z")).toBe("1990");
});
