/** Hinglish corpus 15: group chat without care, a written answer, and claims worded as doctrine. Lines as in corpus 1. */
export const HG_15 = `
# planet_sign
chat bhai {P} h tera {S} me, pakka
chat {P:en} to {S:en} me nikla yaar apka
chat dekh {P} {S} m h
chat apke {P} ki rashi {S} h
neg! nai bhai {P} {S} me nahi h tumhara
likha Aapka {P} janm ke samay {S} rashi mein tha.
likha {S} mein baitha {P} aapko jaldbaazi nahi karne deta.
likha Aapke swabhav ki wajah ye hai ki {P} {S} mein hai.
dress {P} {S} mein ho to insaan hisaab rakhta hai, aapka bhi {P} {S} mein hai.
dress Jin logon ka {P} {S} mein hota hai, aap bhi unhi mein se hain, wo samay ke pakke hote hain.
# planet_house
chat {P} kaha h? {H} ghar me
chat {H} me {P} betha h tere
chat {P:en} ur {H:n} house me h
chat {P} {H} bhav me hai apka check kar lo
neg! {P} {H} ghar me thodi hai tere
likha {P} aapke {H} bhav mein sthit hai isliye kaam dheere banta hai.
likha Aapki kundli mein {P} ko {H} ghar mila hai.
dress {P} {H} ghar mein jiska ho, jaise aapka, usko akele chalna padta hai.
# placed
chat {P} {S} rashi {H} ghar
likha {P} {S} rashi mein, yaani aapke {H} ghar mein hai.
# two
chat {P} {H} me h, {Q} {J} me h
likha {P} to {H} ghar mein hai par {Q} {J} mein.
# occupants
chat {H} ghar me {P} bhi h {Q} bhi
likha {P} ke saath {Q} bhi aapke {H} ghar mein hai.
# house_sign
chat tere {H} ghar me {S} h
likha {H} bhav mein {S} rashi padti hai aapki kundli mein.
# planet_star
chat {P} ka nakshatra {N} h
# lagna
chat {S} lagna h na tera?
likha Aapka janm {S} lagna mein hua.
neg! {S} lagna nahi h bhai tera
dress {S} lagna wale, jaise aap, dikhawa pasand nahi karte.
# lordship
chat {H:n} house ka lord {P:en} h tera
likha {P} aapke {H} bhav ka adhipati hai.
neg! {H} ghar ka malik {P} nahi h
# lord_place
chat {H:esh} to {J} me betha h
likha {H} bhav ka swami {J} bhav mein jaakar baitha hai.
# lord_named
chat {P} {H} ka lord h or {J} me h
likha {H} bhav ka swami {P}, {J} bhav mein baitha hai.
# lagna_lord
likha {S} lagna ka swami {P} {H} bhav mein hai.
# axis
likha Rahu {H} ghar mein hai to Ketu {J} ghar mein.
# dignity
chat {P} tera {G} h bhai
likha {P} is kundli mein {G} hai.
# retrograde
chat tera {P} ulta chal rha h mtlb vakri
neg! {P} vakri nai h tera
# combust
chat tera {P} ast h
neg! {P} ast nahi h
# conjunction
chat {P} {Q} ki yuti h
likha {P} akela nahi hai, {Q} uske saath hai.
neg! {P} {Q} ki yuti nahi h
# aspect
chat {P} dekh rha h {Q} ko
likha {Q} par {P} ki drishti hai.
# aspect_house
chat {P} ki najar {H} ghar pe h
neg! {P} ki drishti {H} ghar pe nahi h
# varga
chat {V} me {P} {S} me h
# karaka
chat {C} {P} h apka
# yoga
chat {Y} h apki kundli me
neg! {Y} nahi h kundli me
# dosha
chat {Y} lga h apko
# dasha_running
chat {M} ki maha or {X} ki antar chal rhi h
likha Aap abhi {M} ki mahadasha mein {X} ki antardasha se guzar rahe hain.
# dasha_next
chat {M} k baad {X} ki mahadasha
# maha_edge
chat {P} ki mahadasha {E:my} tak h
likha {P} ki mahadasha {D:my} se lagi hai aur {E:my} ko khatam hogi.
# transit
chat {P} abhi {S} me h gochar me
# transit_house
likha Gochar mein {P} is samay aapke {H} ghar mein hai.
# sade_sati
chat sadesati chal rhi h apki
neg! sadesati nahi h apki
# bindus
chat {H} ghar ke {n} bindu h
# strongest
chat sabse strong {P} h shadbal me
# count
chat {H} ghar me total {c} grah
# empty
chat {H} ghar me koi grah nahi
# from_reference
chat moon se {H} me {P} h
# age
chat {n} saal ke ho
`;
