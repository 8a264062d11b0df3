import texts from "../../../texts/definitions.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** The definition of a technical term in at most two sentences, and the fact that shows it in a chart. */
export interface Definition {
  readonly id: string;
  /** Spellings in English and Devanagari, and in `hg` those of Hindi in Latin letters; separated by "|". */
  readonly words: string;
  readonly hg: string;
  readonly text: PhraseVariants;
  /** False for a term of the almanac, of the match or of another school. */
  readonly isOfChart?: boolean;
  /** Id of the fact that shows it in a chart. */
  readonly factId: string | null;
}

/** Sorted by id. */
export const DEFINITIONS: readonly Definition[] = texts.definitions;
