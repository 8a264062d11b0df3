/** Hindi corpus 10: voice notes of an astrologer, as transcribed by a machine, including English words. Lines as in corpus 1. */
export const HI_10 = `
# planet_sign
voice हाँ जी तो देखिए आपका जो {P} है ना वो {S} में पड़ा हुआ है
voice अब बात करते हैं {P} की, {P} जो है वो {S} राशि का है आपकी पत्रिका में
voice आपका {P:tr} {S:tr} साइन में है
voice {P} महाराज {S} में विराजमान हैं आपके
voice {S} में कौन बैठा है आपके? {P} बैठा है।
neg! नहीं नहीं {P} {S} में नहीं है आपका, किसी ने ग़लत बताया
# planet_house
voice आपका {P:tr} {H:tr} हाउस में बैठा हुआ है मतलब मेहनत तो करनी पड़ेगी
voice तो क्या है कि {H} घर में आपके {P} आ गए हैं
voice {P} जाकर {H} भाव में बैठ गया है आपका
voice जहाँ तक {P} का सवाल है वो {H} घर में है जी
voice {H} स्थान में {P} देव का वास है
neg! {H} घर में {P} नहीं बैठा आपके, चिंता मत कीजिए
neg! {P} का {H} घर से कोई लेना देना नहीं, वहाँ है ही नहीं वो
# placed
voice {P} आपका {H} घर में है और वो भी {S} राशि में तो समझ लीजिए
voice {S} का {P} {H} घर में, ये आपका प्लस पॉइंट है
voice {P} {N} नक्षत्र का है, {S} में है, {H} भाव में है
# two
voice {P} {H} घर में और {Q} {J} घर में, दोनों मिलकर काम करते हैं आपके
voice एक तरफ़ {P} {S} में है दूसरी तरफ़ {Q} {Z} में, इसलिए उलझन रहती है
# house_sign
voice आपके {H} घर में राशि जो पड़ती है वो {S} है
voice {H:tr} हाउस में {S:tr} साइन आ रहा है
# planet_star
voice {P} का नक्षत्र आपका {N} है, चरण {K}
# degree
voice {P} आपका {g} डिग्री पर है
# lagna
voice तो बेटा लग्न तुम्हारा {S} का है
voice {S} लग्न की पत्रिका है आपकी
neg! आपका लग्न {S} तो बिल्कुल नहीं है
# lordship
voice {H} घर का मालिक कौन हुआ? {P} हुआ।
voice {P:tr} आपके {H:tr} हाउस का लॉर्ड बनता है
voice आपके लिए {H:esh} जो है वो {P} है
# lord_place
voice {H:tr} लॉर्ड आपका {J:tr} हाउस में चला गया है
voice {H} घर का जो स्वामी है वो {J} घर में जा बैठा
neg! {H:esh} आपका {J} घर में नहीं गया
# lord_named
voice {H:esh} {P} आपके {J} घर में हैं और {S} राशि के हैं
voice अब {H} घर का स्वामी हुआ {P}, और {P} गया कहाँ, {J} घर में
# rules_two
voice {P} आपके दो घरों का स्वामी है, {H} का और {J} का
# house_full
voice {H} घर में {S} राशि है, उसका स्वामी {P} {J} घर में बैठा है
# lagna_lord
voice लग्न {S} का है तो लग्न का स्वामी हुआ {P} और वो {H} घर में है
# occupants
voice {P} और {Q} दोनों आपके {H} घर में एक साथ बैठे हैं
voice {H} घर में {P} भी है {Q} भी है
# axis
voice राहु आपका {H} घर में है तो केतु अपने आप {J} में आ गया
# moon
voice राशि आपकी {S} है, नक्षत्र {N} है, लग्न {Z} है
# dignity
voice {P} आपका {G} बैठा है
# retrograde
voice {P} आपका उल्टा चल रहा है मतलब वक्री है
neg! {P} वक्री थोड़ी है आपका, सीधा चल रहा है
# combust
voice {P} आपका अस्त है सूर्य के क़रीब होने से
# conjunction
voice {P} के साथ {Q} भी बैठा है आपके
voice {P} {Q} की युति बनी हुई है पत्रिका में
# aspect
voice {P} की नज़र {Q} पर पड़ रही है
# aspect_house
voice {P} की दृष्टि जो है वो {H} घर पर आ रही है
neg! {P} की दृष्टि {H} घर पर नहीं पड़ती
# exchange
voice {P} और {Q} ने एक दूसरे से घर बदल लिए हैं
# varga_two
voice नवमांश में {P} आपका {Z} में गया है
voice जन्म कुंडली में {P} {S} का है और नवांश में {Z} का
# karaka
voice आपका {C} {P} बनता है
# yoga
voice आपकी पत्रिका में {Y} बन रहा है जी बधाई हो
neg! {Y} नहीं बनता आपकी कुंडली में
# dosha
voice {Y} है आपको, पर डरने की ज़रूरत नहीं
# dasha_running
voice अभी आपकी {M} की महादशा चल रही है और उसके अंदर {X} का अंतर है
voice {M} में {X} चल रहा है आपका इस समय
voice समय किसका चल रहा है आपका? {M} का। अंतर {X} का।
# dasha_next
voice {M} के बाद आपको {X} की महादशा लगेगी
# maha_edge
voice {P} की महादशा आपकी {E:my} तक रहेगी
voice {P} की दशा {D:my} से लगी थी और {E:my} में उतरेगी
# antar_edge
voice {M} में {P} का अंतर {E:my} को ख़त्म हो जाएगा
# transit
voice अभी गोचर में {P} {S} में घूम रहा है
voice आजकल {P:tr} {S:tr} में ट्रांज़िट कर रहा है
# transit_full
voice अभी {P} {S} में है यानी आपके {H} घर में
# ingress
voice {D:my} में {P} {S} में चला जाएगा
# sade_sati
voice आप पर अभी शनि की साढ़े साती चल रही है
# bindus
voice {H} घर में {n} बिंदु हैं सर्वाष्टक में
# strongest
voice सबसे ताक़तवर ग्रह आपका {P} है षड्बल में
# comparison
voice {P} आपका {Q} से ज़्यादा मज़बूत है
# count
voice {H} घर में {c} ग्रह बैठे हैं आपके
# empty
voice {H} घर ख़ाली पड़ा है आपका
# from_reference
voice चंद्र से गिनो तो {P} {H} घर में आता है
# age
voice आप {n} साल के हो गए हो
# vara
voice आपका जन्म {W} को हुआ था
`;
