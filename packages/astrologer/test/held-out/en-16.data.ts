/**
 * English corpus 16: a translated commentary, direct messages, letters of a literary astrologer, and claims worded as doctrine. Lines as
 * in corpus 1.
 */
export const EN_16 = `
# planet_sign
comment The karaka {P:alt} of the person concerned is situated in the sign {S:alt}.
comment {P:alt}'s rashi in your case comes out to be {S:alt}.
comment With {P:alt} having entered {S:alt} at the hour of birth, your temperament is settled.
dm u know u have {P} in {S} right
dm its {P} in {S} for u, thats all
dm ok so {P}: {S}
dm {S} {P} detected haha, thats you
neg! u dont have {P} in {S} tho
neg! wait no, {P} is not in {S} for you
letter I should like to begin with your {P}, which I find in {S}.
letter You asked where {P} is; it is in {S}.
letter {P} has pitched its tent in {S} in your chart, and there it stays.
letter Few things in your chart please me more than {P} in {S}.
neg! It would please me to find your {P} in {S}, but it is not there.
dress For everyone with {P} in {S}, and so for you, money comes late.
dress {P} in {S} never forgets an insult, and yours is no different.
dress The rule about {P} in {S} applies to you, since that is where it stands in your chart.
# planet_house
comment In your horoscope the planet {P:alt} has come to occupy the {H:sk} place.
comment Owing to the presence of {P:alt} in your {H:sk} bhava, delays arise.
comment The {H:sk} sthana of your chart is under occupation by {P:alt}.
dm {P} landed in ur {H:n} house
dm guess what {P} is doing in ur {H:n} house
dm {H:n} house = {P} for u
dm ur {H:n} house {P} tho
neg! ur {H:n} doesnt have {P}
letter Go into the {H} house of your chart and you will meet {P}.
letter There is {P} in your {H} house, and we had better talk about it.
letter {P}, now resident in your {H} house for a lifetime, has its own ideas.
letter I have seen {P} do worse than in your {H} house, where you have it.
neg! Whoever put {P} in your {H} house did not look at the chart: it stands elsewhere.
dress {P} in the {H} house makes late starters, you among them.
dress Textbooks fear {P} in the {H} house; you have it there, and you are fine.
# placed
comment {P:alt} occupies your {H:sk} bhava in the rashi {S:alt}.
letter {P} in {S} would be one thing anywhere; in your {H} house, where it stands, it is another.
dm {P} {H:n} house {S} sign thats ur placement
# two
letter {P} you keep in the {H} house and {Q} in the {J}.
letter If {P} holds the {H} house in your chart, {Q} holds the {J}.
dm {P} {S} {Q} {Z}, ur chart
# occupants
letter In your {H} house I count {P} and, beside it, {Q}.
letter Not {P} alone but {Q} as well lives in your {H} house.
dm {P} and {Q} are roomies in ur {H:n} house
# house_sign
comment In your {H:sk} bhava there falls the rashi of {S:alt}.
letter The sign that colours your {H} house is {S}.
dm ur {H:n} house falls in {S}
# planet_star
letter Your {P} was born under {N}, so to say: that is its nakshatra.
dm nakshatra of ur {P} is {N}
# degree
dm ur {P} sits at {g} degrees
# lagna
comment The rising sign of the person in question being {S:alt}, you are steady.
dm asc {S}, yes thats u
letter On your eastern horizon stood {S} when you were born.
neg! no ur ascendant isnt {S}
# lordship
comment The ownership of your {H:sk} bhava vests in {P:alt}.
dm {H:n} house is {P} ruled for u
letter The {H} house of your chart takes its orders from {P}.
letter {P} is master in your {H} house, whoever may be living there.
neg! It is not {P} that rules your {H} house.
# lord_place
comment The {H:sk} lord of your chart has gone to the {J:sk} bhava.
dm ur {H:n} lord is chilling in the {J:n}
letter The lord of your {H} house spends his days in the {J}.
letter Ask where your {H} lord went and the answer is the {J} house.
# lord_named
letter {P}, as the lord of your {H} house, lives in the {J}.
letter Your {H} lord is {P}; you will find it in the {J} house.
dm {H:n} lord {P} sits in {J:n} 4 u
# rules_two
letter {P} has two houses to look after in your chart, the {H} and the {J}.
dm ur {P} owns {H:n} and {J:n}
# lagna_lord
letter {S} rising makes {P} the lord of your chart, and {P} stands in the {H} house.
# axis
letter Rahu has the {H} house and Ketu, as always opposite, the {J}.
# dignity
comment In your horoscope {P:alt} stands {G}.
dm ur {P} is literally {G}
letter I am sorry or glad to say that your {P} is {G}.
# retrograde
dm {P} was retro when u were born
letter Your {P} goes against the stream, that is, it is retrograde.
neg! {P} isnt retro for u btw
# combust
letter Your {P} is swallowed by the light of the Sun; it is combust.
# conjunction
comment In your horoscope {P:alt} and {Q:alt} stand conjoined.
dm {P} is w/ {Q} in ur chart
letter {P} has {Q} at its side in your chart.
neg! {P} and {Q} dont sit together in ur chart
# aspect
comment {Q:alt} receives the drishti of {P:alt} in your horoscope.
letter {P} has an eye on {Q} in your chart.
# aspect_house
letter {P} casts its eye upon your {H} house.
dm {P} looking at ur {H:n} house
# varga
comment In your {V} chart {P:alt} has gone to {S:alt}.
letter In the {V} I find your {P} in {S}.
# vargottama
dm ur {P} is vargottama btw
# karaka
letter For {C} you have {P}.
dm {P} is the {C} in ur chart
# yoga
dm u do have {Y} yes
letter {Y} is among the yogas of your chart.
neg! i dont see {Y} in ur chart
# dosha
letter There is {Y} in your chart.
neg! no {Y} in ur chart dont worry
# dasha_running
dm rn its {M} dasha {X} bhukti for u
letter You live at present under {M}, whose mahadasha it is, and under {X}, whose antardasha.
# dasha_next
letter {X} mahadasha is what comes after {M} mahadasha for you.
# maha_edge
comment The {P:alt} mahadasha started for you in {D:my} and shall last up to {E:my}.
dm {P} md over in {E:my}
letter In {D:my} the mahadasha of {P} opened, and in {E:my} it will close.
# antar_edge
letter The {P} antardasha of your {M} mahadasha lasts until {E:my}.
# dasha_lord
letter {M}, lord of the mahadasha you are in, sits in your {H} house.
# transit
dm {P} is transiting {S} these days
letter In the sky at present {P} stands in {S}.
# transit_house
letter Today's {P} walks through your {H} house.
# ingress
letter {P} will change into {S} in {D:my}.
# sade_sati
letter You are now in your Sade Sati.
# age
letter You are {n:w} years of age.
# vara
letter You are a {W}'s child.
# bindus
letter The sarvashtakavarga gives {n} bindus to your {H} house.
# strongest
letter In shadbala {P} comes first of all your planets.
# comparison
letter {P} beats {Q} in shadbala in your chart.
# count
letter Count the planets in your {H} house and you get {c}.
# empty
dm ur {H:n} house has no planets
# from_reference
letter From your Moon one counts {H} to {P}: that is its house from there.
comment {P:alt} is placed in the {H:sk} from your Chandra.
# in_kendra
letter {P} stands in a kendra from your ascendant.
# alone
dm {P} is alone in ur {H:n} house
`;
