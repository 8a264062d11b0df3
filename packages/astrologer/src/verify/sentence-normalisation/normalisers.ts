import type { Node } from "../../language/node.ts";
import { normaliseAnnouncedDate } from "./announced-date.ts";
import { normaliseCountingOrigin } from "./counting-origin.ts";
import type { ExclusionRule } from "./exclusions.ts";
import { normaliseRelativeClause, removeTopicPhrase } from "./hindi-relative-clauses.ts";
import { normaliseKeyValueRecord } from "./key-value-records.ts";
import { normaliseLunarNodesInCount } from "./lunar-nodes-in-count.ts";
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
} from "./sentence-structure.ts";
import { normaliseSoleOccupant } from "./sole-occupant.ts";
import { splitVargaComparison } from "./varga-comparison.ts";
import { normaliseVargottama } from "./vargottama-paraphrase.ts";

/** Brings nodes into the form the readers expect; returns other nodes unchanged. */
export type Normaliser = (nodes: readonly Node[]) => readonly Node[];

/** The rules applied to a sentence before its claims are read, each list in order. */
export interface SentenceGrammar {
  readonly lineNormalisers: readonly Normaliser[];
  readonly exclusionRules: readonly ExclusionRule[];
  readonly sentenceNormalisers: readonly Normaliser[];
  readonly clauseNormalisers: readonly Normaliser[];
}

export const applyNormalisers = (normalisers: readonly Normaliser[], nodes: readonly Node[]): readonly Node[] =>
  normalisers.reduce((current, normalise) => normalise(current), nodes);

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
  normaliseCountingOrigin,
  normaliseLunarNodesInCount,
  normaliseAnnouncedDate,
  removeNegatedLead,
  removeNotOnly,
  removeCleft,
  removeEcho,
  removeBirthPlacement,
  expandEllipticalTail,
];

/** Applied before the sentence is split into clauses; its modality is read without them. */
export const CLAUSE_NORMALISERS: readonly Normaliser[] = [removeLeadingAnswer, removeCountTotals];
