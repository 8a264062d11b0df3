import texts from "../../../texts/phrases/panchanga-phrases.json" with { type: "json" };
import type { ChoghadiyaId } from "@lagna/jyotish";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { LocalizedText } from "../../fact.ts";

export const PANCHANGA_PHRASES = texts.panchanga_phrases satisfies Readonly<Record<string, PhraseVariants>>;

export const TODAY = texts.today;
export const ON_DAY = texts.on_day;
export const AFTER_MIDNIGHT = texts.after_midnight;
export const UNTIL = texts.until;

export const CHOGHADIYA_NAMES: Readonly<Record<ChoghadiyaId, LocalizedText>> = texts.choghadiya_names;

const compile = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");

/** What of the almanac a question names. */
export const PANCHANGA_TERMS = {
  rahu_kala: compile("rahu ?kaal|rahu ?kaalam|rahu ?kala|rahu ?kal|rahukalam|राहु ?काल|राहू ?काल"),
  yamaganda: compile("yamagand\\p{L}*|yam ?gand\\p{L}*|यमगंड|यमगण्ड"),
  gulika: compile("gulik\\p{L}*(?: kaal| kal)?|गुलिक\\p{M}*(?: काल)?"),
  abhijit: compile("abhijit|abhijeet|अभिजित|अभिजीत"),
  choghadiya: compile("cho?ghadi?ya|chaughadiya|choghadiye|chogadiya|choghariya|चौघड़िया|चौघडिया|चौघड़िए|चौघड़िये"),
  bhadra: compile("bhadra|vishti|भद्रा|विष्टि"),
  direction: compile("disha ?sh?ool|disha ?shula?|dishashool|दिशा ?शूल"),
  moonrise: compile(
    "moon ?rise|chandroday|chaa?nd k(?:ab|itne)\\b.*|chaa?nd .*nik\\p{L}*|चंद्रोदय|चाँद .*निक\\S*|चांद .*निक\\S*",
  ),
  sun: compile("sun ?rise|sun ?set|suryoday|suryast|सूर्योदय|सूर्यास्त"),
  chandrashtama: compile("chandra ?asht?am\\p{L}*|chandrasht\\p{L}*|चंद्राष्टम"),
  panchaka: compile("panchaka?|पंचक"),
  panchanga: compile(
    "panchang|panchangam?|panchanga|tithi|nakshatra|vaar|ekadashi|amavasya|purnima|पंचांग|तिथि|नक्षत्र|एकादशी|अमावस्या|पूर्णिमा|अष्टमी|नवमी|चतुर्थी|chaturthi|sankashti|ashtami|navami",
  ),
} as const;

export type PanchangaTerm = keyof typeof PANCHANGA_TERMS;
export const EVENING = compile("evening|night|tonight|shaam|sham|raat|शाम|रात");
