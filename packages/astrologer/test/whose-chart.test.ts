import { describe, expect, test } from "vitest";
import { verify } from "../src/index.ts";
import { CHART_M, indexOf } from "./charts.ts";
import { EMBEDDED, EXCLUDED_NOT_SO, EXCLUDED_SO, NOT_TOLD, OWN_WORDS, SPOKEN_TO } from "./whose-chart.data.ts";

const index = indexOf(CHART_M);
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

describe("whose chart a thing is told of", () => {
  const others = (["en", "hi", "hg"] as const).flatMap((tongue) =>
    TOLD[tongue].flatMap((line) => PERSONS[tongue].map((person) => line.replace("{}", person))),
  );
  test.each(others)("another's: %s", (text) => expect(contradicts(text)).toBe(false));
  test.each(SPOKEN_TO)("the reader's, who is spoken to: %s", (text) => expect(contradicts(text)).toBe(true));
  test.each(EMBEDDED)("somebody else's words, or thoughts: %s", (text) => expect(contradicts(text)).toBe(false));
  test.each(NOT_TOLD)("put, and not told: %s", (text) => expect(contradicts(text)).toBe(false));
  test.each(OWN_WORDS)("the text's own words: %s", (text) => expect(contradicts(text)).toBe(true));
});

describe("exclusions", () => {
  const verdicts = (text: string): string[] => verify(index, text).claims.map(({ verdict }) => verdict);
  test.each(EXCLUDED_SO)("so: %s", (text) => {
    expect(verdicts(text)).not.toContain("contradicted");
    expect(verdicts(text)).not.toContain("undecidable");
  });
  test.each(EXCLUDED_NOT_SO)("not so: %s", (text) => expect(contradicts(text)).toBe(true));
});
