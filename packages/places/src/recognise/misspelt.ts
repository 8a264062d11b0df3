import type { DatabaseSync } from "node:sqlite";
import { differingLetters, editDistance, lettersIn } from "./edit-distance.ts";

/** A place with a name that differs by a few letters from what was written. */
export interface Misspelt {
  readonly rank: number;
  readonly distance: number;
}

interface KnownName {
  readonly name: string;
  readonly letters: number;
  readonly rank: number;
  readonly standing: number;
}

/** The shortest name in which so many slips are forgiven, and how well known the place must be. */
const FORGIVEN = [
  { letters: 9, slips: 2, standing: 50_000 },
  { letters: 5, slips: 1, standing: 15_000 },
] as const;
const LEAST_STANDING = 15_000;
const LATIN = /^[a-z ]{5,30}$/;

/** Names of the larger towns, by country, for spelling that is slightly wrong; each country's are read when they are asked for first. */
export class MisspeltNames {
  readonly #db: DatabaseSync;
  readonly #byCountry = new Map<string, ReadonlyMap<number, readonly KnownName[]>>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** The places whose name comes nearest, all at the same distance; none where every name differs by more than is forgiven. */
  near(written: string, countryCode: string): Misspelt[] {
    const name = written.replaceAll(" ", "");
    if (!LATIN.test(name)) return [];
    const found = new Map<number, number>();
    for (const { letters, slips, standing } of FORGIVEN) {
      if (name.length < letters) continue;
      for (const known of this.#ofLength(countryCode, name.length, slips)) {
        if (known.standing < standing || differingLetters(known.letters, lettersIn(name)) > 2 * slips) continue;
        const distance = editDistance(name, known.name, slips);
        if (distance <= slips && distance < (found.get(known.rank) ?? Number.POSITIVE_INFINITY))
          found.set(known.rank, distance);
      }
    }
    const nearest = Math.min(...found.values());
    return [...found].filter(([, distance]) => distance === nearest).map(([rank, distance]) => ({ rank, distance }));
  }

  #ofLength(countryCode: string, length: number, slips: number): KnownName[] {
    const byLength = this.#byCountry.get(countryCode) ?? this.#read(countryCode);
    return Array.from({ length: 2 * slips + 1 }, (_, at) => byLength.get(length - slips + at) ?? []).flat();
  }

  #read(countryCode: string): ReadonlyMap<number, readonly KnownName[]> {
    // Ranks go down with the standing: the rows in question are the first ones.
    const rows = this.#db
      .prepare("SELECT rank, standing, key, keys FROM place WHERE country = ? AND standing >= ? AND rank <= ?")
      .all(countryCode, LEAST_STANDING, this.#lastRank()) as unknown as {
      rank: number;
      standing: number;
      key: string;
      keys: string;
    }[];
    const names = rows.flatMap(({ rank, standing, key, keys }) =>
      [...new Set([key, ...keys.split("\n")].map((each) => each.replaceAll(" ", "")))]
        .filter((each) => LATIN.test(each))
        .map((name): KnownName => ({ name, letters: lettersIn(name), rank, standing })),
    );
    const byLength = Map.groupBy(names, ({ name }) => name.length);
    this.#byCountry.set(countryCode, byLength);
    return byLength;
  }

  #lastRank(): number {
    const row = this.#db.prepare("SELECT rank FROM place WHERE standing < ? ORDER BY rank LIMIT 1").get(LEAST_STANDING);
    return Number(row?.["rank"] ?? Number.MAX_SAFE_INTEGER);
  }
}
