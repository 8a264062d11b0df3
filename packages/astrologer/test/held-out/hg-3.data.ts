/** Hinglish corpus 3. Lines as in corpus 1. */
export const HG_3 = `
# planet_sign
plain {P} {S} me hai.
gpt {P} ka {S} rashi me hona dikhata hai ki aap soch samajhkar chalte hain.
forum tumhara {P:en} {S:en} sign me hai
neg! {P} {S} rashi me nahi hai.
# planet_house
plain {P} {H} ghar me hai.
gpt Aapke {H} ghar me {P} hone se ye area active rehta hai.
forum {H:n} house me {P:en} hai tumhara
neg! Aapke {H} ghar me {P} nahi hai.
# house_sign
plain {H} ghar me {S} rashi hai.
# planet_star
plain {P} {N} nakshatra me hai.
# lagna
plain Lagna {S} hai aapka.
forum tumhara lagna {S:en} hai
neg! Aapka {S} lagna nahi hai.
# lordship
plain {H} ghar ka swami {P} hai.
gpt {P} aapke {H} ghar ka swami hokar fal deta hai.
forum tumhara {H:n} lord {P:en} hai
neg! {H} ghar ka swami {P} nahi hai.
# lord_place
plain {H} ghar ka swami {J} ghar me hai.
gpt {H} ghar ka swami {J} ghar me hone se dono baatein judti hain.
forum {H:n} lord {J:n} me hai
# dignity
plain {P} {G} hai.
gpt Aapka {P} {G} hai, isliye asar alag hai.
neg! Aapka {P} {G} nahi hai.
# retrograde
plain {P} vakri hai.
neg! Aapka {P} vakri nahi hai.
# combust
plain {P} ast hai.
# conjunction
plain {P} aur {Q} saath hain.
gpt {P} aur {Q} ki yuti do cheezein jodti hai aapke liye.
neg! {P} aur {Q} ki yuti nahi hai.
# aspect
plain {P} {Q} ko dekhta hai.
# aspect_house
plain {P} ki drishti {H} ghar par hai.
# varga
plain {V} me aapka {P} {S} rashi ka hai.
# karaka
plain {C} {P} hai.
# yoga
plain Aapko {Y} hai.
# dosha
plain Aapko {Y} hai.
# dasha_running
plain Abhi {M} ki mahadasha chal rahi hai.
gpt Abhi {M} mahadasha me {X} antardasha chal rahi hai.
neg! Abhi {M} ki mahadasha nahi chal rahi hai.
# dasha_next
plain {M} ke baad {X} ki mahadasha shuru hogi.
# maha_edge
plain {P} ki mahadasha {E:my} tak hai.
gpt {P} ki mahadasha {D:my} se {E:my} tak chalegi.
# antar_edge
plain {M}-{P} antardasha {E:my} tak hai.
# transit
plain Abhi {P} {S} me hai.
gpt Is samay {P} {S} rashi me gochar kar raha hai.
# ingress
plain {P} {D:my} me {S} me pravesh karega.
# sade_sati
plain Abhi aapki sade sati chal rahi hai.
neg! Abhi aapki sade sati nahi chal rahi.
# age
plain Aap {n} saal ke hain.
# bindus
plain {H} ghar ke {n} bindu hain.
# strongest
plain Aapka sabse balwan grah {P} hai.
# comparison
plain {P} {Q} se balwan hai.
# count
plain Aapke {H} ghar me {c} grah hain.
# empty
plain Aapka {H:nom} ghar khali hai.
# from_reference
plain Chandra se {P} {H} ghar me hai.
`;
