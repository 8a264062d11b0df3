import { createHash } from "node:crypto";
import { computeProbabilities, embed, type LanguageModel } from "../src/message-classification/classifier/model.ts";
import { extractFeatures } from "../src/message-classification/classifier/extract-features.ts";
import type { SafetyScores } from "../src/message-classification/classifier/compute-safety-scores.ts";
import { collectDangerSignals } from "../src/message-classification/danger/collect-danger-signals.ts";
import { splitMessageIntoSentences } from "../src/message-classification/danger/split-message-into-sentences.ts";
import { buildModel } from "./build-model.ts";
import type { AuthorSet } from "./read-corpus.ts";
import { type Decision, type DecisionExample, trainDecision } from "./train-decision.ts";
import { countWords } from "../src/language/count-words.ts";

/** The classifier is trained this many times, each time without one part of the authors; the decision learns from its scores of that part. */
const PARTS = 5;

function collectSignals(model: LanguageModel, text: string): readonly number[] {
  const score = (part: string): SafetyScores =>
    computeProbabilities(model, "safety", embed(model, extractFeatures(part)));
  const sentences = splitMessageIntoSentences(text);
  const parts = sentences.length > 1 ? sentences.map((sentence) => score(sentence.text)) : [];
  return collectDangerSignals(score(text), parts, countWords(text));
}

/** Sentences collected from the project's older tests are always trained on: their authors knew the code. */
const isAuthor = ({ author }: AuthorSet): boolean => !author.startsWith("early-");

/** SHA-256 of the classifier's digest and of the sentences that the texts are split into. */
export function computeDecisionDigest(trainedOn: string, sets: readonly AuthorSet[]): string {
  const hash = createHash("sha256").update(`${trainedOn} ${PARTS}`);
  for (const { rows } of sets)
    for (const { text } of rows)
      hash.update(JSON.stringify(splitMessageIntoSentences(text).map(({ from, to }) => [from, to])));
  return hash.digest("hex");
}

/** Learns when the classifier's scores of a message and of its sentences show a danger. */
export function buildDangerDecision(sets: readonly AuthorSet[]): Decision {
  const authors = sets.filter(isAuthor);
  const examples = Array.from({ length: PARTS }, (_, part): readonly DecisionExample[] => {
    const held = new Set(authors.filter((_set, at) => at % PARTS === part));
    const model = buildModel(
      "danger",
      sets.filter((set) => !held.has(set)),
    );
    return [...held].flatMap(({ rows }) =>
      rows.map(({ text, danger }) => ({ signals: collectSignals(model, text), isDanger: danger !== null })),
    );
  });
  return trainDecision(examples.flat());
}
