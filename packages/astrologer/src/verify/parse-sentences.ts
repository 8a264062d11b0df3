import type { VargaId } from "@lagna/terms";
import type { Body, SyntaxNode } from "../language/syntax-node.ts";
import { findAsideStart } from "./sentence-normalisation/find-aside.ts";
import { splitClauses } from "./sentence-normalisation/split-clauses.ts";
import { mayApplyToUser, classifyAssertionKind, type AssertionKind } from "./assertion-kind/classify-assertion-kind.ts";
import { detectNegation, type Negation } from "./detect-negation.ts";
import { normaliseExclusions } from "./sentence-normalisation/normalise-exclusion-phrases.ts";
import { applyNormalisers, type SentenceGrammar } from "./sentence-normalisation/normalisers.ts";
import { normaliseTableRow, parseTableColumns, type Columns } from "./sentence-normalisation/normalise-table-rows.ts";
import {
  normaliseLabelledLine,
  parseHeading,
  type Heading,
} from "./sentence-normalisation/normalise-labelled-lines.ts";

export interface Clause {
  readonly nodes: readonly SyntaxNode[];
  readonly negation: Negation;
  readonly assertionKind: AssertionKind;
  readonly varga: VargaId | null;
  /** Whether it is general by grammar alone ("होता है", "gives courage"), so that it may be about this chart too. */
  readonly isHabitual: boolean;
  /** Whether it is the first clause of its sentence. */
  readonly opensSentence: boolean;
}

export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly clauses: readonly Clause[];
}

const SENTENCE_ENDS = new Set([".", "!", "?", "।", "॥", "…"]);

/** "House No. 3", "viz. Mars". */
const ABBREVIATIONS = /^(no|nos|viz|vs|dr|mr|mrs|smt|shri|fig|approx)$/;

function endsSentence(nodes: readonly SyntaxNode[], at: number, text: string): boolean {
  const node = nodes[at] as SyntaxNode;
  const next = nodes[at + 1];
  if (node.word === "." && ABBREVIATIONS.test(nodes[at - 1]?.word ?? "") && nodes[at - 1]?.end === node.start)
    return false;
  if (SENTENCE_ENDS.has(node.word))
    return !(next && node.word === "." && next.start === node.end && /[\da-z]/i.test(text[next.start] ?? ""));
  return next !== undefined && text.slice(node.end, next.start).includes("\n");
}

/** Longer than any real sentence. The rest is read as a new sentence, so that the work grows linearly with the text. */
const MAX_SENTENCE_NODES = 160;

function splitNodesIntoSentences(nodes: readonly SyntaxNode[], text: string): SyntaxNode[][] {
  const sentences: SyntaxNode[][] = [];
  let current: SyntaxNode[] = [];
  for (const [at, node] of nodes.entries()) {
    current.push(node);
    if (!endsSentence(nodes, at, text) && current.length < MAX_SENTENCE_NODES) continue;
    sentences.push(current);
    current = [];
  }
  if (current.length > 0) sentences.push(current);
  return sentences;
}

/** The varga of a clause: of several, the last one before the first place. */
function findVarga(clause: readonly SyntaxNode[]): SyntaxNode | undefined {
  const place = clause.findIndex(({ tag }) => tag === "rashi" || tag === "house");
  const before = clause.slice(0, Math.max(0, place)).findLast(({ tag }) => tag === "varga");
  return before ?? clause.find(({ tag }) => tag === "varga");
}

/** Tags of subjects. A clause without one continues the previous one: "Jupiter stands in Leo and is retrograde". */
const isSubject = ({ tag }: SyntaxNode): boolean =>
  ["who", "house", "rashi", "nak", "lagna", "pron", "dasha", "level", "point", "planetword"].includes(tag);

/** The sentences of a text with their clauses, one by one. A named varga applies until the end of its sentence. */
export function* parseSentences(
  nodes: readonly SyntaxNode[],
  text: string,
  birthTime: string,
  lordAt: (house: number) => Body,
  grammar: SentenceGrammar,
): Generator<Sentence, void> {
  let heading: Heading | null = null;
  let columns: Columns | null = null;
  for (const nodesOfSentence of splitNodesIntoSentences(nodes, text)) {
    const aside = findAsideStart(nodesOfSentence);
    columns = parseTableColumns(nodesOfSentence, columns);
    const row = normaliseTableRow(aside < 0 ? nodesOfSentence : nodesOfSentence.slice(0, aside), columns);
    const line = normaliseLabelledLine(applyNormalisers(grammar.lineNormalisers, row), heading);
    const sentence = applyNormalisers(grammar.sentenceNormalisers, normaliseExclusions(line, grammar.exclusionRules));
    const isLabelled = nodesOfSentence.some(({ word }) => word === ":");
    if (!isLabelled || heading?.node.tag !== "sav")
      heading = parseHeading(nodesOfSentence, lordAt) ?? (isLabelled ? heading : null);
    const clauses = parseClauses(sentence, birthTime, grammar);
    yield { start: nodesOfSentence[0]?.start ?? 0, end: nodesOfSentence.at(-1)?.end ?? 0, clauses };
  }
}

function parseClauses(sentence: readonly SyntaxNode[], birthTime: string, grammar: SentenceGrammar): Clause[] {
  let varga: VargaId | null = null;
  let previous: AssertionKind | null = null;
  return splitClauses(applyNormalisers(grammar.clauseNormalisers, sentence)).map((clause, index): Clause => {
    const named = findVarga(clause);
    if (named) varga = named.value === "D1" ? null : (named.value as VargaId);
    const assertionKind = classifyAssertionKind(sentence, clause, birthTime);
    const resolvedKind =
      previous === "said" && assertionKind === "general" && !clause.some(isSubject) ? previous : assertionKind;
    previous = resolvedKind;
    return {
      nodes: clause,
      negation: detectNegation(clause),
      assertionKind: resolvedKind,
      varga,
      // A getter, because it is rarely needed.
      get isHabitual(): boolean {
        return mayApplyToUser(sentence, clause);
      },
      opensSentence: index === 0,
    };
  });
}
