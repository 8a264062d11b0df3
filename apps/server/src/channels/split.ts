const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The danda ends a Hindi sentence, and Unicode's rules know it. */
function* piecesOf(text: string, most: number): Generator<string> {
  for (const { segment } of sentences.segment(text)) {
    if (segment.length <= most) yield segment;
    else
      for (const word of segment.split(/(?<=\s)/)) {
        if (word.length <= most) yield word;
        else yield* [...letters.segment(word)].map(({ segment: letter }) => letter);
      }
  }
}

/**
 * A text in parts of at most so many UTF-16 units, which is how channels count: cut between sentences, where one is too long between
 * words, and never within a letter. Nothing but white space at the cuts is lost.
 */
export function splitText(text: string, most: number): string[] {
  const parts: string[] = [];
  let part = "";
  for (const piece of piecesOf(text, most)) {
    if ((part + piece).trimEnd().length > most) {
      parts.push(part.trim());
      part = "";
    }
    part += piece;
  }
  parts.push(part.trim());
  return parts.filter((each) => each !== "");
}
