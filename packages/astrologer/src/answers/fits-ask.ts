import type { AnswerContext, AnswerDraft } from "../answer/answer-context.ts";
import type { AnswerKind, TurnMemory } from "../answer/answer-types.ts";
import { countWords } from "../language/count-words.ts";
import type { Question } from "../question/question.ts";
import type { AskFamily } from "../request/object.ts";
import { ASK_OBJECTS } from "../request/objects.data.ts";
import { sumOfFamily } from "../request/sum-of-family.ts";

/** What an answer of a kind may answer. The kinds that are missing fit everything: care, and that a birth time is needed. */
const FAMILIES_OF_KIND: Readonly<Partial<Record<AnswerKind, readonly AskFamily[]>>> = {
  fact: ["chart", "dasha", "sky", "day", "calendar", "explanation"],
  definition: ["explanation", "chart", "dasha", "sky", "day", "calendar", "two people"],
  reading: ["reading", "dasha", "sky", "explanation", "good day"],
  talk: ["person", "conversation", "app", "two people"],
  bounds: ["bounds", "reading", "good day"],
};

/** From this probability together, a message asks for what the families of an answer are about. */
const MIN_PROBABILITY = 0.35;

const MAX_WORDS_OF_FRAGMENT = 4;
/** "And house?", after a reading. */
const namesMatterOnly = ({ text, topics }: Question, turns: readonly TurnMemory[]): boolean =>
  topics.length > 0 && turns.at(-1)?.kind === "reading" && countWords(text) <= MAX_WORDS_OF_FRAGMENT;

const YEAR = /(?:1[89]|2[0-3])\d{2}/u;

/**
 * Whether an answer that was found by words is one to what the message asks for: of the family of its object or, where none is sure, of families
 * that are likely together. "The driver survived, thank God" gets no reading, though it names a house lord's matter.
 */
export function fitsAsk({ object, ranked, previousTurns, question }: AnswerContext, { kind }: AnswerDraft): boolean {
  const families = FAMILIES_OF_KIND[kind];
  // At the beginning of a conversation a trouble that is told is mostly a question about it.
  if (!families || previousTurns.length === 0) return true;
  // "2027 or 2028, which is better" compares no days.
  if (object === "days_compared" && kind === "reading") return YEAR.test(question.text);
  if (object === "correction") return true;
  if (object !== null) return families.includes(ASK_OBJECTS[object].family);
  // "How much does a house cost me" is of no price of ours, and "I meant my job" asks what was asked before.
  const [best] = ranked;
  const family = best && ASK_OBJECTS[best.object].family;
  const isOfMatter = (family === "app" || family === "bounds") && question.topics.length > 0;
  if (kind === "reading" && (isOfMatter || best?.object === "correction" || namesMatterOnly(question, previousTurns)))
    return true;
  const together = families.reduce((sum, family) => sum + sumOfFamily(ranked, family), 0);
  return together >= MIN_PROBABILITY;
}
