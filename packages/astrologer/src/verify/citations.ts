/** What a fact's id begins with; a mark in brackets that looks like one is a citation, not a part of the sentence. */
const CITATION =
  /\s?\[(?:(?:birth|planet|dignity|house|lord|star|conj|aspect|aspected|rashi-aspect|exchange|dispositor|varga|karaka|arudha|special|sphuta|dasha|yoga|dosha|sav|bav|shadbala|transit|ingress|win|time|setting|tropical|nitya)-[a-z\d_]+(?:-[a-z\d_]+){0,4}|age|lagna|lagna-star|tithi|vara|karana|sunrise|sunset|sadesati)(?:\s*,\s*[a-z][a-z\d_-]*)*\]/gi;

/** A text with its citations blanked out, every other letter in its place. */
export const withoutCitations = (text: string): string => text.replaceAll(CITATION, (mark) => " ".repeat(mark.length));

/** A text as it is read aloud. */
export const uncited = (text: string): string => text.replaceAll(CITATION, "");

/** The ids that a text names itself. */
export const citedIn = (text: string): readonly string[] => [
  ...new Set(
    Array.from(text.matchAll(CITATION), ([mark]) =>
      mark
        .trim()
        .slice(1, -1)
        .split(/\s*,\s*/),
    ).flat(),
  ),
];
