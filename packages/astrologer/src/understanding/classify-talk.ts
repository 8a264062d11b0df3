import { computeProbabilities, embed } from "./classify/model.ts";
import { extractFeatures } from "./classify/extract-features.ts";
import { loadModel } from "./classify/load-model.ts";

/** What a message about the conversation itself asks for. */
export const TALK_REQUESTS = [
  "first",
  "sum_up",
  "repeat",
  "shorter",
  "language",
  "said",
  "order",
  "sooner",
  "birth",
  "same",
  "other",
] as const;
export type TalkRequest = (typeof TALK_REQUESTS)[number];

/** The probability of each request; only meaningful for a message about the conversation. */
export function classifyTalk(text: string): ReadonlyMap<TalkRequest, number> {
  const model = loadModel("talk");
  const scores = computeProbabilities(model, "talk", embed(model, extractFeatures(text)));
  return new Map(TALK_REQUESTS.map((request) => [request, scores.get(request) ?? 0]));
}
