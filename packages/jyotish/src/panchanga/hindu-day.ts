import type { SunriseKind } from "@lagna/terms";
import { type Graha, GRAHAS, type Vara, VARAS } from "@lagna/terms";
import type { Sky } from "../chart/sky.ts";
import { computeLocalMeanTimeSeconds, computeWeekday } from "../core/time.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { GeoPlace } from "../ephemeris.ts";
import type { Birth } from "../nativity.ts";

/** The Hindu day of an instant, sunrise to sunrise; `null` for events that do not occur. */
export interface HinduDay {
  /** The last sunrise at or before the instant, if it was less than a day and a half ago. */
  readonly sunriseJd: JulianDayUt | null;
  /** The first sunset after that sunrise. */
  readonly sunsetJd: JulianDayUt | null;
  /** The first sunrise after the instant, if it is within a day. */
  readonly nextSunriseJd: JulianDayUt | null;
  /** The first one between sunrise and the next sunrise (within a day of the instant if there is no sunrise). */
  readonly moonriseJd: JulianDayUt | null;
  readonly moonsetJd: JulianDayUt | null;
}

export interface VaraLimb {
  readonly id: Vara;
  /** 0 = Sunday. */
  readonly number: number;
  /** The graha the day is named after. */
  readonly lord: Graha;
}

/**
 * Half a minute: two events of the same kind are always further apart, and a search started here does not find the same
 * one again.
 */
const PAST_EVENT_DAYS = 0.5 / 1440;

/**
 * Instants are known, and shown, to the nearest second: a sunrise shown in the same second as the birth counts as past.
 */
const SAME_INSTANT_DAYS = 0.5 / 86_400;

type SunEvent = (from: number, event: "rise" | "set") => JulianDayUt | null;

/** The sunrises before and after an instant. */
function findSurroundingSunrises(sun: SunEvent, instant: JulianDayUt): [JulianDayUt | null, JulianDayUt | null] {
  const jd = instant + SAME_INSTANT_DAYS;
  let before: JulianDayUt | null = null;
  let next = sun(jd - 1, "rise");
  if (next !== null && next > jd) {
    // None in the last day: in autumn the previous one was slightly more than a day ago, in a polar night there was
    // none.
    const earlier = sun(jd - 1.5, "rise");
    return [earlier !== null && earlier <= jd ? earlier : null, next];
  }
  while (next !== null && next <= jd) {
    before = next;
    next = sun(next + PAST_EVENT_DAYS, "rise");
  }
  // None within the last day: the one that ends a polar night or day may still come.
  return [before, next ?? sun(jd, "rise")];
}

export function computeHinduDay(sky: Sky, jd: JulianDayUt, place: GeoPlace, kind: SunriseKind): HinduDay {
  const { ephemeris } = sky;
  const sun: SunEvent = (from, event) => ephemeris.riseSet(from, "sun", event, place, kind);
  const [sunriseJd, nextSunriseJd] = findSurroundingSunrises(sun, jd);
  const dayStart = sunriseJd ?? jd;
  const dayEnd = nextSunriseJd ?? dayStart + 1;
  const moon = (event: "rise" | "set"): JulianDayUt | null => {
    const found = ephemeris.riseSet(dayStart, "moon", event, place, kind);
    return found !== null && found < dayEnd ? found : null;
  };
  return {
    sunriseJd,
    sunsetJd: sunriseJd === null ? null : sun(sunriseJd, "set"),
    nextSunriseJd,
    moonriseJd: moon("rise"),
    moonsetJd: moon("set"),
  };
}

/** Six hours: from sunrise into daylight, which belongs to the civil day of that name in every time zone. */
export const DAYLIGHT_OFFSET_DAYS = 0.25;

/**
 * The UTC offset of a birth's place during the daylight of its Hindu day; undefined if local mean time applied.
 * Example: a birth in Apia before the sunrise of Saturday, 31 December 2011, is on a Thursday, because there was no
 * Friday in between.
 */
export function findClockOffsetOfDay(
  { utcOffsetSeconds, clockBefore }: Pick<Birth, "utcOffsetSeconds" | "clockBefore">,
  { sunriseJd }: HinduDay,
): number | undefined {
  const before =
    sunriseJd !== null && clockBefore !== undefined && sunriseJd + DAYLIGHT_OFFSET_DAYS < clockBefore.untilJd;
  return before ? clockBefore.utcOffsetSeconds : utcOffsetSeconds;
}

/**
 * The weekday from sunrise to sunrise, named after the civil day its daylight belongs to in the place's time zone. If
 * the Sun does not rise it runs from 6:00 local mean time, the mean sunrise on the equator (Surya Siddhanta 1).
 *
 * @param utcOffsetSeconds of the clock at the place, east positive; local mean time when absent
 */
export function computeVara(jd: JulianDayUt, day: HinduDay, place: GeoPlace, utcOffsetSeconds?: number): VaraLimb {
  const meanTime = computeLocalMeanTimeSeconds(place.longitude);
  const number =
    day.sunriseJd === null
      ? computeWeekday(jd - DAYLIGHT_OFFSET_DAYS, meanTime)
      : computeWeekday(day.sunriseJd + DAYLIGHT_OFFSET_DAYS, utcOffsetSeconds ?? meanTime);
  return { id: VARAS[number] as Vara, number, lord: GRAHAS[number] as Graha };
}
