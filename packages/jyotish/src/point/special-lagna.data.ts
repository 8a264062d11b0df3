import type { Modality } from "@lagna/terms";
import type { SaptaGraha } from "../relation/friendship.data.ts";

/**
 * Degrees per minute since sunrise, starting from the Sun at that sunrise (BPHS 4-5; P.V.R. Narasimha Rao, chapter 5).
 */
export const LAGNA_RATES = { bhava: 0.25, hora: 0.5, ghati: 1.25, vighati: 15 } as const;
export type RunningLagna = keyof typeof LAGNA_RATES;

/**
 * Pranapada: five degrees per minute, i.e. a sign per fifteen vighatis, from the Sun and a trine determined by its
 * rashi (BPHS 3).
 */
export const PRANAPADA_RATE = 5;
export const PRANAPADA_OFFSET_DEG: Readonly<Record<Modality, number>> = { movable: 0, fixed: 240, dual: 120 };

/** Kalas of the grahas for the indu lagna (Uttara Kalamrita 4). */
export const KALAS: Readonly<Record<SaptaGraha, number>> = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
};

/** The kunda lagna is the lagna's longitude times this factor. */
export const KUNDA_FACTOR = 81;
