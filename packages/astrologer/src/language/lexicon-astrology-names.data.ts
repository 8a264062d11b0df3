import type { LexiconRow } from "./tag-tokens.ts";

/** Names of astrological entities: grahas, rashis, nakshatras, vargas, karakas, points and settings. One row per entity. */
const GRAHAS: readonly LexiconRow[] = [
  {
    tag: "graha",
    value: "sun",
    words: "सन|sun|surya|ravi|aditya|surya dev|सूर्य|सूर्यदेव|रवि|सूरज|आदित्य|भास्कर|दिनकर",
    hg: "surya|suraj|sury|surya dev",
  },
  {
    tag: "graha",
    value: "moon",
    words: "मून|moon|luna|chandra|chandrama|soma|चंद्र|चंद्रमा|चंद्रदेव|चांद|सोम|शशि|chandra lagna|चंद्र लग्न",
    hg: "chandra|chandrama|chand|chandr|chandra lagna|chandra lagn",
  },
  {
    tag: "graha",
    value: "mars",
    words: "मार्स|mars|mangala|kuja|angaraka|bhauma|मंगल|मंगलदेव|मंगल देव|कुज|भौम|अंगारक",
    hg: "mangal|mangala|mangal dev|kuj",
  },
  { tag: "graha", value: "mercury", words: "मर्करी|mercury|budha|बुध|बुधदेव", hg: "budh|budha|bud" },
  {
    tag: "graha",
    value: "jupiter",
    words: "जुपिटर|ज्यूपिटर|जूपिटर|jupiter|guru|brihaspati|brhaspati|devguru|devaguru|गुरु|बृहस्पति|वृहस्पति|देवगुरु|गुरू|गुरुदेव",
    hg: "guru|brihaspati|bruhaspati|devguru|vrihaspati",
  },
  { tag: "graha", value: "venus", words: "वीनस|venus|sukra|शुक्र|शुक्रदेव|शुक्राचार्य", hg: "shukra|shukr|shukracharya" },
  {
    tag: "graha",
    value: "saturn",
    words: "सैटर्न|सेटर्न|सैटरन|saturn|sani|shanaishchara|शनि|शनैश्चर|शनिदेव|शनि देव|शनि महाराज",
    hg: "shani|shani dev|shanidev|shanidevta|shanaishchar",
  },
  { tag: "graha", value: "rahu", words: "rahu|north node|dragon's head|राहु|राहू", hg: "rahu" },
  { tag: "graha", value: "ketu", words: "ketu|south node|dragon's tail|केतु|केतू", hg: "ketu" },
];

const RASHIS: readonly LexiconRow[] = [
  { tag: "rashi", value: "aries", words: "एरीज़|एरीज|एरिस|aries|mesha|मेष", hg: "mesh|mesha" },
  {
    tag: "rashi",
    value: "taurus",
    words: "टॉरस|टोरस|टौरस|taurus|vrishabha|vrsabha|rishabha|वृषभ|वृष",
    hg: "vrishabh|vrishabha|vrish|vrushabh|brishabh|vrishab",
  },
  { tag: "rashi", value: "gemini", words: "जेमिनी|जैमिनी राशि|जेमिनाई|gemini|mithuna|मिथुन", hg: "mithun|mithuna" },
  { tag: "rashi", value: "cancer", words: "कैंसर|cancer|karka|karkata|kataka|कर्क", hg: "kark|karka|karkat" },
  { tag: "rashi", value: "leo", words: "लियो|leo|simha|सिंह", hg: "simha|singh|sinh|simh" },
  { tag: "rashi", value: "virgo", words: "वर्गो|विर्गो|virgo|kanya|कन्या|कंया", hg: "kanya" },
  { tag: "rashi", value: "libra", words: "लिब्रा|libra|tula|तुला", hg: "tula" },
  {
    tag: "rashi",
    value: "scorpio",
    words: "स्कॉर्पियो|स्कोर्पियो|scorpio|scorpius|vrishchika|vrscika|वृश्चिक",
    hg: "vrishchik|vrishchika|vrischik|vrushchik|brishchik",
  },
  {
    tag: "rashi",
    value: "sagittarius",
    words: "सैजिटेरियस|सेजिटेरियस|सैजीटेरियस|sagittarius|sagitarius|saggitarius|dhanus|dhanush|धनु",
    hg: "dhanu|dhanus",
  },
  { tag: "rashi", value: "capricorn", words: "कैप्रिकॉर्न|कैप्रीकॉर्न|capricorn|capricornus|makara|मकर", hg: "makar|makara" },
  { tag: "rashi", value: "aquarius", words: "एक्वेरियस|एक्वेरीयस|aquarius|kumbha|कुंभ", hg: "kumbh|kumbha|kumb" },
  { tag: "rashi", value: "pisces", words: "पाइसीज़|पाइसीज|पिसीज़|pisces|mina|मीन", hg: "meen|meena" },
];

const NAKSHATRAS: readonly LexiconRow[] = [
  { tag: "nak", value: "ashwini", words: "ashwini|asvini|ashvini|अश्विनी", hg: "ashwini|ashvini" },
  { tag: "nak", value: "bharani", words: "bharani|भरणी", hg: "bharani|bharni" },
  { tag: "nak", value: "krittika", words: "krittika|krttika|kritika|कृत्तिका|कृतिका", hg: "krittika|kritika|kruttika" },
  { tag: "nak", value: "rohini", words: "rohini|रोहिणी", hg: "rohini" },
  {
    tag: "nak",
    value: "mrigashira",
    words: "mrigashira|mrigasira|mrigashirsha|मृगशिरा|मृगशीर्ष",
    hg: "mrigashira|mrigshira|mrugshira",
  },
  { tag: "nak", value: "ardra", words: "ardra|arudra|आर्द्रा", hg: "ardra|aardra" },
  { tag: "nak", value: "punarvasu", words: "punarvasu|पुनर्वसु", hg: "punarvasu" },
  { tag: "nak", value: "pushya", words: "pushya|pusya|पुष्य", hg: "pushya|pushy" },
  { tag: "nak", value: "ashlesha", words: "ashlesha|aslesha|आश्लेषा|अश्लेषा", hg: "ashlesha|aslesha" },
  { tag: "nak", value: "magha", words: "magha|मघा", hg: "magha" },
  {
    tag: "nak",
    value: "purva_phalguni",
    words: "purva phalguni|poorva phalguni|purvaphalguni|पूर्वा फाल्गुनी|पूर्वाफाल्गुनी|पूर्व फाल्गुनी",
    hg: "purva phalguni|purvaphalguni",
  },
  {
    tag: "nak",
    value: "uttara_phalguni",
    words: "uttara phalguni|uttaraphalguni|उत्तरा फाल्गुनी|उत्तराफाल्गुनी|उत्तर फाल्गुनी",
    hg: "uttara phalguni|uttar phalguni",
  },
  { tag: "nak", value: "hasta", words: "hasta|हस्त", hg: "hasta|hast" },
  { tag: "nak", value: "chitra", words: "chitra|citra|चित्रा", hg: "chitra" },
  { tag: "nak", value: "swati", words: "swati|svati|स्वाति|स्वाती", hg: "swati" },
  { tag: "nak", value: "vishakha", words: "vishakha|visakha|विशाखा", hg: "vishakha|vishaka" },
  { tag: "nak", value: "anuradha", words: "anuradha|अनुराधा", hg: "anuradha" },
  { tag: "nak", value: "jyeshtha", words: "jyeshtha|jyestha|jyeshta|ज्येष्ठा", hg: "jyeshtha|jyeshta|jeshtha" },
  { tag: "nak", value: "mula", words: "mula|moola|मूल|मूला", hg: "mool|moola|mula nakshatra" },
  {
    tag: "nak",
    value: "purva_ashadha",
    words: "purva ashadha|purvashadha|poorvashada|पूर्वाषाढ़ा|पूर्वाषाढा|पूर्व आषाढ़ा|पूर्वा षाढा",
    hg: "purva ashadha|purvashadha|purvashada|purva shadha",
  },
  {
    tag: "nak",
    value: "uttara_ashadha",
    words: "uttara ashadha|uttarashadha|उत्तराषाढ़ा|उत्तराषाढा|उत्तर आषाढ़ा|उत्तरा षाढा",
    hg: "uttara ashadha|uttarashadha|uttarashada|uttra shadha",
  },
  { tag: "nak", value: "shravana", words: "shravana|sravana|shravan|श्रवण", hg: "shravan|shravana" },
  { tag: "nak", value: "dhanishta", words: "dhanishta|dhanishtha|dhanista|धनिष्ठा", hg: "dhanishta|dhanishtha" },
  {
    tag: "nak",
    value: "shatabhisha",
    words: "shatabhisha|satabhisha|shatabhishak|शतभिषा",
    hg: "shatabhisha|shatbhisha|satbhisha",
  },
  {
    tag: "nak",
    value: "purva_bhadrapada",
    words: "purva bhadrapada|purvabhadrapada|poorva bhadra|पूर्वा भाद्रपद|पूर्वाभाद्रपद|पूर्व भाद्रपद",
    hg: "purva bhadrapada|purva bhadrapad|purvabhadra",
  },
  {
    tag: "nak",
    value: "uttara_bhadrapada",
    words: "uttara bhadrapada|uttarabhadrapada|उत्तरा भाद्रपद|उत्तराभाद्रपद|उत्तर भाद्रपद",
    hg: "uttara bhadrapada|uttar bhadrapad|uttarabhadra",
  },
  { tag: "nak", value: "revati", words: "revati|रेवती", hg: "revati|rewati" },
];

const VARGAS: readonly LexiconRow[] = [
  {
    tag: "varga",
    value: "D1",
    words:
      "d1|d 1|d-1|rashi chart|rasi chart|birth chart|natal chart|main chart|the main one|root chart|radix|janma kundli|जन्म कुंडली|राशि चक्र|लग्न कुंडली|लग्न चक्र",
    hg: "janm kundli|janma kundali|lagna kundli|rashi chakra",
  },
  { tag: "varga", value: "D2", words: "d2|d 2|d-2|hora chart|होरा चक्र" },
  { tag: "varga", value: "D3", words: "d3|d 3|d-3|drekkana|dreshkana|द्रेष्काण", hg: "drekkan|dreshkan" },
  { tag: "varga", value: "D4", words: "d4|d 4|d-4|chaturthamsha|chaturthamsa|चतुर्थांश", hg: "chaturthansh" },
  { tag: "varga", value: "D5", words: "d5|d 5|d-5|panchamsha|panchamsa|पंचमांश|पंचांश", hg: "panchamansh" },
  { tag: "varga", value: "D6", words: "d6|d 6|d-6|shashthamsha|shashthamsa|षष्ठांश", hg: "shashthansh" },
  { tag: "varga", value: "D7", words: "d7|d 7|d-7|saptamsha|saptamsa|सप्तांश|सप्तमांश", hg: "saptansh|saptmansh" },
  { tag: "varga", value: "D8", words: "d8|d 8|d-8|ashtamsha|ashtamsa|अष्टमांश|अष्टांश", hg: "ashtamansh" },
  {
    tag: "varga",
    value: "D9",
    words: "d9|d 9|d-9|navamsha|navamsa|navansha|navamsam|नवांश|नवमांश",
    hg: "navansh|navmansh|navamansh|navamsh",
  },
  {
    tag: "varga",
    value: "D10",
    words: "d10|d 10|d-10|dashamsha|dasamsa|dashamsa|career chart|दशमांश|दशांश",
    hg: "dashamansh|dashmansh|dashansh",
  },
  { tag: "varga", value: "D11", words: "d11|d 11|d-11|rudramsha|ekadashamsha|रुद्रांश" },
  { tag: "varga", value: "D12", words: "d12|d 12|d-12|dwadashamsha|dvadasamsa|द्वादशांश", hg: "dwadashansh" },
  { tag: "varga", value: "D16", words: "d16|d 16|d-16|shodashamsha|shodasamsa|षोडशांश" },
  { tag: "varga", value: "D20", words: "d20|d 20|d-20|vimshamsha|vimsamsa|विंशांश" },
  { tag: "varga", value: "D24", words: "d24|d 24|d-24|chaturvimshamsha|siddhamsha|चतुर्विंशांश" },
  { tag: "varga", value: "D27", words: "d27|d 27|d-27|saptavimshamsha|bhamsha|सप्तविंशांश" },
  { tag: "varga", value: "D30", words: "d30|d 30|d-30|trimshamsha|trimsamsa|त्रिंशांश" },
  { tag: "varga", value: "D40", words: "d40|d 40|d-40|khavedamsha|खवेदांश" },
  { tag: "varga", value: "D45", words: "d45|d 45|d-45|akshavedamsha|अक्षवेदांश" },
  { tag: "varga", value: "D60", words: "d60|d 60|d-60|shashtyamsha|shashtiamsa|षष्ट्यंश" },
];

const KARAKAS: readonly LexiconRow[] = [
  {
    tag: "karaka",
    value: "AK",
    words: "atmakaraka|atma karaka|ak|soul significator|आत्मकारक|आत्म कारक",
    hg: "atmakarak|atma karak|aatmakarak",
  },
  {
    tag: "karaka",
    value: "AmK",
    words: "amatyakaraka|amatya karaka|amk|अमात्यकारक|अमात्य कारक",
    hg: "amatyakarak|amatya karak",
  },
  { tag: "karaka", value: "BK", words: "bhratrikaraka|bhratri karaka|bhratrukaraka|bk|भ्रातृकारक", hg: "bhratrikarak" },
  { tag: "karaka", value: "MK", words: "matrikaraka|matri karaka|matrukaraka|mk|मातृकारक", hg: "matrikarak" },
  { tag: "karaka", value: "PiK", words: "pitrikaraka|pitri karaka|pitrukaraka|pik|पितृकारक", hg: "pitrikarak" },
  { tag: "karaka", value: "PK", words: "putrakaraka|putra karaka|pk|पुत्रकारक", hg: "putrakarak|putra karak" },
  { tag: "karaka", value: "GK", words: "gnatikaraka|gnati karaka|jnatikaraka|gk|ज्ञातिकारक", hg: "gnatikarak" },
  {
    tag: "karaka",
    value: "DK",
    words: "darakaraka|dara karaka|dk|spouse significator|दारकारक|दार कारक",
    hg: "darakarak|dara karak",
  },
];

/** Names of the arudhas of the second to the eleventh house, by house. */
const ARUDHA_NAMES: Readonly<Record<number, readonly string[]>> = {
  2: ["dhanarudha", "धनारूढ"],
  3: ["bhratrarudha", "vikramarudha", "भ्रात्रारूढ"],
  4: ["matrarudha", "sukharudha", "मात्रारूढ"],
  5: ["mantrarudha", "putrarudha", "मंत्रारूढ"],
  6: ["rogarudha", "shatrarudha", "रोगारूढ"],
  7: ["darapada", "dararudha", "दारारूढ"],
  8: ["mrityvarudha", "मृत्य्वारूढ"],
  9: ["bhagyarudha", "भाग्यारूढ"],
  10: ["rajyapada", "rajyarudha", "राज्यारूढ"],
  11: ["labhapada", "labharudha", "लाभारूढ"],
};

const POINTS: readonly LexiconRow[] = [
  {
    tag: "point",
    value: "arudha-AL",
    words: "arudha lagna|arudha ascendant|al|pada lagna|आरूढ लग्न|आरूढ़ लग्न",
    hg: "arudh lagna|aarudh lagna",
  },
  {
    tag: "point",
    value: "arudha-UL",
    words: "upapada|upapada lagna|upapada|ul|उपपद|उपपद लग्न",
    hg: "upapad|uppad lagna|upapad lagna",
  },
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((house) => ({
    tag: "point",
    value: `arudha-A${house}`,
    words: [`a${house}`, ...(ARUDHA_NAMES[house] ?? [])].join("|"),
  })),
  { tag: "point", value: "special-hora", words: "hora lagna|hl|होरा लग्न", hg: "hora lagna" },
  { tag: "point", value: "special-ghati", words: "ghati lagna|ghatika lagna|gl|घटी लग्न", hg: "ghati lagna" },
  { tag: "point", value: "special-bhava", words: "bhava lagna|भाव लग्न", hg: "bhav lagna" },
  { tag: "point", value: "special-sree", words: "sree lagna|shri lagna|sri lagna|श्री लग्न", hg: "shree lagna" },
  { tag: "point", value: "special-vighati", words: "vighati lagna|विघटी लग्न", hg: "vighati lagna" },
  { tag: "point", value: "special-pranapada", words: "pranapada lagna|प्राणपद लग्न", hg: "pranapada lagna" },
  { tag: "point", value: "special-kunda", words: "kunda lagna|कुंड लग्न", hg: "kunda lagna" },
  { tag: "point", value: "special-indu", words: "indu lagna|इंदु लग्न", hg: "indu lagna" },
];

const SETTINGS: readonly LexiconRow[] = [
  { tag: "setting", value: "ayanamsa:lahiri", words: "lahiri|chitrapaksha|chitra paksha|लाहिरी|चित्रपक्ष", hg: "lahiri" },
  { tag: "setting", value: "ayanamsa:raman", words: "raman ayanamsa|raman|रमन|रामन", hg: "raman" },
  { tag: "setting", value: "ayanamsa:krishnamurti", words: "krishnamurti|kp ayanamsa|कृष्णमूर्ति", hg: "krishnamurti" },
  { tag: "setting", value: "ayanamsa:fagan_bradley", words: "fagan bradley|फेगन ब्रैडली|फगन ब्रैडली|fagan|fagan-bradley" },
  { tag: "setting", value: "ayanamsa:yukteshwar", words: "yukteshwar|yukteswar" },
  { tag: "setting", value: "ayanamsa:true_pushya", words: "true pushya|pushya paksha" },
  { tag: "setting", value: "house_system:whole_sign", words: "whole sign|whole-sign|whole sign houses|राशि भाव" },
  { tag: "setting", value: "house_system:placidus", words: "placidus|placidean|प्लासिडस" },
  { tag: "setting", value: "house_system:equal", words: "equal house|equal houses" },
  { tag: "setting", value: "house_system:sripati", words: "sripati|shripati|श्रीपति" },
  { tag: "setting", value: "node:mean", words: "mean node|mean nodes|mean rahu|मध्यम राहु" },
  { tag: "setting", value: "node:true", words: "true node|true nodes|true rahu|स्पष्ट राहु" },
];

/** Names that are recognised with one letter wrong, because they are long and unlike other words. */
export const MISSPELT_NAMES: readonly string[] = [
  "ascendant",
  "jupiter",
  "saturn",
  "mercury",
  "taurus",
  "gemini",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
];

export const NAME_ROWS: readonly LexiconRow[] = [
  ...POINTS,
  ...SETTINGS,
  ...GRAHAS,
  ...RASHIS,
  ...NAKSHATRAS,
  ...VARGAS,
  ...KARAKAS,
];
