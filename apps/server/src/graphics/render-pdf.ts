import PDFDocument from "pdfkit";
import type { DrawingPrimitive, Sheet, TextPrimitive } from "./drawing-primitives.ts";
import type { Typeface } from "./load-typefaces.ts";
import { createStructureWriter } from "./pdf-structure.ts";
import { placeRuns } from "./shape-text.ts";

export interface PdfInfo {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly madeAt: Date;
}

/** The fontkit methods used by pdfkit's embedded fonts. */
interface FontkitFont {
  getGlyph(id: number, codePoints: readonly number[]): unknown;
  layout(text: string): unknown;
}

/**
 * pdfkit embeds a typeface and shapes with fontkit, which leaves a second anusvara or reph in words such as सिंह and कार्तिक.
 * The layout method of its font is therefore replaced by our own shaping.
 */
function embedTypeface(document: PDFKit.PDFDocument, typeface: Typeface): void {
  document.registerFont(typeface.key, typeface.bytes).font(typeface.key);
  const { font } = Reflect.get(document, "_font") as { font: FontkitFont };
  font.layout = (text) => {
    const placed = typeface.shape(text);
    return {
      glyphs: placed.map(({ id, codePoints }) => font.getGlyph(id, codePoints)),
      positions: placed.map(({ advance, dx, dy }) => ({ xAdvance: advance, yAdvance: 0, xOffset: dx, yOffset: dy })),
      advanceWidth: placed.reduce((sum, { advance }) => sum + advance, 0),
    };
  };
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

function createPrinter(document: PDFKit.PDFDocument) {
  const taken = new Set<string>();

  function text(primitive: TextPrimitive): void {
    const { at, size, ink, rotation } = primitive;
    document.save();
    if (rotation) document.rotate(rotation, { origin: [at.x, at.y] });
    // Copying and screen readers get the original text instead of the glyphs in visual order.
    const spoken = DEVANAGARI.test(primitive.text);
    if (spoken) document.markContent("Span", { actual: primitive.text });
    for (const { run, x } of placeRuns(primitive)) {
      if (!taken.has(run.typeface.key)) embedTypeface(document, run.typeface);
      taken.add(run.typeface.key);
      document.font(run.typeface.key).fontSize(size).fillColor(ink);
      document.text(run.text, x, at.y, { lineBreak: false, baseline: "alphabetic" });
    }
    if (spoken) document.endMarkedContent();
    document.restore();
  }

  function draw(primitive: DrawingPrimitive): void {
    if (primitive.kind === "text") return text(primitive);
    if (primitive.kind === "line") {
      document
        .moveTo(primitive.from.x, primitive.from.y)
        .lineTo(primitive.to.x, primitive.to.y)
        .lineWidth(primitive.width)
        .stroke(primitive.ink);
      return;
    }
    if (primitive.kind === "dot") {
      document.circle(primitive.center.x, primitive.center.y, primitive.radius).fill(primitive.fill);
      return;
    }
    const { points, fill, stroke } = primitive;
    const outline = () => document.polygon(...points.map(({ x, y }): [number, number] => [x, y]));
    if (fill) outline().fill(fill);
    if (stroke) outline().lineWidth(stroke.width).stroke(stroke.ink);
  }
  return draw;
}

/** Renders sheets as one PDF, one page each, in steps of a page. The last step gives a promise, since the document ends later. */
export function* renderPdfInSteps(
  sheets: readonly Sheet[],
  { title, language, madeAt }: PdfInfo,
): Generator<void, Promise<Uint8Array<ArrayBuffer>>> {
  const document = new PDFDocument({
    autoFirstPage: false,
    // The first version with everything that a tagged document needs.
    pdfVersion: "1.5",
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const { promise: ended, resolve: end } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  // The bytes get a buffer of their own, which can be moved to another thread.
  document.on("end", () => end(new Uint8Array(Buffer.concat(chunks))));
  const draw = createPrinter(document);
  const structure = createStructureWriter(document);
  for (const { width, height, primitives } of sheets) {
    document.addPage({ size: [width, height], margin: 0 });
    for (const primitive of primitives) {
      structure.mark(primitive);
      draw(primitive);
    }
    structure.endPage();
    yield;
  }
  structure.end();
  document.end();
  return ended;
}
