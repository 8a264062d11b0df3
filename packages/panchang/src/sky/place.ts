import type { GeoPlace } from "@lagna/jyotish";

/** The clock of a place: its offset from UTC in seconds, east positive, at a number of milliseconds since 1970. */
export type FindClockOffset = (utcMilliseconds: number) => number;

/** Where an almanac is for. */
export interface AlmanacPlace extends GeoPlace {
  /** As shown to readers. */
  readonly name: string;
  /** IANA name, shown to readers; the clock itself is `findClockOffset`. */
  readonly timeZone: string;
  readonly findClockOffset: FindClockOffset;
}
