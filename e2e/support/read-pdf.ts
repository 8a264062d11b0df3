import { inflateSync } from "node:zlib";

export interface ReadPdf {
  readonly pages: number;
  /** All text, in the order in which it is drawn. */
  readonly text: string;
}

interface PdfObject {
  readonly dictionary: string;
  /** Inflated; empty for an object without a stream. */
  readonly stream: string;
}

function readStream(file: Buffer, from: number): string {
  try {
    return inflateSync(file.subarray(from)).toString("latin1");
  } catch {
    return "";
  }
}

/** The objects of a file as pdfkit writes it: each on its own, none inside an object stream. */
function readObjects(file: Buffer): ReadonlyMap<string, PdfObject> {
  const text = file.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = "", index, 0: head } of text.matchAll(/(\d+) 0 obj\n/g)) {
    const start = index + head.length;
    const end = text.indexOf("endobj", start);
    const stream = text.slice(start, end).search(/stream\r?\n/);
    const dictionary = text.slice(start, stream === -1 ? end : start + stream);
    objects.set(id, {
      dictionary,
      stream: stream === -1 ? "" : readStream(file, text.indexOf("\n", start + stream) + 1),
    });
  }
  return objects;
}

/** What each glyph of a font stands for, by its table for copying. */
function readGlyphs(table: string): string[] {
  const glyphs: string[] = [];
  for (const [, start = "0", codes = ""] of table.matchAll(/<(\w+)> <\w+> \[(.*?)\]/gs)) {
    const words = [...codes.matchAll(/<([\w ]*)>/g)].map(([, hex = ""]) =>
      hex
        .split(" ")
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16) || 0))
        .join(""),
    );
    for (const [index, word] of words.entries()) glyphs[Number.parseInt(start, 16) + index] = word;
  }
  return glyphs;
}

/** Opens a PDF that the server has made: how many pages it has, and its text. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = readObjects(file);
  const fonts = new Map<string, readonly string[]>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = "", id = ""] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? "")?.[1] ?? "";
      fonts.set(name, readGlyphs(objects.get(table)?.stream ?? ""));
    }
  }
  let font: readonly string[] = [];
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    for (const [, name, shown = ""] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? [];
      else {
        const hex = [...shown.matchAll(/<(\w+)>/g)].map(([, digits = ""]) => digits).join("");
        lines.push((hex.match(/.{4}/g) ?? []).map((code) => font[Number.parseInt(code, 16)] ?? "").join(""));
      }
    }
  }
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary)).length;
  return { pages, text: lines.join("\n") };
}
