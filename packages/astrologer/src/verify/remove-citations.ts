/** Matches citations in brackets such as "[planet-mars]" by the prefixes of fact ids; they are not part of the sentence. */
const CITATION =
  /\s?\[(?:(?:birth|planet|dignity|house|lord|star|conj|aspect|aspected|rashi-aspect|exchange|dispositor|varga|karaka|arudha|special|sphuta|dasha|yoga|dosha|sav|bav|shadbala|transit|ingress|win|time|setting|tropical|nitya)-[a-z\d_]+(?:-[a-z\d_]+){0,4}|age|lagna|lagna-star|tithi|vara|karana|sunrise|sunset|sadesati)(?:\s*,\s*[a-z][a-z\d_-]*)*\]/gi;

/** The text with citations replaced by spaces, so that offsets stay the same. */
export const blankCitations = (text: string): string => text.replaceAll(CITATION, (mark) => " ".repeat(mark.length));

/** The text without citations, as it is read aloud. */
export const stripCitations = (text: string): string => text.replaceAll(CITATION, "");
