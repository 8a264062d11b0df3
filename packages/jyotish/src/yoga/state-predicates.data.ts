import type { SaptaGraha } from "../relation/friendship.data.ts";

/** The house in which each graha has dig bala, as a whole sign (BPHS 27). */
export const DIG_BALA_HOUSES: Readonly<Record<SaptaGraha, number>> = {
  sun: 10,
  moon: 4,
  mars: 10,
  mercury: 1,
  jupiter: 1,
  venus: 4,
  saturn: 7,
};

/**
 * The cruel ones of the sixty parts of an odd sign, counted from 1 (BPHS 6.33-41; an even sign has them in reverse): Ghora, Rakshasa,
 * Bhrashta, Kulaghna, Garala, Vahni, Maya, Purisha, Kala, Sarpa, Gulika, Mrityu, Kala, Davagni, Ghora, Yama, Kantaka, Vishadagdha,
 * Kulanasha, Vamshakshaya, Utpata, Kala, Karaladamshtra, Kalapavaka, Dandayudha, Krura, Bhramana.
 */
export const CRUEL_SHASHTIAMSAS: readonly number[] = [
  1, 2, 7, 8, 9, 10, 11, 12, 15, 16, 30, 31, 32, 33, 34, 35, 36, 40, 41, 42, 43, 44, 48, 51, 52, 55, 59,
];

/** Purisha, which Raman calls Preta Purisha, and Mridu, of the same sixty. */
export const PURISHA_SHASHTIAMSA = 12;
export const MRIDU_SHASHTIAMSA = 19;
