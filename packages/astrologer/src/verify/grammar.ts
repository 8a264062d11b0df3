import { CLAIM_READERS, type ClaimReader } from "./claim-readers/claim-readers.ts";
import { PHRASE_RULE_PASSES } from "./phrase/ordered-phrase-rules.ts";
import type { PhraseRule } from "./phrase/phrase-rule.ts";
import { EXCLUSION_RULES } from "./sentence-normalisation/normalise-exclusion-phrases.ts";
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
  phrasePasses: PHRASE_RULE_PASSES,
  lineNormalisers: LINE_NORMALISERS,
  exclusionRules: EXCLUSION_RULES,
  sentenceNormalisers: SENTENCE_NORMALISERS,
  clauseNormalisers: CLAUSE_NORMALISERS,
  claimReaders: CLAIM_READERS,
};
