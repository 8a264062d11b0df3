import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DASHA_IDS, PRESET_IDS, SETTINGS, VARGAS } from "@lagna/terms";
import { VIMSHOTTARI_SEEDS } from "../src/dasha/nakshatra-dasha.data.ts";

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

const codes = [
  ...VARGAS.flatMap((id) => SETTINGS.varga_variants[id]),
  ...Object.keys(VIMSHOTTARI_SEEDS),
  ...DASHA_IDS,
  ...SETTINGS.ayanamsa,
  ...PRESET_IDS,
  ...SETTINGS.positions,
  ...SETTINGS.node,
  ...SETTINGS.house_system,
  ...SETTINGS.sunrise,
];

describe("docs/GLOSSARY.md", () => {
  test.each([...new Set(codes)])("gives the id %s a row with Devanagari", (id) => {
    expect(inDevanagari(byCode(id))).toBe(true);
  });
});
