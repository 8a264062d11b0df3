import type { AvoidedMonth } from "../../muhurta/find-avoided-months.ts";
import type { Vara } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";
import type { Bar } from "../../muhurta/judge-day.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

/** Months that families avoid, as they follow "belongs to". */
export const AVOIDED_MONTH_NAMES: Readonly<Record<AvoidedMonth, LocalizedText>> = {
  dhanu: createLocalizedText(
    "Kharmas (Dhanurmas, the Sun in Sagittarius)",
    "खरमास (धनुर्मास, सूर्य धनु में)",
    "Kharmas (Dhanurmas, Surya Dhanu me)",
  ),
  meena: createLocalizedText(
    "Kharmas (Meena masa, the Sun in Pisces)",
    "खरमास (मीन मास, सूर्य मीन में)",
    "Kharmas (Meen maas, Surya Meen me)",
  ),
  adhika: createLocalizedText("an extra month (adhika masa)", "अधिक मास", "adhik maas"),
  chaturmas: createLocalizedText("Chaturmas", "चातुर्मास", "Chaturmas"),
};

export const WHICH_DAY_PHRASES = {
  what_for: variants(
    "What is it for? I name a day only for acts that the old texts on muhurta give rules for, such as an engagement or a wedding, a new home, papers, a purchase, a vehicle, a shop, a new job, a journey, studies, a child's first rites or a puja.",
    "यह किस काम के लिए है? दिन उन्हीं कामों का बताया जाता है जिनके नियम मुहूर्त के ग्रंथों में हैं, जैसे सगाई या विवाह, नया घर, काग़ज़ात, ख़रीदारी, गाड़ी, दुकान, नई नौकरी, यात्रा, पढ़ाई, बच्चे के संस्कार या पूजा।",
    "Yeh kis kaam ke liye hai? Din unhi kaamon ka bataya jaata hai jinke niyam muhurat ke granthon me hain, jaise sagai ya vivah, naya ghar, kagaz, kharidari, gaadi, dukaan, nayi naukri, yatra, padhai, bachche ke sanskar ya puja.",
  ),
  avoided_month: variants(
    "By custom {dates} belongs to {months}: many families, above all in the north, hold no engagement, wedding or first rite then, so ask yours before you fix it.",
    "परंपरा से {dates} को {months} रहता है: तब बहुत-से परिवार, ख़ासकर उत्तर में, सगाई, विवाह या संस्कार नहीं करते, इसलिए तय करने से पहले घर में पूछ लीजिए।",
    "Parampara se {dates} ko {months} rehta hai: tab bahut se parivaar, khaaskar north me, sagai, vivah ya sanskar nahi karte, isliye tay karne se pehle ghar me poochh lijiye.",
  ),
  unlisted: variants(
    "For that I name no day: the old texts on muhurta give rules for other acts, such as an engagement or a wedding, a new home, papers, a purchase, a vehicle, a shop, a new job, a journey, studies, a child's first rites or a puja. Is it for one of these?",
    "इसके लिए यहाँ दिन नहीं बताया जाता: मुहूर्त के ग्रंथों में दूसरे कामों के नियम हैं, जैसे सगाई या विवाह, नया घर, काग़ज़ात, ख़रीदारी, गाड़ी, दुकान, नई नौकरी, यात्रा, पढ़ाई, बच्चे के संस्कार या पूजा। क्या बात इनमें से किसी काम की है?",
    "Iske liye yahan din nahi bataya jaata: muhurat ke granthon me doosre kaamon ke niyam hain, jaise sagai ya vivah, naya ghar, kagaz, kharidari, gaadi, dukaan, nayi naukri, yatra, padhai, bachche ke sanskar ya puja. Kya baat inme se kisi kaam ki hai?",
  ),
  best: variants(
    "The best day for {act} is {day}: {tithi}, with the Moon in {star}, a star that suits it. | For {act} I would take {day}: {tithi}, with the Moon in {star}, a star that suits it. | {Day} suits {act} best: {tithi}, with the Moon in {star}, a star that suits it.",
    "{act} के लिए सबसे अच्छा दिन {day} है: {tithi}, और चंद्र {star} में, जो इस काम के अनुकूल है। | {act} के लिए {day} रखिए: {tithi}, और चंद्र {star} में, जो इस काम के अनुकूल है।",
    "{act} ke liye sabse achha din {day} hai: {tithi}, aur Chandra {star} me, jo is kaam ke anukool hai. | {act} ke liye {day} rakhiye: {tithi}, aur Chandra {star} me, jo is kaam ke anukool hai.",
  ),
  least: variants(
    "None of the days {span} is really good for {act}; the least weak is {day}: {tithi}, with the Moon in {star}. | No day {span} is free of problems for {act}; if it must be one of them, take {day}: {tithi}, with the Moon in {star}.",
    "{span} {act} के लिए कोई दिन पूरी तरह अच्छा नहीं; सबसे कम कमज़ोर {day} है: {tithi}, और चंद्र {star} में।",
    "{span} {act} ke liye koi din poori tarah achha nahi; sabse kam kamzor {day} hai: {tithi}, aur Chandra {star} me.",
  ),
  only_good: variants(
    "{Day} is a good day for {act}: {tithi}, with the Moon in {star}, a star that suits it. | For {act}, {day} is good: {tithi}, with the Moon in {star}, a star that suits it.",
    "{act} के लिए {day} अच्छा दिन है: {tithi}, और चंद्र {star} में, जो इस काम के अनुकूल है।",
    "{act} ke liye {day} achha din hai: {tithi}, aur Chandra {star} me, jo is kaam ke anukool hai.",
  ),
  only_weak: variants(
    "{Day} is not among the good days for {act}: {tithi}, with the Moon in {star}. | For {act}, {day} is a weak day: {tithi}, with the Moon in {star}.",
    "{act} के लिए {day} अच्छे दिनों में नहीं है: {tithi}, और चंद्र {star} में।",
    "{act} ke liye {day} achhe dino me nahi hai: {tithi}, aur Chandra {star} me.",
  ),
  against: variants(
    "What speaks against {date}: {bars}. | The weak point of {date}: {bars}.",
    "{date} की कमी: {bars}। | {date} की कमज़ोरी: {bars}।",
    "{date} ki kami: {bars}. | {date} ki kamzori: {bars}.",
  ),
  star_is_mixed: variants(
    "The star is only average for this kind of work.",
    "इस काम के लिए यह नक्षत्र बस मध्यम है।",
    "Is kaam ke liye yeh nakshatra bas madhyam hai.",
  ),
  personal: variants(
    "Counted from your birth star the day is {tara}; {moon}. | For you the day is {tara}; {moon}.",
    "आपके लिए इस दिन की तारा {tara} है; {moon}।",
    "Aapke liye is din ki tara {tara} hai; {moon}.",
  ),
  moon_only: variants(
    "For you that day is {moon_day}; your birth time does not settle the birth star, so I did not count the tara.",
    "आपके लिए उस दिन {moon_day}; जन्म समय से जन्म नक्षत्र तय नहीं होता, इसलिए तारा नहीं गिनी।",
    "Aapke liye us din {moon_day}; janm samay se janm nakshatra tay nahi hota, isliye tara nahi gini.",
  ),
  no_moon: variants(
    "Your birth time does not settle where the Moon was, so this is from the almanac alone.",
    "जन्म समय से आपका चंद्र तय नहीं होता, इसलिए यह केवल पंचांग से है।",
    "Janm samay se aapka Chandra tay nahi hota, isliye yeh sirf panchang se hai.",
  ),
  whole: variants(
    "Any hour of daylight will do except rahu kaal, from {rahu_from} to {rahu_until}. | Leave out rahu kaal that day, from {rahu_from} to {rahu_until}; the rest of the daylight is fine.",
    "राहु काल {rahu_from} से {rahu_until} छोड़कर दिन का कोई भी समय ले सकते हैं।",
    "Rahu kaal {rahu_from} se {rahu_until} chhodkar din ka koi bhi samay le sakte hain.",
  ),
  hours: variants(
    "On {date} keep to the hours from {from} to {until} ({reason}), and leave out rahu kaal, from {rahu_from} to {rahu_until}.",
    "{date} को समय {from} से {until} के बीच रखिए ({reason}), और राहु काल {rahu_from} से {rahu_until} छोड़ दीजिए।",
    "{date} ko samay {from} se {until} ke beech rakhiye ({reason}), aur rahu kaal {rahu_from} se {rahu_until} chhod dijiye.",
  ),
  second: variants(
    "Second choice: {day}, {tithi}, with the Moon in {star}. | If that does not suit you: {day}, {tithi}, with the Moon in {star}.",
    "दूसरा विकल्प: {day}, {tithi}, चंद्र {star} में।",
    "Doosra option: {day}, {tithi}, Chandra {star} me.",
  ),
  later: variants(
    "If it can wait, the next good day is {day}: {tithi}, with the Moon in {star}.",
    "अगर रुक सकें तो अगला अच्छा दिन {day} है: {tithi}, चंद्र {star} में।",
    "Agar ruk sakein to agla achha din {day} hai: {tithi}, Chandra {star} me.",
  ),
  avoid: variants(
    "Better left out: {list}. | I would leave out {list}.",
    "ये दिन छोड़ दीजिए: {list}।",
    "Yeh din chhod dijiye: {list}.",
  ),
  direction: variants(
    "Disha shula that day lies to the {direction}, so do not set out that way.",
    "उस दिन दिशा शूल {direction} में है, उस ओर मत निकलिए।",
    "Us din disha shool {direction} me hai, us taraf mat nikaliye.",
  ),
  limits: variants(
    "This is a first choice of the day for {place}, by the almanac and your birth Moon; a full muhurta also fixes the rising sign of the hour. | Take it as a first choice of the day, worked out for {place}, not as a full muhurta with its rising sign.",
    "यह {place} के पंचांग और आपके जन्म चंद्र से दिन का पहला चुनाव है; पूरे मुहूर्त में उस घड़ी का लग्न भी देखा जाता है।",
    "Yeh {place} ke panchang aur aapke janm Chandra se din ka pehla chunaav hai; poore muhurat me us ghadi ka lagna bhi dekha jaata hai.",
  ),
  festival: variants(
    "I do not work out festival dates here, so set the festival's own date beside these. | I have not dated the festival itself; these days are judged without it.",
    "त्योहार की तारीख़ यहाँ नहीं निकाली गई है, उसे इन दिनों से मिला लीजिए।",
    "Tyohaar ki tareekh yahan nahi nikali gayi hai, use in dino se mila lijiye.",
  ),
  wedding: variants(
    "For the wedding itself both charts and the rising sign must agree, so let a priest fix the hour.",
    "विवाह के लिए दोनों कुंडलियाँ और लग्न मिलना चाहिए, इसलिए समय पंडित जी से तय कराइए।",
    "Vivah ke liye dono kundliyan aur lagna milna chahiye, isliye samay pandit ji se tay karaiye.",
  ),
  shraddha: variants(
    "A shraddha is not chosen by a chart: it is kept on the tithi on which the person died, each year in the same lunar month and again in pitru paksha; if that tithi is not known, amavasya of pitru paksha is used. | The tithi of the death itself fixes the day of a shraddha, in its own lunar month and in pitru paksha; when it is forgotten, families keep the amavasya of pitru paksha.",
    "श्राद्ध का दिन कुंडली से नहीं चुना जाता: वह देहांत की तिथि पर, उसी मास में और पितृ पक्ष में होता है; तिथि याद न हो तो पितृ पक्ष की अमावस्या रखी जाती है।",
    "Shraddh ka din kundli se nahi chuna jaata: woh dehaant ki tithi par, usi maas me aur pitru paksh me hota hai; tithi yaad na ho to pitru paksh ki amavasya rakhi jaati hai.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

export const BAR_NAMES: Readonly<Record<Bar, LocalizedText>> = {
  rikta: createLocalizedText("a rikta tithi", "रिक्ता तिथि", "rikta tithi"),
  amavasya: createLocalizedText("amavasya", "अमावस्या", "amavasya"),
  tithi: createLocalizedText("a tithi avoided for this", "इस काम में वर्जित तिथि", "is kaam me varjit tithi"),
  vyatipata: createLocalizedText("vyatipata", "व्यतीपात", "vyatipata"),
  vaidhriti: createLocalizedText("vaidhriti", "वैधृति", "vaidhriti"),
  bhadra: createLocalizedText("bhadra", "भद्रा", "bhadra"),
  star: createLocalizedText(
    "a star that does not suit this",
    "इस काम के प्रतिकूल नक्षत्र",
    "is kaam ke pratikool nakshatra",
  ),
  weekday: createLocalizedText("a weekday avoided for this", "इस काम में वर्जित वार", "is kaam me varjit vaar"),
  tara: createLocalizedText("an unfavourable tara for you", "आपके लिए अशुभ तारा", "aapke liye ashubh tara"),
  chandrashtama: createLocalizedText("chandrashtama for you", "आपका चंद्राष्टम", "aapka chandrashtam"),
  sun_sign: createLocalizedText(
    "a solar month without weddings",
    "विवाह का वर्जित सौर मास",
    "vivah ka varjit saur maas",
  ),
  adhika: createLocalizedText("an extra month", "अधिक मास", "adhik maas"),
  combust: createLocalizedText("Jupiter or Venus hidden by the Sun", "गुरु या शुक्र अस्त", "Guru ya Shukra asta"),
};

/** The nine taras from janma, with what they are worth. */
export const TARA_NAMES: readonly LocalizedText[] = [
  createLocalizedText("janma tara (middling)", "जन्म (मध्यम)", "janma (madhyam)"),
  createLocalizedText("sampat tara (gain)", "संपत (लाभ)", "sampat (laabh)"),
  createLocalizedText("vipat tara (unfavourable)", "विपत (प्रतिकूल)", "vipat (pratikool)"),
  createLocalizedText("kshema tara (safe)", "क्षेम (कुशल)", "kshema (kushal)"),
  createLocalizedText("pratyak tara (unfavourable)", "प्रत्यक (प्रतिकूल)", "pratyak (pratikool)"),
  createLocalizedText("sadhaka tara (success)", "साधक (सिद्धि)", "sadhaka (siddhi)"),
  createLocalizedText("naidhana tara (unfavourable)", "निधन (प्रतिकूल)", "naidhana (pratikool)"),
  createLocalizedText("maitra tara (favourable)", "मैत्र (अनुकूल)", "maitra (anukool)"),
  createLocalizedText("parama maitra tara (very favourable)", "परम मैत्र (बहुत अनुकूल)", "param maitra (bahut anukool)"),
];

export const MOON_STRENGTH: Readonly<Record<"good" | "bad", LocalizedText>> = {
  good: createLocalizedText("the Moon's place supports you", "चंद्र बल साथ है", "Chandra bal saath hai"),
  bad: createLocalizedText("the Moon's place gives you little support", "चंद्र बल कम है", "Chandra bal kam hai"),
};

export const MOON_DAY: Readonly<Record<"good" | "bad", LocalizedText>> = {
  good: createLocalizedText("supported by the Moon's place", "चंद्र बल साथ है", "Chandra bal saath hai"),
  bad: createLocalizedText("with little support from the Moon's place", "चंद्र बल कम है", "Chandra bal kam hai"),
};

export const SPAN_NAMES = {
  asked: createLocalizedText("in that span", "उस बीच", "us beech"),
  default: createLocalizedText("in the next thirty days", "अगले तीस दिनों में", "agle tees dino me"),
} as const;

export const HERE = createLocalizedText("your birthplace", "जन्म स्थान", "janm sthan");
export const AFTER_REASON = createLocalizedText("afterwards: {bars}", "बाद में: {bars}", "baad me: {bars}");
export const BEFORE_REASON = createLocalizedText("before that: {bars}", "उससे पहले: {bars}", "usse pehle: {bars}");

const [EAST, WEST, NORTH, SOUTH] = [
  createLocalizedText("east", "पूर्व", "purva (east)"),
  createLocalizedText("west", "पश्चिम", "pashchim (west)"),
  createLocalizedText("north", "उत्तर", "uttar (north)"),
  createLocalizedText("south", "दक्षिण", "dakshin (south)"),
] as const;

/** The direction in which no journey is begun on a weekday (disha shula). */
export const DISHA_SHULA: Readonly<Record<Vara, LocalizedText>> = {
  sunday: WEST,
  monday: EAST,
  tuesday: NORTH,
  wednesday: NORTH,
  thursday: SOUTH,
  friday: WEST,
  saturday: EAST,
};

/** Festivals and fasts whose dates are not computed. */
export const FESTIVALS =
  /diwali|deepawali|dhanteras|navratri|navaratri|dussehra|dashahra|holi(?!day)|akshaya|akha ?teej|basant panchami|vasant panchami|ganesh chaturthi|janmashtami|rakhi|chhath|pitru ?paksh|pitrupaksh|labh pancham|gudi padwa|ugadi|onam|pongal|baisakhi|shivratri|दिवाली|दीवाली|धनतेरस|नवरात्र|दशहरा|होली|अक्षय|आखातीज|बसंत पंचमी|वसंत पंचमी|गणेश चतुर्थी|जन्माष्टमी|राखी|छठ|पितृ ?पक्ष|शिवरात्रि/iu;
