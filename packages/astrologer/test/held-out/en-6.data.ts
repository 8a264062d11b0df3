/** English corpus 6: a life coach, a report generator, a follower of KP, a sceptic, an aunt, a court astrologer. Lines as in corpus 1. */
export const EN_6 = `
# planet_sign
coach One thing I love about your map: {P} is at home among the themes of {S}, because that's the sign it's in.
report **Sign placement of {P}:** {S}
report 1. {P} – {S}: steadiness before speed.
kp {P} is deposited in {S}.
sceptic Supposing you believe in any of it, you'd want to know that your {P} is in {S}.
sceptic Fine, {P} is in {S}, make of that what you will.
aunt Darling, {P} in {S} people, and you're one of them, never forget a kindness.
court The illustrious {P} graces the sign {S} in thy nativity.
court In {S} doth {P} abide.
gpt At the time you were born, {P} was travelling through {S}.
gpt Your natal {P} is positioned in the sign of {S}.
gpt Let's begin with {P}. In your chart, this planet is placed in {S}.
gpt Among your placements, {P} in {S} is the one that friends notice first.
neg! {P} isn't anywhere near {S}.
neg! It's a common mistake to think you have {P} in {S}; you don't.
neg! Not {S} but another sign holds your {P}.
quest What does it mean that my {P} is in {S}?
quest Why would {P} in {S} make me restless?
poss Your {S} {P} wants proof before promises.
# placed
report | {P} | {S} | {H:n} | — |
report **{P}**⏎- Sign: {S}⏎- House: {H:num}
report {P} occupies the {H:n} house in the sign of {S}, giving a serious tone.
coach Your {P} shows up in the {H:n} house, in {S}.
kp {P} in {H:hh}, {S}.
gpt Placed in {S} in your {H:n} house, {P} asks for patience.
gpt Sitting in the {H:n} house, your {S} {P} works behind the scenes.
gpt {P}, which occupies {S}, falls in your {H:n} house.
gpt Having {P} in {S} in the {H:n} house often shows in how you handle authority.
gpt {P} (in {S}, {H:n} house) suggests a steady hand.
sceptic Apparently {P} is in my {H:n} house and in {S}. Great.
aunt See, your {P} is there in {S}, {H:n} house.
poss Your {H:n}-house {P} in {S} likes order.
# two
report {P} → {S}; {Q} → {Z}
report - {P} in {S} ({H:n} house)⏎- {Q} in {Z} ({J:n} house)
gpt With {P} in {S} and {Q} in {Z}, you balance two instincts.
gpt You have {P} in the {H:n} and {Q} in the {J:n}.
gpt Your {P} is in {S}, but your {Q} is in {Z}.
gpt {P} is placed in the {H:n} house; meanwhile {Q} sits in the {J:n} house.
coach {P} lives in your {H:n} house, {Q} in your {J:n}.
court {P} in the {H} and {Q} in the {J} do share the burden.
sub Although {P} is in {S}, {Q}, which is in {Z}, has the last word.
# planet_house
coach Hello, {P} in the {H}! That's where your focus goes.
report House position of {P}: {H:num}
report {P} – {H:n} House
kp {P} occupies house {H:num}.
sceptic I'm told my {P} is in house number {H:num}.
aunt {P} has come and sat in your {H:n} house since birth.
court {P} abideth in the {H} mansion of thy chart.
gpt Looking at your {H:n} house, we find {P} there.
gpt The {H} house is where your {P} is placed.
gpt What stands out is that {P} is in your {H:n} house.
gpt {P}'s presence in the {H} house makes you alert.
gpt {P} was placed in your {H} house by birth.
neg! You do not have {P} in your {H:n} house.
neg! There is no {P} in your {H} house.
neg! {P} is absent from the {H} house.
quest Could {P} in my {H:n} house be why I change jobs?
# house_sign
report {H:n} House — {S}
report House {H:num} ({S})
gpt {S} occupies your {H:n} house.
gpt Your {H:n} house falls under the sign of {S}.
gpt The sign of {S} is found on your {H:n} house.
kp {H:n} cusp sign: {S}
court The {H} mansion is of {S}.
neg! Your {H:n} house does not fall in {S}.
# planet_star
report Nakshatra of {P}: {N}
gpt {P} is placed in the nakshatra of {N}, pada {K}.
kp {P} – {N}-{K}
coach Your {P} carries the spirit of {N}, its nakshatra.
neg! Your {P} doesn't fall in {N}.
# degree
report {P}: {g}° {S}
gpt Your {P} is located at about {g} degrees of {S}.
kp {P} {S} {g} deg
# lagna
report Ascendant (Lagna): {S}
report **Lagna:** {S}
gpt With {S} as your ascendant, first impressions matter.
gpt Your chart has {S} on the ascendant.
gpt Being a {S} ascendant, you prefer facts.
aunt Your lagna is {S}, no wonder!
court {S} did rise at thy birth.
poss Your {S} ascendant makes you careful.
neg! You don't have {S} rising.
# lagna_lord
report Lagna lord: {P} in {H:n} house
gpt As a {S} ascendant, your chart is ruled by {P}, placed in the {H:n} house.
gpt Since your ascendant is {S}, its ruler {P} becomes important; it is placed in {Z}.
coach {P} rules your chart, and sits in {Z}.
# lordship
report {H:n} lord: {P}
report Ruler of the {H:n} house – {P}
gpt Because {P} rules your {H:n} house, its dasha matters.
gpt In your horoscope, {P} holds the lordship of the {H:n} house.
gpt The {H:n} house belongs to {P} in your chart.
kp Owner of {H:hh} is {P}.
aunt Your {H:n} house owner is {P} only.
court Lord of the {H} is {P}.
neg! It isn't {P} who rules your {H:n} house.
neg! {P} is not the ruler of the {H} house.
# rules_two
report {P}: lord of {H:n} & {J:n}
gpt {P} is the lord of the {H:n} and {J:n} houses in your chart.
gpt As ruler of the {H:n} and {J:n} houses, {P} links them.
kp {P} owns {H:num} and {J:num}.
# lord_place
report {H:n} lord in {J:n} house
gpt The {H:n} house lord is situated in the {J:n} house.
gpt Because your {H:n} lord occupies the {J:n} house, you gain through it.
gpt The ruler of the {H:n} falls in the {J:n}.
coach Whoever rules your {H:n} house ended up in your {J:n}.
kp Lord of {H:num} in {J:num}.
aunt Your {H:n} house lord has gone to the {J:n} house.
neg! The lord of the {H:n} house is not in the {J:n}.
# lord_named
report {H:n} Lord {P} in {J:n} House
gpt {P}, the lord of your {H:n} house, is in the {J:n} house.
gpt Your {H:n} house lord {P} is placed in {S}.
gpt Since {P} rules the {H:n} house and occupies the {J:n}, these areas blend.
kp {H:n} lord {P} posited in {J:n}.
coach {P} is both the ruler of your {H:n} house and a resident of your {J:n}.
sceptic The {H:n} lord, which is {P}, is in {S}.
# house_full
report **{H:n} house ({S})**: ruled by {P}, placed in the {J:n} house.
gpt The {H:n} house of your chart is {S}. Its lord is {P}. {P} is placed in {Z}.
gpt Your {H:n} house has {S}, so {P} is its lord, and {P} sits in the {J:n} house.
gpt {S} in the {H:n} house makes {P} the lord of that house.
# occupants
report Occupants of the {H:n} house: {P}, {Q}
report {H:n} House: {P}, {Q}
gpt Both {P} and {Q} occupy your {H:n} house.
gpt {P} joins {Q} in {S}.
gpt In {S} you have {P} and {Q} side by side.
coach {P} and {Q} are housemates in your {H:n}.
kp {H:hh}: {P}+{Q}
sceptic Two planets, {P} and {Q}, are crammed into the {H:n} house.
# dispositor
report Dispositor of {P}: {Q}
gpt {P}'s dispositor is {Q}.
gpt {P} occupies a sign owned by {Q}.
# star_lord
report Star lord of {P}: {Q}
kp {P} in {Q}'s star.
gpt {P} is placed in a star ruled by {Q}.
# dignity
report Dignity of {P}: {G}
gpt {P} happens to be {G} in your birth chart.
gpt You have {P} {G}.
gpt Your {P} stands {G} in this chart.
coach {P} is {G}, so give it time.
aunt Your {P} is {G} beta.
neg! You won't find {P} {G}.
neg! {P} is by no means {G}.
# retrograde
report Retrograde: {P}
report {P} (Retrograde)
gpt {P} is retrograde in your chart, so its lessons turn inward.
gpt With {P} retrograde, second chances are your style.
coach Your {P} goes backwards.
kp {P} [R]
neg! {P} moves forward in your chart; it's not retrograde.
neg! None of {P}'s strength is lost to retrogression: it is direct.
# combust
report Combust: {P}
gpt {P} is combust, as it lies too close to the Sun.
gpt Your combust {P} speaks softly.
neg! {P} is not burnt by the Sun.
# conjunction
report Conjunctions: {P} – {Q}
gpt {P} and {Q} are conjunct in your chart.
gpt You have a {P}–{Q} conjunction.
gpt {P} comes together with {Q} in your chart.
coach {P} and {Q} travel as a pair in your chart.
aunt {P} and {Q} are sitting together only.
neg! {P} and {Q} do not sit together.
neg! {P} isn't conjunct {Q}.
# aspect
report {P} aspects {Q}
gpt {P}'s aspect falls on {Q}.
gpt {Q} is aspected by {P} in your chart.
gpt Your {Q} receives an aspect from {P}.
coach {P} has its eye on {Q}.
kp {Q} aspected by {P}.
neg! {Q} isn't aspected by {P}.
# aspect_house
report Aspects on the {H:n} house: {P}
gpt {P} aspects the {H:n} house from its position.
gpt Your {H:n} house is under {P}'s aspect.
gpt The {H:n} house gets the aspect of {P}.
# aspect_two
report {P} aspects houses {H:num} and {J:num}
gpt From where it sits, {P} aspects your {H:n} and {J:n} houses.
# exchange
report Parivartana: {P} ↔ {Q}
gpt {P} and {Q} exchange signs in your chart.
gpt There's an exchange between {P} and {Q}.
# varga
report {V}: {P} in {S}
gpt In your {V} chart, {P} occupies {S}.
gpt {P} goes to {S} in the {V}.
kp {V} {P} {S}
neg! {P} does not occupy {S} in the {V}.
# varga_two
report D9 Lagna: {L}
gpt In the navamsa your {P} moves to {Z}, in the {H:n} house there.
gpt Your navamsa lagna is {L}.
gpt {P} is in {S} in D1 but in {Z} in D9.
# vargottama
report Vargottama: {P}
gpt {P} is vargottama, holding the same sign in D1 and D9.
# karaka
report {C}: {P}
gpt {P} is your {C}, the planet with that rank by degree.
gpt Your {C} is the planet {P}.
neg! Your {C} is not {P}.
# karaka_place
gpt Your {C} {P} sits in {S}.
# arudha
report {A}: {S}
gpt Your {A} falls in {S}.
# yoga
report {Y}: present
gpt The {Y} is formed in your chart.
gpt Thanks to {Y}, people listen to you.
neg! There is no {Y} in your chart.
neg! Your chart doesn't have {Y}.
# dosha
report {Y}: present
gpt {Y} is present in your chart.
neg! Your chart is free from {Y}.
# dasha_running
report Current Mahadasha: {M}
report Current period: {M} – {X}
gpt You are currently in the {M} mahadasha, with {X} as the sub-period.
gpt Right now the {M}–{X} period is active.
gpt The present antardasha is that of {X}, within {M}.
kp {M} dasha {X} bhukti running.
aunt {M} dasha is on for you now.
sceptic Apparently I'm in {M} mahadasha.
neg! Your current mahadasha isn't {M}.
# dasha_lord
gpt The mahadasha lord {M} is placed in your {H:n} house, in {S}.
gpt {M}, whose mahadasha you are in, sits in {S}.
# dasha_next
report Next Mahadasha: {X}
gpt After {M}, you will enter the {X} mahadasha.
gpt {X} mahadasha follows the present {M} mahadasha.
# maha_edge
report {P}: {D:short} – {E:short}
report | {P} | {D:my} | {E:my} |
gpt Your {P} mahadasha began in {D:my} and will continue till {E:my}.
gpt From {D:y} to {E:y} you are under the {P} mahadasha.
gpt {P} mahadasha ends on {E:us}.
kp {P} dasha till {E:dmy}.
aunt {P} dasha will finish in {E:y}.
# antar_edge
report {M}/{P}: {D:mon} to {E:mon}
gpt Within {M} mahadasha, the {P} antardasha runs from {D:my} until {E:my}.
gpt {P} antardasha ({D:short} – {E:short}) in {M} mahadasha
# dasha_age
report {P} Mahadasha: age {n} to {o}
gpt You enter the {P} mahadasha at the age of {n} and leave it at {o}.
gpt Your {P} mahadasha starts around age {n}.
# dasha_length
gpt The {P} mahadasha will last {n} years.
# in_kendra
gpt {P} is in a kendra house.
report {P}: kendra
# in_trikona
gpt {P} sits in a trine house.
# in_dusthana
gpt {P} is placed in a dusthana house.
# in_upachaya
gpt {P} occupies an upachaya.
# alone
gpt {P} is the only planet in your {H:n} house.
gpt Your {H:n} house has just one planet, {P}.
# transit
report Current transit: {P} in {S}
gpt {P} is currently in {S} by transit.
gpt Transiting {P} is moving through {S} at present.
aunt Nowadays {P} is in {S}.
neg! {P} isn't moving through {S} now.
# transit_full
gpt At the moment {P} is transiting your {H:n} house in {S}.
gpt {P}'s present transit through {S} touches your {H:n} house.
gpt {P} transits the {J:n} house from your Moon.
# transit_house
gpt {P} is currently transiting your {H:n} house.
# ingress
report {P} → {S}: {D:short}
gpt On {D}, {P} will enter {S}.
gpt {P} changes sign to {S} on {D:us}.
# sade_sati
report Sade Sati status: running
gpt You are going through Sade Sati now.
gpt Saturn's seven-and-a-half-year transit, Sade Sati, is on for you.
neg! Sade Sati isn't running for you now.
# sade_sati_phase
report Sade Sati: phase {k:num}
gpt Your Sade Sati is in its {k} phase.
# no_sade_sati
gpt At present there is no Sade Sati for you.
# dhaiya
gpt You are under Saturn's dhaiya now.
# tropical
gpt By the Western zodiac you're a {S}.
report Western Sun sign: {S}
# birth_date
report Date of birth: {D:short}
gpt Your date of birth is {D:us}.
# age
report Age: {n}
gpt You're currently {n} years of age.
# vara
report Day of birth: {W}
gpt You were born on a {W}.
# tithi
report Tithi: {T}
gpt You were born on {T}.
# sunrise
report Sunrise: {t}
# bindus
report SAV of house {H:num}: {n}
report Sarvashtakavarga – {H:n} house – {n} bindus
gpt With {n} bindus, your {H:n} house is where effort pays.
gpt The {H:n} house in your chart has {n} SAV bindus.
# bav
gpt {P} has {n} bindus in {S} in its own chart of bindus.
report BAV {P} in {S}: {n}
# strongest
report Strongest by shadbala: {P}
gpt {P} is your strongest planet by shadbala.
gpt None of your planets is stronger than {P}.
# weakest
gpt {P} has the least shadbala in your chart.
# rupas
report Shadbala of {P}: {r}
gpt {P} has {r} rupas of shadbala.
# comparison
gpt {P} is stronger than {Q} by shadbala.
gpt {P} has more shadbala than {Q}.
gpt Compared with {Q}, {P} is stronger.
# further
gpt {P} has a higher degree than {Q}.
# count
report Planets in the {H:n} house: {c}
gpt Your {H:n} house contains {c} planets.
gpt {c} of your planets are in the {H:n} house.
# empty
report {H:n} house: empty
gpt There are no planets in your {H:n} house.
gpt No planet occupies the {H} house.
neg! It would be wrong to say that your {H} house is empty: it isn't.
# from_reference
gpt From the Moon, {P} is in the {H:n} house.
report {P} from Moon: {H:n}
# axis
gpt With Rahu in the {H:n} and Ketu in the {J:n}, the axis is set.
report Nodes: Rahu {S}, Ketu {Z}
gpt Rahu is in {S} while Ketu is in {Z}.
# moon
report Rashi: {S} | Nakshatra: {N} | Pada: {K} | Lagna: {Z}
gpt Your Moon is in {S}, in {N} nakshatra, pada {K}.
gpt Your rashi is {S} and your lagna is {Z}.
# setting
report Ayanamsa: {a}
gpt The chart is calculated with the {a} ayanamsa.
# window
gpt {D:my} looks promising for your career.
gpt You can expect a rise at work around {D:my}.
`;
