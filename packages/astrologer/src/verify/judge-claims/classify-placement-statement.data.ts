import { matchWords } from "../../language/match-words.ts";

export const HINDI_STANDING = matchWords({
  en: "placement|position|posited|placed",
  hi: String.raw`स्थित|विराज\S*|अवस्थित|विद्यमान|मौजूद|उपस्थित|आसीन|बैठ\S*|पड़\S*|पड\S*|पाया|पाए|सुशोभित|अलंकृत|युति|पधार\S*|ठहर\S*|टिक\S*|जम[ाेी]|डट\S*|डेरा|वास|निवास|स्थान|स्थिति|उपस्थिति|मौजूदगी|उदित|अधिष्ठित|मिल\S*|संयोग|निकल\S*`,
  hg: String.raw`sthit|viraj\S*|viraaj\S*|avasthit|vidyaman|maujood|maujud|upasthit|baith\S*|beth\S*|bth\S*|pad[aei]|padt\S*|paya|sushobhit|yuti|padhar\S*|thehr\S*|tik[aei]|jam[aei]|dat[aei]|dera|vaas|vas|niwas|sthiti|mil\S*|sanyog|nikl\S*`,
});

/** Words that may follow the place in a statement of a placement. */
export const HINDI_FUNCTION_WORDS = matchWords({
  en: String.raw`to|bro|,|\(|\)|-|:|"|\.|!|\||\*`,
  hi: "है|हैं|हूँ|हुआ|हुई|हुए|गया|गई|गए|चला|चले|आया|आए|आई|आता|आती|आते|जाता|जाती|जाते|रहा|रही|रहे|कर|में|मे|ही|भी|तो|जा|जाकर|आकर|आ|जो|कि|पर|को|का|के|की|द्वारा|राशि|भाव|ना|न|समझे|और|बिल्कुल|कोई|किसी|कहीं|बल्कि|।",
  hg: "hai|hain|h|hua|hui|hue|gaya|gayi|gya|gye|gaye|chala|chale|chla|chle|chli|aaya|aaye|aata|aati|jata|jaata|raha|rahi|rahe|rha|kar|me|mein|mei|m|hi|bhi|toh|jaa|ja|jaakar|jakar|aakar|aa|par|pe|ko|ka|ke|ki|na|samjha|samjhe|pakka|bilkul|balki|kisi|koi|kahin|aur|bhai|yaar|ji",
});

export const HINDI_PARTICLE = matchWords({
  en: "to|,",
  hi: "में|मे|ही|भी|तो|पर|राशि|भाव|बिल्कुल",
  hg: "me|mein|mei|m|hi|bhi|toh|pe|par|bilkul",
});

export const TRUTH_WORDS = matchWords({
  hi: "सच|सही|गलत|ग़लत|झूठ",
  hg: "sach|sahi|galat|jhooth|jhuth",
});

/** Words that rate a placement: "… में ख़राब है". */
export const EVALUATION_WORDS = matchWords({
  en: "best|worst|good|bad|lucky|unlucky",
  hi: String.raw`अच्छ\S*|बुर\S*|खराब|ख़राब|शुभ|अशुभ|सहज|कठिन|भाग्यशाली|उत्तम|श्रेष्ठ|महत्वपूर्ण`,
  hg: "accha|achha|achi|acchi|bura|buri|kharab|khrab|shubh|ashubh|uttam",
});

export const FUNCTION_WORDS = matchWords({
  en: "the|and|with|its|own|for|this|that|very|also|then|here|yes|now|both|too|chart|horoscope|kundali|nativity|birth|natal|case|as|by|fwiw|btw|so|nak|only|not|nowhere|anywhere|near|being|else|placed|posited|located|situated|positioned|seated|resident|placement|position|placements|confirmed|sure|right|wow|yeah|planet",
  hi: "कुंडली|पत्रिका|यहां|तथा",
  hg: "kundli|jatak|yahan|bhi|aur|grah",
});

export const STAYING = matchWords({
  hi: "रहता|रहते|रहती",
  hg: "rehta|rehte|rehti",
});

export const POSTPOSITIONS = matchWords({
  hi: "पर|को|से|के|का|की|ने",
  hg: "par|pe|ko|se|ke|ka|ki|ne",
});
