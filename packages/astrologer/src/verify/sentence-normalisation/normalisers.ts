import type { SyntaxNode } from "../../language/syntax-node.ts";
import { normaliseDateBeforeEvent } from "./normalise-date-before-event.ts";
import { normaliseHouseCountingOrigin } from "./normalise-house-counting-origin.ts";
import type { ExclusionRule } from "./normalise-exclusion-phrases.ts";
import { normaliseRelativeClause, removeTopicPhrase } from "./normalise-hindi-relative-clauses.ts";
import { normaliseKeyValueRecord } from "./normalise-key-value-records.ts";
import { normaliseRahuKetuInCount } from "./normalise-rahu-ketu-in-count.ts";
import {
  expandEllipticalTail,
  moveVargasFirst,
  removeAside,
  removeBirthPlacement,
  removeCleft,
  removeCountTotals,
  removeEcho,
  removeLeadingAnswer,
  removeNegatedLead,
  removeNotOnly,
  removeTableBars,
} from "./simplify-sentence.ts";
import { normaliseSoleOccupant } from "./normalise-sole-occupant.ts";
import { splitVargaComparison } from "./split-varga-comparison.ts";
import { normaliseVargottama } from "./normalise-vargottama-paraphrase.ts";

/** Brings nodes into the form the readers expect; returns other nodes unchanged. */
export type Normaliser = (nodes: readonly SyntaxNode[]) => readonly SyntaxNode[];

/** The rules applied to a sentence before its claims are read, each list in order. */
export interface SentenceGrammar {
  readonly lineNormalisers: readonly Normaliser[];
  readonly exclusionRules: readonly ExclusionRule[];
  readonly sentenceNormalisers: readonly Normaliser[];
  readonly clauseNormalisers: readonly Normaliser[];
}

export const applyNormalisers = (
  normalisers: readonly Normaliser[],
  nodes: readonly SyntaxNode[],
): readonly SyntaxNode[] => normalisers.reduce((current, normalise) => normalise(current), nodes);

/** Applied before a line is read under its heading. */
export const LINE_NORMALISERS: readonly Normaliser[] = [
  normaliseKeyValueRecord,
  removeAside,
  normaliseVargottama,
  splitVargaComparison,
  moveVargasFirst,
  removeTableBars,
];

/** Applied to the whole sentence. */
export const SENTENCE_NORMALISERS: readonly Normaliser[] = [
  removeTopicPhrase,
  normaliseRelativeClause,
  normaliseSoleOccupant,
  normaliseHouseCountingOrigin,
  normaliseRahuKetuInCount,
  normaliseDateBeforeEvent,
  removeNegatedLead,
  removeNotOnly,
  removeCleft,
  removeEcho,
  removeBirthPlacement,
  expandEllipticalTail,
];

/** Applied before the sentence is split into clauses; its kind of assertion is read without them. */
export const CLAUSE_NORMALISERS: readonly Normaliser[] = [removeLeadingAnswer, removeCountTotals];
