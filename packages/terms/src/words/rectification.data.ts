import type { LifeEventKind, RectificationTest, Tattva } from "../ids/rectification.ts";
import type { Words } from "../word.ts";

export const LIFE_EVENT_WORDS: Words<LifeEventKind> = {
  marriage: { en: "Marriage", hi: "विवाह" },
  separation: { en: "Separation or divorce", hi: "संबंध-विच्छेद या तलाक" },
  child: { en: "Birth of a child", hi: "संतान का जन्म" },
  sibling: { en: "Birth of a younger sibling", hi: "छोटे भाई-बहन का जन्म" },
  father_death: { en: "Death of the father", hi: "पिता का निधन" },
  mother_death: { en: "Death of the mother", hi: "माता का निधन" },
  study: { en: "Degree or end of studies", hi: "उपाधि या शिक्षा पूरी होना" },
  job: { en: "Beginning of a job", hi: "नौकरी का आरंभ" },
  promotion: { en: "Promotion", hi: "पदोन्नति" },
  job_loss: { en: "Loss of a job", hi: "नौकरी छूटना" },
  business: { en: "Beginning of a business", hi: "व्यवसाय का आरंभ" },
  property: { en: "House or land bought", hi: "मकान या भूमि की प्राप्ति" },
  vehicle: { en: "Vehicle bought", hi: "वाहन की प्राप्ति" },
  move: { en: "Change of home", hi: "निवास बदलना" },
  abroad: { en: "Going abroad", hi: "विदेश गमन" },
  illness: { en: "Illness", hi: "रोग" },
  accident: { en: "Accident", hi: "दुर्घटना" },
  surgery: { en: "Surgery", hi: "शल्य चिकित्सा" },
};

export const RECTIFICATION_TEST_WORDS: Words<RectificationTest> = {
  dashas: {
    en: "Dashas",
    hi: "दशाएँ",
    sense: {
      en: "The dasha lords at the time of an event are linked to its house, or are its karakas.",
      hi: "घटना के समय के दशानाथ उसके भाव से जुड़े हैं या उसके कारक हैं।",
    },
  },
  transits: {
    en: "Saturn and Jupiter",
    hi: "शनि और गुरु",
    sense: {
      en: "At the time of an event both join or aspect its house or the lord of that house.",
      hi: "घटना के समय दोनों की उसके भाव या भावेश से युति या दृष्टि है।",
    },
  },
  vargas: {
    en: "Lagnas of the vargas",
    hi: "वर्गों के लग्न",
    sense: {
      en: "The dasha lords at the time of an event are linked to its house or the lagna in its own varga: marriage in D9, work in D10.",
      hi: "घटना के समय के दशानाथ उसके अपने वर्ग में भाव या लग्न से जुड़े हैं: विवाह नवांश में, कर्म दशांश में।",
    },
  },
  ruling_planets: {
    en: "Ruling planets",
    hi: "शासक ग्रह",
    sense: {
      en: "The lords of the lagna’s sign, star and sub also rule the moment of the question.",
      hi: "लग्न की राशि, नक्षत्र और उप के स्वामी प्रश्न के क्षण के शासक भी हैं।",
    },
  },
  tattva: {
    en: "Tattva",
    hi: "तत्त्व",
    sa: "तत्त्व",
    sense: {
      en: "The element that rules the moment matches the person’s gender.",
      hi: "उस क्षण का तत्त्व जातक के लिंग से मेल खाता है।",
    },
  },
  kunda: {
    en: "Kunda",
    hi: "कुंड",
    sa: "कुण्ड",
    sense: {
      en: "The lagna multiplied by eighty-one falls in a trine to the Moon’s star.",
      hi: "लग्न को इक्यासी से गुणा करने पर मिला नक्षत्र चंद्र के नक्षत्र से त्रिकोण में है।",
    },
  },
  pranapada: {
    en: "Pranapada",
    hi: "प्राणपद",
    sa: "प्राणपद",
    sense: { en: "The lagna is in a trine to the pranapada.", hi: "लग्न प्राणपद से त्रिकोण में है।" },
  },
  navamsa_gender: {
    en: "Gender by navamsa",
    hi: "नवांश से लिंग",
    sense: {
      en: "The lagna’s navamsa is odd for a man, even for a woman.",
      hi: "लग्न का नवांश पुरुष का विषम राशि में, स्त्री का सम राशि में होता है।",
    },
  },
};

export const TATTVA_WORDS: Words<Tattva> = {
  prithvi: { en: "Prithvi", hi: "पृथ्वी", sa: "पृथ्वी", sense: { en: "Earth", hi: "पृथ्वी" } },
  jala: { en: "Jala", hi: "जल", sa: "जल", sense: { en: "Water", hi: "जल" } },
  tejas: { en: "Tejas", hi: "तेज", sa: "तेजस्", sense: { en: "Fire", hi: "अग्नि" } },
  vayu: { en: "Vayu", hi: "वायु", sa: "वायु", sense: { en: "Air", hi: "वायु" } },
  akasha: { en: "Akasha", hi: "आकाश", sa: "आकाश", sense: { en: "Ether", hi: "आकाश" } },
};
