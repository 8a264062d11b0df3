import type { LocalizedText } from "@lagna/astrologer";

/** The texts with which a typed birth is asked for and described, in the web and on the channels; placeholders such as `{parts}` are filled in. */
export const BIRTH_TEXTS = {
  time_unknown: { en: "Time not known", hi: "समय ज्ञात नहीं", hg: "Samay pata nahi" },
  /** Beside a time that is not exact. */
  time_within: {
    en: "up to {minutes} minutes earlier or later",
    hi: "{minutes} मिनट तक पहले या बाद",
    hg: "{minutes} minute tak pehle ya baad",
  },
  time_within_hours: {
    en: "up to {hours} hours earlier or later",
    hi: "{hours} घंटे तक पहले या बाद",
    hg: "{hours} ghante tak pehle ya baad",
  },
  /** Before what is known of a birth: how a day was read that is named by a feast, a lunar day or another calendar. */
  day_of: {
    en: "{name} {year} was on {date}.",
    hi: "{name} {year} की तारीख़: {date}।",
    hg: "{name} {year} ki tareekh: {date}.",
  },
  day_beside: {
    en: "{name} {year} was on {feast}; I read the birth on {date}.",
    hi: "{name} {year} की तारीख़: {feast}; मैंने जन्म {date} को पढ़ा है।",
    hg: "{name} {year} ki tareekh: {feast}; maine janm {date} ko padha hai.",
  },
  day_near: {
    en: "{name} {year} was on {date}; which day the birth was is still open.",
    hi: "{name} {year} की तारीख़: {date}; जन्म किस दिन हुआ, यह अभी खुला है।",
    hg: "{name} {year} ki tareekh: {date}; janm kis din hua, yeh abhi khula hai.",
  },
  day_of_two: {
    en: "“{name}” {year} was on {first} (waning Moon) and on {second} (waxing Moon).",
    hi: "“{name}” {year} में दो बार पड़ी: {first} (कृष्ण पक्ष) और {second} (शुक्ल पक्ष)।",
    hg: "“{name}” {year} mein do baar padi: {first} (krishna paksh) aur {second} (shukla paksh).",
  },
  day_without_year: {
    en: "In which year was that “{name}”? The year gives its date.",
    hi: "वह “{name}” किस वर्ष की बात है? वर्ष से तारीख़ निकल आएगी।",
    hg: "Woh “{name}” kis saal ki baat hai? Saal se tareekh nikal aayegi.",
  },
  day_in_calendar: { en: "{name} is {date}.", hi: "{name} यानी {date}।", hg: "{name} yaani {date}." },
  no_single_day: {
    en: "“{name}” alone names no single day that I can compute.",
    hi: "सिर्फ़ “{name}” से कोई एक दिन तय नहीं होता।",
    hg: "Sirf “{name}” se koi ek din tay nahi hota.",
  },
  /** Beside a time after midnight. */
  night_of: {
    en: "That is the night between {before} and {date}. If it was the night after, write {after}.",
    hi: "यानी {before} और {date} के बीच की रात। अगर उसके बाद की रात थी, तो {after} लिखिए।",
    hg: "Yaani {before} aur {date} ke beech ki raat. Agar uske baad ki raat thi, to {after} likhiye.",
  },
  time_morning: { en: "{time} {half}", hi: "सुबह {time}", hg: "subah {time}" },
  time_afternoon: { en: "{time} {half}", hi: "दोपहर {time}", hg: "dopahar {time}" },
  time_evening: { en: "{time} {half}", hi: "शाम {time}", hg: "shaam {time}" },
  time_night: { en: "{time} {half}", hi: "रात {time}", hg: "raat {time}" },
  /** Before a question for a missing detail: what was understood of the birth. */
  known: { en: "I have {parts}.", hi: "मुझे {parts} मिला है।", hg: "Mujhe {parts} mila hai." },
  known_name: { en: "the name {value}", hi: "नाम {value}", hg: "naam {value}" },
  known_date: { en: "the date {value}", hi: "दिनांक {value}", hg: "din {value}" },
  known_day: { en: "the day {value}", hi: "दिन {value}", hg: "din {value}" },
  known_month: { en: "the month {value}", hi: "महीना {value}", hg: "mahina {value}" },
  known_year: { en: "the year {value}", hi: "वर्ष {value}", hg: "saal {value}" },
  known_time: { en: "the time {value}", hi: "समय {value}", hg: "samay {value}" },
  known_time_unknown: { en: "that the time is not known", hi: "समय (पता नहीं)", hg: "samay (pata nahi)" },
  known_part: { en: "the part of the day ({value})", hi: "पहर ({value})", hg: "pahar ({value})" },
  known_place: { en: "the place {value}", hi: "स्थान {value}", hg: "sthan {value}" },
  part_am: { en: "am", hi: "दोपहर से पहले", hg: "dopahar se pehle" },
  part_pm: { en: "pm", hi: "दोपहर के बाद", hg: "dopahar ke baad" },
  part_morning: { en: "morning", hi: "सुबह", hg: "subah" },
  part_afternoon: { en: "afternoon", hi: "दोपहर", hg: "dopahar" },
  part_evening: { en: "evening", hi: "शाम", hg: "shaam" },
  part_night: { en: "night", hi: "रात", hg: "raat" },
  join_last: { en: "{first} and {last}", hi: "{first} और {last}", hg: "{first} aur {last}" },
  /** After a question for a missing detail: what else is missing. */
  needs_too: { en: "After that I need {parts}.", hi: "उसके बाद {parts} चाहिए।", hg: "Uske baad {parts} chahiye." },
  need_date: { en: "the date", hi: "तारीख़", hg: "tareekh" },
  need_time: { en: "the time", hi: "समय", hg: "samay" },
  need_place: { en: "the town", hi: "शहर", hg: "shahar" },
  misses_date: {
    en: "And on which date? Write day, month and year, like 15 Aug 1990.",
    hi: "और तारीख़ क्या थी? दिन, महीना और वर्ष लिखिए, जैसे 15 अगस्त 1990।",
    hg: "Aur tareekh kya thi? Din, mahina aur saal likhiye, jaise 15 Aug 1990.",
  },
  misses_year: { en: "And in which year?", hi: "और किस वर्ष में?", hg: "Aur kis saal mein?" },
  misses_day: {
    en: "And on which day? Write it with its month, like 15 Aug.",
    hi: "और किस दिन? महीने के साथ लिखिए, जैसे 15 अगस्त।",
    hg: "Aur kis din? Mahine ke saath likhiye, jaise 15 Aug.",
  },
  year_outside: {
    en: "I can read births of the years {from} to {until}. Write the details again in one line, like: 15 Aug 1990, 7:35 am, Delhi.",
    hi: "मैं {from} से {until} तक के जन्म देख सकता हूँ। विवरण फिर एक पंक्ति में लिखिए, जैसे: 15 अगस्त 1990, सुबह 7:35, दिल्ली।",
    hg: "Main {from} se {until} tak ke janm dekh sakta hoon. Vivran phir ek line mein likhiye, jaise: 15 Aug 1990, subah 7:35, Delhi.",
  },
  misses_time: {
    en: "And at what time? Write it like 7:35 am or 19:35. If no one knows it, write: time unknown.",
    hi: "और समय क्या था? जैसे: सुबह 7:35, या 19:35। यदि किसी को पता न हो, तो लिखिए: समय पता नहीं।",
    hg: "Aur samay kya tha? Jaise: subah 7:35, ya 19:35. Agar kisi ko pata na ho, to likhiye: samay pata nahi.",
  },
  misses_place: {
    en: "And in which town?",
    hi: "और किस शहर में?",
    hg: "Aur kis shahar mein?",
  },
  /** A 12-hour time was given without am or pm. */
  which_half: {
    en: "Which half of the day was that: {first} or {second}?",
    hi: "यह दिन का कौन-सा समय था: {first} या {second}?",
    hg: "Yeh din ka kaun sa samay tha: {first} ya {second}?",
  },
  /** Two towns were named, such as "Delhi or Gurgaon". */
  which_of_towns: {
    en: "You named two towns. Which one is it? Write its number or its name.\n{towns}",
    hi: "आपने दो शहर लिखे हैं। इनमें से कौन-सा है? उसका अंक या नाम लिखिए।\n{towns}",
    hg: "Aapne do shahar likhe hain. Inme se kaun sa hai? Uska number ya naam likhiye.\n{towns}",
  },
  which_town: {
    en: "Several towns have that name. Which one is it? Write its number, or the town with its state.\n{towns}",
    hi: "इस नाम के कई शहर हैं। इनमें से कौन-सा है? उसका अंक लिखिए, या राज्य के साथ शहर का नाम।\n{towns}",
    hg: "Is naam ke kai shahar hain. Inme se kaun sa hai? Uska number likhiye, ya rajya ke saath shahar ka naam.\n{towns}",
  },
  /** On what opens a list of them: twenty letters at the most. */
  towns_label: { en: "Choose the town", hi: "शहर चुनिए", hg: "Shahar chuniye" },
  place_unknown: {
    en: "I cannot find the place “{place}”. Write the nearest larger town, then a comma and the state or country.",
    hi: "मुझे “{place}” स्थान नहीं मिला। पास का बड़ा शहर लिखिए, और अल्पविराम के बाद राज्य या देश।",
    hg: "Mujhe “{place}” jagah nahi mili. Paas ka bada shahar likhiye, aur comma ke baad rajya ya desh.",
  },
  no_such_day: {
    en: "That date does not exist. Write the details again in one line, like: 15 Aug 1990, 7:35 am, Delhi.",
    hi: "ऐसी कोई तारीख़ नहीं होती। विवरण फिर एक पंक्ति में लिखिए, जैसे: 15 अगस्त 1990, सुबह 7:35, दिल्ली।",
    hg: "Aisi koi tareekh nahi hoti. Vivran phir ek line mein likhiye, jaise: 15 Aug 1990, subah 7:35, Delhi.",
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type BirthTextKey = keyof typeof BIRTH_TEXTS;
