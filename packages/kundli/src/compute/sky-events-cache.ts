import {
  type Eclipse,
  findEclipses,
  findGrahaEvents,
  type JulianDayUt,
  type TimeRange,
  type Settings,
  type Sky,
  type SkyEvent,
} from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";

/** Events are computed in chunks of a year: milliseconds per graha, a tenth of a second for the Moon. */
const CHUNK_DAYS = 365.25;
/** Enough for all grahas over a century with a few settings; a few hundred kilobytes. */
const MAX_PIECES = 1000;

type CachedEvents = readonly SkyEvent[] | readonly Eclipse[];

/** The chunks that cover a range. Chunk boundaries are fixed, so that cached chunks can be shared between requests. */
function listChunks({ fromJd, untilJd }: TimeRange): number[] {
  const first = Math.floor(fromJd / CHUNK_DAYS);
  return Array.from({ length: Math.ceil(untilJd / CHUNK_DAYS) - first }, (_, index) => first + index);
}

/** An LRU cache of chunks. */
function createEventCache() {
  const cached = new Map<string, CachedEvents>();
  return {
    find: (key: string) => cached.get(key),
    keep: (key: string, events: CachedEvents): void => {
      cached.delete(key);
      cached.set(key, events);
      const [oldest] = cached.keys();
      if (cached.size > MAX_PIECES && oldest !== undefined) cached.delete(oldest);
    },
  };
}

/**
 * Cache of sky events that do not depend on a birth, computed a year at a time: ingresses, stations, combustion and eclipses are the
 * same for all requests with the same settings.
 */
export function createSkyEventsCache() {
  const pieces = createEventCache();

  function* over<Event>(
    { ephemeris }: Sky,
    range: TimeRange,
    shared: string | false,
    computeEvents: (piece: TimeRange) => readonly Event[],
  ): Generator<void, Event[]> {
    const found: Event[] = [];
    for (const piece of listChunks(range)) {
      const key = shared && `${shared} ${piece}`;
      const known = key === false ? undefined : (pieces.find(key) as readonly Event[] | undefined);
      const fromJd = Math.max(piece * CHUNK_DAYS, ephemeris.range.from) as JulianDayUt;
      const untilJd = Math.min((piece + 1) * CHUNK_DAYS, ephemeris.range.until) as JulianDayUt;
      const events = known ?? computeEvents({ fromJd, untilJd });
      if (!known) yield;
      if (key !== false) pieces.keep(key, events as unknown as CachedEvents);
      found.push(...events);
    }
    return found;
  }

  return {
    *ofGraha(sky: Sky, settings: Settings, graha: Graha, range: TimeRange): Generator<void, SkyEvent[]> {
      const { ayanamsa, positions, node, gochara } = settings;
      const shared = ayanamsa !== "custom" && [ayanamsa, positions, node, gochara.stations, graha].join(" ");
      const within = ({ jd }: SkyEvent): boolean => jd >= range.fromJd && jd < range.untilJd;
      const events = yield* over(sky, range, shared, (piece) => findGrahaEvents({ sky, settings }, graha, piece));
      return events.filter(within);
    },

    *eclipses(sky: Sky, range: TimeRange): Generator<void, Eclipse[]> {
      const within = ({ maximumJd }: Eclipse): boolean => maximumJd >= range.fromJd && maximumJd < range.untilJd;
      return (yield* over(sky, range, "eclipses", (piece) => findEclipses(sky, piece))).filter(within);
    },
  };
}
