/** Hinglish corpus 16: messages, a long answer, and claims worded as doctrine. Lines as in corpus 1. */
export const HG_16 = `
# planet_sign
msg sun na tera {P} {S} m hai
msg {P} {S} me h tumhara isliye aisa h
msg arre yaar {S:en} me h {P:en} tera
neg! {P} {S} me kahan h, nahi h wahan
lamba Aapne poocha {P} kahan hai; wo {S} mein hai.
lamba Mujhe aapki patrika mein {P} {S} rashi mein mila.
dress {P} {S} mein ho to insaan apmaan nahi bhoolta, aur aapka {P} bhi wahin hai.
# planet_house
msg {P} {H} ghar me baitha h tera samjha
msg tera {H:n} house me {P:en} h bro
msg {H} me {P} pada h tumhare
neg! {P} nahi h tere {H} ghar me
lamba {P} ka aapke {H} ghar mein hona deri karata hai.
lamba {P} aapke {H} ghar ka niwasi hai.
dress {H} ghar ka {P} deri karata hai, aapke saath bhi yahi hai kyunki {P} {H} ghar mein hai.
# placed
msg {P:en} {S:en} sign {H:n} house
# two
msg {P} {H} ghar, {Q} {J} ghar
lamba {P} {H} ghar mein hai aur {Q} {J} ghar mein.
# occupants
msg {H} ghar me {P} or {Q} dono
lamba Aapke {H} ghar mein {P} hi nahi, {Q} bhi hai.
# house_sign
msg {H} ghar me {S} aata h tere
# planet_star
msg {P} {N} nakshatra ka h
# lagna
msg tera lagan {S} h
neg! {S} lagan nahi h tera
# lordship
msg {H} ghar ka malik {P} h tera
neg! {P} tere {H} ghar ka malik nahi
# lord_place
msg {H} ka lord {J} me chala gaya
lamba Aapke {H} ghar ke swami {J} ghar mein rehte hain.
# lord_named
lamba {H:esh} {P} hai aur wo {J} ghar mein hai.
# dignity
msg tera {P} {G} h yaar
# retrograde
msg {P} vakri h janm se
neg! {P} vakri nahi tera
# combust
lamba Aapka {P} Surya ke paas hone se ast hai.
# conjunction
msg {P} k sath {Q} h
neg! {P} {Q} sath nahi h
# aspect
lamba {P} {Q} ko dekhta hai aapki kundli mein.
# aspect_house
msg {P} ki nazar h {H} ghar par
# varga
msg {V} me {P} {S} rashi ka
# karaka
msg tera {C} {P} h
# yoga
msg {Y} h teri kundli me
neg! {Y} nahi h teri kundli me
# dasha_running
msg {M} dasha {X} antar chal raha h
# maha_edge
msg {P} mahadasha {E:my} me khatam
# transit
msg aajkal {P} {S} me h
# sade_sati
msg sade sati me h tu
# bindus
lamba Sarvashtakvarg mein aapke {H} ghar ko {n} bindu mile hain.
# count
msg {H} ghar me {c} grah baithe h
# empty
msg {H} ghar khali pada h
# from_reference
msg chandrama se {P} {H} me
# age
msg tu {n} ka h
`;
