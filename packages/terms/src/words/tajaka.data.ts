import type {
  SahamId,
  TajakaAspectKind,
  TajakaGrade,
  TajakaReason,
  TajakaYogaId,
  YearLordOffice,
  YearLordRule,
} from "../ids/tajaka.ts";
import type { Words } from "../word.ts";

export const TAJAKA_YOGA_WORDS: Words<TajakaYogaId> = {
  ikkabala: {
    en: "Ikkabala",
    hi: "इक्कबाल",
    sense: { en: "All grahas in kendras and panapharas", hi: "सब ग्रह केंद्र और पणफर में" },
  },
  induvara: {
    en: "Induvara",
    hi: "इंदुवार",
    sense: { en: "All grahas in apoklimas", hi: "सब ग्रह आपोक्लिम में" },
  },
  ithasala: {
    en: "Ithasala",
    hi: "इत्थशाल",
    also: ["Muthashila"],
    sense: { en: "Two lights approach each other", hi: "दो ग्रहों का प्रकाश मिल रहा है" },
  },
  ishrafa: {
    en: "Ishrafa",
    hi: "ईशराफ",
    also: ["Eesarpha", "Musaripha"],
    sense: { en: "Two lights have met and part", hi: "दो ग्रहों का प्रकाश मिलकर अलग हो रहा है" },
  },
  nakta: {
    en: "Nakta",
    hi: "नक्त",
    sense: { en: "A faster graha carries the light between two", hi: "शीघ्र ग्रह दोनों का प्रकाश मिलाता है" },
  },
  yamaya: {
    en: "Yamaya",
    hi: "यमया",
    sense: { en: "A slower graha gathers the light of two", hi: "मंद ग्रह दोनों का प्रकाश समेटता है" },
  },
  manau: {
    en: "Manau",
    hi: "मणऊ",
    sense: { en: "Mars or Saturn takes the light away", hi: "मंगल या शनि प्रकाश हर लेता है" },
  },
  kamboola: {
    en: "Kamboola",
    hi: "कंबूल",
    sense: { en: "The Moon joins an ithasala", hi: "चंद्र इत्थशाल में जुड़ता है" },
  },
  gairi_kamboola: {
    en: "Gairi kamboola",
    hi: "गैरी कंबूल",
    sense: { en: "The Moon joins from the next sign", hi: "चंद्र अगली राशि से जुड़ता है" },
  },
  khallasara: {
    en: "Khallasara",
    hi: "खल्लासर",
    sense: { en: "The Moon stays apart", hi: "चंद्र अलग रहता है" },
  },
  radda: {
    en: "Radda",
    hi: "रद्द",
    sense: { en: "One of the two cannot carry it through", hi: "दोनों में एक निभा नहीं सकता" },
  },
  duhphali_kuttha: {
    en: "Duhphali kuttha",
    hi: "दुःफालि कुत्थ",
    sense: { en: "The slower strong, the faster weak", hi: "मंद ग्रह बली, शीघ्र निर्बल" },
  },
  dutthottha_davira: {
    en: "Dutthottha davira",
    hi: "दुत्थोत्थ दवीर",
    sense: { en: "Two weak grahas are helped by a strong third", hi: "दो निर्बल ग्रहों को तीसरा बली सहारा" },
  },
  tambira: {
    en: "Tambira",
    hi: "तंबीर",
    sense: { en: "At a sign's end, on the way to a strong graha", hi: "राशि के अंत में, बली ग्रह की ओर" },
  },
  kuttha: {
    en: "Kuttha",
    hi: "कुत्थ",
    sense: { en: "A strong graha in a good house", hi: "शुभ भाव में बली ग्रह" },
  },
  durapha: {
    en: "Durapha",
    hi: "दुरफ",
    sense: { en: "A weak graha in the 6th, 8th or 12th", hi: "6, 8 या 12 में निर्बल ग्रह" },
  },
};

export const TAJAKA_GRADE_WORDS: Words<TajakaGrade> = {
  uttama: { en: "Highest", hi: "उत्तम", sa: "उत्तम", roman: "Uttama" },
  madhyama: { en: "Middling", hi: "मध्यम", sa: "मध्यम", roman: "Madhyama" },
  sama: { en: "Even", hi: "सम", sa: "सम", roman: "Sama" },
  adhama: { en: "Lowest", hi: "अधम", sa: "अधम", roman: "Adhama" },
};

export const TAJAKA_ASPECT_WORDS: Words<TajakaAspectKind> = {
  openly_friendly: { en: "Openly friendly (5, 9)", hi: "प्रत्यक्ष मित्र (5, 9)" },
  secretly_friendly: { en: "Secretly friendly (3, 11)", hi: "गुप्त मित्र (3, 11)" },
  secretly_hostile: { en: "Secretly hostile (4, 10)", hi: "गुप्त शत्रु (4, 10)" },
  openly_hostile: { en: "Openly hostile (1, 7)", hi: "प्रत्यक्ष शत्रु (1, 7)" },
};

export const TAJAKA_REASON_WORDS: Words<TajakaReason> = {
  combust: { en: "combust", hi: "अस्त" },
  retrograde: { en: "retrograde", hi: "वक्री" },
  debilitated: { en: "debilitated", hi: "नीच" },
  in_dusthana: { en: "in the 6th, 8th or 12th", hi: "6, 8 या 12 में" },
  in_kendra_or_panaphara: { en: "in a kendra or panaphara", hi: "केंद्र या पणफर में" },
  strong: { en: "strong by place", hi: "स्थान से बली" },
  weak: { en: "without dignity", hi: "स्थान बल रहित" },
  at_sign_end: { en: "at the end of its sign", hi: "राशि के अंत में" },
};

export const YEAR_LORD_OFFICE_WORDS: Words<YearLordOffice> = {
  natal_lagna_lord: { en: "Lord of the birth lagna", hi: "जन्म लग्नेश" },
  annual_lagna_lord: { en: "Lord of the year's lagna", hi: "वर्ष लग्नेश" },
  muntha_lord: { en: "Lord of the muntha", hi: "मुंथेश" },
  tri_rasi_lord: { en: "Lord of the three signs", hi: "त्रिराशि पति" },
  dinaratri_lord: { en: "Lord of day or night", hi: "दिनरात्रि पति" },
};

export const YEAR_LORD_RULE_WORDS: Words<YearLordRule> = {
  friendly_aspect: { en: "the strongest with a friendly aspect on the lagna", hi: "लग्न पर मित्र दृष्टि वालों में सबसे बली" },
  hostile_aspect: { en: "the strongest with any aspect on the lagna", hi: "लग्न पर दृष्टि वालों में सबसे बली" },
  strongest_with_aspect: {
    en: "the strongest of all that aspect the lagna",
    hi: "लग्न को देखने वाले सबमें सबसे बली",
  },
  strongest: { en: "the strongest, without an aspect on the lagna", hi: "सबसे बली, लग्न पर दृष्टि बिना" },
  muntha_lord: { en: "no candidate aspects the lagna: the muntha's lord", hi: "लग्न पर किसी की दृष्टि नहीं: मुंथेश" },
  dinaratri_lord: { en: "no strong candidate: the lord of day or night", hi: "कोई बली नहीं: दिनरात्रि पति" },
  partner_of_moon: { en: "in ithasala with the Moon, who hands over the year", hi: "चंद्र से इत्थशाल, जो वर्ष सौंपता है" },
  lord_of_moon_sign: { en: "lord of the sign of the Moon, who hands over the year", hi: "चंद्र की राशि का स्वामी" },
};

export const SAHAM_WORDS: Words<SahamId> = {
  punya: { en: "Punya", hi: "पुण्य", sa: "पुण्य", sense: { en: "Merit and fortune", hi: "पुण्य और भाग्य" } },
  vidya: { en: "Vidya", hi: "विद्या", sa: "विद्या", sense: { en: "Learning", hi: "विद्या" } },
  yashas: { en: "Yashas", hi: "यश", sa: "यशस्", sense: { en: "Fame", hi: "यश" } },
  mitra: { en: "Mitra", hi: "मित्र", sa: "मित्र", sense: { en: "Friends", hi: "मित्र" } },
  mahatmya: { en: "Mahatmya", hi: "माहात्म्य", sa: "माहात्म्य", sense: { en: "Greatness", hi: "महत्ता" } },
  asha: { en: "Asha", hi: "आशा", sa: "आशा", sense: { en: "Hopes", hi: "आशाएँ" } },
  samartha: { en: "Samartha", hi: "समर्थ", sa: "समर्थ", sense: { en: "Ability", hi: "सामर्थ्य" } },
  bhratri: { en: "Bhratri", hi: "भ्रातृ", sa: "भ्रातृ", sense: { en: "Brothers and sisters", hi: "भाई-बहन" } },
  gaurava: { en: "Gaurava", hi: "गौरव", sa: "गौरव", sense: { en: "Respect", hi: "सम्मान" } },
  pitri: { en: "Pitri", hi: "पितृ", sa: "पितृ", sense: { en: "Father", hi: "पिता" } },
  rajya: { en: "Rajya", hi: "राज्य", sa: "राज्य", sense: { en: "Authority", hi: "अधिकार" } },
  matri: { en: "Matri", hi: "मातृ", sa: "मातृ", sense: { en: "Mother", hi: "माता" } },
  putra: { en: "Putra", hi: "पुत्र", sa: "पुत्र", sense: { en: "Children", hi: "संतान" } },
  jiva: { en: "Jiva", hi: "जीव", sa: "जीव", sense: { en: "Livelihood and vigour", hi: "जीविका और प्राण" } },
  karma: { en: "Karma", hi: "कर्म", sa: "कर्म", sense: { en: "Work", hi: "काम" } },
  roga: { en: "Roga", hi: "रोग", sa: "रोग", sense: { en: "Health", hi: "स्वास्थ्य" } },
  kali: { en: "Kali", hi: "कलि", sa: "कलि", sense: { en: "Quarrels", hi: "कलह" } },
  shastra: { en: "Shastra", hi: "शास्त्र", sa: "शास्त्र", sense: { en: "Scholarship", hi: "शास्त्र ज्ञान" } },
  bandhu: { en: "Bandhu", hi: "बंधु", sa: "बन्धु", sense: { en: "Relatives", hi: "संबंधी" } },
  mrityu: { en: "Mrityu", hi: "मृत्यु", sa: "मृत्यु" },
  paradesha: { en: "Paradesha", hi: "परदेश", sa: "परदेश", sense: { en: "Foreign lands", hi: "विदेश" } },
  artha: { en: "Artha", hi: "अर्थ", sa: "अर्थ", sense: { en: "Money", hi: "धन" } },
  paradara: { en: "Paradara", hi: "परदारा", sa: "परदारा", sense: { en: "Affairs", hi: "अन्य संबंध" } },
  vanik: { en: "Vanik", hi: "वणिक", sa: "वणिक्", sense: { en: "Commerce", hi: "वाणिज्य" } },
  karyasiddhi: {
    en: "Karyasiddhi",
    hi: "कार्यसिद्धि",
    sa: "कार्यसिद्धि",
    sense: { en: "Success of undertakings", hi: "काम की सफलता" },
  },
  vivaha: { en: "Vivaha", hi: "विवाह", sa: "विवाह", sense: { en: "Marriage", hi: "विवाह" } },
  santapa: { en: "Santapa", hi: "संताप", sa: "सन्ताप", sense: { en: "Distress", hi: "दुख" } },
  shraddha: { en: "Shraddha", hi: "श्रद्धा", sa: "श्रद्धा", sense: { en: "Devotion", hi: "श्रद्धा" } },
  priti: { en: "Priti", hi: "प्रीति", sa: "प्रीति", sense: { en: "Affection", hi: "स्नेह" } },
  jadya: { en: "Jadya", hi: "जाड्य", sa: "जाड्य", sense: { en: "Slowness", hi: "जड़ता" } },
  vyapara: { en: "Vyapara", hi: "व्यापार", sa: "व्यापार", sense: { en: "Business", hi: "व्यापार" } },
  shatru: { en: "Shatru", hi: "शत्रु", sa: "शत्रु", sense: { en: "Opponents", hi: "विरोधी" } },
  jalapatana: { en: "Jalapatana", hi: "जलपतन", sa: "जलपतन", sense: { en: "Water and falls", hi: "जल और गिरना" } },
  bandhana: { en: "Bandhana", hi: "बंधन", sa: "बन्धन", sense: { en: "Restraint", hi: "रोक" } },
  apamrityu: { en: "Apamrityu", hi: "अपमृत्यु", sa: "अपमृत्यु" },
  labha: { en: "Labha", hi: "लाभ", sa: "लाभ", sense: { en: "Gains", hi: "लाभ" } },
  prasuti: { en: "Prasuti", hi: "प्रसूति", sa: "प्रसूति", sense: { en: "Childbirth", hi: "संतान जन्म" } },
  manmatha: { en: "Manmatha", hi: "मन्मथ", sa: "मन्मथ", sense: { en: "Desire", hi: "कामना" } },
  kshama: { en: "Kshama", hi: "क्षमा", sa: "क्षमा", sense: { en: "Forbearance", hi: "क्षमा" } },
  bandhaka: { en: "Bandhaka", hi: "बंधक", sa: "बन्धक", sense: { en: "Pledges and helpers", hi: "बंधक और सेवक" } },
  anyakarma: { en: "Anyakarma", hi: "अन्यकर्म", sa: "अन्यकर्म", sense: { en: "Work for others", hi: "दूसरों का काम" } },
  ambu: { en: "Ambu", hi: "अंबु", sa: "अम्बु", sense: { en: "Water", hi: "जल" } },
  bala: { en: "Bala", hi: "बल", sa: "बल", sense: { en: "Strength", hi: "बल" } },
  deha: { en: "Deha", hi: "देह", sa: "देह", sense: { en: "Body", hi: "शरीर" } },
  shaurya: { en: "Shaurya", hi: "शौर्य", sa: "शौर्य", sense: { en: "Courage", hi: "साहस" } },
  upaya: { en: "Upaya", hi: "उपाय", sa: "उपाय", sense: { en: "Ways and means", hi: "उपाय" } },
  daridrya: { en: "Daridrya", hi: "दारिद्र्य", sa: "दारिद्र्य", sense: { en: "Want", hi: "अभाव" } },
  guruta: { en: "Guruta", hi: "गुरुता", sa: "गुरुता", sense: { en: "Weight and standing", hi: "गरिमा" } },
  jalamarga: { en: "Jalamarga", hi: "जलमार्ग", sa: "जलमार्ग", sense: { en: "Voyages", hi: "जल यात्रा" } },
  kanya: { en: "Kanya", hi: "कन्या", sa: "कन्या", sense: { en: "Daughters", hi: "पुत्री" } },
  ashva: { en: "Ashva", hi: "अश्व", sa: "अश्व", sense: { en: "Horses and vehicles", hi: "घोड़े और वाहन" } },
  buddhi: { en: "Buddhi", hi: "बुद्धि", sa: "बुद्धि", sense: { en: "Understanding", hi: "समझ" } },
  gamana: { en: "Gamana", hi: "गमन", sa: "गमन", sense: { en: "Journeys", hi: "यात्रा" } },
  vitta: { en: "Vitta", hi: "वित्त", sa: "वित्त", sense: { en: "Property", hi: "संपत्ति" } },
  dharma: { en: "Dharma", hi: "धर्म", sa: "धर्म", sense: { en: "Duty and faith", hi: "धर्म" } },
};
