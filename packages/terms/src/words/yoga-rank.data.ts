import type { Word } from "../word.ts";

/** Yogas of rank, wealth, poverty and renunciation. */
export const RANK_YOGA_WORDS = {
  raja_kt_4_5: {
    en: "Raja: lords of 4 and 5",
    hi: "राजयोग: चतुर्थेश-पंचमेश",
    sense: {
      en: "The lords of a kendra and a trikona linked: standing through home and learning.",
      hi: "केंद्र और त्रिकोण के स्वामियों का संबंध: घर और विद्या से प्रतिष्ठा।",
    },
  },
  raja_kt_4_9: {
    en: "Raja: lords of 4 and 9",
    hi: "राजयोग: चतुर्थेश-नवमेश",
    sense: {
      en: "The lords of a kendra and a trikona linked: standing through property and fortune.",
      hi: "केंद्र और त्रिकोण के स्वामियों का संबंध: संपत्ति और भाग्य से प्रतिष्ठा।",
    },
  },
  raja_kt_7_5: {
    en: "Raja: lords of 7 and 5",
    hi: "राजयोग: सप्तमेश-पंचमेश",
    sense: {
      en: "The lords of a kendra and a trikona linked: standing through partners and counsel.",
      hi: "केंद्र और त्रिकोण के स्वामियों का संबंध: साझेदार और मंत्रणा से प्रतिष्ठा।",
    },
  },
  raja_kt_7_9: {
    en: "Raja: lords of 7 and 9",
    hi: "राजयोग: सप्तमेश-नवमेश",
    sense: {
      en: "The lords of a kendra and a trikona linked: fortune that comes with marriage or trade.",
      hi: "केंद्र और त्रिकोण के स्वामियों का संबंध: विवाह या व्यापार से भाग्य।",
    },
  },
  raja_kt_10_5: {
    en: "Raja: lords of 10 and 5",
    hi: "राजयोग: दशमेश-पंचमेश",
    sense: {
      en: "The lords of a kendra and a trikona linked: rank by intelligence.",
      hi: "केंद्र और त्रिकोण के स्वामियों का संबंध: बुद्धि से पद।",
    },
  },
  dharma_karmadhipati: {
    en: "Dharma karmadhipati",
    hi: "धर्मकर्माधिपति",
    sa: "धर्मकर्माधिपति",
    sense: {
      en: "The lords of the ninth and tenth linked: the foremost of the raja yogas, work that serves a purpose.",
      hi: "नवमेश और दशमेश का संबंध: राजयोगों में प्रमुख, धर्म से जुड़ा कर्म।",
    },
  },
  yogakaraka: {
    en: "Yogakaraka",
    hi: "योगकारक",
    sa: "योगकारक",
    sense: {
      en: "One graha that owns a kendra and a trikona stands in one of them.",
      hi: "केंद्र और त्रिकोण दोनों का स्वामी एक ही ग्रह, और वह केंद्र या त्रिकोण में।",
    },
  },
  raja_lagna_4: {
    en: "Raja: lords of 1 and 4",
    hi: "राजयोग: लग्नेश-चतुर्थेश",
    sense: {
      en: "The lord of the lagna linked to the fourth's: comfort and property by one's own worth.",
      hi: "लग्नेश का चतुर्थेश से संबंध: अपनी योग्यता से सुख और संपत्ति।",
    },
  },
  raja_lagna_5: {
    en: "Raja: lords of 1 and 5",
    hi: "राजयोग: लग्नेश-पंचमेश",
    sense: {
      en: "The lord of the lagna linked to the fifth's: rank by merit and learning.",
      hi: "लग्नेश का पंचमेश से संबंध: पुण्य और विद्या से पद।",
    },
  },
  raja_lagna_7: {
    en: "Raja: lords of 1 and 7",
    hi: "राजयोग: लग्नेश-सप्तमेश",
    sense: {
      en: "The lord of the lagna linked to the seventh's: rise through partners.",
      hi: "लग्नेश का सप्तमेश से संबंध: साझेदारी से उन्नति।",
    },
  },
  raja_lagna_9: {
    en: "Raja: lords of 1 and 9",
    hi: "राजयोग: लग्नेश-नवमेश",
    sense: {
      en: "The lord of the lagna linked to the ninth's: good fortune.",
      hi: "लग्नेश का नवमेश से संबंध: भाग्य की कृपा।",
    },
  },
  raja_lagna_10: {
    en: "Raja: lords of 1 and 10",
    hi: "राजयोग: लग्नेश-दशमेश",
    sense: {
      en: "The lord of the lagna linked to the tenth's: a name made by work.",
      hi: "लग्नेश का दशमेश से संबंध: कर्म से नाम।",
    },
  },
  ak_pk: {
    en: "Atmakaraka with putrakaraka",
    hi: "आत्मकारक-पुत्रकारक",
    sense: {
      en: "The atmakaraka linked to the putrakaraka: a Jaimini yoga of standing.",
      hi: "आत्मकारक और पुत्रकारक का संबंध: जैमिनि का राजयोग।",
    },
  },
  al_a7: {
    en: "Arudha lagna with darapada",
    hi: "आरूढ लग्न-दारापद",
    sense: {
      en: "The darapada in a kendra or trikona from the arudha lagna: harmony and prosperity in marriage.",
      hi: "दारापद आरूढ लग्न से केंद्र या त्रिकोण में: दांपत्य में मेल और समृद्धि।",
    },
  },
  raja_jaimini: {
    en: "Raja of three lagnas",
    hi: "त्रिलग्न राजयोग",
    sense: {
      en: "One graha aspects the lagna, the hora lagna and the ghati lagna by rashi drishti: power.",
      hi: "एक ही ग्रह लग्न, होरा लग्न और घटी लग्न को राशि दृष्टि से देखे: अधिकार।",
    },
  },
  harsha: {
    en: "Harsha",
    hi: "हर्ष",
    sa: "हर्ष",
    sense: {
      en: "The lord of the sixth in a dusthana as set in the settings: victory over rivals.",
      hi: "षष्ठेश दुःस्थान में (सेटिंग अनुसार): विरोधियों पर विजय।",
    },
  },
  sarala: {
    en: "Sarala",
    hi: "सरल",
    sa: "सरल",
    sense: {
      en: "The lord of the eighth in a dusthana as set in the settings: fearless and steady.",
      hi: "अष्टमेश दुःस्थान में (सेटिंग अनुसार): निर्भय और स्थिर।",
    },
  },
  vimala: {
    en: "Vimala",
    hi: "विमल",
    sa: "विमल",
    sense: {
      en: "The lord of the twelfth in a dusthana as set in the settings: thrift, independence.",
      hi: "द्वादशेश दुःस्थान में (सेटिंग अनुसार): मितव्यय, स्वतंत्रता।",
    },
  },
  vipareeta_raja: {
    en: "Vipareeta raja",
    hi: "विपरीत राज",
    sa: "विपरीतराज",
    sense: {
      en: "The lords of the sixth, eighth and twelfth all in such houses: a rise after setbacks.",
      hi: "छठे, आठवें और बारहवें के स्वामी इन्हीं भावों में: विपत्ति से उन्नति।",
    },
  },
  kahala: {
    en: "Kahala",
    hi: "काहल",
    sa: "काहल",
    sense: {
      en: "The lords of the fourth and ninth in kendras from each other, the lagna's lord strong: bold leadership.",
      hi: "चतुर्थेश और नवमेश परस्पर केंद्र में, लग्नेश बली: साहसी नेतृत्व।",
    },
  },
  kahala_v: {
    en: "Kahala by Jupiter",
    hi: "गुरु काहल",
    sense: {
      en: "The lord of the fourth and Jupiter in kendras from each other, the lagna's lord strong; or the fourth's lord in its own or exaltation sign with the tenth's.",
      hi: "चतुर्थेश और गुरु परस्पर केंद्र में, लग्नेश बली; या स्व-उच्च चतुर्थेश दशमेश के साथ।",
    },
  },
  chamara: {
    en: "Chamara",
    hi: "चामर",
    sa: "चामर",
    sense: {
      en: "The exalted lord of the lagna in a kendra aspected by Jupiter, or two benefics in the seventh, ninth or tenth: eloquence and honour.",
      hi: "उच्च का लग्नेश केंद्र में गुरु से दृष्ट, या सातवें, नौवें, दसवें में दो शुभ ग्रह: वाक्पटुता और मान।",
    },
  },
  chamara_v: {
    en: "Chamara, the first too",
    hi: "चामर (लग्न सहित)",
    sense: {
      en: "As chamara, with two benefics in the first counted too.",
      hi: "चामर जैसा ही, लग्न में दो शुभ ग्रह भी मान्य।",
    },
  },
  sankha: {
    en: "Sankha",
    hi: "शंख",
    sa: "शङ्ख",
    sense: {
      en: "The lagna's lord strong and the lords of the fifth and sixth in kendras from each other: kindness, family, long service.",
      hi: "लग्नेश बली, पंचमेश और षष्ठेश परस्पर केंद्र में: दया, परिवार, सेवा।",
    },
  },
  bheri: {
    en: "Bheri",
    hi: "भेरी",
    sa: "भेरी",
    sense: {
      en: "The lord of the ninth not weak, with the first, second, seventh and twelfth filled, or Jupiter, Venus and the lagna's lord in mutual kendras: plenty.",
      hi: "नवमेश निर्बल नहीं; पहला, दूसरा, सातवाँ, बारहवाँ भरे हों, या गुरु, शुक्र, लग्नेश परस्पर केंद्र में: संपन्नता।",
    },
  },
  mridanga: {
    en: "Mridanga",
    hi: "मृदंग",
    sa: "मृदङ्ग",
    sense: {
      en: "Grahas in own or exaltation signs in a kendra and a trikona, the lagna's lord strong: renown.",
      hi: "केंद्र और त्रिकोण में स्व या उच्च राशि के ग्रह, लग्नेश बली: ख्याति।",
    },
  },
  srinatha: {
    en: "Srinatha",
    hi: "श्रीनाथ",
    sa: "श्रीनाथ",
    sense: {
      en: "The exalted lord of the seventh in the tenth, the tenth's lord with the ninth's: prosperity.",
      hi: "उच्च का सप्तमेश दसवें में, दशमेश नवमेश के साथ: समृद्धि।",
    },
  },
  lakshmi: {
    en: "Lakshmi",
    hi: "लक्ष्मी",
    sa: "लक्ष्मी",
    sense: {
      en: "The lord of the ninth in a kendra or trikona in its own or exaltation sign, the lagna's lord strong: wealth and goodness.",
      hi: "नवमेश केंद्र या त्रिकोण में स्व या उच्च राशि में, लग्नेश बली: धन और सौजन्य।",
    },
  },
  gauri: {
    en: "Gauri",
    hi: "गौरी",
    sa: "गौरी",
    sense: {
      en: "The lord of the tenth lord's navamsa exalted in the tenth with the lagna's lord: a respected family.",
      hi: "दशमेश के नवांश का स्वामी उच्च होकर दसवें में लग्नेश के साथ: प्रतिष्ठित कुल।",
    },
  },
  sarasvati: {
    en: "Sarasvati",
    hi: "सरस्वती",
    sa: "सरस्वती",
    sense: {
      en: "Mercury, Jupiter and Venus in kendras, trikonas or the second, Jupiter well placed: learning and letters.",
      hi: "बुध, गुरु, शुक्र केंद्र, त्रिकोण या दूसरे में, गुरु अच्छी राशि में: विद्या और साहित्य।",
    },
  },
  bharati: {
    en: "Bharati",
    hi: "भारती",
    sa: "भारती",
    sense: {
      en: "The navamsa lord of the second's, fifth's or eleventh's lord exalted and with the ninth's lord: scholarship.",
      hi: "दूसरे, पाँचवें या ग्यारहवें के स्वामी का नवांशेश उच्च होकर नवमेश के साथ: पांडित्य।",
    },
  },
  chapa_r: {
    en: "Chapa of lords",
    hi: "स्वामी चाप",
    sense: {
      en: "The lords of the fourth and tenth exchange signs, the lagna's lord exalted: a place in council.",
      hi: "चतुर्थेश और दशमेश का परिवर्तन, लग्नेश उच्च: सभा में स्थान।",
    },
  },
  parvata: {
    en: "Parvata",
    hi: "पर्वत",
    sa: "पर्वत",
    sense: {
      en: "Benefics and no malefics in the kendras, the seventh and eighth free of malefics: a fortunate, giving person.",
      hi: "केंद्रों में शुभ ग्रह, पाप नहीं; सातवाँ-आठवाँ पाप रहित: भाग्यवान, दानी।",
    },
  },
  parijata: {
    en: "Parijata",
    hi: "पारिजात",
    sa: "पारिजात",
    sense: {
      en: "The lagna lord's host, that graha's host and its navamsa lord all well placed: happiness that comes in later life.",
      hi: "लग्नेश का राशीश, उसका राशीश और नवांशेश सब शुभ स्थान में: जीवन के उत्तरार्ध में सुख।",
    },
  },
  gaja: {
    en: "Gaja",
    hi: "गज",
    sa: "गज",
    sense: {
      en: "The lord of the seventh and the Moon in the eleventh, aspected by its lord: vehicles and wealth.",
      hi: "सप्तमेश और चंद्र ग्यारहवें में, लाभेश से दृष्ट: वाहन और धन।",
    },
  },
  kalanidhi: {
    en: "Kalanidhi",
    hi: "कलानिधि",
    sa: "कलानिधि",
    sense: {
      en: "Jupiter in the second or fifth with or aspected by Mercury and Venus: a treasury of arts.",
      hi: "दूसरे या पाँचवें में गुरु, बुध और शुक्र से युत या दृष्ट: कलाओं का भंडार।",
    },
  },
  amsavatara: {
    en: "Amsavatara",
    hi: "अंशावतार",
    sa: "अंशावतार",
    sense: {
      en: "Jupiter, Venus and exalted Saturn in kendras of a movable lagna: a pure and learned life.",
      hi: "चर लग्न में गुरु, शुक्र और उच्च शनि केंद्रों में: पवित्र और विद्वान जीवन।",
    },
  },
  hari: {
    en: "Hari",
    hi: "हरि",
    sa: "हरि",
    sense: {
      en: "Benefics in the second, eighth and twelfth from the second's lord: learning and truthfulness.",
      hi: "द्वितीयेश से दूसरे, आठवें, बारहवें में शुभ ग्रह: विद्या और सत्य।",
    },
  },
  hara: {
    en: "Hara",
    hi: "हर",
    sa: "हर",
    sense: {
      en: "Jupiter, the Moon and Mercury in the fourth, ninth and eighth from the seventh's lord.",
      hi: "सप्तमेश से चौथे, नौवें, आठवें में गुरु, चंद्र, बुध।",
    },
  },
  brahma: {
    en: "Brahma",
    hi: "ब्रह्मा",
    sa: "ब्रह्मा",
    sense: {
      en: "The Sun, Venus and Mars in the fourth, tenth and eleventh from the lagna's lord.",
      hi: "लग्नेश से चौथे, दसवें, ग्यारहवें में सूर्य, शुक्र, मंगल।",
    },
  },
  harihara_brahma: {
    en: "Harihara brahma",
    hi: "हरिहरब्रह्मा",
    sa: "हरिहरब्रह्मा",
    sense: {
      en: "Any of the three yogas of Hari, Hara and Brahma: a knower of the scriptures, helpful to all.",
      hi: "हरि, हर, ब्रह्मा में से कोई एक योग: शास्त्रज्ञ, सबका हितकारी।",
    },
  },
  kusuma: {
    en: "Kusuma",
    hi: "कुसुम",
    sa: "कुसुम",
    sense: {
      en: "A fixed lagna with Venus in a kendra, the Moon in trine to a benefic and Saturn in the tenth: a protector of many.",
      hi: "स्थिर लग्न, शुक्र केंद्र में, चंद्र शुभ ग्रह से त्रिकोण में, शनि दसवें में: बहुतों का रक्षक।",
    },
  },
  matsya: {
    en: "Matsya",
    hi: "मत्स्य",
    sa: "मत्स्य",
    sense: {
      en: "Malefics in the first and ninth, both kinds in the fifth, malefics in the fourth and eighth: compassion, knowledge of time.",
      hi: "पहले-नौवें में पाप, पाँचवें में दोनों, चौथे-आठवें में पाप ग्रह: करुणा, काल का ज्ञान।",
    },
  },
  matsya_v: {
    en: "Matsya by benefics",
    hi: "शुभ मत्स्य",
    sense: { en: "As matsya, with benefics in the first and ninth.", hi: "मत्स्य जैसा, पहले और नौवें में शुभ ग्रह।" },
  },
  kurma: {
    en: "Kurma",
    hi: "कूर्म",
    sa: "कूर्म",
    sense: {
      en: "Dignified benefics in the fifth, sixth and seventh, dignified malefics in the first, third and eleventh: a helpful, famous leader.",
      hi: "पाँचवें-छठे-सातवें में बली शुभ, पहले-तीसरे-ग्यारहवें में बली पाप ग्रह: उपकारी, यशस्वी नायक।",
    },
  },
  devendra: {
    en: "Devendra",
    hi: "देवेंद्र",
    sa: "देवेन्द्र",
    sense: {
      en: "A fixed lagna, the lords of the first and eleventh and of the second and tenth exchanging signs: splendour.",
      hi: "स्थिर लग्न; लग्नेश-लाभेश और धनेश-दशमेश का परिवर्तन: वैभव।",
    },
  },
  makuta: {
    en: "Makuta",
    hi: "मकुट",
    sa: "मकुट",
    sense: {
      en: "Jupiter in the ninth from the ninth's lord, a benefic in the ninth from it, Saturn in the tenth: headship.",
      hi: "नवमेश से नौवें में गुरु, उससे नौवें में शुभ ग्रह, शनि दसवें में: प्रमुखता।",
    },
  },
  chandika: {
    en: "Chandika",
    hi: "चंडिका",
    sa: "चण्डिका",
    sense: {
      en: "A fixed lagna aspected by the sixth's lord, the Sun with the navamsa lords of the sixth's and ninth's lords: daring, wealth.",
      hi: "स्थिर लग्न षष्ठेश से दृष्ट, सूर्य षष्ठेश और नवमेश के नवांशेशों के साथ: साहस और धन।",
    },
  },
  jaya: {
    en: "Jaya",
    hi: "जय",
    sa: "जय",
    sense: {
      en: "The lord of the tenth deep in exaltation, the sixth's debilitated: success over rivals.",
      hi: "दशमेश परम उच्च, षष्ठेश नीच: विरोधियों पर सफलता।",
    },
  },
  vidyut: {
    en: "Vidyut",
    hi: "विद्युत",
    sa: "विद्युत्",
    sense: {
      en: "The lord of the eleventh deep in exaltation with Venus, in a kendra from the lagna's lord: charity, treasure.",
      hi: "लाभेश परम उच्च शुक्र के साथ, लग्नेश से केंद्र में: दान और कोष।",
    },
  },
  gandharva: {
    en: "Gandharva",
    hi: "गंधर्व",
    sa: "गन्धर्व",
    sense: {
      en: "The tenth's lord in the third, seventh or eleventh, the lagna's lord with Jupiter, the Sun exalted, the Moon in the ninth: mastery of arts.",
      hi: "दशमेश तीसरे, सातवें या ग्यारहवें में, लग्नेश गुरु के साथ, सूर्य उच्च, चंद्र नौवें में: कला में निपुणता।",
    },
  },
  siva: {
    en: "Siva",
    hi: "शिव",
    sa: "शिव",
    sense: {
      en: "The fifth's lord in the ninth, the ninth's in the tenth, the tenth's in the fifth: wisdom and command.",
      hi: "पंचमेश नौवें में, नवमेश दसवें में, दशमेश पाँचवें में: ज्ञान और अधिकार।",
    },
  },
  vishnu: {
    en: "Vishnu",
    hi: "विष्णु",
    sa: "विष्णु",
    sense: {
      en: "The lords of the ninth and tenth and the ninth lord's navamsa lord in the second: pleasures, favour from rulers.",
      hi: "नवमेश, दशमेश और नवमेश का नवांशेश दूसरे में: भोग, राजकृपा।",
    },
  },
  brahma_r: {
    en: "Brahma of lords",
    hi: "स्वामी ब्रह्मा",
    sense: {
      en: "Jupiter, Venus and Mercury in kendras from the lords of the ninth, eleventh and first or tenth: plenty and learning.",
      hi: "नवमेश, लाभेश और लग्नेश या दशमेश से केंद्र में गुरु, शुक्र, बुध: संपन्नता और विद्या।",
    },
  },
  indra: {
    en: "Indra",
    hi: "इंद्र",
    sa: "इन्द्र",
    sense: {
      en: "The lords of the fifth and eleventh exchange signs, the Moon in the fifth: bravery and fame.",
      hi: "पंचमेश और लाभेश का परिवर्तन, चंद्र पाँचवें में: वीरता और यश।",
    },
  },
  ravi: {
    en: "Ravi",
    hi: "रवि",
    sa: "रवि",
    sense: {
      en: "The Sun in the tenth, its lord in the third with Saturn: respect from rulers, science.",
      hi: "सूर्य दसवें में, दशमेश तीसरे में शनि के साथ: राजसम्मान, विज्ञान।",
    },
  },
  garuda: {
    en: "Garuda",
    hi: "गरुड",
    sa: "गरुड",
    sense: {
      en: "The Moon's navamsa lord exalted, a birth by day under a waxing Moon: respected by the good.",
      hi: "चंद्र का नवांशेश उच्च, शुक्ल पक्ष में दिन का जन्म: सज्जनों में आदर।",
    },
  },
  go: {
    en: "Go",
    hi: "गो",
    sa: "गो",
    sense: {
      en: "Jupiter in moolatrikona with the second's lord, the lagna's lord exalted: a good family, wealth.",
      hi: "गुरु मूलत्रिकोण में धनेश के साथ, लग्नेश उच्च: अच्छा कुल, धन।",
    },
  },
  gola_r: {
    en: "Gola of the full Moon",
    hi: "पूर्णचंद्र गोल",
    sense: {
      en: "The full Moon in the ninth with Jupiter and Venus, Mercury in the navamsa lagna, in his own sign: learning and position.",
      hi: "नौवें में गुरु-शुक्र सहित पूर्ण चंद्र, नवांश लग्न में स्वराशि का बुध: विद्या और पद।",
    },
  },
  trilochana: {
    en: "Trilochana",
    hi: "त्रिलोचन",
    sa: "त्रिलोचन",
    sense: {
      en: "The Sun, Moon and Mars in trines from one another: wealth, a sharp mind, influence over rivals.",
      hi: "सूर्य, चंद्र, मंगल परस्पर त्रिकोण में: धन, तीक्ष्ण बुद्धि।",
    },
  },
  kulavardhana: {
    en: "Kulavardhana",
    hi: "कुलवर्धन",
    sa: "कुलवर्धन",
    sense: {
      en: "All grahas in the fifth from the lagna, the Moon or the Sun: a family line that grows.",
      hi: "सब ग्रह लग्न, चंद्र या सूर्य से पाँचवें में: कुल की वृद्धि।",
    },
  },
  khadga: {
    en: "Khadga",
    hi: "खड्ग",
    sa: "खड्ग",
    sense: {
      en: "The lords of the second and ninth in each other's houses, the lagna's lord in a kendra or trikona: skill, gratitude.",
      hi: "धनेश-नवमेश एक दूसरे के भाव में, लग्नेश केंद्र या त्रिकोण में: कौशल, कृतज्ञता।",
    },
  },
  sharada: {
    en: "Sharada",
    hi: "शारदा",
    sa: "शारदा",
    sense: {
      en: "The tenth's lord in the fifth, Mercury in a kendra, the Sun in Leo, Mars in the eleventh: learning, grace, family.",
      hi: "दशमेश पाँचवें में, बुध केंद्र में, सूर्य सिंह में, मंगल ग्यारहवें में: विद्या और परिवार।",
    },
  },
  bhaskara: {
    en: "Bhaskara",
    hi: "भास्कर",
    sa: "भास्कर",
    sense: {
      en: "Mercury second from the Sun, the Moon eleventh from Mercury, Jupiter in trine to the Moon: wealth, many skills.",
      hi: "सूर्य से दूसरे बुध, बुध से ग्यारहवें चंद्र, चंद्र से त्रिकोण में गुरु: धन, अनेक विद्याएँ।",
    },
  },
  marud: {
    en: "Marud",
    hi: "मरुत",
    sa: "मरुत्",
    roman: "Marut",
    sense: {
      en: "Jupiter in trine to Venus, the Moon fifth from Jupiter, the Sun in a kendra from the Moon: good speech, a large heart.",
      hi: "शुक्र से त्रिकोण में गुरु, गुरु से पाँचवें चंद्र, चंद्र से केंद्र में सूर्य: सुवक्ता, उदार।",
    },
  },
  budha: {
    en: "Budha",
    hi: "बुध",
    sa: "बुध",
    sense: {
      en: "Jupiter in the lagna, the Moon in a kendra, Rahu second from the Moon, the Sun and Mars third from Rahu: strength and fame.",
      hi: "लग्न में गुरु, केंद्र में चंद्र, उससे दूसरे राहु, राहु से तीसरे सूर्य-मंगल: बल और यश।",
    },
  },
  mahabhagya: {
    en: "Mahabhagya",
    hi: "महाभाग्य",
    sa: "महाभाग्य",
    sense: {
      en: "A man born by day, or a woman by night, with lagna, Sun and Moon all in odd, or all in even signs: great fortune.",
      hi: "पुरुष का दिन में विषम राशियों में, या स्त्री का रात में सम राशियों में लग्न, सूर्य और चंद्र: महान भाग्य।",
    },
  },
  subha: {
    en: "Subha",
    hi: "शुभ",
    sa: "शुभ",
    sense: {
      en: "Benefics in the lagna or on both sides of it: a pleasing person.",
      hi: "लग्न में या उसके दोनों ओर शुभ ग्रह: मनोहर व्यक्तित्व।",
    },
  },
  asubha: {
    en: "Asubha",
    hi: "अशुभ",
    sa: "अशुभ",
    sense: {
      en: "Malefics in the lagna or on both sides of it: a tested nature.",
      hi: "लग्न में या उसके दोनों ओर पाप ग्रह: संघर्षशील स्वभाव।",
    },
  },
  guru_mangala: {
    en: "Guru mangala",
    hi: "गुरु मंगल",
    sa: "गुरुमङ्गल",
    sense: {
      en: "Jupiter and Mars together or opposite: energy joined to principle.",
      hi: "गुरु और मंगल साथ या आमने-सामने: सिद्धांत से जुड़ी ऊर्जा।",
    },
  },
  lagnadhi: {
    en: "Lagnadhi",
    hi: "लग्नाधि",
    sa: "लग्नाधि",
    sense: {
      en: "Benefics in the sixth, seventh and eighth from the lagna, free of malefics: learning and a calm life.",
      hi: "लग्न से छठे, सातवें, आठवें में पाप रहित शुभ ग्रह: विद्या और शांत जीवन।",
    },
  },
  amala_lagna: {
    en: "Amala from the lagna",
    hi: "लग्न से अमला",
    sense: { en: "Only benefics in the tenth from the lagna.", hi: "लग्न से दसवें में केवल शुभ ग्रह।" },
  },
  lagna_vargottama_raja: {
    en: "Raja of a vargottama lagna",
    hi: "वर्गोत्तम लग्न राजयोग",
    sense: {
      en: "A vargottama lagna aspected by four or more other than the Moon: a raja yoga.",
      hi: "वर्गोत्तम लग्न पर चंद्र के सिवा चार या अधिक ग्रहों की दृष्टि: राजयोग।",
    },
  },
  neecha_bhanga_raja: {
    en: "Neecha bhanga raja",
    hi: "नीचभंग राज",
    sa: "नीचभङ्गराज",
    sense: {
      en: "A debilitated graha lifted by two causes or more: rise after a low start.",
      hi: "नीच ग्रह का भंग दो या अधिक कारणों से: आरंभिक कठिनाई के बाद उन्नति।",
    },
  },
  dhana_5_11_venus: {
    en: "Dhana: Venus in 5, Saturn in 11",
    hi: "धन: पंचम शुक्र, एकादश शनि",
    sense: {
      en: "Venus in its own sign in the fifth, Saturn in the eleventh.",
      hi: "पाँचवें में स्वराशि का शुक्र, ग्यारहवें में शनि।",
    },
  },
  dhana_5_11_mercury: {
    en: "Dhana: Mercury in 5",
    hi: "धन: पंचम बुध",
    sense: {
      en: "Mercury in its own sign in the fifth, the Moon and Mars in the eleventh.",
      hi: "पाँचवें में स्वराशि का बुध, ग्यारहवें में चंद्र और मंगल।",
    },
  },
  dhana_5_11_saturn: {
    en: "Dhana: Saturn in 5",
    hi: "धन: पंचम शनि",
    sense: {
      en: "Saturn in its own sign in the fifth, Mercury and Mars in the eleventh.",
      hi: "पाँचवें में स्वराशि का शनि, ग्यारहवें में बुध और मंगल।",
    },
  },
  dhana_5_11_sun: {
    en: "Dhana: the Sun in 5",
    hi: "धन: पंचम सूर्य",
    sense: {
      en: "The Sun in Leo in the fifth, Jupiter and the Moon in the eleventh.",
      hi: "पाँचवें में स्वराशि का सूर्य, ग्यारहवें में गुरु और चंद्र।",
    },
  },
  dhana_5_11_jupiter: {
    en: "Dhana: Jupiter in 5",
    hi: "धन: पंचम गुरु",
    sense: {
      en: "Jupiter in its own sign in the fifth, Mars and the Moon in the eleventh.",
      hi: "पाँचवें में स्वराशि का गुरु, ग्यारहवें में मंगल और चंद्र।",
    },
  },
  dhana_lagna_sun: {
    en: "Dhana: the Sun in his own lagna",
    hi: "धन: स्वलग्न सूर्य",
    sense: {
      en: "The Sun in Leo rising, with or aspected by Mars and Jupiter.",
      hi: "सिंह लग्न में सूर्य, मंगल और गुरु से युत या दृष्ट।",
    },
  },
  dhana_lagna_moon: {
    en: "Dhana: the Moon in her own lagna",
    hi: "धन: स्वलग्न चंद्र",
    sense: {
      en: "The Moon in Cancer rising, with or aspected by Jupiter and Mars.",
      hi: "कर्क लग्न में चंद्र, गुरु और मंगल से युत या दृष्ट।",
    },
  },
  dhana_lagna_mars: {
    en: "Dhana: Mars in his own lagna",
    hi: "धन: स्वलग्न मंगल",
    sense: {
      en: "Mars rising in its own sign, with or aspected by the Moon, Venus and Saturn.",
      hi: "स्वराशि लग्न में मंगल, चंद्र, शुक्र और शनि से युत या दृष्ट।",
    },
  },
  dhana_lagna_mercury: {
    en: "Dhana: Mercury in his own lagna",
    hi: "धन: स्वलग्न बुध",
    sense: {
      en: "Mercury rising in its own sign, with or aspected by Saturn and Venus.",
      hi: "स्वराशि लग्न में बुध, शनि और शुक्र से युत या दृष्ट।",
    },
  },
  dhana_lagna_jupiter: {
    en: "Dhana: Jupiter in his own lagna",
    hi: "धन: स्वलग्न गुरु",
    sense: {
      en: "Jupiter rising in its own sign, with or aspected by Mercury and Mars.",
      hi: "स्वराशि लग्न में गुरु, बुध और मंगल से युत या दृष्ट।",
    },
  },
  dhana_lagna_venus: {
    en: "Dhana: Venus in his own lagna",
    hi: "धन: स्वलग्न शुक्र",
    sense: {
      en: "Venus rising in its own sign, with or aspected by Saturn and Mercury.",
      hi: "स्वराशि लग्न में शुक्र, शनि और बुध से युत या दृष्ट।",
    },
  },
  bahudravyarjana: {
    en: "Bahudravyarjana",
    hi: "बहुद्रव्यार्जन",
    sa: "बहुद्रव्यार्जन",
    sense: {
      en: "The lord of the first in the second, of the second in the eleventh, of the eleventh in the first: large earnings.",
      hi: "लग्नेश दूसरे में, धनेश ग्यारहवें में, लाभेश लग्न में: बहुत अर्जन।",
    },
  },
  swaviryaddhana: {
    en: "Swaviryaddhana",
    hi: "स्ववीर्याद् धन",
    sa: "स्ववीर्याद् धन",
    sense: {
      en: "The lords of the first and second well tied by place: wealth by one's own effort.",
      hi: "लग्नेश और धनेश की शुभ स्थिति: अपने पुरुषार्थ से धन।",
    },
  },
  madhya_vayasi_dhana: {
    en: "Wealth in middle life",
    hi: "मध्य आयु में धन",
    sense: {
      en: "The lords of the first, second and eleventh together in a kendra or trikona, aspected by benefics.",
      hi: "लग्नेश, धनेश, लाभेश केंद्र या त्रिकोण में साथ, शुभ दृष्टि सहित।",
    },
  },
  antya_vayasi_dhana: {
    en: "Wealth late in life",
    hi: "अंतिम आयु में धन",
    sense: {
      en: "The hosts of the first's and second's lords in the lagna with a strong benefic.",
      hi: "लग्नेश और धनेश के राशीश लग्न में बली शुभ ग्रह के साथ।",
    },
  },
  balya_dhana: {
    en: "Wealth in youth",
    hi: "बाल्य काल में धन",
    sense: {
      en: "The lords of the second and tenth together in a kendra, aspected by the lagna lord's navamsa lord.",
      hi: "धनेश और दशमेश केंद्र में साथ, लग्नेश के नवांशेश से दृष्ट।",
    },
  },
  bhratrumula_dhana: {
    en: "Wealth through brothers",
    hi: "भाइयों से धन",
    sense: {
      en: "The lords of the first and second in the third aspected by benefics, or the third's lord in the second with Jupiter.",
      hi: "लग्नेश-धनेश तीसरे में शुभ दृष्ट, या तृतीयेश दूसरे में गुरु के साथ।",
    },
  },
  matrumula_dhana: {
    en: "Wealth through the mother",
    hi: "माता से धन",
    sense: {
      en: "The lord of the second with or aspected by the fourth's, and a strong lagna lord.",
      hi: "धनेश चतुर्थेश से युत या दृष्ट, लग्नेश बली।",
    },
  },
  putramula_dhana: {
    en: "Wealth through children",
    hi: "संतान से धन",
    sense: {
      en: "The lord of the second with or aspected by the fifth's lord or Jupiter, and a strong lagna lord.",
      hi: "धनेश पंचमेश या गुरु से युत या दृष्ट, लग्नेश बली।",
    },
  },
  shatrumula_dhana: {
    en: "Wealth through rivals",
    hi: "प्रतिस्पर्धियों से धन",
    sense: {
      en: "The lord of the second with or aspected by the sixth's lord or Mars, and a strong lagna lord.",
      hi: "धनेश षष्ठेश या मंगल से युत या दृष्ट, लग्नेश बली।",
    },
  },
  kalatramula_dhana: {
    en: "Wealth through the spouse",
    hi: "जीवनसाथी से धन",
    sense: {
      en: "The lord of the second with or aspected by the seventh's lord and Venus, and a strong lagna lord.",
      hi: "धनेश सप्तमेश और शुक्र से युत या दृष्ट, लग्नेश बली।",
    },
  },
  amaranantha_dhana: {
    en: "Wealth for life",
    hi: "आजीवन धन",
    sense: { en: "Several grahas in the second and a strong giver of wealth.", hi: "दूसरे में कई ग्रह और बली धनदाता।" },
  },
  ayatna_dhana: {
    en: "Wealth without striving",
    hi: "अनायास धन",
    sense: { en: "The lords of the first and second in each other's signs.", hi: "लग्नेश और धनेश का राशि परिवर्तन।" },
  },
  indu_lagna_dhana: {
    en: "Wealth of the indu lagna",
    hi: "इंदु लग्न धन",
    sense: { en: "A benefic or an exalted graha in the indu lagna.", hi: "इंदु लग्न में शुभ या उच्च ग्रह।" },
  },
  lakshmi_sthana_bala: {
    en: "Strength of Lakshmi",
    hi: "लक्ष्मी स्थान बल",
    sense: {
      en: "The ninth's lord and Venus both in own or exaltation signs in kendras or trikonas.",
      hi: "नवमेश और शुक्र दोनों स्व या उच्च राशि में केंद्र या त्रिकोण में।",
    },
  },
  daridra_144: {
    en: "Daridra: lords of 1 and 12",
    hi: "दारिद्र्य: लग्नेश-द्वादशेश",
    sense: {
      en: "The lords of the first and twelfth exchange signs, with or aspected by the seventh's lord: strained means.",
      hi: "लग्नेश-द्वादशेश परिवर्तन, सप्तमेश से युत या दृष्ट: धन की तंगी।",
    },
  },
  daridra_145: {
    en: "Daridra: lords of 1 and 6",
    hi: "दारिद्र्य: लग्नेश-षष्ठेश",
    sense: {
      en: "The lords of the first and sixth exchange signs, the Moon aspected by the second's or seventh's lord.",
      hi: "लग्नेश-षष्ठेश परिवर्तन, चंद्र धनेश या सप्तमेश से दृष्ट।",
    },
  },
  daridra_146: {
    en: "Daridra: Ketu and the Moon rising",
    hi: "दारिद्र्य: लग्न में केतु-चंद्र",
    sense: { en: "Ketu and the Moon in the lagna.", hi: "लग्न में केतु और चंद्र।" },
  },
  daridra_147: {
    en: "Daridra: lagna lord in the eighth",
    hi: "दारिद्र्य: अष्टम लग्नेश",
    sense: {
      en: "The lagna's lord in the eighth with or aspected by the second's or seventh's.",
      hi: "लग्नेश आठवें में, धनेश या सप्तमेश से युत या दृष्ट।",
    },
  },
  daridra_148: {
    en: "Daridra: lagna lord in a dusthana",
    hi: "दारिद्र्य: दुःस्थान लग्नेश",
    sense: {
      en: "The lagna's lord in a dusthana with a malefic, with or aspected by the second's or seventh's lord.",
      hi: "लग्नेश पाप ग्रह के साथ दुःस्थान में, धनेश या सप्तमेश से युत या दृष्ट।",
    },
  },
  daridra_149: {
    en: "Daridra: lagna lord with lords of loss",
    hi: "दारिद्र्य: त्रिकेश युत लग्नेश",
    sense: {
      en: "The lagna's lord with the lord of the sixth, eighth or twelfth, aspected by malefics.",
      hi: "लग्नेश छठे, आठवें या बारहवें के स्वामी के साथ, पाप दृष्ट।",
    },
  },
  daridra_150: {
    en: "Daridra: fifth lord with lords of loss",
    hi: "दारिद्र्य: त्रिकेश युत पंचमेश",
    sense: {
      en: "The fifth's lord with the lord of the sixth, eighth or twelfth, not aspected by benefics.",
      hi: "पंचमेश छठे, आठवें या बारहवें के स्वामी के साथ, शुभ दृष्टि रहित।",
    },
  },
  daridra_151: {
    en: "Daridra: fifth lord in six or ten",
    hi: "दारिद्र्य: षष्ठ या दशम पंचमेश",
    sense: {
      en: "The fifth's lord in the sixth or tenth, aspected by lords of houses of loss or of maraka houses.",
      hi: "पंचमेश छठे या दसवें में, त्रिक या मारक स्वामियों से दृष्ट।",
    },
  },
  daridra_152: {
    en: "Daridra: a malefic rising",
    hi: "दारिद्र्य: लग्न में पाप",
    sense: {
      en: "A malefic other than the ninth's or tenth's lord in the lagna, with or aspected by the second's or seventh's lord.",
      hi: "लग्न में नवमेश-दशमेश से भिन्न पाप ग्रह, धनेश या सप्तमेश से युत या दृष्ट।",
    },
  },
  daridra_153: {
    en: "Daridra: lagna and navamsa lords lost",
    hi: "दारिद्र्य: लग्न-नवांशेश दुःस्थान में",
    sense: {
      en: "The lords of the lagna and of its navamsa in dusthanas, with or aspected by the second's or seventh's lord.",
      hi: "लग्नेश और लग्न का नवांशेश दुःस्थान में, धनेश या सप्तमेश से युत या दृष्ट।",
    },
  },
  daridra_loose: {
    en: "Daridra, loosely",
    hi: "दारिद्र्य (सामान्य)",
    sense: {
      en: "The lord of the second or eleventh in a dusthana: money needs care.",
      hi: "धनेश या लाभेश दुःस्थान में: धन में सावधानी।",
    },
  },
  dhur: {
    en: "Dhur",
    hi: "धुर",
    sa: "धुर",
    sense: {
      en: "The lord of the tenth in a dusthana: effort that is noticed late.",
      hi: "दशमेश दुःस्थान में: परिश्रम का फल देर से।",
    },
  },
  pravrajya: {
    en: "Pravrajya",
    hi: "प्रव्रज्या",
    sa: "प्रव्रज्या",
    sense: {
      en: "Four or more in one sign with the tenth's lord, one of them strong: a turn to renunciation.",
      hi: "दशमेश सहित चार या अधिक ग्रह एक राशि में, एक बली: वैराग्य की ओर झुकाव।",
    },
  },
  pravrajya_tapasvi: {
    en: "Tapasvi",
    hi: "तपस्वी",
    sa: "तपस्वी",
    sense: {
      en: "Four or more in one sign, the Sun strong among them: an ascetic of the forest.",
      hi: "एक राशि में चार या अधिक ग्रह, सूर्य बली: वन में तप करने वाला।",
    },
  },
  pravrajya_kapali: {
    en: "Kapali",
    hi: "कपाली",
    sa: "कपाली",
    sense: {
      en: "Four or more in one sign, the Moon strong among them: a follower of Shiva.",
      hi: "एक राशि में चार या अधिक ग्रह, चंद्र बली: शैव साधु।",
    },
  },
  pravrajya_raktapata: {
    en: "Raktapata",
    hi: "रक्तपट",
    sa: "रक्तपट",
    sense: {
      en: "Four or more in one sign, Mars strong among them: a monk in red.",
      hi: "एक राशि में चार या अधिक ग्रह, मंगल बली: रक्तवस्त्र भिक्षु।",
    },
  },
  pravrajya_ekadandi: {
    en: "Ekadandi",
    hi: "एकदंडी",
    sa: "एकदण्डी",
    sense: {
      en: "Four or more in one sign, Mercury strong among them: an ascetic with one staff.",
      hi: "एक राशि में चार या अधिक ग्रह, बुध बली: एक दंड धारण करने वाला साधु।",
    },
  },
  pravrajya_bhikshu: {
    en: "Bhikshu",
    hi: "भिक्षु",
    sa: "भिक्षु",
    sense: {
      en: "Four or more in one sign, Jupiter strong among them: a teacher who lives on alms.",
      hi: "एक राशि में चार या अधिक ग्रह, गुरु बली: भिक्षा पर रहने वाला आचार्य।",
    },
  },
  pravrajya_charaka: {
    en: "Charaka",
    hi: "चरक",
    sa: "चरक",
    sense: {
      en: "Four or more in one sign, Venus strong among them: a wandering monk.",
      hi: "एक राशि में चार या अधिक ग्रह, शुक्र बली: परिव्राजक।",
    },
  },
  pravrajya_nirgrantha: {
    en: "Nirgrantha",
    hi: "निर्ग्रंथ",
    sa: "निर्ग्रन्थ",
    sense: {
      en: "Four or more in one sign, Saturn strong among them: a person who owns nothing.",
      hi: "एक राशि में चार या अधिक ग्रह, शनि बली: सब कुछ त्यागने वाला।",
    },
  },
  sannyasa_drekkana: {
    en: "Sannyasa: the Moon in Saturn's drekkana",
    hi: "संन्यास: शनि द्रेष्काण में चंद्र",
    sense: {
      en: "The Moon in a drekkana of Saturn, aspected by Saturn alone.",
      hi: "चंद्र शनि के द्रेष्काण में, केवल शनि से दृष्ट।",
    },
  },
  sannyasa_navamsa: {
    en: "Sannyasa: the Moon in a stern navamsa",
    hi: "संन्यास: चंद्र नवांश",
    sense: {
      en: "The Moon in a navamsa of Saturn or Mars, aspected by Saturn.",
      hi: "चंद्र शनि या मंगल के नवांश में, शनि से दृष्ट।",
    },
  },
  sannyasa_lagnesha: {
    en: "Sannyasa of the lagna lord",
    hi: "लग्नेश संन्यास",
    sense: { en: "The lagna's lord aspected by Saturn and by no other graha.", hi: "लग्नेश पर केवल शनि की दृष्टि।" },
  },
  sannyasa_chandresha: {
    en: "Sannyasa of the Moon's host",
    hi: "चंद्रेश संन्यास",
    sense: {
      en: "The lord of the Moon's sign aspected by Saturn and by no other graha.",
      hi: "चंद्र राशि के स्वामी पर केवल शनि की दृष्टि।",
    },
  },
  sannyasa_raja: {
    en: "Sannyasa of a teacher",
    hi: "तीर्थंकर संन्यास",
    sense: {
      en: "Jupiter in the ninth; Jupiter, Moon and lagna aspected by Saturn: the founder of a path.",
      hi: "नौवें में गुरु; गुरु, चंद्र और लग्न शनि से दृष्ट: मार्ग का प्रवर्तक।",
    },
  },
  moksha: {
    en: "Moksha",
    hi: "मोक्ष",
    sa: "मोक्ष",
    sense: {
      en: "Ketu in the twelfth from the karakamsa: a longing for release.",
      hi: "कारकांश से बारहवें में केतु: मुक्ति की चाह।",
    },
  },
} satisfies Readonly<Record<string, Word>>;
