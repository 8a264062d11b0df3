import { findCountry } from "../countries/countries.ts";
import { belongsToCountry } from "../countries/territories.ts";
import { normalise } from "../normalise.ts";

/** No name is longer; the rest of a longer text is dropped before any processing. */
const MAX_QUERY = 200;

export interface PlaceQuery {
  /** Normalised, may be empty. */
  readonly name: string;
  /** The same as typed, for scripts whose marks are lost by normalisation. */
  readonly typed: string;
  /** Normalised state, district or country after a comma ("Rampur, Uttar Pradesh"). */
  readonly qualifiers: readonly string[];
  /** Whether the qualifiers must be whole names; otherwise a prefix is enough. */
  readonly matchWholeQualifiers?: boolean;
}

/** Splits "City, District, State" into its parts. */
export function parseQuery(text: string): PlaceQuery {
  const parts = text
    .slice(0, MAX_QUERY)
    .split(/[,،、，;|]/u)
    .map((typed) => ({ typed: typed.trim(), name: normalise(typed) }))
    .filter(({ name }) => name !== "");
  const [{ name, typed } = { name: "", typed: "" }, ...qualifiers] = parts;
  return { name, typed, qualifiers: qualifiers.map((each) => each.name) };
}

const MAX_WORDS = 8;

/**
 * "rampur uttar pradesh" without comma: every way to split the end of a name into qualifiers, the longest name first.
 */
export function listSplits({ name, qualifiers }: PlaceQuery, matchWholeQualifiers = false): PlaceQuery[] {
  const words = name.split(" ");
  if (words.length > MAX_WORDS || qualifiers.length > 0) return [];
  return words
    .slice(1)
    .map((_, i) => words.length - 1 - i)
    .map((at) => {
      const head = words.slice(0, at).join(" ");
      return { name: head, typed: head, qualifiers: [words.slice(at).join(" ")], matchWholeQualifiers };
    });
}

/** Shorter ones are mostly codes of states: "Gary, IN". */
const MIN_COUNTRY_LENGTH = 4;
const SHORT_COUNTRIES: ReadonlySet<string> = new Set(["uk", "usa", "uae"]);

/** The countries that the qualifiers name. */
export const listNamedCountries = (qualifiers: readonly Qualifier[]): string[] =>
  qualifiers.flatMap(({ key, countryCode, countries, words }) => {
    const last = countries.get(words.at(-1) ?? "");
    if (countryCode === null)
      return last === undefined || (words.at(-1) ?? "").length < MIN_COUNTRY_LENGTH ? [] : [last];
    return key.length < MIN_COUNTRY_LENGTH && !SHORT_COUNTRIES.has(key) ? [] : [countryCode];
  });

/** A qualifier, parsed once for all candidates. */
export interface Qualifier {
  readonly key: string;
  /** Code of the country it names, if any. */
  readonly countryCode: string | null;
  /** Its words if there are several, and the countries that runs of them name: "assam india". */
  readonly words: readonly string[];
  readonly countries: ReadonlyMap<string, string>;
  readonly whole: boolean;
}

export function parseQualifiers(query: PlaceQuery): Qualifier[] {
  return query.qualifiers.map((key) => {
    const words = key.split(" ").slice(0, MAX_WORDS);
    const runs = words.flatMap((_, from) =>
      words.slice(from).map((__, i) => words.slice(from, from + i + 1).join(" ")),
    );
    const named = runs.flatMap((run): [string, string][] => {
      const code = findCountry(run)?.code;
      return code === undefined ? [] : [[run, code]];
    });
    return {
      key,
      countryCode: findCountry(key)?.code ?? null,
      words,
      countries: new Map(named),
      whole: query.matchWholeQualifiers ?? false,
    };
  });
}

/**
 * Whether a place with that scope (see `buildScope`) and country matches the qualifier: a prefix of a name is enough,
 * and so are several in a row without commas ("Assam India").
 */
export function matchesQualifier(qualifier: Qualifier, scope: string, placeCountry: string): boolean {
  const { key, words, countries, countryCode, whole } = qualifier;
  // The name of a country is a whole one: India is not a prefix of Indiana.
  const isWhole = whole || key.length <= 3 || countryCode !== null;
  if (
    (countryCode !== null && belongsToCountry(placeCountry, countryCode)) ||
    scope.includes(isWhole ? `\n${key}\n` : `\n${key}`)
  )
    return true;
  return (
    words.length > 1 &&
    isCovered(words, (run) => scope.includes(`\n${run}\n`) || belongsToCountry(placeCountry, countries.get(run) ?? ""))
  );
}

function isCovered(words: readonly string[], known: (run: string) => boolean): boolean {
  if (words.length === 0) return true;
  return words.some((_, i) => known(words.slice(0, i + 1).join(" ")) && isCovered(words.slice(i + 1), known));
}
