/** Months as people write them, parted by "|"; English ones may be cut after three letters. */
export const MONTH_WORDS: readonly string[] = [
  "january|jan|janvari|janwari|जनवरी|जन",
  "february|feb|farvari|farwari|फरवरी",
  "march|mar|मार्च",
  "april|apr|aprail|अप्रैल",
  "may|mai|मई",
  "june|jun|joon|जून",
  "july|jul|julai|जुलाई",
  "august|aug|agast|अगस्त",
  "september|sept|sep|sitambar|सितंबर|सितम्बर",
  "october|oct|aktubar|aktoobar|अक्टूबर|अक्तूबर",
  "november|nov|navambar|नवंबर|नवम्बर",
  "december|dec|disambar|दिसंबर|दिसम्बर",
];

/** Times of day beside an hour of the twelve. `late`: evening down to midnight, which 12 ends and small hours lie beyond. */
export const DAY_PARTS = {
  am: "am|a.m.|a.m|morning|in the morning|subah|savere|subeh|सुबह|सवेरे|प्रातः|प्रात",
  pm: "pm|p.m.|p.m|afternoon|evening|in the afternoon|in the evening|dopahar|shaam|sham|दोपहर|शाम|सायं",
  late: "at night|night|raat|rat|raat ko|रात|रात को",
} as const;

export const OCLOCK_WORDS = "o'clock|oclock|baje|bje|बजे|hrs|hours";

/** That nobody knows when. */
export const UNKNOWN_TIME_WORDS =
  "time unknown|unknown time|time not known|no time|don't know the time|dont know the time|" +
  "samay pata nahi|samay pata nahin|time pata nahi|time nahi pata|samay nahi pata|samay maloom nahi|" +
  "समय पता नहीं|समय नहीं पता|समय मालूम नहीं|समय ज्ञात नहीं";

/** What stands before or between the details and is none. */
export const LABEL_WORDS =
  "my name is|name is|name|date of birth|birth date|birthdate|dob|time of birth|birth time|tob|birth place|birthplace|place of birth|pob|" +
  "date|time|place|city|born on|born at|born in|born|i was born|on|at|in|my|and|" +
  "mera naam|naam|janm tithi|janm samay|janm sthan|janm|tareekh|tarikh|samay|sthan|jagah|hua|hui|hai|ko|me|mein|ka|" +
  "मेरा नाम|नाम|जन्म तिथि|जन्म समय|जन्म स्थान|जन्म|तारीख|तारीख़|समय|स्थान|जगह|हुआ|हुई|है|को|में|का";
