import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Blob, Buffer as ShapingBuffer, Face, Feature, Font, shape } from "harfbuzzjs";
import type { Weight } from "./drawing-primitives.ts";
import { unpackWoff } from "./unpack-woff.ts";

/** A glyph with its position from shaping, in the typeface's units, y upwards. */
export interface PlacedGlyph {
  readonly id: number;
  /** The characters it represents; empty if an earlier glyph represents them. */
  readonly codePoints: readonly number[];
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

export interface Typeface {
  /** One for each file. */
  readonly key: string;
  /** OpenType. */
  readonly bytes: Buffer;
  readonly unitsPerEm: number;
  hasGlyph(codePoint: number): boolean;
  shape(text: string): readonly PlacedGlyph[];
  /** The outline of a glyph as SVG path data, in the typeface's units, y upwards. */
  outline(glyph: number): string;
}

/**
 * Typefaces in the order of lookup for each character. Anek is one family in two scripts; Latin, Greek and Cyrillic letters it lacks, in
 * names of people and places, come from Noto. Both are under the SIL Open Font Licence, which is included in their packages.
 */
const FILES = [
  ["anek-devanagari", "latin"],
  ["anek-devanagari", "devanagari"],
  ["noto-sans", "latin-ext"],
  ["noto-sans", "vietnamese"],
  ["noto-sans", "greek"],
  ["noto-sans", "cyrillic"],
] as const;

/** Tabular figures, where a typeface has them, so that columns of degrees and dates align. */
const FEATURES = [new Feature("tnum")];

function openTypeface(family: string, subset: string, weight: Weight): Typeface {
  const name = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  const bytes = unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(name))));
  const face = new Face(new Blob(bytes), 0);
  const font = new Font(face);
  const codePoints = new Set(face.collectUnicodes());
  const outlines = new Map<number, string>();
  return {
    key: `${family}-${subset}-${weight}`,
    bytes,
    unitsPerEm: face.upem,
    hasGlyph: (codePoint) => codePoints.has(codePoint),
    shape: (text) => {
      const buffer = new ShapingBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer, FEATURES);
      const infos = buffer.getGlyphInfosAndPositions();
      const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted((a, b) => a - b);
      return infos.map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }, index) => {
        const next = starts[starts.indexOf(cluster) + 1];
        const own = infos[index - 1]?.cluster === cluster ? "" : text.slice(cluster, next);
        const codePoints = Array.from(own, (character) => character.codePointAt(0) ?? 0);
        return { id: codepoint, codePoints, advance: xAdvance, dx: xOffset, dy: yOffset };
      });
    },
    outline: (glyph) => {
      const found = outlines.get(glyph) ?? font.glyphToPath(glyph);
      outlines.set(glyph, found);
      return found;
    },
  };
}

const openTypefaces = new Map<string, Typeface>();

/** The typefaces of a weight in lookup order, each loaded on first use. */
export function* loadTypefaces(weight: Weight): Generator<Typeface> {
  for (const [family, subset] of FILES) {
    const key = `${family}-${subset}-${weight}`;
    const typeface = openTypefaces.get(key) ?? openTypeface(family, subset, weight);
    openTypefaces.set(key, typeface);
    yield typeface;
  }
}
