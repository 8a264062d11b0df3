/** Hinglish corpus 1. Each line: its style (with "!" if the fillings must be false for the sentence to be true), then the sentence. */
export const HG_1 = `
# planet_sign
plain Aapki kundli me {P} {S} rashi me baitha hai.
gpt Aapki kundli ke anusaar {P} {S} rashi me sthit hai, jo aapke swabhav ko khaas banata hai.
forum bhai tera {P:en} {S:en} me hai, isliye itna sochta hai
text Janm ke samay {P} {S} rashi me tha.
comp {S} rashi wala {P} dheere chalta hai aapke liye.
appos {P}, jo {S} me hai, aapko sabar sikhata hai.
attr Aapka {S} ka {P} bada nakhrewala hai.
abs {P} {S} me hone ki wajah se aap jaldi faisla nahi lete.
brack Aapka mood ({P} {S} me) badalta rehta hai.
list {P} - {S}
two Ab {P} ki baat. Wo {S} me hai.
neg! Aapka {P} {S} me nahi hai.
quest {P} {S} me hone se kya hota hai mujhe?
uncle beta tumhara {P} {S} mein pada hua hai, tension mat lo
# planet_house
plain {P} aapke {H} bhav me virajman hai.
gpt {P} ka {H} ghar me hona aapke jeevan ko disha deta hai.
forum tera {P:en} {H:n} house me hai bro
text {P} {H:sk} bhav me sthit hai.
comp {H:sk}-sth {P} mehnat karwata hai.
appos {H} ghar me baitha {P} aapko busy rakhta hai.
abs {P} {H} ghar mein hai isliye der se milega.
brack {P} ({H:n} house) strong feel hota hai.
list {P:en} : {H:n} ghar
neg! {P} {H} ghar me nahi baitha.
two {H} ghar dekho. Wahan {P} baitha hai.
quest kya {P} {H} ghar me hone se shaadi late hogi?
uncle {P} maharaj {H} ghar mein baithe hain
# house_sign
plain Aapke {H} bhav me {S} rashi aati hai.
gpt Aapka {H:nom} ghar {S} rashi ka hai.
forum {H:n} house me {S:en} sign hai tera
list {H:n} ghar: {S}
neg! {H} ghar me {S} rashi nahi hai.
two {H} ghar dekhiye. Wahan {S} rashi hai.
# planet_star
plain Aapka {P} {N} nakshatra me hai.
gpt {P} {N} nakshatra mein sthit hai, jo sensitivity deta hai.
forum mera {P:en} bhi {N} me hai same as u, tera {P:en} {N} nakshatra me hai
list {P}: {N}, pada {K}
neg! {P} {N} nakshatra me nahi hai.
two {P} ki baat karte hain. Nakshatra {N} hai uska.
brack {P} ({N} nakshatra)
# degree
plain {P} {S} me {g} degree par hai.
forum {P:en} {g} degree {S:en} me hai
neg! {P} {g} degree par nahi hai.
list {P} {g}° {S}
# lagna
plain Aapka lagna {S} hai.
gpt {S} lagna hone ke karan aapki personality alag hai.
forum tu {S:en} ascendant hai na
text Aapka janm {S} lagna me hua.
attr {S} lagna wale aap sab samajhte hain.
list Lagna - {S}
neg! Aapka lagna {S} nahi hai.
two Pehle lagna dekhte hain. {S} hai wo.
quest {S} lagna walon ke liye... mera {S} lagna kaisa hai?
uncle tum to {S} lagan ke ho
# lordship
plain Aapke {H} ghar ka malik {P} hai.
gpt Aapke {H} bhav ka swamitva {P} ke paas hai.
forum {P:en} {H:n} lord hai tera
comp {H:esh} {P} sabar maangta hai.
appos {P}, aapke {H} ghar ka swami, dheere kaam karta hai.
list {H:n} lord: {P}
brack {H:esh} ({P}) important hai.
neg! {P} aapke {H} ghar ka swami nahi hai.
two {H} ghar ka maalik kaun? {P}.
quest kya {H:esh} {P} meri help karega?
# lord_place
plain {H} ghar ka swami {J} ghar me baitha hai.
gpt Aapke {H} bhav ka swami {J} bhav me sthit hai, isliye dono jude hain.
forum {H:n} lord {J:n} house me hai tere
comp {H:esh} {J} bhav me gaya hai.
abs {H:esh} {J} ghar me hone se plan badalta hai.
list {H:esh} - {J} ghar
neg! {H} ghar ka swami {J} ghar me nahi hai.
two {H} ghar ka swami dekho. Wo {J} ghar me hai.
uncle {H} ghar ka maalik {J} ghar mein chala gaya
# dispositor
plain {P} {Q} ki rashi me hai.
gpt {P} {Q} ki rashi me hone se usi jaisa fal deta hai.
neg! {P} {Q} ki rashi me nahi hai.
text {P} ka dispositor {Q} hai.
# star_lord
plain {P} {Q} ke nakshatra me hai.
neg! {P} {Q} ke nakshatra me nahi hai.
text {P} ka nakshatra swami {Q} hai.
# dignity
plain Aapka {P} {G} hai.
gpt Aapki kundli me {P} {G} hokar baitha hai.
forum tera {P:en} {G} hai yaar
attr {G} {P} apna kaam karta hai.
abs {P} {G} hone se confidence pe asar padta hai.
brack {P} ({G})
list {P} - {G}
neg! {P} {G} nahi hai.
two {P} ko dekhiye. Wo {G} hai.
quest {P} {G} hai isliye problem hai kya?
uncle {P} to tumhara {G} baitha hai
# retrograde
plain Aapka {P} vakri hai.
gpt Janm ke samay {P} vakri avastha me tha.
forum tera {P:en} retrograde hai
attr Vakri {P} purane kaam wapas laata hai.
abs {P} vakri hone ki wajah se baat repeat hoti hai.
neg! {P} vakri nahi hai.
neg! {P} margi hai.
brack {P} (vakri)
# combust
plain {P} ast hai aapki kundli me.
forum {P:en} combust hai tera
attr Ast {P} der se fal deta hai.
neg! {P} ast nahi hai.
brack {P} (combust)
# conjunction
plain {P} aur {Q} saath baithe hain.
gpt Aapki kundli me {P} aur {Q} ki yuti hai jo dono ke gun milati hai.
forum {P:en} {Q:en} conjunction hai tera
comp {P}-{Q} yuti se aap bolte zyada hain.
abs {P} ke saath {Q} hone se baat badhti hai.
neg! {P} aur {Q} saath nahi hain.
two {P} dekho. {Q} bhi usi ghar me hai.
quest kya {P} {Q} ki yuti theek hai?
uncle {P} aur {Q} dono ek hi ghar mein baithe hain
# aspect
plain {P} ki drishti {Q} par hai.
gpt {P} apni drishti se {Q} ko dekh raha hai.
forum {P:en} {Q:en} ko aspect karta hai
neg! {P} ki drishti {Q} par nahi hai.
two {Q} dekho. Us par {P} ki nazar hai.
pass {Q} par {P} ki drishti pad rahi hai.
# aspect_house
plain {P} aapke {H} ghar ko dekhta hai.
gpt {H} bhav par {P} ki drishti hai, isliye suraksha milti hai.
forum {P:en} ka aspect {H:n} house pe hai
neg! {P} {H} ghar ko nahi dekhta.
two {H} ghar ki baat. Us par {P} ki drishti hai.
# exchange
plain {P} aur {Q} me rashi parivartan hai.
forum {P:en} {Q:en} exchange hai tere chart me
neg! {P} aur {Q} ka parivartan yog nahi hai.
two {P} {Q} ki rashi me hai. Aur {Q} {P} ki rashi me.
# varga
plain {V} me {P} {S} rashi me hai.
gpt Aapki {V} kundli mein {P} {S} me jaata hai.
forum {V} me {P:en} {S:en} me hai
neg! {V} me {P} {S} me nahi hai.
two Ab {V} dekho. Wahan {P} {S} me hai.
list {V}: {P} {S}
# vargottama
plain {P} vargottam hai.
neg! {P} vargottam nahi hai.
# karaka
plain Aapka {C} {P} hai.
gpt {P} aapka {C} banta hai.
forum tera {C} {P:en} hai
neg! {P} aapka {C} nahi hai.
list {C} - {P}
two {C} kaun hai? {P} hai.
# arudha
plain Aapka {A} {S} me hai.
neg! {A} {S} me nahi hai.
list {A}: {S}
# yoga
plain Aapki kundli me {Y} hai.
gpt Aapki kundli me {Y} ban raha hai.
forum tere chart me {Y} hai bhai
neg! Aapki kundli me {Y} nahi hai.
uncle {Y} hai tumhari kundli mein
# dosha
plain Aapki kundli me {Y} hai.
forum haan bhai {Y} hai tujhe
neg! Aapko {Y} nahi hai.
quest mera {Y} kab khatam hoga?
# dasha_running
plain Abhi aapki {M} ki mahadasha chal rahi hai.
gpt Is samay aap {M} mahadasha aur {X} antardasha se guzar rahe hain.
forum teri {M:en} MD {X:en} AD chal rahi hai
abs {M} ki mahadasha chalne se zimmedari badhi hai.
list Mahadasha: {M}, Antardasha: {X}
neg! Aapki {M} mahadasha nahi chal rahi.
two Ab timing. Mahadasha {M} ki hai.
quest {M} ki mahadasha kab tak rahegi?
uncle aajkal {M} ki dasha chal rahi hai tumhari, mahadasha
# dasha_next
plain Iske baad {X} ki mahadasha aayegi.
neg! Agli mahadasha {X} ki nahi hai.
forum next mahadasha {X:en} ki hai
# maha_edge
plain {P} ki mahadasha {D} se {E} tak hai.
gpt {P} mahadasha {E:my} tak chalegi.
forum {P:en} MD {E:my} tak hai
list {P}: {D:y} se {E:y}
neg! {P} ki mahadasha {E:my} me khatam nahi hoti.
two {P} ki mahadasha lambi hai. Ye {E} ko khatam hogi.
brack {P} mahadasha ({D:my} se {E:my})
uncle {P} ki mahadasha {D:y} me shuru hui thi
# antar_edge
plain {M} me {P} ka antar {D} se {E} tak hai.
gpt {M} mahadasha me {P} ki antardasha {D:my} se shuru hokar {E:my} tak chalegi.
forum {M:en}-{P:en} {E:my} tak
neg! {M}-{P} antardasha {E:my} me khatam nahi hoti.
# transit
plain {P} abhi {S} rashi me chal raha hai.
gpt Filhaal gochar me {P} {S} rashi se guzar raha hai.
forum {P:en} abhi {S:en} me transit kar raha hai
neg! {P} abhi {S} me nahi hai.
two Aaj ka gochar dekho. {P} {S} me hai.
uncle aajkal {P} {S} mein ghoom raha hai
# transit_house
plain {P} abhi aapke {H} ghar se gochar kar raha hai.
forum {P:en} ka transit {H:n} house me chal raha hai abhi
neg! {P} abhi aapke {H} ghar me gochar nahi kar raha.
# ingress
plain {P} {D} ko {S} me pravesh karega.
gpt {D:my} me {P} {S} rashi me aa jayega.
forum {P:en} {D:my} me {S:en} me jayega
neg! {P} {D:my} me {S} me nahi jayega.
# sade_sati
plain Aapki sade sati chal rahi hai.
forum bhai teri sadesati chalu hai
gpt Aap is samay Shani ki sade sati ke prabhav me hain.
neg! Aap par abhi sade sati nahi hai.
neg! sadhe saati nahi chal rahi abhi
uncle saadhe saati lagi hai tum par
# tropical
plain Western astrology me aap {S:en} hain.
neg! Western me aapka sun sign {S:en} nahi hai.
# birth_date
plain Aapka janm {D} ko hua.
neg! Aapka janm {D} ko nahi hua.
# age
plain Aapki umar {n} saal hai.
forum tu {n} ka hai abhi
neg! Aapki age {n} saal nahi hai.
# vara
plain Aapka janm {W} ko hua tha.
neg! Aap {W} ko paida nahi hue.
# tithi
plain Aapki janm tithi {T} hai.
neg! Janm {T} tithi me nahi hua.
# bindus
plain {H} ghar me {n} bindu hain.
forum SAV me {H:n} house ke {n} points hain
neg! {H} ghar me {n} bindu nahi hain.
# bav
plain {P} ke {S} me {n} bindu hain.
neg! {P} ke {S} me {n} bindu nahi hain.
# strongest
plain {P} sabse takatwar grah hai.
forum tera strongest planet {P:en} hai
neg! {P} sabse balwan grah nahi hai.
# rupas
plain {P} ka shadbal {r} rupa hai.
neg! {P} ka shadbal {r} rupa nahi hai.
# comparison
plain {P} {Q} se zyada balwan hai.
forum {P:en} {Q:en} se strong hai tere chart me
neg! {P} {Q} se zyada mazboot nahi hai.
# count
plain {H} ghar me {c} grah hain.
forum {H:n} house me {c} planets hain tere
neg! {H} ghar me {c} grah nahi hain.
# empty
plain {H} ghar me koi grah nahi hai.
forum {H:n} house khali hai
neg! {H} ghar khali nahi hai.
# from_reference
plain {P} Chandra se {H} ghar me hai.
forum moon se {P:en} {H:n} house me hai
neg! {P} Chandra se {H} me nahi hai.
# setting
plain Is kundli me {a} ayanamsa laga hai.
neg! Isme {a} ayanamsa nahi liya gaya.
# window
plain Iske liye accha samay {D:my} se hai.
`;
