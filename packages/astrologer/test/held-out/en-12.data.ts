/** English corpus 12: polished answers of a language model in Markdown, whole paragraphs of them. Lines as in corpus 1. */
export const EN_12 = `
# planet_sign
model ## What stands out⏎⏎**{P} in {S}.** This placement colours how you approach commitment.
model While many factors shape a career, your **{P}** occupies **{S}**, and that matters more than the rest.
model Rather than pushing outward, {P} works quietly from {S} in your chart.
model It's worth pausing on {P}. In your chart it occupies {S}. That combination tends to reward consistency.
model > **Key insight:** {P} → {S}
model You might assume otherwise, but {P} is found in {S} in your chart.
neg! Contrary to what you may have read, your {P} isn't placed in {S}.
neg! Although it may seem so at first, {P} does not occupy {S} in your birth chart.
# planet_house
model **House placement:** {H:n}⏎**Planet:** {P}⏎⏎So {P} occupies your {H:n} house.
model With {P} stationed in the {H:n} house of your chart, progress tends to come through patience rather than force.
model First, {P}. It lives in your {H:n} house. Second, think about timing.
model The {H:n} house, which hosts {P} in your chart, deserves particular attention.
model It is not that you lack ambition; {P} in your {H:n} house simply asks you to pace yourself.
model Among the houses, the {H:n} is where your {P} has settled.
neg! There's no {P} in your {H:n} house, so that textbook rule doesn't apply to you.
neg! Your {H:n} house does not contain {P}, whatever a generic report may say.
# placed
model ### 1. {P}⏎- **Sign:** {S}⏎- **House:** {H:n}⏎- **Nakshatra:** {N}
model **{P}** — placed in {S}, your {H:n} house, and within {N} nakshatra — is the quiet engine of this chart.
model {P} sits in {S}. Because that sign falls in your {H:n} house, its themes surface there.
model Your {P} is in {S}, which happens to be your {H:n} house; it describes where you invest effort.
model Consider {P}: it occupies {S} and, by whole-sign houses, the {H:n} house.
# two
model **{P}** is in the {H:n} house, whereas **{Q}** is in the {J:n}. The former moves fast; the latter does not.
model On the one hand, {P} in {S} invites you to act. On the other, {Q} in {Z} urges restraint.
model | Planet | Sign |⏎|---|---|⏎| {P} | {S} |⏎| {Q} | {Z} |
model Compare {P}, which is in your {H:n} house, with {Q}, which is in your {J:n}.
model Unlike {Q}, which sits in the {J:n} house, {P} sits in the {H:n}.
# triple
model Three placements anchor this reading:⏎⏎1. **{P}** in {S}⏎2. **{Q}** in {Z}⏎3. **{R}** in {Y}
model {P} is in {S}, {Q} is in {Z}, and {R} is in {Y}; together they describe your working style.
model {P} occupies the {H:n} house; {Q}, the {J:n}; and {R}, the {L:n}.
# house_sign
model Your {H:n} house falls in {S}, so its affairs take on that sign's character.
model **{H:n} house ({S})**⏎This is where we look for the answer.
# planet_star
model Your {P} is positioned in {N} nakshatra, in its pada {K}.
# degree
model Your {P} stands at roughly {g} degrees of {S}.
model {P} has reached {g}° in {S}.
# lagna
model Your ascendant is **{S}**, which frames everything that follows.
model Because {S} was rising when you were born, you tend to lead with your instincts.
neg! You do not have {S} rising, so advice meant for that ascendant won't fit.
# lordship
model The planet responsible for your {H:n} house is **{P}**, since it rules that house.
model In your chart, responsibility for the {H:n} house falls to {P}, its ruler.
neg! Keep in mind that {P} is not the ruler of your {H:n} house.
# lord_place
model The ruler of your {H:n} house is found in the {J:n} house, linking these two areas of life.
model What does the {H:n} house say? Its ruler sits in your {J:n} house.
model Your {H:n} house ruler has taken up residence in the {J:n}.
neg! The {H:n} lord isn't in the {J:n} house in your chart.
# lord_named
model Your {H:n} house is ruled by {P}. That planet is placed in your {J:n} house. Therefore effort and outcome are linked.
model The {H:n} lord in your case is {P}, and it has moved to the {J:n} house in {S}.
model {P} does double duty here: it rules your {H:n} house and sits in your {J:n}.
model **{H:n} lord:** {P}, in {S}, {J:n} house
# rules_two
model For your ascendant, {P} governs both the {H:n} and {J:n} houses.
# house_full
model Start with the {H:n} house. The sign there is {S}. Its ruler is {P}, and it is currently found in your birth chart's {J:n} house.
model **{H:n} house:** {S}, ruled by {P}, which is placed in {Z}.
# lagna_lord
model With {S} rising, your chart ruler is {P}. It resides in the {H:n} house, which is where your attention naturally goes.
# occupants
model Two planets, {P} and {Q}, share your {H:n} house.
model Your {H:n} house is home to {P}. It's also home to {Q}. Neither gets the last word.
model {P} joins {Q} in the {H:n} house, in {S}.
# alone
model {P} is the only planet in your {H:n} house.
# axis
model The lunar nodes fall across your {H:n} and {J:n} houses, with Rahu in the former and Ketu in the latter.
model Rahu sits in {S} and Ketu, as always opposite, in {Z}.
# moon
model Emotionally, you have a {S} Moon in {N}; outwardly, a {Z} ascendant.
# dignity
model In terms of dignity, your {P} is {G}.
model {P} is {G}. This doesn't guarantee anything, but it shapes how easily it delivers.
# retrograde
model Note that {P} was retrograde at your birth.
model It's also retrograde: {P}, that is.
neg! {P} isn't retrograde in your chart, so there's no need to revisit old decisions on its account.
# combust
model Your {P} is combust, meaning it stands too close to the Sun.
neg! Fortunately, {P} is not combust.
# conjunction
model {P} and {Q} occupy the same sign in your chart, so their themes blend.
model {P} does not work alone: {Q} is conjunct with it.
neg! There is no conjunction between {P} and {Q} in your chart.
# aspect
model {P} aspects {Q}, adding a note of caution.
model {Q} is under the influence of {P}'s aspect.
neg! {P} does not aspect {Q} in your chart.
# aspect_house
model Your {H:n} house receives the aspect of {P}.
model {P} isn't in that house, but it does aspect the {H:n}.
# aspect_two
model From where it sits, {P} aspects both your {H:n} and {J:n} houses.
# exchange
model {P} and {Q} are in mutual exchange, each occupying the other's sign.
# varga_two
model In the navamsa (D9), {P} moves to {Z}.
model {P} is in {S} in the main chart but in {Z} in the navamsa.
# vargottama
model {P} is vargottama, which strengthens it.
# karaka
model In the Jaimini system, your {C} is **{P}**.
# karaka_place
model Your {C} is {P}. It occupies your {H:n} house. Listen to what it asks.
# yoga
model Your chart does contain **{Y}**, though its strength depends on other factors.
neg! You don't have {Y} in your chart.
# dosha
model Technically, {Y} is present in your chart.
neg! {Y} is not present in your chart.
# dasha_running
model You are currently moving through **{M} mahadasha**, with **{X}** as the sub-period lord.
model **Current period:** {M} mahadasha, {X} antardasha
model The planet running your life chapter right now is {M}; the one writing the current page is {X}.
# dasha_next
model Once your {M} mahadasha is over, {X} mahadasha takes the stage.
# maha_edge
model Your {P} mahadasha spans {D:my} to {E:my}.
model The {P} mahadasha, which opened in {D:my}, draws to a close in {E:my}.
model | Period | Start | End |⏎|---|---|---|⏎| {P} mahadasha | {D:my} | {E:my} |
# antar_edge
model Within {M} mahadasha, the {P} sub-period wraps up around {E:my}.
# dasha_lord
model You're in {M} mahadasha. {M} sits in your {H:n} house, in {S}, so these years revolve around it.
# dasha_age
model You will be about {o} when {P} mahadasha ends.
# dasha_length
model {P} mahadasha will last {n} years for you.
# transit
model At present, {P} is transiting {S}.
# transit_full
model Transiting {P} is currently in {S}, which is your {H:n} house and the {J:n} from your Moon.
# ingress
model {P} will move into {S} in {D:my}.
# sade_sati
model You are currently in Sade Sati.
# no_sade_sati
model The good news is that you're not in Sade Sati right now.
# bindus
model Your {H:n} house has {n} bindus in the Sarvashtakavarga.
# bindus_two
model Your {H:n} house scores {n} points, compared with {o} for the {J:n}.
# strongest
model By shadbala, no planet in your chart is stronger than {P}.
# comparison
model {P} has more shadbala than {Q}.
model Of the two, {P} and {Q}, the former is the stronger by shadbala.
# count
model You have {c} planets in the {H:n} house.
# empty
model No planets occupy your {H:n} house, so we turn to its ruler.
# retro_count
model At your birth, {c} planets (leaving the nodes aside) were retrograde.
# from_reference
model Counted from your Moon, {P} falls in the {H:n} house.
# in_kendra
model {P} occupies an angular house (kendra) in your chart.
# in_trikona
model {P} is well placed in a trinal house.
# tropical
model In Western (tropical) astrology, your Sun would be in {S}.
# age
model At {n}, you have time on your side.
# window
model The most supportive window runs around {D:my}.
`;
