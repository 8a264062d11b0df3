import type { RectificationTest } from "@lagna/terms";

/** The texts and teachers the tests are taken from; `practice`: taught today, but without a known old text. */
export const RECTIFICATION_TEXTS = ["bphs", "brihat_jataka", "knrao", "kp", "practice", "rayudu"] as const;
export type RectificationText = (typeof RECTIFICATION_TEXTS)[number];

export interface RectificationSource {
  readonly text: RectificationText;
  readonly chapter?: number;
}

interface TestWeight {
  readonly weight: number;
  readonly sources: readonly RectificationSource[];
}

/**
 * No text gives relative weights for these tests: the weights are ours, and callers may change them. What is computed
 * from the moment of birth alone changes every few minutes, so that added to the events it decides between times that
 * fit them equally well, and often against the one that fits them best: such a test counts only if it is given a weight.
 */
export const TEST_WEIGHTS: Readonly<Record<RectificationTest, TestWeight>> = {
  dashas: {
    weight: 3,
    sources: [{ text: "bphs", chapter: 47 }, { text: "bphs", chapter: 32 }, { text: "knrao" }],
  },
  transits: { weight: 2, sources: [{ text: "knrao" }] },
  vargas: { weight: 2, sources: [{ text: "bphs", chapter: 7 }, { text: "knrao" }] },
  ruling_planets: { weight: 1, sources: [{ text: "kp" }] },
  tattva: { weight: 0, sources: [{ text: "kp" }, { text: "rayudu" }] },
  kunda: { weight: 0, sources: [{ text: "practice" }] },
  pranapada: { weight: 0, sources: [{ text: "bphs", chapter: 3 }] },
  navamsa_gender: { weight: 0, sources: [{ text: "brihat_jataka", chapter: 4 }] },
};

/** Pratyantars shift by days per year of the birth lord: beyond an hour either way they are only a guess. */
export const PRATYANTAR_WITHIN_MINUTES = 60;

/**
 * The link of an event's running lord to a house: its lord or in it; conjunct its lord, or aspecting it; else its
 * natural karaka.
 */
export const LINK_SCORES = { owner: 1, occupant: 1, with_lord: 0.5, aspect: 0.5, karaka: 0.5 } as const;
/** The weight of a secondary house of an event relative to its main house. */
export const SECONDARY_HOUSE_SHARE = 0.5;
