/** Sizes of paper that a printer has, points. */
export const PAPERS = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;
export type Paper = keyof typeof PAPERS;

const MM = 72 / 25.4;
export const MARGIN = { side: 17 * MM, top: 16 * MM, bottom: 14 * MM } as const;
/** Between the footer's rule and the last thing above it. */
export const ABOVE_FOOTER = 26;

/** Black on white; greys for what one reads second. */
export const INK = { black: "#000000", second: "#4a4a4a", hair: "#9a9a9a", wash: "#f1f1f1", paper: "#ffffff" } as const;

/** Letters, points. */
export const TYPE = { name: 29, title: 20, heading: 11.5, text: 8.8, small: 7.8, footer: 7.2 } as const;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a page's content stands. */
export function contentOf(paper: Paper): Area {
  const { width, height } = PAPERS[paper];
  const bottom = MARGIN.bottom + ABOVE_FOOTER;
  return { x: MARGIN.side, y: MARGIN.top, width: width - 2 * MARGIN.side, height: height - MARGIN.top - bottom };
}
