import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** Answers about the conversation itself. {asked} is a question of the user in their own words. */
export const ABOUT_CONVERSATION_PHRASES = {
  beginning: variants(
    "This is the beginning of our conversation, so there is nothing to look back on yet. What would you like to know? | We have only just begun; nothing has been asked or answered here yet. What shall we look at first?",
    "यह हमारी बातचीत की शुरुआत है, पीछे लौटकर देखने को अभी कुछ नहीं है। क्या जानना चाहेंगे? | अभी तो बात शुरू ही हुई है; यहाँ अब तक न कुछ पूछा गया है, न बताया गया है। पहले क्या देखें?",
    "Yeh hamari baatcheet ki shuruaat hai, peeche dekhne ko abhi kuch nahi hai. Kya jaanna chahenge? | Abhi to baat shuru hi hui hai; yahan ab tak na kuch poocha gaya hai, na bataya gaya hai. Pehle kya dekhein?",
  ),
  first: variants(
    "The first thing you asked here was: “{asked}” | You began with this question: “{asked}”",
    "यहाँ आपका पहला सवाल था: “{asked}” | आपने इस सवाल से शुरुआत की थी: “{asked}”",
    "Yahan aapka pehla sawaal tha: “{asked}” | Aapne is sawaal se shuruaat ki thi: “{asked}”",
  ),
  nth: variants(
    "Question {number} in this conversation was: “{asked}”",
    "इस बातचीत में सवाल {number} था: “{asked}”",
    "Is baatcheet me sawaal {number} tha: “{asked}”",
  ),
  last: variants(
    "The last thing you asked was: “{asked}” | Just before this you asked: “{asked}”",
    "आपका पिछला सवाल था: “{asked}” | इससे ठीक पहले आपने पूछा था: “{asked}”",
    "Aapka pichhla sawaal tha: “{asked}” | Isse theek pehle aapne poocha tha: “{asked}”",
  ),
  fewer: variants(
    "So far you have asked fewer questions than that here; these are all of them.",
    "अब तक यहाँ इतने सवाल नहीं पूछे गए; जो पूछे, वे ये हैं।",
    "Ab tak yahan itne sawaal nahi pooche gaye; jo pooche, woh yeh hain.",
  ),
  hard: variants(
    "You told me about something very hard, and I would rather ask how you are now than repeat it.",
    "आपने कोई बहुत कठिन बात बताई थी; उसे दोहराने से अच्छा है कि मैं पूछूँ, अभी आप कैसे हैं।",
    "Aapne koi bahut mushkil baat batayi thi; use dohrane se achha hai ki main poochhun, abhi aap kaise hain.",
  ),
  answer: variants("My answer, in short:", "मेरा उत्तर, थोड़े में:", "Mera jawab, thode me:"),
  sum_up: variants(
    "Here is what we have talked about so far. | So far, in short:",
    "अब तक की बात, थोड़े में। | अब तक हमने यह देखा।",
    "Ab tak ki baat, thode me. | Ab tak humne yeh dekha.",
  ),
  item: variants("You asked “{asked}”:", "आपने पूछा “{asked}”:", "Aapne poocha “{asked}”:"),
  again: variants(
    "Once more, about “{asked}”: | Here it is again, for “{asked}”:",
    "फिर से, “{asked}” पर: | “{asked}” का उत्तर एक बार और:",
    "Phir se, “{asked}” par: | “{asked}” ka jawab ek baar aur:",
  ),
  shorter: variants(
    "In short, on “{asked}”: | The short version, on “{asked}”:",
    "थोड़े में, “{asked}” पर: | “{asked}” का सार:",
    "Thode me, “{asked}” par: | “{asked}” ka saar:",
  ),
  said: variants(
    "You asked “{asked}”, and this was the answer: | On “{asked}” I said:",
    "आपने “{asked}” पूछा था, उत्तर यह था: | “{asked}” पर मैंने यह कहा था:",
    "Aapne “{asked}” poocha tha, jawab yeh tha: | “{asked}” par yeh kaha tha:",
  ),
  not_said: variants(
    "We have not talked about {matter} yet in this conversation. What would you like to know about it?",
    "इस बातचीत में {matter} पर अभी बात नहीं हुई है। उसके बारे में क्या जानना चाहेंगे?",
    "Is baatcheet me {matter} par abhi baat nahi hui hai. Uske baare me kya jaanna chahenge?",
  ),
  year_in: variants(
    "{year} is within the time I named. | The time I named includes {year}.",
    "{year} बताए हुए समय में आता है।",
    "{year} bataye hue samay me aata hai.",
  ),
  year_out: variants(
    "{year} is outside the time I named.",
    "{year} बताए हुए समय में नहीं आता।",
    "{year} bataye hue samay me nahi aata.",
  ),
  no_date: variants(
    "I named no date for it.",
    "उसके लिए कोई तारीख नहीं बताई थी।",
    "Uske liye koi tareekh nahi batayi thi.",
  ),
  order: variants(
    "{One} comes first: its good time opens {from}. | Of these, {one} comes first, with a good time from {from}.",
    "पहले {one} का समय आता है: अच्छा समय {from} से शुरू है।",
    "Pehle {one} ka samay aata hai: achha samay {from} se shuru hai.",
  ),
  order_running: variants(
    "{One} comes first: its good time is running now, until {until}.",
    "पहले {one}: उसका अच्छा समय अभी चल रहा है, {until} तक।",
    "Pehle {one}: uska achha samay abhi chal raha hai, {until} tak.",
  ),
  order_both: variants(
    "Both are open already: the good time for {one} runs until {until}.",
    "दोनों का समय चल रहा है: {one} का अच्छा समय {until} तक है।",
    "Dono ka samay chal raha hai: {one} ka achha samay {until} tak hai.",
  ),
  order_next: variants(
    "For {other} it opens {from}.",
    "{other} के लिए वह {from} से है।",
    "{Other} ke liye woh {from} se hai.",
  ),
  order_next_running: variants(
    "For {other} it is running now too, until {until}.",
    "{other} के लिए भी वह अभी चल रहा है, {until} तक।",
    "{Other} ke liye bhi woh abhi chal raha hai, {until} tak.",
  ),
  sooner_good: variants(
    "There is an earlier time, not as strong as the one I named: {from} to {until}. | {From} to {until} is good too and comes sooner, though it is weaker.",
    "{from} से {until} तक का समय भी अच्छा है और जल्दी आता है, बस ज़ोर कुछ कम है।",
    "{From} se {until} tak ka samay bhi achha hai aur jaldi aata hai, bas zor kuch kam hai.",
  ),
  sooner_equal: variants(
    "There is an earlier time, and it is just as strong: {from} to {until}.",
    "{from} से {until} तक का समय भी अच्छा है, जल्दी आता है और बराबर का है।",
    "{From} se {until} tak ka samay bhi achha hai, jaldi aata hai aur barabar ka hai.",
  ),
  sooner_weak: variants(
    "Nothing before that is strong enough for me to call it a good time; until then {from} to {until} is the best time, weaker and better for preparing than for deciding. | Before the time I named the chart shows no other good one; {from} to {until} comes closest, and is best used to prepare.",
    "उससे पहले कोई समय इतना मज़बूत नहीं कि उसे अच्छा कहा जाए; बीच में सबसे ठीक {from} से {until} तक है, वह तैयारी के लिए ज़्यादा है, फ़ैसले के लिए कम।",
    "Usse pehle koi samay itna mazboot nahi ki use achha kaha jaye; beech me sabse theek {from} se {until} tak hai, woh taiyaari ke liye zyada hai, faisle ke liye kam.",
  ),
  sooner_running: variants(
    "It cannot come sooner: the good time is running already, from now until {until}.",
    "इससे जल्दी क्या होगा: अच्छा समय अभी चल ही रहा है, {until} तक।",
    "Isse jaldi kya hoga: achha samay abhi chal hi raha hai, {until} tak.",
  ),
  sooner_none: variants(
    "I see nothing sooner than what I named for {matter}.",
    "{matter} के लिए जो समय बताया, उससे पहले कुछ नहीं दिखता।",
    "{Matter} ke liye jo samay bataya, usse pehle kuch nahi dikhta.",
  ),
  sooner_of_what: variants(
    "Sooner for what: work, marriage, money, a home? Name it, and I will look for the nearest good time.",
    "किस बात के लिए जल्दी: काम, विवाह, धन, घर? बताइए, तो सबसे पास का अच्छा समय देखते हैं।",
    "Kis baat ke liye jaldi: kaam, shaadi, paisa, ghar? Bataiye, to sabse paas ka achha samay dekhte hain.",
  ),
  birth: variants(
    "I read from this birth: {birth}.",
    "यह कुंडली इस जन्म की है: {birth}।",
    "Yeh kundli is janm ki hai: {birth}.",
  ),
  birth_no_time: variants("No time of birth is entered.", "जन्म समय दर्ज नहीं है।", "Janm samay darj nahi hai."),
  birth_change: variants(
    "If something in it is wrong, correct it in the birth details, and the answers follow the new chart.",
    "इसमें कुछ ग़लत हो तो जन्म विवरण में ठीक कर दीजिए, उत्तर नई कुंडली से मिलेंगे।",
    "Isme kuch galat ho to janm vivran me theek kar dijiye, jawab nayi kundli se milenge.",
  ),
  same: variants(
    "The chart has not changed, so the answer to the same question stays the same. | On the same question I can only say the same: the chart does not change.",
    "कुंडली नहीं बदली, इसलिए उसी सवाल का उत्तर भी वही रहता है।",
    "Kundli nahi badli, isliye usi sawaal ka jawab bhi wahi rehta hai.",
  ),
  changed: variants(
    "I named different times because the questions differed. | The times differ because they belong to different questions.",
    "समय अलग इसलिए हैं कि सवाल अलग थे।",
    "Samay alag isliye hain ki sawaal alag the.",
  ),
  language: variants(
    "Here it is in English. | In English, then.",
    "लीजिए, हिंदी में। | ठीक है, अब हिंदी में।",
    "Lijiye, Hinglish me. | Theek hai, ab Hinglish me.",
  ),
  language_next: variants(
    "I'll write in English. What would you like to know?",
    "ठीक है, अब से उत्तर हिंदी में। क्या जानना चाहेंगे?",
    "Theek hai, Hinglish me. Kya jaanna chahenge?",
  ),
  language_unknown: variants(
    "I can write in English, Hindi and Hinglish, and no other language yet. Which of them suits you?",
    "अभी उत्तर केवल अंग्रेज़ी, हिंदी और हिंग्लिश में मिलते हैं। इनमें से कौन-सी ठीक रहेगी?",
    "Abhi jawab sirf English, Hindi aur Hinglish me milte hain. Inme se kaun si theek rahegi?",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** Names of languages in which it can answer, and of some in which it cannot. */
export const LANGUAGE_NAMES = {
  hg: /\b(?:hinglish|roman|english (?:letters|script)|angrezi akshar\w*)\b|हिंग्लिश|रोमन/iu,
  hi: /\b(?:hindi|hndi|devanagari|devnagri)\b|हिंदी|हिन्दी|देवनागरी/iu,
  en: /\b(?:english|inglish|eng|angre[zj]i|angrezi)\b|अंग्रेज़ी|अंग्रेजी|इंग्लिश/iu,
} as const;
/** A language named as one that is not understood or is refused: "angrezi nahi aati", "not Hindi". */
export const REJECTED_LANGUAGE =
  /(?:\bnot (?:in )?(?:hindi|english|hinglish)|\b(?:english|angre[zj]i|hindi|hinglish)\b[^,.;!?]{0,24}?\b(?:nahi|nhi|nai|mat|bhaari|palle|sar ke upar|upar se|samajh n|phat)\b|(?:अंग्रेज़ी|अंग्रेजी|हिंदी|हिन्दी)[^,.;!?।]{0,24}?(?:नहीं|मत|पल्ले|सिर|भारी|फट))/giu;
export const OTHER_LANGUAGE =
  /\b(?:gujarati|marathi|punjabi|tamil|telugu|kannada|malayalam|bengali|bangla|odia|urdu|nepali|bhojpuri)\b|गुजराती|मराठी|पंजाबी|तमिल|तेलुगु|कन्नड़|बांग्ला|उर्दू|भोजपुरी/iu;
