import { getCountryName } from "../countries/countries.ts";
import type { Place } from "./place.ts";

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
export type MatchKind = (typeof MATCH_KIND)[keyof typeof MATCH_KIND];

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

/** A place as the index stores it. */
export interface Row {
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
/** A place whose name may be the one that was typed. */
export interface Candidate {
  readonly row: Row;
  match: MatchKind;
  /** Index in `keys` where the matched name starts; −1 for the main one. */
  at: number;
  /** Tie-breaker: the nearer and larger comes first. */
  readonly weight: number;
}

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
export const CITY_IMPORTANCE = 100_000;
export const VILLAGE_IMPORTANCE = 2000;

/** A place abroad with the name comes before one at home if it is this much larger: London, Dhaka. */
const FOREIGN_RATIO = 100;

/**
 * A user who has typed a hamlet's whole name may be typing a city's: Varana, Varanasi. The city comes first, the hamlet
 * next.
 */
export function rankCitiesFirst(found: Hit[]): Hit[] {
  const [best] = found;
  if (!best || best.match > MATCH_KIND.otherName || best.importance > VILLAGE_IMPORTANCE) return found;
  const cities = found.filter(
    ({ match, importance }) => match === MATCH_KIND.mainPrefix && importance >= CITY_IMPORTANCE,
  );
  return [...cities, ...found.filter((each) => !cities.includes(each))];
}

/** Of the places with the whole name, one at home comes first, unless one abroad is much larger. */
export function rankHomeFirst(found: Hit[], home: readonly string[]): Hit[] {
  const [best] = found;
  if (!best || best.match > MATCH_KIND.otherName || home.includes(best.place.countryCode)) return found;
  const atHome = found.find(({ match, place }) => match <= MATCH_KIND.otherName && home.includes(place.countryCode));
  if (!atHome || best.importance >= FOREIGN_RATIO * Math.max(1, atHome.importance)) return found;
  return [atHome, ...found.filter((hit) => hit !== atHome)];
}

export function createCandidate(row: Row, name: string): Candidate {
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

export function promoteFamous(candidates: Candidate[], to: MatchKind, from: MatchKind, oneCountry: boolean): void {
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

export function toHit({ row, match, at }: Candidate): Hit {
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
