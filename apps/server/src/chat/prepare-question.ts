import { assessDanger } from "@lagna/astrologer";
import { MAX_QUESTION_LENGTH } from "@lagna/contract";
import { createInvalidFieldError } from "../errors.ts";

/**
 * Returns the question to answer. A question that is too long is refused, unless its beginning or end shows danger: then that part is
 * returned, so that a person in danger gets help in any case.
 * @throws AppError 422 for a question that is too long and shows no danger
 */
export function prepareQuestion(question: string): string {
  if (question.length <= MAX_QUESTION_LENGTH) return question;
  const ends = [question.slice(0, MAX_QUESTION_LENGTH), question.slice(-MAX_QUESTION_LENGTH)];
  const inDanger = ends.find((part) => assessDanger(part) !== null);
  if (inDanger === undefined) throw createInvalidFieldError("question", "question_long", { max: MAX_QUESTION_LENGTH });
  return inDanger;
}
