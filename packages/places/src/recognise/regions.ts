import type { DatabaseSync } from "node:sqlite";
import { findCountry } from "../countries/countries.ts";
import { HINDI_STATES } from "../gazetteer/said-in-hindi.data.ts";
import type { Hit } from "../gazetteer/search.ts";
import { INDIAN_STATE_NAMES } from "../gazetteer/state-names.data.ts";
import { normalise } from "../normalise.ts";

/** Every state that matters has a city down to this rank. */
const RANKS = 6000;
/** "In", "me" and "ke" are codes of countries too. */
const LEAST_OF_COUNTRY = 4;
const SHORT_COUNTRIES: ReadonlySet<string> = new Set(["uk", "usa", "uae", "us"]);
/** The beginning of a state's or district's name is enough from here on: "himachal". */
const LEAST_OF_BEGINNING = 5;

/** Its people at least, called so by its main name or another: Bihar Sharif is no Bihar. */
const CITY_OF_REGION = { main: 30_000, other: 1_000_000 } as const;

/** States in Hindi, by the names that the data give them. */
const FROM_HINDI: ReadonlyMap<string, string> = new Map(
  Object.entries(HINDI_STATES).map(([state, hindi]) => [normalise(hindi), normalise(state)]),
);

/** What a run of words says of where a town is. */
export interface Region {
  /** Of the country that it names; null where it names none. */
  readonly country: string | null;
  /** As the scope of a place has it. */
  readonly key: string;
}

/** @param name normalised */
export const regionOf = (name: string): Region => ({ country: countryOf(name), key: FROM_HINDI.get(name) ?? name });

/** Whether the place is in the country, state or district of that name. */
export const isIn = ({ place, scope }: Hit, { country, key }: Region): boolean =>
  country === place.countryCode || scope.includes(key.length < LEAST_OF_BEGINNING ? `\n${key}\n` : `\n${key}`);

/** Names of states and countries: they say where a town is, and are no town. */
export class Regions {
  readonly #states: ReadonlySet<string>;

  constructor(db: DatabaseSync) {
    const rows = db.prepare("SELECT DISTINCT state FROM place WHERE rank <= ? AND state IS NOT NULL").all(RANKS);
    const indian = Object.entries(INDIAN_STATE_NAMES).flatMap(([name, others]) => [name, ...others]);
    const states = [...rows.map((row) => String(row["state"])), ...indian].map(normalise);
    this.#states = new Set([...states, ...FROM_HINDI.keys()]);
  }

  /** @param name normalised */
  isRegion(name: string): boolean {
    return this.#states.has(name) || countryOf(name) !== null;
  }

  /** Whether the name of a state or country is that of a city as well: Delhi, New York, Singapore. */
  isCityToo(name: string, { place, standing }: Hit): boolean {
    const country = countryOf(name);
    if (country !== null && country !== place.countryCode) return false;
    if (place.matched === null) return standing >= CITY_OF_REGION.main;
    return country === null && standing >= CITY_OF_REGION.other;
  }
}

function countryOf(name: string): string | null {
  if (name.length < LEAST_OF_COUNTRY && !SHORT_COUNTRIES.has(name)) return null;
  return findCountry(name)?.code ?? null;
}
