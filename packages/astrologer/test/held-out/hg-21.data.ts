/** Hinglish corpus 21: plain words in many grammatical constructions. Lines as in corpus 1. */
export const HG_21 = `
# planet_sign
plain Aapki kundli me {P} {S} rashi me hai.
relative Jo rashi aapke {P} ko mili hai wo {S} hai.
tag Aapka {P} {S} me hai na, isiliye aap bolne se pehle itna sochte ho.
negation! {P} aapka {S} me to bilkul nahi hai.
# planet_house
plain {P} aapke {H} ghar me hai.
cleft {H:n} house hi to hai jahan aapka {P:en} baitha hai.
answer {P} kahan hai aapka? {H} bhav me, aur kahin nahi.
negation! Aapke {H:en} house me {P:en} nahi milega.
# house_sign
plain Aapke {H} ghar me {S} rashi hai.
because Aapke {H} bhav pe {S} rashi padti hai, tabhi wahan ke kaam aap apne style se karte ho.
negation! Aapke {H:n} house ki rashi {S} nahi hai.
# planet_star
plain Aapka {P} {N} nakshatra me hai.
parenthesis Aapka {P} ({N} nakshatra, pada {K}) thoda dhyan se dekhna padega.
participle {N} nakshatra me baithe hue aapke {P} ko jaldi pasand nahi.
# degree
plain Aapka {P} {S} me {g} degree par hai.
fronted {S} ki {g} degree par tika hua hai aapka {P}.
possessive {P} ki degree aapke chart me {S} rashi ki {g} hai.
# lagna
plain Aapka lagna {S} hai.
when Jis waqt aap paida hue, east me {S} rashi ug rahi thi.
negation! Aap {S} lagna wale nahi ho.
english Aapka ascendant {S:en} hai, isliye log pehli baar me hi aapke baare me rai bana lete hain.
# lordship
plain {P} aapke {H} ghar ka swami hai.
appositive Aapka {H:esh} {P} aapse sabr maangta hai.
charge Aapke {H:n} house ki zimmedari {P} ke paas hai, wahi uska lord hai.
negation! {H} bhav ka malik aapke chart me {P} nahi hai.
# lord_place
plain Aapke {H} ghar ka swami {J} ghar me hai.
english Aapke {H:en} house ka lord {J:en} house me baitha hua hai.
gerund {H:esh} ka {J} bhav me hona aapke liye in dono cheezon ko jod deta hai.
fronted {J:n} ghar me ja baitha hai aapka {H:esh}.
# dispositor
plain Aapka {P} {Q} ki rashi me hai.
relative Jis rashi me aapka {P} hai, uska malik {Q} hai.
anaphora Aapke {P} ko hi le lo. Uska dispositor {Q} hai, to uski chaabi wahin hai.
# star_lord
plain Aapka {P} {Q} ke nakshatra me hai.
possessive Aapke {P} ke nakshatra ka swami {Q} hai.
cleft {Q} hi wo graha hai jiske nakshatra me aapka {P} aata hai.
# dignity
plain Aapki kundli me {P} {G} hai.
participle Aapka {P} {G} hokar baitha hai, to uske vaade usi hisaab se lena.
see Chart me dekho to {P} {G} milta hai aapko.
# retrograde
plain Aapka {P} vakri hai.
while Jab aapka janam hua tab {P} ulti chaal chal raha tha.
antonym! Aapka {P} margi hai, seedha chal raha hai.
# combust
plain Aapka {P} ast hai.
cause Suraj ke itne paas hone se aapka {P} combust ho gaya hai.
negation! Aapka {P} combust nahi hai.
# conjunction
plain Aapke chart me {P} aur {Q} ek hi rashi me saath hain.
company {P} ke saath aapka {Q} bhi baitha hai, dono ki yuti hai.
negation! {P} aur {Q} ki aapke yahan koi yuti nahi.
where Jahan aapka {P} hai wahin {Q} bhi hai, isliye andar do awaazein ek saath chalti hain.
# aspect
plain Aapke {Q} par {P} ki drishti hai.
active {P:en} aapke {Q:en} ko aspect kar raha hai.
negation! {P} ki nazar aapke {Q} pe nahi padti.
# aspect_house
plain {P} ki drishti aapke {H} ghar par hai.
active Aapke {H:n} house ko {P} dekh raha hai, to wahan dheel nahi chalegi.
negation! {P} aapke {H} bhav ko nahi dekhta.
# rashi_aspect
plain Rashi drishti se {S} rashi {Z} ko dekhti hai.
passive Rashi drishti ke hisaab se {Z} par {S} ki nazar padti hai.
# exchange
plain Aapke chart me {P} aur {Q} ka rashi parivartan hai.
each {P} baitha hai {Q} ki rashi me aur {Q} baitha hai {P} ki rashi me, aapke chart ki yahi baat hai.
negation! {P} aur {Q} ne aapke chart me sign exchange nahi kiya hai.
# varga
plain Aapke {V} me {P} {S} rashi me hai.
participle {V} chart me jaakar aapka {P} {S} me pahunchta hai.
negation! {V} me {P} aapka {S} rashi me nahi aata.
# vargottama
plain Aapka {P} vargottam hai.
same Lagna kundli ho ya navansh, aapka {P} dono jagah ek hi rashi me hai.
negation! Aapke {P} ko vargottam nahi keh sakte.
# karaka
plain Aapka {C} {P} hai.
passive Chara karaka system me {P} ko aapka {C} mana gaya hai.
role {C} ka role aapki kundli me {P} nibha raha hai.
# arudha
plain Aapka {A} {S} rashi me hai.
fall {A} aapke chart me {S} me padta hai.
negation! Aapka {A} {S} me nahi hai.
# yoga
plain Aapki kundli me {Y} hai.
progressive Aapke chart me {Y} ban raha hai, alag se dhoondhne ki zarurat nahi.
negation! {Y} aapke chart me nahi banta.
# dosha
plain Aapko {Y} hai.
concession {Y} hai to sahi aapke chart me, par isse ghabrana nahi.
free! Aap {Y} se mukt ho.
# dasha_running
plain Abhi aapki {M} ki mahadasha aur {X} ki antardasha chal rahi hai.
within Aap aajkal {M} mahadasha ke andar {X} ki antardasha se guzar rahe ho.
possessive Is time jo mahadasha aap jee rahe ho wo {M} ki hai.
negation! Abhi aapki {M} ki mahadasha nahi chal rahi.
# dasha_next
plain Aapki {M} ki mahadasha ke baad {X} ki mahadasha aayegi.
hand {M} mahadasha khatam hui nahi ki aapki {X} mahadasha shuru.
negation! {M} ke baad aapki agli mahadasha {X} ki nahi hogi.
# maha_edge
plain Aapki {P} ki mahadasha {D} se {E} tak hai.
fronted {D:my} se shuru hoti hai aapki {P} mahadasha.
until {E:my} me jaakar aapki {P} ki mahadasha khatam hoti hai.
range {P} mahadasha: {D:y} se {E:y} tak.
# antar_edge
plain {M} ki mahadasha me aapki {P} ki antardasha {D} se {E} tak hai.
relative Aapki {M} mahadasha me jo {P} ki antardasha hai, wo {D:my} se lagti hai.
closing {E:short} ko aapki {M} mahadasha wali {P} antardasha poori hoti hai.
# transit
plain Gochar me {P} abhi {S} rashi me hai.
progressive Aajkal {P:en} {S} se guzar raha hai.
absolute {P} ke is waqt {S} me gochar karte hue plans simple hi rakhna.
negation! {P} abhi {S} rashi me transit nahi kar raha.
# transit_house
plain {P} ka gochar abhi aapke {H} ghar me hai.
active Abhi {P} aapke {H:n} house se nikal raha hai.
cleft Aapka {H:nom} ghar hi hai jispe aajkal {P} ghoom raha hai.
negation! Abhi aapke {H} bhav me {P} ka gochar nahi hai.
# ingress
plain {P} {D} ko {S} rashi me jayega.
nominal {S} me {P} ki entry {D:short} ko hai.
date {D} wo din hai jab {P} {S} rashi me kadam rakhega.
# sade_sati
plain Aapki sade sati abhi chal rahi hai.
midst Is waqt aap shani ki sadhe sati ke beech me ho.
negation! Aap par abhi koi sade sati nahi hai.
# tropical
plain Western system se aapki sun sign {S} hai.
reckoned Angrezi wale, yaani tropical, hisaab se aapka Sun sign {S:en} nikalta hai.
# birth_date
plain Aapka janam {D} ko hua tha.
nominal Aapki date of birth {D:dmy} hai, saara hisaab wahin se hai.
cleft {D} hi wo din tha jab aap paida hue.
# age
plain Aapki umar {n} saal hai.
completed Aap {n} saal ke ho chuke ho, {n} hi chal raha hai.
negation! Aap abhi {n} saal ke nahi ho.
# vara
plain Aapka janam {W} ko hua tha.
nominal Aapke janam ka vaar {W} hai.
negation! Jis din aap paida hue us din {W} nahi tha.
# tithi
plain Aapki janam tithi {T} hai.
while Aapke paida hone ke time {T} tithi chal rahi thi.
# sunrise
plain Aapke janam ke din suryoday {t} baje hua tha.
active Jis din aap paida hue, suraj {t} par nikla tha.
# bindus
plain Sarvashtakvarg me aapke {H} ghar ke {n} bindu hain.
passive Aapke {H:n} house ko SAV me {n} points diye gaye hain.
sign {S} rashi ke paas aapke sarvashtakvarg me {n} bindu hain.
# bav
plain {P} ke apne ashtakvarg me {S} ko {n} bindu mile hain.
fronted {S} me aapke {P} ne apne ashtakvarg ke {n} bindu banaye hain, na zyada na kam.
# strongest
plain Shadbal me aapka sabse mazboot graha {P} hai.
comparison Shadbal me {P} se zyada takatwar aapke chart me koi graha nahi.
negation! Aapka sabse strong planet shadbala se {P:en} nahi hai.
# weakest
plain Shadbal me aapka sabse kamzor graha {P} hai.
comparison Aapke baaki saare graha shadbal me {P} se upar hain.
last Shadbal ki list me sabse neeche aapka {P} aata hai.
# rupas
plain Aapke {P} ka shadbal {r} rupa hai.
amount {P:en} ki shadbala strength aapke chart me {r} rupas banti hai.
# comparison
plain Shadbal me aapka {P} {Q} se zyada mazboot hai.
reverse Shadbal me aapka {Q} {P} ki barabari nahi kar pata, usse kam hai.
antonym! Aapka {P} shadbal me {Q} se kamzor hai.
# count
plain Aapke {H} ghar me {c} graha hain.
participle Aapke {H:n} house me {c} graha baithe hain, to wahan shaanti kam rehti hai.
negation! {H} bhav me aapke {c} graha nahi hain.
# empty
plain Aapka {H:nom} ghar khaali hai.
none Aapke {H:n} house me ek bhi graha nahi hai.
without Bina kisi graha ke aapka {H:nom} bhav apne swami se padha jayega.
some! Aapke {H} ghar me koi na koi graha baitha zaroor hai.
# from_reference
plain {P} aapke Chandra se {H} ghar me hai.
counting Aapki moon sign se gino to {P} {H:n} house me padta hai.
# setting
plain Ye kundli {a} ayanamsa se bani hai.
passive Aapke chart ke liye {a} ayanamsha liya gaya hai.
negation! Is chart me {a} ayanamsa use nahi hua hai.
# placed
plain {P} {S} rashi me, aapke {H} ghar me, {N} nakshatra me hai.
appositive {S}, yaani aapka {H:nom} ghar, {P} ka thikana hai.
anaphora Aapka {P} {S} me hai. Ghar gino to wo {H} ghar me aata hai.
list {P}: rashi {S}, house {H:num}, nakshatra {N}.
# two
plain Aapka {P} {S} me {H} ghar me hai aur {Q} {Z} me {J} ghar me.
gapping {P} aapke {H:n} house me hai, {Q} {J:n} me.
contrast Ek taraf aapka {P} {S} me hai, doosri taraf {Q} {Z} me, isiliye aap do mizaaj ke lagte ho.
# triple
plain {P} {S} rashi me hai, {Q} {Z} rashi me aur {R} {Y} rashi me.
gapping Aapke {H} ghar me {P}, {J} me {Q} aur {L} me {R} baitha hai.
list Teen cheezein note kar lo: {P} {S} me ({H:n} house); {Q} {Z} me ({J:n} house); {R} {Y} me ({L:n} house).
# position
plain {P} {S} me {g}°{m}′ par, aapke {H} ghar me hai.
participle {S} ki {g} degree {m} minute par khada {P} aapke {H:n} house me aata hai.
# retro_count
plain Rahu Ketu ko chhod ke aapke chart me {c} graha vakri hain.
number Aapke vakri grahon ki ginti, Rahu Ketu ko gine bina, {c} hai.
# lord_named
plain Aapke {H} ghar ka swami {P} {J} ghar me {S} rashi me hai.
participle {H:esh} hokar aapka {P} {J} bhav me baitha hai, dono ka rishta wahin se hai.
anaphora Aapke {H:n} house ka lord {P} hai. Wo {S} me milega.
# rules_two
plain {P} aapke {H} aur {J} ghar ka swami hai.
notonly {P} sirf aapka {H:esh} nahi, {J:esh} bhi hai.
both Aapke {H:n} aur {J:n}, dono houses ka lord ek hi hai: {P}.
# house_full
plain Aapke {H} ghar me {S} rashi hai aur uska swami {P} {J} ghar me hai.
chain {H:n} house me aapke {S}, {S} ka malik {P}, aur ye malik baitha hai {Z} me.
relative {S}, jo aapke {H} bhav ki rashi hai, uska swami {P} {J} bhav me rehta hai.
# occupants
plain {P} aur {Q} aapke {H} ghar me hain.
shared Aapka {H:nom} ghar {P} aur {Q} share karte hain, {S} rashi me.
alongside {Q} ke saath saath {P} bhi aapke {H:n} house me hai.
# axis
plain Rahu aapke {H} ghar me hai aur Ketu {J} ghar me.
facing {S} me baithe Rahu ke theek saamne, {Z} me, aapka Ketu hai.
gapping Aapka Rahu {H:n} house me, Ketu {J:n} me.
# moon
plain Aapki chandra rashi {S}, janam nakshatra {N}, pada {K} aur lagna {Z} hai.
list Lagna: {Z}⏎Moon sign: {S}⏎Nakshatra: {N}
coordination Chandra aapka {S} me hai aur lagna {Z} ka, to dil aur chaal ki dhun alag alag hai.
# lagna_lord
plain Aapka lagna {S} hai aur lagnesh {P} {H} ghar me hai.
participle {S} lagna me paida hone se aapka lagna lord {P} hai, jo {Z} me hai.
possessive Aapke lagnesh {P} ki jagah {H:n} house hai.
# dasha_lord
plain Aapki chal rahi mahadasha ka swami {M} {H} ghar me hai.
since Abhi aapki mahadasha {M} ki hai aur {M} {S} me baitha hai, to pehle wahin dekho.
relative {M}, jiski mahadasha me aap ho, {S} me aapke {H:n} house me hai, aur uske andar antardasha {X} ki hai.
# dasha_age
plain Aapki {P} ki mahadasha {n} saal ki umar me shuru aur {o} saal ki umar me khatam hoti hai.
when {P} mahadasha lagte waqt aapki age {n} hai.
leave Jab {P} ki mahadasha aapko chhodti hai tab aap {o} saal ke ho.
# dasha_length
plain Aapki {P} ki mahadasha {n} saal ki hai.
fronted Poore {n} saal chalti hai aapki {P} mahadasha.
negation! Aapki {P} ki mahadasha {n} saal ki nahi hoti.
# in_kendra
plain Aapka {P} kendra me hai.
oneof Chaar kendra gharon me se kisi ek me aapka {P} baitha hai.
negation! Kendra ke kisi bhi ghar me aapka {P} nahi hai.
# in_trikona
plain Aapka {P} trikon me hai.
belong Trikon ke gharon me se ek aapke {P} ke hisse aaya hai.
negation! Aapka {P} trikon se bahar hai.
# in_dusthana
plain Aapka {P} dusthan me hai.
among 6, 8 ya 12, inhi trik gharon me se ek me aapka {P} pada hai.
negation! Aapka {P} kisi dusthan me nahi hai.
# in_upachaya
plain Aapka {P} upachay bhav me hai.
because Upachaya house me hone se aapka {P} umar ke saath behtar hota jata hai.
negation! Jis ghar me aapka {P} hai wo upachay nahi hai.
# alone
plain {P} aapke {H} ghar me akela hai.
only Aapke {H:n} house me {P} ke alawa koi graha nahi.
company {H} bhav me baithe aapke {P} ko wahan kisi aur graha ka saath nahi mila.
# varga_two
plain {P} aapki janam kundli me {S} aur {V} me {Z} rashi me hai.
gapping D1 me aapka {P} {S} me, D9 me {Z} me.
parenthesis Aapke navansh (lagna {L}) me {P} {H} ghar me hai.
# karaka_place
plain {P} aapka {C} hai aur {H} ghar me hai.
appositive Aapka {C}, yaani {P}, {S} rashi me baitha hai.
relative Jo graha aapka {C} hai wo {P} hai, aur uska ghar {H:n} house hai.
# transit_full
plain {P} abhi {S} me hai, jo aapka {H:nom} ghar aur Chandra se {J:nom} hai.
participle {S} se guzarta hua {P} abhi aapke {H} ghar me ghoom raha hai.
contrast Abhi {P} ka gochar lagna se aapke {H:n} house me hai, Moon se {J:n} me.
# sade_sati_phase
plain Aapki sade sati ka {k:nom} charan chal raha hai.
within Sade sati ke teen phases me se aap abhi {k} phase me ho.
# no_sade_sati
plain Aap par is waqt sade sati nahi chal rahi.
free Abhi aap sadhe sati se free ho, tension mat lo.
nor Na abhi aap pe sade sati hai, na uske dar se kuch rokne ki zarurat.
# dhaiya
plain Aap par abhi shani ki dhaiya chal rahi hai.
cause Shani ki dhaiya abhi aap pe hai, to ek ek kadam sambhal ke rakhna.
# further
plain Aapke chart me {P} ki degree {Q} se zyada hai.
reverse Apni rashi me aapka {Q} utna aage nahi gaya jitna {P} apni me.
# bindus_two
plain Sarvashtakvarg me aapke {H} ghar ke {n} aur {J} ghar ke {o} bindu hain.
against Aapke {H:n} house ke {n} SAV points ke saamne {J:n} house ke {o} hain.
# aspect_two
plain {P} ki drishti aapke {H} aur {J} ghar par hai.
both Aapke {H:n} aur {J:n}, dono houses ko {P} dekhta hai.
aswell {P} aapke {H} bhav ko to dekhta hi hai, {J} ko bhi dekhta hai.
`;
