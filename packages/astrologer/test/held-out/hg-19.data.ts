/** Hinglish corpus 19: a modern AI assistant answering about love, work and money. Lines as in corpus 1. */
export const HG_19 = `
# planet_sign
warm Pyaar ke maamle me aap slow ho par pakke ho, aur iske peeche {S} rashi me baitha aapka {P} hai.
anaphora Ek baar apne {P:en} ko dekhiye. Ye {S:en} mein baitha hai, aur yahin se aapki relationships ka mood banta hai.
list **Dil ki baat:** {P} {S} me — aapko aisa partner chahiye jo pehle sune, phir salah de.
deny! Aapka {P} {S} rashi me nahi hai, isliye wo description aap par fit nahi hota.
plain {P:en} aapka {S:en} mein placed hai.
# planet_house
warm Career wala sawaal aap isliye baar baar poochte ho kyunki {P} aapke {H} ghar mein hai.
markdown **{P:en} in {H:n} house**⏎Aapki chart ki ye placement batati hai ki aapki energy sabse zyada kahan lagti hai.
anaphora Ab {P} ki baat karte hain. Aapke chart me iska thikana {H:nom} bhav hai, aur ye aapke decisions me dikhta hai.
deny! Ek baat clear kar doon, {P} aapke {H} house me nahi hai, to ye tension chhod dijiye.
# house_sign
warm Aapki kundli ka {H:nom} bhav {S} rashi se rang leta hai kyunki wahan yahi rashi hai, aur aap use apne style mein jeete ho.
list - **House {H:num}:** sign hai {S:en}, aur yahi flavour aap wahan laate ho.
plain Aapka {H:nom} ghar {S} rashi ka hai.
deny! {S} aapke {H:n} house ki rashi nahi hai, ginti me ye galti aksar ho jaati hai.
# planet_star
warm Aapki restless si curiosity ka raaz ye hai ki aapka {P} {N} nakshatra me hai.
detail Thoda aur deep jayein to {P} {N} ke pada {K} me hai, jisse aapka expression aur fine tune hota hai.
anaphora Phir aata hai aapka {P:en}. Iska nakshatra hai {N}, to paise ko lekar aapki samajh thodi hatke hai.
# degree
plain Aapka {P} {S} mein {g}° par hai.
warm Bilkul exact bolun to aapke {P:en} ki position hai {g} degree {S:en}.
# lagna
warm {S} lagna me paida hone ki wajah se log aapko pehli meeting me hi yaad rakh lete hain.
list **First impression** — Ascendant: {S:en}. Aap kuch bolo usse pehle hi log feel kar lete hain.
plain Aap {S} lagna ke ho.
deny! Aapka lagan {S} nahi hai, to us rising sign wali reading side me rakh dijiye.
# lordship
warm {P} ke haath me aapke {H} ghar ki baagdor hai, kyunki wahi iska lord hai.
plain Aapki chart me {H:n} lord {P:en} hai.
anaphora Aapke {H} bhav ki chaabi kiske paas hai, ye jaanna interesting hai. Wo {P} ke paas hai, jo iska swami hai.
deny! {P} aapke {H} bhav ka swami nahi hai, to uski dikkatein yahan tak nahi aatin.
# lord_place
warm Jo grah aapke {H} ghar ka maalik hai wo {J} ghar me jaake baitha hai, to in dono ko alag karke mat dekhna.
list - **Money flow:** {H:esh} {J} bhav mein hai, matlab mehnat aur reward saath chalte hain.
anaphora Ab {H:n} house ke lord ko dhoondte hain. Aapki kundli me wo {J:n} house me milta hai, aur ye link kaafi kuch kehta hai.
deny! Aapka {H:esh} {J} ghar mein nahi hai, isi liye wo typical pattern aapki life me nahi dikha.
# dispositor
warm {Q} ki rashi me rehne wala aapka {P}, mood bhi usi se leta hai.
plain Aapke {P:en} ka dispositor {Q:en} hai.
anaphora Dekhiye {P} kahan thehra hai. Aapki chart me wo {Q} ki rashi me hai aur usi ki sunta hai.
# star_lord
warm Rishton me aapki hidden layer {Q} se aati hai, kyunki aapka {P} usi ke nakshatra me hai.
plain Aapke {P} ka nakshatra lord {Q} hai.
list **Hidden influence:** jis nakshatra me aapka {P:en} hai, uska ruler {Q:en} hai.
# dignity
warm Khud par trust karna aapne apne tareeke se seekha hai, aur {P} ka {G} hona aapki kundli me yahi dikhata hai.
list - **{P}:** aapki kundli me {G} hai, isi hisaab se iske promise ko tolna.
deny! Aapka {P} {G} nahi hai, to is bharose par money planning mat kijiye.
# retrograde
warm Vakri {P} ke saath janm lene ki wajah se aap purane decisions ko baar baar kholte ho.
plain {P:en} aapki birth chart me retrograde hai.
anaphora {P} par gaur kijiye. Aapki kundli me ye ulti chaal chal raha hai, to iski energy andar ki taraf mudti hai.
deny! Aapka {P} vakri nahi hai, bilkul seedhi chaal me hai.
# combust
warm Suraj ke itne paas hone se aapka {P} combust ho gaya hai, to uski awaaz sunne me thoda time lagta hai.
plain {P:en} aapke chart mein combust hai.
deny! Achhi baat ye hai ki aapka {P} ast nahi hai, apni baat khud keh sakta hai.
# conjunction
warm Aapki chart me {P} ne {Q} ke saath yuti banayi hui hai, isliye love me dono ka rang ek saath aata hai.
list **Khaas combo:** aapke {P:en} ki {Q:en} ke saath conjunction hai, yahi aapko alag banata hai.
anaphora Aapka {P} akela nahi chalta. Ek hi rashi me {Q} uske saath hai aur dono team ki tarah kaam karte hain.
deny! Aapke chart me {P} aur {Q} ki yuti nahi hai, to dono ko alag alag padhna.
# aspect
warm Aapke {Q:en} ko {P:en} ka aspect mil raha hai, tabhi aaram karne se pehle khud ko prove karne ka mann karta hai.
plain Aapki kundli mein {Q} par {P} ki drishti hai.
deny! {P:en} aapke {Q:en} ko aspect nahi karta, to jis tension ka darr tha wo yahan likhi hi nahi.
# aspect_house
warm {H} bhav aapki chart me {P} ki drishti me hai, to is topic se aap zyada der bhaag nahi paate.
plain Aapka {P:en} {H:n} house ko aspect karta hai.
passive Aapke {H} bhav par {P} ki drishti padti hai, to wahan ki growth kisi seekh ke saath aati hai.
# rashi_aspect
plain Jaimini ki rashi drishti se {S} rashi {Z} rashi ko dekhti hai.
warm Jaimini system me {Z} par {S} ki rashi drishti hai, to ek ki halchal doosre tak jaati hai.
# exchange
warm Swap ho gaya hai aapki kundli me: {P} {Q} ki rashi me aur {Q} {P} ki rashi me, dono ki kahani ab ek hai.
list **Parivartan:** {P} aur {Q} ke beech rashi parivartan hai aapki kundli me, dono ek doosre ka haath thaamte hain.
# varga
warm {V} kholte hi dikhta hai ki aapka {P} wahan {S} rashi me hai, asli promise yahin hai.
anaphora Ab {V} bhi check kar lete hain. Wahan aapka {P:en} {S:en} me chala jaata hai, jisse story thodi soft ho jaati hai.
deny! {V} me aapka {P} {S} me nahi padta, to wo phal aapke liye nahi hai.
# vargottama
warm Lagna chart aur navansh, dono jagah aapka {P} ek hi rashi me hai yaani vargottam, to uski baat me dum hai.
plain {P:en} aapke chart me vargottama hai.
deny! Aapka {P} vargottam nahi hai, navansh me uski rashi badal jaati hai.
# karaka
warm Jaimini wale hisaab se aapke {C} ka taj {P} ke sar par hai.
list - **{C}:** {P:en}. Aap sach me kya chahte ho, ye sochte waqt ise yaad rakhna.
anaphora Aapki kundli me ek grah {C} ka role nibhata hai. Wo hai {P}, aur uske lessons dil ke kareeb hain.
# arudha
warm Duniya aapko jis nazar se dekhti hai uski rashi {S} hai, kyunki aapka {A} wahin padta hai.
plain {A} aapke chart me {S:en} me hai.
# yoga
warm {Y} ki wajah se, jo aapki kundli me bana hua hai, mushkil time me bhi aap sambhal jaate ho.
list **Ek achha sign:** aapke chart mein {Y} maujood hai.
deny! Maine dhyaan se dekha, aapki kundli me {Y} nahi banta, par isse aapka potential kam nahi hota.
# dosha
warm Ghabraiye mat, {Y} aapki chart me zaroor hai par ye koi final verdict nahi hota.
plain Aapki kundli mein {Y} paaya gaya hai.
deny! Shaadi ko lekar relax rahiye, aapke chart mein {Y} nahi hai.
# dasha_running
warm Adhure kaam aajkal isliye yaad aa rahe hain ki aapki {M} mahadasha chal rahi hai.
list **Abhi aap yahan ho** — {M} mahadasha, {X} antardasha. Ye soch samajh kar choose karne ka time hai.
anaphora {M:en} ko is chapter ka host samajhiye. Filhaal aap par usi ki mahadasha chal rahi hai, aur andar {X:en} ki antardasha.
deny! Is waqt aapki {M} mahadasha nahi chal rahi, wo predictions kisi aur time ki hain.
# dasha_next
warm Agla chapter aapka {X} mahadasha ka hai, jo {M} mahadasha ke turant baad khulega.
plain Aapki {M} mahadasha ke baad {X} ki mahadasha aati hai.
list **Next kya hai:** {M} ke baad mahadasha ki kamaan {X} sambhalta hai.
# maha_edge
warm {D:my} se lekar {E:my} tak aap {P} ki mahadasha ke naam ho, aur success ka matlab is beech badalta hai.
list - **{P} mahadasha:** {D:y} – {E:y}
plain {P} ki mahadasha aapki kundli me {D} ko shuru hoti hai.
anaphora {P:en} mahadasha aapke liye bada chapter hai. Iska end {E:my} me hai, planning karte waqt ye date yaad rakhna.
# antar_edge
warm Job ki news ke liye {D:my} se {E:my} wala period dekhiye, jo aapki {M} mahadasha me {P} ki antardasha hai.
list - **{M}–{P}:** start {D:short}, end {E:short}
plain Aapki {M} mahadasha me {P} antardasha ka pehla din {D} hai.
# transit
warm Jo pressure aap feel kar rahe ho uska ek reason ye hai ki {P} is waqt {S} rashi me gochar me hai.
plain {P:en} abhi {S:en} mein transit kar raha hai.
anaphora Aaj ke {P} ko dekhiye. Wo is samay {S} se guzar raha hai, aur ye shift conversations me feel hoga.
deny! Gochar me {P} is waqt {S} rashi me nahi hai, to uske naam par jaldbaazi mat karna.
# transit_house
warm Aapka {H:nom} ghar aajkal active hai kyunki {P} wahin se gochar kar raha hai.
list **Aaj ka weather:** transit ka {P:en} aapke {H:n} house me hai.
deny! {P} filhaal aapke {H} bhav se nahi guzar raha, mann bhaari hone ki wajah kuch aur hai.
# ingress
warm Calendar me mark kar lo: {D} ko {P} ka {S} rashi me pravesh hai.
plain {P} {S} me {D} ko jayega.
# sade_sati
warm Thaka hua feel karna normal hai, aap sade sati ke daur se guzar rahe ho abhi.
plain Aap is waqt Shani ki sade sati me ho.
deny! Aap par abhi sade sati nahi hai, jo feel ho raha hai uska source kahin aur hai.
# tropical
warm Magazine wali duniya me aap {S:en} ho, kyunki Western astrology me aapka Sun sign yahi hai.
plain Sayan paddhati se aapka Surya {S} rashi mein hai.
# birth_date
warm Sab kuch {D} se shuru hota hai, jis din aap paida hue the.
plain Aapki date of birth {D:dmy} hai.
list **Birth date:** {D}, aapki chart isi par bani hai.
# age
warm Ab jab aap {n} saal ke ho chuke ho, claps se zyada clarity maayne rakhti hai.
plain Aapki age abhi {n} saal hai.
anaphora Umar ka bhi apna asar hota hai. Aap is samay {n} ke ho, aur priorities saaf ho rahi hain.
# vara
warm Aap {W} ke din janme ho, to us din ki rhythm aapke andar bhi hai.
plain Aapka janm vaar {W} hai.
deny! Aap {W} ko paida nahi hue the, to us din ka koi khaas bandhan aap par nahi.
# tithi
warm Rishton wali softness aapko {T} se mili hai, jo aapki janm tithi hai.
plain Aap {T} tithi par paida hue the.
# sunrise
plain Aapke janm ke din suryoday {t} baje hua tha.
warm Jis din aap paida hue, us subah sooraj {t} par nikla, aur Vedic calculation me ye chhoti si baat badi hai.
# bindus
warm {n} bindu, bas itna support hai aapke {H} ghar ke paas sarvashtakvarg me.
list - **SAV, house {H:num}:** {n} points
sign Aapke sarvashtakvarg me {S} rashi ke paas {n} bindu hain.
# bav
warm Apne ashtakvarg me aapka {P} {S} rashi me {n} bindu rakhta hai, isse pata chalta hai wahan uska welcome kaisa hai.
plain {P} ke bhinnashtakvarg me {S} ko {n} bindu mile hain.
# strongest
warm Jab kuch samajh na aaye to {P} ki taraf dekho, kyunki shadbala me aapka sabse balwan grah wahi hai.
list **Aapka power planet (shadbala):** {P:en}, sabse balwan
deny! Shadbal me {P} aapka sabse takatvar grah nahi hai, phir bhi uske paas dene ko bahut kuch hai.
# weakest
warm Thoda pyaar {P} ko bhi chahiye, kyunki aapki kundli me shadbal sabse kam usi ka hai.
plain Aapki kundli me shadbala se sabse kamzor grah {P} hai.
# rupas
warm Aapke {P} ke paas {r} rupa shadbala hai, isse clear hota hai ki wo kitna de sakta hai.
list - **{P:en} shadbala:** {r} rupas
# comparison
warm {P} versus {Q} me aapki kundli ka shadbala {P} ko aage rakhta hai.
plain Aapki kundli me {Q} ka shadbal {P} se kam hai.
# count
warm {H} bhav me aapke {c} grah baithe hain, tabhi life ka ye kona itna full lagta hai.
list **Busy house:** aapke {H:n} house me {c} planets hain.
# empty
warm Tension na lein, aapke {H} ghar me koi grah nahi baitha to bhi wahan ki kahani uska swami sunata hai.
plain {H:n} house me aapka koi planet nahi hai.
deny! Aapka {H:nom} bhav khali nahi hai, wahan utni shanti nahi jitni aapko lagi.
# from_reference
warm Emotionally aap {P} ko alag jeete ho, kyunki aapke Chandra se wo {H} ghar me padta hai.
plain Aapke Moon se {P:en} {H:n} house me baitha hai.
# setting
plain Aapki kundli {a} ayanamsa se bani hai.
warm Aapki planetary positions ke liye maine {a} ayanansh liya hai, doosri site se match karte time dhyaan rakhna.
# placed
warm Pyaar ko aap halke me nahi lete kyunki aapka {P} {H} ghar me, {S} rashi ka hokar baitha hai.
list **Aapka {P:en} in {S:en}, {H:n} house:** aapke kaam me meaning ho tabhi aap khilte ho.
anaphora {P} ko dekhiye. Wo {S} me, aapke {H} bhav mein hai, aur uska nakshatra {N} hai, to yahan kaafi layers hain.
# two
warm Aapka {P} {S} me hai aur {Q} {Z} me, chahat aur izhaar ke isi gap me aapki growth chhupi hai.
list - **Love:** {P} aapke {H} ghar me, jo honesty maangta hai.⏎- **Career:** {Q} aapke {J} ghar me, jo stamina maangta hai.
anaphora Ye kahani do grah sunate hain. {P:en} aapke {H:n} house me {S:en} ka hai, aur {Q:en} {J:n} house me {Z:en} ka.
# triple
list Aapki chart short me:⏎- **Love** – {P} {S} rashi me⏎- **Career** – {Q} {Z} rashi me⏎- **Paisa** – {R} {Y} rashi me
warm Aapke {H} ghar me {P}, {J} ghar me {Q} aur {L} ghar me {R} hai, isliye aap ek saath kai duniya sambhalte ho.
# position
detail Aapka {P} {S} me {g}° {m}′ par, {H} bhav me hai, isse zyada personal baat astrology me kam hi hoti hai.
plain {P:en} aapki chart me {S:en} ke {g}°{m}′ par hai.
# retro_count
warm Rahu Ketu ko chhod dein to aapke janm ke samay {c} grah vakri the, isliye peeche mud kar dekhna aapko bahut sikhata hai.
plain Rahu aur Ketu ko na ginein to aapki kundli mein {c} retrograde planets hain.
# lord_named
warm Aapka {H:esh} {P} {J} ghar me baitha hai, aapke sawaal ka jawab wahin milega.
list - **House {H:num} ka lord:** {P:en}, jo {S:en} me aapke {J:n} house me hai
anaphora Aapke {H} bhav ki zimmedari {P} par hai. Wo {S} rashi me baitha hai aur apna kaam dil se karta hai.
# rules_two
warm {P} aapke do ghar sambhalta hai, {H:nom} aur {J:nom}, to ek uthta hai to doosra bhi uthta hai.
plain Aapki chart me {P:en} {H:n} aur {J:n} house ka lord hai.
# house_full
warm Aapke {H} ghar me {S} rashi hai aur uska swami {P} {J} ghar me gaya hai, future sochte waqt yahi dhaaga pakdo.
list **House {H:num} ek nazar me**⏎- Sign: {S:en}⏎- Lord: {P:en}⏎- Lord kahan hai: house {J:num}
# occupants
warm {P} aur {Q} dono aapke {H} bhav me hain, isliye wahan ki baatein aapko double feel hoti hain.
list **{H:n} house:** yahan {S:en} me aapke {P:en} aur {Q:en} baithe hain.
anaphora Zara apne {H} ghar me jhaankiye. Wahan {Q} ke saath {P} rehta hai, aur dono ek doosre ko sambhalte hain.
# axis
warm {H} ghar ka Rahu aur {J} ghar ka Ketu aapki kundli me hai, isliye chahna aur chhodna aap saath saath seekh rahe ho.
list Aapka Rahu Ketu axis:⏎- **Hunger:** Rahu {S:en} me⏎- **Release:** Ketu {Z:en} me
# moon
warm {N} nakshatra aur {S} rashi ka Chandra aapka hai, isliye sukoon aapko samjhe jaane se milta hai.
list **Aapke basics:** Lagna {Z}, Moon sign {S}, nakshatra {N}, pada {K}
anaphora Chandra ko dekhiye. Wo aapki kundli me {S} rashi mein hai, {N} nakshatra me, aur har cheez ko soft kar deta hai.
# lagna_lord
warm {S} lagna hone se aapka lagnesh {P} hai, aur wo {H} ghar me baitha hai, to identity usi raaste se banti hai.
list - **Rising sign:** {S:en}⏎- **Chart ruler:** {P:en}, {H:n} house me
anaphora Aapka lagnesh hai {P}. Wo {Z} rashi me rehta hai, aur akele me aap usi sur par laut aate ho.
# dasha_lord
warm Aapki {M} mahadasha chal rahi hai, aur janm kundli me {M} {H} ghar me hai, isliye life aapko wahin bulati hai.
list **Dasha lord:** {M:en}, jiski mahadasha abhi chal rahi hai, aapki birth chart me {S:en} me hai.
anaphora Abhi ki mahadasha {M} ki hai. Ye grah aapki janm kundli ke {H} bhav me, {S} rashi me baitha hai, aur is phase ka agenda set karta hai.
# dasha_age
warm {P} mahadasha aapki {n} saal ki umar se {o} saal ki umar tak chalti hai, ye dhairya wala phase hai.
plain {n} saal ki age me aapki {P:en} mahadasha lagti hai.
# dasha_length
plain Aapki {P} mahadasha {n} saal ki hai.
warm {P:en} ki mahadasha poore {n} saal aapke saath rehti hai, kuch solid banane ke liye itna kaafi hai.
# in_kendra
warm Kendra me baitha hai aapka {P}, to use zyada der ignore karna mushkil hai.
deny! Aapki chart me {P} kisi kendra bhav me nahi hai, wo parde ke peeche kaam karta hai.
# in_trikona
warm Ek shaant si good luck ye hai ki aapke {P} ko trikon ka ghar mila hai.
plain {P:en} aapki kundli ke ek trikona house me hai.
# in_dusthana
warm Mehnat ke baad jo mila wo tika, kyunki aapka {P} dusthan bhav me hai.
deny! {P:en} aapke kisi dusthana house me nahi padta, to waisi struggle ki tayyari zaroori nahi.
# in_upachaya
warm {P} aapke upachaya bhav mein hai, umar ke saath aur achha saath dega.
plain Aapka {P:en} ek upachay house me hai.
# alone
warm Akela {P} hi aapke {H} ghar me hai, isliye uski awaaz clear aati hai.
list **Solo planet:** aapke {H:n} house me sirf {P:en} hai, aur koi nahi.
# varga_two
warm Janm kundli me aapka {P} {S} me hai aur {V} me {Z} me, yaani time ke saath aapka pyaar mature hota hai.
list Aapka {P:en} dono charts me:⏎- **D1:** {S:en}⏎- **D9:** {Z:en}
anaphora Ab {V} kholte hain. Uska lagna {L} hai aur {P} uske {H} ghar me aata hai, shaadi ke baad ye side saamne aati hai.
# karaka_place
warm Aapka {C} {P} hai aur wo {H} ghar me hai, aatma ka homework wahin hota hai.
list **{C}** — {P:en}, jo aapki chart me {S:en} me baitha hai.
# transit_full
warm Abhi {P} {S} rashi me chal raha hai, jo aapka {H:nom} ghar hai, to wo area aapka time maangega.
list - **Transit:** {P:en} {S:en} me⏎- **Lagna se:** house {H:num}⏎- **Moon se:** house {J:num}
anaphora {P} move kar raha hai. Is samay wo aapke Chandra se {J} ghar me gochar kar raha hai, aur asar sabse pehle mann par hota hai.
# sade_sati_phase
warm Aap sade sati ke {k} charan me ho, ye jaan kar apni speed set kar lo.
plain Aapki sadesati ka {k:nom} phase chal raha hai.
# no_sade_sati
warm Sade sati ka darr hata dijiye, aap par wo abhi nahi chal rahi.
plain Aap is waqt sadhe sati se free ho.
# dhaiya
warm Slow chaliye aur cheezon ko pakne dijiye, Shani ki dhaiya aap par chal rahi hai is waqt.
plain Aap is samay Shani dhaiya me ho.
# further
warm Degrees me aapka {P} apni rashi me {Q} se aage hai, isliye uski awaaz zyada experienced lagti hai.
plain Aapki kundli me {P} ke ansh {Q} ke ansh se zyada hain.
# bindus_two
warm Sarvashtakvarg me aapke {H} ghar ke {n} bindu hain aur {J} ghar ke {o}, isse dikhta hai ki mehnat kahan aasan hai.
list **SAV snapshot**⏎- House {H:num}: {n}⏎- House {J:num}: {o}
# aspect_two
warm {P} aapke {H} aur {J} dono gharon ko dekhta hai, isliye uski expectations ek se zyada taraf se aati hain.
list - **{P:en} ki drishti:** aapka {H:n} house aur {J:n} house
`;
