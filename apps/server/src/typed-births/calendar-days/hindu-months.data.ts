import type { Masa } from "@lagna/terms";

/** The months of the Hindu and of the Nepali calendar as people write them, by spellings of a regular expression. */
export const HINDU_MONTHS: Readonly<Record<Masa, string>> = {
  chaitra: "chait(?:ra|r|i)?|चैत्र|चैत",
  vaishakha: "(?:vaishakha?|vaisakha?|baishakha?|baisakha?)|वैशाख|बैशाख|बैसाख",
  jyeshtha: "jyeshtha?|jestha?|jeth|जेठ|ज्येष्ठ",
  ashadha: "a+sha+dha?|asa+dha?|asar|asadha?|आषाढ़|आषाढ|अषाढ़|अषाढ|असाढ़|असाढ|असार",
  shravana: "sa+[wv]an|shra+[wv]ana?|saun|सावन|श्रावण|साउन",
  bhadrapada: "bhadon?|bhadau|bhadrapada?|bhadra|bhado|भादों|भादो|भाद्रपद|भाद्र|भदौ",
  ashvina: "ashwina?|ashvina?|asoj|asauj|kuar|kwar|कुआर|क्वार|आश्विन|असोज|अश्विन",
  kartika: "kartika?|katik|कार्तिक|कातिक",
  margashirsha: "aghan|agahan|margashirsha?|margsh?ee?rsh|mangsir|magsh?ar|अगहन|मार्गशीर्ष|मंगसिर|मंसिर|मगसर",
  pausha: "pausha?|poush|poos|push|pus|पौष|पूस|पुस",
  magha: "ma+gha?|माघ",
  phalguna: "pha+gun|fa+gun|phalguna?|falguna?|फागुन|फाल्गुन|फाल्गुण",
};

/** The lunar days by their number in a fortnight; the full moon and the new moon name their fortnight themselves. */
export const LUNAR_DAYS: Readonly<Record<string, string>> = {
  "1": "pratipada|padwa|padva|parwa|ekam|प्रतिपदा|पड़वा|एकम",
  "2": "dwitiya|dvitiya|doo?j|द्वितीया|दूज",
  "3": "tritiya|tee?j|तृतीया|तीज",
  "4": "chaturthi|chauth|chouth|चतुर्थी|चौथ",
  "5": "panchmi|panchami|pancham|पंचमी|पाँचम|पंचम",
  "6": "shashthi|chhath|chhat|षष्ठी|छठ",
  "7": "saptami|satami|satam|सप्तमी|सातम",
  "8": "ashtami|aatham|atham|अष्टमी|आठम",
  "9": "navami|naumi|nom|नवमी|नौमी|नोम",
  "10": "dashami|dasami|dasham|दशमी|दसमी|दशम",
  "11": "ekadashi|gyaras|agiyaras|एकादशी|ग्यारस",
  "12": "dwadashi|dvadashi|baras|द्वादशी|बारस",
  "13": "trayodashi|teras|त्रयोदशी|तेरस",
  "14": "chaturdashi|chaudas|चतुर्दशी|चौदस",
  full: "pu?o?o?rnima|poonam|punam|poornmasi|puranmashi|purnmasi|full moon|पूर्णिमा|पूर्णमासी|पूनम|पुनम",
  new: "ama+vas(?:ya|hya|i)?|new moon|अमावस्या|अमावस|अमास",
};

export const FORTNIGHTS = {
  shukla: "shukla?(?: paksha?)?|sudi|sud|शुक्ल(?: पक्ष)?|सुदी|सुद",
  krishna: "krishna?(?: paksha?)?|badi|vadi|wadi|vad|कृष्ण(?: पक्ष)?|बदी|वदी|वद",
} as const;

/** Feasts and months of a calendar whose days depended on the sighting of the Moon. */
export const SIGHTED_DAYS =
  "(?:bakri?d|bakra eid|eid(?: ?ul ?(?:fitr|adha|zuha|azha))?|ramz[ae]+n|ramad[ah]+n|muharram|moharram|shab ?e ?barat|shab ?e ?qadr|ईद|बकरीद|रमज़ान|रमजान|मुहर्रम|मोहर्रम)";

/** Feasts of the civil calendar, by month and day. */
export const CIVIL_FEASTS: readonly (readonly [
  spellings: string,
  month: number,
  day: number,
  en: string,
  hi: string,
])[] = [
  ["gandhi ja[iy]anti|गाँधी जयंती|गांधी जयंती", 10, 2, "Gandhi Jayanti", "गांधी जयंती"],
  ["independence day|swatantrata diwas|स्वतंत्रता दिवस", 8, 15, "Independence Day", "स्वतंत्रता दिवस"],
  ["republic day|gantantra diwas|गणतंत्र दिवस", 1, 26, "Republic Day", "गणतंत्र दिवस"],
  ["christmas|x-?mas|क्रिसमस", 12, 25, "Christmas", "क्रिसमस"],
  ["new year'?s day", 1, 1, "New Year's Day", "नया साल"],
  ["children'?s day|bal diwas|बाल दिवस", 11, 14, "Children's Day", "बाल दिवस"],
  ["teacher'?s day|शिक्षक दिवस", 9, 5, "Teachers' Day", "शिक्षक दिवस"],
];
