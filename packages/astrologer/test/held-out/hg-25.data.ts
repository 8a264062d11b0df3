/** Hinglish corpus 25: an old astrologer dictating. Lines as in corpus 1. */
export const HG_25 = `
# planet_sign
plain Aapka {P} {S} rashi mein hai.
terse {P} {S} me. bas itna hi.
sudhar Arre beta app ko chhodo, maine panchang khol ke do baar calculate kiya, tumhare janm ke time {P} {S} mein hi tha.
voice haan ji namaste, to maine subah se aapki patri dekhi, chai bhi thandi ho gayi, aur baat ye nikli ki {S} ne aapke {P:alt} ko apne yahan jagah di hai, isiliye mann idhar udhar bhaagta h
inkar! {P} tumhara {S} me nahi baitha, jisne bola galat bola.
# planet_house
plain {P} aapke {H} ghar mein baitha hai.
voice dekho na, {H} bhaav me {P} hone ki wajah se tum baat late samajhte ho par fir bhoolte nahi
terse {H:n} house me {P:en}, note kar lo
kahavat Jaisa aasan waisa shasan bhaiya, aur aapke {P} ka aasan laga hai {H:sk} bhav me.
inkar! Nahi nahi, {H} ghar me aapka {P} nahi hai.
# house_sign
plain Aapke {H} ghar mein {S} rashi hai.
voice lagna se ungli pe gino beta, {H:nom} ghar pe pahunchoge to {S} milegi tumhari kundli me
inkar! Aapka {H:nom} bhav {S} ka nahi h, dobara ginwa lo.
# planet_star
plain Aapka {P} {N} nakshatra mein hai.
terse {P} - {N}, charan {K}
voice jis nakshatra ke aanchal me aapka {P} soya hua hai uska naam hai {N}, charan number {K}, maine do panchang mila ke dekha
inkar! {N} nakshatra me to tumhara {P} pada hi nahi.
# degree
plain Aapka {P} {S} mein {g} degree par hai.
voice janm ke waqt tak {P} {S} ki {g} degree chal chuka tha
terse {P} ka ansh: {S} {g}°.
# lagna
plain Aapka lagna {S} hai.
voice jab aap mummy ki god me aaye tab poorab me {S} rashi ug rahi thi, to saare ghar wahin se gine hain maine
english Tumhara ascendant {S:en} hai, rishtey wale biodata me yahi likhna.
inkar! Suniye, {S} lagna aapka nahi hai.
# lordship
plain Aapke {H} ghar ka swami {P} hai.
terse {H:esh} kaun? {P}.
voice {H} bhav ki chaabi aapki kundli me {P} ke paas rehti hai, maalik wahi h uska
inkar! {P} ko aapke {H} ghar ka lord samajhna galti hai, wo hai nahi.
# lord_place
plain Aapke {H} ghar ka swami {J} ghar mein baitha hai.
terse {H:esh} {J} bhav mai.
voice kya hai na ki aapka {H:en} lord jaake {J:en} house me ghar jamai ban gaya hai, to ek jagah ka kaam doosri jagah atakta hai
# dispositor
plain Aapka {P} {Q} ki rashi mein hai.
kahavat Kirayedar ko makaan maalik ki sunni padti hai, aur tumhare {P} ka makaan maalik, matlab rashi swami, {Q} hai.
inkar! {Q} aapke {P} ka dispositor nahi hai.
# star_lord
plain Aapka {P} {Q} ke nakshatra mein hai.
voice ab {P} jis nakshatra me gira hai na uska malik {Q} hai, to naach bhi usi ki taal pe hota hai aapke yahan
# dignity
plain Aapka {P} {G} hai.
voice tees saal se patri dekh raha hu beta, aur poore bharose se keh raha hu, {P} tumhara {G} baitha hai
inkar! {P} ko {G} mat maniye, aapki kundli me aisa nahi hai.
# retrograde
plain Janm ke samay {P} vakri tha.
kahavat Ulta chalne wala bhi ghat tak pahunch jata hai ji, aapka {P} retrograde hai, ulti chaal ka.
inkar! tumhara {P} seedha chal raha tha, vakri nahi tha
# combust
plain Aapka {P} ast hai.
voice suraj ke itna paas chala gaya tha {P} ki jal gaya bechara, combust hai aapki kundli mein
inkar! Tension mat lo, {P} ast nahi hua h aapka.
# conjunction
plain Aapke {P} aur {Q} ek hi rashi mein hain.
voice {P} ke saath ek hi kamre me {Q} bhi ghusa hua hai tumhari kundli me, matlab yuti hai dono ki
inkar! {P} aur {Q} ki yuti nahi banti aapke chart me.
# aspect
plain Aapke {P} ki drishti {Q} par hai.
voice apni kursi pe baithe baithe {P} aapke {Q} ko ghoor raha hai, deri ka raaz yahi hai sirji
inkar! {P} ki nazar aapke {Q} tak nahi jaati.
# aspect_house
plain {P} aapke {H} ghar ko dekhta hai.
english Aapke {H:en} house pe {P:en} ka aspect pad raha hai, madam.
terse {H} bhav pe nazar {P} ki.
# rashi_aspect
plain Rashi drishti se {S} {Z} ko dekhti hai.
voice jaimini wale tareeke me, rashi drishti jo hoti hai, {Z} pe {S} ki nazar padti h
# exchange
plain Aapki kundli mein {P} aur {Q} ka rashi parivartan hai.
kahavat Tu mere ghar main tere ghar: aapke {P} aur {Q} ne aapas me rashi badal rakhi hai.
inkar! Koi parivartan nahi hai aapke {P} aur {Q} ke beech.
# varga
plain Aapke {V} mein {P} {S} mein hai.
voice ab zara {V} wala chart kholo, usme {P} {S} me milega tumhe
inkar! {V} me {P} aapka {S} mein nahi jata hai.
# vargottama
plain Aapka {P} vargottam hai.
voice janm kundli me bhi aur navansh me bhi {P} ek hi rashi pakde baitha hai aapka
inkar! sorry beta par {P} tera vargottam nahi hai
# karaka
plain Aapka {C} {P} hai.
voice saat char karako me se {C} ki duty aapke liye {P} ko mili hai
# arudha
plain Aapka {A} {S} mein padta hai.
voice do baar gina maine, dono baar aapka {A} {S} me hi aaya
# yoga
plain Aapki kundli mein {Y} hai.
sneh Jhoothi tareef main karta nahi, lekin {Y} sach me bana hua hai aapki patri mein.
inkar! {Y} tumhari kundli me banta hi nahi.
# dosha
plain Aapko {Y} hai.
voice darne ki baat nahi hai, gehne bech ke puja karane ki bhi zaroorat nahi, par sach ye hai ki aapko {Y} laga hua hai
sudhar! faltu me daraya hai bitiya ko, iski patri me {Y} nahi hai
# dasha_running
plain Abhi aapki {M} ki mahadasha chal rahi hai.
terse Filhaal {M} me {X}.
voice to beta is waqt badi dasha {M} ki hai aur uske andar antardasha {X} ki bhog rahe ho
inkar! {M} ki mahadasha aap pe abhi nahi chal rahi.
# dasha_next
plain {M} ke baad aapki {X} ki mahadasha aayegi.
voice {M} ka bistar bandhte hi gaddi pe {X} baithega, mahadasha ki baat kar raha hu aapki
# maha_edge
plain Aapki {P} ki mahadasha {D} se {E} tak hai.
voice diary me likh lo, {D:my}, yahin se {P} ki mahadasha start hoti hai tumhari
terse {P} mahadasha {D:y} - {E:y}
shuddh {P} ki mahadasha aapke jeevan me {E} ko poori hoti hai.
# antar_edge
plain {M} ki mahadasha mein {P} ki antardasha {D} se {E} tak rehti hai.
voice badi dasha {M}, uske pet me {P} ka antar, jo {D:my} me lagta hai aur {E:my} me utar jata h
terse {M}/{P}: khatam {E:short}.
# transit
plain Abhi {P} {S} rashi mein chal raha hai.
voice gochar poochho to {P} aajkal {S} me ghoom raha hai ji
inkar! {P} is samay {S} mein nahi hai, akhbaar pe mat jao.
# transit_house
plain {P} abhi aapke {H} ghar se guzar raha hai.
voice aajkal tumhare {H} ghar me {P} mehmaan ban ke ruka hai, saamaan to idhar udhar karega hi
english Gochar mein {P:en} is waqt aapke {H:en} house pe hai.
inkar! {P} ka gochar filhal aapke {H} bhav me nahi hai
# ingress
plain {P} {D} ko {S} mein pravesh karega.
voice thoda sabar rakho, {D} ko {P} {S} me pair rakhega
# sade_sati
plain Aapki sade sati chal rahi hai.
kahavat Sona aag me hi nikharta hai bhaiya, aur aap abhi sadhe sati ki aag me hi ho.
inkar! sade sati nahi chal rahi aap pe abhi, tel chadhana band karo
# no_sade_sati
plain Abhi aapko sade sati nahi hai.
sneh Chain se so jao beta, shani maharaj ki sadhesati se tum is samay azaad ho.
# sade_sati_phase
plain Aapki sade sati ka {k:nom} charan chal raha hai.
voice teen charan hote hai na sade sati ke, unme se tum abhi {k} charan me chal rahe ho
# dhaiya
plain Aap par abhi shani ki dhaiya chal rahi hai.
voice ye jo kamar toot rahi hai na ye dhai saal wali dhaiya hai, aajkal aap pe baithi hui h
# tropical
plain Western astrology mein aapka Sun sign {S:en} hai.
voice angrezi magazine ke hisaab se, wo sayan wala, aap {S} ho aur isme mujhe koi jhagda nahi
# birth_date
plain Aapka janm {D} ko hua.
voice date of birth aapki {D} hai, isi pe patri banayi h maine
# age
plain Aapki umar {n} saal hai.
sneh {n} saal ke ho gaye tum aur abhi bhi saale ki salah pe chalte ho.
# vara
plain Aapka janm {W} ko hua tha.
voice suryoday se din gino to {W} ko paida hue the aap
inkar! {W} aapke janm ka din nahi hai.
# tithi
plain Aapki janm tithi {T} hai.
voice chandrama ke hisaab se us din {T} thi jab tum duniya me aaye
# sunrise
plain Aapke janm ke din suryoday {t} baje hua.
voice us roz aapke janm sthan pe suraj {t} pe nikla tha, ghadi wahin se gini hai maine
# bindus
plain Sarvashtakavarga mein aapke {H} ghar ko {n} bindu mile hain.
voice {S} ke saare bindu jode, sarvashtak me total {n} aaya aapka
# bav
plain Apne ashtakavarga mein {P} ko {S} mein {n} bindu mile hain.
voice {P} ka apna jo bhinnashtak hai usme {S} ke hisse {n} bindu aaye tumhare
# strongest
plain Shadbal mein aapka sabse balwan grah {P} hai.
voice sab me taakatwar kaun? shadbal dekha to {P} nikla, baaki sab uske peeche hain aapki kundli me
# weakest
plain Shadbal mein aapka sabse kamzor grah {P} hai.
voice saato graho ko shadbal ki line me khada kiya to sabse peeche {P} mila
# rupas
plain Aapke {P} ka shadbal {r} rupa hai.
voice shadbal ke hisaab me {P} ne {r} rupa kamaye hai aapke liye
# comparison
plain Shadbal mein aapka {P} {Q} se zyada balwan hai.
voice taraazu pe rakho to shadbal me {Q} halka padta hai, {P} bhaari, tumhare case me
# count
plain Aapke {H} ghar mein {c} grah hain.
voice arre {H} ghar me to poori baraat hai tumhare, {c} grah ek saath
# empty
plain Aapka {H:nom} ghar khaali hai.
sudhar Khali ghar matlab kharab kismat nahi hota, par haan, {H} bhav me aapke koi grah nahi h.
inkar! {H:nom} ghar aapka khali thodi hai, khaali nahi hai wo.
# from_reference
plain Chandrama se ginne par aapka {P} {H} ghar mein hai.
voice chandra lagna bana ke dekho to {P} {H:nom} padta hai aapka
# setting
plain Yeh kundli {a} ayanamsa se bani hai.
voice maine isme {a} ayanansh liya hai, doosra koi nahi
# placed
plain Aapka {P} {S} mein, {H} ghar mein hai.
voice kisi ki kismat haath me, kisi ki zubaan me, tumhari wahan jahan {P} ne rakhi, yaani {S} rashi, {H:nom} ghar, {N} nakshatra
terse {P} {S}, {H:n} house, {N}
# two
plain Aapka {P} {S} mein {H} ghar mein hai aur {Q} {Z} mein {J} ghar mein.
voice udhar {P} ne {H:nom} ghar pakda, idhar {Q} {J} ghar me jam gaya, aapki patri me
terse {P} {S} me, {Q} {Z} me.
# triple
plain Aapka {P} {S} mein, {Q} {Z} mein aur {R} {Y} mein hai.
voice teen cheeze suno dhyan se, {H} me {P}, {J} me {Q} aur {L} ghar me {R}, bas isi se sab khulta hai
# position
plain Aapka {P} {S} mein {g}°{m}′ par, {H} ghar mein hai.
voice kala tak bata du to {P} {S} ke {g} ansh {m} kala pe h aur ghar hai {H:nom}
# retro_count
plain Rahu Ketu ko chhodkar aapke {c} grah vakri the.
voice janm ke waqt {c} grah ulte pair chal rahe the, rahu ketu ko nahi gin raha main
# lord_named
plain Aapke {H} ghar ka swami {P} {J} ghar mein, {S} rashi mein hai.
voice bura mat maanna par udhaar late isiliye wapas aata hai kyunki {H:esh} {P} {S} ka hoke {J} ghar me baitha hai
# rules_two
plain {P} aapke {H} aur {J} dono gharon ka swami hai.
voice ek zamindar do haveli, tumhara {P} {H:esh} bhi hai aur {J:esh} bhi
# house_full
plain Aapke {H} ghar mein {S} hai aur uska swami {P} {J} ghar mein hai.
voice {H:nom} ghar nikla {S} ka, uske maalik {P} ja ke {Z} me baithe hain
# occupants
plain Aapke {H} ghar mein {P} aur {Q} dono {S} mein baithe hain.
voice ek hi chhat ke neeche {P} bhi aur {Q} bhi, aur chhat hai aapka {H:nom} bhav
# axis
plain Aapka Rahu {H} ghar mein aur Ketu {J} ghar mein hai.
voice saanp ka sir yaani rahu {S} me, poonch yaani ketu {Z} me, isi kheencha taani me tum jee rahe ho
# moon
plain Aapki chandra rashi {S} hai, janm nakshatra {N} aur lagna {Z}.
terse rashi {S}, nakshatra {N} charan {K}, lagna {Z}
# lagna_lord
plain Aapka lagna {S} hai aur lagnesh {P} {H} ghar mein hai.
voice naav {S} lagna ki, mallah {P}, aur mallah ne langar daala hai {Z} me, bas yahi hai aapki kahani
# dasha_lord
plain Abhi {M} ki mahadasha hai aur {M} aapke {H} ghar mein {S} mein baitha hai.
voice jis grah ki badi dasha aap kaat rahe ho na, yaani {M}, wo janm se {H} bhav me baitha hai, to ek hi sawaal baar baar darwaze pe aata hai
# dasha_age
plain Aapki {P} ki mahadasha {n} saal ki umar mein shuru hokar {o} ki umar mein khatam hoti hai.
voice {P} ki mahadasha tumhe {n} saal ki umar me lagti hai
# dasha_length
plain Aapki {P} ki mahadasha {n} saal ki hai.
voice {P} maharaj pure {n} saal gaddi pe baithte hai, mahadasha unki itni hi lambi hai aapke liye
# in_kendra
plain Aapka {P} kendra mein hai.
voice kundli ke char khambe hote hai, kendra bolte hai jinko, aapka {P} unhi me se ek pe tika hai
inkar! Kisi bhi kendra me aapka {P} nahi aata.
# in_trikona
plain Aapka {P} trikon mein hai.
kahavat Purkho ka aashirwad trikon se aata hai, aur trikon me hi baitha hai aapka {P}.
# in_dusthana
plain Aapka {P} dusthan mein hai.
sudhar Trik ka naam sunke ghabrao mat, lekin {P} tumhara 6, 8 ya 12 me se hi ek ghar me pada hai.
# in_upachaya
plain Aapka {P} upachay ghar mein hai.
voice purane achaar ki tarah {P} tumhara umar ke saath nikharta hai kyunki upachay bhav me rakha hai
# alone
plain {P} aapke {H} ghar mein akela hai.
voice na sangi na saathi, poora {H:nom} ghar {P} ke naam hai tumhari kundli me
# varga_two
plain Aapka {P} janm kundli mein {S} mein aur {V} mein {Z} mein hai.
voice {V} ka lagna {L} hai aapka, aur usi {V} me {P} {H} ghar me padta h
# karaka_place
plain Aapka {C} {P} hai aur woh {H} ghar mein baitha hai.
voice {P} jo aapka {C} hai wo {S} me aasan jamaye hai
# transit_full
plain {P} abhi {S} mein hai, jo aapka {H:nom} ghar hai aur chandrama se {J:nom}.
voice aajkal {P} {S} me hai, lagna se gino to {H:nom} ghar, chandra se gino to {J:nom}
# further
plain Aapka {P} apni rashi mein {Q} se zyada degree par hai.
voice degree ki race me {P} aage aur {Q} peeche, apni apni rashi me naapo to
# bindus_two
plain Aapke {H} ghar mein {n} aur {J} ghar mein {o} bindu hain.
voice sarvashtak bolta hai {H:nom} ghar {n} bindu, {J:nom} ghar {o}, main usi pe chalta hu
# aspect_two
plain {P} aapke {H} aur {J} ghar ko dekhta hai.
voice ek aankh {H} ghar pe doosri {J} pe, aapka {P} kuch chhodta nahi
`;
