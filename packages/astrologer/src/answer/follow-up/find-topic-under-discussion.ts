import type { Question } from "../../question/question.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import type { TurnMemory } from "../answer-types.ts";
import type { TalkContext } from "../answer-context.ts";

const TURNS_BACK = 3;
/** From this probability a statement's topic is known: "my job is gone". */
const SURE_TOPIC = 0.8;

/** The topic of another person is not the writer's. */
const getTopicOfQuestion = ({ topics, acts, person }: Question): readonly Topic[] => {
  if (person !== "self") return [];
  if (topics.length > 0) return topics;
  const [act] = acts;
  return act?.topic && act.topicProbability >= SURE_TOPIC ? [act.topic] : [];
};

/** The topic of the latest turn that has one, and that turn; `null` after a turn of danger or an out-of-scope turn. */
export function findCurrentTopic({
  previousTurns,
  questionOf,
}: Pick<TalkContext, "previousTurns" | "questionOf">): { readonly topic: Topic; readonly memory: TurnMemory } | null {
  for (const memory of previousTurns.slice(-TURNS_BACK).toReversed()) {
    if (memory.kind === "safety" || memory.kind === "bounds") return null;
    const topics = memory.topics.length > 0 ? memory.topics : getTopicOfQuestion(questionOf(memory));
    const [topic] = topics;
    if (topic) return { topic, memory };
    // A fact or a period in between is a new subject.
    if (memory.kind === "fact" || memory.kind === "reading") return null;
  }
  return null;
}
