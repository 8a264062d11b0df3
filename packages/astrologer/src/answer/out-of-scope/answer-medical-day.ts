import { findNamedActivity } from "../../request/extract/find-named-activity.ts";
import { type AnswerDraft, renderPhrase, type TalkContext } from "../answer-context.ts";
import { OUT_OF_SCOPE_PHRASES } from "./out-of-scope-phrases.data.ts";

export const leaveToDoctor = ({ phrasePicker }: TalkContext): AnswerDraft => ({
  kind: "bounds",
  sentences: [renderPhrase(phrasePicker, OUT_OF_SCOPE_PHRASES.medical)],
  followUps: [],
});

/** "Which day for the operation": a doctor decides that, with or without a chart; `null` for every other day. */
export const answerMedicalDay = (turn: TalkContext): AnswerDraft | null =>
  findNamedActivity(turn.question.text) === "medical" ? leaveToDoctor(turn) : null;
