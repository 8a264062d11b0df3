import type { Graha } from "@lagna/terms";
import type { Fact, FactIndex, AnswerLanguage } from "../fact.ts";
import { findFactById, addFacts } from "../facts/build-facts.ts";
import { createPeriodId } from "../facts/build-dasha-facts.ts";
import { toDayNumber } from "../language/tag-dates.ts";
import { createTimeZoneCalendar, type TimeZoneCalendar } from "../time-zone-calendar.ts";
import { getVara } from "../muhurta/almanac-day.ts";
import { formatDateWithWeekday } from "../muhurta/build-day-fact.ts";
import type { Band, Confidence } from "../topic-judgment/score-topic.ts";
import { type Topic, TOPIC_ROWS } from "../topic-judgment/topics.data.ts";
import type { Evidence, WindowInterval } from "./answer-types.ts";
import { findAskedFacts } from "./fact-questions/find-asked-facts.ts";
import { buildEvidence, judgeTopic, type TopicJudgment } from "./topic/judge-topic.ts";
import { getJudgmentIndex } from "./birth-time/answer-with-uncertain-birth-time.ts";
import type { Understanding } from "./understand-message.ts";

/** A judged topic, which the language model narrates and may not change. */
export interface PlannedTopic {
  readonly topic: Topic;
  readonly band: Band;
  readonly confidence: Confidence;
  /** Strongest first. */
  readonly findings: readonly Evidence[];
  readonly windows: readonly WindowInterval[];
}

export interface NarrationPlan {
  readonly language: AnswerLanguage;
  /** The present day and time in the time zone of the chart, and where that is. */
  readonly present: string;
  readonly plannedTopics: readonly PlannedTopic[];
  /** The facts the model may use, most relevant first. */
  readonly facts: readonly Fact[];
}

const MAX_TOPICS = 2;
const MAX_FACTS = 60;
const MAX_FINDINGS = 8;

const BASE_FACT_IDS = ["lagna", "planet-moon", "star-moon", "age", "sadesati"];
const SLOW_GRAHAS = ["jupiter", "saturn", "rahu", "ketu"] as const;

/** What runs now: every period with its end, the transits of the slow grahas, and the next sign that each of them enters. */
function listPresentFactIds(index: FactIndex): readonly string[] {
  const running = index.facts.get("dasha-now")?.value as { readonly lords: readonly Graha[] } | undefined;
  const lords = running?.lords ?? [];
  const periods = lords.map((_, depth) => createPeriodId(lords.slice(0, depth + 1)));
  const now = new Date(index.context.now).toISOString();
  const ingresses = SLOW_GRAHAS.flatMap((graha) => {
    const next = [...index.facts.values()].find(
      ({ predicate, subject, value }) =>
        predicate === "ingress" && subject === graha && (value as { readonly at: string }).at > now,
    );
    return next ? [next.id] : [];
  });
  return [...periods, "dasha-now", "dasha-next", ...SLOW_GRAHAS.map((graha) => `transit-${graha}`), ...ingresses];
}

/** The facts a topic is read from: its houses, their lords, its karakas, its varga, the transits of Jupiter and Saturn, and its findings. */
function getTopicFactIds(index: FactIndex, { topic, natalScore }: TopicJudgment): string[] {
  const { primaryHouses, supportingHouses, karakas, charaKaraka, varga } = TOPIC_ROWS[topic];
  const houses = primaryHouses.flatMap((house) => [
    `house-${house}`,
    `lord-${house}`,
    `aspected-${house}`,
    `sav-${house}`,
  ]);
  const lords = primaryHouses.map((house) => index.nativity.chart.houses[house - 1]?.lord);
  const grahas = [...new Set([...lords, ...karakas])];
  return [
    ...houses,
    ...grahas.flatMap((graha) => [`planet-${graha}`, `star-${graha}`]),
    ...(charaKaraka === null ? [] : [`karaka-${charaKaraka}`]),
    `varga-${varga}-lagna`,
    ...supportingHouses.flatMap((house) => [`house-${house}`, `lord-${house}`]),
    "transit-jupiter",
    "transit-saturn",
    ...natalScore.findings.map(({ factId }) => factId),
  ];
}

/** A judged topic as the model gets it, with the facts it is read from. */
interface TopicPlan {
  readonly planned: PlannedTopic;
  readonly factIds: readonly string[];
  readonly windowFacts: readonly Fact[];
}

function planTopic(
  index: FactIndex,
  topic: Topic,
  { language, houses }: { readonly language: AnswerLanguage; readonly houses: readonly number[] },
): TopicPlan {
  const judgment = judgeTopic(index, topic, houses);
  const findings = buildEvidence(index, judgment, language).slice(0, MAX_FINDINGS);
  const windows = judgment.windowFacts.flatMap(({ id, valid }) =>
    valid?.from && valid.until ? [{ factId: id, from: valid.from, until: valid.until }] : [],
  );
  const { band, confidence } = judgment.natalScore;
  return {
    planned: { topic, band, confidence, findings, windows },
    factIds: getTopicFactIds(index, judgment),
    windowFacts: judgment.windowFacts,
  };
}

/** The facts that a model may use for some topics: those asked for, those that the topics cite, those of every plan, and the houses and grahas of the topics. */
function collectFacts(index: FactIndex, topics: readonly TopicPlan[], askedIds: readonly string[]): readonly Fact[] {
  const indexWithWindows = addFacts(
    index,
    topics.flatMap(({ windowFacts }) => windowFacts),
  );
  const citedIds = topics
    .flatMap(({ planned: { findings, windows } }) => [...findings, ...windows])
    .map(({ factId }) => factId);
  const ids = new Set([
    ...askedIds,
    ...citedIds,
    ...listPresentFactIds(index),
    ...BASE_FACT_IDS,
    ...topics.flatMap(({ factIds }) => factIds),
  ]);
  return [...ids].flatMap((id) => findFactById(indexWithWindows, id) ?? []).slice(0, MAX_FACTS);
}

/** The facts that a topic is read from, most relevant first. */
export function listTopicFacts(givenIndex: FactIndex, topic: Topic): readonly Fact[] {
  const index = getJudgmentIndex(givenIndex);
  return index
    ? collectFacts(index, [planTopic(index, topic, { language: "en", houses: [] })], [])
    : collectFacts(givenIndex, [], []);
}

const formatCoordinate = (degrees: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;

/**
 * "Monday, 23 November 2026, 14:05; days and hours are those of 26.92° N, 75.79° E". The place is given by its coordinates, because its name
 * was typed by a user.
 */
function describePresent({ nativity: { birth } }: FactIndex, { nowJd, ...calendar }: TimeZoneCalendar): string {
  const date = calendar.toCalendarDay(nowJd);
  const today = formatDateWithWeekday({ date, vara: getVara(toDayNumber(date)) }).en;
  const place = `${formatCoordinate(birth.latitude, ["N", "S"])}, ${formatCoordinate(birth.longitude, ["E", "W"])}`;
  return `${today}, ${calendar.toLocalTime(nowJd)}; days and hours are those of ${place}`;
}

/** Builds the input of a language model for a question: the relevant facts and the judgment to narrate. */
export function buildNarrationPlan({ question, turns }: Understanding, givenIndex: FactIndex): NarrationPlan {
  const judgmentIndex = getJudgmentIndex(givenIndex);
  const index = judgmentIndex ?? givenIndex;
  const { language, entities } = question;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const asked = question.topics.length > 0 || !question.followUp ? question.topics : (turns.at(-1)?.topics ?? []);
  const topics = (judgmentIndex ? asked : [])
    .slice(0, MAX_TOPICS)
    .map((topic) => planTopic(index, topic, { language, houses: entities.houses }));
  return {
    language,
    present: describePresent(index, calendar),
    plannedTopics: topics.map(({ planned }) => planned),
    facts: collectFacts(index, topics, findAskedFacts(question, index)),
  };
}
