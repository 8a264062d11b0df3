/** Hinglish corpus 6: a computer-generated report, a roommate, a shopkeeper, a voice note, an auntie. Lines as in corpus 1. */
export const HG_6 = `
# planet_sign
report **{P} ki rashi:** {S}
room bro ur {P:en} is in {S:en} na, thats y
shop bhaiya {P} {S} me baitha hai aapka, tension na lo
voice to baat ye hai ki {P} jo hai wo {S} mein hai aapka
aunty beta tera {P} {S} ka hai
gpt Aapki janm kundli mein {P} {S} rashi mein sthit hai.
gpt {S} mein baitha {P} aapko practical banata hai.
neg! {P} {S} mein hai hi nahi.
neg! {P} ko {S} mein mat samjho.
quest mera {P} {S} mein hai, iska matlab kya hai?
# placed
report - {P}: {S}, {H:n} house
gpt {P} aapke {H} ghar mein {S} rashi mein baitha hai.
gpt {S} rashi ka {P} aapke {H} bhav mein hai.
room tera {P:en} {H:n} house me hai, {S:en} sign
voice {P} jo hai {H} ghar mein hai aur {S} rashi mein hai
# two
gpt {P} {H} ghar mein hai lekin {Q} {J} ghar mein hai.
report - {P}: {S}⏎- {Q}: {Z}
room {P:en} in {S:en}, {Q:en} in {Z:en}, solid combo
# planet_house
report {P} – {H:n} ghar
gpt {P} ka {H} bhav mein hona aapko alert rakhta hai.
gpt Aapke {H} bhav mein {P} sthit hai.
room {P:en} {H:n} me hai tera
shop {H} khane mein {P} hai aapke
aunty {P} to {H} ghar mein aa gaya na tera
neg! {H} ghar mein {P} hai hi nahi.
quest {P} {H} ghar mein hai to shaadi kaisi rahegi?
# house_sign
report {H:n} bhav: {S}
gpt Aapka {H:nom} bhav {S} mein padta hai.
# planet_star
report {P} ka nakshatra: {N}
gpt {P} {N} nakshatra ke {K} charan mein hai.
# degree
gpt {P} {S} ke {g} ansh par hai.
# lagna
report Lagna: {S}
gpt Aap {S} lagna ke hain.
room ur lagna is {S:en} btw
aunty {S} lagna hai tera
neg! {S} lagna to nahi hai aapka.
# lagna_lord
report Lagnesh: {P} ({H:n} ghar)
gpt Lagnesh {P} aapke {H} bhav mein sthit hai.
gpt {S} lagna ka swami {P} hai jo {Z} mein baitha hai.
# lordship
report {H:n} ghar ka swami: {P}
gpt {H} bhav ka swami {P} hai aapki kundli mein.
room {H:n} lord = {P:en} for u
shop {H} khane ka malik {P} hai
neg! {P} aapke {H} ghar ka swami nahi hai.
# rules_two
gpt Aapke liye {P} {H} aur {J} bhav ka swami hai.
# lord_place
report {H:n} lord {J:n} ghar mein
gpt {H} bhav ka swami {J} bhav mein sthit hai.
room {H:n} house ka lord {J:n} me hai tera
neg! {H:esh} {J} ghar mein nahi baitha.
# lord_named
gpt {H:esh} {P} {J} bhav mein hai.
gpt {P}, jo {H} ghar ka swami hai, {J} ghar mein baitha hai.
gpt Aapke {H} ghar ka swami {P} {S} rashi mein hai.
# house_full
gpt Aapke {H} bhav mein {S} rashi hai jiska swami {P} {J} bhav mein hai.
# occupants
report {H:n} ghar: {P}, {Q}
gpt {H} ghar mein {P} aur {Q} saath baithe hain.
room {P:en} n {Q:en} both in ur {H:n} house
# dispositor
gpt {P} {Q} ki rashi mein baitha hai.
# star_lord
gpt {P} ka nakshatra swami {Q} hai.
# dignity
report {P}: {G}
gpt {P} {G} hone se aapko farak padta hai.
room {P:en} {G} hai tera bhai
neg! {P} kisi bhi tarah {G} nahi hai.
# retrograde
report Vakri grah: {P}
gpt Aapka {P} vakri hai isliye kaam dobara karna padta hai.
room ur {P:en} is retro
neg! {P} vakri nahi chal raha tha janm ke samay.
# combust
gpt Aapka {P} ast hai.
neg! {P} ast nahi hai aapka.
# conjunction
report Yuti: {P}-{Q}
gpt {P} aur {Q} ki yuti hai aapki kundli mein.
gpt {P} ke saath {Q} bhi baitha hai.
neg! {P} aur {Q} saath nahi hain.
# aspect
gpt {P} {Q} ko dekh raha hai.
gpt {Q} par {P} ki drishti hai.
neg! {Q} par {P} ki drishti nahi hai.
# aspect_house
gpt {H} ghar par {P} ki drishti padti hai.
room {P:en} aspects ur {H:n} house
# aspect_two
gpt {P} {H} aur {J} ghar ko dekhta hai.
# exchange
gpt {P} aur {Q} ka rashi parivartan hai.
# varga
report {V}: {P} – {S}
gpt {V} mein {P} {S} mein sthit hai.
# varga_two
gpt {P} lagna kundli mein {S} mein aur navansh mein {Z} mein hai.
gpt Navansh lagna {L} hai.
# vargottama
gpt {P} vargottam hai.
# karaka
report {C}: {P}
gpt {P} aapka {C} hai.
neg! {P} aapka {C} nahi hai.
# yoga
gpt Aapki kundli mein {Y} hai.
gpt {Y} ki wajah se log aapki sunte hain.
neg! Aapki kundli mein {Y} nahi hai.
# dosha
gpt Aapko {Y} hai.
room u have {Y} bro
neg! Aapki kundli {Y} se mukt hai.
# dasha_running
report Current mahadasha: {M}
gpt Is samay {M} ki mahadasha aur {X} ki antardasha hai.
room ur in {M:en} mahadasha rn
voice abhi aapki {M} ki mahadasha mein {X} ka antar chal raha hai
neg! Abhi {M} ki mahadasha nahi hai.
# dasha_lord
gpt Jis {M} ki mahadasha chal rahi hai wo aapke {H} ghar mein hai.
# dasha_next
gpt Iske baad, yaani {M} ke baad, {X} ki mahadasha lagegi.
report Agli mahadasha: {X}
# maha_edge
gpt {P} ki mahadasha {E:my} mein khatam hogi.
room {P:en} mahadasha ends {E:mon}
aunty {P} ki dasha {E:y} tak hai beta
# antar_edge
gpt {M} mein {P} ki antardasha {D:my} se {E:my} tak hai.
# dasha_age
gpt Aapki {P} mahadasha {n} saal ki umar mein shuru hoti hai.
# dasha_length
gpt {P} ki mahadasha {n} saal tak rahegi.
# in_kendra
gpt {P} kendra bhav mein hai.
# in_trikona
gpt {P} trikon mein hai.
# alone
gpt {H} ghar mein akela {P} baitha hai.
# transit
gpt Is samay {P} {S} mein hai.
room {P:en} is in {S:en} rn
neg! {P} is samay {S} mein nahi hai.
# transit_full
gpt {P} ka gochar aapke {H} ghar mein chal raha hai.
gpt {P} abhi {S} mein hai aur ye aapka {H:nom} ghar hai.
# ingress
gpt {P} {D:my} mein {S} mein jayega.
# sade_sati
report Sade sati: chal rahi hai
room ur sade sati is on bro
neg! Is samay aapki sade sati nahi chal rahi.
# no_sade_sati
gpt Aap par abhi sade sati nahi hai.
# tropical
room western wale mein tu {S:en} hai
# birth_date
gpt Aapka janm {D} ko hua.
# age
room ur {n} now
gpt Aap {n} saal ke hain.
# vara
report Janm vaar: {W}
# bindus
gpt Ashtakvarg mein aapke {H} ghar ko {n} bindu mile hain.
# strongest
report Sabse balwan grah: {P}
gpt {P} aapki kundli ka sabse balwan grah hai.
# comparison
gpt {P} ka bal {Q} se zyada hai.
# count
gpt {H} ghar mein kul {c} grah baithe hain.
# empty
report {H:n} ghar: khali
gpt {H} ghar mein koi bhi grah nahi hai.
# from_reference
gpt Chandra se {P} {H} ghar mein hai.
# axis
gpt Rahu {S} mein aur Ketu {Z} mein hai.
# moon
gpt Aap {S} rashi ke hain aur nakshatra {N} hai.
# window
gpt {D:my} kaam ke liye shubh hai.
`;
