import type { AnswerLanguage } from "../fact.ts";
import type { Topic } from "../topic-judgment/topics.data.ts";

/**
 * Alternative wordings of a clause in each language. They contain no names of grahas, signs, houses or people, no dates and no numbers:
 * those enter an answer only through facts.
 */
export type PhraseVariants = Readonly<Record<AnswerLanguage, readonly string[]>>;

export type KnowledgeSource = "BPHS" | "PD" | "SAR" | "BJ" | "JP" | "PVR" | "own";

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

export interface KnowledgeRowSource {
  readonly themes: string;
  readonly core: LocalizedSource;
  readonly whenStrong?: LocalizedSource;
  readonly whenWeak?: LocalizedSource;
  readonly topics?: Readonly<Partial<Record<Topic, LocalizedSource>>>;
  readonly source: readonly [KnowledgeSource, number?];
}

/** Builds the rows of one table; each row's key is prefixed with the table name. */
export function buildTable(name: string, rows: Readonly<Record<string, KnowledgeRowSource>>): readonly KnowledgeRow[] {
  return Object.entries(rows).map(([key, { themes, core, whenStrong, whenWeak, topics, source }]) => ({
    key: `${name}/${key}`,
    themes: themes.split(" "),
    core: parsePhraseVariants(core),
    whenStrong: whenStrong && parsePhraseVariants(whenStrong),
    whenWeak: whenWeak && parsePhraseVariants(whenWeak),
    topics:
      topics &&
      (Object.fromEntries(
        Object.entries(topics).map(([topic, written]) => [topic, parsePhraseVariants(written)]),
      ) as KnowledgeRow["topics"]),
    source,
  }));
}

/** Keys the rows of one graha or one lord by the twelve houses or signs, in order: `sun/1`, `sun/2` … */
export const buildRowsInOrder = (
  first: string | number,
  places: readonly (string | number)[],
  source: KnowledgeRowSource["source"],
  rows: readonly Omit<KnowledgeRowSource, "source">[],
): Readonly<Record<string, KnowledgeRowSource>> =>
  Object.fromEntries(rows.map((row, index) => [`${first}/${places[index]}`, { ...row, source }]));

export const TWELVE_HOUSES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
