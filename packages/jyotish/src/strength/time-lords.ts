import { type Graha, GRAHAS } from "@lagna/terms";
import { computeLocalMeanTimeSeconds, SECONDS_PER_DAY } from "../core/time.ts";
import type { GeoPlace } from "../ephemeris.ts";
import { DAYLIGHT_OFFSET_DAYS, type HinduDay, type VaraLimb } from "../panchanga/hindu-day.ts";
import { computeDayPosition, findHoraLord, type HoraKind } from "../panchanga/hora.ts";
import { TRIBHAGA_LORDS } from "./shadbala.data.ts";

/** The lords of the time; `null` if the Sun does not rise or set, so that the unit of time does not exist. */
export interface TimeLords {
  readonly tribhaga: Graha | null;
  readonly abda: Graha | null;
  readonly masa: Graha | null;
  readonly vara: Graha | null;
  readonly hora: Graha | null;
}

/** Days from creation to the start of Kali, and the Julian day at 0 h of the civil day on which Kali began. */
const CREATION_TO_KALI_DAYS = 714_402_296_627;
const KALI_CIVIL_JD = 588_465.5;
const ABDA_DAYS = 360;
const MASA_DAYS = 30;

/** GRAHAS starts with the grahas in weekday order. */
const getWeekdayLord = (number: number): Graha => GRAHAS[number] as Graha;

/** Civil days since creation, of the civil day that contains the daylight of a Hindu day. */
function computeAhargana(sunriseJd: number, offsetSeconds: number): number {
  const civilMidnight = Math.floor(sunriseJd + DAYLIGHT_OFFSET_DAYS + offsetSeconds / SECONDS_PER_DAY + 0.5) - 0.5;
  return CREATION_TO_KALI_DAYS + (civilMidnight - KALI_CIVIL_JD);
}

interface TimeLordsInput {
  readonly jd: number;
  readonly place: GeoPlace;
  readonly day: HinduDay;
  readonly vara: VaraLimb;
  readonly hora: HoraKind;
  /** Defaults to the local mean time of the place. */
  readonly utcOffsetSeconds?: number | undefined;
}

/**
 * The lords of the year, month, day, hora and third of day or night (BPHS 27; Surya Siddhanta 1.51-52 and B.V. Raman
 * for the ahargana). Year and month are the civil ones of 360 and 30 days counted from creation; their lord is that of
 * the weekday they began on, which advances by three and by two. The day is the Hindu day: before sunrise, the previous
 * one.
 */
export function findTimeLords({ jd, place, day, vara, hora, utcOffsetSeconds }: TimeLordsInput): TimeLords {
  const part = computeDayPosition(jd, day);
  const tribhaga = part && TRIBHAGA_LORDS[part.isDay ? "day" : "night"][Math.floor(part.elapsed * 3)];
  if (day.sunriseJd === null) return { tribhaga: null, abda: null, masa: null, vara: null, hora: null };
  const days = computeAhargana(day.sunriseJd, utcOffsetSeconds ?? computeLocalMeanTimeSeconds(place.longitude));
  return {
    tribhaga: tribhaga ?? null,
    abda: getWeekdayLord((3 * Math.floor(days / ABDA_DAYS)) % 7),
    masa: getWeekdayLord((2 * Math.floor(days / MASA_DAYS)) % 7),
    vara: vara.lord,
    hora: findHoraLord(jd, day, vara.lord, hora),
  };
}
