import type { SETTINGS } from "../settings.ts";
import type { Word, Words } from "../word.ts";
import { BAD_TARAS_RULE_WORDS, VASHYA_CLASSES_RULE_WORDS } from "./matching-rule.data.ts";

/** The question a setting asks, and its answers. */
export interface ChoiceWords<Value extends string = string> {
  readonly name: Word;
  readonly values: Readonly<Record<Value, Word>>;
}

type Declared = typeof SETTINGS;
type GroupId = Exclude<
  { [Key in keyof Declared]: Declared[Key] extends readonly unknown[] ? never : Key }[keyof Declared],
  "varga_variants"
>;
type ChoiceWordsOf<Values> = Values extends readonly (infer Value)[]
  ? ChoiceWords<`${Value & (string | number | boolean)}`>
  : never;

/** Groups of settings by subject: the name of each group, and its question. */
export const SETTING_GROUP_WORDS: Words<GroupId> = {
  jaimini: { en: "Jaimini", hi: "जैमिनि" },
  arudha: { en: "Arudhas", hi: "आरूढ" },
  special_lagnas: { en: "Special lagnas", hi: "विशेष लग्न" },
  upagraha: { en: "Upagrahas", hi: "उपग्रह" },
  dasha: { en: "Dashas", hi: "दशाएँ" },
  ashtakavarga: { en: "Ashtakavarga", hi: "अष्टकवर्ग" },
  panchang: { en: "Panchanga", hi: "पंचांग" },
  shadbala: { en: "Shadbala", hi: "षड्बल" },
  yuddha: { en: "Wars of grahas", hi: "ग्रह युद्ध" },
  vimsopaka: { en: "Vimsopaka", hi: "विंशोपक" },
  yogas: { en: "Yogas", hi: "योग" },
  doshas: { en: "Doshas", hi: "दोष" },
  avasthas: { en: "Avasthas", hi: "अवस्थाएँ" },
  gochara: { en: "Gochara", hi: "गोचर" },
  kp: { en: "KP", hi: "केपी" },
  matching: { en: "Matching", hi: "मिलान" },
  tajaka: { en: "Year of life (varshaphal)", hi: "वर्षफल" },
};

export const GROUPED_CHOICE_WORDS: {
  readonly [Group in GroupId]: { readonly [Key in keyof Declared[Group]]: ChoiceWordsOf<Declared[Group][Key]> };
} = {
  jaimini: {
    colords: {
      name: { en: "Lords of Scorpio and Aquarius", hi: "वृश्चिक और कुंभ के स्वामी" },
      values: {
        by_strength: { en: "The stronger, with Ketu and Rahu", hi: "केतु और राहु सहित, जो बली हो" },
        traditional: { en: "Mars and Saturn", hi: "मंगल और शनि" },
      },
    },
    karaka_scheme: {
      name: { en: "Chara karakas", hi: "चर कारक" },
      values: { 8: { en: "Eight, with Rahu", hi: "आठ, राहु सहित" }, 7: { en: "Seven", hi: "सात" } },
    },
    node_advancement: {
      name: { en: "Degree of a node in its sign", hi: "राहु-केतु के अंश" },
      values: {
        plain: { en: "From the start of the sign", hi: "राशि के आरंभ से" },
        reversed: { en: "From the end of the sign", hi: "राशि के अंत से" },
      },
    },
  },
  arudha: {
    exception: {
      name: { en: "An arudha in the first or seventh", hi: "आरूढ पहले या सातवें में पड़े तो" },
      values: {
        tenth_from_result: { en: "The tenth from there", hi: "वहाँ से दशम" },
        fourth_for_seventh: { en: "In the seventh: the fourth from there", hi: "सातवें में: वहाँ से चतुर्थ" },
      },
    },
    karakamsa_in: {
      name: { en: "The karakamsa is read in", hi: "कारकांश किसमें पढ़ें" },
      values: { navamsa: { en: "The navamsa", hi: "नवांश में" }, rasi: { en: "The birth chart", hi: "जन्म कुंडली में" } },
    },
  },
  special_lagnas: {
    varnada: {
      name: { en: "Varnada", hi: "वर्णद" },
      values: {
        raman_pvr: { en: "B.V. Raman, P.V.R. Narasimha Rao", hi: "बी.वी. रमण, पी.वी.आर. नरसिंह राव" },
        sharma_santhanam: { en: "Sharma, Santhanam", hi: "शर्मा, संथानम" },
        rath: { en: "Sanjay Rath", hi: "संजय रथ" },
        jha_pandey: { en: "Jha, Pandey", hi: "झा, पांडेय" },
      },
    },
    pranapada_sun: {
      name: { en: "Pranapada from the Sun", hi: "प्राणपद किस सूर्य से" },
      values: { at_birth: { en: "At birth", hi: "जन्म के समय" }, at_sunrise: { en: "At sunrise", hi: "सूर्योदय के समय" } },
    },
  },
  upagraha: {
    at: {
      name: { en: "An upagraha rises", hi: "उपग्रह का उदय" },
      values: {
        begin: { en: "At the start of its part", hi: "भाग के आरंभ में" },
        middle: { en: "In the middle of its part", hi: "भाग के मध्य में" },
        end: { en: "At the end of its part", hi: "भाग के अंत में" },
      },
    },
    mandi: {
      name: { en: "Mandi", hi: "मांदी" },
      values: {
        begin: { en: "At the start of Saturn’s part", hi: "शनि के भाग के आरंभ में" },
        ghati: { en: "By the ghatis of Kerala", hi: "केरल की घटियों से" },
      },
    },
    lordless: {
      name: { en: "The part without a lord", hi: "बिना स्वामी का भाग" },
      values: {
        eighth: { en: "The eighth", hi: "आठवाँ" },
        after_saturn: { en: "The one after Saturn’s", hi: "शनि के बाद का" },
      },
    },
  },
  dasha: {
    chara: {
      name: { en: "Chara dasha", hi: "चर दशा" },
      values: {
        knrao: { en: "K.N. Rao", hi: "के.एन. राव" },
        pvr: { en: "Parashara, by P.V.R. Narasimha Rao", hi: "पराशर, पी.वी.आर. नरसिंह राव के अनुसार" },
        rangacharya: { en: "Rangacharya", hi: "रंगाचार्य" },
      },
    },
    rangacharya: {
      name: { en: "Rangacharya’s chara dasha", hi: "रंगाचार्य की चर दशा" },
      values: {
        jhora: { en: "From the fourth, as in Jagannatha Hora", hi: "चौथी राशि से, जगन्नाथ होरा जैसी" },
        first: { en: "From the lagna", hi: "लग्न से" },
      },
    },
    kalachakra: {
      name: { en: "Kalachakra dasha", hi: "कालचक्र दशा" },
      values: {
        pvr_book: { en: "P.V.R. Narasimha Rao’s book", hi: "पी.वी.आर. नरसिंह राव की पुस्तक" },
        rath: { en: "Sanjay Rath", hi: "संजय रथ" },
        raghavacharya: { en: "Raghavacharya", hi: "राघवाचार्य" },
      },
    },
    ashtottari_stars: {
      name: { en: "Nakshatras of Ashtottari", hi: "अष्टोत्तरी के नक्षत्र" },
      values: { 27: { en: "27", hi: "27" }, 28: { en: "28, with Abhijit", hi: "28, अभिजित् सहित" } },
    },
    ashtottari_applies: {
      name: { en: "Ashtottari applies", hi: "अष्टोत्तरी किस पर लागू" },
      values: {
        rahu: { en: "By Rahu from the lagna lord", hi: "लग्नेश से राहु के अनुसार" },
        paksha: { en: "By day in the dark half, by night in the bright", hi: "कृष्ण पक्ष में दिन, शुक्ल पक्ष में रात" },
      },
    },
    tara: {
      name: { en: "Order of Tara dasha", hi: "तारा दशा का क्रम" },
      values: {
        rath: { en: "From Venus on, by Sanjay Rath", hi: "शुक्र से, संजय रथ के अनुसार" },
        bphs: { en: "As Vimshottari", hi: "विंशोत्तरी की भाँति" },
      },
    },
    moola: {
      name: { en: "Moola dasha of a graha in its moolatrikona", hi: "मूलत्रिकोणस्थ ग्रह की मूल दशा" },
      values: {
        standard: { en: "All its Vimshottari years", hi: "विंशोत्तरी के पूरे वर्ष" },
        twelve_in_moolatrikona: { en: "Twelve years less", hi: "बारह वर्ष कम" },
      },
    },
    mandooka: {
      name: { en: "Years of Mandooka dasha", hi: "मंडूक दशा के वर्ष" },
      values: {
        knrao: { en: "Counted to the lord, by K.N. Rao", hi: "राशीश तक गणना, के.एन. राव" },
        rath: { en: "Seven, eight and nine, by Sanjay Rath", hi: "सात, आठ और नौ, संजय रथ" },
      },
    },
    varnada: {
      name: { en: "Years of Varnada dasha", hi: "वर्णद दशा के वर्ष" },
      values: {
        by_house: { en: "From the lagna to each house’s varnada", hi: "लग्न से हर भाव के वर्णद तक" },
        from_varnada_lagna: { en: "From the varnada lagna to the sign", hi: "वर्णद लग्न से राशि तक" },
      },
    },
  },
  ashtakavarga: {
    tables: {
      name: { en: "Tables", hi: "सारणी" },
      values: {
        bphs: { en: "Parashara", hi: "पराशर" },
        pvr: { en: "P.V.R. Narasimha Rao", hi: "पी.वी.आर. नरसिंह राव" },
      },
    },
    ekadhipatya_occupants: {
      name: { en: "Who occupies a sign in ekadhipatya shodhana", hi: "एकाधिपत्य शोधन में राशि किससे युक्त" },
      values: {
        planets: { en: "Sun to Saturn", hi: "सूर्य से शनि" },
        planets_and_lagna: { en: "Those and the lagna", hi: "वे और लग्न" },
        nine: { en: "All nine grahas", hi: "सभी नौ ग्रह" },
      },
    },
  },
  panchang: {
    hora: {
      name: { en: "Hora", hi: "होरा" },
      values: {
        unequal: { en: "A twelfth of the day or night", hi: "दिन या रात का बारहवाँ भाग" },
        equal: { en: "Sixty minutes from sunrise", hi: "सूर्योदय से साठ मिनट" },
      },
    },
  },
  shadbala: {
    school: {
      name: { en: "School", hi: "मत" },
      values: {
        raman: { en: "B.V. Raman", hi: "बी.वी. रमण" },
        drik: { en: "Drik Panchang", hi: "दृक् पंचांग" },
        bphs: { en: "Parashara to the letter", hi: "पराशर, अक्षरशः" },
      },
    },
    cheshta_mean: {
      name: { en: "Mean longitudes for cheshta bala", hi: "चेष्टा बल के मध्यम ग्रह" },
      values: {
        modern: { en: "Of date", hi: "उसी दिन के" },
        raman: { en: "B.V. Raman’s tables of 1900", hi: "बी.वी. रमण की 1900 की सारणी" },
      },
    },
    cheshta_luminaries: {
      name: { en: "Cheshta bala of Sun and Moon", hi: "सूर्य-चंद्र का चेष्टा बल" },
      values: { none: { en: "None", hi: "नहीं" }, kendra: { en: "By their kendras", hi: "उनके केंद्र से" } },
    },
    drekkana: {
      name: { en: "Drekkana bala", hi: "द्रेष्काण बल" },
      values: {
        raman: { en: "Neuter grahas the second, female the third", hi: "नपुंसक ग्रह दूसरे में, स्त्री तीसरे में" },
        bphs: { en: "Female grahas the second, neuter the third", hi: "स्त्री ग्रह दूसरे में, नपुंसक तीसरे में" },
      },
    },
    paksha_moon: {
      name: { en: "Paksha bala of a waning Moon", hi: "क्षीण चंद्र का पक्ष बल" },
      values: {
        own_light: { en: "By its own light", hi: "अपने प्रकाश से" },
        by_nature: { en: "Like a malefic", hi: "पाप ग्रह जैसा" },
      },
    },
    ayana: {
      name: { en: "Ayana bala", hi: "अयन बल" },
      values: {
        kranti: { en: "By the Sun’s path", hi: "सूर्य की क्रांति से" },
        true_declination: { en: "By the true declination", hi: "स्पष्ट क्रांति से" },
      },
    },
    mercury: {
      name: { en: "Mercury counts as", hi: "बुध की गणना" },
      values: {
        by_chart: { en: "As in the chart", hi: "कुंडली के अनुसार" },
        always_benefic: { en: "Always a benefic", hi: "सदा शुभ" },
      },
    },
    drik: {
      name: { en: "Drik bala", hi: "दृग्बल" },
      values: {
        quarter: { en: "A quarter of all aspects", hi: "सब दृष्टियों का चौथाई" },
        bphs: { en: "And Jupiter’s and Mercury’s in full", hi: "और गुरु-बुध की पूरी" },
      },
    },
    required: {
      name: { en: "Required strength", hi: "आवश्यक बल" },
      values: { raman: { en: "B.V. Raman", hi: "बी.वी. रमण" }, bphs: { en: "Parashara", hi: "पराशर" } },
    },
    bhava_bala: {
      name: { en: "Bhava bala", hi: "भाव बल" },
      values: {
        raman: { en: "Lord, direction, aspects", hi: "स्वामी, दिशा, दृष्टि" },
        bphs: { en: "And occupants and time of birth", hi: "और स्थित ग्रह तथा जन्म का समय" },
      },
    },
  },
  yuddha: {
    winner: {
      name: { en: "Who wins", hi: "कौन जीतता है" },
      values: {
        northern_latitude: { en: "The northern one (Surya Siddhanta)", hi: "उत्तर वाला (सूर्य सिद्धांत)" },
        lesser_longitude: { en: "The one behind (B.V. Raman)", hi: "पीछे वाला (बी.वी. रमण)" },
        brighter: { en: "The brighter one", hi: "अधिक चमकीला" },
      },
    },
    venus: {
      name: { en: "Venus", hi: "शुक्र" },
      values: {
        by_rule: { en: "Like the others", hi: "औरों जैसा" },
        always_wins: { en: "Always wins", hi: "सदा जीतता है" },
      },
    },
  },
  vimsopaka: {
    nodes: {
      name: { en: "Rahu and Ketu", hi: "राहु-केतु" },
      values: { none: { en: "Have none", hi: "नहीं" }, jhora: { en: "As in Jagannatha Hora", hi: "जगन्नाथ होरा जैसा" } },
    },
    full_points: {
      name: { en: "Twenty points in a varga", hi: "वर्ग में बीस अंक" },
      values: {
        own_moolatrikona_exalted: { en: "Own, moolatrikona or exaltation sign", hi: "स्व, मूलत्रिकोण या उच्च राशि में" },
        own: { en: "Own sign alone", hi: "केवल स्वराशि में" },
      },
    },
  },
  yogas: {
    strength: {
      name: { en: "Who is strong", hi: "बली कौन" },
      values: {
        sign_dignity: { en: "By sign and combustion", hi: "राशि और अस्त से" },
        shadbala_ratio: { en: "By shadbala", hi: "षड्बल से" },
        vimsopaka: { en: "By vimsopaka, from ten", hi: "विंशोपक दस से" },
      },
    },
    colords: {
      name: { en: "Lords of Scorpio and Aquarius", hi: "वृश्चिक और कुंभ के स्वामी" },
      values: {
        traditional: { en: "Mars and Saturn", hi: "मंगल और शनि" },
        by_strength: { en: "The stronger, with Ketu and Rahu", hi: "केतु और राहु सहित, जो बली हो" },
      },
    },
    node_aspects: {
      name: { en: "Aspects of Rahu and Ketu", hi: "राहु-केतु की दृष्टि" },
      values: {
        none: { en: "None", hi: "नहीं" },
        five_seven_nine: { en: "Fifth, seventh, ninth", hi: "पाँचवीं, सातवीं, नौवीं" },
      },
    },
    reference: {
      name: { en: "Mahapurusha yogas from", hi: "पंच महापुरुष किससे" },
      values: {
        lagna: { en: "The lagna", hi: "लग्न से" },
        lagna_and_moon: { en: "The lagna and the Moon", hi: "लग्न और चंद्र से" },
      },
    },
    nodes_in_nabhasa: {
      name: { en: "Rahu and Ketu in nabhasa yogas", hi: "नाभस योगों में राहु-केतु" },
      values: { false: { en: "No", hi: "नहीं" }, true: { en: "Yes", hi: "हाँ" } },
    },
    nabhasa_akriti: {
      name: { en: "A nabhasa shape holds when", hi: "नाभस आकृति कब" },
      values: {
        subset: { en: "All grahas are inside it", hi: "सब उसके भीतर हों" },
        each_house_occupied: { en: "Each of its houses is filled", hi: "उसका हर भाव भरा हो" },
      },
    },
    sankhya_suppressed: {
      name: { en: "Other nabhasa yogas replace yogas of number", hi: "संख्या योग अन्य नाभस योगों से दबते हैं" },
      values: { false: { en: "No", hi: "नहीं" }, true: { en: "Yes", hi: "हाँ" } },
    },
    spoiled_by_excluded: {
      name: {
        en: "Moon or nodes spoil solar yogas, Sun or nodes lunar ones",
        hi: "चंद्र-राहु-केतु सूर्य योग, सूर्य-राहु-केतु चंद्र योग बिगाड़ते हैं",
      },
      values: { false: { en: "No", hi: "नहीं" }, true: { en: "Yes", hi: "हाँ" } },
    },
    gaja_kesari: {
      name: { en: "Gaja kesari", hi: "गजकेसरी" },
      values: {
        pvr: { en: "Kendra, with a benefic, not spoilt", hi: "केंद्र में, शुभ सहित, निर्दोष" },
        kendra_alone: { en: "The kendra alone", hi: "केवल केंद्र" },
      },
    },
    kemadruma: {
      name: { en: "Kemadruma", hi: "केमद्रुम" },
      values: {
        pvr: { en: "With empty kendras too", hi: "केंद्र भी खाली" },
        moon_alone: { en: "The Moon’s neighbours alone", hi: "केवल चंद्र के पास के भाव" },
      },
    },
    chandra_mangala: {
      name: { en: "Chandra mangala", hi: "चंद्र मंगल" },
      values: {
        together: { en: "Together", hi: "साथ" },
        together_or_opposed: { en: "Together or opposed", hi: "साथ या आमने-सामने" },
      },
    },
    amala: {
      name: { en: "Amala", hi: "अमला" },
      values: {
        only_benefics: { en: "Only benefics in the tenth", hi: "दशम में केवल शुभ" },
        a_benefic: { en: "A benefic in the tenth", hi: "दशम में कोई शुभ" },
      },
    },
    nipuna: {
      name: { en: "Nipuna", hi: "निपुण" },
      values: {
        together: { en: "Sun and Mercury together", hi: "सूर्य-बुध साथ" },
        not_combust: { en: "And Mercury not combust", hi: "और बुध अस्त न हो" },
      },
    },
    vipareeta: {
      name: { en: "Vipareeta raja yoga", hi: "विपरीत राजयोग" },
      values: {
        own_house: { en: "Each lord in its own house", hi: "हर स्वामी अपने भाव में" },
        any_dusthana: { en: "In any of 6, 8, 12", hi: "6, 8, 12 में कहीं भी" },
      },
    },
    kartari: {
      name: { en: "Kartari", hi: "कर्तरी" },
      values: {
        each_side: { en: "One on either side", hi: "दोनों ओर एक-एक" },
        only: { en: "No other graha on either side", hi: "दोनों ओर और कोई नहीं" },
      },
    },
    lakshmi: {
      name: { en: "Lakshmi", hi: "लक्ष्मी" },
      values: {
        kendra_or_trikona: { en: "Lord of 9 in a kendra or trikona", hi: "नवमेश केंद्र या त्रिकोण में" },
        kendra_alone: { en: "Lord of 9 in a kendra", hi: "नवमेश केंद्र में" },
      },
    },
    harihara: {
      name: { en: "Hara and Brahma", hi: "हर और ब्रह्मा" },
      values: {
        raman: { en: "By named grahas", hi: "नियत ग्रहों से" },
        pvr: { en: "By benefics", hi: "शुभ ग्रहों से" },
      },
    },
    gandharva: {
      name: { en: "Gandharva", hi: "गंधर्व" },
      values: {
        joined: { en: "Lagna’s lord with Jupiter", hi: "लग्नेश गुरु के साथ" },
        joined_or_aspected: { en: "With Jupiter or aspected by him", hi: "गुरु के साथ या उनसे दृष्ट" },
      },
    },
  },
  doshas: {
    mangal_houses: {
      name: { en: "Mangal dosha from houses", hi: "मंगल दोष के भाव" },
      values: {
        north: { en: "1, 4, 7, 8, 12", hi: "1, 4, 7, 8, 12" },
        south: { en: "1, 2, 4, 7, 8", hi: "1, 2, 4, 7, 8" },
        all: { en: "1, 2, 4, 7, 8, 12", hi: "1, 2, 4, 7, 8, 12" },
        no_first: { en: "2, 4, 7, 8, 12", hi: "2, 4, 7, 8, 12" },
      },
    },
    kala_sarpa_by: {
      name: { en: "Kala sarpa", hi: "कालसर्प" },
      values: { sign: { en: "By sign", hi: "राशि से" }, degree: { en: "By degree", hi: "अंश से" } },
    },
    kala_sarpa_direction: {
      name: { en: "Grahas stand", hi: "ग्रह किस ओर" },
      values: {
        both: { en: "On either side of the axis", hi: "अक्ष के किसी भी ओर" },
        rahu_ahead: { en: "Ahead of Rahu alone", hi: "केवल राहु के आगे" },
      },
    },
  },
  avasthas: {
    deeptadi: {
      name: { en: "A combust graha is", hi: "अस्त ग्रह" },
      values: {
        combust_first: { en: "Kopa, whatever its sign", hi: "कोप, राशि कोई भी हो" },
        dignity_first: { en: "Named by its dignity first", hi: "पहले स्थिति से" },
      },
    },
    ghati: {
      name: { en: "Ghati of birth for sayanadi", hi: "शयनादि की जन्म घटी" },
      values: { elapsed: { en: "Those completed", hi: "बीती हुई" }, current: { en: "The current one", hi: "चल रही" } },
    },
  },
  gochara: {
    stations: {
      name: { en: "A graha is stationary by its motion", hi: "ग्रह स्तंभित कब" },
      values: {
        tropical: { en: "In the tropical zodiac", hi: "सायन गति से" },
        sidereal: { en: "In the sidereal zodiac", hi: "निरयण गति से" },
      },
    },
    venus_vedha: {
      name: { en: "Venus in the 11th and 12th is obstructed from", hi: "11वें और 12वें शुक्र का वेध" },
      values: { "6_and_3": { en: "6 and 3", hi: "6 और 3 से" }, "3_and_6": { en: "3 and 6", hi: "3 और 6 से" } },
    },
  },
  kp: {
    ayanamsa: {
      name: { en: "Ayanamsa of the KP chart", hi: "केपी कुंडली का अयनांश" },
      values: {
        krishnamurti: { en: "Krishnamurti", hi: "कृष्णमूर्ति" },
        krishnamurti_vp291: { en: "Krishnamurti, 291 CE", hi: "कृष्णमूर्ति, 291 ई." },
        chart: { en: "That of the kundli", hi: "कुंडली का" },
      },
    },
    node: {
      name: { en: "Rahu and Ketu in KP", hi: "केपी में राहु-केतु" },
      values: { mean: { en: "Mean", hi: "मध्यम" }, true: { en: "True", hi: "स्पष्ट" } },
    },
    day_lord: {
      name: { en: "The day of the day's lord begins", hi: "वारेश का दिन आरंभ" },
      values: { sunrise: { en: "At sunrise", hi: "सूर्योदय से" }, midnight: { en: "At midnight", hi: "मध्यरात्रि से" } },
    },
    levels: {
      name: { en: "Lords below the sign", hi: "राशि के नीचे के स्वामी" },
      values: {
        3: { en: "Star, sub, sub-sub", hi: "नक्षत्र, उप, उप-उप" },
        4: { en: "One level more", hi: "एक स्तर और" },
      },
    },
    drop_retrograde_stars: {
      name: { en: "Ruling planets in the star of a retrograde graha", hi: "वक्री ग्रह के नक्षत्र के शासक ग्रह" },
      values: { false: { en: "Kept", hi: "रखें" }, true: { en: "Left out", hi: "छोड़ें" } },
    },
  },
  matching: {
    vashya: {
      name: { en: "Points of vashya", hi: "वश्य के अंक" },
      values: {
        common: { en: "Common table", hi: "प्रचलित सारणी" },
        saravali_de: { en: "Water and wild 2, human and water 0", hi: "जलचर-वनचर 2, मानव-जलचर 0" },
        astroyogi: { en: "Human and water 1.5, wild and quadruped 1.5", hi: "मानव-जलचर 1.5, वनचर-चतुष्पद 1.5" },
        astrosage: { en: "Wild and quadruped 0.5, both ways", hi: "वनचर-चतुष्पद 0.5, दोनों ओर से" },
        krazykrackpot: { en: "Only like classes and humans", hi: "केवल समान वर्ग और मानव" },
      },
    },
    vashya_classes: {
      name: { en: "Classes of vashya", hi: "वश्य के वर्ग" },
      values: VASHYA_CLASSES_RULE_WORDS,
    },
    tara: {
      name: { en: "Bad counts of tara", hi: "तारा की अशुभ गिनती" },
      values: BAD_TARAS_RULE_WORDS,
    },
    yoni: {
      name: { en: "Points of yoni", hi: "योनि के अंक" },
      values: {
        common: { en: "Common table", hi: "प्रचलित सारणी" },
        south: { en: "Serpent and rat are enemies too", hi: "सर्प और मूषक भी वैरी" },
        astrosage: { en: "2 for most, 1 for three pairs", hi: "अधिकतर को 2, तीन जोड़ों को 1" },
        krazykrackpot: { en: "2 for all but like animals and enemies", hi: "समान और वैरी छोड़ सबको 2" },
      },
    },
    graha_maitri: {
      name: { en: "Points of graha maitri", hi: "ग्रह मैत्री के अंक" },
      values: {
        pairs: { en: "By pairs of relations", hi: "संबंधों के जोड़े से" },
        sum: { en: "By the sum of both", hi: "दोनों के योग से" },
      },
    },
    gana_deva_manushya: {
      name: { en: "His gana deva, hers manushya", hi: "वर देव, कन्या मनुष्य" },
      values: { 6: { en: "6", hi: "6" }, 5: { en: "5", hi: "5" } },
    },
    gana_manushya_deva: {
      name: { en: "His gana manushya, hers deva", hi: "वर मनुष्य, कन्या देव" },
      values: { 5: { en: "5", hi: "5" }, 6: { en: "6", hi: "6" } },
    },
    gana_deva_rakshasa: {
      name: { en: "His gana deva, hers rakshasa", hi: "वर देव, कन्या राक्षस" },
      values: { 0: { en: "0", hi: "0" }, 1: { en: "1", hi: "1" } },
    },
    gana_rakshasa_deva: {
      name: { en: "His gana rakshasa, hers deva", hi: "वर राक्षस, कन्या देव" },
      values: { 1: { en: "1", hi: "1" }, 0: { en: "0", hi: "0" } },
    },
    gana_manushya_rakshasa: {
      name: { en: "His gana manushya, hers rakshasa", hi: "वर मनुष्य, कन्या राक्षस" },
      values: { 0: { en: "0", hi: "0" }, 1: { en: "1", hi: "1" } },
    },
    gana_rakshasa_manushya: {
      name: { en: "His gana rakshasa, hers manushya", hi: "वर राक्षस, कन्या मनुष्य" },
      values: { 0: { en: "0", hi: "0" }, 1: { en: "1", hi: "1" } },
    },
    exceptions: {
      name: { en: "Rules that set a fault aside", hi: "दोष का परिहार" },
      values: {
        books: { en: "Those of books", hi: "ग्रंथों के" },
        astrosage: { en: "Same lord, one sign in two stars", hi: "समान स्वामी, एक राशि दो नक्षत्र" },
        krazykrackpot: { en: "Same lord, same pada, trine", hi: "समान स्वामी, समान चरण, त्रिकोण" },
      },
    },
    nadi_listed_stars: {
      name: { en: "Stars without nadi fault", hi: "नाड़ी दोष रहित नक्षत्र" },
      values: { both: { en: "Of both", hi: "दोनों के" }, either: { en: "Of either", hi: "किसी एक का" } },
    },
    dina: {
      name: { en: "Good counts of dina", hi: "दिन की शुभ गिनती" },
      values: {
        remainder: { en: "By the remainder of nine", hi: "नौ के शेष से" },
        listed: { en: "As listed by Tamil books", hi: "तमिल ग्रंथों की सूची से" },
        with_1_22: { en: "The list, with 1 and 22", hi: "सूची, 1 और 22 सहित" },
        with_17_21_25: { en: "The list, with 17, 21 and 25", hi: "सूची, 17, 21 और 25 सहित" },
      },
    },
    dina_from: {
      name: { en: "Dina is counted from", hi: "दिन की गिनती" },
      values: { girl: { en: "Her star", hi: "कन्या के नक्षत्र से" }, boy: { en: "His star", hi: "वर के नक्षत्र से" } },
    },
    dina_27: {
      name: { en: "The 27th star in dina", hi: "दिन में 27वाँ नक्षत्र" },
      values: {
        by_table: { en: "By the table", hi: "सारणी से" },
        one_sign: { en: "Good only in one sign", hi: "एक राशि में ही शुभ" },
        bad: { en: "Bad", hi: "अशुभ" },
      },
    },
    gana_porutham: {
      name: { en: "Ganas agree", hi: "गण मेल" },
      values: {
        with_deva_manushya: { en: "The same, and deva with manushya", hi: "समान, और देव-मनुष्य" },
        same: { en: "Only the same", hi: "केवल समान" },
        tamil: { en: "Two rakshasas only from her 15th star on", hi: "दो राक्षस कन्या के 15वें नक्षत्र से ही" },
      },
    },
    stree_deergha_above: {
      name: { en: "Stree deergha beyond", hi: "स्त्री दीर्घ इससे आगे" },
      values: {
        9: { en: "9", hi: "9" },
        7: { en: "7", hi: "7" },
        13: { en: "13", hi: "13" },
        15: { en: "15", hi: "15" },
      },
    },
    rasi: {
      name: { en: "Rasi porutham", hi: "राशि मेल" },
      values: {
        not_2_6_8_12: { en: "Not 2, 6, 8, 12", hi: "2, 6, 8, 12 नहीं" },
        above_6: { en: "Above 6", hi: "6 से आगे" },
      },
    },
    rasyadhipati: {
      name: { en: "Lords of the signs agree", hi: "राशीशों का मेल" },
      values: {
        from_4: { en: "From 4 points of graha maitri", hi: "ग्रह मैत्री के 4 अंकों से" },
        from_3: { en: "From 3 points", hi: "3 अंकों से" },
        from_5: { en: "With 5 points", hi: "5 अंकों पर" },
        tamil: { en: "By the Tamil table", hi: "तमिल सारणी से" },
      },
    },
    vashya_porutham: {
      name: { en: "Who attracts in vashya porutham", hi: "वश्य मेल किसकी राशि से" },
      values: {
        girl: { en: "Her sign his", hi: "कन्या की राशि से" },
        boy: { en: "His sign hers", hi: "वर की राशि से" },
        either: { en: "Either", hi: "किसी की भी राशि से" },
      },
    },
    rajju: {
      name: { en: "Rajju", hi: "रज्जु" },
      values: {
        same_part: { en: "The same part is a fault", hi: "समान अंग दोष" },
        same_way: { en: "Only on the same way, up or down", hi: "केवल समान आरोह या अवरोह में" },
      },
    },
    vedha: {
      name: { en: "Vedha", hi: "वेध" },
      values: {
        pairs: { en: "By the pairs of books", hi: "ग्रंथों के जोड़ों से" },
        sums: { en: "By the sum 19, 28 or 37", hi: "योग 19, 28 या 37 से" },
      },
    },
    dasha_sandhi_months: {
      name: { en: "Junction of dashas, months", hi: "दशा संधि, मास" },
      values: { 6: { en: "6", hi: "6" }, 3: { en: "3", hi: "3" }, 12: { en: "12", hi: "12" } },
    },
  },
  tajaka: {
    solar_return: {
      name: { en: "The year begins with the Sun's return in", hi: "वर्ष प्रवेश, सूर्य की वापसी" },
      values: {
        sidereal: { en: "The sidereal zodiac", hi: "निरयन राशिचक्र में" },
        tropical: { en: "The tropical zodiac", hi: "सायन राशिचक्र में" },
      },
    },
    panchavargiya: {
      name: { en: "Points of panchavargiya bala", hi: "पंचवर्गीय बल के अंक" },
      values: {
        neelakanthi: { en: "Tajika Neelakanthi", hi: "ताजिक नीलकंठी" },
        pvr: { en: "P.V.R. Narasimha Rao", hi: "पी.वी.आर. नरसिंह राव" },
      },
    },
    relation: {
      name: { en: "Friends in the year's strengths", hi: "वर्ष बल में मैत्री" },
      values: {
        tajika: { en: "By places in the year's chart", hi: "वर्ष कुंडली के स्थान से" },
        natural: { en: "By nature", hi: "नैसर्गिक" },
      },
    },
    year_lord: {
      name: { en: "Lord of the year", hi: "वर्षेश" },
      values: {
        by_bala_and_aspect: { en: "Friendly aspects first, else the muntha's lord", hi: "मित्र दृष्टि पहले, नहीं तो मुंथेश" },
        pvr: { en: "P.V.R. Narasimha Rao", hi: "पी.वी.आर. नरसिंह राव" },
        charak: { en: "K.S. Charak: the strongest with any aspect", hi: "के.एस. चरक: किसी भी दृष्टि में सबसे बली" },
      },
    },
    moon_as_year_lord: {
      name: { en: "The Moon as lord of the year", hi: "चंद्र वर्षेश हो तो" },
      values: {
        accepted: { en: "Accepted", hi: "स्वीकार्य" },
        replaced: { en: "Replaced by her partner or sign lord", hi: "इत्थशाली या राशीश उसके स्थान पर" },
      },
    },
    use_speed: {
      name: { en: "Approach of two grahas", hi: "दो ग्रहों का मिलन" },
      values: {
        true: { en: "By their speeds of the day", hi: "उस दिन की गति से" },
        false: { en: "By the fixed order of speeds", hi: "गति के नियत क्रम से" },
      },
    },
    mediator_aspects: {
      name: { en: "Aspects of a third graha in nakta and yamaya", hi: "नक्त और यमया में तीसरे ग्रह की दृष्टि" },
      values: {
        with_second_and_twelfth: { en: "With the second and twelfth", hi: "द्वितीय और द्वादश सहित" },
        tajika_only: { en: "The Tajika aspects alone", hi: "केवल ताजिक दृष्टियाँ" },
      },
    },
    gaurava: {
      name: { en: "Saham of gaurava", hi: "गौरव सहम" },
      values: {
        jupiter_moon_sun: { en: "Jupiter − Moon + Sun", hi: "गुरु से चंद्र घटाकर सूर्य जोड़ें" },
        sun_moon_jupiter: { en: "Sun − Moon + Jupiter", hi: "सूर्य से चंद्र घटाकर गुरु जोड़ें" },
      },
    },
    varsha_narayana: {
      name: { en: "Varsha narayana dasha begins with", hi: "वर्ष नारायण दशा का आरंभ" },
      values: {
        muntha: { en: "The muntha's sign or its seventh", hi: "मुंथा राशि या उसके सप्तम से" },
        year_sign: {
          en: "The year's sign from the annual lagna, or its seventh",
          hi: "वर्ष लग्न से वर्ष राशि या उसके सप्तम से",
        },
        lord_of_year_sign: { en: "The sign of that sign's lord", hi: "उस राशि के स्वामी की राशि से" },
      },
    },
  },
};

/** Settings that apply to all subjects, or that are too few for a group. Settings that are never shown are left out. */
export const COMMON_CHOICE_WORDS = {
  gandanta_arcminutes: {
    name: { en: "Gandanta reaches", hi: "गंडांत की सीमा" },
    values: {
      200: { en: "3°20′, a pada", hi: "3°20′, एक चरण" },
      48: { en: "48′", hi: "48′" },
      60: { en: "1°", hi: "1°" },
    },
  },
  pushkara_bhaga: {
    name: { en: "Pushkara bhaga", hi: "पुष्कर भाग" },
    values: {
      by_element: { en: "By element: 21, 14, 24, 7", hi: "तत्व से: 21, 14, 24, 7" },
      jataka_parijata: { en: "Sign by sign, Jataka Parijata", hi: "हर राशि का, जातक पारिजात" },
    },
  },
  moon_benefic: {
    name: { en: "The Moon is a benefic", hi: "चंद्र शुभ कब" },
    values: {
      waxing: { en: "While waxing", hi: "शुक्ल पक्ष में" },
      tithi_8_to_23: { en: "From the 8th tithi to the 23rd", hi: "8वीं से 23वीं तिथि तक" },
      never: { en: "Never", hi: "कभी नहीं" },
      always: { en: "Always", hi: "सदा" },
    },
  },
  mercury_benefic: {
    name: { en: "Mercury is a benefic", hi: "बुध शुभ कब" },
    values: {
      by_company: { en: "Unless malefics outnumber benefics with it", hi: "जब तक साथ में पाप ग्रह अधिक न हों" },
      alone_or_with_jupiter_venus: { en: "Alone, or with Jupiter or Venus", hi: "अकेला, या गुरु-शुक्र के साथ" },
      always: { en: "Always", hi: "सदा" },
    },
  },
} as const satisfies { readonly [Key in keyof Declared]?: ChoiceWordsOf<Declared[Key]> };
