import type { Lead } from "./repository.ts";

/** The specification's columns, in its order. */
const COLUMNS: readonly (readonly [string, (lead: Lead) => string])[] = [
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Status", ({ status }) => status],
  ["Source", ({ source }) => source],
  ["Created At", ({ createdAt }) => createdAt],
  ["User Agent", ({ userAgent }) => userAgent],
  ["Referrer", ({ referrer }) => referrer],
  ["URL", ({ url }) => url],
];

/** What a spreadsheet would take for a formula, also behind blanks, and in letters of full width; an apostrophe makes a text of it (OWASP, CSV Injection). */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r]/;
/** Where another separator is usual, a spreadsheet begins a cell there, whatever is quoted. */
const FORMULA_WITHIN = /([;|\t])(\s*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n]/;

function cell(text: string): string {
  const within = text.replaceAll(FORMULA_WITHIN, "$1'$2");
  const safe = FORMULA.test(within) ? `'${within}` : within;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180. */
const line = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** Without the mark before it Excel reads UTF-8 as Latin letters, and names in Devanagari as rubbish. */
export const csvHeader = (): string => `\uFEFF${line(COLUMNS.map(([name]) => name))}`;
export const csvLine = (lead: Lead): string => line(COLUMNS.map(([, of]) => of(lead)));
