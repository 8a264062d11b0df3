import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import { isBareFollowUp } from "../../question/is-bare-follow-up.ts";
import type { Question, QuestionKind } from "../../question/question.ts";
import { countWords } from "../../language/count-words.ts";

/** A message with more words brings its own subject. */
const MAX_WORDS = 9;
/** Kinds that need no topic from the conversation. */
const COMPLETE_KINDS: ReadonlySet<DialogueActKind> = new Set(["bounds", "about_app", "about_talk", "which_day", "day"]);
const MIN_PROBABILITY = 0.5;
/** Kinds of questions that say how something is asked, not what about. */
const OPEN_KINDS: ReadonlySet<QuestionKind> = new Set(["remedy", "ahead"]);

/** Whether a message names no topic and no chart element of its own, so that it is about what was said before. */
export function isIncomplete(question: Question): boolean {
  const { topics, kinds, entities, text, acts, danger } = question;
  const { grahas, houses, lords, signs, nakshatras, vargas, factIds, groups } = entities;
  const named = [grahas, houses, lords, signs, nakshatras, vargas, factIds, groups].reduce(
    (sum, { length }) => sum + length,
    0,
  );
  if (danger !== null || topics.length + named > 0 || countWords(text) > MAX_WORDS) return false;
  if (kinds.some((kind) => !OPEN_KINDS.has(kind))) return false;
  const isBare = isBareFollowUp(text);
  return !acts.some(
    ({ kind, probability }) =>
      COMPLETE_KINDS.has(kind) && probability >= MIN_PROBABILITY && !(kind === "about_app" && isBare),
  );
}
