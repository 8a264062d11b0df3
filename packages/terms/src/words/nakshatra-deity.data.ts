import type { Nakshatra } from "../ids/nakshatra.ts";
import type { Words } from "../word.ts";

/** The deity of each nakshatra (Varahamihira, Brihat Samhita 98.4-5). */
export const NAKSHATRA_DEITY_WORDS: Words<Nakshatra> = {
  ashwini: { en: "Ashwini Kumaras", hi: "अश्विनी कुमार", sa: "अश्विनीकुमार", roman: "Ashwini Kumara" },
  bharani: { en: "Yama", hi: "यम", sa: "यम" },
  krittika: { en: "Agni", hi: "अग्नि", sa: "अग्नि" },
  rohini: { en: "Brahma", hi: "ब्रह्मा", sa: "ब्रह्मा" },
  mrigashira: { en: "Soma", hi: "सोम", sa: "सोम" },
  ardra: { en: "Rudra", hi: "रुद्र", sa: "रुद्र" },
  punarvasu: { en: "Aditi", hi: "अदिति", sa: "अदिति" },
  pushya: { en: "Brihaspati", hi: "बृहस्पति", sa: "बृहस्पति" },
  ashlesha: { en: "Sarpa", hi: "सर्प", sa: "सर्प" },
  magha: { en: "Pitri", hi: "पितृ", sa: "पितृ" },
  purva_phalguni: { en: "Bhaga", hi: "भग", sa: "भग" },
  uttara_phalguni: { en: "Aryaman", hi: "अर्यमा", sa: "अर्यमन्" },
  hasta: { en: "Savitri", hi: "सविता", sa: "सवितृ" },
  chitra: { en: "Tvashtri", hi: "त्वष्टा", sa: "त्वष्टृ" },
  swati: { en: "Vayu", hi: "वायु", sa: "वायु" },
  vishakha: { en: "Indragni", hi: "इंद्राग्नि", sa: "इन्द्राग्नि" },
  anuradha: { en: "Mitra", hi: "मित्र", sa: "मित्र" },
  jyeshtha: { en: "Indra", hi: "इंद्र", sa: "इन्द्र" },
  mula: { en: "Nirriti", hi: "निर्ऋति", sa: "निर्ऋति" },
  purva_ashadha: { en: "Apah", hi: "आपः", sa: "आपः" },
  uttara_ashadha: { en: "Vishvedevas", hi: "विश्वेदेव", sa: "विश्वेदेव", roman: "Vishvedeva" },
  shravana: { en: "Vishnu", hi: "विष्णु", sa: "विष्णु" },
  dhanishta: { en: "Vasus", hi: "वसु", sa: "वसु", roman: "Vasu" },
  shatabhisha: { en: "Varuna", hi: "वरुण", sa: "वरुण" },
  purva_bhadrapada: { en: "Aja Ekapada", hi: "अज एकपाद", sa: "अज एकपाद" },
  uttara_bhadrapada: { en: "Ahirbudhnya", hi: "अहिर्बुध्न्य", sa: "अहिर्बुध्न्य" },
  revati: { en: "Pushan", hi: "पूषा", sa: "पूषन्" },
};
