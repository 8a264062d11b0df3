import { hasAskingTerms } from "../../question/find-entities.ts";
import { findEitherOrOptions } from "../../question/find-either-or-options.ts";
import type { QuestionForm } from "../../question/question.ts";
import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import { answerByClass } from "../either-or/answer-either-or-question.ts";
import { nameTowns, resolveOptions } from "../either-or/resolve-options-in-chart.ts";
import { SURE_KIND } from "./asked-task.ts";
import { findFurtherOption, findOptionsOfTask } from "./find-options-of-task.ts";

/** Forms of a message that names no option: "and if I do both?" */
const NOT_OPTIONS: ReadonlySet<QuestionForm> = new Set(["why", "when", "if"]);

/** "And arts?", "so what shall I do?", after a choice: all its options once more, with the one that is added. */
export function answerFurtherOption(turn: AnswerContext): AnswerDraft | null {
  const { task, question } = turn;
  const { earlier } = task;
  const { entities, kinds, topics, text } = question;
  if (earlier === null || task.time !== null || NOT_OPTIONS.has(question.form)) return null;
  const named = entities.grahas.length + entities.houses.length + entities.lords.length + entities.factIds.length;
  if (named + kinds.length > 0 || hasAskingTerms(entities)) return null;
  const options = findOptionsOfTask(earlier);
  const further = findFurtherOption(text);
  const [act] = question.acts;
  const asksAgain = question.followUp === "do" || (act?.kind === "choice" && act.probability >= SURE_KIND);
  if (options.length < 2 || (further === null && !(asksAgain && findEitherOrOptions(text).length === 0))) return null;
  const read = nameTowns(resolveOptions(turn, further ? [...options, further] : options, true));
  // "And money?" is another matter; a trade is an option whatever matter it belongs to.
  const isOtherMatter = topics.some((topic) => !earlier.topics.includes(topic));
  const addsField = read.at(-1)?.known?.isField === true && read.slice(0, -1).some(({ known }) => known?.isField);
  if (isOtherMatter && !addsField) return null;
  const draft = answerByClass(turn, read, earlier.topics[0] ?? null);
  return draft.sentences.length > 0 ? draft : null;
}
