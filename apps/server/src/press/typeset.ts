import type { TextMark, Weight } from "./marks.ts";
import { type PlacedGlyph, type Typeface, typefacesOf } from "./typefaces.ts";

/** A stretch of text that one typeface sets. */
export interface Run {
  readonly typeface: Typeface;
  readonly text: string;
  readonly glyphs: readonly PlacedGlyph[];
  /** In ems. */
  readonly width: number;
}

/** Joins and separates letters; it stands with what comes before it. */
const JOINER = /\p{Join_Control}|\p{Mn}|\s/u;

function typefaceFor(character: string, weight: Weight, before: Typeface | undefined): Typeface {
  const codePoint = character.codePointAt(0) ?? 0;
  if (before && JOINER.test(character)) return before;
  for (const typeface of typefacesOf(weight)) if (typeface.has(codePoint)) return typeface;
  return before ?? (typefacesOf(weight).next().value as Typeface);
}

function runOf(typeface: Typeface, text: string): Run {
  const glyphs = typeface.shape(text);
  const units = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  return { typeface, text, glyphs, width: units / typeface.unitsPerEm };
}

function setAnew(text: string, weight: Weight): readonly Run[] {
  const stretches: { typeface: Typeface; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const last = stretches.at(-1);
    const typeface = typefaceFor(character, weight, last?.typeface);
    if (last?.typeface === typeface) last.text += character;
    else stretches.push({ typeface, text: character });
  }
  return stretches.map(({ typeface, text: own }) => runOf(typeface, own));
}

/** The same few hundred words are measured and then set, on every page. */
const MOST_KEPT = 4000;
const kept = new Map<string, readonly Run[]>();

/** Text as glyphs in their places, from left to right. A character that no typeface has is an empty box. */
export function typeset(text: string, weight: Weight): readonly Run[] {
  const key = `${weight}${text}`;
  const found = kept.get(key);
  if (found) return found;
  if (kept.size >= MOST_KEPT) kept.clear();
  const runs = setAnew(text, weight);
  kept.set(key, runs);
  return runs;
}

export const textWidth = (text: string, size: number, weight: Weight = 400): number =>
  size * typeset(text, weight).reduce((sum, { width }) => sum + width, 0);

/** The runs of a mark with where each begins, before it is turned. */
export function placedRuns({ text, at, anchor, size, weight }: TextMark): { run: Run; x: number }[] {
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  let x = at.x - share * textWidth(text, size, weight);
  return typeset(text, weight).map((run) => {
    const placed = { run, x };
    x += run.width * size;
    return placed;
  });
}

/** The longest beginning of a text that fits a width, with an ellipsis where it was cut. */
export function fitted(text: string, size: number, width: number, weight: Weight = 400): string {
  if (textWidth(text, size, weight) <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && textWidth(`${letters.join("")}…`, size, weight) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** A text in lines no wider than a width; a single word that is wider is a line of its own. */
export function linesOf(text: string, size: number, width: number, weight: Weight = 400): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
