/**
 * Hinglish corpus 14: chat with typos, formal words in Latin letters, long sentences, and claims worded as doctrine. Lines as in corpus
 * 1.
 */
export const HG_14 = `
# planet_sign
chat yr tera {P} {S} me h isiliye
chat {P:en} {S:en} mei h apka, confirm
chat apka {P} to {S} me pada h bhai
chat ur {P:en} is {S:en} me yaar, samjhe
neg! nhi yr {P} {S} me ni h
formal Aapki janmpatrika mein {P} {S} rashi mein avasthit hain.
long Jab aap paida hue tab {P} {S} rashi se guzar raha tha.
long Aapka {P}, jo ki {S} rashi mein baitha hai, dheere dheere phal deta hai.
dressed Jinki kundli mein aapki tarah {P} {S} mein ho, wo log jaldi nahi khulte.
dressed {P} {S} mein ho to banda ziddi hota hai, aur tumhara {P} {S} mein hi hai.
# planet_house
chat {P} {H} ghr me h tera
chat {H:n} house me {P:en} h na apke
chat tere {H} ghar me {P} baitha h dekh le
chat bro {P:en} in {H:n} house hai tumhara
neg! {H} ghr me {P} ni h apke
formal {P} aapke {H:sk} bhav mein sthit hain.
long Aapke {H} ghar mein jo grah baitha hai, wo koi aur nahi, {P} hai.
long {P} ne aapke {H} ghar mein apna thikana bana rakha hai.
dressed Jiska bhi {P} {H} ghar mein ho, jaise aapka hai, usko sabar seekhna padta hai.
# placed
chat {P:en} {S:en} me {H:n} house me h bas
long Na sirf {P} aapke {H} ghar mein hai, balki {S} rashi mein hai.
# two
chat {P} {H} me aur {Q} {J} me h
long {P} {S} mein hai jabki {Q} {Z} mein.
# triple
chat {P:en} {S:en}, {Q:en} {Z:en}, {R:en} {Y:en} h apke chart me
# occupants
chat {P} {Q} dono {H} ghr me h
long {P} aapke {H} ghar mein hai, aur {Q} bhi.
# house_sign
chat {H} ghr me {S} rashi h apki
# planet_star
chat {P} {N} nakshatra me h apka
# lagna
chat lagna {S} h tera
chat tu {S:en} ascendant h
neg! apka lagna {S} ni h
dressed {S} lagna wale log, aur aap bhi unme se ek hain, apni baat chhupate hain.
# lordship
chat {H} ghr ka swami {P} h apka
long Aapke {H} ghar ki chaabi {P} ke paas hai.
formal {H:sk} bhav ka adhipati {P} hai aapki kundli mein.
neg! {P} tere {H} ghar ka lord ni h
# lord_place
chat {H:n} lord {J:n} me h apka
chat {H:esh} {J} ghr me h
long Aapke {H} ghar ka swami jaakar {J} ghar mein baith gaya hai.
# lord_named
long {H} ghar ka swami {P} hai aur wo {J} ghar mein hai.
chat {H:esh} {P} {J} me h
# lagna_lord
chat lagna {S}, lagnesh {P} {H} me
# rules_two
long {P} aapke {H} aur {J} dono gharon ka swami hai.
# house_full
long {H} ghar mein {S} rashi hai, jiska swami {P} {J} ghar mein baitha hai.
# axis
chat rahu {H} me ketu {J} me
# moon
chat moon sign {S:en} h, lagna {Z:en}
# dignity
chat apka {P} {G} h
# retrograde
chat {P} vakri h tera
chat {P:en} retro h apka
neg! {P} vakri ni h bhai
# combust
chat {P} ast h apka
# conjunction
chat {P} or {Q} sath me h apke
long Aapki kundli mein {P} aur {Q} ek hi ghar mein rehte hain.
neg! {P} aur {Q} sath ni h
# aspect
long {P} ki drishti {Q} par padti hai aapki kundli mein.
# aspect_house
chat {P} {H} ghr ko dekh rha h
# varga
chat {V} me {P} {S} ka h
# karaka
chat apka {C} {P} h
# yoga
chat apke {Y} ban rha h
neg! apke {Y} ni ban rha
# dosha
chat apko {Y} h
neg! apko {Y} ni h
# dasha_running
chat abi {M} ki mahadasha or {X} ki antardasha chl rhi h
chat {M:en} {X:en} chal rha h tumhara
# dasha_next
long {M} ki mahadasha ke baad {X} ki mahadasha aayegi.
# maha_edge
chat {P} mahadasha {D:my} se {E:my} tak h
long {P} ki mahadasha {D:my} mein shuru hui aur {E:my} tak chalegi.
# antar_edge
long {M} mahadasha mein {P} ki antardasha {E:my} tak hai.
# transit
chat abi {P} {S} me chl rha h
# transit_house
chat {P} abhi tere {H} ghar se guzar rha h
# sade_sati
chat apki sade sati chl rhi h
neg! apki sade sati ni chl rhi
# bindus
chat {H} ghr me {n} bindu h sarvashtakvarg me
# strongest
long Shadbal mein aapka sabse balwan grah {P} hai.
# comparison
long Shadbal mein {P} {Q} se zyada balwan hai.
# count
chat {H} ghr me {c} grah h apke
# empty
chat {H} ghr khali h apka
# from_reference
chat chandra se {H} me {P} h
# in_kendra
chat {P} kendra me h apka
# age
chat teri umar {n} h
`;
