import type { Graha } from "@lagna/terms";

/**
 * Full graha drishti: houses counted from the graha (itself 1). All aspect the seventh; Mars also the 4th and 8th,
 * Jupiter the 5th and 9th, Saturn the 3rd and 10th (BPHS 26.2-5). The partial aspects on other houses are strengths,
 * not aspects here.
 */
export const GRAHA_DRISHTI_PLACES: Readonly<Record<Exclude<Graha, "rahu" | "ketu">, readonly number[]>> = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
};

/**
 * The nodes: `none` (the default; Parashara's chapter on aspects names only the seven, and P.V.R. Narasimha Rao follows
 * him), or `five_seven_nine`, like Jupiter, after a verse that only the Venkateshwar Press edition of BPHS prints, and
 * which many follow.
 */
export const NODE_DRISHTI_PLACES = { none: [], five_seven_nine: [5, 7, 9] } as const satisfies Readonly<
  Record<string, readonly number[]>
>;
