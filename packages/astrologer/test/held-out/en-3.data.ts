/** English corpus 3. Lines as in corpus 1. */
export const EN_3 = `
# planet_sign
plain As for {P}, it is placed in {S}.
gpt The presence of {P} in {S} suggests that you process things privately before speaking.
gpt Because your {P} falls in {S}, comfort comes from routine; you may notice this most at home.
forum just saw your chart, {P} in {S}, damn
text The horoscope shows {P} in {S}.
uncle beta, {P} is in {S} sign, so be patient
neg! Your {P} was never in {S}.
brack Much rests on one planet ({P}, in {S}) this year.
# planet_house
plain In your chart {P} is placed in the {H} house.
gpt Your {H:n} house is home to {P}, which means its affairs rarely stay quiet.
gpt With {P} situated in the {H} house, the early years may have felt heavy, yet they taught you restraint.
forum {P} in the {H:n} = always tired
text In the {H} house is {P}.
neg! {P} is not the planet that sits in your {H} house.
two Here is the heart of it. {P} stands in the {H} house.
list - {P}: house {H:num}
# house_sign
plain {S} falls in your {H} house.
gpt The {H:n} house in your chart is {S}, so its lord deserves a look.
neg! Your {H} house is not {S}.
# planet_star
plain The nakshatra of {P} is {N}.
gpt Your {P}, placed in {N}, carries the symbolism of that star.
neg! {P} does not stand in {N}.
# degree
plain {P} is at {g}° in {S}.
gpt {P} at {g} degrees {S} is neither early nor late.
# lagna
plain Your rising sign is {S}.
gpt As {S} is your ascendant, people see that side of you first.
forum {S} lagna for sure
neg! Your lagna isn't {S}.
# lordship
plain {P} is the lord of your {H} house.
gpt {P}, which rules the {H:n} house in your chart, holds the key.
forum {P} ({H:n} lord) is the culprit
neg! The lord of your {H} house isn't {P}.
# lord_place
plain Your {H} lord is in the {J} house.
gpt Notably, the {H:n} lord sits in the {J:n}, so effort and result are linked.
forum {H:n} lord in the {J:n} so yeah
neg! Your {H} lord is not placed in the {J} house.
# dispositor
plain The dispositor of {P} is {Q}.
gpt {P} takes its cues from {Q}, the lord of the sign it occupies.
# dignity
plain {P} is {G} here.
gpt Your {P} is {G}, which gives a certain tone to its results.
neg! {P} isn't {G}.
brack One planet ({P}, {G}) stands out.
# retrograde
plain {P} is retrograde.
gpt A retrograde {P} in your chart asks you to revisit unfinished matters.
neg! {P} was not retrograde when you were born.
# combust
plain {P} is combust.
gpt Being combust, {P} works behind the scenes in your chart.
neg! {P} isn't combust here.
# conjunction
plain {P} sits with {Q}.
gpt {P} is conjunct {Q} in your birth chart, so their themes blend.
forum {P} w/ {Q} is a combo
neg! {P} isn't conjunct {Q}.
text {P} and {Q} are placed together.
# aspect
plain {P} aspects {Q}.
gpt {Q} receives an aspect from {P}, which tempers it.
neg! {P} has no aspect on {Q}.
# aspect_house
plain Your {H} house is aspected by {P}.
gpt {P} also aspects the {H:n} house, adding pressure there.
neg! {P} doesn't aspect your {H} house.
# exchange
plain {P} and {Q} exchange signs.
gpt There is a sign exchange between {P} and {Q}, a useful link.
# varga
plain {P} is in {S} in the {V}.
gpt In the {V}, your {P} falls in {S}, which refines the promise.
neg! Your {V} {P} is not in {S}.
# vargottama
plain {P} is vargottama in your chart.
# karaka
plain {P} is your {C}.
gpt Your {C}, {P}, points to what the soul works on.
neg! Your {C} isn't {P}.
# arudha
plain The {A} is in {S}.
# yoga
plain Your chart has {Y}.
gpt You also enjoy {Y}, though its results need support.
neg! You do not have {Y}.
# dosha
plain You have {Y}.
neg! You do not have {Y}.
# dasha_running
plain You are in {M} mahadasha and {X} antardasha.
gpt Currently you are running {M} mahadasha with {X} antardasha, so expect a mix of both.
forum {M} mahadasha rn? explains a lot
neg! You are not running {M} mahadasha now.
# dasha_next
plain The next mahadasha is that of {X}.
gpt After {M}, the mahadasha of {X} begins.
# maha_edge
plain {P} mahadasha lasts until {E:my}.
gpt Your {P} mahadasha began in {D:my} and will end in {E:my}.
text {P} dasha ends on {E}.
neg! {P} mahadasha does not begin in {D:my}.
# antar_edge
plain {M}–{P} runs until {E:my}.
gpt The {P} antardasha within {M} mahadasha ends in {E:my}.
# transit
plain {P} is now in {S}.
gpt With {P} currently transiting {S}, small delays are normal.
neg! {P} is not currently in {S}.
# transit_house
plain {P} now transits your {H} house.
# ingress
plain {P} enters {S} in {D:my}.
gpt When {P} moves into {S} on {D}, the pressure shifts.
# sade_sati
plain Your Sade Sati is running.
neg! You are not in Sade Sati.
# tropical
plain Your Western Sun sign is {S}.
# birth_date
plain Your birth date is {D}.
# age
plain You're {n} years old.
# vara
plain You were born on {W}.
# tithi
plain You were born on {T}.
# bindus
plain The {H} house has {n} bindus.
gpt Your {H:n} house has {n} points in the sarvashtakavarga, which sets its level of support.
# strongest
plain Your strongest planet is {P}.
# comparison
plain {P} is stronger than {Q}.
# count
plain There are {c} planets in your {H} house.
# empty
plain Your {H} house is empty.
gpt As the {H:n} house is empty, look to its lord.
# from_reference
plain From the Moon, {P} is in the {H} house.
# setting
plain The ayanamsa is {a}.
`;
