import type { DoshaCancellation } from "../ids/dosha.ts";
import type { Words } from "../word.ts";

/** In a file of their own: a match needs them without the words of all doshas. */
export const DOSHA_CANCELLATION_WORDS: Words<DoshaCancellation> = {
  mars_in_good_sign: { en: "Mars in its own, exaltation or a friend’s sign", hi: "मंगल स्व, उच्च या मित्र राशि में" },
  mars_by_house_and_sign: { en: "Mars harmless by house and sign", hi: "भाव और राशि से मंगल अहानिकर" },
  mars_with_jupiter: { en: "Mars with or aspected by Jupiter", hi: "मंगल गुरु से युत या दृष्ट" },
  mars_with_saturn_or_moon: { en: "Mars with or aspected by Saturn or the Moon", hi: "मंगल शनि या चंद्र से युत या दृष्ट" },
  lagna_of_moon_or_sun: { en: "Cancer or Leo rising", hi: "कर्क या सिंह लग्न" },
  jupiter_or_venus_in_lagna: { en: "Jupiter or Venus in the lagna", hi: "लग्न में गुरु या शुक्र" },
  mars_retrograde: { en: "Mars retrograde", hi: "मंगल वक्री" },
  mars_combust: { en: "Mars combust", hi: "मंगल अस्त" },
  mars_at_sign_edge: { en: "Mars within a degree of a sign’s edge", hi: "मंगल राशि संधि के एक अंश में" },
  mars_lord_of_lagna: { en: "Mars lord of the lagna", hi: "मंगल लग्नेश" },
  jupiter_in_good_sign: { en: "Jupiter in its own or exaltation sign", hi: "गुरु स्व या उच्च राशि में" },
  kendra_from_moon: { en: "A graha in a kendra from the Moon", hi: "चंद्र से केंद्र में ग्रह" },
  kendra_from_lagna: { en: "A graha in a kendra from the lagna", hi: "लग्न से केंद्र में ग्रह" },
  moon_aspected_by_jupiter: { en: "Jupiter aspects the Moon", hi: "चंद्र पर गुरु की दृष्टि" },
  moon_aspected_by_all: { en: "All other grahas aspect the Moon", hi: "चंद्र पर सभी ग्रहों की दृष्टि" },
  moon_full: { en: "The Moon is full", hi: "चंद्र पूर्ण" },
};
