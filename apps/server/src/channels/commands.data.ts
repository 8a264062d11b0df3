/** What may be said in so few words that it is an order and no question. */
export type Command =
  | "start"
  | "help"
  | "new"
  | "chart"
  | "charts"
  | "today"
  | "unlink"
  | "stop"
  | "erase"
  | "yes"
  | "no";

/**
 * Whole messages, without regard to case, signs and spaces, parted by "|": in English, in Hindi, and in Hindi as it is typed in Latin
 * letters. Nothing that is part of a longer sentence is an order: "stop worrying about money?" is a question.
 */
export const COMMAND_WORDS: Readonly<Record<Command, string>> = {
  start:
    "hi|hii|hello|hey|start|begin|namaste|namaskar|namaskaar|pranam|ram ram|jai shri ram|good morning|good evening|" +
    "नमस्ते|नमस्कार|प्रणाम|राम राम|हाय|हेलो|हैलो|शुरू|शुरू करें|शुरू करो|shuru|shuru karo|shuru karein",
  help: "help|menu|commands|what can you do|madad|madad karo|sahayata|मदद|सहायता|मेनू",
  new:
    "new|new chart|new kundli|new kundali|add chart|add kundli|birth details|change details|" +
    "nayi kundli|nai kundli|naya chart|kundli banao|kundli banaiye|janm vivran|नई कुंडली|नयी कुंडली|कुंडली बनाओ|कुंडली बनाइए|जन्म विवरण",
  chart:
    "my chart|chart|my kundli|my kundali|kundli|kundali|show chart|show my chart|" +
    "meri kundli|mera chart|kundli dikhao|meri kundli dikhao|मेरी कुंडली|कुंडली|कुंडली दिखाओ|मेरी कुंडली दिखाओ",
  charts: "charts|my charts|all charts|family|parivar|sabhi kundli|saari kundliyan|सभी कुंडलियाँ|परिवार|कुंडलियाँ",
  today: "today|my day|how is today|aaj|aaj ka din|aaj kaisa hai|आज|आज का दिन",
  unlink: "unlink|unlink account|unlink my account|khata hatao|account hatao|खाता हटाओ|खाता हटाएँ|खाता अलग करो",
  stop: "stop|unsubscribe|quit|band karo|band kro|ruko|बंद करो|बंद करें|रुको",
  erase:
    "delete my data|delete all my data|erase my data|delete everything|forget me|" +
    "mera data delete karo|mera data hatao|mera data mitao|मेरा डेटा हटाओ|मेरा डेटा मिटाओ|मेरा डेटा हटाएँ|मेरी जानकारी हटाओ",
  yes: "yes|y|yes correct|correct|right|ok|okay|haan|ha|han|haa|sahi|sahi hai|ji|ji haan|theek hai|thik hai|हाँ|हां|जी|जी हाँ|सही|सही है|ठीक है",
  no: "no|n|nope|wrong|not correct|cancel|nahi|nahin|nhi|galat|galat hai|नहीं|नही|ग़लत|गलत|गलत है|रहने दो",
};
