/** Hindi corpus 16: a translated commentary, messages, letters, and claims worded as doctrine. Lines as in corpus 1. */
export const HI_16 = `
# planet_sign
tika संबंधित जातक के {P:alt} {S} राशि में अवस्थित हैं।
tika आपके जन्मांक में {P} को {S} राशि प्राप्त हुई है।
msg सुनो तुम्हारा {P} {S} में है
msg {P} {S} राशि में है ना तुम्हारा
neg! अरे {P} {S} में कहाँ है, वहाँ तो नहीं है
patra आपने पूछा {P} कहाँ है; वह {S} में है।
patra मुझे आपकी पत्रिका में {P} {S} राशि में मिला।
patra {S} राशि के {P} ने आपको धैर्यवान बनाया है।
dress {P} {S} में हो तो अपमान नहीं भूलता, और आपका {P} भी वहीं है।
# planet_house
tika आपके {H:sk} स्थान पर {P:alt} का आधिपत्य नहीं, निवास है।
tika {P} के आपके {H:sk} भाव में होने से विलंब होता है।
msg {H} घर में {P} है तुम्हारे भाई
msg तुम्हारे {P} जी {H} घर में बैठे हैं
neg! तुम्हारे {H} घर में {P} नहीं बैठा
patra आपके {H} भाव में जाइए, वहाँ {P} मिलेगा।
patra {P} आपके {H} भाव का निवासी है।
dress {H} भाव का {P} देर कराता है, आपके साथ भी यही है क्योंकि {P} {H} भाव में है।
# placed
tika {P} {S} राशि में स्थित होकर आपके {H:sk} भाव में है।
# two
patra {P} ने {H} भाव लिया है और {Q} ने {J}।
msg {P} {H} में और {Q} {J} में है
# occupants
patra आपके {H} भाव में {P} ही नहीं, {Q} भी है।
msg {H} घर में {P} और {Q} साथ हैं
# house_sign
tika आपके {H:sk} स्थान में {S} राशि आई है।
# planet_star
tika आपके {P} का नक्षत्र {N} है।
# lagna
tika आपके जन्म के समय {S} लग्न का उदय हुआ।
msg तुम्हारा लग्न {S} है
neg! {S} लग्न नहीं है तुम्हारा
# lordship
tika आपके {H:sk} भाव के स्वामित्व का अधिकार {P} को है।
msg {P} तुम्हारे {H} घर का मालिक है
neg! {P} तुम्हारे {H} घर का मालिक नहीं है
# lord_place
tika आपके {H:esh} ने {J:sk} भाव में स्थान लिया है।
patra आपके {H} भाव के स्वामी {J} भाव में रहते हैं।
# lord_named
patra {H:esh} {P} है और वह {J} भाव में है।
msg {H} का मालिक {P} {J} में बैठा है
# lagna_lord
patra {S} लग्न होने से {P} लग्नेश है और वह {H} भाव में है।
# axis
patra राहु {H} में है, केतु {J} में।
# dignity
tika आपकी पत्रिका में {P} {G} होकर स्थित है।
# retrograde
msg तुम्हारा {P} वक्री है
neg! तुम्हारा {P} वक्री नहीं है
# combust
patra आपका {P} सूर्य के प्रकाश में अस्त है।
# conjunction
patra आपकी पत्रिका में {P} के बगल में {Q} बैठा है।
neg! {P} {Q} साथ नहीं बैठे तुम्हारे
# aspect
tika {P} {Q} को पूर्ण दृष्टि से देखता है।
# aspect_house
patra {P} की नज़र आपके {H} भाव पर है।
# varga
tika आपके {V} में {P} {S} राशि में है।
# karaka
patra आपका {C} {P} है।
# yoga
msg तुम्हारी कुंडली में {Y} है
neg! तुम्हारी कुंडली में {Y} नहीं है
# dasha_running
patra आप इन दिनों {M} की महादशा में {X} की अंतर्दशा जी रहे हैं।
# maha_edge
tika {P} की महादशा {D:my} से {E:my} पर्यंत है।
# transit
msg आजकल {P} {S} में है
# transit_house
patra आज का {P} आपके {H} भाव से गुज़र रहा है।
# bindus
patra आपके {H} भाव के सर्वाष्टकवर्ग में {n} बिंदु हैं।
# count
patra आपके {H} भाव में {c} ग्रह रहते हैं।
# empty
msg तुम्हारा {H} घर खाली है
# from_reference
patra चंद्र से गिनें तो {P} {H} भाव में है।
# age
msg तुम {n} साल के हो
`;
