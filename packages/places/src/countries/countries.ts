import { normalise } from "../normalise.ts";
import { COUNTRY_CODES, OTHER_COUNTRY_NAMES } from "./countries.data.ts";

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string;
  /** ISO 3166-1 alpha-3, upper case. */
  readonly code3: string;
  readonly name: string;
}

/** The languages in which country names are recognised. */
const NAME_LANGUAGES =
  "en hi bn ta te mr gu kn ml pa or as ne si ur sa sd fr de es pt it nl pl ru uk tr ar fa he id ms th vi my zh ja ko".split(
    " ",
  );

let countries: readonly Country[] | undefined;
let codesByName: ReadonlyMap<string, string> | undefined;

/**
 * Every country and territory of ISO 3166-1, and Kosovo, sorted by name in that language.
 * @param language a BCP 47 tag; an unknown one gives the default language's names
 */
export function listCountries(language = "en"): readonly Country[] {
  if (language !== "en") return listCountryNames(language);
  countries ??= listCountryNames("en");
  return countries;
}

function listCountryNames(language: string): Country[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "region", style: "long" });
  return COUNTRY_CODES.map((codes) => {
    const code = codes.slice(0, 2);
    return { code, code3: codes.slice(2), name: simplifyName(names.of(code) ?? code) };
  }).sort((a, b) => a.name.localeCompare(b.name, language));
}

/** "Myanmar (Burma)" → "Myanmar"; "Hong Kong SAR China" → "Hong Kong". */
const simplifyName = (name: string) => name.replace(/ \(.*\)$/, "").replace(/ SAR China$/, "");

/**
 * Finds a country by ISO code or name: current, short form, or former ("Burma", "Bharat", "भारत").
 * @returns null for anything else, and for a state that split up into several (USSR, Yugoslavia)
 */
export function findCountry(text: string): Country | null {
  const code = getNamesIndex().get(normalise(text.slice(0, 200)));
  return listCountries().find((country) => country.code === code) ?? null;
}

/** The English name of an alpha-2 code; the code itself if it is unknown. */
export function getCountryName(code: string): string {
  return listCountries().find((country) => country.code === code)?.name ?? code;
}

function getNamesIndex(): ReadonlyMap<string, string> {
  codesByName ??= buildNamesIndex();
  return codesByName;
}

/** Earlier sources take precedence: codes, then the hand-made names, then locale data, English first. */
function buildNamesIndex(): Map<string, string> {
  const index = new Map<string, string>();
  const add = (name: string | undefined, code: string) => {
    const key = normalise(name ?? "");
    if (key !== "" && !index.has(key)) index.set(key, code);
  };
  for (const codes of COUNTRY_CODES) add(codes.slice(0, 2), codes.slice(0, 2));
  for (const codes of COUNTRY_CODES) add(codes.slice(2), codes.slice(0, 2));
  for (const [code, names] of Object.entries(OTHER_COUNTRY_NAMES)) for (const name of names) add(name, code);
  for (const language of NAME_LANGUAGES) {
    for (const style of ["long", "short"] as const) {
      const names = new Intl.DisplayNames([language], { type: "region", style });
      for (const codes of COUNTRY_CODES) {
        const name = names.of(codes.slice(0, 2)) ?? "";
        add(name, codes.slice(0, 2));
        add(simplifyName(name), codes.slice(0, 2));
        add(name.replace(/&/g, "and").replace(/^St\. /, "Saint "), codes.slice(0, 2));
      }
    }
  }
  return index;
}
