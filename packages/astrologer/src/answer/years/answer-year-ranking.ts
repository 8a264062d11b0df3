import type { Graha } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { LocalizedText } from "../../fact.ts";
import { createPeriodId } from "../../facts/build-dasha-facts.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { FOLLOW_UP_PHRASES } from "../follow-up/follow-up-phrases.data.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { type Topic, TOPIC_ROWS } from "../../topic-judgment/topics.data.ts";
import { buildWindowFacts } from "../../topic-judgment/build-window-facts.ts";
import { findAllWindows, type TimeWindow } from "../../topic-judgment/find-windows.ts";
import { OBLIQUE_ORDINALS_HG, OBLIQUE_ORDINALS_HI } from "../../formatting/hinglish-terms.data.ts";
import {
  formatGraha,
  formatHouseInWords,
  formatOrdinalInWords,
  createLocalizedText,
  composeLocalizedText,
  formatGrahaWithArticle,
} from "../../formatting/format-terms.ts";
import { GRAHA_ADVICE, TOPIC_ADVICE } from "../topic/advice-phrases.data.ts";
import { selectFindings, buildEvidence, judgeTopic } from "../topic/judge-topic.ts";
import { findBestWindow, checkTopicRestrictions } from "../topic/answer-topic.ts";
import { formatMonth } from "../topic/format-month.ts";
import {
  CONFIDENCE_PHRASES,
  TOPIC_NAMES,
  TURN_TO_AGAINST_PHRASES,
  TURN_TO_FOR_PHRASES,
} from "../topic/topic-answer-phrases.data.ts";
import { renderFinding, createFindingContext } from "../topic/render-finding.ts";
import { renderTimingFactors } from "../topic/render-time-windows.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { renderFactWithUncertainty, hasUncertainTime } from "../birth-time/answer-with-uncertain-birth-time.ts";
import type { AnswerSentence } from "../answer-types.ts";
import {
  JUPITER_FROM_MOON_RATINGS,
  INFLUENCE_NAMES,
  SATURN_FROM_MOON_RATINGS,
  YEAR_RATING_WEIGHTS,
  YEAR_RANKING_PHRASES,
} from "./year-ranking.data.ts";
import {
  COUNTED_YEARS_PATTERN,
  type YearRankingRequest,
  parseYearRanking,
  readYearRanking,
} from "./parse-year-ranking.ts";
import { type YearSpan, listYears, type YearRating, computeOverlap, rankYears } from "./rank-years.ts";
import { countWords } from "../../language/count-words.ts";

const formatPlace = (place: number): LocalizedText =>
  createLocalizedText(
    formatOrdinalInWords(place),
    OBLIQUE_ORDINALS_HI[place - 1] ?? "",
    OBLIQUE_ORDINALS_HG[place - 1] ?? "",
  );

/** Sentences that explain a year: its antardasha, and the slow graha that contributes most in the given direction. */
function renderRating(
  { index, phrasePicker }: AnswerContext,
  { year, period, saturn, jupiter }: YearRating,
  direction: "hard" | "light",
): AnswerSentence[] {
  const view = createChartReadModel(index.nativity);
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
      pull: YEAR_RATING_WEIGHTS.saturn * (SATURN_FROM_MOON_RATINGS[saturn - 1] ?? 0) * sign,
    },
    {
      graha: "jupiter" as const,
      place: jupiter,
      pull: YEAR_RATING_WEIGHTS.jupiter * (JUPITER_FROM_MOON_RATINGS[jupiter - 1] ?? 0) * sign,
    },
  ].toSorted((a, b) => b.pull - a.pull);
  const sentence = renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.rating, slots, [
    createPeriodId(period.lords),
    `planet-${who}`,
  ]);
  if (!slow || slow.pull <= 0) return [sentence];
  const words = {
    year: String(year),
    slow: formatGraha(slow.graha),
    place: formatPlace(slow.place),
    pulls: INFLUENCE_NAMES[direction],
  };
  return [sentence, renderPhrase(phrasePicker, YEAR_RANKING_PHRASES.slow, words, ["planet-moon"])];
}

const MIN_RATING_DIFFERENCE = 0.12;

/** Answers which coming year is the hardest or easiest overall, with reasons. */
function answerByRating(turn: AnswerContext, request: YearRankingRequest): AnswerDraft | null {
  const { phrasePicker } = turn;
  const { wants } = request;
  const { years, hard, light } = rankYears(turn, request);
  if (!hard || !light || hard === light) return null;
  const slots = {
    first: String(years[0]?.year),
    last: String(years.at(-1)?.year),
    hard: String(hard.year),
    light: String(light.year),
  };
  const isAlike = light.rating - hard.rating < MIN_RATING_DIFFERENCE;
  const [one, other] = wants === "hard" ? [hard, light] : [light, hard];
  return {
    kind: "reading",
    topics: [],
    sentences: [
      renderPhrase(phrasePicker, isAlike ? YEAR_RANKING_PHRASES.alike : YEAR_RANKING_PHRASES[wants], slots),
      ...renderRating(turn, one, wants),
      ...renderRating(turn, other, wants === "hard" ? "light" : "hard"),
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
  if (checkTopicRestrictions(turn, topic).closed) return null;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
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
  { question, topics, previousTurns, questionOf }: AnswerContext,
  { wants }: YearRankingRequest,
): Topic | undefined {
  const last = previousTurns.at(-1);
  const isLeaning = wants === "light" && !COUNTED_YEARS_PATTERN.test(question.text) && last?.kind === "reading";
  const isShort = countWords(question.text) <= LEANING_WORDS;
  if (topics[0] !== undefined || !isLeaning || !isShort) return topics[0];
  return questionOf(last).person === "self" ? last.topics[0] : undefined;
}

/** Answers which of the coming years is the hardest or best, overall or for a topic. The answer states that it is only a tendency. */
export function answerYearRanking(turn: AnswerContext): AnswerDraft | null {
  const { question, index } = turn;
  const isSure = turn.object === "good_and_hard_years";
  const request = parseYearRanking(question.text) ?? (isSure ? readYearRanking(question.text) : null);
  const { grahas, houses, lords } = question.entities;
  if (!request || question.person !== "self" || grahas.length + houses.length + lords.length > 0) return null;
  if (/\b20\d\d\b/.test(question.text)) return null;
  const topic = resolveTopic(turn, request);
  if (topic !== undefined) return answerByTopic(turn, topic, request);
  return hasUncertainTime(index) ? null : answerByRating(turn, request);
}

/** Explains the year of the previous ranking: its antardasha, and the place and dignity of that lord. */
export function explainYearRanking(turn: AnswerContext): AnswerDraft | null {
  const { index, phrasePicker, previousTurns } = turn;
  const last = previousTurns.at(-1);
  const request = last?.kind === "reading" && last.topics.length === 0 ? parseYearRanking(last.question) : null;
  if (!request || hasUncertainTime(index)) return null;
  const { hard, light } = rankYears(turn, request);
  const one = request.wants === "hard" ? hard : light;
  if (!one) return null;
  const who = one.period.lords.at(-1) as Graha;
  const rules = createChartReadModel(index.nativity).housesRuledBy(who);
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
