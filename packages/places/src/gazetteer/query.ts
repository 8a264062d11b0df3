import { findCountry } from "../countries/countries.ts";
import { normalise } from "../normalise.ts";

/** No name is longer; what is typed beyond is dropped before anything looks at it. */
const MAX_QUERY = 200;

export interface PlaceQuery {
  /** Normalised, may be empty. */
  readonly name: string;
  /** The same as it was typed, for scripts whose marks are lost in normalising. */
  readonly typed: string;
  /** Normalised state, district or country after a comma ("Rampur, Uttar Pradesh"). */
  readonly qualifiers: readonly string[];
  /** Whether the qualifiers must be whole names; else the beginning of one will do. */
  readonly whole?: boolean;
}

/** Takes "City, District, State" apart. */
export function parseQuery(text: string): PlaceQuery {
  const parts = text
    .slice(0, MAX_QUERY)
    .split(/[,،、，;|]/u)
    .map((typed) => ({ typed: typed.trim(), name: normalise(typed) }))
    .filter(({ name }) => name !== "");
  const [{ name, typed } = { name: "", typed: "" }, ...qualifiers] = parts;
  return { name, typed, qualifiers: qualifiers.map((each) => each.name) };
}

const MOST_WORDS = 8;

/** "rampur uttar pradesh" without its comma: every way to take the end of a name for qualifiers, the longest name first. */
export function splitsOf({ name, qualifiers }: PlaceQuery, whole = false): PlaceQuery[] {
  const words = name.split(" ");
  if (words.length > MOST_WORDS || qualifiers.length > 0) return [];
  return words
    .slice(1)
    .map((_, i) => words.length - 1 - i)
    .map((at) => {
      const head = words.slice(0, at).join(" ");
      return { name: head, typed: head, qualifiers: [words.slice(at).join(" ")], whole };
    });
}

/** What a qualifier asks for, worked out once for all candidates. */
export interface Qualifier {
  readonly key: string;
  /** Of the country it names, if it names one. */
  readonly countryCode: string | null;
  /** Its words where there are several, and the countries that runs of them name: "assam india". */
  readonly words: readonly string[];
  readonly countries: ReadonlyMap<string, string>;
  readonly whole: boolean;
}

export function readQualifiers(query: PlaceQuery): Qualifier[] {
  return query.qualifiers.map((key) => {
    const words = key.split(" ").slice(0, MOST_WORDS);
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
      whole: query.whole ?? false,
    };
  });
}

/**
 * Whether a place with that scope (see `scopeOf`) and country is what the qualifier says: a name's beginning is enough, and several in a
 * row without their commas are ("Assam India").
 */
export function qualifies(qualifier: Qualifier, scope: string, placeCountry: string): boolean {
  const { key, words, countries, countryCode, whole } = qualifier;
  if (countryCode === placeCountry || scope.includes(whole || key.length <= 3 ? `\n${key}\n` : `\n${key}`)) return true;
  return (
    words.length > 1 && covered(words, (run) => scope.includes(`\n${run}\n`) || countries.get(run) === placeCountry)
  );
}

function covered(words: readonly string[], known: (run: string) => boolean): boolean {
  if (words.length === 0) return true;
  return words.some((_, i) => known(words.slice(0, i + 1).join(" ")) && covered(words.slice(i + 1), known));
}
