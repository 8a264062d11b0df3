import { MONTH_NAMES } from "./ids/month.ts";

/** The shortest prefix that is unique to a month, e.g. "Jun" and "Jul". */
const MIN_PREFIX_LENGTH = 3;

/**
 * Returns the number, 1–12, of a month given as its English name, a prefix of it ("Sept.") or a number; null for
 * anything else.
 */
export function parseMonth(text: string): number | null {
  const written = text.trim().toLowerCase().replace(/\.$/, "");
  if (/^\d{1,2}$/.test(written)) return Number(written) >= 1 && Number(written) <= 12 ? Number(written) : null;
  if (written.length < MIN_PREFIX_LENGTH) return null;
  const index = MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(written));
  return index < 0 ? null : index + 1;
}
