import type { DatabaseSync, StatementSync } from "node:sqlite";
import { hashName } from "../place-index/hash-name.ts";
import { distanceKm } from "./place.ts";
import { parsePostalCode, type PostalCodeQuery } from "./postal-code.ts";
import {
  type SoundMatch,
  getNearlyEqualDistance,
  SoundSearch,
  getCertainDistance,
  isSpellingOf,
  getTransliteratedDistance,
  computeWeight,
} from "./sound-search.ts";
import {
  listNamedCountries,
  listSplits,
  matchesQualifier,
  parseQualifiers,
  parseQuery,
  type PlaceQuery,
} from "./place-query.ts";
import {
  type Candidate,
  createCandidate,
  type Hit,
  MATCH_KIND,
  promoteFamous,
  rankCitiesFirst,
  rankHomeFirst,
  type Row,
  toHit,
  CITY_IMPORTANCE,
  VILLAGE_IMPORTANCE,
} from "./rank-hits.ts";
import { isIndic } from "../place-index/romanise.ts";
import { listSingleTypos, listOtherSpacings } from "./list-typos.ts";

const toPlaceHit = (row: Row): Hit => toHit({ row, match: MATCH_KIND.alike, at: -1, weight: 0 });

const KM_PER_DEGREE = 111;
/** "कोपरगाव" is Kopargaon. */
const MARATHI_VILLAGE = /गाव$/u;
/** Less than a vowel: two spellings of one name. */
const SAME_SPELLING_DISTANCE = 0.15;

/** How many matches are considered, by population; whole-name matches are all considered. */
const CANDIDATE_LIMIT = 60;
const QUALIFIED_CANDIDATE_LIMIT = 400;
const SOUND_CANDIDATE_LIMIT = 30;

/** A city abroad is found by its sound if that differs by a vowel at most: Kathmandoo. */
const ABROAD_DISTANCE = 0.4;

const INDIA = "IN";
/** A place of the typed name this close to those of the PIN code is the one that is meant. */
const POSTAL_AREA_KM = 40;

/** Where a search looks. */
export interface SearchArea {
  /** The only country, or "" for all. */
  readonly countryCode: string;
  /** Without an only country: the countries that come first, and in which a similar sound is enough. */
  readonly home: readonly string[];
}

export class PlaceSearch {
  readonly #exact: StatementSync;
  readonly #byName: StatementSync;
  readonly #byRank: StatementSync;
  readonly #byId: StatementSync;
  readonly #near: StatementSync;
  readonly #largest: StatementSync;
  readonly #largestOfState: StatementSync;
  readonly #byPostalCode: StatementSync;
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
    this.#byId = db.prepare("SELECT * FROM place WHERE id = ?");
    // The inner query reads only the index of coordinates: the rows of a whole circle of latitude would take 15 ms.
    this.#near = db.prepare(
      `SELECT * FROM place WHERE rank IN (
         SELECT rank FROM place WHERE latitude BETWEEN ?1 - ?3 AND ?1 + ?3 AND longitude BETWEEN ?2 - ?4 AND ?2 + ?4
         ORDER BY abs(latitude - ?1) / ?3 + abs(longitude - ?2) / ?4 LIMIT 20)`,
    );
    this.#largest = db.prepare("SELECT * FROM place WHERE country = ? ORDER BY rank LIMIT ?");
    this.#largestOfState = db.prepare("SELECT * FROM place WHERE country = ? AND state = ? ORDER BY rank LIMIT 1");
    this.#byPostalCode = db.prepare(
      "SELECT * FROM place WHERE rank IN (SELECT rank FROM postal WHERE code = ?) ORDER BY rank",
    );
    this.#sounds = new SoundSearch(db);
  }

  /** The place with an id, as search results have it. */
  findById(id: number): Hit | null {
    const row = this.#byId.get(id) as Row | undefined;
    return row ? toPlaceHit(row) : null;
  }

  /** The place nearest to a point, among those at most so many kilometres away; null if there is none. */
  findNearest(point: { readonly latitude: number; readonly longitude: number }, maxKm: number): Hit | null {
    const latitudes = maxKm / KM_PER_DEGREE;
    const longitudes = latitudes / Math.max(0.01, Math.cos((point.latitude * Math.PI) / 180));
    const rows = this.#near.all(point.latitude, point.longitude, latitudes, longitudes) as unknown as Row[];
    const nearest = rows
      .map((row) => ({ row, km: distanceKm(point, row) }))
      .filter(({ km }) => km <= maxKm)
      .toSorted((a, b) => a.km - b.km)[0];
    return nearest ? toPlaceHit(nearest.row) : null;
  }

  /** The places of a country with the most inhabitants. */
  listLargest(countryCode: string, limit: number): Hit[] {
    return (this.#largest.all(countryCode, limit) as unknown as Row[]).map(toPlaceHit);
  }

  /** The best matches of a partial text, at most `limit`. */
  search(text: string, area: SearchArea, limit: number): Hit[] {
    const { countryCode, home } = area;
    const postal = parsePostalCode(text);
    if (postal) {
      const hits = this.findByPostalCode(postal, countryCode);
      return hits.length > 0 ? hits.slice(0, limit) : this.search(postal.rest, area, limit);
    }
    const query = parseQuery(text);
    if (query.name === "") return [];
    const found = this.#findHits(query, countryCode, limit);
    if (found.length > 0) {
      const cities = this.#putCitiesFirst(rankCitiesFirst(found), query, countryCode);
      return rankHomeFirst(cities, home).slice(0, limit);
    }
    for (const find of [
      (split: PlaceQuery) => this.findExact(split, countryCode),
      (split: PlaceQuery) => this.#findHits(split, countryCode, limit, true),
    ]) {
      for (const split of listSplits(query)) {
        const hits = find(split);
        if (hits.length > 0) return rankHomeFirst(hits, home).slice(0, limit);
      }
    }
    return this.#findBySoundOrTypo(query, area, limit);
  }

  /**
   * The places of an Indian PIN code, the most important first. With a name beside the code only those of that name, in its area or near it:
   * offices of a town may lie just outside.
   */
  findByPostalCode({ code, rest }: PostalCodeQuery, countryCode: string): Hit[] {
    if (countryCode !== "" && countryCode !== INDIA) return [];
    const area = (this.#byPostalCode.all(code) as unknown as Row[]).map(toPlaceHit);
    const [main] = area;
    if (!main || rest === "") return area;
    const query = parseQuery(rest);
    const named = [query, ...listSplits(query)].flatMap((split) => this.findExact(split, INDIA));
    const inArea = new Set(area.map(({ place }) => place.id));
    const kmOf = ({ place }: Hit): number => (inArea.has(place.id) ? 0 : distanceKm(place, main.place));
    return named.filter((hit) => kmOf(hit) <= POSTAL_AREA_KM).toSorted((a, b) => kmOf(a) - kmOf(b));
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
    return (this.#byRank.all(JSON.stringify(ranks)) as unknown as Row[]).map(toPlaceHit);
  }

  /**
   * The places that are certain matches: a slightly different pronunciation, or one typo. Qualifiers are matched
   * strictly if requested.
   */
  findCertain(query: PlaceQuery, countryCode: string): Hit[] {
    const sameSound = this.#findBySound(query, countryCode, getCertainDistance(getSoundText(query)));
    return this.#selectHits([...sameSound, ...this.#findTypos(query, countryCode, CITY_IMPORTANCE)], query, true);
  }

  /**
   * The places of a country whose name in Latin letters is a name in an Indian script: "चिपळूण" is Chiplun. Only the nearest spellings, of which
   * several towns may have one.
   */
  findTransliterated(typed: string, countryCode: string): Hit[] {
    const name = typed.replace(MARATHI_VILLAGE, "गांव");
    const most = getTransliteratedDistance(name);
    const matches = this.#sounds
      .findByName(name, countryCode, SOUND_CANDIDATE_LIMIT)
      .filter(({ distance }) => distance <= most);
    const nearest = Math.min(...matches.map(({ distance }) => distance));
    const same = matches.filter(({ distance }) => distance <= nearest + SAME_SPELLING_DISTANCE);
    return this.findByRanks(same.map(({ rank }) => rank)).toSorted((a, b) => b.importance - a.importance);
  }

  /** The most populous city that an Indian script's word spells letter by letter, wherever it lies. */
  findCityInScript(word: string): Hit | null {
    const matches = this.#sounds.findByName(word, "", SOUND_CANDIDATE_LIMIT);
    const [largest] = this.findByRanks(matches.map(({ rank }) => rank))
      .filter(({ place, importance }) => importance >= CITY_IMPORTANCE && isSpellingOf(place.name, word))
      .toSorted((a, b) => b.importance - a.importance);
    return largest ?? null;
  }

  /** The largest town of a state, as the data writes its name, in a country. */
  findLargestOfState(state: string, countryCode: string): Hit | null {
    const row = this.#largestOfState.get(countryCode, state) as Row | undefined;
    return row ? toPlaceHit(row) : null;
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

  /**
   * For names without an exact match: places that sound the same, also by prefix, and names one typo away. Abroad only
   * a city with nearly that name: no result is better than a place somewhere that sounds similar.
   */
  #findBySoundOrTypo(query: PlaceQuery, { countryCode, home }: SearchArea, limit: number): Hit[] {
    for (const variant of [query, ...listSplits(query, true)]) {
      const near = countryCode === "" ? [...home, ...listNamedCountries(parseQualifiers(variant))] : [countryCode];
      const alike = near.flatMap((code) => [
        ...this.#findBySound(variant, code, Number.POSITIVE_INFINITY),
        ...(variant === query ? this.#findTypos(variant, code, 0) : []),
      ]);
      const abroad = countryCode === "" ? this.#findAlikeAbroad(variant) : [];
      const hits = this.#selectHits([...alike, ...abroad], variant, variant !== query);
      if (hits.length > 0) return hits.slice(0, limit);
    }
    const prefixMatches = (countryCode === "" ? home : [countryCode]).flatMap((code) =>
      this.#sounds.findByPrefix(getSoundText(query), code, SOUND_CANDIDATE_LIMIT),
    );
    return this.#selectHits(this.#rankBySound(prefixMatches), query, false).slice(0, limit);
  }

  #findAlikeAbroad(query: PlaceQuery): Candidate[] {
    const sameSound = this.#findBySound(
      query,
      "",
      Math.min(getNearlyEqualDistance(getSoundText(query)), ABROAD_DISTANCE),
    );
    return [...sameSound, ...this.#findTypos(query, "", CITY_IMPORTANCE)].filter(
      ({ row }) => row.standing >= CITY_IMPORTANCE,
    );
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
    // A country in the text excludes the others; a state that is not found is ignored.
    const isBound = strict || listNamedCountries(qualifiers).length > 0;
    const matching = qualified.length > 0 || isBound ? qualified : distinct;
    promoteFamous(matching, MATCH_KIND.mainName, MATCH_KIND.otherName, oneCountry);
    promoteFamous(matching, MATCH_KIND.mainPrefix, MATCH_KIND.otherPrefix, oneCountry);
    matching.sort((a, b) => a.match - b.match || a.weight - b.weight || a.row.rank - b.row.rank);
    return matching.map(toHit);
  }
}

/** A typo is about as unlikely as a differing consonant. */
const TYPO_DISTANCE = 1;

const getSoundText = ({ name, typed }: PlaceQuery) => (isIndic(typed) ? typed : name);
