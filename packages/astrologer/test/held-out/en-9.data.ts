/** English corpus 9: whole answers of several sentences, one of which may be false. Lines as in corpus 1. */
export const EN_9 = `
# placed
answer This is a fair question. Your {P} is in {S} in the {H:n} house. That is why effort comes before ease. Keep a steady routine this year.
answer Let us look at the chart first. {P} sits in the {H:n} house, in {S}. It asks for patience. It also rewards honesty.
answer There are two sides to this. On one side, {P} is in {S}. On the other, it is in your {H:n} house, so progress is slow but real.
answer **Summary**⏎⏎- {P} is in {S}⏎- It sits in your {H:n} house⏎⏎Take one step at a time.
# two
answer Work will improve. {P} is in your {H:n} house and helps you. {Q} is in your {J:n} house and slows you. Ask for feedback by spring.
answer Two planets matter. {P} stands in {S}. {Q} stands in {Z}. Between them you find balance.
# lord_named
answer Your question is about growth. The {H:n} lord is {P}. It is placed in the {J:n} house. So your efforts are seen late.
answer Look at the {H:n} house. Its lord is {P}, and it sits in {S}. Choose work that suits it.
answer The lord of the {H:n} house, {P}, sits in the {J:n} house. This planet is in {S}. Be patient with people.
# house_full
answer Consider the {H:n} house. It is in {S}. Its lord {P} is in the {J:n} house. That is the key.
answer For marriage we look at the {H:n} house. Here it is {S}, and {P} rules it. {P} is in {Z}.
# occupants
answer The {H:n} house is busy. {P} is there. So is {Q}. You will not be bored.
answer {P} and {Q} share your {H:n} house. Together they make you restless but inventive.
# dasha_running
answer Timing matters. You are in {M} mahadasha now. Within it, {X} antardasha is running. So use this time well.
answer Right now the {M} period is on. Its sub-period is of {X}. Do not rush.
# maha_edge
answer The {P} mahadasha is important. It begins in {D:my}. It ends in {E:my}. Plan around it.
# antar_edge
answer You asked when. The {P} antardasha of {M} mahadasha ends in {E:my}. Prepare before that.
# transit_full
answer Now the sky. {P} is in {S} at present. That is your {H:n} house. Expect movement there.
# conjunction
answer Something stands out. {P} and {Q} are together. They colour each other.
answer {P} matters here. It is conjunct {Q}. Work with both.
# aspect
answer {P} is active. It aspects {Q}. This brings discipline.
# dignity
answer About {P}. It is {G}. Treat it with respect.
# retrograde
answer {P} deserves a word. It is retrograde. Review before you sign.
# karaka
answer In the Jaimini way of reading, one planet leads. Your {C} is {P}. Listen to it.
# varga_two
answer In the birth chart {P} is in {S}. In the navamsa it is in {Z}. The promise is confirmed or softened there.
# lagna_lord
answer You have {S} rising. Your chart ruler is {P}. It is in the {H:n} house. That shapes your days.
# moon
answer Your Moon is in {S}. Your birth star is {N}. Your ascendant is {Z}. These three make the person.
# axis
answer The nodes tell the story of desire. Rahu is in the {H:n}. Ketu is in the {J:n}. Balance them.
`;
