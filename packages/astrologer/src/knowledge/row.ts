import type { Tongue } from "../fact.ts";
import type { Topic } from "../reading/topics.data.ts";

/**
 * What is said of a finding: a clause of its own in each tongue, in the order of wordings; without the names of grahas, signs, houses and
 * people, without dates and figures, which enter an answer by facts alone.
 */
export type Wordings = Readonly<Record<Tongue, readonly string[]>>;

export type KnowledgeSource = "BPHS" | "PD" | "SAR" | "BJ" | "JP" | "PVR" | "own";

/** Doctrine in our own words. */
export interface KnowledgeRow {
  /** What it is said of: `lord-in-house/10/6`. */
  readonly key: string;
  /** Of two findings that say the same only one is told. */
  readonly themes: readonly string[];
  /** Holds of the row as such. */
  readonly core: Wordings;
  /** Joins it where the graha is well off, and where it is badly off. */
  readonly lift?: Wordings | undefined;
  readonly strain?: Wordings | undefined;
  /** Where a matter is served otherwise than at large. */
  readonly topics?: Readonly<Partial<Record<Topic, Wordings>>> | undefined;
  /** The text followed, and its chapter for orientation. */
  readonly source: readonly [KnowledgeSource, number?];
}

/** Several wordings of one tongue are parted by " | ". */
type Written = readonly [en: string, hi: string, hg: string];

export const wordings = ([en, hi, hg]: Written): Wordings => ({
  en: en.split(" | "),
  hi: hi.split(" | "),
  hg: hg.split(" | "),
});

export interface WrittenRow {
  readonly themes: string;
  readonly core: Written;
  readonly lift?: Written;
  readonly strain?: Written;
  readonly topics?: Readonly<Partial<Record<Topic, Written>>>;
  readonly source: readonly [KnowledgeSource, number?];
}

/** The rows of one table, under the keys that complete its name. */
export function table(name: string, rows: Readonly<Record<string, WrittenRow>>): readonly KnowledgeRow[] {
  return Object.entries(rows).map(([key, { themes, core, lift, strain, topics, source }]) => ({
    key: `${name}/${key}`,
    themes: themes.split(" "),
    core: wordings(core),
    lift: lift && wordings(lift),
    strain: strain && wordings(strain),
    topics:
      topics &&
      (Object.fromEntries(
        Object.entries(topics).map(([topic, written]) => [topic, wordings(written)]),
      ) as KnowledgeRow["topics"]),
    source,
  }));
}

/** What a table says of one graha, or of one lord, in the twelve houses or signs, in their order: `sun/1`, `sun/2` … */
export const inOrder = (
  first: string | number,
  places: readonly (string | number)[],
  source: WrittenRow["source"],
  rows: readonly Omit<WrittenRow, "source">[],
): Readonly<Record<string, WrittenRow>> =>
  Object.fromEntries(rows.map((row, index) => [`${first}/${places[index]}`, { ...row, source }]));

export const TWELVE_HOUSES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
