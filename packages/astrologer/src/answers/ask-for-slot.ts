import texts from "../../texts/phrases/slot-questions.json" with { type: "json" };
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer/answer-context.ts";
import type { PhraseVariants } from "../knowledge/knowledge-row.ts";
import type { AskObject, AskSlot } from "../request/object.ts";
import { ASK_OBJECTS, type AskObjectId } from "../request/objects.data.ts";

const SLOT_QUESTIONS: Readonly<Partial<Record<AskSlot, PhraseVariants>>> = texts.slot_questions;

/** Readings that need a matter of life. */
const READINGS_OF_TOPIC: ReadonlySet<AskObjectId> = new Set([
  "outlook",
  "timing",
  "likelihood",
  "decision",
  "reason_of_trouble",
]);

function isMissing({ question: { entities } }: AnswerContext, slot: AskSlot): boolean {
  switch (slot) {
    case "graha":
      return entities.grahas.length === 0;
    case "house":
      return entities.houses.length + entities.lords.length === 0;
    case "varga":
      return entities.vargas.length === 0;
    case "yoga":
    case "dosha":
      return entities.factIds.length === 0;
    default:
      return true;
  }
}

/** One short question for what the message must name and does not, if what it asks for is sure; `null` if nothing is missing. */
export function askForSlot(turn: AnswerContext): AnswerDraft | null {
  const { object, phrasePicker } = turn;
  if (object === null) return null;
  const { required } = ASK_OBJECTS[object] as AskObject;
  // The first question of a conversation gets the time ahead instead.
  const needsTopic = READINGS_OF_TOPIC.has(object) && turn.previousTurns.length > 0;
  const missing =
    object === "days_compared" ? "time" : needsTopic ? "topic" : required.find((slot) => isMissing(turn, slot));
  const wordings = missing === undefined ? undefined : SLOT_QUESTIONS[missing];
  return wordings ? { kind: "talk", sentences: [renderPhrase(phrasePicker, wordings)], followUps: [] } : null;
}
