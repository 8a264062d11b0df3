import type { DatabaseSync } from "node:sqlite";
import { findCountry } from "../countries/countries.ts";
import { HINDI_STATE_NAMES } from "../gazetteer/hindi-place-names.data.ts";
import type { Hit } from "../gazetteer/rank-hits.ts";
import { INDIAN_STATE_NAMES } from "../place-index/indian-state-names.data.ts";
import { normalise } from "../normalise.ts";

/** Every relevant state has a city up to this rank. */
const MAX_REGION_RANK = 6000;
/** "In", "me" and "ke" are also country codes. */
const MIN_COUNTRY_LENGTH = 4;
const SHORT_COUNTRIES: ReadonlySet<string> = new Set(["uk", "usa", "uae", "us"]);
/** From this length on, a prefix of a state's or district's name is enough: "himachal". */
const MIN_PREFIX_LENGTH = 5;

/** Minimum importance of a city with the name of a region, by main name or other name: Bihar Sharif is not Bihar. */
const CITY_OF_REGION_IMPORTANCE = { main: 30_000, other: 1_000_000 } as const;

/** States by Hindi name, with the names used in the data. */
const STATE_BY_HINDI_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(HINDI_STATE_NAMES).map(([state, hindi]) => [normalise(hindi), normalise(state)]),
);

/** A run of words that names the region of a town. */
export interface Region {
  /** Code of the country it names; null if none. */
  readonly country: string | null;
  /** In the form used in a place's scope. */
  readonly key: string;
}

/** @param name normalised */
export const parseRegion = (name: string): Region => ({
  country: findCountryCode(name),
  key: STATE_BY_HINDI_NAME.get(name) ?? name,
});

/** Whether the place is in the country, state or district of that name. */
export const isInRegion = ({ place, scope }: Hit, { country, key }: Region): boolean =>
  country === place.countryCode || scope.includes(key.length < MIN_PREFIX_LENGTH ? `\n${key}\n` : `\n${key}`);

/** Countries whose states people name for the place where they live, home first. */
const COUNTRIES_OF_STATES = ["IN", "US", "CA", "AU", "GB"];
const rankCountry = ({ countryCode }: NamedState): number => COUNTRIES_OF_STATES.indexOf(countryCode);

/** A state as the data writes it. */
export interface NamedState {
  readonly state: string;
  readonly countryCode: string;
}

/** Names of states and countries, which locate a town but are not one. */
export class Regions {
  readonly #states: ReadonlySet<string>;
  readonly #namedStates: ReadonlyMap<string, NamedState>;

  constructor(db: DatabaseSync) {
    const rows = db
      .prepare("SELECT DISTINCT state, country FROM place WHERE rank <= ? AND state IS NOT NULL")
      .all(MAX_REGION_RANK);
    const named = rows
      .map((row) => ({ state: String(row["state"]), countryCode: String(row["country"]) }))
      .filter(({ countryCode }) => COUNTRIES_OF_STATES.includes(countryCode))
      .toSorted((one, other) => rankCountry(other) - rankCountry(one));
    // India's states come last, so that they win: Punjab.
    this.#namedStates = new Map(named.map((one) => [normalise(one.state), one]));
    const indian = Object.entries(INDIAN_STATE_NAMES).flatMap(([name, others]) => [name, ...others]);
    const states = [...rows.map((row) => String(row["state"])), ...indian].map(normalise);
    this.#states = new Set([...states, ...STATE_BY_HINDI_NAME.keys()]);
  }

  /** @param name normalised */
  isRegion(name: string): boolean {
    return this.#states.has(name) || findCountryCode(name) !== null;
  }

  /** The state that a name means by itself, as "in New Jersey". @param name normalised */
  findState(name: string): NamedState | null {
    return this.#namedStates.get(STATE_BY_HINDI_NAME.get(name) ?? name) ?? null;
  }

  /** Whether the name of a state or country is also that of a city: Delhi, New York, Singapore. */
  isCityToo(name: string, { place, importance }: Hit): boolean {
    const country = findCountryCode(name);
    if (country !== null && country !== place.countryCode) return false;
    if (place.matched === null) return importance >= CITY_OF_REGION_IMPORTANCE.main;
    return country === null && importance >= CITY_OF_REGION_IMPORTANCE.other;
  }
}

export function findCountryCode(name: string): string | null {
  if (name.length < MIN_COUNTRY_LENGTH && !SHORT_COUNTRIES.has(name)) return null;
  return findCountry(name)?.code ?? null;
}
