import { type Graha, GRAHAS } from "@lagna/terms";
import { localMeanTimeSeconds, SECONDS_PER_DAY } from "../core/time.ts";
import type { GeoPlace } from "../ephemeris.ts";
import { INTO_THE_DAY, type HinduDay, type VaraLimb } from "../panchanga/day.ts";
import { dayPart, horaLord, type HoraKind } from "../panchanga/hora.ts";
import { TRIBHAGA_LORDS } from "./shadbala.data.ts";

/** The grahas whose time it is; `null` where the Sun does not rise or set there, so that the time does not exist. */
export interface TimeLords {
  readonly tribhaga: Graha | null;
  readonly abda: Graha | null;
  readonly masa: Graha | null;
  readonly vara: Graha | null;
  readonly hora: Graha | null;
}

/** Days from creation to the beginning of Kali, and the Julian day at 0 h of the civil day Kali began on. */
const CREATION_TO_KALI_DAYS = 714_402_296_627;
const KALI_CIVIL_JD = 588_465.5;
const ABDA_DAYS = 360;
const MASA_DAYS = 30;

/** The grahas stand in the order of the days named after them. */
const weekdayLord = (number: number): Graha => GRAHAS[number] as Graha;

/** Civil days from creation, of the civil day a Hindu day's light falls in. */
function ahargana(sunriseJd: number, offsetSeconds: number): number {
  const civilMidnight = Math.floor(sunriseJd + INTO_THE_DAY + offsetSeconds / SECONDS_PER_DAY + 0.5) - 0.5;
  return CREATION_TO_KALI_DAYS + (civilMidnight - KALI_CIVIL_JD);
}

interface LordedTime {
  readonly jd: number;
  readonly place: GeoPlace;
  readonly day: HinduDay;
  readonly vara: VaraLimb;
  readonly hora: HoraKind;
  /** Absent: the local mean time of the place. */
  readonly utcOffsetSeconds?: number | undefined;
}

/**
 * The lords of the year, month, day, hora and third of day or night (BPHS 27; Surya Siddhanta 1.51-52 and B.V. Raman for
 * the ahargana). Year and month are the civil ones of 360 and 30 days reckoned from creation; their lord is that of the weekday they
 * began on, which moves on by three and by two. The day is the Hindu day: before sunrise, the one before.
 */
export function timeLords({ jd, place, day, vara, hora, utcOffsetSeconds }: LordedTime): TimeLords {
  const part = dayPart(jd, day);
  const tribhaga = part && TRIBHAGA_LORDS[part.isDay ? "day" : "night"][Math.floor(part.elapsed * 3)];
  if (day.sunriseJd === null) return { tribhaga: null, abda: null, masa: null, vara: null, hora: null };
  const days = ahargana(day.sunriseJd, utcOffsetSeconds ?? localMeanTimeSeconds(place.longitude));
  return {
    tribhaga: tribhaga ?? null,
    abda: weekdayLord((3 * Math.floor(days / ABDA_DAYS)) % 7),
    masa: weekdayLord((2 * Math.floor(days / MASA_DAYS)) % 7),
    vara: vara.lord,
    hora: horaLord(jd, day, vara.lord, hora),
  };
}
