import type { LocalizedText } from "@lagna/astrologer";

const say = (en: string, hi: string, hg: string): LocalizedText => ({ en, hi, hg });

/** The sentences about a festival's date. Dates, names and times are inserted in the language of the sentence. */
export const FESTIVAL_SENTENCES = {
  date: (name: string, date: string, place: string, away: string) => ({
    en: `${name} is on ${date} in ${place}${away}.`,
    hi: `${place} में ${name} ${date} को है${away}।`,
    hg: `${place} mein ${name} ${date} ko hai${away}.`,
  }),
  rule: (rule: string, kala: string, when: string, reason: string) => ({
    en: `The rule asks for ${rule} at ${kala}, here ${when}: ${reason}`,
    hi: `नियम ${kala} में ${rule} माँगता है, यहाँ ${when}: ${reason}`,
    hg: `Niyam ${kala} mein ${rule} maangta hai, yahan ${when}: ${reason}`,
  }),
  between: (from: string, until: string) => ({
    en: `${from} to ${until}`,
    hi: `${from} से ${until}`,
    hg: `${from} se ${until}`,
  }),
  /** Of a window that is an instant. */
  instant: (at: string) => ({ en: `at ${at}`, hi: `${at} पर`, hg: `${at} par` }),
  parana: (date: string, from: string, until: string) => ({
    en: `The fast ends on ${date}, between ${from} and ${until}.`,
    hi: `पारणा ${date} को ${from} से ${until} के बीच है।`,
    hg: `Vrat ka parana ${date} ko ${from} se ${until} ke beech hai.`,
  }),
  india: (date: string) => ({
    en: `In India it is on ${date}.`,
    hi: `भारत में यह ${date} को है।`,
    hg: `India mein yeh ${date} ko hai.`,
  }),
  others: (who: string, date: string) => ({
    en: `${who} keep it on ${date}.`,
    hi: `${who} इसे ${date} को मानते हैं।`,
    hg: `${who} ise ${date} ko maante hain.`,
  }),
} as const satisfies Readonly<Record<string, (...slots: string[]) => LocalizedText>>;

/** How far a date is from today: `days` from 0. */
export function sayAway(days: number): LocalizedText {
  if (days < 0) return say("", "", "");
  if (days === 0) return say(", that is today", ", यानी आज", ", yaani aaj");
  if (days === 1) return say(", that is tomorrow", ", यानी कल", ", yaani kal");
  return say(`, in ${days} days`, `, ${days} दिन बाद`, `, ${days} din baad`);
}

export const KALA_WORDS: Readonly<Record<string, LocalizedText>> = {
  daylight: say("daylight", "दिन", "din ke samay"),
  udaya: say("sunrise", "सूर्योदय", "suryoday"),
  purvahna: say("forenoon", "पूर्वाह्न", "purvahna"),
  pratah: say("early morning", "प्रातःकाल", "pratahkaal"),
  sangava: say("mid-morning", "संगव काल", "sangava kaal"),
  madhyahna: say("midday", "मध्याह्न", "madhyahna"),
  aparahna: say("afternoon", "अपराह्न", "aparahna"),
  sayahna: say("late afternoon", "सायाह्न", "sayahna"),
  dusk: say("sunset", "सूर्यास्त", "suryast"),
  pradosha: say("evening (pradosha)", "प्रदोष काल", "pradosh kaal"),
  night: say("night", "रात्रि", "raatri"),
  nishita: say("midnight (nishita)", "निशीथ काल", "nishita kaal"),
  arunodaya: say("dawn (arunodaya)", "अरुणोदय", "arunoday"),
  chandrodaya: say("moonrise", "चंद्रोदय", "chandroday"),
};

/** Why the day was chosen, by the reasons of the almanac. */
export const REASON_SENTENCES: Readonly<Record<string, LocalizedText>> = {
  only_day_in_window: say("only this day has it then.", "केवल इसी दिन वह तब है।", "sirf isi din woh tab hai."),
  covers_more: say(
    "two days have it then, this one more of it.",
    "वह दो दिन तब है, इस दिन अधिक।",
    "woh do din tab hai, is din zyada.",
  ),
  first_of_both: say(
    "two days have it then, and the first is kept.",
    "वह दो दिन तब है; पहला दिन माना जाता है।",
    "woh do din tab hai; pehla din maana jaata hai.",
  ),
  second_of_both: say(
    "two days have it then, and the second is kept.",
    "वह दो दिन तब है; दूसरा दिन माना जाता है।",
    "woh do din tab hai; doosra din maana jaata hai.",
  ),
  tithi_on_this_day: say(
    "the star is there on two days, and the full moon is on this one.",
    "नक्षत्र दो दिन है, और पूर्णिमा इस दिन है।",
    "nakshatra do din hai, aur purnima is din hai.",
  ),
  star_on_this_day: say(
    "two days have it then, and the star runs on this one.",
    "वह दो दिन तब है; नक्षत्र इस दिन है।",
    "woh do din tab hai; nakshatra is din hai.",
  ),
  free_of_bhadra: say(
    "this day has that time free of bhadra.",
    "इस दिन वह समय भद्रा से मुक्त है।",
    "is din woh samay bhadra se mukt hai.",
  ),
  neither_day_later: say(
    "neither day has it then, so the day on which it ends is kept.",
    "दोनों दिन वह तब नहीं है; जिस दिन समाप्त होती है वह माना जाता है।",
    "dono din woh tab nahi hai; jis din khatam hoti hai woh maana jaata hai.",
  ),
  neither_day_earlier: say(
    "neither day has it then, so the day on which it begins is kept.",
    "दोनों दिन वह तब नहीं है; जिस दिन शुरू होती है वह माना जाता है।",
    "dono din woh tab nahi hai; jis din shuru hoti hai woh maana jaata hai.",
  ),
  kshaya_day_it_runs: say(
    "it has no sunrise of its own, so the day on which it runs is kept.",
    "उसका अपना सूर्योदय नहीं है; जिस दिन वह है वही माना जाता है।",
    "uska apna suryoday nahi hai; jis din woh hai wahi maana jaata hai.",
  ),
  bhadra_all_night_next_day: say(
    "bhadra lasts all night, so the next day is kept.",
    "भद्रा पूरी रात है; अगला दिन माना जाता है।",
    "bhadra poori raat hai; agla din maana jaata hai.",
  ),
  ekadashi_at_sunrise: say(
    "ekadashi runs at this day's sunrise.",
    "इस दिन सूर्योदय पर एकादशी है।",
    "is din suryoday par ekadashi hai.",
  ),
  first_of_two_sunrises: say(
    "ekadashi has two sunrises, and the first is kept.",
    "एकादशी में दो सूर्योदय हैं; पहला माना जाता है।",
    "ekadashi mein do suryoday hain; pehla maana jaata hai.",
  ),
  second_of_two_sunrises: say(
    "ekadashi has two sunrises, and the second is kept.",
    "एकादशी में दो सूर्योदय हैं; दूसरा माना जाता है।",
    "ekadashi mein do suryoday hain; doosra maana jaata hai.",
  ),
  dashami_touches_vedha: say(
    "dashami is not over at dawn of the day before.",
    "पिछले दिन भोर तक दशमी समाप्त नहीं होती।",
    "pichhle din bhor tak dashami khatam nahi hoti.",
  ),
  dvadashi_would_be_missed: say(
    "a day later, the fast could not end within dvadashi.",
    "एक दिन बाद पारणा द्वादशी में नहीं हो पाता।",
    "ek din baad parana dvadashi mein nahi ho paata.",
  ),
  kshaya_next_day: say(
    "ekadashi has no sunrise, so the next day is kept.",
    "एकादशी का सूर्योदय नहीं है; अगला दिन माना जाता है।",
    "ekadashi ka suryoday nahi hai; agla din maana jaata hai.",
  ),
  mahadvadashi: say(
    "a great dvadashi moves the fast to the next day.",
    "महाद्वादशी के कारण व्रत अगले दिन है।",
    "mahadvadashi ke kaaran vrat agle din hai.",
  ),
};

/** Who keeps another date. */
export const TRADITION_WORDS: Readonly<Record<string, LocalizedText>> = {
  smarta: say("Smartas", "स्मार्त", "Smarta"),
  vaishnava: say("Vaishnavas", "वैष्णव", "Vaishnav"),
  madhva: say("Madhva's followers", "माध्व", "Madhva"),
  nimbarka: say("Nimbarka's followers", "निंबार्क", "Nimbarka"),
  north: say("Some in North India", "उत्तर भारत में कुछ लोग", "North India mein kuchh log"),
  maharashtra: say("Some in Maharashtra", "महाराष्ट्र में कुछ लोग", "Maharashtra mein kuchh log"),
  gujarat: say("Some in Gujarat", "गुजरात में कुछ लोग", "Gujarat mein kuchh log"),
  bengal: say("Bengalis", "बंगाली", "Bengali log"),
  odisha: say("Odias", "ओड़िया", "Odia log"),
  assam: say("Assamese", "असमिया", "Assamese log"),
  tamil: say("Tamils", "तमिल", "Tamil log"),
  kerala: say("Keralites", "केरल के लोग", "Kerala ke log"),
  telugu_kannada: say("Telugus and Kannadigas", "तेलुगु और कन्नड़", "Telugu aur Kannada log"),
  nepal: say("Nepalis", "नेपाली", "Nepali log"),
  jain: say("Jains", "जैन", "Jain log"),
  sikh: say("Sikhs", "सिख", "Sikh log"),
  buddhist: say("Buddhists", "बौद्ध", "Bauddh log"),
  civil: say("Some almanacs and holidays", "कुछ पंचांग", "Kuchh panchang"),
};
