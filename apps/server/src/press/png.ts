import { renderAsync } from "@resvg/resvg-js";
import type { Sheet } from "./marks.ts";
import { svgOfSheet } from "./svg.ts";

/** A sheet as a picture, a pixel a point. Painted on a thread of its own: requests are answered meanwhile. */
export async function pngOf(sheet: Sheet): Promise<Buffer> {
  const painted = await renderAsync(svgOfSheet(sheet), { font: { loadSystemFonts: false } });
  return painted.asPng();
}
