import type { CLOCK_READINGS } from "@lagna/contract";
import {
  findCityClockAt,
  type WallClock,
  formatOffset,
  convertLocalToUtc,
  type LocalTimeResult,
  getZoneTimeType,
} from "@lagna/places/core";
import type { BirthInput, BirthMoment } from "./resolve-place-and-time.ts";
import { toGregorianDate } from "./to-gregorian-date.ts";

/** A possible reading of the clock time of a birth. */
export interface ClockInterpretation {
  readonly id: (typeof CLOCK_READINGS)[number];
  readonly utcMilliseconds: number;
  readonly offsetSeconds: number;
}

const HOUR_SECONDS = 3600;
/** Winter in both hemispheres: the smaller of the two offsets is standard time. */
const RECENT_SOLSTICES = [Date.UTC(2020, 0, 1), Date.UTC(2020, 6, 1)];

const createReading = (id: ClockInterpretation["id"], seconds: number) =>
  ({ id, clock: { offset: formatOffset(seconds) } }) as const;

function listOtherClocks(
  { time, place }: BirthMoment,
  year: number,
): readonly { id: ClockInterpretation["id"]; clock: WallClock }[] {
  const { offsetSeconds, isDst } = time;
  const present = Math.min(
    ...RECENT_SOLSTICES.map((instant) => getZoneTimeType(place.timeZone, instant).offsetSeconds),
  );
  const city = findCityClockAt(place, year);
  return [
    isDst
      ? createReading("without_summer_time", offsetSeconds - HOUR_SECONDS)
      : createReading("with_summer_time", offsetSeconds + HOUR_SECONDS),
    createReading("present_standard", present),
    { id: "zone", clock: { zone: place.timeZone } },
    ...(city === null ? [] : [{ id: "city", clock: { offset: city.offset } } as const]),
    { id: "local_mean_time", clock: { localMeanTimeAt: place.longitude } },
  ];
}

/**
 * How other programs may have read the clock of this birth: first our own reading, then with and without summer time, by the zone's
 * present standard time, by its history if another clock was requested, by the city's own clock and by local mean time. Each offset once.
 */
export function listClockInterpretations(
  birth: BirthInput,
  moment: BirthMoment,
): readonly [ClockInterpretation, ...ClockInterpretation[]] {
  const { year, month, day } = toGregorianDate(birth);
  const { hour, minute, second = 0 } = birth;
  const read = (
    id: ClockInterpretation["id"],
    { epochMilliseconds, offsetSeconds }: LocalTimeResult,
  ): ClockInterpretation => ({
    id,
    utcMilliseconds: epochMilliseconds,
    offsetSeconds,
  });
  const others = listOtherClocks(moment, year).map(({ id, clock }) =>
    read(id, convertLocalToUtc({ year, month, day, hour, minute, second }, clock)),
  );
  const own = read("as_read", moment.time);
  const known = new Set([own.offsetSeconds]);
  const different = others.filter(({ offsetSeconds }) => !known.has(offsetSeconds) && known.add(offsetSeconds));
  return [own, ...different];
}
