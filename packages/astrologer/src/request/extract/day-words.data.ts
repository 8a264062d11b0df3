/** Words with which a day is counted from another one; alternatives of regular expressions, for whole words. */
export const DAY_WORDS = {
  /** A number of days or weeks, before the unit. */
  number: "\\p{Nd}{1,2}|a|an|[\\p{L}\\p{M}]+",
  day: "days?|din|dino|दिन|दिनों",
  week: "weeks?|haft[aei]|hafton|saptah|हफ़्त[ाेी]|हफ्त[ाेी]|हफ़्तों|सप्ताह",
  /** After the unit: that the day is ahead, or past. */
  ahead: "from (?:now|today|tomorrow)|after|later|hence|ahead|(?:ke )?ba+d|ke uprant|(?:के )?बाद",
  past: "ago|back|earlier|pehle|pahle|पहले|पूर्व",
  /** Before the number. */
  ahead_before: "in|after",
  next_of: "(?:the )?day after|the morning after",
  next_of_after: "(?:ke|se) (?:agl[aei]|dusr[aei]|doosr[aei]) (?:din|roz|subah)|(?:के|से) (?:अगले|दूसरे) (?:दिन|रोज़?)",
  before_of: "(?:the )?day before|(?:the )?eve of|the night before",
  before_of_after:
    "(?:se|ke) (?:ek din )?(?:pehle|pahle)(?: (?:wale|vale) din| din)|(?:से|के) (?:एक दिन )?पहले(?: वाले दिन| दिन)?|की पूर्व संध्या",
  day_before_yesterday: "day before yesterday",
  third_day: "narso|tarso|नरसों|तरसों",
  /** Beside a weekday. */
  after_next:
    "after next|(?:sun|mon|tues|wednes|thurs|fri|satur)day week|a week (?:on|from) \\p{L}+day|agl[aei] (?:ke ba+d|se agl[aei])(?: wal[aei])?|अगले (?:के बाद|से अगले)(?: वाल[ेा])?",
  last: "last|past|previous|pichh?l[aei]|beet[aei]|guzr[aei]|gaye|पिछल[ाेी]|बीत[ाेी]|गत|गुज़र[ाेी]",
  next: "next|coming|agl[aei]|aane ?wal[aei]|अगल[ाेी]|आने ?वाल[ाेी]",
  /** Beside a day of the month. */
  day_of_month: "tarikh|tareekh|tareek|tariq|tarik|date|ko|तारीख़?|को",
  next_month: "next month|agl[aei] (?:mahin[ae]|maheen[ae]|maah?)|अगल[ाे] (?:महीन[ाे]|माह)",
  /** After an ordinal that counts no days: "14th house". */
  no_day:
    "house|lord|bhava?|ghar|varga|division|birthday|anniversary|year|month|week|pada|place|time|grade|class|std|standard|floor|exam",
} as const;

/** The names of grahas that stand for their weekdays before these words: "mangal ko", "shani ke din". */
export const GRAHA_DAY_WORDS = {
  sunday: "ravi|रवि",
  monday: "som|सोम",
  tuesday: "mangal|मंगल",
  wednesday: "budh|बुध",
  thursday: "guru|brihaspati|गुरु|गुरू|बृहस्पति",
  friday: "shukr[ae]?|शुक्र",
  saturday: "shani|शनि",
} as const;
export const AFTER_GRAHA_DAY = "ko|ke din|को|के दिन|वाले दिन";

/** Numbers of a weekday in its month: "the second Monday of January". */
export const NUMBERS_OF_WEEKDAY = [
  "first|1st|pehl[aei]|pahl[aei]|पहल[ाेी]",
  "second|2nd|dusr[aei]|doosr[aei]|दूसर[ाेी]",
  "third|3rd|tisr[aei]|teesr[aei]|तीसर[ाेी]",
  "fourth|4th|chauth[aei]|चौथ[ाेी]",
] as const;
