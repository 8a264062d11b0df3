import type { AnswerContext, AnswerDraft } from "../answer/answer-context.ts";
import { countWords } from "../language/count-words.ts";
import { readParts } from "../request/read-parts.ts";
import { answerTurn } from "./answer-turn.ts";
import { IN_IT } from "./chart/name-meant-elements.ts";

import { asksOnlyOfDay } from "../answer/days/answer-day-question.ts";

/** Splits a message into questions at punctuation; at most three are answered. */
const splitQuestions = (text: string): readonly string[] =>
  text
    .split(/(?<=[?？।!])\s+|\?(?=\p{L})/u)
    .map((part) => part.trim())
    .filter((part) => countWords(part) >= MIN_WORDS_OF_QUESTION)
    .slice(0, 3);

/** "Mars? Really??" beside a question asks nothing of its own. */
const MIN_WORDS_OF_QUESTION = 3;

const MIN_QUESTIONS = 2;

/** The second of two clauses with the elements of the first, if it names none: "where is Mars, and is it combust". */
function takeElements(part: AnswerContext, before: AnswerContext | undefined): AnswerContext {
  const { question } = part;
  const { grahas, houses, lords, signs, vargas, factIds } = question.entities;
  if (!before || vargas.length > 0) return part;
  const { entities } = before.question;
  // "When does Jupiter enter Cancer, and does it go over my 11th lord": who goes there is in the first clause.
  if (part.object === "transit_over" && grahas.length === 0) {
    const over = { grahas: entities.grahas, signs: signs.length > 0 ? signs : entities.signs };
    return { ...part, question: { ...question, entities: { ...question.entities, ...over } } };
  }
  if (grahas.length + houses.length + lords.length + signs.length + factIds.length > 0) {
    const meantVargas = IN_IT.test(question.text) ? entities.vargas : [];
    return { ...part, question: { ...question, entities: { ...question.entities, vargas: meantVargas } } };
  }
  const meant = { grahas: entities.grahas, houses: entities.houses, lords: entities.lords, vargas: entities.vargas };
  return { ...part, question: { ...question, entities: { ...question.entities, ...meant } } };
}

/** The questions of a message as they were read; if it was read as one, those that punctuation divides. */
function listQuestions(turn: AnswerContext, turnOf: (text: string) => AnswerContext): readonly AnswerContext[] {
  const read = readParts({ question: turn.question, turns: turn.previousTurns });
  const areSure = read.every(({ ranked: [best] }) => best !== undefined && best.probability >= SURE_PART);
  if (read.length < MIN_QUESTIONS || !areSure)
    return splitQuestions(turn.question.text)
      .map((part) => turnOf(part))
      .filter(({ question }) => !question.isNotUnderstood);
  const parts: AnswerContext[] = [];
  for (const { text, ranked, about } of read)
    parts.push(takeElements({ ...turnOf(text), ranked, about, object: ranked[0]?.object ?? null }, parts.at(-1)));
  return parts;
}

const SURE_PART = 0.6;

/** Answers several questions in one message: first the facts, then one topic in full. */
export function answerSeveralQuestions(
  turn: AnswerContext,
  turnOf: (text: string) => AnswerContext,
): AnswerDraft | null {
  if (turn.question.danger !== null || asksOnlyOfDay(turn)) return null;
  const parts = listQuestions(turn, turnOf);
  if (parts.length < MIN_QUESTIONS) return null;
  const bodies = parts.map(answerTurn);
  // A question out of scope or a danger must not be skipped in favour of the other questions.
  if (bodies.some(({ kind }) => kind === "bounds" || kind === "safety")) return null;
  const answered = bodies.filter(({ kind }) => kind === "fact" || kind === "reading" || kind === "definition");
  const [reading] = answered.filter(({ kind }) => kind === "reading");
  const briefAnswers = answered.filter(({ kind }) => kind !== "reading");
  if (briefAnswers.length === 0 || (briefAnswers.length === 1 && !reading)) return null;
  const all = [...briefAnswers.flatMap((body) => body.sentences), ...(reading?.sentences ?? [])];
  // "They say my dhaiya is on. What is dhaiya": both may be answered by the same sentence.
  const sentences = all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at);
  const extraFacts = answered.flatMap((body) => body.extraFacts ?? []);
  return { ...(reading ?? briefAnswers[0]), kind: reading ? "reading" : "fact", sentences, extraFacts };
}
