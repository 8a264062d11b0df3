/** Hindi corpus 18: a printed computer horoscope, a newspaper's reply to a reader, a village elder. Lines as in corpus 1. */
export const HI_18 = `
# planet_sign
chhapa ग्रह: {P}, राशि: {S}
chhapa {P} स्पष्ट – {S} राशि
chhapa जन्म समय {P} की राशि {S} थी।
akhbar पाठक महोदय, आपकी कुंडली में {P} {S} राशि के हैं।
akhbar आपके भेजे विवरण से {P} {S} में आया है।
akhbar {P} ने आपके यहाँ {S} राशि में डेरा डाल रखा है।
akhbar! आपका यह मानना ठीक नहीं कि {P} {S} में है।
tau देख बेटा, {P} तो बैठ्या है {S} में।
tau {S} में पड़ा है तेरा {P}, क्या करें।
tau! {P} {S} में कोनी, झूठ बोले है वो।
# planet_house
chhapa {P} – भाव {H:num}
chhapa {H:sk} भाव: {P}
chhapa {P} {H:sk} भाव में स्थित होने से यह विवरण लागू होता है।
akhbar आपके {H} घर में {P} मौजूद है।
akhbar {H:sk} भाव में बैठे {P} आपकी परीक्षा ले रहे हैं।
akhbar {P} आपके {H} भाव को सँभाले बैठे हैं।
akhbar! {P} का {H:sk} भाव से कोई संबंध नहीं, वे वहाँ नहीं हैं।
tau तेरे {H} घर में {P} आके बैठ गया।
tau {P} {H} घर में गड़ा हुआ है तेरे।
tau! {H} घर में {P} ढूँढे से न मिलेगा।
# placed
chhapa {P} | {S} | {H:num} | मार्गी
akhbar {P} {S} राशि के होकर {H:sk} भाव में बैठे हैं।
tau {P} {H} घर में है, राशि {S}।
# two
akhbar {P} {H:sk} भाव में तथा {Q} {J:sk} भाव में है।
chhapa {P}: {S}; {Q}: {Z}
# triple
chhapa | ग्रह | भाव |⏎|---|---|⏎| {P} | {H:num} |⏎| {Q} | {J:num} |⏎| {R} | {L:num} |
# occupants
akhbar {H:sk} भाव में {P} व {Q} का संयोग है।
tau तेरे {H} घर में {P} और {Q} दोनों लड़ रहे हैं।
# house_sign
chhapa {H:sk} भाव – राशि {S}
akhbar आपके {H:sk} भाव में {S} राशि पड़ी है।
# planet_star
chhapa {P} नक्षत्र: {N}, चरण: {K}
akhbar {P} {N} नक्षत्र में विचरण करते हुए जन्मे समय पर थे, आपका {P} {N} का है।
# degree
chhapa {P} {g} अंश
# lagna
chhapa लग्न: {S}
akhbar आप {S} लग्न के जातक हैं।
tau! {S} लग्न ना है तेरा।
# lordship
chhapa {H:sk} भाव का स्वामी: {P}
akhbar आपके {H:sk} भाव की मालकियत {P} के पास है।
tau {H} घर का धणी {P} है।
# lord_place
chhapa {H:esh} – {J:sk} भाव में
akhbar {H:esh} का {J:sk} भाव में जाना इस कुंडली की विशेषता है।
tau {H} घर का मालिक {J} घर में जा बैठा।
# lord_named
akhbar आपका {H:esh} {P} {J:sk} भाव में पड़ा है।
# lagna_lord
chhapa लग्न {S}, लग्नेश {P}, लग्नेश की स्थिति {H:sk} भाव
# axis
tau राहु {H} में बैठा, केतु {J} में।
# dignity
chhapa {P} की अवस्था: {G}
akhbar {P} आपके यहाँ {G} है।
# retrograde
chhapa {P} (वक्री)
tau! {P} उल्टा ना चाले, वक्री कोनी।
# combust
akhbar {P} सूर्य से अस्त है।
# conjunction
akhbar {P} की {Q} से युति है।
tau! {P} {Q} एक जगह कोनी।
# aspect
akhbar {P} की दृष्टि {Q} पर पड़ रही है।
# aspect_house
akhbar आपके {H:sk} भाव को {P} देख रहे हैं।
# varga
chhapa {V}: {P} – {S}
# karaka
chhapa {C}: {P}
tau तेरा {C} {P} ठहरा।
# yoga
akhbar आपकी कुंडली {Y} से सुशोभित है।
chhapa {Y}: है
# dosha
akhbar! आपकी कुंडली में {Y} की पुष्टि नहीं होती।
# dasha_running
chhapa वर्तमान दशा: {M} – {X}
akhbar अभी आपकी {M} की महादशा में {X} का अंतर चल रहा है।
# dasha_next
akhbar {M} की महादशा के बाद {X} की महादशा का आगमन होगा।
# maha_edge
chhapa {P} महादशा: {D:dmy} से {E:dmy}
akhbar {P} की महादशा {E:my} को विदा लेगी।
# transit
akhbar इस समय आकाश में {P} {S} राशि में हैं।
# age
akhbar आप {n} वर्ष के हैं।
# bindus
chhapa सर्वाष्टकवर्ग, {H:sk} भाव: {n}
# strongest
chhapa षड्बल में प्रथम: {P}
# count
tau तेरे {H} घर में {c} ग्रह बैठे हैं।
# empty
akhbar आपका {H:sk} भाव ग्रहविहीन है।
# from_reference
chhapa चंद्र से {P}: {H} भाव
# in_kendra
akhbar {P} केंद्र भाव में हैं।
`;
