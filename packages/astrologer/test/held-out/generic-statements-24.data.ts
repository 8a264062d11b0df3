/** Generic statements and statements about other people, for corpus 24. Lines as in generic-statements.data.ts. */
export const GENERIC_STATEMENTS_24 = `
en {P} in the {H} house usually asks a person to slow down and think.
en If {P} were in {S}, we would be having a rather different conversation.
en Do you happen to know whether your {P} is in {S} or not?
en Your cousin's pandit told you that your {P} is in the {H} house.
en My brother has {P} in {S} and he is the calmest man I know.
en People with {P} in {S} are often described as hard to read.
en A strong {P} tends to help in whatever house it occupies.
en Suppose for a moment that {Q} joined {P}: the advice would change.
en When the {H} lord goes to the {J} house, the classics link the two sets of affairs.
en Let us look next at what {P} means in general.
en Which of your relatives first told you about {P} in the {H} house?
en The term retrograde means that a planet seems to move backwards as seen from Earth.
en In the chart of a client I saw last week, {P} and {Q} were conjunct.
en Anyone who has {P} aspecting the {H} house should give others time to speak.
en You could read a little about {P} before our next talk.
en Some astrologers hold that {P} in the {H} house delays things, while others disagree.
en Had you been born a few hours later, {S} might have been rising.
en Would you like me to explain what {P} in the {H} house generally stands for?
en An empty house simply means that no planet stands in it.
en For a child born with {P} in {S}, many teachers recommend patience.
en Whenever {P} transits the {H} house, it is wise not to hurry decisions.
en The app on your phone claims that your {P} is in {S}, as you wrote.
en Your friend, whose {P} is in {S}, may look at this differently.
en Feel free to light a lamp on the day of {P} whenever you wish.
en There are textbooks in which {P} with {Q} is called a difficult pair.
en Unless {P} is in the {H} house, that remedy is not needed.
en Is it {P} in {S} that you were asking about?
en To be conjunct means that two planets stand in the same sign.
en During a {P} mahadasha, people commonly report a change of priorities.
en I once read for a woman with {S} rising who never wore a watch.
en Where {P} and {Q} exchange signs, each is said to act for the other.
en You mentioned that a reader at the temple saw {P} in your {H} house.
en Even a debilitated planet can give good results under certain conditions.
en What would you say has changed in your work over the past year?
en Should {P} ever rule the {H} house in somebody's chart, its dasha would bring those matters up.
hi {H} भाव में {P} आम तौर पर इंसान को ठहरकर सोचना सिखाता है।
hi अगर {P} {S} राशि में होता तो हम कुछ और बात कर रहे होते।
hi क्या आपको मालूम है कि आपका {P} {S} राशि में है या नहीं?
hi आपके चचेरे भाई के पंडित जी ने कहा था कि आपका {P} {H} भाव में है।
hi मेरे भाई का {P} {S} राशि में है और वह बहुत शांत स्वभाव का है।
hi जिन लोगों का {P} {S} में होता है, उन्हें समझना अक्सर आसान नहीं होता।
hi मान लीजिए {P} के साथ {Q} बैठा हो, तब सलाह बदल जाएगी।
hi जब {H} भाव का स्वामी {J} भाव में जाता है तो शास्त्र दोनों विषयों को जोड़कर देखते हैं।
hi आइए, अब देखते हैं कि {P} का सामान्य अर्थ क्या होता है।
hi आपके घर में सबसे पहले किसने {H} भाव के {P} की बात छेड़ी थी?
hi वक्री होने का मतलब है कि ग्रह पृथ्वी से देखने पर पीछे चलता दिखाई दे।
hi पिछले हफ़्ते मेरे पास आए एक सज्जन की कुंडली में {P} और {Q} साथ थे।
hi अगली बातचीत से पहले {P} के बारे में थोड़ा पढ़ लीजिएगा।
hi कुछ ज्योतिषी मानते हैं कि {H} घर का {P} देरी करवाता है, कुछ नहीं मानते।
hi आप कुछ घंटे बाद जन्मे होते तो शायद {S} लग्न उदय हो रहा होता।
hi क्या मैं समझाऊँ कि {H} भाव में {P} का सामान्य फल क्या माना जाता है?
hi ख़ाली भाव का अर्थ बस इतना है कि उसमें कोई ग्रह नहीं बैठा।
hi जिस बच्चे का {P} {S} में हो, उसके साथ धैर्य रखने की सलाह दी जाती है।
hi जब भी {P} {H} भाव से गोचर करे, फ़ैसलों में जल्दबाज़ी न करें।
hi आपने लिखा कि फ़ोन वाला ऐप आपका {P} {S} राशि में बताता है।
hi आपकी सहेली, जिसका {P} {S} में है, इसे अलग ढंग से देख सकती है।
hi आप चाहें तो {P} के दिन एक दीपक जला सकते हैं।
hi कई किताबों में {P} और {Q} की जोड़ी को कठिन कहा गया है।
hi जब तक {P} {H} भाव में न हो, यह उपाय करने की ज़रूरत नहीं पड़ती।
hi क्या आप {S} राशि वाले {P} के बारे में पूछ रहे थे?
hi युति का मतलब है दो ग्रहों का एक ही राशि में होना।
hi {P} की महादशा में लोग प्रायः अपनी प्राथमिकताएँ बदलते देखे जाते हैं।
hi मैंने एक बार {S} लग्न वाली एक महिला की कुंडली देखी थी जो घड़ी नहीं पहनती थीं।
hi जहाँ {P} और {Q} राशि बदल लें, वहाँ दोनों एक-दूसरे का काम करते माने जाते हैं।
hi आपके मुताबिक़ मंदिर के पुजारी ने {P} को {H} घर में बताया था।
hi नीच ग्रह भी कुछ परिस्थितियों में अच्छा फल दे सकता है।
hi पिछले एक साल में आपके काम में क्या बदला है?
hi यदि किसी की पत्री में {P} {H} भाव का स्वामी बने तो उसकी दशा में वही विषय उभरते हैं।
hi किसी भी रत्न को पहनने से पहले दो बार सोचिए, चाहे वह {P} का ही क्यों न हो।
hi मेरी बुआ की कुंडली में {Q} पर {P} की दृष्टि है और वे आज भी रोज़ टहलने जाती हैं।
hg {H} ghar mein {P} normally insaan ko slow hona sikhata hai.
hg Agar {P} {S} mein hota to hum kuch aur hi baat kar rahe hote.
hg Kya tumhe pata hai ki tumhara {P} {S} mein hai ya nahi?
hg Tumhare cousin ke pandit ji ne bola tha ki tumhara {P} {H} ghar mein hai.
hg Mere bhai ka {P} {S} mein hai aur wo bahut cool banda hai.
hg Jin logon ka {P} {S} mein hota hai unhe samajhna mushkil hota hai.
hg Maan lo {P} ke saath {Q} baitha hota, tab advice badal jaati.
hg Jab {H} house ka lord {J} house mein jaata hai to dono topics jud jaate hain.
hg Chalo ab dekhte hain ki {P} ka general matlab kya hota hai.
hg {H} ghar ke {P} ki baat sabse pehle kisne ki thi tumse?
hg Retrograde ka matlab hai ki grah dharti se ulta chalta dikhe.
hg Pichle hafte ek client ki kundli mein {P} aur {Q} saath the.
hg Next call se pehle {P} ke baare mein thoda padh lena.
hg Kuch astrologers maante hain ki {H} ghar ka {P} delay karwata hai, kuch nahi maante.
hg Tum do ghante baad paida hote to shayad {S} lagna hota.
hg Batau kya ki {H} bhav mein {P} ka general result kya hota hai?
hg Khali ghar ka simple matlab hai ki usme koi planet nahi hai.
hg Jis bacche ka {P} {S} mein ho uske saath patience rakhna padta hai.
hg Jab bhi {P} {H} house se guzre, jaldi mein decision mat lena.
hg Tumne likha tha ki app mein tumhara {P} {S} dikha raha hai.
hg Meri behen, jiska {P} {S} mein hai, is baat ko alag tarah se dekhti hai.
hg Mann kare to {P} ke din ek diya jala dena.
hg Kai books mein {P} aur {Q} ki jodi ko tough bola gaya hai.
hg Jab tak {P} {H} ghar mein na ho, ye upay karne ki zaroorat nahi hoti.
hg Aap {S} wale {P} ke baare mein pooch rahe the kya?
hg Yuti matlab do grah ek hi rashi mein.
hg {P} ki mahadasha mein log aksar apni priorities change kar lete hain.
hg Maine ek baar {S} lagna wali aunty ki kundli dekhi thi jo ghadi nahi pehenti thi.
hg Jahan {P} aur {Q} rashi badal lein, wahan dono ek dusre ka kaam karte hain.
hg Aapke hisaab se mandir wale pujari ne {P} ko {H} ghar mein bataya tha.
hg Neech grah bhi kabhi kabhi accha result de sakta hai.
hg Pichle ek saal mein job mein kya change hua hai?
hg Kisi ki kundli mein {P} {H} ghar ka malik ho to uski dasha mein wahi cheezein uthti hain.
hg Koi bhi stone pehenne se pehle do baar socho, {P} ka ho tab bhi.
hg Meri bua ke chart mein {Q} pe {P} ki drishti hai aur wo roz walk pe jaati hain.
`;
