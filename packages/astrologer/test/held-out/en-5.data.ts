/** English corpus 5: a textbook, an app, a terse pandit, a machine, a blog and a columnist. Lines as in corpus 1. */
export const EN_5 = `
# planet_sign
textbook The native's {P} tenants {S}, a placement worth careful study.
app Your {P} lives in {S}, so trust the slow build 🌱
pandit {P} — {S}. Note it.
gpt **{P} in {S}** gives your chart its characteristic rhythm.
blog They say my kind of person has {P} somewhere dull, but no: yours is in {S}.
column For someone whose {P} is found in {S}, as yours is, patience is second nature.
short {P:ab} in {S:ab}
neg! {P} is definitely not in {S}.
neg! Contrary to what many apps say, your {P} isn't placed in {S}.
two {P} deserves a word too. Its sign is {S}.
two Which sign is {P} in? {S}.
sub You tend to hold back, which makes sense once you see that {P} is in {S}.
# placed
gpt Your {P} in {S} in the {H:n} house colours how you meet the world.
gpt - **{P} in {S} ({H:n} house):** you think before you speak.
textbook {P} is posited in {S}, identical with the {H} bhava.
app {P} is in your {H:n} house, in the sign of {S}!
pandit {P} {H:n} house {S} rashi.
blog So here is your {P}, sitting in {S}, {H:n} house, minding its own business.
column With {P} in {S} and in the {H} house, this is no year for shortcuts.
paren Much of this comes from {P} ({S}, {H:n} house).
paren {P} (in {S} in your {H:n}) keeps you alert.
star {P} sits in {S} in {N} nakshatra, in the {H} house.
star Born with {P} in {N}, within {S}, you notice details.
table | Planet | Sign | House |⏎|---|---|---|⏎| {P} | {S} | {H:num} |
short {P:ab}: {S:ab}, {H:hh}
two {P} is in {S}. That puts it in your {H} house.
# two
gpt While {P} occupies {S}, {Q} occupies {Z}.
gpt {P} falls in your {H:n} house, whereas {Q} falls in your {J:n}.
textbook {P} and {Q} are placed in {S} and {Z} respectively.
app {P}: {S}. {Q}: {Z}.
pandit {P} in {H:n}, {Q} in {J:n}.
blog {P} is in {S}; {Q}, on the other hand, is in {Z}.
column {P} in your {H} house asks for patience and {Q} in your {J} house asks for courage.
table | {P} | {S} | {H:num} |⏎| {Q} | {Z} | {J:num} |
list 1. {P} – {S} – {H:n} house⏎2. {Q} – {Z} – {J:n} house
sub {P}, now that we mention it, is in the {H} and {Q} is in the {J}.
# planet_house
textbook The {H} bhava is tenanted by {P}.
app {P} hangs out in your {H:n} house of the chart.
pandit {P} has gone to the {H:n}.
gpt Given that {P} resides in the {H} house, responsibilities come early.
blog I looked twice: {P} really is in the {H:n}.
column Thank {P}, which you have in the {H} house, for that stubbornness.
short {P:ab} {H:hh}
short {P:ab} in {H:h}
neg! No, {P} is not sitting in your {H:n} house.
neg! {P} doesn't fall in the {H}.
quest Did you know that {P} is in your {H} house?
two Consider the {H} house. You will find {P} there.
pass The {H} house of your chart is occupied by {P}.
# house_sign
textbook The {H} bhava falls in {S}.
app Your {H:n} house is in {S}.
gpt The cusp of the {H:n} house is in {S}, which shapes its affairs.
pandit {H:n} house {S}.
blog {S} on the {H:n}: classic.
column Since {S} governs the cusp of your {H} house, expect order there.
short {H:hh} = {S:ab}
neg! The sign on your {H} house is not {S}.
pass Your {H} house is occupied by the sign {S}.
# planet_star
textbook {P} is situated in the asterism of {N}.
app {P} was in the {N} nakshatra when you were born.
pandit {P}, {N} nakshatra.
gpt The nakshatra holding your {P} is {N}.
blog {P} in {N}, quarter {K}, if you care about such things.
neg! {P}'s nakshatra is not {N}.
paren {P} ({N}, pada {K}) speaks softly.
# degree
textbook {P} has attained {g} degrees of {S}.
app {P} sits at {g}° {S}.
gpt At {g}° in {S}, your {P} is well into its sign.
short {P:ab} {g}° {S:ab}
# lagna
textbook The ascendant of this nativity is {S}.
app You're a {S} rising!
pandit {S} lagna jatak.
gpt You have {S} rising on the eastern horizon.
blog As a {S} rising, I'd call you hard to surprise.
column With {S} on the ascendant, you walk into rooms differently.
neg! {S} is not the sign that was rising when you were born.
quest Is it because you're a {S} ascendant that you worry so?
# lagna_lord
gpt Your ascendant is {S}, ruled by {P}, which sits in the {H:n} house.
textbook {S} rises, and its lord {P} has gone into the {H} bhava.
app {S} rising means {P} is your chart ruler, and it lives in your {H:n} house.
pandit Lagna {S}, lagna lord {P} in {H:n}.
blog Your chart ruler, {P}, is in {Z}.
column The ruler of your ascendant is {P}, found in the {H} house.
# lordship
textbook The lordship of the {H} bhava vests in {P}.
app {P} runs your {H:n} house.
pandit {H:n} lord {P}.
gpt {P} acts as the ruler of your {H:n} house.
blog And who owns the {H:n} house? {P}.
short L{H:num} = {P:ab}
neg! {P} has no lordship over your {H} house.
pass Your {H} house is governed by {P}.
# rules_two
gpt For your ascendant, {P} rules both the {H:n} and {J:n} houses.
textbook {P}, lord of the {H} and the {J}, gives mixed results.
app {P} is in charge of houses {H:num} and {J:num} for you.
pandit {P} is {H:n} and {J:n} lord.
blog {P} owns your {H:n} and {J:n} houses, which explains a lot.
# lord_place
textbook The lord of the {H} bhava is posited in the {J} bhava.
app The ruler of your {H:n} house lives in your {J:n} house.
pandit {H:n} lord in {J:n}.
gpt With the ruler of your {H:n} house placed in the {J:n}, the two areas are linked.
blog Your {H:n}-house ruler went and parked itself in the {J:n}.
column The planet that rules your {H} house has settled in the {J}.
short L{H:num} in {J:hh}
neg! Your {H} lord does not sit in the {J} house.
# lord_named
gpt The {H:n} lord, {P}, is placed in the {J:n} house in {S}.
gpt Your {H} house is ruled by {P}, which is positioned in the {J} house.
textbook {P} as lord of the {H} in the {J} bhava unites the two.
app {P} rules your {H:n} house and sits in your {J:n}.
pandit {H:n} lord {P} in {J:n}, {S} rashi.
blog {P}, ruler of the {H:n}, is off in {S}.
column {P} governs your {H} house from the {J}.
paren The ruler of your {H:n} house ({P}) is in the {J:n} house.
# house_full
gpt ### {H:n} House⏎- Sign: {S}⏎- Lord: {P}⏎- Lord placed in: {J:n} house
gpt Your {H:n} house is in {S}, and its ruler {P} is in the {J:n} house.
textbook The {H} bhava is {S}, its lord {P} occupying {Z}.
app House {H:num}: {S}, ruled by {P}.
pandit {H:n} house {S}, lord {P} in {J:n}.
blog {S} sits on your {H:n} house, so its lord is {P}, which you have in {Z}.
# occupants
gpt Your {H:n} house holds both {P} and {Q}.
gpt {P} and {Q} are together in {S}, in your {H:n} house.
textbook In the {H} bhava {P} and {Q} are conjoined.
app {P} + {Q} in your {H:n} house = busy times.
pandit {P}, {Q} in {H:n}.
blog There's a little party in your {H:n} house: {P} and {Q}.
column Both {P} and {Q} can be found in the {H} house.
# dispositor
textbook {P} is disposited by {Q}.
gpt {P} sits in a sign ruled by {Q}.
app {P} answers to {Q}, whose sign it is in.
# star_lord
textbook {P} is in a nakshatra of {Q}.
gpt The nakshatra lord of your {P} is {Q}.
kp {P} is in the star of {Q}.
# dignity
textbook {P} is found {G} in this nativity.
app Your {P} is {G}!
gpt Since your {P} is {G}, it acts with that confidence or lack of it.
blog {P} is {G}, for what it's worth.
neg! Nobody should tell you that your {P} is {G}, because it is not {G}.
neg! {P} cannot be called {G}.
# retrograde
textbook {P} is retrograde in the nativity.
app {P} was moving backward when you were born.
gpt One notable feature is your retrograde {P}.
blog {P} retrograde, of course.
short {P:ab} (R)
neg! Your {P} is in direct motion.
neg! {P} isn't retro.
# combust
textbook {P} is rendered combust by proximity to the Sun.
app {P} is hidden in the Sun's glare.
gpt Because {P} is combust, its voice takes longer to be heard.
neg! {P} is free of combustion.
# conjunction
textbook {P} is conjunct {Q}.
app {P} and {Q} sit side by side in your chart.
gpt The conjunction of {P} with {Q} blends their energies.
blog {P} shares a room with {Q}.
column You carry {P} and {Q} in one sign.
short {P:ab}+{Q:ab} conj
neg! {P} does not join {Q}.
neg! There's no {P}–{Q} conjunction in your chart.
# aspect
textbook {Q} receives the drishti of {P}.
app {P} is watching {Q}.
gpt {Q} is under the influence of {P}'s aspect.
blog {P} keeps an eye on {Q}.
neg! {P} casts no aspect on {Q}.
# aspect_house
textbook The {H} bhava is aspected by {P}.
app {P} looks at your {H:n} house.
gpt {P}'s gaze reaches the {H:n} house.
short {P:ab} asp {H:hh}
neg! {P} has no aspect on your {H} house.
# aspect_two
gpt {P} casts its aspect on your {H:n} and {J:n} houses.
textbook {P} throws its drishti upon the {H} and {J} bhavas.
# exchange
textbook There is parivartana between {P} and {Q}.
app {P} and {Q} have traded signs.
gpt {P} and {Q} are in mutual reception, each in the other's sign.
# varga
textbook In the {V} {P} falls in {S}.
app Your {V} shows {P} in {S}.
gpt When we move to the {V}, {P} lands in {S}.
short {V}: {P:ab} {S:ab}
neg! In the {V}, {P} is not in {S}.
# varga_two
gpt {P} is in {S} in the birth chart and in {Z} in the navamsa.
textbook {P}, in {S} in the rasi, attains the {Z} navamsa.
app D9: {P} in {Z}, {H:n} house.
blog Your navamsa ascendant is {L}.
# vargottama
textbook {P} attains vargottama status.
gpt {P} repeats its sign in the navamsa.
# karaka
textbook {P} obtains the status of {C}.
app Your {C} is {P}.
gpt In the Jaimini scheme {P} acts as your {C}.
neg! {P} isn't the {C} in your chart.
# karaka_place
gpt Your {C}, {P}, is placed in the {H:n} house.
textbook The {C} is {P}, posited in {S}.
# arudha
textbook The {A} falls in {S}.
gpt Your {A} is located in {S}.
# yoga
textbook {Y} is formed in this horoscope.
app You've got {Y}!
gpt Your chart features {Y}.
neg! {Y} isn't formed in your chart.
# dosha
app You have {Y} in your chart.
gpt Your horoscope is marked by {Y}.
neg! You're not affected by {Y}.
# dasha_running
textbook The native is presently under {M} dasha and {X} bhukti.
app You're in {M} Mahadasha, {X} Antardasha.
pandit {M} mahadasha, {X} antar now.
gpt You are presently moving through the major period of {M}.
blog It's {M}'s decade, and {X} is the sub-lord of the moment.
column Your life is under the rule of the {M} mahadasha these days.
neg! You aren't running {M} mahadasha.
# dasha_lord
gpt Your current dasha lord, {M}, sits in the {H:n} house.
textbook The lord of the running mahadasha, {M}, is posited in {S}.
app {M} Mahadasha is on, and {M} is in your {H:n} house.
# dasha_next
textbook The {M} mahadasha is succeeded by that of {X}.
app Up next: {X} Mahadasha.
gpt When the {M} mahadasha finishes, the {X} mahadasha takes over.
# maha_edge
textbook {P} mahadasha commences on {D:of}.
app {P} Mahadasha: {D:mon} – {E:mon}
pandit {P} MD up to {E:short}.
gpt Your {P} mahadasha runs from {D:my} to {E:my}.
blog {P} takes over on {D:usth}.
column The {P} major period stretches from {D:y} to {E:y}.
short {P:ab} MD {D:dmy} to {E:dmy}
# antar_edge
textbook The bhukti of {P} in the dasha of {M} extends up to {E}.
app {M}–{P}: {D:short} to {E:short}
gpt The {P} antardasha within your {M} mahadasha begins in {D:my} and ends in {E:my}.
# dasha_age
gpt {P} mahadasha begins when you are {n} and continues until you are {o}.
textbook {P} dasha operates from the age of {n}.
app At age {n}, your {P} Mahadasha starts.
blog You'll be {n} when {P} mahadasha kicks in.
# dasha_length
gpt Your {P} mahadasha lasts {n} years in all.
textbook The period of {P} is of {n:w} years.
# in_kendra
textbook {P} is in a kendra.
gpt {P} occupies an angular house.
# in_trikona
textbook {P} is posited in a trikona.
# in_dusthana
textbook {P} is in a dusthana.
gpt {P} sits in one of the difficult houses (6, 8 or 12).
# in_upachaya
gpt {P} is placed in an upachaya house.
# alone
gpt {P} is alone in the {H:n} house.
textbook The {H} bhava contains {P} alone.
app Only {P} lives in your {H:n} house.
# transit
textbook In gochara {P} is traversing {S}.
app {P} is moving through {S} right now.
gpt As of today, {P} is transiting {S}.
blog Up in the sky {P} is currently in {S}.
neg! {P} is not transiting {S} at the moment.
# transit_full
gpt {P} is currently transiting {S}, which is your {H:n} house.
textbook {P} transits the {J} from your Moon at present.
app {P} is now in {S}, lighting up your {H:n} house.
column At present {P} passes through your {H} house.
# transit_house
gpt Transiting {P} is activating your {H:n} house now.
# ingress
textbook {P} ingresses into {S} on {D:of}.
app {P} enters {S} on {D:usth}.
gpt {P} moves into {S} on {D:short}.
# sade_sati
app Sade Sati: active.
gpt You are currently in the middle of Sade Sati.
neg! You are not in Sade Sati at present.
blog Yes, sade sati is on for you.
# sade_sati_phase
gpt You're in the {k} phase of Sade Sati.
# no_sade_sati
gpt Saturn's Sade Sati is not operating in your life right now.
app Sade Sati: not active.
# dhaiya
gpt Saturn's dhaiya is running for you at the moment.
# tropical
gpt In Western astrology your Sun sign would be {S}.
app Western zodiac sign: {S}
# birth_date
app Born: {D:dmy}
gpt You were born on {D:usth}.
# age
app You are {n} years old.
gpt At {n:w}, you stand at a turning point.
blog You're {n} already.
# vara
gpt Your birth fell on a {W}.
app Weekday of birth: {W}
# tithi
textbook The tithi at birth is {T}.
app Birth tithi: {T}
# sunrise
gpt On the day of your birth the Sun rose at {t}.
# bindus
textbook The {H} bhava obtains {n} bindus in the sarvashtakavarga.
app SAV score, {H:n} house: {n}
gpt In Sarvashtakavarga, your {H:n} house scores {n} points.
words Your {H} house holds {n:w} bindus.
# bindus_two
gpt Your {H:n} house has {n} SAV points while the {J:n} has {o}.
# bav
textbook {P} contributes {n} bindus in {S}.
gpt In its own ashtakavarga {P} has {n} bindus in {S}.
# strongest
textbook {P} is the strongest of all in shadbala.
app Strongest planet: {P}
gpt By Shadbala, {P} comes out on top.
# weakest
textbook {P} is the weakest in shadbala.
app Weakest planet: {P}
# rupas
textbook The shadbala of {P} is {r} rupas.
app {P} shadbala: {r} rupas
# comparison
textbook {P} surpasses {Q} in shadbala.
gpt Between the two, {P} is stronger than {Q}.
# further
textbook {P} is at a higher degree than {Q}.
# count
gpt There are {c} planets in your {H:n} house.
textbook {c} grahas tenant the {H} bhava.
# empty
textbook The {H} bhava is devoid of planets.
app Nobody's home in your {H:n} house.
gpt Your {H:n} house is unoccupied.
neg! Your {H} house is not empty.
# from_reference
textbook {P} is in the {H} from the Moon.
gpt Counted from your Moon, {P} falls in the {H:n} house.
# axis
gpt Your Rahu–Ketu axis falls across the {H:n} and {J:n} houses.
textbook Rahu in {S} and Ketu in {Z} make the nodal axis.
app North Node in {S}, South Node in {Z}.
pandit Rahu {H:n}, Ketu {J:n}.
# moon
gpt Your Moon sign is {S} and your birth star is {N}.
app Moon sign {S} · Rising {Z}
pandit Rashi {S}, nakshatra {N} pada {K}.
# setting
gpt These positions use the {a} ayanamsa.
# window
gpt The best window for career moves is around {D:my}.
column Circle {D:my} for your career.
`;
