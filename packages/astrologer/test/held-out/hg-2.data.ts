/** Hinglish corpus 2: other words and longer sentences. Lines as in corpus 1. */
export const HG_2 = `
# planet_sign
gpt Dekhiye, aapka {P} {S} rashi me virajman hai aur iska asar bolchal me dikhta hai.
forum {P:en} toh {S:en} me hai tera, obvious hai yaar
uncle {P:alt} {S} raashi mein hain ji
comp {S} ka {P} hai aapka.
rel Baaki sab chhodo, {P} {S} me hai ye yaad rakho.
neg! {P} ka {S} se koi lena dena nahi, wo {S} me nahi hai.
two Sabse pehle {P}. {S} me hai ye.
# planet_house
gpt Aapke {H} ghar par {P} ka kabza hai, wo wahin baitha hai.
forum ur {P:en} is in {H:n} house yaar
uncle {P:alt} {H} ghar mein padhare hain
comp {P} {H:sk} bhav mein sthit.
neg! {H} ghar me {P} nahi hai.
two {P} ko dhoondho. Wo {H} ghar me milega.
rel {P} to {H} ghar me baitha hai.
# house_sign
gpt {H} bhav me aapke yahan {S} rashi padti hai.
neg! {S} rashi aapke {H} ghar me nahi hai.
# planet_star
gpt {P} ka nakshatra aapki kundli me {N} hai.
forum {P:en} nakshatra {N} hai pada {K}
neg! {N} nakshatra {P} ka nahi hai.
# degree
gpt {P} {S} me karib {g} ansh par hai.
# lagna
gpt Aapki kundli {S} lagna ki hai.
forum {S:en} lagna wale log aise hi hote hain, tu bhi {S:en} lagna ka hai
neg! {S} aapka lagna nahi hai.
# lordship
gpt {H} ghar ka swami aapke liye {P} banta hai.
comp {P} aapka {H:esh} hai.
forum {H:n} house ka lord {P:en} hai
neg! {H:esh} {P} nahi hai.
# lord_place
gpt {H} ghar ka malik jaakar {J} ghar me baith gaya hai.
comp {H:esh} {J:sk} bhav me hai.
forum {H:n} house ka lord {J:n} house me baitha hai
neg! {H:esh} {J} ghar me nahi hai.
# dispositor
gpt {P} jis rashi me hai uska swami {Q} hai.
# star_lord
gpt {P} jis nakshatra me hai uska swami {Q} hai.
# dignity
gpt {P} ki haalat ye hai ki wo {G} hai.
uncle {P:alt} {G} hain, khush raho
neg! {P} ko {G} mat samajhna.
rel {P} {G} hai lekin chinta ki baat nahi.
# retrograde
gpt {P} janm ke waqt vakri chal raha tha.
forum {P:en} retro hai tere chart me
neg! {P} vakri to bilkul nahi hai.
# combust
gpt Surya ke paas hone se {P} ast ho gaya hai.
neg! {P} combust nahi hai.
# conjunction
gpt {P} aur {Q} ek hi rashi me baithe hue hain.
forum {P:en} {Q:en} saath me hain tere
neg! {P} ke saath {Q} nahi hai.
uncle {P:alt} ke saath {Q:alt} bhi baithe hain
two {P} akela nahi. {Q} uske saath hai.
# aspect
gpt {Q} ko {P} dekh raha hai aapki kundli me.
forum {Q:en} pe {P:en} ka aspect hai
neg! {Q} par {P} ki drishti nahi hai.
# aspect_house
gpt {P} ki drishti aapke {H} ghar tak jaati hai.
forum {H:n} house ko {P:en} dekh raha hai
neg! {P} ki drishti {H} ghar par nahi hai.
# exchange
gpt {P} aur {Q} ne aapas me rashi badli hai, yani parivartan yog hai.
neg! {P} {Q} me koi parivartan nahi hai.
# varga
gpt {V} kholein to {P} {S} me milta hai.
forum {P:en} {V} me {S:en} ka hai
neg! {V} me {P} {S} ka nahi hai.
# vargottama
gpt {P} aapki kundli me vargottam hai.
# karaka
gpt Jaimini ke hisaab se {P} aapka {C} hai.
neg! Aapka {C} {P} nahi hai.
# arudha
gpt {A} aapka {S} rashi me padta hai.
# yoga
gpt Kundli me {Y} bana hua hai.
neg! {Y} aapki kundli me nahi banta.
# dosha
gpt Kundli me {Y} maujood hai.
neg! {Y} to aapko hai hi nahi.
# dasha_running
gpt Aajkal jeevan par {M} mahadasha ka asar hai.
forum abhi {M:en}-{X:en} chal raha hai tera
neg! Abhi {M} mahadasha nahi hai.
uncle {M:alt} ki mahadasha lagi hui hai
# dasha_next
gpt {M} ke baad {X} ki mahadasha lagegi.
# maha_edge
gpt {P} ki mahadasha {D:my} me shuru hui aur {E:my} me khatam hogi.
forum {P:en} mahadasha {E:y} tak chalegi
neg! {P} ki mahadasha {E:my} tak nahi hai.
# antar_edge
gpt {M} ki mahadasha me {P} ka antar {E:my} me khatam hoga.
forum {M:en}/{P:en} AD {D:my} se {E:my}
# transit
gpt In dino {P} {S} rashi me gochar kar raha hai.
forum abhi {P:en} {S:en} me hai na
neg! Filhaal {P} {S} me nahi hai.
# transit_house
gpt {P} filhaal aapke {H} ghar me gochar kar raha hai.
# ingress
gpt {P} {D} se {S} rashi me chala jayega.
forum {P:en} {D:my} me {S:en} me enter karega
# sade_sati
gpt Shani ki sade sati is waqt aap par chal rahi hai.
neg! Tension mat lo, sade sati nahi chal rahi.
# tropical
gpt Western ke hisaab se aapka sun sign {S:en} hai.
# birth_date
gpt Ye kundli {D} ke janm ki hai.
# age
gpt Aap abhi {n} saal ke hain.
# vara
gpt Janm ka din {W} tha.
# tithi
gpt Janm ke samay {T} tithi thi.
# bindus
gpt Ashtakvarg me {H} ghar ke {n} bindu hain.
# bav
gpt {P} ko {S} me {n} bindu mile hain.
# strongest
gpt Aapke grahon me {P} sabse balwan hai.
# rupas
gpt {P} ko shadbal me {r} rupa mile hain.
# comparison
gpt {Q} se {P} zyada balwan hai.
# count
gpt {H} ghar me kul {c} grah baithe hain.
# empty
gpt {H} ghar me ek bhi grah nahi hai.
# from_reference
gpt Chandra lagna se {P} {H} ghar me aata hai.
# setting
gpt Ganana me {a} ayanamsa liya gaya hai.
# window
gpt Accha daur {D:my} se shuru hota hai.
`;
