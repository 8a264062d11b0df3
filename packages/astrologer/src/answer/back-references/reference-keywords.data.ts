/** Grammatical words that show how a message refers to the conversation. */
export const REFERENCE_KEYWORD_NAMES = [
  "thing",
  "next",
  "onward",
  "some",
  "before",
  "until",
  "good",
  "bad",
  "now",
  "lord",
  "strengthen",
  "weak",
  "strong",
  "clock",
  "lasting",
  "late",
  "possible",
  "self",
  "filler",
  "not",
  "chart",
  "partnership",
] as const;
export type ReferenceKeyword = (typeof REFERENCE_KEYWORD_NAMES)[number];

/** The words of each keyword in English, Hindi and romanised Hindi. */
export const REFERENCE_KEYWORD_WORDS: Readonly<Record<ReferenceKeyword, readonly string[]>> = {
  thing: [
    "it its that this these those they them their her his him one ones",
    "यह ये वह वो इस उस इसका इसकी इसके उसका उसकी उसके इसे उसे इनका उनका इससे उससे",
    "yeh ye wo woh vo voh iska iski iske uska uski uske ise usko isko inka unka isse usse",
  ],
  next: ["next after afterwards following follows", "बाद अगला अगली अगले आगे", "baad agla agli agle aage"],
  onward: ["then", "फिर", "phir fir"],
  some: ["any anything something", "कुछ कोई", "kuch koi"],
  before: ["before sooner earlier", "पहले जल्दी", "pehle pahle jaldi"],
  until: ["until till long end ends over finish finishes", "तक खत्म ख़त्म समाप्त", "tak khatam khatm samapt"],
  good: [
    "good better best auspicious favourable favorable beneficial helpful fine",
    "अच्छा अच्छी अच्छे शुभ बेहतर लाभदायक ठीक",
    "accha acha achha acchi achi achhi acche ache achhe shubh behtar theek",
  ],
  bad: [
    "bad worse worst harmful inauspicious harder difficult",
    "बुरा बुरी बुरे खराब ख़राब अशुभ बदतर नुकसानदायक",
    "bura buri bure kharab ashubh badtar",
  ],
  now: ["now present current today", "अभी अब आज", "abhi ab aaj"],
  lord: ["lord ruler owner dispositor", "स्वामी मालिक", "swami swaami malik maalik"],
  strengthen: [
    "strengthen strengthening improve fix pacify calm balance help",
    "मजबूत मज़बूत बलवान शांत सुधारूँ सुधारूं ठीक",
    "mazboot majboot balwan shant shaant sudharu sudhaaru theek",
  ],
  weak: ["weak weaker weakest", "कमजोर कमज़ोर", "kamzor kamjor"],
  strong: ["strong stronger strongest", "बलवान बली ताकतवर", "balwan bali taakatwar"],
  clock: [
    "time timing timings hour hours clock muhurat muhurta morning afternoon evening night",
    "समय बजे मुहूर्त घंटे टाइम सुबह दोपहर शाम रात",
    "samay baje muhurat ghante time timing subah dopahar shaam sham raat",
  ],
  lasting: [
    "last lasts lasting stay stays remain permanent stable continue",
    "टिकेगा टिकेगी टिकेंगे टिकाऊ रहेगा रहेगी चलेगा चलेगी स्थायी",
    "tikega tikegi tikenge tikaau rahega rahegi chalega chalegi sthayi",
  ],
  late: [
    "late delay delays delayed slow trouble troubles problem problems hard difficult difficulty obstacle obstacles bad weak stuck stop stops blocked",
    "देर देरी परेशानी परेशानियाँ दिक्कत दिक़्क़त मुश्किल समस्या रुकावट कष्ट विलंब अटक अटकता अटकती अटकते अटका रुकता रुकती रुकते बिगड़ बिगड़ता बिगड़ते",
    "der deri late pareshani dikkat mushkil samasya rukawat rukavat kasht vilamb atak atakta atakti atakte atka rukta rukti rukte bigad bigadta bigadte",
  ],
  possible: [
    "can could possible will would may might chance",
    "सकता सकती सकते संभव मुमकिन होगा होगी पाएगा पाएगी",
    "sakta sakti sakte sambhav mumkin hoga hogi payega payegi",
  ],
  self: ["me my mine i myself", "मैं मेरा मेरी मेरे मुझे अपना अपनी", "main mai mein mera meri mere mujhe apna apni"],
  filler: [
    "ok okay and then so what about how is for in on fine well now tell",
    "ठीक है और तो अच्छा फिर क्या का की के बताओ बताइए लिए बारे में",
    "theek thik hai h aur to toh accha acha achha phir fir kya ka ki ke batao bataiye liye bare baare me ab",
  ],
  chart: ["chart horoscope kundli", "कुंडली पत्रिका", "kundli kundali patrika"],
  partnership: ["partnership partner partners", "साझेदारी साझेदार पार्टनरशिप", "sajhedari saajhedari sajhedar"],
  not: ["not no never cannot cant don't dont isn't won't", "नहीं नही ना न मत", "nahi nahin nai na mat"],
};
