import { findCurrentTopic } from "../../answer/follow-up/find-topic-under-discussion.ts";
import type { AnswerContext } from "../../answer/answer-context.ts";
import { isBareFollowUp } from "../../question/is-bare-follow-up.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";

/** From this probability the topic that is read in a message decides, where its words name none. */
const SURE_TOPIC = 0.5;

/** The same where nothing of the talk names one either: better than to ask back. */
const LIKELY_TOPIC = 0.25;

/** From this probability of the object, the matter may come from what was told before. */
const SURE_OBJECT = 0.75;
const TURNS_BACK = 3;

/** The topic of the latest turn that has one, whatever was said in between. */
const findToldTopic = ({ previousTurns, questionOf }: AnswerContext): Topic | null =>
  previousTurns
    .slice(-TURNS_BACK)
    .flatMap((memory) => {
      const { topics, acts } = questionOf(memory);
      return memory.topics[0] ?? topics[0] ?? acts[0]?.topic ?? [];
    })
    .at(-1) ?? null;

/** The topic that a reading is asked for: named, else that of the conversation for "and when?", else the one that is read; `null` if there is none. */
export function findTopicOfReading(turn: AnswerContext): Topic | null {
  const { topics, question } = turn;
  const [named] = topics;
  if (named !== undefined) return named;
  const current = findCurrentTopic(turn)?.topic ?? null;
  if (current !== null && isBareFollowUp(question.text)) return current;
  const [act] = question.acts;
  if (act?.topic && act.topicProbability >= SURE_TOPIC) return act.topic;
  // "Will it come, or only in the next life": what is asked is sure, and what about, is what was told before.
  const isSure = turn.object !== null && (turn.ranked[0]?.probability ?? 0) >= SURE_OBJECT;
  const likely = act?.topic && act.topicProbability >= LIKELY_TOPIC ? act.topic : null;
  return isSure ? (current ?? findToldTopic(turn) ?? likely) : null;
}
