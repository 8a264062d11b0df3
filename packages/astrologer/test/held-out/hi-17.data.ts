/** Hindi corpus 17: a pandit who speaks on television, with courtesy and in long sentences. Lines as in corpus 1. */
export const HI_17 = `
# planet_sign
darshan नमस्कार दर्शकों, आज जिस कुंडली की चर्चा हम कर रहे हैं उसमें {P} {S} राशि में विद्यमान हैं।
darshan देवी जी, आपके {P} महाराज इस समय की नहीं, जन्म की बात कर रहा हूँ, {S} राशि में थे।
darshan आपने जो जन्म विवरण भेजा है उसके अनुसार {P} {S} राशि में आते हैं।
darshan {P} {S} राशिगत होकर फल दे रहे हैं।
darshan सबसे पहले {P} की चर्चा कर लें, वे {S} राशि में हैं।
darshan {P} का वास यहाँ {S} राशि में बनता है, प्रश्नकर्ता ध्यान दें।
darshan {S} राशि में {P} के दर्शन होते हैं।
darshan! {P} {S} राशि में कदापि नहीं हैं।
darshan! यह भ्रम निकाल दीजिए कि {P} {S} में हैं।
# planet_house
darshan {P} महाराज आपके {H:sk} भाव में पधारे हुए हैं।
darshan आपके {H} घर में {P} देव ने आसन जमाया है।
darshan {H:sk} स्थान में {P} की उपस्थिति इस कुंडली का सार है।
darshan यहाँ {P} {H} भाव में चले गए हैं।
darshan {H} भाव में देखिए, वहाँ {P} विराजते हैं।
darshan आपकी जन्मपत्रिका का {H} भाव {P} के अधिकार में नहीं, परंतु {P} उसमें निवास करते हैं।
darshan {P} {H} घर को घेरकर बैठे हैं इस पत्रिका में।
darshan! आपके {H} घर में {P} का नामोनिशान नहीं है।
darshan! {P} {H:sk} भाव में स्थित नहीं हैं, यह लिख लीजिए।
# placed
darshan {P} {S} राशि में होकर {H:sk} भाव में विराजमान हैं।
darshan {P} {H} घर में हैं और वहाँ राशि {S} है।
suchi - {P}: {S} राशि, {H} भाव
suchi | ग्रह | राशि | भाव |⏎|---|---|---|⏎| {P} | {S} | {H:num} |
# two
darshan {P} तो {H:sk} में हैं, परंतु {Q} {J:sk} में जा बैठे हैं।
darshan {P} {S} में और {Q} {Z} में, यह स्थिति बनी है।
# triple
suchi {P} – {S}⏎{Q} – {Z}⏎{R} – {Y}
# occupants
darshan {H:sk} भाव में {P} और {Q} की जोड़ी बैठी है।
# house_sign
darshan आपके {H:sk} भाव में {S} राशि का उदय है।
darshan {H} घर की राशि {S} है।
# planet_star
darshan {P} {N} नक्षत्र के चरण {K} में हैं।
darshan {P} जिस नक्षत्र में हैं उसका नाम {N} है।
# degree
darshan {P} {g} अंश पर हैं।
# lagna
darshan आपका जन्म {S} लग्न में हुआ है, यह शुभ बात है।
darshan लग्न में {S} राशि उदित हो रही थी।
darshan! आपका लग्न {S} नहीं है बेटा।
# lordship
darshan {H:sk} भाव के स्वामी {P} महाराज हैं।
darshan {P} को आपके {H} घर का स्वामित्व प्राप्त है।
darshan! {P} {H:sk} भाव के स्वामी नहीं हैं।
# lord_place
darshan {H:esh} {J:sk} भाव में जाकर बैठे हैं।
darshan आपके {H} घर के मालिक इन दिनों नहीं, जन्म से {J} घर में हैं।
# lord_named
darshan {H:esh} {P} {J:sk} भाव में स्थित हैं।
# lagna_lord
darshan {S} लग्न है, लग्नेश {P} हुए और वे {H:sk} भाव में हैं।
# axis
darshan राहु {H:sk} में और केतु {J:sk} में, यह अक्ष बना है।
# dignity
darshan {P} यहाँ {G} हैं।
darshan आपकी पत्रिका में {P} की अवस्था यह है कि वे {G} हैं।
# retrograde
darshan जन्म के समय {P} वक्री चल रहे थे।
darshan! {P} वक्री नहीं, मार्गी हैं।
# combust
darshan सूर्य के अत्यंत निकट होने से {P} अस्त हो गए हैं।
# conjunction
darshan {P} और {Q} एक ही राशि में बैठे हैं।
darshan! {P} के साथ {Q} नहीं हैं।
# aspect
darshan {P} अपनी पूर्ण दृष्टि से {Q} को निहार रहे हैं।
# aspect_house
darshan आपके {H:sk} भाव पर {P} महाराज की दृष्टि है।
# varga
darshan {V} में आते ही {P} {S} राशि के हो जाते हैं।
# karaka
darshan जैमिनी के मत से आपके {C} {P} हैं।
# yoga
darshan इस कुंडली में {Y} का निर्माण हो रहा है।
darshan! इस कुंडली में {Y} का निर्माण नहीं हो रहा।
# dosha
darshan! आप निश्चिंत रहिए, आपको {Y} नहीं है।
# dasha_running
darshan आप पर इस समय {M} की महादशा और उसमें {X} की अंतर्दशा का प्रभाव है।
# dasha_next
darshan {M} की महादशा के पश्चात आप {X} की महादशा में प्रवेश करेंगे।
# maha_edge
darshan {P} की महादशा {D:my} में आरंभ हुई और {E:my} तक रहेगी।
# transit
darshan गोचर में इन दिनों {P} {S} राशि में भ्रमण कर रहे हैं।
# transit_house
darshan गोचर के {P} आपके {H:sk} भाव से निकल रहे हैं।
# age
darshan आपकी आयु {n} वर्ष की है।
# bindus
darshan सर्वाष्टकवर्ग में आपके {H:sk} भाव को {n} बिंदु प्राप्त हैं।
# strongest
darshan षड्बल में {P} सर्वाधिक बली हैं।
# count
darshan आपके {H:sk} भाव में {c} ग्रह एकत्र हैं।
# empty
darshan आपका {H:sk} भाव रिक्त है, वहाँ कोई ग्रह नहीं।
# from_reference
darshan चंद्रमा से गणना करें तो {P} {H} भाव में पड़ते हैं।
# in_kendra
darshan {P} केंद्र में विराजमान हैं।
# vargottama
darshan {P} वर्गोत्तम हैं, यह बड़े भाग्य की बात है।
`;
