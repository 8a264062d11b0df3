/** English corpus 23: a daughter, a student, a critic, people talking about their own charts. Lines as in corpus 1. */
export const EN_23 = `
# planet_sign
own My {P} is in {S} and honestly it shows in how I argue.
daughter Mummy, your {P} has been sitting in {S} since the day you were born.
critic Check the page again: the sign {P} occupies in this chart is {S}.
native The native was born with {P} in {S}, and much of his temper comes from there.
critic! You have misread it, {P} does not fall in {S} in this horoscope.
# planet_house
own I have {P} in my {H} house, so people expect a lot of me there.
student Right, your {H} house: that is where I find {P}.
daughter Ma, the {H:n} house is where your {P} lives, and that is the part Nani always worried about.
native! The native's {P} does not occupy the {H} house.
# house_sign
plain The sign on my {H} house is {S}.
student Your {H:n} house falls in {S}, I counted it twice.
critic For this lagna the {H} bhava can only be {S}; count again from the ascendant.
# planet_star
own My {P} was in {N} when I came into the world.
student {N} is the nakshatra of your {P}, pada {K}.
critic Nakshatra of {P} in this chart: {N}. You copied the line below it.
native Occupying {N}, the native's {P} gives him his patience.
# degree
plain My {P} sits at {g} degrees in {S}.
student I get {g}° {S} for your {P}.
critic Here {P} stands at {g}° of {S}, so please stop guessing degrees.
# lagna
plain I'm {S} rising.
daughter Your ascendant is {S}, Mummy, so that is where we count your houses from.
native {S} was coming up in the east when the native drew his first breath.
critic! No, {S} is not the rising sign of this chart.
# lordship
plain {P} owns my {H} house.
student I worked out who rules your {H:n} house, and it's {P}.
native In this horoscope the {H} house has {P} for its lord.
# lord_place
own The lord of my {H} house has gone and sat in my {J} house.
student Your {H:n} lord goes to the {J:n} house, which I have circled in red.
critic You wrote the wrong place: this chart's {H:esh} occupies the {J} bhava.
native! The ruler of the native's {H} house is not in the {J} house.
# dispositor
own My {P} is a guest in a sign that belongs to {Q}.
student {Q} disposes your {P}, because it owns the sign {P} is in.
native For this native the dispositor of {P} is {Q}.
# star_lord
plain The nakshatra my {P} is in belongs to {Q}.
student Your {P} is in {Q}'s star, so I have to read both together.
critic Look at the star too: {P} here is in a nakshatra ruled by {Q}.
# dignity
plain My {P} is {G}.
daughter Don't be afraid, Mummy, I checked and found your {P} {G}.
student Before judging your {P} I note that it is {G}.
native! The native's {P} is not {G}, and calling it so was careless.
# retrograde
own {P} was moving backwards when I was born.
student There's a little R next to your {P}; it is retrograde.
critic! {P} is direct in this chart, so cross out the word retrograde.
# combust
own The Sun has burnt up my {P}, it is combust.
daughter Ma, your {P} is asta, too close to the Sun to shine by itself.
critic! You cannot call {P} combust in this horoscope.
# conjunction
own My {P} and {Q} share one sign.
student I see your {P} conjunct {Q}, so I am reading them as a pair.
native {P} keeps company with {Q} in the native's horoscope, joined in a single sign.
critic! There is no conjunction of {P} and {Q} in this chart.
# aspect
plain My {P} aspects my {Q}.
student Your {Q} receives the drishti of {P}, I drew the arrow myself.
daughter Mummy, in your kundli {P} has its gaze on {Q}, that's why you can't sit still.
critic! {P} casts no aspect on {Q} here.
# aspect_house
own {P} throws its glance on my {H} house.
student Your {H:n} house is aspected by {P}.
native From where it stands, {P} looks upon the {H} house of the native.
# rashi_aspect
student By Jaimini's sign aspects, {S} looks at {Z} in your chart.
own In my chart the sign {Z} gets rashi drishti from {S}.
# exchange
own {P} and {Q} have swapped signs in my chart.
student You have a parivartana: {P} is in {Q}'s sign and {Q} in {P}'s.
critic! I find no exchange of signs between {P} and {Q} in this horoscope.
# varga
plain In my {V} chart {P} is in {S}.
student I opened your {V} and {P} turned up in {S}.
critic The {V} sign of {P} is {S}; read the divisional chart before you write.
# vargottama
plain My {P} is vargottama.
student Your {P} keeps the same sign in the rashi chart and in the navamsa.
critic! {P} changes sign between the birth chart and the navamsa here, so it is not vargottama.
# karaka
plain {P} is my {C}.
student Going by degrees, your {C} comes out as {P}.
native The office of {C} is held by {P} for this native.
# arudha
plain My {A} falls in {S}.
student I counted your {A} and landed on {S}.
# yoga
plain I was born with {Y}.
daughter Mummy, {Y} is there in your kundli, so be a little proud.
native {Y} is formed in the horoscope of the native.
critic! The conditions are not met: this chart has no {Y}.
# dosha
own I have {Y} in my chart and I've stopped hiding it.
daughter Ma, yes, your kundli does carry {Y}, but that's no reason to lose sleep.
critic! There is no {Y} in this chart, and frightening people with it is shameful.
# dasha_running
plain I'm in my {M} mahadasha now, with the {X} antardasha running inside it.
daughter Mummy, it's the mahadasha of {M} you are going through these days.
student Current period for you: {M} maha, {X} bhukti.
native At present the native is under the mahadasha of {M} and the antardasha of {X}.
# dasha_next
plain After {M} ends, my next mahadasha is {X}'s.
student Once your {M} mahadasha is over, {X} takes charge.
critic What follows the {M} mahadasha in this chart is the mahadasha of {X}; learn the order.
# maha_edge
plain My {P} mahadasha runs from {D} to {E}.
student I wrote down {D:my} as the start of your {P} mahadasha and {E:my} as its end.
critic Correct your table: in this chart the {P} mahadasha ends on {E}.
native The native enters the mahadasha of {P} in {D:y}.
# antar_edge
plain Inside my {M} mahadasha the {P} antardasha goes from {D} to {E}.
student For you {M}-{P}, that is {P} bhukti in {M} dasha, begins on {D}.
critic Within the {M} mahadasha of this chart the {P} antardasha closes in {E:my}.
# transit
own Right now {P} is travelling through {S} in the sky.
student Today's gochar: {P} is in {S}.
daughter Mummy, {P} is passing through {S} these days, so go slowly with the house matter.
critic! {P} is not transiting {S} at the moment, look at an ephemeris.
# transit_house
plain {P} is going through my {H} house at the moment.
student Currently the {H:n} house of your chart is hosting {P} in transit.
native Transiting {P} now moves through the native's {H} house from lagna.
# ingress
own On {D} {P} enters {S}, and I'm waiting for it.
daughter Mark it on the calendar, Ma: {P} moves into {S} on {D}.
# sade_sati
plain My sade sati is going on right now.
daughter You are under sade sati these days, Mummy, so be gentle with yourself.
critic! Sade sati is not running for this person at present.
# tropical
plain In Western astrology my Sun sign is {S}.
student By the tropical zodiac your Sun is in {S}, the way newspapers count.
# birth_date
plain I was born on {D}.
daughter Ma, your date of birth is {D}.
native Date of the native's birth: {D}.
# age
plain I am {n} years old.
daughter You're {n} now, Mummy, so rest a little.
# vara
plain I was born on a {W}.
native The weekday of the native's birth is {W}.
# tithi
plain My birth tithi is {T}.
student You were born on {T}, going by the panchang.
# sunrise
plain On the day I was born the sun came up at {t}.
critic Sunrise on the native's birth date was at {t}; you took some other city's.
# bindus
plain My {H} house has {n} bindus in sarvashtakavarga.
student I added up all the points and {S} gets {n} in your SAV.
critic The sarvashtakavarga total of the {H:n} house is {n}, count properly.
# bav
plain In {P}'s own ashtakavarga the sign {S} holds {n} bindus in my chart.
student I count {n} bindus under {S} in the bhinnashtakavarga of your {P}.
# strongest
plain By shadbala my strongest planet is {P}.
student No other planet of yours beats {P} in shadbala.
# weakest
plain The weakest planet in my chart by shadbala is {P}.
native {P} comes last of the seven in the native's shadbala.
# rupas
plain My {P} has {r} rupas of shadbala.
student Shadbala of your {P}: I make it {r} rupas.
# comparison
plain My {P} is stronger than my {Q} in shadbala.
student In your shadbala {Q} loses to {P}.
critic {P} outranks {Q} here by shadbala, not the other way round.
# count
plain I have {c} planets in my {H} house.
student Your {H:n} house is crowded, {c} planets live there.
# empty
plain My {H} house is empty.
daughter Mummy, there's no planet in your {H:n} house, and that is perfectly normal.
critic! Do not call the {H} house vacant in this chart; it is occupied.
# from_reference
plain Counted from my Moon, {P} is in the {H} house.
native {P} falls in the {H} from the native's Moon sign.
# setting
plain My chart is calculated with the {a} ayanamsa.
critic This kundli uses {a} ayanamsa, so compare like with like.
# placed
plain My {P} is in {S}, in the {H} house, in {N} nakshatra.
student Practising on you: {P} in {S}, {H:n} house, star {N}.
daughter Mummy, your {P} has taken the {H} house and sits there in {S}.
# two
own I've got {P} in {S} in the {H} house and {Q} in {Z} in the {J}.
student In your chart {P} sits in {S} while {Q} is over in {Z}.
native The native's {P} holds the {H} house, his {Q} the {J}.
# triple
plain My {P} is in {S}, my {Q} in {Z} and my {R} in {Y}.
student So far I have placed your {P} in the {H:n}, {Q} in the {J:n} and {R} in the {L:n} house.
# position
plain My {P} is at {g}°{m}′ in {S}, and that's in my {H} house.
critic {P}: {g}°{m}′ of {S}, {H} house. That is the chart, so rewrite your note.
# lord_named
plain My {H} lord {P} sits in the {J} house.
student {P}, who rules your {H} house, went into {S}, in your {J} house.
critic The {H:n} lord of this chart is {P} and it occupies {S}.
# rules_two
plain In my chart {P} rules both the {H} and the {J} house.
student Two houses of yours answer to {P}: the {H:n} and the {J:n}.
# house_full
plain My {H} house is {S}, and its lord {P} is in my {J} house.
student {S} falls on your {H} house; {P}, its lord, sits in {Z}.
# occupants
plain {P} and {Q} both live in my {H} house, in {S}.
native The {H} house of the native is occupied by {P} together with {Q}.
# axis
plain My Rahu is in the {H} house and my Ketu in the {J}.
student Your nodes lie across two signs: Rahu in {S}, Ketu in {Z}.
# moon
plain My Moon sign is {S} and my nakshatra {N}, pada {K}.
daughter Mummy, your rashi is {S} and your lagna {Z}.
# lagna_lord
plain I'm {S} lagna and my lagna lord {P} is in the {H} house.
student With {S} rising, you have {P} as lagna lord, sitting in {Z}.
# dasha_lord
plain I'm running {M} mahadasha, and {M} sits in my {H} house.
student {M} rules your current mahadasha and stands in {S} in your birth chart.
# dasha_age
plain I am {n} when my {P} mahadasha begins and {o} when it ends.
native The mahadasha of {P} opens for the native at the age of {n}.
# dasha_length
plain My {P} mahadasha is {n} years long.
critic The mahadasha of {P} lasts {n} years; you gave it the wrong span.
# in_kendra
plain My {P} is in a kendra.
student {P} sits in an angle of your chart, counting from lagna.
critic! {P} does not stand in a kendra in this chart.
# in_trikona
plain {P} is in one of my trikona houses.
native The native's {P} falls in a trine from the lagna.
# in_dusthana
own My {P} landed in a dusthana.
daughter Mummy, {P} is in one of the difficult houses, the dusthanas, in your kundli.
# in_upachaya
own I have {P} in an upachaya house, so things improve with age.
student An upachaya, that's what your {P} is placed in.
# alone
own {P} sits all by itself in my {H} house.
student In your {H:n} house I see {P} and nobody else.
# varga_two
plain My {P} is in {S} in the birth chart and in {Z} in the navamsa.
student In your {V} the lagna is {L} and {P} sits in the {H} house from it.
# karaka_place
plain {P} is my {C} and it is in my {H} house.
student Your {C}, {P}, stays in {S} in the birth chart.
# transit_full
plain {P} is now going through {S}, which is my {H} house and the {J} from my Moon.
native Transiting {P} is at present in {S}, the {J} sign from the native's Moon.
# sade_sati_phase
plain I'm in the {k} phase of my sade sati.
daughter Mummy, the phase of sade sati that you're going through now is the {k}.
# no_sade_sati
own I'm free of sade sati at present.
daughter Relax, Ma: Saturn isn't putting you through any sade sati right now.
# dhaiya
own Saturn's dhaiya is on me now.
critic This person is under Shani dhaiya at present, write that down.
# further
plain My {P} is at a higher degree in its sign than my {Q} is.
student Comparing degrees within the signs, your {P} is ahead of your {Q}.
# bindus_two
plain In my sarvashtakavarga the {H} house has {n} bindus and the {J} house {o}.
student SAV points of yours: {n} for the {H:n} house, {o} for the {J:n}.
# aspect_two
plain My {P} aspects both the {H} and the {J} house.
native {P} sends its drishti to the native's {H:n} and {J:n} houses.
# retro_count
plain Leaving Rahu and Ketu out, {c} of my planets are retrograde.
student Without the nodes I count {c} retrograde planets in your chart.
`;
