import { type Wordings, wordings } from "../knowledge/row.ts";

/** What a word of the field means, in two sentences at the most, and the fact of a chart that shows it. */
export interface Definition {
  readonly id: string;
  /** Spellings, parted by "|", of English and Devanagari; and of Hindi in Latin letters. */
  readonly words: string;
  readonly hg: string;
  readonly text: Wordings;
  /** The fact that shows it in a chart. */
  readonly here: string | null;
}

const define = (
  id: string,
  here: string | null,
  [words, hg]: readonly [string, string],
  text: readonly [en: string, hi: string, hg: string],
): Definition => ({ id, here, words, hg, text: wordings(text) });

/** Sorted by id. */
export const DEFINITIONS: readonly Definition[] = [
  define(
    "antardasha",
    "dasha-now",
    ["antardasha|sub-period|sub period|subperiod|bhukti|अंतर्दशा|अन्तर्दशा", "antardasha|antar dasha|bhukti"],
    [
      "An antardasha is a period within a period: each mahadasha is shared out among all nine grahas, and the one whose turn it is colours what the larger period brings.",
      "अंतर्दशा महादशा के भीतर की अवधि है: हर महादशा नौ ग्रहों में बँटती है, और जिसकी बारी होती है वह बड़ी दशा के फल को अपना रंग देता है।",
      "Antardasha mahadasha ke andar ki avadhi hai: har mahadasha nau grahon me bant-ti hai, aur jiski baari hoti hai woh badi dasha ke phal ko apna rang deta hai.",
    ],
  ),
  define(
    "ashtakavarga",
    "sav-10",
    ["ashtakavarga|ashtakvarga|sarvashtakavarga|bindu|bindus|अष्टकवर्ग|सर्वाष्टकवर्ग|बिंदु", "ashtakvarga|ashtakvarg|bindu"],
    [
      "Ashtakavarga counts, for each sign, how many of eight points of the chart speak well of it. Twenty-eight is an average house; more means that circumstances help, fewer that effort has to lead.",
      "अष्टकवर्ग हर राशि के लिए गिनता है कि कुंडली के आठ बिंदुओं में से कितने उसका भला कहते हैं। अट्ठाईस औसत है; ज़्यादा हों तो परिस्थिति साथ देती है, कम हों तो पहल मेहनत को करनी पड़ती है।",
      "Ashtakvarg har rashi ke liye ginta hai ki kundli ke aath binduon me se kitne uska bhala kehte hain. Atthaees ausat hai; zyada hon to paristhiti saath deti hai, kam hon to pehal mehnat ko karni padti hai.",
    ],
  ),
  define(
    "aspect",
    null,
    ["aspect|aspects|drishti|दृष्टि", "drishti|drishty"],
    [
      "An aspect (drishti) is a graha's glance at another house: every graha sees the seventh from itself, and three see two more each. What it sees it changes, by its nature and by the houses it rules.",
      "दृष्टि ग्रह की वह नज़र है जो किसी दूसरे भाव पर पड़ती है: हर ग्रह अपने से सातवें को देखता है, और तीन ग्रह दो-दो और भावों को। जिसे देखता है उसे अपने स्वभाव और स्वामित्व के अनुसार बदलता है।",
      "Drishti grah ki woh nazar hai jo kisi doosre ghar par padti hai: har grah apne se saatve ko dekhta hai, aur teen grah do-do aur gharon ko. Jise dekhta hai use apne swabhav aur swamitva ke hisaab se badalta hai.",
    ],
  ),
  define(
    "atmakaraka",
    "karaka-AK",
    ["atmakaraka|atma karaka|आत्मकारक", "atmakarak|atmakaraka"],
    [
      "The Atmakaraka is the graha furthest along in whatever sign it stands in. Jaimini's school reads from it what a life keeps coming back to learn.",
      "आत्मकारक वह ग्रह है जो अपनी राशि में सबसे आगे निकला हुआ हो। जैमिनि पद्धति में इससे पढ़ते हैं कि जीवन बार-बार क्या सीखने लौटता है।",
      "Atmakarak woh grah hai jo apni rashi me sabse aage nikla hua ho. Jaimini paddhati me isse padhte hain ki zindagi baar-baar kya seekhne lautti hai.",
    ],
  ),
  define(
    "ayanamsa",
    "setting-ayanamsa",
    ["ayanamsa|ayanamsha|अयनांश", "ayanamsa|ayanansh"],
    [
      "The ayanamsa is the gap between the zodiac of the seasons, which the West uses, and the zodiac of the stars, which Jyotish uses; today it is about 24 degrees. Schools measure it a little differently, so say which one when you compare charts.",
      "अयनांश ऋतुओं के राशिचक्र, जो पश्चिम लेता है, और तारों के राशिचक्र, जो ज्योतिष लेता है, के बीच का अंतर है; आज यह लगभग 24 अंश है। पद्धतियाँ इसे थोड़ा अलग नापती हैं, इसलिए कुंडलियाँ मिलाते समय बताइए कौन-सा लिया।",
      "Ayanansh rituon ke rashichakra, jo West leta hai, aur taaron ke rashichakra, jo Jyotish leta hai, ke beech ka antar hai; aaj yeh lagbhag 24 degree hai. Paddhatiyan ise thoda alag naapti hain, isliye kundliyan milate samay bataiye kaun sa liya.",
    ],
  ),
  define(
    "bhava",
    null,
    ["house|houses|bhava|भाव", "bhav|bhava"],
    [
      "A house (bhava) is one of twelve fields of life, counted from the rising sign: the first is you, the seventh is the other, the tenth is work. The graha that rules its sign carries its affairs to wherever it stands.",
      "भाव जीवन के बारह क्षेत्रों में से एक है, लग्न से गिना हुआ: पहला आप हैं, सातवाँ सामने वाला, दसवाँ काम। जिस राशि में भाव पड़ता है उसका स्वामी उस भाव की बात अपने स्थान तक ले जाता है।",
      "Bhav zindagi ke barah kshetron me se ek hai, lagna se gina hua: pehla aap hain, saatva saamne wala, dasva kaam. Jis rashi me bhav padta hai uska swami us bhav ki baat apne sthan tak le jaata hai.",
    ],
  ),
  define(
    "dasha",
    "dasha-now",
    ["dasha|dashas|mahadasha|maha dasha|vimshottari|दशा|महादशा|विंशोत्तरी", "dasha|mahadasha|vimshottari"],
    [
      "A dasha is the stretch of life given to one graha, from six to twenty years, in an order fixed by the Moon's star at birth. In its time the houses that graha rules and stands in have the floor.",
      "दशा जीवन का वह हिस्सा है जो एक ग्रह को मिलता है, छह से बीस वर्ष तक; क्रम जन्म के समय के चंद्र नक्षत्र से तय होता है। उस समय वही भाव बोलते हैं जिनका वह स्वामी है या जिनमें बैठा है।",
      "Dasha zindagi ka woh hissa hai jo ek grah ko milta hai, chhah se bees saal tak; kram janm ke Chandra nakshatra se tay hota hai. Us samay wahi ghar bolte hain jinka woh swami hai ya jinme baitha hai.",
    ],
  ),
  define(
    "debilitated",
    null,
    ["debilitated|debilitation|neecha|नीच|नीच का", "neech|neecha|nich"],
    [
      "A graha is debilitated (neecha) in the one sign where its nature finds least support, opposite the sign of its exaltation. It is a weak start and not a verdict: much can cancel it.",
      "ग्रह उस एक राशि में नीच कहलाता है जहाँ उसके स्वभाव को सबसे कम सहारा मिलता है, अपनी उच्च राशि के सामने। यह कमज़ोर शुरुआत है, फ़ैसला नहीं: कई बातें इसे भंग करती हैं।",
      "Grah us ek rashi me neech kehlata hai jahan uske swabhav ko sabse kam sahara milta hai, apni uchch rashi ke saamne. Yeh kamzor shuruaat hai, faisla nahi: kai baatein ise bhang karti hain.",
    ],
  ),
  define(
    "double_transit",
    null,
    ["double transit|दोहरा गोचर", "dohra gochar|double gochar"],
    [
      "A double transit is when Jupiter and Saturn, in the sky of the day, stand in or look at the same house of a chart at once. Many astrologers wait for it before they call a time ripe; it still needs a dasha that speaks of the matter.",
      "दोहरा गोचर तब होता है जब उस समय के आकाश में गुरु और शनि दोनों कुंडली के एक ही भाव में हों या उसे देखें। कई ज्योतिषी समय पका मानने से पहले इसे देखते हैं; फिर भी दशा का साथ चाहिए।",
      "Double transit tab hota hai jab us samay ke aakash me Guru aur Shani dono kundli ke ek hi ghar me hon ya use dekhein. Kai jyotishi samay paka maanne se pehle ise dekhte hain; phir bhi dasha ka saath chahiye.",
    ],
  ),
  define(
    "exalted",
    null,
    ["exalted|exaltation|uccha|उच्च|उच्च का", "uchch|uchcha|ucch"],
    [
      "A graha is exalted (uccha) in the one sign where its nature is most at ease and most respected. What it rules then tends to come with less friction, though the houses still decide what it rules.",
      "ग्रह उस एक राशि में उच्च होता है जहाँ उसका स्वभाव सबसे सहज और सम्मानित रहता है। जिसका वह स्वामी है वह कम रगड़ से मिलता है; किसका स्वामी है, यह भाव ही तय करते हैं।",
      "Grah us ek rashi me uchch hota hai jahan uska swabhav sabse sahaj aur sammanit rehta hai. Jiska woh swami hai woh kam ragad se milta hai; kiska swami hai, yeh ghar hi tay karte hain.",
    ],
  ),
  define(
    "karaka",
    null,
    ["karaka|karakas|significator|कारक", "karak|karaka"],
    [
      "A karaka is a graha that stands for a matter in every chart: Venus for love, Jupiter for children and counsel, the Sun for standing. It is read beside the house and its lord, as a third witness.",
      "कारक वह ग्रह है जो हर कुंडली में किसी विषय का प्रतिनिधि होता है: प्रेम का शुक्र, संतान और सलाह का गुरु, मान का सूर्य। भाव और उसके स्वामी के साथ इसे तीसरे साक्षी की तरह पढ़ते हैं।",
      "Karak woh grah hai jo har kundli me kisi vishay ka pratinidhi hota hai: prem ka Shukra, santan aur salah ka Guru, maan ka Surya. Ghar aur uske swami ke saath ise teesre saakshi ki tarah padhte hain.",
    ],
  ),
  define(
    "kendra",
    null,
    ["kendra|kendras|angular house|angular houses|केंद्र|केन्द्र", "kendra|kendr"],
    [
      "The kendras are houses 1, 4, 7 and 10, the four pillars: self, home, partner, work. What stands in them acts in the open.",
      "केंद्र भाव 1, 4, 7 और 10 हैं, चार खंभे: आप, घर, साथी, काम। जो इनमें बैठता है वह खुलकर असर करता है।",
      "Kendra ghar 1, 4, 7 aur 10 hain, chaar khambhe: aap, ghar, saathi, kaam. Jo inme baithta hai woh khulkar asar karta hai.",
    ],
  ),
  define(
    "lagna",
    "lagna",
    ["lagna|ascendant|rising sign|लग्न", "lagna|lagan"],
    [
      "The lagna is what rises in the east at the moment of a birth. It changes about every two hours, and all twelve houses are counted from it, so it needs the birth time.",
      "लग्न वह राशि है जो जन्म के समय पूर्व में उग रही थी। यह लगभग हर दो घंटे में बदलता है और बारहों भाव इसी से गिने जाते हैं, इसलिए जन्म समय चाहिए।",
      "Lagna woh rashi hai jo janm ke samay poorv me ug rahi thi. Yeh lagbhag har do ghante me badalta hai aur barahon ghar isi se gine jaate hain, isliye janm samay chahiye.",
    ],
  ),
  define(
    "lord",
    null,
    ["lord|house lord|lordship|स्वामी|भावेश", "swami|bhavesh|lord"],
    [
      "The lord of a house is the graha that owns the sign on it. It carries that house's affairs to the house it stands in, so both have to be read together.",
      "भाव का स्वामी वह ग्रह है जिसकी राशि उस भाव में पड़ती है। वह उस भाव की बात अपने बैठने की जगह ले जाता है, इसलिए दोनों साथ पढ़े जाते हैं।",
      "Ghar ka swami woh grah hai jiski rashi us ghar me padti hai. Woh us ghar ki baat apne baithne ki jagah le jaata hai, isliye dono saath padhe jaate hain.",
    ],
  ),
  define(
    "mangal_dosha",
    "dosha-mangal",
    ["mangal dosha|manglik|mangal dosh|kuja dosha|मांगलिक|मंगल दोष", "manglik|mangalik|mangal dosh"],
    [
      "Mangal dosha is counted when Mars stands in certain houses from the lagna, the Moon or Venus. It is one test in matching among many, it is often cancelled, and it is nothing to fear.",
      "मंगल दोष तब गिना जाता है जब मंगल लग्न, चंद्र या शुक्र से कुछ ख़ास भावों में हो। यह मिलान की कई कसौटियों में से एक है, अक्सर भंग भी होता है, और डरने की बात नहीं है।",
      "Mangal dosh tab gina jaata hai jab Mangal lagna, Chandra ya Shukra se kuch khaas gharon me ho. Yeh milan ki kai kasautiyon me se ek hai, aksar bhang bhi hota hai, aur darne ki baat nahi hai.",
    ],
  ),
  define(
    "nakshatra",
    "star-moon",
    ["nakshatra|nakshatras|lunar mansion|star|नक्षत्र", "nakshatra|nakshatr"],
    [
      "The nakshatras are the mansions the Moon passes on its monthly round. The one it is in at a birth is the birth star, and the dashas are counted from it.",
      "नक्षत्र चंद्र के मासिक चक्र के 27 पड़ाव हैं। जन्म के समय वह जिसमें हो उसे जन्म नक्षत्र कहते हैं, और दशाओं की गिनती उसी से होती है।",
      "Nakshatra Chandra ke maheene bhar ke chakkar ke 27 padaav hain. Janm ke samay woh jisme ho use janm nakshatra kehte hain, aur dashaon ki ginti usi se hoti hai.",
    ],
  ),
  define(
    "navamsha",
    "varga-D9-lagna",
    ["navamsa|navamsha|navamsa chart|d9|d9 chart|नवांश|नवमांश", "navamsa|navansh|navmansh"],
    [
      "The navamsa (D9) divides each sign into nine parts and makes a second chart of them. It is the second witness, above all for marriage and for how a promise ripens with age.",
      "नवांश (D9) हर राशि के नौ भाग करके दूसरी कुंडली बनाता है। यह दूसरा साक्षी है, ख़ासकर विवाह के लिए और इसके लिए कि वादा उम्र के साथ कैसे पकता है।",
      "Navansh (D9) har rashi ke nau bhaag karke doosri kundli banata hai. Yeh doosra saakshi hai, khaaskar shaadi ke liye aur iske liye ki vaada umar ke saath kaise pakta hai.",
    ],
  ),
  define(
    "rashi",
    "planet-moon",
    ["rashi|zodiac sign|moon sign|राशि", "rashi|raashi"],
    [
      "A rashi is a sign of the zodiac, one twelfth of the circle. When people in India say 'my rashi' they mean the sign the Moon was in at birth.",
      "राशि राशिचक्र का बारहवाँ हिस्सा है। लोग जब 'मेरी राशि' कहते हैं तो वह राशि मतलब होती है जिसमें जन्म के समय चंद्र था।",
      "Rashi rashichakra ka barahva hissa hai. Log jab 'meri rashi' kehte hain to woh rashi matlab hoti hai jisme janm ke samay Chandra tha.",
    ],
  ),
  define(
    "retrograde",
    null,
    ["retrograde|retrogression|vakri|वक्री", "vakri|vakri grah"],
    [
      "A retrograde (vakri) graha seems, from the earth, to walk backwards for a while. What it rules is gone over again: second attempts, returns, a matter reopened; it is neither good nor bad by itself.",
      "वक्री ग्रह पृथ्वी से कुछ समय उल्टा चलता दिखता है। जिसका वह स्वामी है वह बात दोबारा देखी जाती है: दूसरी कोशिश, लौटना, फिर खुला मामला; अपने आप में यह न अच्छा है न बुरा।",
      "Vakri grah prithvi se kuch samay ulta chalta dikhta hai. Jiska woh swami hai woh baat dobara dekhi jaati hai: doosri koshish, lautna, phir khula maamla; apne aap me yeh na achha hai na bura.",
    ],
  ),
  define(
    "sade_sati",
    "sadesati",
    ["sade sati|sadhe sati|sadesati|साढ़ेसाती|साढ़े साती|साडेसाती", "sade sati|sadhe sati|sadesati|sarhe sati"],
    [
      "Sade sati is the seven and a half years in which Saturn crosses the sign before your Moon's, the Moon's own and the one after. It asks for order and patience; it comes to everyone two or three times and has built as many lives as it has tired.",
      "साढ़ेसाती वे साढ़े सात वर्ष हैं जिनमें शनि जन्म के चंद्र से पहले की, उसकी अपनी और उसके बाद की राशि से गुज़रता है। यह व्यवस्था और धैर्य माँगती है; हर किसी को दो-तीन बार आती है और जितनों को थकाती है उतनों को गढ़ती भी है।",
      "Sade sati woh saadhe saat saal hain jinme Shani janm ke Chandra se pehle ki, uski apni aur uske baad ki rashi se guzarta hai. Yeh vyavastha aur dhairya maangti hai; har kisi ko do-teen baar aati hai aur jitnon ko thakati hai utnon ko gadhti bhi hai.",
    ],
  ),
  define(
    "shadbala",
    null,
    ["shadbala|shadbal|षड्बल", "shadbala|shadbal"],
    [
      "Shadbala adds up six kinds of strength of a graha: place, direction, time, motion, nature and aspect. It says how loudly a graha speaks, not whether it says something pleasant.",
      "षड्बल ग्रह के छह तरह के बल जोड़ता है: स्थान, दिशा, काल, चेष्टा, स्वभाव और दृष्टि। यह बताता है कि ग्रह कितने ज़ोर से बोलता है, यह नहीं कि बात मीठी है या नहीं।",
      "Shadbal grah ke chhah tarah ke bal jodta hai: sthan, disha, kaal, cheshta, swabhav aur drishti. Yeh batata hai ki grah kitne zor se bolta hai, yeh nahi ki baat meethi hai ya nahi.",
    ],
  ),
  define(
    "transit",
    null,
    ["transit|transits|gochar|गोचर", "gochar|gochara"],
    [
      "A transit (gochar) is where a graha is in the sky on a given day, laid over the birth chart. Dashas say what may be heard, transits say when the door opens.",
      "गोचर यह है कि किसी दिन ग्रह आकाश में कहाँ है, जन्म कुंडली पर रखकर देखा हुआ। दशा बताती है क्या सुनाई देगा, गोचर बताता है दरवाज़ा कब खुलेगा।",
      "Gochar yeh hai ki kisi din grah aakash me kahan hai, janm kundli par rakhkar dekha hua. Dasha batati hai kya sunai dega, gochar batata hai darwaza kab khulega.",
    ],
  ),
  define(
    "yoga",
    null,
    ["yoga in astrology|yogas|planetary combination|योग", "yog|yoga"],
    [
      "A yoga is a combination of grahas that the texts name together with its result. One alone promises little: it acts when its grahas are strong and their dasha runs.",
      "योग ग्रहों का वह मेल है जिसे ग्रंथ उसके फल के साथ नाम देते हैं। अकेला योग कम वादा करता है: उसके ग्रह बलवान हों और उनकी दशा चले, तब फल देता है।",
      "Yog grahon ka woh mel hai jise granth uske phal ke saath naam dete hain. Akela yog kam vaada karta hai: uske grah balwan hon aur unki dasha chale, tab phal deta hai.",
    ],
  ),
];
