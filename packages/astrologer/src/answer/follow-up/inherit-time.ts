import type { FactIndex } from "../../fact.ts";
import { type AskedTime, parseAskedTime } from "../../question/parse-asked-time.ts";
import type { Question } from "../../question/question.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import { findReferenceKeywords } from "./find-reference-keywords.ts";
import { isIncomplete } from "./is-incomplete-question.ts";
import type { Understanding } from "../understand-message.ts";
import { countWords } from "../../language/count-words.ts";

const MAX_FRAGMENT = 4;
const TURNS_BACK = 4;
const ADDING_KINDS: ReadonlySet<DialogueActKind> = new Set(["statement", "outlook", "fact", "compare"]);

/** The time that a turn was about, in its own words or those of a turn before it; `undefined` if it was about none. */
export function findTimeOfTurn(
  { turns }: Pick<Understanding, "turns">,
  at: number,
  index: FactIndex,
): AskedTime | undefined {
  for (let place = at; place >= 0 && place > at - TURNS_BACK; place--) {
    const memory = turns[place];
    if (!memory || memory.interval === null) return undefined;
    const time = parseAskedTime(memory.question, index);
    if (time) return time;
  }
  return undefined;
}

/** "And money?" after the outlook of a year: the time of the turn before. */
export function inheritTime(question: Question, understanding: Understanding, index: FactIndex): AskedTime | null {
  const { turns } = understanding;
  const last = turns.at(-1);
  const [act] = question.acts;
  if (last?.kind !== "reading" || last.topics.length === 0 || last.interval === null || question.form === "when")
    return null;
  const isWhole = findReferenceKeywords(question.text).has("whole");
  const isSummary = (act?.kind === "compare" || isWhole) && isIncomplete(question);
  const isAdding =
    question.topics.length > 0 &&
    question.person === "self" &&
    countWords(question.text) <= MAX_FRAGMENT &&
    ADDING_KINDS.has(act?.kind ?? "outlook");
  return isAdding || isSummary ? (findTimeOfTurn(understanding, turns.length - 1, index) ?? null) : null;
}
