/** Hindi corpus 8: answers as language models write them, a letter, a notebook. Lines as in corpus 1. */
export const HI_8 = `
# planet_sign
gpt आपकी कुंडली देखने पर {P} {S} राशि में मिलता है।
gpt {P} {S} राशि में बैठा है, इसलिए आप सोचकर बोलते हैं।
gpt आपका {P} {S} राशि में है और यह आपको स्थिर बनाता है।
letter {P} {S} में है तुम्हारा, घबराओ मत।
notes {P} = {S}
neg! {P} {S} राशि में नहीं है आपका।
# placed
gpt आपका {P} {S} राशि में {H} भाव में बैठा है।
gpt {P} {H} भाव में {S} राशि में है, जिससे करियर धीरे बढ़ता है।
notes {P} {S} {H:nom} भाव
# planet_house
gpt {P} आपके {H} भाव में बैठा है।
gpt आपके {H} भाव में {P} है, जो धैर्य माँगता है।
gpt {H} भाव में बैठा {P} आपको मेहनती बनाता है।
gpt {P} {H} भाव में होने के कारण देरी होती है।
neg! {P} {H} भाव में बिल्कुल नहीं है।
# house_sign
gpt आपका {H:nom} भाव {S} राशि का है।
# planet_star
gpt {P} {N} नक्षत्र में विराजमान है।
# lagna
gpt आपका लग्न {S} राशि है।
gpt {S} लग्न में जन्मे होने के कारण आप धैर्यवान हैं।
# lagna_lord
gpt आपका लग्न {S} है और लग्नेश {P} {H} भाव में बैठा है।
# lordship
gpt आपके {H} भाव का स्वामी {P} है।
gpt {P} आपका {H:esh} है।
neg! आपका {H:esh} {P} नहीं है।
# lord_place
gpt आपका {H:esh} {J} भाव में बैठा है।
gpt {H} भाव का स्वामी {J} भाव में चला गया है।
# lord_named
gpt आपका {H:esh} {P} {J} भाव में है।
gpt {H} भाव का स्वामी {P} {S} राशि में बैठा है।
# house_full
gpt {H} भाव में {S} राशि है और उसका स्वामी {P} {J} भाव में बैठा है।
# occupants
gpt आपके {H} भाव में {P} और {Q} हैं।
# dignity
gpt आपका {P} {G} है।
neg! {P} {G} नहीं है आपका।
# retrograde
gpt आपका {P} वक्री है।
neg! {P} वक्री नहीं है।
# combust
gpt आपका {P} अस्त है।
# conjunction
gpt आपकी कुंडली में {P} और {Q} साथ बैठे हैं।
neg! {P} और {Q} साथ नहीं बैठे।
# aspect
gpt {P} की दृष्टि {Q} पर है।
# aspect_house
gpt {P} {H} भाव को देखता है आपकी कुंडली में।
# varga
gpt {V} में आपका {P} {S} में है।
# karaka
gpt आपका {C} {P} है।
# yoga
gpt आपकी कुंडली में {Y} है।
neg! आपकी कुंडली में {Y} नहीं बनता।
# dasha_running
gpt आपकी {M} की महादशा में {X} की अंतर्दशा चल रही है।
gpt अभी {M} महादशा चल रही है।
neg! अभी आपकी {M} की महादशा नहीं चल रही है।
# dasha_next
gpt {M} के बाद {X} की महादशा आएगी।
# maha_edge
gpt {P} की महादशा {E:my} तक चलेगी।
gpt {P} की महादशा {D:my} से शुरू हुई या होगी।
# antar_edge
gpt {M} महादशा में {P} अंतर्दशा {E:my} तक है।
# transit
gpt अभी {P} {S} राशि में गोचर कर रहा है।
# transit_full
gpt {P} अभी आपके {H} भाव में गोचर कर रहा है।
# ingress
gpt {P} {D:my} में {S} में प्रवेश करेगा।
# sade_sati
gpt आपकी साढ़ेसाती चल रही है।
# bindus
gpt आपके {H} भाव में {n} बिंदु हैं।
# strongest
gpt आपका सबसे बलवान ग्रह {P} है।
# comparison
gpt आपकी कुंडली में {P} {Q} से बलवान है।
# count
gpt आपके {H} भाव में {c} ग्रह बैठे हैं।
# empty
gpt आपका {H:nom} भाव खाली है।
# from_reference
gpt चंद्रमा से {P} {H} भाव में है।
# moon
gpt आपकी चंद्र राशि {S} है और लग्न {Z} है।
`;
