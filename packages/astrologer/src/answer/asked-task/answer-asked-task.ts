import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import { answerWithJudgmentIndex } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { findEitherOrOptions } from "../../question/find-either-or-options.ts";
import type { DialogueAct } from "../../message-classification/dialogue-act.ts";
import { resolveOptions } from "../either-or/resolve-options-in-chart.ts";
import { answerEitherOr } from "../either-or/answer-either-or-question.ts";
import { answerCareerFields } from "./answer-career-fields.ts";
import { answerEffect, answerYogakaraka } from "./answer-effect.ts";
import { answerBetterTimes, answerOnTheWhole } from "./answer-overall.ts";
import { answerOneOption } from "./answer-one-option.ts";
import { answerFurtherOption } from "./answer-further-option.ts";
import { explainChoice } from "./explain-choice.ts";
import { countWords } from "../../language/count-words.ts";

type Reader = (turn: AnswerContext) => AnswerDraft | null;

const createJudgedReader =
  (read: Reader): Reader =>
  (turn) =>
    answerWithJudgmentIndex(turn, read);

/** "With a partner or alone?": a choice about what the conversation is about. */
const answerFurtherChoice: Reader = (turn) => {
  const { task, question } = turn;
  const before = turn.previousTurns.at(-1);
  if (before?.kind !== "reading" || question.entities.grahas.length > 0) return null;
  const isChoice = question.acts.some(
    ({ kind, probability }) => kind === "choice" && probability >= MIN_CHOICE_PROBABILITY,
  );
  const isShort = countWords(question.text) <= MAX_CHOICE_WORDS;
  const options = isShort ? resolveOptions(turn, findEitherOrOptions(question.text)) : [];
  const areKnown = options.length > 1 && options.every(({ known }) => known !== null);
  const areFragments =
    options.length > 1 && question.kinds.length === 0 && before.topics.length > 0 && task.time === null;
  if (!areFragments && !(isChoice && task.earlier !== null)) return null;
  const [topic = before.topics[0]] = areKnown || areFragments ? before.topics : turn.topics;
  if (topic === undefined) return null;
  const act = {
    ...(question.acts[0] as DialogueAct),
    kind: "choice" as const,
    matter: topic,
    topicProbability: 1,
    probability: 1,
  };
  const asked = { ...question, acts: [act], person: "self" as const, topics: [topic] };
  return answerEitherOr({ ...turn, question: asked, topics: [topic] });
};
const MIN_CHOICE_PROBABILITY = 0.5;
const MAX_CHOICE_WORDS = 6;

/** Answers to what a task asks, most specific first. */
const READERS: readonly Reader[] = [
  createJudgedReader(answerOneOption),
  createJudgedReader(explainChoice),
  createJudgedReader(answerFurtherOption),
  createJudgedReader(answerFurtherChoice),
  createJudgedReader(answerOnTheWhole),
  createJudgedReader(answerEffect),
  createJudgedReader(answerYogakaraka),
  createJudgedReader((turn) => answerCareerFields(turn)),
  createJudgedReader(answerBetterTimes),
];

/** Answers a message by its task: what it asks, with what it leaves to the conversation. */
export function answerAskedTask(turn: AnswerContext): AnswerDraft | null {
  if (turn.question.danger !== null || turn.previousTurns.at(-1)?.kind === "safety") return null;
  for (const read of READERS) {
    const draft = read(turn);
    if (draft) return draft;
  }
  return null;
}
