import { ANSWER_LANGUAGES, type AnswerLanguage } from "../../src/index.ts";
import { UNSAFE_KINDS } from "../../src/verify/unsafe-wording.data.ts";
import { describeRow, readJsonLines } from "../../../../tools/lib/read-json-lines.ts";

const TEXT = { type: "string", minLength: 1 };

/** A sentence about the example chart and its expected result; `about` names the construction that it stands for. */
interface Row<Expected extends string> {
  readonly about?: string;
  readonly number?: number;
  readonly expected: Expected;
  readonly text: string;
}

const readRows = <Expected extends string>(name: string, expected: readonly Expected[]): readonly Row<Expected>[] =>
  readJsonLines(
    new URL(`${name}.jsonl`, import.meta.url),
    describeRow({ about: TEXT, number: { type: "integer" }, expected: { enum: expected }, text: TEXT }, [
      "about",
      "number",
    ]),
  );

const readStatements = <Expected extends string>(
  name: string,
  ...expected: readonly Expected[]
): readonly (readonly [Expected, string])[] => readRows(name, expected).map((row) => [row.expected, row.text]);

/**
 * Independent sentences, as people and language models write them: supported, caught (contradicted, or withheld as not understood), or no
 * claim about the chart.
 */
export const FREE_STATEMENTS = readStatements("free-statements", "holds", "caught", "no_claim");

/** Comparisons of one graha with another or with all others, in strength or in degrees. */
export const COMPARISON_STATEMENTS = readStatements("comparison-statements", "holds", "caught", "no_claim");

/** Time: ages, periods and their successors, sunrise and sunset, sade sati. */
export const TIME_STATEMENTS = readStatements("time-statements", "holds", "caught", "no_claim");

/** Hindi idioms in either script, each kind in new words. */
export const HINDI_STATEMENTS = readStatements("hindi-statements", "holds", "caught", "no_claim");

/** Supported, contradicted, or no claim about the chart. */
export const EDGE_CASES = readStatements("edge-cases", "holds", "contradicted", "no_claim");

/** Statements that name a place, a lord or a state indirectly; of each construction a true and a false one. */
export const INDIRECT_PLACEMENTS = readStatements("indirect-placements", "holds", "caught");

/** The thirty hard cases of verification, by number. */
export const HARD_CASES = readRows("hard-cases", ["holds", "caught", "no_claim"]).map(
  ({ number = 0, expected, text }) => [number, expected, text] as const,
);

/** Forbidden sentences, and sentences that use the same words to deny it. */
export const UNSAFE_SENTENCES = readStatements("unsafe-wording", ...UNSAFE_KINDS, "passes");

/** Handwritten answers about the example chart; all statements are true. */
export const WORKED_ANSWERS: readonly string[] = readJsonLines<{ readonly text: string }>(
  new URL("worked-answers.jsonl", import.meta.url),
  describeRow({ text: TEXT }),
).map(({ text }) => text);

const WHOSE_CHART_SETS = [
  "addressed_to_reader",
  "author_statements",
  "attributed_to_others",
  "not_told",
  "excluded_so",
  "excluded_not_so",
] as const;

interface StatementOfSet {
  readonly set: (typeof WHOSE_CHART_SETS)[number];
  readonly text: string;
}

const WHOSE_CHART = readJsonLines<StatementOfSet>(
  new URL("whose-chart.jsonl", import.meta.url),
  describeRow({ set: { enum: WHOSE_CHART_SETS }, text: TEXT }),
);

/**
 * Statements about the example chart, whose Moon is in Libra in the fourth house: false ones that the author asserts, also to a reader who
 * is addressed; those that the author only reports, thinks, wishes, asks or supposes; and true and false exclusions.
 */
export const listWhoseChart = (set: StatementOfSet["set"]): readonly string[] =>
  WHOSE_CHART.filter((row) => row.set === set).map(({ text }) => text);

interface Wrapper {
  readonly language: AnswerLanguage;
  readonly wrapper: string;
}

const WRAPPERS = readJsonLines<Wrapper>(
  new URL("statement-wrappers.jsonl", import.meta.url),
  describeRow({ language: { enum: ANSWER_LANGUAGES }, wrapper: { type: "string", pattern: "X" } }),
);

/** Sentences around a statement about the chart; "X" stands for the statement. Each still asserts it. */
export const listWrappers = (language: AnswerLanguage): readonly string[] =>
  WRAPPERS.filter((row) => row.language === language).map(({ wrapper }) => wrapper);

interface CompoundSentence {
  readonly kind: string;
  readonly language: AnswerLanguage;
  readonly sentence: string;
}

/** Sentences with several claims about one or two grahas. Each part occurs first, in the middle and last. */
export const COMPOUND_SENTENCES = readJsonLines<CompoundSentence>(
  new URL("compound-claims.jsonl", import.meta.url),
  describeRow({ kind: TEXT, language: { enum: ANSWER_LANGUAGES }, sentence: TEXT }),
);
