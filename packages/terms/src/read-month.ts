import { MONTH_NAMES } from "./ids/month.ts";

/** The shortest beginning that is one month's alone: "Jun" is not "Jul". */
const SHORTEST = 3;

/** The number, 1–12, of a month as people write it: its English name, the beginning of that ("Sept."), a number; null for anything else. */
export function readMonth(text: string): number | null {
  const written = text.trim().toLowerCase().replace(/\.$/, "");
  if (/^\d{1,2}$/.test(written)) return Number(written) >= 1 && Number(written) <= 12 ? Number(written) : null;
  if (written.length < SHORTEST) return null;
  const index = MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(written));
  return index < 0 ? null : index + 1;
}
