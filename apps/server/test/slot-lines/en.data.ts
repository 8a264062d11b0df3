/** Lines as a good model writes them in English with facts left open, about the chart of the tests. Each is true and worth showing. */
export const SLOT_LINES_EN = `
Work moves when you push it yourself, because {{lord-10}}.
{{lord-10}}, so your name grows through problems other people leave on the table.
The short answer is yes, and it comes later rather than sooner: {{win-10-a}}.
{{win-10-now}}, which is a good moment to ask for the role in writing.
{{planet-mars}}, and you meet a hard day with your sleeves rolled up.
{{planet-mars}}, which makes you quick to start and slow to rest.
You rarely ask for help at work, and that has a plain root: {{planet-saturn}}.
Patience pays for you more than talent does, since {{planet-saturn}}.
{{planet-jupiter}}, and people tend to trust you before they know you.
{{planet-venus}}, so good manners open more doors for you than pressure does.
{{planet-moon}}, and home is where your strength comes back.
Your moods follow the people around you, because {{planet-moon}}.
{{planet-sun}}, so recognition often reaches you by a side road.
{{planet-mercury}}, and you think best with a pen in your hand.
{{planet-rahu}}, which gives an appetite for what your family never tried.
{{planet-ketu}}, and money alone has never kept you interested for long.
{{lagna}}, so you feel a room before you understand it.
{{lagna}}, and that makes you protective, sometimes too early.
{{lagna|noun}} explains the care you take of people who never asked for it.
{{lagna-star}}, a star of return: what you lose tends to come back in another form.
{{lagna-star#lord}}, and teachers matter more to you than bosses.
{{star-moon}}, so you are happiest when two sides agree.
{{star-moon}}, which is why a quarrel at home costs you a whole week of sleep.
{{star-moon#lord}}, and that adds an ambition you seldom admit.
{{star-sun}}, so you say little and mean it.
{{dignity-saturn|noun}} asks you for patience, and it pays you back in the second half of life.
{{dignity-venus|noun}} brings warmth into ordinary work.
{{dignity-moon}}, so rest does not come by itself; you have to plan it.
{{dignity-mars}}, and other people feel that you mean what you say.
{{dispositor-sun}}, so your confidence grows with years and not with praise.
{{dispositor-moon}}, which ties your peace of mind to the people you love.
{{house-10}}, so your work should have movement and a bit of risk in it.
{{house-10#occupants}}, and that helps your reputation more than any certificate.
{{house-7}}, so you look for someone steady, older in spirit than in years.
{{house-1#occupants}}, so other people shape your first impression, and you can choose what they see.
{{house-4}}, and you want a home that is fair to everybody in it.
{{house-4#occupants}}, so your mother's moods still reach you.
{{house-2#occupants}}, and saving works best for you when it happens by itself every month.
{{lord-7}}, so a partner may come through work or a shared duty.
{{lord-2}}, which means that money comes in waves and you should keep a reserve.
{{lord-9}}, and luck meets you while you are serving somebody.
{{lord-5}}, so your ideas need an audience before they feel real to you.
{{lord-4}}, and a house of your own is tied to your reputation.
{{lord-1|noun}} keeps your heart close to home.
{{lord-10|noun}} points to service, law, medicine or the workshop.
With {{lord-7|noun}} you do better with a partner who has work of their own.
{{planet-mars#rules}}, so one graha carries both your children and your career.
{{planet-mars#motion}}, and once you decide you seldom turn back.
{{planet-mercury#combustion}}, so your words keep their own light.
{{planet-saturn#motion}}, and what you build stays built.
{{transit-saturn}}, and the present pressure on study and travel has a reason.
{{transit-jupiter}}, so help is nearer than it looks.
{{transit-rahu}}, which explains the restlessness of these months.
{{transit-jupiter|noun}} softens what would otherwise be a dry stretch.
{{transit-moon}}, so today asks for a wider view.
{{transit-saturn#motion}}, so a delay from the summer begins to loosen.
{{ingress-jupiter-leo-1}}, and that changes the tone of the family's money.
A lighter spell begins {{ingress-jupiter-leo-1|span}}.
{{dasha-now}}, so this is a time to finish and not to found.
{{dasha-now}}, and its lesson is order.
With {{dasha-now|noun}} you learn to say no without guilt.
{{dasha-now|noun}} gives this month its slow, careful feel.
That mood stays {{dasha-now|span}}, and it eases on its own.
{{dasha-next}}, and the pace changes with it.
{{dasha-next|noun}} turns your attention inward, toward what you can let go.
The next chapter, {{dasha-next|noun}}, asks simpler questions.
{{dasha-saturn}}, and those were the years in which you learned to stand alone.
{{dasha-jupiter}}, so your childhood had a teacher's hand in it.
Look back at what began {{dasha-saturn|span}}; the same pattern returns in a milder form.
{{dasha-mercury-saturn}}, and for that long the work comes before the reward.
The heavier duty lasts {{dasha-mercury-saturn|span}}, and then the load becomes lighter.
{{dasha-venus}}, which is a long run of ease compared with what came before.
{{win-10-a|noun}} is worth waiting for, if you can.
If a change of job can wait, place it {{win-10-a|span}}.
Ask for the raise {{win-10-now|span}}, when people are already inclined to listen.
{{win-10-now}}; before that, prepare quietly.
{{win-10-a}}, so treat the months before it as rehearsal.
{{sadesati}}, so the heaviness you feel now has another cause.
{{sadesati}}, and you can stop worrying about that one.
No, {{dosha-mangal}}, so nothing of that kind stands between you and marriage.
{{dosha-mangal}}, whatever a neighbour may have said.
Yes, {{dosha-kemadruma}}, which is common and weaker than its name.
{{dosha-pitru}}, and in plain words it asks you to settle things with your father's side.
{{dosha-kala_sarpa}}, so you can let that fear go.
{{yoga-sarasvati}}, and learning stays easy for you at any age.
{{yoga-sarasvati|noun}} shows in how fast you pick up a language.
{{yoga-raja_lagna_4}}, which speaks for respect earned close to home.
With {{yoga-dehapushti|noun}} the body recovers well when you let it.
{{yoga-bheri}}, so a modest kind of plenty follows you.
{{karaka-AK}}, so what your soul came for is peace with people.
{{karaka-AK|noun}} says that feeling is your real compass.
{{karaka-AmK}}, and that suits writing, accounts, teaching and trade.
{{arudha-AL}}, so the world sees you as milder than you are.
{{arudha-A2}}, and people believe you have more money than you count at night.
{{arudha-UL}}, which describes the family you marry into.
{{special-hora}}, and it tells where income feels natural.
{{varga-D9-lagna}}, so marriage brings out the same tenderness again.
{{varga-D9-venus}}, and love ripens slowly for you.
{{varga-D10-lagna}}, so your best work has imagination in it.
{{varga-D10-sun}}, and you lead better in partnership than alone.
{{varga-D9-mercury#dignity}}, so your word counts in marriage and in business.
{{varga-D9-mercury#dignity|noun}} lifts everything you write after thirty.
{{varga-D10-sun#dignity}}, so titles matter less for you than results.
{{varga-D7-lagna|noun}} speaks of children who want structure.
{{sav-10}}, which is enough to carry steady work.
{{sav-1}}, so you tire sooner than you show.
{{bav-jupiter-aries}}, and that is a fair measure of the support you get.
{{shadbala-moon}}, so your feelings have weight and people notice them.
{{shadbala-sun}}, and that gives you a spine when it counts.
{{bhavabala-1}}, so your own effort outweighs your circumstances.
{{aspect-saturn}}, and each of those areas grows slowly and lasts.
{{aspect-jupiter}}, so advice reaches you in time.
{{aspect-sun}}, which makes you careful about how you speak of money.
{{aspected-1}}, so you are both quick and clever in company.
{{aspected-10}}, and a boss will test you before trusting you.
{{conj-jupiter-venus}}, and grace at work comes from both of them.
{{conj-jupiter-venus|noun}} gives you taste and good counsel in the same breath.
{{conj-mars-saturn}}, so force and restraint pull in you at the same time.
{{conj-mars-saturn|noun}} feels like driving with the brake on.
{{exchange-mars-jupiter}}, so effort and luck keep swapping places in your life.
{{exchange-mars-jupiter|noun}} ties your daily work to your name.
{{tithi}}, and you do your best work after the peak has passed.
{{vara}}, which adds a merchant's quickness.
{{nitya-yoga}}, so joy is not far from you, even now.
{{karana}}, and you like tasks that have roots.
{{masa}}, at the end of one year and the start of another, which suits your nature.
{{birth-date}}, and {{birth-time}}; both go into everything I say here.
{{age}}, so the question of children has its own clock, and it is not late.
{{tropical-sun}}, which is why a Western column gives you another sign.
{{planet-sun#degree}}, near the end of its sign, so you tend to finish what others began.
{{lagna#degree}}, at the very beginning, which keeps something young in you.
{{planet-jupiter}}, and {{planet-venus}}; together they make you welcome at work.
On the one side {{planet-jupiter}}; on the other {{planet-saturn}}.
What helps: {{planet-jupiter}}.
What slows it down: {{lord-6}}.
Both courses are open, and the first has more behind it: {{house-10#occupants}}.
For science speaks this: {{planet-mars}}.
For commerce speaks this: {{planet-mercury}}.
A job has more support than a business, because {{lord-6}}.
Staying has a little more for it than moving, since {{lord-4}}.
I am fairly sure of the direction and less sure of the month.
The chart leans toward yes, but it leaves the last step to you.
Nothing here promises it; it only says the road is open.
Write down one result a week and show it to the person who decides.
Call your mother before you decide, and listen to the end.
Put a small sum aside every month, even if it feels silly.
Do not quit in anger; sleep on it and speak the next morning.
Take two days for it, and ask one person who has nothing to gain.
You asked about a promotion first, and I named a time for it; that still stands.
Earlier you asked about money, and I said that a reserve comes before a risk.
In short: work first, then the house, and the wedding can follow either.
I meant your job then; for marriage the answer is different.
You speak before you think, and you mend it quickly.
Your strength is that you do not leave when it gets dull.
The tension in you is between duty and ease, and you feel it every Sunday evening.
Being tired is not the same as being lost.
People lean on you because you rarely lean on them.
It is a matter of timing more than of worth.
Love for you grows out of trust, not out of fireworks.
Small habits carry you further than big plans.
care|I am sorry that you carry this alone.
care|Please call 112 now, or ask the person next to you to call.
care|You can reach Tele-MANAS on 14416 at any hour; somebody will listen.
care|Thank you for telling me; that took courage.
care|This is nothing a chart should decide; a doctor can, and soon.
care|That is for you and your lawyer to weigh, and I will not guess.
care|I keep what you write here only for this talk, and you can delete it in the settings.
care|You are welcome, and I wish you a quiet evening.
`;

/** More such lines in English, written after the rules for own words were settled. */
export const LATER_SLOT_LINES_EN = `
{{planet-saturn}}, so what you build with another person has to earn its place.
{{planet-saturn}}; it slows the start and steadies the rest.
{{planet-mars}}, and that is why unfinished tasks bother you at night.
{{planet-moon}}, which gives you a home that friends like to enter.
{{planet-jupiter}}, so a senior person speaks well of you when you are not in the room.
{{planet-venus}}; it helps wherever taste and tact are paid for.
{{lord-10}}, and the way up leads through work that others avoid.
{{lord-7}}, so the person you marry is likely to be older in manner.
{{lord-5}}, and your best ideas come while you talk them through.
{{house-10#occupants}}, which is why colleagues come to you for advice.
{{house-4#occupants}}, and a move away from home costs you more than it costs others.
{{dasha-now}}; it is a stretch for order, lists and small repairs.
{{dasha-now}}, which explains why rest feels like a luxury right now.
{{dasha-now|noun}} favours routine over adventure.
{{dasha-now|noun}} also asks you to look after your body.
{{dasha-next}}, and it brings a wish to simplify.
This is not a punishment; {{dasha-now}}.
The waiting has a reason: {{transit-saturn}}.
{{transit-jupiter}}, and it opens a door you had stopped knocking at.
{{win-10-a}}, which leaves you several months to get ready.
{{win-10-now}}; it is short, so use it.
Send the application {{win-10-now|span}} and follow up once.
{{sadesati}}; what people warned you about does not apply to this year.
{{dosha-mangal}}, so you need not look for a partner with the same.
{{dosha-pitru}}, and it is eased by ordinary kindness to your elders.
{{yoga-raja_lagna_4}}, and it shows in how your family speaks of you.
{{yoga-sarasvati|noun}} likes to be used: teach, write, correct.
{{karaka-AK}}, so you learn most through your close ties.
{{arudha-AL}}, which is why people expect calm from you.
{{varga-D10-lagna}}, and it suits work behind the scenes.
{{sav-10}}, so effort at work is met halfway.
{{shadbala-moon}}, and feeling is what moves you first.
{{conj-mars-saturn}}; it teaches you to press and to wait in turn.
{{exchange-mars-jupiter|noun}} turns hard work into good standing.
{{star-moon}}, so fairness matters to you more than winning.
{{aspect-saturn}}, and there you will be asked for patience first.
I cannot tell you the month of the wedding; I can tell you the stretch that helps: {{win-10-a}}.
If you had to choose today, I would stay.
Nothing in this asks you to hurry.
You asked which of the two comes first; the job does.
The other side is fatigue, and you should plan for it.
Your father's view counts for you, even when you act against it.
{{lord-7}}, so marriage and work are closer for you than for most.
Your partner will need patience, because {{planet-saturn}}.
{{house-7}}; in daily life this means you choose slowly and stay long.
The second thing is money: {{house-2#occupants}}, and that makes you spend on what nobody sees.
{{planet-ketu}}, which often shows as a sudden loss of interest once a goal is reached.
I would not rush, because {{dasha-now}}.
There is no hurry: {{win-10-a}}.
You are not late; {{dasha-next}}.
{{dasha-next}}, so plan the bigger step for then.
Do not fear it, {{sadesati}}.
{{dosha-mangal}}, so the worry you brought with you has no ground here.
{{dosha-grahana}}, which mostly describes a restless mind and never a fate.
Your question was whether to stay; {{lord-4}}, and that speaks for staying a while.
Moving abroad is supported by this: {{planet-rahu}}.
{{planet-rahu|noun}} makes the unfamiliar attractive to you.
{{planet-mercury|noun}} is good for exams where you have to write.
{{planet-jupiter|noun}} brings mentors when you least expect them.
With {{planet-moon|noun}} you recover at home, among your own people.
{{planet-venus|noun}} is a quiet help in any negotiation.
{{planet-saturn|noun}} does not deny you anything; it makes you wait.
{{planet-saturn|noun}} will never let you take a shortcut.
{{conj-sun-rahu}}, so praise feels good and never lasts long enough.
{{conj-sun-rahu|noun}} can make you doubt your own judgment.
{{aspect-mars}}, and arguments about money cool down when you write them out.
{{aspected-7}}, so a relationship is tested before it is blessed.
{{sav-7}}, which is a decent base for partnership.
{{shadbala-saturn}}, so discipline is something you can lean on.
{{bhavabala-10}}, and effort at work is repaid.
{{karaka-DK}}, which colours the kind of partner you are drawn to.
{{arudha-UL|noun}} says something about the family you join.
{{varga-D9-saturn}}, and commitment grows on you with time.
{{varga-D7-lagna}}, so children ask for structure and get it from you.
{{varga-D10-lagna|noun}} favours work with images, care or water.
{{transit-saturn}}, and the lesson at the moment is about patience with distance.
{{transit-ketu}}, so let an old attachment go without a speech.
{{ingress-jupiter-leo-1}}, and that is when the mood at home lifts.
The easier stretch comes {{ingress-jupiter-leo-1|span}}, not before.
If the offer comes {{win-10-now|span}}, take the meeting.
{{win-10-a|noun}} gives you time to prepare properly.
Keep the decision open until things are clearer {{dasha-mercury-saturn|span}}.
{{dasha-mercury-saturn|noun}} is a working period; rest is part of the work.
{{star-moon|noun}} wants harmony and will pay too much for it.
{{lagna-star|noun}} gives you the gift of beginning again.
{{yoga-bheri|noun}} supports a comfortable, unspectacular life.
{{yoga-sarasvati}}; if you ever wanted to study again, it is not too late.
{{exchange-mars-jupiter}}, which links your rivals to your reputation, and in your favour.
{{planet-sun#rules}}, so your income depends on how visible you are.
{{planet-saturn#rules}}, and partnership is where you meet your limits.
{{dispositor-mars}}, so your courage borrows its judgment from good teachers.
{{star-sun#lord}}, and a belief carries you further than applause.
{{tithi}}; people born like this tend to finish rather than begin.
{{vara}}, so talk is your tool.
{{age}}, which is a good time for the second career.
The chart does not decide this; it shows that {{lord-10}}.
Whether you marry him is yours to choose, and {{lord-7}}.
As for the exam, I can say how you learn, not what the result is.
The honest answer is that both are possible and neither is certain.
You have been strong for a long time, and you are allowed to be tired.
Before the month ends, write one page about what you want from work.
A weak week does not make a weak life.
Ask your sister what she sees; she knows you best.
Two of the three points speak for it.
You told me that you changed jobs last spring, and this fits.
Let the anger cool for a day or two before you answer him.
care|What you describe is violence, and you deserve help today; please call 181 or 112.
care|Grief has no timetable, and I will not put one on it.
`;
