import { getIsoTime } from "@lagna/terms";
import { runAllSteps } from "@lagna/jyotish";
import type { FactIndex } from "../fact.ts";
import type { Body, SyntaxNode } from "../language/syntax-node.ts";
import { tokenise } from "../language/tokenise.ts";
import { stripCitations, blankCitations } from "./remove-citations.ts";
import type { Claim } from "./claim.ts";
import { type Sentence, parseSentences } from "./parse-sentences.ts";
import { detectNegation } from "./detect-negation.ts";
import { buildSyntaxNodes } from "./build-syntax-nodes.ts";
import { type JudgedPart, verifyAcrossPossibleCharts } from "./verify-possible-charts.ts";
import { mergeAnswerIntoQuestion } from "./resolve-question-sentence.ts";
import { readSentence } from "./claim-readers/read-sentence.ts";
import { EMPTY_MEMORY } from "./clause-context.ts";
import { isShowableVerdict, computeSentenceVerdict, type VerifiedSentence } from "./verified-sentence.ts";
import { getChartQueries } from "./chart-queries/get-chart-queries.ts";
import type { ChartQueries } from "./chart-queries/chart-queries.ts";
import { GRAMMAR, type Grammar } from "./grammar.ts";
import { findUnsafeWording } from "./find-unsafe-wording.ts";
import { applyWorstVerdictWithinSpan } from "./apply-worst-verdict-within-span.ts";

/** The claims of a text in order, and its sentences with their verdicts. */
export interface VerificationResult {
  readonly claims: readonly Claim[];
  readonly sentences: readonly VerifiedSentence[];
}

export interface VerifyOptions {
  /** The user's question. Names from it may be repeated without counting as claims. */
  readonly question?: string | undefined;
  /** Sentences that end up to here are only context, for "it" and "that house": they are read, but nothing in them is judged or returned. */
  readonly judgeFrom?: number | undefined;
}

/** The nodes of a question, to be combined with the answer that follows. */
const getQuestionNodes = ({ clauses }: Sentence): readonly SyntaxNode[] =>
  clauses.some(({ assertionKind }) => assertionKind === "question") ? clauses.flatMap(({ nodes }) => nodes) : [];

function mergeAnswer(sentence: Sentence, question: readonly SyntaxNode[]): Sentence {
  const [clause] = sentence.clauses;
  const nodes = clause && sentence.clauses.length === 1 ? mergeAnswerIntoQuestion(question, clause.nodes) : undefined;
  return clause && nodes ? { ...sentence, clauses: [{ ...clause, nodes, negation: detectNegation(nodes) }] } : sentence;
}

function buildVerifiedSentence(text: string, { start, end }: Sentence, claims: readonly Claim[]): VerifiedSentence {
  const original = text.slice(start, end);
  const unsafe = findUnsafeWording(original).map((found) => ({
    ...found,
    start: found.start + start,
    end: found.end + start,
  }));
  const facts = [...new Set(claims.flatMap((claim) => claim.facts))];
  const verdict = computeSentenceVerdict(claims, unsafe);
  return {
    start,
    end,
    text: stripCitations(original),
    verdict,
    isShowable: isShowableVerdict(verdict),
    claims,
    facts,
    unsafe,
  };
}

/** Parsed sentences by the nodes and chart data they depend on. */
type SentenceCache = Map<string, readonly Sentence[]>;

const HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);

/**
 * The sentences of a text, step by step. Parsing is the slowest part, and most possible charts yield the same nodes, so results are
 * shared.
 */
function* parseSentencesCached(
  nodes: readonly SyntaxNode[],
  text: string,
  { factContext, index }: ChartQueries,
  cache: SentenceCache,
  grammar: Grammar,
): Generator<void, readonly Sentence[]> {
  const birthTime = getIsoTime(index.context.local);
  const lordAt = (house: number): Body => factContext.view.house(house).lord;
  const key = JSON.stringify([birthTime, HOUSES.map(lordAt), nodes]);
  const cached = cache.get(key);
  if (cached) return cached;
  const sentences: Sentence[] = [];
  for (const sentence of parseSentences(nodes, text, birthTime, lordAt, grammar)) {
    sentences.push(sentence);
    yield;
  }
  cache.set(key, sentences);
  return sentences;
}

function* verifySentences(
  index: FactIndex,
  original: string,
  { question = "", isJudged, until }: Pick<VerifyOptions, "question"> & JudgedPart,
  cache: SentenceCache,
  grammar: Grammar,
): Generator<void, readonly VerifiedSentence[]> {
  const truth = getChartQueries(index);
  const questionWords = new Set(tokenise(question).map(({ word }) => word));
  const text = blankCitations(original);
  const reading = { truth, text, questionWords, readers: grammar.claimReaders };
  let memory = EMPTY_MEMORY;
  const sentences: VerifiedSentence[] = [];
  let questionNodes: readonly SyntaxNode[] = [];
  const nodes = yield* buildSyntaxNodes(text, truth, grammar.phrasePasses);
  for (const sentence of yield* parseSentencesCached(nodes, text, truth, cache, grammar)) {
    const merged = mergeAnswer(sentence, questionNodes);
    if (sentence.start >= until) break;
    const isContext = !isJudged(sentence);
    const read = readSentence(merged, { ...reading, isContext }, memory);
    ({ memory } = read);
    questionNodes = getQuestionNodes(sentence);
    if (!isContext) sentences.push(buildVerifiedSentence(original, sentence, read.claims));
    yield;
  }
  return sentences;
}

/**
 * Finds and judges every claim about a chart in a text in English, Hindi or Hinglish by any author. Closed world: whatever the chart
 * does not contain is false. What cannot be derived from the chart, was not understood, or depends on the uncertain birth time is
 * undecidable and not an error. Citations (`[planet-mars]`) are ignored; each sentence returns the ids that support it.
 */
export function verify(index: FactIndex, text: string, options: VerifyOptions = {}): VerificationResult {
  return runAllSteps(verifyInSteps(index, text, options));
}

/**
 * Same as `verify`, with at most one sentence per step, so that a server can handle other requests in between.
 * @param grammar other than the default only in the test that deletes its rules one by one
 */
export function* verifyInSteps(
  index: FactIndex,
  text: string,
  options: VerifyOptions = {},
  grammar: Grammar = GRAMMAR,
): Generator<void, VerificationResult> {
  const cache: SentenceCache = new Map();
  const { question, judgeFrom = 0 } = options;
  const part: JudgedPart = { isJudged: ({ end }) => end > judgeFrom, until: text.length };
  const read = yield* verifySentences(index, text, { question, ...part }, cache, grammar);
  const all = read.flatMap((sentence) => sentence.claims);
  const judged = yield* verifyAcrossPossibleCharts(index, all, function* readIn(other, open) {
    return (yield* verifySentences(other, text, { question, ...open }, cache, grammar)).flatMap((one) => one.claims);
  });
  const verdicts = new Map(all.map((claim, at) => [claim, judged[at] ?? claim]));
  const sentences = read.map((sentence) => applyVerdicts(sentence, verdicts));
  return { claims: sentences.flatMap((sentence) => sentence.claims), sentences };
}

function applyVerdicts(sentence: VerifiedSentence, verdicts: ReadonlyMap<Claim, Claim>): VerifiedSentence {
  const claims = applyWorstVerdictWithinSpan(sentence.claims.map((claim) => verdicts.get(claim) ?? claim));
  const verdict = computeSentenceVerdict(claims, sentence.unsafe);
  return { ...sentence, claims, verdict, isShowable: isShowableVerdict(verdict) };
}
