const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
/** Any of the words, the longest first. Letters of no script may follow or go before. */
export const anyOf = (words: string): string =>
  words
    .split("|")
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");
export const EDGE = { before: "(?<![\\p{L}\\p{M}\\p{N}])", after: "(?![\\p{L}\\p{M}\\p{N}])" } as const;

/** More words than name and place have: then it is somebody telling something. */
export const MOST_WORDS_LEFT = 9;

/** One spelling of what is written in several, and as long as it was. */
export const plainly = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(/[\u2010-\u2015]/g, "-");

interface Cut<Found> {
  readonly found: Found;
  readonly before: string;
  readonly after: string;
}

export function cutOut<Found>(
  text: string,
  forms: readonly RegExp[],
  read: (groups: Record<string, string | undefined>) => Found | null,
): Cut<Found> | null {
  for (const form of forms) {
    const match = form.exec(text);
    const found = match && read(match.groups ?? {});
    if (match && found !== null)
      return { found, before: text.slice(0, match.index), after: text.slice(match.index + match[0].length) };
  }
  return null;
}

/** Where the date or the time stood. */
export const MARK = "\n\u0001\n";
