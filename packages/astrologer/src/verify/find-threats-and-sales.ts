import {
  PRESSURE_KINDS,
  PRESSURE_OF_UNSAFE_WORDING,
  PRESSURE_PATTERNS,
  type PressureKind,
} from "./find-threats-and-sales.data.ts";
import { findUnsafeWording } from "./find-unsafe-wording.ts";
import { NEGATIONS } from "./unsafe-wording.data.ts";

/** A sentence that presses its reader. */
export interface ThreatOrSale {
  /** UTF-16 offsets of the sentence, without the spaces around it. */
  readonly start: number;
  readonly end: number;
  /** Without repetition, in the order of `PRESSURE_KINDS`. */
  readonly kinds: readonly PressureKind[];
}

const SENTENCES = /[^.!?।\n]+[.!?।]*/gu;

/** Of a pattern's words only those that no negation precedes in the sentence count: "no need to buy a stone" presses nobody. */
function findPatternKinds(sentence: string): PressureKind[] {
  return PRESSURE_PATTERNS.flatMap(({ kind, pattern }) => {
    const at = sentence.search(pattern);
    return at >= 0 && !NEGATIONS.test(sentence.slice(0, at)) ? [kind] : [];
  });
}

/**
 * The sentences of a reading that sell, threaten, or set a time limit. A threat or a time limit counts only beside a sale or beside each
 * other, or as a threat by itself: "within ten days" alone is an ordinary forecast.
 */
export function findThreatsAndSales(text: string): ThreatOrSale[] {
  return [...text.matchAll(SENTENCES)].flatMap(({ 0: piece, index }): ThreatOrSale[] => {
    const sentence = piece.trim();
    const start = index + piece.indexOf(sentence);
    const found = new Set([
      ...findUnsafeWording(sentence).flatMap(({ kind }) => PRESSURE_OF_UNSAFE_WORDING[kind] ?? []),
      ...findPatternKinds(sentence),
    ]);
    const kinds = PRESSURE_KINDS.filter((kind) => found.has(kind));
    if (kinds.length === 0 || (kinds.length === 1 && kinds[0] === "deadline")) return [];
    return [{ start, end: start + sentence.length, kinds }];
  });
}
