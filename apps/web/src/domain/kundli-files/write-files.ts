import { type KundliFields, formatTags, writeCsv } from "@lagna/birth-tables";
import { type Zippable, strToU8, zipSync } from "fflate";
import { type LocatedKundli, writeJhd } from "./jhd.ts";

const toText = (value: number | string | null): string => (value === null ? "" : String(value));

/** Column names that the import recognises. */
const COLUMNS: readonly (readonly [string, (fields: KundliFields) => string])[] = [
  ["Name", ({ name }) => name],
  ["Gender", ({ gender }) => gender],
  ["Year", ({ year }) => toText(year)],
  ["Month", ({ month }) => month],
  ["Day", ({ day }) => toText(day)],
  ["Calendar", ({ calendar }) => calendar ?? ""],
  ["Hour", ({ hour }) => toText(hour)],
  ["Minute", ({ minute }) => toText(minute)],
  ["Second", ({ second }) => toText(second)],
  ["Time unknown", ({ time_unknown }) => (time_unknown ? "yes" : "")],
  ["Uncertainty, minutes", ({ uncertainty_minutes }) => toText(uncertainty_minutes)],
  ["City", ({ city }) => city],
  ["Country", ({ country }) => country],
  ["Latitude", ({ latitude }) => toText(latitude)],
  ["Longitude", ({ longitude }) => toText(longitude)],
  ["UTC offset", ({ utc_offset }) => toText(utc_offset)],
  ["Time zone", ({ time_zone }) => toText(time_zone)],
  ["Tags", ({ tags }) => formatTags(tags)],
  ["Notes", ({ notes }) => notes],
  ["Settings", ({ settings }) => (settings === null ? "" : JSON.stringify(settings))],
  ["This is me", ({ is_self }) => (is_self ? "yes" : "")],
];

export const buildKundlisCsv = (kundlis: readonly KundliFields[]): string =>
  writeCsv(
    COLUMNS.map(([name]) => name),
    kundlis.map((fields) => COLUMNS.map(([, getValue]) => getValue(fields))),
  );

export const buildKundlisJson = (kundlis: readonly KundliFields[]): string =>
  `${JSON.stringify({ format: "lagna-kundlis", version: 1, kundlis }, null, 2)}\n`;

/** Characters that file systems forbid or interpret. */
const INVALID_FILE_NAME_CHARACTERS = /[<>:"/\\|?*\p{Cc}]/gu;
const MAX_NAME_LENGTH = 100;
const toFileName = (name: string): string =>
  name
    .replaceAll(INVALID_FILE_NAME_CHARACTERS, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[. ]+$/, "");

/** The program itself writes Windows-1252; UTF-8 is used only for text that this cannot encode. */
function encodeText(content: string): Uint8Array {
  const narrow = /^[\u0020-\u00FF\s]*$/.test(content);
  return strToU8(content, narrow);
}

/** An archive of .jhd files, each named after its person; null where none of the kundlis can be written as .jhd. */
export function buildKundlisJhdArchive(
  kundlis: readonly LocatedKundli[],
): { bytes: Uint8Array<ArrayBuffer>; count: number } | null {
  const files: Zippable = {};
  for (const kundli of kundlis) {
    const content = writeJhd(kundli);
    if (content === null) continue;
    const name = toFileName(kundli.fields.name) || "Kundli";
    const isTaken = (candidate: string): boolean => `${candidate}.jhd` in files;
    let freeName = name;
    for (let number = 2; isTaken(freeName); number += 1) freeName = `${name} (${number})`;
    files[`${freeName}.jhd`] = encodeText(content);
  }
  const count = Object.keys(files).length;
  return count === 0 ? null : { bytes: zipSync(files), count };
}
