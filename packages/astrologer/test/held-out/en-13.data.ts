/**
 * English corpus 13: a model's report and a forum of astrologers, written after corpora 11 and 12 had been used in development. Lines as
 * in corpus 1.
 */
export const EN_13 = `
# planet_sign
model **At a glance:** {P} is in {S}, and that sets the tone.
model Let's start with the obvious: {S} is the sign your {P} was passing through at birth.
model Among your placements, {P} in {S} is perhaps the most telling.
trade {P:ab} {S:ab}, nothing unusual there
trade natal {P:ab} in {S:tw}
neg! No, {P} isn't in {S}; that is a common mix-up with the Western chart.
neg! Your {P}, for the record, is not a {S} {P}.
# planet_house
model Your {H:n} house is where {P} does its work.
model Having {P} in the {H:n} house means that results arrive late but last.
model - **{P}** ({H:n} house): patience
model Much of this comes down to {P}, placed as it is in your {H:n} house.
trade {P:ab} in the {H:n}, yes
trade {H:hh}: {P:ab}
neg! {P} sits elsewhere, not in your {H:n} house.
neg! You won't see {P} in the {H:n} house of your chart.
# placed
model | {P} | {S} | {H:n} | {N} |
model {P} — {S}, {H:n} house — carries real weight here.
model In your case {P} is found in {S}, in the {H:n} house from the ascendant.
trade {P:ab} @ {S:ab} {H:hh}
# two
model {P} occupies the {H:n} house, and {Q}, by contrast, the {J:n}.
model While {P} is in {S}, {Q} is in {Z}.
trade {P:ab} {H:hh}, {Q:ab} {J:hh}
# triple
model - {P}: {S}⏎- {Q}: {Z}⏎- {R}: {Y}
model | Planet | House |⏎| --- | --- |⏎| {P} | {H:n} |⏎| {Q} | {J:n} |⏎| {R} | {L:n} |
trade {P:ab} {H:num}, {Q:ab} {J:num}, {R:ab} {L:num} (houses)
# position
trade {P:ab} {g}{S:tw}{m} in {H:hh}
model {P} at {g}° {S} in the {H:n} house
# house_sign
model The {H:n} house in your chart carries the sign of {S}.
trade {H:hh} = {S:ab}
# planet_star
model {P} falls in {N}, the {K}th pada of it.
trade {P:ab} nak {N}
# star_lord
trade {P:ab} in {Q:ab}'s star
model The star lord of {P} is {Q}.
# lagna
model You were born with {S} on the ascendant.
trade {S:ab} asc here
neg! {S} is not your rising sign.
# lordship
model {P} is the planet that rules your {H:n} house.
trade {P:ab} rules {H:hh}
neg! {P} does not rule the {H:n} house for you.
# lord_place
model The {H:n} house lord occupies the {J:n} house.
trade {H:n}L in {J:hh}
neg! The ruler of your {H:n} house does not sit in the {J:n} house.
# lord_named
model As ruler of your {H:n} house, {P} sits in the {J:n} house.
model {P} rules the {H:n} house and is placed in {S}.
trade {H:n}L {P:ab} in {J:hh}
# rules_two
model {P} carries the lordship of the {H:n} and {J:n} houses.
# house_full
model The {H:n} house is {S}, which makes {P} its ruler; that planet sits in the {J:n}.
# lagna_lord
model {S} rises, so {P} is your ascendant lord, and you will find it in the {H:n} house.
# occupants
model {P} and {Q} both occupy the {H:n} house.
model The {H:n} house contains two planets: {P} and {Q}.
trade {P:ab}/{Q:ab} conj in {H:hh}
# axis
model The nodal axis runs from your {H:n} house (Rahu) to your {J:n} house (Ketu).
# moon
model Your Moon is in {S} and your ascendant is {Z}.
# dignity
model {P}, on the other hand, is {G}.
# retrograde
model {P} also happens to be retrograde in your chart.
trade natal {P:ab} R
neg! {P} was direct, not retrograde, when you were born.
# combust
model {P} is close enough to the Sun to be combust.
neg! {P} is not combust in your chart.
# conjunction
model {P} shares its sign with {Q}.
neg! {P} and {Q} aren't conjunct.
# aspect
model {P} casts an aspect on {Q}.
trade {P:ab} aspects {Q:ab}
# aspect_house
model {P}'s aspect falls on your {H:n} house.
neg! {P} has no aspect on your {H:n} house.
# varga_two
model In D9, {P} is in {Z}.
trade D9 {P:ab} {Z:ab}
# karaka
trade {C} is {P:ab}
model Your {C} in the Jaimini scheme is {P}.
# yoga
model {Y} is formed in your chart.
neg! Your chart does not form {Y}.
# dosha
model You do have {Y}.
neg! You don't have {Y}.
# dasha_running
model Your current mahadasha lord is {M}, and the antardasha lord is {X}.
trade running {M:ab}/{X:ab} now
# dasha_next
model Next in line after {M} mahadasha is {X} mahadasha.
# maha_edge
model {P} mahadasha began in {D:my} and will end in {E:my}.
model - **{P} mahadasha:** {D:my} – {E:my}
trade {P:ab} MD {D:y} to {E:y}
# antar_edge
model In your {M} mahadasha, the {P} antardasha lasts until {E:my}.
# dasha_lord
model The lord of your current mahadasha, {M}, is in your {H:n} house.
# transit
model Right now {P} is moving through {S}.
# transit_full
model {P} is currently transiting {S}, your {H:n} house.
# ingress
model {P} enters {S} in {D:my}.
# sade_sati
model You are in the middle of Sade Sati.
# bindus
model With {n} bindus, your {H:n} house sits where it does in the Sarvashtakavarga.
# strongest
model Your strongest planet by shadbala is {P}.
# comparison
model {P} outranks {Q} in shadbala.
# count
model There are {c} planets in your {H:n} house.
# empty
model Your {H:n} house is empty.
# from_reference
model From the Moon, {P} is in the {H:n} house.
# in_kendra
model {P} is in a kendra.
# age
model You are {n} years old.
`;
