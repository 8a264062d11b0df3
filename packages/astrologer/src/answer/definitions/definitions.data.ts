import { type PhraseVariants, parsePhraseVariants } from "../../knowledge/knowledge-row.ts";

/** The definition of a technical term in at most two sentences, and the fact that shows it in a chart. */
export interface Definition {
  readonly id: string;
  /** Spellings in English and Devanagari, and in `hg` those of Hindi in Latin letters; separated by "|". */
  readonly words: string;
  readonly hg: string;
  readonly text: PhraseVariants;
  /** Id of the fact that shows it in a chart. */
  readonly factId: string | null;
}

const createDefinition = (
  id: string,
  factId: string | null,
  [words, hg]: readonly [string, string],
  text: readonly [en: string, hi: string, hg: string],
): Definition => ({ id, factId: factId, words, hg, text: parsePhraseVariants(text) });

/** Sorted by id. */
export const DEFINITIONS: readonly Definition[] = [
  createDefinition(
    "antardasha",
    "dasha-now",
    ["antardasha|sub-period|sub period|subperiod|bhukti|अंतर्दशा|अन्तर्दशा", "antardasha|antar dasha|bhukti"],
    [
      "An antardasha is a sub-period: each mahadasha is divided among all nine planets (grahas), and the planet whose turn it is shapes what the larger period brings.",
      "अंतर्दशा महादशा के भीतर की अवधि है: हर महादशा नौ ग्रहों में बँटती है, और जिसकी बारी होती है वह बड़ी दशा के फल को अपना रंग देता है।",
      "Antardasha mahadasha ke andar ki avadhi hai: har mahadasha nau grahon me bant-ti hai, aur jiski baari hoti hai woh badi dasha ke phal ko apna rang deta hai.",
    ],
  ),
  createDefinition(
    "argala",
    null,
    ["argala|argalas|अर्गला", "argala"],
    [
      "Argala means a bolt: planets in the second, fourth and eleventh from a house hold its matters in place, and those in the twelfth, tenth and third from it can release them.",
      "अर्गला का अर्थ कुंडी है: किसी भाव से दूसरे, चौथे और ग्यारहवें के ग्रह उसके विषयों को थामते हैं, और उससे बारहवें, दसवें और तीसरे के ग्रह यह कुंडी खोल सकते हैं।",
      "Argala ka matlab kundi hai: kisi ghar se doosre, chauthe aur gyarahve ke grah uske vishayon ko thaamte hain, aur usse barahve, dasve aur teesre ke grah yeh kundi khol sakte hain.",
    ],
  ),
  createDefinition(
    "arudha",
    "arudha-AL",
    ["arudha|arudha lagna|arudha pada|आरूढ|आरूढ़|आरूढ लग्न", "arudh|arudha"],
    [
      "An arudha is the public image of a house: count as far from its lord as the lord is from the house. The house shows what is true, its arudha what other people see.",
      "आरूढ किसी भाव की छवि है: भावेश भाव से जितना आगे हो, भावेश से उतना ही और गिनिए। भाव वह है जो है, आरूढ वह जो दुनिया देखती है।",
      "Arudh kisi ghar ki chhavi hai: uska swami ghar se jitna aage ho, swami se utna hi aur giniye. Ghar woh hai jo hai, arudh woh jo duniya dekhti hai.",
    ],
  ),
  createDefinition(
    "ashtakavarga",
    "sav-10",
    ["ashtakavarga|ashtakvarga|sarvashtakavarga|bindu|bindus|अष्टकवर्ग|सर्वाष्टकवर्ग|बिंदु", "ashtakvarga|ashtakvarg|bindu"],
    [
      "Ashtakavarga counts, for each sign, how many of eight points of the chart support it. Twenty-eight is an average house; more means that circumstances help, fewer that effort has to come first.",
      "अष्टकवर्ग हर राशि के लिए गिनता है कि कुंडली के आठ बिंदुओं में से कितने उसका भला कहते हैं। अट्ठाईस औसत है; ज़्यादा हों तो परिस्थिति साथ देती है, कम हों तो पहल मेहनत को करनी पड़ती है।",
      "Ashtakvarg har rashi ke liye ginta hai ki kundli ke aath binduon me se kitne uska bhala kehte hain. Atthaees ausat hai; zyada hon to paristhiti saath deti hai, kam hon to pehal mehnat ko karni padti hai.",
    ],
  ),
  createDefinition(
    "aspect",
    null,
    ["aspect|aspects|drishti|दृष्टि", "drishti|drishty"],
    [
      "An aspect (drishti) is a planet's effect on another house: every planet aspects the seventh from itself, and three aspect two more each. It changes what it aspects, by its nature and by the houses it rules.",
      "दृष्टि ग्रह की वह नज़र है जो किसी दूसरे भाव पर पड़ती है: हर ग्रह अपने से सातवें को देखता है, और तीन ग्रह दो-दो और भावों को। जिसे देखता है उसे अपने स्वभाव और स्वामित्व के अनुसार बदलता है।",
      "Drishti grah ki woh nazar hai jo kisi doosre ghar par padti hai: har grah apne se saatve ko dekhta hai, aur teen grah do-do aur gharon ko. Jise dekhta hai use apne swabhav aur swamitva ke hisaab se badalta hai.",
    ],
  ),
  createDefinition(
    "atmakaraka",
    "karaka-AK",
    ["atmakaraka|atma karaka|आत्मकारक", "atmakarak|atmakaraka"],
    [
      "The Atmakaraka is the planet furthest along in its sign. In Jaimini's school it shows what a person keeps coming back to learn.",
      "आत्मकारक वह ग्रह है जो अपनी राशि में सबसे आगे निकला हुआ हो। जैमिनि पद्धति में इससे पढ़ते हैं कि जीवन बार-बार क्या सीखने लौटता है।",
      "Atmakarak woh grah hai jo apni rashi me sabse aage nikla hua ho. Jaimini paddhati me isse padhte hain ki zindagi baar-baar kya seekhne lautti hai.",
    ],
  ),
  createDefinition(
    "ayanamsa",
    "setting-ayanamsa",
    ["ayanamsa|ayanamsha|अयनांश", "ayanamsa|ayanansh"],
    [
      "The ayanamsa is the gap between the zodiac of the seasons, used in the West, and the zodiac of the stars, used in Jyotish; today it is about 24 degrees. Schools measure it a little differently, so say which one you use when you compare charts.",
      "अयनांश ऋतुओं के राशिचक्र, जो पश्चिम लेता है, और तारों के राशिचक्र, जो ज्योतिष लेता है, के बीच का अंतर है; आज यह लगभग 24 अंश है। पद्धतियाँ इसे थोड़ा अलग नापती हैं, इसलिए कुंडलियाँ मिलाते समय बताइए कौन-सा लिया।",
      "Ayanansh rituon ke rashichakra, jo West leta hai, aur taaron ke rashichakra, jo Jyotish leta hai, ke beech ka antar hai; aaj yeh lagbhag 24 degree hai. Paddhatiyan ise thoda alag naapti hain, isliye kundliyan milate samay bataiye kaun sa liya.",
    ],
  ),
  createDefinition(
    "badhaka",
    null,
    ["badhaka|badhakesh|बाधक|बाधकेश", "badhak|badhakesh"],
    [
      "The badhaka is the house of obstacles: the eleventh for a movable lagna, the ninth for a fixed one, the seventh for a dual one. Its lord causes delays for reasons that are hard to name at first.",
      "बाधक वह भाव है जो अड़चन डालता है: चर लग्न के लिए ग्यारहवाँ, स्थिर के लिए नौवाँ, द्विस्वभाव के लिए सातवाँ। उसका स्वामी ऐसी बातों से देर कराता है जिनका नाम तुरंत नहीं मिलता।",
      "Badhak woh ghar hai jo adchan dalta hai: char lagna ke liye gyarahva, sthir ke liye nauva, dwiswabhav ke liye saatva. Uska swami aisi baaton se der karata hai jinka naam turant nahi milta.",
    ],
  ),
  createDefinition(
    "bhava",
    null,
    ["house|houses|bhava|भाव", "bhav|bhava"],
    [
      "A house (bhava) is one of twelve areas of life, counted from the rising sign: the first is you, the seventh is your partner, the tenth is work. The planet that rules its sign carries its affairs to the house it stands in.",
      "भाव जीवन के बारह क्षेत्रों में से एक है, लग्न से गिना हुआ: पहला आप हैं, सातवाँ सामने वाला, दसवाँ काम। जिस राशि में भाव पड़ता है उसका स्वामी उस भाव की बात अपने स्थान तक ले जाता है।",
      "Bhav zindagi ke barah kshetron me se ek hai, lagna se gina hua: pehla aap hain, saatva saamne wala, dasva kaam. Jis rashi me bhav padta hai uska swami us bhav ki baat apne sthan tak le jaata hai.",
    ],
  ),
  createDefinition(
    "combust",
    null,
    ["combust|combustion|combust planet|asta|अस्त|अस्तंगत", "ast hona|ast graha|astangat"],
    [
      "A planet is combust when it is so near the Sun that it cannot be seen. It still works, but less independently, and what it stands for needs more care.",
      "ग्रह सूर्य के इतने पास हो कि दिखे नहीं, तो वह अस्त कहलाता है। वह काम करता है, पर दूसरे की रोशनी में, और उसके विषय अपनी ओर से ज़्यादा देखभाल माँगते हैं।",
      "Graha Surya ke itne paas ho ki dikhe nahi, to woh ast kehlata hai. Woh kaam karta hai, par doosre ki roshni me, aur uske vishay apni taraf se zyada dekhbhaal maangte hain.",
    ],
  ),
  createDefinition(
    "dasha",
    "dasha-now",
    ["dasha|dashas|दशा", "dasha"],
    [
      "A dasha is the part of life given to one planet, from six to twenty years, in an order fixed by the Moon's star at birth. During that time, the houses that planet rules and stands in become important.",
      "दशा जीवन का वह हिस्सा है जो एक ग्रह को मिलता है, छह से बीस वर्ष तक; क्रम जन्म के समय के चंद्र नक्षत्र से तय होता है। उस समय वही भाव बोलते हैं जिनका वह स्वामी है या जिनमें बैठा है।",
      "Dasha zindagi ka woh hissa hai jo ek grah ko milta hai, chhah se bees saal tak; kram janm ke Chandra nakshatra se tay hota hai. Us samay wahi ghar bolte hain jinka woh swami hai ya jinme baitha hai.",
    ],
  ),
  createDefinition(
    "debilitated",
    null,
    ["debilitated|debilitation|neecha|नीच|नीच का", "neech|neecha|nich"],
    [
      "A planet is debilitated (neecha) in the one sign where its nature finds least support, opposite the sign of its exaltation. It is a weak start and not a verdict: many things can cancel it.",
      "ग्रह उस एक राशि में नीच कहलाता है जहाँ उसके स्वभाव को सबसे कम सहारा मिलता है, अपनी उच्च राशि के सामने। यह कमज़ोर शुरुआत है, फ़ैसला नहीं: कई बातें इसे भंग करती हैं।",
      "Grah us ek rashi me neech kehlata hai jahan uske swabhav ko sabse kam sahara milta hai, apni uchch rashi ke saamne. Yeh kamzor shuruaat hai, faisla nahi: kai baatein ise bhang karti hain.",
    ],
  ),
  createDefinition(
    "dispositor",
    null,
    ["dispositor|dispositors|राशीश|आश्रयदाता", "rashish|dispositor"],
    [
      "The dispositor of a planet is the lord of the sign it stands in: its host. Like a guest, the planet can do only as well as its host allows.",
      "जिस राशि में ग्रह बैठा हो उसका स्वामी उसका आश्रयदाता है। मेहमान उतना ही कर पाता है जितना मेज़बान का घर दे।",
      "Jis rashi me graha baitha ho uska swami uska aashraydata hai. Mehmaan utna hi kar paata hai jitna mezbaan ka ghar de.",
    ],
  ),
  createDefinition(
    "double_transit",
    null,
    ["double transit|दोहरा गोचर", "dohra gochar|double gochar"],
    [
      "A double transit is when Jupiter and Saturn, in the current sky, are in or aspect the same house of a chart at once. Many astrologers wait for it before they call a time ripe; it still needs a dasha that fits the matter.",
      "दोहरा गोचर तब होता है जब उस समय के आकाश में गुरु और शनि दोनों कुंडली के एक ही भाव में हों या उसे देखें। कई ज्योतिषी समय पका मानने से पहले इसे देखते हैं; फिर भी दशा का साथ चाहिए।",
      "Double transit tab hota hai jab us samay ke aakash me Guru aur Shani dono kundli ke ek hi ghar me hon ya use dekhein. Kai jyotishi samay paka maanne se pehle ise dekhte hain; phir bhi dasha ka saath chahiye.",
    ],
  ),
  createDefinition(
    "dusthana",
    null,
    ["dusthana|dusthanas|trika|दुःस्थान|त्रिक", "dusthan|trik bhav"],
    [
      "The dusthanas are the sixth, eighth and twelfth houses: work and conflict, breaks and secrets, loss and release. Planets there teach through difficulty; people do some of their best work there.",
      "छठा, आठवाँ और बारहवाँ भाव दुःस्थान हैं: मेहनत और झगड़ा, टूट और रहस्य, हानि और मुक्ति। यहाँ ग्रह कठिनाई से सिखाते हैं; जीवन का कुछ सबसे अच्छा काम यहीं होता है।",
      "Chhatha, aathva aur barahva ghar dusthan hain: mehnat aur jhagda, toot aur rahasya, haani aur mukti. Yahan graha kathinai se sikhate hain; zindagi ka kuch sabse achha kaam yahin hota hai.",
    ],
  ),
  createDefinition(
    "exalted",
    null,
    ["exalted|exaltation|uccha|उच्च|उच्च का", "uchch|uchcha|ucch"],
    [
      "A planet is exalted (uccha) in the one sign where its nature is most at ease and most respected. What it rules then tends to come with less friction, though the houses still decide what it rules.",
      "ग्रह उस एक राशि में उच्च होता है जहाँ उसका स्वभाव सबसे सहज और सम्मानित रहता है। जिसका वह स्वामी है वह कम रगड़ से मिलता है; किसका स्वामी है, यह भाव ही तय करते हैं।",
      "Grah us ek rashi me uchch hota hai jahan uska swabhav sabse sahaj aur sammanit rehta hai. Jiska woh swami hai woh kam ragad se milta hai; kiska swami hai, yeh ghar hi tay karte hain.",
    ],
  ),
  createDefinition(
    "gandanta",
    null,
    ["gandanta|gandant|गंडांत|गण्डान्त", "gandant|gand mool"],
    [
      "A gandanta is a critical point of the zodiac, where a water sign ends and a fire sign begins. A planet within a few degrees of it takes time to settle.",
      "गंडांत राशिचक्र की गाँठ है, जहाँ जल राशि समाप्त और अग्नि राशि आरंभ होती है। उसके कुछ अंश के भीतर जो हो वह दो दुनियाओं के बीच होता है और देर से ठहरता है।",
      "Gandant rashichakra ki gaanth hai, jahan jal rashi khatam aur agni rashi shuru hoti hai. Uske kuch ansh ke andar jo ho woh do duniyaon ke beech hota hai aur der se theharta hai.",
    ],
  ),
  createDefinition(
    "karaka",
    null,
    ["karaka|karakas|significator|कारक", "karak|karaka"],
    [
      "A karaka is a planet that stands for a matter in every chart: Venus for love, Jupiter for children and advice, the Sun for reputation. It is read beside the house and its lord, as a third source.",
      "कारक वह ग्रह है जो हर कुंडली में किसी विषय का प्रतिनिधि होता है: प्रेम का शुक्र, संतान और सलाह का गुरु, मान का सूर्य। भाव और उसके स्वामी के साथ इसे तीसरे साक्षी की तरह पढ़ते हैं।",
      "Karak woh grah hai jo har kundli me kisi vishay ka pratinidhi hota hai: prem ka Shukra, santan aur salah ka Guru, maan ka Surya. Ghar aur uske swami ke saath ise teesre saakshi ki tarah padhte hain.",
    ],
  ),
  createDefinition(
    "karana",
    "karana",
    ["karana|करण", "karana"],
    [
      "A karana is half a tithi: the time in which the Moon gains six degrees on the Sun. Eleven kinds of it fill the month, and the almanac uses them to choose hours for work.",
      "करण आधी तिथि है: चंद्र का सूर्य से छह अंश आगे बढ़ना। ग्यारह करण महीने को बाँटते हैं और पंचांग उनसे काम का समय चुनता है।",
      "Karan aadhi tithi hai: Chandra ka Surya se chhah ansh aage badhna. Gyarah karan mahine ko baantte hain aur panchang unse kaam ka samay chunta hai.",
    ],
  ),
  createDefinition(
    "karakamsha",
    "karaka-AK",
    ["karakamsha|karakamsa|karakamsha lagna|कारकांश|कारकांश लग्न", "karakamsha|karakansh|karkamsha"],
    [
      "The karakamsha is the sign in which the Atmakaraka stands in the navamsha. Jaimini's school also reads the chart from there, to see what a life is about.",
      "कारकांश वह राशि है जिसमें आत्मकारक नवांश में बैठता है। जैमिनी पद्धति में कुंडली वहाँ से भी पढ़ी जाती है, यह जानने को कि जीवन किस ओर है।",
      "Karakamsha woh rashi hai jisme Atmakarak navamsha me baithta hai. Jaimini paddhati me kundli wahan se bhi padhi jaati hai, yeh jaanne ko ki jeevan kis taraf hai.",
    ],
  ),
  createDefinition(
    "kendra",
    null,
    ["kendra|kendras|angular house|angular houses|केंद्र|केन्द्र", "kendra|kendr"],
    [
      "The kendras are houses 1, 4, 7 and 10, the four pillars: self, home, partner, work. Planets in them act openly.",
      "केंद्र भाव 1, 4, 7 और 10 हैं, चार खंभे: आप, घर, साथी, काम। जो इनमें बैठता है वह खुलकर असर करता है।",
      "Kendra ghar 1, 4, 7 aur 10 hain, chaar khambhe: aap, ghar, saathi, kaam. Jo inme baithta hai woh khulkar asar karta hai.",
    ],
  ),
  createDefinition(
    "koota",
    null,
    [
      "koota|kootas|nadi dosha|nadi dosh|nadi koota|gana koota|yoni koota|bhakoot|bhakoota|कूट|नाड़ी दोष|भकूट|अष्टकूट",
      "kut|koot|nadi dosh|nadi dosha|bhakoot|ashtakoot",
    ],
    [
      "Kootas are the eight points compared when two charts are matched: varna, vashya, tara, yoni, graha maitri, gana, bhakoot and nadi. A nadi dosha means that the nadi point scores nothing; it is weighed with the other seven, and it means nothing in one chart alone.",
      "कूट दो कुंडलियों के मिलान की आठ गिनतियाँ हैं: वर्ण, वश्य, तारा, योनि, ग्रह मैत्री, गण, भकूट और नाड़ी। नाड़ी दोष इनमें से एक का शून्य आना है; वह बाक़ी सात के साथ तौला जाता है, और अकेली कुंडली में उसका कोई अर्थ नहीं।",
      "Koot do kundliyon ke milaan ki aath gintiyan hain: varna, vashya, tara, yoni, graha maitri, gana, bhakoot aur nadi. Nadi dosh inme se ek ka zero aana hai; woh baaki saat ke saath tola jaata hai, aur akeli kundli me uska koi matlab nahi.",
    ],
  ),
  createDefinition(
    "kp",
    null,
    [
      "kp|kp system|kp astrology|krishnamurti|krishnamurti paddhati|sub lord|sub-lord|sublord|sub lords|cusp|cusps|cuspal|significator|significators|ruling planets|कृष्णमूर्ति|केपी|उपस्वामी",
      "kp paddhati|krishnamurti paddhati|up swami|upswami",
    ],
    [
      "KP reads the cusps of the houses by their star lords and sub-lords. I read by signs, as Parashara does, but I can tell you the KP figures of your chart: ask for the sub lord of a cusp, or open the KP page.",
      "केपी पद्धति भावों के आरंभ को उनके नक्षत्र स्वामी और उपस्वामी से पढ़ती है। यहाँ पराशर की तरह राशियों से पढ़ा जाता है, पर आपकी कुंडली के केपी आँकड़े बताए जा सकते हैं: किसी भाव का उपस्वामी पूछिए, या केपी का पन्ना खोलिए।",
      "KP paddhati gharon ke cusp ko unke nakshatra swami aur sub-lord se padhti hai. Yahan Parashar ki tarah rashiyon se padha jaata hai, par aapki kundli ke KP figures bataye ja sakte hain: kisi cusp ka sub lord poochhiye, ya KP ka page kholiye.",
    ],
  ),
  createDefinition(
    "lagna",
    "lagna",
    ["lagna|ascendant|rising sign|लग्न", "lagna|lagan"],
    [
      "The lagna is the point that rises in the east at the moment of birth. It changes sign about every two hours, and all twelve houses are counted from it, so it needs the birth time.",
      "लग्न वह राशि है जो जन्म के समय पूर्व में उग रही थी। यह लगभग हर दो घंटे में बदलता है और बारहों भाव इसी से गिने जाते हैं, इसलिए जन्म समय चाहिए।",
      "Lagna woh rashi hai jo janm ke samay poorv me ug rahi thi. Yeh lagbhag har do ghante me badalta hai aur barahon ghar isi se gine jaate hain, isliye janm samay chahiye.",
    ],
  ),
  createDefinition(
    "lord",
    null,
    ["lord|house lord|lordship|स्वामी|भावेश", "swami|bhavesh|lord"],
    [
      "The lord of a house is the planet that owns the sign on it. It carries that house's affairs to the house it stands in, so both are read together.",
      "भाव का स्वामी वह ग्रह है जिसकी राशि उस भाव में पड़ती है। वह उस भाव की बात अपने बैठने की जगह ले जाता है, इसलिए दोनों साथ पढ़े जाते हैं।",
      "Ghar ka swami woh grah hai jiski rashi us ghar me padti hai. Woh us ghar ki baat apne baithne ki jagah le jaata hai, isliye dono saath padhe jaate hain.",
    ],
  ),
  createDefinition(
    "mahadasha",
    "dasha-now",
    ["mahadasha|maha dasha|major period|महादशा", "mahadasha|maha dasha"],
    [
      "A mahadasha is the long period of one planet, from six years of the Sun to twenty of Venus. What that planet is and rules in the chart sets the tone of those years.",
      "महादशा एक ग्रह का लंबा समय है, सूर्य के छह साल से शुक्र के बीस तक। वह ग्रह कुंडली में जो है और जिसका स्वामी है, वही उन सालों का मौसम होता है।",
      "Mahadasha ek graha ka lamba samay hai, Surya ke chhah saal se Shukra ke bees tak. Woh graha kundli me jo hai aur jiska swami hai, wahi un saalon ka mausam hota hai.",
    ],
  ),
  createDefinition(
    "mangal_dosha",
    "dosha-mangal",
    ["mangal dosha|manglik|mangal dosh|kuja dosha|मांगलिक|मंगल दोष", "manglik|mangalik|mangal dosh"],
    [
      "Mangal dosha is counted when Mars stands in certain houses from the lagna, the Moon or Venus. It is one test in matching among many, it is often cancelled, and it is nothing to fear.",
      "मंगल दोष तब गिना जाता है जब मंगल लग्न, चंद्र या शुक्र से कुछ ख़ास भावों में हो। यह मिलान की कई कसौटियों में से एक है, अक्सर भंग भी होता है, और डरने की बात नहीं है।",
      "Mangal dosh tab gina jaata hai jab Mangal lagna, Chandra ya Shukra se kuch khaas gharon me ho. Yeh milan ki kai kasautiyon me se ek hai, aksar bhang bhi hota hai, aur darne ki baat nahi hai.",
    ],
  ),
  createDefinition(
    "maraka",
    null,
    ["maraka|marakas|मारक|मारकेश", "marak|marakesh"],
    [
      "The second and seventh houses and their lords are called maraka. In practice their periods call for rest and care of the body; no one's end is read from them here.",
      "दूसरे और सातवें भाव मारक कहलाते हैं, और उनके स्वामी भी। व्यवहार में उनकी दशा आराम और देह की देखभाल माँगती है; यहाँ किसी का अंत उनसे नहीं पढ़ा जाता।",
      "Doosre aur saatve ghar marak kehlate hain, aur unke swami bhi. Vyavhaar me unki dasha aaram aur sharir ki dekhbhaal maangti hai; yahan kisi ka ant unse nahi padha jaata.",
    ],
  ),
  createDefinition(
    "moolatrikona",
    null,
    ["moolatrikona|mooltrikona|mulatrikona|मूलत्रिकोण", "mooltrikon|multrikon"],
    [
      "Moolatrikona is the part of the zodiac where a planet works best: stronger than in its own sign, a little less than in its exaltation.",
      "मूलत्रिकोण राशिचक्र का वह भाग है जहाँ ग्रह अपना काम सबसे अच्छा करता है: स्वराशि से बढ़कर, उच्च से कुछ कम।",
      "Mooltrikon rashichakra ka woh bhaag hai jahan graha apna kaam sabse achha karta hai: swarashi se badhkar, uchch se kuch kam.",
    ],
  ),
  createDefinition(
    "nakshatra",
    "star-moon",
    ["nakshatra|nakshatras|lunar mansion|star|नक्षत्र", "nakshatra|nakshatr"],
    [
      "The nakshatras are the star sections that the Moon passes each month. The one it is in at birth is the birth star, and the dashas are counted from it.",
      "नक्षत्र चंद्र के मासिक चक्र के 27 पड़ाव हैं। जन्म के समय वह जिसमें हो उसे जन्म नक्षत्र कहते हैं, और दशाओं की गिनती उसी से होती है।",
      "Nakshatra Chandra ke maheene bhar ke chakkar ke 27 padaav hain. Janm ke samay woh jisme ho use janm nakshatra kehte hain, aur dashaon ki ginti usi se hoti hai.",
    ],
  ),
  createDefinition(
    "navamsha",
    "varga-D9-lagna",
    ["d9|d-9|navamsa|navamsha|navamsa chart|d9|d9 chart|नवांश|नवमांश", "navamsa|navansh|navmansh"],
    [
      "The navamsa (D9) divides each sign into nine parts and makes a second chart from them. It is checked next to the birth chart, above all for marriage and for how things turn out with age.",
      "नवांश (D9) हर राशि के नौ भाग करके दूसरी कुंडली बनाता है। यह दूसरा साक्षी है, ख़ासकर विवाह के लिए और इसके लिए कि वादा उम्र के साथ कैसे पकता है।",
      "Navansh (D9) har rashi ke nau bhaag karke doosri kundli banata hai. Yeh doosra saakshi hai, khaaskar shaadi ke liye aur iske liye ki vaada umar ke saath kaise pakta hai.",
    ],
  ),
  createDefinition(
    "neecha_bhanga",
    null,
    ["neecha bhanga|neechabhanga|neech bhang|cancellation of debilitation|नीचभंग|नीच भंग", "neech bhang|neechbhang"],
    [
      "Neecha bhanga cancels a debilitation, for instance when the lord of the sign stands in a kendra. What starts weak then grows strong through tests.",
      "नीचभंग नीचता को हटाता है, जैसे जब उस राशि का स्वामी केंद्र में हो। जो कमज़ोर शुरू हुआ वह परखा जाकर मज़बूत बनता है।",
      "Neechbhang neechta ko hatata hai, jaise jab us rashi ka swami kendra me ho. Jo kamzor shuru hua woh parkha jaakar mazboot banta hai.",
    ],
  ),
  createDefinition(
    "nitya_yoga",
    "nitya-yoga",
    ["nitya yoga|नित्य योग", "nitya yog"],
    [
      "The nitya yoga of a day comes from adding the positions of Sun and Moon and dividing the circle into twenty-seven parts. It is one of the five parts of the almanac, and says a little about the mood of a birth.",
      "नित्य योग सूर्य और चंद्र के जोड़ को सत्ताईस भागों में बाँटने से बनता है। यह पंचांग के पाँच अंगों में से एक है और जन्म के मिज़ाज पर हल्का रंग देता है।",
      "Nitya yog Surya aur Chandra ke jod ko sattaees bhaagon me baantne se banta hai. Yeh panchang ke paanch angon me se ek hai aur janm ke mizaaj par halka rang deta hai.",
    ],
  ),
  createDefinition(
    "other_dasha",
    "dasha-now",
    [
      "yogini dasha|yogini|chara dasha|char dasha|jaimini dasha|ashtottari|ashtottari dasha|kalachakra dasha|narayana dasha|sthira dasha|shoola dasha|योगिनी दशा|योगिनी|चर दशा|जैमिनी दशा|अष्टोत्तरी|कालचक्र दशा|नारायण दशा",
      "yogini dasha|char dasha|chara dasha|ashtottari|kalachakra dasha|narayan dasha",
    ],
    [
      "There are many dashas; I date events by Vimshottari, the most widely used one, and don't mix them in one answer. The kundli page computes the others too.",
      "दशाएँ कई हैं; यहाँ समय विंशोत्तरी से देखा जाता है, जो सबसे अधिक चलती है, और एक उत्तर में दो दशाएँ नहीं मिलाई जातीं। बाक़ी दशाएँ कुंडली के पन्ने पर हैं।",
      "Dashayein kai hain; yahan samay Vimshottari se dekha jaata hai, jo sabse zyada chalti hai, aur ek jawab me do dashayein nahi milayi jaati. Baaki dashayein kundli ke panne par hain.",
    ],
  ),
  createDefinition(
    "pada",
    "star-moon",
    ["pada|padas|quarter of a nakshatra|चरण|नक्षत्र चरण", "charan|nakshatra charan|pad"],
    [
      "Each nakshatra has four padas of three degrees and twenty minutes. A pada covers the same stretch as one sign of the navamsha, so it links the star to that chart.",
      "हर नक्षत्र के चार चरण होते हैं, तीन अंश बीस कला के। एक चरण उतना ही होता है जितना नवांश की एक राशि, इसलिए वह नक्षत्र को नवांश से जोड़ता है।",
      "Har nakshatra ke chaar charan hote hain, teen ansh bees kala ke. Ek charan utna hi hota hai jitna navamsha ki ek rashi, isliye woh nakshatra ko navamsha se jodta hai.",
    ],
  ),
  createDefinition(
    "panchanga",
    "tithi",
    ["panchanga|panchang|almanac|पंचांग", "panchang|panchaang"],
    [
      "The panchanga is the almanac of five parts: tithi, weekday, nakshatra, yoga and karana. It tells what kind of day it is, as the chart tells what kind of birth it is.",
      "पंचांग के पाँच अंग हैं: तिथि, वार, नक्षत्र, योग और करण। वह बताता है कि दिन कैसा है, जैसे कुंडली बताती है कि जन्म कैसा है।",
      "Panchang ke paanch ang hain: tithi, vaar, nakshatra, yog aur karan. Woh batata hai ki din kaisa hai, jaise kundli batati hai ki janm kaisa hai.",
    ],
  ),
  createDefinition(
    "parivartana",
    null,
    ["parivartana|parivartan yoga|exchange of signs|परिवर्तन योग|राशि परिवर्तन", "parivartan yog"],
    [
      "Parivartana is an exchange: two lords each stand in the other's sign. The two houses then work as one, which helps if both are good and makes things harder if one is a dusthana.",
      "परिवर्तन में दो स्वामी एक-दूसरे की राशि में बैठते हैं। तब दोनों भाव एक होकर काम करते हैं: अच्छे हों तो भला, एक दुःस्थान हो तो कठिन।",
      "Parivartan me do swami ek doosre ki rashi me baithte hain. Tab dono ghar ek hokar kaam karte hain: achhe hon to bhala, ek dusthan ho to kathin.",
    ],
  ),
  createDefinition(
    "pitru_dosha",
    "dosha-pitru",
    ["pitru dosha|pitra dosha|pitra dosh|pitru dosh|pitr dosh|पितृ दोष|पितृदोष", "pitra dosh|pitru dosh|pitri dosh"],
    [
      "Pitru dosha is said to exist where the nodes or Saturn touch the Sun or the ninth house. It stands for unfinished matters with father and ancestors; the old remedy is to remember them with gratitude, and it costs nothing.",
      "सूर्य या नौवाँ भाव राहु-केतु या शनि से छुआ जाए तो पितृ दोष कहा जाता है। यह पिता और पुरखों से जुड़ी अधूरी बातों की ओर इशारा है; उन्हें कृतज्ञता से याद करना पुराना उपाय है, और उसमें कुछ ख़र्च नहीं।",
      "Surya ya nauva ghar Rahu-Ketu ya Shani se chhua jaaye to pitru dosh kaha jaata hai. Yeh pita aur purkhon se judi adhoori baaton ki taraf ishara hai; unhe kritagyata se yaad karna purana upay hai, aur usme kuch kharch nahi.",
    ],
  ),
  createDefinition(
    "pratyantardasha",
    "dasha-now",
    ["pratyantardasha|pratyantar|sub-sub-period|sub sub period|प्रत्यंतर|प्रत्यंतर्दशा", "pratyantar|pratyantar dasha"],
    [
      "A pratyantardasha is the third level: the sub-period divided among the nine planets once more. It runs for weeks or months, and shows when something happens within a good time.",
      "प्रत्यंतर्दशा तीसरा स्तर है: अंतर्दशा फिर नौ ग्रहों में बँटती है। यह हफ़्तों या महीनों चलती है और बताती है कि अच्छे समय के भीतर बात कब हिलती है।",
      "Pratyantar dasha teesra star hai: antardasha phir nau grahon me bant-ti hai. Yeh hafton ya mahino chalti hai aur batati hai ki achhe samay ke andar baat kab hilti hai.",
    ],
  ),
  createDefinition(
    "raja_yoga",
    null,
    ["raja yoga|raj yoga|rajayoga|राजयोग|राज योग", "raj yog|rajyog"],
    [
      "A raja yoga joins the lord of a kendra with the lord of a trikona. It raises a person's standing in the periods of the two, as far as they are strong; it is often oversold.",
      "राजयोग केंद्र के स्वामी को त्रिकोण के स्वामी से जोड़ता है। दोनों की दशा में पद बढ़ता है, जितने वे बलवान हों उतना ही; इसका बखान हमेशा से ज़्यादा हुआ है।",
      "Rajyog kendra ke swami ko trikon ke swami se jodta hai. Dono ki dasha me pad badhta hai, jitne woh balwan hon utna hi; iska bakhaan hamesha se zyada hua hai.",
    ],
  ),
  createDefinition(
    "rashi",
    "planet-moon",
    ["rashi|zodiac sign|moon sign|राशि", "rashi|raashi"],
    [
      "A rashi is a sign of the zodiac, one twelfth of the circle. When people in India say 'my rashi', they mean the sign the Moon was in at birth.",
      "राशि राशिचक्र का बारहवाँ हिस्सा है। लोग जब 'मेरी राशि' कहते हैं तो वह राशि मतलब होती है जिसमें जन्म के समय चंद्र था।",
      "Rashi rashichakra ka barahva hissa hai. Log jab 'meri rashi' kehte hain to woh rashi matlab hoti hai jisme janm ke samay Chandra tha.",
    ],
  ),
  createDefinition(
    "retrograde",
    null,
    ["retrograde|retrogression|vakri|वक्री", "vakri|vakri grah"],
    [
      "A retrograde (vakri) planet seems, from the earth, to move backwards for a while. What it rules is gone over again: second attempts, returns, a matter reopened; it is neither good nor bad by itself.",
      "वक्री ग्रह पृथ्वी से कुछ समय उल्टा चलता दिखता है। जिसका वह स्वामी है वह बात दोबारा देखी जाती है: दूसरी कोशिश, लौटना, फिर खुला मामला; अपने आप में यह न अच्छा है न बुरा।",
      "Vakri grah prithvi se kuch samay ulta chalta dikhta hai. Jiska woh swami hai woh baat dobara dekhi jaati hai: doosri koshish, lautna, phir khula maamla; apne aap me yeh na achha hai na bura.",
    ],
  ),
  createDefinition(
    "sade_sati",
    "sadesati",
    ["sade sati|sadhe sati|sadesati|साढ़ेसाती|साढ़े साती|साडेसाती", "sade sati|sadhe sati|sadesati|sarhe sati"],
    [
      "Sade sati is the seven and a half years in which Saturn crosses the sign before your Moon's, the Moon's own and the one after. It calls for order and patience; it comes to everyone two or three times, and it strengthens people as often as it tires them.",
      "साढ़ेसाती वे साढ़े सात वर्ष हैं जिनमें शनि जन्म के चंद्र से पहले की, उसकी अपनी और उसके बाद की राशि से गुज़रता है। यह व्यवस्था और धैर्य माँगती है; हर किसी को दो-तीन बार आती है और जितनों को थकाती है उतनों को गढ़ती भी है।",
      "Sade sati woh saadhe saat saal hain jinme Shani janm ke Chandra se pehle ki, uski apni aur uske baad ki rashi se guzarta hai. Yeh vyavastha aur dhairya maangti hai; har kisi ko do-teen baar aati hai aur jitnon ko thakati hai utnon ko gadhti bhi hai.",
    ],
  ),
  createDefinition(
    "shadbala",
    null,
    ["shadbala|shadbal|षड्बल", "shadbala|shadbal"],
    [
      "Shadbala adds up six kinds of strength of a planet: place, direction, time, motion, nature and aspect. It shows how strong the planet's effect is, not whether the effect is pleasant.",
      "षड्बल ग्रह के छह तरह के बल जोड़ता है: स्थान, दिशा, काल, चेष्टा, स्वभाव और दृष्टि। यह बताता है कि ग्रह कितने ज़ोर से बोलता है, यह नहीं कि बात मीठी है या नहीं।",
      "Shadbal grah ke chhah tarah ke bal jodta hai: sthan, disha, kaal, cheshta, swabhav aur drishti. Yeh batata hai ki grah kitne zor se bolta hai, yeh nahi ki baat meethi hai ya nahi.",
    ],
  ),
  createDefinition(
    "tithi",
    "tithi",
    ["tithi|lunar day|तिथि", "tithi"],
    [
      "A tithi is a lunar day: the time the Moon takes to gain twelve degrees on the Sun. There are thirty in a month, and festivals follow them instead of the civil date.",
      "तिथि चंद्र दिन है: जितने समय में चंद्र सूर्य से बारह अंश आगे बढ़े। महीने में तीस होती हैं, और पर्व घड़ी से नहीं, इन्हीं से चलते हैं।",
      "Tithi chandra din hai: jitne samay me Chandra Surya se barah ansh aage badhe. Mahine me tees hoti hain, aur parv ghadi se nahi, inhi se chalte hain.",
    ],
  ),
  createDefinition(
    "transit",
    null,
    ["transit|transits|gochar|गोचर", "gochar|gochara"],
    [
      "A transit (gochar) is where a planet is in the sky on a given day, compared with the birth chart. Dashas show what may come up, transits show when it can start.",
      "गोचर यह है कि किसी दिन ग्रह आकाश में कहाँ है, जन्म कुंडली पर रखकर देखा हुआ। दशा बताती है क्या सुनाई देगा, गोचर बताता है दरवाज़ा कब खुलेगा।",
      "Gochar yeh hai ki kisi din grah aakash me kahan hai, janm kundli par rakhkar dekha hua. Dasha batati hai kya sunai dega, gochar batata hai darwaza kab khulega.",
    ],
  ),
  createDefinition(
    "trikona",
    null,
    ["trikona|trikonas|trine|trines|त्रिकोण", "trikon"],
    [
      "The trikonas are the first, fifth and ninth houses: the self, its talents and its fortune. Their lords do good whatever their nature.",
      "पहला, पाँचवाँ और नौवाँ भाव त्रिकोण हैं: स्वयं, अपनी प्रतिभा और अपना भाग्य। इनके स्वामी अपने स्वभाव से परे भी भला करते हैं।",
      "Pehla, paanchva aur nauva ghar trikon hain: khud, apni pratibha aur apna bhagya. Inke swami apne swabhav se pare bhi bhala karte hain.",
    ],
  ),
  createDefinition(
    "upachaya",
    null,
    ["upachaya|upachayas|उपचय", "upachay"],
    [
      "The upachayas are the third, sixth, tenth and eleventh houses, which grow with time. Even harsh planets do well there, since these houses reward effort.",
      "तीसरा, छठा, दसवाँ और ग्यारहवाँ भाव उपचय हैं, जो समय के साथ बढ़ते हैं। कठोर ग्रह भी यहाँ अच्छा करते हैं, क्योंकि ये भाव मेहनत का फल देते हैं।",
      "Teesra, chhatha, dasva aur gyarahva ghar upachay hain, jo samay ke saath badhte hain. Kathor graha bhi yahan achha karte hain, kyunki yeh ghar mehnat ka phal dete hain.",
    ],
  ),
  createDefinition(
    "upapada",
    "arudha-UL",
    ["upapada|upapada lagna|उपपद|उपपद लग्न", "upapad|upapada"],
    [
      "The upapada is the arudha of the twelfth house. Jaimini reads from it the spouse and how a marriage lasts.",
      "उपपद बारहवें भाव का आरूढ है। जैमिनी इससे जीवनसाथी और विवाह का टिकना पढ़ते हैं।",
      "Upapad barahve ghar ka arudh hai. Jaimini isse jeevansathi aur vivah ka tikna padhte hain.",
    ],
  ),
  createDefinition(
    "upagraha",
    null,
    [
      "upagraha|upagrahas|gulika|gulik|mandi|maandi|dhuma|vyatipata|parivesha|indrachapa|upaketu|bhrigu bindu|उपग्रह|गुलिक|गुलिका|मांदी|मान्दी|भृगु बिंदु",
      "upgrah|gulika|gulik|mandi|maandi|bhrigu bindu",
    ],
    [
      "Gulika, Mandi and similar points are computed points and not bodies: Gulika and Mandi come from Saturn's part of the day, the Bhrigu bindu is halfway between Rahu and the Moon. I leave them out of a reading; the kundli page shows where they fall.",
      "गुलिक, मांदी और ऐसे बिंदु गणना के हैं, पिंड नहीं: गुलिक और मांदी दिन में शनि के भाग से, भृगु बिंदु राहु और चंद्र के बीच। फल में ये नहीं लिए जाते; कहाँ पड़ते हैं, यह कुंडली के पन्ने पर है।",
      "Gulika, Mandi aur aise bindu ganana ke hain, pind nahi: Gulika aur Mandi din me Shani ke bhaag se, Bhrigu bindu Rahu aur Chandra ke beech. Phal me ye nahi liye jaate; kahan padte hain, yeh kundli ke panne par hai.",
    ],
  ),
  createDefinition(
    "varga",
    null,
    ["varga|vargas|divisional chart|divisional charts|वर्ग|वर्ग कुंडली", "varg kundli|varg"],
    [
      "A varga is a chart made by dividing each sign into equal parts: nine for the navamsha, ten for the dashamsha. Each looks at one matter more closely, and needs a birth time that is right to the minute.",
      "वर्ग हर राशि को बराबर भागों में बाँटकर बनी कुंडली है: नवांश में नौ, दशांश में दस। हर वर्ग एक विषय को पास से देखता है और मिनट तक सही जन्म समय माँगता है।",
      "Varg har rashi ko barabar bhaagon me baantkar bani kundli hai: navamsha me nau, dashamsha me das. Har varg ek vishay ko paas se dekhta hai aur minute tak sahi janm samay maangta hai.",
    ],
  ),
  createDefinition(
    "vargottama",
    null,
    ["vargottama|vargottam|वर्गोत्तम", "vargottam"],
    [
      "A planet is vargottama when it stands in the same sign in the birth chart and in the navamsha. What it promises and what it delivers then agree.",
      "ग्रह जन्म कुंडली और नवांश में एक ही राशि में हो तो वर्गोत्तम कहलाता है। तब वादा और फल एक स्वर में बोलते हैं।",
      "Graha janm kundli aur navamsha me ek hi rashi me ho to vargottam kehlata hai. Tab vaada aur phal ek swar me bolte hain.",
    ],
  ),
  createDefinition(
    "vipareeta",
    null,
    [
      "vipareeta|vipareeta raja yoga|vipreet raj yog|viparita raja yoga|viparit raj yoga|vipreet raja yoga|विपरीत राजयोग|विपरीत राज योग",
      "vipreet raj yog|viparit raj yog|vipreet rajyog",
    ],
    [
      "Vipareeta raja yoga arises when the lords of the sixth, eighth and twelfth stand in such houses: two harmful influences cancel each other, and success follows a setback.",
      "विपरीत राजयोग छठे, आठवें और बारहवें के स्वामी ऐसे ही भावों में बैठें तब बनता है: जो हानि करने आया था वही हट जाता है, और गिरावट के बाद उठान आती है।",
      "Vipreet rajyog chhathe, aathve aur barahve ke swami aise hi gharon me baithein tab banta hai: jo hani karne aaya tha wahi hat jaata hai, aur giraavat ke baad uthaan aati hai.",
    ],
  ),
  createDefinition(
    "vimshottari",
    "dasha-now",
    ["vimshottari|vimsottari|vimshottari dasha|विंशोत्तरी", "vimshottari"],
    [
      "Vimshottari is a cycle of 120 years in which the nine planets rule in turn, starting with the star of the Moon at birth. It is the dasha most astrologers use for dates.",
      "विंशोत्तरी 120 साल का चक्र है जिसमें नौ ग्रह बारी-बारी से राज करते हैं; आरंभ जन्म के चंद्र नक्षत्र से होता है। ज़्यादातर ज्योतिषी समय इसी घड़ी से देखते हैं।",
      "Vimshottari 120 saal ka chakra hai jisme nau graha baari-baari se raaj karte hain; shuruaat janm ke Chandra nakshatra se hoti hai. Zyadatar jyotishi samay isi ghadi se dekhte hain.",
    ],
  ),
  createDefinition(
    "yoga",
    null,
    ["yoga in astrology|yogas|planetary combination|योग", "yog|yoga"],
    [
      "A yoga is a combination of planets that the texts name together with its result. One alone promises little: it acts when its planets are strong and their dasha runs.",
      "योग ग्रहों का वह मेल है जिसे ग्रंथ उसके फल के साथ नाम देते हैं। अकेला योग कम वादा करता है: उसके ग्रह बलवान हों और उनकी दशा चले, तब फल देता है।",
      "Yog grahon ka woh mel hai jise granth uske phal ke saath naam dete hain. Akela yog kam vaada karta hai: uske grah balwan hon aur unki dasha chale, tab phal deta hai.",
    ],
  ),
  createDefinition(
    "yogakaraka",
    null,
    ["yogakaraka|yoga karaka|योगकारक", "yogkarak"],
    [
      "A yogakaraka rules a kendra and a trikona at once, and so makes a raja yoga by itself: Mars for Cancer and Leo, Venus for Capricorn and Aquarius, Saturn for Taurus and Libra.",
      "योगकारक एक साथ केंद्र और त्रिकोण का स्वामी होता है, और अकेला ही राजयोग बनाता है: कर्क और सिंह के लिए मंगल, मकर और कुंभ के लिए शुक्र, वृषभ और तुला के लिए शनि।",
      "Yogkarak ek saath kendra aur trikon ka swami hota hai, aur akela hi rajyog banata hai: Kark aur Simha ke liye Mangal, Makar aur Kumbh ke liye Shukra, Vrishabh aur Tula ke liye Shani.",
    ],
  ),
];
