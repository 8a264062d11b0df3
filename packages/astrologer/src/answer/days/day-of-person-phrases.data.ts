import texts from "../../../texts/phrases/day-of-person-phrases.json" with { type: "json" };
import type { Vara } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { Bar } from "../../muhurta/judge-day.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

export const DAY_OF_PERSON_PHRASES = texts.day_of_person_phrases satisfies Readonly<Record<string, PhraseVariants>>;

export const BAR_NAMES: Readonly<Record<Bar, LocalizedText>> = texts.bar_names;

/** The nine taras from janma, with what they are worth. */
export const TARA_NAMES: readonly LocalizedText[] = texts.tara_names;

export const MOON_STRENGTH: Readonly<Record<"good" | "bad", LocalizedText>> = texts.moon_strength;

export const MOON_DAY: Readonly<Record<"good" | "bad", LocalizedText>> = texts.moon_day;

export const HERE = texts.here;

const [EAST, WEST, NORTH, SOUTH] = [
  createLocalizedText("east", "पूर्व", "purva (east)"),
  createLocalizedText("west", "पश्चिम", "pashchim (west)"),
  createLocalizedText("north", "उत्तर", "uttar (north)"),
  createLocalizedText("south", "दक्षिण", "dakshin (south)"),
] as const;

/** The direction in which no journey is begun on a weekday (disha shula). */
export const DISHA_SHULA: Readonly<Record<Vara, LocalizedText>> = {
  sunday: WEST,
  monday: EAST,
  tuesday: NORTH,
  wednesday: NORTH,
  thursday: SOUTH,
  friday: WEST,
  saturday: EAST,
};
