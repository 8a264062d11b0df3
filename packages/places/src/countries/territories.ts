/**
 * Territories with an ISO 3166 code of their own that depend on a state or are associated with it, and Taiwan, which ISO lists as
 * a province. People write their towns with the state: "Cayenne, France".
 */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  AU: ["CC", "CX", "HM", "NF"],
  CN: ["HK", "MO", "TW"],
  DK: ["FO", "GL"],
  FI: ["AX"],
  FR: ["BL", "GF", "GP", "MF", "MQ", "NC", "PF", "PM", "RE", "TF", "WF", "YT"],
  GB: ["AI", "BM", "FK", "GG", "GI", "GS", "IM", "IO", "JE", "KY", "MS", "PN", "SH", "TC", "VG"],
  NL: ["AW", "BQ", "CW", "SX"],
  NO: ["BV", "SJ"],
  NZ: ["CK", "NU", "TK"],
  US: ["AS", "GU", "MP", "PR", "UM", "VI"],
};

/** The codes of the territories of a state; none for most. */
export const listTerritories = (countryCode: string): readonly string[] => TERRITORIES[countryCode] ?? [];

/** Whether a place of a country or territory is written with the name of that country. */
export const belongsToCountry = (placeCountry: string, countryCode: string): boolean =>
  placeCountry === countryCode || listTerritories(countryCode).includes(placeCountry);
