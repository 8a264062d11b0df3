import { classifySentence } from "../../message-classification/classify-sentence.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import type { AnswerKind, AnswerSentence, TurnMemory } from "../answer-types.ts";
import type { AnswerContext, AnswerDraft } from "../answer-context.ts";

/** A turn with its place in the conversation. */
export interface PlacedTurn {
  readonly memory: TurnMemory;
  readonly at: number;
}

const ANSWERED_KINDS: ReadonlySet<AnswerKind> = new Set(["reading", "fact", "definition", "no_time", "bounds"]);
/** Messages that ask nothing of their own. */
const UNASKING_KINDS: ReadonlySet<DialogueActKind> = new Set(["thanks", "statement", "about_talk", "correction"]);

const placeTurns = ({ previousTurns }: AnswerContext): readonly PlacedTurn[] =>
  previousTurns.map((memory, at) => ({ memory, at }));

/** The turns whose question was answered from the chart that this message is about; repetitions are left out. */
export const findAnsweredTurns = (turn: AnswerContext): readonly PlacedTurn[] =>
  placeTurns(turn).filter(
    ({ memory }) => ANSWERED_KINDS.has(memory.kind) && !memory.repeats && (memory.chart ?? null) === turn.chartId,
  );

const asksNothing = ({ questionOf }: AnswerContext, memory: TurnMemory): boolean =>
  UNASKING_KINDS.has(classifySentence(memory.question).kind) || questionOf(memory).kinds.includes("greeting");

/** The turns in which the user asked something, whether or not it could be answered. */
export const findAskedTurns = (turn: AnswerContext): readonly PlacedTurn[] =>
  placeTurns(turn).filter(({ memory }) => !memory.repeats && (memory.kind !== "talk" || !asksNothing(turn, memory)));

/** Number of past turns whose wordings are not repeated. */
const REMEMBERED_TURNS = 10;

/** Ids of the wordings that the last turns used. */
export const getRecentPhrases = (turns: readonly TurnMemory[]): readonly string[] =>
  turns.slice(-REMEMBERED_TURNS).flatMap(({ used }) => used);

const MAX_QUOTED = 120;

/** The words of a question, shortened if it is long. */
export function quoteQuestion({ question }: TurnMemory): string {
  const words = question.replaceAll(/\s+/gu, " ").replaceAll(/[“”]/gu, "'").trim();
  return words.length <= MAX_QUOTED ? words : `${words.slice(0, MAX_QUOTED).replace(/\s\S*$/u, "")} …`;
}

/** The sentences of an answer without those that only say what is answered. */
export const getOwnSentences = ({ sentences, leads = 0 }: AnswerDraft): readonly AnswerSentence[] =>
  sentences.slice(leads);

/** The first sentence of an answer, and those that name a window. */
export const pickKeySentences = (draft: AnswerDraft): readonly AnswerSentence[] =>
  getOwnSentences(draft)
    .filter(({ facts }, at) => at === 0 || (facts.length === 1 && facts[0]?.startsWith("win-")))
    .map(({ text, facts }) => ({ text, facts }));
