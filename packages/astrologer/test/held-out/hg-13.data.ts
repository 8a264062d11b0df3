/**
 * Hinglish corpus 13: a phone consultation and a comment thread, written after corpus 10 had been used in development. Lines as in corpus
 * 1.
 */
export const HG_13 = `
# planet_sign
call Ji haan, {P} ki rashi {S} nikal rahi hai aapki
call maine abhi dekha, {P} {S} mein padta hai aapke chart mein
comment bhai tera {P:en} toh {S:en} me hai, tension kyun
comment {P:en} sitting in {S:en} hai isliye aisa ho raha
neg! {P} ka {S} mein hona galat hai, aisa nahi hai
# planet_house
call {P} maharaj {H} ghar pakad ke baithe hain
call aapke yahan {H:en} house mein {P:en} ka kabza hai
comment tera {H:n} house wala {P:en} hi problem hai
comment {P:en} {H:n} me hai bro check kar
neg! {H} ghar mein {P} dhoondhne se bhi nahi milega
# placed
call {P} {S} rashi lekar {H} ghar mein virajman hai
comment {P:en} in {S:en}, {H:n} house, samjha?
# two
call {P} hai {H} mein, {Q} hai {J} mein, dono alag alag kaam karenge
# house_sign
call aapke {H} bhaav mein {S} ka raaj hai, matlab wahan {S} rashi hai
# lagna
call lagna aapka {S} nikla hai ji
comment tu {S:en} lagna hai na?
neg! {S} lagna to hai hi nahi aapka
# lordship
call {H} ghar ke karta dharta yaani swami {P} ji hain
comment {H:n} house ka lord {P:en} hota hai tere liye
# lord_place
call {H} ghar ke swami {J} ghar mein dera daale hain
comment tera {H:n} lord {J:n} me gaya hai
neg! {H:esh} {J} ghar mein nahi baithe hain ji
# lord_named
call {H} ghar ke swami {P} hain jo {J} ghar mein baithe hain
comment {H:n} lord {P:en} {J:n} house me
# lagna_lord
call lagna {S} hai, iske swami {P} hain, aur wo {H} bhaav mein hain
# occupants
call {H} ghar mein do log baithe hain, {P} aur {Q}
# axis
call Rahu {H} mein, Ketu {J} mein, ye axis hai aapka
# dignity
call {P} ki haalat dekhiye, {G} hai
# retrograde
call {P} ki chaal ulti hai, vakri hai
neg! {P} vakri nahi hai bilkul
# conjunction
call {P} {Q} ke sang hai ek hi ghar mein
neg! {P} aur {Q} ki koi yuti nahi banti
# aspect_house
call {P} ki nigah {H} ghar par tiki hai
# varga_two
call navansh mein jaake {P} {Z} ka ho jata hai
# karaka
call aatmakarak ki baat karein to aapka {C} hai {P}
# yoga
comment tere chart me {Y} hai bhai
neg! {Y} nahi hai tere chart me
# dasha_running
call abhi aap {M} mahadasha ke andar {X} antardasha mein hain
comment {M:en}-{X:en} chal rahi hai teri abhi
# maha_edge
call {P} mahadasha {D:my} mein lagi aur {E:my} mein khatam
# transit
call {P} ka gochar abhi {S} mein hai
# count
call {H} ghar mein {c} grahon ka jamavda hai
# empty
call {H} ghar mein koi nahi baitha
# bindus
call sarvashtakvarg mein {H} ghar ko {n} bindu mile
# from_reference
call chandra lagna se {P} {H} bhaav mein pada
`;
