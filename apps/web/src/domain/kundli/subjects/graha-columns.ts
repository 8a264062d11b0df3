import type { SectionName } from "@lagna/contract";
import { GRAHAS, KARAKAS_8, type Graha } from "@lagna/terms";
import type { ConceptId } from "../../glossary/term-id.ts";
import { createPreference } from "../../../lib/preferences.ts";
import { createStoredList } from "../../../lib/stored-list.ts";

export type Body = Graha | "lagna";
export const BODIES: readonly Body[] = ["lagna", ...GRAHAS];

/** What a row of the table of grahas can say, in the order it is said. */
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

/** What the glossary says of a column's name. */
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

/** What a column needs beyond what every kundli carries. */
const NEEDS: Partial<Record<GrahaColumn, SectionName>> = {
  rupas: "shadbala",
  vimsopaka: "vimsopaka",
  vaiseshikamsa: "vimsopaka",
  baladi: "avasthas",
  jagradadi: "avasthas",
  deeptadi: "avasthas",
  lajjitadi: "avasthas",
  sayanadi: "avasthas",
};

/** The facts a cell tells, by their paths. */
export function pathsOf(body: Body, column: GrahaColumn): readonly string[] {
  const own = (...keys: readonly string[]): string[] =>
    keys.map((key) => `${body === "lagna" ? body : `planets.${body}`}.${key}`);
  const avastha = (key: string): string[] => [`avasthas.${body}.${key}`];
  const paths: Partial<Record<GrahaColumn, readonly string[]>> = {
    sign: own("sign"),
    house: own("house"),
    nakshatra: own("nakshatra", "pada"),
    star_lord: own("nakshatra"),
    dignity: own("dignity"),
    state: own("retrograde", "combust"),
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

export const neededSections = (columns: readonly GrahaColumn[]): SectionName[] => [
  ...new Set(columns.flatMap((column) => NEEDS[column] ?? [])),
];

/** Those that a compact screen shows beside the chart without scrolling. */
const FIRST: readonly GrahaColumn[] = [
  "sign",
  "longitude",
  "house",
  "nakshatra",
  "star_lord",
  "dignity",
  "state",
  "rules",
];

/** A sign by its name, or as a glyph before its short form. */
export const signsPreference = createPreference("lagna_signs", ["names", "glyphs"], () => "names");

export const columnsPreference = createStoredList("lagna_graha_columns", GRAHA_COLUMNS, FIRST);
