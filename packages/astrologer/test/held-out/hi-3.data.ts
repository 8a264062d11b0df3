/** Hindi corpus 3. Lines as in corpus 1. */
export const HI_3 = `
# planet_sign
plain {P} {S} में है।
gpt {P} का {S} राशि में होना बताता है कि आप सोच-समझकर चलते हैं।
text कुंडली में {P} {S} राशि का है।
neg! {P} {S} राशि में स्थित नहीं है।
uncle {P} {S} में है आपका, ध्यान रखिए
# planet_house
plain {P} {H} भाव में है।
gpt आपके {H} भाव में {P} का होना इस क्षेत्र को सक्रिय रखता है।
text {P} {H:sk} भाव में विराजमान है।
neg! आपके {H} भाव में {P} नहीं है।
comp {H:sk}स्थ {P} की अपनी चाल है।
# house_sign
plain {H} भाव में {S} राशि है।
gpt आपके {H} भाव में {S} राशि होने से उसका स्वामी महत्वपूर्ण है।
# planet_star
plain {P} {N} नक्षत्र में है।
gpt आपका {P} {N} नक्षत्र में होने से स्वभाव में गहराई है।
# lagna
plain आपका लग्न {S} है।
gpt {S} लग्न की कुंडली में स्वास्थ्य का ध्यान रखना होता है, और आपका लग्न {S} है।
neg! आप {S} लग्न के नहीं हैं।
# lordship
plain {H} भाव का स्वामी {P} है।
gpt {P} आपके {H} भाव का स्वामी होकर फल देता है।
comp {H:esh} {P} है।
neg! {P} {H} भाव का स्वामी नहीं है।
# lord_place
plain {H} भाव का स्वामी {J} भाव में है।
gpt आपके {H} भाव का स्वामी {J} भाव में होने से दोनों बातें जुड़ती हैं।
comp {H:esh} {J} भाव में है।
neg! {H} भाव का स्वामी {J} भाव में नहीं है।
# dispositor
plain {P} का राशि स्वामी {Q} है।
# dignity
plain {P} {G} है।
gpt आपका {P} {G} है, इसलिए उसका असर अलग दिखता है।
neg! आपका {P} {G} नहीं है।
# retrograde
plain {P} वक्री है।
gpt वक्री {P} आपको पुरानी बातों पर लौटाता है।
# combust
plain {P} अस्त है।
neg! {P} अस्त नहीं है।
# conjunction
plain {P} और {Q} साथ हैं।
gpt {P} और {Q} की युति आपके जीवन में दोनों विषय जोड़ती है।
neg! {P} और {Q} की युति नहीं है।
# aspect
plain {P} {Q} को देखता है।
gpt {P} की {Q} पर दृष्टि होने से संयम आता है।
# aspect_house
plain {P} की दृष्टि {H} भाव पर है।
neg! {P} {H} भाव को नहीं देखता।
# exchange
plain {P} और {Q} का परिवर्तन योग है।
# varga
plain {V} में {P} {S} राशि का है।
gpt {V} में आपका {P} {S} राशि में जाता है।
# karaka
plain {C} {P} है।
gpt आपके {C} {P} हैं।
# yoga
plain आपको {Y} प्राप्त है।
neg! आपको {Y} प्राप्त नहीं है।
# dosha
plain आपको {Y} है।
neg! आपको {Y} नहीं है।
# dasha_running
plain आपकी {M} महादशा चल रही है।
gpt अभी {M} की महादशा और {X} की अंतर्दशा चल रही है।
neg! अभी {M} की महादशा नहीं चल रही है।
# dasha_next
plain {M} के बाद {X} की महादशा शुरू होगी।
# maha_edge
plain {P} की महादशा {E:my} तक है।
gpt {P} की महादशा {D:my} में शुरू हुई और {E:my} में समाप्त होगी।
# antar_edge
plain {M}–{P} की अंतर्दशा {E:my} तक है।
# transit
plain अभी {P} {S} में है।
gpt इस समय {P} {S} राशि में गोचर कर रहा है।
# transit_house
plain {P} अभी आपके {H} भाव में गोचर कर रहा है।
# ingress
plain {P} {D:my} में {S} राशि में प्रवेश करेगा।
# sade_sati
plain अभी आपकी साढ़ेसाती चल रही है।
neg! अभी आपकी साढ़ेसाती नहीं चल रही है।
# birth_date
plain आपका जन्म {D} का है।
# age
plain आप {n} साल के हैं।
# vara
plain आपका जन्म {W} के दिन हुआ।
# bindus
plain {H} भाव के {n} बिंदु हैं।
# strongest
plain आपका सबसे बलवान ग्रह {P} है।
# comparison
plain {P} {Q} से बलवान है।
# count
plain आपके {H} भाव में {c} ग्रह हैं।
# empty
plain आपका {H:nom} भाव खाली है।
# from_reference
plain चंद्र से {P} {H} भाव में है।
`;
