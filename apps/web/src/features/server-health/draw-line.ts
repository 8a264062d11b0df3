export const WIDTH = 240;
export const HEIGHT = 80;
/** Keeps the line inside the picture. */
const MARGIN = 2;

export type Values = readonly (number | null)[];

/** The highest value of several lines, at least 1, so that lines of zeros lie at the bottom. */
export const findHighest = (lines: readonly Values[]): number =>
  Math.max(1, ...lines.flat().map((value) => value ?? 0));

const round = (value: number): number => Math.round(value * 10) / 10;

/** A path through the values, equally far apart, interrupted where one is missing. A single value is a short line. */
export function drawLine(values: Values, highest: number): string {
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, values.length - 1);
  let path = "";
  let isDrawing = false;
  for (const [index, value] of values.entries()) {
    if (value === null) {
      isDrawing = false;
      continue;
    }
    const x = round(MARGIN + index * step);
    const y = round(HEIGHT - MARGIN - (value / highest) * (HEIGHT - 2 * MARGIN));
    path += isDrawing ? `L${x} ${y}` : `M${x} ${y}h0.1`;
    isDrawing = true;
  }
  return path;
}
