import { readFileSync } from "node:fs";

/** GeoNames writes these countries' places with the macrons and dots of a transliteration nobody types: Rāmpur, Lucknow's Gūmti. */
export const PLAIN_NAMES = new Set(["IN", "PK", "BD", "NP", "LK", "BT", "MV", "AF", "MM", "IR"]);

/** Names of states ("IN.36") and districts ("IN.36.186") by GeoNames' codes. */
export interface Admin {
  readonly one: ReadonlyMap<string, string>;
  readonly two: ReadonlyMap<string, string>;
}

export function readDivisions(stateFile: string, districtFile: string): Admin {
  return { one: namesIn(stateFile, (name) => name), two: namesIn(districtFile, shortDistrict) };
}

function namesIn(file: string, shorten: (name: string) => string): Map<string, string> {
  const rows = JSON.parse(readFileSync(file, "utf8")) as { code: string; name: string }[];
  return new Map(
    rows.map(({ code, name }) => [code, PLAIN_NAMES.has(code.slice(0, 2)) ? shorten(withoutMarks(name)) : name]),
  );
}

/** "District Rampur", "Palakkad district" and "Pune Division" of some states' rows are plain names in the others'. */
const shortDistrict = (name: string) =>
  name
    .replace(/^District /, "")
    .replace(/ (?:district|division)$/i, "")
    .replace(/\s+/g, " ");

export const withoutMarks = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[‘’ʻ`]/g, "");
