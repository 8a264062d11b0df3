import type { DatabaseSync, StatementSync } from "node:sqlite";
import { countryName } from "../countries/countries.ts";
import { nameHash } from "./name-hash.ts";
import type { Place } from "./place.ts";
import { parseQuery, type PlaceQuery, qualifies, readQualifiers, splitsOf } from "./query.ts";
import { oneSlipAway, otherSpacings } from "./typos.ts";

/** How a name was matched, best first. */
export const MATCH = {
  mainName: 0,
  otherName: 1,
  mainPrefix: 2,
  otherPrefix: 3,
  mainWord: 4,
  otherWord: 5,
  typo: 6,
} as const;
type Match = (typeof MATCH)[keyof typeof MATCH];

export interface Hit {
  readonly match: Match;
  readonly place: Place;
}

interface Row {
  readonly rank: number;
  readonly id: number;
  readonly name: string;
  readonly state: string | null;
  readonly district: string | null;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly zone: string;
  readonly key: string;
  readonly scope: string;
  readonly names: string;
  readonly keys: string;
}
interface Candidate {
  readonly row: Row;
  match: Match;
  /** Where in `keys` the matched name begins; −1 for the main one. */
  at: number;
}

/** How many of the most populous matches are looked at: the whole names apart, which all are. */
const POOL = 60;
const QUALIFIED_POOL = 400;

/**
 * A famous place's other name beats a hamlet's main one: Calcutta is Kolkata before it is Calcutta, Ohio. Famous: this many people,
 * and this many times those of the biggest place that has it for its main name.
 */
const FAMOUS_POPULATION = 100_000;
const FAMOUS_TIMES = 100;

export class PlaceSearch {
  readonly #exact: StatementSync;
  readonly #byName: StatementSync;

  constructor(db: DatabaseSync) {
    // CROSS JOIN keeps the order written: from the hashes asked for to their places.
    this.#exact = db.prepare(
      `SELECT exact.hash AS hash, place.* FROM json_each(?) AS asked CROSS JOIN exact ON exact.hash = asked.value
       CROSS JOIN place USING (rank) WHERE ? = '' OR country = ? ORDER BY rank LIMIT 500`,
    );
    this.#byName = db.prepare(
      "SELECT * FROM place WHERE rank IN (SELECT rowid FROM name WHERE name MATCH ? ORDER BY rowid LIMIT ?) ORDER BY rank",
    );
  }

  /** The best matches of a text typed so far, at most `limit`. */
  search(text: string, countryCode: string, limit: number): Hit[] {
    const query = parseQuery(text);
    if (query.name === "") return [];
    const found = this.#hits(query, countryCode, limit);
    if (found.length > 0) return found;
    if (query.qualifiers.length === 0) {
      for (const split of splitsOf(query.name)) {
        const hits = this.#hits(split, countryCode, limit, true);
        if (hits.length > 0) return hits;
      }
    }
    return this.#typos(query, countryCode, limit);
  }

  /** The places that have exactly that name, blanks apart, and are where the qualifiers say. Empty where none is. */
  exact(query: PlaceQuery, countryCode: string): Hit[] {
    const asTyped = this.#answer(
      this.#exactCandidates([query.name], countryCode),
      query,
      Number.POSITIVE_INFINITY,
      true,
    );
    if (asTyped.length > 0) return asTyped;
    const respaced = this.#exactCandidates(otherSpacings(query.name), countryCode);
    return this.#answer(respaced, query, Number.POSITIVE_INFINITY, true);
  }

  #hits(query: PlaceQuery, countryCode: string, limit: number, strict = false): Hit[] {
    const pool = query.qualifiers.length > 0 ? QUALIFIED_POOL : POOL;
    const country = countryCode === "" ? "" : `country : "${countryCode.toLowerCase()}" AND `;
    // Only letters, marks, digits and blanks are left in a normalised name; quoted, nothing in it is an operator.
    const begins = `"${query.name}" *`;
    const candidates = [
      ...this.#exactCandidates([query.name], countryCode),
      ...this.#named(`${country}main : ^ ${begins}`, pool, query.name),
      ...this.#named(`${country}{main other} : ${begins}`, pool, query.name),
    ];
    return this.#answer(candidates, query, limit, strict);
  }

  /** Places one of whose whole names is one of these. */
  #exactCandidates(names: readonly string[], countryCode: string): Candidate[] {
    const byHash = new Map(names.map((name) => [nameHash(name), name]));
    const rows = this.#exact.all(JSON.stringify([...byHash.keys()]), countryCode, countryCode) as unknown as (Row & {
      hash: number;
    })[];
    return rows
      .map((row) => candidate(row, byHash.get(row.hash) ?? ""))
      .filter(({ match }) => match <= MATCH.otherName);
  }

  #named(expression: string, limit: number, name: string): Candidate[] {
    return (this.#byName.all(expression, limit) as unknown as Row[]).map((row) => candidate(row, name));
  }

  #typos(query: PlaceQuery, countryCode: string, limit: number): Hit[] {
    const candidates = this.#exactCandidates(oneSlipAway(query.name), countryCode);
    for (const each of candidates) each.match = MATCH.typo;
    return this.#answer(candidates, query, limit, false);
  }

  #answer(candidates: Candidate[], query: PlaceQuery, limit: number, strict: boolean): Hit[] {
    const distinct = [...new Map(candidates.map((each) => [each.row.rank, each])).values()];
    const qualifiers = readQualifiers(query);
    const where = ({ row }: Candidate) => qualifiers.every((each) => qualifies(each, row.scope, row.country));
    const qualified = qualifiers.length === 0 ? distinct : distinct.filter(where);
    const kept = qualified.length > 0 || strict ? qualified : distinct;
    promoteFamous(kept, MATCH.mainName, MATCH.otherName);
    promoteFamous(kept, MATCH.mainPrefix, MATCH.otherPrefix);
    kept.sort((a, b) => a.match - b.match || a.row.rank - b.row.rank);
    return kept.slice(0, limit).map(hit);
  }
}

function candidate(row: Row, name: string): Candidate {
  const find = (text: string) => row.keys.indexOf(text);
  if (row.key === name) return { row, match: MATCH.mainName, at: -1 };
  const exact = find(`\n${name}\n`);
  if (exact >= 0) return { row, match: MATCH.otherName, at: exact };
  if (row.key.startsWith(name)) return { row, match: MATCH.mainPrefix, at: -1 };
  const prefix = find(`\n${name}`);
  if (prefix >= 0) return { row, match: MATCH.otherPrefix, at: prefix };
  if (row.key.includes(` ${name}`)) return { row, match: MATCH.mainWord, at: -1 };
  return { row, match: MATCH.otherWord, at: find(` ${name}`) };
}

function promoteFamous(candidates: Candidate[], to: Match, from: Match): void {
  const biggest = candidates.reduce(
    (most, { match, row }) => (match === to ? Math.max(most, row.population) : most),
    0,
  );
  for (const each of candidates) {
    const { population } = each.row;
    if (each.match === from && population >= FAMOUS_POPULATION && population >= FAMOUS_TIMES * biggest) each.match = to;
  }
}

function hit({ row, match, at }: Candidate): Hit {
  return {
    match,
    place: {
      id: row.id,
      name: row.name,
      matched: at < 0 ? null : nameAt(row, at),
      state: row.state,
      district: row.district,
      country: countryName(row.country),
      countryCode: row.country,
      latitude: row.latitude,
      longitude: row.longitude,
      population: row.population,
      timeZone: row.zone,
    },
  };
}

/** `names` and `keys` have the same order; `keys` begins with a line break. */
function nameAt(row: Row, at: number): string | null {
  const line = row.keys.slice(0, at + 1).split("\n").length - 2;
  return row.names.split("\n")[line] ?? null;
}
