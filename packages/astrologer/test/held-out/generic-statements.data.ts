/**
 * Generic astrological statements and statements about life. They claim nothing about a chart and contradict none. Each line: language,
 * sentence.
 */
export const GENERIC_STATEMENTS = `
en {P} in the {H} house delays marriage, according to tradition.
en Traditionally, {P} in the {H:n} house is said to give a strong will.
en In general, people with {P} in {S} are careful with money.
en A person with {P} in the {H} house often works away from home.
en Natives who have {P} in {S} tend to speak little.
en When {P} occupies the {H:n} house, the texts promise patience.
en If {P} is in the {H:n} house, one should avoid haste.
en {P} is the natural significator of its own matters.
en Venus is the karaka of marriage.
en Jupiter is the karaka of children and wisdom.
en The Sun signifies the father and the Moon the mother.
en Saturn stands for discipline, delay and service.
en The tenth house rules career and public standing.
en The seventh house is the house of marriage.
en Houses six, eight and twelve are called dusthanas.
en The first, fourth, seventh and tenth houses are kendras.
en The first, fifth and ninth houses are trikonas.
en Rahu and Ketu are always opposite each other.
en Rahu and Ketu are always retrograde.
en The Sun and the Moon are never retrograde.
en Jupiter takes about a year to cross a sign.
en Saturn stays about two and a half years in a sign.
en Sade Sati happens when Saturn crosses the twelfth, first and second from the Moon.
en Sade Sati lasts about seven and a half years.
en The Vimshottari cycle lasts 120 years.
en A retrograde planet is closer to the Earth.
en A combust planet is too near the Sun.
en An exalted planet gives its results with ease.
en A debilitated planet may have its debility cancelled.
en Mars aspects the fourth, seventh and eighth houses from itself.
en Jupiter aspects the fifth, seventh and ninth from itself.
en Saturn aspects the third, seventh and tenth houses from itself.
en Every planet aspects the seventh house from itself.
en There are twenty-seven nakshatras, each of four padas.
en Each nakshatra spans 13 degrees and 20 minutes.
en The lagna changes roughly every two hours.
en The navamsa is studied for marriage.
en The dashamsha is studied for career.
en A planet in the same sign in D1 and D9 is called vargottama.
en An exchange of signs between two planets is called parivartana.
en Gaja Kesari yoga forms when Jupiter is in a kendra from the Moon.
en Budha Aditya yoga forms when the Sun and Mercury are together.
en Kemadruma yoga arises when no planet flanks the Moon.
en Mangal dosha is seen when Mars is in the first, fourth, seventh, eighth or twelfth house.
en The planet with the highest degree becomes the Atmakaraka.
en Astrology cannot decide for you; it can only show tendencies.
en Many astrologers disagree about house systems.
en Lahiri is the most widely used ayanamsa in India.
en Some say that {P} in the {H:n} house is a blessing, others that it is a burden.
en Unlike those with {P} in the {H:n} house, most people find this easy.
en Imagine {P} in your {H:n} house: how would that feel?
en If you had {P} in {S}, you would act faster.
en People born under {S} are said to be proud.
en {S} is a sign of great energy.
en Mercury rules speech, trade and learning.
en The Moon moves through a sign in about two and a quarter days.
hi ज्योतिष में {P} {H} भाव में हो तो धैर्य सिखाता है।
hi परंपरा के अनुसार {H} भाव का {P} मेहनत करवाता है।
hi जिनकी कुंडली में {P} {S} में होता है, वे कम बोलते हैं।
hi यदि {P} {H} भाव में हो तो जल्दबाज़ी से बचना चाहिए।
hi शुक्र विवाह का कारक है।
hi गुरु संतान और ज्ञान का कारक है।
hi शनि अनुशासन और विलंब का ग्रह है।
hi सप्तम भाव विवाह का भाव है।
hi दशम भाव से कर्म देखा जाता है।
hi छठा, आठवाँ और बारहवाँ भाव दुःस्थान कहलाते हैं।
hi राहु और केतु हमेशा वक्री रहते हैं।
hi सूर्य और चंद्र कभी वक्री नहीं होते।
hi शनि एक राशि में लगभग ढाई साल रहता है।
hi गुरु एक राशि में लगभग एक साल रहता है।
hi साढ़ेसाती लगभग साढ़े सात साल की होती है।
hi विंशोत्तरी दशा का चक्र 120 वर्ष का होता है।
hi मंगल चौथे, सातवें और आठवें भाव को देखता है।
hi शनि की तीसरी, सातवीं और दसवीं दृष्टि होती है।
hi गुरु की पाँचवीं और नौवीं दृष्टि शुभ मानी जाती है।
hi नक्षत्र सत्ताईस होते हैं।
hi नवांश से विवाह देखा जाता है।
hi सूर्य के बहुत निकट ग्रह अस्त कहलाता है।
hi सूर्य और बुध साथ हों तो बुधादित्य योग बनता है।
hi गुरु चंद्र से केंद्र में हो तो गजकेसरी योग बनता है।
hi ज्योतिष केवल प्रवृत्ति बताता है, निर्णय आपका है।
hi {S} लग्न के लोग स्वाभिमानी माने जाते हैं।
hi बुध वाणी और व्यापार का ग्रह है।
hi मान लीजिए {P} {H} भाव में होता, तब क्या होता?
hi सबसे अधिक अंश वाला ग्रह आत्मकारक बनता है।
hi मंगल पहले, चौथे, सातवें, आठवें या बारहवें भाव में हो तो मांगलिक दोष माना जाता है।
hg Jyotish mein {P} {H} ghar mein ho to sabar sikhata hai.
hg Jinki kundli mein {P} {S} mein hota hai wo kam bolte hain.
hg Agar {P} {H} ghar mein ho to jaldbaazi se bachna chahiye.
hg Shukra vivah ka karak hai.
hg Guru gyan aur santan ka karak hai.
hg Shani anushasan aur deri ka grah hai.
hg Saatva ghar shaadi ka ghar hai.
hg Dasve ghar se career dekha jata hai.
hg Rahu aur Ketu hamesha vakri rehte hain.
hg Surya aur Chandra kabhi vakri nahi hote.
hg Shani ek rashi mein lagbhag dhai saal rehta hai.
hg Guru ek rashi mein lagbhag ek saal rehta hai.
hg Sade sati saade saat saal ki hoti hai.
hg Vimshottari dasha ka chakra 120 saal ka hota hai.
hg Mangal chauthe, saatve aur aathve ghar ko dekhta hai.
hg Guru ki paanchvi aur nauvi drishti shubh maani jaati hai.
hg Nakshatra sattais hote hain.
hg Surya ke bahut paas wala grah ast kehlata hai.
hg Surya aur Budh saath ho to Budhaditya yog banta hai.
hg Guru Chandra se kendra mein ho to Gajkesari yog banta hai.
hg Log kehte hain ki {H} ghar ka {P} accha hota hai.
hg Budh bolne aur business ka grah hai.
hg Jyotish sirf jhukaav batata hai, faisla aapka hai.
hg Sabse zyada degree wala grah Atmakaraka banta hai.
hg {S} lagna ke log swabhimani maane jaate hain.
`;
