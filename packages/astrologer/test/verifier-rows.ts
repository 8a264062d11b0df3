import { addFacts, ANSWER_LANGUAGES, type FactIndex } from "../src/index.ts";
import type { ClaimVerdict } from "../src/verify/claim.ts";
import {
  COMPARISON_STATEMENTS,
  EDGE_CASES,
  FREE_STATEMENTS,
  HARD_CASES,
  HINDI_STATEMENTS,
  INDIRECT_PLACEMENTS,
  TIME_STATEMENTS,
} from "./examples/statements.ts";
import { buildCharts, buildStatements, KINDS } from "./corpus/evaluate.ts";
import { CORPORA } from "./held-out/corpora.ts";
import { fillDoctrine, fillHeldOut, heldOutCharts } from "./held-out/evaluate.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { answerMessage } from "./answer-message.ts";

/** A sentence of the verifier's corpora with its chart, and which verdicts are right for it. */
export interface VerifierRow {
  readonly index: FactIndex;
  readonly text: string;
  readonly isRight: (verdicts: readonly ClaimVerdict[]) => boolean;
}

const isFault = (verdict: ClaimVerdict): boolean => verdict === "contradicted" || verdict === "undecidable";
type Expected = "holds" | "caught" | "contradicted" | "passes";

const CHECKS: Readonly<Record<Expected, VerifierRow["isRight"]>> = {
  holds: (verdicts) => verdicts.includes("supported") && !verdicts.some(isFault),
  passes: (verdicts) => !verdicts.some(isFault),
  caught: (verdicts) => verdicts.some(isFault),
  contradicted: (verdicts) => verdicts.includes("contradicted"),
};

const buildExampleRows = (): VerifierRow[] => {
  const index = buildTestIndex(CHART_M);
  const rows = [
    ...HARD_CASES.map(([, expected, text]) => [expected, text] as const),
    ...INDIRECT_PLACEMENTS.map(
      ([expected, text]) => [expected === "caught" ? "contradicted" : expected, text] as const,
    ),
    ...EDGE_CASES,
    ...HINDI_STATEMENTS,
    ...FREE_STATEMENTS,
    ...COMPARISON_STATEMENTS,
    ...TIME_STATEMENTS,
  ];
  return rows.map(([expected, text]) => ({
    index,
    text,
    isRight: CHECKS[expected === "no_claim" ? "passes" : expected],
  }));
};

const buildTemplateRows = (): VerifierRow[] => {
  const charts = buildCharts(12);
  return ANSWER_LANGUAGES.flatMap((language) =>
    KINDS.flatMap((kind) => buildStatements(kind, language, charts, 40, 5)),
  ).map(({ text, isTrue, chart }) => ({
    index: charts[chart] as FactIndex,
    text,
    isRight: isTrue ? CHECKS.holds : CHECKS.caught,
  }));
};

const buildHeldOutRows = (): VerifierRow[] =>
  [
    ...CORPORA.flatMap(({ templates }) => fillHeldOut(templates, heldOutCharts, 1, 5)),
    ...fillDoctrine(heldOutCharts, 1, 5),
  ].map(({ index, text, isTrue }) => ({ index, text, isRight: isTrue ? CHECKS.passes : CHECKS.caught }));

/** Sentences about the panchanga of a day, beside the facts of an answer about that day. */
function buildDayRows(): VerifierRow[] {
  const chart = buildTestIndex(CHART_M);
  const index = addFacts(chart, answerMessage({ question: "tithi today", index: chart }).facts);
  return [
    { index, text: "On 21 November 2026 the tithi is Shukla Dwadashi.", isRight: CHECKS.holds },
    { index, text: "On 21 November 2026 the tithi is Shukla Panchami.", isRight: CHECKS.contradicted },
  ];
}

/** The sentences about the example chart first: they are few, and each stands for one construction. */
export const buildVerifierRows = (): readonly VerifierRow[] => [
  ...buildExampleRows(),
  ...buildDayRows(),
  ...buildTemplateRows(),
  ...buildHeldOutRows(),
];
