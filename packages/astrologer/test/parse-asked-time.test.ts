import { expect, test } from "vitest";
import { parseAskedTime } from "../src/question/parse-asked-time.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";

const worked = buildTestIndex(CHART_M);

/** Start day and exclusive end day in the chart's time zone, asked on 21 November 2026. */
function days(text: string): readonly [string, string] | null {
  const found = parseAskedTime(text, worked);
  const day = (jd: number): string =>
    new Date((jd - 2_440_587.5) * 86_400_000 + 5.5 * 3_600_000 + 60_000).toISOString().slice(0, 10);
  return found && [day(found.startJd), day(found.endJd)];
}

test.each([
  ["how will 2027 be", "2027-01-01", "2028-01-01"],
  ["will I marry in March 2027", "2027-03-01", "2027-04-01"],
  ["मार्च 2027 कैसा है", "2027-03-01", "2027-04-01"],
  ["what happens on 5/3/27", "2027-03-05", "2027-03-06"],
  ["agle saal shaadi hogi", "2027-01-01", "2028-01-01"],
  ["अगला साल कैसा रहेगा", "2027-01-01", "2028-01-01"],
  ["this year for work", "2026-01-01", "2027-01-01"],
  ["next month", "2026-12-01", "2027-01-01"],
  ["इस महीने क्या ध्यान रखूँ", "2026-11-01", "2026-12-01"],
  ["how is today", "2026-11-21", "2026-11-22"],
  ["aaj ka din", "2026-11-21", "2026-11-22"],
  ["Q2 2027 for money", "2027-04-01", "2027-07-01"],
  ["will I be rich at 40", "2028-03-09", "2029-03-09"],
  ["45 ki umar me kya hoga", "2033-03-09", "2034-03-09"],
  ["plans for the weekend", "2026-11-21", "2026-11-28"],
  ["वीकेंड कैसा रहेगा", "2026-11-21", "2026-11-28"],
  ["इस वीकेंड पर क्या करूँ", "2026-11-21", "2026-11-28"],
])("%s", (text, from, until) => expect(days(text)).toEqual([from, until]));

test.each([
  ["next 6 months", 183],
  ["agle chhe mahine", 183],
  ["within two years", 731],
  ["अगले छह महीने", 183],
  ["अगले दो महीने कैसे रहेंगे", 61],
  ["पाँच साल में क्या होगा", 1826],
])("%s covers %d days from today", (text, length) => {
  const found = parseAskedTime(text, worked);
  expect(Math.round((found?.endJd ?? 0) - (found?.startJd ?? 0))).toBe(length);
});

test("after the current dasha is the next antardasha", () => {
  expect(days("what comes after my current dasha")).toEqual(["2028-06-15", "2028-11-11"]);
});

test.each(["when will I marry", "who is in my 7th house", "is my mars retrograde", "I have two children"])(
  "%s names no time",
  (text) => expect(parseAskedTime(text, worked)).toBeNull(),
);
