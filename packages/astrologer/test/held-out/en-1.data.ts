/** English corpus 1. Each line: its style (with "!" if the fillings must be false for the sentence to be true), then the sentence. */
export const EN_1 = `
# planet_sign
plain You were born with {P} in {S}.
gpt Positioned in {S}, {P} lends a distinctive tone to your personality and the way others perceive you.
forum Looking at the chart you posted, {P} falls in {S} which is not what I expected tbh
text The native has {P} posited in {S}.
appos {S}, the sign your {P} calls home in this chart, colours how you love.
attr Your {S}-placed {P} wants room to breathe.
poss It is your {P}'s stay in {S} that makes you careful.
abs {P} being in {S}, you rarely take the short road.
brack Your temperament ({P} in {S}) prefers slow mornings.
list 1) {P} – {S}; treat it as the anchor of the chart.
table {P} | {S} | sign placement
two Consider {P} for a moment. Its sign here is {S}.
neg! {P} does not occupy {S} in your horoscope.
quest Why does {P} in {S} make you so restless?
rel While your siblings may differ, your {P} is a {S} one.
uncle beta dhyan do, your {P} is there in {S} only
# planet_house
plain Your {P} can be found in house {H:num}.
gpt A notable feature of your horoscope is {P} placed in the {H:n} house, which draws your attention to its themes.
forum so i checked and {P} is sitting in ur {H:n}H
text {P} tenants the {H} bhava.
appos {P}, tenant of your {H} house, keeps you awake at night.
attr Your {H}-house {P} is the busiest planet you own.
poss Your {H} house's resident, {P}, sets the pace.
abs With {P} lodged in the {H}, you learn late but well.
brack Two things matter here ({P} in the {H}, and your own patience).
list * {P} → {H:n} house
table House {H:num}: {P}
two Now take {P}. You will find it in the {H} house.
neg! {P} isn't in your {H} house at all.
neg! At no point does the {H} house contain {P}.
quest Did you know that {P} occupying the {H} house is why you travel so much?
rel Unlike your brother, you have {P} in the {H} house.
uncle Arre your {P} is in {H:n} house na, so don't worry
# house_sign
plain The sign on your {H} house is {S}.
gpt Your {H:n} house falls in {S}, suggesting a particular approach to its matters.
forum {H:n} house = {S} for u
text {S} occupies the {H} bhava in this nativity.
appos Your {H} house, {S}, is where the work is.
poss Your {H} house's sign is {S}.
abs {S} being on the cusp of the {H}, you go your own way there.
list - House {H:num} ({S})
table {H:num} | {S}
neg! {S} does not fall in your {H} house.
two Look at the {H} house. {S} is the sign you see there.
quest How does having {S} in the {H} house affect me?
# planet_star
plain {P} was in the nakshatra {N} when you were born.
gpt Your {P} resides in {N} nakshatra, known for its particular symbolism.
forum ur {P} nakshatra is {N} right? thats intense
text {P} is stationed in {N}, pada {K}.
appos {N}, your {P}'s nakshatra, gives stamina.
attr Your {N} {P} is curious by nature.
brack {P} ({N}, pada {K}) is quick.
list {P}: {N} – {K}
table {P} | {N} | {K}
neg! Your {P} is not in {N}.
two Take {P} next. The star it stands in is {N}.
abs Since {P} sits under {N}, you read people well.
quest What does {P} in {N} mean for my mother?
# degree
plain {P} stands at {g} degrees of {S}.
gpt At {g}° {S}, {P} carries a subtle strength.
forum {P} is {g} deg {S} in ur d1
text The longitude of {P} is {g}° in {S}.
brack {P} ({g}° {S}) is steady.
list {P} {g}° {S}
neg! {P} is not at {g} degrees of its sign.
two We look at {P}. It has reached {g}° of {S}.
poss Your {P}'s degree is {g} in {S}.
# lagna
plain The sign rising at your birth was {S}.
gpt With {S} ascending, you project a particular energy to the world.
forum {S} asc here too! just like u
text The native is born in {S} lagna.
appos Your ascendant, {S}, favours plain speech.
attr As a {S} rising person you notice everything.
poss Your rising sign of {S} gives you presence.
abs {S} rising, you carry yourself well.
brack Your lagna ({S}) decides the houses.
list Ascendant: {S}
table Lagna | {S}
neg! You are not a {S} ascendant.
two Start with the ascendant. It is {S}.
quest Since my ascendant is {S}, who rules it?
rel You're a {S} lagna, so the houses count from there.
# lordship
plain The {H} house belongs to {P}.
gpt {P}, as the ruler of your {H:n} house, plays an important role here.
forum {P} is ur {H:n} lord
text {P} holds lordship over the {H} bhava.
appos Your {H} house ruler, {P}, sets the terms.
attr {H}-lord {P} works slowly.
poss It falls to {P}, your {H} lord, to deliver.
abs {P} being lord of the {H}, results come late.
brack The lord of the {H} house ({P}) matters most.
list {H:n} lord – {P}
table {H:num} | lord | {P}
neg! {P} does not rule your {H} house.
two Who owns the {H} house? {P} does.
quest Is {P}, the ruler of my {H} house, helping me?
rel For your lagna {P} governs the {H} house.
# lord_place
plain The ruler of your {H} house stands in the {J} house.
gpt The lord of the {H:n} house is positioned in the {J:n} house, linking these two areas of life.
forum {H:n} lord in {J:n} house is what u have
text The {H} lord being posited in the {J}, the native gains through effort.
appos Your {H} lord, in the {J}, asks for patience.
abs With the {H} lord gone to the {J}, plans change.
brack The {H} house's owner (in the {J} house) is active.
list Lord of {H:num} in {J:num}
table {H:n} lord | {J:n} house
neg! The lord of the {H} is not in the {J}.
two Find the lord of the {H}. It has gone to the {J} house.
poss Your {H} house's lord sits in your {J} house.
quest Will the {H} lord in the {J} house delay my plans?
# dispositor
plain {P} is disposited by {Q}.
gpt {P} sits in a sign ruled by {Q}, which colours its expression.
text {Q} is the dispositor of {P} in this horoscope.
forum dispositor of ur {P} is {Q}
appos {Q}, dispositor of {P}, decides how it behaves.
poss {P}'s dispositor {Q} steers it.
abs {P} being in {Q}'s sign, the two must cooperate.
neg! {Q} is not the dispositor of {P}.
two Look at {P}. Its dispositor is {Q}.
list {P} → dispositor {Q}
# star_lord
plain {P} stands in a nakshatra of {Q}.
gpt The nakshatra lord of your {P} is {Q}.
text {P} is in the star of {Q}.
poss {P}'s star lord is {Q}.
neg! {P}'s star lord is not {Q}.
brack {P} (star lord {Q}) takes its time.
list Nakshatra lord of {P}: {Q}
# dignity
plain Your {P} is {G}.
gpt {P} finds itself {G}, shaping how confidently it can act.
forum dude ur {P} is {G}
text {P} is {G} in this nativity.
attr Being {G}, {P} gives as much as it can.
abs {P} {G}, you know where you stand.
brack {P} ({G}) does its work.
list {P}: {G}
table {P} | {G}
neg! {P} is not {G} in your chart.
neg! Nowhere in this chart is {P} {G}.
two A word on {P}. It is {G} here.
quest Is it because {P} is {G} that I feel this way?
rel You asked about {P}: {G}, nothing more, nothing less.
# retrograde
plain {P} was retrograde at your birth.
gpt Your natal {P} is in retrograde motion, inviting inward reflection.
forum {P} is Rx in ur chart
text {P} is vakri in the nativity.
attr Your retrograde {P} revisits old questions.
abs {P} being retrograde, you think twice.
brack {P} (retrograde) repeats its lessons.
list {P} – retrograde
table {P} | R
neg! {P} is not retrograde.
neg! {P} moves direct in your chart.
two Think of {P}. It was moving backwards when you were born.
quest How does retrograde {P} affect my speech?
poss {P}'s retrogression makes you revise.
# combust
plain {P} is combust in your chart.
gpt {P} is combust due to its closeness to the Sun, which may dim its expression.
forum ur {P} is burnt by the sun
text {P} suffers combustion.
attr Your combust {P} hides its gifts.
abs {P} being combust, its promises come quietly.
brack {P} (combust) needs time.
list {P}: combust
neg! {P} is free of combustion.
neg! {P} is not combust.
two Look at {P}. It has been swallowed by the Sun's rays.
quest Does my combust {P} hurt my career?
# conjunction
plain {P} and {Q} are conjunct in your chart.
gpt The conjunction of {P} and {Q} blends their energies in your horoscope.
forum {P}+{Q} conjunction, same as mine
text {P} is conjoined with {Q}.
appos {P}, in the company of {Q}, softens.
attr Your {P}-{Q} conjunction is noisy.
poss {P}'s neighbour in the same sign is {Q}.
abs {P} joined by {Q}, nothing stays small.
brack {P} (together with {Q}) is restless.
list {P} + {Q}: together
neg! {P} and {Q} are not together in your chart.
neg! {P} does not share its sign with {Q}.
two Find {P}. {Q} sits right next to it in the same sign.
quest Is it good that {P} and {Q} sit together?
rel {P} shares a house with {Q}.
# aspect
plain {P} casts its aspect on {Q}.
gpt {P}'s gaze falls upon {Q}, introducing a note of discipline.
forum {P} aspecting {Q} in ur chart
text {Q} receives the drishti of {P}.
appos {Q}, aspected by {P}, grows up early.
attr {P}-aspected {Q} learns to wait.
abs {Q} being under the aspect of {P}, you hesitate.
brack {Q} (aspected by {P}) is careful.
neg! {P} does not aspect {Q}.
neg! {Q} gets no aspect from {P}.
two Look at {Q}. {P} throws its aspect on it.
poss {P}'s aspect reaches {Q}.
# aspect_house
plain {P} aspects your {H} house.
gpt The {H:n} house benefits from the aspect of {P}.
forum {P} aspects {H:n} house for u
text The {H} bhava is aspected by {P}.
appos Your {H} house, seen by {P}, is protected.
abs With {P} looking at the {H}, things move.
neg! {P} has no aspect on your {H} house.
two Turn to the {H} house. {P} looks at it.
poss {P}'s drishti falls on the {H} house.
quest Does {P}'s aspect on my {H} house help?
# rashi_aspect
plain By sign aspect, {S} aspects {Z}.
text {S} has rashi drishti on {Z}.
gpt In Jaimini's scheme, {S} casts its rashi drishti upon {Z} in your chart.
neg! {S} does not have a rashi drishti on {Z}.
poss {S}'s rashi drishti reaches {Z}.
# exchange
plain {P} and {Q} have exchanged signs.
gpt There is a parivartana between {P} and {Q} in your horoscope.
forum {P} {Q} parivartan yoga in ur chart!!
text {P} and {Q} are in mutual exchange.
abs {P} and {Q} having swapped signs, each works for the other.
neg! {P} and {Q} do not exchange signs.
two {P} sits in the sign of {Q}. And {Q} returns the favour from the sign of {P}.
attr The {P}–{Q} exchange is your best card.
# varga
plain In the {V}, {P} is in {S}.
gpt In your {V}, {P} moves to {S}, adding another layer.
forum {P} goes to {S} in {V}
text In {V}, {P} occupies {S}.
appos {P}, in {S} in the {V}, matures late.
brack {P} ({V}: {S}) gets better with age.
list {V} – {P} in {S}
table {V} | {P} | {S}
neg! {P} is not in {S} in the {V}.
two Open the {V}. There {P} stands in {S}.
poss {P}'s {V} sign is {S}.
rel Your {S} {P} in the {V} tells the rest.
# vargottama
plain {P} is vargottama.
gpt {P} achieves vargottama status, repeating its sign in the navamsa.
neg! {P} is not vargottama.
two Compare the two charts for {P}. It holds the same sign in both D1 and D9.
attr Your vargottama {P} is dependable.
# karaka
plain Your {C} is {P}.
gpt {P} serves as your {C}, which speaks to the deeper purpose of your journey.
forum {P} is my {C} n urs too
text {P} attains the status of {C}.
appos {P}, your {C}, asks for honesty.
attr As {C}, {P} carries weight.
brack {C} ({P}) speaks softly.
list {C}: {P}
table {C} | {P}
neg! {P} is not your {C}.
two Who is the {C}? It is {P}.
poss The {C} role in your chart belongs to {P}.
# arudha
plain Your {A} falls in {S}.
gpt The {A} is placed in {S}, describing how you are perceived.
text The {A} of the native is {S}.
brack Your {A} ({S}) is visible to all.
list {A}: {S}
neg! Your {A} is not in {S}.
two Next the {A}. It falls in {S}.
# yoga
plain You have {Y} in your chart.
gpt Your horoscope features {Y}, traditionally regarded with interest.
forum u got {Y} congrats
text {Y} is formed in this horoscope.
attr Your {Y} is real.
neg! There is no {Y} in your chart.
neg! {Y} is absent from your horoscope.
two One more thing. {Y} is present here.
quest When will my {Y} give results?
list {Y}: present
# dosha
plain Your chart shows {Y}.
gpt Your horoscope indicates the presence of {Y}, so approach it calmly.
forum yes u have {Y}
text {Y} is present in the nativity.
neg! {Y} does not apply to you.
neg! You are free from {Y}.
quest Will my {Y} delay marriage?
list {Y}: yes
# dasha_running
plain You are running the mahadasha of {M}.
gpt You are currently navigating the {M} mahadasha, a period of particular lessons.
forum ur in {M} MD {X} AD rn
text At present the native undergoes {M} dasha with {X} bhukti.
appos Your current mahadasha, {M}, sets the mood.
attr Your present {M}–{X} period rewards patience.
poss {M}'s major period is the one you live in now.
abs {M} mahadasha being on, keep your plans simple.
brack The running period ({M} / {X}) is decisive.
list Mahadasha: {M}; Antardasha: {X}
table MD | {M} | AD | {X}
neg! You are not in {M} mahadasha.
two Now timing. The mahadasha running today is that of {M}.
quest How long will this {M} mahadasha trouble me?
uncle these days your {M} ki mahadasha is going on, so be careful with money
# dasha_next
plain After your present mahadasha comes that of {X}.
gpt Following the current period, you will enter the {X} mahadasha.
forum next MD is {X} for u
text {M} dasha will be succeeded by that of {X}.
neg! {X} mahadasha is not the next one.
two What comes after {M}? The mahadasha of {X}.
list Next mahadasha: {X}
# maha_edge
plain Your {P} mahadasha begins on {D} and ends on {E}.
gpt The {P} mahadasha will continue until {E:my}, giving you time to consolidate.
forum {P} MD is from {D:my} to {E:my}
text The dasha of {P} extends up to {E}.
appos {P} dasha, which started in {D:my}, teaches patience.
brack {P} mahadasha ({D:my} – {E:my}) is long.
list {P}: {D:y}–{E:y}
table {P} | {D:iso} | {E:iso}
neg! The {P} mahadasha does not end in {E:my}.
two {P} mahadasha matters. It lasts until {E:us}.
abs {P}'s mahadasha having opened in {D:my}, the ground shifted.
poss {P}'s major period finishes in {E:y}.
quest Is it true that {P} mahadasha, starting {D:my}, favours travel?
# antar_edge
plain The {M}–{P} antardasha runs from {D} to {E}.
gpt Within the {M} mahadasha, the {P} antardasha takes over in {D:my} and lasts until {E:my}.
forum {M}/{P} till {E:my}
text {P} bhukti in {M} dasha closes on {E}.
brack {P} antardasha ({D:us} to {E:us})
list {M}-{P}: {D:iso} → {E:iso}
neg! {M}–{P} does not finish in {E:my}.
two {P} antardasha comes inside {M}. It opens in {D:my}.
# transit
plain {P} is currently transiting {S}.
gpt At the moment, {P} is making its way through {S}.
forum {P} is in {S} rn (transit)
text In gochara {P} now occupies {S}.
appos Transiting {P}, now in {S}, stirs things up.
brack {P} (currently in {S}) is far from done.
list Today: {P} in {S}
table transit | {P} | {S}
neg! {P} is not in {S} at present.
two What about today's sky? {P} is passing through {S}.
poss {P}'s present transit through {S} is the key.
quest How will {P}'s current transit in {S} treat me?
# transit_house
plain {P} is transiting your {H} house now.
gpt Currently, {P} is moving through your {H:n} house, bringing its themes forward.
forum {P} transit in {H:n} house rn
neg! {P} is not transiting your {H} house at the moment.
two Look at the sky now. {P} passes through your {H} house.
# ingress
plain {P} moves into {S} on {D}.
gpt {P} will enter {S} in {D:my}, opening a fresh chapter.
forum {P} enters {S} {D:us}
text {P} ingresses into {S} on {D}.
brack {P} → {S} ({D:my})
list {D:iso}: {P} enters {S}
neg! {P} does not enter {S} in {D:my}.
two Wait for {P}. It changes into {S} on {D}.
# sade_sati
plain You are going through Sade Sati.
gpt You are presently in the midst of Sade Sati, Saturn's long test around the Moon.
forum ur sade sati is on
text The native is under Sade Sati at present.
neg! Sade Sati is not running for you now.
neg! You are not under Sade Sati.
two Let me check Saturn. You are in your Sade Sati.
quest When will my ongoing sade sati end?
# tropical
plain In Western astrology you are a {S}.
gpt Your tropical Sun sign is {S}, though the sidereal one may differ.
forum ur western sun sign = {S}
neg! Your Western Sun sign is not {S}.
list Tropical Sun: {S}
two Westerners use another zodiac. There your Sun is in {S}.
# birth_date
plain You were born on {D}.
gpt Your recorded date of birth is {D:us}.
list DOB: {D:iso}
neg! You were not born on {D}.
forum born {D} right?
two Let me restate your details. The date of birth is {D}.
# age
plain You are {n} years old.
gpt At {n}, you stand at a turning point in life.
forum ur {n} now
neg! You are not {n} years old.
poss Your age of {n} suits this.
# vara
plain You were born on a {W}.
gpt Your birth fell on a {W}, by the reckoning from sunrise.
neg! You were not born on a {W}.
attr As a {W} child you wake early.
list Weekday: {W}
# tithi
plain Your birth tithi is {T}.
gpt You were born on {T} tithi, which carries its own flavour.
text The tithi at birth is {T}.
neg! Your tithi is not {T}.
list Tithi: {T}
# sunrise
plain The Sun rose at {t} on your birthday.
gpt Sunrise on the day you were born was at {t}.
neg! Sunrise was not at {t} on the day you were born.
list Sunrise: {t}
# bindus
plain {S} has {n} bindus in your sarvashtakavarga.
gpt Your {H:n} house scores {n} points in Sarvashtakavarga.
forum SAV of {H:n} house is {n}
text The {H} bhava obtains {n} bindus.
list SAV {H:num}: {n}
table {H:num} | {n} bindus
neg! Your {H} house does not have {n} bindus.
poss Your {H} house's sarvashtakavarga total is {n}.
# bav
plain {P} has {n} bindus in {S}.
gpt In its own ashtakavarga, {P} gathers {n} points in {S}.
text {P} obtains {n} bindus in {S} in bhinnashtakavarga.
neg! {P} does not have {n} bindus in {S}.
# strongest
plain {P} is the strongest planet in your chart.
gpt By shadbala, {P} emerges as the most powerful planet in your horoscope.
forum ur strongest planet is {P}
text {P} stands first in shadbala.
neg! {P} is not your strongest planet.
two Which planet leads? {P} has the highest shadbala.
appos {P}, the strongest of the seven, carries you.
# rupas
plain {P} has a shadbala of {r} rupas.
gpt {P} scores {r} rupas in shadbala.
list Shadbala of {P}: {r} rupas
neg! {P}'s shadbala is not {r} rupas.
# comparison
plain {P} is stronger than {Q} in your chart.
gpt In terms of shadbala, {P} outranks {Q}.
forum {P} > {Q} in strength
text {P} excels {Q} in shadbala.
neg! {P} is not stronger than {Q}.
rel {Q} is weaker than {P}.
two Compare {P} with {Q}. The first has the greater shadbala.
# count
plain Your {H} house has {c} planets in it.
gpt With {c} planets gathered in the {H:n} house, its matters dominate your life.
forum {c} planets in {H:n} house omg
text {c} grahas occupy the {H} bhava.
attr Your {c}-planet {H} house is crowded.
neg! There are not {c} planets in your {H} house.
two Count the {H} house. You find {c} planets there.
list House {H:num}: {c} planets
# empty
plain No planet sits in your {H} house.
gpt Your {H:n} house is unoccupied, so its lord speaks for it.
forum {H:n} house is empty
text The {H} bhava is untenanted.
neg! The {H} house is not empty.
two And the {H} house? Nobody lives there.
brack Your {H} house (vacant) depends on its lord.
# from_reference
plain {P} is in the {H} from your Moon.
gpt Counted from the Moon, {P} falls in the {H:n} house.
forum {P} {H:n} from moon
text {P} occupies the {H} from Chandra.
neg! {P} is not in the {H} from the Moon.
list From Moon: {P} in {H:num}
two Count from the Moon. {P} is in the {H} place.
# setting
plain This chart uses the {a} ayanamsa.
gpt These calculations were made with {a} ayanamsa.
list Ayanamsa: {a}
neg! The {a} ayanamsa is not used here.
# window
plain The best months for this are {D:my} onward.
gpt A favourable window opens around {D:my}.
two Timing? The good period is {D:my}.
`;
