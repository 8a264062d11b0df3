import type { WordPatternRow } from "./match-word-patterns.ts";

/** Messages about the conversation itself, its price, method and truth; also bereavement, which is answered before any reading. */
export type ConversationQuestionKind =
  | "human"
  | "troubled"
  | "unheard"
  | "complaint"
  | "price"
  | "method"
  | "doubt"
  | "residence"
  | "unsure_time"
  | "grief";

const joinWords = (...fields: readonly string[]): string => fields.join("|");

const HOW_MUCH = "how much|is there|are there|what|whats|kitna|kitni|kitne|kya|any|कितना|कितनी|कितने|क्या";
const FEE =
  "cost|costs|charge|charges|charging|fee|fees|price|pricing|dakshina|subscription|rate for|शुल्क|फीस|दक्षिणा|चार्ज|कीमत";
const PRICED_ELSEWHERE =
  "college|school|surgery|operation|tuition|coaching|hospital|visa|house|flat|plot|car|bike|gold|silver|lawyer|court|admission|wedding|treatment|petrol|land|property|share|stock|rent|doctor|mba|course|of living|in charge|पढ़ाई|मकान|इलाज|सोना|गाड़ी";
const DECEASED_WORDS =
  "husband|wife|mother|father|mom|mum|dad|son|daughter|brother|sister|grandmother|grandfather|baby|child|friend|pati|patni|papa|pita|pitaji|maa|mummy|bhai|behan|beta|beti|dadi|dada|nani|nana|पति|पत्नी|पिता|पापा|मां|माता|मम्मी|भाई|बहन|बेटा|बेटे|बेटी|दादी|दादा|नानी|नाना";
const ASKS_ON =
  "will|when|kab|which|dasha|property|again|dobara|marry|shaadi|shadi|kya karu|after|year|will i|कब|दशा|दोबारा|शादी|hogi|hoga|होगा|होगी|insurance|sapne|dream";
const TEACHING =
  "astrology|jyotish|horoscopes|horoscope|astrologers|kundlis|jyotishi|ज्योतिष|ज्योतिषी|predictions|prediction|भविष्यवाणी";

const YOU_LOT =
  "you|you people|you guys|you all|you lot|u|ur|tum|tum log|tumlog|tum sab|aap|aap log|aaplog|aap sab|ye log|yeh log|sab|saare|this app|this site|yeh app|ye app|astrologers|jyotishi|pandit|तुम|तुम लोग|तुम सब|आप|आप लोग|आप सब|ये लोग|यह ऐप|ज्योतिषी|पंडित";
const THEFT_WORDS =
  "thief|thieves|chor|loot|lootte|lutte|lutera|lutere|luterey|thag|thagte|thug|thugs|fraud|frauds|crook|crooks|scammer|scammers|scam|cheats|cheaters|robbers|robbing|liars|dhokebaaz|dhokebaz|looting|fleece|fleecing|चोर|लूट|लूटते|लुटेरे|ठग|ठगते|धोखेबाज|फ्रॉड";

const TO_YOU =
  "are you|are u|r u|you are|youre|you're|aren't you|arent you|am i talking to|am i speaking to|am i speaking with|am i chatting with|am i texting|is this|is that|is it|is there|do i talk to|tum|tu|aap|kya yeh|kya ye|yeh koi|ye koi|तुम|तू|आप|क्या यह|क्या ये|यह कोई|ये कोई";
const PERSON_WORDS =
  "human|a human|human being|a person|an actual person|real person|real human|living person|a real astrologer|real pandit|a machine|machine|a robot|robot|a bot|bot|chatbot|ai|a computer|computer|automated|a program|software|insaan|insan|koi aadmi|asli aadmi|asli pandit|asli jyotishi|asli insaan|manushya|इंसान|मनुष्य|मशीन|रोबोट|बॉट|असली आदमी|कोई आदमी|असली पंडित|असली ज्योतिषी|कंप्यूटर|प्रोग्राम|एआई";
/** Words for other people, trades and things: with one of them the message is not about the assistant. */
const OTHER_PERSON_WORDS =
  "job|career|degree|course|study|studies|engineer|engineering|science|learning|field|startup|company|boyfriend|girlfriend|husband|wife|partner|marry|love|shop|repair|buy|good human|better human|bad human|kind of person|which person|right person|type of person|human nature|human resources|naukri|padhai|kharid|ladka|ladki|pati|patni|rishta|नौकरी|पढ़ाई|लड़का|लड़की|पति|पत्नी|खरीद|रिश्ता|इंजीनियर";

export const CONVERSATION_QUESTION_PATTERNS: readonly WordPatternRow<ConversationQuestionKind>[] = [
  { value: "human", parts: [TO_YOU, PERSON_WORDS], maxGap: 3, ordered: true, unless: OTHER_PERSON_WORDS },
  {
    value: "troubled",
    parts: [
      "i am|i'm|im|i feel|feeling|main|mai|mann|man|dil|mujhe|मैं|मन|दिल|मुझे",
      "pareshan|pareshaan|bhaari hai|bhari hai|bhaari ho|dukhi|udaas|upset|very sad|so sad|feeling low|feeling down|so low|heavy|miserable|crying|ro raha|ro rahi|bechain|tension me|परेशान|दुखी|उदास|बेचैन|रो रहा|रो रही|भारी है",
    ],
    maxGap: 3,
    ordered: true,
    unless: "weight|bag|sun|saturn|planet|luggage",
  },
  {
    value: "unheard",
    parts: [
      "nobody|no one|noone|koi|god|bhagwan|everyone|sabne|कोई|भगवान|सबने",
      "understands me|gets me|listens to me|nahi samajhta|nahi samajhti|nahi sunta|nahi poochhta|forgotten me|forsaken me|abandoned me|bhool gaya|bhool gaye|chhod diya|नहीं समझता|नहीं समझते|नहीं सुनता|नहीं पूछता|भूल गया|भूल गए|छोड़ दिया",
    ],
    maxGap: 3,
    ordered: true,
    unless: "english|language|accent|boss|client|job|naukri|ghar|kaam|smoking|sharab|बॉस|नौकरी|काम",
  },
  {
    value: "complaint",
    parts: [YOU_LOT, THEFT_WORDS],
    maxGap: 3,
    ordered: true,
    unless:
      "pakda|pakde|police|mera phone|chori|stolen|husband|wife|boss|partner|business|pati|patni|bhai|mujhe loot|mere ghar|will|kab|case|पुलिस|चोरी|पति|पत्नी|मिलेगा",
  },
  {
    value: "complaint",
    parts: [
      "chor ho|chor hai sab|thag ho|lutere ho|fraud ho|चोर हो|ठग हो|लुटेरे हो|चोर हैं|this is a scam|its a scam|it's a scam|all frauds",
    ],
    maxGap: 0,
  },
  { value: "price", parts: [HOW_MUCH, FEE], maxGap: 5, unless: PRICED_ELSEWHERE },
  {
    value: "price",
    parts: [FEE, "kitna|kitni|kitne|lete|leti|loge|lagega|lagegi|lagti|hai kya|कितना|कितनी|कितने|लेते|लगेगा|लगेगी"],
    maxGap: 3,
    unless: PRICED_ELSEWHERE,
  },
  {
    value: "price",
    parts: [
      "paise|paisa|rupaye|rupees|money|पैसे|रुपये|रुपए",
      "lete ho|lete hain|loge|lenge aap|dene honge|dene padenge|dena hoga|charge karte|do you take|लेते हो|लेते हैं|लोगे|देने होंगे|देने पड़ेंगे",
    ],
    maxGap: 3,
    unless: "loan|udhar|udhaar|bank|emi|rishwat|उधार|कर्ज",
  },
  {
    value: "price",
    parts: [
      "free|muft|mufat|free of cost|paid|nishulk|मुफ्त|निशुल्क|फ्री",
      "is this|is it|this app|this service|this chat|kya ye|kya yeh|ye seva|ye sab|are you|aap|क्या यह|क्या ये|यह सेवा",
    ],
    maxGap: 3,
    unless: "debt|time|loan|life|from|relationship|today|bird|course|visa|education|job|salary|mind|free hai aaj",
  },
  {
    value: "price",
    parts: [
      "do i have to pay|do i need to pay|must i pay|need to pay you|pay for this|pay you|paid version|premium plan|subscribe",
    ],
    maxGap: 0,
  },
  {
    value: "price",
    parts: [
      "sell|selling|upsell|bechoge|bechte|bechna|बेचोगे|बेचते",
      "puja|pooja|stone|stones|gem|gems|ratna|remedy|ritual|पूजा|रत्न",
    ],
    maxGap: 4,
    unless: "business|shop|dukan|should i",
  },

  {
    value: "price",
    parts: ["kitne paise|kitna paisa|kitne rupaye|कितने पैसे|कितने रुपये", "lagenge|lagega|lagte|lagta|लगेंगे|लगेगा|लगते"],
    maxGap: 1,
    unless: joinWords(PRICED_ELSEWHERE, "shaadi|shadi|ghar|makan|business|banane|शादी|घर"),
  },
  {
    value: "price",
    parts: [
      "need to buy|have to buy|must i buy|kharidna padega|kharidna hoga|खरीदना पड़ेगा",
      "reading|answer|report|something|anything|more|kuch|कुछ",
    ],
    maxGap: 4,
    unless: PRICED_ELSEWHERE,
  },
  {
    value: "doubt",
    parts: [
      "your answer|your answers|that answer|answers|tum log|aap log|jyotishi|jawab|उत्तर|आप लोग|ज्योतिषी",
      "vague|generic|useless|meaningless|unclear|darate|daraate|thagte|loot|bewakoof|गोलमोल|डराते|ठगते|golmol",
    ],
    maxGap: 5,
  },
  {
    value: "doubt",
    parts: [
      "tera|teri|tum par|tumpe|tum pe|aap par|aap pe|aapka|aapki|tumhara|iska|in baaton|आप पर|तुम पर|आपका|तुम्हारा|आपकी बात|तेरा",
      "bharosa kya|kya bharosa|kaise bharosa|bharosa kaise|bharosa karu|yakeen kaise|kaise yakeen|kya guarantee|guarantee kya|भरोसा क्या|क्या भरोसा|कैसे भरोसा|भरोसा कैसे|यकीन कैसे|कैसे यकीन|क्या गारंटी",
    ],
    maxGap: 2,
    unless: "pati|patni|husband|wife|partner|dost|boss|ladka|ladki|पति|पत्नी|दोस्त|लड़का|लड़की",
  },
  {
    value: "doubt",
    parts: ["trust|believe|listen to|bharosa|yakeen|भरोसा", "system|nonsense|planets|machine|program|computer|this"],
    maxGap: 4,
    unless: "him|her|husband|wife|boss|partner|business",
  },
  {
    value: "method",
    parts: ["your|aapke|tumhare|आपके|who|kaun", "sources|source|books|texts|checks|verifies|grantha?|स्रोत|ग्रंथ"],
    maxGap: 2,
    unless: "income|study|exam",
  },
  {
    value: "method",
    parts: [
      "how do you|how does it|how is this|how is it|how are these|how did you|kaise|कैसे",
      "calculate|calculated|compute|computed|reckon|work this out|work it out|arrive at|ganana|nikalte|nikala|hisab lagate|गणना|निकालते|निकाला|हिसाब",
    ],
    maxGap: 4,
    unless: "percent|tax|emi|salary|loan",
  },
  {
    value: "method",
    parts: [
      "which|what|kaun sa|kaunsa|कौन सा",
      "ephemeris|software|algorithm|engine|data source|formula|method do you|panchang use|सॉफ्टवेयर",
    ],
    maxGap: 3,
    unless: "job|career|company|engineer|course|field",
  },

  {
    value: "doubt",
    parts: [
      TEACHING,
      "debunked|nonsense|fake|superstition|pseudoscience|scam|hoax|rubbish|science|scientific|proven|proof|evidence|bunk|andhvishwas|andhavishwas|dhong|bakwas|jhooth|vigyan|अंधविश्वास|ढोंग|विज्ञान|झूठ|बकवास",
    ],
    maxGap: 6,
  },
  {
    value: "doubt",
    parts: [
      "prove|proof|evidence|saboot|sabut|sabit|सबूत|साबित",
      "to me|this isn't|this isnt|this is|it|that|of this|do|hai|kya|करो|है|you wrong|you're right|galat",
    ],
    maxGap: 2,
    unless: "court|innocent|case|boss|myself|police",
  },
  {
    value: "doubt",
    parts: [
      "tell anybody|tell anyone|tell everybody|tell everyone|say to anyone|say to everyone|say that to everyone|applies to everyone|apply to anyone|apply to everyone|true of everyone|true for everyone|true for anyone|too generic|so generic|so vague|too vague|barnum|cold reading|sabko yahi|sabko yehi|sab ko yahi|sab pe fit|सबको यही|सब पर लागू",
    ],
    maxGap: 0,
  },
  {
    value: "doubt",
    parts: ["accuracy|success rate|hit rate|error rate|percent correct|percent accurate|track record|सटीकता"],
    maxGap: 0,
    unless: "exam|job|neet|business",
  },
  {
    value: "doubt",
    parts: [
      "another|other|doosre|dusre|doosra|dusra|different|my|one|दूसरे|दूसरा",
      "astrologer|pandit|panditji|jyotishi|website|app|ज्योतिषी|पंडित",
      "opposite|different|differently|otherwise|alag|ulta|disagree|disagrees|contradict|अलग|उल्टा|the reverse",
    ],
    maxGap: 4,
  },
  {
    value: "doubt",
    parts: [
      "twin|twins|judwa|जुड़वां|same time as me|usi samay|same minute|एक ही समय",
      "same chart|same kundli|same horoscope|same birth|same planets|different lives|different life|ek hi kundli|alag zindagi|एक ही कुंडली|अलग",
    ],
    maxGap: 5,
  },
  {
    value: "doubt",
    parts: [
      "planet|planets|stars|grah|ग्रह|तारे",
      "gravity|physics|gravitational|scientific|scientifically|evidence|rocks in space|light years|गुरुत्वाकर्षण",
    ],
    maxGap: 6,
  },
  {
    value: "doubt",
    parts: [
      "don't believe|dont believe|do not believe|not believe|vishwas nahi|bharosa nahi|yakeen nahi|नहीं मानता|विश्वास नहीं|भरोसा नहीं",
      joinWords(TEACHING, "this|in this|all this|it|is par|is sab|इस पर|इसमें"),
    ],
    maxGap: 4,
    unless: "him|her|husband|wife|boss|myself|god|bhagwan|खुद|पति|पत्नी",
  },

  {
    value: "residence",
    parts: [
      "born|birth|janm|paida|जन्म|पैदा",
      "live in|living in|moved to|settled in|rehta|rehti|abroad|foreign|current city|रहता|रहती",
      "change|changes|affect|matter|matters|difference|different|differ|badle|badlegi|fark|farq|asar|बदल|फर्क|असर",
    ],
    maxGap: 9,
  },
  {
    value: "residence",
    parts: [
      "time zone|timezone|local time|ist|टाइम ज़ोन",
      "use|using|used|count|my birth|birth place|present|current|which|kaun|kis|किस",
    ],
    maxGap: 6,
    unless: "job|meeting|work|shift",
  },

  {
    value: "unsure_time",
    parts: [
      "exact time|birth time|time of birth|birth timing|my time|janm samay|janam samay|janm ka samay|जन्म समय|जन्म का समय",
      "not sure|don't know|dont know|do not know|unsure|approx|approximate|may be off|could be off|minutes off|might be wrong|may be wrong|not exact|not certain|uncertain|not confirmed|not reliable|nobody remembers|no record|roughly|guess|nahi pata|pata nahi|sahi nahi|pakka nahi|pakki nahi|confirm nahi|yaad nahi|theek nahi|thik nahi|andaza|andaze|andazan|ठीक नहीं|सही नहीं|पक्का नहीं|पक्की नहीं|निश्चित नहीं|याद नहीं|पता नहीं|अंदाज़|अंदाज",
    ],
    maxGap: 5,
    unless: "navamsa|navamsha|d9|d10|what is my|which",
  },
  {
    value: "unsure_time",
    parts: [
      "i was born|born around|born at|born about|born between|main paida|mera janm|mera janam|मेरा जन्म|पैदा",
      "not certain|not sure|unsure|uncertain|i think|or so|pakka nahi|pata nahi|yaad nahi|पक्का नहीं|पता नहीं|याद नहीं|ke aas paas kabhi|somewhere around|between",
    ],
    maxGap: 10,
    ordered: true,
    unless: "navamsa|navamsha|d9|d10|what is my|which|place|city|hospital|is my|kya mera",
  },
  {
    value: "unsure_time",
    parts: [
      "don't know|dont know|do not know|not sure|unsure|pata nahi|nahi pata|पता नहीं",
      "exact time|birth time|time of birth|when exactly i was born|janm samay|janam samay|जन्म समय|जन्म का समय",
    ],
    maxGap: 4,
  },

  {
    value: "grief",
    parts: [
      DECEASED_WORDS,
      "passed away|passed last|passed yesterday|passed this|passed on|died|expired|is no more|no more|swargwas|swargvas|dehant|nidhan|guzar gaye|guzar gayi|guzar gaya|chal base|chal basi|nahi rahe|nahi rahi|स्वर्गवास|देहांत|निधन|गुज़र गए|गुजर गए|गुजर गईं|गुजर गई|चल बसे|चल बसीं|नहीं रहे|नहीं रहीं|साथ छूट",
    ],
    maxGap: 5,
    ordered: true,
    unless: joinWords(ASKS_ON, "battery|phone"),
  },
  {
    value: "grief",
    parts: ["lost my|i lost|losing my|kho diya|kho diye|खो दिया|death of my", DECEASED_WORDS],
    maxGap: 2,
    ordered: true,
    unless: joinWords(ASKS_ON, "phone|ring|trust|love|respect|money|s phone"),
  },
  {
    value: "grief",
    parts: [DECEASED_WORDS, "kho diya|kho diye|खो दिया|खो दिए"],
    maxGap: 3,
    ordered: true,
    unless: ASKS_ON,
  },
];
