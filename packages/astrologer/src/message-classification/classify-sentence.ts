import { isTopic } from "../topic-judgment/topics.data.ts";
import { type DialogueAct, DIALOGUE_ACT_KINDS, type DialogueActKind } from "./dialogue-act.ts";
import { computeProbabilities, embed } from "./classifier/model.ts";
import { extractFeatures } from "./classifier/extract-features.ts";
import { loadModel } from "./classifier/load-model.ts";

type Scores = ReadonlyMap<string, number>;

function getLikeliest(scores: Scores): readonly [label: string, probability: number] {
  let likeliest: readonly [string, number] = ["", 0];
  for (const entry of scores) if (entry[1] > likeliest[1]) likeliest = entry;
  return likeliest;
}

/** Splits a label of the head "kind": "bounds:exam" → bounds, exam. */
function parseKindLabel(label: string): { readonly kind: DialogueActKind; readonly bound: string | null } {
  const [name, bound = null] = label.split(":");
  const kind = DIALOGUE_ACT_KINDS.find((one) => one === name);
  if (!kind) throw new RangeError(`the language model has an unknown kind "${label}"`);
  return { kind, bound };
}

/** Classifies one sentence, or a message of one sentence. */
export function classifySentence(text: string, from = 0): DialogueAct {
  const model = loadModel("requests");
  const embedded = embed(model, extractFeatures(text));
  const getScores = (head: string): Scores => computeProbabilities(model, head, embedded);
  const [label, probability] = getLikeliest(getScores("kind"));
  const [topic, topicProbability] = getLikeliest(getScores("matter"));
  const [person] = getLikeliest(getScores("person"));
  const [polar] = getLikeliest(getScores("polar"));
  return {
    ...parseKindLabel(label),
    probability,
    topic: isTopic(topic) ? topic : null,
    topicProbability,
    person,
    isPolar: polar === "true",
    span: [from, from + text.length],
  };
}
