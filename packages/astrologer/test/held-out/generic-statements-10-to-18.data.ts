/**
 * Generic statements, statements about other people and suppositions. For corpus 10, in the style of voice notes. Lines as in
 * generic-statements.data.ts.
 */
export const GENERIC_STATEMENTS_10 = `
hg dekho ji jis grah ki degree sabse aage hoti hai usko atmakaraka bolte hain
hg jiske ansh sabse zyada ho wahi aatmkarak kehlata hai
hg ab suniye, agar kisi ka {P} {H} ghar mein ho to wo insaan thoda ziddi hota hai
hg {P} {H} ghar mein ho na, to bande ko jaldi gussa aata hai, aisa log kehte hain
hg maan lo aapka {P} {S} mein hota, tab baat alag hoti
hg char lagna ke liye gyarva ghar baadhak hota hai, sthir ke liye nauva, dwiswabhav ke liye saatva
hg meri ek client thi uska {P} {S} mein tha, usne do baar naukri badli
hg aapki wife ka Chandra {S} mein hai na, isliye wo emotional hain
hg aapke bete ki kundli mein {P} {H} ghar mein hai
hg jab Mangal saatve ghar mein hota hai to log manglik bol dete hain
hg kuch log bolenge ki {P} {H} ghar mein kharab hota hai par aisa kuch nahi hai
hg kya {P} {H} ghar mein hona zaroori hai? bilkul nahi
hg Shani ek rashi mein dhai saal rehta hai, pura chakkar tees saal ka
hg sade saati teen dhaiya ki hoti hai, saade saat saal
hg Guru jis ghar ko dekh le usko sambhal leta hai
hg uchch ka grah matlab jo apni sabse achhi rashi mein baitha ho
hg jo grah Surya ke bahut paas aa jaye wo ast ho jata hai
hg {P} waale logon ko dheeraj rakhna padta hai
hg {H} ghar se hum kya dekhte hain, wahi zindagi ka ek hissa
hg dasve ghar ka swami kendra mein ho to career mein naam hota hai
hg saatve ka maalik chhathe mein chala jaye to log kehte hain shaadi mein deri
hg har kisi ki kundli mein Rahu aur Ketu aamne saamne hote hain
hg Budh Surya se do ghar se zyada door kabhi nahi jata
hg pichhle saal bahut logon ka {P} ka samay chal raha tha
hg yogkarak wo grah hota hai jo kendra aur trikon dono ka swami ho
hi देखिए जिस ग्रह के अंश सबसे अधिक होते हैं उसको आत्मकारक बोलते हैं
hi अगर किसी का {P} {H} घर में हो तो वो इंसान थोड़ा ज़िद्दी होता है
hi मान लीजिए आपका {P} {S} में होता, तब बात अलग होती
hi चर लग्न के लिए ग्यारहवाँ, स्थिर के लिए नौवाँ और द्विस्वभाव के लिए सातवाँ भाव बाधक होता है
hi आपकी पत्नी का चंद्रमा {S} में है ना, इसलिए वो भावुक हैं
hi आपके बेटे की कुंडली में {P} {H} घर में है
hi मेरे एक जातक का {P} {S} में था, उसने दो बार नौकरी बदली
hi कुछ लोग कहेंगे कि {P} {H} घर में ख़राब होता है पर ऐसा कुछ नहीं है
hi जब मंगल सातवें घर में होता है तो लोग मांगलिक बोल देते हैं
hi क्या {P} का {H} घर में होना ज़रूरी है? बिल्कुल नहीं।
hi साढ़ेसाती तीन ढैया की होती है, साढ़े सात साल
hi दसवें घर का स्वामी केंद्र में हो तो करियर में नाम होता है
hi सातवें का स्वामी छठे में चला जाए तो कहते हैं शादी में देरी
hi बुध सूर्य से दो घर से ज़्यादा दूर कभी नहीं जाता
hi योगकारक वो ग्रह होता है जो केंद्र और त्रिकोण दोनों का स्वामी हो
hi {S} राशि वालों को धीरज रखना पड़ता है
hi गुरु जिस घर को देख ले उसको संभाल लेता है
hi उच्च का ग्रह मतलब जो अपनी सबसे अच्छी राशि में बैठा हो
hi अस्त ग्रह वो होता है जो सूर्य के बहुत पास आ जाए
hi आपकी माँ के लग्न में {P} बैठा है
`;
/** For corpus 11, in the style of blogs. */
export const GENERIC_STATEMENTS_11 = `
en For movable signs rising, the 11th lord is the badhaka; for fixed signs, the 9th; for dual signs, the 7th.
en Badhakesh is the lord of the house of obstruction: 11th for movable, 9th for fixed and 7th for dual lagnas.
en The Atmakaraka is the graha with the highest degree, regardless of sign.
en AK = the planet most advanced in degrees within its sign.
en The Darakaraka, by contrast, is the one with the lowest degree.
en In KP, a planet gives the results of its star lord.
en KP holds that the sub lord of the 7th cusp decides marriage.
en Any planet within a few degrees of the Sun is called combust.
en Example chart: {P} in {H:hh}, lagna {S}. What would you say?
en Take a hypothetical native with {P} in {S}.
en Say {P} were in {H:hh}; you would read it differently.
en A friend of mine has {P} in {S} and works nights.
en My client's {P} was in {H:hh}.
en Einstein had {P} in {S}, or so the books claim.
en Some say {P} in {H:hh} denies children; I disagree.
en "{P} in the {H:n} ruins marriage", the old pandit told her.
en A common myth: {P} in the {H:n} always harms.
en Is {P} in {H:hh} really so bad?
en What does {P} in {S} mean?
en In 2016, Saturn was transiting Scorpio and many lost jobs.
en Back in 2020 Jupiter joined Saturn in Capricorn.
en Your wife's {P} in {S} is another matter.
en His {P} is in {H:hh}; hers is not.
en Rahu-Ketu: always retrograde, always 180° apart.
en Dig bala: Jupiter and Mercury are strong in the 1st, Sun and Mars in the 10th, Saturn in the 7th, Moon and Venus in the 4th.
en Upachaya houses: 3, 6, 10, 11.
en Dusthanas: 6, 8, 12.
en Kendras = 1, 4, 7, 10; trikonas = 1, 5, 9.
en A yogakaraka owns a kendra and a trikona at once.
en For Taurus and Libra lagnas, Saturn is the yogakaraka.
en For Cancer and Leo ascendants Mars becomes yogakaraka.
en Rashi drishti: movable signs aspect fixed signs except the adjacent one.
en The navamsa divides each sign into nine parts of 3°20'.
en Sthira karakas: Sun or Venus for father, Moon or Mars for mother.
en Upapada is the arudha of the 12th house.
en The arudha of a house is found by counting from its lord.
en Vimshottari order: Ketu, Venus, Sun, Moon, Mars, Rahu, Jupiter, Saturn, Mercury.
en Venus MD lasts 20 years, Sun MD 6, Moon MD 10.
en {S} natives like their routines.
en If L7 is in H6, look at the navamsa before you speak.
en Whenever L10 sits in a kendra, reputation grows.
en Neecha bhanga arises when the dispositor of a debilitated planet is in a kendra from lagna or Moon.
en Mercury never strays more than 28° from the Sun.
en In the Western system Pluto rules Scorpio.
en Deb. planets (e.g. Mars in Cancer) need support.
en Exalted: Sun in Aries, Moon in Taurus, Mars in Capricorn.
`;
/** For corpus 12, in the style of a language model. */
export const GENERIC_STATEMENTS_12 = `
en **What is an Atmakaraka?** It is the planet that has travelled the farthest through its sign.
en *Badhaka* refers to the house of obstruction, which depends on whether the ascendant is movable, fixed or dual.
en In general, {P} in the {H:n} house is associated with a private nature, though context matters.
en If {P} were placed in {S}, the interpretation would be quite different.
en Had {P} been in the {H:n} house, I would have said otherwise.
en Someone with {P} in the {H:n} house might find this easier.
en Some astrologers would say that {P} in {S} is weak, but that view is incomplete.
en Textbooks often claim that {P} in the {H:n} house delays marriage. In practice, it varies.
en You asked whether {P} in the {H:n} house is bad.
en Your partner's {P} may be in {S}, but that needs their own chart.
en If your spouse has {P} in {S}, the two of you may clash over routines.
en I can't tell from your chart where your wife's Moon is.
en For example, a person whose {H:n} lord is in the {J:n} house may work abroad.
en When the lord of the tenth is strong and well placed, careers tend to flourish.
en When Saturn transits the sign before the Moon, Sade Sati begins.
en A *Raja Yoga* forms when the lords of a kendra and a trikona come together.
en *Vargottama* means that a planet occupies the same sign in both the birth chart and the navamsa.
en A planet is *combust* when it is too close to the Sun; Mercury and Venus often are.
en Mars rules Aries and Scorpio; Venus rules Taurus and Libra.
en Traditionally, the seventh house describes partnership, while the tenth describes work.
en Saturn, Mars, Rahu and Ketu are considered natural malefics.
en Jupiter's transit through any sign lasts roughly twelve to thirteen months.
en During the last decade Saturn moved from Scorpio to Aquarius.
en Does {P} in {S} always mean trouble? Not necessarily.
en Would it matter if {P} were retrograde? Yes, but less than you think.
en It would be wrong to say that {P} alone decides this.
en Imagine two people, one with {P} in {S} and one without.
en Unlike people with {P} in the {H:n} house, you can't be summed up in one line.
en Many charts have {P} in the {H:n} house, and they lead very different lives.
en Lists of "bad" placements, such as Mars in the seventh, are best ignored.
en Whether a planet is strong depends on its sign, its house and its company.
en The Moon stays in each nakshatra for about a day.
en There are nine planets, twelve signs and twelve houses.
en Rahu and Ketu are the points where the Moon's path crosses the Sun's.
en Gemstones are not something I would recommend on this basis.
en A debilitated planet isn't doomed; cancellation (neecha bhanga) is common.
en Each antardasha follows the order of the mahadashas, beginning with the lord of the mahadasha itself.
en No chart has every planet exalted.
en If the seventh lord is in the sixth, texts mention disagreements; if it is in the eleventh, gains through the spouse.
en Suppose a chart had {P}, its {H:n} lord, in {S}.
en The sign opposite a planet's exaltation is its debilitation.
hi **आत्मकारक क्या है?** वह ग्रह जो अपनी राशि में सबसे अधिक अंश पर हो।
hi यदि {P} {S} में होता, तो अर्थ कुछ और होता।
hi कुछ ज्योतिषी कहते हैं कि {P} {S} में कमज़ोर है, परंतु यह अधूरी बात है।
hi जिस व्यक्ति का {P} {H} भाव में हो, उसे यह आसान लग सकता है।
hi आपके जीवनसाथी का चंद्रमा कहाँ है, यह आपकी कुंडली से नहीं कहा जा सकता।
hi वर्गोत्तम का अर्थ है कि ग्रह जन्म कुंडली और नवांश में एक ही राशि में हो।
hi बाधक भाव लग्न के चर, स्थिर या द्विस्वभाव होने पर निर्भर करता है।
hi क्या {P} का {H} भाव में होना बुरा है? ज़रूरी नहीं।
`;
/** For corpus 13, of all three kinds. */
export const GENERIC_STATEMENTS_13 = `
en Think of the {H:n} house as a room; planets in it are the furniture.
en A {P} in {S} person may come across as reserved.
en Those born with {P} in the {H:n} house often travel.
en One of my students has {P} in {S}.
en Gandhi had {P} in {S}.
en Your daughter's chart has {P} in the {H:n} house.
en Many believe that {P} in the {H:n} house is unlucky, but the texts are more careful.
en According to the old rule, {P} in the {H:n} gives courage.
en Suppose {P} sat in {S} instead.
en What if {P} were in the {H:n} house?
en I would read it otherwise were {P} in {S}.
en How does {P} behave in {S}?
en Badhaka for a dual ascendant is the 7th house.
en The badhaka lord obstructs; the 11th house is badhaka for movable signs.
en Amatyakaraka is the planet with the second highest degree.
en Arudha lagna shows how the world sees a person.
en The lord of the sign in which the Moon sits is called its dispositor.
en A planet in its own sign is comfortable.
en Two planets in the same sign are said to be conjunct.
en Malefics in the third, sixth and eleventh houses are considered good.
en Neecha bhanga cancels debility.
en If the tenth lord sits in the sixth, expect service-oriented work.
en When Jupiter crosses the Moon, spirits lift.
en Ketu is exactly opposite Rahu in every chart.
en Saturn takes 29.5 years to go round the zodiac.
en In 2022 Jupiter was in Pisces.
hi जिस ग्रह के अंश दूसरे स्थान पर हों वह अमात्यकारक कहलाता है।
hi बहुत लोग मानते हैं कि {P} {H} भाव में अशुभ है।
hi आपकी बेटी की कुंडली में {P} {S} में है।
hi मान लीजिए {P} {H} भाव में हो।
hi द्विस्वभाव लग्न के लिए सप्तम भाव बाधक है।
hi दशम भाव का स्वामी छठे में हो तो नौकरी का योग बनता है।
hi {P} {S} में कैसा फल देता है?
hi जब गुरु चंद्रमा के ऊपर से निकलता है तब मन प्रसन्न रहता है।
hi एक ही राशि में बैठे ग्रहों को युति में कहते हैं।
hi मेरे मित्र का {P} {S} में है।
hg jis grah ke ansh dusre number par ho wo amatyakarak hota hai
hg bahut log maante hain ki {P} {H} ghar mein ashubh hai
hg aapki beti ki kundli mein {P} {S} mein hai
hg maan lo {P} {H} ghar mein ho
hg dwiswabhav lagna ke liye saatva ghar baadhak hai
hg dasve ghar ka swami chhathe mein ho to naukri ka yog banta hai
hg {P} {S} mein kaisa fal deta hai?
hg mere dost ka {P} {S} mein hai
hg ek hi rashi mein baithe grahon ko yuti kehte hain
hg {P} {H} ghar mein hone se kya hota hai?
`;

/** For corpus 14: teaching, terms, suppositions, questions, hearsay, refutations, remedies, past transits, other people. */
export const GENERIC_STATEMENTS_14 = `
en {P} in {S} confers a certain stubbornness upon the native.
en The presence of {P} in the {H} bhava is held to delay marriage.
en {P} in the {H} house gives courage, say the elders.
en Whosoever has {P} in {S} shall speak sweetly.
en A jataka having {P} in the {H} bhava becomes fond of travel.
en Traditionally, {P} in {S} is linked with artistic talent.
en Should {P} occupy the {H} house, the texts promise wealth.
en Were {P} in {S}, we would read the chart otherwise.
en Suppose for a moment that {P} stood in the {H} house.
en Had your {P} been in {S}, the story would be another.
en What would {P} in {S} have meant for you?
en Is it true that {P} in the {H} house ruins a marriage?
en My grandmother always said {P} in the {H} house brings money.
en Your last astrologer may have told you that {P} is in {S}.
en Some website claims you have {P} in the {H} house.
en It is a myth that {P} in the {H} house destroys a career.
en Do not believe those who say {P} in {S} is a curse.
en For {P} in {S}, the old remedy is to feed birds.
en If {P} is in the {H} house, one gives sesame on Saturdays.
en The last time {P} moved through {S}, prices rose everywhere.
en Back when {P} was crossing {S}, many people changed jobs.
en Your brother's {P} is in {S}, so he thinks differently.
en Gandhi was born with {P} in {S}, they say.
en Take a friend of mine: {P} in the {H} house, and never a quiet day.
en In one chart I read last week, {P} stood in the {H} house.
en Compare someone whose {P} is in {S}.
en A planet in the {H} house aspects the house opposite it.
en Planets in {S} act slowly.
en The {H} house lord in the {J} house is a mixed blessing in any chart.
en When the lord of the {H} falls in the {J}, effort is required.
en Unlike a {P} in {S}, which rushes, yours takes its time.
en {P} in {S} natives love good food.
en if u had {P} in {S} id worry but u dont
en anyone with {P} in {H:n} house pls reply
en {P} in the {H:n} = bad temper, old saying
en idk who told u {P} in {S} is bad
hi {P} {S} में हो तो जातक स्वाभिमानी होता है।
hi यदि {P} {H:sk} भाव में स्थित हो तो धन की प्राप्ति होती है।
hi जिस जातक के {H:sk} भाव में {P} हो, वह यात्राप्रिय होता है।
hi {H:sk} भाव का {P} विवाह में विलंब करता है, ऐसा ग्रंथ कहते हैं।
hi सामान्यतः {P} का {S} में होना शुभ माना गया है।
hi {P} के {H:sk} भाव में रहने पर तिल का दान करना चाहिए।
hi जब भी {P} {S} में आता है, बाज़ार चढ़ते हैं।
hi पिछली बार जब {P} {S} में था, तब बहुत लोगों की नौकरी बदली थी।
hi मेरी नानी कहती थीं कि {P} {H} भाव में हो तो घर बनता है।
hi किसी ने आपसे कहा होगा कि आपका {P} {S} में है।
hi यह भ्रम है कि {P} {H} भाव में हो तो विवाह टूटता है।
hi क्या {P} का {S} में होना बुरा है?
hi अगर आपका {P} {S} में होता तो बात कुछ और होती।
hi मान लें कि {P} {H} भाव में बैठा हो।
hi आपके भाई की कुंडली में {P} {S} में है।
hi एक मित्र की पत्रिका में {P} {H} भाव में था और वे विदेश गए।
hi {S} के {P} वाले लोग स्वादप्रिय होते हैं।
hi {H:esh} यदि {J:sk} भाव में हो तो संघर्ष बढ़ता है।
hi {H:esh} का {J:sk} भाव में होना किसी भी कुंडली में मिश्रित फल देता है।
hi {S} राशि के ग्रह धीमे फल देते हैं।
hi {P} {H} भाव में बैठकर माता को कष्ट देता है, ऐसी मान्यता है।
hi महात्मा गांधी का {P} {S} में था।
hi {P} {S} में हो, ऐसे व्यक्ति जल्दी हार नहीं मानते।
hi गुरु का काम है सिखाना, शनि का काम है परखना।
hg {P} {S} me ho to banda ziddi hota h
hg jiska {P} {H} ghr me ho uski shadi late hoti h
hg agar {P} {H} ghar me hota to baat alag thi
hg log bolte h {P} {H} ghr me ho to paisa aata h
hg {P} ke {H} ghar me hone par til daan karna chahiye
hg pichli baar jab {P} {S} me tha tab sabki naukri badli thi
hg mere dost ka {P} {S} me h, wo bhi aisa hi h
hg teri behen ka {P} {H} ghr me h na
hg kya {P} ka {S} me hona bura h?
hg kisi ne bola hoga ki tera {P} {S} me h
hg ye galat baat h ki {P} {H} ghar me ho to shadi tootti h
hg {H} lord {J} me ho to struggle rehta h
hg koi bhi {P} {S} wala ho, khana pasand karega
hg {S} me baithe grah dheere chalte hain
hg maan lo {P} {H} ghar me ho
hg dadi kehti thi {P} {H} ghar me ho to ghar banta hai
hg samanyatah {P} ka {S} mein hona shubh mana gaya hai
hg {P} {H} ghr me ho to gussa aata h, aisa mante h
`;

/** For corpus 15, of the same kinds. */
export const GENERIC_STATEMENTS_15 = `
en {P} posited in {S} bestoweth wealth upon the virtuous.
en He who is born with {P} in the {H} bhava shall cross the waters.
en A woman with {P} in the {H} house is rarely idle.
en Ordinarily {P} in {S} speaks of patience.
en {P} in the {H} house tends to bring late success.
en In the old books {P} in {S} counts as a difficult guest.
en Where {P} stands in the {H} house, there is usually a debt to be paid.
en Let {P} be in {S}: what follows?
en Imagine {P} in the {H} house instead.
en Suppose your {P} were in {S}; you would speak faster.
en Would {P} in the {H} house be worse?
en Why do people fear {P} in the {H} house?
en Who says {P} in {S} is unlucky?
en A reader wrote to me about {P} in the {H} house.
en The priest at the temple insisted that your {P} was in {S}.
en My teacher used to say that {P} in {S} forgets nothing.
en Those who fear {P} in the {H} house have read too much.
en {P} in the {H} house is not a curse, whatever the videos tell you.
en It is simply not true that {P} in {S} means divorce.
en With {P} in {S} one lights a lamp on Thursdays.
en People who have {P} in the {H} house are advised to feed cows.
en In those years {P} was passing through {S} and the whole country was restless.
en The year {P} entered {S}, three of my clients married.
en Your husband has {P} in {S}, I suppose.
en Your daughter, with {P} in the {H} house, will be different.
en Lincoln's {P} was in {S}.
en I once saw a chart with {P} in the {H} house and {P} did nothing there.
en The difference between {P} in {S} and {P} elsewhere is one of tempo.
en There are two schools about {P} in the {H} house.
en {P} in {S}: see chapter five.
en The lord of the {H} house in the {J} gives effort before reward.
en {H} lord in {J:n} house people are workaholics
en anyone else with {P} in {S}??
en my bf has {P} in {S} and hes fine
en google says {P} in {H:n} is bad, ignore it
hi {P} {S} राशि में स्थित हो तो मनुष्य विद्वान होता है।
hi {H:sk} भाव में {P} के रहने से यश मिलता है, यह सामान्य नियम है।
hi जिस स्त्री के {H:sk} भाव में {P} हो, वह कम बोलती है।
hi प्रायः {P} {S} में धैर्य देता है।
hi पुरानी पुस्तकों में {S} का {P} कठिन माना गया है।
hi यदि {P} {S} में होता तो आप अधिक बोलते।
hi कल्पना कीजिए कि {P} {H} भाव में होता।
hi लोग {H} भाव के {P} से क्यों डरते हैं?
hi {P} {H} भाव में हो तो क्या करें?
hi मंदिर के पुजारी ने कहा था कि आपका {P} {S} में है।
hi मेरे गुरुजी कहा करते थे कि {S} का {P} कुछ नहीं भूलता।
hi {H} भाव का {P} कोई श्राप नहीं होता।
hi यह कहना ग़लत है कि {S} का {P} तलाक़ कराता है।
hi {P} {S} में हो तो गुरुवार को दीपक जलाएँ।
hi उन दिनों {P} {S} से गुज़र रहा था और सारा देश बेचैन था।
hi आपके पति का {P} {S} में होगा।
hi नेहरू जी का {P} {S} में था।
hi मैंने एक बार ऐसी कुंडली देखी जिसमें {P} {H} भाव में था।
hi {P} के {S} में होने और कहीं और होने में चाल का फ़र्क़ है।
hi {H:esh} {J:sk} भाव में हो तो पहले श्रम, फिर फल।
hi {P} {H} भाव वाले लोग मेहनती होते हैं
hi गूगल कहता है {P} {H} भाव में ख़राब है
hg {P} {S} me ho to aadmi vidwan hota h
hg {H} ghar me {P} wale log mehnati hote h
hg jiski kundli me {P} {H} ghar me ho wo kam bolta h
hg agar {P} {S} me hota to tum zyada bolte
hg log {H} ghar ke {P} se darte kyu h?
hg mandir ke pujari ne bola tha ki tera {P} {S} me h
hg mere guruji kehte the {S} ka {P} kuch nahi bhulta
hg {H} ghar ka {P} koi shrap nahi hota
hg {P} {S} me ho to guruvar ko diya jalao
hg un dino {P} {S} se guzar raha tha aur sab pareshan the
hg meri gf ka {P} {S} me h
hg ek kundli dekhi thi maine jisme {P} {H} ghar me tha
hg google bolta h {P} {H} ghar me kharab h
hg koi h jiska {P} {S} me ho?
hg {H:n} lord {J:n} house me ho to kaam bahut karna padta h
hg kehte h {S} ka {P} lucky hota h
`;

/** For corpus 16, of the same kinds. */
export const GENERIC_STATEMENTS_16 = `
en According to the commentators {P} in {S} yields landed property.
en {P} occupying the {H} bhava renders the native eloquent.
en If at birth {P} be in {S}, the child is healthy.
en The effects of {P} in the {H} house are mixed.
en Much has been written on {P} in {S}.
en A debate has raged over {P} in the {H} house.
en {P} in {S} is one of the easier placements.
en In the {H} house {P} is thought to be at ease.
en {P} does well in the {H} house.
en {P} likes {S}.
en What if {P} stood in {S}?
en Say {P} sits in the {H} house; then what?
en Picture a chart with {P} in {S}.
en Which is better, {P} in {S} or {P} in the {H} house?
en Does {P} in {S} give money?
en Your neighbour will tell you that {P} in the {H} house ruins families.
en I have heard {P} in {S} called a misfortune.
en Nothing I know supports the fear of {P} in the {H} house.
en The cure for {P} in {S}, they said, was silver.
en Those afflicted by {P} in the {H} house were told to fast.
en During the war {P} stood in {S}.
en When {P} was last in {S}, I was a student.
en Tagore had {P} in {S}.
en A cousin of mine has {P} in the {H} house.
en Your mother's chart shows {P} in {S}.
en Take two sisters, one with {P} in {S}, one without.
en {P} in {S} or not, work is work.
en ppl with {P} in {S} be like that
en {P} {H:n} house ppl where u at
en tbh {P} in {S} is overrated
en not everyone w {P} in {H:n} is rich lol
en my ex had {P} in {S}
hi टीकाकारों के अनुसार {S} में {P} भूमि देता है।
hi {P} {H:sk} भाव में होकर जातक को वाचाल बनाता है।
hi जन्म में यदि {P} {S} में हो तो शिशु स्वस्थ रहता है।
hi {H} भाव में {P} के फल मिश्रित होते हैं।
hi {S} के {P} पर बहुत लिखा गया है।
hi {P} {H} भाव में सहज माना जाता है।
hi {P} को {S} पसंद है।
hi सोचिए {P} {S} में हो तो?
hi {P} {S} में अच्छा या {H} भाव में?
hi क्या {S} का {P} धन देता है?
hi पड़ोसी कहेंगे कि {H} भाव का {P} घर तोड़ता है।
hi सुना है {S} का {P} दुर्भाग्य लाता है।
hi {P} {H} भाव में हो तो चाँदी पहनने को कहा जाता था।
hi युद्ध के समय {P} {S} में था।
hi रवींद्रनाथ का {P} {S} में था।
hi मेरी मौसी का {P} {H} भाव में है।
hi आपकी माता की कुंडली में {P} {S} में है।
hi {P} {S} में हो या न हो, मेहनत तो करनी है।
hi सबका {P} {S} में नहीं होता।
hi {S} में {P} वालों की बात अलग है
hg {S} me {P} zameen deta h
hg {P} {H} ghar me accha mana jata h
hg {P} ko {S} pasand h
hg socho {P} {S} me ho to?
hg kya {S} ka {P} paisa deta h?
hg padosi bolenge {H} ghar ka {P} ghar todta h
hg suna h {S} ka {P} kharab hota h
hg jab pichli baar {P} {S} me tha main college me tha
hg meri mausi ka {P} {H} ghar me h
hg tumhari mummy ki kundli me {P} {S} me h
hg {P} {S} me ho ya na ho mehnat to karni h
hg {S} me {P} walo ki baat alag h
`;

/** For corpus 17. */
export const GENERIC_STATEMENTS_17 = `
en Fun fact: {P} in {S} people hate small talk.
en {P} in {S} gets a bad rap online, and it's not fair.
en Ever wondered what {P} in the {H} house does to love?
en In general, {P} in the {H} house rewards patience.
en Anyone with {P} in {S} knows the struggle.
en If you ever meet someone with {P} in {S}, buy them coffee.
en Astro 101: {P} in the {H} house = money lessons.
en {P} in {S}, explained in 60 seconds.
en Got a friend with {P} in {S}? Send them this.
en Swipe for what {P} in each house means.
en Our guide to {P} in the {H} house is live.
en Beyoncé has {P} in {S}, did you know?
en Some of our users with {P} in {S} told us the same.
en Vedic astrologers say {P} in {S} needs discipline.
en {P} loves being in {S}, in theory.
en Whenever {P} sits in the {H} house, siblings become important.
en A {P} in {S} usually means strong opinions.
en Myth: {P} in the {H} house ruins marriages.
en Not everyone with {P} in the {H} house is shy.
en A planet in the {H} house shapes how one earns.
en What would change if {P} were in {S}?
en {P} in {S} is often called stubborn.
en The {H} house is all about how we deal with others.
hi दर्शकों, जिनकी कुंडली में {P} {S} राशि में हों वे पीपल में जल चढ़ाएँ।
hi शास्त्रों में {H:sk} भाव के {P} को धनदायक कहा गया है।
hi {H:sk} भाव में {P} सामान्यतः विलंब देते हैं।
hi पराशर मुनि लिखते हैं कि {S} का {P} जातक को साहसी बनाता है।
hi यदि {P} {H:sk} भाव में हों तो मनुष्य परिश्रमी होता है।
hi कहते हैं कि {S} राशि में {P} हो तो व्यक्ति जिद्दी होता है।
hi {P} जब भी {S} में आते हैं, बाज़ार में हलचल होती है।
hi किसी भी जातक के {H} घर में {P} हो तो वह गुरु का सम्मान करे।
hi {H:sk} भाव का {P} शुभ माना गया है।
hi महात्मा बुद्ध की कुंडली में {P} {S} राशि में थे।
hi कल एक दर्शक ने पूछा था कि {P} {S} में हो तो क्या करें।
hi {P} {S} में हों तो क्या विवाह में देर होती है?
hi जिस घर में {P} बैठते हैं उस घर की वृद्धि होती है।
hi मान लीजिए {P} {H} भाव में हैं, तब क्या होगा?
hi सिद्धांत यह है कि {H:sk} भाव में {P} हो तो पिता से मतभेद रहते हैं।
hi ज्योतिष में {P} को {H:sk} भाव में बली मानते हैं।
hi आपके पति की कुंडली में {P} {S} में हैं।
hi {S} राशि के {P} को लोग अकारण बुरा कहते हैं।
hi {H} भाव में {P} वाले जातक प्रायः बोलते कम हैं।
hi हर किसी का {P} {S} में नहीं होता।
hi पुराने लोग {H} घर के {P} से डरते थे।
hi {H:sk} भाव में पापी ग्रह संघर्ष देते हैं।
hg jiska {P} {S} me hota h wo ziddi hota h
hg {P} {S} me ho to log bolte bura h but aisa nai h
hg {H} ghar ka {P} hmesha late deta h sbko
hg mere jiju ka {P} {S} me h
hg reel me bola {P} {H} ghar me khatrnak hota h 😂
hg {S} me {P} walo ko like thoko
hg {P} agr {S} me hota to maza aata
hg kitabo me likha h {H} ghr ka {P} paisa deta h
hg {P} {H} ghar me acha hota h ya bura?
hg jab {P} {S} me aata h to mehngai badti h
hg kisi ka {P} {S} me ho to shadi late hoti h kya
hg astro wale bolte h {P} {H} ghar me strong hota h
hg {P} in {S} memes dekhe kya
hg har {S} wale {P} ki yehi kahani h
hg mn lo {P} {H} ghr m h fir?
hg ye sb jhooth h ki {P} {H} ghar me shadi todta h
hg meri gf ka {P} {S} me h
hg {H} ghr hota h paise ka
hg generally {P} {H} ghr m late result deta h
hg insta pe {P} in {S} trend kr rha
`;

/** For corpus 18. */
export const GENERIC_STATEMENTS_18 = `
en The authorities hold that {P} in {S} gives property.
en It is settled doctrine that {P} in the {H} house delays issue.
en Authors differ on {P} in the {H} house.
en Persons having {P} in {S} are advised to observe silence.
en See Table 4 for {P} in the various houses.
en My grandmother feared {P} in the {H} house like the plague.
en When {P} goes into {S}, the mangoes ripen, we used to say.
en Your cousin has {P} in {S}, and look at him.
en A girl with {P} in the {H} house will argue.
en Should {P} be in the {H} house, charity is prescribed.
en {P} in {S} is held to be auspicious by most authors.
en The learned author nowhere says that {P} in {S} kills.
en In the case reported last year {P} was in {S}.
en By and large {P} in the {H} house makes one generous.
en {P} in the {H} house, so they say, sends people abroad.
en What, then, of {P} in {S}?
en One does not fear {P} in {S} for nothing.
en Not every {P} in the {H} house is troublesome.
en {P} when in {S} behaves like a guest.
en It would be absurd to blame {P} in {S} for everything.
hi {P} {S} राशि में हो तो जातक धनवान होता है – फलदीपिका।
hi सामान्य फल: {H:sk} भाव में {P} परिश्रम कराता है।
hi जिन पाठकों के {H} घर में {P} है वे दान करें।
hi {S} में {P} का फल आचार्यों ने शुभ बताया है।
hi एक पाठक ने पूछा है कि {P} {H} भाव में हो तो क्या हो।
hi गाँव में कहते थे {S} का {P} घर बिगाड़े।
hi {P} किसी के {H} घर में बैठे तो घर वाले परेशान।
hi तेरी बुआ का {P} {S} में था।
hi {H:sk} भाव में {P} होने का अर्थ विदेश यात्रा होता है।
hi क्या {P} {H:sk} भाव में हानि करता है?
hi अमिताभ जी का {P} {S} में है।
hi {P} जिसके {H} घर में, उसकी चाँदी।
hi {S} राशि में {P} बलहीन माना जाता है, ऐसा मत है।
hi भला {P} {S} में बुरा क्यों हो?
hi {H} भाव के {P} के उपाय अगले अंक में।
hi {P} और {S} की दोस्ती पुरानी है।
hi मंगलवार को जन्मे लोग {P} से डरते हैं, चाहे वह {S} में हो।
hi राम जी की कुंडली में {P} {H} भाव में बताया जाता है।
hi {P} {H} भाव में हो, न हो, कर्म करना पड़ता है।
hi {H:sk} भाव में शुभ ग्रह सुख देते हैं।
hg Doston jinki kundli mein {P} {S} mein hota hai wo log emotional hote hain.
hg {P} {H} ghar mein kya fal deta hai, aaj ki video isi par hai.
hg Agar aapka {P} {S} mein hai to comment karo.
hg {P} in {H:n} house part 2 kab aayega sir
hg Lal kitab ke hisaab se {H} ghar ka {P} mandir banwata hai.
hg Kya {P} {S} mein hamesha bura hota hai?
hg Shahrukh ka {P} {S} mein hai, isliye star hai.
hg {P} {S} mein ho to neelam mat pehno.
hg sir {H} ghar me {P} ka upay bataiye
hg {S} rashi mein {P} thoda uncomfortable rehta hai.
hg Log kehte hain {P} {H} ghar mein barbaad karta hai.
hg {P} jab {S} mein jata hai to share market girta hai.
hg mere papa ka {P} {H} ghar me h sir
hg Har {P} {H} ghar mein bura nahi hota.
hg Suppose kijiye {P} {S} mein hai, to kya hoga?
hg {P} {H} ghar mein ho ya kahin bhi, mehnat to karni padegi.
hg {S} mein {P} best result deta hai guys.
hg Jin logon ka {P} {H} ghar mein hai wo video like karein.
hg {P} {S} mein good ya bad?
hg Next video: {P} {H} ghar mein.
`;
