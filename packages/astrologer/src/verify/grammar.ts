import { CLAIM_READERS, type ClaimReader } from "./claim-readers/claim-readers.ts";
import { PHRASE_PASSES } from "./phrase/phrase-passes.ts";
import type { PhraseRule } from "./phrase/phrase-rule.ts";
import { EXCLUSION_RULES } from "./sentence-normalisation/exclusions.ts";
import {
  CLAUSE_NORMALISERS,
  LINE_NORMALISERS,
  SENTENCE_NORMALISERS,
  type SentenceGrammar,
} from "./sentence-normalisation/normalisers.ts";

/** The ordered rules by which a text is read. */
export interface Grammar extends SentenceGrammar {
  readonly phrasePasses: readonly (readonly PhraseRule[])[];
  readonly claimReaders: readonly ClaimReader[];
}

export const GRAMMAR: Grammar = {
  phrasePasses: PHRASE_PASSES,
  lineNormalisers: LINE_NORMALISERS,
  exclusionRules: EXCLUSION_RULES,
  sentenceNormalisers: SENTENCE_NORMALISERS,
  clauseNormalisers: CLAUSE_NORMALISERS,
  claimReaders: CLAIM_READERS,
};
