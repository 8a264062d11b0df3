import { type Nakshatra, NAKSHATRAS, type Paksha, type Rashi, RASHIS, type Tara, TARAS } from "@lagna/terms";

/** The tara of a star from a birth star, and whether it is good: vipat, pratyak and naidhana are not, janma is mixed. */
export interface Tarabala {
  readonly tara: Tara;
  readonly quality: "good" | "mixed" | "bad";
}

const BAD_TARAS = [3, 5, 7];

export function computeTarabala(birthStar: Nakshatra, star: Nakshatra): Tarabala {
  const count = (NAKSHATRAS.indexOf(star) - NAKSHATRAS.indexOf(birthStar) + 27) % 9;
  const number = count + 1;
  const quality = number === 1 ? "mixed" : BAD_TARAS.includes(number) ? "bad" : "good";
  return { tara: TARAS[count] as Tara, quality };
}

/** Birth stars for which a day's star is a good tara. */
export function listStarsWithTarabala(star: Nakshatra): Nakshatra[] {
  return NAKSHATRAS.filter((birth) => computeTarabala(birth, star).quality === "good");
}

const GOOD_PLACES = [1, 3, 6, 7, 10, 11];
const GOOD_IN_BRIGHT_HALF = [2, 5, 9];

const countSigns = (from: Rashi, to: Rashi): number => ((RASHIS.indexOf(to) - RASHIS.indexOf(from) + 12) % 12) + 1;

/** Whether the Moon's sign supports a birth sign: 1 3 6 7 10 11 from it, and in the bright half 2 5 9. */
export function hasChandrabala(birthSign: Rashi, moonSign: Rashi, paksha: Paksha): boolean {
  const place = countSigns(birthSign, moonSign);
  return GOOD_PLACES.includes(place) || (paksha === "shukla" && GOOD_IN_BRIGHT_HALF.includes(place));
}

/** The birth signs that a Moon's sign supports. */
export function listSignsWithChandrabala(moonSign: Rashi, paksha: Paksha): Rashi[] {
  return RASHIS.filter((birth) => hasChandrabala(birth, moonSign, paksha));
}

/** The birth sign for which the Moon is in the eighth. */
export const findChandrashtama = (moonSign: Rashi): Rashi => RASHIS[(RASHIS.indexOf(moonSign) + 5) % 12] as Rashi;
