import type { DatabaseSync, StatementSync } from "node:sqlite";
import { getCountryName } from "../countries/countries.ts";
import { hashName } from "./hash-name.ts";
import type { Place } from "./place.ts";
import {
  type SoundMatch,
  getNearlyEqualDistance,
  SoundSearch,
  getCertainDistance,
  computeWeight,
} from "./sound-search.ts";
import { parseQuery, type PlaceQuery, matchesQualifier, parseQualifiers, listSplits } from "./place-query.ts";
import { isIndic } from "./romanise.ts";
import { listSingleTypos, listOtherSpacings } from "./list-typos.ts";

/** Kinds of name matches, best first. */
export const MATCH_KIND = {
  mainName: 0,
  otherName: 1,
  mainPrefix: 2,
  otherPrefix: 3,
  mainWord: 4,
  otherWord: 5,
  alike: 6,
} as const;
type MatchKind = (typeof MATCH_KIND)[keyof typeof MATCH_KIND];

export interface Hit {
  readonly match: MatchKind;
  /** See `importance.ts`. */
  readonly importance: number;
  /** Only the centre of its taluk or district is known. */
  readonly approximate: boolean;
  /** All other names of the place, unordered. */
  readonly names: readonly string[];
  /** The names of its state and districts, for `matchesQualifier`. */
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
  match: MatchKind;
  /** Index in `keys` where the matched name starts; −1 for the main one. */
  at: number;
  /** Tie-breaker: the nearer and larger comes first. */
  readonly weight: number;
}

/** How many matches are considered, by population; whole-name matches are all considered. */
const CANDIDATE_LIMIT = 60;
const QUALIFIED_CANDIDATE_LIMIT = 400;
const SOUND_CANDIDATE_LIMIT = 30;

/**
 * A famous place's other name takes precedence over a hamlet's main name: Calcutta is Kolkata before it is Calcutta,
 * Ohio. Famous means at least this importance, and this many times that of the biggest place with it as main name, or
 * of the biggest in its own country. A larger town keeps its name there: Jeypore in Odisha, though Jaipur was spelled
 * so.
 */
const MAX_DISPLACED_IMPORTANCE = 50_000;
const FAME_RULES = [
  { standing: 100_000, times: 100, abroad: true },
  { standing: 20_000, times: 4, abroad: false },
  { standing: 5000, times: 10, abroad: false },
] as const;
/**
 * A village with exactly the typed name comes after a city this much larger whose name sounds the same: Tirupathi,
 * Hydrabad.
 */
const CITY_IMPORTANCE = 100_000;
const VILLAGE_IMPORTANCE = 2000;

export class PlaceSearch {
  readonly #exact: StatementSync;
  readonly #byName: StatementSync;
  readonly #byRank: StatementSync;
  readonly #sounds: SoundSearch;

  constructor(db: DatabaseSync) {
    // CROSS JOIN fixes the join order: from the requested hashes to their places.
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

  /** The best matches of a partial text, at most `limit`. */
  search(text: string, countryCode: string, limit: number): Hit[] {
    const query = parseQuery(text);
    if (query.name === "") return [];
    const found = this.#findHits(query, countryCode, limit);
    if (found.length > 0) return this.#putCitiesFirst(rankCitiesFirst(found), query, countryCode).slice(0, limit);
    for (const find of [
      (split: PlaceQuery) => this.findExact(split, countryCode),
      (split: PlaceQuery) => this.#findHits(split, countryCode, limit, true),
    ]) {
      for (const split of listSplits(query)) {
        const hits = find(split);
        if (hits.length > 0) return hits.slice(0, limit);
      }
    }
    return this.#findBySoundOrTypo(query, countryCode, limit);
  }

  /** The places with exactly that name, ignoring blanks, that match the qualifiers. Empty if there are none. */
  findExact(query: PlaceQuery, countryCode: string): Hit[] {
    const asTyped = this.#selectHits(this.#findExactCandidates([query.name], countryCode), query, true);
    if (asTyped.length > 0) return this.#putCitiesFirst(asTyped, query, countryCode);
    const respaced = this.#findExactCandidates(listOtherSpacings(query.name), countryCode);
    return this.#putCitiesFirst(this.#selectHits(respaced, query, true), query, countryCode);
  }

  /** The places anywhere with that whole name, main or other; blanks count. `name` is normalised. */
  findByWholeName(name: string): Hit[] {
    return this.#selectHits(this.#findExactCandidates([name], ""), { name, typed: name, qualifiers: [] }, true);
  }

  /** The places of those ranks, by population. */
  findByRanks(ranks: readonly number[]): Hit[] {
    return (this.#byRank.all(JSON.stringify(ranks)) as unknown as Row[]).map((row) =>
      toHit({ row, match: MATCH_KIND.alike, at: -1, weight: 0 }),
    );
  }

  /**
   * The places that are certain matches: a slightly different pronunciation, or one typo. Qualifiers are matched
   * strictly if requested.
   */
  findCertain(query: PlaceQuery, countryCode: string): Hit[] {
    const sameSound = this.#findBySound(query, countryCode, getCertainDistance(getSoundText(query)));
    return this.#selectHits([...sameSound, ...this.#findTypos(query, countryCode, CITY_IMPORTANCE)], query, true);
  }

  #findHits(query: PlaceQuery, countryCode: string, limit: number, strict = false): Hit[] {
    const pool = query.qualifiers.length > 0 ? QUALIFIED_CANDIDATE_LIMIT : CANDIDATE_LIMIT;
    const country = countryCode === "" ? "" : `country : "${countryCode.toLowerCase()}" AND `;
    // A normalised name contains only letters, marks, digits and blanks; quoted, nothing in it is an FTS operator.
    const begins = `"${query.name}" *`;
    const candidates = [
      ...this.#findExactCandidates([query.name], countryCode),
      ...this.#findByExpression(`${country}main : ^ ${begins}`, pool, query.name),
      ...this.#findByExpression(`${country}{main other} : ${begins}`, pool, query.name),
    ];
    return this.#selectHits(candidates, query, strict).slice(0, limit);
  }

  /** For names without an exact match: places that sound the same, also by prefix, and names one typo away. */
  #findBySoundOrTypo(query: PlaceQuery, countryCode: string, limit: number): Hit[] {
    for (const variant of [query, ...listSplits(query, true)]) {
      const sameSound = this.#findBySound(variant, countryCode, Number.POSITIVE_INFINITY);
      const slips = variant === query ? this.#findTypos(variant, countryCode, 0) : [];
      const hits = this.#selectHits([...sameSound, ...slips], variant, variant !== query);
      if (hits.length > 0) return hits.slice(0, limit);
    }
    const prefixMatches = this.#sounds.findByPrefix(getSoundText(query), countryCode, SOUND_CANDIDATE_LIMIT);
    return this.#selectHits(this.#rankBySound(prefixMatches), query, false).slice(0, limit);
  }

  /** Moves a city whose name sounds as typed before hamlets that are spelled so. */
  #putCitiesFirst(found: Hit[], query: PlaceQuery, countryCode: string): Hit[] {
    const best = found[0];
    if (!best || best.importance > (best.match > MATCH_KIND.otherName ? CITY_IMPORTANCE : VILLAGE_IMPORTANCE))
      return found;
    const sameSound = this.#findBySound(query, countryCode, getNearlyEqualDistance(getSoundText(query)));
    const cities = this.#selectHits(sameSound, query, true).filter(({ importance }) => importance >= CITY_IMPORTANCE);
    const known = new Set(found.map(({ place }) => place.id));
    return [...cities.filter(({ place }) => !known.has(place.id)).slice(0, 1), ...found];
  }

  /** Places with one of these as a whole name. */
  #findExactCandidates(names: readonly string[], countryCode: string): Candidate[] {
    const byHash = new Map(names.map((name) => [hashName(name), name]));
    const rows = this.#exact.all(JSON.stringify([...byHash.keys()]), countryCode, countryCode) as unknown as (Row & {
      hash: number;
    })[];
    return rows
      .map((row) => createCandidate(row, byHash.get(row.hash) ?? ""))
      .filter(({ match }) => match <= MATCH_KIND.otherName);
  }

  #findByExpression(expression: string, limit: number, name: string): Candidate[] {
    return (this.#byName.all(expression, limit) as unknown as Row[]).map((row) => createCandidate(row, name));
  }

  #findBySound(query: PlaceQuery, countryCode: string, mostApart: number): Candidate[] {
    const pool = query.qualifiers.length > 0 ? QUALIFIED_CANDIDATE_LIMIT : SOUND_CANDIDATE_LIMIT;
    const matches = this.#sounds.findByName(getSoundText(query), countryCode, pool);
    return this.#rankBySound(matches.filter(({ distance }) => distance <= mostApart));
  }

  #rankBySound(matches: readonly SoundMatch[]): Candidate[] {
    const weights = new Map(matches.map((each) => [each.rank, computeWeight(each)]));
    const rows = this.#byRank.all(JSON.stringify([...weights.keys()])) as unknown as Row[];
    return rows.map((row) => ({ row, match: MATCH_KIND.alike, at: -1, weight: weights.get(row.rank) ?? 0 }));
  }

  #findTypos({ name }: PlaceQuery, countryCode: string, leastStanding: number): Candidate[] {
    return this.#findExactCandidates(listSingleTypos(name), countryCode)
      .filter(({ row }) => row.standing >= leastStanding)
      .map((each) => ({
        ...each,
        match: MATCH_KIND.alike,
        weight: computeWeight({ rank: each.row.rank, distance: TYPO_DISTANCE }),
      }));
  }

  #selectHits(candidates: Candidate[], query: PlaceQuery, strict: boolean): Hit[] {
    const oneCountry = candidates.every(({ row }) => row.country === candidates[0]?.row.country);
    const byRank = new Map<number, Candidate>();
    for (const each of candidates) {
      const known = byRank.get(each.row.rank);
      if (!known || each.weight < known.weight) byRank.set(each.row.rank, each);
    }
    const distinct = [...byRank.values()];
    const qualifiers = parseQualifiers(query);
    const where = ({ row }: Candidate) => qualifiers.every((each) => matchesQualifier(each, row.scope, row.country));
    const qualified = qualifiers.length === 0 ? distinct : distinct.filter(where);
    const matching = qualified.length > 0 || strict ? qualified : distinct;
    promoteFamous(matching, MATCH_KIND.mainName, MATCH_KIND.otherName, oneCountry);
    promoteFamous(matching, MATCH_KIND.mainPrefix, MATCH_KIND.otherPrefix, oneCountry);
    matching.sort((a, b) => a.match - b.match || a.weight - b.weight || a.row.rank - b.row.rank);
    return matching.map(toHit);
  }
}

/**
 * A user who has typed a hamlet's whole name may be typing a city's: Varana, Varanasi. The city comes first, the hamlet
 * next.
 */
function rankCitiesFirst(found: Hit[]): Hit[] {
  const [best] = found;
  if (!best || best.match > MATCH_KIND.otherName || best.importance > VILLAGE_IMPORTANCE) return found;
  const cities = found.filter(
    ({ match, importance }) => match === MATCH_KIND.mainPrefix && importance >= CITY_IMPORTANCE,
  );
  return [...cities, ...found.filter((each) => !cities.includes(each))];
}

/** A typo is about as unlikely as a differing consonant. */
const TYPO_DISTANCE = 1;

const getSoundText = ({ name, typed }: PlaceQuery) => (isIndic(typed) ? typed : name);

function createCandidate(row: Row, name: string): Candidate {
  return { row, ...classifyMatch(row, name), weight: 0 };
}

function classifyMatch(row: Row, name: string): { match: MatchKind; at: number } {
  const find = (text: string) => row.keys.indexOf(text);
  if (row.key === name) return { match: MATCH_KIND.mainName, at: -1 };
  const exact = find(`\n${name}\n`);
  if (exact >= 0) return { match: MATCH_KIND.otherName, at: exact };
  if (row.key.startsWith(name)) return { match: MATCH_KIND.mainPrefix, at: -1 };
  const prefix = find(`\n${name}`);
  if (prefix >= 0) return { match: MATCH_KIND.otherPrefix, at: prefix };
  if (row.key.includes(` ${name}`)) return { match: MATCH_KIND.mainWord, at: -1 };
  return { match: MATCH_KIND.otherWord, at: find(` ${name}`) };
}

function promoteFamous(candidates: Candidate[], to: MatchKind, from: MatchKind, oneCountry: boolean): void {
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
    const biggestAtHome = biggest.get(country) ?? 0;
    const famous = FAME_RULES.some((rule) => {
      if (standing < rule.standing) return false;
      return rule.abroad
        ? standing >= rule.times * world
        : (oneCountry || biggestAtHome === world) &&
            biggestAtHome < MAX_DISPLACED_IMPORTANCE &&
            standing >= rule.times * biggestAtHome;
    });
    if (famous) each.match = to;
  }
}

function toHit({ row, match, at }: Candidate): Hit {
  return {
    match,
    importance: row.standing,
    approximate: row.approximate === 1,
    names: row.names.split("\n"),
    scope: row.scope,
    place: {
      id: row.id,
      name: row.name,
      matched: at < 0 ? null : getNameAt(row, at),
      state: row.state,
      district: row.district,
      country: getCountryName(row.country),
      countryCode: row.country,
      latitude: row.latitude,
      longitude: row.longitude,
      population: row.population,
      timeZone: row.zone,
    },
  };
}

/** `names` and `keys` have the same order; `keys` starts with a line break. */
function getNameAt(row: Row, at: number): string | null {
  const line = row.keys.slice(0, at + 1).split("\n").length - 2;
  return row.names.split("\n")[line] ?? null;
}
