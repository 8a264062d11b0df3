/** Hinglish corpus 20: a jyotishi in consultation. Lines as in corpus 1. */
export const HG_20 = `
# planet_sign
plain Aapka {P} {S} rashi me hai.
spoken Dekhiye ji, {P} aapka {S} mein baitha hai, isliye gussa jaldi aata hai.
casual janam ke time {P} {S} me tha aapka, wahi se sab shuru hua
blunt! {P} {S} mein nahi hai aapka, kisi ne galat bata diya.
# planet_house
plain {P} aapke {H} ghar mein hai.
jargon {H:sk} bhav mein {P} virajman hai aapki kundli me.
english Aapke {H:en} house me {P:en} placed hai, to is area me delay rahega.
blunt! {H} ghar me {P} nahi baitha aapke, chinta mat kijiye.
# house_sign
plain Aapke {H} ghar me {S} rashi hai.
spoken {S} rashi aati hai aapke {H:n} house par, to wahan ka swabhav bhi waisa hi samjhiye.
jargon {H:sk} bhav ki rashi aapke yahan {S} hai.
# planet_star
plain Aapka {P} {N} nakshatra me hai.
jargon {P} ka nakshatra {N}, charan {K}, ye hai aapki patri ka hisab.
spoken {N} nakshatra pakda hai aapke {P} ne, isliye dimag rukta nahi.
# degree
plain Aapka {P} {S} me {g} degree par hai.
spoken {g} ansh ka hai {P} aapka, {S} rashi ke andar.
jargon {P} {S} {g}°, minute abhi chhod dijiye.
# lagna
plain Aapka lagna {S} hai.
spoken {S} lagna wale hain aap, baat mooh par bol dete hain.
english Ascendant aapka {S:en} nikal raha hai, chart saamne hai.
blunt! Aap {S} lagna ke nahi hain, time phir se check karwaiye apna.
# lordship
plain {P} aapke {H} ghar ka swami hai.
english {H:n} house ka lord aapke chart me {P:en} hai.
jargon {H:esh} banta hai {P} aapke liye.
# lord_place
plain Aapke {H} ghar ka swami {J} ghar me hai.
jargon {H:esh} chala gaya hai {J:sk} bhav mein aapka.
spoken {H:n} ghar ka jo malik hai na, wo aapke {J:n} ghar me jaake baith gaya, isliye paisa udhar hi lagta hai.
# dispositor
plain Aapka {P} {Q} ki rashi mein hai.
spoken {P} kiske ghar me baitha hai aapka? {Q} ke. To chalegi bhi {Q} ki.
jargon {P} ka dispositor {Q} hai aapki kundli me.
# star_lord
plain Aapka {P} {Q} ke nakshatra me hai.
jargon {P} ka nakshatra swami {Q} aata hai aapke yahan.
spoken nakshatra {Q} ka mila hai {P} ko aapke, phal bhi usi rang ka milega
# dignity
plain Aapka {P} {G} hai.
spoken {P} to {G} baitha hai aapka, seedhi baat hai.
jargon Janm kundli mein {P} {G} hoke pada hai.
# retrograde
plain Janm ke samay aapka {P} vakri tha.
spoken Ulta chal raha hai {P} aapki kundli me, isliye kaam do baar karna padta hai.
english {P:en} retrograde hai aapke chart me.
blunt! {P} vakri nahi hai aapka, margi hai.
# combust
plain Aapka {P} ast hai.
spoken Suraj ke bilkul paas aake {P} ast ho gaya hai aapka, awaaz dab jaati hai.
english! {P:en} combust nahi hai aapka, app ki baat mat maniye.
# conjunction
plain {P} aur {Q} aapki kundli me ek hi rashi mein hain.
jargon {P} {Q} ki yuti hai aapke yahan.
spoken {P} ke saath {Q} bhi baitha hai aapka, dono ek hi rashi me, khichdi to pakegi.
blunt! {P} aur {Q} aapke saath saath nahi baithe.
# aspect
plain {P} ki drishti aapke {Q} par hai.
spoken {Q} ko {P} dekh raha hai aapki patri me, tension wahi se hai.
english {P:en} ka aspect aa raha hai aapke {Q:en} pe.
# aspect_house
plain {P} aapke {H} ghar ko dekhta hai.
jargon {H:sk} bhav par {P} ki drishti padti hai aapke yahan.
spoken jahan baitha hai wahin se {P} aapke {H:n} ghar pe nazar gadaye hai
# rashi_aspect
plain Rashi drishti se {S} {Z} ko dekhti hai.
jargon Jaimini me chaliye to {S} rashi ki drishti {Z} pe jaati hai.
# exchange
plain {P} aur {Q} ka aapki kundli me rashi parivartan hai.
spoken {P} {Q} ki rashi me aur {Q} {P} ki rashi me, dono ne ghar badal liya hai aapke.
blunt! Parivartan nahi hai aapke {P} aur {Q} me.
# varga
plain Aapke {V} me {P} {S} mein hai.
jargon {V} chart khola maine, wahan {P} {S} rashi ka nikla aapka.
spoken {V} bhi dekhna padta hai, usme {P} {S} me gaya hai aapka
# vargottama
plain Aapka {P} vargottam hai.
spoken D1 me jo rashi, D9 me bhi wahi rashi {P} ki, matlab vargottam hai aapka.
blunt! {P} vargottam nahi banta aapka.
# karaka
plain {P} aapka {C} hai.
jargon Char karak me {C} ki kursi {P} ko mili hai aapke yahan.
# arudha
plain Aapka {A} {S} rashi me hai.
jargon Ginti lagayi to {A} {S} mein pada aapka.
# yoga
plain Aapki kundli me {Y} hai.
spoken {Y} bana hua hai aapka, bhagwan ka shukr kijiye.
jargon Patri mein {Y} upasthit hai aapki.
blunt! {Y} nahi banta aapka, jhooth bolke dakshina nahi lunga.
# dosha
plain Aapko {Y} hai, ye patri se saaf hai.
spoken {Y} laga hai aapko, lekin darna nahi hai, upay ho jayega.
warm! Aapko {Y} nahi hai beta, befikr rahiye.
# dasha_running
plain Abhi aapki {M} ki mahadasha chal rahi hai.
spoken {M} me {X} ka antar chal raha hai aapka is samay, bhag daud rahegi.
english Currently {M:en} mahadasha and {X:en} antardasha chal rahi hai aapki.
blunt! {M} ki mahadasha nahi chal rahi aapki abhi.
# dasha_next
plain {M} ke baad aapki {X} ki mahadasha aayegi.
spoken {M} nikal jaane dijiye, uske peechhe {X} ki mahadasha lagegi aapko.
# maha_edge
plain {P} ki mahadasha aapke liye {D:my} se {E:my} tak hai.
spoken {D:short} ko {P} ki mahadasha lagti hai aapko, note kar lijiye.
jargon {P} mahadasha khatm: {E:dmy}
# antar_edge
plain {M} mahadasha me {P} ki antardasha {D} se {E} tak hai.
spoken {M} ke andar {P} ka antar {E:my} tak ka hai aapka.
jargon {M} MD me {P} AD start {D:dmy} aapke chart me
# transit
plain {P} abhi {S} rashi me chal raha hai.
spoken Aajkal gochar me {P} {S} me ghoom raha hai.
english {P:en} ka transit is time {S:en} me hai.
blunt! {S} me nahi hai {P} abhi gochar me.
# transit_house
plain {P} abhi aapke {H} ghar se guzar raha hai.
spoken Gochar ka {P} aaya hua hai aapke {H:n} ghar me in dino, thoda kharcha karwayega.
english! {P:en} abhi aapke {H:en} house se transit nahi kar raha.
# ingress
plain {P} {D} ko {S} rashi mein jayega.
spoken {D:short} ki date dekh lijiye, us din {P} {S} me pravesh karta hai.
jargon Rashi parivartan: {P} {S} mein, {D} ko
# sade_sati
plain Aapki sade sati chal rahi hai.
spoken Shani ki sadhe saati lagi hui hai aap pe abhi, isliye itni mehnat ho rahi hai.
warm! Sade sati nahi hai aap par is samay, aaraam se rahiye.
# tropical
plain Western astrology se aapki Sun sign {S:en} hai.
spoken angrezi wale hisab se aapka suraj {S:en} me aata hai, wo sayan hota hai
# birth_date
plain Aapka janm {D} ko hua tha.
spoken {D:dmy} ko paida hue hain aap, yahi date maine dali hai.
# age
plain Aapki umar {n} saal hai.
spoken {n} ke ho gaye hain aap, ab to thoda thehraav aana chahiye.
# vara
plain Aapka janm {W} ke din hua tha.
spoken Jis din aap aaye duniya me, us din {W} tha.
# tithi
plain Aapki janm tithi {T} hai.
jargon Panchang khola to aapke janm ke samay {T} tithi nikli.
# sunrise
plain Aapke janm ke din suryoday {t} par hua tha.
spoken us din suraj {t} baje nikla tha, jis din aap paida hue
# bindus
plain Aapke {H} ghar me sarvashtakvarg ke {n} bindu hain.
jargon SAV me {S} ko {n} bindu mile hain aapke yahan.
spoken {H:n} ghar ke points jode to {n} aaye aapke sarvashtakavarga me.
# bav
plain {P} ke apne ashtakvarg me {S} ko {n} bindu mile hain.
jargon {P} ka bhinnashtakvarg: {S} me {n} bindu, ye aapka hai
# strongest
plain Shadbal me aapka sabse balwan grah {P} hai.
spoken {P} number ek pe hai aapke shadbal me, isi ka sahara lijiye.
# weakest
plain Shadbal me aapka sabse kamzor grah {P} hai.
spoken {P} bechara sabse peeche reh gaya aapke shadbal me.
# rupas
plain Aapke {P} ka shadbal {r} rupa hai.
jargon {P} ko {r} rupa bal mila hai shadbal me, aapki patri se nikala hai.
# comparison
plain Shadbal me aapka {P} {Q} se zyada balwan hai.
spoken {Q} ke muqable {P} aapka bhaari padta hai, shadbal dekh lijiye.
# count
plain Aapke {H} ghar me {c} grah hain.
spoken {c} grah ek saath baithe hain aapke {H:n} ghar me, mela laga hai.
# empty
plain Aapka {H:nom} ghar khali hai.
spoken {H:n} ghar me koi grah nahi hai aapke, khali matlab kharab nahi hota.
blunt! {H:nom} ghar khali nahi hai aapka.
# from_reference
plain Chandrama se ginne par {P} aapke {H} ghar me hai.
jargon Chandra lagna se {P} {H:sk} bhav mein hai aapka.
# setting
plain Ye kundli {a} ayanamsa se bani hai.
spoken Ayanamsha {a} wala hi lagaya hai is kundli me.
# placed
plain Aapka {P} {S} rashi me, {H} ghar me hai.
jargon {P} {H:n} bhav me, rashi {S}, nakshatra {N}, bas itna dekh lijiye apna
spoken {S} ka {P} lekar baithe hain aap {H} ghar me, mehnat ka phal der se milega.
# two
plain Aapka {P} {H} ghar me aur {Q} {J} ghar me hai.
jargon {P} {S} mein aur {Q} {Z} mein hai, aapki kundli me ye do khaas hain.
english {P:en} {H:n} house me, {Q:en} {J:n} me, dono ka apna apna kaam hai aapke yahan.
# triple
plain Aapki kundli me {P} {H} ghar me, {Q} {J} ghar me aur {R} {L} ghar me hai.
spoken {P} {S} me mila, {Q} {Z} me, {R} {Y} me, ye hai aapka janm ka naksha.
# position
plain Aapka {P} {S} me {g} degree {m} minute par, {H} ghar me hai.
jargon Spasht {P}: {g}° {m}′ {S}, aapke janm par
# lord_named
plain Aapke {H} ghar ka swami {P} {J} ghar me hai.
jargon {H:esh} {P} {J:sk} bhav me, {S} rashi mein sthit hai aapka.
spoken {P} jo aapke {H:n} ghar ka malik hai, baitha kahan hai? {S} me.
# rules_two
plain {P} aapke {H} aur {J} ghar ka swami hai.
spoken Do ghar sambhalta hai {P} aapke, {H:nom} bhi aur {J:nom} bhi.
# house_full
plain Aapke {H} ghar me {S} rashi hai aur uska swami {P} {J} ghar me hai.
jargon {H:sk} bhav {S} ka, bhavesh {P} gaya {Z} mein, ye aapka yog hai
# occupants
plain Aapke {H} ghar mein {P} aur {Q} dono hain.
spoken {P} bhi wahi {Q} bhi wahi, aapke {H:n} ghar me {S} rashi me dono jame hain.
# axis
plain Rahu aapke {H} ghar me hai aur Ketu {J} ghar me.
jargon Rahu {S} me, Ketu {Z} me, yahi axis hai aapka.
# moon
plain Aapki chandra rashi {S} hai, janm nakshatra {N}, charan {K}.
spoken Aapki rashi {S}, lagna {Z}, nakshatra {N}, koi puche to yahi bataiye.
# lagna_lord
plain Aapka lagna {S} hai aur lagnesh {P} {H} ghar mein hai.
jargon {S} lagna, lagnesh {P}, sthiti {Z} rashi, sab aapki patri se
# dasha_lord
plain Aapki chal rahi mahadasha ka swami {M} {H} ghar me hai.
jargon Mahadasha nath {M} janm se {S} rashi mein hai, aapke {H} ghar me.
# dasha_age
plain {P} ki mahadasha aapko {n} saal ki umar me lagti hai aur {o} me khatm hoti hai.
spoken {n} ki age par {P} ki mahadasha shuru hai aapki.
# dasha_length
plain {P} ki mahadasha aapke liye {n} saal ki hai.
spoken Poore {n} saal ka khel hai {P} ki mahadasha ka aapke yahan.
# in_kendra
plain Aapka {P} kendra me hai.
spoken Kendra pakad ke baitha hai {P} aapka, khul ke phal dega.
# in_trikona
plain Aapka {P} trikon me hai.
jargon Trikon sthan me {P} pada hai aapki kundli me, bhagya ka saath milega.
# in_dusthana
plain Aapka {P} dusthan me hai.
blunt! {P} aapka kisi dusthan me nahi hai, jhootha darr mat paaliye.
spoken trik bhav me jaake baitha hai {P} aapka
# in_upachaya
plain Aapka {P} upachay ghar me hai.
spoken {P} upachay bhav wala hai aapka, umar ke saath sudharta jayega.
# alone
plain Aapke {H} ghar me {P} akela hai.
spoken Akela {P} baitha hai aapke {H:n} ghar me, koi saathi nahi.
# varga_two
plain Aapka {P} janm kundli me {S} me hai aur {V} me {Z} me.
jargon {V} lagna {L} hai aapka aur {P} usme {H} ghar mein gaya.
# karaka_place
plain {P} aapka {C} hai aur {H} ghar me baitha hai.
jargon {C} {P} hai aapka, {S} rashi mein, {H:n} bhav.
# transit_full
plain {P} abhi {S} me hai, yaani aapke {H} ghar me aur chandra se {J} ghar me.
spoken {S} me aaya hai {P} abhi, aapka {H:nom} ghar hua wo, chandra se {J:nom}.
# sade_sati_phase
plain Aapki sade sati ka {k:nom} charan chal raha hai.
spoken sade sati ke {k} daur me hain aap abhi
# no_sade_sati
plain Aapki sade sati nahi chal rahi hai.
warm Sade sati se bahar hain aap is samay, Shani ko dosh mat dijiye.
# dhaiya
plain Aap par Shani ki dhaiya chal rahi hai.
spoken Shani maharaj ki dhaiya lagi hai aapko abhi, dhaai saal wali.
# further
plain Aapke {P} ke ansh {Q} ke ansh se zyada hain.
spoken Degree me {P} aage hai aapka, {Q} peeche.
# bindus_two
plain Sarvashtakvarg mein aapke {H} ghar ke {n} bindu hain aur {J} ghar ke {o}.
spoken {H:n} ghar me {n} point, {J:n} me {o} point, ashtakvarg me gin lijiye apne.
# aspect_two
plain {P} aapke {H} aur {J} ghar dono ko dekhta hai.
jargon {P} ki drishti {H:sk} aur {J:sk} bhav par hai aapke yahan.
# retro_count
plain Rahu Ketu ko chhodke aapke janm par {c} grah vakri the.
spoken {c} grah ulte chal rahe hain aapke, Rahu Ketu ko gine bina.
`;
