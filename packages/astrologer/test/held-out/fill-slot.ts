import {
  GRAHAS,
  KARAKA_WORDS,
  MONTH_NAMES,
  RASHIS,
  type Dignity,
  type Graha,
  type Karaka8,
  type Nakshatra,
  type Rashi,
  formatTithiName,
  type Vara,
  VARA_WORDS,
  type VargaId,
} from "@lagna/terms";
import type { AnswerLanguage } from "../../src/index.ts";
import {
  DIRECT_ORDINALS_HG,
  DIRECT_ORDINALS_HI,
  OBLIQUE_ORDINALS_HG,
  OBLIQUE_ORDINALS_HI,
} from "../../src/formatting/hinglish-terms.data.ts";
import {
  formatDay,
  formatGraha,
  formatNakshatra,
  formatRashi,
  type CalendarDay,
} from "../../src/formatting/format-terms.ts";

/** The value of a slot; the sentence may request a form for it ("{H:esh}"). */
export type Filling =
  | { readonly is: "graha"; readonly id: Graha }
  | { readonly is: "rashi"; readonly id: Rashi }
  | { readonly is: "nakshatra"; readonly id: Nakshatra }
  | { readonly is: "house"; readonly id: number }
  | { readonly is: "day"; readonly id: CalendarDay }
  | { readonly is: "dignity"; readonly id: Dignity }
  | { readonly is: "karaka"; readonly id: Karaka8 }
  | { readonly is: "varga"; readonly id: VargaId }
  | { readonly is: "vara"; readonly id: Vara }
  | { readonly is: "tithi"; readonly id: number }
  | { readonly is: "count"; readonly id: number }
  | { readonly is: "words"; readonly id: Readonly<Record<AnswerLanguage, string>> };
export type Fillings = Readonly<Record<string, Filling>>;

const split = (words: string): readonly string[] => words.split(" ");
const EN_ORDINALS = split("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth");
const SANSKRIT_HI = split("प्रथम द्वितीय तृतीय चतुर्थ पंचम षष्ठ सप्तम अष्टम नवम दशम एकादश द्वादश");
const SANSKRIT_HG = split(
  "pratham dwitiya tritiya chaturth pancham shashth saptam ashtam navam dasham ekadash dwadash",
);
const LORDS_HI = split("लग्नेश द्वितीयेश तृतीयेश चतुर्थेश पंचमेश षष्ठेश सप्तमेश अष्टमेश नवमेश दशमेश एकादशेश द्वादशेश");
const LORDS_HG = split(
  "lagnesh dwitiyesh tritiyesh chaturthesh panchamesh shashthesh saptamesh ashtamesh navamesh dashamesh ekadashesh dwadashesh",
);
const SUFFIX = ["", "st", "nd", "rd"];
const formatNth = (day: number): string =>
  `${day}${(day % 100 > 10 && day % 100 < 14 ? "" : SUFFIX[day % 10]) || "th"}`;
const devanagari = (text: string | number): string =>
  String(text).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

const ONES = split(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);
const TENS = split("zero ten twenty thirty forty fifty sixty seventy eighty ninety");
/** A number in English words: "thirty-four". */
const formatInWords = (number: number): string =>
  number < 20
    ? (ONES[number] ?? "")
    : `${TENS[Math.floor(number / 10)]}${number % 10 === 0 ? "" : `-${ONES[number % 10]}`}`;

/** Short names used in tables and forums. */
const SHORT_GRAHAS = split("Su Mo Ma Me Ju Ve Sa Ra Ke");
const SHORT_RASHIS = split("Ari Tau Gem Can Leo Vir Lib Sco Sag Cap Aqu Pis");
const SHORTEST_RASHIS = split("Ar Ta Ge Cn Le Vi Li Sc Sg Cp Aq Pi");

/** English words in Devanagari, as Hindi speech recognition writes them. */
const ENGLISH_ORDINALS_IN_DEVANAGARI = split("फर्स्ट सेकंड थर्ड फोर्थ फिफ्थ सिक्स्थ सेवंथ एट्थ नाइंथ टेंथ इलेवंथ ट्वेल्थ");
const ENGLISH_GRAHAS_IN_DEVANAGARI = split("सन मून मार्स मर्करी जुपिटर वीनस सैटर्न राहु केतु");
const ENGLISH_RASHIS_IN_DEVANAGARI = split(
  "एरीज़ टॉरस जेमिनी कैंसर लियो वर्गो लिब्रा स्कॉर्पियो सैजिटेरियस कैप्रिकॉर्न एक्वेरियस पाइसीज़",
);

function formatHouseForSlot(house: number, form: string, language: AnswerLanguage): string {
  const at = house - 1;
  if (form === "num") return String(house);
  if (form === "en") return EN_ORDINALS[at] ?? "";
  if (form === "tr") return ENGLISH_ORDINALS_IN_DEVANAGARI[at] ?? "";
  if (form === "h") return `H${house}`;
  if (form === "hh") return `${house}H`;
  if (form === "dev") return devanagari(house);
  if (form === "n" && language !== "hi") return `${house}${SUFFIX[house] ?? "th"}`;
  if (form === "n") return `${house}वें`;
  if (form === "nom") return { en: EN_ORDINALS, hi: DIRECT_ORDINALS_HI, hg: DIRECT_ORDINALS_HG }[language][at] ?? "";
  if (form === "sk") return { en: EN_ORDINALS, hi: SANSKRIT_HI, hg: SANSKRIT_HG }[language][at] ?? "";
  if (form === "esh") return { en: LORDS_HG, hi: LORDS_HI, hg: LORDS_HG }[language][at] ?? "";
  return { en: EN_ORDINALS, hi: OBLIQUE_ORDINALS_HI, hg: OBLIQUE_ORDINALS_HG }[language][at] ?? "";
}

function formatDateForSlot(day: CalendarDay, form: string, language: AnswerLanguage): string {
  const whole = formatDay(day)[language];
  const two = (value: number): string => String(value).padStart(2, "0");
  if (form === "my") return whole.replace(/^\d+ /, "");
  if (form === "y") return String(day.year);
  if (form === "dmy") return `${two(day.day)}/${two(day.month)}/${day.year}`;
  if (form === "short") return `${day.day} ${MONTH_NAMES[day.month - 1]?.slice(0, 3)} ${day.year}`;
  if (form === "mon") return `${MONTH_NAMES[day.month - 1]?.slice(0, 3)} ${day.year}`;
  if (form === "of") return `the ${formatNth(day.day)} of ${MONTH_NAMES[day.month - 1]} ${day.year}`;
  if (form === "usth") return `${MONTH_NAMES[day.month - 1]} ${formatNth(day.day)}, ${day.year}`;
  if (form === "dev") return devanagari(whole);
  if (form === "us") return `${MONTH_NAMES[day.month - 1]} ${day.day}, ${day.year}`;
  return form === "iso" ? `${day.year}-${two(day.month)}-${two(day.day)}` : whole;
}

const DIGNITIES: Readonly<Partial<Record<Dignity, Readonly<Record<AnswerLanguage, string>>>>> = {
  exalted: { en: "exalted", hi: "उच्च का", hg: "uchch ka" },
  debilitated: { en: "debilitated", hi: "नीच का", hg: "neech ka" },
  own: { en: "in its own sign", hi: "स्वराशि में", hg: "swarashi me" },
  moolatrikona: { en: "in its own sign", hi: "अपनी राशि में", hg: "apni rashi me" },
  friend: { en: "in a friendly sign", hi: "मित्र राशि में", hg: "mitra rashi me" },
  great_friend: { en: "in a friend's sign", hi: "मित्र की राशि में", hg: "dost ki rashi me" },
  neutral: { en: "in a neutral sign", hi: "सम राशि में", hg: "sam rashi me" },
  enemy: { en: "in an enemy sign", hi: "शत्रु राशि में", hg: "shatru rashi me" },
  great_enemy: { en: "in an enemy's sign", hi: "शत्रु की राशि में", hg: "dushman ki rashi me" },
};
const COUNTS: Readonly<Record<AnswerLanguage, readonly string[]>> = {
  en: split("zero one two three four five six seven"),
  hi: split("शून्य एक दो तीन चार पाँच छह सात"),
  hg: split("zero ek do teen chaar paanch chhe saat"),
};
const VARGAS: Readonly<Record<string, Readonly<Record<AnswerLanguage, string>>>> = {
  D9: { en: "navamsa", hi: "नवांश", hg: "navansh" },
  D10: { en: "D10", hi: "दशमांश", hg: "D10" },
  D7: { en: "saptamsa", hi: "सप्तांश", hg: "D7" },
};

/** Alternative names of the grahas and rashis. */
const OTHER_GRAHAS: Readonly<Record<AnswerLanguage, readonly string[]>> = {
  en: split("Surya Chandra Mangal Budh Guru Shukra Shani Rahu Ketu"),
  hi: split("सूर्यदेव चंद्रमा मंगल बुध बृहस्पति शुक्र शनिदेव राहु केतु"),
  hg: split("Suraj Chandrama Mangal Budh Brihaspati Shukr Shanidev Raahu Ketu"),
};
const OTHER_RASHIS: Readonly<Record<AnswerLanguage, readonly string[]>> = {
  en: split("Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrishchika Dhanu Makara Kumbha Meena"),
  hi: split("मेष वृष मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुंभ मीन"),
  hg: split("Mesh Brishabh Mithun Kark Singh Kanya Tula Vrischik Dhanu Makar Kumbh Meen"),
};

/** A filling as text in a language; the form `en` requests the English name. */
export function fillSlot(filling: Filling, form: string, language: AnswerLanguage): string {
  const here = form === "en" ? "en" : language;
  if (filling.is === "graha" && form === "ab") return SHORT_GRAHAS[GRAHAS.indexOf(filling.id)] ?? "";
  if (filling.is === "rashi" && form === "ab") return SHORT_RASHIS[RASHIS.indexOf(filling.id)] ?? "";
  if (filling.is === "rashi" && form === "tw") return SHORTEST_RASHIS[RASHIS.indexOf(filling.id)] ?? "";
  if (filling.is === "graha" && form === "tr") return ENGLISH_GRAHAS_IN_DEVANAGARI[GRAHAS.indexOf(filling.id)] ?? "";
  if (filling.is === "rashi" && form === "tr") return ENGLISH_RASHIS_IN_DEVANAGARI[RASHIS.indexOf(filling.id)] ?? "";
  if (filling.is === "words" && form === "w") return formatInWords(Number(filling.id.en));
  if (filling.is === "words" && form === "dev") return devanagari(filling.id.hi);
  if (filling.is === "words" && form === "nth") return formatNth(Number(filling.id.en));
  if (filling.is === "graha" && form === "alt") return OTHER_GRAHAS[language][GRAHAS.indexOf(filling.id)] ?? "";
  if (filling.is === "rashi" && form === "alt") return OTHER_RASHIS[language][RASHIS.indexOf(filling.id)] ?? "";
  if (filling.is === "graha") return formatGraha(filling.id)[here];
  if (filling.is === "rashi") return formatRashi(filling.id)[here];
  if (filling.is === "nakshatra") return formatNakshatra(filling.id)[language];
  if (filling.is === "house") return formatHouseForSlot(filling.id, form, language);
  if (filling.is === "day") return formatDateForSlot(filling.id, form, language);
  if (filling.is === "dignity") return DIGNITIES[filling.id]?.[language] ?? "";
  if (filling.is === "karaka") return KARAKA_WORDS[filling.id][language === "hi" ? "hi" : "en"];
  if (filling.is === "varga") return VARGAS[filling.id]?.[language] ?? filling.id;
  if (filling.is === "vara") return VARA_WORDS[filling.id][language === "hi" ? "hi" : "en"];
  if (filling.is === "tithi") return formatTithiName(filling.id, language === "hi" ? "hi" : "en");
  if (filling.is === "count") return COUNTS[language][filling.id] ?? String(filling.id);
  return filling.id[language];
}
