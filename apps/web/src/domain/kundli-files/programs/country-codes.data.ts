/** Countries by the signs of their vehicles, which the Astrological Exchange Format uses (Vienna Convention on Road Traffic, annex 3). */
const VEHICLE_CODES: Readonly<Record<string, string>> = {
  A: "Austria",
  AUS: "Australia",
  B: "Belgium",
  BD: "Bangladesh",
  BR: "Brazil",
  CDN: "Canada",
  CH: "Switzerland",
  CL: "Sri Lanka",
  CZ: "Czechia",
  D: "Germany",
  DK: "Denmark",
  E: "Spain",
  F: "France",
  FIN: "Finland",
  GB: "United Kingdom",
  GR: "Greece",
  H: "Hungary",
  I: "Italy",
  IND: "India",
  IRL: "Ireland",
  J: "Japan",
  MEX: "Mexico",
  N: "Norway",
  NEP: "Nepal",
  NL: "Netherlands",
  NZ: "New Zealand",
  P: "Portugal",
  PK: "Pakistan",
  PL: "Poland",
  RA: "Argentina",
  RO: "Romania",
  RUS: "Russia",
  S: "Sweden",
  SU: "Soviet Union",
  TR: "Turkey",
  UA: "Ukraine",
  UK: "United Kingdom",
  USA: "USA",
  ZA: "South Africa",
};

/** The name of a country for the sign of its vehicles, or for its two letters of ISO 3166; other texts stay as they are. */
export function expandCountryCode(code: string): string {
  const byVehicle = VEHICLE_CODES[code.toUpperCase()];
  return byVehicle ?? expandIsoCode(code);
}

/** The name of a country for its two letters of ISO 3166; other texts stay as they are. */
export const expandIsoCode = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code) : code;
