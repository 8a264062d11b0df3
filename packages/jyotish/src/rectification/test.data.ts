import type { RectificationTest } from "@lagna/terms";

/** The texts and teachers the tests are taken from; `practice`: as it is taught today, with no old text seen for it. */
export const RECTIFICATION_TEXTS = ["bphs", "brihat_jataka", "knrao", "kp", "practice", "rayudu"] as const;
export type RectificationText = (typeof RECTIFICATION_TEXTS)[number];

export interface RectificationSource {
  readonly text: RectificationText;
  readonly chapter?: number;
}

interface TestData {
  readonly weight: number;
  readonly sources: readonly RectificationSource[];
  /** Left out unasked where more minutes either way are open: it turns so often that it says something of a few minutes alone. */
  readonly within?: number;
}

/**
 * No text weighs these against one another: the weights are ours, with what happened in a life above what is counted from the moment
 * alone, and whoever asks may change them.
 */
export const TESTS: Readonly<Record<RectificationTest, TestData>> = {
  dashas: {
    weight: 3,
    sources: [{ text: "bphs", chapter: 47 }, { text: "bphs", chapter: 32 }, { text: "knrao" }],
  },
  transits: { weight: 2, sources: [{ text: "knrao" }] },
  vargas: { weight: 2, sources: [{ text: "bphs", chapter: 7 }, { text: "knrao" }] },
  ruling_planets: { weight: 1, sources: [{ text: "kp" }] },
  tattva: { weight: 1, sources: [{ text: "kp" }, { text: "rayudu" }] },
  kunda: { weight: 1, sources: [{ text: "practice" }], within: 60 },
  pranapada: { weight: 1, sources: [{ text: "bphs", chapter: 3 }] },
  navamsa_gender: { weight: 1, sources: [{ text: "brihat_jataka", chapter: 4 }] },
};

/** Pratyantars turn within days of the birth lord's years: beyond an hour either way they are no more than a guess. */
export const PRATYANTAR_WITHIN_MINUTES = 60;

/** What an event's running lord is to a house: its lord or in it; with its lord, or looking at it; else its karaka by nature. */
export const LINK_SCORES = { owner: 1, occupant: 1, with_lord: 0.5, aspect: 0.5, karaka: 0.5 } as const;
/** A house that has a part in an event counts so much of one it belongs to. */
export const ALSO_SHARE = 0.5;
