/** Month names that are also ordinary words ("you may", "jaan" as life); a month only beside a number. */
export const AMBIGUOUS_MONTHS: ReadonlySet<string> = new Set(["may", "march", "mar", "jan", "sun"]);
/** Of these, those that are months after a preposition of time too: "until March". */
export const MONTHS_AFTER_PREPOSITION: ReadonlySet<string> = new Set(["may", "march"]);

/** Before "sign": the classes of the signs. */
export const SIGN_CLASSES: ReadonlySet<string> = new Set(
  (
    "fire fiery water watery earth earthy air airy movable moveable fixed dual cardinal mutable agni jal prithvi vayu char sthir " +
    "अग्नि जल पृथ्वी वायु चर स्थिर द्विस्वभाव"
  ).split(" "),
);

/** Names of yogas and doshas that are written as one word: "rajyog", "राजयोग". */
export const COMPOUND_NAMES =
  /^(?:(?:raja?|dhana?|vip[ar]*ree?ta?|gaja?\w*|budh\w*|chandra?\w*|maha)yoga?|(?:mangala?|manglik|pitr[ua]|kaa?l\w*|nadi|grahana?)dosha?|(?:राज|धन|विपरीत|गज\S*|बुध\S*|चंद्र\S*|महा)योग|(?:मंगल|मांगलिक|पितृ|काल\S*|नाड़ी|ग्रहण)दोष)$/iu;

/** Words of the lexicon that also have an everyday meaning and name nothing of a chart by themselves. */
export const GENERIC_CHART_WORDS: ReadonlySet<string> = new Set([
  "period",
  "periods",
  "phase",
  "direct",
  "point",
  "points",
  "part",
  "rises",
  "rising",
  "lag",
  "laga",
  "lage",
  "lagi",
  "clock",
  "western",
  "swap",
  "swaps",
  "swapped",
  "swapping",
]);

/** Names of a graha that are also words for a person; a graha unless an indefinite word stands before: "a guru", "kisi guru". */
export const PERSON_NAMES_OF_GRAHAS: ReadonlySet<string> = new Set(["guru", "gurus", "गुरु", "गुरू"]);
export const INDEFINITE_WORDS: ReadonlySet<string> = new Set(
  "a any some every good kisi koi ek har acche achhe achche accha किसी कोई एक हर अच्छे अच्छा".split(" "),
);

/** Words for lucky things: a sentence with one claims that it follows from the chart. */
export const LUCKY_THINGS =
  /\b(?:lucky|auspicious|shubh) (?:numbers?|colou?rs?|days?|stones?|ank|rang|din)\b|\bbirth ?stones?\b|\byour stone\b|(?<!\S)शुभ (?:अंक|रंग|दिन|रत्न)/giu;

/** Before the name of a weekday: no date, but a habit ("every Sunday"). */
export const HABIT_WORDS: ReadonlySet<string> = new Set("every each har हर प्रति प्रत्येक".split(" "));

/** Nouns that name a kind of statement about a chart, without the name of anything in it. */
export const CHART_NOUNS: ReadonlySet<string> = new Set([
  "yoga",
  "yogas",
  "yog",
  "योग",
  "dosha",
  "doshas",
  "dosh",
  "दोष",
  "malefic",
  "malefics",
  "benefic",
  "benefics",
  "paap",
  "पाप",
  "weekday",
  "vaar",
  "वार",
  "tithi",
  "तिथि",
  "mahadasha",
  "dasha",
  "दशा",
]);
