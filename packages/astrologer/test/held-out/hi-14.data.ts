/**
 * Hindi corpus 14: formal and Sanskritised, chat with English mixed in, long literary sentences, and claims worded as doctrine. Lines as
 * in corpus 1.
 */
export const HI_14 = `
# planet_sign
formal आपकी जन्मपत्रिका में {P:alt} {S} राशि को अलंकृत कर रहे हैं।
formal जन्म के समय {P} {S} राशि में संचरण कर रहा था।
formal जातक के जन्मांग में {P} का वास {S} राशि में है।
chat भाई तेरा {P} तो {S} में है यार
chat {P} {S} में है आपका, बस यही वजह है
chat आपका {P} {S} sign में है ok?
neg! अरे नहीं यार, {P} {S} में नहीं है तेरा
literary जिस घड़ी आपने पहली साँस ली, उस घड़ी {P} {S} राशि में विचर रहा था।
literary {P} को आपकी कुंडली में {S} का आश्रय मिला है।
literary {S} की गोद में बैठा आपका {P} जल्दी किसी से खुलता नहीं।
dressed जिनकी कुंडली में आपकी तरह {P} {S} में हो, वे देर से मगर दूर तक जाते हैं।
dressed {P} {S} में हो तो मन चंचल रहता है, और आपका {P} {S} में ही है।
# planet_house
formal {P:alt} आपके {H:sk} भाव में अवस्थित हैं।
formal आपके जन्मांग के {H:sk} भाव में {P} की उपस्थिति दर्शनीय है।
formal {H:sk} भावगत {P} आपको परिश्रमी बनाता है।
chat {H} house में {P} है आपके
chat bro तेरे {H} घर में {P} बैठा है
literary आपके {H} भाव का आँगन {P} से भरा है।
literary {P} ने आपके {H} भाव में डेरा डाल रखा है।
literary {H} भाव में जो बैठा है, वह और कोई नहीं, {P} है।
neg! आपके {H} भाव में {P} का कोई अता-पता नहीं है।
dressed {P} {H} भाव में जिसका भी हो, जैसा कि आपका है, वह चुपचाप काम करता है।
dressed शास्त्र {H} भाव के {P} को कठिन कहते हैं, और आपका {P} वहीं है।
# placed
formal {P:alt} {S} राशिस्थ होकर {H:sk} भाव में अवस्थित हैं।
literary न केवल {P} आपके {H} भाव में है, बल्कि {S} राशि में है।
# two
literary {P} {H} भाव में बैठा है और {Q} {J} में।
formal {P} {S} राशि में तथा {Q} {Z} राशि में अवस्थित है।
chat {P} {H} में, {Q} {J} में, simple है
# occupants
formal {H:sk} भाव में {P} एवं {Q} दोनों ग्रह स्थित हैं।
literary {P} आपके {H} भाव में है, और {Q} भी।
# house_sign
formal आपके {H:sk} भाव में {S} राशि उदित है।
literary {H} भाव पर {S} की छाया है, यानी वहाँ {S} राशि पड़ती है।
# planet_star
formal {P:alt} {N} नक्षत्र में स्थित हैं।
chat आपका {P} {N} nakshatra में है
# lagna
formal जन्म के समय पूर्वी क्षितिज पर {S} राशि उदित हो रही थी।
formal आपका जन्म {S} लग्न में हुआ है।
chat तेरा लग्न {S} है bro
neg! आप {S} लग्न के जातक नहीं हैं।
dressed {S} लग्न वाले, जिनमें आप भी हैं, बात मन में रखते हैं।
# lordship
formal {H:sk} भाव का आधिपत्य आपकी कुंडली में {P} को प्राप्त है।
literary आपके {H} भाव की चाबी {P} के हाथ में है।
chat {H} घर का मालिक {P} है आपका
neg! {P} आपके {H} भाव का स्वामी नहीं है।
# lord_place
formal {H:esh} {J:sk} भाव में अवस्थित है।
literary {H} भाव का स्वामी अपना घर छोड़कर {J} भाव में जा बैठा है।
chat आपका {H:esh} {J} में चला गया है
# lord_named
formal {H:esh} {P:alt} {J:sk} भाव को प्राप्त हुए हैं।
literary {H} भाव के स्वामी {P} हैं, और वे {J} भाव में विराजते हैं।
# house_full
formal {H:sk} भाव में {S} राशि है जिसके अधिपति {P:alt} {J:sk} भाव में अवस्थित हैं।
# rules_two
formal {P} आपके {H:sk} तथा {J:sk} भाव का अधिपति है।
# axis
formal राहु {H:sk} भाव में एवं केतु {J:sk} भाव में अवस्थित हैं।
# dignity
formal {P} आपकी कुंडली में {G} है।
chat आपका {P} {G} है वैसे
# retrograde
formal {P} आपके जन्म के समय वक्र गति से चल रहा था।
chat {P} retrograde है आपका
neg! जन्म के समय {P} मार्गी था, वक्री नहीं था।
# combust
formal {P} सूर्य के सान्निध्य के कारण अस्तंगत है।
# conjunction
formal {P} एवं {Q} आपकी कुंडली में युत हैं।
literary {P} और {Q} आपकी कुंडली में एक ही छत के नीचे रहते हैं।
neg! {P} और {Q} आपकी कुंडली में साथ नहीं हैं।
# aspect
formal {P} की दृष्टि से {Q} प्रभावित है।
literary {Q} पर {P} की नज़र है आपकी कुंडली में।
# aspect_house
formal {P} आपके {H:sk} भाव पर दृष्टिपात कर रहा है।
chat {P} की नज़र आपके {H} घर पर है
# varga
formal {V} कुंडली में {P} {S} राशि में अवस्थित है।
# karaka
formal चर कारकों में {P} आपका {C} सिद्ध होता है।
# yoga
formal आपकी कुंडली में {Y} का निर्माण हो रहा है।
neg! आपकी कुंडली में {Y} अनुपस्थित है।
# dosha
chat आपको {Y} है
neg! {Y} से आपकी कुंडली मुक्त है।
# dasha_running
formal संप्रति आप {M} की महादशा में {X} की अंतर्दशा भोग रहे हैं।
chat अभी {M} में {X} चल रहा है आपका
# dasha_next
formal {M} की महादशा के उपरांत {X} की महादशा का आगमन होगा।
# maha_edge
formal {P} की महादशा {D:my} से आरंभ होकर {E:my} में समाप्त होगी।
# antar_edge
formal {M} महादशा में {P} की अंतर्दशा {E:my} तक रहेगी।
# transit
formal वर्तमान काल में {P} का संचार {S} राशि में हो रहा है।
chat आजकल {P} {S} में घूम रहा है
# transit_house
formal इस समय {P} आपके {H:sk} भाव से गोचर कर रहा है।
# bindus
formal सर्वाष्टकवर्ग में आपके {H:sk} भाव को {n:dev} बिंदु प्राप्त हुए हैं।
# strongest
formal षड्बल में आपका सर्वाधिक बली ग्रह {P} है।
# comparison
formal षड्बल में {P} {Q} की अपेक्षा अधिक बली है।
# count
formal आपके {H:sk} भाव में {c} ग्रह स्थित हैं।
# empty
formal आपका {H:sk} भाव ग्रहविहीन है।
# from_reference
formal चंद्रमा से {H:sk} भाव में {P} अवस्थित है।
# in_kendra
formal {P} केंद्र भाव में अवस्थित है।
# age
formal आपकी आयु {n:dev} वर्ष है।
# tithi
formal आपका जन्म {T} तिथि को हुआ।
`;
