import { assess } from "@lagna/astrologer";
import { MOST_ASKED } from "@lagna/contract";
import { invalidField } from "../errors.ts";

/**
 * A question as it is answered. One that is too long is looked through for danger, at its beginning and its end, before it is refused:
 * a person in danger gets help, whatever else the message holds.
 * @throws AppError 422 for a longer one without danger
 */
export function readQuestion(question: string): string {
  if (question.length <= MOST_ASKED) return question;
  const ends = [question.slice(0, MOST_ASKED), question.slice(-MOST_ASKED)];
  const inDanger = ends.find((part) => assess(part) !== null);
  if (inDanger === undefined) throw invalidField("question", "question_long", { max: MOST_ASKED });
  return inDanger;
}
