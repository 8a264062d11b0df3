import type { Almanac } from "../almanac.ts";
import { isVishti } from "../day/bhadra.ts";
import type { TimeSpan } from "../day/spans.ts";
import type { DayFrame } from "../sky/day-frame.ts";
import { findSpanIndex, sliceSpans } from "../sky/sweep.ts";
import { type ChosenDay, listCandidates } from "./choose-day.ts";
import { getKalaWindow } from "./kala-window.ts";

const PRAHARAS = 4;
const LONG_PRAHARAS = 3.5;
/** Three in the text; 3.4 was enough in March 2026, 3.2 not in 2027. */
const GROWING_PRAHARAS = 3.3;

/** Whether purnima lasts long enough on the second day for the fire of its evening. */
function lastsThroughDay({ allTithis }: Almanac, { dawnJd, duskJd }: DayFrame, purnima: TimeSpan): boolean {
  const praharas = ((purnima.endJd - dawnJd) / (duskJd - dawnJd)) * PRAHARAS;
  const next = allTithis[findSpanIndex(allTithis, purnima.endJd)];
  const grows = next !== undefined && next.endJd - next.startJd > purnima.endJd - purnima.startJd;
  return praharas >= LONG_PRAHARAS || (grows && praharas >= GROWING_PRAHARAS);
}

/**
 * The day of Holika's fire: purnima in pradosha without bhadra. Of two such days the second, which has no bhadra. If
 * bhadra fills pradosha and lasts beyond the middle of the night, the next day, if purnima lasts for three and a half
 * praharas of it, or for three and the next tithi is longer (Dharma Sindhu); else after bhadra, or in its puccha, on the
 * first day.
 */
export function chooseHolikaDay(almanac: Almanac, purnima: TimeSpan): ChosenDay | null {
  const candidates = listCandidates(almanac, purnima, "pradosha");
  const touching = candidates.filter(({ share }) => share > 0);
  const [first, second] = touching;
  const last = candidates.at(-1);
  if (!first) return last ? { ...last, reason: "neither_day_later", candidates } : null;
  if (second) return { ...second, reason: "second_of_both", candidates };
  const bhadra = sliceSpans(almanac.karanas, first.window.startJd, first.window.endJd).find(({ part }) =>
    isVishti(part),
  );
  const night = getKalaWindow(almanac, first.frame, "nishita");
  const lastsAllNight = bhadra !== undefined && bhadra.endJd > night.endJd;
  const next = almanac.findFrame(first.frame.number + 1);
  if (!lastsAllNight || !next) return { ...first, reason: "only_day_in_window", candidates };
  if (!lastsThroughDay(almanac, next, purnima)) {
    return { ...first, reason: "only_day_in_window", candidates };
  }
  return {
    frame: next,
    window: getKalaWindow(almanac, next, "pradosha"),
    reason: "bhadra_all_night_next_day",
    candidates,
  };
}
