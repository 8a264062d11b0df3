import type { Graha } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

/** The names of the yoginis, by the grahas that represent them (BPHS 46). */
export const YOGINI_NAMES: Readonly<Partial<Record<Graha, LocalizedText>>> = {
  sun: createLocalizedText("Pingala", "पिंगला", "Pingala"),
  moon: createLocalizedText("Mangala", "मंगला", "Mangala"),
  mars: createLocalizedText("Bhramari", "भ्रामरी", "Bhramari"),
  mercury: createLocalizedText("Bhadrika", "भद्रिका", "Bhadrika"),
  jupiter: createLocalizedText("Dhanya", "धान्या", "Dhanya"),
  venus: createLocalizedText("Siddha", "सिद्धा", "Siddha"),
  saturn: createLocalizedText("Ulka", "उल्का", "Ulka"),
  rahu: createLocalizedText("Sankata", "संकटा", "Sankata"),
};
