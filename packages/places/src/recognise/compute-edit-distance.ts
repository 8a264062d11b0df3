/**
 * The Damerau-Levenshtein distance of two words: letters missing, added, wrong or swapped with their neighbour (each
 * letter moves at most once); beyond `most`, any number above it.
 */
export function computeEditDistance(first: string, second: string, most: number): number {
  if (Math.abs(first.length - second.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: second.length + 1 }, (_, at) => at);
  for (let i = 1; i <= first.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= second.length; j += 1) {
      const cost = first[i - 1] === second[j - 1] ? 0 : 1;
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, above] = [above, row];
  }
  return above[second.length] ?? most + 1;
}

const LETTER_A = 97;

/** The letters of a word, one bit each: words that differ in more than two bits per edit are further apart. */
export function toLetterBits(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - LETTER_A;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

export function countDifferingLetters(first: number, second: number): number {
  let count = 0;
  for (let bits = first ^ second; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
