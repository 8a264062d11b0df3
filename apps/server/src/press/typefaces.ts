import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Blob, Buffer as ShapingBuffer, Face, Feature, Font, shape } from "harfbuzzjs";
import type { Weight } from "./marks.ts";
import { unpackWoff } from "./woff.ts";

/** A glyph where shaping put it, in the typeface's units, y upwards. */
export interface PlacedGlyph {
  readonly id: number;
  /** The letters it stands for; none where a glyph before it stands for them too. */
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
  has(codePoint: number): boolean;
  shape(text: string): readonly PlacedGlyph[];
  /** The outline of a glyph as SVG path data, in the typeface's units, y upwards. */
  outline(glyph: number): string;
}

/**
 * In this order each character is looked for. Anek is one family in two scripts; what it lacks of Latin, Greek and Cyrillic, in names of
 * people and places, is Noto's. Both under the SIL Open Font Licence, which their packages carry.
 */
const FILES = [
  ["anek-devanagari", "latin"],
  ["anek-devanagari", "devanagari"],
  ["noto-sans", "latin-ext"],
  ["noto-sans", "vietnamese"],
  ["noto-sans", "greek"],
  ["noto-sans", "cyrillic"],
] as const;

/** Figures of one width, so that columns of degrees and dates stand under one another; where a typeface has them. */
const FEATURES = [new Feature("tnum")];

function open(family: string, subset: string, weight: Weight): Typeface {
  const name = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  const bytes = unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(name))));
  const face = new Face(new Blob(bytes), 0);
  const font = new Font(face);
  const known = new Set(face.collectUnicodes());
  const outlines = new Map<number, string>();
  return {
    key: `${family}-${subset}-${weight}`,
    bytes,
    unitsPerEm: face.upem,
    has: (codePoint) => known.has(codePoint),
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

const opened = new Map<string, Typeface>();

/** The typefaces of a weight in the order in which they are asked, each read when it is first needed. */
export function* typefacesOf(weight: Weight): Generator<Typeface> {
  for (const [family, subset] of FILES) {
    const key = `${family}-${subset}-${weight}`;
    const typeface = opened.get(key) ?? open(family, subset, weight);
    opened.set(key, typeface);
    yield typeface;
  }
}
