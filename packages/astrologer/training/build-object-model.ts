import type { LanguageModel } from "../src/message-classification/classifier/model.ts";
import { type EarlierRequest, extractRequestFeatures } from "../src/request/extract-request-features.ts";
import type { PersonReference } from "../src/request/rank-objects.ts";
import { ASK_OBJECTS, type AskObjectId } from "../src/request/objects.data.ts";
import type { TalkAsk, TalkAuthor } from "./read-talks.ts";
import { type Example, trainModel, type TrainingOptions } from "./train-model.ts";

export const OBJECT_TRAINING: TrainingOptions = {
  buckets: 2 ** 16,
  dimensions: 64,
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
  readonly reference: PersonReference;
  readonly previous: EarlierRequest | null;
  readonly isFollowUp: boolean;
}

const isAboutOther = ({ slots: { person = "self" } }: TalkAsk): boolean => person !== "self";

const getReference = (ask: TalkAsk): PersonReference =>
  isAboutOther(ask) ? ((ask.from_talk ?? []).includes("person") ? "before" : "named") : "self";

const toEarlierRequest = (ask: TalkAsk | undefined): EarlierRequest | null =>
  ask ? { object: ask.object, isAboutOther: isAboutOther(ask) } : null;

const BESIDE: ReadonlySet<AskObjectId> = new Set(["affirmation", "denial"]);
const isBeside = ({ object }: TalkAsk): boolean => ASK_OBJECTS[object].family === "person" || BESIDE.has(object);

/** What a message mainly asks: "hello, are you a real person" is more than a greeting. */
const findMainAsk = (asks: readonly TalkAsk[]): TalkAsk | undefined => asks.find((ask) => !isBeside(ask)) ?? asks[0];

/** The messages of an author, each with the object that it mainly asks for, the person it is about, and what the message before asked. */
export function listLabelledMessages({ messages }: TalkAuthor): readonly LabelledMessage[] {
  return messages.flatMap(({ text, language, asks, talk }, at) => {
    const ask = findMainAsk(asks);
    const before = messages[at - 1];
    if (!ask) return [];
    const previous = before?.talk === talk ? toEarlierRequest(before.asks.at(-1)) : null;
    const isFollowUp = (ask.from_talk ?? []).length > 0;
    return [{ text, language, object: ask.object, reference: getReference(ask), previous, isFollowUp }];
  });
}

/** The examples that the model of objects learns from. */
export const buildObjectExamples = (talks: readonly TalkAuthor[]): readonly Example[] =>
  talks.flatMap(listLabelledMessages).map(({ text, object, reference, previous }) => ({
    features: extractRequestFeatures(text, previous),
    labels: { object, reference },
  }));

/** Learns the object of a message, from what it says and what was asked before. */
export const buildObjectModel = (talks: readonly TalkAuthor[]): LanguageModel =>
  trainModel(buildObjectExamples(talks), OBJECT_TRAINING);
