/** Hinglish corpus 17: text messages in a hurry, odd spellings and emoji. Lines as in corpus 1. */
export const HG_17 = `
# planet_sign
sms oye {P} tera {S} m pda h 😅
sms {P} {S} mai h tmhara dekh lo
sms kundli khol ke dekhi, {P} {S} rashi mei nikla 🙈
sms {S} wala {P} h tera tbhi to
sms {P} hai {S} mein aur tu soch rha h kuch aur
sms sunn {P} {S} ka h tere me
sms {P:en} {S:en} me h bhaiii
sms {P} = {S} 👍
sms! {P} {S} m nai h yr
sms! kisne bola {P} {S} me h, wahan h hi nai
# planet_house
sms {P} {H} ghr me bethe hue h tumare
sms tumare {H:n} house m {P} h 🔥
sms {H} ghr → {P}
sms {P} ne {H} ghar pakda hua h tumhara
sms {P} gya {H} ghar me
sms aapke {H} ghar m {P} ji padhare h 🙏
sms {P:en} in {H:n}, samjhe kuch?
sms! {H} ghr m {P} nhi h tere
sms! {P} {H} ghar me thodi h
# placed
sms {P} {S} me h n {H} ghar me h
sms {P}: {S}, {H:n} house 😎
sms dekh {P} {H} ghr m h or rashi {S} h
# two
sms {P} {H} m h n {Q} {J} m
sms {P} {S} {Q} {Z} yehi h
# triple
sms 1) {P} - {S}⏎2) {Q} - {Z}⏎3) {R} - {Y}
# occupants
sms {H} ghr m 2 log h {P} n {Q}
# house_sign
sms tere {H} ghr m {S} rashi aati h
sms {H:n} house ki rashi {S} h
# planet_star
sms {P} ka nakshtra {N} h, charan {K}
sms tera {P} {N} nakshatra m h
# degree
sms {P} {g} degree pe h tera
# lagna
sms tu {S} lagan ka h
sms lagn {S} h bhai 💯
sms! tera lagn {S} ni h
# lordship
sms {H} ghr ka malik h {P}
sms {P} sambhalta h tera {H} ghar, malik jo thehra
sms! {H} ghr ka malik {P} ni h
# lord_place
sms {H} ghr ka swami {J} ghr m h
sms {H:esh} {J} ghar m chla gya h
# lord_named
sms {H} ka malik {P} h jo {J} ghar me h
# lagna_lord
sms lagn {S} h to lagnesh {P}, wo {H} ghar m h
# axis
sms rahu {H} me ketu {J} me
# dignity
sms {P} {G} h tera mast
# retrograde
sms {P} ulta chl rha tha jab tu paida hua mtlb vakri
sms! {P} vakri ni h tera
# combust
sms {P} ast h surya k paas hone se
# conjunction
sms {P} aur {Q} ek sath bethe h
sms! {P} k sath {Q} ni betha
# aspect
sms {P} ki drishti {Q} pe h teri kundli me
# aspect_house
sms {P} dekh rha h tere {H} ghar ko
# varga
sms {V} me {P} {S} me chla gya
# karaka
sms tera {C} kon h? {P}
# yoga
sms tere {Y} bnta h 😍
sms! {Y} nai bnta tera
# dosha
sms! tension mat le {Y} ni h tujhe
# dasha_running
sms abi {M} ki mahadasha me {X} ka antar chl rha h
# dasha_next
sms {M} ki mahadasha k bad {X} ki aayegi
# maha_edge
sms {P} ki mahadasha {D:my} se {E:my} tk
sms {P} mahadasha {E:my} m khtm hogi
# transit
sms aj kal {P} {S} me ghum rha h
# sade_sati
sms teri sade sati chl ri h
# age
sms tu {n} saal ka ho gya
# bindus
sms {H} ghr me {n} bindu h sarvashtakvarg m
# strongest
sms shadbal me sbse tagda {P} h
# count
sms {H} ghr me {c} grah h
# empty
sms {H} ghr khali h tera
# from_reference
sms chandra se gino to {P} {H} ghar m h
# in_kendra
sms {P} kendra me h
# alone
sms {H} ghr me akela {P} h
# ingress
sms {P} {S} me jayega {D:my} me
`;
