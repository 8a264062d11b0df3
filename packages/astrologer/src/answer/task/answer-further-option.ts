import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import { answerByClass } from "../either-or/answer-either-or-question.ts";
import { nameTowns, resolveOptions } from "../either-or/resolve-options-in-chart.ts";
import { findFurtherOption, findOptionsOfTask } from "./find-options-of-task.ts";

/** "And arts?", "so what shall I do?", after a choice: all its options once more, with the one that is added. */
export function answerFurtherOption(turn: AnswerContext): AnswerDraft | null {
  const { task, question } = turn;
  const { earlier } = task;
  const { entities, kinds, topics, text } = question;
  if (earlier === null || task.time !== null || question.form === "why" || question.form === "when") return null;
  const named = entities.grahas.length + entities.houses.length + entities.lords.length + entities.factIds.length;
  if (named + kinds.length > 0 || topics.some((topic) => !earlier.topics.includes(topic))) return null;
  const options = findOptionsOfTask(earlier);
  const further = question.followUp === "and" ? findFurtherOption(text) : null;
  const asksAgain = question.followUp === "do";
  if (options.length < 2 || (further === null && !asksAgain)) return null;
  const read = nameTowns(resolveOptions(turn, further ? [...options, further] : options));
  const draft = answerByClass(turn, read, earlier.topics[0] ?? null);
  return draft.sentences.length > 0 ? draft : null;
}
