/** Generic statements and statements about other people, for corpus 23. Lines as in generic-statements.data.ts. */
export const GENERIC_STATEMENTS_23 = `
en {P} in the {H} house usually makes a person restless, that's what our textbook tells us.
en My brother has {P} in the {H} house and nothing bad ever happened to him.
en If my {P} were in {S}, I would probably be a calmer person.
en Mummy, do you know whether your {P} is in {S}? I couldn't read the page.
en Your cousin's pandit said your {P} is in {S}, but nobody has checked it.
en A native with {P} in {S} is said to be fond of travel.
en Whoever has {P} and {Q} together tends to speak before thinking.
en Please tell me your time of birth before I say where your {P} is.
en A friend of mine, also called Rohan, has {P} in {S}.
en Suppose {P} stood in the {H} house: what would you tell the person?
en Never judge {P} in the {H} house without looking at its dispositor.
en When {P} aspects {Q}, most teachers read the two together.
en I once met a woman with {P} retrograde who was the quietest person in the room.
en The dispositor of a planet is the lord of the sign it sits in.
en Our teacher asked in the exam: what does the lord of the {H} house in the {J} house give?
en Could it be that {P} sits in your {H} house? I'd need your birth time to say.
en My sister-in-law's {P} is in {S}, and she runs a bakery.
en People with {P} in {S} often ask me about foreign lands.
en Had I been born two hours later, {P} might have been in my {H} house.
en In Gandhi's chart people argue about where {P} falls, in {S} or elsewhere.
en Don't be scared by what people write about {P} in the {H} house; every book says something else.
en The pandit in our village told my aunt that her {P} was in {S}.
en Do you remember if the old horoscope put {P} in {S} or somewhere else?
en {P} dasha is supposed to test one's patience.
en As a rule, an empty {H} house is read through its lord.
en Imagine that {Q} were with {P}; then the reading would have to be softer.
en You should not write that {P} is in {S} unless you have seen the chart.
en Someone on the forum claims that {P} in {S} always brings money, and I don't believe such rules.
en Practise with this: take any chart with {P} in the {H} house and write five lines.
en Whenever {P} moves through {S}, my uncle refuses to sign papers.
en What would be different for you, were {P} in the {H} house?
en My daughter's friend has {P} in {S} and {Q} in the same sign.
en Kendra is the name for the houses that stand at the angles of a chart.
en Some astrologers give {P} in the {H} house a bad name, others praise it.
en Is your lagna {S}, or did I read somebody else's chart?
hi {H} घर का {P} आम तौर पर आदमी को बेचैन रखता है, ऐसा हमारी किताब में लिखा है।
hi हमारे पड़ोसी शर्मा जी के {H} घर में {P} है और वे मज़े में हैं।
hi अगर मेरा {P} {S} में होता तो शायद मैं शांत स्वभाव की होती।
hi मम्मी, क्या आपका {P} {S} में है? मुझसे पन्ना पढ़ा नहीं गया।
hi पिछले साल एक बाबा ने दावा किया था कि आपका {P} {S} में है, उस पर भरोसा करने की ज़रूरत नहीं।
hi ग्रंथों में {S} राशि के {P} वाले जातक को यात्राप्रिय बताया गया है।
hi जिन लोगों के {P} और {Q} साथ होते हैं, वे अक्सर बिना सोचे बोल देते हैं।
hi पहले जन्म का समय बताइए, फिर {P} की बात करेंगे।
hi ऑफ़िस में मेरी सीट के बग़ल वाली लड़की का {P} {S} में है, उससे पूछूँगी।
hi मान लीजिए {P} {H} भाव में हो, तब आप क्या कहेंगे?
hi {H} घर के {P} का फल राशि स्वामी देखे बिना मत कहिए।
hi जब {P} {Q} को देखता है तो ज़्यादातर गुरु दोनों को साथ पढ़ते हैं।
hi वक्री {P} को देखकर नए विद्यार्थी अक्सर घबरा जाते हैं।
hi ग्रह जिस राशि में बैठा हो उसके स्वामी को राशीश कहते हैं।
hi परीक्षा में पूछा गया था: {H:esh} {J} भाव में हो तो क्या फल होता है?
hi कहीं ऐसा तो नहीं कि आपका {P} {H} घर में हो?
hi मेरी भाभी का {P} {S} राशि में है।
hi कल जो पत्री मेरे पास आई थी उसमें {P} और {Q} दोनों {H} घर में थे।
hi दो घंटे बाद जन्म होता तो {P} मेरे {H} घर में आ सकता था।
hi दादाजी की पत्री में {P} {S} राशि का था, ऐसा पापा बताते हैं।
hi {H} घर के {P} के बारे में जो डरावनी बातें लिखी जाती हैं, उन पर ध्यान मत दो।
hi आपको याद है, पुरानी पत्री में {P} {S} में लिखा था या कहीं और?
hi {P} की दशा धीरज की परीक्षा लेती है, ऐसा लोग मानते हैं।
hi ख़ाली {H} घर को उसके स्वामी से पढ़ने का नियम है।
hi सोचिए कि {P} के साथ {Q} भी होता, तो फल नरम करके कहना पड़ता।
hi कुंडली देखे बिना यह न लिखें कि {P} {S} में है।
hi यूट्यूब वाले हर {H} भाव के {P} को राजयोग बता देते हैं, इससे बचिए।
hi अभ्यास के लिए कोई ऐसी कुंडली लो जिसमें {P} {H} भाव में हो और पाँच पंक्तियाँ लिखो।
hi जब भी {P} {S} में आता है, मेरे चाचा काग़ज़ों पर दस्तख़त नहीं करते।
hi तुम्हारा लग्न {S} है या मैं किसी और की पत्री पढ़ रही थी?
hi मेरी बेटी की सहेली की कुंडली में {P} और {Q} एक साथ हैं।
hi केंद्र उन घरों का नाम है जो कुंडली के कोनों पर पड़ते हैं।
hi कुछ ज्योतिषी {H} भाव के {P} को बुरा कहते हैं, कुछ उसकी तारीफ़ करते हैं।
hi {P} {S} में हो या न हो, मेहनत तो करनी ही पड़ेगी।
hi काश मेरे {H} घर में {P} होता!
hg koi bhi {P} {H} ghar me dekh ke ghabra mat jaya karo
hg mere jiju ka {P} {S} me hai aur wo ghar ke sabse cool bande hain
hg kaash mera {P} {S} me hota
hg aapne kabhi check kiya ki aapka {P} kis ghar me hai, {H} me ya kahin aur?
hg {S} ka {P} aam taur pe bolne me tez banata hai, ye general baat hai
hg Neha ne bataya ki uske {H} house me {P:en} hai
hg agar {P} {H} ghar me hota tab main kuch aur bolta
hg mujhe exact time bhejo, tabhi bata paunga {P} {S} me hai ya nahi
hg log bolte hain {P} aur {Q} ki yuti achhi nahi hoti, sabke liye alag hoti hai yaar
hg ek YouTube wale ne kaha tha ki aapka {P} {S} me hai, bina kundli dekhe
hg jiske {H} bhav me {P} ho usko sabr rakhna chahiye, guruji yahi sikhate hain
hg sochiye {Q} bhi {P} ke saath hota to kya hota
hg exam ka sawal: {H:esh} {J} bhav me ho to phal likhiye
hg tumhare dost ke chart me {P} {S} me tha na?
hg vakri {P} ka matlab har kundli me ek jaisa nahi hota
hg lagnesh matlab lagna ki rashi ka swami
hg meri saas ki kundli me {P} {H} ghar me hai, unka swabhav alag hi hai
hg ratna pehenne se pehle {P} ko kisi achhe jyotishi se zarur dikhwao
hg {P:en} in {S:en} wale log zyada sochte hain, aisa ek blog me padha
hg kya {P} sach me aapke {H} ghar me hai? date of birth dobara bhejo
hg jab {P} {S} me gochar karta hai to market hilta hai, aisa mere papa maante hain
hg example ke liye lo koi bhi aisi kundli jisme {P} {Q} ko dekhta ho
hg {H} ghar khali ho to uske swami ko dekhte hain, ye niyam hai
hg practice paper me diya tha ki {P} {S} me hai aur {Q} {H} ghar me
hg meri purani kundli wale pandit ke hisab se mera {P} {S} me tha, par usne time hi galat liya tha
hg {P} ki dasha sabke liye kharab nahi hoti
hg do bhai ek hi din paide hue, ek ka {P} {H} me pada aur dusre ka {J} me
hg maan lijiye {P} neech ka ho, tab bhi dar ki baat nahi
hg forum pe ek banda bol raha tha ki uska {H:n} lord {J:n} house me hai
hg {S} lagna walon se meri kabhi nahi banti
hg kis kis ka {P} {H} ghar me hai, comment karo
hg {P} chahe {S} me ho chahe kahin aur, padhai to karni hi hai
hg bina chart dekhe {P} ko {H} ghar me bitha dena galat aadat hai
hg Virat Kohli ke chart me {P} kahan hai, {S} me ya kahin aur, isi pe behas ho rahi thi
hg aapko kya lagta hai, {P} {H} ghar me ho to shaadi der se hoti hai?
`;
