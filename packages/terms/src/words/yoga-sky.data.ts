import type { Word } from "../word.ts";

/** Yogas of the overall shape of the chart, and of the Sun and Moon. */
export const SKY_YOGA_WORDS = {
  ruchaka: {
    en: "Ruchaka",
    hi: "रुचक",
    sa: "रुचक",
    sense: {
      en: "Mars in a kendra in its own or exaltation sign: courage, command, a strong body.",
      hi: "मंगल केंद्र में, अपनी या उच्च राशि में: साहस, नेतृत्व, बलवान शरीर।",
    },
  },
  bhadra: {
    en: "Bhadra",
    hi: "भद्र",
    sa: "भद्र",
    sense: {
      en: "Mercury in a kendra in its own or exaltation sign: a quick mind and weighty speech.",
      hi: "बुध केंद्र में, अपनी या उच्च राशि में: तीव्र बुद्धि और प्रभावशाली वाणी।",
    },
  },
  hamsa: {
    en: "Hamsa",
    hi: "हंस",
    sa: "हंस",
    sense: {
      en: "Jupiter in a kendra in its own or exaltation sign: uprightness, learning, respect.",
      hi: "गुरु केंद्र में, अपनी या उच्च राशि में: सदाचार, विद्या, सम्मान।",
    },
  },
  malavya: {
    en: "Malavya",
    hi: "मालव्य",
    sa: "मालव्य",
    sense: {
      en: "Venus in a kendra in its own or exaltation sign: comfort, grace, a happy home.",
      hi: "शुक्र केंद्र में, अपनी या उच्च राशि में: सुख, सौंदर्य, सुखी घर।",
    },
  },
  sasa: {
    en: "Sasa",
    hi: "शश",
    sa: "शश",
    sense: {
      en: "Saturn in a kendra in its own or exaltation sign: authority over many, patience.",
      hi: "शनि केंद्र में, अपनी या उच्च राशि में: बहुतों पर अधिकार, धैर्य।",
    },
  },
  vesi: {
    en: "Vesi",
    hi: "वेशि",
    sa: "वेशि",
    sense: {
      en: "A graha other than the Moon in the second from the Sun: steady speech, even fortune.",
      hi: "सूर्य से दूसरे में चंद्र के सिवा कोई ग्रह: स्थिर वाणी, सम भाग्य।",
    },
  },
  vosi: {
    en: "Vosi",
    hi: "वोशि",
    sa: "वोशि",
    sense: {
      en: "A graha other than the Moon in the twelfth from the Sun: skill, and generosity.",
      hi: "सूर्य से बारहवें में चंद्र के सिवा कोई ग्रह: कौशल और दानशीलता।",
    },
  },
  ubhayachari: {
    en: "Ubhayachari",
    hi: "उभयचरी",
    sa: "उभयचरी",
    sense: {
      en: "Grahas on both sides of the Sun: a well-supported, eloquent person.",
      hi: "सूर्य के दोनों ओर ग्रह: सहारा पाने वाला, वाक्पटु व्यक्ति।",
    },
  },
  shubha_vesi: {
    en: "Shubha vesi",
    hi: "शुभ वेशि",
    sa: "शुभवेशि",
    sense: { en: "Only benefics of the five in the second from the Sun.", hi: "सूर्य से दूसरे में केवल शुभ ग्रह।" },
  },
  shubha_vosi: {
    en: "Shubha vosi",
    hi: "शुभ वोशि",
    sa: "शुभवोशि",
    sense: { en: "Only benefics of the five in the twelfth from the Sun.", hi: "सूर्य से बारहवें में केवल शुभ ग्रह।" },
  },
  shubha_ubhayachari: {
    en: "Shubha ubhayachari",
    hi: "शुभ उभयचरी",
    sa: "शुभउभयचरी",
    sense: {
      en: "Benefics on both sides of the Sun and no malefic of the five there.",
      hi: "सूर्य के दोनों ओर केवल शुभ ग्रह।",
    },
  },
  papa_vesi: {
    en: "Papa vesi",
    hi: "पाप वेशि",
    sa: "पापवेशि",
    sense: { en: "Only malefics of the five in the second from the Sun.", hi: "सूर्य से दूसरे में केवल पाप ग्रह।" },
  },
  papa_vosi: {
    en: "Papa vosi",
    hi: "पाप वोशि",
    sa: "पापवोशि",
    sense: { en: "Only malefics of the five in the twelfth from the Sun.", hi: "सूर्य से बारहवें में केवल पाप ग्रह।" },
  },
  papa_ubhayachari: {
    en: "Papa ubhayachari",
    hi: "पाप उभयचरी",
    sa: "पापउभयचरी",
    sense: {
      en: "Malefics on both sides of the Sun and no benefic of the five there.",
      hi: "सूर्य के दोनों ओर केवल पाप ग्रह।",
    },
  },
  nipuna: {
    en: "Nipuna",
    hi: "निपुण",
    sa: "निपुण",
    sense: {
      en: "The Sun and Mercury in one sign: skill and intelligence; also called budhaditya.",
      hi: "सूर्य और बुध एक राशि में: निपुणता और बुद्धि; इसे बुधादित्य भी कहते हैं।",
    },
  },
  sunapha: {
    en: "Sunapha",
    hi: "सुनफा",
    sa: "सुनफा",
    sense: {
      en: "A graha other than the Sun in the second from the Moon: wealth made by one's own effort.",
      hi: "चंद्र से दूसरे में सूर्य के सिवा कोई ग्रह: अपने बल से कमाया धन।",
    },
  },
  anapha: {
    en: "Anapha",
    hi: "अनफा",
    sa: "अनफा",
    sense: {
      en: "A graha other than the Sun in the twelfth from the Moon: good health, a relaxed manner.",
      hi: "चंद्र से बारहवें में सूर्य के सिवा कोई ग्रह: अच्छा स्वास्थ्य, सहज व्यवहार।",
    },
  },
  durudhara: {
    en: "Durudhara",
    hi: "दुरुधरा",
    sa: "दुरुधरा",
    sense: {
      en: "Grahas on both sides of the Moon: comforts and vehicles, a generous nature.",
      hi: "चंद्र के दोनों ओर ग्रह: सुख, वाहन और उदार स्वभाव।",
    },
  },
  kemadruma: {
    en: "Kemadruma",
    hi: "केमद्रुम",
    sa: "केमद्रुम",
    sense: {
      en: "The Moon with no graha near it: a mind that relies on itself.",
      hi: "चंद्र के पास कोई ग्रह नहीं: मन को अपने ही सहारे चलना पड़ता है।",
    },
  },
  chandra_mangala: {
    en: "Chandra mangala",
    hi: "चंद्र मंगल",
    sa: "चन्द्रमङ्गल",
    sense: { en: "The Moon and Mars together: drive in earning.", hi: "चंद्र और मंगल साथ: कमाने की लगन।" },
  },
  adhi: {
    en: "Adhi",
    hi: "अधि",
    sa: "अधि",
    sense: {
      en: "Mercury, Jupiter and Venus in the sixth, seventh or eighth from the Moon: a trusted leader.",
      hi: "बुध, गुरु और शुक्र चंद्र से छठे, सातवें या आठवें में: विश्वसनीय नेता।",
    },
  },
  chandra_adhi: {
    en: "Chandra adhi",
    hi: "चंद्राधि (पूर्ण)",
    sa: "चन्द्राधि",
    sense: {
      en: "Mercury, Jupiter and Venus one each in the sixth, seventh and eighth from the Moon.",
      hi: "चंद्र से छठे, सातवें और आठवें में बुध, गुरु, शुक्र में से एक-एक।",
    },
  },
  gaja_kesari: {
    en: "Gaja kesari",
    hi: "गजकेसरी",
    sa: "गजकेसरी",
    sense: {
      en: "Jupiter in a kendra from the Moon, unspoilt and with a benefic's company or aspect: a good name that lasts.",
      hi: "चंद्र से केंद्र में निर्दोष गुरु, शुभ ग्रह की युति या दृष्टि सहित: टिकने वाला यश।",
    },
  },
  sakata_moon: {
    en: "Sakata of the Moon",
    hi: "चंद्र शकट",
    sa: "शकट",
    roman: "Shakata",
    sense: {
      en: "The Moon in the sixth, eighth or twelfth from Jupiter and out of the kendras: fortune that rises and falls.",
      hi: "चंद्र गुरु से छठे, आठवें या बारहवें और केंद्र से बाहर: पहिए की तरह घूमता भाग्य।",
    },
  },
  amala: {
    en: "Amala",
    hi: "अमला",
    sa: "अमला",
    sense: {
      en: "Only benefics in the tenth from the lagna or the Moon: spotless work and name.",
      hi: "लग्न या चंद्र से दसवें में केवल शुभ ग्रह: निर्मल कर्म और यश।",
    },
  },
  vasumati: {
    en: "Vasumati",
    hi: "वसुमती",
    sa: "वसुमती",
    sense: {
      en: "All benefics in upachayas from the lagna, or all from the Moon: growing wealth.",
      hi: "सभी शुभ ग्रह लग्न से उपचय में, या सभी चंद्र से: बढ़ता धन।",
    },
  },
  pushkala: {
    en: "Pushkala",
    hi: "पुष्कल",
    sa: "पुष्कल",
    sense: {
      en: "The lord of the lagna with the Moon, whose own host is well placed and aspects the lagna: honour and means.",
      hi: "लग्नेश चंद्र के साथ, चंद्र का राशीश अच्छी जगह से लग्न को देखे: सम्मान और साधन।",
    },
  },
  chatussagara: {
    en: "Chatussagara",
    hi: "चतुस्सागर",
    sa: "चतुस्सागर",
    sense: { en: "All four kendras occupied: a name known far away.", hi: "चारों केंद्र ग्रहों से युक्त: दूर तक नाम।" },
  },
  rajalakshana: {
    en: "Rajalakshana",
    hi: "राजलक्षण",
    sa: "राजलक्षण",
    sense: {
      en: "Jupiter, Venus, Mercury and the Moon all in kendras: a noble bearing.",
      hi: "गुरु, शुक्र, बुध और चंद्र केंद्रों में: राजसी व्यक्तित्व।",
    },
  },
  chandra_uchcha: {
    en: "Exalted Moon",
    hi: "उच्च चंद्र",
    sense: {
      en: "The Moon in Taurus, the sign of its exaltation: a contented mind.",
      hi: "चंद्र अपनी उच्च राशि वृषभ में: संतुष्ट मन।",
    },
  },
  purna_chandra: {
    en: "Full Moon",
    hi: "पूर्ण चंद्र",
    sense: {
      en: "Born in the last tithi of the bright half: the Moon at its strongest.",
      hi: "पूर्णिमा का जन्म: चंद्र पूरे बल में।",
    },
  },
  adhama_chandra: {
    en: "Adhama of the Moon",
    hi: "अधम चंद्र",
    sense: {
      en: "The Moon in a kendra from the Sun: the least of its three places for wealth and skill.",
      hi: "चंद्र सूर्य से केंद्र में: धन और कौशल के लिए तीन स्थितियों में न्यून।",
    },
  },
  sama_chandra: {
    en: "Sama of the Moon",
    hi: "सम चंद्र",
    sense: {
      en: "The Moon in a panaphara from the Sun: the middle of its three places.",
      hi: "चंद्र सूर्य से पणफर में: तीन स्थितियों में मध्यम।",
    },
  },
  varishtha_chandra: {
    en: "Varishtha of the Moon",
    hi: "वरिष्ठ चंद्र",
    sense: {
      en: "The Moon in an apoklima from the Sun: the best of its three places for wealth and skill.",
      hi: "चंद्र सूर्य से आपोक्लिम में: धन और कौशल के लिए सबसे अच्छी स्थिति।",
    },
  },
  chandra_drishta: {
    en: "The Moon seen by a teacher",
    hi: "दृष्ट चंद्र",
    sense: {
      en: "The Moon in a good navamsa, aspected by Jupiter in a birth by day or by Venus in one by night: riches.",
      hi: "अच्छे नवांश में चंद्र, दिन के जन्म में गुरु और रात के जन्म में शुक्र से दृष्ट: संपत्ति।",
    },
  },
  rajju: {
    en: "Rajju",
    hi: "रज्जु",
    sa: "रज्जु",
    sense: {
      en: "All grahas in movable signs: a traveller who lives by moving.",
      hi: "सब ग्रह चर राशियों में: घूमने-फिरने वाला जीवन।",
    },
  },
  musala: {
    en: "Musala",
    hi: "मुसल",
    sa: "मुसल",
    sense: { en: "All grahas in fixed signs: firm, proud, settled.", hi: "सब ग्रह स्थिर राशियों में: दृढ़, स्वाभिमानी, स्थिर।" },
  },
  nala: {
    en: "Nala",
    hi: "नल",
    sa: "नल",
    sense: {
      en: "All grahas in dual signs: clever, uneven, resourceful.",
      hi: "सब ग्रह द्विस्वभाव राशियों में: चतुर और उपाय जानने वाला।",
    },
  },
  mala: {
    en: "Mala",
    hi: "माला",
    sa: "माला",
    sense: { en: "Benefics in three kendras: a life of comforts.", hi: "तीन केंद्रों में शुभ ग्रह: सुखों का जीवन।" },
  },
  sarpa: {
    en: "Sarpa",
    hi: "सर्प",
    sa: "सर्प",
    sense: {
      en: "Malefics in three kendras: a hard path with many trials.",
      hi: "तीन केंद्रों में पाप ग्रह: परीक्षाओं भरा कठिन मार्ग।",
    },
  },
  gada: {
    en: "Gada",
    hi: "गदा",
    sa: "गदा",
    sense: {
      en: "All grahas in two neighbouring kendras: always at work for gain, with faith in rites.",
      hi: "सब ग्रह दो समीपी केंद्रों में: धन के लिए सदा उद्यमी।",
    },
  },
  sakata: {
    en: "Sakata",
    hi: "शकट",
    sa: "शकट",
    sense: {
      en: "All grahas in the first and seventh: modest means, ups and downs.",
      hi: "सब ग्रह पहले और सातवें में: साधारण साधन, उतार-चढ़ाव।",
    },
  },
  vihaga: {
    en: "Vihaga",
    hi: "विहग",
    sa: "विहग",
    sense: {
      en: "All grahas in the fourth and tenth: a messenger, always on the way.",
      hi: "सब ग्रह चौथे और दसवें में: दूत, सदा यात्रा में।",
    },
  },
  sringataka: {
    en: "Sringataka",
    hi: "शृंगाटक",
    sa: "शृङ्गाटक",
    sense: {
      en: "All grahas in the trines from the lagna: happy, loved, fond of competition.",
      hi: "सब ग्रह लग्न के त्रिकोण में: सुखी, प्रिय, स्पर्धा-प्रेमी।",
    },
  },
  hala: {
    en: "Hala",
    hi: "हल",
    sa: "हल",
    sense: {
      en: "All grahas in another set of trines: a person who lives off the land.",
      hi: "सब ग्रह लग्न से भिन्न त्रिकोण में: भूमि से जीविका।",
    },
  },
  vajra: {
    en: "Vajra",
    hi: "वज्र",
    sa: "वज्र",
    sense: {
      en: "Benefics in the first and seventh, malefics in the fourth and tenth: happy early and late in life.",
      hi: "शुभ ग्रह पहले-सातवें में, पाप ग्रह चौथे-दसवें में: आरंभ और अंत में सुख।",
    },
  },
  yava: {
    en: "Yava",
    hi: "यव",
    sa: "यव",
    sense: {
      en: "Malefics in the first and seventh, benefics in the fourth and tenth: happy in the middle of life.",
      hi: "पाप ग्रह पहले-सातवें में, शुभ ग्रह चौथे-दसवें में: मध्य आयु में सुख।",
    },
  },
  kamala: {
    en: "Kamala",
    hi: "कमल",
    sa: "कमल",
    sense: { en: "All grahas in the kendras: fame and great merit.", hi: "सब ग्रह केंद्रों में: यश और बड़े गुण।" },
  },
  vapi: {
    en: "Vapi",
    hi: "वापी",
    sa: "वापी",
    sense: {
      en: "No graha in the kendras, all in panaphara or all in apoklima: quiet, lasting savings.",
      hi: "सब ग्रह पणफर में या सब आपोक्लिम में: स्थायी संचित धन।",
    },
  },
  yupa: {
    en: "Yupa",
    hi: "यूप",
    sa: "यूप",
    sense: {
      en: "All grahas from the first to the fourth: devoted to rites and self-control.",
      hi: "सब ग्रह पहले से चौथे तक: व्रत और संयम।",
    },
  },
  ishu: {
    en: "Ishu",
    hi: "इषु",
    sa: "इषु",
    sense: {
      en: "All grahas from the fourth to the seventh: a maker of weapons, a keeper of order.",
      hi: "सब ग्रह चौथे से सातवें तक: शस्त्र और व्यवस्था का काम।",
    },
  },
  shakti: {
    en: "Shakti",
    hi: "शक्ति",
    sa: "शक्ति",
    sense: {
      en: "All grahas from the seventh to the tenth: slow gains, much patience.",
      hi: "सब ग्रह सातवें से दसवें तक: धीमा लाभ, बहुत धैर्य।",
    },
  },
  danda: {
    en: "Danda",
    hi: "दंड",
    sa: "दण्ड",
    sense: {
      en: "All grahas from the tenth to the first: service, little help from kin.",
      hi: "सब ग्रह दसवें से पहले तक: सेवा, स्वजनों से कम सहारा।",
    },
  },
  nau: {
    en: "Nau",
    hi: "नौ",
    sa: "नौ",
    sense: {
      en: "Seven houses in a row from the first: a livelihood near water, a name abroad.",
      hi: "पहले से लगातार सात भावों में: जल से जीविका, दूर तक नाम।",
    },
  },
  kuta: {
    en: "Kuta",
    hi: "कूट",
    sa: "कूट",
    sense: {
      en: "Seven houses in a row from the fourth: a person of hills and forts, hard to understand.",
      hi: "चौथे से लगातार सात भावों में: पर्वत-दुर्ग का वासी, गूढ़ स्वभाव।",
    },
  },
  chatra: {
    en: "Chatra",
    hi: "छत्र",
    sa: "छत्र",
    sense: {
      en: "Seven houses in a row from the seventh: happy at the start and end of life, kind to kin.",
      hi: "सातवें से लगातार सात भावों में: आरंभ और अंत में सुखी, स्वजनों पर कृपालु।",
    },
  },
  chapa: {
    en: "Chapa",
    hi: "चाप",
    sa: "चाप",
    sense: {
      en: "Seven houses in a row from the tenth: brave, watchful, better off in youth and age.",
      hi: "दसवें से लगातार सात भावों में: वीर, सजग, यौवन और वृद्धावस्था में अच्छा।",
    },
  },
  ardha_chandra: {
    en: "Ardha chandra",
    hi: "अर्धचंद्र",
    sa: "अर्धचन्द्र",
    sense: {
      en: "Seven houses in a row from one that is no kendra: a handsome leader.",
      hi: "केंद्र से भिन्न भाव से लगातार सात भावों में: आकर्षक नायक।",
    },
  },
  chakra: {
    en: "Chakra",
    hi: "चक्र",
    sa: "चक्र",
    sense: { en: "All grahas in odd houses: a person others respect.", hi: "सब ग्रह विषम भावों में: जिसके आगे लोग झुकें।" },
  },
  samudra: {
    en: "Samudra",
    hi: "समुद्र",
    sa: "समुद्र",
    sense: {
      en: "All grahas in even houses: wealth and a deep, calm nature.",
      hi: "सब ग्रह सम भावों में: धन और गहरा शांत स्वभाव।",
    },
  },
  vina: {
    en: "Vina",
    hi: "वीणा",
    sa: "वीणा",
    sense: {
      en: "All grahas in seven signs: fond of music and company.",
      hi: "सब ग्रह सात राशियों में: संगीत और संगति का प्रेमी।",
    },
  },
  damini: {
    en: "Damini",
    hi: "दामिनी",
    sa: "दामिनी",
    sense: {
      en: "All grahas in six signs: generous, helpful to many.",
      hi: "सब ग्रह छह राशियों में: उदार, बहुतों का सहायक।",
    },
  },
  pasha: {
    en: "Pasha",
    hi: "पाश",
    sa: "पाश",
    sense: {
      en: "All grahas in five signs: busy, with many dependants.",
      hi: "सब ग्रह पाँच राशियों में: कार्यरत, बहुत आश्रितों वाला।",
    },
  },
  kedara: {
    en: "Kedara",
    hi: "केदार",
    sa: "केदार",
    sense: {
      en: "All grahas in four signs: useful to many, truthful, close to the land.",
      hi: "सब ग्रह चार राशियों में: बहुतों के काम आने वाला, सत्यवादी।",
    },
  },
  shula: {
    en: "Shula",
    hi: "शूल",
    sa: "शूल",
    sense: {
      en: "All grahas in three signs: keen, idle at times, bold.",
      hi: "सब ग्रह तीन राशियों में: तीक्ष्ण, साहसी, कभी आलसी।",
    },
  },
  yuga: {
    en: "Yuga",
    hi: "युग",
    sa: "युग",
    sense: {
      en: "All grahas in two signs: at odds with custom, with few means.",
      hi: "सब ग्रह दो राशियों में: परंपरा से अलग, अल्प साधन।",
    },
  },
  gola: {
    en: "Gola",
    hi: "गोल",
    sa: "गोल",
    sense: { en: "All grahas in one sign: strong, solitary, unsettled.", hi: "सब ग्रह एक राशि में: बलवान, एकाकी, अस्थिर।" },
  },
  lagna_malika: {
    en: "Lagna malika",
    hi: "लग्न मालिका",
    sa: "लग्नमालिका",
    sense: {
      en: "A graha in each of seven houses from the first: a commander's life.",
      hi: "पहले से सात भावों में एक-एक ग्रह: नायक का जीवन।",
    },
  },
  dhana_malika: {
    en: "Dhana malika",
    hi: "धन मालिका",
    sa: "धनमालिका",
    sense: {
      en: "A graha in each of seven houses from the second: wealth and duty.",
      hi: "दूसरे से सात भावों में एक-एक ग्रह: धन और कर्तव्य।",
    },
  },
  vikrama_malika: {
    en: "Vikrama malika",
    hi: "विक्रम मालिका",
    sa: "विक्रममालिका",
    sense: {
      en: "A graha in each of seven houses from the third: valour.",
      hi: "तीसरे से सात भावों में एक-एक ग्रह: पराक्रम।",
    },
  },
  sukha_malika: {
    en: "Sukha malika",
    hi: "सुख मालिका",
    sa: "सुखमालिका",
    sense: {
      en: "A graha in each of seven houses from the fourth: ease, and gifts given.",
      hi: "चौथे से सात भावों में एक-एक ग्रह: सुख और दान।",
    },
  },
  putra_malika: {
    en: "Putra malika",
    hi: "पुत्र मालिका",
    sa: "पुत्रमालिका",
    sense: {
      en: "A graha in each of seven houses from the fifth: faith and a good name.",
      hi: "पाँचवें से सात भावों में एक-एक ग्रह: आस्था और यश।",
    },
  },
  shatru_malika: {
    en: "Shatru malika",
    hi: "शत्रु मालिका",
    sa: "शत्रुमालिका",
    sense: {
      en: "A graha in each of seven houses from the sixth: gains and losses in turn.",
      hi: "छठे से सात भावों में एक-एक ग्रह: कभी लाभ, कभी हानि।",
    },
  },
  kalatra_malika: {
    en: "Kalatra malika",
    hi: "कलत्र मालिका",
    sa: "कलत्रमालिका",
    sense: {
      en: "A graha in each of seven houses from the seventh: a full married life.",
      hi: "सातवें से सात भावों में एक-एक ग्रह: भरा-पूरा दांपत्य।",
    },
  },
  randhra_malika: {
    en: "Randhra malika",
    hi: "रंध्र मालिका",
    sa: "रन्ध्रमालिका",
    sense: {
      en: "A graha in each of seven houses from the eighth: scarcity and endurance.",
      hi: "आठवें से सात भावों में एक-एक ग्रह: अभाव, पर टिकाऊपन।",
    },
  },
  bhagya_malika: {
    en: "Bhagya malika",
    hi: "भाग्य मालिका",
    sa: "भाग्यमालिका",
    sense: {
      en: "A graha in each of seven houses from the ninth: merit and a spiritual bent.",
      hi: "नौवें से सात भावों में एक-एक ग्रह: पुण्य और अध्यात्म।",
    },
  },
  karma_malika: {
    en: "Karma malika",
    hi: "कर्म मालिका",
    sa: "कर्ममालिका",
    sense: {
      en: "A graha in each of seven houses from the tenth: respected works.",
      hi: "दसवें से सात भावों में एक-एक ग्रह: आदर पाने वाले काम।",
    },
  },
  labha_malika: {
    en: "Labha malika",
    hi: "लाभ मालिका",
    sa: "लाभमालिका",
    sense: {
      en: "A graha in each of seven houses from the eleventh: skill in making money.",
      hi: "ग्यारहवें से सात भावों में एक-एक ग्रह: लाभ की कुशलता।",
    },
  },
  vyaya_malika: {
    en: "Vyaya malika",
    hi: "व्यय मालिका",
    sa: "व्ययमालिका",
    sense: {
      en: "A graha in each of seven houses from the twelfth: free spending, honour everywhere.",
      hi: "बारहवें से सात भावों में एक-एक ग्रह: खुला व्यय, सर्वत्र आदर।",
    },
  },
  graha_malika: {
    en: "Graha malika",
    hi: "ग्रह मालिका",
    sa: "ग्रहमालिका",
    sense: {
      en: "The seven in five, six or seven houses in a row with none empty: efforts that support each other.",
      hi: "सातों ग्रह पाँच से सात लगातार भावों में, बीच में कोई रिक्त नहीं: एकाग्र प्रयत्न।",
    },
  },
} satisfies Readonly<Record<string, Word>>;
