import type { Language, LocalizedText } from "@lagna/terms";

/**
 * The reading of a year in plain words. What a house or a graha stands for is worded without fear: the reader is the
 * person the year belongs to, not a student of the texts.
 */

/** The affairs of houses 1 to 12. */
export const HOUSE_MATTERS: readonly LocalizedText[] = [
  { en: "you yourself, your health and your way of doing things", hi: "आप स्वयं, आपका स्वास्थ्य और आपका ढंग" },
  { en: "money, family and what you say", hi: "धन, परिवार और आपकी वाणी" },
  { en: "courage, brothers and sisters, and your own effort", hi: "साहस, भाई-बहन और आपका अपना प्रयास" },
  { en: "home, mother and peace of mind", hi: "घर, माता और मन की शांति" },
  { en: "children, learning and what you create", hi: "संतान, विद्या और आपकी रचना" },
  { en: "daily work, service and old accounts to settle", hi: "रोज़ का काम, सेवा और पुराने हिसाब" },
  { en: "partnership, marriage and dealings with others", hi: "साझेदारी, विवाह और लोगों से व्यवहार" },
  { en: "change, shared money and what is not yet in the open", hi: "परिवर्तन, साझा धन और जो अभी सामने नहीं" },
  { en: "fortune, teachers, father and long journeys", hi: "भाग्य, गुरु, पिता और लंबी यात्राएँ" },
  { en: "work, duty and standing", hi: "काम, कर्तव्य और प्रतिष्ठा" },
  { en: "gains, friends and hopes", hi: "लाभ, मित्र और आशाएँ" },
  { en: "rest, spending and distant places", hi: "विश्राम, ख़र्च और दूर के स्थान" },
];

export const GRAHA_MATTERS = {
  sun: { en: "confidence, authority and recognition", hi: "आत्मविश्वास, अधिकार और मान" },
  moon: { en: "feeling, people and daily comfort", hi: "भावना, लोगों से जुड़ाव और रोज़ का सुख" },
  mars: { en: "energy, courage and action", hi: "ऊर्जा, साहस और कर्म" },
  mercury: { en: "learning, trade and exchange with others", hi: "विद्या, व्यापार और बातचीत" },
  jupiter: { en: "guidance, learning and growth", hi: "मार्गदर्शन, ज्ञान और वृद्धि" },
  venus: { en: "relationships, beauty and comfort", hi: "संबंध, सौंदर्य और सुख" },
  saturn: { en: "discipline, patience and long work", hi: "अनुशासन, धैर्य और लंबा परिश्रम" },
} as const satisfies Readonly<Record<string, LocalizedText>>;

const EN = {
  lagna:
    "{{sign}} rises as your year {{year}} begins. In your birth chart it is house {{house}}, so the setting of the year is {{matters}}.",
  lagnaFact: "Lagna of the year: {{sign}} {{degree}}; house {{house}} from the lagna of birth",
  lordStrong: "{{graha}} is lord of the year and strong: {{matters}} are what the year gives most room to.",
  lordMiddling: "{{graha}} is lord of the year, of middling strength: {{matters}} grow with steady effort.",
  lordWeak: "{{graha}} is lord of the year with little strength: {{matters}} ask for time and help.",
  lordFact: "Lord of the year {{graha}}: {{bala}} of 20 in panchavargiya bala; {{rule}}",
  lordHouse: "It does its work through {{matters}}.",
  lordHouseHard: "It has to work through {{matters}}: there the texts counsel care and a slower pace.",
  lordHouseFact: "{{graha}} in {{sign}}, house {{house}} of the year's chart",
  muntha:
    "The muntha, the point that moves one sign a year, draws attention to {{matters}}; the texts count this place among the helpful ones.",
  munthaHard:
    "The muntha, the point that moves one sign a year, draws attention to {{matters}}; the texts ask for effort and patience there.",
  munthaFact: "Muntha in {{sign}}, house {{house}} of the year's chart; its lord {{lord}} in house {{lordHouse}}",
  ithasala:
    "{{first}} and {{second}} move toward each other: what they stand for can come together, as the texts read it.",
  ishrafa: "{{first}} and {{second}} have met and move apart: what they share is more behind you than ahead.",
  nakta: "{{first}} and {{second}} do not see each other, but {{through}} links them: a third person may help.",
  yogaFact: "{{yoga}} of {{grahas}}; {{orb}} apart",
  strength:
    "Of the seven grahas {{first}} is strongest in the year: lean on {{firstMatters}}. {{last}} has least: give {{lastMatters}} more time.",
  strengthFact: "Panchavargiya bala: {{first}} {{firstBala}}, {{last}} {{lastBala}} of 20",
  moon: "Your thoughts return to {{matters}}.",
  moonFact: "Moon in {{sign}}, house {{house}} of the year's chart",
  triPatakiEasy: "On the chakra of three flags only gentle grahas reach the Moon: the mind has support.",
  triPatakiBoth:
    "On the chakra of three flags gentle and stern grahas both reach the Moon: support and demands come side by side.",
  triPatakiStern: "On the chakra of three flags stern grahas reach the Moon: keep rest, and people you trust, close.",
  triPatakiFact: "Tri-pataki: Moon in {{sign}}, touched by {{grahas}}",
  saham: "The point of merit and fortune falls on {{matters}}.",
  sahamFact: "Punya saham: {{sign}} {{degree}}, house {{house}} of the year's chart; lord {{lord}}",
  timing: "The theme of {{graha}} is clearest {{spans}}.",
  timingFact: "Mudda dasha of {{graha}}, the lord of the year",
  span: "from {{from}} to {{until}}",
} as const;
type Texts = { readonly [Key in keyof typeof EN]: string };

const HI: Texts = {
  lagna:
    "वर्ष {{year}} के आरंभ में {{sign}} लग्न उदित है। यह आपकी जन्म कुंडली का भाव {{house}} है, इसलिए वर्ष की भूमि है: {{matters}}।",
  lagnaFact: "वर्ष लग्न: {{sign}} {{degree}}; जन्म लग्न से भाव {{house}}",
  lordStrong: "वर्षेश {{graha}} है और बली है: वर्ष में सबसे अधिक अवसर {{matters}} को मिलता है।",
  lordMiddling: "वर्षेश {{graha}} है, बल मध्यम: {{matters}} निरंतर प्रयास से बढ़ते हैं।",
  lordWeak: "वर्षेश {{graha}} है, बल कम: {{matters}} को समय और सहारा चाहिए।",
  lordFact: "वर्षेश {{graha}}: पंचवर्गीय बल 20 में {{bala}}; {{rule}}",
  lordHouse: "इसका काम इन विषयों से होता है: {{matters}}।",
  lordHouseHard: "इसे इन विषयों से होकर काम करना है: {{matters}}। ग्रंथ यहाँ सावधानी और धीमी चाल की सलाह देते हैं।",
  lordHouseFact: "{{graha}} {{sign}} में, वर्ष कुंडली का भाव {{house}}",
  muntha: "मुंथा, जो हर वर्ष एक राशि बढ़ती है, इन पर ध्यान खींचती है: {{matters}}। ग्रंथ इस स्थान को सहायक मानते हैं।",
  munthaHard: "मुंथा, जो हर वर्ष एक राशि बढ़ती है, इन पर ध्यान खींचती है: {{matters}}। ग्रंथ यहाँ परिश्रम और धैर्य की सलाह देते हैं।",
  munthaFact: "मुंथा {{sign}} में, वर्ष कुंडली का भाव {{house}}; मुंथेश {{lord}} भाव {{lordHouse}} में",
  ithasala: "{{first}} और {{second}} एक-दूसरे की ओर बढ़ रहे हैं: ग्रंथों के अनुसार दोनों के विषय मिल सकते हैं।",
  ishrafa: "{{first}} और {{second}} मिलकर अलग हो रहे हैं: दोनों का साझा विषय आगे से अधिक पीछे है।",
  nakta: "{{first}} और {{second}} की परस्पर दृष्टि नहीं, पर {{through}} उन्हें जोड़ता है: कोई तीसरा सहायक हो सकता है।",
  yogaFact: "{{grahas}} का {{yoga}}; अंतर {{orb}}",
  strength:
    "सात ग्रहों में {{first}} वर्ष में सबसे बली है: {{firstMatters}} पर भरोसा रखें। {{last}} का बल सबसे कम है: {{lastMatters}} को अधिक समय दें।",
  strengthFact: "पंचवर्गीय बल: 20 में {{first}} {{firstBala}}, {{last}} {{lastBala}}",
  moon: "मन बार-बार इन विषयों पर लौटता है: {{matters}}।",
  moonFact: "चंद्र {{sign}} में, वर्ष कुंडली का भाव {{house}}",
  triPatakiEasy: "त्रिपताकी चक्र में चंद्र को केवल सौम्य ग्रह वेधते हैं: मन को सहारा है।",
  triPatakiBoth: "त्रिपताकी चक्र में चंद्र को सौम्य और क्रूर दोनों ग्रह वेधते हैं: सहारा और माँग साथ-साथ हैं।",
  triPatakiStern: "त्रिपताकी चक्र में चंद्र को क्रूर ग्रह वेधते हैं: विश्राम और विश्वासी लोगों को पास रखें।",
  triPatakiFact: "त्रिपताकी: चंद्र {{sign}} में, वेध {{grahas}} का",
  saham: "पुण्य और भाग्य का बिंदु इन विषयों में है: {{matters}}।",
  sahamFact: "पुण्य सहम: {{sign}} {{degree}}, वर्ष कुंडली का भाव {{house}}; स्वामी {{lord}}",
  timing: "{{graha}} का विषय सबसे स्पष्ट {{spans}} रहता है।",
  timingFact: "वर्षेश {{graha}} की मुद्दा दशा",
  span: "{{from}} से {{until}} तक",
};

export type YearReadingTextKey = keyof Texts;
export const YEAR_READING_TEXT: Readonly<Record<Language, Texts>> = { en: EN, hi: HI };
