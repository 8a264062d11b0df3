import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run-command.ts";
import type { KnownDifference, SectionId } from "../../../apps/web/src/app/pages/truth/truth-types.ts";

/** The section of a row by what its first cell names; the first that fits. */
const SECTIONS_OF_CASES: readonly (readonly [names: RegExp, section: SectionId])[] = [
  [/^matching|all_nak_pad_boy_girl|OpenJyotish|krazykrackpot/u, "matching"],
  [/^kp-reader/u, "kp"],
  [/saham|pvr-nakta|pvr-kshetra|mudda|patyayini|varsha-narayana/u, "varshaphal"],
  [/\b(?:dig|yuddha|cheshta|drik|kala) bala|cheshta of the Moon/u, "strengths"],
  [/sphutas|special-lagnas|fourth varnada/u, "points"],
  [/dasha|varnada-own|chara-own|kalachakra|sudasa|ashtottari|padanadhamsa|paryaya/u, "dashas"],
  [/\bD[23]\b/u, "vargas"],
  [/ayanamsa/u, "ayanamsas"],
  [/combustion|Three Hundred|the same, 192|latta/u, "yogas"],
  [/sunset|tithi|nakshatra|kshaya/u, "panchanga"],
  [/time zone database/u, "lagna"],
];

const SECTIONS_OF_HEADINGS: Readonly<Record<string, SectionId>> = {
  "Limits of the printed minutes": "panchanga",
  Eclipses: "eclipses",
  "Festival dates": "festivals",
  "Published dates that a text's clause does not give": "festivals",
  "Dates on which publishers differ, without a rule of ours": "festivals",
};

const readLines = (path: string): readonly string[] => readFileSync(join(ROOT, path), "utf8").split("\n");
const splitRow = (line: string): readonly string[] =>
  line
    .slice(2, -2)
    .split(" | ")
    .map((cell) => cell.replaceAll("`", "").trim());
const isRow = (line: string): boolean => line.startsWith("| ") && line.endsWith(" |");

function readCases(): KnownDifference[] {
  const [, ...rows] = readLines("packages/jyotish/test/golden/known-differences.md").filter(isRow);
  return rows.map((line) => {
    const [subject = "", theirs = "", ours = "", reason = ""] = splitRow(line);
    const section = SECTIONS_OF_CASES.find(([names]) => names.test(subject))?.[1];
    if (section === undefined) throw new Error(`no section for the known difference ${subject}`);
    return { section, subject, theirs, ours, reason };
  });
}

function readAlmanacRows(): KnownDifference[] {
  let heading = "";
  let isHead = false;
  return readLines("packages/panchang/test/golden/known-differences.md").flatMap((line) => {
    if (line.startsWith("## ")) {
      heading = line.slice(3);
      isHead = true;
    }
    if (!isRow(line)) return [];
    if (isHead) {
      isHead = false;
      return [];
    }
    const section = SECTIONS_OF_HEADINGS[heading];
    if (section === undefined) throw new Error(`no section for the known differences under "${heading}"`);
    const [subject = "", ...rest] = splitRow(line);
    return [{ section, subject, theirs: "", ours: rest.length > 1 ? (rest[0] ?? "") : "", reason: rest.at(-1) ?? "" }];
  });
}

/** Every accepted difference, by section, in the words of the lists beside the golden cases. */
export const readKnownDifferences = (): readonly KnownDifference[] => [...readCases(), ...readAlmanacRows()];
