import type { TurnMemory } from "../answer-types.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { buildOptionSlots, describeOne, describeTopic } from "../either-or/compare-options.ts";
import { EITHER_OR_VERDICT_PHRASES } from "../either-or/either-or-phrases.data.ts";
import { nameTowns, type ResolvedOption, resolveOptions } from "../either-or/resolve-options-in-chart.ts";
import { ASK_OBJECTS } from "../../request/objects.data.ts";
import { findOptionsOfTask } from "./find-options-of-task.ts";

const EDGE = { before: "(?<![\\p{L}\\p{M}\\d])", after: "(?![\\p{L}\\p{M}])" } as const;
const compileOrdinal = (words: string): RegExp => new RegExp(`${EDGE.before}(?:${words})${EDGE.after}`, "iu");

/** "The first one", "doosre wale mein", "पहला विकल्प"; a bare "pehle" means earlier. */
const ORDINALS: readonly RegExp[] = [
  compileOrdinal(
    "(?:the )?(?:first|1st) (?:one|option|choice)|pe?he?l[aie] wal[aie]|pehla option|पहल[ाेी] (?:वाल[ाेी]|विकल्प)",
  ),
  compileOrdinal(
    "(?:the )?(?:second|2nd|other) (?:one|option|choice)|d(?:oo?|u)sr[aie] wal[aie]|d(?:oo?|u)sra option|दूसर[ाेी] (?:वाल[ाेी]|विकल्प)",
  ),
  compileOrdinal(
    "(?:the )?(?:third|3rd|last) (?:one|option|choice)|t(?:ee|i)sr[aie] wal[aie]|aakh?ri wal[aie]|तीसर[ाेी] (?:वाल[ाेी]|विकल्प)",
  ),
];

/** A choice further back is no longer meant by "the first one". */
const TURNS_BACK = 3;
const findChoice = (turns: readonly TurnMemory[]): TurnMemory | undefined =>
  turns.slice(-TURNS_BACK).findLast(({ task }) => task !== undefined && findOptionsOfTask(task).length > 1);

function findMeantOption(turn: AnswerContext): ResolvedOption | null {
  const place = ORDINALS.findIndex((words) => words.test(turn.question.text));
  const task = place < 0 ? undefined : findChoice(turn.previousTurns)?.task;
  if (!task) return null;
  return nameTowns(resolveOptions(turn, findOptionsOfTask(task), true))[place] ?? null;
}

/** "And money in the second one?", "when can the first one be", after a choice: the option that is meant, with its times. */
export function answerOneOption(turn: AnswerContext): AnswerDraft | null {
  const [best] = turn.ranked;
  if (!best || ASK_OBJECTS[best.object].family !== "reading") return null;
  const option = findMeantOption(turn);
  if (!option) return null;
  const slots = buildOptionSlots({ one: option.name });
  const lead = renderPhrase(turn.phrasePicker, EITHER_OR_VERDICT_PHRASES.one_option, slots);
  const [topic] = turn.question.topics;
  if (option.known === null) return topic === undefined ? null : describeTopic(turn, topic, lead);
  return { ...describeOne(turn, option, lead), leads: 1 };
}
