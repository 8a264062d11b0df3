import type { WordPatternRow } from "./match-word-patterns.ts";

/** Requests that the classifier does not separate from questions about the chart. */
export type UserRequestKind = "remedy" | "name_syllable" | "how_are_you" | "privacy" | "order";

const STRONG_WORDS =
  "strong|stronger|strength|powerful|better|majboot|mazboot|majbut|mazbut|balwan|balwaan|balvan|shaktishali|taakatvar|मजबूत|मज़बूत|बलवान|शक्तिशाली|ताकतवर";
const MAKE_WORDS =
  "make|making|get|boost|give|kaise|kese|karne|karna|karu|karun|kare|karein|banau|banaun|banaye|banayein|banane|bana|कैसे|करने|करना|करूँ|करूं|करें|बनाऊँ|बनाऊं|बनाएँ|बनाएं|बनाने|बना";
const STRENGTHEN_WORDS = "strengthen|strengthening|pacify|appease|propitiate|shant kar|shaant kar|शांत कर|शांत कैसे";
const GRAHA_WORDS =
  "sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|planet|graha|grah|surya|chandra|chandrama|mangal|budh|guru|brihaspati|shukra|shani|सूर्य|चंद्र|चंद्रमा|मंगल|बुध|गुरु|बृहस्पति|शुक्र|शनि|राहु|केतु|ग्रह";
const DOSHA_WORDS =
  "dosha|dosh|kaal sarp|kal sarp|kalsarp|manglik|mangalik|sade sati|sadesati|दोष|काल सर्प|कालसर्प|मांगलिक|साढ़ेसाती|साढ़े साती";
const DO_WORDS =
  "what can be done|what to do|what should i do|what do i do|how to remove|how to reduce|get rid|how to fix|kya karu|kya karun|kya kare|kya karein|kaise hatau|kaise hataye|kaise door|kaise dur|nivaran|shanti|क्या करूँ|क्या करूं|क्या करें|कैसे हटाऊँ|कैसे दूर|निवारण|शांति";

export const USER_REQUEST_PATTERNS: readonly WordPatternRow<UserRequestKind>[] = [
  {
    value: "remedy",
    parts: [GRAHA_WORDS, STRONG_WORDS, MAKE_WORDS],
    maxGap: 3,
    unless: "rank|ranks|which|strongest|weakest|kaun|konsa|कौन|sabse|सबसे",
  },
  { value: "remedy", parts: [STRENGTHEN_WORDS, GRAHA_WORDS], maxGap: 3, unless: "rank|ranks|strength" },
  { value: "remedy", parts: [DOSHA_WORDS, DO_WORDS], maxGap: 4 },
  {
    value: "name_syllable",
    parts: [
      "name|naam|नाम",
      "first letter|starting letter|letter|syllable|initial|sound|akshar|aksharon|pehla akshar|अक्षर|पहला अक्षर",
    ],
    maxGap: 6,
  },
  {
    value: "how_are_you",
    parts: [
      "how are you|how r u|how are u|how do you do|how have you been|aap kaise ho|aap kaise hain|kaise ho|kese ho|kaise hain aap|kya haal|kaisi ho|khana khaya|khana kha liya|chai pi|आप कैसे हैं|आप कैसे हो|कैसे हैं आप|कैसे हो|कैसी हो|क्या हाल है|खाना खाया|खाना खा लिया|चाय पी",
    ],
    maxGap: 0,
    unless:
      "kundli|chart|grah|graha|dasha|mere|meri|mera|maine|my|planet|planets|कुंडली|ग्रह|दशा|मेरा|मेरी|मेरे|मैंने|मां|माँ|papa|papaji|beta|biwi",
  },
  {
    value: "privacy",
    parts: [
      "who can|who else|who|anyone|anybody|others|someone else|other people|strangers|kaun|kon|koi aur|kisi aur|kisi ko|doosre|dusre|कौन|कोई और|किसी और|किसी को|दूसरे|औरों",
      "read|see|sees|access|view|look at|know|padh|dekh|dikh|pata|पढ़|देख|दिख|पता",
      "chat|chats|message|messages|conversation|data|details|information|birth date|date of birth|dob|birth time|birth details|what i type|what i write|type here|write here|baat|baatein|baatcheet|jankari|jaankari|janm tareekh|janm tithi|janam tarikh|likh|चैट|बातें|बातचीत|संदेश|डेटा|जानकारी|जन्म तारीख|जन्म तारीख़|जन्म तिथि|जन्म समय|लिख",
    ],
    maxGap: 5,
  },
  {
    value: "privacy",
    parts: [
      "is my|is this|are my|is our|kya meri|kya ye|kya yeh|क्या मेरी|क्या ये|क्या यह",
      "chat|chats|messages|conversation|data|details|baatcheet|baatein|चैट|बातचीत|बातें|डेटा",
      "private|safe|secret|confidential|secure|gupt|surakshit|गुप्त|सुरक्षित|गोपनीय",
    ],
    maxGap: 3,
  },
  {
    value: "order",
    parts: [
      "joke|chutkula|chutkule|kahani|kahaani|gaana|gana|shayari|sher|kavita|story|song|poem|जोक|चुटकुला|कहानी|गाना|शायरी|कविता",
      "suna|sunao|sunaiye|suna do|tell|sing|bolo|likho|write|सुना|सुनाओ|सुनाइए|लिखो",
    ],
    maxGap: 2,
  },
];
