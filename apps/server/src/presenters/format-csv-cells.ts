/**
 * Cells a spreadsheet would run as a formula, also after blanks and with full-width characters. Prefixed with an apostrophe, they are text
 * (OWASP, CSV Injection).
 */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r]/;
/** Spreadsheets set to another separator (`;`, `|`, tab) start a cell there even within quotes. */
const FORMULA_WITHIN = /([;|\t])(\s*[=+\-@＝＋－＠])/g;
/** An international phone number: no formula can result from digits and blanks alone, and an apostrophe would stay in the number. */
const PHONE_NUMBER = /^\+\d[\d ]*$/;
const NEEDS_QUOTES = /[",\r\n]/;

function formatCell(text: string): string {
  const within = text.replaceAll(FORMULA_WITHIN, "$1'$2");
  const safe = FORMULA.test(within) && !PHONE_NUMBER.test(text) ? `'${within}` : within;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file, RFC 4180. */
export const formatCsvCells = (cells: readonly string[]): string => `${cells.map(formatCell).join(",")}\r\n`;

/** Without it at the start of a file, Excel reads UTF-8 as Latin-1 and garbles Devanagari names. */
export const BYTE_ORDER_MARK = "\uFEFF";
