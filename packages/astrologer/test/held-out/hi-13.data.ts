/** Hindi corpus 13: a column and a phone consultation, written after corpus 10 had been used in development. Lines as in corpus 1. */
export const HI_13 = `
# planet_sign
call जी हाँ, {P} की राशि {S} निकल रही है आपकी
call {P} {S} में पड़ता है आपके चार्ट में
column जातक की पत्रिका में {P} {S} राशि पर आसीन है।
neg! {P} का {S} में होना ग़लत है, ऐसा नहीं है
# planet_house
call आपके यहाँ {H:tr} हाउस में {P:tr} बैठा है
column {P} {H} भाव को सुशोभित कर रहा है।
column {H} भावस्थ {P} परिश्रम कराता है आपसे।
neg! {H} घर में {P} ढूँढने से भी नहीं मिलेगा
# placed
column {P} {S} राशि का होकर {H} भाव में विराजमान है।
# lagna
column {S} लग्न में जन्मे आप स्वभाव से गंभीर हैं।
neg! {S} लग्न तो है ही नहीं आपका
# lordship
column {H} भाव का स्वामित्व {P} के पास है।
# lord_place
column {H:esh} का {J} भाव में जाना ध्यान देने योग्य है।
neg! {H:esh} {J} भाव में नहीं बैठे हैं
# lord_named
column {H:esh} {P} {J} भाव में विराजमान हैं।
call {H} घर के स्वामी {P} हैं जो {J} घर में बैठे हैं
# occupants
column {P} और {Q} की जोड़ी {H} भाव में बैठी है।
# axis
column राहु-केतु क्रमशः {H} और {J} भाव में हैं।
# dignity
column {P} आपकी पत्रिका में {G} होकर बैठा है।
# retrograde
column वक्री {P} आपकी परीक्षा लेता है।
neg! {P} वक्री बिल्कुल नहीं है
# conjunction
column {P}-{Q} युति आपकी कुंडली की पहचान है।
neg! {P} और {Q} की कोई युति नहीं बनती
# aspect
column {P} की पूर्ण दृष्टि {Q} पर है।
# aspect_house
column {H} भाव {P} से दृष्ट है।
# varga_two
column नवांश में {P} {Z} राशि में स्थित है।
# karaka
column जैमिनी मत से {P} आपका {C} है।
# yoga
column कुंडली में {Y} की उपस्थिति उल्लेखनीय है।
# dasha_running
column वर्तमान में {M} महादशा के अंतर्गत {X} अंतर्दशा प्रभावी है।
# maha_edge
column {P} महादशा का आरंभ {D:my} में और समापन {E:my} में है।
# transit
column {P} का गोचर इस समय {S} राशि में है।
# bindus
column सर्वाष्टकवर्ग में {H} भाव को {n} बिंदु प्राप्त हैं।
# empty
column {H} भाव रिक्त है, कोई ग्रह नहीं।
`;
