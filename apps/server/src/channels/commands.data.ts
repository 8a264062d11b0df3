/** Commands: messages short enough to be an instruction and not a question. */
export type Command =
  | "start"
  | "help"
  | "new"
  | "chart"
  | "charts"
  | "today"
  | "unlink"
  | "wait"
  | "stop"
  | "erase"
  | "yes"
  | "no";

/**
 * Whole messages, separated by "|"; case, punctuation and spaces are ignored. In English, Hindi, and Hindi in Latin letters. A command word
 * within a longer sentence is not a command: "stop worrying about money?" is a question.
 */
export const COMMAND_WORDS: Readonly<Record<Command, string>> = {
  start:
    "hi|hii|hello|helo|hlo|hey|hey there|hi there|start|restart|begin|namaste|namaskar|namaskaar|pranam|ram ram|jai shri ram|jai shree ram|radhe radhe|salaam|salam|good afternoon|good morning|good mrng|gm|good evening|" +
    "नमस्ते|नमस्कार|प्रणाम|राम राम|हाय|हेलो|हैलो|शुरू|शुरू करें|शुरू करो|shuru|shuru karo|shuru karein",
  help: "help|help me|menu|commands|what can you do|madad|madad karo|sahayata|मदद|सहायता|मेनू",
  new:
    "new|new chart|another chart|change birth details|dusri kundli|दूसरी कुंडली|new kundli|new kundali|add chart|add kundli|birth details|change details|" +
    "nayi kundli|nai kundli|naya chart|kundli banao|kundli banaiye|janm vivran|नई कुंडली|नयी कुंडली|कुंडली बनाओ|कुंडली बनाइए|जन्म विवरण",
  chart:
    "my chart|chart|my kundli|my kundali|kundli|kundali|show chart|show my chart|" +
    "meri kundli|mera chart|kundli dikhao|meri kundli dikhao|meri kundali dikhao|meri kundali|show kundli|show my kundli|send my chart|send chart|मेरी कुंडली|कुंडली|कुंडली दिखाओ|मेरी कुंडली दिखाओ",
  charts: "charts|my charts|all charts|family|parivar|sabhi kundli|saari kundliyan|सभी कुंडलियाँ|परिवार|कुंडलियाँ",
  today: "today|my day|how is today|aaj|aaj ka din|aaj kaisa hai|आज|आज का दिन",
  unlink: "unlink|unlink account|unlink my account|khata hatao|account hatao|खाता हटाओ|खाता हटाएँ|खाता अलग करो",
  wait: "wait|hold on|one minute|one min|ruko|ruk|ruk jao|ek minute|ek min|ek minat|रुको|रुकिए|एक मिनट",
  stop: "stop|stop it|stop messaging me|stop sending messages|unsubscribe|unsubscribe me|quit|mat bhejo|msg mat karo|message mat karo|message mat bhejo|msg mat bhejo|band karo|band kro|band karein|roko|rokein|roken|sandesh roko|बंद करो|बंद करें|बंद कीजिए|रोको|रोकें|रोकिए|संदेश रोकें|संदेश बंद करो",
  erase:
    "delete my data|delete all data|delete all my data|erase my data|delete everything|forget me|" +
    "mera data delete karo|mera data hatao|mera data mitao|mera data delete kar do|mera data delete kardo|mera data hata do|mera sab kuch hata do|mera sab data hatao|मेरा डेटा हटाओ|मेरा डेटा मिटाओ|मेरा डेटा हटाएँ|मेरी जानकारी हटाओ",
  yes: "yes|y|yess|yep|yeah|ya|yup|yes correct|yes it is|yes right|all correct|that is right|correct hai|correct|right|ok|okay|haan|ha|han|haa|sahi|sahi h|sahi hai|bilkul|bilkul sahi|haan bilkul|haan sahi hai|ha sahi hai|ji|ji haan|theek hai|theek h|thik hai|thik h|thik he|हाँ|हां|जी|जी हाँ|सही|सही है|ठीक है",
  no: "no|n|nope|no wrong|no it s wrong|wrong|not right|not correct|cancel|nahi|nahin|nhi|galat|galat h|galat hai|nahi galat hai|नहीं|नही|ग़लत|गलत|गलत है|रहने दो",
};

/** Words of agreement, refusal or thanks that are used in every language, so they do not reveal the writer's language. */
export const WORDS_OF_ALL_LANGUAGES =
  "yes|y|yess|yeah|yea|yep|yup|ya|yah|ok|okay|okk|k|correct|right|fine|sure|perfect|exactly|done|great|good|no|n|nope|nah|wrong|not|thanks|thank|you|thx|ty|please|pls|plz|sir|madam";

/** The start commands that end a stop: a mere "hello?" does not. */
export const RESUME_WORDS = "hi|hii|namaste|नमस्ते|start|restart|begin|शुरू|शुरू करें|शुरू करो|shuru|shuru karo|shuru karein";

/** Emojis as commands, in any skin tone. */
export const EMOJI_COMMANDS: Readonly<Record<"yes" | "no" | "start", RegExp>> = {
  yes: /^(?:👍|👌|✅|✔|💯)/u,
  no: /^(?:👎|❌)/u,
  start: /^(?:🙏|👋)/u,
};
