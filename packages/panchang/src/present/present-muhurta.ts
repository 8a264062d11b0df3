import type { Almanac } from "../almanac.ts";
import type { Muhurta, MuhurtaSearch } from "../muhurta/find-muhurtas.ts";
import { formatDate } from "../sky/civil-date.ts";
import { createInstantFormat, presentSpan } from "./format-instant.ts";

/** Equal to the eye of a reader, who sees whole points. */
const round = (score: number | null): number => Math.round(score ?? 0);
const lengthOf = ({ startJd, endJd }: Muhurta): number => endJd - startJd;

/** Best first; of equal points the longer, then the earlier. */
const compareMuhurtas = (a: Muhurta, b: Muhurta): number =>
  round(b.score) - round(a.score) || lengthOf(b) - lengthOf(a) || a.startJd - b.startJd;

/**
 * The windows of a search, best first, and the times that are left out with their reasons.
 *
 * @param limit the number of windows; all if absent
 */
export function presentMuhurtas(almanac: Almanac, { muhurtas, barred }: MuhurtaSearch, limit?: number) {
  const format = createInstantFormat(almanac);
  return {
    windows: muhurtas
      .toSorted(compareMuhurtas)
      .slice(0, limit)
      .map((muhurta) => ({
        date: formatDate(muhurta.dayNumber),
        ...presentSpan(muhurta, format),
        score: muhurta.score,
        panchaka: muhurta.panchaka,
        reasons: muhurta.reasons,
      })),
    barred: barred.map((bar) => ({
      date: formatDate(bar.dayNumber),
      reason: bar.reason,
      ...presentSpan(bar, format),
    })),
  };
}
export type MuhurtasJson = ReturnType<typeof presentMuhurtas>;
