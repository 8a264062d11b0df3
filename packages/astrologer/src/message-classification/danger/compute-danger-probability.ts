import decision from "../../../models/danger-decision.json" with { type: "json" };
import { computeSafetyScores } from "../classifier/compute-safety-scores.ts";
import { softmax } from "../classifier/softmax.ts";
import { collectDangerSignals } from "./collect-danger-signals.ts";
import type { SentenceSpan } from "./split-message-into-sentences.ts";
import { countWords } from "../../language/count-words.ts";

/**
 * The probability that a message shows a danger, by the classifier's scores of the message and of each of its sentences. The weights were
 * learned on training authors that were held out from the classifier.
 */
export function computeDangerProbability(text: string, sentences: readonly SentenceSpan[]): number {
  const parts = sentences.length > 1 ? sentences.map((sentence) => computeSafetyScores(sentence.text)) : [];
  const signals = collectDangerSignals(computeSafetyScores(text), parts, countWords(text));
  const score = signals.reduce((sum, signal, at) => sum + signal * (decision.weights[at] ?? 0), decision.bias);
  return softmax(Float64Array.of(0, score))[1] ?? 0;
}
