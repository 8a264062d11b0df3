/**
 * English corpus 15: an old manual turned into English, group-chat replies, an essayist's long sentences, and claims worded as doctrine.
 * Lines as in corpus 1.
 */
export const EN_15 = `
# planet_sign
manual The native of this horoscope hath {P:alt} posited in the sign of {S:alt}.
manual By the grace of the sky {P:alt} was dwelling in {S:alt} rashi when you took birth.
manual {S:alt} is the rashi wherein your {P:alt} doth reside.
chat lmao ur {P} is {S} no wonder
chat {P}? {S}. next question
chat just checked, {P} in {S} 100%
chat u have {S} {P} so relax
neg! {P} in {S}? nope not in ur chart
neg! bro {P} is def not in {S}
essay It would be hard to understand you without knowing that {P} was in {S} on the night you arrived.
essay {S}, the sign in which your {P} has to make its way, asks for patience.
essay Had I to name one thing in this chart, it would be {P} in {S}.
essay Your {P}, being in {S}, the sign it finds itself in, does not hurry.
essay What {P} is able to do for you it does from {S}.
neg! You will look in vain for {P} in {S}; in this chart it is elsewhere.
dress Natives having {P} in {S}, of whom you are one, guard their time.
dress It is a rule that {P} in {S} gives firmness, and in your chart {P} does stand in {S}.
dress {P} in {S} makes anybody careful, you as much as the next person.
dress Whoever has {P} in {S}, and you do, should write things down.
# planet_house
manual {P:alt} hath taken abode in thy {H:sk} bhava.
manual Within the {H:sk} bhava of this kundali there is stationed {P:alt}.
manual {P:alt} being posited in the {H:sk} from the lagna, the matters thereof are slow for you.
chat {H:n} house {P} here, same as u
chat ur {P} chills in the {H:n} house
chat oh and {P} is in ur {H:n} btw
chat its cuz of {P} in ur {H:n} house
neg! {P} isnt even in ur {H:n} house lol
essay Some people carry {P} lightly; you carry it in the {H} house.
essay The {H} house, to which {P} was sent in your chart, is no easy posting.
essay {P} spends its strength, in your case, on the affairs of the {H} house, where it stands.
essay If one thing explains your mornings it is that {P} sits in your {H} house.
essay Through the {H} house, its home in your chart, {P} reaches the rest.
neg! Of all your planets {P} is the last one I would look for in the {H} house, because it is not there.
dress The {H} house is where {P} learns humility, and that is where yours is.
dress One who has {P} in the {H} house, as you have, learns early to be alone.
dress {P} in the {H} house is said to slow things down; yours is in the {H} house.
# placed
manual {P:alt} is seen in {S:alt}, which is the {H:sk} bhava of this nativity.
chat {P} {S} {H:n}h = u
essay Your {P} is doubly placed, so to speak: {S} by sign, the {H} by house.
essay {P} stands in {S}, and thereby in the {H} house, of your chart.
# two
essay {P} has the {H} house for its field, {Q} the {J}.
essay Whereas {P} went to the {H} house, {Q} stayed in the {J}.
chat {P} in {H:n}, {Q} in {J:n}, thats the combo
manual {P:alt} occupies {S:alt} and {Q:alt} {Z:alt} in this nativity.
# triple
essay In your chart {P} is found in {S}, {Q} in {Z} and {R}, last of all, in {Y}.
# occupants
essay In the {H} house {P} has {Q} for a neighbour.
essay {P} lives in your {H} house; {Q} does too.
chat {H:n} house has {P} and {Q} for u
manual Both {P:alt} and {Q:alt} are assembled in thy {H:sk} bhava.
# house_sign
manual The {H:sk} bhava of this kundali bears the rashi {S:alt}.
essay Your {H} house speaks with the voice of {S}, the sign that falls there.
chat ur {H:n} house is {S}
# planet_star
manual {P:alt} is found in the asterism {N} in this nativity.
chat {P} in {N} for u
essay The lunar mansion your {P} was given is {N}.
# degree
essay At {g:w} degrees of its sign your {P} was caught by the moment of birth.
chat {P} at {g} degrees in ur chart
# lagna
manual At thy birth the rashi of {S:alt} was ascendant.
chat {S} lagna right?
chat u r {S} rising
essay {S} was coming up in the east as you came out.
neg! {S} lagna? no thats not you
dress People with {S} rising, you for instance, do not like to be rushed.
# lordship
manual Thy {H:sk} bhava hath {P:alt} for its lord.
manual Of the {H:sk} bhava of thine {P:alt} is the adhipati.
chat ur {H:n} lord = {P}
essay {P} answers in your chart for the {H} house.
essay The {H} house of yours pays its rent to {P}.
essay Responsibility for your {H} house rests with {P}.
neg! {P} is not the one who owns your {H} house.
# lord_place
manual The lord of thy {H:sk} bhava hath gone unto the {J:sk}.
chat {H:n} lord sitting in {J:n} for u
essay Your {H} house sends its lord to the {J}.
essay The planet that owns your {H} house is to be found in the {J}.
# lord_named
essay {P}, whom the {H} house obeys in your chart, stands in the {J}.
essay As lord of your {H} house {P} has moved into the {J}.
chat ur {H:n} lord {P} is in the {J:n}
manual {P:alt}, adhipati of the {H:sk}, is posited in the {J:sk} bhava of thy kundali.
# rules_two
essay Both the {H} and the {J} house of your chart are {P}'s to rule.
chat {P} rules ur {H:n} n {J:n}
# house_full
essay {S} falls on your {H} house, {P} is therefore its lord, and {P} has gone to the {J}.
# lagna_lord
essay The ascendant is {S}, and {P}, who rules it, works from the {H} house.
# axis
essay Rahu pulls you towards the {H} house while Ketu, in the {J}, has seen it all before.
chat rahu in {H:n}, ketu in {J:n}
# moon
essay A {S} Moon under a {Z} ascendant is what you were born with.
# dignity
manual {P:alt} is in this nativity {G}.
chat ur {P} is {G} ngl
essay One has to add that your {P} is {G}.
# retrograde
manual {P:alt} was in retrograde motion at the hour of thy birth.
chat ur {P} is rx
essay Your {P} was moving back along its path when you were born, retrograde as they say.
neg! chill {P} isnt retrograde in ur chart
# combust
essay Your {P} has come so near the Sun that astrologers call it combust.
chat {P} combust for u
neg! {P} keeps its distance from the Sun in your chart and is not combust.
# conjunction
manual {P:alt} and {Q:alt} are conjoined in this nativity.
chat {P} {Q} conjunction in ur chart
essay You have {P} and {Q} in one and the same sign.
essay {P} does not stand alone in your chart: {Q} is with it.
neg! {P} and {Q} have nothing to do with one another in your chart; they are in different signs.
# aspect
essay From where it stands in your chart {P} looks upon {Q}.
essay {Q} lives under the eye of {P} in your chart.
chat ur {Q} is aspected by {P}
# aspect_house
manual {P:alt} casteth his drishti upon thy {H:sk} bhava.
essay Your {H} house has to reckon with the aspect of {P}.
neg! {P} casts no aspect on your {H} house.
# exchange
essay {P} and {Q} sit in each other's signs in your chart.
# varga
essay Turn to the {V}, and your {P} is in {S}.
chat {V} me ur {P} is {S}
manual In the {V} of this nativity {P:alt} is posited in {S:alt}.
# varga_two
essay Your {P} belongs to {S} in the birth chart but to {Z} in the {V}.
# vargottama
essay {P} keeps to one and the same sign in your birth chart and your navamsa; it is vargottama.
# karaka
manual {P:alt} is the {C} of this nativity.
chat ur {C} = {P}
# yoga
manual In this nativity {Y} is present.
chat yep {Y} is there in ur chart
neg! {Y}? sorry, u dont have it
# dosha
chat u got {Y} sadly
neg! {Y} does not apply to your chart.
# dasha_running
manual Thou art at present in the mahadasha of {M:alt} and the antardasha of {X:alt}.
chat {M} maha {X} antar going on for u
essay The years you are in belong to {M} by mahadasha, the months to {X} by antardasha.
# dasha_next
essay What follows your {M} mahadasha is the mahadasha of {X}.
chat next up after {M} md: {X} md
# maha_edge
manual The mahadasha of {P:alt} taketh effect in {D:my} and is exhausted in {E:my}.
chat {P} dasha ends {E:my}
essay You entered the mahadasha of {P} in {D:my} and will leave it in {E:my}.
# antar_edge
essay {P}'s antardasha inside the {M} mahadasha opens in {D:my} and closes in {E:my}.
# dasha_lord
essay The lord of your present mahadasha, {M}, has its seat in the {H} house.
# transit
manual In the present gochara {P:alt} doth traverse {S:alt}.
chat {P} is in {S} rn
essay Overhead, as I write, {P} is crossing {S}.
# transit_house
chat {P} transiting ur {H:n} rn
essay As things stand {P} is visiting your {H} house by transit.
# ingress
essay {P} moves on into {S} in {D:my}.
chat {P} enters {S} {D:my}
# sade_sati
chat sade sati is on for u rn
essay At present you are under Sade Sati.
# tropical
essay By the Western reckoning your Sun is in {S}.
# age
chat ur {n} yrs old
essay At {n:w} you know most of this already.
# vara
essay It was a {W} when you were born.
# tithi
manual The tithi of thy birth was {T}.
# bindus
manual Thy {H:sk} bhava hath {n} bindus in the sarvashtakavarga.
chat {n} sav points in ur {H:n}
# strongest
essay The strength of your chart, by shadbala, is above all the strength of {P}: it ranks first.
# comparison
chat {P} stronger than {Q} in shadbala for u
essay {Q} is weaker by shadbala in your chart than {P}.
# count
essay No fewer and no more than {c} planets stand in your {H} house.
chat {c} planets in ur {H:n} house
# empty
essay Your {H} house stands empty.
manual Thy {H:sk} bhava is devoid of grahas.
# from_reference
essay Seen from your Moon, {P} is in the {H} house.
manual {P:alt} is in the {H:sk} from Chandra in this nativity.
# in_kendra
essay {P} has taken one of the kendras of your chart.
# in_trikona
chat {P} in a trikona for u
# alone
essay In your {H} house {P} has no company at all.
`;
