import {
  type Eclipse,
  eclipsesIn,
  grahaEvents,
  type JulianDayUt,
  type Range,
  type Settings,
  type Sky,
  type SkyEvent,
} from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import { loopTurn } from "../../computing/loop-turn.ts";

/** A piece of time whose events are reckoned at once: milliseconds for one graha, a tenth of a second for the Moon. */
const PIECE_DAYS = 365.25;
/** Of all grahas in a century of some settings, and a few hundred kilobytes. */
const MOST_PIECES = 1000;

type Kept = readonly SkyEvent[] | readonly Eclipse[];

/** The pieces that cover a range; the same ones for everybody, so that what one person asked is there for the next. */
function piecesOf({ fromJd, untilJd }: Range): number[] {
  const first = Math.floor(fromJd / PIECE_DAYS);
  return Array.from({ length: Math.ceil(untilJd / PIECE_DAYS) - first }, (_, index) => first + index);
}

/** The least lately asked for makes room. */
function keeping() {
  const kept = new Map<string, Kept>();
  return {
    find: (key: string) => kept.get(key),
    keep: (key: string, events: Kept): void => {
      kept.delete(key);
      kept.set(key, events);
      const [oldest] = kept.keys();
      if (kept.size > MOST_PIECES && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/**
 * Events of the sky that no birth has a part in, reckoned a year at a time and kept: ingresses, stations, combustion and eclipses are
 * the same for all who reckon with the same settings.
 */
export function skyEvents() {
  const pieces = keeping();

  async function over<Event>(
    { ephemeris }: Sky,
    range: Range,
    shared: string | false,
    reckon: (piece: Range) => readonly Event[],
  ): Promise<Event[]> {
    const found: Event[] = [];
    for (const piece of piecesOf(range)) {
      const key = shared && `${shared} ${piece}`;
      const known = key === false ? undefined : (pieces.find(key) as readonly Event[] | undefined);
      const fromJd = Math.max(piece * PIECE_DAYS, ephemeris.range.from) as JulianDayUt;
      const untilJd = Math.min((piece + 1) * PIECE_DAYS, ephemeris.range.until) as JulianDayUt;
      const events = known ?? reckon({ fromJd, untilJd });
      if (!known) await loopTurn();
      if (key !== false) pieces.keep(key, events as unknown as Kept);
      found.push(...events);
    }
    return found;
  }

  return {
    ofGraha: async (sky: Sky, settings: Settings, graha: Graha, range: Range): Promise<SkyEvent[]> => {
      const { ayanamsa, positions, node, gochara } = settings;
      const shared = ayanamsa !== "custom" && [ayanamsa, positions, node, gochara.stations, graha].join(" ");
      const within = ({ jd }: SkyEvent): boolean => jd >= range.fromJd && jd < range.untilJd;
      const events = await over(sky, range, shared, (piece) => grahaEvents({ sky, settings }, graha, piece));
      return events.filter(within);
    },

    eclipses: async (sky: Sky, range: Range): Promise<Eclipse[]> => {
      const within = ({ maximumJd }: Eclipse): boolean => maximumJd >= range.fromJd && maximumJd < range.untilJd;
      return (await over(sky, range, "eclipses", (piece) => eclipsesIn(sky, piece))).filter(within);
    },
  };
}
