/** Months as people write them, parted by "|"; English ones may be cut after three letters. */
export const MONTH_WORDS: readonly string[] = [
  "january|janaury|jan|janvari|janwari|जनवरी|जन",
  "february|febuary|feb|farvari|farwari|फरवरी",
  "march|mar|मार्च",
  "april|apr|aprail|अप्रैल",
  "may|mai|मई",
  "june|jun|joon|जून",
  "july|jul|julai|जुलाई",
  "august|agust|augst|aug|agast|अगस्त",
  "september|septembar|setember|sept|sep|sitambar|सितंबर|सितम्बर",
  "october|oct|aktubar|aktoobar|अक्टूबर|अक्तूबर",
  "november|nov|navambar|नवंबर|नवम्बर",
  "december|dec|disambar|दिसंबर|दिसम्बर",
];

/** Times of day beside an hour of the twelve. `late`: evening down to midnight, which 12 ends and small hours lie beyond. */
export const DAY_PARTS = {
  am: "am|a.m.|a.m|a m|morning|in the morning|early morning|subah|subha|subhe|savere|sabere|subeh|सुबह|सवेरे|प्रातः|प्रात",
  pm: "pm|p.m.|p.m|p m|noon|midday|afternoon|evening|in the afternoon|in the evening|dopahar|shaam|sham|दोपहर|शाम|सायं",
  late: "at night|night|midnight|aadhi raat|आधी रात|raat|rat|raat ko|रात|रात को",
} as const;

export const OCLOCK_WORDS = "o'clock|oclock|baje|bje|बजे|hrs|hours";

/** Between an hour and its minutes, and behind these. */
export const PAST_HOUR_WORDS = "bajkar|baj kar|bajke|baj ke|hours|hour|hrs|hr|ghante|बजकर|बज कर|बजके|बज के|घंटे";
export const MINUTE_WORDS = "minutes|minute|mins|min|minat|मिनट|मिनिट";
export const SECOND_WORDS = "seconds|second|secs|sec|सेकंड|सेकेंड|सेकण्ड";

/** That nobody knows when. */
export const UNKNOWN_TIME_WORDS =
  "time unknown|unknown time|time not known|no time|don't know the time|dont know the time|" +
  "don't know time|dont know time|not sure of the time|no idea of the time|samay pata nahi|samay pata nahin|time pata nahi|time nahi pata|samay nahi pata|samay maloom nahi|" +
  "समय पता नहीं|समय नहीं पता|समय मालूम नहीं|समय ज्ञात नहीं";

/** What stands before or between the details and is none. */
export const LABEL_WORDS =
  "my name is|name is|name|date of birth|birth date|birthdate|dob|time of birth|birth time|tob|birth place|birthplace|place of birth|pob|" +
  "date|time|place|city|born on|born at|born in|born|i was born|i|but|on|at|in|my|and|around|about|approx|approximately|exactly|ist|" +
  "bday|b'day|birthday|birth|is|was|ok|okay|so|well|hi|hello|janam|janma|janamdin|janmdin|paida|ke aas paas|ke aaspaas|aas paas|aaspaas|ke karib|ke kareeb|ke lagbhag|ki|ke|" +
  "के आसपास|के आस पास|आसपास|के करीब|के क़रीब|के लगभग|पैदा|जन्मदिन|की|के|" +
  "mera|meri|mere|tha|thi|par|pe|पर|पे|lagbhag|kareeb|karib|मेरा|मेरी|मेरे|था|थी|लगभग|करीब|क़रीब|" +
  "mera naam|naam|janm tithi|janm samay|janm sthan|janm|tareekh|tarikh|samay|sthan|jagah|hua|hui|hai|ko|me|mein|ka|" +
  "मेरा नाम|नाम|जन्म तिथि|जन्म समय|जन्म स्थान|जन्म|तारीख|तारीख़|समय|स्थान|जगह|हुआ|हुई|है|को|में|का";

/** Hours as they are said, from one to twelve, parted by "|". */
export const HOUR_WORDS: readonly string[] = [
  "ek|एक",
  "do|दो",
  "teen|तीन",
  "char|chaar|चार",
  "panch|paanch|पाँच|पांच",
  "chhah|chhe|cheh|chah|छह|छः|छ",
  "saat|sat|सात",
  "aath|ath|आठ",
  "nau|no|नौ",
  "das|dus|दस",
  "gyarah|gyara|ग्यारह",
  "barah|bara|बारह",
];

/** What is said before an hour, and by how many minutes it moves it. */
export const MOVED_HOURS: Readonly<Record<string, number>> = {
  "half past|saade|saadhe|sade|sadhe|साढ़े|साढे": 30,
  "quarter past|sawa|sava|सवा": 15,
  "quarter to|paune|pone|पौने": -15,
};

/** Times that have a word of their own. */
export const TIMES_SAID: Readonly<Record<string, string>> = {
  "dedh|डेढ़|डेढ": "1:30",
  "dhai|dhaai|ढाई": "2:30",
};
export const MOMENTS_SAID: Readonly<Record<string, number>> = { "noon|midday": 12, "midnight|aadhi raat|आधी रात": 0 };
