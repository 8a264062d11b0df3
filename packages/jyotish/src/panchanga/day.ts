import type { SunriseKind } from "@lagna/terms";
import { type Graha, GRAHAS, type Vara, VARAS } from "@lagna/terms";
import type { Sky } from "../chart/sky.ts";
import { localMeanTimeSeconds, weekdayOf } from "../core/time.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { GeoPlace } from "../ephemeris.ts";
import type { Birth } from "../nativity.ts";

/** The Hindu day of an instant, sunrise to sunrise; `null` for what does not occur there then. */
export interface HinduDay {
  /** The last sunrise at or before the instant, if it was less than a day and a half ago. */
  readonly sunriseJd: JulianDayUt | null;
  /** The first sunset after that sunrise. */
  readonly sunsetJd: JulianDayUt | null;
  /** The first sunrise after the instant, if it comes within a day. */
  readonly nextSunriseJd: JulianDayUt | null;
  /** The first one between sunrise and the next sunrise (within a day of the instant where there is no sunrise). */
  readonly moonriseJd: JulianDayUt | null;
  readonly moonsetJd: JulianDayUt | null;
}

export interface VaraLimb {
  readonly id: Vara;
  /** 0 = Sunday. */
  readonly number: number;
  /** The graha the day is called after. */
  readonly lord: Graha;
}

/** Half a minute: no two events of one kind are nearer, and a search begun here does not find the same one again. */
const PAST_EVENT_DAYS = 0.5 / 1440;

/** Instants are known, and shown, to the nearest second: a sunrise shown at the very second of birth has happened. */
const SAME_INSTANT_DAYS = 0.5 / 86_400;

type SunEvent = (from: number, event: "rise" | "set") => JulianDayUt | null;

/** Sunrises either side of an instant. */
function surroundingSunrises(sun: SunEvent, instant: JulianDayUt): [JulianDayUt | null, JulianDayUt | null] {
  const jd = instant + SAME_INSTANT_DAYS;
  let before: JulianDayUt | null = null;
  let next = sun(jd - 1, "rise");
  if (next !== null && next > jd) {
    // None in the last day: in autumn the one before was a little earlier than that, in a polar night there was none.
    const earlier = sun(jd - 1.5, "rise");
    return [earlier !== null && earlier <= jd ? earlier : null, next];
  }
  while (next !== null && next <= jd) {
    before = next;
    next = sun(next + PAST_EVENT_DAYS, "rise");
  }
  // None from a day ago until now: the one that ends a polar night or day may still come.
  return [before, next ?? sun(jd, "rise")];
}

export function hinduDay(sky: Sky, jd: JulianDayUt, place: GeoPlace, kind: SunriseKind): HinduDay {
  const { ephemeris } = sky;
  const sun: SunEvent = (from, event) => ephemeris.riseSet(from, "sun", event, place, kind);
  const [sunriseJd, nextSunriseJd] = surroundingSunrises(sun, jd);
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

/** Six hours: from sunrise into the bright day, which is the civil day of that name wherever the clock is kept. */
export const INTO_THE_DAY = 0.25;

/**
 * What the clock of a birth's place was ahead of UTC when its Hindu day was light; undefined where it kept local mean time. Born in Apia
 * before the sunrise of Saturday, 31 December 2011, one was born on Thursday: no Friday came between.
 */
export function offsetOfDay(
  { utcOffsetSeconds, clockBefore }: Pick<Birth, "utcOffsetSeconds" | "clockBefore">,
  { sunriseJd }: HinduDay,
): number | undefined {
  const before = sunriseJd !== null && clockBefore !== undefined && sunriseJd + INTO_THE_DAY < clockBefore.untilJd;
  return before ? clockBefore.utcOffsetSeconds : utcOffsetSeconds;
}

/**
 * The weekday from sunrise to sunrise, named after the civil day its daylight belongs to on the place's clock.
 * Where the Sun does not rise it runs from 6:00 of local mean time, the mean sunrise on the equator (Surya Siddhanta 1).
 *
 * @param utcOffsetSeconds of the clock of the place, east positive; local mean time when absent
 */
export function varaOf(jd: JulianDayUt, day: HinduDay, place: GeoPlace, utcOffsetSeconds?: number): VaraLimb {
  const meanTime = localMeanTimeSeconds(place.longitude);
  const number =
    day.sunriseJd === null
      ? weekdayOf(jd - INTO_THE_DAY, meanTime)
      : weekdayOf(day.sunriseJd + INTO_THE_DAY, utcOffsetSeconds ?? meanTime);
  return { id: VARAS[number] as Vara, number, lord: GRAHAS[number] as Graha };
}
