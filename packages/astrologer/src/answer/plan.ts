import type { Fact, FactIndex, Tongue } from "../fact.ts";
import { factById, withFacts } from "../facts/facts-of.ts";
import { parseQuestion } from "../question/parse.ts";
import type { Band, Confidence } from "../reading/promise.ts";
import { type Topic, TOPIC_ROWS } from "../reading/topics.data.ts";
import type { Asked, Evidence, Timing } from "./answer.ts";
import { factsAsked } from "./asked.ts";
import { evidenceOf, judge, type Judged } from "./judged.ts";
import { judgedIn } from "./uncertain.ts";

/** A matter as it was judged: what a model narrates and may not overrule. */
export interface PlannedMatter {
  readonly topic: Topic;
  readonly band: Band;
  readonly confidence: Confidence;
  /** The weightiest first. */
  readonly findings: readonly Evidence[];
  readonly windows: readonly Timing[];
}

export interface Plan {
  readonly language: Tongue;
  readonly matters: readonly PlannedMatter[];
  /** What may be spoken from, the most to the point first. */
  readonly facts: readonly Fact[];
}

const MOST_FACTS = 45;
const MOST_FINDINGS = 8;

const ALWAYS = ["lagna", "planet-moon", "star-moon", "dasha-now", "dasha-next", "age"];

/** Facts a matter is read from: its houses, their lords, its karakas, its varga, yogas that bear on it, the slow ones in the sky. */
function factIdsOf(index: FactIndex, { topic, promise }: Judged): string[] {
  const { main, support, karakas, chara, varga } = TOPIC_ROWS[topic];
  const houses = main.flatMap((house) => [`house-${house}`, `lord-${house}`, `aspected-${house}`, `sav-${house}`]);
  const lords = main.map((house) => index.nativity.chart.houses[house - 1]?.lord);
  const grahas = [...new Set([...lords, ...karakas])];
  return [
    ...houses,
    ...grahas.flatMap((graha) => [`planet-${graha}`, `star-${graha}`]),
    ...(chara === null ? [] : [`karaka-${chara}`]),
    `varga-${varga}-lagna`,
    ...support.flatMap((house) => [`house-${house}`, `lord-${house}`]),
    "transit-jupiter",
    "transit-saturn",
    ...promise.findings.map(({ factId }) => factId),
  ];
}

/** What a model is given of a chart for a question: the facts that bear on it and the verdict it is to tell. */
export function planFor({ question: text, index: given, turns = [], language }: Asked): Plan {
  const judgedOf = judgedIn(given);
  const index = judgedOf ?? given;
  const last = turns.at(-1);
  const question = parseQuestion(text, last?.language ?? language);
  const topics = question.topics.length > 0 || !question.followUp ? question.topics : (last?.topics ?? []);
  const judged = (judgedOf ? topics : []).slice(0, 2).map((topic) => judge(index, topic, question.named.houses));
  const whole = withFacts(
    index,
    judged.flatMap(({ windowFacts }) => windowFacts),
  );
  const matters = judged.map((one) => ({
    topic: one.topic,
    band: one.promise.band,
    confidence: one.promise.confidence,
    findings: evidenceOf(index, one, question.language).slice(0, MOST_FINDINGS),
    windows: one.windowFacts.flatMap(({ id, valid }) =>
      valid?.from && valid.until ? [{ factId: id, from: valid.from, until: valid.until }] : [],
    ),
  }));
  const spokenOf = matters.flatMap(({ findings, windows }) => [...findings, ...windows]).map(({ factId }) => factId);
  const ids = new Set([
    ...factsAsked(question, index),
    ...spokenOf,
    ...ALWAYS,
    ...judged.flatMap((one) => factIdsOf(index, one)),
  ]);
  return {
    language: question.language,
    matters,
    facts: [...ids].flatMap((id) => factById(whole, id) ?? []).slice(0, MOST_FACTS),
  };
}
