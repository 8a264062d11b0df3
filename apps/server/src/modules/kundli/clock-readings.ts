import type { CLOCK_READINGS } from "@lagna/contract";
import {
  cityClockAt,
  type WallClock,
  formatOffset,
  localToUtc,
  type LocalTimeResult,
  zoneOffsetAtInstant,
} from "@lagna/places";
import type { BirthInput, BirthMoment } from "./place-and-time.ts";

/** A way the clock of a birth may have been read. */
export interface ReadClock {
  readonly id: (typeof CLOCK_READINGS)[number];
  readonly utcMilliseconds: number;
  readonly offsetSeconds: number;
}

const HOUR_SECONDS = 3600;
/** Winters either side of the equator: the smaller offset of the two is standard time. */
const RECENT = [Date.UTC(2020, 0, 1), Date.UTC(2020, 6, 1)];

const withOffset = (id: ReadClock["id"], seconds: number) =>
  ({ id, clock: { offset: formatOffset(seconds) } }) as const;

function otherClocks({ time, place }: BirthMoment, year: number): readonly { id: ReadClock["id"]; clock: WallClock }[] {
  const { offsetSeconds, isDst } = time;
  const present = Math.min(...RECENT.map((instant) => zoneOffsetAtInstant(place.timeZone, instant).offsetSeconds));
  const city = cityClockAt(place, year);
  return [
    isDst
      ? withOffset("without_summer_time", offsetSeconds - HOUR_SECONDS)
      : withOffset("with_summer_time", offsetSeconds + HOUR_SECONDS),
    withOffset("present_standard", present),
    { id: "zone", clock: { zone: place.timeZone } },
    ...(city === null ? [] : [{ id: "city", clock: { offset: city.offset } } as const]),
    { id: "local_mean_time", clock: { localMeanTimeAt: place.longitude } },
  ];
}

/**
 * How programs may have read the clock of this birth: as we did first, then with and without summer time, by the zone's standard time of
 * today, by its history where another clock was asked for, by the city's own clock and by the place's mean time. Each offset once.
 */
export function clockReadings(birth: BirthInput, moment: BirthMoment): readonly [ReadClock, ...ReadClock[]] {
  const { year, month, day, hour, minute, second = 0 } = birth;
  const read = (id: ReadClock["id"], { epochMilliseconds, offsetSeconds }: LocalTimeResult): ReadClock => ({
    id,
    utcMilliseconds: epochMilliseconds,
    offsetSeconds,
  });
  const others = otherClocks(moment, year).map(({ id, clock }) =>
    read(id, localToUtc({ year, month, day, hour, minute, second }, clock)),
  );
  const own = read("as_read", moment.time);
  const known = new Set([own.offsetSeconds]);
  const different = others.filter(({ offsetSeconds }) => !known.has(offsetSeconds) && known.add(offsetSeconds));
  return [own, ...different];
}
