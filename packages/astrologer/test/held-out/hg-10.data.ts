/** Hinglish corpus 10: voice notes of an astrologer, transcribed. Lines as in corpus 1. */
export const HG_10 = `
# planet_sign
voice Haan ji to dekhiye, aapka jo {P} hai na, wo {S} mein pada hua hai.
voice sabse pehle main {P} ki baat karunga, {P} jo hai wo {S} rashi ka hai aapki kundli mein
voice beta tumhare {P:en} ki sign jo hai wo {S:en} hai, theek hai
voice ab {P} ko dekho to ye {S} mein aa gaya hai, isiliye dimaag idhar udhar bhaagta hai
voice {S} mein kaun baitha hai aapke? {P} baitha hai.
voice {P} maharaj aapke {S} mein viraajmaan hain
voice aapko {P} mila hai {S} ka
neg! nahi nahi, {P} {S} mein nahi hai aapka, galat bataya kisi ne
neg! {P} {S} ka thodi hai aapka
# planet_house
voice {P:en} aapka {H:en} house mein baitha hua hai, matlab mehnat to karni padegi
voice to kya hai ki {H} ghar mein aapke {P} aa gaye hain
voice dekho beta {H} bhaav mein {P} hai, isiliye main keh raha hoon ki thoda dheere chalo
voice {P} ki placement {H:en} house mein hui hai
voice aapka {P} jo hai wo jaake {H} ghar mein baith gaya
voice {H} sthaan par {P} dev ka vaas hai
voice jahan tak {P} ka sawaal hai wo {H} ghar mein hai ji
neg! {H:en} house mein {P:en} nahi baitha aapke, tension mat lo
neg! {P} ka {H} ghar se koi lena dena nahi, wahan hai hi nahi wo
# placed
voice {P} aapka {H} ghar mein hai aur wo bhi {S} rashi mein, to samajh lo kya hoga
voice ab {P:en} ki baat karein to {P:en} {S:en} sign mein hai {H:en} house mein
voice {S} ka {P} {H} ghar mein, ye aapka plus point hai ji
voice {H} ghar mein {S} rashi hai aur usme {P} baitha hai
voice {P} {N} nakshatra ka hai, {S} mein hai, {H} bhaav mein hai, teeno cheezein yaad rakhna
# two
voice {P} aapka {H} ghar mein aur {Q} {J} ghar mein, ye dono mil ke kaam karte hain
voice ek taraf {P} {S} mein hai doosri taraf {Q} {Z} mein, isliye uljhan rehti hai
voice {H} mein {P}, {J} mein {Q}, aise baithe hain grah aapke
# house_sign
voice aapke {H} ghar mein rashi jo padti hai wo {S} hai
voice {H:en} house mein {S:en} sign aa rahi hai ji
voice {S} rashi aapke {H} bhaav mein pad rahi hai
# planet_star
voice {P} ka nakshatra aapka {N} hai, charan {K}
voice aapka {P} {N} nakshatra mein gaya hua hai
# degree
voice {P} aapke {g} degree par hai
voice {P:en} ki degree jo hai wo {g} chal rahi hai {S} mein
# lagna
voice to beta lagna tumhara {S} ka hai
voice {S} lagna ki patrika hai aapki
voice aap {S:en} ascendant ke ho ji
voice patrika mein pehla jo khana hai usme {S} rashi likhi hai, matlab {S} lagna hua
neg! aapka lagna {S} to bilkul nahi hai
# lordship
voice {H} ghar ka maalik kaun hua, {P} hua
voice {P:en} aapke {H:en} house ka lord banta hai
voice aapke liye {H:esh} jo hai wo {P} hai
voice {H} bhaav ki chaabi {P} ke paas hai kyunki wahi uska swami hai
neg! {P} {H} ghar ka swami nahi hai aapke case mein
# lord_place
voice {H:en} lord aapka {J:en} house mein chala gaya hai
voice {H} ghar ka jo swami hai wo {J} ghar mein ja baitha
voice {H:esh} {J} bhaav mein hai ji aapka
neg! {H:esh} aapka {J} ghar mein nahi gaya
# lord_named
voice {H:en} house ka lord {P:en} aapka {J:en} house mein baitha hai
voice {H:esh} {P} aapke {J} ghar mein hain aur {S} rashi ke hain
voice ab {H} ghar ka swami hua {P}, aur {P} gaya kahan, {J} ghar mein
# rules_two
voice {P} aapke do gharon ka swami hai, {H} ka aur {J} ka
voice {P:en} {H:en} aur {J:en} house ka lord hai aapka
# house_full
voice {H} ghar mein {S} rashi hai, uska swami {P} {J} ghar mein baitha hai
voice shaadi ke liye nahi, kaam ke liye dekho: {H} ghar {S} ka, maalik {P}, aur wo pada hai {Z} mein
# lagna_lord
voice lagna {S} ka hai to lagna ka swami hua {P} aur wo {H} ghar mein hai
voice lagnesh {P} aapka {Z} mein hai
# occupants
voice {P} aur {Q} dono aapke {H} ghar mein ek saath baithe hain
voice {H} ghar mein {P} bhi hai {Q} bhi hai
# axis
voice Rahu aapka {H} ghar mein hai to Ketu apne aap {J} mein aa gaya
voice Rahu ketu ka axis {H:n} aur {J:n} house ka hai, Rahu {H:n} mein
# moon
voice rashi aapki {S} hai, nakshatra {N} hai, lagna {Z} hai
voice chandrama {S} ka hai aapka aur janam nakshatra {N} ka {K} charan
# dignity
voice {P} aapka {G} baitha hai
voice dekhiye {P:en} jo hai aapki patrika mein wo {G} hai
# retrograde
voice {P} aapka ulta chal raha hai, matlab vakri hai
voice {P:en} retro hai aapki kundli mein
neg! {P} vakri thodi hai aapka, seedha chal raha hai
# combust
voice {P} aapka ast hai Surya ke kareeb hone se
# conjunction
voice {P} ke saath {Q} bhi baitha hai aapke
voice {P} {Q} ki yuti bani hui hai patrika mein
voice {P:en} aur {Q:en} conjunct hain
neg! {P} aur {Q} saath mein nahi baithe
# aspect
voice {P} ki nazar {Q} par pad rahi hai
voice {P} {Q} ko dekh raha hai apni drishti se
# aspect_house
voice {P} ki drishti jo hai wo {H} ghar par aa rahi hai
voice {H:en} house ko {P:en} aspect kar raha hai
neg! {P} ki drishti {H} ghar par nahi padti
# exchange
voice {P} aur {Q} ne ghar badal liye hain ek doosre se, parivartan yog
# varga_two
voice navmansh mein {P} aapka {Z} mein gaya hai
voice D9 chart kholo to {P:en} {Z:en} mein milega
voice janam kundli mein {P} {S} ka hai aur navmansh mein {Z} ka
# karaka
voice aapka {C} {P} banta hai
# karaka_place
voice {C} aapka {P} hai aur wo {H} ghar mein pada hai
# yoga
voice aapki patrika mein {Y} ban raha hai ji badhai ho
voice {Y} to hai aapke paas
neg! {Y} nahi banta aapki kundli mein
# dosha
voice {Y} hai aapko, par darne ki zaroorat nahi
neg! {Y} aapko nahi hai
# dasha_running
voice abhi aapki {M} ki mahadasha chal rahi hai aur uske andar {X} ka antar hai
voice {M} mein {X} chal raha hai aapka is time
voice dekho is samay {M:en} dasha hai, {X:en} antardasha
voice samay kiska chal raha hai aapka? {M} ka. Antar {X} ka.
# dasha_next
voice {M} ke baad aapko {X} ki mahadasha lagegi
# maha_edge
voice {P} ki mahadasha aapki {E:my} tak rahegi
voice {P} ki dasha {D:my} se lagi thi aur {E:my} mein utregi
voice {D:y} mein {P} ki mahadasha shuru ho jaati hai aapki
# antar_edge
voice {M} mein {P} ka antar {E:my} ko khatam ho jayega
# dasha_lord
voice mahadasha {M} ki hai aur {M} aapka {H} ghar mein baitha hai
# transit
voice abhi gochar mein {P} {S} mein ghoom raha hai
voice aajkal {P:en} {S:en} mein transit kar raha hai
# transit_house
voice gochar ka {P} is waqt aapke {H} ghar se guzar raha hai
# transit_full
voice abhi {P} {S} mein hai yaani aapke {H} ghar mein
# ingress
voice {D:my} mein {P} {S} mein chala jayega
# sade_sati
voice aap pe abhi Shani ki sade saati chal rahi hai
# no_sade_sati
voice sade saati aapko abhi nahi hai, befikr raho
# bindus
voice {H} ghar mein {n} bindu hain sarvashtak mein
# strongest
voice sabse taqatwar grah aapka {P} hai shadbal mein
# comparison
voice {P} aapka {Q} se zyada mazboot hai
# count
voice {H} ghar mein {c} grah baithe hain aapke
# empty
voice {H} ghar khaali pada hai aapka
voice {H:en} house mein koi bhi planet nahi hai
# from_reference
voice Chandra se gino to {P} {H} ghar mein aata hai
# in_kendra
voice {P} kendra mein hai aapka
# in_dusthana
voice {P} aapka trik bhaav mein phas gaya hai
# age
voice aap {n} saal ke ho gaye ho
# vara
voice aapka janam {W} ko hua tha
`;
