/** Hindi corpus 5: a magazine's column, a book, a machine, a pandit and a neighbour. Lines as in corpus 1. */
export const HI_5 = `
# planet_sign
column इस जातक का {P} {S} राशि में संचार कर रहा था जब जन्म हुआ।
gpt **{P} {S} में**: आप सोच-समझकर बोलते हैं।
pandit {P} {S} का।
book {P} {S} राशिगत है।
padosi अरे, आपका तो {P} {S} में पड़ा है।
neg! {P} {S} में नहीं पड़ा है।
two {P} को देखिए। उसकी राशि {S} है।
# placed
gpt आपका {P} {S} राशि में {H} भाव में स्थित है।
gpt - **{P} ({S}, {H:n} भाव):** धैर्य आपकी ताक़त है।
book {H:sk} भाव में {S} राशि का {P} विराजमान है।
pandit {P} {H:n} भाव, {S} राशि।
column {S} राशि के {P} ने आपके {H} घर में डेरा डाला है।
table | {P} | {S} | {H:num} |
dev {P} भाव {H:dev} में है।
star {P} {N} नक्षत्र में, {S} राशि में बैठा है।
# two
gpt जहाँ {P} {S} में है, वहीं {Q} {Z} में है।
gpt {P} {H} भाव में है और {Q} {J} भाव में।
book {P} {H:sk}स्थ तथा {Q} {J:sk}स्थ है।
list 1. {P}: {S}⏎2. {Q}: {Z}
pandit {P} {H} में, {Q} {J} में।
# planet_house
column {H} घर का मेहमान {P} है।
gpt चूँकि {P} आपके {H} भाव में विराजित है, ज़िम्मेदारी जल्दी आती है।
book {P} की स्थिति {H:sk} भाव में है।
pandit {H} में {P}।
padosi {P} महाराज तो आपके {H} घर में जमे हैं।
neg! {P} आपके {H} घर में नहीं बैठा।
quest क्या आप जानते हैं कि {P} आपके {H} भाव में है?
# house_sign
gpt आपका {H:nom} भाव {S} राशि में पड़ता है।
book {H:sk} भाव में {S} राशि उदित है।
neg! {H} भाव में {S} राशि नहीं पड़ती।
# planet_star
book {P} {N} नक्षत्र के {K} चरण में है।
gpt {P} का नक्षत्र {N} है।
neg! {P} {N} नक्षत्र में नहीं है।
# degree
gpt {P} {S} में {g} अंश पर है।
book {P} {g}° {S}।
# lagna
column {S} लग्न वालों की तरह, क्योंकि आपका लग्न भी {S} ही है, आप धीर हैं।
gpt आपकी कुंडली {S} लग्न की है।
book जन्मलग्न {S} है।
pandit लग्न {S}।
neg! आपका लग्न {S} नहीं है।
# lagna_lord
gpt {S} लग्न का स्वामी {P} आपके {H} भाव में है।
book लग्न {S} और लग्नेश {P} {H:sk} भाव में।
pandit लग्नेश {P}, {H} घर में।
# lordship
gpt {P} आपके {H} भाव का अधिपति है।
book {H:sk} भाव के स्वामी {P} हैं।
column {H} घर की चाबी {P} के पास है।
pandit {H:esh} {P}।
neg! {H} भाव के स्वामी {P} नहीं हैं।
# rules_two
gpt {P} आपके {H} और {J} भाव का स्वामी है।
book {P} {H:sk} एवं {J:sk} भाव का अधिपति है।
# lord_place
gpt {H} भाव का स्वामी {J} भाव में स्थित है।
book {H:esh} {J:sk}स्थ है।
column {H} घर के मालिक {J} घर में जा बैठे हैं।
neg! {H:esh} {J} भाव में नहीं है।
# lord_named
gpt {H} भाव के स्वामी {P} {J} भाव में बैठे हैं।
book {H:esh} {P} {J:sk} भाव में {S} राशि में है।
column {H} घर के मालिक {P} इन दिनों नहीं, जन्म से ही {J} घर में हैं।
paren {H} भाव का स्वामी ({P}) {J} भाव में है।
# house_full
gpt {H:nom} भाव {S} राशि का है और इसका स्वामी {P} {J} भाव में है।
book {H:sk} भाव में {S} राशि, स्वामी {P} {J:sk} में।
# occupants
gpt आपके {H} भाव में {P} और {Q} दोनों बैठे हैं।
book {H:sk} भाव में {P}-{Q} की युति है।
column {P} और {Q} ने {H} घर में साथ डेरा डाला है।
# dispositor
gpt {P} जिस राशि में बैठा है, उसका स्वामी {Q} है।
# star_lord
gpt {P} {Q} के नक्षत्र में है।
# dignity
gpt आपकी कुंडली में {P} {G} होकर बैठा है।
book {P} {G} स्थित है।
neg! {P} {G} नहीं बैठा।
# retrograde
gpt जन्म के समय {P} वक्री था।
book {P} वक्र गति में है।
neg! {P} वक्री नहीं, मार्गी है।
# combust
gpt {P} सूर्य के निकट होने से अस्त है।
neg! {P} अस्त होने से बचा हुआ है।
# conjunction
gpt {P} {Q} के साथ युति में है।
column {P} और {Q} एक ही छत के नीचे हैं।
neg! {P} के साथ {Q} नहीं है।
# aspect
gpt {Q} पर {P} की पूर्ण दृष्टि है।
book {P} से {Q} दृष्ट है।
neg! {Q} पर {P} की दृष्टि नहीं है।
# aspect_house
gpt {P} अपनी दृष्टि {H} भाव पर डाल रहा है।
book {H:sk} भाव {P} से दृष्ट है।
# aspect_two
gpt {P} {H} और {J} भाव को देख रहा है।
# exchange
gpt {P} और {Q} ने आपस में राशियाँ बदली हैं।
book {P}-{Q} का राशि परिवर्तन है।
# varga
gpt {V} कुंडली में {P} {S} राशि में जाता है।
book {V} में {P} {S} का है।
neg! {V} में {P} {S} का नहीं है।
# varga_two
gpt {P} जन्म कुंडली में {S} में और नवांश में {Z} में है।
# vargottama
gpt {P} वर्गोत्तम स्थिति में है।
# karaka
gpt आपके {C} {P} हैं।
book {P} {C} बनता है।
# karaka_place
gpt आपका {C} {P} {H} भाव में है।
# arudha
gpt {A} {S} राशि में पड़ता है।
# yoga
gpt आपकी कुंडली में {Y} बन रहा है।
book {Y} विद्यमान है।
neg! {Y} नहीं बन रहा।
# dosha
gpt आपको {Y} है।
neg! आपकी कुंडली {Y} से मुक्त है।
# dasha_running
gpt इस समय आप {M} की महादशा और {X} की अंतर्दशा में हैं।
column {M} की महादशा का दौर है, भीतर {X} की अंतर्दशा।
pandit {M} में {X} चल रही है।
neg! आप पर {M} की महादशा नहीं चल रही।
# dasha_lord
gpt महादशा के स्वामी {M} आपके {H} भाव में बैठे हैं।
book दशानाथ {M} {S} राशि में है।
# dasha_next
gpt {M} की महादशा के पश्चात {X} की महादशा आरंभ होगी।
# maha_edge
gpt {P} की महादशा {D:my} से {E:my} तक रहेगी।
book {P} महादशा {D} से प्रारंभ।
column {P} की महादशा {E:y} तक साथ देगी।
dev {P} की महादशा {E:dev} को पूरी होगी।
# antar_edge
gpt {M} महादशा में {P} की अंतर्दशा {E:my} में समाप्त होगी।
# dasha_age
gpt {n} वर्ष की आयु में {P} की महादशा शुरू होती है आपकी।
# dasha_length
gpt आपकी {P} महादशा कुल {n} वर्ष की है।
# in_kendra
gpt {P} केंद्र में है।
# in_trikona
gpt {P} त्रिकोण भाव में है।
# in_dusthana
book {P} त्रिक भाव में है।
# alone
gpt {H} भाव में केवल {P} है।
book {P} {H:sk} भाव में अकेला है।
# transit
gpt वर्तमान में {P} {S} राशि में गोचर कर रहा है।
column इन दिनों {P} {S} में चल रहे हैं।
neg! {P} अभी {S} में गोचर नहीं कर रहा।
# transit_full
gpt {P} इस समय {S} में, यानी आपके {H} भाव में गोचर कर रहा है।
book चंद्र से {J} स्थान में {P} का गोचर है।
# ingress
gpt {P} {D} को {S} राशि में प्रवेश करेगा।
# sade_sati
gpt आप पर शनि की साढ़ेसाती चल रही है।
neg! आप पर साढ़ेसाती नहीं है।
# sade_sati_phase
gpt साढ़ेसाती का {k} चरण चल रहा है।
# dhaiya
gpt आप पर शनि की ढैया चल रही है।
# tropical
gpt पश्चिमी ज्योतिष से आपकी सूर्य राशि {S} है।
# age
gpt आपकी उम्र {n} वर्ष है।
dev आप {n:dev} साल के हैं।
# vara
gpt आपका जन्म {W} को हुआ।
# tithi
gpt जन्म तिथि {T} है।
# bindus
gpt सर्वाष्टकवर्ग में {H} भाव को {n} अंक मिले हैं।
dev {H} भाव में {n:dev} बिंदु हैं।
# bav
gpt {P} के अपने अष्टकवर्ग में {S} राशि को {n} बिंदु मिले हैं।
# strongest
gpt षड्बल में {P} सबसे आगे है।
# weakest
gpt षड्बल में {P} सबसे कमज़ोर है।
# comparison
gpt {P} {Q} से ज़्यादा बलवान है।
# count
gpt आपके {H} भाव में {c} ग्रह हैं।
# empty
gpt आपका {H:nom} भाव ख़ाली है।
neg! {H} भाव खाली नहीं है।
# from_reference
gpt चंद्रमा से {H} भाव में {P} है।
# axis
gpt राहु {H} और केतु {J} भाव में हैं।
book राहु-केतु का अक्ष {H:sk}-{J:sk} भाव में है।
# moon
gpt आपकी चंद्र राशि {S} और जन्म नक्षत्र {N} है।
pandit राशि {S}, लग्न {Z}।
# setting
gpt गणना {a} अयनांश से है।
# window
gpt काम के लिए {D:my} का समय अनुकूल है।
`;
