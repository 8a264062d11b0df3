import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** Sentences of answers to messages that are about what was said before. */
export const REFERENCE_PHRASES = {
  next_period: variants(
    "The {next} {level} comes next, after {now}.",
    "{now} के बाद {next} की {level} आती है।",
    "{now} ke baad {next} ki {level} aati hai.",
  ),
  until: variants(
    "The {period} {level} lasts until {until}.",
    "{period} की {level} {until} तक है।",
    "{period} ki {level} {until} tak hai.",
  ),
  period_better: variants(
    "By this chart the {one} period is better than the {other} period.",
    "इस कुंडली में {one} का समय {other} के समय से बेहतर है।",
    "Is kundli me {one} ka samay {other} ke samay se behtar hai.",
  ),
  period_harder: variants(
    "By this chart the {one} period is harder than the {other} period.",
    "इस कुंडली में {one} का समय {other} के समय से कठिन है।",
    "Is kundli me {one} ka samay {other} ke samay se mushkil hai.",
  ),
  period_equal: variants(
    "By this chart the {one} period is about as good as the {other} period; the subjects change more than the ease.",
    "इस कुंडली में {one} का समय {other} के समय जैसा ही है; आसानी से ज़्यादा विषय बदलते हैं।",
    "Is kundli me {one} ka samay {other} ke samay jaisa hi hai; aasani se zyada vishay badalte hain.",
  ),
  graha_good: variants(
    "For you {who} is more good than bad.",
    "आपके लिए {who} बुरा कम, अच्छा ज़्यादा है।",
    "Aapke liye {who} bura kam, achha zyada hai.",
  ),
  graha_bad: variants(
    "For you {who} is more difficult than easy.",
    "आपके लिए {who} आसान कम, कठिन ज़्यादा है।",
    "Aapke liye {who} aasan kam, mushkil zyada hai.",
  ),
  graha_mixed: variants(
    "For you {who} is mixed: neither plainly good nor plainly bad.",
    "आपके लिए {who} मिला-जुला है: न पूरा अच्छा, न पूरा बुरा।",
    "Aapke liye {who} mila-jula hai: na poora achha, na poora bura.",
  ),
  dosha_not_bad: variants(
    "No, this is nothing to be afraid of: very many people have it, and it decides nothing alone.",
    "नहीं, इसमें डरने की बात नहीं: यह बहुत लोगों की कुंडली में होता है, और अकेला कुछ तय नहीं करता।",
    "Nahi, isme darne ki baat nahi: yeh bahut logon ki kundli me hota hai, aur akela kuch tay nahi karta.",
  ),
  retrograde: variants(
    "No, being retrograde does not by itself make {who} worse: the old texts count it as strength, and its results come by going over things a second time.",
    "नहीं, वक्री होने भर से {who} बुरा नहीं होता: शास्त्र इसे बल मानते हैं, और फल दोबारा करने से मिलता है।",
    "Nahi, vakri hone bhar se {who} bura nahi hota: shastra ise bal maante hain, aur phal dobara karne se milta hai.",
  ),
  not_retrograde: variants(
    "No: {who} is not retrograde in your chart, so this does not apply.",
    "नहीं: आपकी कुंडली में {who} वक्री नहीं है, इसलिए यह बात लागू नहीं होती।",
    "Nahi: aapki kundli me {who} vakri nahi hai, isliye yeh baat laagu nahi hoti.",
  ),
  combust: variants(
    "Yes, a little: a combust planet shows less on the outside, so what {who} stands for needs more effort from you.",
    "हाँ, थोड़ा: अस्त ग्रह बाहर कम दिखता है, इसलिए {who} के विषयों में मेहनत ज़्यादा लगती है।",
    "Haan, thoda: ast grah bahar kam dikhta hai, isliye {who} ke vishayon me mehnat zyada lagti hai.",
  ),
  not_combust: variants(
    "No: {who} is not combust in your chart, so this does not apply.",
    "नहीं: आपकी कुंडली में {who} अस्त नहीं है, इसलिए यह बात लागू नहीं होती।",
    "Nahi: aapki kundli me {who} ast nahi hai, isliye yeh baat laagu nahi hoti.",
  ),
  time_yes: variants(
    "Yes, it is possible in {name}: the good time then is {from} to {until}.",
    "हाँ, {name} में हो सकता है: तब अच्छा समय {from} से {until} तक है।",
    "Haan, {name} me ho sakta hai: tab achha samay {from} se {until} tak hai.",
  ),
  time_no: variants(
    "No, {name} is not a strong time for {matter}: no good window falls in it.",
    "नहीं, {matter} के लिए {name} मज़बूत समय नहीं है: कोई अच्छा दौर उसमें नहीं आता।",
    "Nahi, {matter} ke liye {name} mazboot samay nahi hai: koi achha daur usme nahi aata.",
  ),
  time_edge: variants(
    "No, hardly in {name}: it only touches the good time, which is {from} to {until}.",
    "नहीं, {name} में मुश्किल है: अच्छा समय उसे बस छूता है, और वह {from} से {until} तक है।",
    "Nahi, {name} me mushkil hai: achha samay use bas chhoota hai, aur woh {from} se {until} tak hai.",
  ),
  time_past: variants(
    "{name} is over, so it cannot come then.",
    "{name} बीत चुका है, इसलिए तब नहीं हो सकता।",
    "{name} beet chuka hai, isliye tab nahi ho sakta.",
  ),
  against: variants(
    "This is what holds {matter} back in your chart.",
    "आपकी कुंडली में {matter} को यह रोकता है।",
    "Aapki kundli me {matter} ko yeh rokta hai.",
  ),
  against_none: variants(
    "Little in your chart holds {matter} back; it is a question of time.",
    "आपकी कुंडली में {matter} को रोकने वाला कम है; बात समय की है।",
    "Aapki kundli me {matter} ko rokne wala kam hai; baat samay ki hai.",
  ),
  supports: variants("Even so, this supports it:", "साथ देने वाली बात भी है:", "Saath dene wali baat bhi hai:"),
  reasons: variants("I said so for these reasons.", "ऐसा इन कारणों से कहा।", "Aisa in kaaranon se kaha."),
  hard_now: variants(
    "The chart ties the present time to {who}, whose sub-period is running; here is how it is placed.",
    "कुंडली अभी के समय को {who} से जोड़ती है, जिसकी अंतर्दशा चल रही है; उसकी स्थिति यह है।",
    "Kundli abhi ke samay ko {who} se jodti hai, jiski antardasha chal rahi hai; uski sthiti yeh hai.",
  ),
  partnership: variants(
    "A partnership is read from the seventh house, and its lord is {who}.",
    "साझेदारी सातवें भाव से देखी जाती है, और उसका स्वामी {who} है।",
    "Saajhedari saatve ghar se dekhi jaati hai, aur uska swami {who} hai.",
  ),
  lasting_fixed: variants(
    "It is likely to last: {who}, which rules {matter} for you, is in a fixed sign.",
    "टिकने की संभावना है: आपके {matter} का स्वामी {who} स्थिर राशि में है।",
    "Tikne ki sambhavna hai: aapke {matter} ka swami {who} sthir rashi me hai.",
  ),
  lasting_movable: variants(
    "Expect changes in it: {who}, which rules {matter} for you, is in a movable sign.",
    "इसमें बदलाव आते हैं: आपके {matter} का स्वामी {who} चर राशि में है।",
    "Isme badlaav aate hain: aapke {matter} ka swami {who} char rashi me hai.",
  ),
  lasting_dual: variants(
    "It lasts if you adapt it: {who}, which rules {matter} for you, is in a dual sign.",
    "ढालते रहें तो टिकता है: आपके {matter} का स्वामी {who} द्विस्वभाव राशि में है।",
    "Dhaalte rahein to tikta hai: aapke {matter} ka swami {who} dwiswabhav rashi me hai.",
  ),
  lasting_help: variants(
    "Its state there helps it to last.",
    "वहाँ उसकी स्थिति टिकने में मदद करती है।",
    "Wahan uski sthiti tikne me madad karti hai.",
  ),
  lasting_strain: variants(
    "Its state there asks for care.",
    "वहाँ उसकी स्थिति सँभाल माँगती है।",
    "Wahan uski sthiti sambhaal maangti hai.",
  ),
  no_chart: variants(
    "Then I can only say what your own chart shows about {person}; dates for {person} need a chart of their own.",
    "तब आपकी अपनी कुंडली से ही {person} के बारे में कहा जा सकता है; उनकी तारीखें उनकी कुंडली माँगती हैं।",
    "Tab aapki apni kundli se hi {person} ke baare me kaha ja sakta hai; unki taareekhein unki kundli maangti hain.",
  ),
  birth_of: variants(
    "With the time and the place of birth of {person} too, you can save that chart and ask me about it by name.",
    "{person} के जन्म का समय और स्थान भी हो, तो वह कुंडली सहेजकर नाम से पूछिए।",
    "{person} ke janm ka samay aur sthan bhi ho, to woh kundli save karke naam se poochhiye.",
  ),
  self: variants("For you yourself, then.", "अब आपकी अपनी बात।", "Ab aapki apni baat."),
  bounds_why: variants(
    "Because a chart shows times and tendencies, and this is decided elsewhere; a yes or a date from me would be made up.",
    "क्योंकि कुंडली समय और झुकाव दिखाती है, और यह बात कहीं और तय होती है; यहाँ से दिया हाँ, ना या तारीख़ मनगढ़ंत होगी।",
    "Kyunki kundli samay aur jhukaav dikhati hai, aur yeh baat kahin aur tay hoti hai; yahan se diya haan, na ya tareekh mangadhant hogi.",
  ),
  bounds_again: variants(
    "Neither yes nor no: no chart knows that, so I leave it open. I can look at the times that support you instead.",
    "न हाँ, न ना: यह कोई कुंडली नहीं जानती, इसलिए यह खुला रहेगा। आपका साथ देने वाले समय देखे जा सकते हैं।",
    "Na haan, na naa: yeh koi kundli nahi jaanti, isliye yeh khula rahega. Aapka saath dene wale samay dekhe ja sakte hain.",
  ),
  bounds_when: variants(
    "The date of that is not in a chart either; those who decide it set the date. I can look at which months are calmer for you.",
    "उसकी तारीख़ भी कुंडली में नहीं होती; जो तय करते हैं, तारीख़ भी वही देते हैं। आपके लिए कौन-से महीने शांत हैं, यह देखा जा सकता है।",
    "Uski tareekh bhi kundli me nahi hoti; jo tay karte hain, tareekh bhi wahi dete hain. Aapke liye kaun se mahine shaant hain, yeh dekha ja sakta hai.",
  ),
  ask_about: variants(
    "I am not sure what you mean about {matter}: the time, the reasons, or what to do?",
    "{matter} के बारे में क्या जानना है: समय, कारण या उपाय?",
    "{Matter} ke baare me kya jaanna hai: samay, kaaran ya upay?",
  ),
  ask_when: variants(
    "When is a good time for {matter}?",
    "{matter} के लिए अच्छा समय कब है?",
    "{Matter} ke liye achha samay kab hai?",
  ),
  ask_why: variants("What holds {matter} back?", "{matter} में रुकावट क्यों है?", "{Matter} me rukawat kyun hai?"),
  ask_remedy: variants(
    "What can I do about {matter}?",
    "{matter} के लिए क्या उपाय करूँ?",
    "{Matter} ke liye kya upay karu?",
  ),
  ask_back: variants(
    "I am not sure what you mean: is it about {one} or about {other}?",
    "ठीक से समझ नहीं आया: बात {one} की है या {other} की?",
    "Theek se samajh nahi aaya: baat {one} ki hai ya {other} ki?",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
