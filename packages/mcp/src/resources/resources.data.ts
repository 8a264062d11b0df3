import { FESTIVAL_NAMES } from "@lagna/panchang";
import {
  ALMANAC_PRESET_VALUES,
  ALMANAC_SETTINGS,
  BHAVA_WORDS,
  DASHA_WORDS,
  DIGNITY_WORDS,
  DOSHA_WORDS,
  GRAHA_WORDS,
  KARAKA_WORDS,
  KOOTA_WORDS,
  NAKSHATRA_WORDS,
  PRESETS,
  RASHI_WORDS,
  SETTINGS,
  VARGA_WORDS,
  type Words,
  YOGA_WORDS,
} from "@lagna/terms";

/** Text that a client can read, besides the tools. */
export interface Resource {
  readonly name: string;
  readonly uri: string;
  readonly title: string;
  readonly description: string;
  readonly write: () => string;
}

const FAMILIES: Readonly<Record<string, Words<string>>> = {
  Grahas: GRAHA_WORDS,
  Signs: RASHI_WORDS,
  Nakshatras: NAKSHATRA_WORDS,
  Houses: BHAVA_WORDS,
  Karakas: KARAKA_WORDS,
  Dignities: DIGNITY_WORDS,
  Vargas: VARGA_WORDS,
  Dashas: DASHA_WORDS,
  Kootas: KOOTA_WORDS,
  Doshas: DOSHA_WORDS,
  Yogas: YOGA_WORDS,
};

const writeGlossary = (): string =>
  Object.entries(FAMILIES)
    .map(([family, words]) => {
      const lines = Object.entries(words).map(([id, { en, hi }]) => `- ${id}: ${en}, ${hi}`);
      return `## ${family}\n\n${lines.join("\n")}`;
    })
    .join("\n\n");

const writeSettings = (): string =>
  JSON.stringify({
    how_to_read:
      "The first value of each list is the default. A preset changes some of them; a setting given beside it wins.",
    chart: { settings: SETTINGS, presets: PRESETS },
    almanac: { settings: ALMANAC_SETTINGS, presets: ALMANAC_PRESET_VALUES },
  });

const writeFestivals = (): string =>
  Object.entries(FESTIVAL_NAMES)
    .map(([id, { en, hi }]) => `- ${id}: ${en}, ${hi}`)
    .join("\n");

const SOURCES = `# Sources

- Positions: Swiss Ephemeris with the files sepl_18, semo_18 and seas_18 (fitted to JPL DE431), years 1800 to 2399.
- Places: GeoNames (CC BY 4.0). Time zones: the IANA database with its full history before 1970.
- Charts, dashas, strengths, yogas: Brihat Parashara Hora Shastra, Phaladeepika, Saravali, Jaimini's sutras, the books of B.V. Raman and of P.V.R. Narasimha Rao; each yoga and dosha of the section names its chapter.
- Matching: Muhurta Chintamani, B.V. Raman's Muhurta, Kalaprakasika; the tables of other publishers are named with their totals.
- Festivals: Dharma Sindhu, Nirnaya Sindhu and the almanacs of regions; each festival names its rule.
- Where schools differ, the default is the first value in lagna://settings, and the answers have the rival figure with its school.
`;

export const RESOURCES: readonly Resource[] = [
  {
    name: "glossary",
    uri: "lagna://glossary",
    title: "Glossary",
    description: "The ids in answers, with their English and Hindi words.",
    write: writeGlossary,
  },
  {
    name: "settings",
    uri: "lagna://settings",
    title: "Settings",
    description: "Every setting on which schools differ, with its choices, default first, and the presets of programs.",
    write: writeSettings,
  },
  {
    name: "festivals",
    uri: "lagna://festivals",
    title: "Festivals",
    description: "The ids and names of all festivals and vratas.",
    write: writeFestivals,
  },
  {
    name: "sources",
    uri: "lagna://sources",
    title: "Sources",
    description: "The ephemeris, data and texts that the figures come from.",
    write: () => SOURCES,
  },
];
