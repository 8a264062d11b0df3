import { julianDayUt, placeFrom, findSlowGrahaStays } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import { createChartView, type ChartView } from "../chart-view.ts";
import type { FactIndex, LocalizedText } from "../fact.ts";
import { computeMahaDashas, type Period, createPeriodId, computeSubPeriods } from "../facts/dasha-facts.ts";
import { findFactById, createFactContext } from "../facts/build-facts.ts";
import { parseQuestion } from "../question/parse-question.ts";
import { FOLLOW_UP_PHRASES } from "./answer-phrases.data.ts";
import { type LocalCalendar, createLocalCalendar } from "../local-calendar.ts";
import { computeDignityPolarity, computeInfluence, getHousePolarity } from "../reading/compute-polarity.ts";
import { type Topic, TOPIC_ROWS } from "../reading/topics.data.ts";
import { buildWindowFacts } from "../reading/build-window-facts.ts";
import { findAllWindows, type TimeWindow } from "../reading/find-windows.ts";
import { OBLIQUE_ORDINALS_HG, OBLIQUE_ORDINALS_HI } from "../words/hinglish-terms.data.ts";
import {
  formatGraha,
  formatHouseInWords,
  formatOrdinalInWords,
  createLocalizedText,
  composeLocalizedText,
  formatGrahaWithArticle,
} from "../words/format-terms.ts";
import { GRAHA_ADVICE, TOPIC_ADVICE } from "./advice.data.ts";
import { selectFindings, buildEvidence, judgeTopic } from "./judge-topic.ts";
import { findBestWindow, checkTopicGate } from "./topic-answer.ts";
import { formatMonth } from "./format-month.ts";
import {
  CONFIDENCE_PHRASES,
  TOPIC_NAMES,
  TURN_TO_AGAINST_PHRASES,
  TURN_TO_FOR_PHRASES,
} from "./reading-phrases.data.ts";
import { renderFinding, createFindingContext } from "./render-finding.ts";
import { renderTimingFactors } from "./render-windows.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "./answer-context.ts";
import { renderFactWithUncertainty, hasUncertainTime } from "./uncertain-birth-time.ts";
import type { AnswerSentence } from "./answer.ts";
import {
  JUPITER_FROM_MOON_TONES,
  PULL_NAMES,
  SATURN_FROM_MOON_TONES,
  YEAR_TONE_WEIGHTS,
  YEAR_RANKING_PHRASES,
} from "./year-ranking.data.ts";

const YEAR_PATTERN = /\b(?:years?|yrs?|saal|sal|varsh|baras)\b|साल|वर्ष|बरस/iu;
const HARD_PATTERN =
  /\b(?:hardest|worst|toughest|roughest|heaviest|most (?:difficult|challenging|painful|stressful|unlucky)|(?:hard|bad|tough|difficult) years?|kharab|mushkil|kathin|bura|bhaari|bhari|pareshani)\b|कठिन|मुश्किल|ख़राब|खराब|बुरा|भारी/iu;
const LIGHT_PATTERN =
  /\b(?:best|luckiest|easiest|lightest|happiest|golden|most (?:favou?rable|successful|important)|(?:good|great|lucky) years?|ach+h?[aei]|behtar\w*|badhiya|shubh|sunehr\w*)\b|अच्छ|बेहतर|बढ़िया|शुभ|सुनहर/iu;
/** Words that ask for one of several. */
const ONE_OF_SEVERAL_PATTERN =
  /\b(?:which|what|kaun\w*|konsa|kis|sabse|hardest|worst|best|toughest|luckiest|easiest|happiest|most|heaviest|lightest|golden)\b|कौन|किस|सबसे/iu;
const PAST_PATTERN =
  /\b(?:was|were|has been|had|tha|thi|gaya|gujra|guzra|raha hai|past|last|ago|so far|till now)\b|था|थी|गया|बीत|पिछल/iu;
const COUNTED_YEARS_PATTERN =
  /(\d{1,2}|two|three|four|five|six|seven|eight|ten|do|teen|char|chaar|paanch|panch|chhe|das|दो|तीन|चार|पाँच|पांच|छह|दस)\s*(?:years?|yrs?|saal\w*|sal|varsh\w*|साल\w*|वर्ष\w*|बरस)/iu;
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  "two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 ten 10 do 2 teen 3 char 4 chaar 4 paanch 5 panch 5 chhe 6 das 10 दो 2 तीन 3 चार 4 पाँच 5 पांच 5 छह 6 दस 10"
    .split(" ")
    .flatMap((word, at, every) => (at % 2 === 0 ? [[word, Number(every[at + 1])]] : [])),
);
const DEFAULT_YEARS = 5;
const MAX_YEARS = 10;

interface YearRankingRequest {
  readonly wants: "hard" | "light";
  readonly count: number;
}

/** Parses "which year is the hardest of the next five", "sabse achha saal kaunsa"; `null` for other texts. */
function parseYearRanking(text: string): YearRankingRequest | null {
  const [hard, light] = [HARD_PATTERN.test(text), LIGHT_PATTERN.test(text)];
  if (!YEAR_PATTERN.test(text) || !ONE_OF_SEVERAL_PATTERN.test(text) || PAST_PATTERN.test(text) || !(hard || light))
    return null;
  const word = COUNTED_YEARS_PATTERN.exec(text)?.[1]?.toLowerCase() ?? "";
  const count = NUMBERS[word] ?? Number(word || DEFAULT_YEARS);
  return { wants: hard && !light ? "hard" : "light", count: Math.min(MAX_YEARS, count < 2 ? DEFAULT_YEARS : count) };
}

interface YearSpan {
  readonly year: number;
  readonly startJd: number;
  readonly endJd: number;
}

/** If more than this share of the current year is over, the ranking starts with the next year. */
const MAX_SPENT_SHARE = 0.6;

function listYears(calendar: LocalCalendar, count: number): readonly YearSpan[] {
  const toYearStart = (year: number): number => calendar.toEphemerisJd(calendar.toDayStart({ year, month: 1, day: 1 }));
  const { year: now } = calendar.toCalendarDay(calendar.nowJd);
  const spent = (calendar.nowJd - toYearStart(now)) / (toYearStart(now + 1) - toYearStart(now));
  const first = spent > MAX_SPENT_SHARE ? now + 1 : now;
  return Array.from({ length: count }, (_, at) => {
    const year = first + at;
    return { year, startJd: Math.max(toYearStart(year), calendar.nowJd), endJd: toYearStart(year + 1) };
  });
}

interface YearTone extends YearSpan {
  /** −1 (hard) to 1 (easy). */
  readonly tone: number;
  /** The antardasha that covers most of the year. */
  readonly period: Period;
  /** Place counted from the natal Moon in which Saturn is for most of the year; likewise for Jupiter. */
  readonly saturn: number;
  readonly jupiter: number;
}

const computeOverlap = (one: { startJd: number; endJd: number }, other: { startJd: number; endJd: number }): number =>
  Math.max(0, Math.min(one.endJd, other.endJd) - Math.max(one.startJd, other.startJd));

function findPlaceFromMoon(index: FactIndex, graha: "saturn" | "jupiter", span: YearSpan): number | undefined {
  const { nativity } = index;
  const range = { fromJd: julianDayUt(span.startJd), untilJd: julianDayUt(span.endJd) };
  const [most] = findSlowGrahaStays(nativity.sky, graha, range).toSorted(
    (a, b) => computeOverlap(b, span) - computeOverlap(a, span),
  );
  return most && placeFrom(nativity.signs.moon, most.state);
}

/** Score of a dasha lord, −1 to 1: by its influence, house and dignity (BPHS 47). */
function computePeriodLordScore(view: ChartView, graha: Graha): number {
  const dignityPolarity = computeDignityPolarity(view, graha, new Set()) ?? 0;
  return (computeInfluence(view, graha) + getHousePolarity(view.planets[graha].house) + dignityPolarity) / 3;
}

function computeTone(index: FactIndex, span: YearSpan): YearTone | null {
  const view = createChartView(index.nativity);
  const antar = computeMahaDashas(createFactContext(index.nativity, index.context))
    .flatMap(computeSubPeriods)
    .filter((period) => computeOverlap(period, span) > 0);
  const [period] = antar.toSorted((a, b) => computeOverlap(b, span) - computeOverlap(a, span));
  const [saturn, jupiter] = [findPlaceFromMoon(index, "saturn", span), findPlaceFromMoon(index, "jupiter", span)];
  if (!period || saturn === undefined || jupiter === undefined) return null;
  const length = span.endJd - span.startJd;
  const share = (level: 0 | 1): number =>
    antar.reduce(
      (sum, one) =>
        sum + (computeOverlap(one, span) / length) * computePeriodLordScore(view, one.lords[level] as Graha),
      0,
    );
  const { antar: sub, maha, saturn: slow, jupiter: wide } = YEAR_TONE_WEIGHTS;
  const tone =
    sub * share(1) +
    maha * share(0) +
    slow * (SATURN_FROM_MOON_TONES[saturn - 1] ?? 0) +
    wide * (JUPITER_FROM_MOON_TONES[jupiter - 1] ?? 0);
  return { ...span, tone, period, saturn, jupiter };
}

const formatPlace = (place: number): LocalizedText =>
  createLocalizedText(
    formatOrdinalInWords(place),
    OBLIQUE_ORDINALS_HI[place - 1] ?? "",
    OBLIQUE_ORDINALS_HG[place - 1] ?? "",
  );

/** Sentences that explain a year: its antardasha, and the slow graha that contributes most in the given direction. */
function renderTone(
  { index, phrasePicker }: AnswerContext,
  { year, period, saturn, jupiter }: YearTone,
  direction: "hard" | "light",
): AnswerSentence[] {
  const view = createChartView(index.nativity);
  const who = period.lords.at(-1) as Graha;
  const slots = {
    year: String(year),
    period: composeLocalizedText((language) => period.lords.map((lord) => formatGraha(lord)[language]).join("–")),
    who: formatGrahaWithArticle(who),
    house: formatHouseInWords(view.planets[who].house, view.countedFrom),
  };
  const sign = direction === "hard" ? -1 : 1;
  const [slow] = [
    {
      graha: "saturn" as const,
      place: saturn,
      pull: YEAR_TONE_WEIGHTS.saturn * (SATURN_FROM_MOON_TONES[saturn - 1] ?? 0) * sign,
    },
    {
      graha: "jupiter" as const,
      place: jupiter,
      pull: YEAR_TONE_WEIGHTS.jupiter * (JUPITER_FROM_MOON_TONES[jupiter - 1] ?? 0) * sign,
    },
  ].toSorted((a, b) => b.pull - a.pull);
  const sentence = renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.tone, slots, [
    createPeriodId(period.lords),
    `planet-${who}`,
  ]);
  if (!slow || slow.pull <= 0) return [sentence];
  const words = {
    year: String(year),
    slow: formatGraha(slow.graha),
    place: formatPlace(slow.place),
    pulls: PULL_NAMES[direction],
  };
  return [sentence, renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.slow, words, ["planet-moon"])];
}

const MIN_TONE_DIFFERENCE = 0.12;

interface RankedTones {
  readonly years: readonly YearSpan[];
  readonly hard: YearTone | undefined;
  readonly light: YearTone | undefined;
}

function rankTones({ index }: AnswerContext, { count }: YearRankingRequest): RankedTones {
  const years = listYears(createLocalCalendar(index.nativity, index.context), count);
  const tones = years.flatMap((year) => computeTone(index, year) ?? []).toSorted((a, b) => a.tone - b.tone);
  return { years, hard: tones[0], light: tones.at(-1) };
}

/** Answers which coming year is the hardest or easiest overall, with reasons. */
function answerByTone(turn: AnswerContext, request: YearRankingRequest): AnswerDraft | null {
  const { phrasePicker } = turn;
  const { wants } = request;
  const { years, hard, light } = rankTones(turn, request);
  if (!hard || !light || hard === light) return null;
  const slots = {
    first: String(years[0]?.year),
    last: String(years.at(-1)?.year),
    hard: String(hard.year),
    light: String(light.year),
  };
  const isAlike = light.tone - hard.tone < MIN_TONE_DIFFERENCE;
  const [one, other] = wants === "hard" ? [hard, light] : [light, hard];
  return {
    kind: "reading",
    topics: [],
    sentences: [
      renderPhrase(phrasePicker, isAlike ? YEAR_RANKING_PHRASES.alike : YEAR_RANKING_PHRASES[wants], slots),
      ...renderTone(turn, one, wants),
      ...renderTone(turn, other, wants === "hard" ? "light" : "hard"),
      renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.leans),
      renderPhrase(phrasePicker, GRAHA_ADVICE[one.period.lords.at(-1) as Graha]),
    ],
    confidence: "light",
  };
}

interface RankedYear extends YearSpan {
  readonly weight: number;
  readonly best: TimeWindow | null;
}

/** Answers which coming year is best or hardest for a topic, by the good windows in each. */
function answerByTopic(turn: AnswerContext, topic: Topic, { wants, count }: YearRankingRequest): AnswerDraft | null {
  const { index, phrasePicker, previousTurns } = turn;
  if (checkTopicGate(turn, topic).closed) return null;
  const calendar = createLocalCalendar(index.nativity, index.context);
  const fullJudgment = judgeTopic(index, topic, turn.question.entities.houses);
  const good = findAllWindows(index, TOPIC_ROWS[topic], fullJudgment.house).filter((stretch) => stretch.isGood);
  const years = listYears(calendar, Math.min(count, TOPIC_ROWS[topic].horizonYears));
  const scoredYears = years.map((year): RankedYear => {
    const weight = good.reduce((sum, one) => sum + computeOverlap(one, year) * one.activity, 0);
    return { ...year, weight, best: findBestWindow(index, fullJudgment, year.startJd, year.endJd) };
  });
  const ranked = scoredYears.toSorted((a, b) => b.weight - a.weight);
  const [light, hard] = [ranked.find(({ best }) => best), ranked.at(-1)];
  const matter = TOPIC_NAMES[topic];
  const names = { matter, first: String(years[0]?.year), last: String(years.at(-1)?.year) };
  const windows = { now: null, ahead: light?.best ? [light.best] : [], leastWeak: null };
  const judgment = { ...fullJudgment, windows, windowFacts: buildWindowFacts(index, fullJudgment.house, windows) };
  const { main, against } = selectFindings(judgment, 1, new Set(previousTurns.flatMap(({ findings }) => findings)));
  const context = createFindingContext(index, phrasePicker, topic);
  const edges = light?.best
    ? { from: formatMonth(calendar, light.best.startJd), until: formatMonth(calendar, light.best.endJd) }
    : {};
  const slots = { ...names, ...edges, light: String(light?.year), hard: String(hard?.year) };
  const whenSaid = renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.matter_when, slots, [`win-${fullJudgment.house}-a`]);
  const opening =
    !light || !hard
      ? [renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.matter_none, slots)]
      : wants === "hard"
        ? [
            renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.matter_least, slots),
            renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.matter_best, slots),
            whenSaid,
          ]
        : [
            renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.matter, slots),
            whenSaid,
            renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.matter_hard, slots),
          ];
  const turnTo = judgment.natalScore.score >= 0 ? TURN_TO_AGAINST_PHRASES : TURN_TO_FOR_PHRASES;
  return {
    kind: "reading",
    topics: [topic],
    extraFacts: judgment.windowFacts,
    sentences: [
      ...opening,
      ...renderTimingFactors(context, judgment),
      ...main.flatMap((finding) => renderFinding(context, finding, { withState: true })),
      ...(against ? renderFinding(context, against, { lead: turnTo }) : []),
      renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.leans),
      renderPhrase(phrasePicker, CONFIDENCE_PHRASES[judgment.natalScore.confidence]),
      renderPhrase(phrasePicker, TOPIC_ADVICE[topic]),
    ],
    findings: [...main, ...(against ? [against] : [])].map(({ knowledgeKey }) => knowledgeKey),
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}

/** Questions up to this length inherit the topic: "which is the best year?" right after a topic of the user's own. */
const LEANING_WORDS = 7;

function resolveTopic(
  { question, topics, previousTurns }: AnswerContext,
  { wants }: YearRankingRequest,
): Topic | undefined {
  const last = previousTurns.at(-1);
  const isLeaning = wants === "light" && !COUNTED_YEARS_PATTERN.test(question.text) && last?.kind === "reading";
  const isShort = question.text.trim().split(/\s+/).length <= LEANING_WORDS;
  if (topics[0] !== undefined || !isLeaning || !isShort) return topics[0];
  return parseQuestion(last.question, last.language).person === "self" ? last.topics[0] : undefined;
}

/** Answers which of the coming years is the hardest or best, overall or for a topic. The answer states that it is only a tendency. */
export function answerYearRanking(turn: AnswerContext): AnswerDraft | null {
  const { question, index } = turn;
  const request = parseYearRanking(question.text);
  const { grahas, houses, lords } = question.entities;
  if (!request || question.person !== "self" || grahas.length + houses.length + lords.length > 0) return null;
  if (/\b20\d\d\b/.test(question.text)) return null;
  const topic = resolveTopic(turn, request);
  if (topic !== undefined) return answerByTopic(turn, topic, request);
  return hasUncertainTime(index) ? null : answerByTone(turn, request);
}

/** Explains the year of the previous ranking: its antardasha, and the place and dignity of that lord. */
export function explainYearRanking(turn: AnswerContext): AnswerDraft | null {
  const { index, phrasePicker, previousTurns } = turn;
  const last = previousTurns.at(-1);
  const request = last?.kind === "reading" && last.topics.length === 0 ? parseYearRanking(last.question) : null;
  if (!request || hasUncertainTime(index)) return null;
  const { hard, light } = rankTones(turn, request);
  const one = request.wants === "hard" ? hard : light;
  if (!one) return null;
  const who = one.period.lords.at(-1) as Graha;
  const rules = createChartView(index.nativity).housesRuledBy(who);
  const ids = [
    createPeriodId(one.period.lords),
    `planet-${who}`,
    ...rules.map((house) => `lord-${house}`),
    `dignity-${who}`,
  ];
  const facts = ids.flatMap((id) => findFactById(index, id) ?? []);
  return {
    kind: "reading",
    topics: [],
    sentences: [
      renderPhrase(phrasePicker, FOLLOW_UP_PHRASES.why_then),
      ...facts.flatMap((fact) => renderFactWithUncertainty(index, fact, phrasePicker.language)),
    ],
  };
}
