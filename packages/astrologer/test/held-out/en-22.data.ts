/** English corpus 22: reports, app screens, blogs and forum replies. Lines as in corpus 1. */
export const EN_22 = `
# planet_sign
field Planet: {P}⏎Rashi: {S}
table | Graha | Sign |⏎|---|---|⏎| {P} | {S} |
app Your {P} is in {S:alt}, and that colors how you go about most things.
forum OP, I ran your details and got {S} for {P}, so you can stop worrying about the other placement.
plain! {P} isn't placed in {S} in your kundli.
# planet_house
heading ### {P} in House {H:num}⏎You spend a lot of your energy on this part of life, and it pays you back slowly.
mag Ever wonder why you overthink things? Your {P} lives in the {H} house.
terse {P:ab} → {H:h}.
blog! You do not have {P} in the {H:n} house, whatever the free PDF printed.
# house_sign
field House {H:num} — Sign: {S}
plain {S} falls in the {H} house of your chart.
bullet - {H:n} bhava: {S:alt} rasi
app The sign occupying your {H:n} house is {S}, so that's the flavor you bring there.
# planet_star
field Nakshatra of {P}: {N}, pada {K}
plain {P} was in {N} when you were born.
table | Planet | Nakshatra | Pada |⏎|---|---|---|⏎| {P} | {N} | {K} |
forum You've got {P} in {N}, quarter {K}, which explains the restless streak you mentioned.
# degree
field {P}: {g}° {S}
plain Your {P} stands at {g} degrees of {S}.
report Longitude of {P} within {S}: {g}° (minutes dropped).
# lagna
field Ascendant (Lagna): {S}
heading ## {S} Rising⏎This is the sign that was coming up in the east at your birth, and people read you through it.
forum Yep, you're a {S:alt} lagna native.
mag! You weren't born with {S} rising, so skip that column.
# lordship
plain {P} is the lord of your {H} house.
bullet - Lord of the {H:n}: {P}
report In this horoscope, ownership of the {H:n} bhava goes to {P}.
# lord_place
field {H:n} lord placed in: {J:n} house
plain The ruler of your {H} house sits in the {J} house.
terse Lord of {H:num}: in {J:num}.
forum Since your {H:n} lord is parked in the {J:n}, I'd plan that side of life with some patience.
# dispositor
field Dispositor of {P}: {Q}
plain {P} occupies a sign owned by {Q} in your chart.
report Being lodged in one of the rashis of {Q}, your {P} waits on that planet for its results.
# star_lord
field {P} — star lord: {Q}
blog Out of KP habit I checked the star first: your {P} sits in a nakshatra ruled by {Q}.
table | Planet | Nakshatra lord |⏎|---|---|⏎| {P} | {Q} |
# dignity
field Dignity of {P}: {G}
plain {P} is {G} in your chart.
app Here's how your {P} fares by sign: it is {G}.
# retrograde
field {P}: Retrograde (R)
plain Your {P} was moving backward at birth.
forum! Nope, {P} is direct in your natal chart, there's no (R) next to it.
# combust
bullet - {P}: combust (asta)
plain {P} is combust, so its voice reaches you muffled.
table! | Planet | Combust? |⏎|---|---|⏎| {P} | No |
# conjunction
heading #### Conjunction: {P} + {Q}⏎You can't use one of these without waking up the other.
plain {P} and {Q} are together in the same house of your kundli.
forum! {P} isn't conjunct {Q} in your chart, they're in different signs.
# aspect
terse {P} aspects {Q}.
plain Your {Q} receives the aspect of {P}.
report The drishti of {P} falls upon {Q}, and you feel the one whenever you lean on the other.
# aspect_house
plain {P} aspects your {H} house.
bullet - {H:n} bhava: under the drishti of {P}
blog That {H:n} house of yours? {P} has its gaze on it, so you never quite forget about it.
# rashi_aspect
field Jaimini rashi drishti: {S} → {Z}
report By sign aspect, {S} looks at {Z}, and you may count the planets there as connected.
# exchange
heading ### Parivartana: {P} ⇄ {Q}⏎Each of the two sits in a sign of the other, so your two departments work as one.
plain {P} and {Q} have swapped signs in your chart.
forum! There is no exchange between {P} and {Q} in your kundli.
# varga
field {V} — {P}: {S}
plain In your {V} chart, {P} is in {S}.
table | Varga | Planet | Sign |⏎|---|---|---|⏎| {V} | {P} | {S} |
# vargottama
plain {P} is vargottama in your chart.
report {P} keeps one and the same sign in your rasi and navamsa charts, which steadies what it promises you.
app! Vargottama badge: not earned by your {P}.
# karaka
field {C} (7-karaka scheme): {P}
plain {P} is your {C}.
blog Sorting your planets by degree, Jaimini style, hands the post of {C} to {P}.
# arudha
field {A}: {S}
plain Your {A} falls in {S}.
report The {A} of this nativity works out to {S:alt}.
# yoga
bullet - ✅ {Y} — formed in your horoscope
plain {Y} is present in your birth chart.
mag! Sorry, no {Y} for you in this chart, and you'll do fine without it.
# dosha
field {Y}: Present
plain Your chart has {Y}.
report! {Y} — Result: Absent. No remedy is called for.
# dasha_running
field Current Vimshottari period: {M} / {X}
plain You are now running the mahadasha of {M}.
table | Level | Lord (today) |⏎|---|---|⏎| Mahadasha | {M} |⏎| Antardasha | {X} |
forum You're in {M} MD right now with {X} AD ticking inside it, so hold off on the big resignation.
# dasha_next
field Next mahadasha after {M}: {X}
plain When your {M} mahadasha is over, {X} mahadasha begins.
mag Up next on your timeline, once {M} wraps its chapter: the years of {X}.
# maha_edge
field {P} Mahadasha: {D:dmy} – {E:dmy}
plain Your {P} mahadasha begins on {D}.
table | Mahadasha | From | To |⏎|---|---|---|⏎| {P} | {D:my} | {E:my} |
blog The {P} major period closes for you on {E:us}, and the mood of the house changes with it.
# antar_edge
field {M}–{P}: {D:dmy} to {E:dmy}
plain Within your {M} mahadasha, the {P} antardasha starts on {D}.
report Sub-period of {P} in the major period of {M}: ends {E:short}.
# transit
app Today's sky: {P} in {S}.
plain {P} is now transiting {S}.
mag As you read this, {P} is making its way through {S:alt}.
forum! {P} isn't in {S} at the moment, so this month's stress has another cause.
# transit_house
field Gochar today: {P} in your {H:n} house
plain {P} is currently passing through your {H} house.
app Heads up! With {P} crossing your house {H:num} these days, keep your receipts.
# ingress
field {P} enters {S}: {D:short}
plain {P} will move into {S} on {D}.
mag Mark {D:us} on the calendar, for that is when {P} steps into {S}.
# sade_sati
field Sade Sati status: ACTIVE
plain You are going through sade sati at present.
app! Sade Sati: not running for you now ✔
# tropical
field Western (tropical) Sun sign: {S}
plain In Western astrology your Sun sign is {S}.
forum Tropically speaking your Sun is in {S}, that's the one from the newspaper columns.
# birth_date
field Date of Birth: {D:dmy}
plain You were born on {D}.
report This report has been prepared for a native born {D:usth}.
# age
field Age: {n} years
plain You are {n} years old.
mag At {n:w}, you've earned the right to be choosy.
# vara
field Day of Birth: {W}
plain You were born on a {W}.
report The vara of your birth is {W}, and small fasts kept on that day suit you.
# tithi
field Tithi: {T}
plain Your birth tithi is {T}.
report The lunar day in force at the time of your birth was {T}.
# sunrise
field Sunrise (day of birth): {t}
plain The Sun rose at {t} on the day you were born.
# bindus
field SAV, house {H:num}: {n} bindus
plain Your {H} house has {n} points in sarvashtakavarga.
table | Sign | Sarvashtakavarga |⏎|---|---|⏎| {S} | {n} |
# bav
field BAV of {P} in {S}: {n}
plain {P} holds {n} bindus in {S} in its own ashtakavarga.
bullet - Bhinnashtakavarga ({P}), points in {S:alt}: {n}
# strongest
field Strongest planet (Shadbala): {P}
plain {P} is the strongest planet in your chart by shadbala.
forum #1 on your shadbala list is {P}, so build your routine around it.
# weakest
field Lowest in Shadbala: {P}
plain {P} is the weakest planet of your chart in shadbala.
blog Nobody ranks below {P} in your shadbala, so don't lean on it for quick wins.
# rupas
field Shadbala of {P}: {r} rupas
plain {P} has a strength of {r} rupas in your chart.
# comparison
plain {P} is stronger than {Q} in your chart by shadbala.
terse Shadbala rank: {P} > {Q}.
report In the matter of shadbala, your {Q} comes below {P}.
# count
field Planets in house {H:num}: {c}
plain There are {c} planets in your {H} house.
blog Your {H:n} house is a crowded room with {c} planets in it, and you feel the noise.
# empty
field {H:n} house: empty (no planets)
plain No planet sits in your {H} house.
forum! Your {H:n} house isn't empty, mate, look again.
# from_reference
field {P} from Moon: house {H:num}
plain Counted from your Moon, {P} is in the {H} house.
report With Chandra lagna taken as the first, {P} occupies your {H:n}.
# setting
field Ayanamsa: {a}
plain Your chart was calculated with the {a} ayanamsa.
# placed
field {P}: {S}, {H:n} house, {N}
plain Your {P} is in {S} in the {H} house.
table | Planet | Sign | House | Nakshatra |⏎|---|---|---|---|⏎| {P} | {S} | {H:num} | {N} |
# two
bullet - {P}: {S}, house {H:num}⏎- {Q}: {Z}, house {J:num}
plain {P} is in {S} in your {H} house, and {Q} is in {Z} in your {J} house.
mag While your {P} camps out in the {H:n} house, your {Q} has set up shop in {Z}.
# triple
table | Planet | Sign | House |⏎|---|---|---|⏎| {P} | {S} | {H:num} |⏎| {Q} | {Z} | {J:num} |⏎| {R} | {Y} | {L:num} |
plain {P} is in {S}, {Q} is in {Z} and {R} is in {Y} in your chart.
terse {P:ab} {S:ab} {H:h}, {Q:ab} {Z:ab} {J:h}, {R:ab} {Y:ab} {L:h}.
# position
field {P} — {S} {g}°{m}' — House {H:num}
plain {P} is at {g}°{m}′ of {S}, in your {H} house.
# retro_count
field Retrograde at birth (Rahu/Ketu excluded): {c}
plain Leaving out Rahu and Ketu, {c} planets were retrograde at your birth.
# lord_named
field {H:n} lord {P}: {J:n} house, {S}
plain Your {H} lord, {P}, is in the {J} house.
report Because {P}, who rules your {H:n} house, is lodged in {S}, results reach you through steady work.
# rules_two
field {P} — rules houses {H:num} & {J:num}
plain {P} is the lord of both your {H} and {J} houses.
# house_full
heading ### House {H:num}: {S}⏎Lord: {P}⏎Lord's position: house {J:num}
plain The {H} house of your chart is {S}, and its lord {P} is in the {J} house.
report {S} on the {H:n}; lord {P} gone to {Z}; you get there by a longer road.
# occupants
bullet - {P}, {Q}: {H:n} house ({S})
plain {P} and {Q} are both in your {H} house.
app In your {H:n} house you'll find {P} keeping company with {Q}.
# axis
field Rahu–Ketu axis: {H:num}–{J:num}
plain Rahu is in your {H} house and Ketu is in the {J} house.
blog Your nodes pull two ways: Rahu hungers in {S}, Ketu lets go in {Z}.
# moon
field Rashi: {S} | Nakshatra: {N} | Charan: {K} | Lagna: {Z}
plain Your Moon sign is {S} and your ascendant is {Z}.
forum {S} Moon, {Z} rising, that's you in one line.
# lagna_lord
field Lagna: {S} • Lagna lord: {P} • Placed in: {H:n}
plain Your ascendant is {S}, and its lord {P} is in the {H} house.
blog With {S} rising, your chart ruler {P} works out of {Z}.
# dasha_lord
field Running mahadasha lord: {M} (house {H:num}, {S})
plain You are in {M} mahadasha, and {M} is in the {H} house of your chart.
report The mahadasha now in force is that of {M}, which stands natally in {S}; the antardasha is that of {X}.
# dasha_age
field {P} Mahadasha: age {n} to {o}
plain Your {P} mahadasha starts at the age of {n}.
mag The {P} mahadasha of your life runs until you turn {o}, give or take a birthday cake.
# dasha_length
field Duration of {P} Mahadasha: {n} years
plain Your {P} mahadasha lasts {n} years.
# in_kendra
field {P}: Kendra (angular house)
plain {P} is in a kendra in your chart.
blog! Your {P} doesn't stand in any of the four angles, so it works offstage.
# in_trikona
field {P}: Trikona (trine house)
plain Your {P} is placed in a trikona house.
# in_dusthana
bullet - {P}: dusthana placement (6, 8 or 12)
plain {P} is in a dusthana in your chart.
forum! Relax, your {P} is not sitting in 6, 8 or 12.
# in_upachaya
field {P}: Upachaya (growth house)
plain Your {P} is in an upachaya house, so it improves as you age.
# alone
field House {H:num}: {P} only
plain {P} is alone in your {H} house.
mag Your {P} has the whole {H:n} house to itself, roommates none.
# varga_two
table | Planet | D1 | {V} |⏎|---|---|---|⏎| {P} | {S} | {Z} |
plain {P} is in {S} in your birth chart and in {Z} in the {V}.
report In the {V}, where {L} rises, your {P} occupies the {H:n} house.
# karaka_place
field {C}: {P} — {H:n} house — {S}
plain Your {C} is {P}, and it is in the {H} house.
blog The {C} in your chart, {P}, has made its home in {S}.
# transit_full
field Transit: {P} in {S} | from Lagna: {H:num} | from Moon: {J:num}
plain {P} is now in {S}, which is your {H} house.
app {P} is moving through {S} today, house {J:num} from your Moon, so pace yourself.
# sade_sati_phase
field Sade Sati: phase {k:num} of 3
plain You are in the {k} phase of sade sati.
# no_sade_sati
field Sade Sati: No
plain You are not under sade sati now.
forum You have no sade sati going on currently, so whatever's bugging you at work isn't that.
# dhaiya
field Shani Dhaiya (small panoti): Running
plain You are under the dhaiya of Saturn now.
report! Shani Dhaiya as on today: Not applicable.
# further
plain {P} is at a higher degree in its sign than {Q} in your chart.
terse Degrees in sign: {P} > {Q}.
report By degrees travelled within the sign, your {Q} lags behind {P}.
# bindus_two
table | House | SAV bindus |⏎|---|---|⏎| {H:num} | {n} |⏎| {J:num} | {o} |
plain In sarvashtakavarga your {H} house has {n} bindus and your {J} house has {o}.
# aspect_two
bullet - Houses {H:num} and {J:num}: both under {P}'s drishti
plain {P} aspects both your {H} house and your {J} house.
blog From where it stands your {P} watches over the {H:n} and the {J:n} houses at once.
`;
