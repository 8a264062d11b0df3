import type { Ephemeris } from "@lagna/jyotish";
import type { AlmanacPlace } from "./place.ts";
import type { AlmanacSettings } from "@lagna/terms";

/** Shorter than the time between two moonrises anywhere below the polar circles. */
const NEXT_SEARCH_DAYS = 0.98;
const MAX_STEADY_LATITUDE = 58;
const PAST_EVENT_DAYS = 0.5 / 1440;

/** All rises or sets of the Moon in a range, in order. */
export function findMoonEvents(
  ephemeris: Ephemeris,
  place: AlmanacPlace,
  settings: AlmanacSettings,
  event: "rise" | "set",
  { fromJd, untilJd }: { readonly fromJd: number; readonly untilJd: number },
): number[] {
  const after = Math.abs(place.latitude) < MAX_STEADY_LATITUDE ? NEXT_SEARCH_DAYS : PAST_EVENT_DAYS;
  const shift = (event === "rise" ? settings.moonrise_shift_seconds : settings.moonset_shift_seconds) / 86_400;
  const found: number[] = [];
  let from = Math.max(fromJd, ephemeris.range.from);
  const until = Math.min(untilJd, ephemeris.range.until - 1.1);
  while (from < until) {
    const next = ephemeris.riseSet(from, "moon", event, place, settings.moonrise);
    if (next !== null && next < untilJd) found.push(next + shift);
    from = next === null ? from + 1 : next + after;
  }
  return found;
}

/** The first of ascending instants that is at or after one; `null` if none is. */
export function findFirstFrom(instants: readonly number[], jd: number): number | null {
  let [low, high] = [0, instants.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((instants[middle] ?? Infinity) < jd) low = middle + 1;
    else high = middle;
  }
  return instants[low] ?? null;
}
