/**
 * The words that ask for a good day, in English, Hindi and Hinglish, without what the day is for: "auspicious time for …", "… ka shubh
 * muhurat kab hai". Each list is of alternatives for a regular expression.
 */
const QUALITIES =
  "good|best|better|auspicious|ausp\\w*|lucky|right|ideal|perfect|suitable|favou?rable|nice|holy|proper|blessed|shubh|subh|shub|achh?[ai]|acch?h?[ai]|sahi|uttam|shreshth|mangal|anukool|शुभ|अच्छ[ाीे]|सही|उत्तम|श्रेष्ठ|मंगल|अनुकूल|उचित|बढ़िया";
const TIMES =
  "days?|dates?|times?|timings?|hours?|moments?|muhurth?am|muh[uo]o?rr?[au]?th?s?|mah?urr?a?ts?|tithi|tareekh|tarikh|tarik|din|samay|waqt|wakt|ghadi|choghadiya|दिन|तारीख़?|तारीख|तिथि|मुहू?र्त|मुहुर्त|मूहर्त|समय|वक़्त|वक्त|घड़ी|घडी|चौघड़िया";
const ASKING =
  "which|what|when|kis|kaun ?s[aie]|kons[aie]|kon ?s[aie]|kab|किस|कौन ?-?स[ाीे]|कब|pick|choose|suggest|find|give|tell|batao|bata do|bataiye|bataye|bata|nikal\\S*|बताइए|बताइये|बताओ|बता|निकाल\\S*";

const word = (alternatives: string): string => `(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`;
const nearby = "(?:\\s+\\S+){0,2}?\\s+";

export const MUHURTA_PATTERN = new RegExp(
  word("muhurth?am|muh[uo]o?rr?[au]?th?s?|mah?urr?a?ts?|मुहू?र्त|मुहुर्त|मूहर्त"),
  "iu",
);

/** Whether a text asks for a good day: a quality or a question word near a word for a time, or a muhurat. */
export const DAY_FRAME_PATTERN = new RegExp(
  [
    `${word(QUALITIES)}${nearby}${word(TIMES)}`,
    `${word(TIMES)}${nearby}${word(QUALITIES)}`,
    `${word(ASKING)}${nearby}${word(TIMES)}`,
    `${word(TIMES)}${nearby}${word(ASKING)}`,
    MUHURTA_PATTERN.source,
    `${word("auspicious|shubh|subh|शुभ|lucky")}${nearby}${word("to|for|kab|rahega|hoga|hai|है|रहेगा|होगा|कब")}`,
    `${word("kab|when|कब")}${nearby}${word("auspicious|shubh|subh|शुभ|lucky")}`,
  ].join("|"),
  "iu",
);

/** All words of the frame, which say nothing about the act. */
export const DAY_FRAME_WORDS_PATTERN = new RegExp(
  word(
    [
      QUALITIES,
      TIMES,
      "(?:give|tell|find|pick|choose|suggest|get|show|advise|bata) (?:me|us)",
      ASKING,
      "please|pls|plz|kindly|kripya|कृपया|guruji|pandit ji|panditji|sir|madam|ji|जी|most|very|really|sabse|सबसे|for me to|for doing|to do|is|are|would be|will be|should be|shall|can|could|should|do|does|i|we|a|an|the|any|some|one|on|of|in|for|to|it|that|this|next|week|month|year|coming|according to|my (?:chart|kundli|horoscope|stars)|as per|ke hisaab se|ka|ki|ke|ko|liye|lie|hai|h|hoga|hogi|rahega|rahegi|koi|mera|meri|mere|mujhe|का|की|के|को|लिए|है|होगा|होगी|रहेगा|रहेगी|कोई|मेरा|मेरी|मेरे|मुझे",
    ].join("|"),
  ),
  "giu",
);
