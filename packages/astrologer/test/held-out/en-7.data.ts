/** English corpus 7: a novelist, a nurse, an accountant, a podcast, a tutor, a hedging language model. Lines as in corpus 1. */
export const EN_7 = `
# planet_sign
novel The night you were born {P} lay in {S}, and some of that has stayed with you.
nurse Your {P}? It's in {S}, love.
account Item: {P}, sign: {S}.
pod So, listeners, our guest has {P} in {S}. Let's talk about that.
tutor Notice that {P} has {S} as its sign.
hedge It appears that your {P} may be best understood through {S}, the sign it occupies.
hedge Your {P} is, according to the chart, in {S}.
hedge Generally speaking, your {P}, being in {S}, prefers depth to breadth.
gpt You were born when {P} was in {S}.
gpt {P} currently shown in your birth chart is in {S}.
gpt First, {P} is in {S}. Second, you value fairness.
gpt {P} is in {S}—a sign of patience—so results arrive late.
gpt The sign placement of your {P} ({S}) is telling.
neg! Your {P} does not reside in {S}.
neg! Nowhere does your chart place {P} in {S}.
neg! {P} is in a sign other than {S}.
neg! Your {P}, contrary to that reading, is not in {S}.
colon {P}: it sits in {S}.
# placed
novel {P} had found a seat in {S}, in the {H} house of the chart you were given.
account {P} / {S} / {H:n}
pod You've got {P} in the {H:n} house in {S}, right?
tutor Write this down: {P}, {S}, {H} house.
hedge As far as the chart goes, {P} sits in {S} and in the {H:n} house.
gpt **{P} ({S}, House {H:num})** shapes your inner life.
gpt Your {P} is found in the {H:n} house and in the sign {S}.
gpt {P} stands in your {H:n} house; its sign is {S}.
gpt * {P}: {S} in the {H:n}
gpt {P} – {H:n} house – {S} – watch your temper
gpt Located in the {H:n} house, {P} takes on the flavour of {S}.
semi {P} is in {S}; the house is the {H}.
# two
novel {P} kept to {S} while {Q} wandered in {Z}.
account {P} {S}; {Q} {Z}
tutor {P} goes with {S}, {Q} with {Z}, in your chart.
gpt {P} and {Q} occupy {S} and {Z}, respectively.
gpt {P} is in the {H:n} house, and {Q} is in the {J:n} house, which balances things.
gpt Your {P} in {S} wants rest, while your {Q} in {Z} wants action.
gpt **{P}**: {H:n} house; **{Q}**: {J:n} house
and {P} is in {S}. {Q} is in {Z}. Neither is idle.
# planet_house
novel In the {H} house, where you keep your secrets, {P} waits.
nurse Nothing to fear about {P} in your {H:n} house.
account House {H:num} is held by {P}.
pod {P}'s in your {H:n} house, which is wild.
tutor The house in which {P} stands is your {H}.
hedge {P} is believed to bring a test where it stands, in your {H} house.
gpt Your {H:n} house is activated by the presence of {P}.
gpt {P} in your {H:n} house doesn't make you unlucky.
gpt As {P} is in your {H:n} house, avoid overwork.
gpt The placement of {P} in the {H:n} house shapes your daily life.
neg! {P} has nothing to do with your {H} house by placement; it isn't there.
neg! {P} is missing from your {H} house.
neg! Contrary to rumour, {P} does not sit in your {H:n} house.
num {P} in house no. {H:num}
num {P} in the {H:n}
# house_sign
novel Over the door of your {H} house is written {S}.
account House {H:num}: {S}.
tutor {S} corresponds to your {H} house.
gpt In your chart the {H:n} house is ruled by the sign {S}.
gpt Your {H:n} house begins in {S}.
neg! {S} isn't the sign of your {H:n} house.
# planet_star
tutor {P}'s star is {N}.
gpt The Moon aside, your {P} is in {N} nakshatra.
gpt {P} resides in the {N} nakshatra (pada {K}).
neg! {P} is not found in the star {N}.
# degree
account {P} @ {g}° {S}
gpt {P} is placed at {g} degrees in {S}.
tutor {P} stands at {g} degrees of its sign.
# lagna
novel {S} was climbing over the eastern horizon as you cried for the first time.
pod You're {S} rising, aren't you?
account Asc = {S}
gpt Your ascendant (lagna) is in {S}.
gpt You are born under {S} lagna.
hedge The ascendant, if the birth time is right, is {S}.
neg! Your rising sign is something other than {S}.
# lagna_lord
gpt {P}, as the lord of your {S} ascendant, sits in the {H:n} house.
gpt Your lagna lord {P} is in {Z}.
tutor Lagna {S}; lagna lord {P}; placed in house {H:num}.
# lordship
novel The keys of your {H} house hang at {P}'s belt.
account House {H:num}, lord: {P}
pod {P}, your {H:n}-house ruler, is a drama queen.
tutor To find the {H} lord look to {P}.
gpt {P} is responsible for your {H:n} house as its lord.
gpt Your {H:n} lord being {P}, its condition matters.
gpt The planet ruling your {H:n} house is {P}.
neg! {P} doesn't own your {H:n} house.
neg! Another planet, not {P}, rules your {H} house.
# rules_two
tutor {P} is lord of two houses in your chart, the {H} and the {J}.
gpt {P} governs both your {H:n} and {J:n} houses.
gpt Your {H:n} and {J:n} lord is {P}.
# lord_place
novel The master of your {H} house has moved into the {J}.
pod Your {H:n}-house lord is hanging out in the {J:n} house.
account L{H:num} → House {J:num}
gpt The {H:n} lord's placement in the {J:n} house shows effort.
gpt The {H:n} lord goes to the {J:n} house.
gpt Your {H:n} lord, posited in the {J:n}, rewards service.
neg! Your {H:n} lord isn't in the {J:n} house.
# lord_named
tutor {P} is the {H} lord and stands in the {J}.
gpt The {H:n} lord {P}, sitting in the {J:n} house, links both.
gpt With {H:n} lord {P} in {S}, you negotiate well.
gpt {P} (lord of the {H:n}) is in your {J:n} house.
# house_full
gpt **{H:n} house**: {S} (lord: {P}, placed in the {J:n})
gpt Your {H:n} house is {S}, and since {P} rules {S}, look at {P}, which is in {Z}.
account House {H:num} / {S} / {P}
# occupants
novel In your {H} house {P} and {Q} quarrel and make up.
account House {H:num}: {P} & {Q}
pod You've {P} and {Q} both in the {H:n}!
gpt Two planets ({P} and {Q}) are placed in your {H:n} house.
gpt {P}, along with {Q}, is in your {H:n} house.
gpt The {H:n} house is crowded: {P} and {Q} are there.
# dispositor
gpt {P} is in a sign of {Q}, so {Q} colours it.
tutor {Q} disposits {P}.
# star_lord
tutor The lord of {P}'s star is {Q}.
gpt {P} sits in {Q}'s nakshatra.
# dignity
novel {P} stands {G} here, proud or humbled as you please.
account {P} status: {G}
gpt {P} is placed {G} in your birth chart.
gpt Because {P} is {G}, its results vary.
gpt Being {G}, your {P} behaves differently.
neg! It can't be said that {P} is {G}.
neg! {P}, in truth, is not {G}.
# retrograde
novel {P} was walking backward the night you were born.
pod Is {P} retrograde for you? Yes it is.
account {P} motion: retrograde
gpt Your {P} being retrograde, you review before acting.
gpt {P} in retrograde motion delays decisions.
neg! {P} wasn't retrograde at birth.
neg! {P} is not among your retrograde planets.
# combust
novel {P} stands so near the Sun that it is combust.
account {P}: combust
gpt {P}, being combust, struggles for attention.
neg! {P} isn't combust, so relax.
# conjunction
novel {P} and {Q} share one roof in your chart.
account {P} / {Q}: conjunct
tutor {P} has {Q} for company.
gpt {P} sits close to {Q} in the same sign.
gpt In your chart {P} and {Q} occupy the same house.
gpt When {P} and {Q} combine as they do in your chart, talk comes easily.
neg! {P} and {Q} are in different signs.
neg! {P} keeps no company with {Q}.
# aspect
novel {P} looks across at {Q}.
account {P} → {Q}: aspect
tutor {Q} lies in the line of {P}'s sight.
gpt {P} influences {Q} by aspect.
gpt There is an aspect from {P} to {Q}.
neg! No aspect of {P} reaches {Q}.
# aspect_house
tutor {P} sees your {H} house.
gpt {P} throws an aspect on the {H:n} house.
gpt The aspect of {P} on your {H:n} house steadies it.
neg! {P} does not look at your {H} house.
# exchange
novel {P} and {Q} have borrowed each other's houses.
gpt {P} and {Q} form a parivartana yoga.
# varga
novel In the {V} we meet {P} again, now in {S}.
account {V} – {P}: {S}
gpt As per your {V}, {P} is in {S}.
gpt Your {V} places {P} in {S}.
neg! The {V} shows {P} in a sign other than {S}.
# varga_two
gpt While {P} is in {S} in the main chart, the navamsa has it in {Z}.
gpt In D1 {P} is in {S}; in D9 it is in {Z}.
# vargottama
gpt {P} has vargottama strength.
# karaka
tutor By degrees {P} comes out as {C}.
gpt Your chart's {C} is {P}.
neg! {P} does not act as {C}.
# karaka_place
gpt The {C} {P} occupies the {H:n} house.
# arudha
gpt {A} is in {S} in your chart.
# yoga
pod You have a {Y}!
gpt A notable combination in your chart is {Y}.
neg! Sorry, no {Y} in your chart.
# dosha
gpt Your chart does have {Y}.
neg! {Y} is absent.
# dasha_running
novel You are living the years of {M}; within them, {X}'s.
account Running: {M} MD / {X} AD
pod You're in your {M} mahadasha right now.
tutor The dasha in force is {M}, the bhukti {X}.
gpt Since you are in {M}–{X}, expect mixed results.
gpt At present, your {M} Mahadasha and {X} Antardasha are running.
gpt {X} antardasha is running under {M} mahadasha.
neg! {M} is not your current mahadasha lord.
# dasha_lord
gpt {M}, your mahadasha lord, sits in {S}.
gpt Since you are running {M} mahadasha and {M} is in your {H:n} house, focus there.
# dasha_next
novel After {M}'s years come {X}'s.
gpt Your next mahadasha will be that of {X}, after {M}.
gpt {M} mahadasha will give way to {X} mahadasha.
# maha_edge
novel {P}'s years opened in {D:my} and will close in {E:my}.
account {P} MD: {D:dmy}–{E:dmy}
tutor {P} mahadasha: from {D:short} to {E:short}.
gpt {P} mahadasha, from {D:y} to {E:y}, is a long chapter.
gpt The {P} mahadasha is set to begin on {D:us}.
gpt By {E:my}, your {P} mahadasha will be over.
# antar_edge
gpt Your {M}–{P} period lasts from {D:my} to {E:my}.
gpt The sub-period of {P} in {M} mahadasha ends in {E:mon}.
# dasha_age
gpt {P} mahadasha: from age {n} to age {o}.
gpt Between the ages of {n} and {o}, you run {P} mahadasha.
gpt When you turn {n}, {P} mahadasha begins for you.
# dasha_length
gpt You'll have {n} years of {P} mahadasha.
# in_kendra
gpt {P} is angular in your chart, in a kendra.
# in_dusthana
gpt Your {P} is stuck in a dusthana.
# alone
gpt {P} stands alone in the {H:n} house.
# transit
novel Tonight {P} walks in {S}.
pod {P} is in {S} right now, folks.
gpt {P} has been transiting {S} lately and is there now.
gpt Presently {P} transits {S}.
neg! {P} is not in {S} at present.
# transit_full
gpt {P} now moves through {S}, your {H:n} house.
gpt With {P} transiting your {H:n} house now, take stock.
# ingress
account {P} ingress {S}: {D:iso}
gpt {P} will move to {S} on {D}.
# sade_sati
pod You're in Sade Sati, sorry.
gpt Sade Sati is currently active in your chart.
neg! You are free of Sade Sati at present.
# sade_sati_phase
gpt The {k} phase of Sade Sati is running.
# dhaiya
gpt You're facing Saturn's dhaiya now.
# tropical
pod In the newspaper sense you're a {S}.
# birth_date
gpt Born on {D:of}, you value tradition.
# age
pod You're {n}, right?
gpt Now that you are {n}, habits matter.
# vara
gpt It was a {W} when you were born.
# bindus
account SAV {H:hh} {n}
gpt Your {H:n} house has a score of {n} in Sarvashtakavarga.
# strongest
gpt The strongest planet of your chart is {P}.
gpt {P} leads in shadbala.
# comparison
gpt {P} outranks {Q} in shadbala.
gpt {Q} is weaker than {P}.
# count
pod There're {c} planets in your {H:n} house!
gpt You have {c} planets placed in the {H:n} house.
# empty
gpt Your {H:n} house is vacant.
gpt The {H:n} house has no planets in it.
neg! Your {H:n} house has planets in it, so it isn't empty.
# from_reference
gpt Seen from the Moon, {P} occupies the {H:n} house.
# axis
gpt Rahu and Ketu fall in your {H:n} and {J:n} houses respectively.
# moon
gpt You have a {S} Moon in {N} nakshatra.
gpt Your Moon sign {S} and ascendant {Z} set the tone.
# setting
gpt I have used the {a} ayanamsa for this chart.
# window
gpt Your career gets a lift in {D:my}.
gpt A promotion may come in {D:my}.
`;
