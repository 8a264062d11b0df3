import { buildTable } from "./knowledge-row.ts";

/** Neecha bhanga and kartari yogas; yogas of wealth and poverty, home, learning, speech, partner, health and renunciation. */
export const TOPIC_YOGA_ROWS = buildTable("yoga", {
  neecha_bhanga_raja: {
    themes: "rise_from_low",
    core: [
      "you start out undervalued and rise, and that makes you tougher",
      "जो कम आँका गया था वह उठता है, और चढ़ाई ही आपको गढ़ती है",
      "jo kam aanka gaya tha woh uthta hai, aur chadhai hi aapko gadhti hai",
    ],
    source: ["PD", 7],
  },
  neecha_bhanga_sun: {
    themes: "confidence_regained",
    core: [
      "your confidence was once broken, and comes back on firmer ground",
      "एक बार टूटा आत्मविश्वास पक्की नींव पर लौटता है",
      "ek baar toota confidence pakki neev par laut-ta hai",
    ],
    source: ["PD", 7],
  },
  neecha_bhanga_moon: {
    themes: "heart_regained",
    core: [
      "your unsettled heart learns to calm itself, and comforts others",
      "अस्थिर मन अपने को थामना सीखता है, औरों को दिलासा देता है",
      "asthir mann apne ko thaamna seekhta hai, auron ko dilasa deta hai",
    ],
    source: ["PD", 7],
  },
  neecha_bhanga_mars: {
    themes: "courage_regained",
    core: [
      "your courage comes late and stays, because you learnt it slowly",
      "साहस देर से आता है और टिकता है, हिचक ने उसे साधा है",
      "himmat der se aati hai aur tikti hai, hichak ne use saadha hai",
    ],
    source: ["PD", 7],
  },
  neecha_bhanga_mercury: {
    themes: "voice_regained",
    core: [
      "you once doubted your own words, and now you are exact and useful",
      "अपने शब्दों पर शक करने वाली बुद्धि सटीक और काम की बनती है",
      "apne shabdon par shak karne wali buddhi sateek aur kaam ki banti hai",
    ],
    source: ["PD", 7],
  },
  neecha_bhanga_jupiter: {
    themes: "faith_regained",
    core: [
      "you lose your belief once, and find it again in a stronger form",
      "विश्वास एक बार खोता है और मज़बूती से लौटता है",
      "vishwas ek baar khota hai aur pakka hokar laut-ta hai",
    ],
    source: ["PD", 7],
  },
  neecha_bhanga_venus: {
    themes: "love_regained",
    core: [
      "you once thought too little of your affection, and you learn what it is worth",
      "अपने को कम आँकने वाला स्नेह अपना मोल सीखता है",
      "apne ko kam aankne wala sneh apni keemat seekhta hai",
    ],
    source: ["PD", 7],
  },
  neecha_bhanga_saturn: {
    themes: "patience_regained",
    core: [
      "your impatience with hard work turns into real staying power",
      "मेहनत से ऊबने वाला मन सच्चा टिकाऊ दम पा लेता है",
      "mehnat se oobne wala mann sachcha tikaau dam paa leta hai",
    ],
    source: ["PD", 7],
  },
  shubha_kartari: {
    themes: "kindly_fenced",
    core: [
      "good influences protect this matter on both sides",
      "इस विषय के दोनों ओर भले प्रभाव पहरा देते हैं",
      "is vishay ke agal bagal bhale prabhav pehra dete hain",
    ],
    source: ["PD", 6],
  },
  papa_kartari: {
    themes: "tightly_fenced",
    core: [
      "this matter is under pressure from both sides, so it needs room and patience",
      "यह विषय अगल-बग़ल से दबा है, इसे जगह और धैर्य चाहिए",
      "yeh vishay agal bagal se daba hai, ise jagah aur dhairya chahiye",
    ],
    source: ["PD", 6],
  },
  swaviryaddhana: {
    themes: "own_earning",
    core: [
      "money comes through your own effort, and lasts because of it",
      "धन अपने पराक्रम से आता है, और इसीलिए टिकता है",
      "paisa apni mehnat se aata hai, aur isiliye tikta hai",
    ],
    source: ["BPHS", 41],
  },
  shatrumula_dhana: {
    themes: "earning_from_contest",
    core: [
      "you earn where there is competition, dispute or hard service",
      "जहाँ होड़, विवाद या कठिन सेवा हो, वहाँ आप कमाते हैं",
      "jahan competition, vivaad ya mushkil seva ho, wahan aap kamaate hain",
    ],
    source: ["BPHS", 41],
  },
  putramula_dhana: {
    themes: "earning_from_mind",
    core: [
      "ideas, teaching or younger people bring you income",
      "विचार, शिक्षा या युवा आपकी आमदनी बनते हैं",
      "ideas, teaching ya young log aapki income bante hain",
    ],
    source: ["BPHS", 41],
  },
  dhana_lords_9_11: {
    themes: "luck_to_gain",
    core: [
      "luck and income are linked, and elders show you the opportunity",
      "भाग्य और आमदनी जुड़े हैं, बड़े लोग मौक़ा दिखाते हैं",
      "bhagya aur income jude hain, bade log mauka dikhate hain",
    ],
    source: ["BPHS", 41],
  },
  dhana_lords_1_11: {
    themes: "self_to_gain",
    core: [
      "your own initiative is your best investment",
      "आपकी अपनी पहल ही सबसे अच्छा निवेश है",
      "aapki apni pehal hi sabse achha nivesh hai",
    ],
    source: ["BPHS", 41],
  },
  dhana_lords_1_2: {
    themes: "self_to_purse",
    core: [
      "you know how to make a living from who you are",
      "अपने आपको जीविका में बदलना आपको आता है",
      "apne aap ko livelihood me badalna aapko aata hai",
    ],
    source: ["BPHS", 41],
  },
  indu_lagna_dhana: {
    themes: "quiet_wealth",
    core: [
      "wealth gathers quietly for you, and seldom where you expected it",
      "धन चुपचाप जुटता है, अक्सर वहाँ जहाँ सोचा न था",
      "paisa chupchaap judta hai, aksar wahan jahan socha na tha",
    ],
    source: ["BPHS", 41],
  },
  matrumula_dhana: {
    themes: "earning_from_home",
    core: [
      "home, land or your mother's side supports your income",
      "घर, ज़मीन या ननिहाल आपकी कमाई को सहारा देता है",
      "ghar, zameen ya nanihaal aapki kamai ko sahara deta hai",
    ],
    source: ["BPHS", 41],
  },
  dhana_lords_1_5: {
    themes: "self_and_skill_money",
    core: [
      "you profit from what you are naturally good at",
      "जो आपको सहज आता है उसी से लाभ होता जाता है",
      "jo aapko aasani se aata hai usi se laabh milta jaata hai",
    ],
    source: ["BPHS", 41],
  },
  dhana_lords_1_9: {
    themes: "self_and_luck_money",
    core: [
      "luck rewards you for being yourself in the right place",
      "सही जगह अपने ढंग से रहें तो भाग्य देता है",
      "sahi jagah apne dhang se rahein to bhagya deta hai",
    ],
    source: ["BPHS", 41],
  },
  dhana_lords_5_9: {
    themes: "merit_money",
    core: [
      "past good deeds and present intelligence work together for your gain",
      "पुराना पुण्य और आज की बुद्धि मिलकर लाभ देते हैं",
      "purana punya aur abhi ki buddhi milkar laabh dete hain",
    ],
    source: ["BPHS", 41],
  },
  dhana_lords_5_11: {
    themes: "idea_money",
    core: [
      "your ideas find their market through friends",
      "विचारों को मित्रों के रास्ते बाज़ार मिलता है",
      "ideas ko doston ke raaste market milta hai",
    ],
    source: ["BPHS", 41],
  },
  dhana_lords_2_11: {
    themes: "purse_and_gain",
    core: [
      "what you earn and what you save go well together",
      "आपकी कमाई और बचत में अच्छी बोलचाल है",
      "aapki kamai aur saving me achhi bolchaal hai",
    ],
    source: ["BPHS", 41],
  },
  dhana_lords_2_5: {
    themes: "purse_and_skill",
    core: [
      "family money and your own talent help each other",
      "परिवार की पूँजी और अपना हुनर एक-दूजे को पोसते हैं",
      "parivaar ki poonji aur apna hunar aapas me sahara dete hain",
    ],
    source: ["BPHS", 41],
  },
  dhana_lords_2_9: {
    themes: "purse_and_luck",
    core: [
      "inheritance, elders or faith adds to what you own",
      "विरासत, बुज़ुर्ग या आस्था आपकी पूँजी में जोड़ते हैं",
      "virasat, bade log ya aastha aapki poonji me jodte hain",
    ],
    source: ["BPHS", 41],
  },
  lakshmi_sthana_bala: {
    themes: "fortune_seated",
    core: [
      "your good fortune is firmly based, so you gain nothing by hurrying",
      "भाग्य की गद्दी आपके यहाँ पक्की है, जल्दबाज़ी से कुछ नहीं जुड़ता",
      "bhagya ki gaddi aapke yahan pakki hai, jaldbaazi se kuch nahi judta",
    ],
    source: ["BPHS", 41],
  },
  amaranantha_dhana: {
    themes: "steady_flow",
    core: [
      "money comes to you over a long time rather than all at once",
      "धन बाढ़ की तरह कम, लंबी धारा की तरह आता है",
      "paisa baadh ki tarah kam, lambi dhaara ki tarah aata hai",
    ],
    source: ["BPHS", 41],
  },
  kalatramula_dhana: {
    themes: "earning_with_partner",
    core: [
      "a partner or clients bring you money",
      "साथी या ग्राहक आपके पास साधन लाते हैं",
      "partner ya client aapke paas saadhan laate hain",
    ],
    source: ["BPHS", 41],
  },
  ayatna_dhana: {
    themes: "easy_money",
    core: [
      "money comes to you with less effort than other things do",
      "धन और आप में लेन-देन सहज है, मेहनत औरों से कम लगती है",
      "paise aur aapme len den aasan hai, mehnat auron se kam lagti hai",
    ],
    source: ["BPHS", 41],
  },
  daridra_loose: {
    themes: "leaky_purse",
    core: [
      "some of what you earn goes to repairs and debts, so save a fixed amount",
      "कमाई का हिस्सा मरम्मत और बकाये में जाता है, एक बचत तय रखिए",
      "kamai ka hissa repair aur bakaye me jaata hai, ek saving fix rakhiye",
    ],
    source: ["BPHS", 42],
  },
  dhur: {
    themes: "hard_service",
    core: [
      "your work asks for more than it pays at first, and gives you experience",
      "काम पहले वेतन से ज़्यादा माँगता है, अनुभव ही लाभ है",
      "kaam pehle salary se zyada maangta hai, experience hi laabh hai",
    ],
    source: ["BPHS", 42],
  },
  daridra_150: {
    themes: "costly_ideas",
    core: [
      "good ideas cost you money until they find a patient partner",
      "अच्छे विचार ख़र्च माँगते हैं जब तक धैर्य वाला साझेदार न मिले",
      "achhe ideas kharch maangte hain jab tak dhairya wala partner na mile",
    ],
    source: ["BPHS", 42],
  },
  daridra_152: {
    themes: "early_strain",
    core: [
      "your early years teach you thrift, and the lesson stays useful",
      "शुरू के वर्ष किफ़ायत सिखाते हैं, यह सबक़ काम आता रहता है",
      "pehle ke saal kifayat sikhate hain, yeh sabak kaam aata rehta hai",
    ],
    source: ["BPHS", 42],
  },
  daridra_149: {
    themes: "self_neglect",
    core: [
      "you pay for others before yourself, so put your own share first",
      "आप अपने से पहले औरों का भरते हैं, अपना हिस्सा पहले रखिए",
      "aap apne se pehle auron ka bharte hain, apna hissa pehle rakhiye",
    ],
    source: ["BPHS", 42],
  },
  bhagya: {
    themes: "kind_fortune",
    core: [
      "luck is on your side, especially when you travel or study",
      "आपकी राह पर भाग्य मेहरबान है, ख़ासकर यात्रा या पढ़ाई में",
      "aapki raah par bhagya meharbaan hai, khaaskar yatra ya padhai me",
    ],
    source: ["PVR", 11],
  },
  raman_247: {
    themes: "right_place",
    core: [
      "several of your talents are in the right place, and rank can follow",
      "आपके कई गुण सही जगह खड़े हैं, मान पीछे आ सकता है",
      "aapke kai gun sahi jagah khade hain, izzat peeche aa sakti hai",
    ],
    source: ["PVR", 11],
  },
  raman_250: {
    themes: "lifted_weakness",
    core: [
      "others support a weakness of yours, and it becomes a way forward",
      "आपकी कमी को औरों का सहारा मिलता है, वही आगे की राह बनती है",
      "aapki kami ko auron ka sahara milta hai, wohi aage ki raah banti hai",
    ],
    source: ["PVR", 11],
  },
  raman_251: {
    themes: "protected_heart",
    core: [
      "a generous heart with good guidance takes you far",
      "अच्छी सीख तले उदार मन आपको ऊपर ले जाता है",
      "achhi seekh ke neeche udaar mann aapko upar le jaata hai",
    ],
    source: ["PVR", 11],
  },
  raman_252: {
    themes: "hidden_strength",
    core: [
      "what looks modest in you turns out to be excellent in practice",
      "जो आपमें साधारण लगता है, काम में उम्दा निकलता है",
      "jo aapme saadharan lagta hai, kaam me umda nikalta hai",
    ],
    source: ["PVR", 11],
  },
  putra_sukha: {
    themes: "joy_in_young",
    core: [
      "children bring you joy, and you are good company for them",
      "बच्चों से आपको सुख है, और आप उनके अच्छे संगी हैं",
      "bachchon se aapko sukh hai, aur aap unke achhe saathi hain",
    ],
    source: ["PVR", 11],
  },
  tivra_buddhi: {
    themes: "keen_mind",
    core: [
      "your mind is keen and enjoys being tested",
      "बुद्धि पैनी है और परखी जाना उसे भाता है",
      "buddhi paini hai aur parakhi jaana use pasand hai",
    ],
    source: ["PVR", 11],
  },
  buddhi_maturya: {
    themes: "ripe_mind",
    core: [
      "you judge well, and better every year",
      "परख आपकी अच्छी है, हर साल और अच्छी",
      "parakh aapki achhi hai, har saal aur achhi",
    ],
    source: ["PVR", 11],
  },
  buddhi_jada: {
    themes: "slow_study",
    core: [
      "you learn slowly at first, and remember well what you practise by hand",
      "सीख पहले धीमी चलती है, हाथ से अभ्यास करें तो टिकती है",
      "seekh pehle dheemi rehti hai, haath se practice karein to tikti hai",
    ],
    source: ["PVR", 11],
  },
  suputra: {
    themes: "pride_in_young",
    core: [
      "people you raise or teach give you reason for pride",
      "जिन्हें पालें या पढ़ाएँ, वे आपको गर्व देते हैं",
      "jinhe paalein ya padhayein, woh aapko garv dete hain",
    ],
    source: ["PVR", 11],
  },
  trikala_jnana: {
    themes: "far_sight",
    core: [
      "you sense how things will go, so write it down",
      "आगे क्या मुड़ेगा यह आप भाँप लेते हैं, लिख लेना अच्छा है",
      "aage kya mudega yeh aap bhaanp lete hain, likh lena achha hai",
    ],
    source: ["PVR", 11],
  },
  nishkapata: {
    themes: "open_heart_home",
    core: [
      "you are open at home, and people feel at ease in your house",
      "घर में आप खुले दिल के हैं, लोग आपके यहाँ चैन पाते हैं",
      "ghar me aap khule dil ke hain, log aapke yahan chain paate hain",
    ],
    source: ["PVR", 11],
  },
  bandhu_pujya: {
    themes: "honoured_by_kin",
    core: [
      "relatives and friends think well of you and invite you",
      "रिश्तेदार और मित्र आपका मान करते हैं और बुलाते हैं",
      "rishtedaar aur dost aapki izzat karte hain aur bulate hain",
    ],
    source: ["PVR", 11],
  },
  matru_sneha: {
    themes: "motherly_bond",
    core: [
      "affection between you and your mother or elders is a steady support",
      "माँ या बड़ों से आपका स्नेह पक्का सहारा है",
      "maa ya badon se aapka sneh pakka sahara hai",
    ],
    source: ["PVR", 11],
  },
  vahana: {
    themes: "comfort_of_movement",
    core: [
      "vehicles and comforts come to you as you settle down",
      "जमने के साथ वाहन और सुविधाएँ आती हैं",
      "settle hone ke saath gaadi aur suvidhayein aati hain",
    ],
    source: ["PVR", 11],
  },
  uttama_griha: {
    themes: "good_house",
    core: [
      "in time you can afford a good house",
      "समय पर अच्छा घर आपकी पहुँच में है",
      "samay par achha ghar aapki pahunch me hai",
    ],
    source: ["PVR", 11],
  },
  bandhubhistyakta: {
    themes: "distant_kin",
    core: [
      "distance from relatives teaches you to choose friends as your family",
      "रिश्तेदारों की दूरी मित्रों का परिवार चुनना सिखाती है",
      "rishtedaaron ki doori doston ka parivaar chunna sikhati hai",
    ],
    source: ["PVR", 11],
  },
  grihanasa: {
    themes: "changing_roof",
    core: [
      "you change homes, so keep papers and savings ready",
      "सिर की छत बदलती रहती है, काग़ज़ और बचत तैयार रखिए",
      "sir ki chhat badalti rehti hai, kagaz aur saving taiyaar rakhiye",
    ],
    source: ["PVR", 11],
  },
  ayatna_griha: {
    themes: "house_without_strain",
    core: [
      "a house comes with less strain than you expect",
      "घर आपकी सोच से कम खींचतान में मिलता है",
      "ghar aapki soch se kam kheenchtaan me milta hai",
    ],
    source: ["PVR", 11],
  },
  sumukha: {
    themes: "pleasant_face",
    core: [
      "a pleasant face and kind words open the first door for you",
      "मनभावन चेहरा और मीठे बोल पहला द्वार खोलते हैं",
      "pyara chehra aur meethe bol pehla darwaza kholte hain",
    ],
    source: ["PVR", 11],
  },
  annadana: {
    themes: "feeding_hand",
    core: [
      "you like to feed people, and it brings you goodwill",
      "लोगों को खिलाना आपको भाता है, वह दुआ बनकर लौटता है",
      "logon ko khilana aapko pasand hai, woh dua bankar laut-ta hai",
    ],
    source: ["PVR", 11],
  },
  durmukha: {
    themes: "rough_words",
    core: [
      "your words come out rougher than you mean, so pause before you speak",
      "शब्द मन से ज़्यादा रूखे निकलते हैं, एक बार धीमे कीजिए",
      "shabd mann se zyada rookhe nikalte hain, ek baar dheeme kijiye",
    ],
    source: ["PVR", 11],
  },
  vakchalana: {
    themes: "restless_words",
    core: [
      "you speak before you think when you are hurried",
      "जल्दी में बोली सोच से आगे दौड़ जाती है",
      "jaldi me boli soch se aage daud jaati hai",
    ],
    source: ["PVR", 11],
  },
  yukti_vagmi: {
    themes: "reasoned_speech",
    core: [
      "you argue well, and can make a hard thing simple",
      "तर्क आपका अच्छा है, कठिन बात सरल कर देते हैं",
      "tark aapka achha hai, mushkil baat simple kar dete hain",
    ],
    source: ["PVR", 11],
  },
  bhojana_saukhya: {
    themes: "good_table",
    core: [
      "good food and a full table are a pleasure you can rely on",
      "अच्छा भोजन और भरी थाली आपका पक्का सुख है",
      "achha khaana aur bhari thaali aapka pakka sukh hai",
    ],
    source: ["PVR", 11],
  },
  parihasaka: {
    themes: "ready_wit",
    core: [
      "your humour lightens serious company and helps people remember what they learn",
      "आपकी हँसी गंभीर माहौल हल्का करती है, सीख टिकाती है",
      "aapka mazaak serious mahaul halka karta hai, seekh tikata hai",
    ],
    source: ["PVR", 11],
  },
  satkalatra: {
    themes: "good_partner",
    core: [
      "you find goodness and good sense in a partner",
      "साथी में आपको भलाई और समझ मिलती है",
      "partner me aapko bhalai aur samajh milti hai",
    ],
    source: ["PVR", 11],
  },
  sannyasa_lagnesha: {
    themes: "inward_will",
    core: [
      "part of you wants a simpler life, and discipline suits that wish",
      "आपका एक हिस्सा दुनिया से कम चाहता है, अनुशासन उसे जँचता है",
      "aapka ek hissa duniya se kam chahta hai, discipline use suit karta hai",
    ],
    source: ["BPHS", 79],
  },
  sannyasa_chandresha: {
    themes: "inward_heart",
    core: [
      "your heart seeks quiet, and regular time alone does it good",
      "मन चुप्पी चाहता है, नियम के एकांत से सँवरता है",
      "mann shaanti chahta hai, roz ke thode akelepan se sanwarta hai",
    ],
    source: ["BPHS", 79],
  },
  sannyasa_navamsa: {
    themes: "inner_fire",
    core: [
      "your restlessness turns into spiritual practice when you give it an hour",
      "बेचैनी को तय समय मिले तो वह साधना बन जाती है",
      "bechaini ko fix time mile to woh sadhna ban jaati hai",
    ],
    source: ["BPHS", 79],
  },
  moksha: {
    themes: "releasing_soul",
    core: [
      "you learn to let go earlier than most, and hold things lightly",
      "छोड़ना आप औरों से पहले समझते हैं, चीज़ें हल्के हाथ से थामते हैं",
      "chhodna aap auron se pehle samajhte hain, cheezein halke haath se thaamte hain",
    ],
    source: ["BPHS", 79],
  },
  pravrajya: {
    themes: "gathered_calling",
    core: [
      "much of your energy goes into one thing, and it can become your calling",
      "आपका इतना कुछ एक जगह जुटता है कि वहाँ एक पुकार बनती है",
      "aapka itna kuch ek jagah judta hai ki wahan ek pukaar banti hai",
    ],
    source: ["BPHS", 79],
  },
  sarira_saukhya: {
    themes: "good_constitution",
    core: [
      "you recover well if you get sleep and reasonable hours",
      "नींद और ठीक समय मिले तो आप अच्छे से सँभलते हैं",
      "neend aur theek time mile to aap achhe se sambhalte hain",
    ],
    source: ["PVR", 11],
  },
  sada_sanchara: {
    themes: "ever_moving",
    core: [
      "you do better moving than sitting, so walk when you have to decide",
      "बैठे से चलते हुए आप बेहतर रहते हैं, फ़ैसले टहलकर कीजिए",
      "baithe se ghoomte hue aap behtar rehte hain, faisle tehalkar kijiye",
    ],
    source: ["PVR", 11],
  },
  krisanga: {
    themes: "light_frame",
    core: [
      "your energy is wiry rather than heavy, and needs regular meals",
      "आपकी ऊर्जा हल्की और तार जैसी है, भोजन समय पर चाहिए",
      "aapki energy halki aur taar jaisi hai, khaana time par chahiye",
    ],
    source: ["PVR", 11],
  },
  dehakashta: {
    themes: "strain_first",
    core: [
      "your body shows strain first, so rest before you have to",
      "थकान पहले शरीर बताता है, इसलिए समय से आराम कीजिए",
      "thakaan pehle shareer batata hai, isliye time se aaram kijiye",
    ],
    source: ["PVR", 11],
  },
  dehapushti: {
    themes: "well_nourished",
    core: [
      "food, movement and good company keep you sturdy",
      "भोजन, चलना-फिरना और अच्छी संगत आपको पुष्ट रखते हैं",
      "khaana, ghoomna phirna aur achhe log aapko tagda rakhte hain",
    ],
    source: ["PVR", 11],
  },
});
