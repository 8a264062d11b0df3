const sentenceSegmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const graphemeSegmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Unicode's sentence rules also recognise the danda, which ends a Hindi sentence. */
function* splitAtSentences(text: string, maxLength: number): Generator<string> {
  for (const { segment } of sentenceSegmenter.segment(text)) {
    if (segment.length <= maxLength) yield segment;
    else
      for (const word of segment.split(/(?<=\s)/)) {
        if (word.length <= maxLength) yield word;
        else yield* [...graphemeSegmenter.segment(word)].map(({ segment: letter }) => letter);
      }
  }
}

/**
 * Splits a text into parts of at most so many UTF-16 units (the unit channels count in): between sentences, within a too long sentence
 * between words, and never within a letter. Only white space at the cuts is lost.
 */
export function splitText(text: string, maxLength: number): string[] {
  const parts: string[] = [];
  let part = "";
  for (const piece of splitAtSentences(text, maxLength)) {
    if ((part + piece).trimEnd().length > maxLength) {
      parts.push(part.trim());
      part = "";
    }
    part += piece;
  }
  parts.push(part.trim());
  return parts.filter((each) => each !== "");
}
