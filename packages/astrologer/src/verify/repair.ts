import type { FactIndex } from "../fact.ts";
import type { VerifiedSentence } from "./sentence.ts";
import { verify, type VerifyOptions } from "./verify.ts";

/** Why a sentence fell: its own verdict, or that what it leaned on had fallen. */
export type Fall = "contradicted" | "withheld" | "unsafe" | "orphaned";

export interface Dropped {
  readonly sentence: VerifiedSentence;
  readonly why: Fall;
}

/** An answer with what may not be shown taken out of it. */
export interface Repaired {
  /** What is left, in order, citations taken out. */
  readonly text: string;
  /** The sentences of `text`, verified as they stand there. */
  readonly sentences: readonly VerifiedSentence[];
  /** What fell, in the order of the text as it was given. */
  readonly dropped: readonly Dropped[];
  /** Whether what is left is still the answer: its first sentence stands, and no more than a third of its letters fell. */
  readonly stands: boolean;
}

const MOST_LOST = 1 / 3;

/** Sentences of a text from which some fall; one that leans on a fallen one falls with it. */
function fallen(sentences: readonly VerifiedSentence[]): Dropped[] {
  let before = false;
  return sentences.flatMap((sentence): Dropped[] => {
    const { verdict, passes, leans } = sentence;
    const orphaned = passes && before && leans;
    before = !passes || orphaned;
    if (orphaned) return [{ sentence, why: "orphaned" }];
    return passes ? [] : [{ sentence, why: verdict as Fall }];
  });
}

/** Takes out what may not be shown, verifies the rest as it then stands, and so on until all that is left passes. */
export function repaired(index: FactIndex, text: string, options: VerifyOptions = {}): Repaired {
  const first = verify(index, text, options).sentences;
  const dropped: Dropped[] = [];
  let sentences = first;
  let left = first.map((sentence) => ({ given: sentence, now: sentence }));
  for (let round = 0; round <= first.length; round++) {
    const falling = fallen(left.map(({ now }) => now));
    if (falling.length === 0) break;
    for (const { sentence, why } of falling) {
      const given = left.find(({ now }) => now === sentence)?.given ?? sentence;
      dropped.push({ sentence: { ...sentence, start: given.start, end: given.end }, why });
    }
    const kept = left.filter(({ now }) => !falling.some(({ sentence }) => sentence === now));
    sentences = verify(index, joined(kept.map(({ now }) => now)), options).sentences;
    // What a sentence end is does not change as others go, so that the rest stays one for one.
    left = sentences.map((now, at) => ({ now, given: kept[at]?.given ?? now }));
  }
  const lost = dropped.reduce((sum, { sentence }) => sum + sentence.text.length, 0);
  const whole = first.reduce((sum, sentence) => sum + sentence.text.length, 0);
  const opening = first[0];
  return {
    text: joined(sentences),
    sentences,
    dropped: dropped.toSorted((a, b) => a.sentence.start - b.sentence.start),
    stands:
      opening !== undefined &&
      lost <= whole * MOST_LOST &&
      !dropped.some(({ sentence }) => sentence.start === opening.start),
  };
}

const joined = (sentences: readonly VerifiedSentence[]): string => sentences.map(({ text }) => text.trim()).join(" ");
