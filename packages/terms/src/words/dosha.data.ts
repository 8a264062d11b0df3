import type { DoshaCause, DoshaId } from "../ids/dosha.ts";
import type { Words } from "../word.ts";

export const DOSHA_WORDS: Words<DoshaId> = {
  mangal: {
    en: "Mangal dosha",
    hi: "मंगल दोष",
    also: ["Kuja dosha", "Manglik"],
    sense: {
      en: "Mars in one of the houses that affect marriage.",
      hi: "मंगल विवाह पर प्रभाव डालने वाले भावों में।",
    },
  },
  kala_sarpa: {
    en: "Kala sarpa",
    hi: "काल सर्प",
    sa: "कालसर्प",
    sense: { en: "All seven grahas on one side of Rahu and Ketu.", hi: "सातों ग्रह राहु-केतु के एक ओर।" },
  },
  pitru: {
    en: "Pitru dosha",
    hi: "पितृ दोष",
    sense: {
      en: "The Sun, the ninth house or its lord with or aspected by Rahu, Ketu or Saturn.",
      hi: "सूर्य, नौवाँ भाव या नवमेश राहु, केतु या शनि से युत या दृष्ट।",
    },
  },
  guru_chandala: {
    en: "Guru chandala",
    hi: "गुरु चांडाल",
    sa: "गुरुचाण्डाल",
    sense: { en: "Jupiter with Rahu or Ketu.", hi: "गुरु राहु या केतु के साथ।" },
  },
  grahana: {
    en: "Grahana dosha",
    hi: "ग्रहण दोष",
    sense: { en: "The Sun or Moon close to Rahu or Ketu.", hi: "सूर्य या चंद्र राहु-केतु के निकट।" },
  },
  shrapit: { en: "Shrapit dosha", hi: "श्रापित दोष", sense: { en: "Saturn with Rahu.", hi: "शनि राहु के साथ।" } },
  ghata: { en: "Ghata dosha", hi: "घात दोष", sense: { en: "Mars with Saturn.", hi: "मंगल शनि के साथ।" } },
  angaraka: {
    en: "Angaraka dosha",
    hi: "अंगारक दोष",
    sense: { en: "Mars with Rahu or Ketu.", hi: "मंगल राहु या केतु के साथ।" },
  },
  vish: { en: "Vish dosha", hi: "विष दोष", sense: { en: "The Moon with Saturn.", hi: "चंद्र शनि के साथ।" } },
  kemadruma: {
    en: "Kemadruma dosha",
    hi: "केमद्रुम दोष",
    sense: { en: "No graha on either side of the Moon.", hi: "चंद्र के दोनों ओर कोई ग्रह नहीं।" },
  },
  kalatra: {
    en: "Kalatra dosha",
    hi: "कलत्र दोष",
    sense: {
      en: "Every malefic in a house that affects the seventh.",
      hi: "सभी पाप ग्रह सातवें भाव को प्रभावित करने वाले भावों में।",
    },
  },
  gandanta: {
    en: "Gandanta",
    hi: "गंडांत",
    sa: "गण्डान्त",
    sense: {
      en: "The Moon or the lagna near a point where a sign and a nakshatra end together.",
      hi: "चंद्र या लग्न राशि-नक्षत्र की संधि पर।",
    },
  },
  ganda_mula: {
    en: "Ganda mula",
    hi: "गंड मूल",
    sa: "गण्डमूल",
    sense: { en: "The Moon in one of the six nakshatras around these points.", hi: "चंद्र छह गंड मूल नक्षत्रों में से एक में।" },
  },
  bhadra: {
    en: "Bhadra",
    hi: "भद्रा",
    sense: { en: "Born in the karana Vishti.", hi: "विष्टि करण में जन्म।" },
  },
  amavasya: {
    en: "Birth at new moon",
    hi: "अमावस्या जन्म",
    sense: { en: "Born in the last tithi of the dark half.", hi: "अमावस्या तिथि में जन्म।" },
  },
  krishna_chaturdashi: {
    en: "Krishna chaturdashi birth",
    hi: "कृष्ण चतुर्दशी जन्म",
    sense: { en: "Born in the fourteenth tithi of the dark half.", hi: "कृष्ण पक्ष की चतुर्दशी में जन्म।" },
  },
  vyatipata: {
    en: "Vyatipata birth",
    hi: "व्यतीपात जन्म",
    sense: { en: "Born in the nitya yoga Vyatipata.", hi: "व्यतीपात योग में जन्म।" },
  },
  vaidhriti: {
    en: "Vaidhriti birth",
    hi: "वैधृति जन्म",
    sense: { en: "Born in the nitya yoga Vaidhriti.", hi: "वैधृति योग में जन्म।" },
  },
  sankranti: {
    en: "Sankranti birth",
    hi: "संक्रांति जन्म",
    sense: { en: "Born as the Sun changes signs.", hi: "सूर्य के राशि बदलते समय जन्म।" },
  },
  eclipse: {
    en: "Eclipse birth",
    hi: "ग्रहण जन्म",
    sense: {
      en: "Born during an eclipse of the Sun or Moon that was visible there.",
      hi: "जन्म स्थान पर दिखते सूर्य या चंद्र ग्रहण के समय जन्म।",
    },
  },
  dagdha: {
    en: "Dagdha birth",
    hi: "दग्ध तिथि जन्म",
    sense: { en: "Born on a tithi that counts as burnt on its weekday.", hi: "वार से दग्ध तिथि में जन्म।" },
  },
};

export const DOSHA_CAUSE_WORDS: Words<DoshaCause> = {
  from_lagna: { en: "Counted from the lagna", hi: "लग्न से" },
  from_moon: { en: "Counted from the Moon", hi: "चंद्र से" },
  from_venus: { en: "Counted from Venus", hi: "शुक्र से" },
  ananta: { en: "Ananta", hi: "अनंत", sa: "अनन्त", sense: { en: "Rahu in the first", hi: "राहु लग्न में" } },
  kulika: { en: "Kulika", hi: "कुलिक", sa: "कुलिक", sense: { en: "Rahu in the second", hi: "राहु दूसरे में" } },
  vasuki: { en: "Vasuki", hi: "वासुकि", sa: "वासुकि", sense: { en: "Rahu in the third", hi: "राहु तीसरे में" } },
  sankhapala: {
    en: "Shankhapala",
    hi: "शंखपाल",
    sa: "शङ्खपाल",
    sense: { en: "Rahu in the fourth", hi: "राहु चौथे में" },
  },
  padma: { en: "Padma", hi: "पद्म", sa: "पद्म", sense: { en: "Rahu in the fifth", hi: "राहु पाँचवें में" } },
  mahapadma: { en: "Mahapadma", hi: "महापद्म", sa: "महापद्म", sense: { en: "Rahu in the sixth", hi: "राहु छठे में" } },
  takshaka: { en: "Takshaka", hi: "तक्षक", sa: "तक्षक", sense: { en: "Rahu in the seventh", hi: "राहु सातवें में" } },
  karkotaka: {
    en: "Karkotaka",
    hi: "कर्कोटक",
    sa: "कर्कोटक",
    sense: { en: "Rahu in the eighth", hi: "राहु आठवें में" },
  },
  sankhachuda: {
    en: "Shankhachuda",
    hi: "शंखचूड़",
    sa: "शङ्खचूड",
    sense: { en: "Rahu in the ninth", hi: "राहु नौवें में" },
  },
  ghataka: { en: "Ghataka", hi: "घातक", sa: "घातक", sense: { en: "Rahu in the tenth", hi: "राहु दसवें में" } },
  vishadhara: {
    en: "Vishadhara",
    hi: "विषधर",
    sa: "विषधर",
    sense: { en: "Rahu in the eleventh", hi: "राहु ग्यारहवें में" },
  },
  seshanaga: {
    en: "Sheshanaga",
    hi: "शेषनाग",
    sa: "शेषनाग",
    sense: { en: "Rahu in the twelfth", hi: "राहु बारहवें में" },
  },
  sun_afflicted: { en: "The Sun is afflicted", hi: "सूर्य पीड़ित" },
  ninth_lord_afflicted: { en: "The lord of the ninth is afflicted", hi: "नवमेश पीड़ित" },
  ninth_house_afflicted: { en: "The ninth house is afflicted", hi: "नौवाँ भाव पीड़ित" },
  sun_with_node: { en: "The Sun with Rahu or Ketu", hi: "सूर्य राहु-केतु के साथ" },
  moon_with_node: { en: "The Moon with Rahu or Ketu", hi: "चंद्र राहु-केतु के साथ" },
  moon_in_gandanta: { en: "The Moon in gandanta", hi: "चंद्र गंडांत में" },
  lagna_in_gandanta: { en: "The lagna in gandanta", hi: "लग्न गंडांत में" },
  solar_eclipse: { en: "The Sun was eclipsed", hi: "सूर्य ग्रहण था" },
  lunar_eclipse: { en: "The Moon was eclipsed", hi: "चंद्र ग्रहण था" },
};
