/** Generic statements and statements about other people, for corpus 20. Lines as in generic-statements.data.ts. */
export const GENERIC_STATEMENTS_20 = `
en {P} in the {H} house usually makes a person think twice before spending.
en If {P} were in {S}, I would have told you to start the business tomorrow itself.
en People with {P} in {S} often come to me after forty.
en My own brother-in-law has {P} in the {H:n}, and he is doing very well in Pune.
en Do you remember what was happening in the year your father changed his job?
en Is your {P} in {S}, or is that someone else's paper?
en Your cousin's pandit said that your {P} is in the {H:n}; that is his statement, I have not checked.
en A kendra is an angular house, nothing more mysterious than that.
en When the lord of the {H} house goes to the {J}, the old texts speak of change of residence.
en Suppose {P} and {Q} had been together; then we would be having quite another conversation.
en One lady came last week with {P} in {S}, and she had the very same worry.
en Please do not wear any gemstone without asking someone who has seen the whole chart.
en Would you say that you are patient by temperament?
en Whenever {P} aspects {Q}, tradition advises a little caution with money.
en An astrologer on television told you {P} was sitting in your {H} house, you say.
en I never judge a marriage from {P} alone, and neither should you.
en Had you been born with {S} rising, the whole order of houses would be different.
en In my daughter's horoscope {P} and {Q} share the {H:n} house.
en What a retrograde planet means is that it seems to move backwards as seen from the Earth.
en Generally speaking, {P} in the {J} house asks for hard work in the first half of life.
en Light a lamp on Saturday evening if it gives you peace; it costs nothing.
en Have you ever been told that you have {P} in {S}?
en Unless {P} stands in the {H}, that particular rule simply does not apply.
en My teacher used to say, never open your mouth before checking the birth time twice.
en Your wife's chart, which I saw last year, has {P} in the {H:n}.
en Books say that {S} in the {H} house gives interest in land and property.
en Let us assume for a moment that {P} rules the {H} house, just to see how the method works.
en Some of my colleagues would read {P} with {Q} as a sign of foreign travel.
en Mahadasha is the main planetary period, and antardasha is the smaller one inside it.
en Kindly bring the correct birth time, then only I can say where {P} is.
en Anyone whose {P} falls in {S} will tell you that friends matter to them.
en A client of mine in Leicester, a retired teacher, has {P} in {S}.
en You asked me what would happen were {P} in your {H} house.
en Which of the two houses, the {H} or the {J}, would you like to discuss first?
en It is commonly held that {P} in the {H} gives late but steady results.
hi {H} घर में {P} हो तो आदमी आम तौर पर सोच-समझकर ख़र्च करता है।
hi अगर आपका {P} {S} में होता, तो मैं आज ही दुकान खोलने को कह देता।
hi मेरे छोटे भाई का {P} {H} घर में है, इंदौर में मज़े से रह रहा है।
hi क्या आपका {P} {S} में है?
hi आपके मामाजी के पंडित ने कहा था कि आपका {P} {H} घर में है, मैंने अभी देखा नहीं।
hi लोग कहते हैं कि {S} में {P} वाले ज़िद्दी होते हैं।
hi केंद्र का मतलब बस इतना है कि कुंडली के चार मुख्य खंभे।
hi कल एक बहनजी आई थीं, उनका {P} {S} में था और परेशानी यही।
hi बिना पूरी पत्री दिखाए कोई रत्न मत पहनिए।
hi मान लीजिए {P} {H} घर में बैठा हो, तब क्या करेंगे?
hi जब {H} घर का स्वामी {J} घर में जाए, तो शास्त्र में स्थान परिवर्तन कहा है।
hi आपके जीजाजी की कुंडली में {P} और {Q} साथ बैठे हैं।
hi यह बताइए, पिछले साल नौकरी में कुछ हुआ था क्या?
hi {P} की {Q} पर दृष्टि हो तो पैसे के मामले में ज़रा रुककर चलना चाहिए, ऐसा नियम है।
hi टीवी वाले बाबा ने कह दिया होगा कि आपका {P} {S} में है।
hi शनिवार को दीपक जला दिया कीजिए, मन हल्का रहेगा।
hi {S} लग्न वालों को अक्सर यात्रा का योग मिलता है।
hi यदि {P} आपके {H} घर का स्वामी होता तो बात दूसरी होती।
hi महादशा बड़ा काल है और अंतर्दशा उसके भीतर का छोटा काल।
hi मेरे गुरुजी कहते थे, जन्म समय दो बार पूछो, फिर मुँह खोलो।
hi किसी भी कुंडली में {P} को अकेले देखकर फ़ैसला नहीं करते।
hi आप ही बताइए, {H} घर की बात पहले करें या {J} की?
hi पड़ोस वाले शर्माजी का {P} {H:n} घर में है, उनसे पूछिए कैसा चल रहा है।
hi सोचिए, {P} और {Q} एक राशि में आ जाएँ तो क्या हो?
hi जिनका {P} {S} में होता है, उन्हें दोस्त बहुत मिलते हैं।
hi वक्री का अर्थ है कि धरती से देखने पर ग्रह पीछे जाता दिखता है।
hi आपने कहा कि किसी ने आपका {P} {H} घर में बताया था।
hi {P} {H} भाव में देर से ही सही, फल टिकाऊ देता है, ऐसा माना जाता है।
hi जन्म का सही समय ले आइए, तभी बता पाऊँगा कि {P} किस घर में है।
hi आपकी धर्मपत्नी की पत्री में {S} राशि {H} घर में पड़ी है।
hi काश {P} {S} में होता, यह तो हर कोई सोचता है।
hi पुराने ग्रंथों में {P} और {Q} की युति पर बहुत कुछ लिखा है।
hi क्या कभी किसी ने आपसे कहा कि आपकी {P} की महादशा चल रही है?
hi जब तक {P} {J} घर में न हो, यह नियम लागू नहीं होता।
hi हमारे लखनऊ में एक वकील साहब थे, {P} {H} घर में लेकर पैदा हुए थे।
hg {H} ghar me {P} ho to aadmi aksar soch samajh ke kharch karta hai.
hg Agar aapka {P} {S} me hota to main aaj hi dukaan khulwa deta.
hg Mere chhote bhai ka {P} {H} ghar me hai, Indore me mast hai.
hg Aapka {P} {S} me hai kya?
hg Aapki bua ke pandit ji ne bola tha ki aapka {P} {H} ghar me hai, maine abhi dekha nahi.
hg {S} mein {P} wale log thode ziddi hote hain, aisa kehte hain.
hg Kendra ka matlab hai kundli ke chaar khambe, aur kuch nahi.
hg Kal ek madam aayi thi, unka {P} {S} me tha, same problem.
hg Bina puri patri dikhaye koi ratna mat pehenna.
hg Maan lijiye {P} {H} ghar me baith jaye, tab kya karenge?
hg Jab {H} ghar ka swami {J} ghar me jaye tab sthan parivartan ki baat shastra me kahi gayi hai.
hg Aapke jijaji ki kundli me {P} aur {Q} saath baithe hain.
hg Ye bataiye, pichhle saal naukri me kuch hua tha kya?
hg {P} ki {Q} par drishti ho to paise me jaldbaazi nahi karni chahiye.
hg TV wale baba ne bola hoga ki aapka {P} {S} mein hai.
hg Shanivar ko diya jala dijiye, man halka rahega.
hg {S} lagna walon ko yatra zyada milti hai, ye aam baat hai.
hg {P} agar aapke {H} ghar ka lord hota to baat alag thi.
hg Mahadasha bada period hota hai aur antardasha uske andar ka chhota.
hg Guruji kehte the, birth time do baar pucho phir muh kholo.
hg Sirf {P} dekh ke koi faisla nahi hota, kisi ki bhi kundli me.
hg Pehle {H} ghar ki baat karein ya {J} ki, aap boliye?
hg Humare padosi Sharma ji ka {P} {H:n} ghar me hai, unse puchiye.
hg Sochiye {P} aur {Q} ek hi rashi me aa jayein to kya ho?
hg Jinka {P} {S} me hota hai unke dost bahut hote hain.
hg Vakri ka matlab grah dharti se dekhne pe peeche jata dikhta hai.
hg Aapne hi kaha na ki kisi ne {P} aapke {H:n} ghar me bataya tha.
hg {P} {H:sk} bhav me ho to phal der se par tikau milta hai, aisa maana jata hai.
hg Sahi birth time le aaiye, tabhi bata paunga {P} kis ghar me hai.
hg Aapki wife ki patri me {S} rashi {H} ghar mein aati hai.
hg Kaash hamara bhi {P} {S} me hota, har koi yahi sochta hai.
hg Purani kitabon me {P} {Q} ki yuti par kaafi likha hai.
hg Kabhi kisi ne bola kya ki aapki {P} mahadasha chal rahi hai?
hg Jab tak {P} {J} ghar me na ho, ye niyam lagta hi nahi.
hg Lucknow me ek vakil sahab the, unka {P} {H} ghar me tha.
`;
