import { toEuropeanDigits } from "@lagna/terms";

const YEAR = /(?<!\d)(?:1[89]|2[0-3])\d{2}(?!\d)/u;

/** "This year", "is saal", "इस साल": the year of today. */
const THIS_YEAR = /\bthis year\b|\b(?:is|iss|isi) (?:saal|sal|baar|varsh)\b|इस (?:साल|वर्ष|बार)/iu;
const NEXT_YEAR = /\bnext year\b|\bagl[ei] (?:saal|sal|baar|varsh)\b|अगले (?:साल|वर्ष|बार)/iu;

/**
 * The year that a text names, in Latin or Devanagari digits or as this or the next one.
 * @param thisYear the year of today; without it only digits count
 */
export function readYear(text: string, thisYear?: number): number | null {
  const found = YEAR.exec(toEuropeanDigits(text))?.[0];
  if (found !== undefined) return Number(found);
  if (thisYear === undefined) return null;
  return THIS_YEAR.test(text) ? thisYear : NEXT_YEAR.test(text) ? thisYear + 1 : null;
}
