import type { ChoghadiyaId } from "@lagna/jyotish";
import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";
import type { LocalizedText } from "../../fact.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

export const PANCHANGA_PHRASES = {
  limbs: variants(
    "{Day}: the tithi is {tithi}; the Moon is in {star}.",
    "{day}: तिथि {tithi} है, और चंद्र {star} में।",
    "{day}: tithi {tithi} hai, aur Chandra {star} me.",
  ),
  has_tithi: variants("Yes, {day} is {asked}.", "हाँ, {day} को {asked} है।", "Haan, {day} ko {asked} hai."),
  has_no_tithi: variants(
    "No, by the sunrise {asked} is on {next}.",
    "नहीं, सूर्योदय के हिसाब से {asked} {next} को है।",
    "Nahi, suryoday ke hisaab se {asked} {next} ko hai.",
  ),
  rahu_kala: variants(
    "Rahu kaal {on} is from {from} to {until} at {place}.",
    "{on} राहु काल {from} से {until} तक है ({place})।",
    "{on} rahu kaal {from} se {until} tak hai ({place}).",
  ),
  yamaganda: variants(
    "Yamaganda {on} is from {from} to {until} at {place}.",
    "{on} यमगंड {from} से {until} तक है ({place})।",
    "{on} yamaganda {from} se {until} tak hai ({place}).",
  ),
  gulika: variants(
    "Gulika kaal {on} is from {from} to {until} at {place}.",
    "{on} गुलिक काल {from} से {until} तक है ({place})।",
    "{on} gulika kaal {from} se {until} tak hai ({place}).",
  ),
  abhijit: variants(
    "Abhijit muhurta {on} is from {from} to {until} at {place}.",
    "{on} अभिजित मुहूर्त {from} से {until} तक है ({place})।",
    "{on} abhijit muhurat {from} se {until} tak hai ({place}).",
  ),
  no_abhijit: variants(
    "{Day} is a Wednesday, and on Wednesdays abhijit is not counted.",
    "{day} को बुधवार है, और बुधवार को अभिजित नहीं गिना जाता।",
    "{day} ko budhvar hai, aur budhvar ko abhijit nahi gina jaata.",
  ),
  choghadiya: variants(
    "The good choghadiyas on {day} at {place}: {list}.",
    "{day} के शुभ चौघड़िये ({place}): {list}।",
    "{day} ke shubh choghadiye ({place}): {list}.",
  ),
  bhadra: variants(
    "On {day} bhadra (vishti) holds in daylight from {from} to {until}.",
    "{day} को दिन में भद्रा (विष्टि) {from} से {until} तक है।",
    "{day} ko din me bhadra (vishti) {from} se {until} tak hai.",
  ),
  no_bhadra: variants(
    "On {day} there is no bhadra between sunrise and sunset.",
    "{day} को सूर्योदय से सूर्यास्त के बीच भद्रा नहीं है।",
    "{day} ko suryoday se suryast ke beech bhadra nahi hai.",
  ),
  direction: variants(
    "Disha shula on {day} lies to the {direction}; the other directions are free.",
    "{day} को दिशा शूल {direction} में है; बाकी दिशाएँ खुली हैं।",
    "{day} ko disha shool {direction} me hai; baaki dishayein khuli hain.",
  ),
  moonrise: variants(
    "The Moon rises on {day} at {from} at {place}.",
    "{day} को चंद्रोदय {from} पर है ({place})।",
    "{day} ko chand {from} par niklega ({place}).",
  ),
  sun: variants(
    "On {day} the Sun rises at {from} and sets at {until} at {place}.",
    "{day} को सूरज {from} पर निकलेगा और {until} पर डूबेगा ({place})।",
    "{day} ko suraj {from} par niklega aur {until} par doobega ({place}).",
  ),
  chandrashtama: variants(
    "On {day} the Moon is in the eighth sign from your birth Moon, so it is your chandrashtama.",
    "{day} को आपका चंद्राष्टम है।",
    "{day} ko aapka chandrashtam hai.",
  ),
  no_chandrashtama: variants(
    "{Day} is not your chandrashtama.",
    "{day} को आपका चंद्राष्टम नहीं है।",
    "{day} ko aapka chandrashtam nahi hai.",
  ),
  panchaka: variants(
    "{Day} falls in panchaka: the Moon is between Dhanishta and Revati.",
    "{day} को पंचक है।",
    "{day} ko panchak hai.",
  ),
  no_panchaka: variants("{Day} is not in panchaka.", "{day} को पंचक नहीं है।", "{day} ko panchak nahi hai."),
  named_place: variants(
    "These times are on the clock of {place}.",
    "ये समय {place} की घड़ी के हैं।",
    "Ye samay {place} ki ghadi ke hain.",
  ),
  other_place: variants(
    "In another town it shifts by some minutes, with sunrise and sunset there.",
    "दूसरे शहर में सूर्योदय के साथ यह कुछ मिनट बदलता है।",
    "Doosre shehar me suryoday ke saath yeh kuch minute badalta hai.",
  ),
  sign: variants(
    "For a {sign} Moon the day is {moon_day}.",
    "{sign} राशि के लिए उस दिन {moon_day}।",
    "{sign} rashi ke liye us din {moon_day}.",
  ),
  other_person: variants(
    "That is how the day is for everyone; how it is for {who} depends on their own birth Moon.",
    "यह दिन सबके लिए ऐसा है; {who} के लिए उनका अपना जन्म चंद्र चाहिए।",
    "Yeh din sabke liye aisa hai; {who} ke liye unka apna janm Chandra chahiye.",
  ),
  week: variants(
    "Of the days from {from} to {until} the easiest for you is {day}: {tithi}, with the Moon in {star}. | From {from} to {until} your easiest day is {day}: {tithi}, with the Moon in {star}.",
    "{from} से {until} के बीच आपके लिए सबसे सहज दिन {day} है: {tithi}, चंद्र {star} में।",
    "{from} se {until} ke beech aapke liye sabse aasan din {day} hai: {tithi}, Chandra {star} me.",
  ),
  week_slow: variants("Go slowly on {list}.", "इन दिनों धीरे चलिए: {list}।", "In dino dheere chaliye: {list}."),
  week_clear: variants(
    "None of these days is difficult for you.",
    "आपके लिए कोई दिन भारी नहीं है।",
    "Aapke liye koi din bhaari nahi hai.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

export const TODAY = createLocalizedText("today ({date})", "आज ({date})", "aaj ({date})");
export const ON_DAY = createLocalizedText("on {date}", "{date} को", "{date} ko");
export const AFTER_MIDNIGHT = createLocalizedText("{time} after midnight", "रात {time}", "raat {time}");
export const UNTIL = createLocalizedText(
  "{name} until {time}, then {next}",
  "{time} तक {name}, फिर {next}",
  "{time} tak {name}, phir {next}",
);

export const CHOGHADIYA_NAMES: Readonly<Record<ChoghadiyaId, LocalizedText>> = {
  udveg: createLocalizedText("Udveg", "उद्वेग", "Udveg"),
  chal: createLocalizedText("Chal", "चल", "Chal"),
  labh: createLocalizedText("Labh", "लाभ", "Labh"),
  amrit: createLocalizedText("Amrit", "अमृत", "Amrit"),
  kaal: createLocalizedText("Kaal", "काल", "Kaal"),
  shubh: createLocalizedText("Shubh", "शुभ", "Shubh"),
  rog: createLocalizedText("Rog", "रोग", "Rog"),
};

const compile = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");

/** What of the almanac a question names. */
export const PANCHANGA_TERMS = {
  rahu_kala: compile("rahu ?kaal|rahu ?kaalam|rahu ?kala|rahu ?kal|rahukalam|राहु ?काल|राहू ?काल"),
  yamaganda: compile("yamagand\\p{L}*|yam ?gand\\p{L}*|यमगंड|यमगण्ड"),
  gulika: compile("gulik\\p{L}*(?: kaal| kal)?|गुलिक\\p{M}*(?: काल)?"),
  abhijit: compile("abhijit|abhijeet|अभिजित|अभिजीत"),
  choghadiya: compile("cho?ghadi?ya|chaughadiya|choghadiye|chogadiya|choghariya|चौघड़िया|चौघडिया|चौघड़िए|चौघड़िये"),
  bhadra: compile("bhadra|vishti|भद्रा|विष्टि"),
  direction: compile("disha ?sh?ool|disha ?shula?|dishashool|दिशा ?शूल"),
  moonrise: compile(
    "moon ?rise|chandroday|chaa?nd k(?:ab|itne)\\b.*|chaa?nd .*nik\\p{L}*|चंद्रोदय|चाँद .*निक\\S*|चांद .*निक\\S*",
  ),
  sun: compile("sun ?rise|sun ?set|suryoday|suryast|सूर्योदय|सूर्यास्त"),
  chandrashtama: compile("chandra ?asht?am\\p{L}*|chandrasht\\p{L}*|चंद्राष्टम"),
  panchaka: compile("panchaka?|पंचक"),
  panchanga: compile(
    "panchang|panchangam?|panchanga|tithi|nakshatra|vaar|ekadashi|amavasya|purnima|पंचांग|तिथि|नक्षत्र|एकादशी|अमावस्या|पूर्णिमा|अष्टमी|नवमी|चतुर्थी|chaturthi|sankashti|ashtami|navami",
  ),
} as const;

export type PanchangaTerm = keyof typeof PANCHANGA_TERMS;
export const EVENING = compile("evening|night|tonight|shaam|sham|raat|शाम|रात");
