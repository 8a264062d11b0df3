import { readFileSync } from "node:fs";

/**
 * Countries whose places GeoNames writes with macrons and dots of a transliteration that no one types: Rāmpur,
 * Lucknow's Gūmti.
 */
export const COUNTRIES_WITH_PLAIN_NAMES = new Set(["IN", "PK", "BD", "NP", "LK", "BT", "MV", "AF", "MM", "IR"]);

/** Names of states ("IN.36") and districts ("IN.36.186") by GeoNames code. */
export interface AdminDivisions {
  readonly states: ReadonlyMap<string, string>;
  readonly districts: ReadonlyMap<string, string>;
}

export function readDivisions(stateFile: string, districtFile: string): AdminDivisions {
  return { states: readNames(stateFile, (name) => name), districts: readNames(districtFile, shortenDistrict) };
}

function readNames(file: string, shorten: (name: string) => string): Map<string, string> {
  const rows = JSON.parse(readFileSync(file, "utf8")) as { code: string; name: string }[];
  return new Map(
    rows.map(({ code, name }) => [
      code,
      COUNTRIES_WITH_PLAIN_NAMES.has(code.slice(0, 2)) ? shorten(removeDiacritics(name)) : name,
    ]),
  );
}

/** "District Rampur", "Palakkad district" and "Pune Division" in some states' rows are plain names in others. */
const shortenDistrict = (name: string) =>
  name
    .replace(/^District /, "")
    .replace(/ (?:district|division)$/i, "")
    .replace(/\s+/g, " ");

export const removeDiacritics = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[‘’ʻ`]/g, "");
