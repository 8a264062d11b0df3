/** Generic statements and statements about other people, for corpus 22. Lines as in generic-statements.data.ts. */
export const GENERIC_STATEMENTS_22 = `
en {P} in the {H} house usually asks for patience before it gives anything back.
en **Q. What does {P} in {S} mean?** In general, astrologers read the planet through the manners of the sign.
en If your {P} were in {S}, this paragraph would read quite differently.
en Do you have {P} in the {H:n} house? Drop a comment below!
en My cousin has {P} in {S} and she changed jobs four times in two years.
en *Glossary* — **Dispositor**: the lord of the sign a planet is placed in.
en Generally speaking, people with {P} in {S} don't like being rushed.
en Check first whether {P} is in the {H} house in your own chart, then read the matching section.
en Another member on this forum told you that your {P} is in {S}; I haven't checked that.
en Classical texts describe the native with {P} in the {H} house at some length, and not always kindly.
en The celebrity we discussed last week had {P} in {S} and {Q} in the {J} house.
en Tip: light a lamp on Saturday evenings and keep your promises small.
en Suppose {P} is aspected by {Q}; then you would judge both of them together.
en Is your {P} in {S}? Share a screenshot and someone will help.
en For {S} ascendants, this month favors paperwork over parties.
en Natives having {P} in the {H} house should avoid signing as guarantors, as the old saying goes.
en A house with no planets in it isn't dead; one then looks to its lord.
en Your old report says {P} is in the {H} house, and I would like to see the birth time it used.
en Let's say {Q} sits in the {J} house in somebody's chart: the first thing to check is its lord.
en - Rule of thumb: a planet is read by sign, by house and by what joins it.
en My ex had {P} in the {H:n}, and trust me, it showed.
en Should {P} ever transit your {H} house, keep a diary and compare notes.
en People often ask me whether {P} in {S} is good or bad, and I always answer "for what?"
en Anyone born with {P} in the {H} house may find this meditation useful.
en **Disclaimer:** astrological indications are for guidance and don't replace medical or legal advice.
en Read about {P} in {S} here ➜
en Which one is it, {P} in the {H:n} or {P} in the {J:n}? Please post your chart.
en The commenter above claims that you have {P} in {S}, but gave no reasoning.
en An antardasha is a smaller period inside a mahadasha.
en Had your {P} been in the {H} house, I would have said move abroad.
en In my husband's chart {P} aspects the {H} house, and he still can't find his keys.
en Many writers hold that {P} and {Q} in one sign make a person talkative.
en Try to verify your birth time from the hospital record before you buy any gemstone.
en Next week's post: {P} in the {H} house, sign by sign!
hi {H} भाव का {P} प्रायः धैर्य की परीक्षा लेता है।
hi **प्रश्न:** {P} {S} राशि में हो तो क्या फल मिलता है?
hi {S} राशि में {P} हो, तो लेखक प्रायः वाणी पर संयम की बात करते हैं।
hi क्या आपके {H} घर में {P} है? कमेंट में जरूर बताएँ।
hi मेरी ननद का {P} {S} में है, वह हर यात्रा में सामान भूल आती है।
hi शब्दावली — भावेश: किसी भाव में जो राशि हो उसका स्वामी।
hi जिन लोगों का {P} {H} भाव में होता है, वे अक्सर कम बोलते हैं।
hi सबसे पहले यह देखें कि आपकी कुंडली में {P} {H} भाव में है या नहीं।
hi आपके पिछले पंडित जी ने कहा था कि {P} {S} में है, मैंने उसकी जाँच नहीं की।
hi शास्त्रों में {H:sk} भावगत {P} का फल विस्तार से मिलता है।
hi स्वामी जी की प्रसिद्ध कुंडली में {P} {S} में और {Q} {J} भाव में बताया जाता है।
hi उपाय: प्रातः सूर्य को जल दें और माता-पिता का आशीर्वाद लें।
hi मान लीजिए {P} पर {Q} की दृष्टि हो, तब दोनों का विचार साथ में करना चाहिए।
hi साप्ताहिक राशिफल, {S}: मेहमान आ सकते हैं, बजट सँभालकर चलें।
hi जब-जब {P} {H} घर से गुजरे, डायरी में घटनाएँ लिखते रहिए।
hi भाव खाली हो तो उसके स्वामी को देखा जाता है।
hi आपकी पुरानी पत्रिका में लिखा है कि {P} {H} भाव में है, वह किस समय से बनी थी?
hi जिस कुंडली में {Q} {J} घर में हो, वहाँ भावेश को पहले परखा जाता है।
hi अंतर्दशा, महादशा के भीतर का छोटा काल है।
hi क्या यह सच है कि {H} घर का {P} विवाह में देर करता है?
hi बहुत से पाठक पूछते हैं कि {S} का {P} शुभ है या अशुभ; उत्तर पूरे चक्र से ही मिलता है।
hi {H} भाव में {P} वाले जातक यह ध्यान आज़मा सकते हैं।
hi **अस्वीकरण:** ज्योतिषीय संकेत केवल मार्गदर्शन के लिए हैं, चिकित्सकीय सलाह का विकल्प नहीं।
hi पढ़ें: {S} राशि में {P} का फल ➜
hi कौन सा सही है, {H} भाव का {P} या {J} भाव का? कृपया कुंडली का चित्र भेजें।
hi ऊपर टिप्पणी करने वाले सज्जन का दावा है कि आपका {P} {S} में है, पर आधार नहीं बताया।
hi आपका {P} {H} भाव में होता तो मैं विदेश जाने की सलाह देता।
hi हमारे एक पाठक, जिनके {H} भाव पर {P} की दृष्टि है, लिखते हैं कि उन्हें घर बदलना पड़ा।
hi कुछ विद्वानों का मत है कि {P} और {Q} की युति व्यक्ति को वाचाल बनाती है।
hi जन्म समय में दस मिनट का अंतर हो तो पत्रिका दोबारा बनवाना उचित है।
hi अगले अंक में: {H:sk} भाव में {P}, सभी राशियों के लिए।
hi {P} कमजोर हो तो बुज़ुर्ग लोग सेवा और दान की सलाह देते हैं।
hi सामान्य नियम यह है कि ग्रह को राशि, भाव और युति तीनों से परखा जाए।
hi लेख पसंद आया हो तो अपने {P} की राशि नीचे लिखें।
hg {H} ghar me {P} ho to log aksar der se settle hote hain, aisa dekha gaya hai.
hg Q: {P} agar {S} me ho to kya hota hai?
hg Timestamps: 0:00 intro, 1:20 {P} ka matlab, 4:45 {H} ghar ka matlab
hg Kya aapke {H} ghar me {P} hai? Comment me zaroor batana 👇
hg meri bhabhi ka {P:en} {S:en} me hai aur unse behas me koi nahi jeeta aaj tak
hg Antardasha matlab mahadasha ke andar ka chhota period.
hg Jin logo ka {P:en} {H:en} house me hota hai wo zyada tar kam bolte hain.
hg Pehle apni kundli me dekho ki {P} {H} ghar me hai ya nahi, phir video aage dekho.
hg Aapke purane pandit ji ne bola tha ki {P} {S} me hai, maine check nahi kiya.
hg Books me {H:en} house ke {P:en} ke baare me kaafi kuch likha hai.
hg Pichhle video wale cricketer ki kundli me {P} {S} me tha aur {Q} {J} ghar me.
hg Upay simple hai: roz subah 10 minute chup baitho aur paani zyada piyo.
hg Maan lo {P} par {Q} ki drishti ho, tab dono ko saath me padhna chahiye.
hg {S} walo, is hafte udhaar dene se bacho aur neend poori karo.
hg Kabhi {P} tumhare {H} ghar me gochar kare to diary likhna shuru kar dena.
hg Ghar khaali ho to uske swami ko dekhte hain, simple.
hg Aapki purani PDF me likha hai ki {P} {H} ghar me hai, wo kis time se bani thi?
hg Kisi bhi kundli me {Q:en} {J:en} house me ho to uske lord ko zaroor check karo.
hg Dispositor yaani us rashi ka malik jisme graha baitha ho.
hg kya sach me {H:en} house ka {P:en} shaadi late karata hai? koi experience share karo
hg Log poochte hain {S} ka {P} accha hai ya bura, bhai poora chart dekhna padta hai.
hg {H} bhav me {P} wale ye mantra try kar sakte hain.
hg Disclaimer: video entertainment aur jaankari ke liye hai, paise lagane ka faisla khud karein.
hg Full article padho: {S} rashi me {P} ka phal ➜ link bio me
hg kaunsa sahi h, {H:en} house wala {P:en} ya {J:en} wala? chart ka photo bhejo
hg Upar wale comment me kisi ne kaha hai ki aapka {P} {S} me hai, source nahi diya.
hg Tumhara {P} {H} ghar me hota na, to main bolta foreign nikal jao.
hg mere roommate ke chart me {P:en} ki drishti {H:en} house pe h, banda gym chhod hi nahi pata
hg Kuch astrologers maante hain ki {P} aur {Q} ki yuti insaan ko bahut baatuni banati hai.
hg bina exact birth time ke lagna mat maano, pehle mummy se confirm karo
hg Next video: {H} ghar me {P}, sabhi rashiyon ke liye, subscribe karna mat bhoolna!
hg Jab {P} kamzor ho to buzurg log seva aur daan bolte hain.
hg Aap hi batao, {S} wale {P} ki baatein aap par fit hoti hain kya?
hg Rule simple hai: graha ko rashi, ghar aur saathi graha teeno se padho.
`;
