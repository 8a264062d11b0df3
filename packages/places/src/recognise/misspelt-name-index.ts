import type { DatabaseSync } from "node:sqlite";
import { countDifferingLetters, computeEditDistance, toLetterBits } from "./compute-edit-distance.ts";

/** A place with a name that differs by a few letters from the text. */
export interface MisspeltMatch {
  readonly rank: number;
  readonly distance: number;
}

interface KnownName {
  readonly name: string;
  readonly letters: number;
  readonly rank: number;
  readonly standing: number;
}

/** The minimum length of a name for each number of typos accepted, and the minimum importance of the place. */
const TYPO_TOLERANCES = [
  { letters: 9, slips: 2, standing: 50_000 },
  { letters: 5, slips: 1, standing: 15_000 },
] as const;
const MIN_IMPORTANCE = 15_000;
const LATIN = /^[a-z ]{5,30}$/;

/** Names of the larger towns, by country, for misspelt names; loaded per country on first use. */
export class MisspeltNameIndex {
  readonly #db: DatabaseSync;
  readonly #byCountry = new Map<string, ReadonlyMap<number, readonly KnownName[]>>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** The places with the nearest name, all at the same distance; empty if every name is too far away. */
  findNearest(written: string, countryCode: string): MisspeltMatch[] {
    const name = written.replaceAll(" ", "");
    if (!LATIN.test(name)) return [];
    const found = new Map<number, number>();
    for (const { letters, slips, standing } of TYPO_TOLERANCES) {
      if (name.length < letters) continue;
      for (const known of this.#listByLength(countryCode, name.length, slips)) {
        if (known.standing < standing || countDifferingLetters(known.letters, toLetterBits(name)) > 2 * slips) continue;
        const distance = computeEditDistance(name, known.name, slips);
        if (distance <= slips && distance < (found.get(known.rank) ?? Number.POSITIVE_INFINITY))
          found.set(known.rank, distance);
      }
    }
    const nearest = Math.min(...found.values());
    return [...found].filter(([, distance]) => distance === nearest).map(([rank, distance]) => ({ rank, distance }));
  }

  #listByLength(countryCode: string, length: number, slips: number): KnownName[] {
    const byLength = this.#byCountry.get(countryCode) ?? this.#readCountry(countryCode);
    return Array.from({ length: 2 * slips + 1 }, (_, at) => byLength.get(length - slips + at) ?? []).flat();
  }

  #readCountry(countryCode: string): ReadonlyMap<number, readonly KnownName[]> {
    // Ranks are ordered by importance, so the relevant rows are the first ones.
    const rows = this.#db
      .prepare("SELECT rank, standing, key, keys FROM place WHERE country = ? AND standing >= ? AND rank <= ?")
      .all(countryCode, MIN_IMPORTANCE, this.#findLastRank()) as unknown as {
      rank: number;
      standing: number;
      key: string;
      keys: string;
    }[];
    const names = rows.flatMap(({ rank, standing, key, keys }) =>
      [...new Set([key, ...keys.split("\n")].map((each) => each.replaceAll(" ", "")))]
        .filter((each) => LATIN.test(each))
        .map((name): KnownName => ({ name, letters: toLetterBits(name), rank, standing })),
    );
    const byLength = Map.groupBy(names, ({ name }) => name.length);
    this.#byCountry.set(countryCode, byLength);
    return byLength;
  }

  #findLastRank(): number {
    const row = this.#db.prepare("SELECT rank FROM place WHERE standing < ? ORDER BY rank LIMIT 1").get(MIN_IMPORTANCE);
    return Number(row?.["rank"] ?? Number.MAX_SAFE_INTEGER);
  }
}
