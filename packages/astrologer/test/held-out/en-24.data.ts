/** English corpus 24: statements seeded into answers by someone who tests astrologers. Lines as in corpus 1. */
export const EN_24 = `
# planet_sign
plain At the moment of your birth, {P} was travelling through {S}.
lead Because {S} is the sign your {P} occupies, you tend to show this energy in that sign's own manner.
fluent The sign holding {P} in your horoscope is {S}, and it colours a good deal of your temperament.
plain! Your {P} does not fall in {S}.
# planet_house
lead Much of your effort flows into the {H} house, since that is where {P} has settled in your chart.
plain {P} occupies house {H:num} of your kundli.
fluent Look at the {H} house of your birth chart and you will find {P} there.
plain! The {H} house is not where your {P} sits.
# house_sign
plain {S} falls on your {H} house.
lead Your {H} house carries the stamp of {S}, so expect the matters of that house to follow its pace.
fluent Counting from your ascendant, the sign that lands in the {H} house is {S}.
# planet_star
plain {N} is the nakshatra in which your {P} was placed at birth.
report {P} falls in {N}, pada {K}, in your chart.
lead With {P} passing through the {K:nth} quarter of {N} when you arrived, your instincts have a particular flavour.
# degree
plain Your {P} stands at {g}° of {S}.
fluent By the time you were born, {P} had covered {g} degrees of {S}.
report {P}: {S}, {g}° in your birth chart.
# lagna
plain {S} was rising on the eastern horizon when you were born.
lead People read you first through your {S} ascendant, which shapes both your looks and your manner.
fluent Your rising sign comes out as {S}.
plain! You do not have {S} as your lagna.
# lordship
plain The ruler of your {H} house is {P}.
lead As {P} owns the {H} house for you, its condition decides how those affairs unfold.
fluent Responsibility for your {H} house rests with {P}, its lord.
# lord_place
plain Your {H} lord has gone to the {J} house.
lead Since the planet that rules your {H} house is placed in the {J} house, these two parts of life are tied together.
fluent In the {J} house of your chart sits the lord of the {H}.
report {H:n} lord in the {J:n} house: this is one of the placements shaping your story.
# dispositor
plain {Q} is the dispositor of your {P}.
lead Your {P} answers to {Q}, the owner of the sign it stands in, so look to the second planet to understand the first.
fluent The sign your {P} occupies belongs to {Q}.
# star_lord
plain {P} sits in a nakshatra ruled by {Q} in your chart.
lead The star lord of your {P} is {Q}, which quietly steers the results it gives.
fluent {Q} governs the lunar mansion where your {P} was found at birth.
# dignity
plain {P} is {G} in your horoscope.
lead Being {G}, your {P} delivers its results in a way you have surely noticed by now.
fluent In your chart we see that {P} is placed {G}.
# retrograde
plain {P} was retrograde at your birth.
lead You revisit old questions often, because your natal {P} is in backward motion.
direct! When you were born, {P} was moving direct.
# combust
plain Your {P} is combust.
fluent Sitting too near the Sun, {P} is burnt in your birth chart and needs some support.
plain! {P} escapes combustion in your chart.
# conjunction
plain {P} and {Q} share a sign in your chart.
lead Having {P} conjunct {Q}, you find it hard to keep these two energies separate.
fluent In your kundli, {P} keeps company with {Q} in one and the same house.
plain! Your {P} is not conjunct {Q}.
# aspect
plain {P} casts its aspect on {Q} in your horoscope.
lead Your {Q} receives the drishti of {P}, and that adds another layer to how it behaves.
fluent From where it is placed, {P} looks straight at your natal {Q}.
# aspect_house
plain Your {H} house is aspected by {P}.
lead Thanks to the glance that {P} throws on the {H} house, those matters seldom stay quiet for you.
fluent Among the houses that natal {P} aspects in your chart is the {H}.
# rashi_aspect
plain By Jaimini's sign aspects, {S} aspects {Z}.
fluent Under rashi drishti, {Z} is one of the signs that {S} looks at.
# exchange
plain {P} and {Q} are in mutual exchange in your chart.
lead A parivartana links your {P} with {Q}, so each planet works on behalf of the other.
fluent Your {P} occupies a sign of {Q} while {Q} returns the favour by standing in a sign of {P}.
# varga
plain In your {V} chart, {P} is placed in {S}.
lead {P} moves to {S} once we open your {V}, which tells you how its promise matures.
fluent The {V} puts your {P} under {S}.
# vargottama
plain Your {P} is vargottama.
lead Since {P} keeps the same sign in both your rashi chart and your navamsa, its promise is steady.
changed! {P} changes sign as we go from your birth chart to your navamsa.
# karaka
plain {P} serves as your {C}.
fluent Under the Jaimini scheme of seven chara karakas, the role of {C} in your chart goes to {P}.
lead Your {C} turns out to be {P}, a planet worth honouring throughout life.
# arudha
plain Your {A} falls in {S}.
fluent When we work out the {A} for your chart, it lands in {S}.
# yoga
plain Your chart contains {Y}.
lead {Y} is formed in your horoscope, a combination that supports reputation over time.
absent! {Y} is missing from your birth chart.
# dosha
plain There is {Y} in your kundli.
warm Please don't be alarmed, but your chart does carry {Y}.
free! You are free of {Y}.
# dasha_running
plain At present you are in the mahadasha of {M}.
report Your current period is {M} mahadasha with {X} antardasha.
lead These days {X} works as sub-lord inside your {M} major period, which is why your attention feels divided.
fluent The {M} mahadasha is under way for you, and within it the {X} antardasha is active.
# dasha_next
plain Your {M} mahadasha will be followed by that of {X}.
fluent Once the current {M} period is over, {X} takes charge as your mahadasha lord.
lead Next in line after {M} is your {X} mahadasha, so use this time to prepare.
# maha_edge
plain Your {P} mahadasha begins on {D}.
report {P} mahadasha in your chart: {D:my} to {E:my}.
fluent From {D:y} until {E:y}, the major period belonging to {P} governs your life.
end The final day of {P} as your mahadasha lord comes around {E:my}.
# antar_edge
plain Within your {M} mahadasha, the {P} antardasha lasts from {D:my} to {E:my}.
fluent {P} takes over as sub-period lord in your {M} mahadasha on {D}.
end In the {M} major period, your {P} bhukti ends on {E}.
# transit
plain {P} is currently transiting {S}.
lead With {P} moving through {S} these days, many people sense a shift in mood.
fluent Right now the sky shows {P} in {S}.
plain! {P} is not in {S} by transit at the moment.
# transit_house
plain Transiting {P} is now in your {H} house.
lead You may feel restless lately because {P} is presently crossing the {H} house of your chart.
fluent Your {H} house is hosting {P} in its current transit.
# ingress
plain {P} will enter {S} on {D}.
fluent Mark {D} on your calendar: that is the day {P} steps into {S}.
lead A new chapter opens when {P} shifts to {S} in {D:my}.
# sade_sati
plain You are going through Sade Sati at the moment.
lead The heaviness you describe fits the fact that your Sade Sati is under way now.
none! No Sade Sati is affecting you at this time.
# tropical
plain In Western astrology your Sun sign is {S}.
fluent By the tropical zodiac used in newspapers, you would be called {S}.
# birth_date
plain You were born on {D}.
fluent Your date of birth, as entered for this chart, is {D:us}.
# age
plain You are {n} years old now.
fluent At your last birthday you completed {n} years.
# vara
plain The weekday of your birth was {W}.
lead Born on a {W}, you carry something of the lord of that day.
# tithi
plain You were born on {T} tithi.
fluent The lunar day running at your birth was {T}.
# sunrise
plain On the day of your birth the Sun rose at {t}.
fluent Sunrise at your birthplace that day came at {t}.
# bindus
plain Your {H} house has {n} points in sarvashtakavarga.
lead With {n} bindus in the Sarvashtakavarga, your {H} house gives results in proportion to that score.
fluent The sarvashtakavarga total for {S} in your chart comes to {n}.
# bav
plain {P} has {n} bindus in {S} in its own ashtakavarga.
fluent In the bhinnashtakavarga of {P}, your score for {S} is {n}.
# strongest
plain {P} is the strongest planet in your chart by shadbala.
lead No planet in your horoscope scores higher in shadbala than {P}, so lean on what it stands for.
fluent Topping your shadbala table is {P}.
# weakest
plain By shadbala, {P} is the weakest planet in your chart.
fluent The lowest total of shadbala among your seven planets belongs to {P}.
# rupas
plain {P} has {r} rupas of shadbala in your chart.
fluent Your {P} collects {r} rupas when its six strengths are added up.
# comparison
plain {P} is stronger than {Q} in your shadbala.
fluent In your chart {Q} has to yield to {P} as far as shadbala is concerned.
less! Your {P} has less shadbala than your {Q}.
# count
plain There are {c} planets in your {H} house.
lead A gathering of {c} grahas in the {H} house makes it a centre of your life.
# empty
plain Your {H} house is empty.
warm Nobody occupies your {H} house, but an unoccupied house is in no way a ruined one.
filled! At least one planet stands in your {H} house.
# from_reference
plain Counted from your Moon, {P} is in the {H} house.
fluent {P} stands {H} from the Moon in your birth chart.
lead From the Moon's point of view your {P} takes up the {H} house, which affects how you feel about its themes.
# setting
plain This chart uses the {a} ayanamsa.
fluent The sidereal positions shown here were computed with {a} ayanamsa.
# placed
plain {P} is in {S} in your {H} house.
lead Your {P}, placed in {S} and in the {H} house, lies under the star {N}, and this gives it depth.
report {P} – {S}, {H} house, nakshatra {N}.
# two
plain {P} is in {S} and {Q} is in {Z}.
fluent While {P} stands in your {H} house, {Q} has taken the {J}.
lead You have {P} in {S} in the {H} house and {Q} in {Z} in the {J}, so two quite different drives are at work.
# triple
plain {P} is in {S}, {Q} is in {Z} and {R} is in {Y}.
fluent Three placements deserve notice: {P} in your {H} house, {Q} in the {J} and {R} in the {L}.
report Your {P} is in {S} ({H} house), your {Q} in {Z} ({J} house), and your {R} in {Y} ({L} house).
# position
plain {P} is at {g}°{m}′ {S} in your {H} house.
fluent At {g} degrees {m} minutes of {S}, your {P} has its seat in the {H} house.
# retro_count
plain Leaving out Rahu and Ketu, {c} planets were retrograde when you were born.
fluent Not counting the nodes, your chart shows {c} planets in retrograde motion.
# lord_named
plain {P}, your {H} lord, is in the {J} house.
lead Because {P} rules your {H} house and sits in the {J} in {S}, these themes meet in it.
fluent The lord of your {H} house, {P}, is found in {S}.
# rules_two
plain {P} rules both the {H} and the {J} house in your chart.
lead For you {P} wears two hats as lord of houses {H:num} and {J:num}, so its results come mixed.
# house_full
plain Your {H} house is {S}, and its lord {P} sits in the {J} house.
fluent {S} occupies your {H} house; the ruler, {P}, has moved to {Z} in the {J}.
# occupants
plain {P} and {Q} are both in your {H} house.
lead Your {H} house holds {P} together with {Q} in {S}, which makes this area lively.
# axis
plain Rahu is in your {H} house and Ketu in the {J}.
lead The nodes stretch across your {H} and {J} houses, with Rahu in the former and Ketu in the latter, and so you are pulled between the two.
fluent Your Rahu falls in {S}, leaving Ketu in {Z}.
# moon
plain Your Moon sign is {S} and your birth star is {N}.
fluent You belong to {S} rashi, with {N} pada {K} as janma nakshatra and {Z} as lagna.
lead {Z} rises in your chart while the Moon is in {S}, so what you show and what you feel need not match.
# lagna_lord
plain Your lagna is {S} and its lord {P} is in the {H} house.
lead {P}, ruler of your {S} ascendant, has placed itself in the {H} house, and that is where you keep looking for yourself.
fluent The lord of your ascendant, {P}, occupies {Z}.
# dasha_lord
plain You are running the mahadasha of {M}, which sits in your {H} house.
lead As the lord of your present mahadasha, {M}, is in {S} in the birth chart, this phase speaks that sign's language.
fluent {M}, whose mahadasha you are living through with {X} as antardasha lord, stands natally in the {H} house.
# dasha_age
plain Your {P} mahadasha starts at age {n}.
fluent You are {n} when the {P} mahadasha opens and {o} when it closes.
# dasha_length
plain The {P} mahadasha lasts {n} years.
lead In the Vimshottari system {P} is given {n} years, so this is the length you should expect for that period.
# in_kendra
plain {P} is in a kendra in your chart.
lead One of the four angles of your horoscope is occupied by {P}, which makes it visible to others.
not! Your {P} does not sit in any kendra house.
# in_trikona
plain Your {P} is placed in a trikona house.
lead {P} enjoys a trine placement in your birth chart, a favourable seat for luck and merit.
# in_dusthana
plain {P} falls in a dusthana in your kundli.
not! None of the dusthana houses contains your {P}.
# in_upachaya
plain Your {P} occupies an upachaya house.
lead Since {P} is found in one of the houses of growth, the upachayas, its results improve as you get older.
# alone
plain {P} is alone in your {H} house.
fluent No other planet joins {P} in the {H} house of your chart.
# varga_two
plain {P} is in {S} in your birth chart and in {Z} in your {V}.
lead {P} stands in {S} in your rashi chart, and the {V} takes it to {Z}, which is where its maturity shows.
fluent Your {V} lagna is {L}, and {P} comes to the {H} house of that chart.
# karaka_place
plain {P} is your {C} and sits in the {H} house.
lead The {C} of your chart, {P}, lives in {S}, and that describes the path it asks you to walk.
# transit_full
plain {P} is now transiting {S}, your {H} house.
fluent At this time {P} moves through {S}, which is the {J} from your natal Moon.
lead Because {P} has come to your {H} house by transit, the {J} counted from the Moon, this stretch has its own lessons.
# sade_sati_phase
plain You are in the {k} phase of Sade Sati.
fluent Of the three parts of your Sade Sati, the {k} is the one running now.
# no_sade_sati
plain You are not under Sade Sati at present.
warm Saturn's seven-and-a-half-year period over the Moon is not running for you now, so rest easy.
# dhaiya
plain Saturn's Dhaiya is running for you now.
lead You are presently under Shani's small panoti, the Dhaiya, which calls for some patience.
# further
plain {P} is at a higher degree within its sign than {Q} in your chart.
fluent Leaving signs aside, your {P} has advanced more degrees into its sign than {Q} has into its own.
earlier! Your {P} stands at fewer degrees in its sign than {Q} does.
# bindus_two
plain Your {H} house has {n} sarvashtakavarga bindus and your {J} house has {o}.
fluent Compare the sarvashtakavarga scores: {n} for the {H} house against {o} for the {J} in your chart.
# aspect_two
plain {P} aspects both your {H} and your {J} house.
lead Two houses of your chart, the {H} and the {J}, come under the gaze of {P} and so feel its influence.
`;
