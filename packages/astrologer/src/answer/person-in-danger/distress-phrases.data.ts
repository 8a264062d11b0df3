import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";
import type { DangerKind } from "../../message-classification/danger/danger.ts";

/**
 * Answers, instead of astrology, to a person in danger or in distress. The phone numbers are the `HELPLINES` of the terms, all of India.
 * For other countries the texts refer to the local emergency number.
 */
export const DISTRESS_PHRASES: Readonly<Record<DangerKind, PhraseVariants>> = {
  already_happened: variants(
    "Call an ambulance first: 112, in India also 108; elsewhere, your local emergency number. Say what was taken or what happened, how much and when, even if it feels all right now, because some harm shows late. Do not cause vomiting, and keep the packet or bottle. If something bleeds, press a clean cloth on it firmly. The poison information line in India is 1800 116 117, day and night. Once you are safe, Tele-MANAS on 14416 listens, free, at any hour. Who is with you now?",
    "सबसे पहले एंबुलेंस बुलाइए: 112, भारत में 108 भी; कहीं और हों तो वहाँ की आपात सेवा। बताइए कि क्या लिया या क्या हुआ, कितना और कब, चाहे अभी ठीक लग रहा हो, क्योंकि कुछ नुक़सान देर से दिखता है। उल्टी मत करवाइए और पैकेट या शीशी सँभालकर रखिए। ख़ून बह रहा हो तो साफ़ कपड़ा ज़ोर से दबाए रखिए। भारत में ज़हर की जानकारी का नंबर 1800 116 117 है, दिन-रात। ख़तरा टल जाए तो टेली-मानस 14416 पर बात कीजिए, निःशुल्क, किसी भी समय। अभी आपके पास कौन है?",
    "Sabse pehle ambulance bulaiye: 112, India me 108 bhi; kahin aur hon to wahan ki emergency seva. Bataiye ki kya liya ya kya hua, kitna aur kab, chahe abhi theek lag raha ho, kyunki kuch nuksaan der se dikhta hai. Ulti mat karwaiye aur packet ya sheeshi sambhalkar rakhiye. Khoon beh raha ho to saaf kapda zor se dabaye rakhiye. India me zehar ki jaankari ka number 1800 116 117 hai, din-raat. Khatra tal jaaye to Tele-MANAS 14416 par baat kijiye, free, kisi bhi samay. Abhi aapke paas kaun hai?",
  ),
  medical_emergency: variants(
    "This cannot wait for a chart. Call 112 now, in India also 108 for an ambulance, elsewhere your local emergency number, and say first where you are. Stay beside the person, do what the voice on the phone tells you, and send someone to the door to watch for the ambulance. Is a person with you who can call?",
    "यह कुंडली के लिए रुकने की बात नहीं है। अभी 112 मिलाइए, भारत में एंबुलेंस के लिए 108 भी; कहीं और हों तो वहाँ की आपात सेवा; और सबसे पहले अपना पता बताइए। उनके पास रहिए, फ़ोन पर जो कहा जाए वही कीजिए, और किसी को दरवाज़े पर एंबुलेंस देखने भेजिए। क्या आपके पास कोई है जो फ़ोन कर सके?",
    "Yeh kundli ke liye rukne ki baat nahi hai. Abhi 112 milaiye, India me ambulance ke liye 108 bhi; kahin aur hon to wahan ki emergency seva; aur sabse pehle apna pata bataiye. Unke paas rahiye, phone par jo kaha jaaye wahi kijiye, aur kisi ko darwaze par ambulance dekhne bhejiye. Kya aapke paas koi hai jo phone kar sake?",
  ),
  self_harm: variants(
    "I'm glad you wrote this. So much pain is not something to carry alone, and the chart can wait. Please call Tele-MANAS on 14416 now if you are in India: it is free, day and night; elsewhere, call your local emergency number. If you might hurt yourself this minute, call 112, move away from what is dangerous, and ask a person close to you to come. Is someone with you now?",
    "अच्छा किया कि आपने यह लिखा। इतना दर्द अकेले उठाने की चीज़ नहीं है; कुंडली की बात अभी रहने देते हैं। भारत में हों तो कृपया अभी टेली-मानस 14416 पर फ़ोन कीजिए: निःशुल्क, दिन-रात, हिंदी में भी; कहीं और हों तो वहाँ की आपात सेवा को। अगर इसी समय अपने को चोट पहुँचाने का ख़याल है, तो 112 मिलाइए, ख़तरे की चीज़ से दूर हो जाइए और किसी अपने को पास बुला लीजिए। क्या अभी कोई आपके साथ है?",
    "Achha kiya ki aapne yeh likha. Itna dard akele uthane ki cheez nahi hai; kundli ki baat abhi rehne dete hain. India me hon to kripya abhi Tele-MANAS 14416 par phone kijiye: free, din-raat, Hindi me bhi; kahin aur hon to wahan ki emergency seva ko. Agar isi waqt apne ko chot pahunchane ka khayal hai, to 112 milaiye, khatre ki cheez se door ho jaiye aur kisi apne ko paas bula lijiye. Kya abhi koi aapke saath hai?",
  ),
  another_in_danger: variants(
    "Thank you for not looking away. Stay with them, or get someone to them now, and move away what could hurt them. If they have a means at hand, or you cannot reach them, call 112 and say where they are. You can ask them plainly whether they think of ending their life; asking does not put the thought there. Tele-MANAS on 14416 (India, free, day and night) also advises people who worry about someone; elsewhere, the local emergency number. Where are they at this moment?",
    "अच्छा किया कि आपने ध्यान दिया। उनके साथ रहिए, या किसी को अभी उनके पास भेजिए, और जिससे चोट लग सकती है वह चीज़ दूर कर दीजिए। उनके हाथ में कुछ ऐसा हो, या उनसे संपर्क न हो, तो 112 मिलाइए और बताइए कि वे कहाँ हैं। सीधे पूछ सकते हैं कि क्या वे जीवन ख़त्म करने की सोच रहे हैं; पूछने से यह ख़याल नहीं आता। टेली-मानस 14416 (भारत, निःशुल्क, दिन-रात) उन्हें भी सलाह देता है जो किसी अपने के लिए चिंतित हैं; कहीं और हों तो वहाँ की आपात सेवा। वे इस पल कहाँ हैं?",
    "Achha kiya ki aapne dhyan diya. Unke saath rahiye, ya kisi ko abhi unke paas bhejiye, aur jisse chot lag sakti hai woh cheez door kar dijiye. Unke haath me kuch aisa ho, ya unse baat na ho pa rahi ho, to 112 milaiye aur bataiye ki woh kahan hain. Seedhe poochh sakte hain ki kya woh zindagi khatam karne ki soch rahe hain; poochhne se yeh khayal nahi aata. Tele-MANAS 14416 (India, free, din-raat) unhe bhi salah deta hai jo kisi apne ke liye chintit hain; kahin aur hon to wahan ki emergency seva. Woh is pal kahan hain?",
  ),
  child_abuse: variants(
    "A child's safety comes before everything else, and no child is ever to blame for this. Call Childline on 1098, free, day and night in India, or 112 if it is happening now; elsewhere, your local emergency number. You may also call if you are the child yourself, and you need not give your name. 1098 can also stop a marriage or work that a child is pushed into. Tell one adult you trust today. Is the child safe at this moment?",
    "बच्चे की सुरक्षा सबसे पहले है, और इसमें बच्चे का कोई दोष कभी नहीं होता। चाइल्डलाइन 1098 पर फ़ोन कीजिए, भारत में निःशुल्क, दिन-रात; अभी हो रहा हो तो 112; कहीं और हों तो वहाँ की आपात सेवा। अगर वह बच्चा आप ही हैं, तब भी फ़ोन कर सकते हैं, नाम बताना ज़रूरी नहीं। बच्चे की शादी या उससे काम कराना भी 1098 रुकवा सकता है। आज ही किसी भरोसे के बड़े को बताइए। क्या बच्चा इस पल सुरक्षित है?",
    "Bachche ki suraksha sabse pehle hai, aur isme bachche ka koi dosh kabhi nahi hota. Childline 1098 par phone kijiye, India me free, din-raat; abhi ho raha ho to 112; kahin aur hon to wahan ki emergency seva. Agar woh bachcha aap hi hain, tab bhi phone kar sakte hain, naam batana zaroori nahi. Bachche ki shaadi ya usse kaam karana bhi 1098 rukwa sakta hai. Aaj hi kisi bharose ke bade ko bataiye. Kya bachcha is pal surakshit hai?",
  ),
  violence_suffered: variants(
    "What is done to you is wrong, and nothing in a chart makes it your fault. If you are in danger now, call 112; in India the women's helpline is 181 and for children 1098, free and at all hours; elsewhere, your local emergency number. Keep the phone and a few papers where you can reach them, and tell one person you trust today. Are you safe at this moment?",
    "आपके साथ ऐसा करने का हक़ किसी को नहीं, और कुंडली की कोई बात इसे आपका दोष नहीं बनाती। अभी ख़तरा हो तो 112 मिलाइए; भारत में महिला हेल्पलाइन 181 और बच्चों के लिए 1098 है, निःशुल्क, हर समय; कहीं और हों तो वहाँ की आपात सेवा। फ़ोन और ज़रूरी काग़ज़ पहुँच में रखिए और आज ही किसी भरोसे के व्यक्ति को बताइए। क्या आप इस पल सुरक्षित हैं?",
    "Aapke saath aisa karne ka haq kisi ko nahi, aur kundli ki koi baat ise aapka dosh nahi banati. Abhi khatra ho to 112 milaiye; India me mahila helpline 181 aur bachchon ke liye 1098 hai, free, har samay; kahin aur hon to wahan ki emergency seva. Phone aur zaroori kagaz pahunch me rakhiye aur aaj hi kisi bharose ke insaan ko bataiye. Kya aap is pal surakshit hain?",
  ),
  harm_to_others: variants(
    "Please stop here for a moment, before anything happens. Put distance between you and them now: leave the room or the house; if it is a baby, lay the baby down in a safe place and step outside the door. If someone may be hurt in the next minutes, call 112. Tele-MANAS on 14416 (India, free, day and night) listens to anger and to frightening thoughts without judging; elsewhere, your local emergency number. The feeling will pass; what is done cannot be undone. Who could come to you now?",
    "कृपया कुछ होने से पहले यहीं एक पल रुकिए। अभी दूरी बना लीजिए: कमरे या घर से बाहर चले जाइए; बात बच्चे की हो तो उसे सुरक्षित जगह लिटाकर दरवाज़े के बाहर आ जाइए। अगले कुछ मिनटों में किसी को चोट लग सकती हो तो 112 मिलाइए। टेली-मानस 14416 (भारत, निःशुल्क, दिन-रात) ग़ुस्से और डरावने ख़यालों को बिना दोष दिए सुनता है; कहीं और हों तो वहाँ की आपात सेवा। यह भावना गुज़र जाएगी; जो हो गया वह रह जाता है। अभी आपके पास कौन आ सकता है?",
    "Kripya kuch hone se pehle yahin ek pal rukiye. Abhi doori bana lijiye: kamre ya ghar se bahar chale jaiye; baat bachche ki ho to use surakshit jagah litakar darwaze ke bahar aa jaiye. Agle kuch minute me kisi ko chot lag sakti ho to 112 milaiye. Tele-MANAS 14416 (India, free, din-raat) gusse aur daravne khayalon ko bina dosh diye sunta hai; kahin aur hon to wahan ki emergency seva. Yeh bhavna guzar jaayegi; jo ho gaya woh reh jaata hai. Abhi aapke paas kaun aa sakta hai?",
  ),
  threat_received: variants(
    "A threat like that is a crime, and it is not your fault. If they are near, or it is meant for now, call 112. Do not pay, do not send anything more, and do not meet them alone; keep every message, number and name. For blackmail with pictures and for threats online or from loan apps India has 1930; the women's helpline is 181. Tell one person you trust today. Are you safe where you are?",
    "ऐसी धमकी अपराध है, और इसमें आपका दोष नहीं। वे पास हों या बात अभी की हो तो 112 मिलाइए। पैसे मत दीजिए, और कुछ मत भेजिए, अकेले मत मिलिए; हर संदेश, नंबर और नाम सँभालकर रखिए। तस्वीरों से ब्लैकमेल, ऑनलाइन या लोन ऐप की धमकी के लिए भारत में 1930 है; महिला हेल्पलाइन 181। आज ही किसी भरोसे के व्यक्ति को बताइए। आप जहाँ हैं वहाँ सुरक्षित हैं?",
    "Aisi dhamki apradh hai, aur isme aapka dosh nahi. Woh paas hon ya baat abhi ki ho to 112 milaiye. Paise mat dijiye, aur kuch mat bhejiye, akele mat miliye; har message, number aur naam sambhalkar rakhiye. Tasveeron se blackmail, online ya loan app ki dhamki ke liye India me 1930 hai; mahila helpline 181. Aaj hi kisi bharose ke insaan ko bataiye. Aap jahan hain wahan surakshit hain?",
  ),
  stalking: variants(
    "Go where there are people and light, such as a shop, a clinic or a neighbour's house, and not home alone if that shows them where you live. If they are near, call 112 now; women in India can also call 181. Stay on the phone with a person you trust and share where you are. Following, watching or calling without end is a crime: keep messages, dates and numbers for the police. Are there people around you now?",
    "जहाँ लोग और रोशनी हो वहाँ जाइए, जैसे कोई दुकान, क्लिनिक या पड़ोसी का घर; घर का पता चल सकता हो तो अकेले सीधे घर मत जाइए। वे पास हों तो अभी 112 मिलाइए; भारत में महिलाएँ 181 पर भी बात कर सकती हैं। किसी भरोसे के व्यक्ति से फ़ोन पर जुड़े रहिए और बताइए कि आप कहाँ हैं। पीछा करना, नज़र रखना या लगातार फ़ोन करना अपराध है: संदेश, तारीख़ें और नंबर पुलिस के लिए सँभालिए। क्या अभी आपके आसपास लोग हैं?",
    "Jahan log aur roshni ho wahan jaiye, jaise koi dukaan, clinic ya padosi ka ghar; ghar ka pata chal sakta ho to akele seedhe ghar mat jaiye. Woh paas hon to abhi 112 milaiye; India me mahilayein 181 par bhi baat kar sakti hain. Kisi bharose ke insaan se phone par jude rahiye aur bataiye ki aap kahan hain. Peecha karna, nazar rakhna ya lagataar phone karna apradh hai: message, tareekhein aur number police ke liye sambhaliye. Kya abhi aapke aas-paas log hain?",
  ),
  delusion: variants(
    "That sounds frightening and exhausting, and you should not be alone with it. Please do nothing that a voice or a sign tells you to do. Tell a person close to you today, and see a doctor soon: this can be helped. Tele-MANAS on 14416 (India, free, day and night) can begin with you at once; elsewhere, your local emergency number. If you or anyone may be hurt, call 112. Who is with you now?",
    "यह डरावना और थका देने वाला लगता है, और इसमें आपको अकेले नहीं रहना चाहिए। कृपया किसी आवाज़ या इशारे के कहने पर कुछ मत कीजिए। आज ही किसी अपने को बताइए और जल्दी डॉक्टर से मिलिए: इसमें मदद मिलती है। टेली-मानस 14416 (भारत, निःशुल्क, दिन-रात) पर अभी बात शुरू हो सकती है; कहीं और हों तो वहाँ की आपात सेवा। आपको या किसी को चोट लग सकती हो तो 112। अभी आपके साथ कौन है?",
    "Yeh daravna aur thaka dene wala lagta hai, aur isme aapko akele nahi rehna chahiye. Kripya kisi aawaz ya ishare ke kehne par kuch mat kijiye. Aaj hi kisi apne ko bataiye aur jaldi doctor se miliye: isme madad milti hai. Tele-MANAS 14416 (India, free, din-raat) par abhi baat shuru ho sakti hai; kahin aur hon to wahan ki emergency seva. Aapko ya kisi ko chot lag sakti ho to 112. Abhi aapke saath kaun hai?",
  ),
  fraud_under_way: variants(
    "You do not have to pay anyone to be safe: no chart shows a curse, and someone who frightens you and then asks for money is using your fear. Send no money, no OTP and no pictures, and do not go alone to any ritual or meeting. If money has already gone, call your bank and India's 1930 now, because the first hours count; elsewhere, your bank and the police. If you are threatened, 112. Tell one person in the family today, before you answer them again. Has anything been paid already?",
    "सुरक्षित रहने के लिए किसी को पैसे देना ज़रूरी नहीं: कोई कुंडली श्राप नहीं दिखाती, और जो पहले डराए फिर पैसे माँगे, वह आपके डर का फ़ायदा उठा रहा है। पैसे, ओटीपी या तस्वीर मत भेजिए, और किसी पूजा या मुलाक़ात में अकेले मत जाइए। पैसे जा चुके हों तो अभी बैंक और भारत में 1930 पर फ़ोन कीजिए, क्योंकि शुरू के घंटे काम के होते हैं; कहीं और हों तो बैंक और पुलिस को। धमकी मिले तो 112। उन्हें जवाब देने से पहले आज घर में किसी एक को बताइए। क्या कुछ दिया जा चुका है?",
    "Surakshit rehne ke liye kisi ko paise dena zaroori nahi: koi kundli shraap nahi dikhati, aur jo pehle daraye phir paise maange, woh aapke darr ka fayda utha raha hai. Paise, OTP ya tasveer mat bhejiye, aur kisi puja ya mulaqat me akele mat jaiye. Paise ja chuke hon to abhi bank aur India me 1930 par phone kijiye, kyunki shuru ke ghante kaam ke hote hain; kahin aur hon to bank aur police ko. Dhamki mile to 112. Unhe jawab dene se pehle aaj ghar me kisi ek ko bataiye. Kya kuch diya ja chuka hai?",
  ),
  medical_decision: variants(
    "This is for a doctor who knows the case, and I won't weigh it from a chart. Please do not stop, start, change or put off a medicine, a test or a treatment because of planets or a date. Ask the doctor what happens with it and without it, and how soon it has to be decided; a second doctor's opinion is your right. If anything gets suddenly worse, call 112, in India also 108. Have you been able to ask your doctor this?",
    "यह उस डॉक्टर के तय करने की बात है जो पूरा हाल जानते हैं; कुंडली से यह तौला नहीं जाएगा। ग्रहों या तारीख़ के कारण कोई दवा, जाँच या इलाज न बंद कीजिए, न शुरू, न बदलिए, न टालिए। डॉक्टर से पूछिए कि इसे करने और न करने से क्या होगा, और कब तक तय करना है; दूसरे डॉक्टर की राय लेना आपका हक़ है। तबीयत अचानक बिगड़े तो 112, भारत में 108 भी। क्या आप डॉक्टर से यह पूछ पाए हैं?",
    "Yeh us doctor ke tay karne ki baat hai jo poora haal jaante hain; kundli se yeh tola nahi jaayega. Grahon ya tareekh ke kaaran koi dawa, jaanch ya ilaaj na band kijiye, na shuru, na badaliye, na taaliye. Doctor se poochhiye ki ise karne aur na karne se kya hoga, aur kab tak tay karna hai; doosre doctor ki raay lena aapka haq hai. Tabiyat achanak bigde to 112, India me 108 bhi. Kya aap doctor se yeh poochh paaye hain?",
  ),
  grief: variants(
    "I'm so sorry. No chart explains such a loss, and nothing you did or left undone is written in one as its cause. There is nothing you have to ask or decide now. If you like, tell me about them. And if the days get too heavy, a person you trust, or Tele-MANAS on 14416 (India, free, day and night), can listen. Is someone with you these days?",
    "बहुत दुख हुआ सुनकर। ऐसे बिछोह का कारण किसी कुंडली में नहीं मिलता, और आपके किसी काम या चूक को कोई कुंडली इसका कारण नहीं बताती। अभी कुछ पूछना या तय करना ज़रूरी नहीं। मन हो तो उनके बारे में बताइए। दिन बहुत भारी लगें तो कोई अपना, या टेली-मानस 14416 (भारत, निःशुल्क, दिन-रात) सुन सकता है। क्या इन दिनों कोई आपके साथ है?",
    "Bahut dukh hua sunkar. Aise bichhoh ka kaaran kisi kundli me nahi milta, aur aapke kisi kaam ya chook ko koi kundli iska kaaran nahi batati. Abhi kuch poochhna ya tay karna zaroori nahi. Mann ho to unke baare me bataiye. Din bahut bhaari lagein to koi apna, ya Tele-MANAS 14416 (India, free, din-raat) sun sakta hai. Kya in dinon koi aapke saath hai?",
  ),
};

/** The answer after an injury in which nothing was swallowed: a cut, a fall, a burn, an attack. */
export const INJURY_PHRASES: PhraseVariants = variants(
  "Call an ambulance first: 112, in India also 108; elsewhere, your local emergency number. Say what happened, when, and where you are, even if it feels all right now. Press a clean cloth firmly on what bleeds and keep pressing. Acid or a burn: hold it under running water for twenty minutes, and put nothing on it. After a fall, do not move the neck or back. Once you are safe, Tele-MANAS on 14416 listens, free, at any hour. Who is with you now?",
  "सबसे पहले एंबुलेंस बुलाइए: 112, भारत में 108 भी; कहीं और हों तो वहाँ की आपात सेवा। बताइए कि क्या हुआ, कब और आप कहाँ हैं, चाहे अभी ठीक लग रहा हो। ख़ून बह रहा हो तो साफ़ कपड़ा ज़ोर से दबाए रखिए। तेज़ाब या जलने पर बीस मिनट तक बहते पानी के नीचे रखिए और कुछ मत लगाइए। गिरे हों तो गर्दन या पीठ मत हिलाइए। ख़तरा टल जाए तो टेली-मानस 14416 पर बात कीजिए, निःशुल्क, किसी भी समय। अभी आपके पास कौन है?",
  "Sabse pehle ambulance bulaiye: 112, India me 108 bhi; kahin aur hon to wahan ki emergency seva. Bataiye ki kya hua, kab aur aap kahan hain, chahe abhi theek lag raha ho. Khoon beh raha ho to saaf kapda zor se dabaye rakhiye. Tezab ya jalne par bees minute tak behte paani ke neeche rakhiye aur kuch mat lagaiye. Gire hon to gardan ya peeth mat hilaiye. Khatra tal jaaye to Tele-MANAS 14416 par baat kijiye, free, kisi bhi samay. Abhi aapke paas kaun hai?",
);

/** Answers to the next messages, until the user changes the subject. */
export const DISTRESS_CONTINUATION_PHRASES = {
  life: variants(
    "I'm still here, and the chart can still wait. Have you been able to call 14416, or a person you trust? Sit with someone if you can, even without talking. If the danger is this minute, 112. Who is nearest to you now?",
    "बात यहीं है, कुंडली अब भी रुक सकती है। क्या आप 14416 पर या किसी भरोसे के व्यक्ति से बात कर पाए? हो सके तो किसी के पास बैठिए, चाहे बिना बोले। ख़तरा इसी पल हो तो 112। अभी आपके सबसे पास कौन है?",
    "Baat yahin hai, kundli ab bhi ruk sakti hai. Kya aap 14416 par ya kisi bharose ke insaan se baat kar paaye? Ho sake to kisi ke paas baithiye, chahe bina bole. Khatra isi pal ho to 112. Abhi aapke sabse paas kaun hai?",
  ),
  now: variants(
    "The chart can still wait. If the danger is not over, call 112 from any phone and stay on the line until help is there. Who is with you now?",
    "कुंडली अब भी रुक सकती है। ख़तरा टला न हो तो किसी भी फ़ोन से 112 मिलाइए, और जब तक कोई पहुँच न जाए, लाइन पर रहिए। अभी आपके साथ कौन है?",
    "Kundli ab bhi ruk sakti hai. Khatra tala na ho to kisi bhi phone se 112 milaiye, aur jab tak koi pahunch na jaaye, line par rahiye. Abhi aapke saath kaun hai?",
  ),
  gentle: variants(
    "I'm listening, and there is no hurry. Write as much or as little as you like. If it gets too heavy, a person close to you, or 14416 in India, day and night, can be there for you.",
    "बात सुनी जा रही है, और कोई जल्दी नहीं। जितना मन हो उतना लिखिए। बहुत भारी लगे तो कोई अपना, या भारत में 14416, दिन-रात, आपके साथ हो सकता है।",
    "Baat suni ja rahi hai, aur koi jaldi nahi. Jitna mann ho utna likhiye. Bahut bhaari lage to koi apna, ya India me 14416, din-raat, aapke saath ho sakta hai.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** The first line after a danger, before another question is answered. */
export const CARE_AFTER_DANGER: PhraseVariants = variants(
  "I have not forgotten what you wrote: if it comes back, 14416 is there day and night, and 112 if it is urgent. | What you wrote before still matters to me: 14416 answers day and night, and 112 in an emergency.",
  "आपने जो लिखा वह याद है: वह फिर लौटे तो 14416 दिन-रात है, और तुरंत की बात हो तो 112।",
  "Aapne jo likha woh yaad hai: woh phir laute to 14416 din-raat hai, aur turant ki baat ho to 112.",
);
