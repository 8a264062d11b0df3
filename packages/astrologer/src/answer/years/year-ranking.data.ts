import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

/** {hard} and {light} are years between {first} and {last}. */
export const YEAR_RANKING_PHRASES = {
  hard: variants(
    "Between {first} and {last}, {hard} looks the hardest and {light} the lightest. | {hard} demands the most of the years from {first} to {last}, and {light} the least.",
    "{first} से {last} के बीच सबसे भारी साल {hard} लगता है, और सबसे हल्का {light}।",
    "{first} se {last} ke beech sabse bhaari saal {hard} lagta hai, aur sabse halka {light}.",
  ),
  light: variants(
    "Between {first} and {last}, {light} looks the best; {hard} demands the most. | {light} looks the best of the years from {first} to {last}, and {hard} the hardest.",
    "{first} से {last} के बीच {light} सबसे अच्छा दिखता है; सबसे ज़्यादा {hard} माँगता है।",
    "{first} se {last} ke beech {light} sabse achha dikhta hai; sabse zyada {hard} maangta hai.",
  ),
  alike: variants(
    "The years from {first} to {last} are about equal; if I have to choose, {hard} is slightly harder and {light} slightly lighter.",
    "{first} से {last} तक के साल लगभग बराबर हैं; नाम लेना ही हो तो {hard} ज़रा भारी और {light} ज़रा हल्का है।",
    "{first} se {last} tak ke saal lagbhag barabar hain; naam lena hi ho to {hard} zara bhaari aur {light} zara halka hai.",
  ),
  rating: variants(
    "In {year} the {period} sub-period sets the tone, and {who} is in your {house}. | For most of {year} the {period} sub-period runs, and {who} is in your {house}.",
    "{year} में {period} की अंतर्दशा का रंग है, और {who} आपके {house} में बैठा है।",
    "{year} me {period} ki antardasha ka rang hai, aur {who} aapke {house} me baitha hai.",
  ),
  slow: variants(
    "In {year} transiting {slow} will be {place} from your Moon, and that {pulls}.",
    "{year} में गोचर का {slow} आपके चंद्र से {place} स्थान पर होगा, और यह {pulls} है।",
    "{year} me gochar ka {slow} aapke Chandra se {place} sthan par hoga, aur yeh {pulls} hai.",
  ),
  leans: variants(
    "This is a tendency, not a verdict: every year has easier and harder months. | Take it like a weather forecast: it helps you prepare, but it does not decide anything.",
    "यह झुकाव है, फ़ैसला नहीं: हर साल में हल्के और भारी महीने दोनों होते हैं।",
    "Yeh jhukaav hai, faisla nahi: har saal me halke aur bhaari mahine dono hote hain.",
  ),
  matter: variants(
    "Of the years from {first} to {last}, {light} supports {matter} the most. | Among the years from {first} to {last}, {light} gives {matter} the most support.",
    "{first} से {last} के सालों में {matter} के लिए सबसे अच्छा {light} दिखता है।",
    "{first} se {last} ke saalon me {matter} ke liye sabse achha {light} dikhta hai.",
  ),
  matter_when: variants(
    "The good time in it runs from {from} to {until}.",
    "उसमें अच्छा समय {from} से {until} तक है।",
    "Usme achha samay {from} se {until} tak hai.",
  ),
  matter_hard: variants(
    "{hard} gives it the least support. | It has the least support in {hard}.",
    "सबसे कम सहारा {hard} में है।",
    "Sabse kam sahara {hard} me hai.",
  ),
  matter_least: variants(
    "Of the years from {first} to {last}, {hard} gives {matter} the least support. | For {matter}, {hard} is the weakest of the years from {first} to {last}.",
    "{first} से {last} के सालों में {matter} को सबसे कम सहारा {hard} देता है।",
    "{first} se {last} ke saalon me {matter} ko sabse kam sahara {hard} deta hai.",
  ),
  matter_best: variants("The best of them is {light}.", "सबसे अच्छा {light} है।", "Sabse achha {light} hai."),
  matter_none: variants(
    "For {matter}, no time stands out between {first} and {last}, so rely on steady work.",
    "{matter} के लिए {first} से {last} के बीच कोई समय अलग से नहीं चमकता; लगातार किया काम ही ले चलेगा।",
    "{matter} ke liye {first} se {last} ke beech koi samay alag se nahi chamakta; lagataar kiya kaam hi le chalega.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** The direction in which a slow graha contributes. */
export const INFLUENCE_NAMES = {
  hard: createLocalizedText("makes it harder", "भार बढ़ाता", "bhaar badhata"),
  light: createLocalizedText("makes it easier", "भार हल्का करता", "bhaar halka karta"),
} as const;

/** Ratings of Saturn and Jupiter, −1 to 1, in places 1 to 12 from the natal Moon (Phaladeepika 26). */
export const SATURN_FROM_MOON_RATINGS = [-1, -1, 1, -0.8, -0.3, 1, -0.4, -1, -0.3, -0.4, 1, -1] as const;
export const JUPITER_FROM_MOON_RATINGS = [-0.3, 1, -0.5, -0.4, 1, -0.5, 1, -0.6, 1, -0.4, 1, -0.5] as const;

/** Weights of antardasha, mahadasha, Saturn and Jupiter in the rating of a year; the total is 1. Our own figures. */
export const YEAR_RATING_WEIGHTS = { antar: 0.45, maha: 0.15, saturn: 0.25, jupiter: 0.15 } as const;
