import type { SectionName } from "@lagna/contract";
import { GRAHAS, KARAKAS_8, type Graha } from "@lagna/terms";
import type { ConceptId } from "../../glossary/term-id.ts";
import { createPreference } from "../../../lib/preferences.ts";
import { createStoredList } from "../../../lib/stored-list.ts";

export type Body = Graha | "lagna";
export const BODIES: readonly Body[] = ["lagna", ...GRAHAS];

/** The columns of the graha table, in display order. */
export const GRAHA_COLUMNS = [
  "sign",
  "longitude",
  "house",
  "nakshatra",
  "star_lord",
  "sub_lord",
  "dignity",
  "state",
  "rules",
  "speed",
  "latitude",
  "navamsa",
  "karaka",
  "rupas",
  "vimsopaka",
  "vaiseshikamsa",
  "baladi",
  "jagradadi",
  "deeptadi",
  "lajjitadi",
  "sayanadi",
] as const;
export type GrahaColumn = (typeof GRAHA_COLUMNS)[number];

/** Glossary entries of the column headings. */
export const COLUMN_CONCEPTS: Readonly<Record<GrahaColumn, ConceptId>> = {
  sign: "rashi",
  longitude: "rashi",
  house: "bhava",
  nakshatra: "nakshatra",
  star_lord: "star_lord",
  sub_lord: "sub_lord",
  dignity: "dignity",
  state: "state",
  rules: "house_lord",
  speed: "state",
  latitude: "graha",
  navamsa: "navamsa",
  karaka: "chara_karaka",
  rupas: "shadbala",
  vimsopaka: "vimsopaka",
  vaiseshikamsa: "vaiseshikamsa",
  baladi: "avastha",
  jagradadi: "avastha",
  deeptadi: "avastha",
  lajjitadi: "avastha",
  sayanadi: "avastha",
};

/** Sections that a column needs beyond those that every kundli carries. */
const COLUMN_SECTIONS: Partial<Record<GrahaColumn, SectionName>> = {
  rupas: "shadbala",
  vimsopaka: "vimsopaka",
  vaiseshikamsa: "vimsopaka",
  baladi: "avasthas",
  jagradadi: "avasthas",
  deeptadi: "avasthas",
  lajjitadi: "avasthas",
  sayanadi: "avasthas",
};

/** Paths of the facts shown in a cell. */
export function getFactPaths(body: Body, column: GrahaColumn): readonly string[] {
  const buildPaths = (...keys: readonly string[]): string[] =>
    keys.map((key) => `${body === "lagna" ? body : `planets.${body}`}.${key}`);
  const avastha = (key: string): string[] => [`avasthas.${body}.${key}`];
  const paths: Partial<Record<GrahaColumn, readonly string[]>> = {
    sign: buildPaths("sign"),
    house: buildPaths("house"),
    nakshatra: buildPaths("nakshatra", "pada"),
    star_lord: buildPaths("nakshatra"),
    dignity: buildPaths("dignity"),
    state: buildPaths("retrograde", "combust"),
    rules: ["lagna.sign"],
    navamsa: [`vargas.D9.${body}`],
    karaka: KARAKAS_8.map((id) => `karakas.scheme8.${id}`),
    vimsopaka: [`vimsopaka.shodasavarga.${body}.good`],
    vaiseshikamsa: [`vimsopaka.shodasavarga.${body}.name`],
    baladi: avastha("baladi"),
    jagradadi: avastha("jagradadi"),
    deeptadi: avastha("deeptadi"),
    lajjitadi: avastha("lajjitadi"),
    sayanadi: avastha("sayanadi.state"),
  };
  return paths[column] ?? [];
}

export const getRequiredSections = (columns: readonly GrahaColumn[]): SectionName[] => [
  ...new Set(columns.flatMap((column) => COLUMN_SECTIONS[column] ?? [])),
];

/** Columns that fit beside the chart on a compact screen without scrolling. */
export const DEFAULT_COLUMNS: readonly GrahaColumn[] = [
  "sign",
  "longitude",
  "house",
  "nakshatra",
  "star_lord",
  "dignity",
  "state",
  "rules",
];

/** Whether signs are shown by name, or as a glyph before the abbreviation. */
export const signsPreference = createPreference("lagna_signs", ["names", "glyphs"], () => "names");

export const columnsPreference = createStoredList("lagna_graha_columns", GRAHA_COLUMNS, DEFAULT_COLUMNS);
