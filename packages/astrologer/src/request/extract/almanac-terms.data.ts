import type { Vara } from "@lagna/terms";

const compile = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");

/** The names of parts of a day and of a month, in the spellings in use. */
export const ALMANAC_TERM_WORDS = {
  rahu_kala: compile("rahu ?k(?:aa?l|aalam|aala|alam|ala)|rahukalam?|राहु ?काल|राहू ?काल"),
  yamaganda: compile("yama? ?g[ha]*and\\p{L}*|यम ?गंड|यम ?गण्ड|यमघंट"),
  gulika_kala: compile("gulik\\p{L}*(?: ?k(?:aa?l|aalam))?|गुलिक\\p{M}*(?: ?काल)?"),
  durmuhurta: compile("dur ?muh?urt\\p{L}*|दुर्मुहूर्त|दुर्मुहूर्त"),
  varjyam: compile("varj(?:ya|yam|yam)|वर्ज्य\\p{M}*"),
  abhijit: compile("abhij(?:i|ee)t|अभिजित|अभिजीत"),
  brahma: compile("b[rh]*ahm?a? ?muh?[uo]o?rt?a?t?|brahmamuhurtha?m?|ब्रह्म ?मुहूर्त|ब्रम्ह ?मुहूर्त|ब्रह्ममुहूर्त"),
  vijaya: compile("vijaya? muh?urt\\p{L}*|विजय मुहूर्त"),
  godhuli: compile("godhuli|गोधूलि"),
  pradosha: compile("pradosh?a? ?kaal|प्रदोष ?काल"),
  nishita: compile("nishi(?:ta|th)\\p{L}*|निशीथ|निशिता"),
  amrita_kala: compile("amrit\\p{L}* ?k(?:aa?l|aalam)|अमृत ?काल"),
  choghadiya: compile("ch[aou]+g[ah]*[dr]h?i?y\\p{L}*|चौघड़ि?\\p{L}*\\p{M}*\\p{L}*|चौघडि\\p{L}*\\p{M}*"),
  gowri: compile("gow?ri panchangam?|गौरी पंचांग"),
  hora: compile("horas?|होरा"),
  bhadra: compile("bhadra|vishti|भद्रा|विष्टि"),
  panchaka: compile("pancha?k(?:a|am)?|पंचक"),
  sunrise: compile("sun ?rise|suryoday|suraj (?:kab )?(?:ni[kc]\\p{L}+|ug\\p{L}+)|सूर्योदय|सूरज (?:कब )?(?:निक|उग)\\S*"),
  sunset: compile(
    "sun ?set|suryast|suraj (?:kab )?(?:dhal\\p{L}+|doob\\p{L}+|dub\\p{L}+)|सूर्यास्त|सूरज (?:कब )?(?:ढल|डूब)\\S*",
  ),
  moonrise: compile("moon ?rise|chandroday|chaa?n?d (?:kab |kitne baje )?(?:ni[kc]\\p{L}+|dikh\\p{L}+)|चंद्रोदय|चन्द्रोदय"),
  moonset: compile("moon ?set|chandrast|चंद्रास्त|चन्द्रास्त"),
  tithi: compile("tithis?|तिथि"),
  nakshatra: compile("nak?sha?tr?\\p{L}*|नक्षत्र"),
  nitya_yoga: compile("yoga?|योग"),
  karana: compile("karan|karana|करण"),
  moon_sign: compile("moon ?sign|chandra ?rashi|rashi|राशि"),
  masa: compile("maas|mahina|lunar month|month|माह|मास|महीना"),
  samvat: compile("sam?vat|samvatsar|विक्रम संवत|शक संवत|संवत"),
  ritu: compile("ritu|season|ऋतु"),
  ayana: compile("ayana?|uttarayan|dakshinayan|अयन|उत्तरायण|दक्षिणायन"),
  paksha: compile("paksha?|पक्ष"),
  tarabala: compile("tara ?b[ah]*l\\p{L}*|ताराबल|तारा बल"),
  chandrabala: compile("chandra ?b[ah]*l\\p{L}*|चंद्रबल|चंद्र बल"),
  chandrashtama: compile("chandra ?sh?asht\\p{L}*|chandrasht\\p{L}*|चंद्राष्टम"),
  disha_shula: compile("disha ?sh?oo?l\\p{L}*|दिशा ?शूल"),
} as const;
export type AlmanacTerm = keyof typeof ALMANAC_TERM_WORDS;
export const ALMANAC_TERMS = Object.keys(ALMANAC_TERM_WORDS) as readonly AlmanacTerm[];

/** Lunar days and the like that come back every month or year. */
export const CALENDAR_TERM_WORDS = {
  purnima: compile("pou?rnami|purnima|poornima|punam|full ?moon|पूर्णिमा|पूनम|पूर्णमासी|purnmasi"),
  amavasya: compile("amavas\\p{L}*|new ?moon|अमावस\\S*"),
  ekadashi: compile("ekad[ae]?shi|gyaras|एकादशी|ग्यारस"),
  pradosha: compile("pradosh?a?m?|प्रदोष"),
  sankashti: compile("sankashti\\p{L}*(?: chaturthi)?|sankat chauth|संकष्टी\\S*|संकट चौथ"),
  vinayaka_chaturthi: compile("vinayak\\p{L}* chaturthi|विनायक चतुर्थी"),
  chaturthi: compile("chaturthi|chauth|चतुर्थी|चौथ"),
  shivaratri: compile("masik shiva?ratri|मासिक शिवरात्रि"),
  sankranti: compile("sankranti|sankramanam?|संक्रांति|संक्रान्ति"),
  kharmas: compile("kharmas|khar ?maas|malmas|mal ?maas|dhanurmas\\p{L}*|खरमास|मलमास"),
  chaturmas: compile("chat(?:ur|ra)mas\\p{L}*|चातुर्मास|चतुर्मास"),
  pitru_paksha: compile("pitr[iu] ?paksha?|shradd?h ?paksha?|kanagat|पितृ ?पक्ष|श्राद्ध ?पक्ष"),
  navratri: compile("nava?ratr?\\p{L}*|navratr?\\p{L}*|नवरात्\\S*"),
  holashtak: compile("holashtak|होलाष्टक"),
  adhika: compile("adh?ik\\p{L}* ?m[ae]+s\\p{L}*|purushottam m[ae]+s|अधिक ?मास|पुरुषोत्तम ?मास"),
  sawan: compile("sawan|saavan|shravan|सावन|श्रावण"),
} as const;
export type CalendarTerm = keyof typeof CALENDAR_TERM_WORDS;
export const CALENDAR_TERMS = Object.keys(CALENDAR_TERM_WORDS) as readonly CalendarTerm[];

/** The present instant, and the parts of a day. */
export const NOW_WORDS = compile(
  "now|right now|currently|at the moment|abhi|is ?waqt|is ?samay|filhaal|अभी|इस समय|इस वक़्त|इस वक्त|फ़िलहाल",
);
export const NEXT_WORDS = compile("next|agl[aeiy]\\p{L}*|aage|अगल\\S*|आगे|phir|फिर");

/** Weekdays by names that no graha shares: "mangal" alone is Mars. */
export const WEEKDAY_WORDS: Readonly<Record<Vara, RegExp>> = {
  sunday: compile("sundays?|it[vw]aa?r|ravi ?[vw]aa?r|इतवार|रविवार"),
  monday: compile("mondays?|som ?[vw]aa?r|सोमवार"),
  tuesday: compile("tuesdays?|mangal ?[vw]aa?r|मंगलवार"),
  wednesday: compile("wednesdays?|budh ?[vw]aa?r|बुधवार"),
  thursday: compile("thursdays?|guru ?[vw]aa?r|brihaspati ?[vw]aa?r|veer ?[vw]aa?r|गुरुवार|बृहस्पतिवार|वीरवार"),
  friday: compile("fridays?|shukr[ae]? ?[vw]aa?r|jumm?a|शुक्रवार|जुम्मा"),
  saturday: compile("saturdays?|shani ?[vw]aa?r|shanichar|शनिवार|शनिचर"),
};
