/** English corpus 18: a bureau's typed report, a barrister's opinion and a grandmother's talk. Lines as in corpus 1. */
export const EN_18 = `
# planet_sign
report The undersigned finds {P} to be in {S} at the nativity.
report Sign tenanted by {P}: {S}.
report On perusal, {P} is noticed in the rashi of {S}.
report Planet {P}; Sign {S}; Remarks: nil
opinion It is common ground that {P} lies in {S}.
opinion The position of {P} in {S} is not open to dispute.
opinion! The contention that {P} is in {S} must fail.
opinion! {P} cannot be said to be in {S}.
granny Listen, child, that {P} of yours has gone and sat itself down in {S}.
granny {P} lives in {S}, bless it.
granny! No no, {P} never set foot in {S}.
# planet_house
report House No. {H:num} is occupied by {P}.
report {P} is found posited in House No. {H:num}.
report The {H} bhava contains {P}.
opinion I have no doubt that {P} is situate in the {H} house.
opinion As regards the {H} house, {P} is its occupant.
opinion! There is no evidence of {P} in the {H} house.
granny Your {H} house has that rascal {P} in it.
granny {P} has been sitting in your {H} house since the day you came.
granny! Don't you worry about {P}, it isn't in your {H} house.
# placed
report {P} is in {S} which is the {H} house from Lagna.
report 1. {P} — {S} — House {H:num}
opinion {P} being in {S}, and therefore in the {H} house, the matter is plain.
# two
report {P} and {Q} are in houses {H:num} and {J:num} respectively.
opinion {P} is in the {H} house, whilst {Q} is in the {J}.
granny {P} in {S}, {Q} in {Z}, that's how it was.
# triple
report Planets: {P} ({S}), {Q} ({Z}), {R} ({Y}).
# occupants
report House No. {H:num} holds two planets, viz. {P} and {Q}.
granny {P} and {Q} quarrel in your {H} house all day.
# house_sign
report The {H} bhava falls in {S}.
opinion {S} is, beyond argument, the sign of the {H} house.
granny There's {S} painted over your {H} house.
# planet_star
report {P} occupies the nakshatra {N}, pada {K}.
opinion The star of {P} is {N} and no other.
# degree
report {P} has attained {g} degrees.
# lagna
report Lagna: {S}.
report The native was born under the rising sign {S}.
opinion The ascendant, I am satisfied, is {S}.
granny You came in with {S} rising.
opinion! The ascendant is not {S}.
# lordship
report {P} enjoys lordship of the {H} bhava.
opinion The {H} house is under the lordship of {P}.
granny It's {P} who minds your {H} house.
opinion! {P} does not own the {H} house.
# lord_place
report Lord of the {H} bhava is posited in the {J} bhava.
opinion The {H} lord, as I read it, is in the {J}.
granny The master of your {H} house ran off to the {J}.
# lord_named
report The {H} lord {P} is placed in House No. {J:num}.
granny {P}, who minds your {H} house, lives in the {J}.
# rules_two
report {P} is lord of the {H} as well as the {J} bhava.
# lagna_lord
opinion With {S} rising the lagna lord is {P}, and it is in the {H} house.
# axis
report Rahu is in the {H} and Ketu in the {J} bhava.
# dignity
report Dignity of {P}: {G}
granny Your {P} is {G}, poor or lucky thing.
# retrograde
report {P} is retrograde (Vakri).
opinion! {P} is not retrograde.
# combust
report {P} is combust owing to proximity to the Sun.
# conjunction
report {P} is conjoined with {Q}.
opinion! There is no conjunction of {P} with {Q}.
# aspect
opinion {P} casts its aspect upon {Q}.
# aspect_house
report The {H} bhava is aspected by {P}.
# varga
report In {V} {P} falls in {S}.
# karaka
report {C}: {P}
opinion The {C} is {P}.
# yoga
report {Y} is present.
opinion! I do not find {Y} in this horoscope.
# dosha
report! The native is free of {Y}.
# dasha_running
report At present {M} Mahadasha, {X} Antardasha is in operation.
granny You're in {M}'s mahadasha, and {X} has the antardasha.
# dasha_next
report {M} Mahadasha will be succeeded by {X} Mahadasha.
# maha_edge
report {P} Mahadasha: from {D:short} to {E:short}.
opinion The {P} mahadasha expires in {E:my}.
# transit
report At present {P} transits {S}.
# age
report Age of the native: {n} years.
# bindus
report Sarvashtakavarga of the {H} bhava: {n} bindus.
# strongest
report Strongest planet in Shadbala: {P}.
# count
report Number of planets in the {H} bhava: {c}.
# empty
opinion The {H} house is empty.
# from_reference
report From the Moon, {P} is in the {H} house.
# in_kendra
opinion {P} is in a kendra.
# alone
granny {P} sits all by itself in your {H} house.
`;
