/**
 * English corpus 11: blogs of KP, Jaimini and western astrologers, with abbreviations, degrees, tables and lists. Lines as in corpus 1.
 */
export const EN_11 = `
# position
blog {P:ab} at {g}{S:tw}{m}, so the story starts there.
blog {P} {g}°{m}' {S} ({H:hh})
blog Natal {P} is at {g}° {S}, {H:n} house.
blog | {P} | {g}°{m}' | {S} | {H:num} |
blog Your {P} ({g}{S:tw}{m}) carries the chart.
blog {P:ab} {g} {S:ab} {m}
blog {P}: {g}° {m}′ {S}, H{H:num}
# planet_sign
blog {P:ab} in {S:ab} = slow to trust.
blog I keep coming back to that {S} {P} of yours.
blog Sidereal {P}: {S} (not the sign your magazine gives you)
blog You are working with {P} through the lens of {S}.
blog {S} is the sign your {P} calls home at birth.
blog Signwise {P} tenants {S}.
blog Here {P:ab} → {S}.
neg! {P} has left the company of {S}; it is not there in this nativity.
# planet_house
blog {P:ab} in {H:hh}: read it twice.
blog {P:ab}/{H:hh}
blog - {P} → {H:n} bhava
blog {P} tenants the {H:n}.
blog {P} is deposited in the {H:n} bhava.
blog Bhava {H:num} is tenanted by {P}.
blog The native has {P:ab} in {H:h}.
blog As {P} falls in bhava {H:num}, results come through that door.
blog Your {H:n}-house {P} explains it.
neg! {P:ab} is not in {H:hh}.
neg! The {H:n} bhava is free of {P}.
# placed
blog {P} ({S}, {H:n} house) does the heavy lifting.
blog | {P} | {S} | {H:num} | {N} |
blog {P:ab} – {S} – {H:hh} – {N}
blog {P} in {S} [{H:n} house]
blog * {P}: sign {S}, house {H:num}, star {N}
blog {P}, tenant of the {H:n}, wears the colours of {S}.
# triple
blog {P:ab} in {S:ab}, {Q:ab} in {Z:ab}, {R:ab} in {Y:ab}.
blog | Graha | House |⏎|---|---|⏎| {P} | {H:num} |⏎| {Q} | {J:num} |⏎| {R} | {L:num} |
blog Placements: {P} {S}; {Q} {Z}; {R} {Y}.
blog - {P} in {H:hh}⏎- {Q} in {J:hh}⏎- {R} in {L:hh}
blog {P}, {Q} and {R} occupy houses {H:num}, {J:num} and {L:num} respectively.
blog {P:ab}-{H:num}, {Q:ab}-{J:num}, {R:ab}-{L:num}
# house_sign
blog {H:n} house / {S}
blog The {H:n} bhava carries the sign {S}.
blog {S:ab} on the {H:n}.
# planet_star
blog {P} is in the star of {N}, pada {K}.
blog {P:ab} in {N}-{K}
blog {P} (nakshatra: {N})
# star_lord
blog By KP logic {P} works through its star lord {Q}.
blog {P} is in the star of {Q}.
blog Star lord of {P}: {Q}
blog {P:ab} (star lord {Q:ab})
# dispositor
blog {Q} disposits {P} here.
blog The dispositor of {P} is {Q}, as simple as that.
# lagna
blog Asc {S:ab}.
blog ASC = {S}
blog {S} rises in the east in this horoscope.
blog {S} rising (sidereal).
# lordship
blog {H:n} lord = {P:ab}
blog {P} signifies the {H:n} by ownership.
blog L{H:num} is {P}.
blog {P:ab} as {H:n} lord
blog Ownership of the {H:n} bhava goes to {P}.
# lord_place
blog L{H:num} in {J:hh}
blog {H:n} lord → {J:n} house
blog The {H:n} cusp's owner has moved into the {J:n}.
blog L{H:num} in H{J:num} is a signature worth noting.
# lord_named
blog {P:ab} (L{H:num}) in {J:hh}
blog {H:n} lord {P} → {J:n} house, {S}
blog {P}, owner of the {H:n}, tenants the {J:n}.
blog | L{H:num} | {P} | {J:num} |
# rules_two
blog {P:ab} (L{H:num} & L{J:num})
blog {P} owns bhavas {H:num} and {J:num}.
blog {P} signifies {H:num} and {J:num} as lord.
# house_full
blog {H:n} house: {S}; lord {P}; placed in {J:hh}.
blog {H:hh} ({S:ab}), lord {P:ab} in {Z:ab}
# occupants
blog {H:hh} is tenanted by {P:ab} and {Q:ab}.
blog A {P}/{Q} pairing in the {H:n} gives the chart its flavour.
blog {P:ab}+{Q:ab} in {H:hh}
# axis
blog Ra/Ke across {H:num}/{J:num}.
blog Nodal axis: Rahu {H:hh}, Ketu {J:hh}.
blog North Node in {S}, South Node in {Z}.
# moon
blog Moon in {S} ({N}), Asc in {Z}.
# lagna_lord
blog Asc lord {P:ab} in {H:hh}
blog Lagnesha {P} tenants {Z}.
# dignity
blog {P:ab} ({G})
blog Dignity check: {P} is {G}.
# retrograde
blog {P:ab} (R)
blog {P} Rx
blog {P} was stationed among the retrogrades at birth: it is retrograde.
neg! {P} is direct, not Rx.
# combust
blog {P} is under the beams, i.e. combust.
blog {P:ab} (C) - combust
# conjunction
blog {P:ab} conj {Q:ab}
blog {P:ab}+{Q:ab} together
blog A conjunction joins {P} and {Q}.
blog {P}–{Q} conjunction by sign.
# aspect
blog {P:ab} asp {Q:ab}
blog {P} casts its drishti upon {Q}.
blog {Q} receives the aspect of {P}.
# aspect_house
blog {P:ab} asp {H:hh}
blog {P} throws drishti onto the {H:n} bhava.
# rashi_aspect
blog Jaimini: {S} has rashi drishti on {Z}.
blog By sign aspect {S} looks at {Z}.
# exchange
blog {P:ab} <-> {Q:ab} exchange of signs (parivartana).
# varga
blog {V} {P}: {S}
# vargottama
blog {P} is vargottama (same sign, D1/D9).
# varga_two
blog D9: {P:ab} in {Z:ab}
blog {P} in {Z} (D9)
blog {P}'s navamsa sign is {Z}.
blog {P}: {S} (D1), {Z} (D9)
blog | {P} | D1 {S} | D9 {Z} |
# karaka
blog {C} = {P}
blog Jaimini chara karakas: {C}: {P}.
# karaka_place
blog {C} {P} sits in {S}, {H:hh}.
# arudha
blog {A}: {S}
blog {A} falls in {S}.
# yoga
blog {Y}: present ✓
blog Does the chart show {Y}? Yes.
neg! {Y}: absent
# dosha
blog {Y}: yes
neg! {Y}: no
# dasha_running
blog Currently {M:ab}-{X:ab} (maha-antar).
blog MD {M} / AD {X} at the moment
blog DBA now: {M:ab}/{X:ab}
blog {M} MD, {X} AD running.
# dasha_next
blog After {M} MD comes {X} MD.
# maha_edge
blog {P:ab} MD ({D:mon} – {E:mon})
blog {P} MD: {D:y}–{E:y}
blog {P} mahadasha [{D:dmy} to {E:dmy}]
blog | {P} | {D:iso} | {E:iso} |
# antar_edge
blog {M:ab}-{P:ab} till {E:mon}
blog {M} MD {P} AD (ends {E:mon})
# dasha_lord
blog MD lord {M} in {H:hh}, {S}
# dasha_age
blog {P} MD from age {n} to {o}
# transit
blog Tr. {P:ab} in {S:ab}
blog Transiting {P} is presently touring {S}.
# transit_full
blog Tr. {P} in {S} ({H:hh})
# ingress
blog {P} ingresses {S} on {D}.
# sade_sati
blog Sade Sati: ON
# bindus
blog SAV {H:hh}: {n}
blog SAV of {S} = {n}
# bav
blog {P} BAV in {S}: {n}
# rupas
blog {P:ab} shadbala {r} rupas
# comparison
blog Shadbala: {P} > {Q}
# weakest
blog {P} ranks last in shadbala.
# count
blog {c} grahas tenant the {H:n}.
# empty
blog {H:hh}: empty
blog The {H:n} bhava is untenanted.
# from_reference
blog {P} is in the {H:n} from the Moon (chandra lagna).
blog {P:ab} = {H:n} from Mo
# tropical
blog Tropical Sun: {S}
# setting
blog Ayanamsa: {a}
# in_kendra
blog {P} is angular.
# in_dusthana
blog {P} sits in a dusthana (6/8/12).
# age
blog Native, aged {n}
`;
