import type { Choices } from "../settings.ts";
import type { Words } from "../word.ts";

/** The settings that users can change; `sense` says what each decides. */
export const SETTING_WORDS = {
  ayanamsa: {
    en: "Ayanamsa",
    hi: "अयनांश",
    sense: {
      en: "The distance between the tropical and the sidereal zodiac",
      hi: "सायन और निरयण राशिचक्र के बीच का अंतर",
    },
  },
  positions: {
    en: "Positions",
    hi: "स्थितियाँ",
    sense: { en: "Where grahas appear in the sky, or where they really are", hi: "ग्रह जहाँ दिखते हैं, या जहाँ हैं" },
  },
  node: {
    en: "Node",
    hi: "राहु-केतु",
    sense: { en: "Rahu and Ketu by their mean motion, or at their true position", hi: "राहु-केतु मध्यम गति से, या स्पष्ट" },
  },
  house_system: {
    en: "House system",
    hi: "भाव पद्धति",
    sense: {
      en: "For the cusps only; the houses of the chart are whole signs",
      hi: "भाव स्फुट के लिए; चक्र के भाव राशि से हैं",
    },
  },
  dasha_year: {
    en: "Dasha year",
    hi: "दशा वर्ष",
    sense: { en: "How many days one dasha year has", hi: "दशा के एक वर्ष में कितने दिन" },
  },
  sunrise: { en: "Sunrise", hi: "सूर्योदय", sense: { en: "When the Hindu day begins", hi: "हिंदू दिन कब शुरू होता है" } },
  time_scale: {
    en: "Time scale",
    hi: "समय मान",
    sense: {
      en: "Whether clock time is converted to the Earth’s actual rotation",
      hi: "घड़ी का समय पृथ्वी के घूर्णन तक लाया जाए या नहीं",
    },
  },
} as const satisfies Partial<Words<keyof Choices>>;

export const AYANAMSA_WORDS: Words<Choices["ayanamsa"]> = {
  lahiri: {
    en: "Lahiri",
    hi: "लाहिरी",
    sense: {
      en: "From the Indian calendar reform: Spica near 0° Libra",
      hi: "भारतीय पंचांग सुधार का: चित्रा तारा तुला के आरंभ के पास",
    },
  },
  raman: { en: "Raman", hi: "रमण", sense: { en: "B.V. Raman’s", hi: "बी.वी. रमण का" } },
  krishnamurti: { en: "Krishnamurti", hi: "कृष्णमूर्ति", sense: { en: "K.S. Krishnamurti’s", hi: "के.एस. कृष्णमूर्ति का" } },
  true_chitra: {
    en: "True Chitra",
    hi: "सत्य चित्रा",
    sense: { en: "Spica always at 0° Libra", hi: "चित्रा तारा सदा तुला के आरंभ पर" },
  },
  true_pushya: {
    en: "True Pushya",
    hi: "सत्य पुष्य",
    sense: { en: "Delta Cancri always at 16° Cancer", hi: "पुष्य का तारा सदा कर्क के 16 अंश पर" },
  },
  true_revati: {
    en: "True Revati",
    hi: "सत्य रेवती",
    sense: { en: "Zeta Piscium always at 29°50′ Pisces", hi: "रेवती तारा सदा मीन के 29 अंश 50 कला पर" },
  },
  true_mula: {
    en: "True Mula",
    hi: "सत्य मूल",
    sense: { en: "Lambda Scorpii always at 0° Sagittarius", hi: "मूल का तारा सदा धनु के आरंभ पर" },
  },
  yukteshwar: { en: "Yukteshwar", hi: "युक्तेश्वर", sense: { en: "Swami Sri Yukteshwar’s", hi: "स्वामी श्री युक्तेश्वर का" } },
  fagan_bradley: {
    en: "Fagan-Bradley",
    hi: "फेगन-ब्रैडली",
    sense: { en: "Used by western sidereal astrologers", hi: "पश्चिमी निरयण ज्योतिषियों का" },
  },
  lahiri_1940: { en: "Lahiri 1940", hi: "लाहिरी 1940", sense: { en: "Lahiri’s of 1940", hi: "लाहिरी का, 1940 वाला" } },
  lahiri_icrc: {
    en: "Lahiri ICRC",
    hi: "लाहिरी आईसीआरसी",
    sense: { en: "From the Indian Calendar Reform Committee, 1956", hi: "भारतीय पंचांग सुधार समिति का, 1956" },
  },
  surya_siddhanta: {
    en: "Surya Siddhanta",
    hi: "सूर्य सिद्धांत",
    sense: { en: "For the year 499, by that text", hi: "वर्ष 499 का, इसी ग्रंथ से" },
  },
  aryabhata: {
    en: "Aryabhata",
    hi: "आर्यभट",
    sense: { en: "For the year 499, by Aryabhata", hi: "वर्ष 499 का, आर्यभट से" },
  },
  jn_bhasin: { en: "J.N. Bhasin", hi: "जे.एन. भसीन", sense: { en: "J.N. Bhasin’s", hi: "जे.एन. भसीन का" } },
  ss_citra: {
    en: "Surya Siddhanta, Chitra",
    hi: "सूर्य सिद्धांत (चित्रा)",
    sense: { en: "Spica at 180° by the Surya Siddhanta", hi: "सूर्य सिद्धांत से चित्रा तारा 180 अंश पर" },
  },
  drik: {
    en: "Drik Panchang’s",
    hi: "दृक् पंचांग का",
    sense: {
      en: "Derived from its charts: 23.3″ more than Lahiri",
      hi: "उसकी कुंडलियों से निकला: लाहिरी से 23.3 विकला अधिक",
    },
  },
  deluce: { en: "De Luce", hi: "डी ल्यूस", sense: { en: "Robert De Luce’s", hi: "रॉबर्ट डी ल्यूस का" } },
  ushashashi: {
    en: "Ushashashi",
    hi: "उषाशशि",
    sense: {
      en: "Zeta Piscium at 29°50′ Pisces, by Usha and Shashi",
      hi: "रेवती तारा मीन के 29 अंश 50 कला पर, उषा और शशि का",
    },
  },
  surya_siddhanta_mean_sun: {
    en: "Surya Siddhanta, mean Sun",
    hi: "सूर्य सिद्धांत (मध्यम सूर्य)",
    sense: { en: "The same year by the mean Sun", hi: "वही वर्ष, मध्यम सूर्य से" },
  },
  aryabhata_mean_sun: {
    en: "Aryabhata, mean Sun",
    hi: "आर्यभट (मध्यम सूर्य)",
    sense: { en: "The same year by the mean Sun", hi: "वही वर्ष, मध्यम सूर्य से" },
  },
  ss_revati: {
    en: "Surya Siddhanta, Revati",
    hi: "सूर्य सिद्धांत (रेवती)",
    sense: { en: "Zeta Piscium at 359°50′ by the Surya Siddhanta", hi: "सूर्य सिद्धांत से रेवती तारा 359 अंश 50 कला पर" },
  },
  krishnamurti_vp291: {
    en: "Krishnamurti, vernal point 291",
    hi: "कृष्णमूर्ति (वसंत विषुव 291)",
    sense: { en: "D. Senthilathiban’s reading: zero in the year 291", hi: "डी. सेंथिलअतिबन के अनुसार: वर्ष 291 में शून्य" },
  },
  lahiri_vp285: {
    en: "Lahiri, vernal point 285",
    hi: "लाहिरी (वसंत विषुव 285)",
    sense: { en: "Lahiri’s with zero in the year 285", hi: "लाहिरी का, वर्ष 285 में शून्य" },
  },
  true_sheoran: {
    en: "True Sheoran",
    hi: "सत्य श्योराण",
    sense: { en: "Sunil Sheoran’s, by the stars themselves", hi: "सुनील श्योराण का, तारों से ही" },
  },
  j2000: {
    en: "None at J2000",
    hi: "J2000 पर शून्य",
    sense: { en: "Zero at the equinox of 2000", hi: "वर्ष 2000 का विषुव ही" },
  },
  custom: {
    en: "A value of your own",
    hi: "स्वनिर्धारित",
    sense: { en: "In degrees, at the moment of birth", hi: "अंशों में, जन्म के क्षण पर" },
  },
};

export const POSITION_WORDS: Words<Choices["positions"]> = {
  apparent: {
    en: "Apparent",
    hi: "दृश्य",
    sense: { en: "With light-time and aberration", hi: "प्रकाश-काल और अपेरण सहित" },
  },
  geometric: { en: "Geometric", hi: "ज्यामितीय", sense: { en: "Without them", hi: "उनके बिना" } },
};

export const NODE_WORDS: Words<Choices["node"]> = {
  mean: { en: "Mean node", hi: "मध्यम राहु", sense: { en: "The average motion of the node", hi: "राहु की मध्यम गति" } },
  true: { en: "True node", hi: "स्पष्ट राहु", sense: { en: "The real position of the node", hi: "राहु जहाँ वास्तव में है" } },
};

export const HOUSE_SYSTEM_WORDS: Words<Choices["house_system"]> = {
  whole_sign: {
    en: "Whole sign",
    hi: "राशि भाव",
    sense: { en: "Each house is one whole rashi from the lagna’s", hi: "लग्न से हर भाव एक पूरी राशि" },
  },
  sripati: {
    en: "Sripati",
    hi: "श्रीपति",
    sense: {
      en: "Each quadrant between lagna and midheaven is cut into thirds; the points are the middles of the houses",
      hi: "लग्न और मध्य लग्न के बीच के चतुर्थांश तीन भागों में, बिंदु भाव-मध्य",
    },
  },
  placidus: {
    en: "Placidus",
    hi: "प्लेसिडस",
    sense: { en: "Thirds of the semi-arcs of day and night", hi: "दिन और रात के अर्ध-चाप के तिहाई" },
  },
  equal: {
    en: "Equal",
    hi: "सम भाव",
    sense: { en: "Thirty degrees each from the lagna’s degree", hi: "लग्न के अंश से तीस-तीस अंश" },
  },
  equal_lagna_middle: {
    en: "Equal, lagna in the middle",
    hi: "सम भाव (लग्न मध्य)",
    sense: {
      en: "Thirty degrees each, the lagna’s degree in the middle of the first",
      hi: "तीस-तीस अंश, लग्न का अंश पहले भाव के मध्य में",
    },
  },
  koch: { en: "Koch", hi: "कॉख", sense: { en: "By the ascension of the midheaven", hi: "मध्य लग्न के उदयमान से" } },
  campanus: {
    en: "Campanus",
    hi: "कैंपेनस",
    sense: { en: "Equal parts of the prime vertical", hi: "पूर्वापर वृत्त के समान भाग" },
  },
  alcabitius: {
    en: "Alcabitius",
    hi: "अल्काबिटियस",
    sense: { en: "Thirds of the lagna’s semi-arc", hi: "लग्न के अर्ध-चाप के तिहाई" },
  },
  regiomontanus: {
    en: "Regiomontanus",
    hi: "रेजियोमोंटेनस",
    sense: { en: "Equal parts of the equator", hi: "विषुवत वृत्त के समान भाग" },
  },
  topocentric: {
    en: "Topocentric (Polich-Page)",
    hi: "टोपोसेंट्रिक (पोलिच-पेज)",
    sense: { en: "Close to Placidus, by the place’s own horizon", hi: "प्लेसिडस के निकट, स्थान के अपने क्षितिज से" },
  },
  morinus: {
    en: "Morinus",
    hi: "मोरिनस",
    sense: {
      en: "Equal parts of the equator from the midheaven; the first cusp is not the lagna",
      hi: "मध्य लग्न से विषुवत वृत्त के समान भाग; पहला भाव स्फुट लग्न नहीं",
    },
  },
};

export const DASHA_YEAR_WORDS: Words<`${Choices["dasha_year"]}`> = {
  sidereal: { en: "Sidereal, 365.256364 days", hi: "नाक्षत्र, 365.256364 दिन" },
  "365.25": { en: "Julian, 365.25 days", hi: "जूलियन, 365.25 दिन" },
  "365.2425": { en: "Gregorian, 365.2425 days", hi: "ग्रेगोरियन, 365.2425 दिन" },
  360: { en: "Savana, 360 days", hi: "सावन, 360 दिन" },
};

export const SUNRISE_WORDS: Words<Choices["sunrise"]> = {
  upper_limb_refracted: {
    en: "Upper limb, refracted",
    hi: "ऊपरी कोर, अपवर्तन सहित",
    sense: { en: "As in civil almanacs and Drik Panchang", hi: "नागरिक पंचांगों और दृक् पंचांग जैसा" },
  },
  hindu: {
    en: "Hindu: centre of the disc",
    hi: "हिंदू: बिंब का केंद्र",
    sense: { en: "Without refraction, as in Jagannatha Hora", hi: "अपवर्तन के बिना, जगन्नाथ होरा जैसा" },
  },
};

export const TIME_SCALE_WORDS: Words<Choices["time_scale"]> = {
  utc_to_ut1: {
    en: "By Earth’s turning (UT1)",
    hi: "पृथ्वी के घूर्णन से (UT1)",
    sense: {
      en: "Clock time is converted to the Earth’s actual rotation before anything is computed",
      hi: "गणना से पहले घड़ी का समय पृथ्वी के घूर्णन तक लाया जाता है",
    },
  },
  clock_as_ut1: {
    en: "The clock as it stands",
    hi: "घड़ी जैसी है",
    sense: {
      en: "Clock time is used as it is, as in Jagannatha Hora",
      hi: "घड़ी का समय ही पृथ्वी के घूर्णन का समय माना जाता है, जगन्नाथ होरा जैसा",
    },
  },
};

/** The variants of computing a varga. */
export const VARGA_VARIANT_WORDS: Words<Choices["varga_variants"][keyof Choices["varga_variants"]]> = {
  parashara: {
    en: "Parashara",
    hi: "पराशर",
    sense: { en: "As in Brihat Parashara Hora Shastra; the default", hi: "बृहत् पाराशर होरा शास्त्र जैसा" },
  },
  parivritti_even_reverse: {
    en: "Parivritti, even signs reversed",
    hi: "परिवृत्ति (सम राशि विपरीत)",
    sense: { en: "The same, even rashis taken from their end", hi: "वही, सम राशियाँ अंत से" },
  },
  parivritti_cyclic: {
    en: "Parivritti, cyclic",
    hi: "परिवृत्ति (चक्रीय)",
    sense: { en: "Parts run through the signs without a break", hi: "भाग राशियों में लगातार चलते हैं" },
  },
  parivritti_alternate: {
    en: "Parivritti, alternate",
    hi: "परिवृत्ति (एकांतर)",
    sense: { en: "Odd rashis forward from Aries, even ones back from Pisces", hi: "विषम राशियाँ मेष से आगे, सम मीन से पीछे" },
  },
  kashinatha: {
    en: "Kashinatha",
    hi: "काशीनाथ",
    sense: { en: "Hora by the day and night signs of the lord", hi: "स्वामी की दिन और रात की राशि से होरा" },
  },
  raman: {
    en: "Raman",
    hi: "रमण",
    sense: {
      en: "B.V. Raman’s hora by the lord and the eleventh’s lord; his ekadashamsha, against the zodiac",
      hi: "बी.वी. रमण की होरा: राशीश और ग्यारहवें के स्वामी से; उनका एकादशांश, राशिचक्र के विपरीत",
    },
  },
  somanatha: {
    en: "Somanatha",
    hi: "सोमनाथ",
    sense: { en: "The alternate way to count the drekkana", hi: "द्रेष्काण की एकांतर गणना" },
  },
  jagannatha: {
    en: "Jagannatha",
    hi: "जगन्नाथ",
    sense: { en: "Drekkana begun from the movable sign of the trine", hi: "द्रेष्काण त्रिकोण की चर राशि से" },
  },
  even_backward: {
    en: "Even signs backward",
    hi: "सम राशि विपरीत",
    sense: { en: "Even rashis counted back from their own start", hi: "सम राशियाँ अपने आरंभ से पीछे" },
  },
  kalachakra: {
    en: "Kalachakra",
    hi: "कालचक्र",
    sense: { en: "Navamsha by the wheel of time, savya and apasavya", hi: "सव्य-अपसव्य कालचक्र से नवांश" },
  },
  krishna_mishra: {
    en: "Krishna Mishra",
    hi: "कृष्ण मिश्र",
    sense: { en: "Navamsha with earthy and watery signs counted back", hi: "नवांश, पृथ्वी और जल राशियाँ उल्टी" },
  },
  even_reverse_ninth_backward: {
    en: "Even signs from the ninth, backward",
    hi: "सम राशि विपरीत नवम से",
    sense: { en: "Dashamsha: even rashis from the ninth counted back, backward", hi: "दशमांश: सम राशियाँ नवम से पीछे" },
  },
  even_reverse: {
    en: "Even signs reversed",
    hi: "सम राशि उल्टी",
    sense: { en: "Siddhamsha: even rashis from Cancer backward", hi: "सिद्धांश: सम राशियाँ कर्क से पीछे" },
  },
  even_double_reverse: {
    en: "Even signs twice reversed",
    hi: "सम राशि दोहरी उल्टी",
    sense: { en: "Siddhamsha: even rashis from Leo forward", hi: "सिद्धांश: सम राशियाँ सिंह से आगे" },
  },
  from_sign: {
    en: "From the sign itself",
    hi: "उसी राशि से",
    sense: { en: "Counted from the rashi itself", hi: "उसी राशि से गिनकर" },
  },
  from_aries: {
    en: "From Aries",
    hi: "मेष से",
    sense: { en: "Counted from Aries in every rashi", hi: "हर राशि में मेष से" },
  },
};

/** The names of the values of each setting. */
export const SETTING_VALUES: { readonly [Key in keyof typeof SETTING_WORDS]: Words<`${Choices[Key]}`> } = {
  ayanamsa: AYANAMSA_WORDS,
  positions: POSITION_WORDS,
  node: NODE_WORDS,
  house_system: HOUSE_SYSTEM_WORDS,
  dasha_year: DASHA_YEAR_WORDS,
  sunrise: SUNRISE_WORDS,
  time_scale: TIME_SCALE_WORDS,
};
