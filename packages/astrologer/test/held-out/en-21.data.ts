/** English corpus 21: plain words in many grammatical constructions. Lines as in corpus 1. */
export const EN_21 = `
# planet_sign
plain {P} is in {S} in your chart.
absolute With {P} in {S}, you weigh a thing for a long time before you speak of it.
double Your {P} stands in no sign other than {S}.
negation! {S} is not the sign that holds your {P}.
# planet_house
plain Your {P} sits in the {H} house.
cleft It is in your {H} house that {P} has been placed, which is why this part of life keeps calling you back.
answer Where does your {P} stand? In the {H:n} house, and nowhere else.
negation! {P} is anywhere but in your {H} house.
# house_sign
plain Your {H} house falls in {S}.
passive The {H} house of your chart is occupied by the sign of {S}.
relative The sign which stands on your {H} house, and colours all you do there, is {S}.
negation! On your {H:n} house you will not find {S}.
# planet_star
plain Your {P} is in the nakshatra {N}.
parenthesis Your {P} (nakshatra {N}, pada {K}) deserves a page of its own.
participle Standing in {N}, your {P} works more slowly than you would like.
# degree
plain {P} is at {g}° of {S}.
words Having covered {g:w} full degrees of {S}, your {P} rests there.
possessive {P}'s place in your chart is {g}° {S}.
# lagna
plain Your ascendant is {S}.
inversion Rising in the east at the moment of your birth was {S}.
negation! Your chart does not have {S} for its ascendant.
because Because {S} was rising as you came into the world, people form an opinion of you at first sight.
# lordship
plain {P} rules your {H} house.
passive Your {H} house is ruled by {P}.
apposition {P}, lord of your {H} house, needs patience from you.
negation! The planet that owns your {H} house is not {P}.
# lord_place
plain The lord of your {H} house stands in the {J} house.
fronted Into your {J} house goes the ruler of the {H}, and with it a good deal of your effort.
possessive Your {H:n} house's lord has its seat in house {J:num}.
gerund Your {H} lord's being in the {J} house joins these two matters for you.
# dispositor
plain {P} is in a sign ruled by {Q}.
passive The sign in which your {P} stands is owned by {Q}.
anaphora Look at your {P}. Its dispositor is {Q}, and to that planet it answers.
# star_lord
plain {P} is in a nakshatra ruled by {Q}.
relative The nakshatra your {P} was born into is one whose lord is {Q}.
cleft It is {Q} that rules the star of your {P}.
# dignity
plain {P} is {G} in your chart.
object I find your {P} {G}, and I read the rest in that light.
being {P} being {G}, its promises to you must be read accordingly.
# retrograde
plain {P} is retrograde in your chart.
when When you were born, {P} was moving backwards through the sky.
antonym! {P} was in direct motion on the day of your birth.
# combust
plain {P} is combust in your chart.
passive Your {P} has been burnt by its nearness to the Sun.
negation! {P} stands far enough from the Sun in your chart to escape combustion.
# conjunction
plain {P} and {Q} are together in one sign in your chart.
company Your {P} keeps company with {Q}, the two of them sharing a sign.
negation! Your {P} is not conjunct {Q}.
absolute With {P} conjunct {Q} at your birth, two different voices speak in you at once.
# aspect
plain {P} aspects {Q} in your chart.
passive Your {Q} is aspected by {P}.
existential There is an aspect from {P} on your {Q}, so the two are never strangers.
negation! No aspect of {P} falls on your {Q}.
# aspect_house
plain {P} aspects your {H} house.
receive Your {H} house receives the aspect of {P}, and you feel it as a steady pressure.
negation! {P} casts no aspect on your {H:n} house.
# rashi_aspect
plain By sign aspect, {S} aspects {Z}.
passive Under the rule of sign aspects, {Z} is seen by {S}.
# exchange
plain {P} and {Q} exchange signs in your chart.
each Your {P} stands in a sign of {Q}, and {Q} in turn in one of {P}'s.
negation! Between {P} and {Q} there is no exchange of signs in your chart.
# varga
plain In your {V}, {P} is in {S}.
dividing Once the birth chart is divided into the {V}, your {P} comes to stand in {S}.
negation! In the {V} your {P} does not go to {S}.
# vargottama
plain {P} is vargottama in your chart.
same Your {P} holds the very same sign in the navamsa as in the birth chart.
negation! {P} fails to be vargottama in your chart.
# karaka
plain {P} is your {C}.
object By the chara karaka scheme the chart makes {P} your {C}.
pseudo What serves as your {C} is {P}.
# arudha
plain Your {A} is in {S}.
find As for your {A}, one finds it in {S}.
negation! {S} is not where your {A} falls.
# yoga
plain {Y} is present in your chart.
passive {Y} is formed by the planets of your chart, so you need not go looking for it.
negation! Your chart lacks {Y}.
# dosha
plain You have {Y} in your chart.
existential There is {Y} in your horoscope, and it can be lived with.
free! Your chart is free of {Y}.
# dasha_running
plain You are now in the {M} mahadasha and the {X} antardasha.
within Within the mahadasha of {M}, which has you now, it is the antardasha of {X} that is running.
possessive The mahadasha you are living through at present is {M}'s.
negation! At present it is not the mahadasha of {M} that is running for you.
# dasha_next
plain After your {M} mahadasha comes the {X} mahadasha.
passive Your {M} mahadasha will be followed by that of {X}.
way Once {M} has had its mahadasha, it makes way for {X}'s.
negation! The next mahadasha after {M}'s does not belong to {X}.
# maha_edge
plain Your {P} mahadasha runs from {D} to {E}.
fronted On {D} opens your mahadasha of {P}.
until Not before {E:my} does the {P} mahadasha let go of you.
range {P} mahadasha: {D:y} to {E:y}.
# antar_edge
plain In your {M} mahadasha, the {P} antardasha runs from {D} to {E}.
relative The {P} antardasha, which belongs to your {M} mahadasha, begins in {D:my}.
closing Inside the {M} mahadasha, {P}'s own share of time closes for you on {E}.
# transit
plain {P} is now in {S} by transit.
progressive These days {P} is passing through {S}.
absolute With {P} in transit through {S} at the moment, keep your plans simple.
negation! {S} is not the sign through which {P} is moving at the moment.
# transit_house
plain {P} is now going through your {H} house.
cleft It is your {H} house through which {P} is passing just now.
passive Your {H} house is being crossed by {P} at present.
negation! At present {P} is not in transit through your {H} house.
# ingress
plain {P} will enter {S} on {D}.
date {D} is the date on which {P} goes into {S}.
nominal The entry of {P} into {S} takes place on {D:of}.
# sade_sati
plain Your Sade Sati is running now.
midst You are in the midst of your Sade Sati as we speak.
negation! No Sade Sati weighs upon you at present.
# tropical
plain Your western Sun sign is {S}.
reckoned Reckoned in the western, tropical way, your Sun sign comes out as {S}.
# birth_date
plain You were born on {D}.
cleft It was on {D:of} that you were born.
possessive Your date of birth is {D}, and every figure here is counted from it.
# age
plain You are {n} years old.
words At {n:w} years of age, you have seen some of this already.
negation! Your present age is not {n}.
# vara
plain You were born on a {W}.
apposition The weekday of your birth, {W}, leaves its own small mark.
negation! The day of the week on which you were born was not {W}.
# tithi
plain Your birth tithi is {T}.
running The tithi running when you were born was {T}.
# sunrise
plain On the day of your birth the Sun rose at {t}.
nominal Sunrise on your birth day came at {t}.
# bindus
plain Your {H} house has {n} bindus in the sarvashtakavarga.
words In the sarvashtakavarga, {n:w} is the number of bindus that your {H} house has gathered.
passive {n} bindus are given to {S} in your sarvashtakavarga.
# bav
plain {P} has {n} bindus in {S} in its own ashtakavarga.
fronted In {S}, {P}'s ashtakavarga gives you {n:w} bindus, no more and no fewer.
# strongest
plain {P} is your strongest planet by shadbala.
comparison By shadbala no planet in your chart is stronger than {P}.
negation! {P} does not lead your chart in shadbala.
# weakest
plain {P} is your weakest planet by shadbala.
comparison Every other planet in your shadbala table has more strength than {P}.
last Last in the shadbala order of your chart comes {P}.
# rupas
plain {P} has {r} rupas of shadbala in your chart.
amount The shadbala of your {P} amounts to {r} rupas.
# comparison
plain By shadbala, {P} is stronger than {Q} in your chart.
reverse In shadbala your {Q} falls short of {P}.
antonym! Your {P} is weaker than your {Q} when the two are measured by shadbala.
# count
plain There are {c} planets in your {H} house.
hold Your {H} house holds {c} planets, and so it is never quiet there.
negation! The planets in your {H:n} house are not {c} in number.
# empty
plain Your {H} house is empty.
none None of the nine planets stands in your {H} house.
without Your {H} house, without a single planet in it, is read from its lord.
some! Your {H} house has at least one planet in it.
# from_reference
plain {P} is in the {H} house from your Moon.
counting Counting from the sign of your Moon, one reaches {P} in the {H} place.
# setting
plain This chart is computed with the {a} ayanamsha.
cleft It is the {a} ayanamsha on which the positions of your chart rest.
negation! The ayanamsha used for your chart is not {a}.
# placed
plain {P} is in {S}, in your {H} house, in the nakshatra {N}.
apposition {S}, your {H} house, is the home of {P}.
anaphora Your {P} stands in {S}. There it occupies the {H} house.
list {P}: sign {S}, house {H:num}, nakshatra {N}.
# two
plain {P} is in {S} in your {H} house, and {Q} is in {Z} in your {J} house.
gapping Your {P} stands in the {H} house, your {Q} in the {J}.
contrast While your {P} is in {S}, {Q} has taken its seat in {Z}, and hence the two sides of you.
respective {P} and {Q} are in {S} and {Z} respectively.
# triple
plain {P} is in {S}, {Q} is in {Z}, and {R} is in {Y}.
gapping {P} occupies your {H} house, {Q} the {J}, and {R} the {L}.
list Three places to remember: {P} in {S} (house {H:num}); {Q} in {Z} (house {J:num}); {R} in {Y} (house {L:num}).
# position
plain {P} is at {g}°{m}′ of {S}, in your {H} house.
relative {P}, whose longitude is {g} degrees {m} minutes of {S}, belongs to your {H} house.
# retro_count
plain Leaving Rahu and Ketu aside, {c} planets are retrograde in your chart.
number The retrograde planets of your chart, the nodes not counted, number {c}.
# lord_named
plain Your {H} lord, {P}, is in the {J} house in {S}.
participle Ruling your {H} house and standing in the {J}, {P} ties the two together.
anaphora The lord of your {H} house is {P}. You will find it in {S}.
# rules_two
plain {P} rules your {H} and {J} houses.
both Both the {H} house and the {J} have {P} for their lord in your chart.
notonly Not only your {H} house but also the {J} is in the charge of {P}.
# house_full
plain Your {H} house is {S}; its lord {P} is in the {J} house.
chain Your {H} house has {S} on it, {S} has {P} for its lord, and this lord is in {Z}.
relative {S} is the sign of your {H} house, whose ruler, {P}, lives in the {J}.
# occupants
plain {P} and {Q} are in your {H} house.
shared Your {H} house is shared by {P} and {Q}, both of them in {S}.
alongside Alongside {Q}, your {P} stands in the {H} house.
# axis
plain Rahu is in your {H} house and Ketu in the {J}.
facing Rahu in {S} faces Ketu in {Z} in your chart.
between The line of your nodes runs between the {H} house, held by Rahu, and the {J}, held by Ketu.
# moon
plain Your Moon sign is {S}, your birth star is {N}, pada {K}, and your ascendant is {Z}.
list Ascendant: {Z}⏎Moon sign: {S}⏎Birth star: {N}
coordination You have the Moon in {S} and {Z} rising, and neither lets the other rest.
# lagna_lord
plain Your ascendant is {S} and its lord {P} is in the {H} house.
absolute With {S} rising and its ruler {P} placed in {Z}, your path is your own.
possessive The {H} house is where your ascendant's lord, {P}, stands.
# dasha_lord
plain The lord of your running mahadasha, {M}, is in your {H} house.
since Since your current mahadasha is {M}'s, and {M} is in {S}, look there first.
relative {M}, whose mahadasha you are in, stands in {S} in your {H} house, with {X}'s antardasha running under it.
# dasha_age
plain Your {P} mahadasha begins at the age of {n} and ends at {o}.
words You are {n:w} years old when the {P} mahadasha opens for you.
leave By the time the mahadasha of {P} leaves you, your age is {o}.
# dasha_length
plain Your {P} mahadasha lasts {n} years.
words {n:w} years: such is the length of your {P} mahadasha.
negation! The years of your {P} mahadasha do not come to {n}.
# in_kendra
plain {P} is in a kendra in your chart.
oneof One of the four kendras holds your {P}.
negation! {P} is outside the kendras in your chart.
# in_trikona
plain {P} is in a trikona in your chart.
belong Your {P} belongs to those planets that stand in a trine house from the ascendant.
negation! Your {P} occupies none of the trikona houses.
# in_dusthana
plain {P} is in a dusthana in your chart.
fallen Among the dusthanas, the sixth, eighth and twelfth, is found the house of your {P}.
negation! Your {P} keeps clear of the dusthana houses.
# in_upachaya
plain {P} is in an upachaya house in your chart.
grow Placed as it is in an upachaya, your {P} improves with the years.
negation! The house of your {P} is no upachaya.
# alone
plain {P} is alone in your {H} house.
only The only planet in your {H} house is {P}.
company No other planet keeps {P} company in your {H} house, where it stands.
# varga_two
plain {P} is in {S} in your birth chart and in {Z} in the {V}.
gapping In the birth chart your {P} has {S}, in the navamsa {Z}.
parenthesis Your navamsa (ascendant {L}) has {P} in its {H} house.
# karaka_place
plain {P} is your {C} and is in the {H} house.
apposition {P}, your {C}, stands in {S}.
coordination The part of {C} falls to {P} in your chart, and the place it acts from is the {H:n} house.
# transit_full
plain {P} is now in {S}, your {H} house, the {J} from your Moon.
participle Now passing through {S}, {P} visits your {H} house.
than {P}'s present transit is over your {H} house from the ascendant and over the {J} from the Moon.
# sade_sati_phase
plain Your Sade Sati is now in its {k} phase.
possessive Of the three phases of your Sade Sati, the {k} is the one under way.
# no_sade_sati
plain You are not in Sade Sati now.
nor Sade Sati is not upon you at this time, nor need you act as though it were.
absence At present Saturn's Sade Sati is absent from your life.
# dhaiya
plain Your Shani dhaiya is running now.
subject Saturn has you in its dhaiya at present, so take one step at a time.
# further
plain {P} has gone more degrees in its sign than {Q} in your chart.
reverse Your {Q} has not come as far in its sign as {P} has in its own.
higher Leaving the signs out of it, the degree of your {P} is higher than that of {Q}.
# bindus_two
plain In the sarvashtakavarga your {H} house has {n} bindus and the {J} house {o}.
against Against the {n:w} bindus of your {H} house in the sarvashtakavarga stand the {o:w} of the {J}.
# aspect_two
plain {P} aspects your {H} and {J} houses.
passive Both your {H} house and your {J} are aspected by {P}.
aswell {P} sees your {H} house, and the {J} as well.
`;
