export interface Sentence {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const SENTENCE = /[^.!?।॥\n…]+[.!?।॥\n…]*/gu;
/** A sentence without marks, as people dictate them, is read in pieces of this many words. */
const MOST_WORDS = 28;
const OVERLAP = 8;

/** The sentences of a text; one that runs on is given in overlapping pieces. */
export function sentencesOf(text: string): readonly Sentence[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: found, index }) => piecesOf(found, index));
}

function piecesOf(sentence: string, start: number): readonly Sentence[] {
  const words = [...sentence.matchAll(/\S+/gu)];
  if (words.length === 0) return [];
  const pieces: Sentence[] = [];
  for (let first = 0; ; first += MOST_WORDS - OVERLAP) {
    const piece = words.slice(first, first + MOST_WORDS);
    const from = start + (piece[0]?.index ?? 0);
    const last = piece.at(-1);
    const to = start + (last?.index ?? 0) + (last?.[0].length ?? 0);
    pieces.push({ text: sentence.slice(from - start, to - start), from, to });
    if (first + MOST_WORDS >= words.length) return pieces;
  }
}
