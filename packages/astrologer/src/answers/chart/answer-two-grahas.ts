import type { AnswerContext, AnswerDraft } from "../../answer/answer-context.ts";
import { answerAspects } from "./answer-aspects.ts";
import { nameMeantElements } from "./name-meant-elements.ts";

/** "Do both see each other", after Mars and Saturn, asks of these two. */
export function answerTwoGrahas(turn: AnswerContext): AnswerDraft | null {
  const { question, about } = turn;
  if (about !== null || question.person !== "self" || !question.entities.terms.has("each")) return null;
  const asked = nameMeantElements({ ...turn, object: "aspects" });
  return asked.question.entities.grahas.length === 2 ? answerAspects(asked) : null;
}
