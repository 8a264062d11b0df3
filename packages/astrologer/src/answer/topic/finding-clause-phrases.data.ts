import texts from "../../../texts/phrases/finding-clause-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/**
 * Facts as clauses, without capital letter or full stop. {lord} is a lord with its house, or only its name if it has been introduced; {who},
 * {other} and {from} are grahas; {of}, {at} and {house} are houses.
 */
export const FINDING_CLAUSE_PHRASES = texts.finding_clause_phrases satisfies Readonly<Record<string, PhraseVariants>>;
