import type { Word } from "../word.ts";

/** Yogas of the affairs of each house, and of single elevated grahas. */
export const HOUSE_YOGA_WORDS = {
  sarira_saukhya: {
    en: "Sarira saukhya",
    hi: "शरीर सौख्य",
    sa: "शरीरसौख्य",
    sense: {
      en: "The lagna's lord, Jupiter or Venus in a kendra: bodily ease.",
      hi: "लग्नेश, गुरु या शुक्र केंद्र में: शरीर का सुख।",
    },
  },
  dehapushti: {
    en: "Dehapushti",
    hi: "देहपुष्टि",
    sa: "देहपुष्टि",
    sense: {
      en: "The lagna's lord in a movable sign aspected by a benefic: a well-built body.",
      hi: "लग्नेश चर राशि में शुभ दृष्ट: पुष्ट शरीर।",
    },
  },
  dehakashta: {
    en: "Dehakashta",
    hi: "देहकष्ट",
    sa: "देहकष्ट",
    sense: {
      en: "The lagna's lord with a malefic or in the eighth: the body needs care.",
      hi: "लग्नेश पाप ग्रह के साथ या आठवें में: शरीर को देखभाल चाहिए।",
    },
  },
  krisanga: {
    en: "Krisanga",
    hi: "कृशांग",
    sa: "कृशाङ्ग",
    sense: {
      en: "The lagna's lord in a dry sign or a dry graha's: a lean build.",
      hi: "लग्नेश शुष्क राशि या शुष्क ग्रह की राशि में: दुबला शरीर।",
    },
  },
  dehasthaulya: {
    en: "Dehasthaulya",
    hi: "देहस्थौल्य",
    sa: "देहस्थौल्य",
    sense: {
      en: "The lagna or its lord in watery signs, or Jupiter in the lagna or aspecting it from one: a full build.",
      hi: "लग्न या लग्नेश जल राशि में, या गुरु लग्न में या जल राशि से लग्न देखे: भारी शरीर।",
    },
  },
  sada_sanchara: {
    en: "Sada sanchara",
    hi: "सदा संचार",
    sa: "सदासञ्चार",
    sense: {
      en: "The lagna's lord or its host in a movable sign: always on the move.",
      hi: "लग्नेश या उसका राशीश चर राशि में: सदा भ्रमणशील।",
    },
  },
  yukti_vagmi: {
    en: "Yukti vagmi",
    hi: "युक्ति वाग्मी",
    sa: "युक्तिवाग्मी",
    sense: {
      en: "The lord of the second strong by place or with benefics: reasoned, winning speech.",
      hi: "धनेश शुभ ग्रहों या शुभ स्थान से बली: युक्तिपूर्ण वाणी।",
    },
  },
  parihasaka: {
    en: "Parihasaka",
    hi: "परिहासक",
    sa: "परिहासक",
    sense: {
      en: "The Sun's navamsa lord in vaiseshikamsa in the second: a witty tongue.",
      hi: "सूर्य का नवांशेश वैशेषिकांश में होकर दूसरे में: हास्यप्रिय वाणी।",
    },
  },
  asatyavadi: {
    en: "Asatyavadi",
    hi: "असत्यवादी",
    sa: "असत्यवादी",
    sense: {
      en: "The second's lord in a sign of Saturn or Mars with malefics in kendras and trikonas: careless about the truth.",
      hi: "धनेश शनि या मंगल की राशि में, केंद्र-त्रिकोण में पाप ग्रह: वचन में असावधानी।",
    },
  },
  jada: {
    en: "Jada",
    hi: "जड",
    sa: "जड",
    sense: {
      en: "The second's lord in the tenth with malefics, or the Sun and Mandi in the second: shy of speaking before others.",
      hi: "धनेश दसवें में पाप ग्रहों के साथ, या दूसरे में सूर्य और मांदि: सभा में बोलने में संकोच।",
    },
  },
  sumukha: {
    en: "Sumukha",
    hi: "सुमुख",
    sa: "सुमुख",
    sense: {
      en: "The second's lord well placed in a kendra or aspected there by benefics, or benefics in the second: a pleasant face.",
      hi: "धनेश केंद्र में शुभ दृष्ट, या दूसरे में शुभ ग्रह: सुंदर मुख।",
    },
  },
  durmukha: {
    en: "Durmukha",
    hi: "दुर्मुख",
    sa: "दुर्मुख",
    sense: {
      en: "Malefics in the second, its lord with one or debilitated, or a malefic lord with Gulika: a stern face or tongue.",
      hi: "दूसरे में पाप ग्रह, धनेश पाप युत या नीच, या पापी धनेश गुलिक के साथ: कठोर मुख या वाणी।",
    },
  },
  bhojana_saukhya: {
    en: "Bhojana saukhya",
    hi: "भोजन सौख्य",
    sa: "भोजनसौख्य",
    sense: {
      en: "A strong lord of the second aspected by Jupiter or Venus: good food always at hand.",
      hi: "बली धनेश गुरु या शुक्र से दृष्ट: उत्तम भोजन का सुख।",
    },
  },
  annadana: {
    en: "Annadana",
    hi: "अन्नदान",
    sa: "अन्नदान",
    sense: {
      en: "The second's lord in vaiseshikamsa with or aspected by both Jupiter and Mercury: a giver of food.",
      hi: "धनेश वैशेषिकांश में, गुरु और बुध दोनों से युत या दृष्ट: अन्नदान करने वाला।",
    },
  },
  parannabhojana: {
    en: "Parannabhojana",
    hi: "परान्नभोजन",
    sa: "परान्नभोजन",
    sense: {
      en: "The second's lord debilitated or in an enemy's navamsa, aspected by a debilitated graha: meals provided by others.",
      hi: "धनेश नीच या शत्रु नवांश में, नीच ग्रह से दृष्ट: दूसरों का अन्न।",
    },
  },
  sraddhannabhukta: {
    en: "Sraddhannabhukta",
    hi: "श्राद्धान्नभुक्त",
    sa: "श्राद्धान्नभुक्त",
    sense: {
      en: "Saturn as the second's lord or with it, or debilitated and aspecting the second: food from ceremonies.",
      hi: "शनि धनेश हो, उसके साथ हो या नीच होकर दूसरे को देखे: श्राद्ध का अन्न।",
    },
  },
  vakchalana: {
    en: "Vakchalana",
    hi: "वाक्चलन",
    sa: "वाक्चलन",
    sense: {
      en: "A malefic lord of the second in a malefic's navamsa, the second without influence of benefics: speech that stumbles.",
      hi: "पाप धनेश पाप नवांश में, दूसरा भाव शुभ रहित: वाणी में अटकाव।",
    },
  },
  bhratruvriddhi: {
    en: "Bhratruvriddhi",
    hi: "भ्रातृवृद्धि",
    sa: "भ्रातृवृद्धि",
    roman: "Bhratrivriddhi",
    sense: {
      en: "The third, its lord or Mars with or aspected by benefics and strong: thriving brothers and sisters.",
      hi: "तीसरा भाव, तृतीयेश या मंगल शुभ युत-दृष्ट और बली: भाई-बहनों की उन्नति।",
    },
  },
  ekabhagini: {
    en: "Ekabhagini",
    hi: "एकभगिनी",
    sa: "एकभगिनी",
    sense: {
      en: "Mercury in the third, its lord with the Moon, Mars with Saturn: an only sister.",
      hi: "तीसरे में बुध, तृतीयेश चंद्र के साथ, मंगल शनि के साथ: एक बहन।",
    },
  },
  dvadasa_sahodara: {
    en: "Dvadasa sahodara",
    hi: "द्वादश सहोदर",
    sa: "द्वादशसहोदर",
    sense: {
      en: "The third's lord in a kendra, exalted Mars with Jupiter in trine to it: many siblings.",
      hi: "तृतीयेश केंद्र में, उससे त्रिकोण में गुरु सहित उच्च मंगल: बहुत भाई-बहन।",
    },
  },
  saptasankhya_sahodara: {
    en: "Saptasankhya sahodara",
    hi: "सप्तसंख्या सहोदर",
    sa: "सप्तसंख्यासहोदर",
    roman: "Saptasamkhyasahodara",
    sense: {
      en: "The twelfth's lord with Mars, the Moon and Jupiter in the third away from Venus: seven siblings.",
      hi: "द्वादशेश मंगल के साथ, तीसरे में शुक्र रहित चंद्र-गुरु: सात भाई-बहन।",
    },
  },
  parakrama: {
    en: "Parakrama",
    hi: "पराक्रम",
    sa: "पराक्रम",
    sense: {
      en: "The third's lord in a good navamsa with or aspected by benefics, Mars in a benefic's sign: courage.",
      hi: "तृतीयेश शुभ नवांश में शुभ युत-दृष्ट, मंगल शुभ राशि में: पराक्रम।",
    },
  },
  yuddha_pravina: {
    en: "Yuddha pravina",
    hi: "युद्ध प्रवीण",
    sa: "युद्धप्रवीण",
    sense: {
      en: "The navamsa lord of the third lord's navamsa lord in its own navamsa: skill in contests.",
      hi: "तृतीयेश के नवांशेश का नवांशेश स्वनवांश में: युद्ध में निपुण।",
    },
  },
  yuddhatpurva_dridhachitta: {
    en: "Resolve before the fight",
    hi: "युद्धपूर्व दृढ़चित्त",
    sense: {
      en: "The exalted lord of the third with malefics in a movable sign or navamsa: firm before a fight begins.",
      hi: "उच्च तृतीयेश चर राशि या नवांश में पाप ग्रहों के साथ: युद्ध से पहले दृढ़ मन।",
    },
  },
  yuddhatpaschad_dridha: {
    en: "Resolve in the midst of the fight",
    hi: "युद्धोत्तर दृढ़चित्त",
    sense: {
      en: "The third's lord in a fixed sign and navamsa and a cruel part: firm once a fight has begun.",
      hi: "तृतीयेश स्थिर राशि-नवांश और क्रूर षष्ट्यंश में: युद्ध छिड़ने पर दृढ़।",
    },
  },
  satkathadisravana: {
    en: "Satkathadisravana",
    hi: "सत्कथादिश्रवण",
    sa: "सत्कथादिश्रवण",
    sense: {
      en: "The third house owned and aspected by benefics: fond of good stories and teaching.",
      hi: "तीसरा भाव शुभ राशि का और शुभ दृष्ट: सत्संग और सत्कथा में रुचि।",
    },
  },
  uttama_griha: {
    en: "Uttama griha",
    hi: "उत्तम गृह",
    sa: "उत्तमगृह",
    sense: {
      en: "The fourth's lord with benefics in a kendra or trikona: a good house.",
      hi: "चतुर्थेश शुभ ग्रहों के साथ केंद्र या त्रिकोण में: उत्तम घर।",
    },
  },
  vichitra_saudha: {
    en: "Vichitra saudha",
    hi: "विचित्र सौध",
    sa: "विचित्रसौध",
    sense: {
      en: "The lords of the fourth and tenth with Saturn and Mars: an unusual mansion.",
      hi: "चतुर्थेश-दशमेश शनि और मंगल के साथ: अनोखा भवन।",
    },
  },
  ayatna_griha: {
    en: "Ayatna griha",
    hi: "अयत्न गृह",
    sa: "अयत्नगृह",
    sense: {
      en: "The lords of the first and seventh in the first or fourth, or the ninth's in a kendra with a strong fourth lord: a house that comes easily.",
      hi: "लग्नेश-सप्तमेश पहले या चौथे में, या नवमेश केंद्र में और बली चतुर्थेश: सहज मिला घर।",
    },
  },
  grihanasa: {
    en: "Grihanasa",
    hi: "गृहनाश",
    sa: "गृहनाश",
    sense: {
      en: "The fourth's lord, or its navamsa lord, in the twelfth: property needs attention.",
      hi: "चतुर्थेश या उसका नवांशेश बारहवें में: संपत्ति की देखभाल आवश्यक।",
    },
  },
  bandhu_pujya: {
    en: "Bandhu pujya",
    hi: "बंधु पूज्य",
    sa: "बन्धुपूज्य",
    sense: {
      en: "The fourth or its lord with or aspected by Jupiter: honoured by kin.",
      hi: "चौथा भाव या चतुर्थेश गुरु से युत या दृष्ट: स्वजनों में आदर।",
    },
  },
  bandhubhistyakta: {
    en: "Bandhubhistyakta",
    hi: "बंधुभिस्त्यक्त",
    sa: "बन्धुभिस्त्यक्त",
    sense: {
      en: "The fourth's lord with malefics, in a cruel shashtiamsa, in an enemy's sign or debilitated: distance from kin.",
      hi: "चतुर्थेश पाप युत, या क्रूर षष्ट्यंश, शत्रु या नीच राशि में: स्वजनों से दूरी।",
    },
  },
  kapata: {
    en: "Kapata",
    hi: "कपट",
    sa: "कपट",
    sense: {
      en: "A malefic in the fourth and its lord afflicted: a guarded heart.",
      hi: "चौथे में पाप ग्रह और चतुर्थेश पीड़ित: मन में दुराव।",
    },
  },
  nishkapata: {
    en: "Nishkapata",
    hi: "निष्कपट",
    sa: "निष्कपट",
    sense: {
      en: "The fourth with a benefic or a well-placed graha: an open heart.",
      hi: "चौथे में शुभ या सुस्थित ग्रह: निष्कपट हृदय।",
    },
  },
  matru_satrutva: {
    en: "Matru satrutva",
    hi: "मातृ शत्रुत्व",
    sa: "मातृशत्रुत्व",
    roman: "Matrishatrutva",
    sense: {
      en: "Mercury as lord of the first and fourth, afflicted by malefics: differences with the mother.",
      hi: "लग्न और चौथे का स्वामी बुध पाप युत-दृष्ट: माता से मतभेद।",
    },
  },
  matru_sneha: {
    en: "Matru sneha",
    hi: "मातृ स्नेह",
    sa: "मातृस्नेह",
    roman: "Matrisneha",
    sense: {
      en: "The lords of the first and fourth one graha, friends, or aspected by benefics: the mother's affection.",
      hi: "लग्नेश-चतुर्थेश एक, मित्र या शुभ दृष्ट: माता का स्नेह।",
    },
  },
  vahana: {
    en: "Vahana",
    hi: "वाहन",
    sa: "वाहन",
    sense: {
      en: "The lagna's lord in the fourth, ninth or eleventh, or the fourth's exalted with a well-placed host: vehicles.",
      hi: "लग्नेश चौथे, नौवें या ग्यारहवें में, या उच्च चतुर्थेश का राशीश शुभ स्थान में: वाहन सुख।",
    },
  },
  bahu_putra: {
    en: "Bahu putra",
    hi: "बहुपुत्र",
    sa: "बहुपुत्र",
    sense: {
      en: "Rahu in the fifth outside Saturn's navamsa, or the seventh lord's companions well placed by navamsa: many children.",
      hi: "पाँचवें में राहु शनि नवांश से बाहर, या सप्तमेश के साथी का नवांशेश शुभ भाव में: बहुत संतान।",
    },
  },
  datta_putra: {
    en: "Datta putra",
    hi: "दत्तपुत्र",
    sa: "दत्तपुत्र",
    sense: {
      en: "Mars and Saturn in the fifth, or the seventh's lord in the eleventh with such a fifth: an adopted child.",
      hi: "पाँचवें में मंगल-शनि, या सप्तमेश ग्यारहवें में: दत्तक संतान।",
    },
  },
  eka_putra: {
    en: "Eka putra",
    hi: "एकपुत्र",
    sa: "एकपुत्र",
    sense: {
      en: "The fifth's lord in a kendra or trikona: a child of merit.",
      hi: "पंचमेश केंद्र या त्रिकोण में: गुणवान संतान।",
    },
  },
  suputra: {
    en: "Suputra",
    hi: "सुपुत्र",
    sa: "सुपुत्र",
    sense: {
      en: "Jupiter as lord of the fifth and the Sun well placed: a worthy child.",
      hi: "पंचमेश गुरु और शुभ राशि में सूर्य: सुयोग्य संतान।",
    },
  },
  kala_nirdesat_putra: {
    en: "A child in due time",
    hi: "कालनिर्देश से पुत्र",
    sense: {
      en: "Jupiter in the fifth with its lord joined to Venus, or in the ninth with Venus ninth from it: a child at the expected age.",
      hi: "पाँचवें में गुरु और पंचमेश शुक्र के साथ, या नौवें में गुरु: उचित समय पर संतान।",
    },
  },
  buddhi_maturya: {
    en: "Buddhi madhurya",
    hi: "बुद्धि माधुर्य",
    sa: "बुद्धिमाधुर्य",
    sense: {
      en: "A benefic lord of the fifth aspected by a benefic or in a benefic's sign: a sweet and sound mind.",
      hi: "शुभ पंचमेश शुभ दृष्ट या शुभ राशि में: उत्तम बुद्धि।",
    },
  },
  tivra_buddhi: {
    en: "Tivra buddhi",
    hi: "तीव्र बुद्धि",
    sa: "तीव्रबुद्धि",
    sense: {
      en: "A benefic lord of the fifth in the navamsa lagna, whose lord is a benefic or aspected by one: a keen mind.",
      hi: "शुभ पंचमेश नवांश लग्न में, नवांश लग्नेश शुभ या शुभ दृष्ट: तीव्र बुद्धि।",
    },
  },
  buddhi_jada: {
    en: "Buddhi jada",
    hi: "बुद्धि जड",
    sa: "बुद्धिजड",
    sense: {
      en: "The lagna's or fifth's lord, or the Moon in the fifth, afflicted by malefics and Saturn: learning that needs patience.",
      hi: "लग्नेश, पंचमेश या पाँचवें का चंद्र पाप और शनि से पीड़ित: सीखने में धैर्य चाहिए।",
    },
  },
  trikala_jnana: {
    en: "Trikala jnana",
    hi: "त्रिकाल ज्ञान",
    sa: "त्रिकालज्ञान",
    sense: {
      en: "Jupiter in mridvamsa in its own navamsa or in gopuramsa, aspected by a benefic: a sense of the past and the future.",
      hi: "गुरु स्वनवांश के मृद्वंश या गोपुरांश में शुभ दृष्ट: भूत-भविष्य का बोध।",
    },
  },
  putra_sukha: {
    en: "Putra sukha",
    hi: "पुत्र सुख",
    sa: "पुत्रसुख",
    sense: {
      en: "The fifth with or aspected by Jupiter or Venus: joy from children.",
      hi: "पाँचवाँ भाव गुरु या शुक्र से युत या दृष्ट: संतान का सुख।",
    },
  },
  bahu_stri: {
    en: "Bahu stri",
    hi: "बहु स्त्री",
    sa: "बहुस्त्री",
    sense: {
      en: "The lagna's lord with or aspected by the seventh's: a nature that likes company.",
      hi: "लग्नेश सप्तमेश से युत या दृष्ट: संग-साथ की ओर झुकाव।",
    },
  },
  satkalatra: {
    en: "Satkalatra",
    hi: "सत्कलत्र",
    sa: "सत्कलत्र",
    sense: {
      en: "The seventh's lord or Venus with or aspected by Jupiter or Mercury: a good spouse.",
      hi: "सप्तमेश या शुक्र गुरु या बुध से युत या दृष्ट: उत्तम जीवनसाथी।",
    },
  },
  bhagya: {
    en: "Bhagya",
    hi: "भाग्य",
    sa: "भाग्य",
    sense: {
      en: "A strong benefic in the first, third or fifth aspecting the ninth: fortune.",
      hi: "पहले, तीसरे या पाँचवें का बली शुभ ग्रह नौवें को देखे: भाग्य।",
    },
  },
  dhatrutva: {
    en: "Dhatrutva",
    hi: "धातृत्व",
    sa: "धातृत्व",
    roman: "Dhatritva",
    sense: {
      en: "The ninth's lord exalted and aspected by a benefic, a benefic in the ninth: generosity.",
      hi: "नवमेश उच्च और शुभ दृष्ट, नौवें भाव में शुभ ग्रह: दानशीलता।",
    },
  },
  apakirti: {
    en: "Apakirti",
    hi: "अपकीर्ति",
    sa: "अपकीर्ति",
    sense: {
      en: "The Sun and Saturn in the tenth, afflicted by malefics: a reputation that needs care.",
      hi: "दसवें में पाप पीड़ित सूर्य-शनि: यश की रक्षा आवश्यक।",
    },
  },
  raman_245: {
    en: "Raja of heights",
    hi: "उच्च राजयोग",
    sense: {
      en: "Three or more exalted, or in their own signs in kendras: high standing.",
      hi: "तीन या अधिक ग्रह उच्च, या केंद्र में स्वराशि के: उच्च पद।",
    },
  },
  raman_246: {
    en: "Raja of a retrograde fall",
    hi: "वक्री नीच राजयोग",
    sense: {
      en: "A debilitated but retrograde graha in a kendra or trikona: strength from weakness.",
      hi: "केंद्र या त्रिकोण में नीच पर वक्री ग्रह: दुर्बलता से बल।",
    },
  },
  raman_247: {
    en: "Raja of directions",
    hi: "दिग्बल राजयोग",
    sense: {
      en: "Two or more grahas strong by direction: success far from home too.",
      hi: "दो या अधिक ग्रह दिग्बली: दूर देश में भी सफलता।",
    },
  },
  raman_248: {
    en: "Raja of Aquarius",
    hi: "कुंभ लग्न राजयोग",
    sense: {
      en: "Aquarius rising with Venus, four grahas exalted: great power.",
      hi: "कुंभ लग्न में शुक्र, चार ग्रह उच्च: महान अधिकार।",
    },
  },
  raman_249: {
    en: "Raja of the three kendras",
    hi: "त्रिकेंद्र राजयोग",
    sense: {
      en: "The Moon in the first, Jupiter in the fourth, Venus in the tenth, Saturn in own or exaltation sign.",
      hi: "लग्न में चंद्र, चौथे में गुरु, दसवें में शुक्र, शनि स्व या उच्च राशि में।",
    },
  },
  raman_250: {
    en: "Raja of a lifted fall",
    hi: "नीच राशीश राजयोग",
    sense: {
      en: "The host of a debilitated graha in a kendra from both the lagna and the Moon.",
      hi: "नीच ग्रह का राशीश लग्न और चंद्र दोनों से केंद्र में।",
    },
  },
  raman_251: {
    en: "Raja of the Moon",
    hi: "चंद्र राजयोग",
    sense: {
      en: "A strong Moon in a kendra other than the lagna, aspected by Jupiter.",
      hi: "लग्न से भिन्न केंद्र में बली चंद्र, गुरु से दृष्ट।",
    },
  },
  raman_252: {
    en: "Raja of the navamsa",
    hi: "नवांश राजयोग",
    sense: { en: "Debilitated in the birth chart, exalted in the navamsa.", hi: "जन्म कुंडली में नीच, नवांश में उच्च।" },
  },
  raman_253: {
    en: "Raja of Jupiter and Mercury",
    hi: "गुरु-बुध राजयोग",
    sense: {
      en: "Jupiter in the lagna aspected by the ninth lord, Mercury in a kendra aspected by the eleventh lord or being it.",
      hi: "लग्न में नवमेश से दृष्ट गुरु, केंद्र में लाभेश से दृष्ट या स्वयं लाभेश बुध।",
    },
  },
  raman_254: {
    en: "Raja of Saturn",
    hi: "शनि राजयोग",
    sense: {
      en: "Saturn exalted or in moolatrikona, in a kendra or trikona, aspected by the tenth lord.",
      hi: "केंद्र या त्रिकोण में उच्च या मूलत्रिकोण शनि, दशमेश से दृष्ट।",
    },
  },
  raman_255: {
    en: "Raja of Moon, Mars and Rahu",
    hi: "चंद्र-मंगल-राहु राजयोग",
    sense: {
      en: "The Moon with Mars in the second or third, Rahu in the fifth.",
      hi: "दूसरे या तीसरे भाव में चंद्र-मंगल, पाँचवें में राहु।",
    },
  },
  raman_256: {
    en: "Raja of the tenth lord",
    hi: "दशमेश राजयोग",
    sense: {
      en: "The tenth lord in the ninth, in a good navamsa and in three vargas of its own.",
      hi: "नवम में दशमेश, शुभ नवांश में और तीन वर्गों में अपनी राशि का।",
    },
  },
  raman_257: {
    en: "Raja of a fixed lagna",
    hi: "स्थिर लग्न राजयोग",
    sense: {
      en: "A fixed lagna with its lord in the tenth, Jupiter in the fifth and in a kendra from the Moon.",
      hi: "स्थिर लग्न, दशम में लग्नेश, पाँचवें में गुरु जो चंद्र से भी केंद्र में हो।",
    },
  },
  raman_258: {
    en: "Raja of the Moon's navamsa",
    hi: "चंद्र नवांश राजयोग",
    sense: {
      en: "The lord of the Moon's navamsa in a kendra or trikona from the lagna or from Mercury.",
      hi: "चंद्र के नवांश का स्वामी लग्न या बुध से केंद्र या त्रिकोण में।",
    },
  },
  raman_259: {
    en: "Raja of Taurus",
    hi: "वृषभ लग्न राजयोग",
    sense: {
      en: "Taurus rising with the Moon, the Sun in the fourth, Jupiter in the seventh, Saturn in the tenth.",
      hi: "वृषभ लग्न में चंद्र, चौथे में सूर्य, सातवें में गुरु, दसवें में शनि।",
    },
  },
  raman_260: {
    en: "Raja of movable signs",
    hi: "चर राशि राजयोग",
    sense: {
      en: "The lagna and its lord in movable signs, the navamsa lord of a debilitated graha in a kendra or trikona.",
      hi: "लग्न और लग्नेश चर राशि में, नीच ग्रह के नवांश का स्वामी केंद्र या त्रिकोण में।",
    },
  },
  raman_261: {
    en: "Raja of Rahu and Saturn",
    hi: "राहु-शनि राजयोग",
    sense: {
      en: "The lagna lord with a debilitated graha, Rahu and Saturn in the tenth aspected by the ninth lord.",
      hi: "नीच ग्रह के साथ लग्नेश, दशम में नवमेश से दृष्ट राहु और शनि।",
    },
  },
  raman_262: {
    en: "Raja of Jupiter as lord",
    hi: "गुरु भावेश राजयोग",
    sense: {
      en: "Jupiter as lord of the second, fifth or eleventh; the lord of the second, ninth or eleventh in a kendra from the Moon.",
      hi: "गुरु दूसरे, पाँचवें या ग्यारहवें का स्वामी; दूसरे, नवें या ग्यारहवें का स्वामी चंद्र से केंद्र में।",
    },
  },
  raman_263: {
    en: "Raja of the ninth house",
    hi: "नवम भाव राजयोग",
    sense: {
      en: "Jupiter, Mercury, Venus or the Moon in the ninth, not combust, with a friend or aspected by one.",
      hi: "नवम में गुरु, बुध, शुक्र या चंद्र, अस्त नहीं, मित्र ग्रह से युत या दृष्ट।",
    },
  },
  vanchana_chora_bhiti: {
    en: "Vanchana chora bhiti",
    hi: "वंचना चोर भीति",
    sa: "वञ्चनाचोरभीति",
    sense: {
      en: "The lagna or its lord afflicted by Gulika, the nodes or Saturn: be careful about fraud and theft.",
      hi: "लग्न या लग्नेश गुलिक, राहु-केतु या शनि से प्रभावित: ठगी और चोरी से सावधानी।",
    },
  },
  vargottama_lagna: {
    en: "Vargottama lagna",
    hi: "वर्गोत्तम लग्न",
    sa: "वर्गोत्तमलग्न",
    sense: {
      en: "The lagna in one sign in the birth chart and the navamsa.",
      hi: "लग्न जन्म कुंडली और नवांश में एक ही राशि में।",
    },
  },
  maha_vargottama: {
    en: "Maha vargottama",
    hi: "महा वर्गोत्तम",
    sa: "महावर्गोत्तम",
    sense: { en: "Three or more grahas vargottama.", hi: "तीन या अधिक ग्रह वर्गोत्तम।" },
  },
  pushkara_lagna: {
    en: "Lagna in pushkara",
    hi: "पुष्कर लग्न",
    sense: { en: "The lagna in a pushkara navamsa, which nourishes.", hi: "लग्न पुष्कर नवांश में।" },
  },
  pushkara_moon: {
    en: "Moon in pushkara",
    hi: "पुष्कर चंद्र",
    sense: { en: "The Moon in a pushkara navamsa, which nourishes.", hi: "चंद्र पुष्कर नवांश में।" },
  },
  kendra_bala: {
    en: "Kendra bala",
    hi: "केंद्र बल",
    sa: "केन्द्रबल",
    sense: {
      en: "Three or more in kendras in own or exaltation signs: a firm foundation.",
      hi: "तीन या अधिक ग्रह केंद्र में स्व या उच्च राशि में: दृढ़ आधार।",
    },
  },
  uchcha_2: {
    en: "Two exalted",
    hi: "दो उच्च ग्रह",
    sense: { en: "Two of the seven exalted.", hi: "सात में से दो ग्रह उच्च।" },
  },
  uchcha_3: {
    en: "Three exalted",
    hi: "तीन उच्च ग्रह",
    sense: { en: "Three of the seven exalted.", hi: "सात में से तीन ग्रह उच्च।" },
  },
  uchcha_4: {
    en: "Four or more exalted",
    hi: "चार या अधिक उच्च ग्रह",
    sense: { en: "Four or more of the seven exalted: rare.", hi: "सात में से चार या अधिक ग्रह उच्च: दुर्लभ।" },
  },
  adhi_graha: {
    en: "Lords of 1 and 10 in each other's houses",
    hi: "लग्नेश-दशमेश परस्पर",
    sense: {
      en: "The lagna's lord in the tenth and the tenth's in the lagna: a life one makes oneself.",
      hi: "लग्नेश दसवें में और दशमेश लग्न में: अपना बनाया जीवन।",
    },
  },
  parijata_amsa: {
    en: "Lagna lord in parijata",
    hi: "पारिजातांश लग्नेश",
    sense: {
      en: "The lagna's lord in good signs of two or more of ten vargas.",
      hi: "लग्नेश दस में से दो या अधिक वर्गों में शुभ राशि में।",
    },
  },
  gopura_amsa: {
    en: "Lagna lord in gopura",
    hi: "गोपुरांश लग्नेश",
    sense: {
      en: "The lagna's lord in good signs of four or more of ten vargas.",
      hi: "लग्नेश दस में से चार या अधिक वर्गों में शुभ राशि में।",
    },
  },
  simhasana_amsa: {
    en: "Lagna lord in simhasana",
    hi: "सिंहासनांश लग्नेश",
    sense: {
      en: "The lagna's lord in good signs of five or more of ten vargas.",
      hi: "लग्नेश दस में से पाँच या अधिक वर्गों में शुभ राशि में।",
    },
  },
  final_dispositor: {
    en: "One final dispositor",
    hi: "एकमात्र अंतिम राशीश",
    sense: {
      en: "All chains of hosts end with one graha in its own sign: one graha leads the whole chart.",
      hi: "सभी राशीशों की शृंखला स्वराशि के एक ग्रह पर समाप्त: एक ही सूत्रधार।",
    },
  },
} satisfies Readonly<Record<string, Word>>;
