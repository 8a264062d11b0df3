import { tokenise } from "../../language/tokenise.ts";
import { parseEraseRequest } from "../../question/parse-erase-request.ts";
import { type SafetyScores, computeSafetyScores } from "../classify/compute-safety-scores.ts";
import { detectHarmfulAction } from "./detect-harmful-action.ts";
import { type Danger, DANGER_KINDS, type DangerKind } from "./danger.ts";
import { type SentenceSpan, splitClauses, splitSentences } from "./split-sentences.ts";

/**
 * Minimum probability of any danger for a text to be answered with care. A single sentence needs more than the whole message, because it
 * is less reliable out of context. Chosen on held-out training authors.
 */
const MIN_MESSAGE_PROBABILITY = 0.4;
/** For messages of at most `MAX_SHORT_WORDS` words: "what if it does not happen" after a question about marriage is no farewell. */
const MIN_SHORT_MESSAGE_PROBABILITY = 0.6;
const MAX_SHORT_WORDS = 4;
const MIN_SENTENCE_PROBABILITY = 0.9;
/** Shorter sentences mean too little out of context: "Thoughts?" */
const MIN_SENTENCE_WORDS = 3;
/** Minimum probability for a danger to be reported as clear. */
const CLEAR_PROBABILITY = 0.55;

const sumDangerScores = (scores: SafetyScores): number =>
  DANGER_KINDS.reduce((sum, kind) => sum + (scores.get(kind) ?? 0), 0);

const getLikeliestKind = (scores: SafetyScores): DangerKind =>
  DANGER_KINDS.reduce((best, kind) => ((scores.get(kind) ?? 0) > (scores.get(best) ?? 0) ? kind : best));

const countWords = (text: string): number => text.trim().split(/\s+/u).length;

function classifyDanger(whole: SentenceSpan, sentences: readonly SentenceSpan[]): readonly Danger[] {
  const classifySentence = (sentence: SentenceSpan, minProbability: number): readonly Danger[] => {
    const scores = computeSafetyScores(sentence.text);
    const danger = sumDangerScores(scores);
    if (danger < minProbability) return [];
    return [
      { kind: getLikeliestKind(scores), span: [sentence.from, sentence.to], isClear: danger >= CLEAR_PROBABILITY },
    ];
  };
  const isShort = countWords(whole.text) <= MAX_SHORT_WORDS;
  const ofWhole = classifySentence(whole, isShort ? MIN_SHORT_MESSAGE_PROBABILITY : MIN_MESSAGE_PROBABILITY);
  const clauses = sentences.flatMap(splitClauses);
  const parts = [...(sentences.length > 1 ? sentences : []), ...clauses];
  const longEnough = parts.filter(({ text }) => countWords(text) >= MIN_SENTENCE_WORDS);
  return [...ofWhole, ...longEnough.flatMap((part) => classifySentence(part, MIN_SENTENCE_PROBABILITY))];
}

const matchDangerRules = (sentences: readonly SentenceSpan[]): readonly Danger[] =>
  sentences.flatMap(({ text, from, to }) => {
    const kind = detectHarmfulAction(tokenise(text));
    return kind === null ? [] : [{ kind, span: [from, to] as const, isClear: true }];
  });

const getSeverityRank = ({ kind }: Danger): number => DANGER_KINDS.indexOf(kind);

/**
 * Detects whether a message shows a person in danger or in distress, in English, Hindi or Hinglish. The trained classifier runs on the whole
 * message and on each sentence, the rules for harmful actions on each sentence; the most severe result wins.
 * @returns `null` if there is no danger
 */
export function assessDanger(text: string): Danger | null {
  const whole = { text, from: 0, to: text.length };
  const sentences = splitSentences(text);
  const dangers = [...matchDangerRules(sentences), ...classifyDanger(whole, sentences)];
  // "I want to erase" may be said of a life; "I want to erase my data" is exact.
  const isExact = dangers.length > 0 && parseEraseRequest(text) !== null;
  const plausible = isExact ? dangers.filter(({ isClear }) => isClear) : dangers;
  return plausible.toSorted((a, b) => getSeverityRank(a) - getSeverityRank(b))[0] ?? null;
}
