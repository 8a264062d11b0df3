import type {
  Gana,
  Koota,
  MatchingBand,
  MatchingException,
  MatchingRuleSet,
  Nadi,
  NavamsaNote,
  Porutham,
  RajjuPart,
  Varna,
  VashyaClass,
  Yoni,
} from "../ids/matching.ts";
import type { Words } from "../word.ts";

export const KOOTA_WORDS: Words<Koota> = {
  varna: {
    en: "Varna",
    hi: "वर्ण",
    sa: "वर्ण",
    sense: { en: "Rank of the Moon signs", hi: "चंद्र राशियों का क्रम" },
  },
  vashya: {
    en: "Vashya",
    hi: "वश्य",
    sa: "वश्य",
    sense: { en: "Classes of the Moon signs", hi: "चंद्र राशियों के वर्ग" },
  },
  tara: {
    en: "Tara",
    hi: "तारा",
    sa: "तारा",
    sense: { en: "Counts between the stars", hi: "नक्षत्रों के बीच की गिनती" },
  },
  yoni: { en: "Yoni", hi: "योनि", sa: "योनि", sense: { en: "Animals of the stars", hi: "नक्षत्रों के पशु" } },
  graha_maitri: {
    en: "Graha maitri",
    hi: "ग्रह मैत्री",
    sa: "ग्रहमैत्री",
    sense: { en: "Friendship of the Moon signs’ lords", hi: "चंद्र राशियों के स्वामियों की मैत्री" },
  },
  gana: { en: "Gana", hi: "गण", sa: "गण", sense: { en: "Natures of the stars", hi: "नक्षत्रों के स्वभाव" } },
  bhakoot: {
    en: "Bhakoot",
    hi: "भकूट",
    sa: "भकूट",
    sense: { en: "Distance of the Moon signs", hi: "चंद्र राशियों की दूरी" },
  },
  nadi: { en: "Nadi", hi: "नाड़ी", sa: "नाडी", sense: { en: "Threads of the stars", hi: "नक्षत्रों की नाड़ी" } },
};

export const VARNA_WORDS: Words<Varna> = {
  brahmin: { en: "Brahmin", hi: "ब्राह्मण", sa: "ब्राह्मण", roman: "Brahmana" },
  kshatriya: { en: "Kshatriya", hi: "क्षत्रिय", sa: "क्षत्रिय" },
  vaishya: { en: "Vaishya", hi: "वैश्य", sa: "वैश्य" },
  shudra: { en: "Shudra", hi: "शूद्र", sa: "शूद्र" },
};

export const VASHYA_CLASS_WORDS: Words<VashyaClass> = {
  quadruped: { en: "Quadruped", hi: "चतुष्पद", sa: "चतुष्पद", roman: "Chatushpada" },
  human: { en: "Human", hi: "मानव", sa: "मानव", roman: "Manava" },
  water: { en: "Water", hi: "जलचर", sa: "जलचर", roman: "Jalachara" },
  wild: { en: "Wild", hi: "वनचर", sa: "वनचर", roman: "Vanachara" },
  insect: { en: "Insect", hi: "कीट", sa: "कीट", roman: "Kita" },
};

export const YONI_WORDS: Words<Yoni> = {
  horse: { en: "Horse", hi: "अश्व", sa: "अश्व", roman: "Ashva" },
  elephant: { en: "Elephant", hi: "गज", sa: "गज", roman: "Gaja" },
  sheep: { en: "Sheep", hi: "मेष", sa: "मेष", roman: "Mesha" },
  serpent: { en: "Serpent", hi: "सर्प", sa: "सर्प", roman: "Sarpa" },
  dog: { en: "Dog", hi: "श्वान", sa: "श्वान", roman: "Shvana" },
  cat: { en: "Cat", hi: "मार्जार", sa: "मार्जार", roman: "Marjara" },
  rat: { en: "Rat", hi: "मूषक", sa: "मूषक", roman: "Mushaka" },
  cow: { en: "Cow", hi: "गौ", sa: "गौ", roman: "Gau" },
  buffalo: { en: "Buffalo", hi: "महिष", sa: "महिष", roman: "Mahisha" },
  tiger: { en: "Tiger", hi: "व्याघ्र", sa: "व्याघ्र", roman: "Vyaghra" },
  deer: { en: "Deer", hi: "मृग", sa: "मृग", roman: "Mriga" },
  monkey: { en: "Monkey", hi: "वानर", sa: "वानर", roman: "Vanara" },
  mongoose: { en: "Mongoose", hi: "नकुल", sa: "नकुल", roman: "Nakula" },
  lion: { en: "Lion", hi: "सिंह", sa: "सिंह", roman: "Simha" },
};

export const GANA_WORDS: Words<Gana> = {
  deva: { en: "Deva", hi: "देव", sa: "देव" },
  manushya: { en: "Manushya", hi: "मनुष्य", sa: "मनुष्य" },
  rakshasa: { en: "Rakshasa", hi: "राक्षस", sa: "राक्षस" },
};

export const NADI_WORDS: Words<Nadi> = {
  adi: { en: "Adi", hi: "आदि", sa: "आदि" },
  madhya: { en: "Madhya", hi: "मध्य", sa: "मध्य" },
  antya: { en: "Antya", hi: "अंत्य", sa: "अन्त्य" },
};

export const PORUTHAM_WORDS: Words<Porutham> = {
  dina: {
    en: "Dina",
    hi: "दिन",
    sa: "दिन",
    sense: { en: "His star counted from hers", hi: "कन्या से वर के नक्षत्र की गिनती" },
  },
  gana: { en: "Gana", hi: "गण", sa: "गण", sense: { en: "Natures of the stars", hi: "नक्षत्रों के स्वभाव" } },
  mahendra: {
    en: "Mahendra",
    hi: "महेंद्र",
    sa: "महेन्द्र",
    sense: { en: "His star 4th, 7th, 10th and so on from hers", hi: "कन्या से वर का नक्षत्र 4, 7, 10 आदि" },
  },
  stree_deergha: {
    en: "Stree deergha",
    hi: "स्त्री दीर्घ",
    sa: "स्त्रीदीर्घ",
    roman: "Stridirgha",
    sense: { en: "His star is far from hers", hi: "वर का नक्षत्र कन्या से दूर" },
  },
  yoni: { en: "Yoni", hi: "योनि", sa: "योनि", sense: { en: "The animals are no enemies", hi: "पशु वैरी नहीं" } },
  rasi: {
    en: "Rasi",
    hi: "राशि",
    sa: "राशि",
    sense: { en: "His Moon sign counted from hers", hi: "कन्या से वर की राशि की गिनती" },
  },
  rasyadhipati: {
    en: "Rasyadhipati",
    hi: "राश्यधिपति",
    sa: "राश्यधिपति",
    sense: { en: "The lords of the Moon signs are friends", hi: "राशीशों की मैत्री" },
  },
  vashya: {
    en: "Vashya",
    hi: "वश्य",
    sa: "वश्य",
    sense: { en: "One sign attracts the other", hi: "एक राशि दूसरी के वश में" },
  },
  rajju: { en: "Rajju", hi: "रज्जु", sa: "रज्जु", sense: { en: "Stars of different parts", hi: "नक्षत्र भिन्न अंगों के" } },
  vedha: {
    en: "Vedha",
    hi: "वेध",
    sa: "वेध",
    sense: { en: "The stars do not obstruct each other", hi: "नक्षत्रों में वेध नहीं" },
  },
};

export const RAJJU_PART_WORDS: Words<RajjuPart> = {
  foot: { en: "Foot", hi: "पाद", sa: "पाद", roman: "Pada" },
  thigh: { en: "Thigh", hi: "ऊरु", sa: "ऊरु", roman: "Uru" },
  navel: { en: "Navel", hi: "नाभि", sa: "नाभि", roman: "Nabhi" },
  neck: { en: "Neck", hi: "कंठ", sa: "कण्ठ", roman: "Kantha" },
  head: { en: "Head", hi: "शिर", sa: "शिर", roman: "Shira" },
};

export const MATCHING_BAND_WORDS: Words<MatchingBand> = {
  below_18: { en: "Below 18", hi: "18 से कम" },
  "18_to_24": { en: "From 18 to below 25", hi: "18 से 25 के नीचे तक" },
  "25_to_32": { en: "From 25 to 32", hi: "25 से 32 तक" },
  above_32: { en: "Above 32", hi: "32 से अधिक" },
};

export const MATCHING_EXCEPTION_WORDS: Words<MatchingException> = {
  bhakoot_same_lord: { en: "One lord for both Moon signs", hi: "दोनों चंद्र राशियों का एक स्वामी" },
  bhakoot_friendly_lords: { en: "The lords of the Moon signs are friends", hi: "चंद्र राशियों के स्वामी मित्र" },
  bhakoot_other_nadi: { en: "The nadis differ", hi: "नाड़ी भिन्न" },
  bhakoot_five_nine: { en: "The Moon signs are fifth and ninth", hi: "चंद्र राशियाँ नव-पंचम" },
  nadi_same_star_other_pada: { en: "One star in different padas", hi: "एक नक्षत्र, भिन्न चरण" },
  nadi_same_sign_other_star: { en: "One Moon sign in two stars", hi: "एक चंद्र राशि, दो नक्षत्र" },
  nadi_one_star_two_signs: { en: "One star in two Moon signs", hi: "एक नक्षत्र, दो चंद्र राशियाँ" },
  nadi_listed_stars: {
    en: "Stars without nadi fault",
    hi: "नाड़ी दोष रहित नक्षत्र",
    sense: {
      en: "Rohini, Ardra, Jyeshtha, Krittika, Pushya, Shravana, Revati, Uttara Bhadrapada",
      hi: "रोहिणी, आर्द्रा, ज्येष्ठा, कृत्तिका, पुष्य, श्रवण, रेवती, उत्तरा भाद्रपद",
    },
  },
  nadi_same_pada: { en: "One star in the same pada", hi: "एक नक्षत्र, समान चरण" },
  nadi_same_lord: { en: "One lord for the Moon signs", hi: "चंद्र राशियों का एक स्वामी" },
  nadi_trine_signs: { en: "The Moon signs are in trine", hi: "चंद्र राशियाँ त्रिकोण में" },
  gana_seventh_signs: { en: "The Moon signs are seventh from each other", hi: "चंद्र राशियाँ परस्पर सप्तम" },
  gana_friendly_lords: { en: "One lord or friendly lords of the Moon signs", hi: "चंद्र राशियों के स्वामी एक या मित्र" },
  gana_stree_deergha: { en: "Stree deergha holds", hi: "स्त्री दीर्घ है" },
  rajju_friendly_lords: { en: "The Moon signs’ lords are one or friends", hi: "चंद्र राशीश एक या मित्र" },
};

export const MATCHING_RULE_SET_WORDS: Words<MatchingRuleSet> = {
  saravali_de: { en: "Saravali.de", hi: "सारावली डॉट डीई" },
  pyjhora: { en: "PyJHora", hi: "पाइजेहोरा" },
  astroyogi: { en: "Astroyogi", hi: "एस्ट्रोयोगी" },
  astrosage: { en: "AstroSage", hi: "एस्ट्रोसेज" },
  dharmarth: { en: "Dharmarth.in", hi: "धर्मार्थ डॉट इन" },
  hindi_text: { en: "A printed Hindi text", hi: "एक मुद्रित हिंदी ग्रंथ" },
  krazykrackpot: { en: "Panchang by krazykrackpot", hi: "क्रेज़ीक्रैकपॉट का पंचांग" },
};

export const NAVAMSA_NOTE_WORDS: Words<NavamsaNote> = {
  same_navamsa_lagna: { en: "One navamsa lagna", hi: "एक नवांश लग्न" },
  same_navamsa_moon: { en: "One navamsa of the Moons", hi: "दोनों चंद्र एक नवांश में" },
  navamsa_lagnas_seventh: { en: "Navamsa lagnas seventh from each other", hi: "नवांश लग्न परस्पर सप्तम" },
  navamsa_moons_seventh: { en: "Navamsa Moons seventh from each other", hi: "नवांश चंद्र परस्पर सप्तम" },
  navamsa_lagna_is_moon_sign: {
    en: "The navamsa lagna of one is the Moon sign of the other",
    hi: "एक का नवांश लग्न दूसरे की चंद्र राशि",
  },
  navamsa_lagna_lords_friendly: { en: "Lords of the navamsa lagnas are one or friends", hi: "नवांश लग्नेश एक या मित्र" },
  navamsa_moon_lords_friendly: { en: "Lords of the Moons’ navamsas are one or friends", hi: "चंद्र नवांशेश एक या मित्र" },
};
