/** Generic statements and statements about other people, for corpus 21. Lines as in generic-statements.data.ts. */
export const GENERIC_STATEMENTS_21 = `
en {P} in the {H} house usually gives a person something to work at for many years.
en If {P} were in {S}, one would read this page in quite another way.
en Have you ever wondered whether your {P} is in {S}?
en Your cousin's pandit said that your {P} was in {S}; that is his reading, not mine.
en My brother has {P} in the {H} house and never complains of it.
en In general, people with {P} in {S} like to finish what they begin.
en Had {P} been in your {H} house, the advice would have been different.
en Suppose the lord of the {H} house stood in the {J}: what would you expect?
en A house with no planet in it is called an empty house.
en The lord of a house is the planet that rules the sign falling there.
en A planet is called retrograde when it seems, seen from the earth, to go backwards.
en Does {P} aspect {Q} in your chart, and how would you check it?
en Whoever has {P} with {Q} is often told to be patient with others.
en Whether {P} stands in your {H} house is something only the table can tell.
en In the chart of a friend of mine, {P} and {Q} share the {H} house.
en Some teachers hold that {P} in {S} should be read from the Moon as well.
en Were {P} to rule the {H} house of a chart, its mahadasha would bring up the matters of that house.
en Before you judge {P}, look at the house, then at the sign, and only then at the aspects.
en Let us imagine a chart in which {P} is in {S} and {Q} is not.
en You asked me whether {P} is retrograde.
en An astrologer you met on a train told you that {P} rules your {H} house.
en When {P} passes through the {H} house of a chart, the old books advise restraint.
en Unless {P} is in the {H} house, this rule does not apply to anyone.
en Do not marry in haste, and do not refuse in haste either.
en Tell me: what would change for you with {P} in the {H} house?
en It is your sister's chart that has {P} in {S}; to yours we shall come later.
en The mahadasha is the long period; the antardasha is a part of it.
en To have {P} in {S} is, for most people, neither a gift nor a burden.
en I once read for a teacher whose {P} was in {S} and whose {Q} was in the {J} house.
en People who have the lord of the {H} house in the {J} house often speak of both in one breath.
en Perhaps you were hoping to hear that {P} is in {S}.
en Should {P} and {Q} ever exchange signs in a chart, read them as a pair.
en Keep a notebook for a month and write down what troubled you each evening.
en "{P} is in your {H} house," wrote the man on the forum, without having seen your chart.
en How would a person with {P} in the {H} house have answered this question?
hi {P} {H} भाव में हो तो प्रायः मनुष्य को उस क्षेत्र में मेहनत करनी पड़ती है।
hi अगर {P} {S} राशि में होता, तो यह पन्ना कुछ और ही कहता।
hi क्या आपने कभी देखा है कि आपका {P} {S} में है या नहीं?
hi आपके मामा के पंडित ने कहा था कि आपका {P} {S} में है, यह उनका कहना है, मेरा नहीं।
hi मेरे भाई की कुंडली में {P} {H} भाव में है और उसे कोई शिकायत नहीं।
hi आम तौर पर {S} के {P} वाले लोग जो शुरू करते हैं, उसे पूरा करना चाहते हैं।
hi मान लीजिए कि किसी का {H:esh} {J} भाव में बैठा है, तब आप क्या कहेंगे?
hi जिस भाव में कोई ग्रह न हो, उसे खाली भाव कहते हैं।
hi भाव में जो राशि पड़ती है, उसका स्वामी ही उस भाव का स्वामी कहलाता है।
hi धरती से देखने पर जो ग्रह पीछे चलता दिखे, उसे वक्री कहते हैं।
hi क्या {P} की दृष्टि {Q} पर पड़ती है, और यह आप कैसे जाँचेंगे?
hi जिनकी कुंडली में {P} और {Q} साथ हों, उन्हें धैर्य रखने की सलाह दी जाती है।
hi {P} आपके {H} भाव में है या नहीं, यह तो तालिका देखकर ही कहा जा सकता है।
hi मेरे एक मित्र के {H} भाव में {P} और {Q} दोनों बैठे हैं।
hi कुछ आचार्य मानते हैं कि {S} के {P} को चंद्रमा से भी देखना चाहिए।
hi जब भी {P} किसी के {H} भाव से गुज़रता है, पुराने ग्रंथ संयम की बात करते हैं।
hi {P} को परखने से पहले भाव देखिए, फिर राशि, और सबसे अंत में दृष्टि।
hi एक ऐसी कुंडली सोचिए जिसमें {P} {S} में हो और {Q} कहीं और।
hi आपने पूछा था कि {P} वक्री है या मार्गी।
hi ट्रेन में मिले किसी ज्योतिषी ने आपको बताया था कि {P} आपका {H:esh} है।
hi जब तक {P} {H} भाव में न हो, यह नियम किसी पर लागू नहीं होता।
hi न जल्दबाज़ी में हाँ कहिए, न घबराकर ना।
hi बताइए, {P} {H} भाव में होता तो आपके लिए क्या बदल जाता?
hi आपकी बहन की कुंडली में {P} {S} राशि में है, आपकी कुंडली पर बाद में आते हैं।
hi महादशा बड़ी अवधि है और अंतर्दशा उसी का एक हिस्सा।
hi {S} में {P} का होना अधिकतर लोगों के लिए न वरदान है, न बोझ।
hi मैंने एक अध्यापक की कुंडली देखी थी, जिनका {P} {S} में था और {Q} {J} भाव में।
hi जिन लोगों का {H:esh} {J} भाव में होता है, वे अक्सर दोनों बातें एक साँस में कहते हैं।
hi शायद आप सुनना चाहते थे कि {P} {S} में है।
hi किसी कुंडली में {P} और {Q} राशियाँ बदल लें तो दोनों को जोड़े की तरह पढ़ा जाता है।
hi एक महीने तक हर शाम लिखिए कि दिन में किस बात ने मन दुखाया।
hi "आपका {P} {H} भाव में है", ऐसा उस आदमी ने आपकी कुंडली देखे बिना लिख दिया था।
hi {H} भाव में {P} वाला कोई व्यक्ति इस सवाल का क्या जवाब देता?
hi काश {P} {H} भाव में होता, यह बात लोग बिना सोचे कह देते हैं।
hi दशा रास्ता बताती है, चलना तो आपको ही है।
hg {P} {H} ghar me ho to aksar insaan ko us area me mehnat karni padti hai.
hg Agar {P} {S} me hota to baat kuch aur hi hoti.
hg Kya aapne kabhi check kiya ki aapka {P} {S} me hai ya nahi?
hg Aapke chacha ke pandit ne bola tha ki aapka {P} {S} me hai, wo unki baat hai, meri nahi.
hg Mere bhai ki kundli me {P} {H} ghar me hai aur wo mast rehta hai.
hg Generally {S} ke {P} wale log jo shuru karte hain use khatam karna pasand karte hain.
hg Maan lo kisi ka {H:esh} {J} ghar me baitha ho, tab aap kya bologe?
hg Jis ghar me koi graha na ho use khaali ghar kehte hain.
hg Ghar me jo rashi padti hai, uska swami hi us ghar ka lord kehlata hai.
hg Jo graha dharti se dekhne par peeche jaata dikhe use vakri bolte hain.
hg Kya {P} ki drishti {Q} par hai, aur ye aap kaise pata karoge?
hg Jinke chart me {P} aur {Q} saath hon unko sabr rakhne ki salah di jaati hai.
hg {P} aapke {H} ghar me hai ya nahi, ye to table dekh ke hi pata chalega.
hg Mere ek dost ke {H:n} house me {P} aur {Q} dono baithe hain.
hg Kuch log maante hain ki {S} ke {P} ko Chandra se bhi dekhna chahiye.
hg Jab bhi {P} kisi ke {H} ghar se guzarta hai, purani kitabein sabr ki baat karti hain.
hg {P} ko judge karne se pehle ghar dekho, phir rashi, aur sabse last me drishti.
hg Ek aisa chart socho jisme {P} {S} me ho aur {Q} kahin aur.
hg Aapne poocha tha ki {P} vakri hai ya margi.
hg Train me mile kisi jyotishi ne aapko bola tha ki {P} aapka {H:esh} hai.
hg Jab tak {P} {H} ghar me na ho, ye rule kisi pe lagu nahi hota.
hg Na jaldi me haan bolo, na ghabra ke na.
hg Batao, {P} {H} ghar me hota to aapke liye kya badal jata?
hg Aapki behen ke chart me {P} {S} me hai, aapke chart pe baad me aate hain.
hg Mahadasha bada time hota hai aur antardasha usi ka ek hissa.
hg {S} me {P} ka hona zyadatar logon ke liye na vardaan hai na bojh.
hg Maine ek teacher ki kundli dekhi thi jinka {P} {S} me tha aur {Q} {J} ghar me.
hg Jin logon ka {H:esh} {J} ghar me hota hai wo aksar dono baatein ek saans me bolte hain.
hg Shayad aap sunna chahte the ki {P} {S} me hai.
hg Kisi chart me {P} aur {Q} rashi badal lein to dono ko jodi ki tarah padhte hain.
hg Ek mahina roz shaam ko likho ki din me kis baat ne pareshan kiya.
hg "Aapka {P} {H} ghar me hai", us aadmi ne aapka chart dekhe bina likh diya tha.
hg {H} ghar me {P} wala koi insaan is sawaal ka kya jawab deta?
hg Log bina soche keh dete hain ki kaash {P} {H} ghar me hota.
hg Dasha sirf raasta dikhati hai, chalna to aapko hi hai.
`;
