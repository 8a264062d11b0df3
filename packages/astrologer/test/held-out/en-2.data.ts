/** English corpus 2: other words and longer sentences. Lines as in corpus 1. */
export const EN_2 = `
# planet_sign
gpt What makes your chart distinctive is that {P} has settled into {S}, and this tends to show in how you argue.
forum ngl {P} in {S} is rough, been there
text We find {P} in the rashi of {S}, whence the native's manner.
uncle Your {P:alt} has gone to {S:alt} rashi, what else to say
rel Whereas most people of your age have it elsewhere, your {P} happens to be in {S}.
neg! I looked twice: {P} is nowhere near {S}.
neg! {P} being in {S} is not something your chart shows.
two Two things stand out. One is {P}, which is in {S}.
absol Blessed with {P} in {S}, you make friends easily.
attr A {S} {P} such as yours rarely asks for help.
quote "Your {P} is in {S}", as I would put it simply.
# planet_house
gpt When we turn to the {H:n} house, we see {P} occupying it, which adds weight to these matters.
forum {P:alt} 1st thing i noticed, its in your {H:n}
text The {H} from the lagna is occupied by {P}.
uncle {P:alt} maharaj is sitting in your {H:n} house, understand?
rel It is in the {H} house, rather than anywhere else, that your {P} lives.
neg! Contrary to what you may have heard, {P} does not sit in your {H} house.
neg! Your {H} house has many visitors, but {P} is not one of them.
two I would begin with {P}. It occupies house {H:num}.
appos The occupant of your {H} house, {P}, dislikes noise.
absol Having {P} in the {H}, you cannot stay idle.
# house_sign
gpt In your horoscope the {H:n} house is ruled through {S}, the sign that falls there.
forum ur {H:n} house cusp is {S}
text The {H} bhava happens to be {S}.
neg! It is not {S} that falls in your {H} house.
two Take the {H} house. The sign there is {S}.
# planet_star
gpt The lunar mansion occupied by your {P} is {N}, pada {K}.
forum {P:alt} in {N} nak pada {K} fwiw
text {P} is placed in {N} nakshatra, {K} charan.
neg! {N} is not the nakshatra of your {P}.
rel Of all the stars, it is {N} that holds your {P}.
# degree
gpt Your {P} is positioned at around {g} degrees in {S}.
forum {P} @ {g}° {S}
neg! {P} has not reached {g} degrees of {S}.
# lagna
gpt Since {S} was on the eastern horizon when you were born, your body has its stamp.
forum as a fellow {S} rising i feel you
text The lagna of the native is {S} rashi.
neg! {S} was not rising when you took your first breath.
two Your first house matters most. {S} rises there.
attr Like every {S} lagna native you need proof.
# lordship
gpt Ownership of the {H:n} house rests with {P} in your chart.
forum {P} owns ur {H:n} house so watch it
text {P} is the bhavesh, the lord of the {H}.
neg! Your {H} house is not ruled by {P}.
rel As far as the {H} house goes, {P} is in charge.
absol {P} ruling the {H} house, money follows effort.
two Let me name the {H} lord. It is {P}.
# lord_place
gpt The planet ruling your {H:n} house has taken its seat in the {J:n} house, tying the two together.
forum your {H:n}L is in {J:n} house
text The {H} lord has gone to the {J} bhava.
neg! You do not have the {H} lord in the {J} house.
appos The {H} lord, placed in the {J}, works behind the scenes.
two Look for the ruler of the {H} house. You will see it in the {J}.
# dispositor
gpt {P}'s dispositor is {Q}, so much depends on the latter.
text {P} is a guest in a sign of {Q}.
neg! {P} does not occupy a sign of {Q}.
# star_lord
gpt {P} occupies a nakshatra governed by {Q}.
text {Q} is the star lord of {P}.
# dignity
gpt Dignity-wise, {P} is {G}, which changes the story.
forum {P:alt} is {G} btw
text {P} in this horoscope is {G}.
neg! It would be wrong to call {P} {G}.
neg! {P} is by no means {G}.
rel Not everything is easy, yet {P} is {G}.
two What of its dignity? {P} is {G}.
# retrograde
gpt At the time of your birth {P} appeared to move backward, that is, retrograde.
forum {P} R, makes sense
neg! There is nothing retrograde about {P}.
rel {P}, retrograde as it is, wants a second look.
# combust
gpt {P} lies so near the Sun that it counts as combust.
forum {P:alt} combust hai na in your chart
neg! {P} escapes combustion.
neg! Your {P} is not burnt.
# conjunction
gpt {P} and {Q} occupy the same sign in your chart, their themes intertwined.
forum u have {P} conj {Q}
text {P} joins {Q}.
neg! You will not find {P} and {Q} in one sign.
rel {P} never walks alone in your chart; {Q} is with it.
absol {P} and {Q} being together, you speak in images.
two Who keeps {P} company? {Q} does.
uncle {P:alt} and {Q:alt} sitting together only
# aspect
gpt {Q} stands under the watchful aspect of {P}.
forum {P:alt} is aspecting {Q:alt} so chill
text {P} aspects {Q} by its drishti.
neg! {P}'s aspect does not touch {Q}.
rel Whatever the others do, {P} aspects {Q}.
# aspect_house
gpt {P} sends its aspect to the {H:n} house, lending it some backbone.
text The {H} house receives the full aspect of {P}.
neg! The {H} house is free from {P}'s aspect.
# exchange
gpt A mutual exchange of signs links {P} and {Q}.
text {P} and {Q} are in parivartana.
neg! No exchange exists between {P} and {Q}.
# varga
gpt Turning to the {V}, one finds {P} placed in {S}.
forum {V} {P} = {S}
text {P} attains {S} in the {V}.
neg! The {V} does not put {P} in {S}.
rel In the birth chart it stands elsewhere, but in the {V} {P} is in {S}.
# vargottama
gpt {P} holds the same sign in the birth chart and the navamsa, that is, it is vargottama.
forum {P} vargottama wow
neg! Your {P} is anything but vargottama.
# karaka
gpt According to the Jaimini scheme, {P} is the {C} of your chart.
forum {C} = {P} for you
neg! The {C} is not {P}.
absol {P} being the {C}, your path goes through people.
# arudha
gpt The {A} of your chart lands in {S}.
neg! {S} is not where your {A} falls.
# yoga
gpt Among the combinations in your chart, {Y} deserves mention.
forum congrats on that {Y}
neg! Your horoscope does not contain {Y}.
neg! {Y} does not form in your chart.
# dosha
gpt Your chart carries {Y}, though it need not worry you.
forum lol you do have {Y}
neg! There is no {Y} in your chart.
# dasha_running
gpt The planetary period governing this phase of your life is the {M} mahadasha.
forum currently {M}-{X} for you, hang in there
text The dasha in operation is that of {M}, the bhukti of {X}.
neg! The mahadasha you are in is not {M}'s.
rel Today the clock belongs to {M}, whose mahadasha you are in.
two What period is this? You are in {M} mahadasha.
uncle {M:alt} mahadasha chal rahi hai beta, patience
# dasha_next
gpt Once the current mahadasha is over, {X} takes the reins.
text {X} dasha follows {M} dasha.
neg! After {M} dasha it is not {X} that takes over.
# maha_edge
gpt Your {P} mahadasha, running from {D:my} through {E:my}, frames this part of life.
forum {P:alt} dasha ends {E:my}
text {P} mahadasha commences on {D} and terminates on {E}.
neg! {P} mahadasha will not be over by {E:y}, nor before.
two When does it finish? {P} mahadasha ends in {E:my}.
rel It was in {D:my} that your {P} mahadasha opened.
# antar_edge
gpt The sub-period of {P} under {M} stretches from {D:my} to {E:my}.
text {M} dasha, {P} antara: {D} to {E}.
forum {P:alt} AD under {M:alt} ends {E:my}
# transit
gpt In the current sky, {P} is found in {S}.
forum transit {P} is in {S} as we speak
text At present {P} transits the sign {S}.
neg! {P} isn't passing through {S} these days.
rel Right now, as {P} crosses {S}, keep receipts.
# transit_house
gpt As of today {P} is travelling through the {H:n} house of your chart.
neg! {P} is not crossing your {H} house now.
# ingress
gpt Mark your calendar: {P} enters {S} on {D}.
text {P} leaves its present sign and enters {S} in {D:my}.
rel Not before {D} does {P} enter {S}.
# sade_sati
gpt Sade Sati is active in your life at the moment.
forum yep sade sati time for u
neg! Relax, no Sade Sati is going on for you.
# tropical
gpt By the tropical zodiac used in the West, your Sun is in {S}.
forum so ur a {S} in western astro
# birth_date
gpt Your chart was cast for a birth on {D}.
neg! {D} is not your date of birth.
# age
gpt You have completed {n} years of age.
forum youre {n} yo
# vara
gpt The weekday of your birth was {W}.
neg! It was not a {W} when you were born.
# tithi
gpt The lunar day of your birth is {T}.
# bindus
gpt With {n} bindus, your {H:n} house does what it can.
text In the sarvashtakavarga the {H} house has {n} points.
# bav
gpt {P} contributes {n} bindus to {S} in its ashtakavarga.
# strongest
gpt No planet in your chart is stronger than {P}.
forum {P:alt} is ur strongest one by shadbala
# rupas
gpt The total shadbala of {P} comes to {r} rupas.
# comparison
gpt Measured by shadbala, {P} has an edge over {Q}.
neg! {P} does not outrank {Q}.
rel Between {P} and {Q}, it is {P} that is stronger.
# count
gpt Altogether {c} planets are found in your {H:n} house.
text The {H} bhava contains {c} planets.
rel The {H} house holds {c} planets, no more and no less.
# empty
gpt Interestingly, your {H:n} house contains no planets at all.
forum {H:n} house has nothing in it
neg! Your {H} house is not without planets.
# from_reference
gpt Reckoned from the Moon, {P} stands in the {H} house.
text From Chandra lagna {P} is in the {H}.
neg! From the Moon, {P} does not fall in the {H}.
# setting
gpt Please note that the {a} ayanamsa underlies this reading.
# window
gpt Your most supportive months start around {D:my}.
`;
