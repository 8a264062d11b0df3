import type { DatabaseSync, StatementSync } from "node:sqlite";
import { countryName } from "../countries/countries.ts";
import { nameHash } from "./name-hash.ts";
import type { Place } from "./place.ts";
import { type Alike, hardlyApart, SoundSearch, surelyApart, weightOf } from "./alike.ts";
import { parseQuery, type PlaceQuery, qualifies, readQualifiers, splitsOf } from "./query.ts";
import { isIndic } from "./romanise.ts";
import { oneSlipAway, otherSpacings } from "./typos.ts";

/** How a name was matched, best first. */
export const MATCH = {
  mainName: 0,
  otherName: 1,
  mainPrefix: 2,
  otherPrefix: 3,
  mainWord: 4,
  otherWord: 5,
  alike: 6,
} as const;
type Match = (typeof MATCH)[keyof typeof MATCH];

export interface Hit {
  readonly match: Match;
  /** See `standing.ts`. */
  readonly standing: number;
  /** Only the middle of its taluk or district is known. */
  readonly approximate: boolean;
  /** All other names of the place, in no order. */
  readonly names: readonly string[];
  /** The names of its state and districts, for `qualifies`. */
  readonly scope: string;
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
  readonly standing: number;
  readonly approximate: number;
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
  /** Of two alike the nearer and larger comes first. */
  readonly weight: number;
}

/** How many of the most populous matches are looked at: the whole names apart, which all are. */
const POOL = 60;
const QUALIFIED_POOL = 400;
const ALIKE_POOL = 30;

/**
 * A famous place's other name beats a hamlet's main one: Calcutta is Kolkata before it is Calcutta, Ohio. Famous: this much standing,
 * and this many times that of the biggest place that has it for its main name, or of the biggest in its own country; a town of some size
 * keeps its name there: Jeypore in Odisha, though Jaipur was written so.
 */
const KEEPS_ITS_NAME = 50_000;
const FAMOUS = [
  { standing: 100_000, times: 100, abroad: true },
  { standing: 20_000, times: 4, abroad: false },
  { standing: 5000, times: 10, abroad: false },
] as const;
/** A village that is called just what was typed gives way to a city this much larger whose name is said so: Tirupathi, Hydrabad. */
const SURE_STANDING = 100_000;
const VILLAGE_STANDING = 2000;

export class PlaceSearch {
  readonly #exact: StatementSync;
  readonly #byName: StatementSync;
  readonly #byRank: StatementSync;
  readonly #sounds: SoundSearch;

  constructor(db: DatabaseSync) {
    // CROSS JOIN keeps the order written: from the hashes asked for to their places.
    this.#exact = db.prepare(
      `SELECT exact.hash AS hash, place.* FROM json_each(?) AS asked CROSS JOIN exact ON exact.hash = asked.value
       CROSS JOIN place USING (rank) WHERE ? = '' OR country = ? ORDER BY rank LIMIT 500`,
    );
    this.#byName = db.prepare(
      "SELECT * FROM place WHERE rank IN (SELECT rowid FROM name WHERE name MATCH ? ORDER BY rowid LIMIT ?) ORDER BY rank",
    );
    this.#byRank = db.prepare("SELECT * FROM place WHERE rank IN (SELECT value FROM json_each(?))");
    this.#sounds = new SoundSearch(db);
  }

  /** The best matches of a text typed so far, at most `limit`. */
  search(text: string, countryCode: string, limit: number): Hit[] {
    const query = parseQuery(text);
    if (query.name === "") return [];
    const found = this.#hits(query, countryCode, limit);
    if (found.length > 0) return this.#citiesFirst(begunFirst(found), query, countryCode).slice(0, limit);
    for (const find of [
      (split: PlaceQuery) => this.exact(split, countryCode),
      (split: PlaceQuery) => this.#hits(split, countryCode, limit, true),
    ]) {
      for (const split of splitsOf(query)) {
        const hits = find(split);
        if (hits.length > 0) return hits.slice(0, limit);
      }
    }
    return this.#said(query, countryCode, limit);
  }

  /** The places that have exactly that name, blanks apart, and are where the qualifiers say. Empty where none is. */
  exact(query: PlaceQuery, countryCode: string): Hit[] {
    const asTyped = this.#answer(this.#exactCandidates([query.name], countryCode), query, true);
    if (asTyped.length > 0) return this.#citiesFirst(asTyped, query, countryCode);
    const respaced = this.#exactCandidates(otherSpacings(query.name), countryCode);
    return this.#citiesFirst(this.#answer(respaced, query, true), query, countryCode);
  }

  /** The places anywhere that have that whole name, main or other; blanks count. `name` is normalised. */
  called(name: string): Hit[] {
    return this.#answer(this.#exactCandidates([name], ""), { name, typed: name, qualifiers: [] }, true);
  }

  /** The places of those ranks, the most populous first. */
  ofRanks(ranks: readonly number[]): Hit[] {
    return (this.#byRank.all(JSON.stringify(ranks)) as unknown as Row[]).map((row) =>
      hit({ row, match: MATCH.alike, at: -1, weight: 0 }),
    );
  }

  /** The places that can only be meant: the name said a little otherwise, or one slip of the finger away. Strictly where it is asked for. */
  surelyMeant(query: PlaceQuery, countryCode: string): Hit[] {
    const heard = this.#heard(query, countryCode, surelyApart(soundOf(query)));
    return this.#answer([...heard, ...this.#slips(query, countryCode, SURE_STANDING)], query, true);
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
    return this.#answer(candidates, query, strict).slice(0, limit);
  }

  /** Where nothing is called so: what is said so, also as far as typed, and what a slip of the finger made of it. */
  #said(query: PlaceQuery, countryCode: string, limit: number): Hit[] {
    for (const asked of [query, ...splitsOf(query, true)]) {
      const heard = this.#heard(asked, countryCode, Number.POSITIVE_INFINITY);
      const slips = asked === query ? this.#slips(asked, countryCode, 0) : [];
      const hits = this.#answer([...heard, ...slips], asked, asked !== query);
      if (hits.length > 0) return hits.slice(0, limit);
    }
    const begun = this.#sounds.beginningAlike(soundOf(query), countryCode, ALIKE_POOL);
    return this.#answer(this.#ranked(begun), query, false).slice(0, limit);
  }

  /** Puts a city whose name is said as typed before hamlets that are written so. */
  #citiesFirst(found: Hit[], query: PlaceQuery, countryCode: string): Hit[] {
    const best = found[0];
    if (!best || best.standing > (best.match > MATCH.otherName ? SURE_STANDING : VILLAGE_STANDING)) return found;
    const heard = this.#heard(query, countryCode, hardlyApart(soundOf(query)));
    const cities = this.#answer(heard, query, true).filter(({ standing }) => standing >= SURE_STANDING);
    const known = new Set(found.map(({ place }) => place.id));
    return [...cities.filter(({ place }) => !known.has(place.id)).slice(0, 1), ...found];
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

  #heard(query: PlaceQuery, countryCode: string, mostApart: number): Candidate[] {
    const pool = query.qualifiers.length > 0 ? QUALIFIED_POOL : ALIKE_POOL;
    const alike = this.#sounds.alike(soundOf(query), countryCode, pool);
    return this.#ranked(alike.filter(({ distance }) => distance <= mostApart));
  }

  #ranked(alike: readonly Alike[]): Candidate[] {
    const weights = new Map(alike.map((each) => [each.rank, weightOf(each)]));
    const rows = this.#byRank.all(JSON.stringify([...weights.keys()])) as unknown as Row[];
    return rows.map((row) => ({ row, match: MATCH.alike, at: -1, weight: weights.get(row.rank) ?? 0 }));
  }

  #slips({ name }: PlaceQuery, countryCode: string, leastStanding: number): Candidate[] {
    return this.#exactCandidates(oneSlipAway(name), countryCode)
      .filter(({ row }) => row.standing >= leastStanding)
      .map((each) => ({
        ...each,
        match: MATCH.alike,
        weight: weightOf({ rank: each.row.rank, distance: SLIP_DISTANCE }),
      }));
  }

  #answer(candidates: Candidate[], query: PlaceQuery, strict: boolean): Hit[] {
    const oneCountry = candidates.every(({ row }) => row.country === candidates[0]?.row.country);
    const byRank = new Map<number, Candidate>();
    for (const each of candidates) {
      const known = byRank.get(each.row.rank);
      if (!known || each.weight < known.weight) byRank.set(each.row.rank, each);
    }
    const distinct = [...byRank.values()];
    const qualifiers = readQualifiers(query);
    const where = ({ row }: Candidate) => qualifiers.every((each) => qualifies(each, row.scope, row.country));
    const qualified = qualifiers.length === 0 ? distinct : distinct.filter(where);
    const kept = qualified.length > 0 || strict ? qualified : distinct;
    promoteFamous(kept, MATCH.mainName, MATCH.otherName, oneCountry);
    promoteFamous(kept, MATCH.mainPrefix, MATCH.otherPrefix, oneCountry);
    kept.sort((a, b) => a.match - b.match || a.weight - b.weight || a.row.rank - b.row.rank);
    return kept.map(hit);
  }
}

/** Who has typed a hamlet's whole name may be on the way to a city: Varana, Varanasi. The city comes first, the hamlet next. */
function begunFirst(found: Hit[]): Hit[] {
  const [best] = found;
  if (!best || best.match > MATCH.otherName || best.standing > VILLAGE_STANDING) return found;
  const cities = found.filter(({ match, standing }) => match === MATCH.mainPrefix && standing >= SURE_STANDING);
  return [...cities, ...found.filter((each) => !cities.includes(each))];
}

/** A slip of the finger is about as unlikely as a consonant said otherwise. */
const SLIP_DISTANCE = 1;

const soundOf = ({ name, typed }: PlaceQuery) => (isIndic(typed) ? typed : name);

function candidate(row: Row, name: string): Candidate {
  return { row, ...matchOf(row, name), weight: 0 };
}

function matchOf(row: Row, name: string): { match: Match; at: number } {
  const find = (text: string) => row.keys.indexOf(text);
  if (row.key === name) return { match: MATCH.mainName, at: -1 };
  const exact = find(`\n${name}\n`);
  if (exact >= 0) return { match: MATCH.otherName, at: exact };
  if (row.key.startsWith(name)) return { match: MATCH.mainPrefix, at: -1 };
  const prefix = find(`\n${name}`);
  if (prefix >= 0) return { match: MATCH.otherPrefix, at: prefix };
  if (row.key.includes(` ${name}`)) return { match: MATCH.mainWord, at: -1 };
  return { match: MATCH.otherWord, at: find(` ${name}`) };
}

function promoteFamous(candidates: Candidate[], to: Match, from: Match, oneCountry: boolean): void {
  const biggest = new Map<string, number>();
  const note = (country: string, standing: number) =>
    biggest.set(country, Math.max(biggest.get(country) ?? 0, standing));
  for (const { match, row } of candidates) {
    if (match !== to) continue;
    note(row.country, row.standing);
    note("", row.standing);
  }
  for (const each of candidates) {
    if (each.match !== from) continue;
    const { standing, country } = each.row;
    const world = biggest.get("") ?? 0;
    const own = biggest.get(country) ?? 0;
    const famous = FAMOUS.some((rule) => {
      if (standing < rule.standing) return false;
      return rule.abroad
        ? standing >= rule.times * world
        : (oneCountry || own === world) && own < KEEPS_ITS_NAME && standing >= rule.times * own;
    });
    if (famous) each.match = to;
  }
}

function hit({ row, match, at }: Candidate): Hit {
  return {
    match,
    standing: row.standing,
    approximate: row.approximate === 1,
    names: row.names.split("\n"),
    scope: row.scope,
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
