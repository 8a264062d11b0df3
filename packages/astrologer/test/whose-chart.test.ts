import { describe, expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { listWhoseChart } from "./examples/statements.ts";

const index = buildTestIndex(CHART_M);
const contradicts = (text: string): boolean =>
  verify(index, text).claims.some(({ verdict }) => verdict === "contradicted");

/** The Moon of the worked chart is in the fourth house, in Libra. */
const PERSONS = {
  en: ["wife", "nephew", "brother-in-law", "neighbour", "professor", "old friend", "client"],
  hi: ["पत्नी", "ननद", "छोटे भाई", "पड़ोसी", "दोस्त", "मौसी", "दामाद"],
  hg: ["patni", "nanad", "chhote bhai", "padosi", "dost", "mausi", "damaad"],
};
const TOLD = {
  en: [
    "My {} has Moon in the seventh house.",
    "Your {}'s Moon is in the seventh house.",
    "In my {}'s chart the Moon is in the seventh house.",
    "Our {}, who has Moon in the seventh house, sings well.",
  ],
  hi: ["मेरे {} का चंद्र सातवें घर में है।", "आपके {} के सातवें घर में चंद्र है।", "हमारे {} की कुंडली में चंद्र सातवें घर में है।"],
  hg: ["Mere {} ka Chandra saatve ghar me hai.", "Aapke {} ki kundli me Chandra saatve ghar me hai."],
};

describe("whose chart a statement is about", () => {
  const others = (["en", "hi", "hg"] as const).flatMap((language) =>
    TOLD[language].flatMap((line) => PERSONS[language].map((person) => line.replace("{}", person))),
  );
  test.each(others)("someone else's: %s", (text) => expect(contradicts(text)).toBe(false));
  test.each(listWhoseChart("addressed_to_reader"))("the reader's, who is addressed: %s", (text) =>
    expect(contradicts(text)).toBe(true),
  );
  test.each(listWhoseChart("attributed_to_others"))("someone else's words or thoughts: %s", (text) =>
    expect(contradicts(text)).toBe(false),
  );
  test.each(listWhoseChart("not_told"))("supposed and not asserted: %s", (text) =>
    expect(contradicts(text)).toBe(false),
  );
  test.each(listWhoseChart("author_statements"))("the author's own words: %s", (text) =>
    expect(contradicts(text)).toBe(true),
  );
});

describe("exclusions", () => {
  const verdicts = (text: string): string[] => verify(index, text).claims.map(({ verdict }) => verdict);
  test.each(listWhoseChart("excluded_so"))("true: %s", (text) => {
    expect(verdicts(text)).not.toContain("contradicted");
    expect(verdicts(text)).not.toContain("undecidable");
  });
  test.each(listWhoseChart("excluded_not_so"))("false: %s", (text) => expect(contradicts(text)).toBe(true));
});
