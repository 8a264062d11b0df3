import type { DashaCondition, DashaId, DashaLevel } from "../ids/dasha.ts";
import type { Words } from "../word.ts";

export const DASHA_LEVEL_WORDS: Words<DashaLevel> = {
  maha: { en: "Mahadasha", hi: "महादशा", sa: "महादशा" },
  antar: { en: "Antardasha", hi: "अंतर्दशा", sa: "अन्तर्दशा", also: ["Bhukti"] },
  pratyantar: { en: "Pratyantardasha", hi: "प्रत्यंतर्दशा", sa: "प्रत्यन्तर्दशा" },
  sookshma: { en: "Sookshma dasha", hi: "सूक्ष्म दशा", sa: "सूक्ष्मदशा" },
  prana: { en: "Prana dasha", hi: "प्राण दशा", sa: "प्राणदशा" },
};

export const DASHA_WORDS: Words<DashaId> = {
  vimshottari: { en: "Vimshottari dasha", hi: "विंशोत्तरी दशा", sa: "विंशोत्तरी दशा" },
  ashtottari: { en: "Ashtottari dasha", hi: "अष्टोत्तरी दशा", sa: "अष्टोत्तरी दशा" },
  yogini: { en: "Yogini dasha", hi: "योगिनी दशा", sa: "योगिनी दशा" },
  shodashottari: { en: "Shodashottari dasha", hi: "षोडशोत्तरी दशा", sa: "षोडशोत्तरी दशा" },
  dwadashottari: { en: "Dwadashottari dasha", hi: "द्वादशोत्तरी दशा", sa: "द्वादशोत्तरी दशा" },
  panchottari: { en: "Panchottari dasha", hi: "पंचोत्तरी दशा", sa: "पञ्चोत्तरी दशा" },
  shatabdika: { en: "Shatabdika dasha", hi: "शताब्दिका दशा", sa: "शताब्दिका दशा" },
  chaturashiti_sama: { en: "Chaturashiti sama dasha", hi: "चतुरशीति समा दशा", sa: "चतुरशीतिसमा दशा" },
  dwisaptati_sama: { en: "Dwisaptati sama dasha", hi: "द्विसप्तति समा दशा", sa: "द्विसप्ततिसमा दशा" },
  shashtihayani: { en: "Shashtihayani dasha", hi: "षष्टिहायनी दशा", sa: "षष्टिहायनी दशा" },
  shattrimshat_sama: { en: "Shattrimshat sama dasha", hi: "षट्त्रिंशत् समा दशा", sa: "षट्त्रिंशत्समा दशा" },
  tithi_ashtottari: { en: "Tithi ashtottari dasha", hi: "तिथि अष्टोत्तरी दशा" },
  tithi_yogini: { en: "Tithi yogini dasha", hi: "तिथि योगिनी दशा" },
  yoga_vimshottari: { en: "Yoga vimshottari dasha", hi: "योग विंशोत्तरी दशा" },
  karana_chaturashiti: { en: "Karana chaturashiti dasha", hi: "करण चतुरशीति दशा" },
  naisargika: { en: "Naisargika dasha", hi: "नैसर्गिक दशा" },
  moola: { en: "Moola dasha", hi: "मूल दशा", sa: "मूल दशा" },
  tara: { en: "Tara dasha", hi: "तारा दशा", sa: "तारा दशा" },
  karaka: { en: "Karaka dasha", hi: "कारक दशा", sa: "कारक दशा" },
  buddhi_gati: { en: "Buddhi gati dasha", hi: "बुद्धि गति दशा" },
  kaala: { en: "Kaala dasha", hi: "काल दशा", sa: "काल दशा" },
  narayana: { en: "Narayana dasha", hi: "नारायण दशा", sa: "नारायण दशा" },
  chara_knrao: { en: "Chara dasha, K.N. Rao", hi: "चर दशा, के.एन. राव" },
  chara_pvr: { en: "Chara dasha, Parashara", hi: "चर दशा, पराशर" },
  chara_rangacharya: { en: "Chara dasha, Rangacharya", hi: "चर दशा, रंगाचार्य" },
  sudasa: { en: "Sudasa", hi: "सुदशा" },
  lagna_kendradi: { en: "Lagna kendradi dasha", hi: "लग्न केंद्रादि दशा" },
  ak_kendradi: { en: "Atmakaraka kendradi dasha", hi: "आत्मकारक केंद्रादि दशा" },
  sthira: { en: "Sthira dasha", hi: "स्थिर दशा", sa: "स्थिर दशा" },
  brahma: { en: "Brahma dasha", hi: "ब्रह्म दशा", sa: "ब्रह्म दशा" },
  shoola: { en: "Shoola dasha", hi: "शूल दशा", sa: "शूल दशा" },
  niryana_shoola: { en: "Niryana shoola dasha", hi: "निर्याण शूल दशा" },
  drig: { en: "Drig dasha", hi: "दृग् दशा", sa: "दृग् दशा" },
  mandooka: { en: "Mandooka dasha", hi: "मंडूक दशा", sa: "मण्डूक दशा" },
  trikona: { en: "Trikona dasha", hi: "त्रिकोण दशा", sa: "त्रिकोण दशा" },
  lagnamsaka: { en: "Lagnamsaka dasha", hi: "लग्नांशक दशा" },
  navamsa: { en: "Navamsa dasha", hi: "नवांश दशा" },
  varnada: { en: "Varnada dasha", hi: "वर्णद दशा", sa: "वर्णद दशा" },
  yogardha: { en: "Yogardha dasha", hi: "योगार्ध दशा", sa: "योगार्ध दशा" },
  tara_lagna: { en: "Tara lagna dasha", hi: "तारा लग्न दशा" },
  chakra: { en: "Chakra dasha", hi: "चक्र दशा", sa: "चक्र दशा" },
  sudarshana: { en: "Sudarshana chakra dasha", hi: "सुदर्शन चक्र दशा", sa: "सुदर्शनचक्र दशा" },
  kalachakra: { en: "Kalachakra dasha", hi: "कालचक्र दशा", sa: "कालचक्र दशा" },
};

/** What makes a conditional dasha apply. */
export const DASHA_CONDITION_WORDS: Words<DashaCondition> = {
  always: { en: "for every birth", hi: "हर जन्म के लिए" },
  rahu_in_kendra_or_trikona_of_lagna_lord: {
    en: "Rahu in a kendra or trikona from the lagna lord and not in the lagna",
    hi: "राहु लग्नेश से केंद्र या त्रिकोण में, लग्न में नहीं",
  },
  lagna_hora_agrees_with_paksha: {
    en: "the lagna in the Sun's hora in the bright half or the Moon's in the dark half",
    hi: "लग्न शुक्ल पक्ष में सूर्य की या कृष्ण पक्ष में चंद्र की होरा में",
  },
  navamsa_lagna_of_venus: { en: "the navamsa lagna in a sign of Venus", hi: "नवांश लग्न शुक्र की राशि में" },
  lagna_and_dwadashamsha_cancer: { en: "the lagna and its dwadashamsha in Cancer", hi: "लग्न और उसका द्वादशांश कर्क में" },
  lagna_vargottama: { en: "the lagna vargottama", hi: "लग्न वर्गोत्तम" },
  tenth_lord_in_tenth: { en: "the lord of the tenth in the tenth", hi: "दशमेश दशम में" },
  lagna_lord_in_seventh_or_seventh_lord_in_lagna: {
    en: "the lagna lord in the seventh or its lord in the lagna",
    hi: "लग्नेश सप्तम में या सप्तमेश लग्न में",
  },
  sun_in_lagna: { en: "the Sun in the lagna", hi: "सूर्य लग्न में" },
  lagna_hora_agrees_with_day: {
    en: "the lagna in the Sun's hora by day or the Moon's by night",
    hi: "लग्न दिन में सूर्य की या रात में चंद्र की होरा में",
  },
  kendras_occupied: { en: "grahas in all four kendras", hi: "चारों केंद्रों में ग्रह" },
  no_sunrise: { en: "not to be told without a sunrise", hi: "सूर्योदय के बिना ज्ञात नहीं" },
};
