import type { GeoPlace } from "@lagna/jyotish";
import type { Tradition } from "../festival/rule.ts";

/** The clock of a place: its offset from UTC in seconds, east positive, at a number of milliseconds since 1970. */
export type FindClockOffset = (utcMilliseconds: number) => number;

/** Where an almanac is for. */
export interface AlmanacPlace extends GeoPlace {
  /** As shown to readers. */
  readonly name: string;
  /** IANA name, shown to readers; the clock itself is `findClockOffset`. */
  readonly timeZone: string;
  readonly findClockOffset: FindClockOffset;
  /** Whose rule the solar festivals of the place follow; by its time zone, or the general one, if absent. */
  readonly region?: Tradition | undefined;
}
