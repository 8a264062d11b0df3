/** Generic statements and statements about other people, for corpus 25. Lines as in generic-statements.data.ts. */
export const GENERIC_STATEMENTS_25 = `
en {P} in the {H} house usually gives a person more patience than he wants.
en If {P} were in {S}, I would be telling you a rather different story.
en Has anyone ever told you where your {P} sits?
en Your cousin's pandit said your {P} is in {S}; those were his words, not mine.
en My elder brother has {P} in the {H} house, and he has never paid a bill on time in his life.
en People born with {S} rising tend to walk quickly and apologise slowly.
en Suppose for a moment that {P} and {Q} stood together in the {H} house: you'd have asked me about money, not marriage.
en Before you buy any gemstone for {P}, have it looked at by two jewellers and worn under the pillow for three nights.
en Old books say that when the lord of the {H} house goes to the {J}, one should watch his temper in the morning.
en Is your {P} in {S}, or is that merely what the website told you?
en A conjunction simply means that two planets share a sign.
en I once had a client, a barrister from Leicester, whose {P} was in {S} in the {H} house, and he wept at every wedding.
en Should {P} ever transit your {H} house, keep a diary and you'll thank me for it.
en Most astrologers of my generation were taught to look at {P} first and the client's shoes second.
en Your aunt claims you have {P} in the {H} house, but then your aunt also claims I owe her a sari.
en Light a lamp for {P} on its own day, feed a cow, and speak kindly to your staff.
en What would you do differently, sir, supposing {P} did rule your {H} house?
en In general a {P} mahadasha asks a man to finish what he has begun.
en Those with {P} in {S} are often said to be fond of curd.
en The word dispositor means the lord of the sign in which a planet stands.
en My guru in Kashi used to say that {P} and {Q} in one house are like two cooks in one kitchen.
en Had you been born two hours later, {S} might have been rising instead.
en When {P} aspects {Q}, the books speak of a long friendship or a long lawsuit.
en Do you know your exact birth time, or is it only your grandmother's guess?
en According to the software on your phone, your {P} is in the {H} house.
en The Prime Minister's chart has {P} in {S}, or so they write in the magazines.
en One shouldn't judge a {P} in the {H} house without first asking after its lord.
en Unless {P} is in the {H} house, that old verse has no application.
en Chant the mantra of {P} one hundred and eight times and then go and do your homework.
en Could it be that {Q} aspects your {P}? We shall look into it next Thursday.
en Your husband's {P} is in {S}, dear, and that is his problem, not yours.
en The neighbour who reads palms swears you're a {S} lagna.
en Sade sati is the name for Saturn's passage over the sign before the Moon, the Moon's own sign and the one after.
en For a person with {P} in the {H} house, classical texts recommend fasting, though I recommend walking.
en Let us imagine {P} in {S} just for the sake of argument.
hi {H} भाव का {P} प्रायः आदमी को धीरज सिखा ही देता है।
hi अगर {P} {S} में होता तो मैं कुछ और ही कहानी सुनाता।
hi आपको किसी ने बताया है कि आपका {P} कहाँ बैठा है?
hi आपके मामा के पंडित जी कह रहे थे कि आपका {P} {S} में है, यह उनका कहना है, मेरा नहीं।
hi मेरे बड़े भाई के {H} भाव में {P} है और उन्होंने आज तक बिजली का बिल समय पर नहीं भरा।
hi {S} लग्न वाले अक्सर तेज़ चलते हैं और देर से माफ़ी माँगते हैं।
hi मान लीजिए {P} और {Q} साथ बैठे होते, तब आप ब्याह नहीं, पैसे की बात पूछते।
hi {P} का रत्न लेने से पहले दो जौहरियों को दिखाइए और तीन रात तकिए के नीचे रखिए।
hi पुराने ग्रंथों में लिखा है कि {H:esh} जब {J} भाव में जाए तो सुबह का क्रोध टालना चाहिए।
hi क्या आपका {P} सचमुच {S} में है, या वेबसाइट देखकर कह रहे हैं?
hi युति का अर्थ इतना ही है कि दो ग्रह एक राशि में हों।
hi कचौड़ी गली के एक सेठ थे, उनका {P} {S} में था, हर शादी में रो पड़ते थे।
hi जब कभी {P} आपके {H} भाव से गुज़रे, तब डायरी लिखने की आदत डालिएगा।
hi हमारे गुरुजी पहले {P} देखते थे, फिर यजमान के जूते।
hi चाची जी का दावा है कि आपके {H} घर में {P} है, पर चाची जी तो यह भी कहती हैं कि मैंने उनकी साड़ी नहीं लौटाई।
hi {P} के दिन दीपक जलाइए, गाय को रोटी दीजिए और नौकर से मीठा बोलिए।
hi मान लें कि {P} आपके {H} भाव का स्वामी होता, तब आप क्या करते?
hi सामान्यतः {P} की महादशा अधूरे काम पूरे करवाती है।
hi जिनका {P} {S} में होता है, लोग कहते हैं उन्हें दही बहुत भाता है।
hi ग्रह जिस राशि में बैठता है उसके स्वामी को राशीश कहते हैं।
hi बाबा विश्वनाथ की नगरी में कहावत है: {P} और {Q} एक घर में, दो रसोइए एक चूल्हे पर।
hi दो घंटे बाद जन्मे होते तो शायद {S} लग्न आ जाता।
hi {P} की दृष्टि {Q} पर हो तो शास्त्र लंबी मित्रता या लंबा मुक़दमा बताते हैं।
hi जन्म का समय पक्का है या दादी का अंदाज़ा?
hi मोबाइल के सॉफ़्टवेयर के अनुसार आपका {P} {H} भाव में है।
hi पत्रिकाओं में छपा है कि अमुक मंत्री जी का {P} {S} में है।
hi {H} भाव के {P} का फल उसके स्वामी को देखे बिना नहीं कहना चाहिए।
hi जब तक {P} {H} भाव में न हो, वह श्लोक लागू नहीं होता।
hi {P} का मंत्र एक सौ आठ बार जपिए, फिर जाकर अपना पाठ याद कीजिए।
hi कहीं ऐसा तो नहीं कि {Q} आपके {P} को देख रहा हो? बृहस्पतिवार को देखेंगे।
hi बहू, तुम्हारे पति का {P} {S} में है, वह उनकी चिंता है, तुम्हारी नहीं।
hi पड़ोस के हस्तरेखा वाले सज्जन क़सम खाकर कहते हैं कि आप {S} लग्न के हैं।
hi साढ़ेसाती उस काल को कहते हैं जब शनि चंद्र राशि से बारहवें, पहले और दूसरे से गुज़रे।
hi {H} घर में {P} वालों के लिए ग्रंथ व्रत बताते हैं, मैं तो पैदल चलना बताता हूँ।
hi बस बहस के लिए सोचिए कि {P} {S} में बैठा हो।
hg {H} ghar ka {P} aksar aadmi ko sabar sikha deta hai.
hg Agar {P} {S} me hota na to main kuch aur hi kahani sunata.
hg aapko kisi ne bataya kabhi ki aapka {P} kahan baitha hai?
hg Mama ke pandit ji keh rahe the ki tumhara {P} {S} mein hai, ye unki baat hai meri nahi.
hg mere bade bhai ke {H} ghar me {P} hai, aaj tak bijli ka bill time pe nahi bhara usne
hg {S} lagna wale log zyada tar tez chalte hain aur der se sorry bolte hain.
hg maan lo {P} aur {Q} saath baithe hote, tab tum shaadi nahi paise ki baat poochte
hg {P} ka ratna kharidne se pehle do jeweller ko dikha lena, teen raat takiye ke neeche rakhna.
hg purani kitabo me likha hai ki {H:esh} jab {J} ghar me jaaye to subah ka gussa taalna chahiye
hg Sach me aapka {P} {S} me hai kya, ya website dekh ke bol rahe ho?
hg Yuti ka matlab bas itna ki do grah ek rashi me ho.
hg ek seth the kachauri gali ke, unka {P} {S} me tha, har shaadi me ro padte the
hg jab kabhi {P} aapke {H} ghar se guzre tab diary likhna shuru kar dena
hg Hamare guruji pehle {P} dekhte the, phir yajman ke joote.
hg chachi bolti hai tumhare {H} ghar me {P} hai, chachi to ye bhi bolti hai ki maine unki saree nahi lautayi
hg {P} ke din diya jalao, gaay ko roti do, naukar se meetha bolo.
hg soch ke batao, {P} tumhare {H} ghar ka maalik hota to tum kya karte?
hg Aam taur pe {P} ki mahadasha adhoore kaam poore karwati hai.
hg jinka {P} {S} me hota hai unko kehte hai dahi bahut pasand hota hai
hg Grah jis rashi me baithe us rashi ke malik ko dispositor bolte hain.
hg banaras me kahawat hai, {P} aur {Q} ek ghar me matlab do rasoiye ek chulhe pe
hg do ghante baad paida hote to shayad {S} lagna aa jata
hg {P} ki nazar {Q} pe ho to shastra lambi dosti ya lamba case batate hain.
hg Janm ka time pakka hai ya dadi ka andaza?
hg mobile wale software ke hisaab se aapka {P} {H} ghar me hai, aisa wo bolta hai
hg Magazine me chhapa tha ki mantri ji ka {P} {S} mein hai.
hg {H} ghar ke {P} ka phal uske swami ko dekhe bina mat bolo kabhi.
hg jab tak {P} {H} ghar me na ho tab tak wo shlok lagta hi nahi
hg {P} ka mantra 108 baar japo, fir jaake homework karo.
hg kahin {Q} tumhare {P} ko dekh to nahi raha? guruwar ko check karenge
hg Bahu, tumhare pati ka {P} {S} me hai, wo unki tension hai tumhari nahi.
hg padosi jo haath dekhte hai wo kasam kha ke bolte hai ki aap {S} lagna ke ho
hg Sade sati us time ko kehte hain jab shani chandra rashi se barahve, pehle aur doosre se guzre.
hg {H} ghar me {P} walon ke liye granth vrat batate hain, main to paidal chalna batata hu.
hg chalo behas ke liye soch lete hai ki {P} {S} me baitha ho
`;
