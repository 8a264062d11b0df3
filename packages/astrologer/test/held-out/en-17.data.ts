/** English corpus 17: an app that chats with its users, its cards, lists and tables. Lines as in corpus 1. */
export const EN_17 = `
# planet_sign
app Hey you! 👋 Today we're unpacking {P}. Spoiler: it's camped out in {S}.
app ✨ Quick fact: {P} was hanging out in {S} the moment you took your first breath.
app Plot twist: {P} picked {S} as its home base for you.
app So here's the tea: {P} is doing its thing from {S}.
app {P} wears {S} colours in your chart, and it shows.
app Tap to learn why {P} in {S} makes you a slow starter.
app! Nope, {P} isn't chilling in {S}, whatever that quiz said.
card **{P}** · {S} · fixed for life
card 🌙 YOUR PLACEMENT⏎{P} ➜ {S}
card {P}: {S} ♾️
# planet_house
app {P} moved into your {H} house and never left.
app Your {H} house? {P} has the keys.
app {P} runs the show in the {H} house of your chart.
app Guess who's parked in your {H} house: {P}!
app When we zoom into your {H} house, we meet {P} there.
app! Your {H} house is {P}-free.
app! We checked twice and {P} isn't in the {H} house.
card - House {H:num}: {P} lives here
# placed
app Picture {P}: sign of {S}, {H} house, main-character energy.
card | Planet | Sign | House |⏎|---|---|---|⏎| {P} | {S} | {H:num} |
card {P} | {S} | {H:n} house | read more
# two
app While {P} keeps busy in the {H} house, {Q} hosts the party in the {J}.
app {P} took {S}, {Q} took {Z}. Two very different vibes.
card - {P} in {S}⏎- {Q} in {Z}
# triple
card | Planet | House |⏎|---|---|⏎| {P} | {H:num} |⏎| {Q} | {J:num} |⏎| {R} | {L:num} |
# occupants
app Your {H} house is a shared flat: {P} and {Q} both live there.
# house_sign
app Your {H} house speaks fluent {S}.
app The vibe of your {H} house is {S}, since that's the sign on its door.
card House {H:num} → {S}
# planet_star
app Your {P} is tuned to {N}, pada {K}.
card Nakshatra of {P}: {N}
# degree
app Your {P} clocks in at {g}° of its sign.
# lagna
app You're a {S} rising, babe.
app Strangers meet your {S} ascendant first.
app! {S} rising? Not you.
# lordship
app Boss of your {H} house: {P}.
app {P} calls the shots over your {H} house.
app! {P} has no say over your {H} house.
# lord_place
app The ruler of your {H} house checked into the {J} house.
app Your {H} lord spends its days in your {J} house.
# lord_named
app {P} is the {H} lord, and you'll find it lounging in the {J} house.
# rules_two
app {P} juggles two houses for you: the {H} and the {J}.
# dignity
app Your {P} is {G}, no cap.
# retrograde
app {P} was moonwalking when you arrived, aka retrograde.
app! {P} wasn't retrograde at your birth, so relax.
# combust
app Your {P} got a little toasty: it's combust.
# conjunction
app {P} and {Q} are besties in your chart, same sign and all.
app! {P} and {Q} don't share a sign for you.
# aspect
app {P} keeps side-eyeing {Q} in your chart, as in an actual aspect.
# aspect_house
app {P} beams at your {H} house.
# varga
app Flip over to your {V} and {P} has switched to {S}.
# karaka
app Your {C}? That's {P}.
# yoga
app Congrats, {Y} is in your chart 🎉
app! Sadly no {Y} for you.
# dasha_running
app You're in your {M} era: {M} mahadasha, with {X} as the antardasha.
# dasha_next
app After {M} mahadasha wraps up, {X} mahadasha takes the stage.
# maha_edge
app Your {P} mahadasha kicked off in {D:my} and bows out in {E:my}.
# transit
app Right now {P} is strolling through {S}.
# ingress
app {P} packs its bags for {S} in {D:my}.
# age
app Happy belated: you are {n}.
# bindus
app Your {H} house scored {n} sarvashtakavarga points.
# strongest
app MVP of your chart by shadbala: {P}.
# comparison
app In shadbala, {P} outscores {Q} in your chart.
# count
app We count {c} planets in your {H} house.
# empty
app Your {H} house has no tenants.
# from_reference
app Count from your Moon and {P} lands in the {H}.
# alone
app {P} has the {H} house all to itself.
`;
