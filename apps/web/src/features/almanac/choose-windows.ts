import type { MuhurtaData } from "./almanac-api.ts";

export type MuhurtaWindow = MuhurtaData["windows"][number];

const MAX_PER_DAY = 2;
const MAX_LISTED = 12;
const MINUTE_MS = 60_000;
const OFFSET = /(?:Z|[+-][\d:]+)$/;

/**
 * What is still to come of windows, best first; of one that runs, the rest, if it is long enough.
 * @param now milliseconds since 1970
 */
export function keepFuture(
  windows: readonly MuhurtaWindow[],
  now: number,
  minMinutes: number,
): readonly MuhurtaWindow[] {
  return windows.flatMap((window) => {
    if (Date.parse(window.start) >= now) return [window];
    if (Date.parse(window.end) - now < minMinutes * MINUTE_MS) return [];
    return [{ ...window, start: writeInstant(now, window.start) }];
  });
}

/** An instant in milliseconds on the clock of another, with its offset. */
function writeInstant(now: number, other: string): string {
  const [offset = "Z"] = OFFSET.exec(other) ?? [];
  const clock = Date.parse(`${other.slice(0, -offset.length)}Z`) - Date.parse(other) + now;
  return `${new Date(clock).toISOString().slice(0, 19)}${offset}`;
}

/** The best windows, at most two of a day. */
export function listBest(windows: readonly MuhurtaWindow[]): readonly MuhurtaWindow[] {
  const counts = new Map<string, number>();
  return windows
    .filter(({ date }) => {
      const count = (counts.get(date) ?? 0) + 1;
      counts.set(date, count);
      return count <= MAX_PER_DAY;
    })
    .slice(0, MAX_LISTED);
}

/** The best window of each day. */
export function findBestByDay(windows: readonly MuhurtaWindow[]): ReadonlyMap<string, MuhurtaWindow> {
  const best = new Map<string, MuhurtaWindow>();
  for (const window of windows) if (!best.has(window.date)) best.set(window.date, window);
  return best;
}

/** What leaves times of a day out, each reason once; rahu kala does so on every day. */
export const listBars = ({ barred }: MuhurtaData, date: string): readonly string[] => [
  ...new Set(barred.filter((bar) => bar.date === date && bar.reason !== "rahu_kala").map(({ reason }) => reason)),
];
