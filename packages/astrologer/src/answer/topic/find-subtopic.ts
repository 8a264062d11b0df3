import type { FactIndex } from "../../fact.ts";
import { type Token, tokenise } from "../../language/tokenise.ts";
import { createPatternMatcher } from "../../question/match-word-patterns.ts";
import type { Question } from "../../question/question.ts";
import { buildWindowFacts } from "../../topic-judgment/build-window-facts.ts";
import { findWindows } from "../../topic-judgment/find-windows.ts";
import { scoreTopic } from "../../topic-judgment/score-topic.ts";
import { TOPIC_ROWS, type Topic, type TopicRow } from "../../topic-judgment/topics.data.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import { SUBTOPIC_WORDS, SUBTOPICS, type Subtopic } from "./subtopics.data.ts";
import type { TopicJudgment } from "./judge-topic.ts";

const matchSubtopics = createPatternMatcher(SUBTOPIC_WORDS);

/** Acts that are not answered by a reading. */
const OTHER_ACTS: ReadonlySet<DialogueActKind> = new Set(["definition", "bounds", "about_app", "two_people"]);
/** Topics that a named thing does not replace: "will I marry a teacher". */
const WIDER_TOPICS: ReadonlySet<Topic> = new Set(["love", "children", "health", "spiritual"]);

/** What a question asks about, if its words are narrower than a topic: a loan, politics, a car. */
export function findSubtopic({ text, acts, topics, person }: Question): Subtopic | null {
  const [id] = matchSubtopics(selectAsking(tokenise(text)));
  if (id === undefined) return null;
  const matter: Subtopic = SUBTOPICS[id];
  if (matter.isOfWriter) return matter;
  // "Will my mother-in-law let me marry" and "how do we get on" are both about her; other wider topics keep their own houses.
  if (matter.isTie) {
    const haveTieTopics = topics.every((topic) => TOPICS_OF_TIE.has(topic));
    return haveTieTopics && (acts.length === 0 || acts.some(({ kind }) => TIE_ACTS.has(kind))) ? matter : null;
  }
  if (person !== "self" || topics.some((topic) => WIDER_TOPICS.has(topic))) return null;
  return acts.some(({ kind }) => OTHER_ACTS.has(kind)) ? null : matter;
}

/** Topics that the words of a tie may be taken for: "mother-in-law" names a mother. */
const TOPICS_OF_TIE: ReadonlySet<Topic> = new Set(["love", "home", "personality"]);

/** Acts about a tie to a person. */
const TIE_ACTS: ReadonlySet<DialogueActKind> = new Set([
  "outlook",
  "why",
  "timing",
  "decision",
  "two_people",
  "fact",
  "evidence",
  "remedy",
]);

/** A long message tells a story before it asks: only its last words say what is asked about. */
const LONG_WORDS = 30;
const ASKING_WORDS = 14;
const selectAsking = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > LONG_WORDS ? tokens.slice(-ASKING_WORDS) : tokens;

/** The sixth house serves those who work and contend (PD 8). */
const SIXTH_HOUSE_POLARITY = 0.2;

const judgments = new WeakMap<FactIndex, Map<Subtopic, TopicJudgment>>();

/** Judges what was asked as a topic is judged, by its own houses and significators. */
export function judgeSubtopic(index: FactIndex, asked: Subtopic): TopicJudgment {
  const known = judgments.get(index) ?? new Map<Subtopic, TopicJudgment>();
  judgments.set(index, known);
  const judgment = known.get(asked) ?? computeJudgment(index, asked);
  known.set(asked, judgment);
  return judgment;
}

function computeJudgment(index: FactIndex, { topic, houses, karakas }: Subtopic): TopicJudgment {
  const topicRow = TOPIC_ROWS[topic];
  const row: TopicRow = {
    ...topicRow,
    karakas: karakas ?? topicRow.karakas,
    housePolarities: { ...topicRow.housePolarities, 6: SIXTH_HOUSE_POLARITY },
  };
  const house = houses[0] ?? 1;
  const windows = findWindows(index, row, house);
  return {
    topic,
    house,
    natalScore: scoreTopic(index, row, houses),
    windows,
    windowFacts: buildWindowFacts(index, house, windows),
  };
}
