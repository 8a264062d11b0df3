/** Hinglish corpus 5: an uncle on WhatsApp, a machine, a friend, a pandit and a forum. Lines as in corpus 1. */
export const HG_5 = `
# planet_sign
uncle beta dekho {P} {S} mein hai tumhara, ghabrana mat
gpt Aapka {P} {S} rashi mein placed hai, jisse aap practical bante ho.
dost yaar tera {P:en} {S:en} mein baitha hua hai
pandit {P} {S} ka hai jatak ka.
neg! {P} {S} mein bilkul nahi hai aapka.
two {P} dekho zara. Iski rashi {S} hai.
# placed
uncle {P} {H} ghar mein {S} rashi ka hokar baitha hai
gpt Aapka {P} {S} rashi mein, {H} bhaav mein hai.
dost {P:en} {S:en} me, {H:n} house me, samjha?
pandit {P} {H:n} bhav {S} rashi.
gpt - **{P} ({S}, {H:n} house)**: aap dheere bolte hain.
table | {P} | {S} | {H:num} |
star {P} {N} nakshatra mein hai aur {S} rashi mein.
# two
gpt {P} {S} mein hai jabki {Q} {Z} mein hai.
uncle {P} {H} ghar me aur {Q} {J} ghar me baitha hai
dost {P:en} {H:n} me hai, {Q:en} {J:n} me
pandit {P} {H} mein, {Q} {J} mein.
# planet_house
uncle {P} maharaj {H} ghar me padhare hue hain
gpt Kyunki {P} aapke {H} ghar mein hai, zimmedari jaldi aati hai.
dost {H:n} house mein {P:en} hai bhai tere
pandit {H:sk} bhav mein {P}.
forum mere hisaab se tera {P} {H:n} ghar me h
neg! {P} {H} ghar me nhi h
quest Pata hai na ki {P} aapke {H} ghar mein hai?
# house_sign
gpt Aapke {H} ghar mein {S} rashi padti hai.
uncle {H} ghar {S} ka hai
neg! {H} ghar mein {S} rashi nahi padti.
# planet_star
gpt {P} ka nakshatra {N} hai.
pandit {P} {N} nakshatra, charan {K}.
neg! {P} {N} nakshatra mein nahi hai.
# degree
gpt {P} {S} mein {g} degree par hai.
# lagna
gpt Aapka {S} lagna hai, isliye aap aise hain.
uncle tumhari kundli {S} lagn ki hai
dost tu {S:en} ascendant hai
neg! Aapka lagna {S} nahi.
# lagna_lord
gpt Aapka lagna {S} hai aur lagnesh {P} {H} ghar mein hai.
pandit lagnesh {P} {H:n} bhav me
# lordship
gpt {P} aapke {H} ghar ka maalik hai.
uncle {H} ghar ka swami to {P} hua na
dost tera {H:n} lord {P:en} h
pandit {H:esh} {P} hai.
neg! {H} ghar ka malik {P} nahi hai.
# rules_two
gpt {P} aapke {H} aur {J} ghar ka swami hai.
dost {P:en} tera {H:n} aur {J:n} lord hai
# lord_place
gpt Aapke {H} ghar ka swami {J} ghar mein baitha hai.
pandit {H:esh} {J:sk} bhav mein.
dost tera {H:n} lord {J:n} house me hai
neg! {H} ghar ka swami {J} ghar mein nahi hai.
# lord_named
gpt {H} ghar ka swami {P} {J} ghar mein hai.
uncle {H} ghar ke malik {P} {J} ghar mein jaa baithe hain
pandit {H:esh} {P} {J} ghar mein, {S} rashi.
dost {H:n} lord {P:en} {J:n} mein hai tera
# house_full
gpt Aapka {H:nom} ghar {S} rashi ka hai aur uska swami {P} {J} ghar mein hai.
# occupants
gpt Aapke {H} ghar mein {P} aur {Q} dono hain.
uncle {P} {Q} dono {H} ghar me saath baithe hain
dost {H:n} house me {P:en} + {Q:en}
# dispositor
gpt {P} jis rashi mein hai uska swami {Q} hai.
# star_lord
gpt {P} {Q} ke nakshatra mein hai.
# dignity
gpt Aapki kundli mein {P} {G} baitha hai.
uncle {P} to {G} hai tumhara
neg! {P} {G} nahi hai bhai.
# retrograde
gpt Janm ke samay {P} vakri tha.
dost {P:en} retro hai tera
neg! {P} vakri nahi, margi hai.
# combust
gpt {P} Surya ke paas hone se ast hai.
neg! {P} ast nahi hua hai.
# conjunction
gpt {P} {Q} ke saath yuti mein hai.
dost {P:en} {Q:en} saath me hai tere
neg! {P} ke saath {Q} nahi hai.
# aspect
gpt {P} ki drishti {Q} par pad rahi hai.
uncle {P} {Q} ko ghoor raha hai
neg! {P} ki {Q} par drishti nahi hai.
# aspect_house
gpt {P} {H} ghar ko dekh raha hai.
dost {P:en} ka aspect {H:n} house pe hai
# aspect_two
gpt {P} ki drishti {H} aur {J} ghar par hai.
# exchange
gpt {P} aur {Q} ne rashiyan badal li hain.
# varga
gpt {V} mein {P} {S} rashi ka hai.
dost {V} me {P:en} {S:en} me jata hai
neg! {V} mein {P} {S} ka nahi hai.
# varga_two
gpt {P} janm kundli mein {S} mein aur navansh mein {Z} mein hai.
# vargottama
gpt {P} vargottam hai aapka.
# karaka
gpt Aapka {C} {P} hai.
# karaka_place
gpt Aapka {C} {P} {H} ghar mein hai.
# arudha
gpt Aapka {A} {S} mein hai.
# yoga
gpt Aapki kundli mein {Y} ban raha hai.
neg! {Y} nahi ban raha aapka.
# dosha
gpt Aapki kundli mein {Y} hai.
neg! Aapko {Y} nahi hai.
# dasha_running
gpt Aapki {M} ki mahadasha aur {X} ki antardasha chal rahi hai.
dost abhi tera {M:en} mahadasha chal raha hai
pandit {M} mein {X} ki antar.
neg! {M} ki mahadasha nahi chal rahi aapki.
# dasha_lord
gpt Mahadasha swami {M} aapke {H} ghar mein hai.
# dasha_next
gpt {M} ke baad {X} ki mahadasha aayegi.
# maha_edge
gpt {P} ki mahadasha {D:my} se {E:my} tak hai.
uncle {P} ki mahadasha {E:y} tak chalegi beta
dost {P:en} md {E:mon} me over
# antar_edge
gpt {M} mahadasha mein {P} antardasha {E:my} tak chalegi.
# dasha_age
gpt {n} saal ki umar mein {P} ki mahadasha shuru hoti hai aapki.
# dasha_length
gpt Aapki {P} mahadasha {n} saal ki hai.
# in_kendra
gpt {P} kendra mein hai.
# in_dusthana
gpt {P} trik bhav mein baitha hai.
# alone
gpt {H} ghar mein sirf {P} hai.
# transit
gpt Abhi {P} {S} rashi mein gochar kar raha hai.
dost abhi {P:en} {S:en} me chal raha hai
neg! Abhi {P} {S} mein nahi hai.
# transit_full
gpt {P} is samay {S} mein hai jo aapka {H:nom} ghar hai.
# ingress
gpt {P} {D} ko {S} mein jayega.
# sade_sati
uncle beta tumhari sadhe sati chal rahi hai
neg! Aap par sade sati nahi chal rahi.
# sade_sati_phase
gpt Sade sati ka {k} charan chal raha hai.
# dhaiya
gpt Aap par Shani ki dhaiya chal rahi hai.
# tropical
gpt Western ke hisaab se aapka sun sign {S} hai.
# age
gpt Aapki umar {n} saal hai.
# vara
gpt Aapka janm {W} ko hua tha.
# bindus
gpt Sarvashtakvarg mein {H} ghar ko {n} bindu mile hain.
# strongest
gpt Shadbal mein {P} sabse aage hai.
# comparison
gpt {P} {Q} se zyada balwan hai.
# count
gpt Aapke {H} ghar mein {c} grah hain.
# empty
gpt Aapka {H:nom} ghar khali hai.
neg! {H} ghar khali nahi hai.
# from_reference
gpt Chandra se {H} ghar mein {P} hai.
# axis
gpt Rahu {H} aur Ketu {J} ghar mein hain.
# moon
gpt Aapki rashi {S} aur nakshatra {N} hai.
dost moon sign {S:en} hai tera
# window
gpt Kaam ke liye {D:my} ka samay achha hai.
`;
