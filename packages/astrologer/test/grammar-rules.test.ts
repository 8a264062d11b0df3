import { runAllSteps } from "@lagna/jyotish";
import { beforeAll, expect, test } from "vitest";
import type { ClauseContext } from "../src/verify/clause-context.ts";
import { GRAMMAR, type Grammar } from "../src/verify/grammar.ts";
import { verifyInSteps } from "../src/verify/verify.ts";
import { buildVerifierRows, type VerifierRow } from "./verifier-rows.ts";

/** Every rule of the grammar is needed: without it, at least one sentence of the corpora gets a wrong verdict. */

type Rule = (...args: never[]) => unknown;
const RULES: readonly Rule[] = [
  ...GRAMMAR.phrasePasses.flat(),
  ...GRAMMAR.lineNormalisers,
  ...GRAMMAR.exclusionRules,
  ...GRAMMAR.sentenceNormalisers,
  ...GRAMMAR.clauseNormalisers,
  ...GRAMMAR.claimReaders,
];

/** A grammar whose rules are changed or, with an empty result, left out. */
const mapGrammar = (change: <Changed extends Rule>(rule: Changed) => readonly Changed[]): Grammar => ({
  phrasePasses: GRAMMAR.phrasePasses.map((pass) => pass.flatMap(change)),
  lineNormalisers: GRAMMAR.lineNormalisers.flatMap(change),
  exclusionRules: GRAMMAR.exclusionRules.flatMap(change),
  sentenceNormalisers: GRAMMAR.sentenceNormalisers.flatMap(change),
  clauseNormalisers: GRAMMAR.clauseNormalisers.flatMap(change),
  claimReaders: GRAMMAR.claimReaders.flatMap(change),
});

function isRight({ index, text, isRight: check }: VerifierRow, grammar: Grammar): boolean {
  const { claims } = runAllSteps(verifyInSteps(index, text, {}, grammar));
  return check(claims.map(({ verdict }) => verdict));
}

const isContext = (value: unknown): value is ClauseContext =>
  typeof value === "object" && value !== null && "usedNodes" in value;

/** What a rule may have changed, to be compared before and after its call. */
const describeState = (input: unknown): readonly unknown[] =>
  isContext(input) ? [input.readings.length, input.usedNodes.size, ...Object.values(input.memory)] : [input];

/** Whether a rule changed a sentence: a phrase was matched, nodes differ, or claims were read. */
function hasApplied(input: unknown, before: readonly unknown[], result: unknown): boolean {
  if (isContext(input))
    return (result !== undefined && result !== input) || describeState(input).some((value, at) => value !== before[at]);
  return Array.isArray(result)
    ? result.length !== (input as unknown[]).length || result.some((node, at) => node !== (input as unknown[])[at])
    : result !== undefined;
}

const rows = buildVerifierRows();
/** For each rule, the sentences it changed. The others cannot depend on it. */
const rowsByRule = new Map(RULES.map((rule) => [rule, [] as VerifierRow[]]));

beforeAll(() => {
  let applied = new Set<Rule>();
  const recording = mapGrammar((rule) => {
    const recorded = (...args: never[]): unknown => {
      const before = describeState(args[0]);
      const result = rule(...args);
      if (!applied.has(rule) && hasApplied(args[0], before, result)) applied.add(rule);
      return result;
    };
    return [recorded as typeof rule];
  });
  for (const row of rows) {
    applied = new Set();
    if (isRight(row, recording)) for (const rule of applied) rowsByRule.get(rule)?.push(row);
  }
}, 600_000);

test("the rules have different names", () => expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length));

test.each(RULES.map((rule) => ({ rule, name: rule.name })))("$name is needed", { timeout: 300_000 }, ({ rule }) => {
  const without = mapGrammar((other) => (other === rule ? [] : [other]));
  expect(rowsByRule.get(rule)?.find((row) => !isRight(row, without))?.text).toBeDefined();
});
