/** Words between two alternatives. */
export const OR_WORDS: ReadonlySet<string> = new Set(["or", "vs", "versus", "ya", "yaa", "या", "अथवा", "athva", "बनाम"]);
/** The same in short messages and lists, if no full word is there: "haan kar du y mana kar du", "TCS / Infosys". */
export const SHORT_OR_WORDS: ReadonlySet<string> = new Set(["r", "y", "/", "v"]);

/** "ki" and "कि" mean "or" only after a verb: "flat lu ki plot", but not "ghar ki chhat" or "soch raha hu ki". */
export const KI_WORDS: ReadonlySet<string> = new Set(["ki", "की"]);
export const VERB_BEFORE_KI =
  /^(?:(?!rahu$)[a-z]*(?:[^aeiou]u|au|aau)|[a-z]+(?:un|oon|aye|aaye|aein|ayein|ega|egi)|rahu|kare|karein|karen|le|lein|de|dein|rahe|chale|rakhe|bole|pakde|chune|khole|beche|padhe|theek|thik|sahi|acha|accha|achha)$|(?:ऊं|ूं|ऊ|ाउ|एं|ें|ाए|ाये|ठीक|सही|अच्छा)$/u;
/** "कि" means "that" after these: "सोच रहा हूँ कि". */
export const VERB_BEFORE_THAT =
  /^(?:है|हैं|हूं|था|थी|थे|रहा|रही|पता|लगता|लगे|कहते|कहती|कहता|बोलते|बोलती|चाहता|चाहती|सोचा|बात|क्यों|यह|ये|बताइए|बताओ|बताएं|जब|जो)$/u;
/** Words that open a clause about the alternative before them: "Kashi, where all tease me". */
export const RELATIVE_WORDS: ReadonlySet<string> = new Set([
  "who", "who'd", "who's", "where", "which", "whose", "jo", "jahan", "jaha", "jisme", "jiska", "jiski", "jisko", "जो", "जहां", "जिसमें", "जिसका", "जिसकी", "जिसको",
]);
/** A part of a list does not begin with them. */
export const NO_LIST_OPENINGS: ReadonlySet<string> = new Set([
  "for", "after", "in", "at", "as", "since", "if", "my", "both", "ok", "okay", "guruji", "pandit", "hi", "hello", "namaste", "so", "dono", "दोनों", "sir", "please", "honestly", "mere", "meri", "mera", "मेरे", "मेरी", "मेरा", "बेटा", "नमस्ते", "i", "we", "she", "he", "they", "this",
]);
/** Leave A for B: "job chhod ke business". */
export const LEAVING_WORDS: ReadonlySet<string> = new Set(["chhod", "chod", "chhodkar", "chodkar", "छोड़कर", "छोड"]);

/** Answers "or not", which make a question a yes-or-no one. */
export const NOT_WORDS: ReadonlySet<string> = new Set(["not", "nahi", "nahin", "nhi", "nai", "na", "no", "नहीं", "ना", "न", "mat", "मत"]);
/** "Neither" and "both" are no alternatives of their own. */
export const NEITHER_WORDS: ReadonlySet<string> = new Set([
  ...NOT_WORDS, "neither", "none", "both", "nothing", "dono", "दोनों", "कुछ", "kuch", "what", "kya", "क्या", "whatever", "so", "koi", "कोई", "something", "else", "aur", "और", "कोई",
]);

/** A clause ends with them in Hindi. */
export const COPULAS: ReadonlySet<string> = new Set(["hai", "hain", "h", "hu", "hun", "hoon", "tha", "thi", "है", "हैं", "हूं", "था", "थी"]);

/** Words before the first alternative that frame the question; everything up to the last of them is cut off. */
export const OPENING_FRAMES: readonly string[] = [
  "is it", "should i", "should we", "should he", "should she", "should they", "shall i", "shall we", "do i", "do we", "can i", "must i", "could i", "would i", "will i", "i should", "we should", "i could",
  "better to", "best to", "wise to", "whether to", "whether", "decide to", "decide between", "choose between", "confused between", "torn between", "stuck between", "between", "either", "its either",
  "it's either", "which is better", "which is best", "which one", "what is better", "what suits me", "choose", "pick", "in my case", "am i better off", "better off", "i can't decide", "want to know",
  "kya mujhe", "mujhe", "mujhko", "मुझे", "main", "mai", "मैं", "hum", "हम", "batao", "bataye", "bataiye", "बताओ", "बताइए", "बताएं", "ki pehle", "yaha", "या तो", "ya to", "ya toh",
  "ke liye", "के लिए", "के लिये", "mere liye", "मेरे लिए", "ke baad", "के बाद", "kaunsa", "konsa", "कौन सा", "soch raha", "soch rahi", "guruji", "pandit ji", "confused", "options", "kahan", "decide", "should my son", "should my daughter", "should my brother", "should my sister", "should my husband", "should my wife",
];
/** Single words dropped from the start of an alternative. */
export const OPENING_WORDS: ReadonlySet<string> = new Set([
  "so", "ok", "okay", "and", "then", "also", "but", "please", "pls", "hi", "hello", "namaste", "is", "are", "to", "kya", "क्या", "chalo", "to", "toh", "तो", "aur", "और", "phir", "fir", "फिर", "or", "just", "well", "ab", "अब", "if", "was", "does", "lekin", "par", "ji", "जी", "yaar", "like", "rather", "maybe", "instead", "will", "would", "i", "with", "i'd", "मैं", "मै", "main", "mai",
]);
/** Words at which the second alternative ends. */
export const CLOSING_WORDS: ReadonlySet<string> = new Set([
  "which", "what", "who", "whom", "who's", "whose", "where", "because", "coz", "cuz", "bcoz", "but", "since", "better", "best", "suits", "suit", "please", "pls", "plz", "according", "given", "considering", "tell", "guide", "advise", "decide", "when",
  "kaun", "kon", "kaunsa", "kaunsi", "konsa", "konsi", "kounsa", "kya", "kidhar", "kahan", "kaha", "kisse", "kiske", "kiski", "kis", "kisme", "lekin", "magar", "kyunki", "kyuki", "dono", "donon", "both", "jisme", "jahan", "batao", "bataye", "bataiye", "bata", "btao", "bolo", "behtar", "guruji", "theek", "thik", "sahi", "kaisa", "kaisi", "achha", "acha", "accha", "acchi", "zyada", "jyada", "samajh", "confused",
  "कौन", "कौनसा", "कौनसी", "कोनसी", "क्या", "किधर", "कहां", "किससे", "किसके", "किसमें", "लेकिन", "मगर", "क्योंकि", "दोनों", "जिसमें", "जहां", "जिसका", "बताओ", "बताइए", "बताएं", "बता", "बेहतर", "ठीक", "सही", "अच्छा", "अच्छी", "ज्यादा", "गुरुजी",
]);
/** Phrases at which the second alternative ends. */
export const CLOSING_FRAMES: readonly string[] = [
  "for me", "for us", "as per", "in my chart", "in my horoscope", "by my chart", "based on", "mere liye", "meri kundli", "kundli me", "kundli ke", "kundli ke hisab", "मेरे लिए", "मेरी कुंडली", "कुंडली", "is it", "i am", "i'm", "i have", "i did", "i can't", "my chart", "my parents", "my father", "my mother", "my husband", "my wife", "ghar wale", "घर वाले", "ke hisab", "papa bolte", "papa ne", "mummy bolti", "does my", "is good", "is right", "is more",
];
/** Verbs that a noun before them makes clear: "MBA karu", "flat lu". */
export const LIGHT_VERBS: ReadonlySet<string> = new Set([
  "karu", "karun", "karoon", "kru", "kare", "karen", "karein", "karna", "karni", "lu", "lun", "loon", "le", "lena", "leni", "lein", "kar", "करूं", "करूँ", "करें", "करू", "करना", "कर", "लूं", "लूँ", "लें", "लेना", "लू", "ले", "hi", "ही", "jau", "jaun", "jaaun", "jaye", "jaaye", "jaana", "jana", "जाऊं", "जाऊ", "जाएं", "जाना", "chunu", "chune", "chunna", "चुनूं", "चुनें", "chahiye", "चाहिए", "hai", "है", "rahega", "rahegi", "रहेगा", "रहेगी", "hoga", "hogi", "होगा", "होगी", "banu", "banun", "बनूं",
]);
/** Verbs that keep the light verb after them: "ruk jau", "chhod kar". */
export const FULL_VERBS = /^(?:ruk|so|chhod|chod|bech|chal|nikal|lag|mar|ho|ban|bol|de|aa|baith|laut|bhag|mil|rakh|thehar|रुक|सो|छोड़|छोड|बेच|चल|निकल|लग|मर|हो|बन|बोल|दे|आ|बैठ|लौट|भाग|मिल|रख|ठहर|jaa|ja|जा|wapas|वापस)$/u;
/** Words of praise at the end of an alternative: "BCA theek rahega". */
export const PRAISE_WORDS: ReadonlySet<string> = new Set([
  "better", "good", "best", "right", "theek", "thik", "sahi", "achha", "acha", "accha", "behtar", "ठीक", "सही", "अच्छा", "अच्छी", "बेहतर", "best", "is", "are", "will", "be", "suitable", "first", "pehle", "पहले", "instead", "then", "se", "sahi", "bhi", "भी", "hi", "ही",
]);
