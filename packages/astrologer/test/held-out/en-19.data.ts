/** English corpus 19: a modern AI assistant answering about love, work and money. Lines as in corpus 1. */
export const EN_19 = `
# planet_sign
warm Because your {P} sits in {S}, you tend to love slowly and then all at once, and people who wait for you rarely regret it.
anaphora Look at your {P} for a moment. It lives in {S}, and that quietly shapes the kind of partner you keep choosing.
list **Your heart:** {P} in {S} — you need someone who listens before they advise.
deny! Your {P} isn't placed in {S}, so the usual descriptions of that pairing won't sound like you.
plain Your {P} is in {S}.
# planet_house
warm With {P} settled in your {H} house, the question you asked about career has a gentler answer than you might fear.
markdown **{P} in the {H:n} House**⏎This is one of the loudest notes in your chart, and it explains why you keep coming back to the same theme.
anaphora Let's start with {P}. In your chart it occupies the {H} house, which is where much of your energy quietly goes.
deny! I want to be clear about one thing: {P} does not occupy your {H} house, so you can let go of that worry.
# house_sign
warm Since {S} is the sign on your {H} house, you handle that part of life in a style all your own.
plain The sign of your {H:n} house is {S}.
list - **House {H:num}:** it falls in {S}, and this is the flavour you bring to it.
deny! {S} is not the sign on your {H} house, although that's an easy slip to make when counting by hand.
# planet_star
warm Your {P} was passing through the nakshatra {N} when you were born, and there is a lovely restlessness in that.
detail Going one level deeper, {P} is in {N}, pada {K}, which fine-tunes how you express it with the people you love.
anaphora Then there's your {P}. Its nakshatra is {N}, so your instincts about money have a story of their own.
# degree
plain Your {P} is at {g}° of {S}.
warm At {g} degrees of {S}, your {P} has a very particular way of asking for attention.
anaphora Notice how exact {P} is in your chart. It has reached {g}° in {S}, and we can read your story from right there.
# lagna
warm You come across the way {S} rising people do, because {S} is your Ascendant, and strangers pick up on it within minutes.
list **First impression** — Your Lagna is {S}. People feel it before you've said a word.
plain {S} was rising on the eastern horizon when you were born.
deny! You're not a {S} ascendant, so I'd set aside any reading that was written for that rising sign.
# lordship
warm Because {P} rules your {H} house, whatever it does elsewhere in the chart will ripple back into this part of your life.
plain The {H:n} house in your chart belongs to {P}.
anaphora Who holds the key to your {H} house? That would be {P}, its lord, and it's a good planet for you to befriend.
deny! {P} isn't the ruler of your {H} house, so its difficulties don't spill over there.
# lord_place
warm The ruler of your {H} house has made its home in your {J} house, so these two parts of life are always in conversation for you.
list - **Money flow:** your {H:n} lord is placed in the {J:n} house, which ties effort and reward together.
anaphora Now find the lord of your {H} house. You'll see it in the {J}, and that's a link I'd pay real attention to.
deny! The lord of your {H} house doesn't sit in the {J} house, which is why that familiar pattern never quite matched your life.
# dispositor
warm Your {P} is a guest in a sign owned by {Q}, so how it behaves depends a good deal on its host.
plain {Q} is the dispositor of your {P}.
anaphora Look at where {P} is staying in your chart. The sign it occupies is ruled by {Q}, and that is who sets the mood.
# star_lord
warm Since your {P} occupies a nakshatra ruled by {Q}, there's an undertone in your relationships that only shows itself over time.
plain The star lord of your {P} is {Q}.
list **Hidden influence:** the nakshatra holding your {P} has {Q} as its ruler, so listen for both voices.
# dignity
warm Your {P} is {G}, and honestly that tells me a lot about how you have learned to trust yourself.
list - **{P}:** {G} in your birth chart, so treat what it promises accordingly.
anaphora Take {P}, for instance. It is {G} in your horoscope, and you've probably felt that in how opportunities reach you.
deny! Your {P} is not {G}, so please don't build your financial plans around that idea.
# retrograde
warm Because your {P} was retrograde at birth, you revisit old decisions until they finally make sense to you.
plain {P} is retrograde in your birth chart.
anaphora Consider {P}. When you were born it was moving backwards through the sky, which turns its energy inward for you.
deny! There's nothing backward about your {P}: it was not retrograde when you were born.
# combust
warm Your {P} is combust, so close to the Sun that its voice can get drowned out, and you may have needed years to hear it.
plain In your chart, {P} is combust.
deny! Good news here: {P} isn't combust in your chart, so it can speak for itself.
# conjunction
warm {P} and {Q} share the same sign in your chart, so in love you rarely feel one without the other.
list **Key blend:** your {P} is conjunct your {Q}, and the mix is what makes you so hard to categorise.
anaphora Your {P} doesn't travel alone. It keeps company with {Q} in one and the same sign, and they act like a team.
deny! {P} isn't conjunct {Q} in your chart, so you can read their messages separately.
# aspect
warm Because {P} casts its aspect on your {Q}, you often feel pulled to prove yourself before you allow yourself to rest.
plain Your {P} aspects your {Q}.
passive In your chart {Q} receives the gaze of {P}, which adds a layer of seriousness to how you commit.
deny! Your {P} doesn't aspect your {Q}, so the tension you were worried about simply isn't written here.
# aspect_house
warm From where it stands, {P} throws its aspect onto your {H} house, and that's why this area never leaves your mind for long.
list - **Watchful eye:** {P} aspects the {H:n} house in your chart.
passive Your {H} house is aspected by {P}, so growth there comes with a lesson attached.
# rashi_aspect
plain By Jaimini's sign aspects, {S} aspects {Z}.
warm If you like the Jaimini view, it's simple: {S} and {Z} see one another by rashi drishti, so what happens in one is felt in the other.
passive In the scheme of rashi drishti, {Z} is aspected by {S}.
# exchange
warm Your {P} and {Q} have swapped homes, each sitting in a sign of the other, so their stories in your life are braided together.
list **Parivartana:** {P} and {Q} exchange signs in your chart, which lets them help each other out.
plain There is a mutual exchange between {P} and {Q} in your birth chart.
# varga
warm In your {V} chart, {P} falls in {S}, and that's where the deeper promise starts to show.
anaphora Let me also check {P} in the {V}. There it moves to {S}, which softens the story for you.
plain The {V} position of your {P} is {S}.
deny! {P} isn't in {S} in your {V} chart, so that particular reading wouldn't apply to you.
# vargottama
warm Your {P} is vargottama, holding the same sign in both the birth chart and the navamsa, which makes what it says about you easier to trust.
plain {P} is vargottama in your chart.
deny! Your {P} isn't vargottama, since its navamsa sign differs from its birth sign.
# karaka
warm {P} serves as your {C}, and I'd call that one of the most personal clues in your chart.
list - **{C}:** {P}. Keep this one in mind when you think about what you really want.
anaphora In your chart one planet carries the title of {C}. It is {P}, and its lessons are close to your heart.
# arudha
warm Your {A} lands in {S}, so that's the image the world holds up when it thinks of you and yours.
plain The {A} in your chart is in {S}.
anaphora Let's talk about your {A}. You will find it in {S}, and it colours how others read your relationships.
# yoga
warm Because {Y} is present in your chart, you have a knack for landing on your feet when others would give up.
list **A blessing to notice:** your chart forms {Y}.
deny! I looked carefully, and {Y} doesn't form in your chart, which takes nothing away from your potential.
# dosha
warm Yes, {Y} is present in your chart, but please take it as a call for patience in love, not as a verdict.
plain Your chart has {Y}.
deny! You can breathe easy about marriage on this count, because your chart is free of {Y}.
# dasha_running
warm You're currently living through your {M} Mahadasha, which is why so much of your attention keeps going to unfinished business.
list **Where you are now** — {M} Mahadasha, {X} Antardasha. It's a season for choosing carefully.
anaphora Think of {M} as the host of this chapter. Its Mahadasha is running for you right now, with {X} as the sub-period lord.
deny! You aren't in a {M} Mahadasha at the moment, so those predictions belong to another time.
# dasha_next
warm Once your {M} Mahadasha winds down, you step into the Mahadasha of {X}, and the mood of your life changes with it.
plain Your {M} Mahadasha is followed by your {X} Mahadasha.
list **What's next:** {X} takes over as Mahadasha lord when {M} is done.
# maha_edge
warm Your {P} Mahadasha stretches from {D:my} to {E:my}, a long arc in which your ideas about success get rewritten.
list - **{P} Mahadasha:** {D:y} – {E:y}
plain The {P} Mahadasha in your chart begins on {D}.
anaphora The {P} Mahadasha is a big chapter for you. It ends in {E:my}, so let that date anchor your planning.
# antar_edge
warm Within your {M} Mahadasha, the {P} Antardasha runs from {D:my} to {E:my}, and it's the stretch I'd watch for news about work.
list - **{M}–{P}:** starts {D:short}, ends {E:short}.
plain The {P} sub-period of your {M} Mahadasha begins on {D}.
anaphora Inside the {M} period sits the {P} Antardasha. It closes in {E:my}, and you'll want loose ends tied up by then.
# transit
warm Right now {P} is travelling through {S}, so the pressure you've been describing has a very real sky behind it.
plain {P} is currently in {S}.
anaphora Look up at {P} today. It is moving through {S} at present, and you're bound to feel the shift in your conversations.
deny! {P} isn't transiting {S} at the moment, so don't rush that decision on its account.
# transit_house
warm As we speak, {P} is passing through your {H} house, which is why this part of your life feels so awake.
list **Current weather:** transiting {P} is in your {H:n} house.
deny! At present {P} isn't moving through your {H} house, so the heaviness you feel comes from elsewhere.
# ingress
warm On {D} {P} moves into {S}, and I'd circle that date before you sign anything important.
plain {P} enters {S} on {D}.
anaphora Keep an eye on {P}. It steps into {S} on {D:us}, and that's when the conversation about money changes tone.
# sade_sati
warm You're going through Sade Sati right now, so be kind to yourself and let slow progress count as progress.
plain Your Sade Sati is currently running.
deny! You are not under Sade Sati at the moment, so whatever you're feeling has another source.
# tropical
warm In Western astrology your Sun sign is {S}, which is probably the one you grew up reading in magazines.
plain By the tropical zodiac, your Sun is in {S}.
deny! Your Western Sun sign isn't {S}, whatever the magazine columns may have had you thinking.
# birth_date
warm You came into the world on {D}, and everything below grows out of that one moment.
plain Your date of birth is {D:us}.
list **Birth date:** {D}, as used for your chart.
# age
warm At {n}, you're at an age where clarity matters more to you than applause.
plain You are {n} years old now.
list - **Your age today:** {n} years
# vara
warm Being born on a {W} gives you a rhythm of your own, and you do your finest work when you honour it.
plain Your birth weekday is {W}.
deny! You weren't born on a {W}, so that day carries no special claim on you.
# tithi
warm Your birth tithi is {T}, which lends a certain tenderness to how you relate to others.
plain You were born on the tithi of {T}.
anaphora The lunar day of your birth matters too. It was {T}, and I read a quiet hopefulness in it.
# sunrise
plain On the day you were born, the Sun rose at {t}.
warm Sunrise came at {t} on your birth day, a small detail that Vedic timing leans on quite a bit.
# bindus
warm Your {H} house gathers {n} bindus in Sarvashtakavarga, so you know roughly how much support to count on there.
list - **SAV score, house {H:num}:** {n} points
sign In your Sarvashtakavarga, {S} holds {n} bindus, and that's worth remembering when planets travel through it.
# bav
warm In its own Ashtakavarga, your {P} has {n} bindus in {S}, which tells you how warmly it's welcomed there.
plain {P} contributes {n} bindus to {S} in its Bhinnashtakavarga.
# strongest
warm By Shadbala, {P} is the strongest planet in your chart, so lean on its gifts when life feels uncertain.
list **Your power planet:** {P}, which ranks first in your Shadbala.
deny! {P} isn't your strongest planet by Shadbala, though it still has plenty to offer you.
# weakest
warm {P} comes last in your Shadbala, so be patient with yourself in the things it stands for.
plain The weakest planet in your chart by Shadbala is {P}.
anaphora One planet in your chart needs a little extra care. By Shadbala the weakest of all is {P}.
# rupas
warm Your {P} carries {r} rupas of Shadbala, which gives us a grounded sense of what it can deliver.
list - **{P} strength:** {r} rupas (Shadbala)
# comparison
warm In terms of Shadbala your {P} outranks your {Q}, so in a tug of war between the two I'd bet on the first.
plain By Shadbala, {P} is stronger than {Q} in your chart.
anaphora Compare {P} with {Q} in your chart. The second is the weaker of the two by Shadbala, and it shows under pressure.
# count
warm There are {c} planets gathered in your {H} house, so it's no wonder this area feels crowded and alive.
list **A busy corner:** your {H:n} house holds {c} planets.
# empty
warm Your {H} house is empty, and that's perfectly fine, because an empty house simply lets its lord do the talking.
plain No planet occupies your {H:n} house.
deny! Your {H} house isn't empty, so there's more going on there than you were told.
# from_reference
warm Counted from your Moon, {P} stands in the {H} house, which describes how you feel about it more than how it looks from outside.
plain Your {P} is in the {H:n} house from the Moon.
anaphora Let's use your Moon as the starting point and find {P}. From there it falls in the {H} house, an emotional fingerprint of sorts.
# setting
plain This chart of yours was calculated with the {a} ayanamsa.
warm I've used the {a} ayanamsa for your positions, so keep that in mind when you compare with other sites.
# placed
warm Because your {P} sits in {S} in the {H} house, you bring a whole-hearted seriousness to love and don't let go easily.
list **Your {P} in {S}, {H:n} house:** you do best when your work means something to you.
anaphora Look at {P}. It sits in {S}, in your {H} house, and its nakshatra is {N}, so there are layers here you've only begun to use.
# two
warm Your {P} is in {S} while your {Q} is in {Z}, and that gap between what you want and how you ask for it is where the growth happens.
list - **Love:** your {P} is in the {H:n} house and asks for honesty.⏎- **Career:** your {Q} is in the {J:n} house and asks for stamina.
anaphora Two planets tell this story. {P} sits in your {H} house, in {S}, and {Q} in your {J} house, in {Z}.
# triple
list Here's your chart in short:⏎- **Love** – {P} in {S}⏎- **Career** – {Q} in {Z}⏎- **Money** – {R} in {Y}
warm With {P} in your {H} house, {Q} in the {J} and {R} in the {L}, you are spread across very different worlds, and you manage it with grace.
plain {P} is in {S} in your {H} house, {Q} is in {Z} in your {J} house, and {R} is in {Y} in your {L} house.
# position
detail Your {P} stands at {g}°{m}′ {S} in the {H} house, which is about as personal as astrology gets.
plain {P} is at {g}° {m}′ of {S} in your chart.
# retro_count
warm Leaving Rahu and Ketu aside, {c} planets were retrograde when you were born, so hindsight is one of your best teachers.
plain Not counting the nodes, your chart has {c} retrograde planets.
# lord_named
warm Your {H} lord, {P}, rests in the {J} house, so that's where the answer to your question keeps hiding.
list - **Ruler of house {H:num}:** {P}, placed in {S} in your {J:n} house
anaphora The planet in charge of your {H} house is {P}. You'll find it in {S}, and it takes its job personally.
# rules_two
warm {P} looks after two houses for you, the {H} and the {J}, so progress in one tends to lift the other.
plain In your chart {P} is the lord of the {H:n} and {J:n} houses.
anaphora {P} wears two hats in your chart. It owns the {H} house as well as the {J}, and it juggles both.
# house_full
warm Your {H} house falls in {S}, and its lord {P} has gone to the {J} house, so follow that trail when you think about your future.
list **House {H:num} at a glance**⏎- Sign: {S}⏎- Lord: {P}⏎- Lord's place: house {J:num}
# occupants
warm {P} and {Q} are both in your {H} house, so you feel things there twice as vividly as most.
list **{H:n} house:** home to your {P} and {Q}, in {S}.
anaphora Step into your {H} house for a second. Inside it you have {P} together with {Q}, and they keep each other honest.
# axis
warm With Rahu in your {H} house and Ketu in the {J}, you're learning to want things without losing what you already know.
list Your nodal axis:⏎- **Hunger:** Rahu in {S}⏎- **Release:** Ketu in {Z}
anaphora Your nodes draw a line through the chart. Rahu stands at one end, in the {H} house, and Ketu at the other, in the {J}.
# moon
warm Your Moon sign is {S} and your birth star is {N}, so comfort for you begins with being truly understood.
list **Your basics:** {Z} Ascendant, Moon in {S}, nakshatra {N} (pada {K}).
anaphora Look at the Moon. It sits in {S} for you, in the pada number {K} of {N}, and it softens everything around it.
# lagna_lord
warm As a {S} Ascendant you're guided by {P}, and since this lagna lord sits in your {H} house, your identity grows through that door.
list - **Rising sign:** {S}⏎- **Chart ruler:** {P}, in the {H:n} house
anaphora Your chart ruler is {P}. It lives in {Z}, and that's the tone you return to when no one is watching.
# dasha_lord
warm You're in your {M} Mahadasha, and because natal {M} sits in your {H} house, this is where life keeps inviting you to show up.
list **Period lord:** {M}, the lord of your current Mahadasha, is in {S} in your birth chart.
anaphora Your present Mahadasha belongs to {M}. It occupies the {H} house in your birth chart, in {S}, and sets the agenda for this season.
# dasha_age
warm Your {P} Mahadasha begins when you're {n} and carries you to the age of {o}, a span in which patience pays.
plain You are {n} years old when your {P} Mahadasha starts.
list - **{P} Mahadasha:** age {n} to age {o}
# dasha_length
plain Your {P} Mahadasha lasts {n} years.
warm The {P} Mahadasha stays with you for {n} years in all, which is long enough to build something that holds.
# in_kendra
warm Because your {P} is in a kendra, it has a front-row seat in your life and you can't ignore it for long.
deny! {P} isn't in any of the kendra houses in your chart, so it works behind the curtain.
# in_trikona
warm Your {P} sits in one of the trikona houses, and I'd treat that as quiet good fortune.
plain {P} occupies a trikona in your chart.
# in_dusthana
warm Since {P} is in a dusthana in your chart, you've had to earn its gifts, and that's exactly why they're lasting.
deny! Your {P} doesn't fall in a dusthana, so you needn't brace for that kind of struggle.
# in_upachaya
warm {P} is placed in an upachaya house for you, so the older you get, the better it serves you.
plain Your {P} is in one of the upachaya houses.
# alone
warm {P} sits all by itself in your {H} house, so its voice comes through without interruption.
list **Solo act:** the only planet in your {H:n} house is {P}.
# varga_two
warm Your {P} is in {S} in the birth chart and in {Z} in the {V}, which shows how you mature in love over time.
list Your {P} in two charts:⏎- **D1:** {S}⏎- **D9:** {Z}
anaphora Now open your {V}. Its Ascendant is {L}, and {P} falls in its {H} house, so marriage brings that side of you forward.
# karaka_place
warm Your {C} is {P}, and it stands in the {H} house, so that's where your soul does its homework.
list **{C}** — {P}, placed in {S} in your chart.
# transit_full
warm Right now {P} is moving through {S}, which is your {H} house, so expect that area to ask for your time.
list - **Transit:** {P} in {S}⏎- **From your Ascendant:** house {H:num}⏎- **From your Moon:** house {J:num}
anaphora {P} is on the move. At present it crosses the {J} house from your Moon, and your feelings register it first.
# sade_sati_phase
warm You're in the {k} phase of Sade Sati, and knowing that can help you pace yourself.
plain The {k} phase of your Sade Sati is running now.
# no_sade_sati
warm There's no Sade Sati on you at present, so let's look elsewhere for what's weighing on you.
plain You are currently free of Sade Sati.
# dhaiya
warm You're in a Shani Dhaiya at the moment, so slow down a little and let things ripen.
plain Saturn's Dhaiya is running for you now.
# further
warm Your {P} has travelled further into its sign than {Q} has into its own, so by degree it carries the more seasoned voice.
plain {P} stands at a higher degree in its sign than {Q} does in your chart.
# bindus_two
warm Your {H} house has {n} bindus in Sarvashtakavarga and your {J} house {o}, so you can see where effort meets less resistance.
list **SAV snapshot**⏎- House {H:num}: {n}⏎- House {J:num}: {o}
# aspect_two
warm {P} aspects both your {H} and your {J} house, so its expectations reach you from more than one side.
list - **{P} looks at:** your {H:n} house and your {J:n} house
`;
