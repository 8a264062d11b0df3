import { findCountry } from "../countries/countries.ts";
import { normalise } from "../normalise.ts";

/** No name is longer; what is typed beyond is dropped before anything looks at it. */
const MAX_QUERY = 200;

export interface PlaceQuery {
  /** Normalised, may be empty. */
  readonly name: string;
  /** Normalised state, district or country after a comma ("Rampur, Uttar Pradesh"). */
  readonly qualifiers: readonly string[];
}

/** Takes "City, District, State" apart. */
export function parseQuery(text: string): PlaceQuery {
  const parts = text
    .slice(0, MAX_QUERY)
    .split(/[,،、，;|]/u)
    .map(normalise)
    .filter((part) => part !== "");
  const [name = "", ...qualifiers] = parts;
  return { name, qualifiers };
}

/** "rampur uttar pradesh" without its comma: every way to take the end of a name for a qualifier, the longest name first. */
export function splitsOf(name: string): PlaceQuery[] {
  const words = name.split(" ");
  if (words.length > 6) return [];
  return words
    .slice(1)
    .map((_, i) => words.length - 1 - i)
    .map((at) => ({ name: words.slice(0, at).join(" "), qualifiers: [words.slice(at).join(" ")] }));
}

/** What a qualifier asks for, worked out once for all candidates. */
export interface Qualifier {
  readonly key: string;
  /** Of the country it names, if it names one. */
  readonly countryCode: string | null;
}

export function readQualifiers(query: PlaceQuery): Qualifier[] {
  return query.qualifiers.map((key) => ({ key, countryCode: findCountry(key)?.code ?? null }));
}

/** Whether a place with that scope (see `scopeOf`) and country is what the qualifier says: a name's beginning is enough. */
export function qualifies({ key, countryCode }: Qualifier, scope: string, placeCountry: string): boolean {
  if (scope.includes(key.length <= 3 ? `\n${key}\n` : `\n${key}`)) return true;
  return countryCode === placeCountry;
}
