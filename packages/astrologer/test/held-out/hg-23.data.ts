/** Hinglish corpus 23: a daughter, a student, a critic, people talking about their own charts. Lines as in corpus 1. */
export const HG_23 = `
# planet_sign
own mera {P} {S} rashi me hai, isliye mujhse bahas me koi nahi jeetta
daughter mummy aapka {P} na, {S} me baitha hua hai
critic sorry par aap galat ho, {P:alt} to {S:alt} rashi me baitha hai is kundli me
friend bhai tera {P:en} {S:en} sign ka hai, tabhi itna sochta hai
critic! {P} {S} me nahi hai yahan, dobara dekho
# planet_house
own mere {H} ghar me {P} pada hai
student teri chart ka {H:en} house khola to usme {P:en} nikla
daughter maa dekho na, {H} ghar wala khana khola to tumhara {P} wahin chhupa baitha tha
native! jatak ka {P} {H:sk} bhav me sthit nahi hai
# house_sign
plain mere {H} ghar me {S} rashi aati hai
student maine do baar gina yaar, tera {H:n} house {S} hi hai
critic {H:num} number ke bhav ko {S} rashi mili hai is kundli me, ungliyon pe gin lo
# planet_star
plain jab mai paida hua tab {P} {N} nakshatra me tha
student tere {P} ka nakshatra {N} nikla, charan {K}
native jatak ka {P} {N} nakshatra ke charan {K} me sthit hai
# degree
plain mera {P} {S} me {g} degree pe hai
student {g}° {S}, yahi aaya tere {P} ka
critic andaze se degree mat likho, {P} yahan {S} ke {g} ansh par hai
# lagna
plain mera lagna {S} hai
daughter {S} lagna hai aapka mummy, ab samajh aaya aap itni ziddi kyun ho
friend tera ascendant {S:en} hai bro
critic! is kundli ka lagna {S} bilkul nahi hai
# lordship
plain mere {H} ghar ka malik {P} hai
student {P} tere {H:n} house ka lord nikla yaar
native is jatak ka {H:esh} {P} hai
# lord_place
own mera {H:esh} uth ke {J} ghar me ja baitha hai
student tere {H:n} house ka lord {J:n} house me hai, maine lal pen se gol kar diya
critic {H:sk} bhav ke swami ko kahin aur mat bithao, wo {J:sk} bhav me hi hai
native! jatak ka {H:esh} {J} ghar me nahi hai
# dispositor
own mera {P} {Q} ke ghar mehmaan hai, yani {Q} ki rashi me
student jis rashi me tera {P} hai uska lord {Q} hai
native! jatak ka {P} {Q} ki rashi me nahi aata
# star_lord
plain mera {P} {Q} ke nakshatra me hai
student tere {P} ka nakshatra swami {Q} hai, to dono ko saath padhna padega
critic sirf rashi se kya hoga, {P} ka nakshatra {Q} ka hai yahan, wo bhi likho
# dignity
plain mera {P} {G} hai
daughter daro mat mummy, aapka {P} {G} baitha hai
student tere {P} ki halat maine note ki: {G} hai
native! jatak ka {P} {G} nahi hai
# retrograde
own mera {P} vakri hai, matlab ulta chalta hai
student janam ke time tera {P:en} retrograde chal raha tha
critic! {P} yahan margi hai, R ka nishan hatao
# combust
own mera {P} ast hai, suraj kha gaya use
daughter maa tumhara {P} surya ke bahut paas hone se ast ho gaya hai
critic! is chart me {P:en} combust nahi hai
# conjunction
plain mere {P} aur {Q} ek hi rashi me hain
student tere {P} ke sath {Q} bhi hai, matlab yuti ban gayi
native jatak ki kundli me {P} ki yuti {Q} se hui hai
critic! {P} aur {Q} is kundli me saath nahi baithe
# aspect
plain mera {P} {Q} ko dekh raha hai
student tere {Q} pe {P} ki drishti hai
daughter mummy {Q} pe {P} ki nazar lagi hui hai aapki kundli me, tabhi man nahi tikta
critic! {P} ki {Q} par drishti nahi padti yahan
# aspect_house
plain {P} meri kundli me {H} ghar ko dekhta hai
student tere {H:n} house pe {P} ka aspect aa raha hai
native jatak ke {H:sk} bhav par {P} ki drishti hai
# rashi_aspect
plain meri kundli me {S} rashi ki drishti {Z} rashi par hai
student jaimini wale rashi drishti ke hisab se teri {Z} ko {S} dekhti hai
# exchange
own mere {P} aur {Q} ne rashiyan adla badli kar li hain
student teri kundli me {P} aur {Q} ka parivartan hai
critic! {P} {Q} ka rashi parivartan is kundli me nahi hai
# varga
plain mere {V} me {P} {S} ka hai
student tera {V} chart khola, {P} {S} me mila
native jatak ke {V} me {P} {S} rashi ka hokar baitha hai
# vargottama
plain mera {P} vargottam hai
student tera {P} lagna kundli aur navansh dono me same rashi me hai
critic! vargottam kahan se ho gaya {P}? lagna kundli aur navansh me iski rashi alag alag hai
# karaka
plain mera {C} {P} hai
student degree ke hisab se tera {C} {P} ban raha hai
native {P} jatak ka {C} kehlata hai
# arudha
plain mera {A} {S} me hai
student tera {A} gina, {S} rashi pe aake ruka
# yoga
plain meri kundli me {Y} hai
daughter congratulations mummy, {Y} hai aapke chart me
critic! {Y} is kundli me kahin nahi hai, jhoothi tareef mat karo
# dosha
own mujhe {Y} hai aur mai chhupata nahi
daughter haan maa, {Y} hai tumhari kundli me, par aadhi duniya me hota hai
critic! is kundli me {Y} hai hi nahi, logon ko darana band karo
# dasha_running
plain meri abhi {M} ki mahadasha chal rahi hai, andar {X} ka antar
daughter mummy aajkal aap {M} mahadasha se guzar rahi ho
student teri chalu dasha: {M} me {X}
native jatak par is samay {M} mahadasha aur {X} antardasha chal rahi hai
# dasha_next
plain meri {M} mahadasha ke baad {X} ki aayegi
student {M} khatam hote hi teri {X} mahadasha lagegi
critic {X} ki mahadasha hi aati hai {M} ke baad is kundli me, kram ratt lo
# maha_edge
plain meri {P} mahadasha {D} se {E} tak ki hai
student teri {P} mahadasha ka start maine {D:my} likha hai aur end {E:my}
critic {P} mahadasha ki last date {E:dmy} hai, table me galat chhapa hai
native {D:y} me jatak ki {P} mahadasha lagti hai
# antar_edge
plain meri {M} mahadasha me {P} antardasha {D} se {E} tak hai
student {D:short} se tera {M} me {P} ka antar lagta hai, diary me likh liya
critic {M} mahadasha me {P} antardasha ka ant {E:my} me hai, aapki date galat hai
# transit
plain abhi {P} {S} me gochar kar raha hai
daughter mummy abhi aasman me {P} {S} me ghoom raha hai, naye kaam me jaldi mat karna
student aaj ka gochar dekha, {P:en} {S:en} me transit kar raha hai
critic! kaun bola {P} abhi {S} me chal raha hai, gochar me aisa bilkul nahi hai
# transit_house
own {P} is waqt gochar me mere {H} ghar se guzar raha hai
student tere {H:n} house me abhi {P} ka transit chal raha hai
native gochar ka {P} vartaman me jatak ke lagna se {H:sk} bhav me hai
# ingress
own {D} ko {P} {S} me aa raha hai, mai usi din ka wait kar raha hu
daughter calendar pe mark kar lo maa, {S} me {P} ka pravesh {D} ko hoga
# sade_sati
plain meri sade sati chal rahi hai
daughter mummy sade sati lagi hui hai aap par abhi, thoda sambhal ke
critic! sade sati abhi hai hi nahi is kundli wale par
# tropical
plain western astrology me mera sun sign {S:en} hai
student tropical zodiac se tera Sun {S:en} me hai, akhbaar wala hisab
# birth_date
plain mera janam {D} ko hua tha
daughter maa tumhari date of birth {D:dmy} hai
# age
plain meri umar {n} saal hai
daughter pata hai mummy, {n} ki ho gayi ho aap
# vara
plain mai {W} ko paida hua tha
native jatak ka janam {W} ke din hua
# tithi
plain panchang se meri janam tithi {T} hai
student tu {T} ko paida hua hai
# sunrise
plain mere janam wale din suryoday {t} par hua tha
native jatak ke janam divas par surya {t} par uday hua
# bindus
plain mere {H} ghar ko sarvashtakavarga me {n} bindu mile hain
student sab points jode, tere SAV me {S} ke {n} bindu bane
critic {H:sk} bhav ke sarvashtakavarga bindu {n} hain, theek se gino
# bav
plain {P} ke apne ashtakavarga me meri {S} rashi ke {n} bindu hain
student tere {P} ke bhinnashtakavarga me {S} ke neeche {n} bindu aaye
# strongest
plain shadbal me mera sabse mazboot grah {P} hai
student shadbal ka topper tera {P} hai
# weakest
plain mera sabse kamzor grah shadbal ke hisab se {P} hai
native jatak ke saat grahon me {P} shadbal me sabse peeche hai
# rupas
plain mere {P} ka shadbal {r} rupa hai
student tere {P} ka bal nikala, shadbal me {r} rupas aaye
# comparison
plain shadbal me mera {P} mere {Q} se zyada strong hai
student {P} ke saamne tera {Q} shadbal me kamzor padta hai
# count
plain mere {H} ghar me {c} grah hain
student tere {H:n} house me bheed hai, total {c} planets
# empty
plain mera {H:nom} ghar khali hai
daughter mummy {H} ghar me ek bhi grah nahi hai aapke, tension mat lo
critic! {H:sk} bhav ko khali mat likho, wahan grah baitha hai
# from_reference
plain chandrama se ginne par mera {P} {H} ghar me hai
native jatak ki chandra rashi se {P} {H:sk} sthan me padta hai
# setting
plain meri kundli {a} ayanamsa se bani hai
critic is chart me {a} ayanamsa liya gaya hai, dusre se compare mat karo
# placed
plain mera {P} {S} ka hai, {H} ghar me, {N} nakshatra me
student tujhpe practice kar raha hu: {P} {S} me, {H:n} house, nakshatra {N}
daughter mummy aapka {P} {S} rashi leke {H} bhav me jam gaya hai
# two
plain mera {P} {S} me {H} ghar me hai aur {Q} {Z} me {J} ghar me
student tere {P} ko {S} mili hai aur {Q} ko {Z}
native jatak ka {P} {H:sk} bhav me hai tatha {Q} {J:sk} bhav me
# triple
plain mera {P} {S} me, {Q} {Z} me aur {R} {Y} me hai
student tere teen grah rakh diye: {P} {H} ghar me, {Q} {J} me, {R} {L} me
# position
plain mera {P} {H} ghar me {S} ke {g}°{m}′ par hai
critic {P:alt} {g} degree {m} minute par hai {S} me, aur bhav {H:nom} hai, note badlo apna
# lord_named
plain mera {H:esh} {P} hai aur wo {J} ghar me baitha hai
student tere {H:n} house ka lord {P} {S} me gaya hai, yani {J:n} house me
critic is kundli ka {H:esh} {P} hai jo {S} rashi me hai
# rules_two
own meri kundli me {P} ke paas do ghar hain, {H:nom} aur {J:nom}
native {P} jatak ke {H:sk} aur {J:sk} dono bhavon ka swami hai
# house_full
plain mere {H} ghar me {S} rashi hai aur uska malik {P} {J} ghar me hai
student tera {H:n} house {S} ka hai, lord {P} hai, aur wo {Z} me pada hai
# occupants
plain {P} aur {Q} dono mere {H} ghar me hain, {S} rashi me
native jatak ke {H:sk} bhav me {P} ke saath {Q} bhi virajman hai
# axis
plain mera Rahu {H} ghar me hai aur Ketu {J} me
student nodes tere aise pade hain: Rahu - {S}, Ketu - {Z}
# moon
plain meri chandra rashi {S} hai, nakshatra {N}, charan {K}
daughter mummy aapki rashi {S} hai aur lagna {Z}
# lagna_lord
plain mai {S} lagna ka hu aur mera lagnesh {P} {H} ghar me hai
student tera lagna {S} hai, lagnesh {P} hua, aur wo {Z} me baitha hai
# dasha_lord
plain meri {M} mahadasha chal rahi hai, aur {M} mere {H} ghar me baitha hai
native jatak ki vartaman mahadasha ka swami {M} janam kundli me {S} rashi me hai
# dasha_age
plain meri {P} mahadasha {n} saal ki umar me lagti hai aur {o} ki umar me khatam
native {n} varsh ki aayu me jatak ki {P} mahadasha shuru hoti hai
# dasha_length
plain meri {P} mahadasha {n} saal ki hai
critic kul {n} saal ki hoti hai ye {P} mahadasha, aapne avadhi galat likhi
# in_kendra
plain mera {P} kendra me hai
student lagna se kendra ke gharon me tera {P} mila
critic! {P} yahan kendra me nahi hai
# in_trikona
plain mera {P} trikon me baitha hai
native jatak ka {P} lagna se trikon bhav me sthit hai
# in_dusthana
own mera {P} dusthan me ja gira hai
daughter mummy aapka {P} trik bhav me hai, mushkil gharon me se ek
# in_upachaya
own mera {P} upachay bhav me hai, isliye umar ke saath sudhar aata hai
student upachay gharon me se ek me tera {P} pada hai
# alone
plain mere {H} ghar me {P} akela hai
student tere {H:n} house me {P} ke alawa koi grah nahi
# varga_two
plain mera {P} janam kundli me {S} ka hai aur navansh me {Z} ka
student tere {V} ka lagna {L} hai, aur uske {H} ghar me {P} hai
# karaka_place
plain mera {C} {P} hai aur wo {H} ghar me hai
student tere {C} {P} ko lagna kundli me {S} rashi mili
# transit_full
plain {P} abhi {S} me chal raha hai jo mera {H:nom} ghar hai aur chandrama se {J:nom}
native gochar me {P} is samay {S} me hai, jatak ke Chandra se {J:sk} sthan par
# sade_sati_phase
plain meri sade sati ka {k:nom} charan chal raha hai
daughter mummy aap abhi sade sati ke {k} phase me ho
# no_sade_sati
plain mujh par abhi sade sati nahi hai
daughter maa khush khabri, sade sati nahi hai tumhari abhi
# dhaiya
plain mujh par shani ki dhaiya chal rahi hai
daughter maa shani ki dhaiya me ho tum abhi, thoda dheeraj rakho
# further
plain mera {P} apni rashi me {Q} se zyada degree par hai
student degree me tera {P} {Q} se aage nikal gaya
# bindus_two
plain mere sarvashtakavarga me {H} ghar ke {n} bindu hain aur {J} ghar ke {o}
student tere {H:n} house ko {n} aur {J:n} house ko {o} SAV bindu mile
# aspect_two
plain mera {P} {H} aur {J} dono gharon ko dekhta hai
native jatak ke {H:sk} tatha {J:sk} bhav par {P} ki drishti hai
# retro_count
plain Rahu Ketu ko chhod ke mere {c} grah vakri hain
student teri kundli me nodes ke bina {c} planets retrograde hain
`;
