import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";
import type { DangerKind } from "../../message-classification/danger/danger.ts";

/** For unclear messages: one short question, which "no" denies, with the number to call. The numbers are those of the full answers. */
export const DANGER_CHECK_PHRASES: Readonly<Record<DangerKind, PhraseVariants>> = {
  already_happened: variants(
    "Before anything else: has something been swallowed, or is a person hurt at this moment? If so, call 112 now, in India also 108. If not, tell me so, and we go on.",
    "पहले एक बात: क्या कुछ निगल लिया गया है, या अभी किसी को चोट लगी है? ऐसा हो तो अभी 112 मिलाइए, भारत में 108 भी। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Pehle ek baat: kya kuch nigal liya gaya hai, ya abhi kisi ko chot lagi hai? Aisa ho to abhi 112 milaiye, India me 108 bhi. Nahi, to bata dijiye, aage baat karte hain.",
  ),
  medical_emergency: variants(
    "Before anything else: is this sudden, strong or getting worse right now? If so, call 112, in India also 108. If not, tell me so, and we go on.",
    "पहले एक बात: क्या यह अचानक हुआ है, तेज़ है या अभी बढ़ रहा है? ऐसा हो तो 112 मिलाइए, भारत में 108 भी। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Pehle ek baat: kya yeh achanak hua hai, tez hai ya abhi badh raha hai? Aisa ho to 112 milaiye, India me 108 bhi. Nahi, to bata dijiye, aage baat karte hain.",
  ),
  self_harm: variants(
    "That sounds heavy, and I'd rather ask than pass over it: are you thinking of not living any more? If so, please call Tele-MANAS on 14416 in India, free, day and night, or your local emergency number. If it is tiredness and not that, tell me so, and we go on.",
    "यह बोझ भारी लगता है, और अनसुना करने से पूछ लेना बेहतर है: क्या मन में जीवन ख़त्म करने की बात आती है? ऐसा हो तो कृपया टेली-मानस 14416 पर फ़ोन कीजिए, निःशुल्क, दिन-रात, या अपने यहाँ की आपात सेवा को। थकान है, वह बात नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Yeh bojh bhaari lagta hai, aur ansuna karne se poochh lena behtar hai: kya mann me zindagi khatam karne ki baat aati hai? Aisa ho to kripya Tele-MANAS 14416 par phone kijiye, free, din-raat, ya apne yahan ki emergency seva ko. Thakaan hai, woh baat nahi, to bata dijiye, aage baat karte hain.",
  ),
  another_in_danger: variants(
    "May I ask: do you fear that this person could hurt themself? If so, Tele-MANAS on 14416 (India, free, day and night) tells you what to do, and 112 if it is urgent. If not, tell me so, and we go on.",
    "एक बात पूछूँ: क्या आपको डर है कि वे अपने को चोट पहुँचा सकते हैं? ऐसा हो तो टेली-मानस 14416 (भारत, निःशुल्क, दिन-रात) बताता है कि क्या करें, तुरंत की बात हो तो 112। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Ek baat poochhun: kya aapko darr hai ki woh apne ko chot pahuncha sakte hain? Aisa ho to Tele-MANAS 14416 (India, free, din-raat) batata hai ki kya karein, turant ki baat ho to 112. Nahi, to bata dijiye, aage baat karte hain.",
  ),
  child_abuse: variants(
    "May I ask: is a child being hurt, touched or forced to something? If so, Childline on 1098 helps, free, day and night in India, or 112. If not, tell me so, and we go on.",
    "एक बात पूछूँ: क्या किसी बच्चे को चोट पहुँचाई जा रही है, ग़लत छुआ जा रहा है या मजबूर किया जा रहा है? ऐसा हो तो चाइल्डलाइन 1098 है, भारत में निःशुल्क, दिन-रात, या 112। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Ek baat poochhun: kya kisi bachche ko chot pahunchayi ja rahi hai, galat chhua ja raha hai ya majboor kiya ja raha hai? Aisa ho to Childline 1098 hai, India me free, din-raat, ya 112. Nahi, to bata dijiye, aage baat karte hain.",
  ),
  violence_suffered: variants(
    "May I ask: does a person hit you, force you or make you afraid at home? If so, in India 181 is there for women, free, at all hours, and 112 in danger. If not, tell me so, and we go on.",
    "एक बात पूछूँ: क्या कोई आपको मारता है, ज़बरदस्ती करता है या घर में डराता है? ऐसा हो तो भारत में महिलाओं के लिए 181 है, निःशुल्क, हर समय, और ख़तरे में 112। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Ek baat poochhun: kya koi aapko maarta hai, zabardasti karta hai ya ghar me darata hai? Aisa ho to India me mahilaon ke liye 181 hai, free, har samay, aur khatre me 112. Nahi, to bata dijiye, aage baat karte hain.",
  ),
  harm_to_others: variants(
    "May I ask: do you feel you could hurt a person? If so, step away from them first; Tele-MANAS on 14416 (India, free, day and night) listens without judging, and 112 in danger. If not, tell me so, and we go on.",
    "एक बात पूछूँ: क्या लगता है कि आपसे किसी को चोट लग सकती है? ऐसा हो तो पहले उनसे दूर हो जाइए; टेली-मानस 14416 (भारत, निःशुल्क, दिन-रात) बिना दोष दिए सुनता है, और ख़तरे में 112। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Ek baat poochhun: kya lagta hai ki aapse kisi ko chot lag sakti hai? Aisa ho to pehle unse door ho jaiye; Tele-MANAS 14416 (India, free, din-raat) bina dosh diye sunta hai, aur khatre me 112. Nahi, to bata dijiye, aage baat karte hain.",
  ),
  threat_received: variants(
    "May I ask: does a person threaten you? If so, keep the messages and call 112; for threats online India has 1930. If not, tell me so, and we go on.",
    "एक बात पूछूँ: क्या कोई आपको धमका रहा है? ऐसा हो तो संदेश सँभालकर रखिए और 112 मिलाइए; ऑनलाइन धमकी के लिए भारत में 1930 है। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Ek baat poochhun: kya koi aapko dhamka raha hai? Aisa ho to message sambhalkar rakhiye aur 112 milaiye; online dhamki ke liye India me 1930 hai. Nahi, to bata dijiye, aage baat karte hain.",
  ),
  stalking: variants(
    "May I ask: does a person follow or watch you against your will? If so, stay where people are; 112, and in India 181 for women. If not, tell me so, and we go on.",
    "एक बात पूछूँ: क्या कोई आपकी मर्ज़ी के बिना आपका पीछा करता या नज़र रखता है? ऐसा हो तो जहाँ लोग हों वहीं रहिए; 112, और भारत में महिलाओं के लिए 181। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Ek baat poochhun: kya koi aapki marzi ke bina aapka peecha karta ya nazar rakhta hai? Aisa ho to jahan log hon wahin rahiye; 112, aur India me mahilaon ke liye 181. Nahi, to bata dijiye, aage baat karte hain.",
  ),
  delusion: variants(
    "May I ask: do you hear or see what others do not, and does it frighten you? If so, Tele-MANAS on 14416 (India, free, day and night) can help at once. If not, tell me so, and we go on.",
    "एक बात पूछूँ: क्या आपको वह सुनाई या दिखाई देता है जो औरों को नहीं, और उससे डर लगता है? ऐसा हो तो टेली-मानस 14416 (भारत, निःशुल्क, दिन-रात) तुरंत मदद कर सकता है। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Ek baat poochhun: kya aapko woh sunai ya dikhai deta hai jo auron ko nahi, aur usse darr lagta hai? Aisa ho to Tele-MANAS 14416 (India, free, din-raat) turant madad kar sakta hai. Nahi, to bata dijiye, aage baat karte hain.",
  ),
  fraud_under_way: variants(
    "May I ask: is a person frightening you to get money? If so, pay nothing and call 1930 in India. If not, tell me so, and we go on.",
    "एक बात पूछूँ: क्या कोई डराकर आपसे पैसे माँग रहा है? ऐसा हो तो कुछ मत दीजिए और भारत में 1930 मिलाइए। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Ek baat poochhun: kya koi darakar aapse paise maang raha hai? Aisa ho to kuch mat dijiye aur India me 1930 milaiye. Nahi, to bata dijiye, aage baat karte hain.",
  ),
  medical_decision: variants(
    "May I ask: is this about stopping, changing or putting off a treatment? If so, that is for your doctor, not for a chart, and 112 if something gets worse. If not, tell me so, and we go on.",
    "एक बात पूछूँ: क्या बात कोई इलाज रोकने, बदलने या टालने की है? ऐसा हो तो यह डॉक्टर तय करें, कुंडली नहीं; तबीयत बिगड़े तो 112। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Ek baat poochhun: kya baat koi ilaaj rokne, badalne ya taalne ki hai? Aisa ho to yeh doctor tay karein, kundli nahi; tabiyat bigde to 112. Nahi, to bata dijiye, aage baat karte hain.",
  ),
  grief: variants(
    "May I ask: have you lost a person close to you? If so, I am sorry; there is nothing you have to decide now, and 14416 in India listens, day and night. If not, tell me so, and we go on.",
    "एक बात पूछूँ: क्या आपका कोई अपना चला गया है? ऐसा हो तो बहुत दुख हुआ; अभी कुछ तय करना ज़रूरी नहीं, और भारत में 14416 दिन-रात सुनता है। नहीं, तो बता दीजिए, आगे बात करते हैं।",
    "Ek baat poochhun: kya aapka koi apna chala gaya hai? Aisa ho to bahut dukh hua; abhi kuch tay karna zaroori nahi, aur India me 14416 din-raat sunta hai. Nahi, to bata dijiye, aage baat karte hain.",
  ),
};

/** The answer to a plain denial. Later turns say nothing more of it. */
export const DENIAL_PHRASES: PhraseVariants = variants(
  "Thank you for telling me; I misread that, and I leave it there. What would you like to look at? | Good that you said so; then I took it the wrong way. What shall we look at?",
  "बता दिया, अच्छा किया; बात ग़लत समझी गई थी, अब उसे छोड़ते हैं। क्या देखना चाहेंगे?",
  "Bata diya, achha kiya; baat galat samjhi gayi thi, ab use chhodte hain. Kya dekhna chahenge?",
);
