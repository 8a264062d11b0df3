import { extractFeatures } from "../src/message-classification/classifier/extract-features.ts";
import { hashFeature } from "../src/message-classification/classifier/hash-feature.ts";
import type { LanguageModel } from "../src/message-classification/classifier/model.ts";
import type { AskObjectId } from "../src/request/objects.data.ts";
import type { AuthorSet } from "./read-corpus.ts";
import type { TalkAuthor } from "./read-talks.ts";
import { getRequestLabels } from "./request-labels.ts";
import { type Example, trainModel, type TrainingOptions } from "./train-model.ts";

const OPTIONS: TrainingOptions = {
  buckets: 2 ** 16,
  dimensions: 40,
  epochs: 12,
  rate: 0.5,
  decay: 0.005,
  dropout: 0.3,
  seed: 7,
};

/** Rows of conversations count this often: there are few beside the older rows, which only teach kind, topic and person. */
const TALK_WEIGHT = 3;

/** The features of a message with the object of the message before it; none before the first. */
export function extractTalkFeatures(text: string, previous: AskObjectId | null): ReadonlySet<number> {
  const features = new Set(extractFeatures(text));
  features.add(hashFeature(`previous ${previous ?? "none"}`));
  return features;
}

export interface LabelledMessage {
  readonly text: string;
  readonly language: string;
  readonly object: AskObjectId;
  readonly previous: AskObjectId | null;
  readonly isFollowUp: boolean;
}

/** The messages of an author, each with its first object and that of the message before. */
export function listLabelledMessages({ messages }: TalkAuthor): readonly LabelledMessage[] {
  return messages.flatMap(({ text, language, asks, talk }, at) => {
    const [ask] = asks;
    const before = messages[at - 1];
    const previous = before?.talk === talk ? (before.asks.at(-1)?.object ?? null) : null;
    return ask ? [{ text, language, object: ask.object, previous, isFollowUp: (ask.from_talk ?? []).length > 0 }] : [];
  });
}

/** Learns the object of a message; the older rows teach the same features what kind, topic and person are. */
export function buildObjectModel(talks: readonly TalkAuthor[], sets: readonly AuthorSet[]): LanguageModel {
  const ofTalks = talks.flatMap(listLabelledMessages).map(({ text, object, previous }): Example => ({
    features: extractTalkFeatures(text, previous),
    labels: { object },
  }));
  const older = sets.flatMap(({ rows }) =>
    rows.flatMap((row): readonly Example[] => {
      const labels = getRequestLabels(row);
      return labels ? [{ features: extractFeatures(row.text), labels }] : [];
    }),
  );
  return trainModel([...older, ...Array.from({ length: TALK_WEIGHT }, () => ofTalks).flat()], OPTIONS);
}
