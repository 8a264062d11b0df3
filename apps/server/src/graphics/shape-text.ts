import type { TextPrimitive, Weight } from "./drawing-primitives.ts";
import { type PlacedGlyph, type Typeface, loadTypefaces } from "./load-typefaces.ts";

/** A run of text set in one typeface. */
export interface GlyphRun {
  readonly typeface: Typeface;
  readonly text: string;
  readonly glyphs: readonly PlacedGlyph[];
  /** In ems. */
  readonly width: number;
}

/** Joiners, marks and spaces are set in the typeface of the character before them. */
const JOINER = /\p{Join_Control}|\p{Mn}|\s/u;

function selectTypeface(character: string, weight: Weight, before: Typeface | undefined): Typeface {
  const codePoint = character.codePointAt(0) ?? 0;
  if (before && JOINER.test(character)) return before;
  for (const typeface of loadTypefaces(weight)) if (typeface.hasGlyph(codePoint)) return typeface;
  return before ?? (loadTypefaces(weight).next().value as Typeface);
}

function createRun(typeface: Typeface, text: string): GlyphRun {
  const glyphs = typeface.shape(text);
  const units = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  return { typeface, text, glyphs, width: units / typeface.unitsPerEm };
}

function shapeUncached(text: string, weight: Weight): readonly GlyphRun[] {
  const stretches: { typeface: Typeface; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const last = stretches.at(-1);
    const typeface = selectTypeface(character, weight, last?.typeface);
    if (last?.typeface === typeface) last.text += character;
    else stretches.push({ typeface, text: character });
  }
  return stretches.map(({ typeface, text: own }) => createRun(typeface, own));
}

/** Cache size: the same few hundred words are measured and then set on every page. */
const MAX_KEPT = 4000;
const shapedTexts = new Map<string, readonly GlyphRun[]>();

/** Shapes text into positioned glyphs, from left to right. Characters missing in all typefaces become an empty box. */
export function shapeText(text: string, weight: Weight): readonly GlyphRun[] {
  const key = `${weight}${text}`;
  const found = shapedTexts.get(key);
  if (found) return found;
  if (shapedTexts.size >= MAX_KEPT) shapedTexts.clear();
  const runs = shapeUncached(text, weight);
  shapedTexts.set(key, runs);
  return runs;
}

export const measureText = (text: string, size: number, weight: Weight = 400): number =>
  size * shapeText(text, weight).reduce((sum, { width }) => sum + width, 0);

/** The runs of a text primitive with the x of each, before rotation. */
export function placeRuns({ text, at, anchor, size, weight }: TextPrimitive): { run: GlyphRun; x: number }[] {
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  let x = at.x - share * measureText(text, size, weight);
  return shapeText(text, weight).map((run) => {
    const placed = { run, x };
    x += run.width * size;
    return placed;
  });
}

/** Shortens a text to fit a width, with an ellipsis if it was cut. */
export function truncateToWidth(text: string, size: number, width: number, weight: Weight = 400): string {
  if (measureText(text, size, weight) <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && measureText(`${letters.join("")}…`, size, weight) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Breaks a text into lines within a width; a single wider word gets its own line. */
export function wrapLines(text: string, size: number, width: number, weight: Weight = 400): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measureText(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
