import type { AnswerLanguage } from "../../fact.ts";

/** Between the ordinals of houses that are named together. */
export const ORDINAL_JOINERS: ReadonlySet<string> = new Set([",", "the", "और", "aur"]);

type Patterns = Readonly<Record<AnswerLanguage, RegExp>>;

/** Words that the lexicon does not know, because no claim depended on them. */
export const EIGHT_KARAKAS: Patterns = {
  en: /\bscheme of eight karakas\b/iu,
  hi: /आठ कारकों की पद्धति/u,
  hg: /\baath karakon ki paddhati\b/iu,
};
export const NO_GRAHA: Patterns = {
  en: /\bno graha\b/iu,
  hi: /किसी ग्रह की दृष्टि नहीं/u,
  hg: /\bkisi grah ki drishti nahi\b/iu,
};
export const NOT_DETERMINED: Patterns = {
  en: /\bcannot be determined\b/iu,
  hi: /तय नहीं हो सकता/u,
  hg: /\btay nahi ho sakta\b/iu,
};
export const CANCELLED: Patterns = {
  en: /\bsomething in the chart cancels it\b/iu,
  hi: /कुछ उसे काटता भी है/u,
  hg: /\bkuch use kaat-ta bhi hai\b/iu,
};
export const EASIEST_TIME: Patterns = {
  en: /\beasiest time\b/iu,
  hi: /सबसे आसान समय/u,
  hg: /\bsabse aasaan samay\b/iu,
};
export const NEXT_PERIOD: Patterns = {
  en: /\bcomes next\b/iu,
  hi: /(?<!\S)इसके बाद(?!\S)/u,
  hg: /\biske baad\b/iu,
};
export const LIGHT: Patterns = {
  en: /\bthe sun rises at\b/iu,
  hi: /सूर्योदय/u,
  hg: /\bsuryoday\b/iu,
};
export const RAHU_KALA: Patterns = { en: /\brahu kaal\b/iu, hi: /राहु काल/u, hg: /\brahu kaal\b/iu };
export const BORN: Patterns = { en: /\bborn\b|\bbirth\b/iu, hi: /जन्म/u, hg: /\bjanm\b/iu };
export const LUNAR_MONTH: Patterns = { en: /\blunar month\b/iu, hi: /चांद्र मास/u, hg: /\bchandra maas\b/iu };
export const BHAVA_BALA: Patterns = { en: /\bbhava bala\b/iu, hi: /भाव बल/u, hg: /\bbhav bal\b/iu };
export const GOOD_TIME: Patterns = {
  en: /\b(?:good|easiest) time for your\b/iu,
  hi: /(?:अनुकूल|सबसे आसान) समय/u,
  hg: /\b(?:achha|sabse aasaan) samay\b/iu,
};
/** "Your chart has …": before the name of a yoga or dosha. */
export const OF_CHART: Patterns = { en: /\byour chart\b/iu, hi: /आपकी कुंडली/u, hg: /\baapki kundli\b/iu };
/** "In Leo, in the sign of the Sun": the owner of a sign, and not the sign. */
export const SIGN_OF: Patterns = { en: /\bthe sign of\b/iu, hi: /की राशि में/u, hg: /\bki rashi me\b/iu };
export const STAR_LORD: Patterns = {
  en: /\bnakshatra ruled by\b/iu,
  hi: /नक्षत्र स्वामी/u,
  hg: /\bnakshatra swami\b/iu,
};
