import type { Graha } from "@lagna/terms";
import type { ChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex } from "../../fact.ts";
import { createConnectionScorer } from "../../topic-judgment/score-connection.ts";
import { computeInfluence } from "../../topic-judgment/compute-polarity.ts";
import type { Finding } from "../../topic-judgment/score-topic.ts";
import { TOPIC_ROWS } from "../../topic-judgment/topics.data.ts";
import type { InfluenceDirection, InfluenceLevel } from "./graha-on-topic-phrases.data.ts";
import { getActingGraha, type TopicJudgment } from "../topic/judge-topic.ts";

const HIGH_CONNECTION = 0.6;
const MEDIUM_CONNECTION = 0.3;
const NEUTRAL_RANGE = 0.12;

export interface GrahaRole {
  readonly index: FactIndex;
  readonly view: ChartReadModel;
  readonly graha: Graha;
  readonly judged: TopicJudgment;
  /** The houses of the topic. */
  readonly houses: readonly number[];
}

/** How much influence the graha has on the topic: its strongest connection with one of the topic's houses. */
export function getInfluenceLevel({ index, view, graha, judged: judgment, houses }: GrahaRole): InfluenceLevel {
  const strongest = Math.max(
    ...houses.map((house) => createConnectionScorer(index, view, TOPIC_ROWS[judgment.topic], house)(graha)),
  );
  return strongest >= HIGH_CONNECTION ? "much" : strongest >= MEDIUM_CONNECTION ? "some" : "little";
}

export const isFindingOfGraha = (index: FactIndex, graha: Graha, finding: Finding): boolean =>
  finding.factor !== "yogas" && finding.factor !== "bindus" && getActingGraha(index, finding) === graha;

export function getInfluenceDirection({ view, graha }: GrahaRole, findings: readonly Finding[]): InfluenceDirection {
  const weightedSum = findings.reduce((sum, { weight, polarity }) => sum + weight * polarity, 0);
  const totalWeight = findings.reduce((sum, { weight }) => sum + weight, 0);
  const mean = totalWeight > 0 ? weightedSum / totalWeight : computeInfluence(view, graha) / 2;
  return mean > NEUTRAL_RANGE ? "helps" : mean < -NEUTRAL_RANGE ? "strains" : "both";
}
