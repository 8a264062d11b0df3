/** Generic statements and statements about other people, for corpus 19. Lines as in generic-statements.data.ts. */
export const GENERIC_STATEMENTS_19 = `
en {P} in the {H} house usually gives people a strong need to be appreciated for what they do there.
en If {P} were in {S}, you would probably feel this pull much more in your friendships.
en Do you know whether your {P} is in {S} or in the sign next to it?
en You mentioned that your cousin's pandit said your {P} is in the {H} house; may I look at the chart before I comment?
en My brother has {P} in the {H}, and he is the calmest person I know.
en In general, a person with {P} in {S} enjoys taking the long way round.
en Some astrologers would say that {P} with {Q} makes for a passionate marriage.
en **Tip:** when someone's {P} is in the {H:n} house, keep a journal for a month and see what repeats.
en Imagine a chart with {P} in {S} and {Q} in the {H} house: the two would want very different things.
en People who have {P} and {Q} together often find love through their work.
en Could it be that you're thinking of {P} in the {H} house because an app told you so?
en Your friend wrote to you that her {P} sits in {S}, and I can see why you are curious about yours.
en I'd answer differently for someone whose {P} is in the {H} house and differently again for someone with it in the {J}.
en The lord of the {H} house in the {J} house is said to bring gains through other people.
en Whenever {P} transits {S}, many people report a fresh wave of energy.
en Suppose a friend of yours has {P} retrograde; would you treat her any differently?
en A planet is called combust when it comes very close to the Sun.
en A dispositor is simply the lord of the sign in which a planet sits.
en I would suggest speaking with a financial adviser before you invest, whatever {P} may be doing.
en What would change for you if {P} were in the {H} house?
en According to the reading you pasted, your {P} is in {S}; I haven't checked that yet.
en An actor I read about has {P} in {S} and {Q} in {S}, and he married late.
en Traditionally, those born with {P} in the {H:n} house are advised to be careful with promises.
en - **If {P} is in the {H:n} house:** wait before you commit.⏎- **If {P} is in the {J:n} house:** go ahead and ask.
en Let's say someone runs a {P} Mahadasha with {Q} as the sub-period: they'd be wise to rest more.
en Would you like me to check which house {P} occupies in your chart?
en Your mother believes that your {P} is in the {H} house, and I understand why that worries you.
en In other people's charts, {P} aspecting {Q} tends to show up as ambition.
en Mahadasha is the name for the long planetary period that sets the theme of several years.
en Light a lamp on a quiet evening and think about what you want, not about where {P} is.
en Anyone with {S} rising would recognise this hesitation.
en Unless your {P} is in {S}, this paragraph is not meant for you.
en The old texts describe {P} in the {H} house in quite poetic terms, and modern readers soften them.
en My neighbour's {P} is in {S}, her husband's {Q} is in the {H} house, and they've been happily married for years.
en Please share your birth time so I can see if {P} falls in the {H} or the {J} house.
hi आमतौर पर {H} भाव का {P} इंसान को सराहना का भूखा बना देता है।
hi अगर {P} {S} राशि में होता, तो दोस्ती में यह खिंचाव कहीं ज़्यादा दिखता।
hi क्या आपको पता है कि आपका {P} {S} में है या उसके बगल वाली राशि में?
hi आपने बताया कि आपके चचेरे भाई के पंडित जी के अनुसार आपका {P} {H} भाव में है; मैं पहले कुंडली देख लूँ?
hi मेरे भाई का {P} {H} घर में है और उससे शांत आदमी मैंने नहीं देखा।
hi जिन लोगों का {P} {S} राशि में होता है, उन्हें लंबा रास्ता चुनना अच्छा लगता है।
hi कुछ ज्योतिषी मानते हैं कि {P} और {Q} का साथ विवाह में जोश भर देता है।
hi **सुझाव:** जिसका {P} {H} भाव में हो, वह एक महीने डायरी लिखे और दोहराव पर नज़र रखे।
hi मान लीजिए किसी की कुंडली में {P} {S} में और {Q} {H} भाव में हो, तो दोनों की चाहत अलग-अलग होगी।
hi {P} और {Q} साथ हों तो लोग अक्सर काम के बहाने प्यार पा लेते हैं।
hi कहीं ऐसा तो नहीं कि किसी ऐप ने {P} को {H} भाव में बताकर आपको उलझा दिया?
hi आपकी सहेली ने लिखा कि उसका {P} {S} राशि में है, आपकी जिज्ञासा समझ में आती है।
hi शास्त्रों में {H} भाव के स्वामी का {J} भाव में जाना दूसरों के ज़रिए लाभ देने वाला कहा गया है।
hi जब-जब {P} {S} से गुज़रता है, बहुत से लोग नई ऊर्जा की बात करते हैं।
hi किसी दोस्त का {P} वक्री हो तो क्या आप उससे अलग बर्ताव करेंगे?
hi सूर्य के बहुत पास आने वाले ग्रह को अस्त कहा जाता है।
hi राशि स्वामी का अर्थ है उस राशि का मालिक जिसमें ग्रह बैठा हो।
hi {P} कुछ भी कर रहा हो, निवेश से पहले किसी वित्तीय सलाहकार से बात ज़रूर करें।
hi {P} {H} भाव में हो तो आप अपने जीवन में क्या बदलना चाहेंगे?
hi जो रिपोर्ट आपने चिपकाई है, उसमें लिखा है कि आपका {P} {S} में है; मैंने इसे अभी जाँचा नहीं।
hi एक अभिनेता की कुंडली में {P} {S} राशि में और {Q} {H} भाव में था, और उनकी शादी देर से हुई।
hi परंपरा कहती है कि {H} भाव में {P} वाले जातक वादे सोचकर करें।
hi - **{P} {H} भाव में हो:** वचन देने से पहले रुकें।⏎- **{P} {J} भाव में हो:** बेझिझक पूछ लें।
hi किसी पर {P} की महादशा में {Q} की अंतर्दशा चल रही हो तो उसे आराम बढ़ा देना चाहिए।
hi बताइए, क्या मैं देखूँ कि आपकी कुंडली में {P} किस भाव में है?
hi आपकी माता जी मानती हैं कि आपका {P} {H} भाव में है, उनकी चिंता स्वाभाविक है।
hi दूसरों की कुंडलियों में {Q} पर {P} की दृष्टि प्रायः महत्वाकांक्षा बनकर दिखती है।
hi महादशा ग्रह की उस लंबी अवधि को कहते हैं जो कई वर्षों का विषय तय करती है।
hi शाम को एक दीपक जलाइए और {P} की जगह अपनी इच्छा के बारे में सोचिए।
hi {S} लग्न वाला कोई भी व्यक्ति इस झिझक को पहचान लेगा।
hi यह अनुच्छेद केवल उन पाठकों के लिए है जिनका {P} {S} राशि में है।
hi पुराने ग्रंथ {H} भाव के {P} का बड़ा काव्यात्मक वर्णन करते हैं, नए लेखक उसे नरम कर देते हैं।
hi मेरे पड़ोसी का {P} {S} में है, उनकी पत्नी का {Q} {H} घर में, और दोनों बरसों से ख़ुश हैं।
hi जन्म समय भेज दीजिए, तब पता चलेगा कि {P} {H} भाव में पड़ता है या {J} भाव में।
hi आप चाहें तो हम अगली बार {P} और {Q} के रिश्ते पर भी बात कर सकते हैं।
hg Usually {H} ghar ka {P} insaan ko appreciation ka bhookha bana deta hai.
hg Agar {P} {S} rashi me hota to friendship me ye kheenchav kahin zyada dikhta.
hg Kya aapko pata hai ki aapka {P} {S} me hai ya uske bagal wali rashi me?
hg Aapne bataya ki aapke cousin ke pandit ji ke hisaab se aapka {P} {H} ghar me hai, pehle main chart dekh loon?
hg Mere bhai ka {P} {H} ghar me hai aur usse shaant banda maine nahi dekha.
hg Jin logon ka {P:en} {S:en} me hota hai, unhe lamba raasta lena pasand hota hai.
hg Kuch astrologers maante hain ki {P} aur {Q} ka saath shaadi me passion le aata hai.
hg **Tip:** jiska {P} {H:n} house me ho, wo ek mahine diary likhe aur dekhe kya repeat hota hai.
hg Maan lo kisi ki kundli me {P} {S} me aur {Q} {H} bhav me ho, to dono ki chahat alag alag hogi.
hg {P} aur {Q} saath ho to log aksar office me hi pyaar dhoond lete hain.
hg Kahin aisa to nahi ki kisi app ne {P:en} ko {H:n} house me bata kar aapko confuse kar diya?
hg Aapki dost ne likha ki uska {P} {S} rashi me hai, aapki curiosity samajh aati hai.
hg Shastron me {H} ghar ke swami ka {J} ghar me jaana doosron ke through laabh dene wala kaha gaya hai.
hg Jab bhi {P} {S} se guzarta hai, bahut se log nayi energy ki baat karte hain.
hg Kisi friend ka {P} vakri ho to kya aap usse alag behave karoge?
hg Jo grah Surya ke bahut paas aa jaye use ast kehte hain.
hg Dispositor ka matlab hai us rashi ka maalik jisme grah baitha ho.
hg {P} kuch bhi kar raha ho, invest karne se pehle kisi financial advisor se baat zaroor karna.
hg {P} {H} ghar me ho to aap apni life me kya badalna chahoge?
hg Jo report aapne paste ki hai usme likha hai ki aapka {P:en} {S:en} me hai, maine abhi check nahi kiya.
hg Ek actor ki kundli me {P} {S} me aur {Q} {H} ghar me tha, aur unki shaadi late hui.
hg Parampara kehti hai ki {H} bhav me {P} wale log promise soch kar karein.
hg - **{P} {H:n} house me ho:** commit karne se pehle ruko.⏎- **{P} {J:n} house me ho:** bindaas pooch lo.
hg Kisi par {P} ki mahadasha me {Q} ki antardasha chal rahi ho to use aaram badha dena chahiye.
hg Bataiye, kya main dekhun ki aapki kundli me {P} kaunse ghar me hai?
hg Aapki mummy maanti hain ki aapka {P} {H} ghar me hai, unki chinta natural hai.
hg Doosron ki charts me {Q} par {P} ki drishti aksar ambition ban kar dikhti hai.
hg Mahadasha grah ki us lambi avadhi ko kehte hain jo kai saal ka theme set karti hai.
hg Shaam ko ek diya jalaiye, aur {P} ki jagah apni wish ke baare me sochiye.
hg {S} lagna wala koi bhi insaan is jhijhak ko pehchan lega.
hg Ye paragraph sirf un readers ke liye hai jinka {P:en} {S:en} me hai.
hg Purane granth {H} ghar ke {P} ka bada poetic varnan karte hain, naye writers use soft kar dete hain.
hg Mere padosi ka {P} {S} me hai, unki wife ka {Q} {H} ghar me, aur dono saalon se khush hain.
hg Birth time bhej do, tab pata chalega ki {P} {H} ghar me padta hai ya {J} ghar me.
hg Aap chaho to next time hum {P} aur {Q} ke rishte par bhi baat kar sakte hain.
`;
