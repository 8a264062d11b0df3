import type { BirthWords } from "./birth-vocabulary.ts";

export const ENGLISH: BirthWords = {
  "month:1": "january|janaury|januray|januarry|jan",
  "month:2": "february|febuary|feburary|febrary|februrary|feb",
  "month:3": "march|mar|marc|mrch",
  "month:4": "april|apr|aprl|apirl",
  "month:5": "may",
  "month:6": "june|jun",
  "month:7": "july|jul",
  "month:8": "august|agust|augst|augest|aug",
  "month:9": "september|setember|septmber|septembr|sept|sep",
  "month:10": "october|octber|octobar|oct",
  "month:11": "november|novmber|novembar|nov",
  "month:12": "december|decmber|desember|decembar|dec",
  "part:am": "am|a m",
  "part:pm": "pm|p m",
  "part:morning":
    "morning|mornings|morning time|moring|mornig|dawn|daybreak|forenoon|mornin|mawnin|foreday|foreday morning|fore day morning|wee hours|small hours",
  "part:afternoon": "afternoon|atternoon|aftanoon|afternon|after noon|midday|noon",
  "part:evening": "evening|evenin|evng|evening time|dusk|eve",
  "part:night": "night|nite|midnight|mid night",
  "moment:720": "noon|midday|mid day|12 noon",
  "moment:0": "midnight|mid night",
  oclock: "o'clock|oclock|o clock|clock",
  past: "hours|hour|hrs|hr",
  minutes: "minutes|minute|mins|min|mnt",
  seconds: "seconds|second|secs|sec",
  "fraction:15": "quarter|a quarter",
  "fraction:30": "half|a half",
  after_hour: "past|after",
  before_hour: "to|before",
  between: "between|betwen|from",
  until: "to|and|or|till|until",
  about:
    "around|about|bout|ish|approx|approximately|approximatly|roughly|nearly|almost|near about|somewhere around|close to",
  unknown:
    "unknown|not known|not sure|unsure|don't know|dont know|do not know|dunno|no idea|not available|na|can't remember|cannot remember|don't remember|dont remember|forgot|not recorded|not certain|no one knows|nobody knows|who knows|no clue|that's all i know|thats all i know|that is all i know|that's all we know|thats all we know|all i know",
  unknown_time: "no time|without time",
  time: "morning time|evening time|time|timing|timings|tob|time of birth|birth time|hour of birth",
  date: "date|dob|d o b|date of birth|birth date|birthdate|day of birth|birth day|birthday|bday|b'day",
  name: "name|my name is|name is|the name is|full name|named|called",
  place:
    "place|pob|p o b|place of birth|birth place|birthplace|city|town|village|birth city|city of birth|location|district|distt|state|country|native place|hometown",
  in: "in|at|from|near|born in|born at",
  birth:
    "born|born in|born at|bron|boron|bown|birth|brith|birht|dob|tob|pob|date of birth|time of birth|place of birth|birthday|bday|b'day|birthdate|birth date|birth time|birth place|birthplace|delivered",
  event:
    "married|marriage|wedding|engaged|engagement|divorced|divorce|job|joined|joining|resigned|promoted|promotion|interview|exam|accident|surgery|operation|died|death|passed away|bought|moved|met|meeting|flight|appointment|puja|housewarming",
  asks: "what|when|which|why|who|whose|how|will|should|can you tell",
  "near:sunrise,0,30": "sunrise|sun rise|sunrise time|sun up",
  "near:sunrise,-30,45": "dawn|daybreak|day break|crack of dawn|first light|cock crow|foreday morning|fore day morning",
  "near:sunrise,-15,45": "birds were singing|rooster crow|rooster crowed|roosters crowed|cock crowed",
  "near:sunrise,0,60":
    "milking time|milking|cows were milked|cow was milked|milk the cows|milked the cows|milked the cow",
  "near:sunset,0,30": "sunset|sun set|sunset time|sun down|cows came home|cows were coming home",
  "near:sunset,20,30":
    "dusk|twilight|lamps were lit|lighting the lamps|lighting of lamps|evening prayer|evening aarti|evening arati",
  "near:clock,690,60": "before lunch|before lunch time|before lunchtime",
  "near:clock,780,60": "lunch time|lunchtime|lunch",
  "near:clock,870,60": "after lunch|after lunch time|after lunchtime",
  vague: "brahma muhurta|brahma muhurat|brahmamuhurta|early hours|late",
  filler:
    "i|i'm|im|i am|am|me|my|mine|we|our|you|your|he|she|he's|she's|they're|hes|shes|his|her|hers|him|they|their|it|it's|its|this|that|these|those|the|a|an|is|are|was|were|be|been|being|has|have|had|do|does|did|of|on|for|with|by|as|so|too|also|but|if|then|than|not|no|yes|yeah|ok|okay|well|here|there|now|just|only|very|exactly|exact|correct|right|sure|early|" +
    "hi|hii|hello|helo|hlo|hy|hey|dear|sir|madam|mam|ma'am|please|pls|plz|thanks|thank|welcome|good|nice|namaste|namaskar|kindly|respected|" +
    "tell|give|help|show|send|ask|let|get|make|see|check|want|need|like|know|think|say|said|write|here is|these are|details|detail|info|information|following|below|given|data|chart|kundli|kundali|kundly|horoscope|report|birth chart|future|career|" +
    "pt|pt ji|panditji|ji|time zone|timezone|ist|gmt|utc|z|day|year|month|hospital|clinic|nursing home|govt|government|private|" +
    "male|female|boy|girl|man|woman|gender|sex|baby|child born|m|f|" +
    "sunday|monday|tuesday|wednesday|thursday|friday|saturday|sun|mon|tue|tues|wed|thu|thur|thurs|fri|sat|" +
    "st|nd|rd|th|and|or|to|at|in|from|near|into|onto|t|h|hmm|um|oh|actually|sorry|correction|india time|local time|standard time|where|because|about|after|before|whom|some|any|all|one|what's|whats|somewhere|sometime|someone|mr|mrs|ms|dr|shri",
};
