import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { getPhraseId } from "../phrasing/phrase-picker.ts";
import { REFERENCE_PHRASES } from "../follow-up/reference-phrases.data.ts";
import { answerOutOfScope } from "./answer-out-of-scope.ts";

/** A question that stays open, without the words of the refusal before. */
export const renderStillOpen = (
  { phrasePicker }: AnswerContext,
  key: "bounds_why" | "bounds_again" | "bounds_when",
): AnswerDraft => ({ kind: "bounds", sentences: [renderPhrase(phrasePicker, REFERENCE_PHRASES[key])], followUps: [] });

/** Whether a refusal begins with the words of the turn before. */
export const repeatsRefusal = ({ previousTurns }: AnswerContext, draft: AnswerDraft): boolean => {
  const [first] = draft.sentences;
  return (
    first !== undefined &&
    previousTurns.at(-1)?.kind === "bounds" &&
    getPhraseId(first.text) === previousTurns.at(-1)?.opening
  );
};

/** Pressing for a result that no chart knows, without a word of its subject: "just say yes or no"; other subjects are answered as before. */
export function answerOutOfScopeOnce(turn: AnswerContext): AnswerDraft | null {
  const draft = answerOutOfScope(turn);
  const [act] = turn.question.acts;
  const { topics, kinds } = turn.question;
  const isPressing = topics.length + kinds.length === 0 && act?.bound === "exam";
  const isAfterRefusal = turn.previousTurns.at(-1)?.kind === "bounds";
  return draft && isPressing && isAfterRefusal ? renderStillOpen(turn, "bounds_again") : draft;
}
