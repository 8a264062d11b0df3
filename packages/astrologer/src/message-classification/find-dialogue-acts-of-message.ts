import type { DialogueAct, DialogueActKind } from "./dialogue-act.ts";
import { classifySentence } from "./classify-sentence.ts";
import { splitMessageIntoSentences } from "./danger/split-message-into-sentences.ts";
import { countWords } from "../language/count-words.ts";

/** Maximum number of dialogue acts that are answered in one message. */
const MAX_ACTS = 4;
/** Shorter sentences mean too little out of context: "Thoughts?" */
const MIN_SENTENCE_WORDS = 3;

/** Kinds that need no answer of their own beside a question: "My son passed. Thank you! When will he find a job?" */
const KINDS_BESIDE_QUESTIONS: ReadonlySet<DialogueActKind> = new Set(["statement", "thanks"]);

/** Finds the dialogue acts of a message in order. */
export function findDialogueActsOfMessage(text: string): readonly DialogueAct[] {
  const sentences = splitMessageIntoSentences(text).filter(
    (sentence) => countWords(sentence.text) >= MIN_SENTENCE_WORDS,
  );
  if (sentences.length < 2) return [classifySentence(text)];
  const acts = sentences.map((sentence) => classifySentence(sentence.text, sentence.from));
  const questions = acts.filter(({ kind }) => !KINDS_BESIDE_QUESTIONS.has(kind));
  if (questions.length === 0) return [classifySentence(text)];
  const distinct = questions.filter(
    (act, at) => !questions.slice(0, at).some(({ kind, topic }) => kind === act.kind && topic === act.topic),
  );
  // The last questions of a long message are the most specific ones.
  return distinct.slice(-MAX_ACTS);
}
