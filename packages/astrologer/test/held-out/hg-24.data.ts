/** Hinglish corpus 24: statements seeded into answers by someone who tests astrologers. Lines as in corpus 1. */
export const HG_24 = `
# planet_sign
plain Aapka {P} {S} rashi mein hai.
lead {S} mein {P} hone ki wajah se aapka andaz thoda alag hai.
chat Tumhari kundli mein {P} jo hai wo {S} sign mein baitha hai yaar.
plain! {P} aapki kundli mein {S} rashi ka nahi hai.
# planet_house
plain {P} aapke {H} ghar mein baitha hai.
lead Kyunki {P} aapke {H} house mein aaya hai, aap is area ko lightly nahi lete.
chat Dekho, tumhare {H:en} house mein {P:en} pada hai.
plain! Aapke {H} bhav mein {P} nahi hai.
# house_sign
plain Aapke {H} ghar mein {S} rashi aati hai.
lead {H} bhav pe {S} ka raaj hai aapki kundli mein, isliye wahan ke kaam usi style se hote hain.
chat Lagna se count karo to tumhara {H:nom} house {S} nikalta hai.
# planet_star
plain Aapka {P} {N} nakshatra mein hai.
report Janm ke time {P} {N} ke pada {K} mein tha.
lead {P} ko {N} nakshatra mila hai aapki kundli mein, is wajah se uska asar gehra hai.
# degree
plain {P} aapki kundli mein {S} ke {g}° par hai.
chat Tumhara {P} {S} rashi mein exactly {g} degree cross kar chuka tha birth ke time.
# lagna
plain Aapka lagna {S} hai.
lead {S} lagna hone se log aapko pehli nazar mein hi notice kar lete hain.
chat Tumhare birth ke waqt east mein {S} rashi rise ho rahi thi.
plain! Aap {S} lagna wale nahi ho.
# lordship
plain Aapke {H} ghar ka swami {P} hai.
lead {H} house ka malik {P} hai tumhare liye, to uski condition se hi wahan ka haal pata chalta hai.
chat Aapka {H:esh} kaun? {P}.
# lord_place
plain Aapka {H:esh} {J} ghar mein hai.
lead {H} house ka lord tumhare {J} house mein gaya hai, so dono cheezein aapas mein judi hui hain.
chat Aapke {J} bhav mein {H} bhav ka swami aakar baith gaya hai.
# dispositor
plain Aapka {P} {Q} ki rashi mein hai.
lead {P} ka dispositor aapki kundli mein {Q} hai, isliye pehle doosre wale ko samajhna zaroori hai.
chat Jis sign mein tumhara {P} baitha hai uska owner {Q} hai.
# star_lord
plain {P} aapki kundli mein {Q} ke nakshatra mein hai.
lead Aapke {P} ka nakshatra lord {Q} hai, wahi uske result ki direction set karta hai.
# dignity
plain Aapki kundli mein {P} {G} hai.
lead {P} {G} hone se aapko uska result saaf dikhta hai.
chat Tumhara {P} to {G} baitha hua hai.
# retrograde
plain Aapka {P} vakri hai.
lead Birth ke time {P} retrograde chal raha tha, tabhi aap purani baatein baar baar sochte ho.
direct! Tumhara {P} janm ke samay seedhi chaal chal raha tha.
# combust
plain {P} aapki kundli mein ast hai.
chat Tumhara {P} Suraj ke itna paas hai ki combust ho gaya hai.
plain! Aapka {P} ast nahi hua hai.
# conjunction
plain {P} aur {Q} ki yuti hai aapki kundli mein.
lead Tumhare chart mein {P} ke saath {Q} baitha hai, isliye dono ki energy mix ho jaati hai.
chat {P} aur {Q} dono ek hi rashi share kar rahe hain aapke chart mein.
plain! Aapke {P} aur {Q} saath mein nahi hain.
# aspect
plain {P} ki drishti aapke {Q} par hai.
lead Aapke {Q} ko {P} dekh raha hai, isse uske behaviour mein ek layer add hoti hai.
chat Tumhari kundli mein {P} ka aspect {Q} pe pad raha hai.
# aspect_house
plain {P} aapke {H} ghar ko dekhta hai.
lead {H} house pe {P} ki nazar hai tumhare chart mein, to wahan kuch na kuch chalta rehta hai.
chat Aapka {H:nom} bhav {P} ki drishti mein aata hai.
# rashi_aspect
plain Jaimini ki rashi drishti se {S} rashi {Z} ko dekhti hai.
chat Rashi drishti mein {Z} pe {S} ki nazar rehti hai.
# exchange
plain Aapki kundli mein {P} aur {Q} ka rashi parivartan hai.
lead Tumhare {P} aur {Q} ek dusre ki rashi mein baithe hain, isliye dono milkar kaam karte hain.
# varga
plain Aapke {V} mein {P} {S} rashi mein hai.
lead {V} chart kholo to tumhara {P} {S} mein milta hai, aur asli maturity wahin dikhti hai.
# vargottama
plain Aapka {P} vargottam hai.
lead {P} birth chart aur navansh dono mein same sign mein hai, isliye iska promise pakka hai.
changed! Tumhara {P} navansh mein jaakar rashi badal leta hai.
# karaka
plain Aapka {C} {P} hai.
chat 7 chara karaka wale system mein tumhare {C} ki seat {P} ko mili hai.
# arudha
plain Aapka {A} {S} rashi mein hai.
chat Calculate karne pe tumhara {A} {S} mein aata hai.
# yoga
plain Aapki kundli mein {Y} ban raha hai.
lead {Y} hai tumhare chart mein, aur ye time ke saath izzat badhata hai.
absent! Aapke chart mein {Y} nahi banta.
# dosha
plain Aapki kundli mein {Y} hai.
warm Tension mat lo, lekin haan, tumhare chart mein {Y} present hai.
free! {Y} aapki kundli mein bilkul nahi hai.
# dasha_running
plain Aapki abhi {M} ki mahadasha chal rahi hai.
report Is time aap {M} mahadasha aur {X} antardasha mein ho.
lead {M} mahadasha ke andar abhi {X} ka antar chal raha hai tumhara, isiliye dimaag do taraf bhaag raha hai.
chat Tumhare upar aajkal {M} ki dasha hai bhai.
# dasha_next
plain {M} ki mahadasha ke baad aapki {X} mahadasha shuru hogi.
chat {M} wala period khatam hone do, uske baad tumhari {X} ki mahadasha lagegi.
lead Aapki next mahadasha {X} ki hai, {M} ke turant baad, to abhi se taiyari karo.
# maha_edge
plain Aapki {P} mahadasha {D} ko shuru hoti hai.
report {P} mahadasha aapke liye {D:my} se {E:my} tak hai.
chat {D:y} se {E:y} tak ka time tumhari {P} mahadasha ka hai.
end {P} ki mahadasha aapke chart mein {E:short} ko khatam hoti hai.
# antar_edge
plain {M} mahadasha mein aapki {P} antardasha {D:my} se {E:my} tak hai.
chat Tumhari {M} mahadasha ke andar {P} ka antar {D} se lagta hai.
end {E:my} mein aapki {M} mahadasha wali {P} antardasha poori ho jaati hai.
# transit
plain {P} abhi {S} rashi mein gochar kar raha hai.
lead Aajkal {P} {S} mein chal raha hai, isliye sabko mahaul badla badla lag raha hai.
chat Filhaal transit mein {P} ka address {S} hai.
plain! Is waqt gochar mein {P} {S} mein nahi hai.
# transit_house
plain Gochar ka {P} abhi aapke {H} ghar mein hai.
lead {P} in dino tumhare {H} house se guzar raha hai, thodi bechaini normal hai.
chat Abhi transit mein tumhara {H:nom} house {P} ne occupy kiya hua hai.
# ingress
plain {P} {D} ko {S} rashi mein pravesh karega.
chat Date note kar lo: {D:short} ko {P} {S} mein enter karega.
lead {D:my} mein jab {P} {S} mein jayega tab naya phase shuru hoga.
# sade_sati
plain Aapki sade sati abhi chal rahi hai.
lead Jo bhaari-pan tum feel kar rahe ho wo isliye bhi hai ki Shani ki sadhe saati chalu hai tumpe.
none! Aap par abhi koi sade sati nahi hai.
# tropical
plain Western astrology ke hisaab se aapka sun sign {S:en} hai.
chat Newspaper wale horoscope mein tum {S} sun sign ke hoge, tropical zodiac ke mutabik.
# birth_date
plain Aapka janm {D} ko hua tha.
chat Tumhari date of birth {D:short} hai.
# age
plain Aap abhi {n} saal ke ho.
chat Tumhari age is waqt {n} years hai.
# vara
plain Aapka janm {W} ko hua tha.
chat Jis din tum paida hue, wo {W} tha.
# tithi
plain Aapki janm tithi {T} hai.
chat Panchang dekha to tumhare birth pe {T} tithi chal rahi thi.
# sunrise
plain Aapke janm ke din suryoday {t} baje hua tha.
chat Jis din tum paida hue us din suraj {t} pe nikla.
# bindus
plain Sarvashtakavarga mein aapke {H} ghar ko {n} bindu mile hain.
lead Tumhare {H} house ka SAV score {n} hai, usi hisaab se wahan result milta hai.
chat {S} rashi ko aapke sarvashtakvarg mein {n} points mile.
# bav
plain {P} ke ashtakavarga mein aapki {S} rashi ko {n} bindu mile hain.
chat Apne khud ke ashtakvarg mein tumhara {P} {S} mein {n} bindu leta hai.
# strongest
plain Shadbala mein aapka sabse strong grah {P} hai.
lead Shadbal dekhein to {P} aapki kundli mein number one pe hai, isliye uske gunon pe bharosa rakho.
# weakest
plain Aapka sabse kamzor grah shadbala ke hisaab se {P} hai.
chat Shadbal ki list mein tumhara {P} sabse last aata hai.
# rupas
plain Aapke {P} ka shadbala {r} rupa hai.
chat Total karo to {P} ke paas tumhare chart mein {r} rupas ka shadbal hai.
# comparison
plain Shadbala mein aapka {P} {Q} se zyada strong hai.
chat {Q} tumhare chart mein shadbal ke mamle mein {P} se peeche hai.
less! Aapke {P} ka shadbal {Q} se kam hai.
# count
plain Aapke {H} ghar mein {c} grah hain.
lead {H} house mein {c} planets ka crowd hai tumhara, isliye life wahin ghoomti hai.
# empty
plain Aapka {H:nom} ghar khali hai.
warm {H} house mein tumhare koi planet nahi hai, par iska matlab kharab hona nahi hota.
filled! Aapke {H} bhav mein kam se kam ek grah to baitha hai.
# from_reference
plain Chandra se ginne par aapka {P} {H} ghar mein aata hai.
chat Moon se count karo to tumhara {P} {H:en} house mein hai.
# setting
plain Ye kundli {a} ayanamsa se bani hai.
chat Is chart ki calculation mein {a} ayanansh use hua hai.
# placed
plain {P} aapke {H} ghar mein {S} rashi mein hai.
lead {S} ka {P} tumhare {H} house mein hai aur nakshatra {N} hai, isliye iski baat mein dum hai.
report {P}: {S} rashi, {H:nom} ghar, {N} nakshatra.
# two
plain Aapka {P} {S} mein hai aur {Q} {Z} mein.
chat {P} tumhare {H} house mein hai jabki {Q} {J} house mein.
lead {H} ghar mein {S} ka {P} aur {J} ghar mein {Z} ka {Q} hone se aapke andar do alag drives kaam karti hain.
# triple
plain Aapka {P} {S} mein, {Q} {Z} mein aur {R} {Y} mein hai.
chat Teen placement dekho: {P} {H} ghar mein, {Q} {J} ghar mein aur {R} {L} ghar mein.
# position
plain {P} aapke {H} ghar mein {S} ke {g}°{m}′ par hai.
chat {g} degree {m} minute pe {S} mein tumhara {P} hai, yaani {H} house mein.
# retro_count
plain Rahu Ketu ko chhod kar aapke chart mein {c} grah vakri hain.
chat Nodes ko mat gino to tumhare birth ke time {c} planets retrograde the.
# lord_named
plain Aapka {H:esh} {P} {J} ghar mein baitha hai.
lead {H} house ka lord {P} tumhare {J} house mein {S} rashi mein hai, to dono houses ki story ek ho jaati hai.
# rules_two
plain {P} aapke {H} aur {J} ghar ka swami hai.
lead Tumhare liye {P} do houses ka malik hai, {H:num} aur {J:num}, isliye result mixed aate hain.
# house_full
plain Aapke {H} ghar mein {S} rashi hai aur uska swami {P} {J} ghar mein hai.
chat Tumhara {H:nom} house {S} ka hai, aur uska lord {P} {Z} mein ja baitha hai.
# occupants
plain {P} aur {Q} dono aapke {H} ghar mein hain.
lead {H} house mein {P} ke saath {Q} bhi hai, {S} rashi mein, isliye ye area tumhara kaafi busy rehta hai.
# axis
plain Aapka Rahu {H} ghar mein aur Ketu {J} ghar mein hai.
lead Rahu {S} mein aur Ketu {Z} mein hone se tum do taraf khinchte rehte ho.
# moon
plain Aapki chandra rashi {S} hai aur janm nakshatra {N}.
chat Tum {S} rashi ke ho, {N} nakshatra pada {K}, aur lagna {Z} hai.
# lagna_lord
plain Aapka lagna {S} hai aur lagnesh {P} {H} ghar mein hai.
lead Lagnesh {P} {Z} mein baitha hai aapka, isliye aapki personality mein uski jhalak hai.
# dasha_lord
plain Aapki mahadasha ka lord {M} kundli mein {H} ghar mein hai.
lead Abhi {M} mahadasha mein {X} antardasha chal rahi hai, aur {M} tumhare birth chart mein {S} ka hai, isliye ye phase usi rang ka hai.
# dasha_age
plain Aapki {P} mahadasha {n} saal ki umar mein shuru hoti hai.
chat {P} wali mahadasha tumhari {n} ki age se {o} ki age tak hai.
# dasha_length
plain {P} ki mahadasha {n} saal ki hoti hai.
chat Vimshottari mein {P} ko {n} years milte hain, to tumhare liye bhi utna hi lamba hai.
# in_kendra
plain Aapka {P} kendra mein hai.
lead {P} kendra ke ghar mein baitha hai tumhare chart mein, isliye log tumhe notice karte hain.
not! Aapka {P} kisi bhi kendra bhav mein nahi hai.
# in_trikona
plain {P} aapki kundli mein trikon mein hai.
lead Trikon bhav mein baitha aapka {P} kismat ka saath dilata hai.
# in_dusthana
plain Aapka {P} dusthan mein hai.
not! Tumhara {P} dusthana houses se bahar hai.
# in_upachaya
plain {P} aapke upachay bhav mein hai.
lead Tumhara {P} upachaya house mein hai, to umar ke saath result better hote jaate hain.
# alone
plain {P} aapke {H} ghar mein akela hai.
chat {H} house mein tumhare {P} ke alawa aur koi planet nahi.
# varga_two
plain {P} birth chart mein {S} mein aur {V} mein {Z} mein hai.
chat Tumhara {V} lagna {L} hai aur us chart mein {P} {H} house mein aata hai.
# karaka_place
plain Aapka {C} {P} hai jo {H} ghar mein baitha hai.
lead {P} tumhara {C} bana hai aur {S} rashi mein hai, yahi tumhara rasta dikhata hai.
# transit_full
plain {P} abhi {S} mein hai, yaani aapke {H} ghar mein gochar kar raha hai.
chat Is time {P} {S} se guzar raha hai jo tumhare Moon se {J} ghar hai.
# sade_sati_phase
plain Aapki sade sati ka {k:nom} charan chal raha hai.
chat Tum abhi sadesati ke {k} phase mein ho.
# no_sade_sati
plain Aap par abhi sade sati nahi chal rahi.
warm Relax karo, Shani ki saadhe saati is waqt tumhare upar nahi hai.
# dhaiya
plain Aap par abhi Shani ki dhaiya chal rahi hai.
lead Shani ka dhaiya chalu hai tumhara, thoda patience rakhna padega.
# further
plain Aapka {P} apni rashi mein {Q} se zyada degree par hai.
chat Sirf degree dekho to tumhara {Q} {P} se peeche hai.
earlier! Aapke {P} ki degree {Q} se kam hai.
# bindus_two
plain Sarvashtakavarga mein aapke {H} ghar ko {n} aur {J} ghar ko {o} bindu mile hain.
chat Tumhare {H} house ka SAV {n} hai aur {J} house ka {o}.
# aspect_two
plain {P} aapke {H} aur {J} ghar ko dekhta hai.
lead {H} aur {J}, tumhare in dono houses pe {P} ki drishti hai, to wahan asar dikhega hi.
`;
