import { getPhraseId } from "../answer/phrasing/phrase-picker.ts";
import type { ChartAnswerer } from "./chart-answerer.ts";

/** The sentences of the last answer that wait for "more"; `null` if none does, or they would read differently by now. */
export const answerWaiting: ChartAnswerer = (turn) => {
  const at = turn.previousTurns.length - 1;
  const waiting = new Set(turn.previousTurns[at]?.waiting);
  if (waiting.size === 0) return null;
  const draft = turn.answerEarlier(at, { language: turn.phrasePicker.language });
  const sentences = draft.sentences.filter(({ text }) => waiting.has(getPhraseId(text)));
  const [first, ...rest] = sentences;
  // A paragraph of the whole answer may begin with the first of them.
  return first ? { ...draft, sentences: [{ text: first.text, facts: first.facts }, ...rest] } : null;
};
