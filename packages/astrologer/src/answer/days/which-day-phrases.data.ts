import texts from "../../../texts/phrases/which-day-phrases.json" with { type: "json" };
import type { AvoidedMonth } from "../../muhurta/find-avoided-months.ts";
import type { Vara } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { Bar } from "../../muhurta/judge-day.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

/** Months that families avoid, as they follow "belongs to". */
export const AVOIDED_MONTH_NAMES: Readonly<Record<AvoidedMonth, LocalizedText>> = texts.avoided_month_names;

export const WHICH_DAY_PHRASES = texts.which_day_phrases satisfies Readonly<Record<string, PhraseVariants>>;

export const BAR_NAMES: Readonly<Record<Bar, LocalizedText>> = texts.bar_names;

/** The nine taras from janma, with what they are worth. */
export const TARA_NAMES: readonly LocalizedText[] = texts.tara_names;

export const MOON_STRENGTH: Readonly<Record<"good" | "bad", LocalizedText>> = texts.moon_strength;

export const MOON_DAY: Readonly<Record<"good" | "bad", LocalizedText>> = texts.moon_day;

export const SPAN_NAMES = texts.span_names;

export const HERE = texts.here;
export const AFTER_REASON = texts.after_reason;
export const BEFORE_REASON = texts.before_reason;

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

/** Festivals and fasts whose dates are not computed. */
export const FESTIVALS =
  /diwali|deepawali|dhanteras|navratri|navaratri|dussehra|dashahra|holi(?!day)|akshaya|akha ?teej|basant panchami|vasant panchami|ganesh chaturthi|janmashtami|rakhi|chhath|pitru ?paksh|pitrupaksh|labh pancham|gudi padwa|ugadi|onam|pongal|baisakhi|shivratri|दिवाली|दीवाली|धनतेरस|नवरात्र|दशहरा|होली|अक्षय|आखातीज|बसंत पंचमी|वसंत पंचमी|गणेश चतुर्थी|जन्माष्टमी|राखी|छठ|पितृ ?पक्ष|शिवरात्रि/iu;
