import { julianDayUt, placeFrom, slowStays } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import { chartView, type ChartView } from "../chart-view.ts";
import type { FactIndex, Said } from "../fact.ts";
import { mahaDashas, type Period, periodId, subPeriods } from "../facts/dasha-facts.ts";
import { factById, groundOf } from "../facts/facts-of.ts";
import { parseQuestion } from "../question/parse.ts";
import { LEANING_ON } from "./talk-phrases.data.ts";
import { type LocalCalendar, localCalendarOf } from "../local-calendar.ts";
import { dignityPolarity, influenceOf, placePolarity } from "../reading/nature.ts";
import { type Topic, TOPIC_ROWS } from "../reading/topics.data.ts";
import { windowFacts } from "../reading/window-facts.ts";
import { stretchesOf, type Window } from "../reading/windows.ts";
import { ORDINALS_HG, ORDINALS_HI } from "../words/hinglish.data.ts";
import { grahaSaid, houseInWords, ordinalInWords, said, tell, the } from "../words/say.ts";
import { GRAHA_ADVICE, TOPIC_ADVICE } from "./advice.data.ts";
import { choose, evidenceOf, judge } from "./judged.ts";
import { bestWithin, gateOf } from "./matter-answer.ts";
import { monthSaid } from "./month.ts";
import { CONFIDENCE_SENTENCES, TOPIC_NAMES, TURNS, TURNS_TO_GOOD } from "./phrases.data.ts";
import { findingSaid, tellingOf } from "./telling.ts";
import { clocksSaid } from "./times.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { factSaid, isUncertain } from "./uncertain.ts";
import type { Spoken } from "./answer.ts";
import { JUPITER_FROM_MOON, PULLS, SATURN_FROM_MOON, YEAR_CLOCKS, YEARS_AHEAD } from "./years-ahead.data.ts";

const YEAR = /\b(?:years?|yrs?|saal|sal|varsh|baras)\b|साल|वर्ष|बरस/iu;
const HARD =
  /\b(?:hardest|worst|toughest|roughest|heaviest|most (?:difficult|challenging|painful|stressful|unlucky)|(?:hard|bad|tough|difficult) years?|kharab|mushkil|kathin|bura|bhaari|bhari|pareshani)\b|कठिन|मुश्किल|ख़राब|खराब|बुरा|भारी/iu;
const LIGHT =
  /\b(?:best|luckiest|easiest|lightest|happiest|golden|most (?:favou?rable|successful|important)|(?:good|great|lucky) years?|ach+h?[aei]|behtar\w*|badhiya|shubh|sunehr\w*)\b|अच्छ|बेहतर|बढ़िया|शुभ|सुनहर/iu;
/** One of several is asked for. */
const OF_SEVERAL =
  /\b(?:which|what|kaun\w*|konsa|kis|sabse|hardest|worst|best|toughest|luckiest|easiest|happiest|most|heaviest|lightest|golden)\b|कौन|किस|सबसे/iu;
const WAS =
  /\b(?:was|were|has been|had|tha|thi|gaya|gujra|guzra|raha hai|past|last|ago|so far|till now)\b|था|थी|गया|बीत|पिछल/iu;
const COUNTED_YEARS =
  /(\d{1,2}|two|three|four|five|six|seven|eight|ten|do|teen|char|chaar|paanch|panch|chhe|das|दो|तीन|चार|पाँच|पांच|छह|दस)\s*(?:years?|yrs?|saal\w*|sal|varsh\w*|साल\w*|वर्ष\w*|बरस)/iu;
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  "two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 ten 10 do 2 teen 3 char 4 chaar 4 paanch 5 panch 5 chhe 6 das 10 दो 2 तीन 3 चार 4 पाँच 5 पांच 5 छह 6 दस 10"
    .split(" ")
    .flatMap((word, at, every) => (at % 2 === 0 ? [[word, Number(every[at + 1])]] : [])),
);
const YEARS = 5;
const MOST_YEARS = 10;

interface AskedYears {
  readonly wants: "hard" | "light";
  readonly count: number;
}

/** "Which year is the hardest of the next five", "sabse achha saal kaunsa". */
function yearsAsked(text: string): AskedYears | null {
  const [hard, light] = [HARD.test(text), LIGHT.test(text)];
  if (!YEAR.test(text) || !OF_SEVERAL.test(text) || WAS.test(text) || !(hard || light)) return null;
  const word = COUNTED_YEARS.exec(text)?.[1]?.toLowerCase() ?? "";
  const count = NUMBERS[word] ?? Number(word || YEARS);
  return { wants: hard && !light ? "hard" : "light", count: Math.min(MOST_YEARS, count < 2 ? YEARS : count) };
}

interface Year {
  readonly year: number;
  readonly startJd: number;
  readonly endJd: number;
}

/** A year of which this part is over is no year to come. */
const SPENT = 0.6;

function yearsFrom(calendar: LocalCalendar, count: number): readonly Year[] {
  const jd = (year: number): number => calendar.skyJdOf(calendar.startOf({ year, month: 1, day: 1 }));
  const { year: now } = calendar.dayOf(calendar.nowJd);
  const spent = (calendar.nowJd - jd(now)) / (jd(now + 1) - jd(now));
  const first = spent > SPENT ? now + 1 : now;
  return Array.from({ length: count }, (_, at) => {
    const year = first + at;
    return { year, startJd: Math.max(jd(year), calendar.nowJd), endJd: jd(year + 1) };
  });
}

interface Tone extends Year {
  /** −1 heavy to 1 light. */
  readonly tone: number;
  /** The sub-period that has most of the year. */
  readonly period: Period;
  /** Places from the Moon in which they are most of the year. */
  readonly saturn: number;
  readonly jupiter: number;
}

const overlap = (one: { startJd: number; endJd: number }, other: { startJd: number; endJd: number }): number =>
  Math.max(0, Math.min(one.endJd, other.endJd) - Math.max(one.startJd, other.startJd));

function placeOf(index: FactIndex, graha: "saturn" | "jupiter", span: Year): number | undefined {
  const { nativity } = index;
  const range = { fromJd: julianDayUt(span.startJd), untilJd: julianDayUt(span.endJd) };
  const [most] = slowStays(nativity.sky, graha, range).toSorted((a, b) => overlap(b, span) - overlap(a, span));
  return most && placeFrom(nativity.signs.moon, most.state);
}

/** What a lord gives in its period: by what it owns and is, where it stands and how (BPHS 47). */
function worthOf(view: ChartView, graha: Graha): number {
  const height = dignityPolarity(view, graha, new Set()) ?? 0;
  return (influenceOf(view, graha) + placePolarity(view.planets[graha].house) + height) / 3;
}

function toneOf(index: FactIndex, span: Year): Tone | null {
  const view = chartView(index.nativity);
  const antar = mahaDashas(groundOf(index.nativity, index.about))
    .flatMap(subPeriods)
    .filter((period) => overlap(period, span) > 0);
  const [period] = antar.toSorted((a, b) => overlap(b, span) - overlap(a, span));
  const [saturn, jupiter] = [placeOf(index, "saturn", span), placeOf(index, "jupiter", span)];
  if (!period || saturn === undefined || jupiter === undefined) return null;
  const length = span.endJd - span.startJd;
  const share = (level: 0 | 1): number =>
    antar.reduce((sum, one) => sum + (overlap(one, span) / length) * worthOf(view, one.lords[level] as Graha), 0);
  const { antar: sub, maha, saturn: slow, jupiter: wide } = YEAR_CLOCKS;
  const tone =
    sub * share(1) +
    maha * share(0) +
    slow * (SATURN_FROM_MOON[saturn - 1] ?? 0) +
    wide * (JUPITER_FROM_MOON[jupiter - 1] ?? 0);
  return { ...span, tone, period, saturn, jupiter };
}

const placeSaid = (place: number): Said =>
  said(ordinalInWords(place), ORDINALS_HI[place - 1] ?? "", ORDINALS_HG[place - 1] ?? "");

/** What of a year is told for it: its period, and the slow graha that pulls the same way the most. */
function toneSaid({ index, voice }: Turn, { year, period, saturn, jupiter }: Tone, way: "hard" | "light"): Spoken[] {
  const view = chartView(index.nativity);
  const who = period.lords.at(-1) as Graha;
  const slots = {
    year: String(year),
    period: tell((tongue) => period.lords.map((lord) => grahaSaid(lord)[tongue]).join("–")),
    who: the(who),
    house: houseInWords(view.planets[who].house, view.counted),
  };
  const sign = way === "hard" ? -1 : 1;
  const [slow] = [
    { graha: "saturn" as const, place: saturn, pull: YEAR_CLOCKS.saturn * (SATURN_FROM_MOON[saturn - 1] ?? 0) * sign },
    {
      graha: "jupiter" as const,
      place: jupiter,
      pull: YEAR_CLOCKS.jupiter * (JUPITER_FROM_MOON[jupiter - 1] ?? 0) * sign,
    },
  ].toSorted((a, b) => b.pull - a.pull);
  const told = says(voice, YEARS_AHEAD.tone, slots, [periodId(period.lords), `planet-${who}`]);
  if (!slow || slow.pull <= 0) return [told];
  const words = { year: String(year), slow: grahaSaid(slow.graha), place: placeSaid(slow.place), pulls: PULLS[way] };
  return [told, says(voice, YEARS_AHEAD.slow, words, ["planet-moon"])];
}

const ALIKE = 0.12;

interface Tones {
  readonly years: readonly Year[];
  readonly hard: Tone | undefined;
  readonly light: Tone | undefined;
}

function tonesOf({ index }: Turn, { count }: AskedYears): Tones {
  const years = yearsFrom(localCalendarOf(index.nativity, index.about), count);
  const tones = years.flatMap((year) => toneOf(index, year) ?? []).toSorted((a, b) => a.tone - b.tone);
  return { years, hard: tones[0], light: tones.at(-1) };
}

/** The tones of the years to come, held beside each other: which leans hardest and which is the lightest, and by what. */
function toneAnswer(turn: Turn, asked: AskedYears): Body | null {
  const { voice } = turn;
  const { wants } = asked;
  const { years, hard, light } = tonesOf(turn, asked);
  if (!hard || !light || hard === light) return null;
  const slots = {
    first: String(years[0]?.year),
    last: String(years.at(-1)?.year),
    hard: String(hard.year),
    light: String(light.year),
  };
  const isAlike = light.tone - hard.tone < ALIKE;
  const [one, other] = wants === "hard" ? [hard, light] : [light, hard];
  return {
    kind: "reading",
    topics: [],
    sentences: [
      says(voice, isAlike ? YEARS_AHEAD.alike : YEARS_AHEAD[wants], slots),
      ...toneSaid(turn, one, wants),
      ...toneSaid(turn, other, wants === "hard" ? "light" : "hard"),
      says(voice, YEARS_AHEAD.leans),
      says(voice, GRAHA_ADVICE[one.period.lords.at(-1) as Graha]),
    ],
    confidence: "light",
  };
}

interface Carried extends Year {
  readonly weight: number;
  readonly best: Window | null;
}

/** The years to come by the good time each holds for a matter. */
function matterYears(turn: Turn, topic: Topic, { wants, count }: AskedYears): Body | null {
  const { index, voice, turns } = turn;
  if (gateOf(turn, topic).closed) return null;
  const calendar = localCalendarOf(index.nativity, index.about);
  const plain = judge(index, topic, turn.question.named.houses);
  const good = stretchesOf(index, TOPIC_ROWS[topic], plain.house).filter((stretch) => stretch.good);
  const years = yearsFrom(calendar, Math.min(count, TOPIC_ROWS[topic].horizonYears));
  const carried = years.map((year): Carried => {
    const weight = good.reduce((sum, one) => sum + overlap(one, year) * one.activity, 0);
    return { ...year, weight, best: bestWithin(index, plain, year.startJd, year.endJd) };
  });
  const ranked = carried.toSorted((a, b) => b.weight - a.weight);
  const [light, hard] = [ranked.find(({ best }) => best), ranked.at(-1)];
  const matter = TOPIC_NAMES[topic];
  const names = { matter, first: String(years[0]?.year), last: String(years.at(-1)?.year) };
  const windows = { now: null, ahead: light?.best ? [light.best] : [], least: null };
  const judged = { ...plain, windows, windowFacts: windowFacts(index, plain.house, windows) };
  const { main, against } = choose(judged, 1, new Set(turns.flatMap(({ findings }) => findings)));
  const telling = tellingOf(index, voice, topic);
  const edges = light?.best
    ? { from: monthSaid(calendar, light.best.startJd), until: monthSaid(calendar, light.best.endJd) }
    : {};
  const slots = { ...names, ...edges, light: String(light?.year), hard: String(hard?.year) };
  const whenSaid = says(voice, YEARS_AHEAD.matter_when, slots, [`win-${plain.house}-a`]);
  const opening =
    !light || !hard
      ? [says(voice, YEARS_AHEAD.matter_none, slots)]
      : wants === "hard"
        ? [says(voice, YEARS_AHEAD.matter_least, slots), says(voice, YEARS_AHEAD.matter_best, slots), whenSaid]
        : [says(voice, YEARS_AHEAD.matter, slots), whenSaid, says(voice, YEARS_AHEAD.matter_hard, slots)];
  const turnTo = judged.promise.promise >= 0 ? TURNS : TURNS_TO_GOOD;
  return {
    kind: "reading",
    topics: [topic],
    made: judged.windowFacts,
    sentences: [
      ...opening,
      ...clocksSaid(telling, judged),
      ...main.flatMap((finding) => findingSaid(telling, finding, { whole: true })),
      ...(against ? findingSaid(telling, against, { turn: turnTo }) : []),
      says(voice, YEARS_AHEAD.leans),
      says(voice, CONFIDENCE_SENTENCES[judged.promise.confidence]),
      says(voice, TOPIC_ADVICE[topic]),
    ],
    findings: [...main, ...(against ? [against] : [])].map(({ row }) => row),
    evidence: evidenceOf(index, judged, voice.tongue),
    confidence: judged.promise.confidence,
  };
}

/** "Which is the best year?" right after a matter of one's own is of that matter. */
const LEANING_WORDS = 7;

function topicLeant({ question, topics, turns }: Turn, { wants }: AskedYears): Topic | undefined {
  const last = turns.at(-1);
  const isLeaning = wants === "light" && !COUNTED_YEARS.test(question.text) && last?.kind === "reading";
  const isShort = question.text.trim().split(/\s+/).length <= LEANING_WORDS;
  if (topics[0] !== undefined || !isLeaning || !isShort) return topics[0];
  return parseQuestion(last.question, last.language).person === "self" ? last.topics[0] : undefined;
}

/** Which of the years to come is the hardest, or the best, at large or for a matter; it says that it leans. */
export function yearsAhead(turn: Turn): Body | null {
  const { question, index } = turn;
  const asked = yearsAsked(question.text);
  const { grahas, houses, lords } = question.named;
  if (!asked || question.person !== "self" || grahas.length + houses.length + lords.length > 0) return null;
  if (/\b20\d\d\b/.test(question.text)) return null;
  const topic = topicLeant(turn, asked);
  if (topic !== undefined) return matterYears(turn, topic, asked);
  return isUncertain(index) ? null : toneAnswer(turn, asked);
}

/** Why that year: whose sub-period it is, where that graha stands and how. */
export function yearsWhy(turn: Turn): Body | null {
  const { index, voice, turns } = turn;
  const last = turns.at(-1);
  const asked = last?.kind === "reading" && last.topics.length === 0 ? yearsAsked(last.question) : null;
  if (!asked || isUncertain(index)) return null;
  const { hard, light } = tonesOf(turn, asked);
  const one = asked.wants === "hard" ? hard : light;
  if (!one) return null;
  const who = one.period.lords.at(-1) as Graha;
  const rules = chartView(index.nativity).rules(who);
  const ids = [periodId(one.period.lords), `planet-${who}`, ...rules.map((house) => `lord-${house}`), `dignity-${who}`];
  const facts = ids.flatMap((id) => factById(index, id) ?? []);
  return {
    kind: "reading",
    topics: [],
    sentences: [says(voice, LEANING_ON.why_then), ...facts.flatMap((fact) => factSaid(index, fact, voice.tongue))],
  };
}
