import type { LanguageModel } from "../src/message-classification/classifier/model.ts";
import { extractRequestFeatures } from "../src/request/extract-request-features.ts";
import type { AskObjectId } from "../src/request/objects.data.ts";
import type { TalkAuthor } from "./read-talks.ts";
import { type Example, trainModel, type TrainingOptions } from "./train-model.ts";

export const OBJECT_TRAINING: TrainingOptions = {
  buckets: 2 ** 16,
  dimensions: 40,
  epochs: 12,
  rate: 0.5,
  decay: 0.005,
  dropout: 0.3,
  seed: 7,
};

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

/** The examples that the model of objects learns from. */
export const buildObjectExamples = (talks: readonly TalkAuthor[]): readonly Example[] =>
  talks.flatMap(listLabelledMessages).map(({ text, object, previous }) => ({
    features: extractRequestFeatures(text, previous),
    labels: { object },
  }));

/** Learns the object of a message, from what it says and what was asked before. */
export const buildObjectModel = (talks: readonly TalkAuthor[]): LanguageModel =>
  trainModel(buildObjectExamples(talks), OBJECT_TRAINING);
