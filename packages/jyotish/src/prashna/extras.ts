import type { Graha, Nakshatra, Paksha, Pakshi, Rashi, Swara } from "@lagna/terms";
import { NAKSHATRAS, SWARAS } from "@lagna/terms";
import type { ZodiacPoint } from "../chart/chart.ts";
import type { Nativity } from "../nativity.ts";
import { getBirthDay, panchanga } from "../panchanga/section.ts";
import { sphutas } from "../point/longitude-sections.ts";
import { placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { ASHTAMANGALA_GRAHAS, PAKSHI_STARS, SWARA_GHATIS, SWARA_TITHIS, VEETHI_OF_SUN } from "./prashna.data.ts";

/** Facts of the moment that Prasna Marga and others add; none of them enters the verdict. */
export interface PrashnaExtras {
  /** The breath that flows, and the one that began the day; `null` where the Sun does not rise. */
  readonly swara: { readonly flows: Swara; readonly atSunrise: Swara; readonly ghatis: number } | null;
  readonly chatraRashi: Rashi;
  /** Lagna, Moon and Gulika added; `null` where the Sun does not rise. */
  readonly trisphuta: ZodiacPoint | null;
  /** The three digits named, past, present and future, each with its graha; `null` if none were. */
  readonly ashtamangala: readonly { readonly digit: number; readonly graha: Graha; readonly good: boolean }[] | null;
  /** The bird of the moment's Moon. */
  readonly panchaPakshi: Pakshi;
}

const GHATIS_PER_DAY = 60;

function findSwara(nativity: Nativity): PrashnaExtras["swara"] {
  const { sunriseJd } = getBirthDay(nativity);
  if (sunriseJd === null) return null;
  const { tithi } = panchanga(nativity);
  // Ida begins the bright half, pingala the dark one; the fifteenth tithi is in the last group of three.
  const ofPaksha = (tithi.number - 1) % 15;
  const first = (Math.floor(ofPaksha / SWARA_TITHIS) + (tithi.paksha === "shukla" ? 0 : 1)) % 2;
  const ghatis = (nativity.birth.jd - sunriseJd) * GHATIS_PER_DAY;
  const changes = Math.floor(Math.max(0, ghatis) / SWARA_GHATIS);
  return { flows: SWARAS[(first + changes) % 2] as Swara, atSunrise: SWARAS[first] as Swara, ghatis };
}

/** The bird of a star, which is that of a birth with the Moon there. */
export function findPakshiOfStar(nakshatra: Nakshatra, paksha: Paksha): Pakshi {
  const star = NAKSHATRAS.indexOf(nakshatra);
  let before = 0;
  for (const [bird, count] of PAKSHI_STARS[paksha]) {
    before += count;
    if (star < before) return bird;
  }
  throw new RangeError(`no bird for the star ${nakshatra}`);
}

const findPakshi = (nativity: Nativity): Pakshi =>
  findPakshiOfStar(nakshatraOf(nativity.longitudes.moon).nakshatra, panchanga(nativity).tithi.paksha);

const readDigits = (digits: readonly number[]): PrashnaExtras["ashtamangala"] =>
  digits.map((digit) => ({ digit, graha: ASHTAMANGALA_GRAHAS[digit - 1] as Graha, good: digit % 2 === 1 }));

/** @param moment the chart of the instant, whose own lagna rises; `lagna` is that of the question. */
export function computeExtras(
  moment: Nativity,
  lagna: Rashi,
  arudha: Rashi,
  digits: readonly number[] | null,
): PrashnaExtras {
  const veethi = VEETHI_OF_SUN[moment.signs.sun];
  return {
    swara: findSwara(moment),
    chatraRashi: rashiInPlace(veethi, placeFrom(arudha, lagna)),
    trisphuta: sphutas(moment).tri,
    ashtamangala: digits && readDigits(digits),
    panchaPakshi: findPakshi(moment),
  };
}
