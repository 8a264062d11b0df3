/** English corpus 8: answers as language models write them, a letter, a call centre, a student's notes. Lines as in corpus 1. */
export const EN_8 = `
# planet_sign
gpt Looking at your chart, {P} is placed in {S}, which tells me a lot about your temperament.
gpt One of the defining features of your chart is {P} in {S}.
gpt Your {P} sits in the sign of {S}, so you rarely act on impulse.
gpt You have {P} in {S}, and this makes you thoughtful.
letter My dear, with {P} in {S} you will always find friends.
call Ma'am, your {P} is showing in {S}.
notes {P}: {S} - ok
notes chart says {P} in {S}
gpt I notice {P} in {S} here.
neg! {P} is in fact not in {S} at all.
neg! As for {P}, it isn't in {S}.
quest So {P} in {S} is why I overthink?
# placed
gpt Your {P} is in the {H:n} house in {S}, so career matters come slowly.
gpt {P}, placed in {S} in the {H:n} house, is the key to your question.
gpt In your chart, {P} occupies {S} and falls in the {H:n} house.
gpt The {H:n} house holds your {P} in {S}.
letter {P} in {S} in your {H} house has kept you waiting.
call Sir your {P} is in {H:n} house, {S} sign.
notes {P} = {S}, {H:n}
gpt **Career:** {P} in {S} in your {H:n} house points to steady growth.
# two
gpt Your {P} in {S} and {Q} in {Z} pull in different directions.
gpt {P} is in your {H:n} house while {Q} is in your {J:n}.
gpt Both {P} (in {S}) and {Q} (in {Z}) matter here.
notes {P} {H:n}, {Q} {J:n}
# planet_house
gpt {P} in your {H:n} house suggests that patience pays.
gpt Since {P} is placed in your {H:n} house, you may feel tested.
gpt The presence of {P} in your {H:n} house brings focus.
gpt {P} is sitting in your {H:n} house of the birth chart.
call It is {P} only which is there in your {H:n} house.
letter I see {P} in your {H} house and I smile.
notes H{H:num}: {P}
neg! {P} isn't in the {H:n} house, it is elsewhere.
# house_sign
gpt Your {H:n} house is in the sign of {S}.
gpt With {S} on your {H:n} house, you seek harmony.
notes H{H:num} = {S}
# planet_star
gpt Your {P} falls in the nakshatra of {N}.
gpt {P} is placed in {N} (pada {K}).
# lagna
gpt You are a {S} ascendant.
gpt Your lagna (ascendant) is {S}.
gpt For a {S} ascendant like you, patience pays.
call Your lagna is coming as {S}.
neg! You're not a {S} ascendant.
# lagna_lord
gpt Your lagna is {S} and its lord {P} is in your {H:n} house.
gpt The lord of your ascendant, {P}, is in {Z}.
# lordship
gpt In your chart, the {H:n} lord is {P}.
gpt {P} is the lord of your {H:n} house, so its strength matters.
gpt The ruler of your {H:n} house is {P}.
notes {H:n} lord {P}
neg! Your {H:n} lord is not {P}.
# rules_two
gpt {P} rules the {H:n} and the {J:n} house in your chart.
gpt For you, {P} is the lord of houses {H:num} and {J:num}.
# lord_place
gpt Your {H:n} lord is placed in the {J:n} house.
gpt The lord of your {H:n} house sits in the {J:n}.
gpt Your {H:n} lord in the {J:n} house links the two.
call Your {H:n} lord is gone in {J:n} house.
neg! Your {H:n} lord has not gone to the {J:n} house.
# lord_named
gpt Your {H:n} lord {P} is placed in the {J:n} house.
gpt {P}, your {H:n} lord, sits in {S} in the {J:n} house.
gpt The {H:n} lord of your chart is {P}, and it is in {S}.
gpt The lord of the {H:n} house, {P}, has gone into the {J:n} house.
# house_full
gpt Your {H:n} house is {S}; its lord {P} is in the {J:n} house.
gpt {H:n} house: {S}, lord {P} in {Z}.
# occupants
gpt {P} and {Q} are both in your {H:n} house.
gpt Your {H:n} house has {P} and {Q} in it.
gpt {P} is with {Q} in your {H:n} house.
# dispositor
gpt {P}'s sign lord is {Q}.
# star_lord
gpt {P} is in the nakshatra of {Q}.
# dignity
gpt Your {P} is {G} in the birth chart.
gpt {P} is {G}, so its promises come in their own way.
call Your {P} is {G} madam.
neg! Your {P} is not actually {G}.
# retrograde
gpt {P} is retrograde in your birth chart.
gpt Because {P} is retrograde, plans are revised.
neg! Your {P} isn't retrograde at all.
# combust
gpt {P} is combust in your chart, being too close to the Sun.
neg! {P} is not combust here.
# conjunction
gpt {P} is conjunct {Q} in your chart.
gpt Your {P} and {Q} sit together.
gpt There is a conjunction of {P} and {Q} in your chart.
neg! There is no conjunction of {P} and {Q}.
# aspect
gpt {P} aspects your {Q}.
gpt Your {Q} is aspected by {P}.
neg! {P} doesn't aspect {Q}.
# aspect_house
gpt {P} aspects your {H:n} house.
gpt The {H:n} house receives {P}'s aspect.
neg! {P} doesn't aspect the {H:n} house.
# exchange
gpt There is an exchange of signs between {P} and {Q}.
# varga
gpt In the {V}, {P} is placed in {S}.
gpt Your {P} is in {S} in the {V}.
# varga_two
gpt {P} is in {S} in D1 and in {Z} in D9.
# karaka
gpt {P} is your {C}.
gpt As your {C}, {P} has a special say.
# yoga
gpt You have {Y} in your chart.
neg! You don't have {Y}.
# dosha
gpt You have {Y}.
neg! You do not have {Y}.
# dasha_running
gpt You are running {M} mahadasha and {X} antardasha.
gpt Your current mahadasha is {M}, with {X} antardasha.
gpt The {M} mahadasha is running for you.
call Sir {M} mahadasha is going on.
neg! You are not in the {M} mahadasha.
# dasha_lord
gpt You are in {M} mahadasha, and {M} sits in your {H:n} house.
# dasha_next
gpt The next mahadasha will be {X}.
gpt After {M} mahadasha, {X} mahadasha starts.
# maha_edge
gpt Your {P} mahadasha ends in {E:my}.
gpt {P} mahadasha started in {D:my} and ends in {E:my}.
gpt {P} mahadasha runs until {E}.
letter Your {P} mahadasha began in {D:y}.
# antar_edge
gpt The {P} antardasha of your {M} mahadasha ends in {E:my}.
gpt {M} mahadasha – {P} antardasha: {D:my} to {E:my}.
# dasha_age
gpt You were or will be {n} when the {P} mahadasha begins.
# transit
gpt Currently, {P} is transiting {S}.
gpt {P} is now in {S}.
neg! {P} is not transiting {S} now.
# transit_full
gpt {P} is transiting your {H:n} house at present.
gpt Right now {P} is in {S}, your {H:n} house.
# ingress
gpt {P} enters {S} in {D:my}.
gpt From {D}, {P} will be in {S}.
# sade_sati
gpt You are currently running Sade Sati.
neg! You are not going through Sade Sati.
# age
gpt You are {n} now.
# birth_date
gpt You were born on {D}.
# bindus
gpt Your {H:n} house has {n} points in ashtakavarga.
# strongest
gpt Your strongest planet is {P}.
# comparison
gpt {P} is stronger than {Q} in your chart.
# count
gpt You have {c} planets in your {H:n} house.
# empty
gpt Your {H:n} house is empty.
neg! Your {H:n} house isn't empty.
# from_reference
gpt {P} is {H:n} from your Moon.
# axis
gpt Rahu is in your {H:n} house and Ketu in your {J:n}.
# moon
gpt Your Moon is in {S} and your ascendant is {Z}.
gpt You were born in {N} nakshatra, pada {K}.
# window
gpt {D:my} is a good time for a job change.
`;
