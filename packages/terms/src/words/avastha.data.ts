import type { Baladi, Deeptadi, Jagradadi, Lajjitadi, Sayanadi, SayanadiCheshta } from "../ids/avastha.ts";
import type { Words } from "../word.ts";

/** Ages of a graha in its sign. */
export const BALADI_WORDS: Words<Baladi> = {
  bala: { en: "Bala", hi: "बाल", sa: "बाल", sense: { en: "Infant", hi: "शिशु" } },
  kumara: { en: "Kumara", hi: "कुमार", sa: "कुमार", sense: { en: "Youth", hi: "किशोर" } },
  yuva: { en: "Yuva", hi: "युवा", sa: "युवा", sense: { en: "Adult", hi: "तरुण" } },
  vriddha: { en: "Vriddha", hi: "वृद्ध", sa: "वृद्ध", sense: { en: "Old", hi: "बूढ़ा" } },
  mrita: { en: "Mrita", hi: "मृत", sa: "मृत", sense: { en: "Without strength", hi: "निर्बल" } },
};

export const JAGRADADI_WORDS: Words<Jagradadi> = {
  jagrat: { en: "Jagrat", hi: "जाग्रत", sa: "जाग्रत्", sense: { en: "Awake", hi: "जागा हुआ" } },
  svapna: { en: "Svapna", hi: "स्वप्न", sa: "स्वप्न", sense: { en: "Dreaming", hi: "स्वप्न में" } },
  sushupti: { en: "Sushupti", hi: "सुषुप्ति", sa: "सुषुप्ति", sense: { en: "Asleep", hi: "गहरी नींद में" } },
};

export const DEEPTADI_WORDS: Words<Deeptadi> = {
  dipta: { en: "Dipta", hi: "दीप्त", sa: "दीप्त", sense: { en: "Blazing: exalted", hi: "तेजस्वी: उच्च" } },
  svastha: { en: "Svastha", hi: "स्वस्थ", sa: "स्वस्थ", sense: { en: "At home: own sign", hi: "अपने घर में: स्वराशि" } },
  mudita: {
    en: "Mudita",
    hi: "मुदित",
    sa: "मुदित",
    sense: { en: "Happy: a great friend’s sign", hi: "प्रसन्न: अधिमित्र राशि" },
  },
  shanta: { en: "Shanta", hi: "शांत", sa: "शान्त", sense: { en: "Calm: a friend’s sign", hi: "सौम्य: मित्र राशि" } },
  dina: { en: "Dina", hi: "दीन", sa: "दीन", sense: { en: "Meek: a neutral sign", hi: "साधारण: सम राशि" } },
  vikala: {
    en: "Vikala",
    hi: "विकल",
    sa: "विकल",
    sense: { en: "Troubled: with a malefic", hi: "व्याकुल: पाप ग्रह के साथ" },
  },
  duhkhita: { en: "Duhkhita", hi: "दुःखित", sa: "दुःखित", sense: { en: "Pained: an enemy’s sign", hi: "दुखी: शत्रु राशि" } },
  khala: {
    en: "Khala",
    hi: "खल",
    sa: "खल",
    sense: { en: "Low: a great enemy’s sign or debilitated", hi: "हीन: अधिशत्रु राशि या नीच" },
  },
  kopa: { en: "Kopa", hi: "कोप", sa: "कोप", sense: { en: "Angry: combust", hi: "क्रोधित: अस्त" } },
};

export const LAJJITADI_WORDS: Words<Lajjitadi> = {
  lajjita: { en: "Lajjita", hi: "लज्जित", sa: "लज्जित", sense: { en: "Ashamed", hi: "शर्मिंदा" } },
  garvita: { en: "Garvita", hi: "गर्वित", sa: "गर्वित", sense: { en: "Proud", hi: "गर्व से भरा" } },
  kshudhita: { en: "Kshudhita", hi: "क्षुधित", sa: "क्षुधित", sense: { en: "Hungry", hi: "भूखा" } },
  trushita: { en: "Trushita", hi: "तृषित", sa: "तृषित", roman: "Trishita", sense: { en: "Thirsty", hi: "प्यासा" } },
  mudita: { en: "Mudita", hi: "मुदित", sa: "मुदित", sense: { en: "Glad", hi: "प्रसन्न" } },
  kshobhita: { en: "Kshobhita", hi: "क्षोभित", sa: "क्षोभित", sense: { en: "Agitated", hi: "अशांत" } },
};

export const SAYANADI_WORDS: Words<Sayanadi> = {
  sayana: { en: "Sayana", hi: "शयन", sa: "शयन", roman: "Shayana", sense: { en: "Lying down", hi: "लेटना" } },
  upavesana: { en: "Upavesana", hi: "उपवेशन", sa: "उपवेशन", roman: "Upaveshana", sense: { en: "Sitting", hi: "बैठना" } },
  netrapani: { en: "Netrapani", hi: "नेत्रपाणि", sa: "नेत्रपाणि", sense: { en: "Hand over the eyes", hi: "आँखों पर हाथ" } },
  prakasana: {
    en: "Prakasana",
    hi: "प्रकाशन",
    sa: "प्रकाशन",
    roman: "Prakashana",
    sense: { en: "Shining", hi: "प्रकाश देना" },
  },
  gamana: { en: "Gamana", hi: "गमन", sa: "गमन", sense: { en: "Going", hi: "जाना" } },
  agamana: { en: "Agamana", hi: "आगमन", sa: "आगमन", sense: { en: "Coming", hi: "आना" } },
  sabha: { en: "Sabha", hi: "सभा", sa: "सभा", sense: { en: "In assembly", hi: "सभा में" } },
  agama: { en: "Agama", hi: "आगम", sa: "आगम", sense: { en: "Arriving, gaining", hi: "पहुँचना, पाना" } },
  bhojana: { en: "Bhojana", hi: "भोजन", sa: "भोजन", sense: { en: "Eating", hi: "खाना" } },
  nrityalipsa: {
    en: "Nrityalipsa",
    hi: "नृत्यलिप्सा",
    sa: "नृत्यलिप्सा",
    sense: { en: "Longing to dance", hi: "नृत्य की इच्छा" },
  },
  kautuka: { en: "Kautuka", hi: "कौतुक", sa: "कौतुक", sense: { en: "Eager, playful", hi: "उत्सुक" } },
  nidra: { en: "Nidra", hi: "निद्रा", sa: "निद्रा", sense: { en: "Sleeping", hi: "सोना" } },
};

export const SAYANADI_CHESHTA_WORDS: Words<SayanadiCheshta> = {
  drishti: { en: "Drishti", hi: "दृष्टि", sa: "दृष्टि", sense: { en: "Sight: middling result", hi: "दृष्टि: मध्यम फल" } },
  cheshta: { en: "Cheshta", hi: "चेष्टा", sa: "चेष्टा", sense: { en: "Effort: full result", hi: "चेष्टा: पूर्ण फल" } },
  vicheshta: {
    en: "Vicheshta",
    hi: "विचेष्टा",
    sa: "विचेष्टा",
    sense: { en: "Without effort: little result", hi: "बिना चेष्टा: अल्प फल" },
  },
};
