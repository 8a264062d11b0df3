import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** Answers about the conversation itself, and to messages without a topic. */
export const TALK_PHRASES = {
  greeting: variants(
    "Namaste. Your lagna is {lagna} and your Moon is in {moon}; ask me about work, love, money, health, a time you have in mind, or any part of the chart. | Hello. I have your chart open: {lagna} rises and the Moon is in {moon}. What is on your mind?",
    "नमस्ते। आपका लग्न {lagna} है और चंद्र {moon} राशि में; काम, विवाह, धन, स्वास्थ्य, किसी समय या कुंडली के किसी भी हिस्से के बारे में पूछिए। | नमस्ते। आपकी कुंडली सामने है: लग्न {lagna}, चंद्र {moon} राशि में। क्या जानना चाहेंगे?",
    "Namaste. Aapka lagna {lagna} hai aur Chandra {moon} rashi me; kaam, shaadi, paisa, sehat, kisi samay ya kundli ke kisi bhi hisse ke baare me poochhiye. | Namaste. Aapki kundli saamne hai: lagna {lagna}, Chandra {moon} rashi me. Kya jaanna chahenge?",
  ),
  again: variants(
    "I'm here. What shall we look at next? | Go on, what would you like to know?",
    "मैं यहीं हूँ। आगे किस विषय को देखें? | कहिए, आगे क्या जानना चाहेंगे?",
    "Main yahin hoon. Aage kaun sa vishay dekhein? | Kahiye, aage kya jaanna chahenge?",
  ),
  thanks: variants(
    "You're welcome. Your chart stays here; come back whenever you have a question. | Glad it helped. If something turns out differently, tell me: that is more useful than what fits.",
    "ख़ुशी हुई। कुंडली यहीं है; जब सवाल उठे, लौट आइए। | अच्छा लगा कि काम आया। कुछ अलग निकले तो बताइए, उससे ज़्यादा समझ आता है।",
    "Khushi hui. Kundli yahin hai; jab sawaal uthe, laut aaiye. | Achha laga ki kaam aaya. Kuch alag nikle to bataiye, usse zyada samajh aata hai.",
  ),
  troubled: variants(
    "I'm sorry this is so hard for you. Tell me in a word what is worst: work, money, home, someone close, or the body. I'll look at what the chart shows for it and when it eases. If it gets too heavy, Tele-MANAS on 14416 listens in India, free, day and night. | That sounds like a lot. What is it most: work, money, someone close, your health? Name it, and we'll look at that first; and if the nights get hard, Tele-MANAS on 14416 in India is free at any hour.",
    "सुनकर बुरा लगा कि मन पर इतना भार है। एक शब्द में बताइए कि सबसे ज़्यादा क्या दबा रहा है: काम, पैसा, घर, कोई अपना या सेहत; कुंडली में उसके लिए क्या है और कब हल्का होगा, वही देखते हैं। बोझ ज़्यादा लगे तो भारत में टेली-मानस 14416 सुनता है, निःशुल्क, दिन-रात।",
    "Sunkar bura laga ki mann par itna bhaar hai. Ek shabd me bataiye ki sabse zyada kya daba raha hai: kaam, paisa, ghar, koi apna ya sehat; kundli me uske liye kya hai aur kab halka hoga, wahi dekhte hain. Bojh zyada lage to India me Tele-MANAS 14416 sunta hai, free, din-raat.",
  ),
  human: variants(
    "No, I'm a program: Lagna's built-in astrologer, and no one is typing. The chart is computed, what speaks for and against is weighed, and each sentence shows the fact it is based on. If a question needs a person, please go to a doctor or someone close. | A program, not a person. I work from your chart alone, and you can check every sentence by its facts; if something is only for a person to hear, tell one you trust.",
    "नहीं, यह एक प्रोग्राम है: लग्न का अपना ज्योतिषी, पीछे कोई व्यक्ति नहीं बैठा। कुंडली की गणना होती है, पक्ष-विपक्ष तौला जाता है और हर वाक्य के पीछे का तथ्य दिखता है। जिस बात के लिए इंसान चाहिए, डॉक्टर या कोई अपना, वह उन्हीं से कहिए।",
    "Nahi, yeh ek program hai: Lagna ka apna jyotishi, peeche koi insaan nahi baitha. Kundli ki ganana hoti hai, paksh-vipaksh tola jaata hai aur har vaakya ke peeche ka tathya dikhta hai. Jis baat ke liye insaan chahiye, doctor ya koi apna, woh unhi se kahiye.",
  ),
  more_of_what: variants(
    "Gladly; about what? Name a subject, such as work, love, money or health, or a planet, and I'll say more about it. | More about what? Work, love, money, a year, a planet: one word is enough.",
    "ज़रूर, किस बारे में? कोई विषय कहिए, जैसे काम, विवाह, धन या सेहत, या कोई ग्रह, उसी को खोलकर देखते हैं।",
    "Zaroor, kis baare me? Koi vishay kahiye, jaise kaam, shaadi, paisa ya sehat, ya koi grah, usi ko kholkar dekhte hain.",
  ),
  about_you: variants(
    "I'm Lagna's built-in astrologer: a program, not a person. I compute your chart, weigh what speaks for and against, and show the fact behind each sentence, so that you can check me.",
    "यह लग्न का अपना ज्योतिषी है: एक प्रोग्राम, कोई व्यक्ति नहीं। कुंडली की गणना होती है, पक्ष और विपक्ष तौले जाते हैं, और हर वाक्य के पीछे का तथ्य दिखाया जाता है, ताकि आप जाँच सकें।",
    "Yeh Lagna ka apna jyotishi hai: ek program, koi insaan nahi. Kundli ki ganana hoti hai, paksh aur vipaksh tole jaate hain, aur har vaakya ke peeche ka tathya dikhaya jaata hai, taaki aap jaanch sakein.",
  ),
  wrong: variants(
    "That may be; charts differ with birth time and settings, so tell me which part does not fit. If it is something in your life, your word counts more than my reading. If it is a placement, I can look it up again.",
    "हो सकता है; जन्म समय और गणना की पद्धति से कुंडली बदलती है, इसलिए बताइए कौन-सी बात नहीं मिलती। जीवन की बात हो तो आपका कहा मेरे पढ़ने से ऊपर है। ग्रह की स्थिति हो तो दोबारा देख लेते हैं।",
    "Ho sakta hai; janm samay aur ganana ke tareeke se kundli badalti hai, isliye bataiye kaun si baat nahi milti. Zindagi ki baat ho to aapka kaha mere padhne se upar hai. Grah ki sthiti ho to dobara dekh lete hain.",
  ),
  other_birth: variants(
    "I read this chart as it stands. For another birth time, make a second kundli with it and ask me there; then you can compare the two.",
    "यह कुंडली जैसी है वैसी पढ़ी जाती है। दूसरे जन्म समय के लिए उसी समय की एक और कुंडली बनाइए और वहाँ पूछिए; फिर दोनों साथ रखकर देख सकते हैं।",
    "Yeh kundli jaisi hai waisi padhi jaati hai. Doosre janm samay ke liye usi samay ki ek aur kundli banaiye aur wahan poochhiye; phir dono saath rakhkar dekh sakte hain.",
  ),
  guessed: variants(
    "I take this as a question about {matter}; tell me if it was something else. | If I understand you, this is about {matter}; correct me if it is not.",
    "लगता है आप {matter} के बारे में पूछ रहे हैं; कुछ और हो तो बता दीजिए। | अगर ठीक समझा जाए तो बात {matter} की है; न हो तो कहिए।",
    "Lagta hai aap {matter} ke baare me poochh rahe hain; kuch aur ho to bata dijiye. | Agar theek samjha jaaye to baat {matter} ki hai; na ho to kahiye.",
  ),
  guessed_ahead: variants(
    "You name no single subject, so I look at the time ahead as a whole. | I read this as a question about the time ahead; name a subject, and I'll look closer.",
    "आपने कोई एक विषय नहीं बताया, इसलिए आने वाले समय को पूरा देखते हैं। | इसे आगे के समय का सवाल मानकर देखते हैं; विषय बताएँ तो और पास से देखेंगे।",
    "Aapne koi ek vishay nahi bataya, isliye aane wale samay ko poora dekhte hain. | Ise aage ke samay ka sawaal maankar dekhte hain; vishay batayein to aur paas se dekhenge.",
  ),
  privacy: variants(
    "Your birth details and this conversation are kept in your account alone; on your profile you can download all of it or delete it. The privacy page says who else handles your data on this server.",
    "आपका जन्म विवरण और यह बातचीत केवल आपके खाते में रहती है; प्रोफ़ाइल पर सब डाउनलोड या मिटाया जा सकता है। इस सर्वर पर और कौन क्या देखता है, यह प्राइवेसी वाले पन्ने पर लिखा है।",
    "Aapka janm vivaran aur yeh baatcheet sirf aapke khaate me rehti hai; profile par sab download ya delete kar sakte hain. Is server par aur kaun kya dekhta hai, yeh privacy wale panne par likha hai.",
  ),
  unclear: variants(
    "I didn't understand what you would like to know. Name a subject, such as work, love, money or health, or ask where a planet is, which dasha is running, or how a year looks.",
    "समझ नहीं आया कि आप क्या जानना चाहते हैं। कोई विषय कहिए, जैसे काम, विवाह, धन या स्वास्थ्य; या पूछिए कि कोई ग्रह कहाँ है, कौन-सी दशा चल रही है, कोई साल कैसा है।",
    "Samajh nahi aaya ki aap kya jaanna chahte hain. Koi vishay kahiye, jaise kaam, shaadi, paisa ya sehat; ya poochhiye ki koi grah kahan hai, kaun si dasha chal rahi hai, koi saal kaisa hai.",
  ),
  price: variants(
    "Nothing: this astrologer asks no fee and sells nothing, neither pujas nor stones nor sessions. Ask as much as you like; only the number of questions a minute is limited, the same for everyone. | It costs nothing here, and you pay for no answer; there is nothing to buy either, neither stones nor rituals.",
    "कुछ नहीं: यहाँ कोई शुल्क नहीं है और कुछ बेचा भी नहीं जाता, न पूजा, न रत्न, न सत्र। जितना चाहें पूछिए; बस एक मिनट में सबके लिए सवालों की एक ही सीमा है।",
    "Kuch nahi: yahan koi fees nahi hai aur kuch becha bhi nahi jaata, na puja, na ratna, na session. Jitna chahein poochhiye; bas ek minute me sabke liye sawaalon ki ek hi seema hai.",
  ),
  method: variants(
    "First, the positions at the date, time and place of birth are computed from an astronomical ephemeris and put into the sidereal zodiac. For a subject I weigh its house, the lord of that house, the planets in it and those that aspect it, the divisional chart and the running period, for and against. Open the mark behind a sentence to see the fact it is based on; the settings are on the kundli page.",
    "जन्म की तारीख़, समय और स्थान से उस क्षण की ग्रह-स्थिति खगोलीय गणना से निकलती है और निरयण राशिचक्र में रखी जाती है। किसी विषय के लिए उसका भाव, भावेश, वहाँ बैठे और देखने वाले ग्रह, वर्ग कुंडली और चल रही दशा पक्ष-विपक्ष में तौली जाती है। वाक्य के पीछे का चिह्न खोलिए तो उसका आधार दिखेगा; गणना की पद्धति कुंडली के पन्ने पर है।",
    "Janm ki tareekh, samay aur sthan se us pal ki grah-sthiti khagoliya ganana se nikalti hai aur nirayan rashichakra me rakhi jaati hai. Kisi vishay ke liye uska ghar, swami, wahan baithe aur dekhne wale grah, varga kundli aur chal rahi dasha paksh-vipaksh me toli jaati hai. Vaakya ke peeche ka nishaan kholiye to uska aadhaar dikhega; ganana ka tareeka kundli ke panne par hai.",
  ),
  doubt: variants(
    "That is a fair doubt. You can check the positions and dates here against any almanac; what tradition reads from them is not proven, and I won’t call it science. Test it on your own life: name a past year, I’ll say what the chart shows for it, and you judge. | I have no proof to offer, and no success rate either. What I can do is be clear: each sentence shows the fact it is based on, and I also say what speaks against it. Try me on a year you remember.",
    "यह शंका वाजिब है। यहाँ की ग्रह-स्थिति और तारीख़ें किसी भी पंचांग से मिलाई जा सकती हैं; परंपरा उनसे जो पढ़ती है वह सिद्ध नहीं, और उसे विज्ञान नहीं कहा जाएगा। अपने जीवन पर परखिए: कोई बीता साल बताइए, कुंडली उसके बारे में क्या कहती है यह सुनकर आप ही तय कीजिए।",
    "Yeh shanka wajib hai. Yahan ki grah-sthiti aur tareekhein kisi bhi panchang se milayi ja sakti hain; parampara unse jo padhti hai woh siddh nahi, aur use vigyan nahi kaha jaayega. Apni zindagi par parakhiye: koi beeta saal bataiye, kundli uske baare me kya kehti hai yeh sunkar aap hi tay kijiye.",
  ),
  unheard: variants(
    "That is a lonely thing to carry, and I'm glad you said it. A chart can show how you let others know you and which months are easier for a hard talk; it cannot sit beside you, so let one person do that today. If it gets too heavy, Tele-MANAS on 14416 listens in India, free, day and night. Who comes closest to understanding you?",
    "यह अकेलापन भारी होता है, अच्छा किया कि कह दिया। कुंडली बता सकती है कि आप अपने मन की बात कैसे कह पाते हैं और कठिन बात किन महीनों में आसान पड़ती है; पास बैठना किसी अपने का काम है, आज किसी एक से बात कीजिए। बोझ ज़्यादा लगे तो भारत में टेली-मानस 14416 सुनता है, निःशुल्क, दिन-रात। आपको सबसे ज़्यादा कौन समझता है?",
    "Yeh akelapan bhaari hota hai, achha kiya ki keh diya. Kundli bata sakti hai ki aap apne mann ki baat kaise keh paate hain aur kathin baat kin mahino me aasan padti hai; paas baithna kisi apne ka kaam hai, aaj kisi ek se baat kijiye. Bojh zyada lage to India me Tele-MANAS 14416 sunta hai, free, din-raat. Aapko sabse zyada kaun samajhta hai?",
  ),
  complaint: variants(
    "I hear that you are angry, and if someone took money from you over a chart, you have reason to be. Nothing is sold here: no fee for an answer, no stone, no puja. If something I said was wrong or useless, tell me which sentence, and I'll check it or take it back. | That anger is fair where people have been cheated. I ask no fee and sell no remedy, and you can check every line I say about your chart. Which line let you down?",
    "आपका ग़ुस्सा समझ में आता है; कुंडली के नाम पर किसी ने पैसे लिए हों तो वह जायज़ भी है। यहाँ कुछ बेचा नहीं जाता: न उत्तर की फ़ीस, न रत्न, न पूजा। यहाँ की कोई बात ग़लत या बेकार लगी हो तो वह वाक्य बताइए; दोबारा देखेंगे या वापस लेंगे।",
    "Aapka gussa samajh me aata hai; kundli ke naam par kisi ne paise liye hon to woh jaayaz bhi hai. Yahan kuch becha nahi jaata: na jawab ki fees, na ratna, na puja. Yahan ki koi baat galat ya bekaar lagi ho to woh vaakya bataiye; dobara dekhenge ya wapas lenge.",
  ),
  afraid: variants(
    "There is no need to be. A chart shows tendencies and phases, not punishments, and what looks hard in it is balanced elsewhere in the same chart. Tell me what frightened you, and I'll say plainly what it means and what speaks against it.",
    "डरने की बात नहीं। कुंडली झुकाव और मौसम दिखाती है, फ़ैसला नहीं; जो कठिन दिखता है उसका जवाब उसी कुंडली में कहीं और मिलता है। किस बात से मन घबराया, बताइए; उसका मतलब और उसके विपक्ष की बात सीधे कहेंगे।",
    "Darne ki baat nahi. Kundli jhukaav aur mausam dikhati hai, faisla nahi; jo kathin dikhta hai uska jawab usi kundli me kahin aur milta hai. Kis baat se mann ghabraya, bataiye; uska matlab aur uske vipaksh ki baat seedhe kahenge.",
  ),
  residence: variants(
    "The chart is for the moment and place of your birth, in the local time of that place; where you live now changes nothing in it. Dates follow the calendar of the birth place, which may be a day apart from yours.",
    "कुंडली जन्म के क्षण और स्थान की होती है, वहाँ की उस समय की घड़ी से; अब आप कहाँ रहते हैं, इससे उसमें कुछ नहीं बदलता। तारीख़ें जन्म स्थान के कैलेंडर से बताई जाती हैं, जो आपके यहाँ से एक दिन अलग हो सकती हैं।",
    "Kundli janm ke pal aur sthan ki hoti hai, wahan ki us samay ki ghadi se; ab aap kahan rehte hain, isse usme kuch nahi badalta. Tareekhein janm sthan ke calendar se batayi jaati hain, jo aapke yahan se ek din alag ho sakti hain.",
  ),
  unsure_firm: variants(
    "Much is certain all the same: half an hour either way leaves every planet in its sign, and your Moon in {moon}.",
    "फिर भी बहुत कुछ पक्का रहता है: आधा घंटा इधर-उधर हो तो भी हर ग्रह अपनी राशि में रहता है, और आपका चंद्र {moon} में।",
    "Phir bhi bahut kuch pakka rehta hai: aadha ghanta idhar-udhar ho to bhi har grah apni rashi me rehta hai, aur aapka Chandra {moon} me.",
  ),
  unsure_settle: variants(
    "To settle it, look for the hospital slip or the municipal record; if there is none, three dated events of your life, such as a job, a move or a wedding, show which minutes fit best.",
    "समय तय करने के लिए अस्पताल की पर्ची या नगरपालिका का रिकॉर्ड देखिए; न मिले तो जीवन के तीन मोड़ तारीख़ सहित, जैसे नौकरी, घर बदलना, विवाह, बता देते हैं कि कौन-से मिनट ठीक बैठते हैं।",
    "Samay tay karne ke liye hospital ki parchi ya nagarpalika ka record dekhiye; na mile to jeevan ke teen mod tareekh ke saath, jaise naukri, ghar badalna, shaadi, bata dete hain ki kaun se minute theek baithte hain.",
  ),
  unsure_time: variants(
    "Then say so in the birth details: there you can say how far the time may be off, or leave it out. I then rely on nothing that changes within that time, or I say that it does.",
    "तो जन्म विवरण में यही लिखिए: वहाँ समय के साथ यह दिया जा सकता है कि वह कितना आगे-पीछे हो सकता है, या समय छोड़ा जा सकता है; फिर जो उतने में बदलता है उस पर भरोसा नहीं किया जाएगा, या बता दिया जाएगा।",
    "To janm vivaran me yahi likhiye: wahan samay ke saath yeh diya ja sakta hai ki woh kitna aage-peeche ho sakta hai, ya samay chhoda ja sakta hai; phir jo utne me badalta hai us par bharosa nahi kiya jaayega, ya bata diya jaayega.",
  ),
  how_are_you: variants(
    "I'm well, thank you for asking; I hope your day is kind to you. What would you like to look at? | All well here, and thank you for asking. How are you, and what is on your mind?",
    "यहाँ सब ठीक है, पूछने के लिए धन्यवाद; आशा है आपका दिन भी अच्छा हो। क्या देखना चाहेंगे?",
    "Yahan sab theek hai, poochhne ke liye dhanyavaad; umeed hai aapka din bhi achha ho. Kya dekhna chahenge?",
  ),
  about_app: variants(
    "That is about this app, not about your chart: I'm a program that reads the chart you have saved, free of charge. You change birth details on the page of the chart; your data, chats and settings are on your profile.",
    "यह सवाल ऐप का है, कुंडली का नहीं: यह एक प्रोग्राम है जो आपकी सहेजी कुंडली पढ़ता है, निःशुल्क। जन्म विवरण कुंडली के पन्ने पर बदलते हैं; आपका डेटा, बातचीत और सेटिंग प्रोफ़ाइल पर हैं।",
    "Yeh sawaal app ka hai, kundli ka nahi: yeh ek program hai jo aapki save ki hui kundli padhta hai, free. Janm vivaran kundli ke page par badalte hain; aapka data, baatcheet aur settings profile par hain.",
  ),
  app_pdf: variants(
    "Open the kundli and choose PDF: there you can download it or print it, free of charge.",
    "कुंडली खोलिए और PDF चुनिए: वहीं से डाउनलोड या प्रिंट हो जाती है, निःशुल्क।",
    "Kundli kholiye aur PDF chuniye: wahin se download ya print ho jaati hai, free.",
  ),
  app_birth: variants(
    "You change birth details on the page of the kundli, under its birth details; the chart is computed again at once.",
    "जन्म विवरण कुंडली के पन्ने पर बदलते हैं; कुंडली उसी समय नई गणना से बन जाती है।",
    "Janm vivaran kundli ke page par badalte hain; kundli usi samay dobara ban jaati hai.",
  ),
  app_language: variants(
    "Write in English, Hindi or Hinglish and I answer in it; the language of the pages is set on your profile.",
    "हिंदी, अंग्रेज़ी या हिंग्लिश में लिखिए, उत्तर उसी में मिलेगा; पन्नों की भाषा प्रोफ़ाइल पर बदलती है।",
    "Hindi, English ya Hinglish me likhiye, jawab usi me milega; pages ki bhasha profile par badalti hai.",
  ),
  app_add: variants(
    "Make a new kundli with that person's birth details and save it: after that you can ask me about it by name.",
    "उस व्यक्ति के जन्म विवरण से नई कुंडली बनाकर सहेजिए: फिर नाम लेकर उसके बारे में पूछ सकते हैं।",
    "Us vyakti ke janm vivaran se nayi kundli banakar save kijiye: phir naam lekar uske baare me poochh sakte hain.",
  ),
  app_delete: variants(
    "You delete a kundli on its own page, and chats and the account on your profile; what is deleted is gone for good.",
    "कुंडली उसके अपने पन्ने पर हटाई जाती है, बातचीत और खाता प्रोफ़ाइल पर; हटाया हुआ वापस नहीं आता।",
    "Kundli uske apne page par hatai jaati hai, chats aur account profile par; hataya hua wapas nahi aata.",
  ),
  name_syllable: variants(
    "By custom a name for your birth star begins with “{syllable}”: the Moon was in {star}, pada {pada}, whose syllable that is. It is a custom of naming, not a rule about luck.",
    "परंपरा से आपके जन्म नक्षत्र का नाम अक्षर “{syllable}” है: चंद्र {star} के चरण {pada} में था, और यह उसी का अक्षर है। यह नामकरण की परंपरा है, भाग्य का नियम नहीं।",
    "Parampara se aapke janm nakshatra ka naam akshar “{syllable}” hai: Chandra {star} ke charan {pada} me tha, aur yeh usi ka akshar hai. Yeh naamkaran ki parampara hai, bhagya ka niyam nahi.",
  ),
  name_syllable_open: variants(
    "The syllable of a name comes from the pada of the Moon at birth, and your birth time is not exact enough to tell the pada.",
    "नाम का अक्षर जन्म के चंद्र के चरण से आता है, और आपका जन्म समय इतना पक्का नहीं कि चरण कहा जा सके।",
    "Naam ka akshar janm ke Chandra ke charan se aata hai, aur aapka janm samay itna pakka nahi ki charan kaha ja sake.",
  ),
  name_syllable_other: variants(
    "The syllable of a name comes from that person's own birth star: save their chart and ask there.",
    "नाम का अक्षर उन्हीं के जन्म नक्षत्र से आता है: उनकी कुंडली सहेजकर वहीं पूछिए।",
    "Naam ka akshar unhi ke janm nakshatra se aata hai: unki kundli save karke wahin poochhiye.",
  ),
  grief: variants(
    "I’m sorry. Nothing in a chart explains such a loss, and nothing in yours caused it. There is no hurry to ask anything. If the days get too heavy, Tele-MANAS on 14416 listens to grief too, free, day and night, in India. When you want to, ask me how your chart handles sorrow, or which months are gentler.",
    "बहुत दुख हुआ सुनकर। ऐसे बिछोह का कारण किसी कुंडली में नहीं मिलता, और आपकी किसी बात से यह नहीं हुआ; कुछ पूछने की जल्दी नहीं है। दिन बहुत भारी लगें तो भारत में टेली-मानस 14416 दुख की बात भी सुनता है, निःशुल्क, दिन-रात। जब मन हो तब पूछिएगा कि आपकी कुंडली दुख कैसे सँभालती है, या कौन-से महीने हल्के हैं।",
    "Bahut dukh hua sunkar. Aise bichhoh ka kaaran kisi kundli me nahi milta, aur aapki kisi baat se yeh nahi hua; kuch poochhne ki jaldi nahi hai. Din bahut bhaari lagein to India me Tele-MANAS 14416 dukh ki baat bhi sunta hai, free, din-raat. Jab mann ho tab poochhiyega ki aapki kundli dukh kaise sambhalti hai, ya kaun se mahine halke hain.",
  ),
  stop: variants(
    "All right, I’ll stop here. When you have a question, just write. | As you like. The conversation stays here.",
    "ठीक है, यहीं रुकते हैं। जब कोई सवाल आए, लिख दीजिएगा।",
    "Theek hai, yahin rukte hain. Jab koi sawaal aaye, likh dijiyega.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
