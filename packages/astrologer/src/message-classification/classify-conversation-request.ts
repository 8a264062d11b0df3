import { computeProbabilities, embed } from "./classifier/model.ts";
import { extractFeatures } from "./classifier/extract-features.ts";
import { loadModel } from "./classifier/load-model.ts";

/** What a message about the conversation itself asks for. */
export const CONVERSATION_REQUESTS = [
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
export type ConversationRequest = (typeof CONVERSATION_REQUESTS)[number];

/** The probability of each request; only meaningful for a message about the conversation. */
export function classifyConversationRequest(text: string): ReadonlyMap<ConversationRequest, number> {
  const model = loadModel("talk");
  const scores = computeProbabilities(model, "talk", embed(model, extractFeatures(text)));
  return new Map(CONVERSATION_REQUESTS.map((request) => [request, scores.get(request) ?? 0]));
}
