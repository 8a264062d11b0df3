/** Hinglish corpus 22: reports, app screens, blogs and forum replies. Lines as in corpus 1. */
export const HG_22 = `
# planet_sign
field {P} kis rashi me: {S}
plain Aapki kundli me {P} {S} rashi me hai.
forum bhai teri details daali maine, {P:en} {S:en} me aa raha hai.
youtube 🔥 Aapka {P} baitha hai {S:alt} me, isliye log aapko jaldi samajh nahi paate.
table! | Graha | {S} me? |⏎|---|---|⏎| {P} | Nahi |
# planet_house
heading ## {H:n} House me {P}⏎Is wajah se aap is area me thoda extra sochte ho.
plain {P} aapke {H} ghar me baitha hai.
forum sir apka {P:en} {H:en} house me pada h, isliye delay dikh rha h.
terse {P:ab}: {H:h}
blog! Aapke {H} bhav me {P} nahi hai, chart ek baar phir se dekh lijiye.
# house_sign
field House {H:num} ki rashi: {S}
plain Aapke {H} ghar me {S} rashi hai.
bullet - {H:sk} bhav → {S:alt}
forum aapki kundli ka {H:en} house {S:en} ka hai, to wahan aap usi style me chalte ho.
# planet_star
field {P} nakshatra: {N} | charan: {K}
plain Janam ke samay {P} {N} nakshatra me tha.
youtube Is video ka sabse zaroori point: aapka {P} {N} ke charan {K} me aata hai!
# degree
field {P:en} degree: {g}° ({S:en})
plain Aapka {P} {S} me {g} degree par hai.
forum check kiya, {P} {g} ansh ka h {S} rashi me.
# lagna
field Lagna: {S}
plain Aapka lagna {S} hai.
forum aap {S:en} ascendant ho ji, isiliye pehli mulaqat me log dhoka kha jaate hain.
youtube! Dosto seedhi baat, aapki kundli {S} lagna ki nahi hai.
# lordship
plain {P} aapke {H} ghar ka swami hai.
field {H:n} house lord: {P}
blog Aapke chart me {H:sk} bhav ki malkiyat {P} ko mili hai.
# lord_place
field {H:esh} → {J:n} house
plain Aapke {H} ghar ka swami {J} ghar me baitha hai.
forum {H:en} lord apka {J:en} house me h bro, mehnat lagegi pr result pakka.
# dispositor
field {P} ka dispositor: {Q}
plain Aapka {P} {Q} ki rashi me hai.
blog Jis rashi me aapka {P:alt} baitha hai, uska malik {Q} hai, to dono ko saath me padhna padega.
# star_lord
field {P} — nakshatra swami: {Q}
plain Aapka {P} {Q} ke nakshatra me hai.
forum KP wale dhyan de, aapke {P:en} ka star lord {Q:en} nikla.
# dignity
field {P} ki sthiti: {G}
plain Aapki kundli me {P} {G} hai.
youtube Ab baat karte hain taakat ki: {P} aapke chart me {G} baitha hua hai.
# retrograde
field {P}: Vakri (R)
plain Janam ke samay aapka {P} vakri tha.
forum! nahi ji, {P:en} aapka direct hai, retro nahi.
# combust
field {P}: Asta (combust)
plain Aapki kundli me {P} asta hai.
forum! {P} combust nhi h apka, tension mat lo.
# conjunction
heading ### {P} + {Q} Yuti⏎Aapke chart me ye dono saath hain, isliye ek ko chhedo to doosra bhi jaag jata hai.
plain Aapki kundli me {P} aur {Q} ek hi ghar me hain.
forum! apke chart me {P:en} {Q:en} ka conjunction nhi banta, dono alag rashi me h.
# aspect
field Drishti: {P} ki, {Q} par
plain Aapke {Q} par {P} ki drishti hai.
youtube Aur haan, {P} aapke {Q} ko dekh raha hai, isliye mood itna upar neeche hota hai.
# aspect_house
plain {P} ki drishti aapke {H} ghar par hai.
bullet - {H:n} house par {P} ki nazar
forum {P:en} ka aspect aa rha h apke {H:en} house pe, so wahan thoda control rakhna.
# rashi_aspect
field Rashi drishti (Jaimini): {S} → {Z}
blog Jaimini ke hisaab se aapki kundli me {S} rashi {Z} ko dekhti hai.
# exchange
heading #### {P} ⇄ {Q} Parivartan⏎Dono ek doosre ki rashi me baithe hain, aapke liye ye package deal hai.
plain Aapki kundli me {P} aur {Q} ne rashi badal rakhi hai.
forum! {P} aur {Q} ka rashi parivartan aapki kundli me nahi hai.
# varga
field {V}: {P} — {S}
plain Aapke {V} chart me {P} {S} rashi me hai.
forum {V} khol ke dekho, {P:en} apka {S:en} me milega.
# vargottama
field {P} vargottam? Haan
plain Aapka {P} vargottam hai.
youtube D1 me jo rashi {P} ki hai, wahi navansh me bhi hai, isliye aapko iska phal pakka milta hai.
# karaka
field {C} = {P}
plain {P} aapka {C} hai.
blog Degree ke hisaab se list banayi to aapka {C} {P} nikal kar aaya.
# arudha
field {A}: {S}
plain Aapka {A} {S} rashi me hai.
forum {A} nikala maine apka, {S:en} aa raha hai.
# yoga
bullet - ✅ {Y}: aapki kundli me hai
plain Aapki kundli me {Y} ban raha hai.
youtube! Sach bolu to {Y} aapke chart me banta hi nahi.
# dosha
field {Y}: Haan
plain Aapki kundli me {Y} hai.
forum! apki kundli me {Y} nhi h, shaadi ki baat aage badhao.
# dasha_running
field Chal rahi dasha: {M}-{X}
plain Abhi aapki {M} ki mahadasha chal rahi hai.
table | Dasha | Abhi ka swami |⏎|---|---|⏎| Maha | {M} |⏎| Antar | {X} |
forum aap abhi {M:en} mahadasha me ho aur andar {X:en} ka antar chal rha h, job chhodne ki jaldi mat karo.
# dasha_next
field {M} ke baad ki mahadasha: {X}
plain {M} ki mahadasha khatam hone par aapki {X} ki mahadasha shuru hogi.
youtube {M} ka time nikalte hi aapki life me {X} mahadasha ki entry hoti hai!
# maha_edge
field {P} mahadasha: {D:dmy} se {E:dmy} tak
plain Aapki {P} ki mahadasha {D} se shuru hoti hai.
forum {P:en} MD apki {E:my} me khatam hoti h, tab tak dheeraj rakho.
table | Mahadasha | Start | End |⏎|---|---|---|⏎| {P} | {D:y} | {E:y} |
# antar_edge
field {M}/{P} antardasha: {D:short} – {E:short}
plain {M} ki mahadasha me aapki {P} ki antardasha {D} se shuru hoti hai.
forum {M:en} MD ke andar {P:en} AD {E:mon} tak h apka.
# transit
app Aaj ka gochar: {P} — {S}
plain Is samay {P} {S} rashi me gochar kar raha hai.
youtube Dosto abhi {P:alt} maharaj {S} me chal rahe hain, to aap bhi apni speed dekh lo.
forum! {P:en} abhi {S:en} me nahi hai, koi purana article padh liya aapne.
# transit_house
field Gochar me {P}: aapka {H:n} house
plain {P} abhi aapke {H} ghar se guzar raha hai.
forum aajkal {P:en} transit kar rha h apke {H:en} house me, isliye itna kaam ka load h.
# ingress
field {P} ka {S} me pravesh: {D:short}
plain {P} {D} ko {S} rashi me jayega.
youtube Date note kar lo: {D:us} ko {P} rashi badalkar {S} me aa jayega.
# sade_sati
field Sade Sati: CHALU
plain Aap par abhi sade sati chal rahi hai.
forum! sade sati nahi chal rahi aapki, random logo ki baat me mat aao.
# tropical
field Western sun sign: {S:en}
plain Western astrology me aapki sun sign {S:en} hai.
forum english wale horoscope me aap {S:en} sun ho.
# birth_date
field DOB: {D:dmy}
plain Aapka janam {D} ko hua tha.
app Kundli tayyar hai ✨ Aapki janam tareekh: {D:short}
# age
field Umar: {n} saal
plain Aap {n} saal ke hain.
forum aap abhi {n} ke ho, itni jaldi haar kyun maan rahe ho.
# vara
field Janam ka din: {W}
plain Aap {W} ko paida hue the.
blog Birth day {W} hone ki wajah se us din ka vrat aapko suit karta hai.
# tithi
field Janam tithi (panchang): {T}
plain Aapke janam ke samay {T} tithi thi.
# sunrise
field Suryoday (janam ke din): {t}
plain Aapke janam ke din suraj {t} baje nikla tha.
# bindus
field SAV house {H:num}: {n} bindu
plain Aapke {H} ghar ko sarvashtakvarg me {n} bindu mile hain.
forum {S:en} rashi ke total SAV points apke {n} hain.
# bav
field BAV {P} / {S}: {n}
plain {P} ko apne ashtakvarg me {S} rashi me {n} bindu mile hain.
forum {P:en} ki bhinnashtakvarg table me {S:en} ke neeche {n} points likhe h apke.
# strongest
field Shadbal me No. 1: {P}
plain Shadbal me aapka sabse balwan graha {P} hai.
youtube Aapke chart ka asli hero, shadbal ke hisaab se sabse taakatwar, {P:alt} hai.
# weakest
field Shadbal me sabse neeche: {P}
plain Shadbal me aapka sabse kamzor graha {P} hai.
forum {P:en} apka shadbala me last aa rha h, mantra jaap kar lo.
# rupas
field {P} shadbal: {r} rupa
plain Aapki kundli me {P} ka bal {r} rupa hai.
# comparison
plain Shadbal me aapka {P} {Q} se zyada balwan hai.
terse Shadbal rank: {P:en} > {Q:en}
blog {Q} kitna bhi zor laga le, shadbal me aapka {P} usse aage hai.
# count
field House {H:num} me kitne graha: {c}
plain Aapke {H} ghar me {c} graha baithe hain.
forum {c} planets h bhai apke {H:en} house me, stellium type feel aayegi.
# empty
field {H:n} house: khaali
plain Aapke {H} ghar me koi graha nahi hai.
youtube! Aapka {H:nom} ghar khali nahi hai dosto, dhyan se dekhiye.
# from_reference
field Chandra se {P}: {H:num}
plain Chandrama se ginne par aapka {P} {H} ghar me hai.
forum moon chart me {P:en} apka {H:en} house me baitha h.
# setting
field Ayanamsa: {a}
plain Aapki kundli {a} ayanamsh se bani hai.
# placed
field {P} — {S}, house {H:num}, {N}
plain Aapka {P} {H} ghar me {S} rashi ka hai.
forum {P:en} {S:en} me h aur house bana {H:en}, isliye aap dil se zyada dimaag lagate ho.
# two
bullet - {P}: {S}, {H:n} house⏎- {Q}: {Z}, {J:n} house
plain Aapka {P} {S} me {H} ghar me hai aur {Q} {Z} me {J} ghar me hai.
youtube Ek taraf {H} ghar ka {P}, doosri taraf {J} ghar ka {Q}, isi kheencha-taani me aapki life nikalti hai.
# triple
table | Graha | Rashi | House |⏎|---|---|---|⏎| {P} | {S} | {H:num} |⏎| {Q} | {Z} | {J:num} |⏎| {R} | {Y} | {L:num} |
plain Aapki kundli me {P} {S} me, {Q} {Z} me aur {R} {Y} me hai.
terse {P:ab}-{H:h}, {Q:ab}-{J:h}, {R:ab}-{L:h}
# position
field {P}: {g}°{m}' {S} (house {H:num})
plain {P} aapke {H} ghar me {S} ke {g} ansh {m} kala par hai.
# retro_count
field Vakri graha (Rahu Ketu chhodkar): {c}
plain Rahu aur Ketu ko chhodkar aapke janam ke samay {c} graha vakri the.
# lord_named
field {H:esh} {P}: {J:n} house, {S}
plain Aapke {H} ghar ka swami {P} {J} ghar me hai.
forum apka {H:en} lord {P:en} {S:en} me gaya hua h, result late milega pr milega.
# rules_two
field {P} kin gharon ka swami: {H:num} aur {J:num}
plain {P} aapke {H} aur {J} ghar ka swami hai.
# house_full
heading ### House {H:num}: {S}⏎Swami: {P}⏎Swami kahan: house {J:num}
plain Aapke {H} ghar me {S} rashi hai aur uska swami {P} {J} ghar me baitha hai.
forum {H:en} house {S:en} ka, uska lord {P:en} jaake baitha {Z:en} me, bas yahi apki kahani h.
# occupants
bullet - {P} + {Q} → {H:n} house ({S})
plain Aapke {H} ghar me {P} aur {Q} dono baithe hain.
youtube Aapke {H} bhav me {P} ke saath {Q} bhi maujood hai, isliye wahan shanti kam rehti hai.
# axis
field Rahu-Ketu axis: {H:num}-{J:num}
plain Aapki kundli me Rahu {H} ghar me aur Ketu {J} ghar me hai.
forum Rahu apka {S:en} me h to Ketu {Z:en} me, dono ki tug of war chalti rehti h.
# moon
field Rashi: {S} | Nakshatra: {N} | Charan: {K} | Lagna: {Z}
plain Aapki chandra rashi {S} hai aur lagna {Z} hai.
forum moon {S:en} me aur lagna {Z:en}, deep combo hai aapka.
# lagna_lord
field Lagna {S} • Lagnesh {P} • House {H:num}
plain Aapka lagna {S} hai aur lagnesh {P} {H} ghar me baitha hai.
blog {S} lagna me janam hua aur lagnesh {P} {Z} me gaya, isliye aap tham kar nahi baith sakte.
# dasha_lord
field Current mahadasha: {M} (janam me house {H:num}, {S})
plain Aapki {M} ki mahadasha chal rahi hai aur {M} aapke {H} ghar me baitha hai.
forum abhi {M:en}-{X:en} chal rha h aapka, aur MD lord natal me {S:en} ka h.
# dasha_age
field {P} mahadasha: umar {n} se {o} saal
plain Aapki {P} ki mahadasha {n} saal ki umar me shuru hoti hai.
youtube {o} saal ki umar me aapki {P} mahadasha khatam, uske baad naya chapter!
# dasha_length
field {P} mahadasha kitne saal: {n}
plain Aapki {P} ki mahadasha {n} saal ki hai.
# in_kendra
field {P}: kendra me
plain Aapki kundli me {P} kendra me hai.
forum! {P:en} kendra me nahi h apka, wo reel wali baat lagu nahi hoti.
# in_trikona
field {P}: trikon bhav me
plain Aapka {P} trikon me baitha hai.
# in_dusthana
bullet - {P}: dusthan (6/8/12 me se ek)
plain Aapki kundli me {P} trik bhav me hai.
blog! Aapka {P} kisi dusthan me nahi pada, to darne wali koi baat nahi.
# in_upachaya
field {P}: upachay bhav
plain Aapka {P} upachay ghar me hai, to umar ke saath better hota jata hai.
# alone
field House {H:num} me sirf: {P}
plain Aapke {H} ghar me {P} akela baitha hai.
forum {P:en} tera {H:en} house me solo baitha h, koi company nahi.
# varga_two
table | Graha | D1 | {V} |⏎|---|---|---|⏎| {P} | {S} | {Z} |
plain Aapka {P} janam kundli me {S} me aur {V} me {Z} rashi me hai.
blog {V} ka lagna aapka {L} hai, aur wahan {P} {H} ghar me aata hai.
# karaka_place
field {C}: {P} — house {H:num} — {S}
plain Aapka {C} {P} hai aur wo {H} ghar me baitha hai.
youtube {S} me baitha {P} hi aapka {C} hai, ise ignore mat karna.
# transit_full
field Gochar: {P} — {S} | lagna se {H:num} | moon se {J:num}
plain {P} abhi {S} rashi me hai, jo aapka {H:nom} ghar hai.
forum {P:en} abhi {S:en} me chal rha h, apke moon se {J:en} house.
# sade_sati_phase
field Sade Sati phase: {k:num}/3
plain Aapki sade sati ka {k:nom} charan chal raha hai.
# no_sade_sati
field Sade Sati: Nahi hai
plain Abhi aap par sade sati nahi hai.
youtube Good news dosto, aap is waqt Shani ki sade sati se bahar ho 🙏
# dhaiya
field Shani Dhaiya: chal rahi hai
plain Aap par abhi Shani ki dhaiya chal rahi hai.
forum! dhaiya ka koi chakkar nhi h apka abhi.
# further
plain Apni rashi me {P} ke ansh aapki kundli me {Q} se zyada hain.
terse Degree (rashi ke andar): {P:en} > {Q:en}
forum degree dekho to {Q:en} apka {P:en} se peeche h apni rashi me.
# bindus_two
table | House | SAV |⏎|---|---|⏎| {H:num} | {n} |⏎| {J:num} | {o} |
plain Sarvashtakvarg me aapke {H} ghar ko {n} aur {J} ghar ko {o} bindu mile hain.
# aspect_two
bullet - House {H:num} aur house {J:num}: dono par {P} ki drishti
plain {P} aapke {H} aur {J} dono gharon ko dekhta hai.
forum {P:en} ek saath {H:en} aur {J:en} house dono pe nazar rakhe h apke, isliye rest kam milta h.
`;
