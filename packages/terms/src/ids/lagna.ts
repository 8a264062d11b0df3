/** The ascendant, which is placed in a chart like the grahas. */
export const LAGNAS = ["lagna"] as const;
export type LagnaId = (typeof LAGNAS)[number];
