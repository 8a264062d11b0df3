import type { Choices, Element, Rashi, Tithi } from "@lagna/terms";
import type { VargaBody } from "../varga/varga.ts";

/** The junctions of the zodiac, where a rashi and a nakshatra end together: the ends of Cancer, Scorpio and Pisces. */
export const GANDANTA_KNOTS_DEG: readonly number[] = [120, 240, 360];

/**
 * The pushkara (nourishing) navamsas of each element, whose lords are benefics: numbered from 1 (P.V.R. Narasimha Rao;
 * C.S. Patel).
 */
export const PUSHKARA_NAVAMSAS: Readonly<Record<Element, readonly number[]>> = {
  fire: [7, 9],
  earth: [3, 5],
  air: [6, 8],
  water: [1, 3],
};

/** The degree, numbered from 1, of pushkara bhaga in the rashis from Aries. */
export const PUSHKARA_BHAGAS: Readonly<Record<Choices["pushkara_bhaga"], readonly number[]>> = {
  by_element: [21, 14, 24, 7, 21, 14, 24, 7, 21, 14, 24, 7],
  jataka_parijata: [21, 14, 18, 8, 19, 9, 24, 11, 23, 14, 19, 9],
};

/** Mrityu bhaga: degrees in the rashis from Aries (Jataka Parijata 1; Sarvartha Chintamani; as in Jagannatha Hora). */
export const MRITYU_BHAGAS: Readonly<Record<VargaBody, readonly number[]>> = {
  lagna: [1, 9, 22, 22, 25, 2, 4, 23, 18, 20, 24, 10],
  sun: [20, 9, 12, 6, 8, 24, 16, 17, 22, 2, 3, 23],
  moon: [26, 12, 13, 25, 24, 11, 26, 14, 13, 25, 5, 12],
  mars: [19, 28, 25, 23, 29, 28, 14, 21, 2, 15, 11, 6],
  mercury: [15, 14, 13, 12, 8, 18, 20, 10, 21, 22, 7, 5],
  jupiter: [19, 29, 12, 27, 6, 4, 13, 10, 17, 11, 15, 28],
  venus: [28, 15, 11, 17, 10, 13, 4, 6, 27, 12, 29, 19],
  saturn: [10, 4, 7, 9, 12, 16, 3, 18, 28, 14, 13, 15],
  rahu: [14, 13, 12, 11, 24, 23, 22, 21, 10, 20, 18, 8],
  ketu: [8, 18, 20, 10, 21, 22, 23, 24, 11, 12, 13, 14],
};

/** The rashis that a tithi makes dagdha (burnt; Muhurta Chintamani; Kalaprakasika); full and new moon burn none. */
export const DAGDHA_RASHIS: Readonly<Record<Tithi, readonly Rashi[]>> = {
  pratipada: ["libra", "capricorn"],
  dwitiya: ["sagittarius", "pisces"],
  tritiya: ["leo", "capricorn"],
  chaturthi: ["taurus", "aquarius"],
  panchami: ["gemini", "virgo"],
  shashthi: ["aries", "leo"],
  saptami: ["cancer", "sagittarius"],
  ashtami: ["gemini", "virgo"],
  navami: ["leo", "scorpio"],
  dashami: ["leo", "scorpio"],
  ekadashi: ["sagittarius", "pisces"],
  dwadashi: ["libra", "capricorn"],
  trayodashi: ["taurus", "leo"],
  chaturdashi: ["gemini", "virgo", "sagittarius", "pisces"],
  purnima: [],
  amavasya: [],
};
