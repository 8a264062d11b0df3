/** Hinglish corpus 18: what a person says in a video, comments beneath it, a call centre's script. Lines as in corpus 1. */
export const HG_18 = `
# planet_sign
video Toh doston, is kundli mein {P} jo hai wo {S} mein aake baith gaya hai.
video Sabse interesting baat, {P} {S} sign mein mil raha hai.
video Screen pe dekhiye, {S} mein {P} dikh raha hai.
video {P} ki baat karein to {S} rashi mein placed hai.
comment mera bhi {P} {S} me hai sir
comment sir {P} {S} me h mera kya hoga
comment! sir mera {P} {S} me nhi h
call Ma'am, aapke chart ke hisaab se {P} {S} mein positioned hai.
call Ji sir, {P} aapka {S} rashi mein show ho raha hai.
call! Nahi sir, {P} {S} mein show nahi ho raha.
# planet_house
video Yahan {P} {H} house mein sitting hai.
video {H} ghar kholke dekha to {P} nikla.
video {P} ka placement {H} ghar mein hai is kundli mein.
video Ab dekhiye {H} ghar, {P} wahan raaj kar raha hai.
comment {P} in {H:n} house here 🙋
comment mere {H} ghar me {P} h plz bataye
call Aapke {H} house mein {P} available hai ma'am.
call System mein {P} {H} ghar mein aa raha hai.
call! Aapke {H} ghar mein {P} nahi aa raha sir.
# placed
video {P} {S} ka hoke {H} ghar mein pada hai.
call Planet {P}, rashi {S}, ghar {H:n}, note kar lijiye.
comment {P} {S} {H:n} house mera
# two
video Ek taraf {P} {H} ghar mein, doosri taraf {Q} {J} ghar mein.
call {P} {S} mein aur {Q} {Z} mein hai ma'am.
# triple
call {P} {S}, {Q} {Z} aur {R} {Y} mein hai.
# occupants
video {H} ghar mein {P} ke saath {Q} bhi party kar raha hai.
# house_sign
video {H} ghar mein {S} number ki nahi, {S} rashi likhi hai.
call Aapke {H} house ki sign {S} hai.
# planet_star
video {P} {N} nakshatra ke {K} charan mein hai.
comment mera {P} {N} nakshatra ka h
# degree
video {P} ki degree dekho, {g} degree.
# lagna
video Lagna aa raha hai {S}.
comment mera lagna {S} h
call! Sir aapka lagna {S} nahi hai.
# lordship
video {H} ghar ka lord ban gaya {P}.
call Aapke {H} house ke lord {P} hain.
call! {P} aapke {H} house ka lord nahi hai.
# lord_place
video {H} ghar ka lord chala gaya {J} ghar mein.
call Aapka {H:n} lord {J:n} house mein hai.
comment {H:n} lord in {J:n} mera
# lord_named
video {H:esh} yaani {P} baitha hai {J} ghar mein.
# lagna_lord
video {S} lagna, to lagna lord hua {P}, aur wo {H} ghar mein hai.
# axis
video Rahu {H} ghar mein aur Ketu uske saamne {J} ghar mein.
# dignity
video {P} yahan {G} hai dosto.
comment mera {P} {G} h kya karu
# retrograde
video {P} vakri hai matlab retrograde.
comment! mera {P} retro nhi h
# combust
video {P} Surya ke paas aake ast ho gaya.
# conjunction
video {P} aur {Q} ki yuti ban rahi hai.
call! {P} aur {Q} ki yuti nahi ban rahi aapki kundli mein.
# aspect
video {P} ki nazar seedhi {Q} par ja rahi hai.
# aspect_house
video {P} apni drishti {H} ghar par daal raha hai.
# varga
video {V} chart kholte hain, {P} {S} mein nikla.
# karaka
video {C} planet is kundli mein {P} hai.
# yoga
video Is kundli mein {Y} ban raha hai.
call! Aapki kundli mein {Y} nahi ban raha.
# dosha
call! Aapko {Y} nahi hai sir, relax.
# dasha_running
call Aapki {M} ki mahadasha aur {X} ki antardasha chal rahi hai.
comment {M} mahadasha {X} antardasha chal rahi meri
# dasha_next
video {M} ke baad {X} ki mahadasha shuru hogi.
# maha_edge
call {P} ki mahadasha {D:my} se start hui thi aur {E:my} tak chalegi.
video {P} ki mahadasha {E:my} mein khatam ho jayegi.
# transit
video Abhi gochar mein {P} {S} mein chal raha hai.
# sade_sati
call Aapki sade sati chal rahi hai ma'am.
# age
call Aapki age {n} saal hai.
# bindus
video {H} ghar ko sarvashtakvarg mein {n} bindu mile hain.
# strongest
video Shadbal mein sabse aage {P} hai.
# count
video {H} ghar mein {c} grah ek saath baithe hain.
# empty
call Aapka {H} house khaali aa raha hai.
# from_reference
video Chandra se {P} {H} ghar mein hai.
# ingress
video {P} {D:my} mein {S} mein enter karega.
`;
