/** Hinglish corpus 8: answers as language models write them, a friend, a notebook. Lines as in corpus 1. */
export const HG_8 = `
# planet_sign
gpt Aapki kundli dekhne par {P} {S} rashi mein milta hai.
gpt {P} {S} rashi mein baitha hai, isliye aap soch kar bolte hain.
dost tera {P} {S} me hai yaar
notes {P} = {S}
neg! {P} {S} rashi mein nahi hai aapka.
# placed
gpt Aapka {P} {S} rashi mein {H} ghar mein baitha hai.
dost {P} {H} ghar me, {S} me, pakka
notes {P} {S} {H:n} ghar
# planet_house
gpt {P} aapke {H} ghar mein baitha hai.
gpt {H} ghar mein baitha {P} aapko mehnati banata hai.
gpt {P} {H} ghar mein hone ke karan deri hoti hai.
neg! {P} {H} ghar mein bilkul nahi hai.
# house_sign
gpt Aapka {H:nom} ghar {S} rashi ka hai.
# planet_star
gpt {P} {N} nakshatra mein virajman hai.
# lagna
gpt Aapka lagna {S} rashi hai.
dost tera lagna {S} hai
# lagna_lord
gpt Aapka lagna {S} hai aur lagnesh {P} {H} ghar mein baitha hai.
# lordship
gpt Aapke {H} ghar ka swami {P} hai.
gpt {P} aapka {H:esh} hai.
neg! Aapka {H:esh} {P} nahi hai.
# lord_place
gpt Aapka {H:esh} {J} ghar mein baitha hai.
gpt {H} ghar ka swami {J} ghar mein chala gaya hai.
# lord_named
gpt Aapka {H:esh} {P} {J} ghar mein hai.
# house_full
gpt {H} ghar mein {S} rashi hai aur uska swami {P} {J} ghar mein baitha hai.
# occupants
gpt Aapke {H} ghar mein {P} aur {Q} hain.
# dignity
gpt Aapka {P} {G} hai.
neg! {P} {G} nahi hai aapka.
# retrograde
gpt Aapka {P} vakri hai.
neg! {P} vakri nahi hai.
# conjunction
gpt Aapki kundli mein {P} aur {Q} saath baithe hain.
neg! {P} aur {Q} saath nahi baithe.
# aspect
gpt {P} ki drishti {Q} par hai.
# aspect_house
gpt {P} {H} ghar ko dekhta hai aapki kundli mein.
# varga
gpt {V} mein aapka {P} {S} mein hai.
# karaka
gpt Aapka {C} {P} hai.
# yoga
gpt Aapki kundli mein {Y} banta hai.
neg! Aapki kundli mein {Y} nahi banta.
# dasha_running
gpt Aapki {M} ki mahadasha mein {X} ki antardasha chal rahi hai.
dost {M} mahadasha chal rahi hai teri
neg! Abhi aapki {M} ki mahadasha nahi chal rahi hai.
# dasha_next
gpt {M} ke baad {X} ki mahadasha aayegi.
# maha_edge
gpt {P} ki mahadasha {E:my} tak chalegi.
# antar_edge
gpt {M} mahadasha mein {P} antardasha {E:my} tak hai.
# transit
gpt Abhi {P} {S} rashi mein gochar kar raha hai.
# transit_full
gpt {P} abhi aapke {H} ghar mein gochar kar raha hai.
# ingress
gpt {P} {D:my} mein {S} mein pravesh karega.
# sade_sati
gpt Aapki sade sati chal rahi hai.
# bindus
gpt Aapke {H} ghar mein {n} bindu hain.
# strongest
gpt Aapka sabse balwan grah {P} hai.
# count
gpt Aapke {H} ghar mein {c} grah baithe hain.
# empty
gpt Aapka {H:nom} ghar khali hai.
# from_reference
gpt Chandrama se {P} {H} ghar mein hai.
# moon
gpt Aapki chandra rashi {S} hai aur lagna {Z} hai.
`;
