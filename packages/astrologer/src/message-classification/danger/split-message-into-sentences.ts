export interface SentenceSpan {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const SENTENCE = /[^.!?।॥\n…]+[.!?।॥\n…]*/gu;
/** Long sentences without punctuation, as in dictated text, are read in pieces of this many words. */
const MAX_WORDS = 28;
const OVERLAP = 8;

/** Splits a text into sentences, and long sentences into overlapping pieces. */
export function splitMessageIntoSentences(text: string): readonly SentenceSpan[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: found, index }) => splitLongSentence(found, index));
}

function splitLongSentence(sentence: string, start: number): readonly SentenceSpan[] {
  const words = [...sentence.matchAll(/\S+/gu)];
  if (words.length === 0) return [];
  const pieces: SentenceSpan[] = [];
  for (let first = 0; ; first += MAX_WORDS - OVERLAP) {
    const piece = words.slice(first, first + MAX_WORDS);
    const from = start + (piece[0]?.index ?? 0);
    const last = piece.at(-1);
    const to = start + (last?.index ?? 0) + (last?.[0].length ?? 0);
    pieces.push({ text: sentence.slice(from - start, to - start), from, to });
    if (first + MAX_WORDS >= words.length) return pieces;
  }
}

const CLAUSE = /[^,;:–—-]+(?:-(?=\S)[^,;:–—-]+)*/gu;

/** Splits a sentence at commas and dashes: "my husband died, when will I join him". Empty if it has one clause only. */
export function splitClauses({ text, from }: SentenceSpan): readonly SentenceSpan[] {
  const clauses = [...text.matchAll(CLAUSE)];
  if (clauses.length < 2) return [];
  return clauses.map(({ 0: clause, index }) => ({
    text: clause,
    from: from + index,
    to: from + index + clause.length,
  }));
}
