import type { Lead } from "./repository.ts";

/** Columns of the specification, in its order. */
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

/**
 * Cells a spreadsheet would run as a formula, also after blanks and with full-width characters. Prefixed with an apostrophe, they are text
 * (OWASP, CSV Injection).
 */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r]/;
/** Spreadsheets set to another separator (`;`, `|`, tab) start a cell there even within quotes. */
const FORMULA_WITHIN = /([;|\t])(\s*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n]/;

function formatCell(text: string): string {
  const within = text.replaceAll(FORMULA_WITHIN, "$1'$2");
  const safe = FORMULA.test(within) ? `'${within}` : within;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180. */
const formatLine = (cells: readonly string[]): string => `${cells.map(formatCell).join(",")}\r\n`;

/** Starts with a byte order mark: without it Excel reads UTF-8 as Latin-1 and garbles Devanagari names. */
export const formatCsvHeader = (): string => `\uFEFF${formatLine(COLUMNS.map(([name]) => name))}`;
export const formatCsvLine = (lead: Lead): string => formatLine(COLUMNS.map(([, of]) => of(lead)));
