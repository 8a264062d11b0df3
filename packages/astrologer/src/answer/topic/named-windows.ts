import type { Nativity } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import type { Fact, FactIndex } from "../../fact.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { findWindows, type HouseWindows, type TimeWindow } from "../../topic-judgment/find-windows.ts";
import { TOPIC_ROWS, type Topic } from "../../topic-judgment/topics.data.ts";
import type { Answer } from "../answer-types.ts";
import { type Subtopic, SUBTOPICS } from "./subtopics.data.ts";

/**
 * The version of the rule that finds windows: the weights in `find-windows.ts` and `score-connection.ts`, and the rows of the topics. Raise it
 * with every change of them that moves a window: what was named by different versions is counted apart.
 */
export const WINDOW_RULE_VERSION = 1;

/** Which of the windows of a house: the good one that runs now, the best ahead, the second best ahead, or the least weak if none is good. */
export const WINDOW_RANKS = ["now", "a", "b", "least"] as const;
export type WindowRank = (typeof WINDOW_RANKS)[number];

const pickWindow = ({ now, ahead, leastWeak }: HouseWindows, rank: WindowRank): TimeWindow | null =>
  ({ now, a: ahead[0] ?? null, b: ahead[1] ?? null, least: leastWeak })[rank];

/** What a window was looked for with. */
export interface WindowQuery {
  readonly topic: Topic;
  /** 1–12. */
  readonly house: number;
  /** The significators of what was asked: a promotion has others than work as a whole. */
  readonly karakas: readonly Graha[];
  readonly rank: WindowRank;
}

/** The window that the rule finds at the instant of the index; `null` if there is none. */
export const findRankedWindow = (index: FactIndex, { topic, house, karakas, rank }: WindowQuery): TimeWindow | null =>
  pickWindow(findWindows(index, { ...TOPIC_ROWS[topic], karakas }, house), rank);

/** A chart at an instant, milliseconds of UTC, as windows need it. They need no facts. */
export const createIndexWithoutFacts = (nativity: Nativity, now: number): FactIndex => ({
  nativity,
  context: { local: "", now },
  facts: new Map(),
  possibleIndexes: [],
  judgmentIndex: "itself",
});

/** A window as an answer has named it. */
export interface NamedWindow extends WindowQuery {
  /** False for the least weak window of a house without a good one. */
  readonly isGood: boolean;
  /** Half-open interval, ISO 8601 in UTC. */
  readonly from: string;
  readonly until: string;
}

const WINDOW_ID = /^win-(\d+)-(now|a|b|least)$/;

/** The topic that a window of a house is about; `null` if several topics of the answer are read from the house. */
function findTopicOfHouse(topics: readonly Topic[], house: number): Topic | null {
  const [only, ...others] =
    topics.length === 1 ? topics : topics.filter((topic) => TOPIC_ROWS[topic].primaryHouses.includes(house));
  return only !== undefined && others.length === 0 ? only : null;
}

/** The significators that windows of a house are looked for with: those of the topic, and those of what is narrower than it. */
const listKarakas = (topic: Topic, house: number): readonly (readonly Graha[])[] => [
  TOPIC_ROWS[topic].karakas,
  ...Object.values<Subtopic>(SUBTOPICS).flatMap(({ topic: ofTopic, houses, karakas }) =>
    ofTopic === topic && houses[0] === house && karakas ? [karakas] : [],
  ),
];

function readNamedWindow(answer: Answer, index: FactIndex, { id, valid }: Fact): NamedWindow | null {
  const [, houseText, rankText] = WINDOW_ID.exec(id) ?? [];
  const house = Number(houseText);
  const topic = houseText === undefined ? null : findTopicOfHouse(answer.memory.topics, house);
  if (topic === null || !valid?.from || !valid.until) return null;
  const { from, until } = valid;
  const rank = rankText as WindowRank;
  const { toIso } = createTimeZoneCalendar(index.nativity, index.context);
  for (const karakas of listKarakas(topic, house)) {
    const window = findRankedWindow(index, { topic, house, karakas, rank });
    if (window && toIso(window.startJd) === from && toIso(window.endJd) === until)
      return { topic, house, karakas, rank, isGood: window.isGood, from, until };
  }
  return null;
}

/**
 * The windows that an answer names, as the rule finds them at the instant of the question. Left out are windows that the question has narrowed
 * ("in 2027?"), past ones, and those of an uncertain birth time, which are the parts that all possible charts share: the same rule could not
 * be applied to another chart.
 */
export function listNamedWindows(answer: Answer, index: FactIndex): readonly NamedWindow[] {
  if (answer.kind !== "reading" || index.possibleIndexes.length > 0) return [];
  const named = new Set(answer.timing.map(({ factId }) => factId));
  return answer.facts.flatMap((fact) => (named.has(fact.id) ? (readNamedWindow(answer, index, fact) ?? []) : []));
}
