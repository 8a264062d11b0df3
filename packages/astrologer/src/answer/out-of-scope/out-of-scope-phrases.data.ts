import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** Answers to questions that are out of scope: why, and the nearest thing that can be read instead. */
export const OUT_OF_SCOPE_PHRASES = {
  refused_day: variants(
    "I name no day for something that hurts or wrongs a person: no star makes it right, and what is done stays done. If you were wronged, a lawyer, the police on 112 or a person you trust can help. If the anger will not let you rest, Tele-MANAS on 14416 listens in India, free, day and night.",
    "किसी को चोट या नुक़सान पहुँचाने का दिन यहाँ नहीं बताया जाता: कोई नक्षत्र उसे सही नहीं बनाता, और जो हो गया वह रह जाता है। आपके साथ ग़लत हुआ हो तो वकील, 112 पर पुलिस या कोई भरोसे का व्यक्ति मदद कर सकता है। ग़ुस्सा चैन न लेने दे तो भारत में टेली-मानस 14416 सुनता है, निःशुल्क, दिन-रात।",
    "Kisi ko chot ya nuksaan pahunchane ka din yahan nahi bataya jaata: koi nakshatra use sahi nahi banata, aur jo ho gaya woh reh jaata hai. Aapke saath galat hua ho to vakil, 112 par police ya koi bharose ka insaan madad kar sakta hai. Gussa chain na lene de to India me Tele-MANAS 14416 sunta hai, free, din-raat.",
  ),
  guilt: variants(
    "A chart blames no one: planets do not punish, and no chart shows a mistake or what a person is worth. You did what you could at the time. If the thought keeps coming back, please talk about it to a person who is kind to you, or to Tele-MANAS on 14416 in India, free, day and night.",
    "कोई कुंडली दोष नहीं तय करती: ग्रह सज़ा नहीं देते, और किसी की क़ीमत या ग़लती कुंडली में नहीं लिखी होती। उस समय जो दिख रहा था, आपने वही किया। यह ख़याल बार-बार आए, तो किसी ऐसे व्यक्ति से कहिए जो आपसे नरमी से पेश आता है, या भारत में टेली-मानस 14416 पर, निःशुल्क, दिन-रात।",
    "Koi kundli dosh tay nahi karti: grah saza nahi dete, aur kisi ki keemat ya galti kundli me nahi likhi hoti. Us samay jo dikh raha tha, aapne wahi kiya. Yeh khayal baar-baar aaye, to kisi aise insaan se kahiye jo aapse narmi se pesh aata hai, ya India me Tele-MANAS 14416 par, free, din-raat.",
  ),
  faith: variants(
    "What you believe, who you pray to and whether you change it is yours alone; no chart decides it, and no god is angry in one. If others press you either way, take your time, and talk to a person you trust.",
    "आप क्या मानते हैं, किसकी प्रार्थना करते हैं और उसे बदलें या नहीं, यह आपका अपना है; कोई कुंडली यह तय नहीं करती, और कोई देवता कुंडली में रुष्ट नहीं होते। कोई दबाव डाले तो समय लीजिए और किसी भरोसे के व्यक्ति से बात कीजिए।",
    "Aap kya maante hain, kiski prarthana karte hain aur use badlein ya nahi, yeh aapka apna hai; koi kundli yeh tay nahi karti, aur koi devta kundli me rusht nahi hote. Koi dabaav daale to samay lijiye aur kisi bharose ke insaan se baat kijiye.",
  ),
  orientation: variants(
    "A chart does not show who a person loves or who they are, and there is nothing in it to correct. You are the one who knows, in your own time. If keeping it to yourself is heavy, choose one safe person to tell; Tele-MANAS on 14416 in India listens too, free, day and night.",
    "कौन किससे प्रेम करता है और कोई अपने को क्या जानता है, यह कुंडली में नहीं लिखा होता, और इसमें सुधारने की कोई बात नहीं। यह आप ही जानते हैं, अपने समय से। मन में रखना भारी लगे तो किसी एक सुरक्षित व्यक्ति को बताइए; भारत में टेली-मानस 14416 भी सुनता है, निःशुल्क, दिन-रात।",
    "Kaun kisse pyaar karta hai aur koi apne ko kya jaanta hai, yeh kundli me nahi likha hota, aur isme sudharne ki koi baat nahi. Yeh aap hi jaante hain, apne samay se. Mann me rakhna bhaari lage to kisi ek surakshit insaan ko bataiye; India me Tele-MANAS 14416 bhi sunta hai, free, din-raat.",
  ),
  death: variants(
    "A chart cannot tell when a life ends or whether someone survives, and I won't guess: not for you and not for anyone you love. If someone's health is in danger now, call 112, in India also 108; elsewhere your local emergency number. If an illness or a report is behind the question, a doctor can tell you more today than any astrologer. And if part of you asks because you don't want to go on, please call Tele-MANAS on 14416 in India, or your local emergency number: free, day and night.",
    "किसी का जीवन कब तक है, और कोई बचेगा या नहीं, यह कोई कुंडली नहीं बता सकती, न आपके लिए न आपके किसी अपने के लिए; इसका अंदाज़ा यहाँ नहीं लगाया जाएगा। अभी किसी की तबीयत बिगड़ रही हो तो 112 मिलाइए, भारत में 108 भी; कहीं और हों तो वहाँ की आपात सेवा। सवाल के पीछे कोई बीमारी या रिपोर्ट हो तो डॉक्टर आज ही किसी भी ज्योतिषी से ज़्यादा बता सकते हैं। और अगर मन जीने का नहीं करता, तो कृपया भारत में टेली-मानस 14416 पर फ़ोन कीजिए, या अपने यहाँ की आपात सेवा को: निःशुल्क, दिन-रात।",
    "Kisi ka jeevan kab tak hai, aur koi bachega ya nahi, yeh koi kundli nahi bata sakti, na aapke liye na aapke kisi apne ke liye; iska andaza yahan nahi lagaya jaayega. Abhi kisi ki tabiyat bigad rahi ho to 112 milaiye, India me 108 bhi; kahin aur hon to wahan ki emergency seva. Sawaal ke peeche koi bimari ya report ho to doctor aaj hi kisi bhi jyotishi se zyada bata sakte hain. Aur agar mann jeene ka nahi karta, to kripya India me Tele-MANAS 14416 par phone kijiye, ya apne yahan ki emergency seva ko: free hai, din-raat.",
  ),
  medical: variants(
    "A chart cannot show an illness, a test result or how a treatment ends, and I won't guess. Please see a doctor, sooner rather than later; keep on with any medicine until a doctor says otherwise. If it gets suddenly worse, call 112, in India also 108.",
    "कुंडली न रोग बता सकती है, न जाँच का नतीजा, न इलाज का अंत, और अंदाज़ा लगाना ठीक नहीं। डॉक्टर को दिखाइए, और जल्दी दिखाना बेहतर है; जो दवा चल रही है, डॉक्टर के कहने तक चलने दीजिए। तबीयत अचानक बिगड़े तो 112 मिलाइए, भारत में 108 भी।",
    "Kundli na bimari bata sakti hai, na jaanch ka nateeja, na ilaaj ka ant, aur andaza lagana theek nahi. Doctor ko dikhaiye, aur jaldi dikhana behtar hai; jo dawa chal rahi hai, doctor ke kehne tak chalne dijiye. Tabiyat achanak bigde to 112 milaiye, India me 108 bhi.",
  ),
  verdict: variants(
    "A chart does not show whether a case is won, a number is drawn or a share rises, and anyone who says so is guessing with your money or your peace. I can look at how your chart handles risk and disputes, and which months are calmer for decisions.",
    "मुक़दमे की जीत, कोई नंबर या शेयर का भाव किसी कुंडली में नहीं लिखा; जो कहे वह आपके पैसे या चैन पर अंदाज़ा लगा रहा है। यह देखा जा सकता है कि आपकी कुंडली जोखिम और विवाद कैसे सँभालती है और फ़ैसलों के लिए कौन-से महीने शांत हैं।",
    "Mukadme ki jeet, koi number ya share ka bhaav kisi kundli me nahi likha; jo kahe woh aapke paise ya chain par andaza laga raha hai. Yeh dekha ja sakta hai ki aapki kundli jokhim aur vivaad kaise sambhalti hai aur faislon ke liye kaun se mahine shaant hain.",
  ),
  exam: variants(
    "No chart knows the result of an exam, an interview or a selection, and I won't guess at it: preparation and the day itself decide. What it does show is which months support {matter}.",
    "परीक्षा, इंटरव्यू या चयन का नतीजा किसी कुंडली में नहीं होता, और उसका अंदाज़ा नहीं लगाया जाएगा: तैयारी और वह दिन तय करते हैं। कुंडली यह दिखाती है कि {matter} के लिए कौन-से महीने साथ देते हैं।",
    "Pariksha, interview ya selection ka nateeja kisi kundli me nahi hota, aur uska andaza nahi lagaya jaayega: taiyari aur woh din tay karte hain. Kundli yeh dikhati hai ki {matter} ke liye kaun se mahine saath dete hain.",
  ),
  court: variants(
    "Who wins a case is decided by the court, from evidence and law; no chart knows it, and I won't guess. A lawyer who knows the papers can tell you how it stands. I can look at how your chart handles disputes, and which months are calmer for decisions.",
    "मुक़दमा कौन जीतेगा, यह अदालत सबूत और क़ानून से तय करती है; कोई कुंडली यह नहीं जानती, और अंदाज़ा नहीं लगाया जाएगा। जो वकील काग़ज़ जानते हैं वे बता सकते हैं कि मामला कहाँ है। यह देखा जा सकता है कि आपकी कुंडली विवाद कैसे सँभालती है और फ़ैसलों के लिए कौन-से महीने शांत हैं।",
    "Mukadma kaun jeetega, yeh adaalat saboot aur kanoon se tay karti hai; koi kundli yeh nahi jaanti, aur andaza nahi lagaya jaayega. Jo vakil kaagaz jaante hain woh bata sakte hain ki maamla kahan hai. Yeh dekha ja sakta hai ki aapki kundli vivaad kaise sambhalti hai aur faislon ke liye kaun se mahine shaant hain.",
  ),
  birth: variants(
    "My warm wishes for the child on the way. The doctor's due date says when to expect it, not a chart; please keep to the check-ups. With bleeding, strong pain or a child that has stopped moving, call 112 or go to a hospital now, in India also 102 or 108. After the birth, the child's own chart can be made and read.",
    "आने वाले बच्चे के लिए शुभकामनाएँ। जन्म कब होगा, यह डॉक्टर की दी हुई तारीख़ बताती है, कुंडली नहीं; जाँच समय पर कराते रहिए। ख़ून आए, तेज़ दर्द हो या बच्चे का हिलना रुक जाए तो अभी 112 मिलाइए या अस्पताल जाइए, भारत में 102 या 108 भी। जन्म के बाद बच्चे की अपनी कुंडली बनाकर पढ़ी जा सकती है।",
    "Aane wale bachche ke liye shubhkamnayein. Janm kab hoga, yeh doctor ki di hui tareekh batati hai, kundli nahi; jaanch samay par karate rahiye. Khoon aaye, tez dard ho ya bachche ka hilna ruk jaaye to abhi 112 milaiye ya hospital jaiye, India me 102 ya 108 bhi. Janm ke baad bachche ki apni kundli banakar padhi ja sakti hai.",
  ),
  pregnancy: variants(
    "A chart does not know whether there is a pregnancy, how it goes and how it ends, and you should not have to hear a guess. A test and a doctor who knows the history can tell, and can say what helps; what happens in a body is neither your fault nor a planet's. With bleeding, strong pain or a child that has stopped moving, call 112 or go to a hospital now, in India also 102 or 108.",
    "गर्भ है या नहीं, कैसा चलेगा और क्या होगा, यह कोई कुंडली नहीं जानती, और अंदाज़ा सुनना आपके हिस्से नहीं आना चाहिए। जाँच और वे डॉक्टर बता सकते हैं जिन्हें पूरा हाल पता है, और यह भी कि क्या मदद करेगा; शरीर में जो होता है, उसमें न आपका दोष है न ग्रहों का। ख़ून आए, तेज़ दर्द हो या बच्चे का हिलना रुक जाए तो अभी 112 मिलाइए या अस्पताल जाइए, भारत में 102 या 108 भी।",
    "Garbh hai ya nahi, kaisa chalega aur kya hoga, yeh koi kundli nahi jaanti, aur andaza sunna aapke hisse nahi aana chahiye. Jaanch aur woh doctor bata sakte hain jinhe poora haal pata hai, aur yeh bhi ki kya madad karega; sharir me jo hota hai, usme na aapka dosh hai na grahon ka. Khoon aaye, tez dard ho ya bachche ka hilna ruk jaaye to abhi 112 milaiye ya hospital jaiye, India me 102 ya 108 bhi.",
  ),
  surgery: variants(
    "Whether and when to operate is for the surgeon to say, based on the body and not on the sky; waiting for a date can do more harm than any date does good. If your doctor offers two days that are equal, take the one with more help at home.",
    "ऑपरेशन हो या नहीं और कब हो, यह डॉक्टर शरीर देखकर तय करें, आकाश देखकर नहीं; तारीख़ के लिए टालने में जितना जाता है, कोई तारीख़ उतना नहीं देती। डॉक्टर दो दिन बराबर के दें तो वह लीजिए जब घर में मदद ज़्यादा हो।",
    "Operation ho ya nahi aur kab ho, yeh doctor sharir dekhkar tay karein, aakash dekhkar nahi; tareekh ke liye taalne me jitna jaata hai, koi tareekh utna nahi deti. Doctor do din barabar ke dein to woh lijiye jab ghar me madad zyada ho.",
  ),
  curse: variants(
    "A chart shows no curse, and no deity or ancestor is angry in yours; people who say so usually sell the cure. You have nothing to pay or undo. If something keeps going wrong, name it, and I'll look at what supports it and what holds it back. | There is no such thing in a birth chart: planets show tendencies and phases, not anger. Tell me what has been going badly, and we'll look at that.",
    "कुंडली में श्राप नहीं होता, और आपसे कोई देवता या पूर्वज रुष्ट नहीं; जो ऐसा कहता है वह प्रायः उपाय भी बेचता है। न कुछ चुकाना है, न कुछ कटवाना। जो बात बार-बार बिगड़ती है उसका नाम लीजिए; देखते हैं कि उसे क्या सँभालता है और क्या खींचता है।",
    "Kundli me shraap nahi hota, aur aapse koi devta ya poorvaj rusht nahi; jo aisa kehta hai woh aksar upay bhi bechta hai. Na kuch chukana hai, na kuch katwana. Jo baat baar baar bigadti hai uska naam lijiye; dekhte hain ki use kya sambhalta hai aur kya kheenchta hai.",
  ),
  past_life: variants(
    "I don't read other lives: no one can check a word of it, and it is too easily used to frighten people. Nothing in your chart is a punishment. I can read this life, and which practice suits you; shall I look at that?",
    "दूसरे जन्मों की बात यहाँ नहीं पढ़ी जाती: उसका एक शब्द भी जाँचा नहीं जा सकता, और उससे डराना बहुत आसान है। आपकी कुंडली में कुछ भी सज़ा नहीं है। यही जीवन पढ़ा जा सकता है, और यह कि कौन-सी साधना आपको सधती है; वह देखें?",
    "Doosre janmon ki baat yahan nahi padhi jaati: uska ek shabd bhi jaancha nahi ja sakta, aur usse daraana bahut aasan hai. Aapki kundli me kuch bhi saza nahi hai. Yahi jeevan padha ja sakta hai, aur yeh ki kaun si sadhna aapko sadhti hai; woh dekhein?",
  ),
  lucky: variants(
    "Lucky days, numbers, colours and names are not part of a birth chart, and I would only be making one up. What the chart does show is which months help you and which need care; name a subject, and I'll look.",
    "शुभ दिन, अंक, रंग और नाम जन्म कुंडली का हिस्सा नहीं हैं; कुछ कह दिया जाए तो वह गढ़ा हुआ ही होगा। कुंडली यह बताती है कि कौन-से महीने साथ देते हैं और कौन-से सावधानी माँगते हैं; विषय बताइए, देख लेते हैं।",
    "Shubh din, ank, rang aur naam janm kundli ka hissa nahi hain; kuch keh diya jaaye to woh gadha hua hi hoga. Kundli yeh batati hai ki kaun se mahine saath dete hain aur kaun se saavdhani maangte hain; vishay bataiye, dekh lete hain.",
  ),
  third_party: variants(
    "Your chart does not show what another person feels, does or hides, and I won't accuse anyone from it; spells have no power over anyone either. I can read how you love and trust, and when a hard talk is easier to have. Shall I?",
    "दूसरे के मन या चाल का हाल आपकी कुंडली में नहीं होता, और उससे किसी पर दोष नहीं लगाया जाएगा; टोने-टोटके भी किसी को नहीं बाँधते। यह पढ़ा जा सकता है कि आप प्रेम और भरोसा कैसे करते हैं, और कठिन बात कब आसान पड़ेगी। बताएँ?",
    "Doosre ke mann ya chaal ka haal aapki kundli me nahi hota, aur usse kisi par dosh nahi lagaya jaayega; tone totke bhi kisi ko nahi baandhte. Yeh padha ja sakta hai ki aap pyaar aur bharosa kaise karte hain, aur kathin baat kab aasan padegi. Bataayein?",
  ),
  sex_of_child: variants(
    "I don't read whether a child will be a boy or a girl; that question has done great harm, and no chart knows. What I can read is how ready life is for a child, and which months are calm.",
    "लड़का होगा या लड़की, यह यहाँ नहीं बताया जाता; इस सवाल ने बहुत नुक़सान किया है, और कोई कुंडली यह जानती भी नहीं। यह देखा जा सकता है कि जीवन संतान के लिए कितना तैयार है और कौन-से महीने शांत हैं।",
    "Ladka hoga ya ladki, yeh yahan nahi bataya jaata; is sawaal ne bahut nuksaan kiya hai, aur koi kundli yeh jaanti bhi nahi. Yeh dekha ja sakta hai ki zindagi santan ke liye kitni taiyaar hai aur kaun se mahine shaant hain.",
  ),
  order: variants(
    "That is outside what I do here: I read this chart and nothing else. Ask me about your work, a relationship, a year ahead, or what a term means.",
    "यह यहाँ के काम से बाहर है: यहाँ बस यह कुंडली पढ़ी जाती है। काम, रिश्ते, आने वाले साल या किसी शब्द का अर्थ पूछिए।",
    "Yeh yahan ke kaam se bahar hai: yahan bas yeh kundli padhi jaati hai. Kaam, rishte, aane wale saal ya kisi shabd ka matlab poochhiye.",
  ),
  match: variants(
    "A match needs two charts, so I won't judge one from yours alone; the matching page compares both, point by point. From your side I can read what you look for in a partner and where you give way. Shall I?",
    "मिलान के लिए दोनों कुंडलियाँ चाहिए, अकेली आपकी से फ़ैसला ठीक नहीं; मिलान वाला पन्ना दोनों को बिंदु-बिंदु मिलाता है। आपकी ओर से यह पढ़ा जा सकता है कि आप साथी में क्या खोजते हैं और कहाँ झुकते हैं। बताएँ?",
    "Milan ke liye dono kundliyan chahiye, akeli aapki se faisla theek nahi; milan wala page dono ko ek-ek karke milata hai. Aapki taraf se yeh padha ja sakta hai ki aap saathi me kya khojte hain aur kahan jhukte hain. Bataayein?",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
