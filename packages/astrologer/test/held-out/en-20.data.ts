/** English corpus 20: a jyotishi in consultation. Lines as in corpus 1. */
export const EN_20 = `
# planet_sign
plain Your {P} is in {S}.
spoken See, {P} was going through {S} when you took birth, and that tells me how you take your decisions.
calm What I notice first is {S}, because that is where your {P} has its home in this chart.
blunt! No, no, {P} you do not have in {S}; whoever wrote that made a mistake.
# planet_house
plain {P} sits in your {H} house.
spoken With {P} placed in your {H:n} house only, you were bound to worry about these matters early in life.
calm The {H} house is the one {P} occupies for you, so let us spend a minute there.
blunt! Your {P} has nothing to do with the {H:n} by position; it is not sitting there.
# house_sign
plain {S} falls in your {H} house.
jargon On the cusp of your {H:n} bhava we have {S} rashi.
calm The {H} part of your chart wears the colours of {S}, which is why you handle it as you do.
# planet_star
plain Your {P} is in the nakshatra {N}.
jargon {P} is in {N}, pada {K}, in your birth chart.
spoken The star your {P} has taken is {N}, so its results will come in that flavour.
# degree
plain {P} stands at {g} degrees of {S} in your chart.
spoken Your {P} has crossed {g}° in {S}, the minutes we can leave aside.
calm I make it {g}° {S} for your {P}.
# lagna
plain Your ascendant is {S}.
spoken {S} lagna you are having, so please read {S}.
calm It was {S} that was coming up over the eastern horizon at the moment you arrived.
blunt! You are not a {S} rising person at all.
# lordship
plain {P} rules your {H} house.
jargon For your lagna the lordship of the {H:n} goes to {P}.
calm When I want to know about your {H} house I ask {P}, since {P} is its lord.
# lord_place
plain The lord of your {H} house is in the {J} house.
jargon Your {H:esh} has gone and sat in the {J:n} bhava.
calm Where has the ruler of your {H} house got to? It is in your {J}, and it works from there.
# dispositor
plain Your {P} is in a sign that belongs to {Q}.
jargon {Q} is the dispositor of {P} in your horoscope.
calm {P} is living in {Q}'s house, so to speak, being placed in one of {Q}'s signs, and must follow the landlord's rules.
# star_lord
plain {P} is in a nakshatra ruled by {Q} in your chart.
jargon Star lord of your {P} is {Q}, kindly note it down.
calm Since the nakshatra under your {P} answers to {Q}, its fruit ripens slowly.
# dignity
plain {P} is {G} in your chart.
spoken One thing I will tell you straight, your {P} is {G}, and you have felt it since childhood.
calm Being {G}, your {P} gives a rather particular sort of result.
# retrograde
plain {P} was retrograde when you were born.
spoken Your {P} is vakri, sir, so whatever it gives, it gives on the second attempt.
calm At the hour of your birth {P} appeared to be travelling backwards.
blunt! There is no retrogression on your {P}; it was moving direct.
# combust
plain Your {P} is combust.
jargon {P} has become asta in your kundli, it has come too close to Surya.
calm I am afraid {P} is lost in the Sun's glare in your chart, which is why it is shy.
# conjunction
plain {P} and {Q} are together in one sign in your chart.
spoken Your {P} is sitting along with {Q}, same rashi, shoulder to shoulder.
jargon There is yuti of {P} and {Q} in your horoscope.
calm! {P} and {Q} do not share a sign in your chart, so I would not blend the two.
# aspect
plain {P} aspects {Q} in your chart.
jargon Drishti of your {P} is falling on {Q}.
calm Your {Q} does not get a moment to itself, for {P} has it under its aspect.
# aspect_house
plain {P} aspects your {H} house.
spoken From where it is sitting, your {P} is throwing its drishti on the {H:n} house.
calm Your {H} house lies under the gaze of {P}, and you will have noticed the pressure.
# rashi_aspect
plain By sign aspect, {S} looks at {Z}.
jargon In Jaimini's rashi drishti {S} aspects {Z}, and we use it here.
calm! {S} casts no sign aspect upon {Z}.
# exchange
plain {P} and {Q} exchange signs in your chart.
jargon You have parivartana between {P} and {Q}, each one sitting in the other's rashi.
calm {P} has borrowed a sign of {Q}'s and {Q} one of {P}'s, so the two help each other along.
# varga
plain In your {V}, {P} is in {S}.
jargon I checked the {V} also: {P} has gone to {S} there.
calm Turn to the {V} chart and you will see {S} holding your {P}.
# vargottama
plain Your {P} is vargottama.
jargon Same rashi in D1 and D9, that is the case with your {P}, so it has got extra strength.
calm! {P} changes sign between your birth chart and your navamsa, so vargottama it is not.
# karaka
plain {P} is your {C}.
jargon By chara karaka scheme the post of {C} has gone to your {P}.
calm The role of {C}, in your case, is played by {P}.
# arudha
plain Your {A} is in {S}.
jargon {A} is coming in {S} in your horoscope.
calm When I count it out, {S} is the sign which receives your {A}.
# yoga
plain {Y} is present in your chart.
spoken You are having {Y}, and believe me not everyone who sits in this chair has it.
calm I can tell you that {Y} is formed here.
blunt! Somebody has sold you a story; {Y} is not formed in your horoscope.
# dosha
plain Your chart has {Y}.
spoken {Y} is there in your kundli, but do not lose your sleep over it.
calm! You may put your mind at rest, as you do not have {Y}.
# dasha_running
plain You are in the {M} mahadasha now.
spoken Currently {M} mahadasha is going on for you and inside it {X} antardasha.
calm The chapter you are living through belongs to {M}, and the smaller section within it to {X}.
jargon Running period as on today: {M}–{X}.
# dasha_next
plain After {M}, your next mahadasha is {X}.
spoken Once {M} finishes its years, {X} will take charge of your mahadasha.
calm {X} is waiting in the wings; its mahadasha follows directly upon your {M} one.
# maha_edge
plain Your {P} mahadasha runs from {D:my} to {E:my}.
spoken {D} is the date on which {P} mahadasha opens for you.
jargon {P} MD: ends {E:short}.
calm In {D:y} the long {P} period begins in your life.
# antar_edge
plain In your {M} mahadasha, the {P} antardasha lasts from {D} to {E}.
spoken Inside {M} dasha, {P} bhukti you will find starting {D:my}, write it in your diary.
calm {P}'s sub-period under {M} closes on {E:of}.
# transit
plain {P} is now moving through {S}.
spoken In gochar these days {P} is in {S}.
calm If you look at the sky this week, you will find {P} travelling in {S}.
blunt! At present {P} is not transiting {S}.
# transit_house
plain {P} is now passing through your {H} house.
spoken Your {H:n} house is getting the transit of {P} at this time, that is why the phone is ringing so much.
calm! It isn't your {H} house that {P} is crossing at the moment.
# ingress
plain {P} will enter {S} on {D}.
spoken On {D:of} {P} is changing and coming to {S}, keep that date free of quarrels.
calm {S} receives {P} from {D}, by transit.
# sade_sati
plain You are in sade sati now.
spoken Your seven and a half years of Shani are going on, so drive slowly and speak slowly.
calm! The famous sade sati is not on you at present.
# tropical
plain By Western astrology your Sun sign is {S}.
spoken In the newspaper column, the Western one, you would be reading {S} for your Sun.
calm A Western astrologer, using the tropical zodiac, would put your Sun in {S}.
# birth_date
plain You were born on {D}.
spoken Your date of birth I have written as {D:of}.
calm {D} is the day you came into the world.
# age
plain You are {n} years old.
spoken {n} years you have completed as of today.
calm At {n}, which is your age now, one starts to see the pattern.
# vara
plain The weekday of your birth was {W}.
spoken You took birth on {W}, so observe that day with a little care.
# tithi
plain You were born on the tithi {T}.
jargon Birth tithi in your panchang: {T}.
calm The lunar day running as you were born was {T}.
# sunrise
plain On the day you were born the Sun rose at {t}.
jargon Udaya, that is sunrise, on your birth date was at {t}.
# bindus
plain Your {H} house has {n} bindus in the sarvashtakavarga.
jargon SAV of {S} is {n} in your horoscope.
calm Add up all the ashtakavarga points and your {H} house comes to {n}.
# bav
plain In its own ashtakavarga {P} has {n} bindus in {S}.
jargon BAV of {P}: {S} carries {n} points for you.
# strongest
plain By shadbala {P} is the strongest planet in your chart.
spoken Nobody in your horoscope can beat {P} when we count shadbala.
calm! {P} does not top your shadbala table.
# weakest
plain {P} is your weakest planet by shadbala.
spoken Last rank in shadbala has gone to your {P}, poor fellow.
# rupas
plain Your {P} has {r} rupas of shadbala.
jargon Shadbala total for {P} is coming {r} rupas.
# comparison
plain By shadbala your {P} is stronger than your {Q}.
calm Of the two, {Q} is the weaker and {P} the stronger, going by your shadbala.
spoken In shadbala your {Q} has to stand behind {P}.
# count
plain There are {c} planets in your {H} house.
spoken Such a crowd, {c} grahas sitting in your {H:n} house.
calm Your {H} house gives shelter to {c} planets, neither more nor fewer.
# empty
plain Your {H} house is empty.
spoken No graha is sitting in your {H:n} bhava, and empty does not mean bad.
calm! Your {H} house isn't vacant; somebody does live there.
# from_reference
plain Counted from your Moon, {P} is in the {H} house.
jargon From Chandra lagna your {P} falls in the {H:n}.
calm Let the Moon be the first house, and {P} comes out in the {H}.
# setting
plain This chart is calculated with the {a} ayanamsa.
spoken For your chart we have taken {a} ayanamsha only.
# placed
plain Your {P} is in {S}, in the {H} house.
jargon {P} in {H:n}, rashi {S}, nakshatra {N}, that is the placement in your kundli.
calm Because {P} took up its place in {S} and in your {H} house, you learnt patience the hard way.
# two
plain {P} is in {S} in your {H} house and {Q} is in {Z} in your {J} house.
spoken {P} you have in the {H:n}, whereas {Q} has gone to the {J:n}.
calm While your {P} keeps to {S}, {Q} prefers {Z}, and the two of them seldom agree.
# triple
plain In your chart {P} is in the {H} house, {Q} in the {J} and {R} in the {L}.
jargon Signs first: {P} – {S}, {Q} – {Z}, {R} – {Y}, all as at your birth.
# position
plain Your {P} is at {g}° {m}′ of {S}, in the {H} house.
calm Exactly measured, {P} had travelled {g} degrees and {m} minutes into {S} when you were born.
# lord_named
plain {P}, the lord of your {H} house, is in the {J} house.
jargon Your {H:esh} {P} is placed in {S}, in {J:n} bhava.
calm As ruler of your {H} house, {P} does its work from the {J}.
# rules_two
plain {P} rules your {H} and {J} houses.
spoken Two houses, the {H:n} and the {J:n}, are under your {P}, so it has double duty.
# house_full
plain Your {H} house is {S}, and its lord {P} is in the {J} house.
calm With {S} on your {H} house, we turn to {P}, its ruler, and find it in {Z}.
# occupants
plain {P} and {Q} are both in your {H} house.
spoken Your {H:n} house is having {P} as well as {Q}, in {S} rashi.
# axis
plain Rahu is in your {H} house and Ketu is in your {J} house.
jargon Your Rahu–Ketu axis is {S}–{Z}.
calm The nodes lie across your {H} and {J} houses, Rahu in the former and Ketu in the latter.
# moon
plain Your Moon sign is {S} and your birth star is {N}, pada {K}.
jargon Janma rashi {S}, janma nakshatra {N}, lagna {Z}; this is your identity in jyotish.
# lagna_lord
plain Your ascendant is {S}, and its lord {P} is in the {H} house.
spoken Being {S} lagna you have {P} as lagnesh, and lagnesh is sitting in {Z}.
# dasha_lord
plain The lord of your running mahadasha, {M}, is in your {H} house.
calm You are in {M}'s mahadasha, and {M} itself was placed in {S} at birth, in the {H} house.
# dasha_age
plain Your {P} mahadasha begins at age {n} and ends at age {o}.
spoken {P} dasha in your case starts when you are {n}.
# dasha_length
plain {P} mahadasha lasts {n} years for you.
spoken {n} years, that much {P} takes for its full mahadasha in your horoscope.
# in_kendra
plain {P} is in a kendra in your chart.
calm Your {P} occupies one of the four angles, so it acts in the open.
# in_trikona
plain Your {P} is in a trikona house.
spoken {P} has got a trine bhava in your kundli, which is a blessing of past deeds.
# in_dusthana
plain {P} is in a dusthana in your chart.
blunt! Do not be frightened, your {P} is not in any of the dusthanas.
# in_upachaya
plain Your {P} is in an upachaya house.
calm Things from {P} will improve with age, since it is placed in one of your upachaya houses.
# alone
plain {P} is alone in your {H} house.
spoken In the {H:n} house only {P} is there, no other graha for company.
# varga_two
plain {P} is in {S} in your birth chart and in {Z} in your {V}.
jargon {V} lagna is {L}, and {P} goes to the {H:n} house there.
calm In your {V} chart {P} moves to {Z}, having begun in {S} in the main one.
# karaka_place
plain {P} is your {C} and stands in your {H} house.
jargon Your {C} is {P}, placed in {S} rashi, {H:n} bhava.
# transit_full
plain {P} is now in {S}, your {H} house and the {J} from your Moon.
spoken Gochar of {P} is through {S} at present, and for you that is the {H:n} house.
calm Counting from your Moon, the {J} house is where {P} now travels, in {S}.
# sade_sati_phase
plain You are in the {k} phase of your sade sati.
spoken Sade sati has come to its {k} dhaiya for you.
# no_sade_sati
plain You are not in sade sati now.
spoken Shani's sade sati you are free of at this time, so please stop blaming it.
# dhaiya
plain Saturn's dhaiya is on you now.
spoken The small panoti, the two and a half years one, is going on for you.
# further
plain {P} has more degrees in its sign than {Q} has in its own, in your chart.
calm Within their signs, your {P} has gone further along than {Q}.
# bindus_two
plain In the sarvashtakavarga your {H} house has {n} bindus and your {J} house has {o}.
spoken {n} points in the {H:n}, {o} in the {J:n}, see for yourself in your ashtakavarga table.
# aspect_two
plain {P} aspects both your {H} and your {J} houses.
jargon Your {P} is giving drishti on {H:n} and on {J:n} also.
# retro_count
plain Leaving Rahu and Ketu aside, {c} planets were retrograde when you were born.
spoken Without counting the nodes, vakri planets in your chart are {c}.
`;
