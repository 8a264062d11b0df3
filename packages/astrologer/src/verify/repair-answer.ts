import type { FactIndex } from "../fact.ts";
import type { VerifiedSentence } from "./verified-sentence.ts";
import { verify, type VerifyOptions } from "./verify.ts";

/** Why a sentence was dropped: its own verdict, or because the sentence it refers to was dropped (`orphaned`). */
export type DropReason = "contradicted" | "withheld" | "unsafe" | "orphaned";

export interface DroppedSentence {
  readonly sentence: VerifiedSentence;
  readonly reason: DropReason;
}

/** An answer without the sentences that may not be shown. */
export interface RepairedAnswer {
  /** The remaining sentences in order, without citations. */
  readonly text: string;
  /** The sentences of `text`, verified again in that text. */
  readonly sentences: readonly VerifiedSentence[];
  /** The dropped sentences, with offsets into the original text. */
  readonly dropped: readonly DroppedSentence[];
  /** Whether the rest is still an answer: its first sentence is kept, and at most a third of the characters were dropped. */
  readonly isUsable: boolean;
}

const MAX_DROPPED_SHARE = 1 / 3;

/** The sentences to drop: those that may not be shown, and those that refer back to a dropped one. */
function selectDroppedSentences(sentences: readonly VerifiedSentence[]): DroppedSentence[] {
  let wasDropped = false;
  return sentences.flatMap((sentence): DroppedSentence[] => {
    const { verdict, isShowable, refersBack } = sentence;
    const orphaned = isShowable && wasDropped && refersBack;
    wasDropped = !isShowable || orphaned;
    if (orphaned) return [{ sentence, reason: "orphaned" }];
    return isShowable ? [] : [{ sentence, reason: verdict as DropReason }];
  });
}

/** Drops what may not be shown, verifies the rest again, and repeats until everything left passes. */
export function repairAnswer(index: FactIndex, text: string, options: VerifyOptions = {}): RepairedAnswer {
  const first = verify(index, text, options).sentences;
  const dropped: DroppedSentence[] = [];
  let sentences = first;
  let remaining = first.map((sentence) => ({ given: sentence, now: sentence }));
  for (let round = 0; round <= first.length; round++) {
    const toDrop = selectDroppedSentences(remaining.map(({ now: current }) => current));
    if (toDrop.length === 0) break;
    for (const { sentence, reason } of toDrop) {
      const original = remaining.find(({ now: current }) => current === sentence)?.given ?? sentence;
      dropped.push({ sentence: { ...sentence, start: original.start, end: original.end }, reason });
    }
    const survivors = remaining.filter(({ now: current }) => !toDrop.some(({ sentence }) => sentence === current));
    sentences = verify(index, joinSentences(survivors.map(({ now: current }) => current)), options).sentences;
    // Dropping sentences does not change where the others end, so the new list matches the survivors one to one.
    remaining = sentences.map((current, at) => ({ now: current, given: survivors[at]?.given ?? current }));
  }
  const droppedLength = dropped.reduce((sum, { sentence }) => sum + sentence.text.length, 0);
  const totalLength = first.reduce((sum, sentence) => sum + sentence.text.length, 0);
  const opening = first[0];
  return {
    text: joinSentences(sentences),
    sentences,
    dropped: dropped.toSorted((a, b) => a.sentence.start - b.sentence.start),
    isUsable:
      opening !== undefined &&
      droppedLength <= totalLength * MAX_DROPPED_SHARE &&
      !dropped.some(({ sentence }) => sentence.start === opening.start),
  };
}

const joinSentences = (sentences: readonly VerifiedSentence[]): string =>
  sentences.map(({ text }) => text.trim()).join(" ");
