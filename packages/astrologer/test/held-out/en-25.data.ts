/** English corpus 25: an old astrologer dictating. Lines as in corpus 1. */
export const EN_25 = `
# planet_sign
plain Your {P} is in {S}.
terse {P}: {S}. Nothing to argue about there.
correction I don't mind what the app printed, my dear; I have done the sums by hand twice over and your {P} was passing through {S} at the hour you arrived.
long Having gone over your horoscope since morning with two cups of tea and no interruptions, I find that it is {S} which had your {P} as its guest when you drew your first breath, and much of your restlessness comes from there.
denial! Whoever wrote {S} against your {P} ought to be ashamed of himself, for it does not stand there at all.
# planet_house
plain {P} sits in your {H} house.
long With {P} tucked away in your {H} house, you have learnt your lessons slowly, but learnt them for good.
terse {H:n} house, {P}. That's the whole story, sir.
proverb A guest shows his manners at the table he is given; the table given to your {P} is the {H} house.
denial! No, no, the {H} house is not where your {P} lives.
# house_sign
plain The sign on your {H} house is {S}.
formal {S} falls in the {H:n} house of your horoscope, kindly note it.
warm Count round from the lagna with me, beta, and you'll see that your {H} house comes out as {S}.
denial! It would be a mistake to read your {H} house as {S}.
# planet_star
plain Your {P} is in the nakshatra {N}.
terse {P} in {N}, pada {K}.
long The asterism that shelters your {P} is {N}, and to be exact about it the {K:nth} quarter thereof, which I have checked against two almanacs.
denial! You will not find your {P} in {N}, look as long as you like.
# degree
plain Your {P} stands at {g} degrees of {S}.
spoken By my reckoning {P} had got {g}° into {S} by the time you were born.
formal In {S}, your {P} has completed {g} degrees and is working on the next.
# lagna
plain You were born with {S} rising.
terse Lagna {S}, full stop.
correction Your mother-in-law's pandit may keep his opinion; the sign that was coming up over the eastern horizon for you was {S}, and every house in this reading starts from it.
denial! You are not a {S} ascendant, whatever the matrimonial bio-data says.
# lordship
plain {P} rules your {H} house.
formal The {H} house in your chart answers to {P} and to nobody else.
spoken Who holds the keys of your {H} house? {P} holds them.
denial! The lordship of your {H} house does not belong to {P}.
# lord_place
plain The lord of your {H} house stands in the {J} house.
terse {H:n} lord in the {J:n}.
long Because the master of your {H} house has gone off to live in the {J}, you keep finding that the affairs of the one turn up on the doorstep of the other.
# dispositor
plain Your {P} is in a sign ruled by {Q}.
proverb The tenant must humour the landlord, and your {P} pays its rent to {Q}, the owner of the sign it occupies.
formal {Q} is the dispositor of your {P}, so its moods are not its own.
# star_lord
plain Your {P} is in a nakshatra ruled by {Q}.
spoken Now the star your {P} has landed in happens to be one of {Q}'s, which tells me whose tune it dances to.
denial! The nakshatra holding your {P} isn't governed by {Q}.
# dignity
plain Your {P} is {G}.
long I have seen many horoscopes in thirty years, and I can tell you quite calmly that in yours {P} finds itself {G}.
denial! I would not call your {P} {G}; it is nothing of the sort.
# retrograde
plain {P} was retrograde when you were born.
proverb Some reach the temple walking backwards: your {P} was in reverse motion on the day of your birth.
denial! There is no retrogression about your {P}; it was moving forward.
# combust
plain Your {P} is combust.
poetic {P} was standing so near the Sun at your birth that it got scorched, and we call that combustion.
denial! Your {P} has escaped the Sun's fire; it is not combust.
# conjunction
plain Your {P} and {Q} are together in one sign.
spoken {P} shares its room with {Q} in your chart, and like any two in-laws they get on better some days than others.
terse Conjunct: {P} with {Q}.
denial! Your {P} isn't keeping company with {Q}; they sit in different signs.
# aspect
plain Your {P} aspects your {Q}.
poetic From where it sits, {P} casts its full glance upon your {Q}, and there is your answer about the delays.
formal {Q} in your nativity receives the drishti of {P}.
denial! The eye of {P} doesn't reach your {Q} by any graha drishti.
# aspect_house
plain {P} aspects your {H} house.
spoken Your {H} house, madam, lives under the gaze of {P}.
terse Drishti of {P} on the {H:n}.
# rashi_aspect
plain By sign aspect, {S} looks at {Z}.
formal In the Jaimini way of looking, {S} throws its rashi drishti on {Z}.
denial! Rashi drishti from {S} does not fall upon {Z}.
# exchange
plain {P} and {Q} have exchanged signs in your chart.
proverb Two neighbours with each other's keys, that is your {P} and {Q}: a parivartana, each in the other's sign.
denial! There is no exchange of signs between your {P} and your {Q}.
# varga
plain In your {V} chart, {P} is in {S}.
spoken Turn the page to the {V}, and there's {P} settled in {S}.
denial! Your {P} doesn't go to {S} in the {V}.
# vargottama
plain Your {P} is vargottama.
formal Birth chart and navamsa agree about {P}, for it keeps the same sign in both.
denial! I'm sorry to disappoint you, but {P} is not vargottama in your horoscope.
# karaka
plain Your {C} is {P}.
spoken Among your chara karakas the office of {C} has gone to {P}.
denial! {P} isn't the {C} in this chart.
# arudha
plain Your {A} falls in {S}.
formal I have counted your {A} twice, and both times it came to rest in {S}.
# yoga
plain You have {Y} in your chart.
warm I don't hand out compliments cheaply, but {Y} is truly formed in this horoscope of yours.
denial! Your horoscope is without {Y}.
# dosha
plain Your chart has {Y}.
long There is no need to sell the family silver for remedies, but I must be honest with you as I would be with my own daughter: {Y} is present here.
correction! They frightened you for nothing, my child; you do not have {Y}.
# dasha_running
plain You are now in the {M} mahadasha.
formal At present the mahadasha of {M} governs you, with {X} as its antardasha.
spoken It's {X}'s sub-period you're sitting in these days, under the great period of {M}.
terse Running: {M}–{X}.
denial! This isn't your {M} mahadasha, whatever you've been fasting for.
# dasha_next
plain After the {M} mahadasha comes your {X} mahadasha.
poetic Once {M} has packed its bags, {X} takes over the mahadasha of your life.
formal The present mahadasha, that of {M}, gives way to that of {X}.
# maha_edge
plain Your {P} mahadasha runs from {D} to {E}.
spoken Put a mark in your diary against {D:my}: that's where the mahadasha of {P} begins for you.
terse {P} mahadasha: {D:y} to {E:y}.
formal The curtain falls on the {P} mahadasha in your life on {E:of}.
# antar_edge
plain In your {M} mahadasha, the {P} antardasha runs from {D} to {E}.
spoken Inside the big {M} period {P} gets its own little turn, starting {D:my} and finishing {E:my}.
formal {E:of} is the closing date of the {P} antardasha within your {M} mahadasha.
# transit
plain {P} is now in {S}.
spoken Look up tonight, or trust me: {P} is travelling through {S} these days.
denial! {P} isn't in {S} at the moment; go by the almanac, not by the newspaper.
# transit_house
plain {P} is now passing through your {H} house.
poetic Your {H} house has {P} for a lodger just now, and lodgers do rearrange the furniture.
terse Gochara: {P} over your {H:n} house at present.
denial! At present the transit of {P} is not touching your {H} house.
# ingress
plain {P} enters {S} on {D}.
spoken Hold your horses till {D}, because that's the day {P} crosses over into {S}.
formal The ingress of {P} into {S} takes place on {D:of}.
# sade_sati
plain Your sade sati is running now.
proverb Gold goes through the fire and you, my friend, are going through your sade sati at this very moment.
denial! You aren't under sade sati at present, so stop pouring oil on everything.
# no_sade_sati
plain There is no sade sati on you now.
warm Sleep well tonight, for Saturn's seven and a half years are not upon you at present.
# sade_sati_phase
plain You are in the {k} phase of your sade sati.
spoken Out of the three legs of sade sati, it's the {k} one you're walking now.
# dhaiya
plain Saturn's dhaiya is running for you now.
spoken What you're feeling is Shani's small panoti: the dhaiya of two and a half years is on you now.
denial! You have no dhaiya of Saturn on you these days.
# tropical
plain In western astrology your Sun sign is {S}.
correction By the tropical reckoning of the magazines you're {S}, and I'll not quarrel with them over their own calendar.
# birth_date
plain You were born on {D}.
formal The date of birth on which I have worked this horoscope of yours is {D:of}.
# age
plain You are {n} years old.
warm My word, {n:w} years you've completed on this earth, and you still ask me whether to trust your brother-in-law.
# vara
plain You were born on a {W}.
spoken It was a {W}, by the Hindu day from sunrise to sunrise, that brought you to your mother's lap.
denial! The weekday of your birth wasn't {W}.
# tithi
plain Your birth tithi is {T}.
formal {T} was the lunar day in force when you were born, so offer your water accordingly.
# sunrise
plain On the day you were born the Sun rose at {t}.
formal Sunrise at your birthplace that day was at {t}, and from it I have counted your hours.
# bindus
plain Your {H} house has {n} bindus in the sarvashtakavarga.
spoken I added up all the dots for {S} in your sarvashtakavarga and got {n}.
terse SAV of the {H:n} house: {n}.
# bav
plain In its own ashtakavarga, your {P} has {n} bindus in {S}.
formal The bhinnashtakavarga of {P} gives {n} points to {S} in your case.
# strongest
plain {P} is the strongest planet in your chart by shadbala.
proverb Every house has one who carries the heavy sacks, and by the count of shadbala yours is {P}, ahead of all the others.
# weakest
plain By shadbala, {P} is your weakest planet.
spoken Line up your seven planets by their sixfold strength, and {P} comes last in the queue.
# rupas
plain Your {P} has {r} rupas of shadbala.
formal In shadbala the total credited to {P} comes to {r} rupas.
# comparison
plain Your {P} is stronger than your {Q} by shadbala.
spoken Put them on the shadbala scales and {Q} goes up while {P} goes down, for {P} has the more weight.
# count
plain There are {c} planets in your {H} house.
spoken Quite a wedding party in your {H} house: I count {c} planets.
# empty
plain Your {H} house is empty.
correction An empty house is no curse, so don't let them charge you for a puja merely because no planet occupies your {H} house.
denial! Your {H} house isn't vacant; it does have an occupant.
# from_reference
plain Counted from your Moon, {P} is in the {H} house.
formal Taking the Moon as the starting point, your {P} occupies the {H:n} place.
# setting
plain This chart uses the {a} ayanamsa.
formal The positions I have given you rest upon the {a} ayanamsa.
# placed
plain Your {P} is in {S}, in the {H} house.
long There are people who carry their luck in their hands and people who carry it in their tongue, but you carry yours where {P} has put it, in {S}, which makes up your {H} house, under the nakshatra {N}.
terse {P}: {S}, {H:n}, {N}.
# two
plain Your {P} is in {S} in the {H} house, and your {Q} is in {Z} in the {J} house.
spoken While {P} warms itself in {S}, your {H} house, {Q} has gone and sat down in {Z}, which is your {J}.
terse {P} in the {H:n}, {Q} in the {J:n}.
# triple
plain Your {P} is in {S}, your {Q} in {Z} and your {R} in {Y}.
formal Three placements govern this matter: {P} in the {H} house, {Q} in the {J}, and {R} in the {L}.
terse {P} {S} {H:h}⏎{Q} {Z} {J:h}⏎{R} {Y} {L:h}
# position
plain Your {P} is at {g}°{m}′ of {S}, in the {H} house.
formal To the minute, {P} holds {g}°{m}′ in {S}, and by house that makes it the {H:n}.
# retro_count
plain Leaving Rahu and Ketu aside, {c} of your planets were retrograde at birth.
spoken I found {c} planets going backwards when you were born, and I'm not counting the nodes, which always do.
# lord_named
plain {P}, the lord of your {H} house, stands in the {J} house in {S}.
long The money you lend comes back late, if you'll pardon my saying so, because {P}, which has charge of your {H} house, has taken its seat in {S} in the {J}.
# rules_two
plain {P} rules both the {H} and the {J} house of your chart.
spoken One landlord, two properties: in your horoscope {P} owns the {H} house and the {J} too.
# house_full
plain Your {H} house is {S}, and its lord {P} stands in the {J} house.
formal {S} occupies the {H:n} house, whose ruler {P} is found in {Z}.
# occupants
plain {P} and {Q} both stand in your {H} house, in {S}.
poetic Under one roof, that of your {H} house, live {P} and {Q}, and the roof is {S}.
# axis
plain Rahu is in your {H} house and Ketu in your {J} house.
poetic The serpent's head lies in {S} and its tail in {Z} in your chart, so you are pulled one way and pushed the other.
# moon
plain Your Moon sign is {S}, your birth star is {N} and your ascendant is {Z}.
terse Rashi {S}, janma nakshatra {N} pada {K}, lagna {Z}.
# lagna_lord
plain {S} is your lagna, and its lord {P} is in the {H} house.
spoken You rose with {S}, so {P} is the captain of your ship, and the captain has dropped anchor in {Z}, your {H} house.
# dasha_lord
plain You are in the {M} mahadasha, and {M} stands in your {H} house in {S}.
long The planet whose great period you're living through, {M}, was placed in your {H} house at birth, and that is why these years have brought the same question to your door again and again.
formal Your present dasha, {M} with {X} beneath it, has its principal lord posted in {S}.
# dasha_age
plain Your {P} mahadasha begins when you are {n} and ends when you are {o}.
spoken At the age of {n:w} you step into the mahadasha of {P}.
# dasha_length
plain Your {P} mahadasha lasts {n} years.
poetic {P} stays {n:w} years in the chair, as far as your mahadashas go.
# in_kendra
plain Your {P} is in a kendra.
formal {P} has found one of the four pillars of your horoscope to lean on, being posted in an angular house.
denial! Your {P} isn't in any of the kendras.
# in_trikona
plain {P} stands in a trikona of your chart.
proverb Grandfather's blessings come through the trines, and your {P} is lodged in one of those trines.
# in_dusthana
plain Your {P} is in a dusthana.
correction The word dusthana frightens people more than it should, yet I won't hide that your {P} does occupy one: sixth, eighth or twelfth.
denial! Not by any count does your {P} fall in a dusthana.
# in_upachaya
plain {P} occupies an upachaya house in your chart.
poetic Like a good pickle your {P} improves with the years, since it's kept in one of the upachaya houses.
# alone
plain {P} is alone in your {H} house.
poetic No companion, no quarrel: your {P} has the {H} house all to itself.
# varga_two
plain Your {P} is in {S} in the birth chart and in {Z} in the {V}.
formal The {V} has {L} rising, and within it your {P} takes the {H} house.
spoken From {S} in the rashi chart your {P} hops over to {Z} once we open the {V}.
# karaka_place
plain Your {C} is {P}, and it stands in the {H} house.
formal {P}, holding the rank of {C} for you, has its seat in {S}.
# transit_full
plain {P} is now passing through {S}, your {H} house and the {J} from your Moon.
spoken Nowadays {P} goes about in {S}; reckon it from the lagna and that's your {H} house, reckon it from the Moon and it's the {J}.
# further
plain Your {P} stands at more degrees in its sign than your {Q} does.
formal As regards degrees covered within their respective signs, your {P} has gone further than {Q}.
# bindus_two
plain Your {H} house has {n} bindus and your {J} house has {o}.
spoken In the sarvashtakavarga it's {n} for the {H:n} house against {o} for the {J:n}.
# aspect_two
plain {P} aspects your {H} house and your {J} house.
poetic With one eye on your {H} house and the other on your {J}, {P} misses very little.
`;
