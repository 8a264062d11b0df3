import type { WordPatternRow } from "./match-word-patterns.ts";

/** Questions that are out of scope for a chart, recognised by words near each other because fixed phrases cannot cover them. */
export type OutOfScopeSubject =
  | "pregnancy"
  | "surgery"
  | "sex_of_child"
  | "third_party"
  | "lucky"
  | "past_life"
  | "curse"
  | "verdict"
  | "court";

const PERSON_WORDS =
  "husband|wife|him|her|boss|partner|brother|sister|friend|law|uncle|cousin|cofounder|co founder|colleague|neighbour|pati|patni|bhai|behan|dost|saala|sala|jija|devar|nanad|saas|sasur|chacha|mama|padosi|पति|पत्नी|भाई|बहन|दोस्त|साला|जीजा|देवर|ननद|सास|ससुर|चाचा|मामा|पड़ोसी|उस पर|us par|uspar";
const CHILD_SEX_WORDS = "beti|beta|ladka|ladki|putra|putri|girl|boy|daughter|son|बेटी|बेटा|लड़का|लड़की|पुत्र|पुत्री";

export const OUT_OF_SCOPE_PATTERNS: readonly WordPatternRow<OutOfScopeSubject>[] = [
  {
    value: "pregnancy",
    parts: [
      "miscarriage|miscarried|pregnancy|pregnant|foetus|fetus|garbhpat|garbhavati|garbhvati|garbh|गर्भपात|गर्भवती|गर्भ|ivf|embryo",
      "stay|hold|survive|last|safe|healthy|succeed|success|successful|work|full term|normal|tikega|tikegi|tik|rukega|rukegi|thehrega|safal|bachega|bachegi|theek|टिकेगा|टिकेगी|ठहरेगा|ठहरेगी|रुकेगा|रुकेगी|सफल|बचेगा|ठीक",
    ],
    maxGap: 8,
    ordered: true,
    unless: "job|work from|office|marks|mood",
  },
  {
    value: "surgery",
    parts: [
      "surgery|operation|operate|operated|transplant|bypass|caesarean|cesarean|c section|सिजेरियन|सिज़ेरियन|cataract|ऑपरेशन|सर्जरी|शल्य",
      "when|which|date|month|months|day|muhurat|january|february|march|april|june|july|august|september|october|november|december|should i go|good for|best|right time|kab|kis|kaun|कब|किस|कौन|मुहूर्त",
    ],
    maxGap: 10,
    unless: "kharcha|cost|business|after surgery|recover|recovery|post surgery|chhutti",
  },
  {
    value: "sex_of_child",
    parts: [
      "second|third|fourth|next|another|doosri|dusri|doosra|dusra|teesri|tisri|teesra|tisra|chauthi|agli|agla|phir se|fir se|दूसरी|दूसरा|तीसरी|तीसरा|चौथी|अगली|अगला|फिर से",
      CHILD_SEX_WORDS,
      "hogi|hoga|hone wali|hone wala|paida|coming|born|aayegi|aayega|होगी|होगा|होने वाली|होने वाला|पैदा|आएगी|आएगा",
    ],
    maxGap: 2,
    ordered: true,
    unless: "shaadi|shadi|marriage|married|job|naukri|dost|friend|vivah|शादी|विवाह|नौकरी|degree|exam",
  },
  {
    value: "third_party",
    parts: ["trust|believe|rely on|honest with|bharosa|yakeen|vishwas|भरोसा|यकीन|विश्वास", PERSON_WORDS],
    maxGap: 4,
    unless: "myself|trust issues|trust fund|god|bhagwan|learn to trust|astrolog|pandit",
  },
  {
    value: "third_party",
    parts: [
      "what|how|does|do|is|kya|kaisa|kaise|kitna|क्या|कैसा|कैसे|कितना",
      "he|she|him|her|they|boyfriend|girlfriend|bf|gf|crush|ex|wo|woh|vo|uske|uska|usko|unke|वह|वो|उसके|उसका|उनके|उसको",
      "feel|feels|feeling|think|thinks|thinking|want from me|miss me|misses me|love me|loves me|like me|likes me|dil me|dil mein|mann me|mann mein|man me|sochta|sochti|sochte|mehsoos|chahta hai mujhe|chahti hai mujhe|pyar karta|pyar karti|yaad karta|yaad karti|दिल में|मन में|सोचता|सोचती|सोचते|महसूस|प्यार करता|प्यार करती|याद करता|याद करती",
    ],
    maxGap: 4,
    unless: "about my chart|planet|graha|job|naukri|exam|health|sehat|मेरे मन",
  },
  {
    value: "court",
    parts: [
      "win|lose|won|verdict|judgment|judgement|bail|jeet|jeetunga|jeetungi|jeetenge|jitunga|haar|faisla|rihai|जीत|जीतूँगा|जीतेंगे|हार|फैसला|फ़ैसला|जमानत|रिहा",
      "court|case|lawsuit|hearing|tribunal|appeal|mukadma|mukadama|mukdama|kachehri|adalat|adaalat|कोर्ट|मुकदमा|मुक़दमा|केस|अदालत|कचहरी",
    ],
    maxGap: 5,
    unless: "match|game|cricket|election|tennis",
  },
  {
    value: "lucky",
    parts: [
      "colour|color|colours|colors|rang|रंग",
      "suit|suits|suited|good for me|right for me|achha|accha|acha|jachta|pehnu|wear|ठीक|अच्छा|जँचता|जचता|पहन",
    ],
    maxGap: 3,
    unless: "skin|gora|kala rang|muhurat|car",
  },
  {
    value: "lucky",
    parts: [
      "colour|color|colours|colors|rang|number|ank|tuesday|monday|wednesday|thursday|friday|saturday|sunday|somvar|mangalvar|budhvar|guruvar|shukravar|shanivar|ravivar|रंग|अंक|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार",
      "car|bike|gaadi|gadi|buy|kharid|kharidu|गाड़ी|खरीद|wear|lucky|unlucky|shubh|ashubh|pehnu|pehanu|pehnun|bad luck|good luck|auspicious|inauspicious|पहनूं|पहनूँ|शुभ|अशुभ|भाग्यशाली",
    ],
    maxGap: 5,
    unless: "muhurat|muhurta|stone|gem|ratna|neelam|vrat|colour of|born",
  },
  {
    value: "past_life",
    parts: [
      "past|previous|last|pichhle|pichle|pichhla|pichla|purva|poorv|next|agle|agla|पिछले|पिछला|पूर्व|अगले|अगला",
      "birth|life|lives|janm|janam|जन्म",
    ],
    maxGap: 0,
    unless: "birthday|year|love life|date|birth date|place",
  },
  {
    value: "curse",
    parts: [
      "curse|cursed|hexed|jinxed|shraap|shrap|shaap|naraz|naraaz|rusht|श्राप|शाप|नाराज|रुष्ट",
      "am i|is my|are we|my family|family|me|mujh|mere upar|hum par|ghar par|kuldevi|kuldevta|devi|devta|pitra|pitru|pitar|purvaj|bhagwan|god|kundli|chart|मुझ|मेरे ऊपर|हम पर|घर पर|कुलदेवी|कुलदेवता|देवी|देवता|पितर|पूर्वज|भगवान|कुंडली",
    ],
    maxGap: 4,
    unless:
      "boss|husband|wife|friend|pati|patni|dost|girlfriend|boyfriend|gf|bf|jaan|papa|mummy|cursor|पति|पत्नी|दोस्त|dosh|दोष|se naraz|से नाराज",
  },
  {
    value: "verdict",
    parts: [
      "bitcoin|btc|ethereum|dogecoin|crypto|share|shares|stock|nifty|बिटकॉइन|शेयर",
      "price|go up|rise|crash|target|2026|2027|2028|2029|2030|badhega|girega|बढ़ेगा|गिरेगा",
    ],
    maxGap: 2,
    unless: "my|mere|mera|invest|should i|lose|loss|profit|paisa|earn|career|trading",
  },
];
