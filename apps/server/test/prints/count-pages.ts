import { inflateSync } from "node:zlib";

/** How many pages a PDF has; its objects may be compressed. */
export function countPages(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    try {
      return [inflateSync(pdf.subarray(index + length)).toString("latin1")];
    } catch {
      return [];
    }
  });
  return [text, ...streams].join("\n").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
