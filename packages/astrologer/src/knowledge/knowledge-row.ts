import type { AnswerLanguage } from "../fact.ts";
import type { Topic } from "../topic-judgment/topics.data.ts";

/**
 * Alternative wordings of a clause in each language. They contain no names of grahas, signs, houses or people, no dates and no numbers:
 * those enter an answer only through facts.
 */
export type PhraseVariants = Readonly<Record<AnswerLanguage, readonly string[]>>;

/** The classical texts, works of our time, and "own" for what is in none of them. */
export const KNOWLEDGE_SOURCES = ["BPHS", "PD", "SAR", "BJ", "JP", "PVR", "own"] as const;
type KnowledgeSource = (typeof KNOWLEDGE_SOURCES)[number];

/** A statement of doctrine in our own words. */
export interface KnowledgeRow {
  /** The placement it describes: `lord-in-house/10/6`. */
  readonly key: string;
  /** Findings that share a theme repeat each other; an answer uses only one of them. */
  readonly themes: readonly string[];
  /** The statement for the placement in general. */
  readonly core: PhraseVariants;
  /** Appended if the graha is strong, or weak. */
  readonly whenStrong?: PhraseVariants | undefined;
  readonly whenWeak?: PhraseVariants | undefined;
  /** Replaces `core` for topics where the placement means something else. */
  readonly topics?: Readonly<Partial<Record<Topic, PhraseVariants>>> | undefined;
  /** The source text and, for orientation, its chapter. */
  readonly source: readonly [KnowledgeSource, number?];
}

/** Wordings in English, Hindi and Hinglish; alternatives are separated by " | ". */
type LocalizedSource = readonly [en: string, hi: string, hg: string];

export const parsePhraseVariants = ([en, hi, hg]: LocalizedSource): PhraseVariants => ({
  en: en.split(" | "),
  hi: hi.split(" | "),
  hg: hg.split(" | "),
});

/** The same from one text per language, each with its wordings separated by " | ". */
export const variants = (en: string, hi: string, hg: string): PhraseVariants => parsePhraseVariants([en, hi, hg]);
