import { runAllSteps } from "@lagna/jyotish";
import { expect, test } from "vitest";
import { buildSyntaxNodes } from "../src/verify/build-syntax-nodes.ts";
import { getChartQueries } from "../src/verify/chart-queries/get-chart-queries.ts";
import { readSentence } from "../src/verify/claim-readers/read-sentence.ts";
import { GRAMMAR } from "../src/verify/grammar.ts";
import { EMPTY_MEMORY } from "../src/verify/clause-context.ts";
import { parseSentences } from "../src/verify/parse-sentences.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const truth = getChartQueries(buildTestIndex(CHART_M));

function parse(text: string) {
  const nodes = runAllSteps(buildSyntaxNodes(text, truth, GRAMMAR.phrasePasses));
  const lordAt = (house: number) => truth.factContext.view.house(house).lord;
  return [...parseSentences(nodes, text, "14:25", lordAt, GRAMMAR)];
}

test("reading a sentence returns what later ones may refer to, and changes nothing it was given", () => {
  const text = "Your Mars is in Sagittarius, in the sixth house. It aspects the twelfth house.";
  const reading = { truth, text, questionWords: new Set<string>(), readers: GRAMMAR.claimReaders };
  const [first, second] = parse(text);
  if (!first || !second) throw new Error("two sentences are expected");
  const before = Object.freeze({ ...EMPTY_MEMORY });
  const one = readSentence(first, reading, before);
  expect(one.memory).toMatchObject({ bodies: ["mars"], house: 6, sign: "sagittarius" });
  expect(before).toEqual(EMPTY_MEMORY);
  const two = readSentence(second, reading, Object.freeze(one.memory));
  expect(two.claims.map(({ verdict }) => verdict)).toEqual(["supported"]);
  expect(readSentence(second, reading, one.memory)).toEqual(two);
});

test("a sentence that is only context has no claims, but is remembered", () => {
  const text = "Your Mars is in Aries.";
  const reading = { truth, text, questionWords: new Set<string>(), readers: GRAMMAR.claimReaders };
  const [sentence] = parse(text);
  if (!sentence) throw new Error("a sentence is expected");
  const judged = readSentence(sentence, reading, EMPTY_MEMORY);
  expect(judged.claims.map(({ verdict }) => verdict)).toEqual(["contradicted"]);
  const context = readSentence(sentence, { ...reading, isContext: true }, EMPTY_MEMORY);
  expect(context).toEqual({ claims: [], memory: judged.memory });
});
