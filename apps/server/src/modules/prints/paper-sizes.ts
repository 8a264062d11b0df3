/** Paper sizes in points. */
export const PAPERS = {
  a3: { width: 841.89, height: 1190.55 },
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;
export type Paper = keyof typeof PAPERS;

const POINTS_PER_MM = 72 / 25.4;
export const MARGIN = { side: 17 * POINTS_PER_MM, top: 16 * POINTS_PER_MM, bottom: 14 * POINTS_PER_MM } as const;
/** Distance between the footer's line and the content above it. */
export const FOOTER_GAP = 26;

/** Black on white, with greys for secondary content. */
export const INK = { black: "#000000", second: "#4a4a4a", hair: "#9a9a9a", wash: "#f1f1f1", paper: "#ffffff" } as const;

/** Type sizes in points. */
export const TYPE_SIZES = { name: 29, title: 20, heading: 11.5, text: 8.8, small: 7.8, footer: 7.2 } as const;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area of a page that holds content. */
export function getContentArea(paper: Paper): Area {
  const { width, height } = PAPERS[paper];
  const bottom = MARGIN.bottom + FOOTER_GAP;
  return { x: MARGIN.side, y: MARGIN.top, width: width - 2 * MARGIN.side, height: height - MARGIN.top - bottom };
}
