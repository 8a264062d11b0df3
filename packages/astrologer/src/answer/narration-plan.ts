import type { Fact, FactIndex, AnswerLanguage } from "../fact.ts";
import { findFactById, addFacts } from "../facts/build-facts.ts";
import { parseQuestion } from "../question/parse-question.ts";
import type { Band, Confidence } from "../reading/score-topic.ts";
import { type Topic, TOPIC_ROWS } from "../reading/topics.data.ts";
import type { AnswerRequest, Evidence, WindowInterval } from "./answer.ts";
import { findAskedFacts } from "./find-asked-facts.ts";
import { buildEvidence, judgeTopic, type TopicJudgment } from "./judge-topic.ts";
import { getJudgmentIndex } from "./uncertain-birth-time.ts";

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
  readonly plannedTopics: readonly PlannedTopic[];
  /** The facts the model may use, most relevant first. */
  readonly facts: readonly Fact[];
}

const MOST_FACTS = 45;
const MOST_FINDINGS = 8;

const BASE_FACT_IDS = ["lagna", "planet-moon", "star-moon", "dasha-now", "dasha-next", "age"];

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

/** Builds the input of a language model for a question: the relevant facts and the judgment to narrate. */
export function buildNarrationPlan({
  question: text,
  index: givenIndex,
  turns = [],
  language,
}: AnswerRequest): NarrationPlan {
  const judgmentIndex = getJudgmentIndex(givenIndex);
  const index = judgmentIndex ?? givenIndex;
  const last = turns.at(-1);
  const question = parseQuestion(text, last?.language ?? language);
  const topics = question.topics.length > 0 || !question.followUp ? question.topics : (last?.topics ?? []);
  const judgments = (judgmentIndex ? topics : [])
    .slice(0, 2)
    .map((topic) => judgeTopic(index, topic, question.entities.houses));
  const indexWithWindows = addFacts(
    index,
    judgments.flatMap(({ windowFacts }) => windowFacts),
  );
  const plannedTopics = judgments.map((judgment) => ({
    topic: judgment.topic,
    band: judgment.natalScore.band,
    confidence: judgment.natalScore.confidence,
    findings: buildEvidence(index, judgment, question.language).slice(0, MOST_FINDINGS),
    windows: judgment.windowFacts.flatMap(({ id, valid }) =>
      valid?.from && valid.until ? [{ factId: id, from: valid.from, until: valid.until }] : [],
    ),
  }));
  const citedIds = plannedTopics
    .flatMap(({ findings, windows }) => [...findings, ...windows])
    .map(({ factId }) => factId);
  const ids = new Set([
    ...findAskedFacts(question, index),
    ...citedIds,
    ...BASE_FACT_IDS,
    ...judgments.flatMap((judgment) => getTopicFactIds(index, judgment)),
  ]);
  return {
    language: question.language,
    plannedTopics,
    facts: [...ids].flatMap((id) => findFactById(indexWithWindows, id) ?? []).slice(0, MOST_FACTS),
  };
}
