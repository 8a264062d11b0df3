import type { Almanac } from "../almanac.ts";
import type { DayFrame } from "../sky/day-frame.ts";
import { findSpanIndex } from "../sky/sweep.ts";
import type { TithiSpan } from "../month/lunar-months.ts";
import type { VedhaLimit } from "./ekadashi.data.ts";

const GHATI = 1 / 60;
const GHATIS_OF_NIGHT = 30;

/** Madhva's ghatis before sunrise, by how much the tithis grow. */
const NIRNAYA_GHATIS = { great_growth: 5 + 20 / 60, growth: 5, even: 4 + 10 / 60, shrinking: 4 + 5 / 60 } as const;
/** Ghatis by which a tithi is longer than the one before, to count as great growth, or as growth. */
const GREAT_GROWTH = 4;
const GROWTH = 1;

function classifyGrowth({ allTithis }: Almanac, ekadashi: TithiSpan): keyof typeof NIRNAYA_GHATIS {
  const index = findSpanIndex(allTithis, ekadashi.startJd + 1e-6);
  const [before, own, after] = [index - 1, index, index + 1].map((place) => {
    const span = allTithis[place];
    return span ? (span.endJd - span.startJd) / GHATI : 0;
  }) as [number, number, number];
  const [first, second] = [own - before, after - own];
  if (first > 0 && second > 0 && Math.max(first, second) >= GREAT_GROWTH) return "great_growth";
  if (first > 0 && second > 0 && Math.max(first, second) >= GROWTH) return "growth";
  if (first < 0 && second < 0 && Math.min(first, second) <= -GROWTH) return "shrinking";
  return "even";
}

/** The instant before a day's sunrise at which dashami must be over. */
export function findVedhaLimit(almanac: Almanac, ekadashi: TithiSpan, frame: DayFrame, limit: VedhaLimit): number {
  const sunrise = frame.dawnJd;
  const evening = almanac.findFrame(frame.number - 1)?.duskJd ?? sunrise - 0.5;
  const night = sunrise - evening;
  switch (limit) {
    case "sunrise":
      return sunrise;
    case "four_ghatis":
      return sunrise - 4 * GHATI;
    case "midnight":
      return sunrise - night / 2;
    case "night_ghatis":
      return sunrise - (NIRNAYA_GHATIS[classifyGrowth(almanac, ekadashi)] * night) / GHATIS_OF_NIGHT;
  }
}
