/**
 * Upper bounds for text widths, in ems, for Anek Devanagari at weight 600 and for the usual system fonts shown while it
 * loads. The layout depends only on these, so it is the same in a browser, on the server and in a test.
 */
const WIDTH_EM: readonly (readonly [RegExp, number])[] = [
  // Matras and signs above or below the letter add no width; the long ones beside it do.
  [/[\u0900-\u0902\u093c\u0941-\u0948\u094d]/u, 0],
  [/[\u0903\u093e\u093f\u0940\u0949-\u094c]/u, 0.42],
  [/[\u0966-\u096f]/u, 0.74],
  [/\p{Script=Devanagari}/u, 0.86],
  [/[MW]/u, 0.96],
  [/[mw]/u, 0.92],
  [/[\p{Lu}]/u, 0.72],
  [/[ijlft.,:'’\s]/u, 0.4],
  [/[°′]/u, 0.42],
  [/[0-9]/u, 0.62],
  [/[↑↓]/u, 0.9],
];
const DEFAULT_WIDTH_EM = 0.62;

/** The widths of the characters measured so far. A drawing repeats a few dozen, and patterns of scripts are slow. */
const knownEms = new Map<string, number>();

function getCharacterEms(character: string): number {
  const ems = knownEms.get(character) ?? WIDTH_EM.find(([pattern]) => pattern.test(character))?.[1] ?? DEFAULT_WIDTH_EM;
  knownEms.set(character, ems);
  return ems;
}

/** An upper bound for the width of `text` set at `fontSize`. */
export function estimateTextWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) ems += getCharacterEms(character);
  return ems * fontSize;
}

export interface LineMetrics {
  /** From the top of the line's box to the baseline. */
  readonly ascent: number;
  readonly height: number;
}

/** Devanagari reaches higher (ं, े) and lower (ु, ू) than Latin capitals do. */
export function estimateLineMetrics(text: string, fontSize: number): LineMetrics {
  return /\p{Script=Devanagari}/u.test(text)
    ? { ascent: fontSize * 0.98, height: fontSize * 1.36 }
    : { ascent: fontSize * 0.86, height: fontSize * 1.1 };
}
