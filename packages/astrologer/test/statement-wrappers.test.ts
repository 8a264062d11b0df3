import { describe, expect, test } from "vitest";
import { takeSample } from "../../../tools/lib/sample.ts";
import { verify } from "../src/index.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { listWrappers } from "./examples/statements.ts";

const index = buildTestIndex(CHART_M);
const verdictsOf = (text: string): string[] => verify(index, text).sentences.map(({ verdict }) => verdict);
const isShown = (text: string): boolean => verify(index, text).sentences.every(({ isShowable }) => isShowable);

/** Statements about Mars (Sagittarius, sixth house) and about the aspects of Jupiter: true, and with one detail changed. */
const SAID = [
  { wrappers: listWrappers("en"), so: "your Mars is in Sagittarius", not: "your Mars is in Leo" },
  {
    wrappers: listWrappers("en"),
    so: "your tenth lord Mars sits in the sixth house",
    not: "your tenth lord Mars sits in the ninth house",
  },
  { wrappers: listWrappers("en"), so: "Jupiter aspects your second house", not: "Jupiter aspects your eighth house" },
  { wrappers: listWrappers("hi"), so: "आपका मंगल धनु राशि में है", not: "आपका मंगल सिंह राशि में है" },
  { wrappers: listWrappers("hi"), so: "आपके दशमेश मंगल छठे भाव में बैठे हैं", not: "आपके दशमेश मंगल नौवें भाव में बैठे हैं" },
  { wrappers: listWrappers("hg"), so: "aapka Mangal Dhanu rashi me hai", not: "aapka Mangal Simha rashi me hai" },
  {
    wrappers: listWrappers("hg"),
    so: "aapke dashamesh Mangal chhathe ghar me baithe hain",
    not: "aapke dashamesh Mangal nauve ghar me baithe hain",
  },
];

describe.each(SAID)("is judged the same in any wrapper: $so", ({ wrappers, so, not }) => {
  const put = (wrapper: string, statement: string): string => {
    const text = wrapper.replaceAll("X", statement);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  test.each(takeSample(wrappers))("%s", (wrapper) => {
    expect(verdictsOf(put(wrapper, so))).not.toContain("contradicted");
    expect(isShown(put(wrapper, not)), put(wrapper, not)).toBe(false);
  });
});
