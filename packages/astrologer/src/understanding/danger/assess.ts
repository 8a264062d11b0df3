import { tokensOf } from "../../language/normalise.ts";
import { type SafetyScores, safetyScores } from "../classify/safety-scores.ts";
import { actWithMeans } from "./act-and-means.ts";
import { type Danger, DANGER_KINDS, type DangerKind } from "./danger.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

/**
 * From how much probability of any danger a text is answered with care. The whole message is the better evidence; a single
 * sentence out of its message needs more. Chosen on held-out training authors.
 */
const LEAST_OF_WHOLE = 0.42;
const LEAST_OF_SENTENCE = 0.8;
/** A sentence of fewer words means too little by itself: "Thoughts?" */
const MIN_SENTENCE_WORDS = 3;
/** From here on the message says it plainly. */
const CLEAR = 0.55;

const dangerOf = (scores: SafetyScores): number => DANGER_KINDS.reduce((sum, kind) => sum + (scores.get(kind) ?? 0), 0);

const likeliestOf = (scores: SafetyScores): DangerKind =>
  DANGER_KINDS.reduce((best, kind) => ((scores.get(kind) ?? 0) > (scores.get(best) ?? 0) ? kind : best));

function learned(whole: Sentence, sentences: readonly Sentence[]): readonly Danger[] {
  const read = (sentence: Sentence, least: number): readonly Danger[] => {
    const scores = safetyScores(sentence.text);
    const danger = dangerOf(scores);
    if (danger < least) return [];
    return [{ kind: likeliestOf(scores), span: [sentence.from, sentence.to], isClear: danger >= CLEAR }];
  };
  const ofWhole = read(whole, LEAST_OF_WHOLE);
  // A short message is one sentence, and has been read.
  if (sentences.length < 2) return ofWhole;
  const longEnough = sentences.filter(({ text }) => text.trim().split(/\s+/u).length >= MIN_SENTENCE_WORDS);
  return [...ofWhole, ...longEnough.flatMap((sentence) => read(sentence, LEAST_OF_SENTENCE))];
}

const byRule = (sentences: readonly Sentence[]): readonly Danger[] =>
  sentences.flatMap(({ text, from, to }) => {
    const kind = actWithMeans(tokensOf(text));
    return kind === null ? [] : [{ kind, span: [from, to] as const, isClear: true }];
  });

const severity = ({ kind }: Danger): number => DANGER_KINDS.indexOf(kind);

/**
 * Whether a message shows a person in danger or in pain, in English, Hindi or Hinglish. Two readers look at it, the trained classifier
 * and the rules of act and means, at the whole message and at each sentence; the most severe result wins.
 * @returns `null` where there is no danger
 */
export function assess(text: string): Danger | null {
  const whole = { text, from: 0, to: text.length };
  const sentences = sentencesOf(text);
  const found = [...byRule(sentences), ...learned(whole, sentences)];
  return found.toSorted((one, other) => severity(one) - severity(other))[0] ?? null;
}
