import type { LocalizedText } from "@lagna/astrologer";

/** What the web chat says about a birth that is typed in it; placeholders such as `{who}` are filled in. */
export const BIRTH_TALK_TEXTS = {
  you: { en: "you", hi: "आप", hg: "aap" },
  /** A person whose name and relation are unknown. */
  person_of: {
    en: "the person of {date}",
    hi: "{date} वाले व्यक्ति",
    hg: "{date} wale vyakti",
  },
  /** Persons known only by their part in the match; in Hindi in the form that stands before a postposition. */
  the_boy: { en: "the boy", hi: "लड़के", hg: "ladke" },
  the_girl: { en: "the girl", hi: "लड़की", hg: "ladki" },
  other_person: { en: "the other person", hi: "दूसरे व्यक्ति", hg: "doosre vyakti" },
  /** One of several persons of the same relation. */
  of_date: { en: "{who} of {date}", hi: "{date} वाले {who}", hg: "{date} wale {who}" },
  town_assumed: {
    en: "Without the town I read this for {near}, and leave open what the town changes; write me the town, and it becomes exact.",
    hi: "शहर मालूम नहीं, इसलिए {near} के लिए पढ़ा है और शहर से जो बदलता है वह खुला छोड़ा है; शहर लिख दीजिए तो बिल्कुल ठीक हो जाएगा।",
    hg: "Shahar maloom nahi, isliye {near} ke liye padha hai aur shahar se jo badalta hai woh khula chhoda hai; shahar likh dijiye to bilkul theek ho jayega.",
  },
  middle_of_india: { en: "the middle of India", hi: "भारत के मध्य भाग", hg: "Bharat ke madhya bhaag" },
  time_assumed: {
    en: "I do not know the time, so I leave open what it changes; write me the time, and I read the rest.",
    hi: "समय मालूम नहीं, इसलिए उससे जो बदलता है वह खुला छोड़ा है; समय लिख दीजिए तो बाक़ी भी पढ़ लूँगा।",
    hg: "Samay maloom nahi, isliye usse jo badalta hai woh khula chhoda hai; samay likh dijiye to baaki bhi padh loonga.",
  },
  birth_of: { en: "{who}", hi: "{who} का जन्म", hg: "{who} ka janm" },
  read_back_several: {
    en: "{births}. Is all of it right?",
    hi: "{births}। क्या सब सही है?",
    hg: "{births}. Kya sab sahi hai?",
  },
  which_wrong: {
    en: "Whose birth is wrong: {who}? Write that with what is right.",
    hi: "किसके जन्म में ग़लती है: {who}? उसके साथ सही बात लिखिए।",
    hg: "Kiske janm mein galti hai: {who}? Uske saath sahi baat likhiye.",
  },
  read_back: { en: "{birth}. Is that right?", hi: "{birth}। क्या यह सही है?", hg: "{birth}. Kya yeh sahi hai?" },
  /** A birth beside a question, which is answered at once. */
  read_as: {
    en: "{births}. Write me if something in it is wrong.",
    hi: "{births}। इसमें कुछ ग़लत हो तो लिखिए।",
    hg: "{births}. Isme kuchh galat ho to likhiye.",
  },
  yes: { en: "Yes", hi: "हाँ", hg: "Haan" },
  no: { en: "No", hi: "नहीं", hg: "Nahi" },
  your_birth: { en: "your birth", hi: "आपका जन्म", hg: "aapka janm" },
  declined: {
    en: "What is wrong in it? Write only that: the date, the time, the town or the name.",
    hi: "इसमें क्या ग़लत है? केवल वही लिखिए: तारीख़, समय, शहर या नाम।",
    hg: "Isme kya galat hai? Sirf wahi likhiye: tareekh, samay, shahar ya naam.",
  },
  opened: {
    en: "The chart of {who} is open for this conversation. Ask about it; “my own” returns to your chart.",
    hi: "इस बातचीत में {who} की कुंडली खुल गई है। उसके बारे में पूछिए; “मेरी अपनी” कहने पर आपकी कुंडली पर लौटेंगे।",
    hg: "Is baatcheet mein {who} ki kundli khul gayi hai. Uske baare mein poochhiye; “meri apni” kehne par aapki kundli par lautenge.",
  },
  opened_alone: {
    en: "The chart of {who} is open for this conversation. What would you like to know?",
    hi: "इस बातचीत में {who} की कुंडली खुल गई है। आप क्या जानना चाहेंगे?",
    hg: "Is baatcheet mein {who} ki kundli khul gayi hai. Aap kya jaanna chahenge?",
  },
  opened_several: {
    en: "{charts} are open for this conversation. Ask about one of them by name, or about the match.",
    hi: "इस बातचीत में {charts} खुल गई हैं। नाम लेकर किसी एक के बारे में पूछिए, या मिलान के बारे में।",
    hg: "Is baatcheet mein {charts} khul gayi hain. Naam lekar kisi ek ke baare mein poochhiye, ya milan ke baare mein.",
  },
  chart_of: { en: "the chart of {who}", hi: "{who} की कुंडली", hg: "{who} ki kundli" },
  your_chart: { en: "your chart", hi: "आपकी कुंडली", hg: "aapki kundli" },
  several_not_saved: {
    en: "They are not saved; you can save each as a kundli.",
    hi: "ये सहेजी नहीं गई हैं; आप हर एक को कुंडली के रूप में सहेज सकते हैं।",
    hg: "Yeh save nahi hui hain; aap har ek ko kundli ke roop mein save kar sakte hain.",
  },
  opened_own: {
    en: "Your chart is open for this conversation. What would you like to know?",
    hi: "इस बातचीत में आपकी कुंडली खुल गई है। आप क्या जानना चाहेंगे?",
    hg: "Is baatcheet mein aapki kundli khul gayi hai. Aap kya jaanna chahenge?",
  },
  back_to_own: {
    en: "Back to your own chart. What would you like to know?",
    hi: "अब फिर आपकी अपनी कुंडली। आप क्या जानना चाहेंगे?",
    hg: "Ab phir aapki apni kundli. Aap kya jaanna chahenge?",
  },
  not_saved: {
    en: "It is not saved; you can save it as a kundli.",
    hi: "यह सहेजी नहीं गई है; आप इसे कुंडली के रूप में सहेज सकते हैं।",
    hg: "Yeh save nahi hui hai; aap ise kundli ke roop mein save kar sakte hain.",
  },
  save: {
    en: "The chart of {who} is not saved yet. “Save this kundli” opens the form of a new kundli with these details.",
    hi: "{who} की कुंडली अभी सहेजी नहीं गई है। “यह कुंडली सहेजें” से नई कुंडली का फ़ॉर्म इन्हीं विवरणों के साथ खुलता है।",
    hg: "{who} ki kundli abhi save nahi hui hai. “Yeh kundli save karein” se nayi kundli ka form inhi details ke saath khulta hai.",
  },
  save_own: {
    en: "Your chart is not saved yet. “Save this kundli” opens the form of a new kundli with these details.",
    hi: "आपकी कुंडली अभी सहेजी नहीं गई है। “यह कुंडली सहेजें” से नई कुंडली का फ़ॉर्म इन्हीं विवरणों के साथ खुलता है।",
    hg: "Aapki kundli abhi save nahi hui hai. “Yeh kundli save karein” se nayi kundli ka form inhi details ke saath khulta hai.",
  },
  save_without_town: {
    en: "A kundli is saved with its town, which I do not know yet. In which town was it?",
    hi: "कुंडली शहर के साथ सहेजी जाती है, और शहर अभी मालूम नहीं। जन्म किस शहर में हुआ?",
    hg: "Kundli shahar ke saath save hoti hai, aur shahar abhi maloom nahi. Janm kis shahar mein hua?",
  },
  date_unknown: {
    en: "That is all right. Without the day I make no birth chart and guess none, but a question of yours I can read from the moment it is asked (prashna); festivals, good days and good hours too. If a feast or an old paper ever names the day, write it here.",
    hi: "कोई बात नहीं। दिन के बिना जन्म कुंडली नहीं बनती, और अंदाज़े से बनाना ठीक नहीं। पर आपका सवाल पूछने के समय की कुंडली (प्रश्न) से देख सकता हूँ; त्योहार, शुभ दिन और शुभ समय भी। कभी किसी त्योहार या पुराने काग़ज़ से दिन मिल जाए, तो यहाँ लिख दीजिए।",
    hg: "Koi baat nahi. Din ke bina janm kundli nahi banti, aur andaaze se banana theek nahi. Par aapka sawaal poochhne ke samay ki kundli (prashna) se dekh sakta hoon; tyohaar, shubh din aur shubh samay bhi. Kabhi kisi tyohaar ya purane kagaz se din mil jaye, to yahan likh dijiye.",
  },
  /** A later question for a fact of a chart that has no day. */
  without_day: {
    en: "That stands in a birth chart, so without the day it stays open. If an elder or a priest ever told you your Moon sign or birth star, write it: much can be read from that.",
    hi: "यह जन्म कुंडली में लिखा होता है, इसलिए दिन के बिना खुला ही रहेगा। घर के बड़ों या पंडित जी ने कभी आपकी राशि या नक्षत्र बताया हो तो लिखिए: उससे बहुत कुछ देखा जा सकता है।",
    hg: "Yeh janm kundli me likha hota hai, isliye din ke bina khula hi rahega. Ghar ke badon ya pandit ji ne kabhi aapki rashi ya nakshatra bataya ho to likhiye: usse bahut kuch dekha ja sakta hai.",
  },
  /** The same question, asked of the chart of the moment. */
  as_prashna: {
    en: "Prashna: {question}",
    hi: "प्रश्न कुंडली से देखिए: {question}",
    hg: "Prashna kundli se: {question}",
  },
  newborn: {
    en: "Congratulations on the little one!",
    hi: "नन्हे मेहमान की बहुत-बहुत बधाई!",
    hg: "Nanhe mehmaan ki bahut-bahut badhai!",
  },
  impossible: {
    en: "By the clock of that place there was no such time on that day. Write the date or the time again.",
    hi: "उस स्थान की घड़ी में उस दिन ऐसा समय नहीं था। तारीख़ या समय फिर लिखिए।",
    hg: "Us jagah ki ghadi mein us din aisa samay nahi tha. Tareekh ya samay phir likhiye.",
  },
  two_births: {
    en: "I see two births but cannot tell which belongs to which person. Write one of them first, like: my wife, 15 Aug 1990, 7:35 am, Delhi. Then the other.",
    hi: "इसमें दो जन्म हैं, पर कौन-सा किसका है यह साफ़ नहीं। पहले एक लिखिए, जैसे: मेरी पत्नी, 15 अगस्त 1990, सुबह 7:35, दिल्ली। फिर दूसरा।",
    hg: "Isme do janm hain, par kaun sa kiska hai yeh saaf nahi. Pehle ek likhiye, jaise: meri patni, 15 Aug 1990, subah 7:35, Delhi. Phir doosra.",
  },
  future: {
    en: "{date} is still to come, so it cannot be a date of birth. On which date was it?",
    hi: "{date} अभी आने वाली है, इसलिए वह जन्म की तारीख़ नहीं हो सकती। तारीख़ क्या थी?",
    hg: "{date} abhi aane wali hai, isliye woh janm ki tareekh nahi ho sakti. Tareekh kya thi?",
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Suggested after a chart was opened: a fact of it, and the match if the writer's own is there. */
export const OPENED_FOLLOW_UPS = {
  other: {
    en: ["What is the lagna?", "Which dasha is running?"],
    hi: ["लग्न क्या है?", "कौन सी दशा चल रही है?"],
    hg: ["Lagna kya hai?", "Kaunsi dasha chal rahi hai?"],
  },
  match: { en: "Do we match?", hi: "क्या हमारी जोड़ी ठीक है?", hg: "Kya hamari jodi theek hai?" },
} as const;

/** Words of messages that only ask to return to the writer's own chart: at least one of the first, and any of both. */
export const OWN_CHART_WORDS = [
  "my|mine|mera|meri|mere|apni|apna|मेरा|मेरी|मेरे|अपनी|अपना",
  "own|back|to|and|now|chart|kundli|kundali|horoscope|ok|please|about|me|ab|phir|wapas|par|pe|ki|ka|dekho|dekhiye|kholo|batao|aao|aaiye|aate|hain|hai|lautiye|lauto|chalo|chaliye|come|let|us|return|go|कुंडली|अब|फिर|वापस|पर|की|का|देखो|देखिए|खोलो|बताओ|आओ|आइए|आते|हैं|है|लौटिए|लौटो|चलो|चलिए",
] as const;

/**
 * Words of messages that only ask to save a chart: at least one of the first, and any of both or of relations. "Me" is absent: "save me" is
 * no such message.
 */
export const SAVE_WORDS = [
  "save|saved|saving|keep|store|sahejo|sahej|sahejna|sahejiye|rakho|rakh|rakhna|rakhiye|सेव|सहेजो|सहेज|सहेजना|सहेजिए|सहेजें|रखो|रख|रखना|रखिए|रखें",
  "it|this|that|one|her|hers|his|him|their|s|chart|charts|kundli|kundali|horoscope|birth|details|for|now|too|also|as|a|new|the|i|want|to|can|you|could|how|do|my|own|in|account|yes|ok|okay|and|is|please|just|isko|ise|isse|iski|iska|yeh|ye|us|usko|use|uski|uska|unki|wo|woh|ko|ki|ka|ke|bhi|kar|karo|kardo|karke|de|do|dijiye|dena|karna|karni|karen|karein|kijiye|lo|lijiye|lena|hai|hain|chahta|chahti|hun|hoon|meri|mera|mere|kaise|karu|karun|sakte|sakta|sakti|kya|ab|abhi|haan|theek|apne|apni|paas|par|pe|mein|khate|इसे|इसको|इसकी|इसका|यह|ये|उसे|उसको|उसकी|उसका|उनकी|वह|वो|को|की|का|के|भी|कर|करो|करके|दो|दें|दे|दीजिए|देना|करना|करनी|करें|कीजिए|लो|लीजिए|लेना|है|हैं|चाहता|चाहती|हूँ|मेरी|मेरा|मेरे|कैसे|करूँ|सकते|सकता|सकती|क्या|अब|अभी|हाँ|ठीक|अपने|अपनी|पास|पर|में|खाते|कुंडली|कुण्डली|जन्म|विवरण",
] as const;
