/**
 * English corpus 14: Sanskritised translations, chat with typos, long literary sentences, and claims worded as doctrine. Lines as in
 * corpus 1.
 */
export const EN_14 = `
# planet_sign
formal In your janma kundali, {P:alt} graha is sthita in {S:alt} rashi.
formal It is in {S:alt} rashi that {P:alt} has taken his seat in your janma chakra.
formal The graha {P:alt} at the hour of your birth was traversing the rashi named {S:alt}.
chat ur {P} is in {S} lol, explains a lot
chat yep {P} in {S} for u
chat so basically u have a {S} {P} right
chat ngl {P} in {S} is the best part of ur chart
neg! nah ur {P} aint in {S}
neg! no way, {P} isnt in {S} for u
literary Of all the signs it might have chosen, {P} came to rest, on the day you were born, in {S}.
literary Not in any other sign but in {S} did {P} stand when you first drew breath.
literary {P}, a guest in {S} when you were born, never quite unpacks its bags.
literary That {P} of yours, which keeps its counsel in {S}, is slow to forgive.
literary In {S}, and nowhere else, must we look for your {P}.
neg! {P}, whatever you may have been told, was nowhere near {S} at your birth.
dressed People with {P} in {S}, and you are one of them, seldom ask for help.
dressed As your {P} in {S} shows, a {P} in {S} gives patience.
dressed {P} in {S}, which is what you have, usually takes its time.
dressed When {P} is in {S}, as it is in your chart, the tongue is slow.
# planet_house
formal In the {H:sk} bhava of your janma kundali {P:alt} is virajamana.
formal {P:alt} having become sthita in your {H:sk} bhava, the fruits thereof ripen late.
formal The {H:sk} bhava of the present nativity is tenanted by {P:alt}.
chat u got {P} in the {H:n}, thats y
chat {P} {H:n} house for u bro
chat ya so ur {H:n} house has {P} in it
chat omg {P} sitting in ur {H:n} house
neg! lol no {P} isnt in ur {H:n}
literary The rooms of your {H} house are let to {P}.
literary Into the {H} house {P} has withdrawn, and from there it governs your days.
literary Where {P} dwells, and in your chart it dwells in the {H} house, nothing is decided quickly.
literary By {P} your {H} house is held.
literary What the {H} house shelters in your chart is {P}.
neg! Search the {H} house of your chart as long as you like, {P} is not there.
dressed Those born, like you, with {P} in the {H} house learn late.
dressed Any person with {P} in the {H}, yourself included, must learn to wait.
dressed A {H} house {P} such as yours tends to work behind the scenes.
dressed Books praise {P} in the {H} house, and yours is exactly there.
# placed
formal {P:alt}, being sthita in {S:alt} rashi in the {H:sk} bhava of your chart, bestows its phala in due season.
chat {P} in {S} {H:n} house thats u
literary Not only does {P} occupy your {H} house, but it does so in {S}.
literary Born with {P} in {S}, that is to say in the {H} house, you were never going to be idle.
literary {P}, placed in {S}, falls for you in the {H} house, and that makes all the difference.
# two
formal {P:alt} has obtained the {H:sk} bhava and {Q:alt} the {J:sk} in your kundali.
chat {P} {H:n} n {Q} {J:n} in ur chart
literary While {P} keeps watch from the {H} house, {Q} labours in the {J}.
literary In your {H} house sits {P}; in the {J}, {Q}.
literary {P} you will find in {S}, {Q} in {Z}.
# triple
literary {P} is in {S}, {Q} in {Z}, and {R} in {Y}.
chat {P} {S}, {Q} {Z}, {R} {Y} - ur chart in short
# occupants
literary {P} stands in your {H} house, and so does {Q}.
literary {P} is in your {H} house, as is {Q}.
literary Neither alone nor idle, {P} shares your {H} house with {Q}.
formal The {H:sk} bhava of yours is jointly occupied by {P:alt} and {Q:alt}.
chat {P} + {Q} both in ur {H:n}
# house_sign
formal The {H:sk} bhava of your kundali falls in {S:alt} rashi.
chat {S} on ur {H:n} house
literary Over the door of your {H} house hangs the sign of {S}.
literary {S} it is that colours your {H} house.
# planet_star
formal {P:alt} in your kundali occupies the nakshatra {N}.
literary Under the star {N} your {P} was found.
chat ur {P} is {N} nakshatra
# degree
literary Your {P} had travelled {g:w} degrees into its sign when you were born.
chat ur {P} is at {g} deg
# lagna
formal The lagna rising at your janma samaya is {S:alt}.
chat ur a {S} rising btw
literary As you were born, {S} was climbing over the eastern horizon.
neg! ur not {S} rising, check again
dressed {S} risers, and you belong to them, hide what they feel.
# lordship
formal The adhipatya of the {H:sk} bhava in your kundali belongs to {P:alt}.
formal For your lagna {P:alt} becomes the {H:sk} lord.
chat {P} is ur {H:n} lord fyi
literary The keys of your {H} house hang at the belt of {P}.
literary It is to {P} that your {H} house answers.
literary {P} holds the deed to your {H} house.
literary {P} is landlord of your {H} house.
neg! {P} has no lordship over your {H} house.
# lord_place
formal The adhipati of your {H:sk} bhava is sthita in the {J:sk} bhava.
chat ur {H:n} lord went to the {J:n}
literary The master of your {H} house has taken lodging in the {J}.
literary Whoever looks for the lord of your {H} house will find him in the {J}.
literary Your {H} lord, wherever one might have wished it, is in the {J} house.
# lord_named
formal The {H:sk} lord {P:alt} has obtained sthiti in the {J:sk} bhava.
chat {P} ur {H:n} lord is in {J:n}
literary {P}, who governs your {H} house, does his governing from the {J}.
literary Your {H} house is ruled by {P}, and {P} resides in the {J}.
literary Lord of the {H}, {P} has made its home in {S}.
# rules_two
literary {P} wears two crowns in your chart, that of the {H} house and that of the {J}.
formal {P:alt} is for your lagna the adhipati of both the {H:sk} and the {J:sk} bhava.
# house_full
literary Your {H} house falls in {S}, whose master, {P}, is away in the {J}.
formal The {H:sk} bhava being {S:alt}, its adhipati {P:alt} is sthita in the {J:sk}.
# lagna_lord
literary {S} rises, and its lord, {P}, has gone to the {H} house.
chat {S} asc so {P} is ur chart ruler, its in the {H:n}
# axis
literary Between your {H} house, where Rahu hungers, and your {J}, where Ketu lets go, the whole life is strung.
chat rahu {H:n} ketu {J:n} axis
# moon
literary With the Moon in {S} and {Z} on the ascendant, you feel first and think after.
chat {S} moon, {Z} rising
# dignity
formal {P:alt} in your kundali is {G}.
chat ur {P} is {G} btw
literary {P}, in your chart at least, is {G}.
# retrograde
formal {P:alt} is possessed of vakra gati in your kundali.
chat {P} retro in ur chart
literary When you were born {P} was walking backwards through the sky.
neg! {P} moved forward, not backward, at your birth; it is not retrograde.
# combust
formal {P:alt} has suffered asta in your kundali, being too near Surya.
literary So close to the Sun stands {P} in your chart that it is combust.
# conjunction
formal {P:alt} is in yuti with {Q:alt} in your kundali.
chat {P} n {Q} are conjunct in ur chart
literary {P} and {Q} keep house together in your chart.
literary In your chart {P} is joined by {Q}.
neg! {P} and {Q} keep apart in your chart; they are not conjunct.
dressed When {P} joins {Q}, as happens in your chart, the will is divided.
# aspect
formal The drishti of {P:alt} falls upon {Q:alt} in your chart.
chat ur {P} aspects ur {Q}
literary {Q} is watched by {P} in your chart.
# aspect_house
formal Your {H:sk} bhava receives the drishti of {P:alt}.
literary Upon your {H} house falls the gaze of {P}.
chat {P} aspects ur {H:n} house
neg! The gaze of {P} does not reach your {H} house.
# exchange
literary {P} and {Q} have traded houses in your chart, a parivartana.
# varga
formal In the {V} varga your {P:alt} is in {S:alt}.
chat ur {P} is {S} in {V}
literary In the {V}, however, your {P} moves to {S}.
# varga_two
literary {P}, in {S} by birth, becomes a dweller of {Z} in the {V}.
# vargottama
formal {P:alt} has attained vargottama in your kundali.
# karaka
formal Your {C} by the chara scheme is {P:alt}.
chat {P} is ur {C}
literary The part of {C} in your life is played by {P}.
# yoga
formal {Y} is found to be formed in your kundali.
chat u have {Y} in ur chart
neg! {Y} is missing from your chart.
# dosha
chat u do have {Y}
neg! Of {Y} there is no trace in your chart.
# dasha_running
formal You are presently undergoing the mahadasha of {M:alt} and therein the antardasha of {X:alt}.
chat ur in {M} {X} rn
literary {M} rules these years of yours, and within them {X} the present stretch, its antardasha.
# dasha_next
literary Once the mahadasha of {M} has run its course, that of {X} will begin.
chat after {M} dasha u get {X} dasha
# maha_edge
formal The mahadasha of {P:alt} commenced in {D:my} and shall cease in {E:my}.
chat {P} md from {D:my} till {E:my}
literary Your {P} mahadasha, begun in {D:my}, will not let go until {E:my}.
# antar_edge
literary Within the {M} mahadasha the {P} antardasha runs from {D:my} to {E:my}.
# dasha_length
literary The mahadasha of {P}, all {n:w} years of it, is a school of its own.
# dasha_lord
literary {M}, whose mahadasha you are living through, stands in your {H} house.
# transit
formal At present {P:alt} is in gochara through {S:alt} rashi.
chat rn {P} is transiting {S}
literary In the sky of today {P} is making its way through {S}.
# transit_house
literary {P} is at this moment passing through your {H} house.
chat {P} is going thru ur {H:n} house rn
# ingress
literary In {D:my} {P} will cross into {S}.
# sade_sati
chat ur in sade sati rn
literary Sade Sati has you in its grip at present.
# tropical
chat ur western sun sign is {S}
# age
literary You have reached the age of {n:w}.
chat ur {n} rn
# vara
literary You came into the world on a {W}.
# tithi
formal Your janma tithi is {T}.
# bindus
formal In the sarvashtakavarga your {H:sk} bhava has obtained {n} bindus.
literary To your {H} house the sarvashtakavarga grants {n:w} bindus, no more and no fewer.
# strongest
literary Of the seven, none is stronger by shadbala in your chart than {P}.
chat {P} is ur strongest planet by shadbala
# comparison
literary By shadbala {P} is stronger in your chart than {Q}.
# count
literary Your {H} house is crowded: {c} planets share it.
chat u have {c} planets in ur {H:n}
# empty
literary Nobody lives in your {H} house.
chat ur {H:n} house is empty
# from_reference
formal From Chandra {P:alt} is in the {H:sk} bhava.
literary Counted from your Moon, {P} falls in the {H} house.
# in_kendra
formal {P:alt} is sthita in a kendra in your kundali.
# in_dusthana
literary {P} has fallen into one of the dusthanas of your chart.
# alone
literary {P} has your {H} house all to itself.
`;
