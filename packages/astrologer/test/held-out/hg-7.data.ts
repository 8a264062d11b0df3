/** Hinglish corpus 7: a cab driver, a teacher, a gamer, a reel, a hedging language model. Lines as in corpus 1. */
export const HG_7 = `
# planet_sign
cab sahab aapka {P} {S} me padta hai
teacher Dhyan do, {P} ki rashi {S} hai.
gamer ur {P:en} spawned in {S:en} lol
reel Agar tumhara {P} {S} mein hai jaise ki tumhara hai, to dhyan do!
hedge Kundli ke mutabik {P} {S} mein hi hai.
gpt {P} ka {S} mein hona aapko serious banata hai.
gpt Aapke {P} ki position {S} rashi mein hai.
neg! Aapki kundli mein {P} {S} mein nahi padta.
neg! {P} {S} mein nahi balki kisi aur rashi mein hai.
# placed
teacher Likho: {P}, {S}, {H:nom} ghar.
gpt **{P} ({S}, {H:n} ghar)** aapke mann ko shape karta hai.
gpt {P} {H} ghar mein hai aur uski rashi {S} hai.
gamer {P:en} {S:en} {H:n} house
cab {P} aapka {S} me hai, {H} ghar me
# two
gpt {P} {S} mein hai. {Q} {Z} mein hai.
gpt Aapka {P} {H} ghar mein hai aur {Q} {J} ghar mein.
gamer {P:en} {H:n} house, {Q:en} {J:n} house gg
# planet_house
cab {H} ghar me to {P} baitha hai sahab
reel {P} {H} house mein ho to... aur tumhara {H} house mein hi hai!
gpt {P} ke {H} ghar mein hone se aap busy rehte ho.
gpt {H} ghar ka {P} aapko alert rakhta hai.
gpt Aapka {P} {H} ghar mein placed hai.
gamer {P:en} camping in ur {H:n} house
neg! {P} {H} ghar mein sthit nahi hai.
# house_sign
gpt {S} rashi aapke {H} ghar mein aati hai.
gpt Aapke {H} ghar ki rashi {S} hai.
neg! {H} ghar ki rashi {S} nahi hai.
# planet_star
gpt Aapka {P} {N} nakshatra mein hai.
neg! {P} ka nakshatra {N} nahi hai.
# degree
gpt {P} {g} degree par {S} mein hai.
# lagna
cab aapka lagan {S} hai
gpt Aapke lagna mein {S} rashi hai.
gamer {S:en} rising btw
neg! Aapka lagna {S} rashi ka nahi hai.
# lagna_lord
gpt Aapke lagna {S} ka swami {P} {H} ghar mein baitha hai.
# lordship
teacher {H} ghar ka malik kaun? {P}.
gpt {P} aapki kundli mein {H} ghar ka swami banta hai.
gpt {H} ghar {P} ka hai.
neg! {P} aapke {H} ghar ka swami nahi banta.
# rules_two
gpt {P} ke paas {H} aur {J} ghar ka swamitva hai.
# lord_place
gpt {H:esh} {J} ghar mein jaakar baitha hai.
cab {H} ghar ka malik {J} ghar me padta hai
neg! {H:esh} ki jagah {J} ghar mein nahi hai.
# lord_named
gpt {H:esh} {P} {S} mein hai.
gpt {P} {H:esh} hai aur {J} ghar mein baitha hai.
gpt {H} ghar ka swami {P} hokar {J} ghar mein baitha hai.
# house_full
gpt {H} ghar mein {S} rashi hone se uska swami {P} banta hai jo {Z} mein hai.
# occupants
gpt {H} ghar mein {P} ke saath {Q} bhi hai.
gpt {P} aur {Q} dono {S} rashi mein hain.
# dignity
gpt Kundli mein {P} {G} maana gaya hai.
gamer ur {P:en} is {G} no cap
neg! Ye sach nahi ki {P} {G} hai.
# retrograde
gpt {P} ke vakri hone se aap dobara sochte ho.
gamer {P:en} retrograde fr
neg! {P} vakri nahi tha.
# combust
gpt {P} ke ast hone se uska bal kam hota hai aapke liye.
# conjunction
gpt {P} aur {Q} ek hi rashi mein hain.
gpt {P}-{Q} yuti hai aapki kundli mein.
neg! {P} aur {Q} alag alag rashiyon mein hain.
# aspect
gpt {P} ki nazar {Q} par hai.
gpt {P} ki {Q} par drishti hai.
neg! {Q} {P} ki drishti mein nahi hai.
# aspect_house
gpt Aapke {H} ghar par {P} ki drishti hai.
neg! {H} ghar par {P} ki drishti nahi hai.
# exchange
gpt {P} aur {Q} ek dusre ki rashi mein baithe hain.
# varga
gpt {V} ke hisaab se {P} {S} mein hai.
# varga_two
gpt {P} D1 mein {S} aur D9 mein {Z} mein hai.
# karaka
gpt {C} ka role {P} nibhata hai.
neg! {C} {P} nahi hai.
# yoga
gpt Kundli mein {Y} paya jata hai.
neg! Kundli mein {Y} nahi paya jata.
# dosha
cab sahab aapko {Y} hai
neg! {Y} nahi hai aapko.
# dasha_running
gpt Filhaal {M} mahadasha aur {X} antardasha ka samay hai.
gpt Aap {M}-{X} dasha mein hain.
cab aap pe {M} ki mahadasha hai abhi
neg! Aapki mahadasha {M} ki nahi hai.
# dasha_lord
gpt {M}, jiski mahadasha chal rahi hai, {S} mein hai.
# dasha_next
gpt {M} ki mahadasha khatam hote hi {X} ki mahadasha shuru hogi.
# maha_edge
gpt {P} ki mahadasha {D:my} mein shuru hokar {E:my} mein khatam hogi.
gamer {P:en} mahadasha till {E:y}
# antar_edge
gpt {M}-{P} ka samay {D:my} se {E:my} tak hai.
# dasha_age
gpt {n} saal ki umar se {o} saal ki umar tak {P} ki mahadasha hai aapki.
# in_kendra
gpt {P} kendra sthan mein hai.
# in_dusthana
gpt {P} dusthan mein pada hai.
# transit
gpt Gochar mein {P} abhi {S} mein hai.
gamer {P:en} transiting {S:en} atm
neg! Gochar mein {P} {S} mein nahi hai.
# transit_full
gpt Gochar ka {P} aapke {H} ghar mein hai.
# ingress
gpt {P} {D} ko rashi badalkar {S} mein aayega.
# sade_sati
cab sahab aapki sade sati chalu hai
neg! Sade sati abhi nahi chal rahi.
# age
gpt Ab aap {n} saal ke hain.
# bindus
gpt {H} ghar ko {n} bindu mile hain.
# strongest
gpt Sabse shaktishali grah {P} hai.
# comparison
gpt Bal mein {P} {Q} se aage hai.
# count
gpt Aapke {H} ghar mein {c} grahon ka jamaav hai.
# empty
gpt Aapke {H} ghar mein koi grah nahi baitha.
# from_reference
gpt Chandra lagna se {P} {H} ghar mein hai.
# axis
gpt Rahu {H} ghar mein hai to Ketu {J} ghar mein.
# moon
gpt Aapka Chandra {S} rashi mein, {N} nakshatra mein hai.
gpt Aapki rashi {S} hai aur lagna {Z}.
# window
gpt {D:my} mein promotion ke yog hain.
`;
