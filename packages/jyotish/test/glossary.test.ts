import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  DASHA_IDS,
  GRAHAS,
  KARAKAS_8,
  KARANA_WORDS,
  MASA_WORDS,
  NAKSHATRAS,
  NITYA_YOGA_WORDS,
  PRESET_IDS,
  RASHIS,
  SETTINGS,
  TITHI_WORDS,
  VARGAS,
} from "@lagna/terms";
import { VIMSHOTTARI_SEEDS } from "../src/dasha/nakshatra-dasha.data.ts";
import { SAPTA_DIGNITIES } from "../src/relation/dignity.data.ts";

const glossary = readFileSync(new URL("../../../docs/GLOSSARY.md", import.meta.url), "utf8");
const rows = glossary
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const DEVANAGARI = /[\u0900-\u097f]/;

const inDevanagari = (cells: readonly string[] | undefined): boolean =>
  cells?.some((cell) => DEVANAGARI.test(cell)) ?? false;
const byCode = (id: string) => rows.find((cells) => cells.some((cell) => cell.split(", ").includes(`\`${id}\``)));
/** A term stands alone in its cell, or before its other spellings in brackets. */
const byTerm = (term: string) => rows.find((cells) => cells.some((cell) => cell.replace(/ \(.*\)$/, "") === term));

const codes = [
  ...GRAHAS,
  ...RASHIS,
  ...NAKSHATRAS,
  ...VARGAS,
  ...VARGAS.flatMap((id) => SETTINGS.varga_variants[id]),
  ...KARAKAS_8,
  ...Object.values(SAPTA_DIGNITIES)
    .flat()
    .map(({ dignity }) => dignity),
  "great_friend",
  "friend",
  "neutral",
  "enemy",
  "great_enemy",
  ...Object.keys(VIMSHOTTARI_SEEDS),
  ...DASHA_IDS,
  ...SETTINGS.ayanamsa,
  ...PRESET_IDS,
  ...SETTINGS.positions,
  ...SETTINGS.node,
  ...SETTINGS.house_system,
  ...SETTINGS.sunrise,
];
const terms = [TITHI_WORDS, NITYA_YOGA_WORDS, KARANA_WORDS, MASA_WORDS].flatMap((words) =>
  Object.values(words).map(({ en }) => en),
);

describe("docs/GLOSSARY.md", () => {
  test.each([...new Set(codes)])("gives the id %s a row with Devanagari", (id) => {
    expect(inDevanagari(byCode(id))).toBe(true);
  });

  test.each([...new Set(terms)])("gives the name %s a row with Devanagari", (term) => {
    expect(inDevanagari(byTerm(term))).toBe(true);
  });
});
