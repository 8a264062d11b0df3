import type { Graha } from "@lagna/terms";
import type { Said } from "../fact.ts";
import { said } from "../words/say.ts";

/**
 * The house in which each is most strained, counted from the lagna (Jataka Parijata, as P.V.R. Narasimha Rao teaches it);
 * for Ketu none is agreed on.
 */
export const MARANA_KARAKA_HOUSES: readonly (readonly [Graha, number])[] = [
  ["sun", 12],
  ["moon", 8],
  ["mars", 7],
  ["mercury", 7],
  ["jupiter", 3],
  ["venus", 6],
  ["saturn", 1],
  ["rahu", 9],
];

/** The yoginis by the grahas that stand for them (BPHS 46). */
export const YOGINI_NAMES: Readonly<Partial<Record<Graha, Said>>> = {
  sun: said("Pingala", "पिंगला", "Pingala"),
  moon: said("Mangala", "मंगला", "Mangala"),
  mars: said("Bhramari", "भ्रामरी", "Bhramari"),
  mercury: said("Bhadrika", "भद्रिका", "Bhadrika"),
  jupiter: said("Dhanya", "धान्या", "Dhanya"),
  venus: said("Siddha", "सिद्धा", "Siddha"),
  saturn: said("Ulka", "उल्का", "Ulka"),
  rahu: said("Sankata", "संकटा", "Sankata"),
};
