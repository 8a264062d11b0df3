import { HINDI_MONTH_NAMES, MONTH_NAMES } from "@lagna/terms";
import type { LexiconRow } from "./tag-tokens.ts";

const HI_ORD = [
  "पहला|पहले|पहली|प्रथम|फर्स्ट",
  "दूसरा|दूसरे|दूसरी|द्वितीय|सेकंड|सेकेंड",
  "तीसरा|तीसरे|तीसरी|तृतीय|थर्ड",
  "चौथा|चौथे|चौथी|चतुर्थ|फोर्थ",
  "पांचवां|पांचवें|पांचवे|पांचवीं|पाँचवें|पंचम|फिफ्थ|फ़िफ्थ",
  "छठा|छठे|छठें|छठी|छठवां|छठवें|षष्ठ|षष्टम|सिक्स्थ|सिक्स्त",
  "सातवां|सातवें|सातवे|सातवीं|सप्तम|सेवंथ|सेवेंथ",
  "आठवां|आठवें|आठवे|आठवीं|अष्टम|एट्थ|एट्थ्",
  "नौवां|नौवें|नौवे|नवें|नौवीं|नवां|नवम|नाइंथ|नाइन्थ",
  "दसवां|दसवें|दसवे|दसवीं|दशम|टेंथ|टेन्थ",
  "ग्यारहवां|ग्यारहवें|ग्यारहवे|ग्यारहवीं|एकादश|इलेवंथ|इलेवेंथ",
  "बारहवां|बारहवें|बारहवे|बारहवीं|द्वादश|ट्वेल्थ|ट्वेल्फ्थ",
];
const HG_ORD = [
  "pehla|pehle|pahle|pahla|pehli|pratham",
  "doosra|doosre|dusre|dusra|doosri|dwitiya|dvitiya",
  "teesra|teesre|tisre|teesri|tritiya",
  "chautha|chauthe|chothe|chauthi|chaturth",
  "paanchva|paanchve|panchve|panchwe|paanchvi|pancham|panchven",
  "chhatha|chhathe|chhatthe|chhate|chathe|chhathi|chhatven|shashth|shashtam|chatthe",
  "saatva|saatve|satve|satwe|saatven|saptam|saatvi",
  "aathva|aathve|athve|aathwe|aathven|ashtam|aathvi",
  "nauva|nauve|nave|nauven|navam|nauvi|nove",
  "dasva|dasve|dasven|daswe|dashve|dasham|dasam|dasvi",
  "gyarahva|gyarahve|gyarve|gyarahven|ekadash|gyaarve|gyarvi",
  "barahva|barahve|barve|barahven|dwadash|baarve|barvi",
];
const EN_ORD = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
];
const NAMES_OF_HOUSES = [
  "tanu bhava|tanu sthana|house of self|तनु भाव|तनु स्थान",
  "dhana bhava|dhana sthana|house of wealth|house of money|house of speech|धन भाव|धन स्थान",
  "sahaja bhava|parakrama bhava|house of siblings|house of courage|सहज भाव|पराक्रम भाव",
  "sukha bhava|sukha sthana|bandhu bhava|matru bhava|house of home|house of mother|house of the home|सुख भाव|सुख स्थान|मातृ भाव",
  "putra bhava|house of children|house of creativity|पुत्र भाव|संतान भाव|पुत्र स्थान",
  "ari bhava|ripu bhava|shatru bhava|house of enemies|house of service|अरि भाव|शत्रु भाव|रिपु भाव|रोग भाव",
  "yuvati bhava|kalatra bhava|jaya bhava|house of marriage|house of partnership|house of partnerships|house of spouse|युवति भाव|कलत्र भाव|जाया भाव|विवाह भाव",
  "randhra bhava|ayu bhava|mrityu bhava|house of transformation|house of longevity|रंध्र भाव|आयु भाव|मृत्यु भाव",
  "dharma bhava|bhagya bhava|bhagya sthana|house of fortune|house of luck|house of dharma|धर्म भाव|भाग्य भाव|भाग्य स्थान",
  "karma bhava|karma sthana|house of career|career house|house of work|house of profession|कर्म भाव|कर्म स्थान",
  "labha bhava|labha sthana|aya bhava|house of gains|house of income|लाभ भाव|लाभ स्थान|आय भाव",
  "vyaya bhava|vyaya sthana|house of loss|house of losses|house of expenses|व्यय भाव|व्यय स्थान",
];
const NAMES_HG = [
  "tanu bhav|tan bhav",
  "dhan bhav|dhan sthan",
  "sahaj bhav|parakram bhav",
  "sukh bhav|sukh sthan|matra bhav",
  "putra bhav|santan bhav|putra sthan",
  "ari bhav|shatru bhav|ripu bhav|rog bhav",
  "yuvati bhav|kalatra bhav|vivah bhav|shaadi ka ghar",
  "randhra bhav|ayu bhav|mrityu bhav",
  "dharm bhav|bhagya bhav|bhagya sthan",
  "karm bhav|karma bhav|karm sthan|karma sthan",
  "labh bhav|laabh bhav|labh sthan|aay bhav",
  "vyay bhav|vyaya bhav|vyay sthan",
];
const ESH = [
  "lagnesha|lagna lord|ascendant lord|chart ruler|lord of the ascendant|lord of the lagna|लग्नेश|लग्नाधिपति",
  "dhanesha|द्वितीयेश|धनेश",
  "तृतीयेश|सहजेश|पराक्रमेश",
  "sukhesha|चतुर्थेश|सुखेश",
  "panchamesha|पंचमेश|सुतेश",
  "shashtesha|षष्ठेश|षष्टेश|रोगेश",
  "saptamesha|सप्तमेश|कलत्रेश",
  "ashtamesha|अष्टमेश|रंध्रेश",
  "navamesha|bhagyesha|नवमेश|भाग्येश|धर्मेश",
  "dashamesha|karmesha|दशमेश|कर्मेश",
  "ekadashesha|labhesha|एकादशेश|लाभेश|आयेश",
  "dwadashesha|vyayesha|द्वादशेश|व्ययेश",
];
const ESH_HG = [
  "lagnesh",
  "dwitiyesh|dhanesh|dvitiyesh",
  "tritiyesh|parakramesh",
  "chaturthesh|sukhesh",
  "panchamesh|suthesh",
  "shashthesh|shashtesh|rogesh",
  "saptamesh",
  "ashtamesh",
  "navamesh|bhagyesh",
  "dashmesh|dashamesh|karmesh",
  "ekadashesh|labhesh|laabhesh",
  "dwadashesh|vyayesh",
];

const NUMBER_WORDS = "zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve".split("|");
const NUMBERS_HI = ["शून्य", "एक", "दो", "तीन", "चार", "पांच", "छह|छः|छ", "सात", "आठ", "नौ", "दस", "ग्यारह", "बारह"];
const NUMBERS_HG = [
  "shunya",
  "ek",
  "do",
  "teen|tin",
  "chaar|char",
  "paanch|panch",
  "chhah|chhe|chah",
  "saat",
  "aath",
  "nau",
  "dus|das",
  "gyarah",
  "barah",
];
/** Short forms and other spellings of the months, besides their names. */
const OTHER_MONTH_FORMS = [
  "jan",
  "feb|फरवरी",
  "mar",
  "apr",
  "",
  "jun",
  "jul",
  "aug",
  "sept|sep|सितम्बर",
  "oct|अक्तूबर",
  "nov|नवम्बर",
  "dec|दिसम्बर",
];
const MONTH_WORDS = MONTH_NAMES.map((name, index) =>
  [name.toLowerCase(), HINDI_MONTH_NAMES[index], OTHER_MONTH_FORMS[index]].filter(Boolean).join("|"),
);
const MONTHS_HG = [
  "janvari",
  "farvari",
  "march",
  "aprail",
  "mai mahine",
  "joon",
  "julai",
  "agast",
  "sitambar",
  "aktubar",
  "navambar",
  "disambar",
];

const formatOrdinal = (value: number): string => `${value}${["", "st", "nd", "rd"][value] ?? "th"}`;
const houses = EN_ORD.flatMap((word, index): LexiconRow[] => {
  const value = index + 1;
  return [
    {
      tag: "house",
      value,
      words: `${NAMES_OF_HOUSES[index]}|h${value}|${value}h|${formatOrdinal(value)}h`,
      hg: NAMES_HG[index] ?? "",
    },
    { tag: "esh", value, words: `${ESH[index]}|l${value}|${formatOrdinal(value)}l`, hg: ESH_HG[index] ?? "" },
    {
      tag: "ord",
      value,
      words: `${word}|${value}st|${value}nd|${value}rd|${value}th|${value}वें|${value}वीं|${value}वां|${value}वा|${HI_ORD[index]}`,
      hg: `${value}ve|${value}va|${HG_ORD[index]}`,
    },
    { tag: "month", value, words: MONTH_WORDS[index] ?? "", hg: MONTHS_HG[index] ?? "" },
  ];
});
const LARGER: readonly (readonly [number, string, string])[] = [
  [13, "thirteen|तेरह", "terah"],
  [14, "fourteen|चौदह", "chaudah"],
  [15, "fifteen|पंद्रह", "pandrah"],
  [16, "sixteen|सोलह", "solah"],
  [17, "seventeen|सत्रह", "satrah"],
  [18, "eighteen|अठारह", "atharah"],
  [19, "nineteen|उन्नीस", "unnis"],
  [20, "twenty|बीस", "bees"],
  [30, "thirty|तीस", "tees"],
  [40, "forty|चालीस", "chalis"],
  [50, "fifty|पचास", "pachas"],
  [60, "sixty|साठ", ""],
  [70, "seventy|सत्तर", "sattar"],
  [80, "eighty|अस्सी", "assi"],
  [90, "ninety|नब्बे", "nabbe"],
];
const numbers = NUMBER_WORDS.flatMap((word, value): LexiconRow[] => [
  { tag: "num", value, words: `${word}|${NUMBERS_HI[value]}`, hg: NUMBERS_HG[value] ?? "" },
]);
const larger = LARGER.map(([value, words, hg]): LexiconRow => ({ tag: "num", value, words, hg }));
const createRow = (tag: string, words: string, hg = ""): LexiconRow => ({ tag, words, hg });
const createValueRow = (tag: string, value: string | number, words: string, hg = ""): LexiconRow => ({
  tag,
  value,
  words,
  hg,
});

const combineWords = (first: string, then: string): string =>
  first
    .split("|")
    .flatMap((one) => then.split("|").map((two) => `${one} ${two}`))
    .join("|");
/** Phrases for a good time: "a favourable stretch", "अनुकूल समय". */
const GOOD_TIMES = {
  en: `${combineWords("supportive|favourable|favorable|auspicious|promising|fruitful|productive|lucky|beneficial|golden|better|strong", "time|times|months|month|period|phase|window|stretch|spell|days|weeks|season")}|${combineWords("अनुकूल|शुभ|अच्छा|अच्छे|बेहतर|उत्तम|फलदायी", "समय|महीने|दौर|काल|अवधि|दिन|माह")}`,
  hg: combineWords("anukul|shubh|achha|accha|acche|behtar|uttam", "samay|mahine|daur|waqt|din|period|time"),
};

const STRUCTURE: readonly LexiconRow[] = [
  createRow(
    "houseword",
    "हाउस|हाउसेज|cusp|house|houses|bhava|bhavas|sthana|भाव|भावों|घर|घरों|स्थान|खाने",
    "ghar|bhav|bhaav|sthan|gharon|khane|khaane|ghr|bhaw|gharo",
  ),
  createRow("signword", "साइन|sign|signs|rashi|rasi|राशि|राशियों|राशियां", "rashi|raashi"),
  createRow(
    "starword",
    "nak.|nakshatra|nakshatras|star|stars|asterism|asterisms|constellation|constellations|lunar mansion|lunar mansions|birth star|नक्षत्र",
    "nakshatra|nakshatr|nakshtra",
  ),
  createRow("planetword", "प्लैनेट|प्लेनेट|planets|planet|graha|grahas|ग्रह|ग्रहों", "grah|graho|grahon"),
  createRow(
    "lordword",
    "लॉर्ड|लार्ड|lord|lords|मालकियत|मिल्कियत|धणी|captain|ceo|ownership|rulership|governance|stewardship|ruler|rulers|lordship|lordships|स्वामी|मालिक|अधिपति|स्वामित्व|owner|owners|overlord|proprietor|master|अधीश|अधिष्ठाता|नाथ|lord planet|ruling planet|स्वामी ग्रह|अधिपति ग्रह|landlord|landlady|steward|keeper|guardian|custodian|caretaker|sovereign|monarch|regent|chieftain|suzerain|adhipati|adhipatya|स्वामिनी|नायक",
    "swami|malkiyat|malik|swaami|adhipati|swamitva|maalik|malek|swamy|adheesh|lord|maalkin|swami grah|adhipati grah|naayak|nayak",
  ),
  createRow(
    "rule",
    "rules|wears the crown of|holds the crown of|ruling|minds|guards|answers for|enjoys lordship of|enjoys the lordship of|has the lordship of|has charge of|keeps house in|responsible for|is responsible for|in charge|holds the reins|runs the show|calls the shots|at the helm|runs|heads|heads up|looks after|oversees|manages|is the boss of|holds sway over|rule|owns|own|owning|lords over|governs|governing|lord over|presides over|ruled|reigns over|commands|holds lordship of|holds lordship over|has lordship over|has rulership over|has rulership of|holds rulership over|is in charge of|look after|takes care of|take care of",
  ),
  createRow(
    "dominion",
    "अधिकार|आधिपत्य|शासन|राज|प्रभुत्व|हुकूमत|keys|reins|deed|title deed|title deeds|sceptre|चाबी|कुंजी|बागडोर|कमान|डोर|लगाम|मालिकाना हक|स्वामित्व का अधिकार|के जिम्मे|जिम्मे|responsibility",
    "adhikar|aadhipatya|shasan|raaj|chaabi|chabi|kunji|bagdor|kamaan|kaman|lagaam|zimme|jimme|malikana haq",
  ),
  createRow(
    "ruledby",
    "ruled by|owned by|governed by|belongs to|belong to|lorded by|falls under the rulership of|under the rulership of|is the domain of|के अधीन|is subject to|bows to|answers to|answer to|reports to|report to|defers to|obeys|owes allegiance to|takes orders from|takes its orders from|is under the command of",
    "ke adhin",
  ),
  createRow(
    "lagna",
    "असेंडेंट|उदित हो|lagna|ascendant|birth lagna|janma lagna|janm lagna|जन्मलग्न|जन्म लग्न|rising sign|rising|rises|ascending|asc|लग्न|लग्न राशि|rose|ascended|ascends|lagnam|उदय हो|उदय हुआ|उदय हुई|पूर्वी क्षितिज|eastern horizon|udaya lagna|उदय लग्न|asc.|riser|risers|coming up in the east|was coming up in the east|rising in the east|climbing over the eastern|coming over the horizon|on the horizon|over the horizon|above the horizon|in the eastern sky|पूरब में|पूर्व में उदय|on the eastern horizon|उग रही थी|उग रही|उदित हो रही थी|उदय हो रही थी|राइज हो रही थी|पूर्व दिशा में",
    "lagna|lagan|lagn|purab me|purab mein|ug rahi thi|ug rahi|rise ho rahi thi|rise ho rahi|rise kar rahi thi|udit ho rahi thi|uday ho rahi thi|ug rhi thi|purv disha me",
  ),
  createRow(
    "in",
    "in|tenant of|occupant of|resident of|guest of|guest in|inhabitant of|tenanting|installed in|lodged in|parked in|tucked into|planted in|into|inside|within|occupies|occupying|occupy|tenants|में|मे|tenanting|tenanted|inhabits|inhabiting|populates|graces|स्थ|राशिस्थ|भावस्थ|गत|भावगत|राशिगत|fallen into|has fallen into|fallen in|has fallen in|की गोद में|की शरण में|की छाया में|का आश्रय|unto|का निवासी|के निवासी|niwasi of",
    "me|mein|mai|men|main|mei|sth|stha|gat|ki god me|ki god mein|ki sharan me|ka niwasi|ka nivasi",
  ),
  createRow("on", "on|onto|upon|over|पर|को", "par|ko|pe|pr"),
  createRow("of", "of|का|के|की|'s|वाला|वाले|वाली", "ka|ke|ki"),
  createRow("and", "n|and|&|+|as well as|plus|और|तथा|व|एवं", "aur|tatha|or"),
  createRow("from", "from|counted from|reckoned from|away from|से", "se"),
  createRow(
    "with",
    "कंजंक्ट|कंजंक्शन|with|संयोग|एक जगह|एक ही जगह|in one place|share a sign|share the same sign|share one sign|same sign and all|share a house|shares a sign with|beside|for company|in company|share one roof|combine|combined|combines|combining|conjunctions|युतियां|as a pair|as a couple|form a pair|forms a pair|make a pair|जोड़ी|w /|under one roof|under the same roof|share a roof|shares a room with|share a room|rubs shoulders with|rubbing shoulders with|hand in hand with|joined at the hip with|bunched with|clubbed with|grouped with|in association with|associated with|एक ही छत के नीचे|alongside|together|together with|joined by|joined with|joins|joining|conjunct|conjunct with|conjoined|conjoins|conjunction|in conjunction with|accompanied by|shares|sharing|next to|keeps company|keeps company with|keep company with|keep company|accompanies|accompany|accompanying|in the company of|साथ|के साथ|युति|युत|संग|साथ-साथ|conjoining|conjuncts|conjuncting|in company with|keeping company with|side by side|side by side with|cohabits with|in union with|unites with|united with|paired with|merged with|in the same house as|in the same sign as|right next to|co-tenant|युक्त|से युक्त|युत|से युत|सहित|इकट्ठे|इकट्ठा|एकत्र|conj|conj.|for a neighbour|for a neighbor|as a neighbour|as a neighbor|as neighbour|as neighbor|for a companion|as a companion|as company|for a housemate|as a housemate|for a roommate|as a roommate|with it for company|के बगल में|बगल में|at its side|by its side",
    "saath|ke saath|yuti|sath|ke sath|sang|yukt|se yukt|ikatthe|saath me|saath mein|sang me|ke bagal mein|bagal me|ke bagal me",
  ),
  createValueRow(
    "with",
    -1,
    "in different signs|in different houses|in separate signs|in separate houses|keeps no company with|keep no company with|no company with|apart from each other|अलग-अलग राशियों में|अलग-अलग राशि में|अलग-अलग भावों में|अलग अलग राशियों में|अलग राशियों में|अलग भावों में|keep apart|keeps apart|stay apart|stays apart|stand apart|live apart|stand far apart|lie apart",
    "alag alag rashiyon mein|alag alag rashiyon me|alag alag ghar mein|alag alag gharon mein|alag rashiyon mein|alag rashi mein|alag rashi me",
  ),
  createRow(
    "aspect",
    "एस्पेक्ट|aspects|beams at|smiles at|smiles on|smiles upon|frowns at|frowns on|frowns upon|glares at|winks at|keeps side-eyeing|side-eyes|eyes|eyeing|aspecting|looks across at|looking across at|asp|watching|is watching|keeps an eye on|keeps watch over|keeps watch on|keeping an eye on|stares at|stares down|staring at|peers at|has its eye on|has its eyes on|trains its gaze on|sets its gaze on|aspected|aspect|aspected by|looks at|looks straight at|looking at|gazes at|gaze|gazes on|glance|glances at|casts its glance|faces|facing|sees|beholds|looks on|looks upon|looks over|drishti|दृष्टि|दृष्ट|देखता|देखते|देखती|देखेगा|देख रहा|देख रहे|देख|casts its gaze on|casts its gaze upon|casts an aspect on|casts its aspect on|throws its aspect on|throws its glance on|throws its gaze on|gaze falls on|gaze falls upon|seen by|looked at by|eyes|watches|beholding|glances upon|look at|look on|नज़र|नजर|निगाह|देख रही|देखेंगे|दृष्टिपात|watched|watched by|is watched by|gazed upon|gazed at by|looked upon by|overlooked by|surveyed by|under the eye of|under the gaze of|under the watch of|in the sights of|casts its eye on|casts its eye upon|casts an eye on|has an eye on|has its eye upon|turns its eye on|turns its gaze on|fixes its gaze on",
    "drishti|drishti daal raha|ghoor raha|ghur raha|taak raha|nazar rakhta|nazar daal raha|dekhta|dekhti|dekhte|dekh raha|dekh rahe|dekhega|drusti|dekh|nazar|nigah|dekh rahi|aspect kar raha|aspect karta|aspect karti|drishti dalta|drishti daal|dekh rha|dekh rhi",
  ),
  createRow("opposite", "opposite|opposes|opposed to|in opposition to|आमने-सामने|सामने", "aamne saamne|samne"),
  createRow(
    "rashiaspect",
    "rashi drishti|rasi drishti|sign aspect|sign aspects|rashi aspect|rashi aspects|rasi aspect|rasi aspects|jaimini aspects|aspects by sign|jaimini aspect|राशि दृष्टि|by sign aspect|rashi-drishti|rasi-drishti",
    "rashi drishti",
  ),
  createRow(
    "exchange",
    "घर बदल|स्थान बदल|exchange|exchanges|each other's houses|each other's signs|each other's sign|एक-दूसरे की राशि|एक दूसरे की राशि|एक-दूसरे की राशियों|each in the sign of the other|each in the other's sign|in each other's house|in one another's signs|राशियां बदली|राशियां बदल ली|एक दूसरे की राशि में|exchanged|exchanging|exchange signs|exchanged signs|swapped|swap|swap signs|swaps|swapped signs|traded|trade signs|traded signs|mutual reception|parivartana|parivartana yoga|परिवर्तन|राशि परिवर्तन|trading signs|trading places|traded places|swapped places|swapping|sit in each other's signs|in each other's signs|in each other's sign|sign exchange|विनिमय|राशि विनिमय|अदला-बदली|अदला बदली",
    "ghar badal|sthan badal|parivartan|rashi parivartan|ek dusre ki rashi|ek doosre ki rashi|rashiyan badal|rashi badal li|ek dusre ki rashi me|adla badli|parivartan yog|vinimay|exchange|adla-badli",
  ),
  createValueRow(
    "dign",
    "exalted",
    "एग्ज़ाल्टेड|एग्जॉल्टेड|exalted|exaltation|in exaltation|at its highest|उच्च|उच्च का|उच्च के|उच्च राशि|उच्चस्थ|exalts|at its peak dignity|ucha|uccha|उच्चता|उच्चगत|उच्चराशि",
    "uchch|uchcha|uchch ka|uchch ke|uchh|ucch|uch|uccha|uchcha ka|uch ka",
  ),
  createValueRow(
    "dign",
    "debilitated",
    "डेबिलिटेटेड|debilitated|debilitation|in its fall|fallen|in debilitation|नीच|नीच का|नीच के|नीच राशि|नीचस्थ|debility|in debility|neecha|in fall|in the sign of its fall|नीचगत|नीचता|नीचराशि",
    "neech|neecha|nich|neech ka|neecha|neech ke|nich ka",
  ),
  createValueRow(
    "dign",
    "own",
    "own sign|its own sign|own house|in domicile|domicile|swakshetra|swarashi|svakshetra|स्वराशि|स्वगृही|अपनी राशि|स्वक्षेत्र|अपने घर|अपनी ही राशि|own domicile|own rashi|its own house|own territory|home sign|its home sign|svagrihi|swagrihi|स्वराशिस्थ|स्वगृह|अपने ही घर|निज राशि",
    "swarashi|swagrahi|swagruhi|apni rashi|apni hi rashi|swakshetri|swagrihi|apne ghar|khud ki rashi|own sign|own house",
  ),
  createValueRow(
    "dign",
    "moolatrikona",
    "moolatrikona|mulatrikona|moola trikona|मूलत्रिकोण|मूल त्रिकोण",
    "mooltrikon|moolatrikon|mool trikon",
  ),
  createValueRow(
    "dign",
    "great_friend",
    "great friend's sign|great friend's|best friend's sign|sign of a great friend|great friend|अधिमित्र राशि|अधिमित्र की राशि|परम मित्र",
    "param mitra|adhimitra|param mitra ki rashi",
  ),
  createValueRow(
    "dign",
    "great_enemy",
    "great enemy's sign|great enemy's|bitter enemy's sign|sign of a great enemy|great enemy|अधिशत्रु राशि|अधिशत्रु की राशि|परम शत्रु",
    "param shatru|adhishatru|param shatru ki rashi",
  ),
  createValueRow(
    "dign",
    "friend",
    "friend's sign|friendly sign|sign of a friend|friend's|मित्र राशि|मित्र की राशि|मित्रराशि|friendly territory|sign of its friend|friendly house|a friend's house|मित्रक्षेत्री|मित्रगृही|मित्र के घर",
    "mitra ki rashi|mitra rashi|dost ki rashi|mitra ke ghar|mitra kshetri|friend ki rashi|friendly sign|mitr rashi|mitr ki rashi",
  ),
  createValueRow(
    "dign",
    "enemy",
    "enemy's sign|enemy sign|inimical sign|unfriendly sign|hostile sign|sign of an enemy|enemy's|शत्रु राशि|शत्रु की राशि|शत्रुराशि|enemy territory|hostile territory|sign of its enemy|enemy house|an enemy's house|शत्रुक्षेत्री|शत्रुगृही|शत्रु के घर|वैरी की राशि",
    "shatru ki rashi|shatru rashi|dushman ki rashi|shatru ke ghar|shatru kshetri|enemy ki rashi|enemy sign|dushman ke ghar",
  ),
  createValueRow(
    "dign",
    "neutral",
    "neutral sign|neutral in dignity|sign of a neutral|neutral's sign|neutral|सम राशि|सम राशि में",
    "sam rashi|sama rashi",
  ),
  createRow(
    "retro",
    "रेट्रोग्रेड|रेट्रो|उल्टा चल|उलटा चल|उल्टे चल|उलटे चल|उल्टी चल|उल्टे चल रहे|उलटे चल रहे|retrograde|retrograding|वक्रगति|backwards|backward|goes backwards|goes backward|goes in reverse|moves in reverse|runs backwards|runs backward|travels backwards|spins backwards|in retrograde|moving backwards|moving backward|vakri|vakra|वक्री|retrogression|retrogressive|retrogrades|retro|rx|going backwards|going backward|backward motion|in reverse|reverse motion|walking backwards|उल्टी चाल|उल्टा चल रहा|वक्र गति|वक्र|उलटी चाल|वक्रगामी",
    "ulta chal|ulte chal|ulti chal|ulte chal rahe|vakri|vakree|ulti chaal|ulti chal|retrograde|retro|ulta chal raha|vakr|vakri gati",
  ),
  createRow(
    "direct",
    "डायरेक्ट|सीधा चल|सीधी चल|direct|in direct motion|moving forward|margi|मार्गी|direct motion|forward motion|moves forward|सीधी चाल|मार्गगामी",
    "seedha chal|seedhi chal|margi|maargi|seedhi chaal|direct|seedhi chal",
  ),
  createRow(
    "combust",
    "कंबस्ट|combust|combusted|hidden in the sun's glare|lost in the sun's glare|in the sun's glare|sun's glare|in the glare of the sun|in the sun's rays|overpowered by the sun|eclipsed by the sun|outshone by the sun|drowned in the sun's light|under the sun's beams|too near the sun|so close to the sun|सूर्य के तेज में|सूर्य की किरणों में|सूर्य के तेज से|burnt|burnt by the sun|too close to the sun|astangata|अस्त|अस्तंगत|combustion|burned|burned by the sun|burned up|scorched by the sun|swallowed by the sun|swallowed by the sun's rays|lost in the sun's rays|hidden in the sun's rays|asta|अस्तगत|सूर्य से अस्त|दग्ध|swallowed by the light of the sun|lost in the light of the sun",
    "ast|asta|astangat|combust|ast ho|ast hai",
  ),
  createRow(
    "vargottama",
    "vargottama|repeats its sign in the navamsa|repeats the same sign in the navamsa|repeats its sign in d9|keeps the same sign in the navamsa|keeps its sign in the navamsa|same sign in the navamsa|same sign in navamsa|holds the same sign in the navamsa|the same sign in the navamsa|unchanged in the navamsa|वर्गोत्तम|vargottam|vargotama|same sign in both d1 and d9|the same sign in both d1 and d9|the same sign in d1 and d9|same sign in d1 and d9|same sign in the rashi and navamsa|same sign in rashi and navamsa",
    "vargottam|vargotam",
  ),
  createValueRow(
    "level",
    1,
    "mahadasha|maha dasha|major period|main period|md|महादशा|maha-dasha|mahadashas|महा दशा|maha|महा",
    "mahadasha|maha dasha|mahadasa",
  ),
  createValueRow(
    "level",
    2,
    "antardasha|antar dasha|bhukti|sub-lord|sub lord|sub-period|sub period|subperiod|ad|अंतर्दशा|अंतरदशा|भुक्ति|antara|antaradasha|अंतर|भुक्ति काल|अंतर दशा",
    "antardasha|antar dasha|antardasa|antar|antra|bhukti|antardsha|antr dasha",
  ),
  createValueRow(
    "level",
    3,
    "pratyantardasha|pratyantar dasha|pratyantar|sub-sub-period|sub sub period|pd|प्रत्यंतर्दशा|प्रत्यंतर दशा|प्रत्यंतर",
    "pratyantar|pratyantardasha|pratyantar dasha",
  ),
  createValueRow("level", 0, "dba|dasha|dasa|period|periods|clock|विंशोत्तरी|दशा|समय चक्र", "dasha|dasa"),

  createRow(
    "run",
    "running|currently running|runs|run|ongoing|active|in force|operating|under way|underway|running through|चल रही|चल रहा|चालू|चलती|चलेगी|undergoing|going through|in progress|going on|navigating|experiencing|चल रहे|चली|जारी|प्रवर्तमान|प्रभावी|गुज़र रहे|गुजर रहे",
    "chal rahi|chal raha|chalu|chal rhi|chalti|chalegi|chal rhe|jaari|chalu hai|chl rhi|chl raha|guzar rahe|guzar rahi|chali|chal rha|chl rha",
  ),
  createRow(
    "next",
    "next|followed by|give way to|make way for|makes way for|follows|following|after that comes|after that|thereafter|afterwards|afterwards comes|gives way to|hands over to|then comes|succeeded by|अगली|अगला|इसके बाद|उसके बाद|के बाद|upcoming|will be followed by|succeeds|comes after|इसके पश्चात|उसके पश्चात|के पश्चात|तत्पश्चात|के उपरांत|उपरांत|तदनंतर",
    "agli|agla|iske baad|k bad|ke bad|k baad|uske baad|ke baad|fir|phir|iske paschat|next|aane wali|ke uparant|uparant",
  ),
  createRow(
    "since",
    "takes the wheel|takes the stage|takes its turn|kick off|signs on|clocks in|dawns|dawned|opens up|got underway|gets underway|steps in|since|from|began|begins|begin|started|starts|start|starting|commences|commenced|opened|opens|starts on|got going|kicked off|kicks off|kicks in|sets in|set in|takes over|took over|takes effect|came in|comes in|शुरू|शुरु|आरंभ|प्रारंभ|launched|launches|commencing|beginning|onset|kick-started|took effect|आरम्भ|प्रारम्भ|शुरुआत|लगी|लगेगी|commence|begun|inaugurates|inaugurated|ensues|ensued|dawned|dawns",
    "shuru|shuroo|aarambh|prarambh|start|shuruat|lagi|lagegi|start hui|start hogi|chalu hui",
  ),
  createRow(
    "until",
    "समापन|draws to a close|विदा|विदा लेगी|विदा होगी|bows out|bow out|signs off|fades out|taps out|clocks out|comes to rest|is done|leaves the stage|winds to a close|comes to a close|comes to an end|drew to a close|came to an end|winds down|winds up|until|till|me over|mein over|over ho|over hogi|over ho jayegi|til|through|ends|end|ended|ending|finishes|finished|finish|runs out|expires|closes|concludes|lasts until|over in|over by|over on|up to|is over|complete|तक|समाप्त|खत्म|ख़त्म|पूरी|पूरा|expired|concluded|concludes|terminates|finishing|wraps up|wrapped up|closing|rounds off|समाप्ति|अंत|अंत को|खतम|पूर्ण|cease|ceases|ceased|terminate|culminates|elapses|shall cease|निवृत्त|अवसान|close|will close|be done|run its course|wind up|पर्यंत|पर्यन्त",
    "samapan|ant|tak|khatam|khatm|samapt|poori|puri|poora|khtm|khatm|khtam|samaapt|end hogi|end hota|poora|paryant",
  ),
  createRow("lasts", "lasts|last|lasting|long|spans|length|कुल|चलती है", "lambi"),
  createRow("left", "left|remaining|remain|to go|more|बाकी|शेष", "baaki|baki|shesh"),
  createRow("ago", "ago|पूर्व"),
  createRow(
    "transit",
    "tr.|tr|ट्रांज़िट|ट्रांजिट|transit|transits|transiting|in transit|gochara|in the sky|गोचर|passing through|passes through|moving through|moves through|making its way through|travelling through|traveling through|travels through|traversing|traverses|journeying through|गोचरवश|गोचरस्थ|भ्रमण|गुज़र रहा|गुजर रहा|होकर जा रहा|घूम रहा|transiting through|current sky|today's sky|present sky|sky now|sky today|sky of today|विचरण|crosses|crossing|cross|roaming in|roams|travelling in",
    "gochar|guzar raha|gujar raha|ghoom raha|ghum raha|transit|bhraman|vicharan|ghoomta|ghum rha|ghoom rha|guzar rha|gujar rha",
  ),
  createRow(
    "enter",
    "कदम रखेगा|कदम रखेगी|कदम रखता|enters|enter|entered|move into|move to|moving to|shift to|shifts to|shifts into|shift into|goes into|go into|passes into|pass into|changes to|entering|moves into|moved into|moves to|moving into|moves back into|comes into|crosses into|returns to|return to|back in|back into|returned to|steps into|slips back into|ingress|ingresses|will be in|प्रवेश|लौटकर|लौटेगा|आएगा|जाएगा|आ जाएगा|changes into|change into|changes sign to|changes signs to|moves on to|goes to|ingresses into|shifts over to|slides into|rolls into|walks into|crosses over to|आ रहा|में जाएगा|में आएगा|चला जाएगा|बदलकर|cross into|crossing into|crossed into|step into|stepping into|stepped into|slip into|slips into|stride into|ride into|make its entry into|make its way into|makes its entry into|moves on into|goes on into|go on into|advances into|advance into|progresses into",
    "kadam rakhega|kadam rakhegi|kadam rakhta|pravesh|aayega|jayega|enter karega|enter|lautega|aa jayega|chala jayega|jaega|aaega|jaaega|jaayega|aayegaa|ja raha|shift hoga|move karega|enter hoga",
  ),
  createRow("leave", "leaves|leave|left the sign|exits|exit|departs|छोड़ेगा|निकलेगा|निकल", "chhodega|niklega|nikal"),
  createRow(
    "now",
    "now|currently|tonight|nowadays|at present|today|presently|at the moment|right now|these days|this moment|at this time|अभी|आज|इस समय|वर्तमान में|फिलहाल|इन दिनों|आजकल|इस वक्त|as of today|as of now|at this moment|as things stand|संप्रति|सम्प्रति|वर्तमान|इस वक़्त|आज के दिन",
    "abhi|aaj|is samay|filhal|iss waqt|is waqt|aajkal|vartaman me|abi|is time|iss time|rn|currently|vartaman mein",
  ),
  createRow(
    "sadesati",
    "sade sati|sadesati|sade-sati|sadhe sati|saade saati|elinati shani|elinati sani|yelinati shani|ezharai sani|ezharai shani|ezhara shani|ezharai nattu sani|7.5 sani|7.5 shani|7 and half sani|panoti|seven and a half years of saturn|seven and a half year period|seven and a half year cycle|seven and a half year phase|seven and a half year transit|साढ़ेसाती|साढ़े साती|साडेसाती|sadhesati|sade saathi|saadesati|7.5 years of saturn|साढे साती|साढ़ेसती|शनि का प्रकोप|शनि महाराज का प्रकोप|शनि देव का प्रकोप|शनिदेव का प्रकोप",
    "sade sati|sadhe sati|saadhe saati|sadesati|sadhesati|shani ki sade sati|saadesati|sadhe saati|sade saati|saade sati|sadhesaati|shani ka prakop|shani maharaj ka prakop|shani dev ka prakop",
  ),
  createRow(
    "dhaiya",
    "dhaiya|dhayya|small panoti|kantaka shani|ashtama shani|ढैया|ढैय्या|कंटक शनि|अष्टम शनि",
    "dhaiya|dhaiyya|kantak shani|ashtam shani",
  ),
  createRow("phase", "phase|stage|leg|चरण|दौर", "phase|daur"),
  createRow(
    "tropical",
    "western|tropical|पश्चिम|पश्चिम के हिसाब से|sayana|western astrology|in the west|newspaper|sun-sign column|सायन|पाश्चात्य|पश्चिमी|westerners|पश्चिमी ज्योतिष|पाश्चात्य ज्योतिष",
    "sayan|western|paschimi|western astrology",
  ),
  createRow("vedic", "vedic|sidereal|nirayana|निरयण|वैदिक", "nirayan|vaidik"),
  createRow(
    "born",
    "born|birth|birthday|date of birth|birth date|birth time|जन्म|जन्मे|पैदा|dob|d.o.b|birthdate|जन्मतिथि|जन्म दिनांक|पैदाइश|came into the world|came into this world|come into the world|entered the world|entered this world|saw the light of day|first breath|पहली सांस|दुनिया में आए|संसार में आए",
    "janam|janm|janma|paida|janme|paidaish|dob|birth|duniya me aaye|duniya mein aaye|pehli saans",
  ),
  createRow(
    "age",
    "years old|year old|वर्ष की उम्र|साल की आयु|वर्ष की उमर|साल की उमर|बरस की उम्र|yo|y/o|yrs old|age|aged|of age|turned|turn|उम्र|आयु|उमर|वर्ष के|साल के|years of age|वर्ष की आयु|साल की उम्र|साल के हो|वर्षीय",
    "umar|umr|saal ke ho|saal ki ho|saal ka|aayu|saal ki umar|saal ki umr|saal ka hai|saal ki hai|saal ke hain",
  ),
  createRow(
    "bindu",
    "bindus|bindu|points|point|dots|rekhas|बिंदु|बिंदुओं|रेखा|अंक|benefic points|रेखाएं|बिन्दु|बिन्दुओं",
    "bindu|binduon|rekha|ank|points|bindus|bindu",
  ),
  createRow(
    "sav",
    "sarvashtakavarga|bav|bhinnashtakavarga|भिन्नाष्टकवर्ग|sarva|sav|ashtakavarga|सर्वाष्टकवर्ग|अष्टकवर्ग|सर्व|sarvashtaka|samudaya ashtakavarga|सर्वाष्टक|समुदायाष्टकवर्ग",
    "sarvashtakvarg|ashtakvarg|sarvashtak",
  ),
  createRow("axis", "axis|nodal axis|axes|अक्ष|धुरी", "aksh|dhuri"),
  createRow("rupa", "rupas|rupa|virupas|रूप|रूपा", "rup|roop|rupa"),
  createRow("shadbala", "shadbala|sixfold strength|षड्बल|षडबल", "shadbal|shadbala"),
  createValueRow(
    "rank",
    1,
    "strongest|mvp|top scorer|comes out on top|on top|at the top|number one|takes the crown|takes first place|in first place|leads the pack|सबसे आगे|सबसे ऊपर|अव्वल|सर्वोपरि|most powerful|mightiest|top ranked|ranks first|highest rank|tops the list|greatest strength|सबसे बलवान|सबसे बली|सबसे मजबूत|सबसे ताकतवर|बलिष्ठ|mightiest planet|the top planet|most potent|सर्वाधिक बली|सर्वाधिक बलवान|सर्वाधिक शक्तिशाली|सबसे शक्तिशाली|सबसे बलशाली|सबसे ज्यादा बलवान",
    "sabse balwan|sabse aage|sbse tagda|sabse tagda|sbse balwan|sbse strong|sbse mazboot|sbse majboot|sabse upar|sabse oopar|sabse mazboot|sabse majboot|sabse bali|sabse strong|sabse taakatvar|sabse shaktishali|sabse takatwar|sabse powerful|sabse zyada balwan|strongest|sabse taqatvar",
  ),
  createValueRow(
    "rank",
    7,
    "weakest|the least strength|least strong|at the bottom|comes last|brings up the rear|सबसे पीछे|सबसे नीचे|least powerful|feeblest|ranks last|lowest rank|least strength|सबसे कमजोर|सबसे निर्बल|सबसे दुर्बल|frailest|न्यूनतम बली",
    "sabse kamzor|sabse peeche|sabse neeche|sabse piche|sabse niche|sabse kamjor|sabse weak|sabse nirbal|weakest",
  ),
  createRow("ranks", "ranks|ranked|stands|comes|place in shadbala"),
  createValueRow(
    "quality",
    1,
    "strong|powerful|well placed|well-placed|dignified|well disposed|in good shape|मजबूत|बलवान|बली|शुभ स्थिति",
    "mazboot|majboot|balwan|bali|achhi sthiti",
  ),
  createValueRow(
    "quality",
    -1,
    "weak|afflicted|badly placed|ill placed|poorly placed|weakened|in bad shape|कमजोर|पीड़ित|पीडित|निर्बल|दुर्बल",
    "kamzor|kamjor|peedit|pidit|nirbal|durbal",
  ),
  createValueRow(
    "compare",
    1,
    "stronger|stronger than|outscores|outshines|outmuscles|edges out|tops|is ahead of|more powerful than|more powerful|outranks|ahead of|outweighs|अधिक बलवान|ज्यादा बलवान|ज्यादा मजबूत|अधिक बली|से बलवान|से मजबूत|mightier than|excels|surpasses|exceeds|outdoes|superior to|has the upper hand over|more potent than|से अधिक बलशाली|से ज्यादा बलवान|से अधिक बलवान|से अधिक बली|outrank|excel|has an edge over|has the edge over|edges out|से ज्यादा ताकतवर|से आगे है|से आगे हैं|beats|defeats|trumps|tops",
    "zyada balwan|zyada mazboot|jyada strong|zyada strong|jyada majboot|se balwan|se mazboot|se strong|se zyada balwan|se zyada strong|se zyada mazboot|se zyada majboot|se zyada takatwar|se takatwar|se jyada balwan|se powerful|se zyada powerful|se aage hai|se aage hain",
  ),
  createValueRow(
    "compare",
    -1,
    "weaker|weaker than|less powerful than|less powerful|अधिक कमजोर|ज्यादा कमजोर|से कमजोर|feebler than|falls short of|is outranked by|outranked by|is beaten by|से निर्बल|से कम बली|से पीछे है|से पीछे हैं",
    "zyada kamzor|jyada kamzor|se kamzor|se weak|se zyada weak|se kam balwan|se nirbal|se peeche hai|se peeche hain",
  ),
  createRow(
    "empty",
    "empty|unoccupied|no tenants|no tenant|no occupants|no occupant|no residents|no guests|no one home|nobody home|has no one in it|tenantless|vacant|untenanted|has no planets|holds no planet|no planets|no planet|without planets|without any planet|खाली|रिक्त|ग्रह रहित|कोई ग्रह नहीं|void of planets|devoid of planets|without occupants|has no occupant|has no occupants|bare of planets|nobody lives|nobody sits|nobody stands|no one sits|no one lives|ग्रहहीन|ग्रहों से रिक्त|ग्रहों से खाली|ग्रहविहीन|ग्रह शून्य|has nothing in it|nothing in it|contains no planets at all|एक भी ग्रह नहीं|कोई भी ग्रह नहीं|devoid of grahas|devoid of any planet|bereft of planets|without a single planet|void of grahas",
    "khaali|khali|koi grah nahi|koi planet nahi|khali hai|empty|khaali pada|grah rahit|koi planet nahin|koi grah nahin|ek bhi grah nahi|ek bhi planet nahi|koi bhi grah nahi",
  ),
  createValueRow(
    "group",
    "kendra",
    "angular|in an angle|angular position|angular positions|pillar house|pillar houses|pillars of the chart|केंद्र भाव|kendra|kendras|angle|angles|angular house|angular houses|केंद्र|केंद्रों",
    "kendra|kendr",
  ),
  createValueRow(
    "group",
    "trikona",
    "trinal|trine house|trine houses|trinal houses|trinal position|त्रिकोण भाव|trikona|trikonas|trine|trines|trinal house|त्रिकोण|त्रिकोणों",
    "trikon|trikona",
  ),
  createValueRow(
    "group",
    "dusthana",
    "difficult house|difficult houses|houses of difficulty|challenging house|challenging houses|bad house|bad houses|malefic house|malefic houses|अशुभ भाव|दुष्ट भाव|dusthana|dusthanas|trik house|trika|दुःस्थान|दुस्थान|त्रिक",
    "dusthan|trik bhav",
  ),
  createValueRow(
    "group",
    "upachaya",
    "upachaya|upachayas|growth house|growth houses|house of growth|houses of growth|उपचय",
    "upachay",
  ),
  createRow("all", "all|every|each|सभी|सारे|सब|हर", "sabhi|saare|sab|har"),
  createRow("both", "both|दोनों", "dono|donon"),
  createRow("only", "only|just|alone|solely|केवल|सिर्फ|अकेला|बस", "sirf|keval|akela|kewal"),
  createRow("none", "none|no planet of yours|nobody|कोई नहीं", "koi nahi|koi bhi nahi"),
  createRow("retroname", "retrogrades"),
  createRow("window", GOOD_TIMES.en, GOOD_TIMES.hg),
  createRow(
    "window",
    "best months|best time|best window|best period|good time|good months|good window|window|favourable time|favourable period|favorable time|favorable period|aim for|stretch|supportive period|best stretch|promising|best chance|अच्छा समय|शुभ समय|अनुकूल समय|सबसे अच्छा समय|पहला अच्छा समय",
    "achha samay|accha samay|shubh samay|anukul samay|best time|acha time|achha daur|halka daur",
  ),
  createRow(
    "dispositor",
    "dispositor|sign lord|sign ruler|rashi lord|rasi lord|disposits|राशि स्वामी|राशीश|depositor|sign dispositor|disposited by|disposes|राशि अधिपति|राशिपति",
    "rashi swami|rashi ka swami|dispositor|rashi ka malik|rashipati",
  ),
  createRow(
    "starlord",
    "star lord|nakshatra lord|lord of the nakshatra|lord of the star|nakshatra ruler|constellation lord|नक्षत्र स्वामी|नक्षत्रेश|नक्षत्र का स्वामी|star-lord|nakshatra's lord|nakshatra dispositor|नक्षत्रपति|नक्षत्राधिपति|नक्षत्र का मालिक",
    "nakshatra swami|nakshatra ka swami|nakshatra lord|nakshatra ka malik|nakshatrapati",
  ),
  createRow("pada", "pada|padas|quarter|charana|पाद", "charan|pada|pad"),
  createRow("degree", "°|degree|degrees|deg|अंश|डिग्री", "ansh|degree|digri"),
  createValueRow(
    "degpart",
    "early",
    "early degrees|early degree|first degrees|opening degrees|beginning of the sign|शुरुआती अंश|प्रारंभिक अंश",
    "shuruaati ansh",
  ),
  createValueRow(
    "degpart",
    "late",
    "late degrees|late degree|last degrees|final degrees|closing degrees|end of the sign|अंतिम अंश|आखिरी अंश",
    "antim ansh|aakhri ansh",
  ),
  createRow(
    "moonsign",
    "moon sign|moon-sign|janma rashi|janma rasi|rashi is|chandra rashi|चंद्र राशि|जन्म राशि",
    "chandra rashi|janm rashi|janma rashi",
  ),
  createRow("sunsign", "sun sign|sun-sign|star sign|zodiac sign|सूर्य राशि", "surya rashi|sun sign"),
  createRow("birthstar", "birth nakshatra|janma nakshatra|birth star|जन्म नक्षत्र", "janm nakshatra|janma nakshatra"),
  createRow("ayanamsa", "ayanamsa|ayanamsha|अयनांश", "ayanamsa|ayanansh|ayanamsh"),
  createRow(
    "sunrise",
    "sunrise|सूर्योदय|sun rose|sun came up|सूरज निकला|सूरज उगा",
    "suryoday|suraj nikla|sunrise|suraj uga",
  ),
  createRow("varaword", "weekday|day of the week|वार|जन्म वार|जन्मवार", "vaar|janm vaar|vaar hai"),
  createRow("sunset", "sunset|सूर्यास्त|सूरज डूबा", "suryast|sunset|suraj dooba"),
];

const UNITS: readonly LexiconRow[] = [
  createValueRow("unit", 365.2425, "saal|sal|saalon|saalo|year|years|yrs|yr|वर्ष|वर्षों|साल|सालों|बरस", "varsh|baras"),
  createValueRow("unit", 30.436875, "month|months|महीने|महीना|महीनों|माह|मास", "mahine|mahina|maheene|mahino"),
  createValueRow("unit", 7, "week|weeks|हफ्ते|सप्ताह|हफ़्ते", "hafte|hafta"),
  createValueRow("unit", 1, "day|days|दिन|दिनों", "din"),
];

const DATE_PARTS: readonly LexiconRow[] = [
  createValueRow("part", "early", "early|beginning of|start of|the start of|the beginning of|शुरुआती|आरंभिक", "shuruaat"),
  createValueRow("part", "mid", "mid|middle of|the middle of|मध्य", "madhya"),
  createValueRow("part", "late", "late|end of|the end of|close of", "ant"),
  createValueRow("partafter", "early", "के शुरू|की शुरुआत|के आरंभ|के प्रारंभ", "ke shuru|ki shuruaat|ke aarambh"),
  createValueRow("partafter", "mid", "के मध्य|के बीच", "ke beech|ke madhya|ke bich"),
  createValueRow("partafter", "late", "के अंत|के आखिर|के अंतिम", "ke ant|ke aakhir|ke end"),
  createRow(
    "about",
    "about|around|approximately|roughly|near|nearly|some|लगभग|करीब|आसपास|के आसपास",
    "lagbhag|karib|kareeb|aaspaas|ke aaspaas",
  ),
  createValueRow("relative", 0, "this|इस", "iss"),
  createValueRow("relative", 1, "अगले", "agle"),
];

const FRAMES: readonly LexiconRow[] = [
  // Neutral phrases, such as polite ones, whose words would otherwise match as cues: "now that" is not the present.
  createRow(
    "w",
    "sun na|sun bhai|sun yaar|sun le|sun lo|sun toh|अकेला नहीं|अकेले नहीं|अकेली नहीं|akela nahi|akele nahi|akeli nahi|akela nahin|akele nahin|not alone|none other than|no other than|nobody else but|कोई और नहीं|और कोई नहीं|कोई दूसरा नहीं|koi aur nahi|aur koi nahi|aur koi nahin|koi aur nahin|अपना घर छोड़कर|अपने घर से दूर|apna ghar chhodkar|abhi dekha|अभी देखा|maine dekha|मैंने देखा|e.g.|i.e.|viz.|now that|by now|until now|cross out|crosses out|crossed out|crossing out|sabse pehle|sabse pahle|सबसे पहले|हो न हो|हो या न हो|ho na ho|ho ya na ho|nothing to fear|nothing to worry|nothing wrong|nothing bad|if the birth time is right|if the time is right|if the time is correct|if the birth time is correct|if the birth time is accurate|if the time is accurate|on top of that|on top of it|on top of this|on top of|at the top of the|turning point|turning points|starting point|at this point|point out|points out|points to|pointing to|points towards|good points|points toward|now then|for now|if you care|if you like|if you ask me|if you must|if you must know|if you will|if you prefer|if you wish|if you want|if you look|if anything|if at all|as if|even if|what if|if i may|if you read|if you notice|if you check",
  ),
  createRow(
    "neg",
    "has left the company of|no evidence of|no trace of|no hint of|no sign of life of|कोनी|keeps away from|stays away from|stays clear of|steers clear of|is nowhere near|a sign other than|sign other than|house other than|something other than|anything other than|any sign but|has nothing to do with|nothing to do with|missing from|is missing|not found in|not to be found in|यह सच नहीं कि|यह सही नहीं कि|यह सच नहीं है कि|यह सही नहीं है कि|ऐसा नहीं कि|ऐसा नहीं है कि|it is not true that|it's not true that|it is untrue that|it isn't true that|it is not the case that|थोड़ी है|थोड़ी ना है|थोड़ी ही है|थोड़े ही है|को छोड़कर किसी और राशि|को छोड़कर किसी और|के अलावा किसी और|के बजाय किसी और|wrong to say|wrong to call|wrong to think|wrong to believe|mistake to think|mistake to say|mistake to call|mistake to believe|incorrect to say|incorrect to call|a myth that|मानना भूल है|मानना गलत है|मानना ग़लत है|समझना भूल है|समझना गलत है|कहना गलत है|कहना भूल है|कहना ठीक नहीं|कहना सही नहीं|मानना ठीक नहीं|मानना सही नहीं|मत समझिए|मत समझो|मत समझें|मत मानिए|मत मानो|न तो|at no point|at no place|in no sense|कहीं नहीं|not|never|isn't|aren't|doesn't|don't|didn't|wasn't|weren't|won't|cannot|can't|no longer|nor|neither|no|nowhere|nowhere in this chart|hardly|far from|without|rather than|instead of|free of|free from|absent|नहीं|ना|न|मत|नही|बिना|बजाय|nai|मुक्त|से मुक्त|रहित|से रहित|ain't|isnt|arent|doesnt|dont|didnt|wasnt|haven't|hasn't|by no means|in no way|exempt from|clear of|aint|cant|wont|ni|nowhere near|no trace of|no sign of|no hint of|there is no trace|no trace|अनुपस्थित|अविद्यमान|का अभाव|nah",
    "nai h|nai hai|nai banta|nai bnta|nai milta|ni h|ni hai|ni betha|ni bethe|ni hua|ni baitha|thodi hai|thodi na hai|thodi hi hai|thode hi hai|thodi h|na to|ye sach nahi ki|ye sach nahi hai ki|yeh sach nahi ki|aisa nahi ki|aisa nahi hai ki|ko chhodkar kisi aur|ke alawa kisi aur|mat samajhna|mat samjho|mat samjhiye|mat maano|mat maaniye|kehna galat hai|samajhna galat hai|maanna galat hai|kehna theek nahi|kahin nahi|nahi|nahin|nhi|na|bina|mat|mukt|se mukt|anupasthit|ka abhav",
  ),
  createRow(
    "doubt",
    "escapes|escape|escaped|भ्रम|गलतफहमी|ग़लतफ़हमी|वहम|मिथक|misconception|delusion|avoids|avoid|lacks|lack|lacking|misses|fails to|fail to|wrong to|wrong|false|untrue|incorrect|mistake|mistaken|myth|anything but|nothing|denies|untouched|spared|spares|allegedly|supposedly|rumoured|contrary|unlike|other than|except|save for|बचा|बची|बचे|गलत|ग़लत|झूठ|असत्य|अछूता|वंचित|दूर|सिवा|सिवाय|छोड़कर|in vain|the last one|the last place|the last planet|कहां है|कहां हैं",
    "bacha hai|bachi hai|bhram|galatfahmi|galat fehmi|veham|galat|jhooth|jhuth|achhuta|vanchit|siwa|siva|chhodkar|kahan hai|kahan h|kahan hain",
  ),
  createRow("notonly", "not only|not just|न केवल|न सिर्फ", "na sirf|na keval"),
  createRow(
    "if",
    "हो तो|हों तो|रहे तो|if|imagine|suppose|had it|अगर|यदि|मान लीजिए|होता तो|होते तो",
    "agar|ho to|hon to|rahe to|yadi|maan lo|hota to|hote to",
  ),
  createRow(
    "poss",
    "ur|u|tu|youre|my|mine|your|yours|you|you're|you've|you'll|आपका|आपके|आपकी|आप|आपको|तुम्हारा|तुम्हारे|तुम्हारी|तेरा|तेरी|अपना|अपने|अपनी|तेरे|तुम्हें|तुझे|मेरा|मेरे|मेरी|तुम|तू|thy|thine|thou|thee|श्रीमान",
    "aapka|aapke|aapki|aap|mera|mere|meri|tere|tujhe|tumhe|tum|apka|apke|apki|tumhara|tumhare|tumhari|tera|apna|apne|aapko",
  ),
  createRow(
    "reported",
    "your pandit|the pandit|pandit ji|panditji|pandit|another astrologer|other astrologer|someone told|told you|you said|you mentioned|you wrote|you were told|you heard|other program|other app|other website|पंडित|पंडित जी|आपने कहा|आपने लिखा|किसी ने कहा",
    "pandit ji|panditji|aapne kaha|kisi ne kaha|pandit ne",
  ),
  createRow(
    "other",
    "wife's|husband's|spouse's|partner's|mother's|father's|son's|daughter's|brother's|sister's|friend's chart|his chart|her chart|their chart|उनकी कुंडली|पत्नी की|पति की|पत्नी के|पति के",
    "patni ki|pati ki|unki kundli|dusron ki",
  ),
  createRow(
    "general",
    "generally|is considered|are considered|माना जाता है|मानी जाती है|माने जाते हैं|according to tradition|by tradition|as per tradition|in tradition|tradition says|tradition has it|some say|many say|people say|they say|others say|it is said|it is often said|is said to give|is said to|are said to|the classics|classics say|ancient texts|old texts|according to the texts|according to jyotish|astrologers say|many astrologers|most astrologers|forms when|forms if|is formed when|is formed if|arises when|arises if|is seen when|is seen if|is caused when|is created when|occurs if|happens if|results when|takes place when|for everyone|in every chart|in any chart|in everybody's chart|परंपरा|परंपरा के अनुसार|परंपरानुसार|लोग कहते हैं|कहा जाता है|कुछ लोग|शास्त्रों के अनुसार|शास्त्र कहते हैं|ज्योतिष के अनुसार|ज्योतिष शास्त्र|ज्योतिषी मानते हैं|in general|are called|is called|are known as|is known as|कहलाते हैं|कहलाता है|कहलाती है|in jyotish|in jyotisha|in astrology|in vedic astrology|traditionally|classically|classical texts|tradition holds|as a rule|a person|anyone|anybody|whoever|the texts|by rule|by nature|naturally|always|happens when|occurs when|comes about when|is said to run when|होती है जब|तब होती है|तब होता है|होता है|होती है|होते हैं|ज्योतिष में|सामान्यतः|आमतौर पर|परंपरा में|शास्त्रों में|शास्त्र|सामान्य रूप से",
    "jyotish me|maana jata hai|maani jaati hai|maane jaate hain|jyotish mein|log kehte hain|log kehte|kaha jata hai|kuch log|jyotish ke anusar|shastron ke anusar|shastra kehte|parampara|parampara se|parampara ke anusar|aam taur par|samanyatah|shastra me|shastron me|kehlate hain|kehlata hai|tab hoti hai|tab hota hai|hota hai|hoti hai|hote hain|hote hai",
  ),
  createRow(
    "generic",
    "people with|those with|people who|someone with|natives with|native with|others with|unlike people|a person with|anyone with|one with|charts with|when a planet|जिनकी कुंडली|जिन लोगों|जिसकी कुंडली",
    "jinki kundli|jin logon|jiski kundli",
  ),
  createRow(
    "says",
    "says|said|writes|wrote|states|stated|declares|according to|quote|कहते|कहा|लिखा|कहता",
    "kehte|kaha|likha|kehta",
  ),
  createRow("respectively", "respectively|in that order|क्रमशः|क्रम से", "kramshah|kram se"),
  createRow(
    "book",
    "parashara|parasara|bphs|phaladeepika|saravali|jaimini|varahamihira|brihat jataka|jataka parijata|brihat parashara|पराशर|फलदीपिका|सारावली|जैमिनि|वराहमिहिर",
    "parashar|phaldeepika|saravali|jaimini",
  ),
  createRow(
    "each",
    "each other|one another|mutual|mutually|एक दूसरे|एक-दूसरे|परस्पर",
    "ek dusre|ek doosre|aapas me|paraspar",
  ),
  createValueRow(
    "pron",
    "it",
    "it|its|she|him|उस|उस पर|इस पर|उसको|इसको|this planet|that planet|this graha|the planet|itself|वह|वो|यह|ये|उसका|उसकी|उसके|इसका|इसकी|इसके|उसे|इसे|यही|वही|इस ग्रह",
    "us par|uspar|is par|ispar|isko|woh|wo|vah|yeh|ye|uska|uski|uske|iska|iski|iske|usko|isko|yahi|vahi|is grah",
  ),
  createValueRow(
    "pron",
    "they",
    "they|them|their|both of them|these two|the two|the pair|ये दोनों|वे|वे दोनों|उनकी|उनका|उनके|इनकी|इनका|इनके",
    "ye dono|ve dono|dono grah|unki|unka|unke|inki|inka|inke",
  ),
  createValueRow(
    "pron",
    "place",
    "that's where|that is where|this is where|here is where|there|that house|इसमें|उसमें|this house|the same house|एक ही भाव|एक ही राशि|एक ही घर|that sign|this sign|the same sign|same house|same sign|वहां|वहीं|उसी|इसी भाव|उसी भाव|उसी राशि|यहां|वहाँ|one sign|a single sign|one and the same sign|one house|a single house|same rashi|एक राशि|एक भाव|एक घर",
    "ek hi ghar|isme|usme|ismein|usmein|ek hi rashi|ek hi bhav|wahan|vahan|wahin|usi ghar|usi rashi|usi|isi ghar|yahan|ek rashi|ek ghar|ek bhav|ek hi raashi",
  ),
  createRow(
    "join",
    "but|while|whereas|although|though|because|so|yet|however|which|who|whose|when|then|since it|therefore|लेकिन|परंतु|किंतु|मगर|जबकि|क्योंकि|इसलिए|सो|जो|तो|फिर भी|कि|यानी|यानि|अतः|अतएव|इसीलिए|hence",
    "lekin|magar|jabki|kyunki|kyuki|isliye|jo|so|yani|yaani|parantu|kintu|ki jo|isiliye|atah",
  ),
];

export const WORD_ROWS: readonly LexiconRow[] = [
  // "Even so" contains the word for "then" ("phir"), but does not announce what comes next.
  { tag: "w", words: "फिर भी", hg: "phir bhi|fir bhi" },
  ...STRUCTURE,
  ...UNITS,
  ...DATE_PARTS,
  ...FRAMES,
  ...houses,
  ...numbers,
  ...larger,
];
