import type { MuhurtasJson } from "@lagna/panchang";
import type { MuhurtaActivityId } from "@lagna/terms";
import type { AlmanacPort, AskedPlace } from "../answerer.ts";

export type GoodTime = MuhurtasJson["windows"][number];
export type BarredTime = MuhurtasJson["barred"][number];

/** The hours of some dates for an act. */
export interface GoodTimes {
  /** Best first, at most two of a date. */
  readonly times: readonly GoodTime[];
  readonly barred: readonly BarredTime[];
}

interface GoodTimesSearch {
  readonly activity: MuhurtaActivityId;
  /** Civil dates, in order. */
  readonly dates: readonly string[];
  /** Whether the Moon of the writer's birth counts. */
  readonly isForWriter: boolean;
}

const MAX_PER_DATE = 2;
const MINUTE_MS = 60_000;
/** Of a window that runs, so much must be left; shorter ones are not listed either. */
const MIN_MINUTES = 20;

/** The hours of some dates for an act, as the page of good times lists them; those that have passed are left out. */
export async function findGoodTimes(
  almanac: AlmanacPort,
  place: AskedPlace,
  { activity, dates, isForWriter }: GoodTimesSearch,
): Promise<GoodTimes> {
  const [from, until] = [dates[0], dates.at(-1)];
  if (from === undefined || until === undefined) return { times: [], barred: [] };
  const found = await almanac.findGoodTimes(place, { activity, from, until, isForWriter });
  const asked = new Set(dates);
  const counts = new Map<string, number>();
  const times = (found?.windows ?? []).filter(({ date, end }) => {
    if (!asked.has(date) || Date.parse(end) - almanac.now < MIN_MINUTES * MINUTE_MS) return false;
    const count = (counts.get(date) ?? 0) + 1;
    counts.set(date, count);
    return count <= MAX_PER_DATE;
  });
  return { times, barred: (found?.barred ?? []).filter(({ date }) => asked.has(date)) };
}

/** The best hours of each date, best first. */
export const listBestOfDates = (times: readonly GoodTime[]): readonly GoodTime[] =>
  times.filter(({ date }, at) => times.findIndex((other) => other.date === date) === at);

/** From these points on, hours are called good without reserve. */
const GOOD_POINTS = 60;

/** Enough points, and neither star nor weekday is one that the texts leave out for the act. */
export const isGoodTime = ({ score, reasons }: GoodTime): boolean =>
  (score ?? 0) >= GOOD_POINTS &&
  reasons.every(({ fact, verdict }) => verdict !== "bad" || (fact !== "nakshatra" && fact !== "vara"));
