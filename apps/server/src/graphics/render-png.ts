import { renderAsync } from "@resvg/resvg-js";
import type { Sheet } from "./drawing-primitives.ts";
import { renderSvg } from "./render-svg.ts";

/** Renders a sheet as a picture, one pixel per point, on a separate thread so that requests are not blocked. */
export async function renderPng(sheet: Sheet): Promise<Buffer> {
  const painted = await renderAsync(renderSvg(sheet), { font: { loadSystemFonts: false } });
  return painted.asPng();
}
