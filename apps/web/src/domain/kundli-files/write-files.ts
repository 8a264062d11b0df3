import { type Zippable, strToU8, zipSync } from "fflate";
import type { KundliFields } from "../saved-kundlis/kundli-fields.ts";
import { writeCsv } from "./csv.ts";
import { type Placed, writeJhd } from "./jhd.ts";

const text = (value: number | string | null): string => (value === null ? "" : String(value));

/** Named as they are read again. */
const COLUMNS: readonly (readonly [string, (fields: KundliFields) => string])[] = [
  ["Name", ({ name }) => name],
  ["Gender", ({ gender }) => gender],
  ["Year", ({ year }) => text(year)],
  ["Month", ({ month }) => month],
  ["Day", ({ day }) => text(day)],
  ["Hour", ({ hour }) => text(hour)],
  ["Minute", ({ minute }) => text(minute)],
  ["Second", ({ second }) => text(second)],
  ["Time unknown", ({ time_unknown }) => (time_unknown ? "yes" : "")],
  ["Uncertainty, minutes", ({ uncertainty_minutes }) => text(uncertainty_minutes)],
  ["City", ({ city }) => city],
  ["Country", ({ country }) => country],
  ["Latitude", ({ latitude }) => text(latitude)],
  ["Longitude", ({ longitude }) => text(longitude)],
  ["UTC offset", ({ utc_offset }) => text(utc_offset)],
  ["Time zone", ({ time_zone }) => text(time_zone)],
  ["Tags", ({ tags }) => tags.join("; ")],
  ["Notes", ({ notes }) => notes],
  ["Settings", ({ settings }) => (settings === null ? "" : JSON.stringify(settings))],
  ["This is me", ({ is_self }) => (is_self ? "yes" : "")],
];

export const kundlisCsv = (kundlis: readonly KundliFields[]): string =>
  writeCsv(
    COLUMNS.map(([name]) => name),
    kundlis.map((fields) => COLUMNS.map(([, of]) => of(fields))),
  );

export const kundlisJson = (kundlis: readonly KundliFields[]): string =>
  `${JSON.stringify({ format: "lagna-kundlis", version: 1, kundlis }, null, 2)}\n`;

/** What no file system takes, or takes for something else. */
const UNFIT = /[<>:"/\\|?*\p{Cc}]/gu;
const LONGEST_NAME = 100;
const fileName = (name: string): string =>
  name
    .replaceAll(UNFIT, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(/[. ]+$/, "");

/** The program itself writes the letters of Windows; only what these lack is written as UTF-8. */
function bytesOf(content: string): Uint8Array {
  const narrow = /^[\u0020-\u00FF\s]*$/.test(content);
  return strToU8(content, narrow);
}

/** An archive of .jhd files, each of the name of its person; null where none of them can be written so. */
export function kundlisJhd(kundlis: readonly Placed[]): { bytes: Uint8Array<ArrayBuffer>; count: number } | null {
  const files: Zippable = {};
  for (const kundli of kundlis) {
    const content = writeJhd(kundli);
    if (content === null) continue;
    const name = fileName(kundli.fields.name) || "Kundli";
    const taken = (candidate: string): boolean => `${candidate}.jhd` in files;
    let free = name;
    for (let number = 2; taken(free); number += 1) free = `${name} (${number})`;
    files[`${free}.jhd`] = bytesOf(content);
  }
  const count = Object.keys(files).length;
  return count === 0 ? null : { bytes: zipSync(files), count };
}
